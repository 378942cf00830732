"""Write trained weights as ONNX for `cv2.dnn`.

python -m training.dice.export detector.pt reader.pt OUT_FOLDER
"""

import argparse
from pathlib import Path

import torch

from training.dice.nets import Detector, Reader


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


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("detector", type=Path)
    parser.add_argument("reader", type=Path)
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    detector, reader = Detector(), Reader()
    detector.load_state_dict(torch.load(options.detector))
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
