"""Train the checker: the reader's faces once more, by another kind of network.

    python -m training.dice.train_checker OUT.pt --photos ROOT --groups table,tray \\
        --stock a.npz b.npz --steps 3000
"""

from functools import partial

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from training.dice.crops import CHECKERS, Crops
from training.dice.learning import Course, arguments, batches, started
from training.dice.nets import FACES, Checker
from training.dice.photos import empty_pictures, things, trained_on
from training.dice.scenes import Stock
from training.dice.train_reader import batch
from training.dice.trunk import published, take_over


def loss_of(output: Tensor, goal: Tensor) -> tuple[Tensor, dict[str, float]]:
    face = goal[:, 0]
    output = output[:, :FACES]
    loss = functional.cross_entropy(output, face, ignore_index=-1, label_smoothing=0.03)
    return loss, {"face": loss.item(), "right": (output.argmax(1) == face).float().mean().item()}


def main() -> None:
    options = arguments(batch=64).parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    photos = trained_on(options.photos, set(options.groups.split(",")))
    hard = np.load(options.hard) if options.hard else None
    stock, empty = Stock.load(options.stock), empty_pictures(options.empty)
    litter = things(options.things)
    crops = Crops(photos, stock, options.seed, hard, empty, litter, CHECKERS)
    net = started(Checker(), {}, options.start)
    if not options.start:
        take_over(net.trunk, published())
    course = Course(net, {}, options.out, options.rate, options.steps, compiled=options.compiled)
    course.run(batches(partial(batch, crops, options.batch)), loss_of)


if __name__ == "__main__":
    main()
