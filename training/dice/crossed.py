"""Bars set on one half of the sessions, figures from the other half, and the other way round.

python -m training.dice.crossed --photos ROOT --groups table,tray,lamp,mixed --cache seen.pkl
"""

import argparse
import json
import tempfile
from pathlib import Path

from companion.vision import judging
from companion.vision.score import Tally
from training.dice.calibrate import fitted
from training.dice.gathered import Seen, gathered, kept
from training.dice.measure import counted, table
from training.dice.photos import Photo, everything, held_out, without_dice


def second_half(photo: Photo) -> bool:
    """Whole sessions go to one half, so that neighbouring shots are never in both."""
    return sum(ord(letter) for letter in photo.session) // 6 % 2 == 1


def judged_by(numbers: dict[str, float]) -> None:
    """From now on the running code uses these bars."""
    folder = Path(tempfile.mkdtemp())
    (folder / "calibration.json").write_text(json.dumps(numbers))
    judging.MODELS = folder
    judging.calibration.cache_clear()


def crossed(seen: Seen, unseen: Seen, pieces: Seen) -> dict[str, Tally]:
    """`unseen`: what networks that never saw the table said; it only helps to set the bars, and so
    does what was seen on pictures without dice."""
    halves = [[pair for pair in seen if second_half(pair[0]) is side] for side in (False, True)]
    tallies: dict[str, Tally] = {}
    for learnt, measured in (halves, halves[::-1]):
        names = {photo.name for photo, _ in measured}
        others = [pair for pair in unseen if pair[0].name not in names]
        judged_by(fitted(learnt, others, pieces))
        for photo, candidates in measured:
            counted(tallies, photo, candidates)
    return tallies


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--groups", default="table,tray,lamp,mixed")
    parser.add_argument("--cache", type=Path, help="keep what the networks said in this file")
    parser.add_argument("--unseen", type=Path, help="kept from networks that never saw the table")
    parser.add_argument("--pieces", type=Path, help="folder of pictures with pieces and no dice")
    options = parser.parse_args()
    photos = everything(options.photos, set(options.groups.split(",")))
    chosen = [photo for photo in photos if held_out(photo)]
    pieces = gathered(without_dice(options.pieces), None)
    seen, unseen = gathered(chosen, options.cache), kept(photos, options.unseen)
    print(table(crossed(seen, unseen, pieces)))


if __name__ == "__main__":
    main()
