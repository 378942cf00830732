"""The symbol sheet and its list of names, and what games ask of them."""

import re
from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader

from companion.config import assets
from companion.games.shelf import Shelf
from companion.web import drawing

TEMPLATES = Path(str(assets("templates")))
SHEET = (TEMPLATES / "kit" / "symbols.html").read_text()


@pytest.fixture(scope="module")
def names() -> dict[str, list[str]]:
    module = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True)
    kit = module.get_template("kit/names.html").module
    return {"i": kit.icons, "g": kit.glyphs}  # type: ignore[attr-defined]


def drawn(kind: str) -> list[str]:
    return re.findall(rf'<symbol id="{kind}-([\w-]+)"', SHEET)


@pytest.mark.parametrize("kind", ["i", "g"])
def test_every_symbol_is_named_once_and_every_name_is_drawn(
    names: dict[str, list[str]], kind: str
) -> None:
    assert sorted(drawn(kind)) == sorted(names[kind])


def test_every_seat_has_a_crest() -> None:
    assert sorted(drawn("c")) == ["leaf", "moon", "peak", "shell", "sun", "wave"]


def test_every_icon_a_game_asks_for_is_on_the_sheet(names: dict[str, list[str]]) -> None:
    known = {*names["i"], *names["g"], ""}
    for game in Shelf().all():
        things = (*game.parts, *game.actions, *game.scores)
        asked = {f"{game.key}: {thing.key}": getattr(thing, "icon", "") for thing in things}
        assert {thing: icon for thing, icon in asked.items() if icon not in known} == {}


def test_a_colour_nobody_drew_gets_a_shape_with_its_initials(names: dict[str, list[str]]) -> None:
    assert drawing.stand_in("red", names["g"]) == drawing.Shape("red")
    assert drawing.stand_in("charm_power", names["g"]) == drawing.Shape("charm", "P")
    plum, pear = (drawing.stand_in(name, names["g"]) for name in ("plum", "pear"))
    assert (plum.letter, pear.letter) == ("Pl", "Pe")
    assert plum.glyph in names["g"]


def test_every_stand_in_has_a_body_on_the_sheet(names: dict[str, list[str]]) -> None:
    assert set(drawing.BODIES) <= set(names["g"])
