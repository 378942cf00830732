"""What is read of held-out photographs when each is changed in one way."""

import argparse
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from companion.vision.read import candidates_on
from companion.vision.score import Tally
from training.dice.measure import counted, table
from training.dice.photos import Photo, everything, held_out

Change = Callable[[Photo], Photo]


def compare(changes: dict[str, Change]) -> None:
    """One line of figures for each way."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--groups", default="tray,lamp,mixed")
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    everyone = everything(options.photos, set(options.groups.split(",")))
    photos = [photo for photo in everyone if held_out(photo)][:: options.every]
    for name, change in changes.items():
        tallies: dict[str, Tally] = {}
        for photo in photos:
            other = replace(change(photo), group=name)
            counted(tallies, other, candidates_on(other.image))
        print(table(tallies), flush=True)
