"""Teach reader or checker where the die's edges are; all they knew before stays as it is.

    python -m training.dice.train_frames OUT.pt --network reader --start read.pt --photos ROOT \\
        --groups table,tray --stock a.npz b.npz --steps 2000
"""

from dataclasses import replace
from functools import partial

import numpy as np
import torch
from torch import Tensor

from training.dice.crops import CHECKERS, READERS, Crops, Frame, Sample
from training.dice.learning import Course, arguments, batches
from training.dice.nets import EDGES, Checker, Reader
from training.dice.photos import empty_pictures, things, trained_on
from training.dice.scenes import Stock
from training.dice.train_reader import freeze_but

REAL = 0.6  # of the crops; the rest is rendered, where labels are exact
KINDS: dict[str, tuple[type, Frame]] = {"reader": (Reader, READERS), "checker": (Checker, CHECKERS)}


def draw(crops: Crops) -> Sample:
    return crops.real() if crops.rng.random() < REAL else crops.pasted()


def batch(crops: Crops, size: int) -> tuple[Tensor, Tensor]:
    drawn = [draw(crops) for _ in range(size)]
    images = np.stack([sample.image[..., ::-1] for sample in drawn])
    goals = np.array([sample.edges for sample in drawn], np.float32)
    return torch.from_numpy(images.copy()), torch.from_numpy(goals)


def loss_of(output: Tensor, goal: Tensor) -> tuple[Tensor, dict[str, float]]:
    """How far each edge is off: labels have slips, so no squares."""
    known = ~goal.isnan().any(1)
    loss = (output[known, -EDGES:] - goal[known]).abs().mean()
    return loss, {"off": loss.item()}


def main() -> None:
    parser = arguments(batch=96)
    parser.add_argument("--network", choices=KINDS, required=True)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    kind, frame = KINDS[options.network]
    photos = trained_on(options.photos, set(options.groups.split(",")))
    stock, empty = Stock.load(options.stock), empty_pictures(options.empty)
    rough = replace(frame, rough=True)
    crops = Crops(photos, stock, options.seed, None, empty, things(options.things), rough)
    net = kind()
    saved = torch.load(options.start)
    proxies = saved.pop("proxies", None)
    net.load_state_dict(saved, strict=False)  # a network that knows no frames yet may be given
    freeze_but(net, "frame")
    kept = {} if proxies is None else {"proxies": torch.nn.Parameter(proxies, requires_grad=False)}
    course = Course(net, kept, options.out, options.rate, options.steps)
    course.run(batches(partial(batch, crops, options.batch)), loss_of)


if __name__ == "__main__":
    main()
