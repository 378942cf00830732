"""`companion camera`: a webcam over the tray reads the dice and offers them to a table."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import click

from companion.cli.courier import CameraProblem, Courier, ServerAway
from companion.cli.help import Command
from companion.cli.options import data_option
from companion.cli.texts import Say
from companion.config import DEFAULT_PORT, Settings, make_settings

if TYPE_CHECKING:
    from companion.vision import DiceReading, Expected
    from companion.vision.opening import Image
    from companion.vision.tray import TrayView, TrayWatcher

PATIENCE = 10.0  # seconds for an answer of the server
PICTURE_EVERY = 0.4  # seconds between pictures while somebody looks
UNWATCHED_EVERY = 5.0  # and while nobody does
PICTURE_WIDTH = 960
ENDINGS = (".jpg", ".jpeg", ".png", ".webp", ".bmp")


def command(say: Say) -> click.Command:
    def watch(code: str, device: int, frames: Path | None, url: str, data: Path | None) -> None:
        settings = make_settings(data=data)
        table = TableFar(say, url, code.upper(), settings)
        table.wanted()  # a table that is not there is said before any camera is opened
        source = frames_in(say, frames) if frames else frames_of(say, device)
        click.echo(say("camera-watching", code=table.code, url=f"{url}/t/{table.code}/camera"))
        follow(say, table, source)

    return Command(
        "camera",
        say,
        callback=watch,
        help=say("about-camera"),
        short_help=say("about-camera-short"),
        params=options(say),
    )


def options(say: Say) -> list[click.Parameter]:
    place = click.Path(path_type=Path)
    return [
        click.Argument(["code"], metavar=say("metavar-code")),
        click.Option(
            ["--device"],
            type=click.IntRange(0, 99),
            default=0,
            metavar=say("metavar-number"),
            help=say("help-device"),
        ),
        click.Option(
            ["--frames"], type=place, metavar=say("metavar-folder"), help=say("help-frames")
        ),
        click.Option(
            ["--url"],
            default=f"http://localhost:{DEFAULT_PORT}",
            metavar=say("metavar-address"),
            help=say("help-camera-url"),
        ),
        data_option(say),
    ]


def frames_in(say: Say, folder: Path) -> Iterator[Image]:
    """Pictures of a folder in the order of their names, as if a camera had seen them."""
    from companion.vision import PhotoRefused
    from companion.vision.opening import open_photo

    files = sorted(file for file in folder.glob("*") if file.suffix.lower() in ENDINGS)
    if not files:
        raise CameraProblem(say("camera-no-frames", folder=str(folder)))

    def opened() -> Iterator[Image]:
        for file in files:
            try:
                yield open_photo(file.read_bytes())[0]
            except PhotoRefused as refused:
                text = say(f"photo-{refused.key}")
                raise CameraProblem(f"{file}{say('colon')} {text}") from None

    return opened()


def frames_of(say: Say, device: int) -> Iterator[Image]:
    """What the webcam sees; one clear sentence when there is none."""
    try:
        from companion.vision.opencv import cv

        camera = cv().VideoCapture(device)
    except ImportError:
        raise CameraProblem(say("camera-no-opencv")) from None
    if not camera.isOpened():
        camera.release()
        raise CameraProblem(say("camera-none", device=str(device)))

    def seen() -> Iterator[Image]:
        try:
            while True:
                is_there, frame = camera.read()
                if not is_there:
                    raise CameraProblem(say("camera-lost", device=str(device)))
                yield frame
        finally:
            camera.release()

    return seen()


@dataclass
class TableFar:
    """The table as the running program knows it, asked over the network of this computer."""

    say: Say
    url: str
    code: str
    settings: Settings
    is_watched: bool = True
    booth: str = ""
    """Whom we spoke to last; a program that was started anew has another name for itself."""
    offered: tuple[DiceReading, int] | None = None
    """The dice told last, and how far the table was then."""
    told: dict[str, str] = field(default_factory=dict)
    """What people entered for the dice that were offered last, by colour."""

    def wanted(self) -> Expected | None:
        """What to look for; a taught set comes from the data folder that both of us use."""
        from companion.vision import Expected
        from companion.web.camera_taught import SUFFIX, taught_in

        answer = self._ask("GET", "wanted")
        if not answer.get("asks"):
            raise CameraProblem(self.say("camera-no-dice", code=self.code))
        file = self.settings.data / "dice" / f"{answer['game']}{SUFFIX}"
        colours = tuple(str(colour) for colour in answer["colours"])
        self.told = {str(colour): str(face) for colour, face in answer.get("told", {}).items()}
        return Expected(colours, len(colours) or None, taught_in(file))

    def offer(self, reading: DiceReading | None) -> None:
        from companion.web.camera_offers import reading_to_plain

        plain = reading_to_plain(reading) if reading else {"dice": []}
        if self.offered and self.offered[0] is reading:
            plain = {**plain, "since": self.offered[1]}
        answer = self._ask("POST", "offer", json.dumps(plain).encode(), "application/json")
        self.offered = (reading, int(answer.get("since", 0))) if reading else None
        self._note(answer)

    def show(self, jpeg: bytes) -> None:
        self._note(self._ask("POST", "frame", jpeg, "image/jpeg"))

    def _note(self, answer: dict[str, Any]) -> None:
        self.is_watched, self.booth = bool(answer.get("watched")), str(answer.get("booth"))

    def _ask(self, method: str, what: str, body: bytes = b"", kind: str = "") -> dict[str, Any]:
        from companion.web.camera_token import HEADER, camera_token

        headers = {HEADER: camera_token(self.settings.secret_key, self.code)}
        if kind:
            headers["Content-Type"] = kind
        try:
            connection = connected(self.url)
            connection.request(method, f"/t/{self.code}/camera/{what}", body, headers)
            answer = connection.getresponse()
            content = answer.read()
            connection.close()
        except (OSError, HTTPException, ValueError):
            raise ServerAway(self.say("camera-no-server", url=self.url)) from None
        if answer.status != 200:
            key = "camera-not-ours" if answer.status == 403 else "camera-no-table"
            raise CameraProblem(self.say(key, code=self.code, url=self.url))
        plain = json.loads(content)
        return plain if isinstance(plain, dict) else {}


def connected(url: str) -> HTTPConnection:
    parts = urlsplit(url)
    host = parts.hostname or "localhost"
    if parts.scheme != "https":
        return HTTPConnection(host, parts.port, timeout=PATIENCE)
    import ssl

    # Our own certificate is made by ourselves; only this computer's own program is asked here.
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return HTTPSConnection(host, parts.port, timeout=PATIENCE, context=context)


def follow(say: Say, table: TableFar, source: Iterator[Image]) -> None:
    """Every frame through the tray watcher; settled dice are offered, moving dice withdraw that."""
    from companion.vision.tray import MOVING, TrayWatcher

    watcher, courier = TrayWatcher(table.wanted()), Courier(say, table.url)
    was, shown_at = MOVING, 0.0
    for frame in source:
        view = watcher.see(frame)
        if view.state == MOVING and was != MOVING:
            courier.bring(partial(withdraw, table, watcher))
        if view.reading is not None:
            courier.bring(partial(offer_settled, say, table, view))
        was = view.state
        courier.try_again()
        if time.monotonic() - shown_at > (PICTURE_EVERY if table.is_watched else UNWATCHED_EVERY):
            show_picture(table, courier, frame)
            shown_at = time.monotonic()
    courier.last_call()


def show_picture(table: TableFar, courier: Courier, frame: Image) -> None:
    before = table.booth
    courier.show(partial(table.show, as_jpeg(frame)))
    if before not in ("", table.booth):
        courier.repeat()


def withdraw(table: TableFar, watcher: TrayWatcher) -> None:
    """Dice move again: hear first what people entered for those that lay there."""
    watcher.expected = table.wanted()
    watcher.be_told(table.told)
    table.offer(None)


def offer_settled(say: Say, table: TableFar, view: TrayView) -> None:
    assert view.reading is not None
    table.offer(view.reading if view.reading.dice else None)
    dice = [f"{say(f'colour-{die.colour}')} {die.face}" for die in view.reading.dice]
    marks = ["" if die.sure else "?" for die in view.reading.dice]
    said = ", ".join(die + mark for die, mark in zip(dice, marks, strict=True))
    click.echo(said or say("photo-no_dice"))


def as_jpeg(frame: Image) -> bytes:
    from companion.vision.opencv import cv

    height = round(frame.shape[0] * PICTURE_WIDTH / frame.shape[1])
    small = cv().resize(frame, (PICTURE_WIDTH, height)) if frame.shape[1] > PICTURE_WIDTH else frame
    return bytes(cv().imencode(".jpg", small, [cv().IMWRITE_JPEG_QUALITY, 75])[1])
