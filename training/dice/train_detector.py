"""Train the detector.

    python -m training.dice.train_detector OUT.pt --photos ROOT --groups table,tray \\
        --stock a.npz b.npz --steps 8000
"""

import math
from functools import partial

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from training.dice.learning import Course, arguments, batches, started
from training.dice.nets import STRIDE, Detector
from training.dice.photos import empty_pictures, things, trained_on
from training.dice.scenes import SIZE, Box, Scenes, Stock
from training.dice.trunk import published, take_over

CELLS = SIZE // STRIDE
WEIGHTS = {"table": 1.2, "tray": 0.8, "greytable": 0.4, "lamp": 0.6, "mixed": 1.0, "traced": 1.0}
UNIT = 32.0  # sizes are learnt as logarithms of multiples of this
SMALL, LARGE, HUGE = 9.0, 125.0, 160.0  # one look finds dice between the first two


def clipped(box: Box) -> Box:
    """The part inside the picture; -2 if that is too little, or its size hard to ask for."""
    x0, x1 = max(0.0, box[0] - box[2] / 2), min(float(SIZE), box[0] + box[2] / 2)
    y0, y1 = max(0.0, box[1] - box[3] / 2), min(float(SIZE), box[1] + box[3] / 2)
    seen = (x1 - x0) * (y1 - y0) / max(1.0, box[2] * box[3])
    unasked = seen < 0.55 or max(box[2:4]) > LARGE or max(box[2:4]) < SMALL
    value = -2 if unasked and box[4] >= 0 else box[4]
    return (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0, value


def targets(boxes: list[Box]) -> dict[str, np.ndarray]:
    """Heat (1 at centres), where heat counts, and size, offset and value at the centres."""
    heat = np.zeros((CELLS, CELLS), np.float32)
    count = np.ones((CELLS, CELLS), np.float32)
    fields = np.zeros((4, CELLS, CELLS), np.float32)
    value = np.full((CELLS, CELLS), -1, np.int64)
    weight = np.zeros((CELLS, CELLS), np.float32)
    rows, columns = np.mgrid[:CELLS, :CELLS] + 0.5
    # a huge die is no die at this scale: nothing of it may look like one
    asked = [clipped(box) for box in boxes if box[4] == -1 or max(box[2:4]) < HUGE]
    for box in sorted(asked, key=lambda b: -b[2] * b[3]):
        x, y, w, h = (part / STRIDE for part in box[:4])
        if box[4] < 0:
            hide(count, x, y, w, h, 1.3 if box[4] == -1 else 0.4)
            continue
        bell = np.exp(
            -((columns - x) ** 2 / (0.02 * w * w + 0.3) + (rows - y) ** 2 / (0.02 * h * h + 0.3))
        )
        peak = (int(min(y, CELLS - 1)), int(min(x, CELLS - 1)))
        bell[peak] = 1.0
        heat = np.maximum(heat, bell.astype(np.float32))
        near = bell > 0.6
        fields[:, near] = np.stack(
            [
                np.full(near.sum(), math.log(max(box[2], 4) / UNIT)),
                np.full(near.sum(), math.log(max(box[3], 4) / UNIT)),
                x - columns[near],
                y - rows[near],
            ]
        )
        value[near] = box[4] - 1 if box[4] else 6
        weight[near] = 1.0
        weight[peak] = 2.0
    return {"heat": heat, "count": count, "fields": fields, "value": value, "weight": weight}


def hide(count: np.ndarray, x: float, y: float, w: float, h: float, reach: float) -> None:
    """Nothing is learnt around a die whose label says too little (only its face, or unreadable),
    nor in the middle of a die cut off by the edge; that die's pips are still no dice."""
    top, left = max(0, int(y - reach * h)), max(0, int(x - reach * w))
    count[top : int(y + reach * h) + 2, left : int(x + reach * w) + 2] = 0


def loss_of(output: Tensor, goal: dict[str, Tensor]) -> tuple[Tensor, dict[str, float]]:
    heat, fields, values = output[:, 0], output[:, 1:5], output[:, 5:]
    chance = torch.sigmoid(heat).clamp(1e-4, 1 - 1e-4)
    peaks = (goal["heat"] == 1).float() * goal["count"]
    hit = -((1 - chance) ** 2) * torch.log(chance) * peaks
    miss = (
        -((1 - goal["heat"]) ** 4) * chance**2 * torch.log(1 - chance) * (1 - peaks) * goal["count"]
    )
    dice = peaks.sum().clamp(min=1)
    heat_loss = (hit.sum() + miss.sum()) / dice
    weight = goal["weight"]
    total = weight.sum().clamp(min=1)
    scale = torch.tensor([1.0, 1.0, 0.15, 0.15])[None, :, None, None]
    box_loss = (
        functional.smooth_l1_loss(fields, goal["fields"], reduction="none", beta=0.1) * scale
    ).sum(1).mul(weight).sum() / total
    value_loss = (
        functional.cross_entropy(
            values, goal["value"], ignore_index=-1, reduction="none", label_smoothing=0.03
        )
        * weight
    ).sum() / total
    loss = heat_loss + 2.0 * box_loss + 0.2 * value_loss
    return loss, {"heat": heat_loss.item(), "box": box_loss.item(), "value": value_loss.item()}


def batch(scenes: Scenes, size: int, rendered: float) -> tuple[Tensor, dict[str, Tensor]]:
    drawn = [scenes.draw(rendered) for _ in range(size)]
    images = torch.from_numpy(np.stack([image[..., ::-1] for image, _ in drawn]).copy())
    goals = [targets(boxes) for _, boxes in drawn]
    return images, {key: torch.from_numpy(np.stack([g[key] for g in goals])) for key in goals[0]}


def main() -> None:
    parser = arguments(batch=24)
    parser.add_argument("--rendered", type=float, default=0.45, help="share of rendered scenes")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    photos = trained_on(options.photos, set(options.groups.split(",")))
    stock, empty = Stock.load(options.stock), empty_pictures(options.empty)
    litter, pieces = things(options.things), empty_pictures(options.pieces)
    scenes = Scenes(photos, stock, options.seed, WEIGHTS, empty, litter, pieces)
    net = started(Detector(), {}, options.start)
    if not options.start:
        take_over(net.trunk, published())
    course = Course(net, {}, options.out, options.rate, options.steps, compiled=options.compiled)
    course.run(batches(partial(batch, scenes, options.batch, options.rendered)), loss_of)


if __name__ == "__main__":
    main()
