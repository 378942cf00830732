"""The loop both trainings share: a number of steps, a falling rate, averaged weights."""

import argparse
import itertools
import math
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import torch
from torch import Tensor, nn

Parts = dict[str, float]
LossOf = Callable[[Tensor, Tensor | dict[str, Tensor]], tuple[Tensor, Parts]]


class Draws(torch.utils.data.IterableDataset):
    """Endless batches from another process, so that drawing and learning overlap."""

    def __init__(self, draw: Callable[[], tuple[Tensor, object]]) -> None:
        self.draw = draw

    def __iter__(self) -> Iterator[tuple[Tensor, object]]:
        cv2.setNumThreads(1)
        while True:
            yield self.draw()


def batches(draw: Callable[[], tuple[Tensor, object]]) -> Iterable:
    return torch.utils.data.DataLoader(
        Draws(draw), batch_size=None, num_workers=1, prefetch_factor=4
    )


def arguments(*, batch: int) -> argparse.ArgumentParser:
    """What both trainings can be told."""
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--groups", default="table,tray")
    parser.add_argument("--stock", type=Path, nargs="+", required=True)
    parser.add_argument("--hard", type=Path, help="crops of mistaken dice, from mine")
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--empty", type=Path, help="folder of pictures (*.jpg) without dice")
    parser.add_argument("--pieces", type=Path, help="the same of pieces of games, by traced --bare")
    parser.add_argument("--things", type=Path, help="folder of cut-out things (*.png), no dice")
    parser.add_argument("--steps", type=int, default=8000)
    parser.add_argument("--batch", type=int, default=batch)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument(
        "--compiled", action="store_true", help="a quarter faster; needs a compiler"
    )
    return parser


def pixels(images: Tensor) -> Tensor:
    """Bytes (n, height, width, RGB) to what a network takes."""
    x = images.permute(0, 3, 1, 2).float().div_(255)
    return x.contiguous(memory_format=torch.channels_last)


@dataclass
class Course:
    """One training: weights move, and a slow average of them is what is kept."""

    net: nn.Module
    extra: dict[str, nn.Parameter]  # learnt beside the network, saved with it
    out: Path
    rate: float
    steps: int
    short: bool = False  # two bytes a number: faster, but not where channels are looked at alone
    compiled: bool = False
    step: int = 0
    seen: Parts = field(default_factory=dict)

    def run(self, loader: Iterable, loss_of: LossOf) -> None:
        self.forward = torch.compile(self.net) if self.compiled else self.net
        self.shadow = {key: value.clone() for key, value in self.net.state_dict().items()}
        every = [*self.net.parameters(), *self.extra.values()]
        weights = [weight for weight in every if weight.requires_grad]
        optimiser = torch.optim.AdamW(weights, self.rate, weight_decay=0.02)
        for images, goal in itertools.islice(loader, self.steps):
            spent = self.step / self.steps
            self.set_rate(optimiser, spent)
            self.learn(optimiser, images, goal, loss_of)
            self.tell(spent)
        self.save()

    def set_rate(self, optimiser: torch.optim.Optimizer, spent: float) -> None:
        warm = min(1, (self.step + 1) / 100)
        rate = self.rate * warm * (0.5 + 0.5 * math.cos(math.pi * spent))
        for group in optimiser.param_groups:
            group["lr"] = max(rate, 1e-5)

    def learn(
        self, optimiser: torch.optim.Optimizer, images: Tensor, goal: object, loss_of: LossOf
    ) -> None:
        with torch.autocast("cpu", torch.bfloat16, enabled=self.short):
            output = self.forward(pixels(images))
        loss, parts = loss_of(output.float(), goal)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
        optimiser.step()
        self.average()
        self.step += 1
        self.seen = {k: 0.98 * self.seen.get(k, v) + 0.02 * v for k, v in parts.items()}

    def average(self) -> None:
        keep = min(0.998, 1 - 1 / (1 + self.step / 5))
        for key, value in self.net.state_dict().items():
            if value.dtype.is_floating_point:
                self.shadow[key].mul_(keep).add_(value, alpha=1 - keep)

    def tell(self, spent: float) -> None:
        if self.step % 100 == 0:
            parts = {key: round(value, 3) for key, value in self.seen.items()}
            print(time.strftime("%H:%M:%S"), self.step, f"{spent:.2f}", parts, flush=True)
        if self.step % 500 == 0:
            self.save()

    def save(self) -> None:
        torch.save({**self.shadow, **{k: v.data for k, v in self.extra.items()}}, self.out)


def started(net: nn.Module, extra: dict[str, nn.Parameter], start: Path | None) -> nn.Module:
    """With weights to go on from; what was learnt beside them and is not asked for stays behind."""
    if start:
        saved, own = torch.load(start), net.state_dict()
        for name, parameter in extra.items():
            parameter.data = saved[name]
        net.load_state_dict({key: value for key, value in saved.items() if key in own})
    return net.to(memory_format=torch.channels_last)
