"""Write trained weights as ONNX for `cv2.dnn`.

python -m training.dice.export OUT_FOLDER [--detector D.pt] [--reader R.pt] [--checker C.pt]
"""

import argparse
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from training.dice.crops import CHECKERS, READERS
from training.dice.nets import Checker, Detector, Reader

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


def write_detector(weights: Path, folder: Path) -> None:
    detector = Detector()
    detector.load_state_dict(torch.load(weights))
    without_values(detector)
    unbiased(detector)
    sizes = {0: "n", 2: "height", 3: "width"}
    export(detector, torch.zeros(1, 3, 384, 640), folder / "detector.onnx", sizes)


def write_reader(weights: Path, folder: Path) -> None:
    reader, numbers = Reader(), torch.load(weights)
    numbers.pop("proxies", None)
    reader.load_state_dict(numbers)
    export(reader, torch.zeros(2, 3, *(READERS.side,) * 2), folder / "reader.onnx", {0: "n"})


def write_checker(weights: Path, folder: Path) -> None:
    checker = Checker()
    checker.load_state_dict(torch.load(weights))
    export(checker, torch.zeros(2, 3, *(CHECKERS.side,) * 2), folder / "checker.onnx", {0: "n"})


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    write = {"detector": write_detector, "reader": write_reader, "checker": write_checker}
    for name in write:
        parser.add_argument(f"--{name}", type=Path, help="training weights of this network")
    options = vars(parser.parse_args())
    for name, written in write.items():
        if options[name]:
            written(options[name], options["folder"])


if __name__ == "__main__":
    main()
