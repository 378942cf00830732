"""What people answer: numbers, lists and mixes, however they were typed."""

from typing import Any

import pytest

from companion.rules.intents import Intent


@pytest.mark.parametrize(
    ("typed", "read"),
    [(3, 3), ("3", 3), ("−2", -2), (" -2 ", -2), ("", 7), (None, 7), ("three", 7), ("--1", 7)],
)
def test_what_is_no_number_counts_as_not_answered(typed: Any, read: int) -> None:
    assert Intent("act", 0, {"count": typed}).number("count", 7) == read


def test_a_mix_counts_only_what_is_a_number() -> None:
    intent = Intent("act", 0, {"paid": {"red": "2", "black": "", "green": "many", "white": 1}})
    assert intent.mix("paid") == {"red": 2, "black": 0, "green": 0, "white": 1}
