"""One photo, all dice of the sheet: a white and a black die that have a question each, and dice of
kinds that nobody asked for."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest

from companion.vision import Box, DiceReading, Die, FaceGuess
from companion.web.camera_asked import asked_together
from tests.web.actors import Answer, House, Phone, Table
from tests.web.test_camera import sends, spots_of
from tests.web.test_camera_live import Camera, hears

BATTLE = "dice/{what}?action=battle_dice&question=white&seat=0"
ROLL = "dice/{what}?action=roll&question=faces&seat=0"
Sees = Callable[..., None]


@pytest.fixture
def sees(monkeypatch: pytest.MonkeyPatch) -> Sees:
    """Whatever the photo: these taught faces lie on it, in a row."""

    def seen(*faces: str, sure: bool = True) -> None:
        guesses = (FaceGuess("attribute.vision", 0.2),)
        dice = tuple(
            Die(Box(200 * at, 100, 90, 90), "white", 0.9, face, 0.9, sure, guesses)
            for at, face in enumerate(faces)
        )
        reading = DiceReading(dice, (1000, 800))
        monkeypatch.setattr("companion.vision.read_dice", lambda *_: reading)

    return seen


def seated(house: House, game: str, language: str = "en") -> tuple[Table, Phone]:
    table = house.host().opens(game, seats=2)
    ana = table.phone("Ana", language)
    table.phone("Ben")
    table.begins()
    return table, ana


def photographed(table: Table, ana: Phone, where: str = BATTLE) -> Answer:
    return sends(ana, table, b"a photo", to=where.format(what="photo"))


def corrects(table: Table, ana: Phone, before: Answer, where: str = BATTLE, **tap: Any) -> Answer:
    path = f"/t/{table.code}/{where.format(what='check')}"
    return ana.submits(path, spots=spots_of(before), shape="1.25", **tap)


def filled_in(answer: Answer) -> dict[str, str]:
    found = re.findall(r'data-question="(\w+)" data-row="(\w+)" data-face="(\w+)"', answer.text)
    return {f"{question}.{row}": face for question, row, face in found}


def buttons(answer: Answer) -> list[str]:
    """What can be said of the die that was picked."""
    return [unescape(value) for value in re.findall(r'name="set" value="([^"]*)"', answer.text)]


# ---- two dice, two questions -------------------------------------------------


def test_one_photo_answers_for_the_white_and_the_black_die(house: House, sees: Sees) -> None:
    sees("monster.death", "attribute.knowledge")
    answer = photographed(*seated(house, "vindication", "fr"))
    assert filled_in(answer) == {"white.attribute": "knowledge", "black.monster": "death"}
    assert "2 dés trouvés" in answer.words
    assert "de plus que le jeu" not in answer.words


def test_a_die_that_is_thrown_again_is_not_asked_for_twice(house: House) -> None:
    table, _ = seated(house, "vindication")
    action = next(one for one in table.game.actions if one.key == "visit_academy")
    for first in ("white", "again"):
        asked = asked_together(action, table.state, 0, {"white": {"attribute": "x"}}, first=first)
        assert asked
        assert [one.row for one in asked.wanted] == ["attribute"]


def test_only_the_faces_of_its_own_kind_are_offered_for_a_die(house: House, sees: Sees) -> None:
    sees("monster.death", "attribute.knowledge")
    table, ana = seated(house, "vindication")
    picked = corrects(table, ana, photographed(table, ana), pick="0")
    offered = {value for value in buttons(picked) if value.startswith("0:monster:")}
    assert offered == {"0:monster:fatigue", "0:monster:death", "0:monster:miss"}


def test_a_die_that_is_the_other_one_is_asked_for_its_face(house: House, sees: Sees) -> None:
    """No face is made up for it, nor for the one it changes places with."""
    sees("attribute.knowledge", "monster.death")
    table, ana = seated(house, "vindication")
    told = corrects(table, ana, photographed(table, ana), set="0:monster:")
    assert "What does this die show?" in told.words
    assert "0:monster:miss" in buttons(told)
    done = corrects(table, ana, told, set="0:monster:miss")
    assert filled_in(done) == {"black.monster": "miss"}


def test_the_camera_over_the_tray_fills_in_both_dice(house: House) -> None:
    table, ana = seated(house, "vindication")
    for phone in table.phones:
        phone.taps("be_ready", anyway=True)
    dice = [
        {"box": [9, 9, 60, 60], "colour": "white", "confidence": 0.9, "sure": True}
        | {"face": face, "alternatives": []}
        for face in ("attribute.knowledge", "monster.death")
    ]
    Camera(table).offers({"size": [640, 480], "dice": dice})
    offer = hears(ana).partition("camoffer")[2]
    assert "White die Knowledge" in offer
    assert "Black die Death" in offer
    link = re.search(r'data-sheet="(/t/\w+/sheet/action\?action=throw_dice[^"]*)"', offer)
    assert link
    sheet = ana.get(link[1]).text
    assert 'name="white.attribute" value="knowledge" checked' in sheet
    assert 'name="black.monster" value="death" checked' in sheet


def test_a_sheet_has_one_camera_and_it_stands_before_the_faces(own_house: House) -> None:
    lessons = own_house.folder / "dice" / "vindication.dice.json"
    lessons.parent.mkdir()
    lessons.write_text("{}")
    _, ana = seated(own_house, "vindication")
    for action in ("battle_dice", "throw_dice", "visit_maw", "visit_academy"):
        sheet = ana.page(f"/sheet/action?action={action}&seat=0").text
        assert sheet.count('capture="environment"') == 1, action
        faces = min(sheet.index(f'name="{die}.') for die in ("white", "black") if die in sheet)
        assert sheet.index('capture="environment"') < faces, action


# ---- dice nobody asked for ---------------------------------------------------


def rolling(house: House) -> tuple[Table, Phone]:
    """Coal rolls ceremonial and natural dice."""
    table, ana = seated(house, "ashes")
    ana.taps("choose_phoenixborn", anyway=True, phoenixborn="coal_roarkwin")
    return table, ana


def test_a_die_of_a_kind_nobody_asked_for_can_be_put_right(house: House, sees: Sees) -> None:
    """Every button is about dice of this roll, so that none leads nowhere."""
    sees("charm.power", "natural.class")
    table, ana = rolling(house)
    before = photographed(table, ana, ROLL)
    picked = corrects(table, ana, before, ROLL, pick="0")
    kinds = {value.split(":")[1] for value in buttons(picked)}
    assert "charm" not in kinds
    assert kinds
    for button in buttons(picked):
        assert corrects(table, ana, before, ROLL, set=button).status == 200
