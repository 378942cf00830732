"""The three small networks: a centre-point detector, a crop reader and a checker.

The detector and the checker stand on a trunk that had seen the world before; the reader is plain
3x3 convolutions, learnt from nothing. Reader and checker are alike in skill and differ in what they
get wrong, so where the reader doubts, both are asked.
"""

import torch
from torch import Tensor, nn
from torch.nn import functional

from training.dice.trunk import WHOLE, Trunk

STRIDE = 4
VALUES = 7  # one to six pips, and "no pips to read"
FACES = 14  # pips 1-6, numerals 1-6, other symbol, not a die
COLOURS = 10
EMBEDDING = 64
EDGES = 4  # left, top, right, bottom; the crop reaches from -1 to 1
KEPT = 24  # channels that tell where edges are
TOP = 32


def conv(inputs: int, outputs: int, stride: int = 1, kernel: int = 3) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(inplace=True),
    )


class Residual(nn.Module):
    """Two convolutions beside a shortcut."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = conv(width, width)
        self.second = nn.Sequential(
            nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width)
        )

    def forward(self, x: Tensor) -> Tensor:
        return functional.relu(x + self.second(self.first(x)))


class Detector(nn.Module):
    """Where dice are: heat, size, offset and a first guess of the value, every four pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.trunk = Trunk()
        self.sixteenth, self.mix_sixteenth = conv(112, 64, kernel=1), conv(64, 64)
        self.eighth, self.to_eighth = conv(40, 48, kernel=1), conv(64, 48, kernel=1)
        self.mix_eighth = conv(48, 48)
        self.quarter, self.to_quarter = conv(24, TOP, kernel=1), conv(48, TOP, kernel=1)
        self.mix_quarter = conv(TOP, TOP)
        self.head = nn.Sequential(conv(TOP, TOP), nn.Conv2d(TOP, 5 + VALUES, 1))
        nn.init.zeros_(self.head[-1].bias)
        with torch.no_grad():
            self.head[-1].bias[0] = -4.0  # dice are rare: start with a cold map

    def forward(self, image: Tensor) -> Tensor:
        _, quarter, eighth, _, sixteenth = self.trunk(image)
        up = self.mix_sixteenth(self.sixteenth(sixteenth))
        up = self.mix_eighth(self.eighth(eighth) + twice(self.to_eighth(up)))
        up = self.mix_quarter(self.quarter(quarter) + twice(self.to_quarter(up)))
        return self.head(up)


def twice(x: Tensor) -> Tensor:
    return functional.interpolate(x, scale_factor=2, mode="nearest")


class Framing(nn.Module):
    """Where the four edges of the die are, from maps that still know left from right.

    Learnt last, with everything below it at rest: frames never cost a face.
    """

    def __init__(self, *maps: tuple[int, int]) -> None:
        super().__init__()
        self.narrow = nn.ModuleList(conv(width, KEPT, kernel=1) for width, _ in maps)
        places = sum(side * side for _, side in maps)
        self.edges = nn.Sequential(
            nn.Linear(KEPT * places, 96), nn.ReLU(inplace=True), nn.Linear(96, EDGES)
        )

    def forward(self, *maps: Tensor) -> Tensor:
        kept = [narrow(part).flatten(1) for narrow, part in zip(self.narrow, maps, strict=True)]
        return self.edges(torch.cat(kept, 1))


class Reader(nn.Module):
    """What one 64x64 crop shows: face, colour, a fingerprint for taught faces, the die's edges."""

    def __init__(self, widths: tuple[int, ...] = (24, 48, 96, 144)) -> None:
        super().__init__()
        first, second, third, fourth = widths
        self.body = nn.Sequential(
            conv(3, first, 2),
            Residual(first),
            conv(first, second, 2),
            Residual(second),
            conv(second, third, 2),
            Residual(third),
            Residual(third),
            conv(third, fourth, 2),
            Residual(fourth),
        )
        self.mix = nn.Sequential(nn.Linear(fourth * 4, 192), nn.ReLU(inplace=True))
        self.face = nn.Linear(192, FACES)
        self.embedding = nn.Linear(192, EMBEDDING)
        self.colour = nn.Linear(first + second + fourth, COLOURS)
        self.frame = Framing((third, 8), (fourth, 4))

    def forward(self, crop: Tensor) -> Tensor:
        early = self.body[:2](crop)
        middle = self.body[2:4](early)
        fine = self.body[4:7](middle)
        late = self.body[7:](fine)
        flat = functional.avg_pool2d(late, 2).flatten(1)
        mixed = self.mix(flat)
        # the middle of the crop is the die; fixed numbers, since cv2.dnn wants constant slices
        inner = [early[:, :, 8:24, 8:24], middle[:, :, 4:12, 4:12], late[:, :, 1:3, 1:3]]
        pooled = [functional.avg_pool2d(part, part.shape[-1]).flatten(1) for part in inner]
        colour = self.colour(torch.cat(pooled, 1))
        edges = self.frame(fine, late)
        return torch.cat([self.face(mixed), colour, self.embedding(mixed), edges], 1)


class Checker(nn.Module):
    """What one 80x80 crop with more of the table around it shows: face and edges once more."""

    def __init__(self) -> None:
        super().__init__()
        self.trunk = Trunk(WHOLE)
        self.near = nn.Sequential(conv(112, 48, kernel=1), nn.Flatten())  # where pips are
        self.far = nn.Sequential(conv(192, 64, kernel=1), nn.Flatten())  # what it is at all
        self.face = nn.Sequential(
            nn.Dropout(0.1),
            nn.Linear(48 * 25 + 64 * 9, 128),
            nn.ReLU(inplace=True),
            nn.Linear(128, FACES),
        )
        self.frame = Framing((40, 10), (112, 5))

    def forward(self, crop: Tensor) -> Tensor:
        _, _, fine, _, late, last = self.trunk(crop)
        face = self.face(torch.cat([self.near(late), self.far(last)], 1))
        return torch.cat([face, self.frame(fine, late)], 1)
