"""Write trained weights as ONNX for `cv2.dnn`.

python -m training.dice.export detector.pt reader.pt OUT_FOLDER
"""

import argparse
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from training.dice.nets import Detector, Reader

TOO_SMALL = 0.035  # measured on held-out photographs: 0.00 to 0.06 by source


def export(net: torch.nn.Module, sample: torch.Tensor, path: Path, sizes: dict[int, str]) -> None:
    net.eval()
    torch.onnx.export(
        net,
        (sample,),
        str(path),
        input_names=["image"],
        output_names=["output"],
        opset_version=13,
        dynamo=False,
        dynamic_axes={"image": sizes},
    )
    halve(path)


def unbiased(detector: Detector) -> None:
    """Boxes came out a little smaller than the labels of every source; sizes are logarithms."""
    with torch.no_grad():
        detector.head[-1].bias[1:3] += TOO_SMALL


def without_values(detector: Detector) -> None:
    """The guess of the value only helps while learning; the reader does it far better."""
    full = detector.head[-1]
    kept = torch.nn.Conv2d(full.in_channels, 5, 1)
    kept.weight.data, kept.bias.data = full.weight.data[:5], full.bias.data[:5]
    detector.head[-1] = kept


def halve(path: Path) -> None:
    """Store large weights in two bytes each; `cv2.dnn` widens them when it loads the file."""
    model = onnx.load(path)
    for tensor in model.graph.initializer:
        numbers = numpy_helper.to_array(tensor)
        if numbers.dtype == np.float32 and numbers.size > 64:
            half = numpy_helper.from_array(numbers.astype(np.float16), tensor.name)
            tensor.CopyFrom(half)
    onnx.save(model, path)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("detector", type=Path)
    parser.add_argument("reader", type=Path)
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    detector, reader = Detector(), Reader()
    detector.load_state_dict(torch.load(options.detector))
    without_values(detector)
    unbiased(detector)
    weights = torch.load(options.reader)
    weights.pop("proxies")
    reader.load_state_dict(weights)
    export(
        detector,
        torch.zeros(1, 3, 384, 640),
        options.folder / "detector.onnx",
        {0: "n", 2: "height", 3: "width"},
    )
    export(reader, torch.zeros(2, 3, 64, 64), options.folder / "reader.onnx", {0: "n"})


if __name__ == "__main__":
    main()
