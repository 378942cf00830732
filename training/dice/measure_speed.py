"""How long a picture takes, from its bytes to its dice, and how much memory that needs.

python -m training.dice.measure_speed [--rounds 40]
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import numpy as np

from companion.vision import read_dice
from tests.vision.throws import throw

FIVE = ("red", "black", "green", "white", "purple")


def jpeg(dice: list[tuple[str, str]], seed: int, width: int, height: int, die: int) -> bytes:
    return throw(dice, seed=seed, width=width, height=height, die=die).jpeg()


def frames(count: int) -> list[np.ndarray]:
    """What a webcam hands over: five dice on 1280x720 pixels."""
    dice = [(colour, str(1 + index)) for index, colour in enumerate(FIVE)]
    return [throw(dice, seed=s, width=1280, height=720, die=60).image for s in range(count)]


def photos(count: int) -> list[bytes]:
    """What a phone sends: twenty dice of ninety pixels on twelve megapixels."""
    dice = [(FIVE[index % 5], str(1 + index % 6)) for index in range(20)]
    return [jpeg(dice, seed, 4000, 3000, 90) for seed in range(count)]


def clocked(read: Callable[[object], object], pictures: list, rounds: int) -> str:
    """Milliseconds: half of them and nine of ten are read within these."""
    read(pictures[0])
    spent = []
    for number in range(rounds):
        began = time.perf_counter()
        read(pictures[number % len(pictures)])
        spent.append(1000 * (time.perf_counter() - began))
    return f"{np.quantile(spent, 0.5):.0f} ms, nine of ten within {np.quantile(spent, 0.9):.0f} ms"


READ_ONE = """
import sys
from pathlib import Path
if sys.argv[1:]:
    from companion.vision import read_dice
    read_dice(Path(sys.argv[1]).read_bytes())
print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")))
"""


def most_memory(*photo: str) -> int:
    """Megabytes that an interpreter of its own took at most, reading this photo or nothing."""
    command = [sys.executable, "-c", READ_ONE, *photo]
    return int(subprocess.run(command, capture_output=True, check=True).stdout) // 1000


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=40)
    options = parser.parse_args()
    large = photos(3)
    print("1280x720, five dice:", clocked(read_dice, frames(6), options.rounds))
    print("12 megapixels, twenty dice:", clocked(read_dice, large, options.rounds))
    with tempfile.NamedTemporaryFile(suffix=".jpg") as file:
        file.write(large[0])
        file.flush()
        print("memory:", most_memory(file.name) - most_memory(), "MB more than without reading")


if __name__ == "__main__":
    main()
