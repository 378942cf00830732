"""The pictures of the README, taken from a real evening: `python -m tests.browser.pictures`."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.people import Device, Evening, Phone
from tests.fixtures.chromium import ARGUMENTS, find_chromium
from tests.fixtures.running import started

PICTURES = Path(__file__).parents[2] / "static" / "pictures"
PEOPLE = (("Ana", "en", 11), ("Bastien", "en", 9), ("Chloé", "fr", 10), ("Dario", "en", 12))
LIVES = (-2, -3, -10, 0)
STONES = ((3, 0, 5, 2), (2, 2, 0, 4), (1, 4, 0, 2), (0, 3, 1, 1))
POINTS = (5, 4, 3, 2)
CARDS = ((12, 6, 4), (11, 3, 9), (15, 6, 5), (13, 4, 6))
DICE = {"red": 4, "black": 2, "green": 5, "white": 3, "void": 6}


def ask(device: Device, action: str, **values: object) -> None:
    """An intent as a form sends it, without the tapping."""
    form = {key.replace("__", "."): str(value) for key, value in values.items()}
    answer = device.page.request.post(
        f"{device.evening.url}/t/{device.evening.code}/act/{action}",
        form=form if action == "step" else {**form, "anyway": "1"},
        headers={"Accept": "application/json"},
    )
    assert answer.ok or "nothing" in answer.text(), f"{action}: {answer.text()}"


def seated(evening: Evening) -> tuple[Device, list[Phone]]:
    board = evening.opens("etherstone", 4)
    phones = [evening.phone(name, language, device_scale_factor=2) for name, language, _ in PEOPLE]
    ask(board, "start", first=0)
    for phone, (_, _, life) in zip(phones, PEOPLE, strict=True):
        leader = f"LE00{phone.seat + 2}"
        ask(phone, "choose_leader", seat=phone.seat, leader=leader, life=life, strength=3)
        ask(phone, "be_ready", seat=phone.seat)
    return board, phones


def play(board: Device, phones: list[Phone]) -> None:
    """A table in its sixth round, or near enough."""
    for phone, lost, stones, points in zip(phones, LIVES, STONES, POINTS, strict=True):
        for colour, count in zip(("red", "black", "green", "white"), stones, strict=True):
            ask(phone, "correct", seat=phone.seat, part=f"stones.{colour}", to=count)
        ask(phone, "step", seat=phone.seat, part="points", by=points)
        ask(phone, "correct", seat=phone.seat, part="hand", to=4 + phone.seat % 2)
        if lost:
            ask(phone, "step", seat=phone.seat, part="life", by=lost)
    ask(board, "correct", part="threat_deck", to=7)
    ask(phones[0], "set_dice", seat=0, **{f"faces__{c}": face for c, face in DICE.items()})
    ask(phones[0], "give_turn", to=3, round=6)
    ask(phones[3], "draft_die", seat=3, die="black", name="")
    ask(phones[3], "correct", seat=3, part="stones.black", to=3)
    ask(phones[0], "give_turn", to=0, round=6)


def count(board: Device, phones: list[Phone]) -> None:
    ask(phones[0], "stop", seat=0)
    ask(phones[0], "count_up", seat=0)
    for phone, (entities, abilities, spoils) in zip(phones, CARDS, strict=True):
        lines = {"entities": entities, "abilities": abilities, "spoils": spoils}
        ask(phone, "enter", seat=phone.seat, **lines)
    ask(board, "reveal", all=1)
    board.sees(re.compile("wins"))


def take() -> None:
    PICTURES.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    with started(folder, "--no-qr") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        with Evening(server.url, browser).at_home() as evening:
            board, phones = seated(evening)
            play(board, phones)
            board.page.wait_for_timeout(1_500)
            board.page.screenshot(path=PICTURES / "board.png")
            phones[0].page.screenshot(path=PICTURES / "phone.png")
            count(board, phones)
            board.page.wait_for_timeout(3_000)
            board.page.screenshot(path=PICTURES / "result.png")
        browser.close()


if __name__ == "__main__":
    take()
