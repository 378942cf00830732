"""Train the crop reader: face, colour and fingerprint together.

    python -m training.dice.train_reader OUT.pt --photos ROOT --groups table,tray \\
        --stock a.npz b.npz --steps 8000
"""

from functools import partial
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from training.dice.crops import Crops
from training.dice.faces import GLYPHS
from training.dice.learning import Course, arguments, batches, pixels, started
from training.dice.nets import COLOURS, EMBEDDING, FACES, Reader
from training.dice.photos import empty_pictures, things, trained_on
from training.dice.scenes import Stock
from training.dice.stock import GLYPH

MARK = slice(FACES + COLOURS, FACES + COLOURS + EMBEDDING)  # the fingerprint among a reader's words
LIKENESS = 6.0  # a whole turn of the fingerprint weighs as much as a few wrong faces


def batch(crops: Crops, size: int) -> tuple[Tensor, Tensor]:
    drawn = [crops.draw() for _ in range(size)]
    images = np.stack([sample.image[..., ::-1] for sample in drawn])
    goals = np.array([(s.face, s.identity, s.colour) for s in drawn], np.int64)
    return torch.from_numpy(images.copy()), torch.from_numpy(goals)


def batch_and_marks(known: Reader, crops: Crops, size: int) -> tuple[Tensor, dict[str, Tensor]]:
    """The same, with the fingerprints an earlier reader gives these crops."""
    images, goals = batch(crops, size)
    with torch.no_grad():
        marks = known(pixels(images))[:, MARK]
    return images, {"facts": goals, "marks": marks}


def seen_loss(output: Tensor, goal: Tensor) -> tuple[Tensor, dict[str, float]]:
    """Face and colour by cross entropy."""
    face, colour = output[:, :FACES], output[:, FACES : FACES + COLOURS]
    face_loss = functional.cross_entropy(face, goal[:, 0], ignore_index=-1, label_smoothing=0.03)
    colour_loss = functional.cross_entropy(
        colour, goal[:, 2], ignore_index=-1, label_smoothing=0.03
    )
    right = (face.argmax(1) == goal[:, 0]).float().mean().item()
    parts = {"face": face_loss.item(), "right": right, "colour": colour_loss.item()}
    return face_loss + 0.3 * colour_loss, parts


def loss_of(proxies: Tensor, output: Tensor, goal: Tensor) -> tuple[Tensor, dict[str, float]]:
    """Beside face and colour the fingerprint, by cosine to one proxy per identity."""
    loss, parts = seen_loss(output, goal)
    cosine = functional.normalize(output[:, MARK]) @ functional.normalize(proxies).T
    mark_loss = functional.cross_entropy(16 * cosine, goal[:, 1], ignore_index=-1)
    return loss + 0.3 * mark_loss, {**parts, "mark": mark_loss.item()}


def loss_like(output: Tensor, goal: dict[str, Tensor]) -> tuple[Tensor, dict[str, float]]:
    """The fingerprints stay those of the earlier reader: what people have taught stays known."""
    loss, parts = seen_loss(output, goal["facts"])
    mark_loss = 1 - functional.cosine_similarity(output[:, MARK], goal["marks"]).mean()
    return loss + LIKENESS * mark_loss, {**parts, "mark": mark_loss.item()}


def freeze_but(net: nn.Module, name: str) -> None:
    """Only one part goes on learning; the rest, its running means too, stays as it is."""
    for key, parameter in net.named_parameters():
        parameter.requires_grad_(key.startswith(name))
    net.eval()
    getattr(net, name).train()


def main() -> None:
    parser = arguments(batch=96)
    parser.add_argument("--only", help="the one layer that learns, such as colour")
    parser.add_argument("--like", type=Path, help="a reader whose fingerprints are to stay")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    photos = trained_on(options.photos, set(options.groups.split(",")))
    hard = np.load(options.hard) if options.hard else None
    stock, empty = Stock.load(options.stock), empty_pictures(options.empty)
    crops = Crops(photos, stock, options.seed, hard, empty, things(options.things))
    proxies = {"proxies": nn.Parameter(torch.randn(GLYPH + GLYPHS, EMBEDDING))}
    draw, loss = partial(batch, crops, options.batch), partial(loss_of, proxies["proxies"])
    if options.like:
        proxies, loss = {}, loss_like
        known = started(Reader(), {}, options.like).eval()
        draw = partial(batch_and_marks, known, crops, options.batch)
    net = started(Reader(), proxies, options.start)
    if options.only:
        for proxy in proxies.values():
            proxy.requires_grad_(False)
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
    course.run(batches(draw), loss)


if __name__ == "__main__":
    main()
