"""Make weights to go on from out of a committed network, whose training weights are not kept.

python -m training.dice.recover OUT.pt --photos ROOT --stock a.npz [--network reader]

In the exported file each normalisation is part of its convolution. Here the two are taken apart
again: the mean and spread of every convolution on training pictures become those of its
normalisation, which gives them back, so that the network says what it said.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

from training.dice.crops import CHECKERS, READERS, Crops
from training.dice.export import TOO_SMALL
from training.dice.learning import pixels
from training.dice.nets import Checker, Detector, Reader
from training.dice.photos import Photo, trained_on
from training.dice.scenes import Scenes, Stock
from training.dice.train_detector import WEIGHTS, batch
from training.dice.train_reader import batch as crops_batch

Pair = tuple[nn.Conv2d | nn.Linear, nn.BatchNorm2d | None]
COMMITTED = Path("companion/vision/models")
NETWORKS = {"detector": Detector, "reader": Reader, "checker": Checker}
FRAMES = {"reader": READERS, "checker": CHECKERS}
BATCHES = 20


def exported(path: Path) -> list[tuple[Tensor, Tensor]]:
    """Weight and bias of every layer, in the order they run."""
    graph = onnx.load(path).graph
    numbers = {part.name: numpy_helper.to_array(part).copy() for part in graph.initializer}
    layers = [node.input for node in graph.node if node.op_type in ("Conv", "Gemm")]
    return [tuple(torch.from_numpy(numbers[name]).float() for name in one[1:3]) for one in layers]


def in_running_order(net: nn.Module, side: int) -> list[Pair]:
    """Every layer with the normalisation behind it, if there is one."""
    norms = {part[0]: part[1] for part in net.modules() if is_pair(part)}
    order: list[nn.Conv2d | nn.Linear] = []
    layers = [part for part in net.modules() if isinstance(part, nn.Conv2d | nn.Linear)]
    hooks = [part.register_forward_pre_hook(lambda own, _: order.append(own)) for part in layers]
    net.eval()(torch.zeros(1, 3, side, side))
    for hook in hooks:
        hook.remove()
    return [(part, norms.get(part)) for part in order]


def is_pair(part: nn.Module) -> bool:
    long = isinstance(part, nn.Sequential) and len(part) > 1
    return long and isinstance(part[0], nn.Conv2d) and isinstance(part[1], nn.BatchNorm2d)


def take_back(pair: Pair, weight: Tensor, bias: Tensor) -> None:
    """As exported: the normalisation does nothing but add what the convolution added."""
    layer, norm = pair
    if norm is None:  # the detector's file lacks the last rows, its guess of the value
        layer.weight.data[: len(weight)] = weight
        layer.bias.data[: len(bias)] = bias
        return
    layer.weight.data = weight
    norm.running_mean.zero_()
    norm.running_var.fill_(1 - norm.eps)
    norm.weight.data.fill_(1)
    norm.bias.data = bias


def take_apart(net: nn.Module, pairs: list[Pair], pictures: Iterator[Tensor]) -> None:
    """Give every normalisation its real mean and spread, and let it undo both."""
    norms = [norm for _, norm in pairs if norm is not None]
    sums = {norm: [0, 0.0, 0.0] for norm in norms}
    hooks = [norm.register_forward_pre_hook(lambda own, x: add(sums[own], x[0])) for norm in norms]
    with torch.no_grad():
        for images in pictures:
            net.eval()(images)
    for hook in hooks:
        hook.remove()
    for norm, (count, total, squares) in sums.items():
        mean = total / count
        norm.running_mean.copy_(mean)
        norm.running_var.copy_((squares / count - mean**2).clamp(min=1e-4))
        norm.weight.data = torch.sqrt(norm.running_var + norm.eps)
        norm.bias.data = norm.bias.data + mean


def add(sums: list, x: Tensor) -> None:
    sums[0] += x.numel() // x.shape[1]
    sums[1] = sums[1] + x.sum((0, 2, 3))
    sums[2] = sums[2] + (x * x).sum((0, 2, 3))


def pictures(name: str, photos: list[Photo], stock: Stock) -> Iterator[Tensor]:
    """What the network is trained on, a few hundred of them."""
    if name == "detector":
        scenes = Scenes(photos, stock, 7, WEIGHTS)
        return (pixels(batch(scenes, 24, 0.45)[0]) for _ in range(BATCHES))
    crops = Crops(photos, stock, 7, frame=FRAMES[name])
    return (pixels(crops_batch(crops, 64)[0]) for _ in range(BATCHES))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--groups", default="table,tray,lamp,mixed")
    parser.add_argument("--stock", type=Path, nargs="+", required=True)
    parser.add_argument("--network", choices=NETWORKS, default="detector")
    parser.add_argument("--models", type=Path, default=COMMITTED)
    options = parser.parse_args()
    name = options.network
    net = NETWORKS[name]()
    pairs = in_running_order(net, FRAMES[name].side if name in FRAMES else 64)
    for pair, layer in zip(pairs, exported(options.models / f"{name}.onnx"), strict=True):
        take_back(pair, *layer)
    if name == "detector":
        net.head[-1].bias.data[1:3] -= TOO_SMALL
    photos = trained_on(options.photos, set(options.groups.split(",")))
    take_apart(net, pairs, pictures(name, photos, Stock.load(options.stock)))
    torch.save(net.state_dict(), options.out)


if __name__ == "__main__":
    main()
