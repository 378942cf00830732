"""Train the crop reader: face, colour and fingerprint together.

    python -m training.dice.train_reader OUT.pt --photos ROOT --groups table,tray \\
        --stock a.npz b.npz --steps 8000
"""

from functools import partial

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from training.dice.crops import Crops
from training.dice.faces import GLYPHS
from training.dice.learning import Course, arguments, batches, started
from training.dice.nets import COLOURS, EDGES, EMBEDDING, FACES, Reader
from training.dice.photos import empty_pictures, things, trained_on
from training.dice.scenes import Stock
from training.dice.stock import GLYPH


def batch(crops: Crops, size: int) -> tuple[Tensor, Tensor]:
    drawn = [crops.draw() for _ in range(size)]
    images = np.stack([sample.image[..., ::-1] for sample in drawn])
    goals = np.array([(s.face, s.identity, s.colour) for s in drawn], np.int64)
    return torch.from_numpy(images.copy()), torch.from_numpy(goals)


def loss_of(proxies: Tensor, output: Tensor, goal: Tensor) -> tuple[Tensor, dict[str, float]]:
    """Face and colour by cross entropy; the fingerprint by cosine to one proxy per identity."""
    face, colour, mark, _ = output.split([FACES, COLOURS, EMBEDDING, EDGES], 1)
    face_loss = functional.cross_entropy(face, goal[:, 0], ignore_index=-1, label_smoothing=0.03)
    colour_loss = functional.cross_entropy(
        colour, goal[:, 2], ignore_index=-1, label_smoothing=0.03
    )
    cosine = functional.normalize(mark) @ functional.normalize(proxies).T
    mark_loss = functional.cross_entropy(16 * cosine, goal[:, 1], ignore_index=-1)
    right = (face.argmax(1) == goal[:, 0]).float().mean().item()
    loss = face_loss + 0.3 * colour_loss + 0.3 * mark_loss
    return loss, {
        "face": face_loss.item(),
        "right": right,
        "colour": colour_loss.item(),
        "mark": mark_loss.item(),
    }


def freeze_but(net: nn.Module, name: str) -> None:
    """Only one part goes on learning; the rest, its running means too, stays as it is."""
    for key, parameter in net.named_parameters():
        parameter.requires_grad_(key.startswith(name))
    net.eval()
    getattr(net, name).train()


def main() -> None:
    parser = arguments(batch=96)
    parser.add_argument("--only", help="the one layer that learns, such as colour")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    photos = trained_on(options.photos, set(options.groups.split(",")))
    hard = np.load(options.hard) if options.hard else None
    stock, empty = Stock.load(options.stock), empty_pictures(options.empty)
    crops = Crops(photos, stock, options.seed, hard, empty, things(options.things))
    proxies = {"proxies": nn.Parameter(torch.randn(GLYPH + GLYPHS, EMBEDDING))}
    net = started(Reader(), proxies, options.start)
    if options.only:
        proxies["proxies"].requires_grad_(False)
        freeze_but(net, options.only)
    course = Course(
        net,
        proxies,
        options.out,
        options.rate,
        options.steps,
        short=not options.compiled,
        compiled=options.compiled,
    )
    loss = partial(loss_of, proxies["proxies"])
    course.run(batches(partial(batch, crops, options.batch)), loss)


if __name__ == "__main__":
    main()
