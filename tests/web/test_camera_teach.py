"""Teach it your dice: custom faces are learned, told apart, taken along and forgotten."""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO
from urllib.parse import unquote

import pytest

from companion.rules.inputs import DiceInput
from companion.vision.taught import TaughtFaces
from companion.web.camera_taught import dice_questions, faces_to_teach
from tests.vision.throws import throw
from tests.web.actors import Answer, Device, House

GLYPHS = {"charm.power": "glyph 433", "charm.basic": "glyph 443", "natural.power": "glyph 437"}
SHOTS = (1, 2, 3)


@cache
def photo_of(face: str, seed: int) -> bytes:
    return throw([("blue", GLYPHS[face])], seed=seed, width=400, height=300, die=80).jpeg()


def teacher(house: House, language: str = "en") -> Device:
    """Somebody who plays here may teach."""
    host = house.host(language)
    host.opens("ashes", seats=2)
    return host


def teaches(device: Device, face: str, *photos: bytes) -> Answer:
    files = [(BytesIO(photo), f"{number}.jpg") for number, photo in enumerate(photos)]
    return device.submits(f"/dice/learn?game=ashes&face={face}", photo=files)


def page(device: Device) -> str:
    return device.get("/dice?game=ashes").words


@pytest.fixture
def taught(own_house: House) -> Device:
    ana = teacher(own_house)
    for face in GLYPHS:
        answer = teaches(ana, face, *(photo_of(face, seed) for seed in SHOTS))
        assert "why=&said=3" in answer.location
    return ana


def test_what_is_learned_is_counted_and_judged(taught: Device) -> None:
    words = page(taught)
    assert words.count("3 photos ·") == 3
    assert re.search(r"\d+ % recognised", words)


def test_all_faces_of_the_game_are_asked_for_one_by_one(own_house: House) -> None:
    words = page(teacher(own_house, "fr"))
    game = own_house.room.shelf.game("ashes")
    assert words.count("Pas encore de photo") == len(faces_to_teach(game)) == 12


def test_untaught_dice_lead_to_the_lessons_and_taught_ones_to_the_camera(
    own_house: House, taught: Device
) -> None:
    sheet = {}
    for moment in ("taught", "forgotten"):
        table = taught.opens("ashes", seats=2)  # type: ignore[attr-defined]
        ana = table.phone("Ana")
        sheet[moment] = ana.page("/sheet/action?action=roll&seat=0").text
        taught.submits("/dice/forget?game=ashes")
    assert 'capture="environment"' in sheet["taught"]
    assert 'capture="environment"' not in sheet["forgotten"]
    assert "/dice?game=ashes" in sheet["forgotten"]
    assert not list((own_house.folder / "dice").glob("*.json"))


def test_a_photo_is_tried_out_and_nothing_is_learned_from_it(taught: Device) -> None:
    def tried(photo: bytes) -> str:
        where = taught.submits("/dice/try?game=ashes", photo=[(BytesIO(photo), "a.jpg")]).location
        return unquote(where)

    before = page(taught)
    assert "On this photo: Charm Power (" in tried(photo_of("charm.power", 9))
    assert "No dice were found" in tried(throw([], seed=3, width=400, height=300).jpeg())
    assert "not a picture" in tried(b"words")
    assert page(taught) == before


def test_one_face_is_forgotten_alone(own_house: House, taught: Device) -> None:
    taught.submits("/dice/forget?game=ashes&face=charm.basic")
    faces = TaughtFaces.load(own_house.folder / "dice" / "ashes.dice.json").faces
    assert faces == ("charm.power", "natural.power")


def test_what_was_forgotten_is_known_again_after_one_tap(own_house: House, taught: Device) -> None:
    before = page(taught)
    for face in ("&face=charm.basic", ""):
        said = taught.submits(f"/dice/forget?game=ashes{face}").location
        assert "/dice/recall?game=ashes" in taught.get(said).text
        assert page(taught) != before
        taught.submits(f"/dice/recall?game=ashes{face}")
        assert page(taught) == before
    assert "/dice/recall" not in taught.get("/dice?game=ashes").text
    assert own_house.device().submits("/dice/recall?game=ashes").status == 403


def test_what_was_learned_since_is_not_lost_by_going_back(taught: Device) -> None:
    taught.submits("/dice/forget?game=ashes&face=charm.basic")
    teaches(taught, "natural.power", photo_of("natural.power", 9))
    learned = page(taught)
    taught.submits("/dice/recall?game=ashes")
    assert page(taught) == learned


def test_the_answer_stands_at_the_face_it_is_about(own_house: House) -> None:
    """Nobody scrolls down again after each of twelve faces."""
    ana = teacher(own_house)
    sentences = {photo_of("charm.power", 1): "One photo learned.", b"words": "not a picture"}
    for photo, sentence in sentences.items():
        where = teaches(ana, "charm.power", photo).location
        assert where.endswith("#charm.power")
        card = re.search(r'<section[^>]* id="charm.power".*?</section>', ana.get(where).text, re.S)
        assert card
        assert sentence in card[0]
        assert ana.get(where).text.count(sentence) == 1


def test_lessons_are_taken_along_as_one_file(
    taught: Device, tmp_path_factory: pytest.TempPathFactory
) -> None:
    saved = taught.client.get("/dice/ashes.dice.json").get_data()
    elsewhere = House(tmp_path_factory.mktemp("elsewhere"))
    ben = teacher(elsewhere)
    told = ben.submits("/dice/import?game=ashes", photo=(BytesIO(saved), "dice.json")).location
    assert "3 faces taught elsewhere are known here now." in unquote(told)
    again = TaughtFaces.load(elsewhere.folder / "dice" / "ashes.dice.json")
    assert len(again.lessons) == len(GLYPHS) * len(SHOTS)
    assert again.faces == tuple(GLYPHS)
    elsewhere.close()


@pytest.mark.parametrize("content", [b"", b"{}", b"no json", b'{"dice": 1, "lessons": [1]}'])
def test_a_file_that_is_none_changes_nothing(own_house: House, content: bytes) -> None:
    ana = teacher(own_house)
    answer = ana.submits("/dice/import?game=ashes", photo=(BytesIO(content), "dice.json"))
    assert "why=This" in answer.location
    assert not list(own_house.folder.glob("dice/*"))


def test_a_photo_without_a_die_or_with_several_is_said(own_house: House) -> None:
    ana = teacher(own_house)
    empty = throw([], seed=3, width=400, height=300).jpeg()
    many = throw([("white", "3"), ("red", "4"), ("blue", "2")], seed=2).jpeg()
    assert "No%20die" in teaches(ana, "charm.power", empty).location
    assert "several%20dice" in teaches(ana, "charm.power", many).location
    assert "not%20a%20picture" in teaches(ana, "charm.power", b"words").location


def test_a_stranger_teaches_nothing_and_takes_nothing_along(
    own_house: House, taught: Device
) -> None:
    stranger = own_house.device()
    assert teaches(stranger, "charm.power", photo_of("charm.power", 1)).status == 403
    assert stranger.submits("/dice/forget?game=ashes").status == 403
    assert stranger.submits("/dice/import?game=ashes").status == 403
    assert stranger.get("/dice/ashes.dice.json").status == 404
    assert (own_house.folder / "dice" / "ashes.dice.json").is_file()


def test_faces_and_games_that_are_none_are_not_found(own_house: House) -> None:
    ana = teacher(own_house)
    assert teaches(ana, "charm.sword", b"").status == 404
    assert ana.submits("/dice/learn?game=none&face=4").status == 404
    assert ana.get("/dice/..%2Fsecret.dice.json").status == 404


def test_every_game_in_the_box_can_be_read_or_taught(house: House) -> None:
    """Drawn faces need kinds, or nobody could say which face a lesson is of."""
    for shelved in house.room.shelf:
        for question in dice_questions(shelved.game):
            assert isinstance(question, DiceInput)
            assert question.has_pips or question.kinds, (shelved.game.key, question.key)
