"""A photo of the dice: read, shown, corrected, used; and whatever else people send instead."""

from __future__ import annotations

import json
import re
import struct
import threading
import zlib
from collections.abc import Callable
from functools import cache
from html import unescape
from io import BytesIO

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.datastructures import FileStorage
from werkzeug.test import encode_multipart

from companion.rules.inputs import DiceInput
from companion.texts.lookup import app_texts
from companion.vision import Box, DiceReading, Die, FaceGuess
from companion.vision.refusals import REFUSALS
from companion.vision.score import score_folder
from companion.web import camera_match
from companion.web.camera_match import Spot, Wanted
from companion.web.camera_pool import Beside, Busy
from tests.vision.test_opening import CMYK, with_orientation
from tests.vision.throws import Throw, throw
from tests.web.actors import Answer, Device, House, Phone, Table

FIVE = {"red": "4", "black": "2", "green": "5", "white": "1", "purple": "6"}
READ = "dice/photo?action=set_dice&question=faces&seat={seat}"
CHECK = "dice/check?action=set_dice&question=faces&seat={seat}"
KEEP = "dice/keep?action=set_dice&question=faces&seat={seat}"


@cache
def five() -> Throw:
    return throw(list(FIVE.items()), seed=4, width=900, height=1200, die=130)


def empty_table() -> bytes:
    return throw([], seed=3, width=400, height=300).jpeg()


def seated(house: House, language: str = "en") -> tuple[Table, Phone]:
    table = house.host().opens("etherstone", seats=2)
    return table, table.phone("Ana", language)


def sends(
    phone: Phone | Device, table: Table, photo: bytes, *, seat: int = 0, to: str = READ, **more: str
) -> Answer:
    """As a browser does; encoded here, because the test client would leave a file open."""
    path = f"/t/{table.code}/{to.format(seat=seat)}"
    file = FileStorage(BytesIO(photo), filename="dice.jpg", name="photo")
    boundary, body = encode_multipart({"photo": file, **more})
    kind = f"multipart/form-data; boundary={boundary}"
    device = phone.device if isinstance(phone, Phone) else phone
    usual = {"Origin": "http://localhost", "Accept": "text/html"}
    return Answer(device.client.post(path, data=body, content_type=kind, headers=usual))


def faces_offered(answer: Answer) -> dict[str, str]:
    """What "Use these dice" would fill in."""
    return dict(re.findall(r'data-row="(\w+)" data-face="(\w+)"', answer.text))


def spots_of(answer: Answer) -> str:
    found = re.search(r'name="spots" value="([^"]*)"', answer.text)
    assert found, answer.words
    return unescape(found[1])


def corrects(phone: Phone, table: Table, before: Answer, **button: str) -> Answer:
    fields = {"spots": spots_of(before), "shape": "0.75", **button}
    return phone.submits(f"/t/{table.code}/{CHECK.format(seat=0)}", **fields)


def said(key: str, language: str) -> str:
    """A text as `words` gives it: every space a plain one."""
    return " ".join(app_texts().voice(language)(key).split())


# ---- reading ---------------------------------------------------------------


def test_a_photo_of_the_five_dice_fills_in_all_five_and_writes_nothing(house: House) -> None:
    table, ana = seated(house)
    version = table.version
    answer = sends(ana, table, five().jpeg())
    assert answer.status == 200
    shown = {"void" if colour == "purple" else colour: face for colour, face in FIVE.items()}
    assert faces_offered(answer) == shown
    assert "5 dice found" in answer.words
    assert table.version == version


def test_the_dice_are_named_in_the_language_of_the_phone(house: House) -> None:
    table, ana = seated(house, "fr")
    words = sends(ana, table, five().jpeg()).words
    assert "5 dés trouvés" in words
    assert "Néant 6" in words


def test_every_die_is_framed_where_it_lies(house: House) -> None:
    table, ana = seated(house)
    spots = camera_match.from_text(spots_of(sends(ana, table, five().jpeg())))
    height, width = five().image.shape[:2]
    for die in five().dice:
        middle = (
            (die.box.x + die.box.width / 2) / width,
            (die.box.y + die.box.height / 2) / height,
        )
        assert any(is_in(middle, spot.box) for spot in spots if spot.box)


def is_in(point: tuple[float, float], box: tuple[float, float, float, float]) -> bool:
    return box[0] < point[0] < box[0] + box[2] and box[1] < point[1] < box[1] + box[3]


def test_a_photo_taken_sideways_is_read_the_way_it_is_looked_at(house: House) -> None:
    table, ana = seated(house)
    lying = np.ascontiguousarray(np.rot90(five().image))
    jpeg = bytes(cv2.imencode(".jpg", lying)[1])
    answer = sends(ana, table, with_orientation(jpeg, 6))
    assert len(faces_offered(answer)) == 5
    assert 'name="shape" value="0.75"' in answer.text


def test_a_die_that_is_not_on_the_photo_is_said_and_can_be_tapped_in(house: House) -> None:
    table, ana = seated(house)
    four = throw([die for die in FIVE.items() if die[0] != "green"], seed=4, die=80)
    answer = sends(ana, table, four.jpeg())
    assert "Not found on the photo: Green" in answer.words
    missing = next(at for at, spot in enumerate(json.loads(spots_of(answer))) if spot[1] == "green")
    picked = corrects(ana, table, answer, pick=str(missing))
    assert "What does the die show?" in picked.words
    told = corrects(ana, table, answer, set=f"{missing}:green:3")
    assert faces_offered(told)["green"] == "3"
    assert "Not found" not in told.words


# ---- correcting ------------------------------------------------------------


def at(answer: Answer, kind: str) -> int:
    return next(i for i, spot in enumerate(json.loads(spots_of(answer))) if spot[1] == kind)


def test_one_tap_corrects_a_value(house: House) -> None:
    table, ana = seated(house)
    answer = sends(ana, table, five().jpeg())
    picked = corrects(ana, table, answer, pick=str(at(answer, "red")))
    assert "What does this die show?" in picked.words
    assert "Red 4 is right" in picked.words
    told = corrects(ana, table, picked, set=f"{at(answer, 'red')}:red:3")
    assert faces_offered(told) == {**faces_offered(answer), "red": "3"}


def test_a_colour_given_to_the_wrong_die_is_swapped(house: House) -> None:
    table, ana = seated(house)
    answer = sends(ana, table, five().jpeg())
    told = corrects(ana, table, answer, set=f"{at(answer, 'red')}:white:4")
    assert faces_offered(told) == {**faces_offered(answer), "white": "4", "red": "1"}


def test_what_is_no_die_is_taken_away(house: House) -> None:
    table, ana = seated(house)
    answer = sends(ana, table, five().jpeg())
    told = corrects(ana, table, answer, drop=str(at(answer, "black")))
    assert "black" not in faces_offered(told)
    assert "Not found on the photo: Black" in told.words


@pytest.mark.parametrize(
    "fields",
    [
        {"spots": "no json"},
        {"spots": "[1]"},
        {"spots": "{}"},
        {"spots": '[[null,"red",1,true,3]]'},
        {"spots": '[[[1],"red",1,true,[]]]'},
        {"spots": "[]", "set": "0:red:4"},
        {"spots": '[[null,"red",4,true,[]]]', "set": "0:red:9"},
        {"spots": '[[null,"red",4,true,[]]]', "set": "0:pink:1"},
        {"spots": '[[null,"red",4,true,[]]]', "set": "x"},
        {"spots": json.dumps([[None, "red", 4, True, []]] * 500)},
    ],
)
def test_a_page_that_sends_nonsense_is_turned_away(house: House, fields: dict[str, str]) -> None:
    table, ana = seated(house)
    path = f"/t/{table.code}/{CHECK.format(seat=0)}"
    assert ana.submits(path, **fields).status == 400


# ---- whatever people send --------------------------------------------------


def png_bomb() -> bytes:
    def chunk(kind: bytes, content: bytes) -> bytes:
        body = kind + content
        return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)
    parts = (chunk(b"IHDR", header), chunk(b"IDAT", b""), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


BAD: dict[str, tuple[Callable[[], bytes], int, str]] = {
    "nothing": (lambda: b"", 422, "photo-empty"),
    "words": (lambda: b"five dice, all sixes", 422, "photo-not_an_image"),
    "half": (lambda: five().jpeg()[:9000], 422, "photo-truncated"),
    "heic": (lambda: b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", 422, "photo-heic"),
    "tiff": (lambda: b"II*\0" + bytes(100), 422, "photo-unknown_kind"),
    "bomb": (png_bomb, 422, "photo-too_many_pixels"),
    "50 MB": (lambda: b"\xff\xd8\xff" + bytes(50_000_000), 413, "photo-too_large"),
    "70 MB": (lambda: b"\xff\xd8\xff" + bytes(70_000_000), 413, "photo-too_large"),
    "dot": (lambda: bytes(cv2.imencode(".png", np.zeros((4, 4, 3), np.uint8))[1]), 422,
            "photo-too_small"),
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("what", BAD)
def test_what_is_no_photo_is_answered_with_one_clear_sentence(
    house: House, what: str, language: str
) -> None:
    table, ana = seated(house, language)
    made, status, key = BAD[what]
    answer = sends(ana, table, made())
    assert answer.status == status
    assert said(key, language) in answer.words
    assert said("camera-by-thumb", language) in answer.words


def animated_gif() -> bytes:
    """Two pictures of one colour each, by hand."""
    frame = (
        b"\x21\xf9\x04\0\x0a\0\0\0\x2c\0\0\0\0\x30\0\x30\0\0\x08\x07\0\x01\x08\x1c\x48\xb0\0\x3b"
    )
    image = bytes(cv2.imencode(".gif", np.full((48, 48, 3), 90, np.uint8))[1])
    return image[:-1] + frame


ODD: dict[str, Callable[[], bytes]] = {
    "grey": lambda: bytes(cv2.imencode(".jpg", cv2.cvtColor(five().image, cv2.COLOR_BGR2GRAY))[1]),
    "four inks": lambda: CMYK,
    "animated": animated_gif,
    "no dice": empty_table,
    "forty dice": lambda: throw([("white", "3")] * 40, seed=2, width=1400, height=1400).jpeg(),
    "blurred": lambda: bytes(cv2.imencode(".jpg", cv2.blur(five().image, (60, 5)))[1]),
}


@pytest.mark.parametrize("what", ODD)
def test_odd_pictures_are_read_honestly_or_refused_but_never_break(house: House, what: str) -> None:
    table, ana = seated(house)
    answer = sends(ana, table, ODD[what]())
    assert answer.status in (200, 422)
    assert len(faces_offered(answer)) <= 5


def test_an_empty_table_is_an_honest_empty_reading(house: House) -> None:
    table, ana = seated(house, "fr")
    answer = sends(ana, table, empty_table())
    assert answer.status == 200
    assert "Aucun dé trouvé" in answer.words
    assert faces_offered(answer) == {}


def test_every_refusal_has_its_sentence_in_both_languages() -> None:
    own = ("busy", "failed", "no_vision", "unreachable", "enough")
    lessons = ("no_die", "many_dice", "not_a_dice_file")
    for language in ("en", "fr"):
        voice = app_texts().voice(language)
        keys = [f"photo-{key}" for key in (*REFUSALS, *own, *lessons)]
        assert [key for key in keys if not voice.has(key)] == []
    assert app_texts().messages["en"].placeholders.keys() == (
        app_texts().messages["fr"].placeholders.keys()
    )


# ---- who may, and what stays -----------------------------------------------


def test_only_the_seat_that_asks_may_send_a_photo(house: House) -> None:
    table, ana = seated(house)
    ben = table.phone("Ben")
    for stranger in (table.watcher(), ben):
        for place in (READ, CHECK, KEEP):
            assert sends(stranger, table, five().jpeg(), seat=0, to=place).status == 403
    assert ana.submits(f"/t/{table.code}/dice/photo?action=set_dice&question=faces").status == 403


def test_a_question_that_is_not_about_dice_has_no_camera(house: House) -> None:
    table, ana = seated(house)
    for query in ("action=cast&question=card", "action=none&question=faces", "action=set_dice"):
        answer = ana.submits(f"/t/{table.code}/dice/photo?{query}&seat=0", photo=b"")
        assert answer.status == 404


def test_no_photo_is_kept_unless_the_person_says_so(own_house: House) -> None:
    table, ana = seated(own_house)
    answer = sends(ana, table, five().jpeg())
    assert not [file for file in own_house.folder.rglob("*") if "dice" in file.parts]
    kept = sends(ana, table, five().jpeg(), to=KEEP, spots=spots_of(answer), shape="0.75")
    assert kept.status == 200
    tally = score_folder(own_house.folder / "dice" / "photos")
    assert (tally.photos, tally.dice, tally.found, tally.right) == (1, 5, 5, 5)


# ---- beside the loop -------------------------------------------------------


def test_a_photo_is_read_on_another_thread() -> None:
    assert Beside().run(threading.get_ident) != threading.get_ident()


def test_too_many_photos_at_once_are_told_to_wait() -> None:
    pool, begun, may_end = Beside(waiting=0), threading.Event(), threading.Event()

    def slow() -> None:
        begun.set()
        may_end.wait(20)

    first = threading.Thread(target=lambda: pool.run(slow))
    first.start()
    assert begun.wait(20)
    with pytest.raises(Busy):
        pool.run(lambda: None)
    may_end.set()
    first.join(20)
    assert pool.run(lambda: "again") == "again"


@pytest.mark.parametrize(
    ("error", "key"), [(RuntimeError("broken"), "failed"), (ImportError("cv2"), "no_vision")]
)
def test_when_reading_fails_the_sheet_says_so_and_typing_stays(
    house: House, monkeypatch: pytest.MonkeyPatch, error: Exception, key: str
) -> None:
    def fails(*_: object) -> None:
        raise error

    monkeypatch.setattr("companion.vision.read_dice", fails)
    table, ana = seated(house, "fr")
    answer = sends(ana, table, five().jpeg())
    assert answer.status == 503
    assert said(f"photo-{key}", "fr") in answer.words
    sheet = ana.page("/sheet/action?action=set_dice&seat=0")
    assert 'name="faces.red" value="6"' in sheet.text
    table.phone("Ben")
    table.begins()
    assert ana.taps("set_dice", **{"faces.red": "6"}).status == 200


def test_the_camera_stands_beside_every_question_it_can_answer(house: House) -> None:
    _, ana = seated(house, "fr")
    for action in ("set_dice", "refresh"):
        sheet = ana.page(f"/sheet/action?action={action}&seat=0").text
        assert 'capture="environment"' in sheet
        assert f"dice/photo?action={action}&amp;question=faces&amp;seat=0" in sheet


# ---- matching --------------------------------------------------------------

KINDS = ("red", "green", "white", "")
WANTED = (Wanted("a", "red", "red"), Wanted("b", "red", "red"), Wanted("c", "green", "green"))
PIPS = DiceInput("faces")

spots = st.builds(
    Spot,
    box=st.none() | st.tuples(*[st.floats(0, 1)] * 4),
    kind=st.sampled_from(KINDS),
    face=st.none() | st.integers(1, 6) | st.sampled_from(["power", "basic"]),
    sure=st.booleans(),
    likely=st.lists(st.tuples(st.sampled_from(KINDS), st.integers(1, 6)), max_size=3).map(tuple),
)


@given(st.lists(spots, max_size=12))
def test_what_was_read_travels_with_the_page_unchanged(read: list[Spot]) -> None:
    assert camera_match.from_text(camera_match.to_text(read)) == tuple(read)


@given(st.lists(spots, max_size=12))
def test_no_die_of_the_question_is_answered_twice(read: list[Spot]) -> None:
    rows = [row for row in camera_match.rows_of(read, WANTED) if row is not None]
    assert len(set(rows)) == len(rows)


@given(st.lists(spots, max_size=12))
def test_every_die_asked_for_is_found_or_said_to_be_missing(read: list[Spot]) -> None:
    rows = camera_match.rows_of(camera_match.with_missing(read, WANTED), WANTED)
    assert {one.row for one in WANTED} <= set(rows)


@given(st.lists(spots, min_size=1, max_size=8), st.data())
def test_what_a_person_says_of_a_die_stands(read: list[Spot], data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(read) - 1))
    told = camera_match.corrected(read, WANTED, index, kind="green", face=3)
    assert Spot(read[index].box, "green", 3, True, read[index].likely) in told


DRAWN = DiceInput("faces", faces=("power", "basic"), kinds=("charm", "natural"))
ASHES = tuple(
    Wanted(row, kind, kind) for row, kind in (("d1", "charm"), ("d2", "charm"), ("d3", "natural"))
)


def seen(*faces: str) -> DiceReading:
    """Dice in a row whose taught faces these are."""
    other = (FaceGuess("charm.basic", 0.2), FaceGuess("natural.power", 0.001))
    dice = [
        Die(Box(100 * at, 0, 50, 50), "white", 0.9, face, 0.8, True, other)
        for at, face in enumerate(faces)
    ]
    return DiceReading(tuple(dice), (1000, 100))


def test_dice_of_one_kind_take_the_places_of_that_kind() -> None:
    read = camera_match.spots_in(seen("charm.power", "natural.basic", "charm.basic"), DRAWN, ASHES)
    rows = camera_match.rows_of(read, ASHES)
    told = {row: spot.face for row, spot in zip(rows, read, strict=True)}
    assert told == {"d1": "power", "d2": "basic", "d3": "basic"}


def test_a_die_too_many_of_its_kind_has_no_place_and_the_missing_one_is_named() -> None:
    three = seen("charm.power", "charm.basic", "charm.power")
    read = camera_match.spots_in(three, DRAWN, ASHES)
    rows = camera_match.rows_of(read, ASHES)
    assert rows == ["d1", "d2", None, "d3"]
    assert (read[3].box, read[3].kind, read[3].face) == (None, "natural", None)


def test_the_likeliest_neighbours_come_along_and_the_hopeless_do_not() -> None:
    read = camera_match.spots_in(seen("charm.power"), DRAWN, ASHES)
    assert read[0].likely == (("charm", "basic"),)


def test_a_face_nobody_taught_for_this_question_is_never_sure() -> None:
    read = camera_match.spots_in(seen("4", "illusion.power"), DRAWN, ASHES)
    assert not any(spot.sure for spot in read)
