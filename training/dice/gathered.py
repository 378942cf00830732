"""What the networks think of many photographs, kept in a file so that it is computed once."""

import pickle
from pathlib import Path

from companion.vision.candidates import Candidate
from companion.vision.read import candidates_on
from training.dice.photos import Photo

Seen = list[tuple[Photo, list[Candidate]]]


def gathered(photos: list[Photo], cache: Path | None) -> Seen:
    """The candidates on every photo; from `cache` if that is there, else written to it."""
    by_name: dict[str, list[Candidate]] = {}
    if cache and cache.exists():
        by_name = pickle.loads(cache.read_bytes())
    missing = [photo for photo in photos if photo.name not in by_name]
    by_name |= {photo.name: candidates_on(photo.image) for photo in missing}
    if cache and missing:
        cache.write_bytes(pickle.dumps(by_name))
    return [(photo, by_name[photo.name]) for photo in photos]


def kept(photos: list[Photo], cache: Path | None) -> Seen:
    """What was kept of these photographs earlier, with other networks; nothing is computed."""
    by_name = pickle.loads(cache.read_bytes()) if cache else {}
    return [(photo, by_name[photo.name]) for photo in photos if photo.name in by_name]
