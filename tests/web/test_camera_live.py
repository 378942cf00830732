"""A camera over the tray offers what it read; only a person writes."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from companion.web.camera_live import READING
from companion.web.camera_token import HEADER, camera_token
from tests.web.actors import House, Phone, Table

JPEG = b"\xff\xd8\xff\xe0 a picture \xff\xd9"
FACES = {"red": "4", "black": "2", "green": "5", "white": "1", "purple": "6"}


def reading(**sure: bool) -> dict[str, Any]:
    dice = [
        {
            "box": [100 * at, 50, 60, 60],
            "colour": colour,
            "face": face,
            "confidence": 0.99,
            "sure": sure.get(colour, True),
            "alternatives": [["3", 0.01]],
        }
        for at, (colour, face) in enumerate(FACES.items())
    ]
    return {"size": [640, 480], "dice": dice}


class Camera:
    """The program beside the server: no seat, but the secret of the data folder."""

    def __init__(self, table: Table, token: str | None = None) -> None:
        self.table, self.client = table, table.house.app.test_client()
        secret = table.house.room.settings.secret_key
        self.headers = {HEADER: camera_token(secret, table.code) if token is None else token}

    def offers(self, plain: object) -> int:
        path = f"/t/{self.table.code}/camera/offer"
        return self.client.post(path, json=plain, headers=self.headers).status_code

    def shows(self, picture: bytes) -> Any:
        path = f"/t/{self.table.code}/camera/frame"
        return self.client.post(path, data=picture, headers=self.headers)

    def wanted(self) -> Any:
        return self.client.get(f"/t/{self.table.code}/camera/wanted", headers=self.headers)


def playing(house: House) -> tuple[Table, Phone, Phone]:
    table = house.host().opens("etherstone", seats=2)
    ana, ben = table.phone("Ana"), table.phone("Chloé", "fr")
    table.begins()
    for phone in (ana, ben):
        phone.taps("be_ready", anyway=True)
    return table, ana, ben


def hears(phone: Phone, page: str = "phone") -> str:
    stream = phone.opens_stream(page)
    heard = stream.hears()
    stream.close()
    return unescape(heard)


def test_the_camera_is_told_what_to_look_for(house: House) -> None:
    table, _, _ = playing(house)
    assert Camera(table).wanted().get_json()["colours"] == list(FACES)


def test_the_camera_hears_which_faces_people_entered_for_its_dice(house: House) -> None:
    table, ana, chloe = playing(house)
    active = ana if table.state.turn.active == ana.seat else chloe
    camera = Camera(table)
    assert camera.wanted().get_json()["told"] == {}
    camera.offers(reading())
    assert camera.wanted().get_json()["told"] == {}
    swapped = {"faces.red": "4", "faces.black": "6", "faces.void": "2"}
    active.taps("set_dice", anyway=True, **swapped)
    assert camera.wanted().get_json()["told"] == {"red": "4", "black": "6", "purple": "2"}


def test_a_settled_throw_is_offered_to_everybody_who_watches_and_writes_nothing(
    house: House,
) -> None:
    table, ana, chloe = playing(house)
    version = table.version
    assert Camera(table).offers(reading()) == 200
    assert "The camera sees" in hears(ana)
    assert "La caméra voit" in hears(chloe)
    assert "The camera sees" in hears(table.host, "board")
    assert table.version == version


def test_only_whoever_plays_gets_the_filled_sheet(house: House) -> None:
    table, ana, chloe = playing(house)
    active, waiting = (ana, chloe) if table.state.turn.active == ana.seat else (chloe, ana)
    Camera(table).offers(reading())
    offer = hears(active).partition("camoffer")[2]
    link = re.search(r'data-sheet="(/t/\w+/sheet/action\?action=set_dice[^"]*)"', offer)
    assert link
    sheet = active.get(link[1]).text
    for colour, face in FACES.items():
        row = "void" if colour == "purple" else colour
        assert f'name="faces.{row}" value="{face}" checked' in sheet
    assert "action=set_dice" not in hears(waiting).partition("camoffer")[2]


def test_a_die_it_is_not_sure_of_is_left_to_the_person(house: House) -> None:
    table, ana, chloe = playing(house)
    active = ana if table.state.turn.active == ana.seat else chloe
    Camera(table).offers(reading(white=False))
    heard = hears(active)
    assert "faces.white" not in heard
    assert "faces.red=4" in heard


def test_the_offer_is_gone_when_dice_were_entered_moved_or_waved_away(house: House) -> None:
    table, ana, _ = playing(house)
    camera = Camera(table)
    endings = (
        lambda: ana.taps("set_dice", anyway=True, **{"faces.red": "4"}),
        lambda: camera.offers({"dice": []}),
        lambda: ana.device.post(f"/t/{table.code}/camera/dismiss"),
    )
    for ends in endings:
        camera.offers(reading())
        assert "camoffer" in hears(ana)
        ends()
        assert "camoffer" not in hears(ana)


def test_dice_that_were_entered_and_undone_are_offered_again(house: House) -> None:
    table, ana, _ = playing(house)
    camera = Camera(table)
    camera.offers(reading())
    ana.taps("set_dice", anyway=True, **{"faces.red": "4"})
    assert "camoffer" not in hears(ana)
    ana.undoes()
    assert "camoffer" in hears(ana)
    assert camera.wanted().get_json()["told"] == {}


def test_an_open_screen_hears_that_the_offer_came_and_went(house: House) -> None:
    table, ana, _ = playing(house)
    stream = ana.opens_stream()
    stream.hears()
    Camera(table).offers(reading())
    assert "camoffer" in stream.hears()
    Camera(table).offers({"dice": []})
    assert 'hx-target="#r-camera"' in stream.hears()
    stream.close()


def test_a_life_change_keeps_the_offer(house: House) -> None:
    table, ana, _ = playing(house)
    Camera(table).offers(reading())
    ana.steps("life", -1)
    assert "camoffer" in hears(ana)


def test_only_our_own_camera_may_offer_or_show(house: House) -> None:
    table, _, _ = playing(house)
    other = house.host().opens("etherstone", seats=2)
    for token in ("", "guess", Camera(other).headers[HEADER]):
        stranger = Camera(table, token)
        assert stranger.offers(reading()) == 403
        assert stranger.shows(JPEG).status_code == 403
        assert stranger.wanted().status_code == 403


@pytest.mark.parametrize(
    "plain",
    [
        {"dice": [1]},
        {"dice": "five"},
        {"dice": [{}], "size": [1, 1]},
        {"dice": [{"box": [1]}], "size": [640, 480]},
        {**reading(), "size": ["wide"]},
        {**reading(), "size": None},
    ],
)
def test_a_reading_that_is_none_is_turned_away(house: House, plain: object) -> None:
    table, ana, _ = playing(house)
    assert Camera(table).offers(plain) == 400
    assert "camoffer" not in hears(ana)


def test_the_live_picture_is_for_the_people_of_the_table(house: House) -> None:
    table, ana, _ = playing(house)
    path = f"/t/{table.code}/camera"
    assert ana.get(f"{path}/frame.jpg").status == 204
    assert Camera(table).shows(JPEG).get_json()["watched"]
    for phone in (ana, table.host):
        assert phone.device.client.get(f"{path}/frame.jpg").get_data() == JPEG
    assert "Camera over the tray" in ana.get(path).words
    assert table.watcher().get(path).location == f"/j/{table.code}"
    assert table.watcher().get(f"{path}/frame.jpg").status == 403
    assert table.watcher().post(f"{path}/dismiss").status == 403


def test_dice_that_lie_still_are_framed_on_the_live_picture(house: House) -> None:
    table, ana, chloe = playing(house)
    camera, path = Camera(table), f"/t/{table.code}/camera"
    camera.shows(JPEG)

    def standing() -> str:
        return str(ana.device.client.get(f"{path}/frame.jpg").headers[READING])

    assert standing() == ""
    assert "cam__box" not in ana.get(f"{path}/seen").text
    camera.offers(reading(white=False))
    first = standing()
    assert first
    framed = ana.get(f"{path}/seen")
    assert framed.text.count('class="cam__box') == 5
    assert framed.text.count("cam__box--check") == 1
    assert "--x:15.62;--y:10.42;--w:9.38;--h:12.5" in framed.text
    assert "Red 4 · Black 2 · Green 5 · White 1 ? · Void 6" in framed.words
    assert "5 dés trouvés" in unescape(chloe.get(f"{path}/seen").words)
    camera.offers({"dice": []})
    assert standing() == ""
    camera.offers(reading())
    assert standing() not in ("", first)
    assert table.watcher().get(f"{path}/seen").status == 403


def test_only_a_picture_of_a_sane_size_is_shown(house: House) -> None:
    table, _, _ = playing(house)
    assert Camera(table).shows(b"words").status_code == 400
    assert Camera(table).shows(JPEG + bytes(2_000_000)).status_code == 413


def test_a_game_without_dice_wants_no_camera(house: House) -> None:
    table = house.host().opens("life_counter", seats=2)
    assert Camera(table).wanted().get_json()["asks"] is False
