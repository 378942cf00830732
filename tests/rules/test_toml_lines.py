"""Where each thing stands in a TOML file, however it is written."""

from __future__ import annotations

from companion.rules.toml_lines import Lines

SOURCE = '''# a comment with [brackets] and = signs
title = "x # no comment"

[parts.fish]
kind = "counter"  # [not.a.table]
text = """
[parts.ghost]
kind = "not here"
"""
does = [
  { gain = "a", count = 1 },
  # between
  { lose = "b",
    count = [1, 2] },
]
"quoted key" = 1
dotted.deep = { x = 1, y = { z = 2 } }

[[rows]]
a = 1
[[rows]]
a = 2
'''


def test_every_place_is_found_on_its_line() -> None:
    lines = Lines(SOURCE)
    places = {
        ("title",): 2,
        ("parts",): 4,
        ("parts", "fish"): 4,
        ("parts", "fish", "kind"): 5,
        ("parts", "fish", "does"): 10,
        ("parts", "fish", "does", 0, "gain"): 11,
        ("parts", "fish", "does", 1): 13,
        ("parts", "fish", "does", 1, "count", 1): 14,
        ("parts", "fish", "quoted key"): 16,
        ("parts", "fish", "dotted", "deep", "y", "z"): 17,
        ("rows", 1, "a"): 22,
    }
    assert {place: lines.line_of(place) for place in places} == places


def test_what_is_not_there_is_told_by_what_surrounds_it() -> None:
    assert Lines(SOURCE).line_of(("parts", "fish", "missing")) == 4
    assert Lines(SOURCE).line_of(("parts", "ghost", "kind")) == 4
    assert Lines(SOURCE).line_of(("nowhere",)) is None
