"""Dice by camera on real screens: a photo on a phone, and a webcam over the tray."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import Evening, Phone
from tests.browser.test_etherstone_evening import seated
from tests.fixtures.running import Running, asked
from tests.vision.throws import throw

FIVE = [("red", "4"), ("black", "2"), ("green", "5"), ("white", "1"), ("purple", "6")]


@pytest.fixture(scope="module")
def photo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Large enough that the phone makes it smaller before it is sent."""
    file = tmp_path_factory.mktemp("photo") / "dice.jpg"
    file.write_bytes(throw(FIVE, seed=4, width=2400, height=3200, die=330).jpeg(98))
    return file


def playing(evening: Evening) -> tuple[Phone, Phone]:
    """Straight to the first turn: hands and Leaders are another story."""
    _, ana, chloe = seated(evening)
    for phone in (ana, chloe):
        expect(phone.page.locator('form[action$="/act/be_ready"]').first).to_be_attached()
        ready = f"{evening.url}/t/{evening.code}/act/be_ready"
        fields = {"seat": str(phone.seat), "anyway": "1"}
        assert phone.page.request.post(ready, form=fields).ok
    return ana, chloe


def opens_dice(phone: Phone) -> None:
    """The sheet in which dice are entered, wherever the game has put its button."""
    phone.page.locator('[data-sheet*="action=set_dice"]').first.click()
    expect(phone.sheet.locator("[data-camera]")).to_have_count(1)


def takes(phone: Phone, photo: Path) -> None:
    phone.sheet.locator("[data-camera]").set_input_files(photo)
    expect(phone.page.locator("#camera [data-check]")).to_be_visible(timeout=30_000)


def chosen(phone: Phone) -> dict[str, str]:
    fields = phone.sheet.locator('input[name^="faces."]:checked')
    every = fields.evaluate_all("all => all.map((field) => [field.name, field.value])")
    return {name.partition(".")[2]: value for name, value in every}


def test_a_photo_is_checked_corrected_and_used_and_only_then_sent(
    evening: Evening, photo: Path
) -> None:
    ana, _ = playing(evening)
    opens_dice(ana)
    takes(ana, photo)
    camera = ana.page.locator("#camera")
    expect(camera.get_by_text("5 dice found")).to_be_visible()
    expect(camera.locator(".cam__box")).to_have_count(5)
    assert camera.locator("img[data-photo]").first.evaluate("image => image.naturalWidth") == 2400

    # The red die is corrected with one tap.
    camera.locator(".found button", has_text="Red 4").click()
    camera.get_by_role("button", name="Red 3", exact=True).click()
    expect(camera.locator(".found button", has_text="Red 3")).to_be_visible()

    # Used: the sheet is filled, and nothing is written before it is sent.
    camera.get_by_role("button", name="Use these dice").click()
    expect(ana.page.locator("#camera[open]")).to_have_count(0)
    assert chosen(ana) == {"red": "3", "black": "2", "green": "5", "white": "1", "void": "6"}
    ana.does()
    ana.sees(re.compile("enters the dice"))


def test_what_cannot_be_read_is_said_and_the_sheet_stays(evening: Evening, tmp_path: Path) -> None:
    _, chloe = playing(evening)
    words = tmp_path / "words.jpg"
    words.write_text("not a picture at all")
    opens_dice(chloe)
    takes(chloe, words)
    camera = chloe.page.locator("#camera")
    expect(camera.get_by_text("Ce n’est pas une image.")).to_be_visible()
    camera.get_by_role("button", name="Saisir à la main").click()
    expect(chloe.page.locator("#camera[open]")).to_have_count(0)
    chloe.chooses("faces.red", 2)
    assert chosen(chloe)["red"] == "2"


def test_a_photo_that_could_not_be_sent_can_be_taken_again(evening: Evening, photo: Path) -> None:
    _, chloe = playing(evening)
    opens_dice(chloe)
    chloe.page.route("**/dice/photo*", lambda route: route.abort())
    chloe.sheet.locator("[data-camera]").set_input_files(photo)
    camera = chloe.page.locator("#camera")
    expect(camera.get_by_role("alert")).to_contain_text("n’a pas pu être envoyée")
    chloe.page.unroute("**/dice/photo*")
    with chloe.page.expect_file_chooser() as chooser:
        camera.get_by_role("button", name="Reprendre").click()
    chooser.value.set_files(photo)
    expect(camera.get_by_text("5 dés trouvés")).to_be_visible(timeout=30_000)


@pytest.mark.parametrize("size", [(390, 664), (844, 390)], ids=["browser bars", "sideways"])
def test_on_little_room_the_camera_the_dice_and_the_way_on_are_in_sight(
    evening: Evening, photo: Path, size: tuple[int, int]
) -> None:
    ana, _ = playing(evening)
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    opens_dice(ana)
    expect(ana.sheet.locator("[data-camera-button]")).to_be_in_viewport(ratio=1)
    takes(ana, photo)
    camera = ana.page.locator("#camera")
    strip, use = camera.locator(".found"), camera.locator("[data-camera-use]")
    for part in (strip, use, camera.locator(".cam__box").first):
        expect(part).to_be_in_viewport(ratio=1)
    above, below = strip.bounding_box(), use.bounding_box()
    assert above["y"] + above["height"] <= below["y"]


def test_back_leads_from_the_photo_to_the_sheet(evening: Evening, photo: Path) -> None:
    ana, _ = playing(evening)
    opens_dice(ana)
    takes(ana, photo)
    ana.page.go_back()
    expect(ana.page.locator("#camera[open]")).to_have_count(0)
    expect(ana.sheet).to_have_count(1)
    ana.page.go_back()
    expect(ana.sheet).to_have_count(0)


def whole_on_a_large_screen(phone: Phone) -> None:
    """An upright picture and what is said of it, side by side, with nothing beyond the edge."""
    phone.page.set_viewport_size({"width": 1920, "height": 1080})
    picture = phone.page.locator(".camlive img")
    words = phone.page.locator(".camlive__told")
    expect(words).to_be_in_viewport(ratio=1)
    expect(picture).to_be_in_viewport(ratio=1)
    seen, said = picture.bounding_box(), words.bounding_box()
    assert seen["x"] + seen["width"] <= said["x"] + 1


def test_dice_over_the_tray_are_offered_and_a_person_confirms(
    evening: Evening, server: Running, tmp_path: Path
) -> None:
    ana, chloe = playing(evening)
    for number in range(8):
        file = tmp_path / f"{number}.jpg"
        file.write_bytes(throw(FIVE, seed=4, width=900, height=1200, die=130).jpeg())
    ended = asked(
        *("camera", evening.code, "--frames", str(tmp_path)),
        *("--url", server.url, "--data", str(server.data)),
    )
    assert ended.returncode == 0, ended.stderr
    assert "purple 6" in ended.stdout

    chloe.sees("La caméra voit")
    frames = chloe.page.locator(".camlive .cam__box")
    chloe.page.goto(f"{evening.url}/t/{evening.code}/camera")
    expect(frames).to_have_count(5)
    expect(chloe.page.locator(".camlive")).to_contain_text("Néant 6")
    whole_on_a_large_screen(chloe)
    offer = ana.page.locator(".camoffer")
    offer.locator('a[data-sheet*="action=set_dice"]').click()
    expect(ana.sheet.locator('input[name="faces.red"][value="4"]')).to_be_checked()
    ana.does()
    expect(ana.page.locator(".camoffer")).to_have_count(0)
    expect(frames).to_have_count(0)
    expect(chloe.page.locator(".camlive img")).to_be_visible()
