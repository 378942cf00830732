"""A hidden value never appears in any byte sent to a device that may not see it."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from companion.games.shelved import Shelved
from companion.table.sight import revealed_lines
from tests.web import secret_game
from tests.web.actors import Answer, House, Phone, Stream, Table

SEPARATORS = re.compile("(?<=\\d)[,.\u202f\u00a0\u2009 ](?=\\d)")


@dataclass(frozen=True)
class Secret:
    """Something only one seat may know; a `line` is known to all once it is revealed."""

    text: str
    seat: int
    line: str = ""


class Evening:
    """Three seats on three phones, the host's board, a spectator; all of them listen."""

    def __init__(self, house: House, seed: int) -> None:
        self.rng = random.Random(seed)
        self.table: Table = house.host("en").opens("secrets", seats=3)
        self.seated = [
            self.table.phone("Ana", "fr"),
            self.table.phone("Ben"),
            self.table.phone("Cy"),
        ]
        self.table.begins()
        self.watcher = self.table.watcher("fr")
        self.everybody = [*self.seated, self.table.host, self.watcher]
        self.secrets: list[Secret] = []
        self.screens: list[tuple[Phone, Stream]] = []
        for viewer in self.everybody:
            for page in ("phone", "board"):
                self.screens.append((viewer, viewer.opens_stream(page)))

    # ---- secrets ----

    def new_word(self, seat: int) -> str:
        secret = "zq" + "".join(self.rng.choices("bcdfghjkmnpqrstvwxz", k=12))
        self.secrets.append(Secret(secret, seat))
        return secret

    def new_number(self, seat: int, line: str = "") -> int:
        secret = self.rng.randrange(20_000_000, 90_000_000)
        self.secrets.append(Secret(str(secret), seat, line))
        return secret

    def forget_what_all_may_know(self) -> None:
        state = self.table.state
        shown = revealed_lines(self.table.game, state)
        kept = [s for s in self.secrets if not (s.line and s.line in shown)]
        self.secrets = [] if state.stage == "over" else kept

    def check(self, viewer: Phone, text: str, where: str) -> None:
        plain = SEPARATORS.sub("", text).lower()
        for secret in self.secrets:
            if secret.seat != viewer.seat and secret.text in plain:
                at = plain.index(secret.text)
                pytest.fail(
                    f"seat {viewer.seat} saw {secret} in {where}: {plain[at - 200 : at + 80]}"
                )

    # ---- what happens ----

    def step(self) -> None:
        phone = self.rng.choice(self.seated)
        deed = self.rng.choice(DEEDS)
        answer = deed(self, phone)
        self.forget_what_all_may_know()
        if answer is not None:
            self.check(phone, answer.text, deed.__name__)

    def whisper(self, phone: Phone) -> Answer:
        anyway = self.rng.random() < 0.5
        return phone.taps("whisper", word=self.new_word(phone.seat or 0), anyway=anyway)

    def draw(self, phone: Phone) -> Answer:
        seat = phone.seat or 0
        return phone.taps("draw", card=self.new_word(seat), name=self.new_word(seat))

    def play(self, phone: Phone) -> Answer | None:
        cards = list(secret_game.hand.all(self.table.state, phone.seat))
        if not cards:
            return None
        return phone.taps("play", card=self.rng.choice(cards))

    def vote(self, phone: Phone) -> Answer:
        return phone.taps("vote", **{"for": self.new_word(phone.seat or 0)})

    def gain_gold(self, phone: Phone) -> Answer:
        return phone.taps("correct", part="gold", to=self.new_number(phone.seat or 0, "gold"))

    def name_by_hand(self, phone: Phone) -> Answer:
        return phone.taps("correct", part="word", to=self.new_word(phone.seat or 0))

    def place_by_hand(self, phone: Phone) -> Answer:
        seat = phone.seat or 0
        return phone.taps("place", part="hand", id=self.new_word(seat), name=self.new_word(seat))

    def mark_by_hand(self, phone: Phone) -> Answer | None:
        cards = list(secret_game.hand.all(self.table.state, phone.seat))
        if not cards:
            return None
        power = self.new_number(phone.seat or 0)
        return phone.taps("correct", part="hand", id=cards[0], field="power", to=power)

    def host_corrects(self, phone: Phone) -> None:
        word = self.new_word(phone.seat or 0)
        answer = self.table.host.taps("correct", seat=phone.seat, part="word", to=word)
        self.check(self.table.host, answer.text, "the host's correction")

    def undo(self, phone: Phone) -> Answer:
        return phone.undoes()

    def undo_others(self, phone: Phone) -> Answer:
        return phone.undoes(to=max(5, self.table.version - 3), anyway="1")

    def redo(self, phone: Phone) -> Answer:
        return phone.redoes(anyway="1")

    def probe(self, phone: Phone) -> None:
        """Somebody tries to act for, and to look into, the seat of another."""
        other = (int(phone.seat or 0) + 1) % 3
        for answer in (
            phone.taps("play", seat=other, card="x"),
            phone.taps("whisper", seat=other, word="x", anyway=True),
            phone.taps("step", seat=other, part="gold", by=1),
            phone.post(f"{phone.at}/preview/play", seat=other),
            self.watcher.post(f"{phone.at}/preview/play", seat=other),
            self.table.host.post(f"{phone.at}/preview/play", seat=other),
        ):
            self.check(phone, answer.text, "a probe")

    def look_around(self, phone: Phone) -> None:
        for viewer in self.everybody:
            for path in self.paths(viewer):
                self.check(viewer, viewer.get(path).text, path)

    def paths(self, viewer: Phone) -> list[str]:
        at = f"/t/{self.table.code}"
        seats = range(3)
        return [
            *(f"{at}{path}" for path in ("", "/board", "/history", "/history?page=board")),
            *(f"{at}/history?to=5&series=riches", f"{at}/history?series=score&page=board"),
            *(f"{at}?seat={seat}" for seat in seats),
            *(f"{at}/history?seat={seat}" for seat in seats),
            *(f"{at}/sheet/{name}" for name in ("menu", "seats", "abilities", "setup", "lines")),
            *(f"{at}/sheet/seat?of={seat}" for seat in seats),
            *(f"{at}/sheet/seat?of={seat}&seat={seat}" for seat in seats),
            *(f"{at}/sheet/seat?of={seat}&page=board" for seat in seats),
            *(f"{at}/sheet/correct?of={seat}&seat={seat}" for seat in seats),
            *(
                f"{at}/sheet/action?action={action}&seat={seat}"
                for action in ("whisper", "draw", "play", "vote")
                for seat in seats
            ),
            f"{at}/sheet/action?action=play",
            *(f"{at}/export.json", f"{at}/sheet.csv", f"/shelf/{self.table.code}", "/shelf"),
            *("/notebook?game=secrets", "/notebook.json", f"/j/{self.table.code}", "/"),
        ]

    def reconnect(self, phone: Phone) -> None:
        at = self.rng.randrange(len(self.screens))
        viewer, screen = self.screens[at]
        self.check(viewer, screen.close(), "a stream")
        page = self.rng.choice(("phone", "board"))
        self.screens[at] = viewer, viewer.opens_stream(page)

    def listen(self) -> None:
        """What was sent while these secrets were secrets."""
        for viewer, screen in self.screens:
            screen.hears(self.table.version)
            self.check(viewer, screen.heard, "a stream")

    def close(self) -> None:
        for viewer, screen in self.screens:
            self.check(viewer, screen.close(), "a stream")


DEEDS = [
    *(Evening.whisper, Evening.draw, Evening.draw, Evening.play, Evening.vote),
    *(Evening.gain_gold, Evening.name_by_hand, Evening.place_by_hand, Evening.mark_by_hand),
    *(Evening.host_corrects, Evening.undo, Evening.undo, Evening.undo_others, Evening.redo),
    *(Evening.probe, Evening.reconnect),
]


@pytest.fixture(scope="module")
def secret_house(tmp_path_factory: pytest.TempPathFactory) -> House:
    house = House(tmp_path_factory.mktemp("secrets"))
    house.shelves(Shelved(secret_game.game, secret_game.texts, Path("secrets")))
    return house


PLAYED = settings(max_examples=2, phases=(Phase.explicit, Phase.generate))
"""A failure is told as it came: playing on to find a smaller one takes too long."""


@PLAYED
@given(seed=st.integers(0, 10**6))
def test_nobody_is_sent_a_secret_of_another(secret_house: House, seed: int) -> None:
    evening = Evening(secret_house, seed)
    for _ in range(20):
        evening.step()
    evening.look_around(evening.watcher)
    evening.close()


@PLAYED
@given(seed=st.integers(0, 10**6))
def test_final_lines_stay_sealed_until_they_are_revealed(secret_house: House, seed: int) -> None:
    evening = Evening(secret_house, seed)
    table = evening.table
    for phone in evening.seated:
        evening.gain_gold(phone)
        evening.draw(phone)
    table.reaches_the_count()
    evening.look_around(evening.watcher)
    for phone in evening.seated:
        goal = evening.new_number(phone.seat or 0, "goal")
        evening.check(phone, phone.taps("enter", goal=goal).text, "enter")
    assert table.state.stage == "reveal"
    evening.look_around(evening.watcher)
    evening.close()
    evening.screens = []
    while table.state.stage == "reveal":
        table.host.taps("reveal")
        evening.forget_what_all_may_know()
        for viewer in evening.everybody:
            for path in ("", "/board", "/sheet/lines", "/history"):
                evening.check(viewer, viewer.page(path).text, path)
    assert table.state.stage == "over"


def test_a_secret_becomes_known_when_the_game_is_over_and_not_before(secret_house: House) -> None:
    evening = Evening(secret_house, 7)
    ana = evening.seated[0]
    evening.whisper(ana)
    ana.taps("whisper", word=(word := evening.new_word(0)), anyway=True)
    assert word in ana.page("/sheet/seat?of=0").text
    evening.look_around(ana)
    evening.close()
    evening.table.ends()
    assert word in evening.seated[1].page("/sheet/seat?of=0").text
    evening.table.host.taps("reopen")
    assert word not in evening.seated[1].page("/sheet/seat?of=0").text


def test_a_phone_that_takes_over_one_seat_does_not_get_the_other(secret_house: House) -> None:
    """What was drawn for a phone with two seats is not sent to one with one of them."""
    table = secret_house.host().opens("secrets", seats=3)
    ana = table.phone("Ana")
    ana.submits(f"/j/{table.code}?more=1", name="Bea", crest=5)
    table.phone("Cy")
    table.begins()
    ana.taps("whisper", seat=1, word="zqsecretofbea")
    ana.taps("correct", seat=1, part="gold", to="71717171")
    screen = ana.opens_stream()
    first = screen.hears(table.version)
    assert "71717171" in SEPARATORS.sub("", first)
    new = secret_house.device()
    secret_house.room.seating.hold(table.code, 0, new_device_of(secret_house, new))
    thief = Phone(table, new, 0)
    other = thief.opens_stream()
    heard = other.hears(table.version)
    assert 'hx-target="#screen"' in heard
    assert "71717171" not in SEPARATORS.sub("", heard + other.close())
    assert "zqsecretofbea" not in heard
    screen.close()


def new_device_of(house: House, device: object) -> str:
    """The secret name of a device, as the server knows it."""
    from itsdangerous import URLSafeSerializer

    device.get("/")  # type: ignore[attr-defined]
    cookie = device.client.get_cookie("device")  # type: ignore[attr-defined]
    signer = URLSafeSerializer(house.room.settings.secret_key, salt="device")
    return str(signer.loads(cookie.value))


def test_a_phone_that_loses_its_seat_is_shown_nothing_more_of_it(secret_house: House) -> None:
    table = secret_house.host().opens("secrets", seats=2)
    ana, ben = table.phone("Ana"), table.phone("Ben")
    table.begins()
    screen = ana.opens_stream()
    screen.hears(table.version)
    table.host.post(f"/t/{table.code}/seats/free", seat=0)
    new = secret_house.device()
    assert new.submits(f"/j/{table.code}", seat=0).status == 303
    Phone(table, new, 0).taps("whisper", word="zqnewphonesword")
    ben.taps("step", part="points", by=1)
    assert "zqnewphonesword" not in screen.hears(table.version) + screen.close()
    assert "zqnewphonesword" not in ana.page().text + ana.page("?seat=0").text


@pytest.mark.parametrize("game", ["vale", "ashes", "vindication"])
def test_games_on_the_shelf_keep_their_hidden_cards(house: House, game: str) -> None:
    """Whatever part a game calls its owner's is kept, also when set by hand."""
    if game not in house.room.shelf:
        pytest.skip(f"{game} is not on the shelf")
    hidden = [p for p in house.room.shelf.game(game).parts if p.seen != "everyone"]
    assert hidden
    options = {"artifacts": "1"} if game == "vale" else {}
    table = house.host().opens(game, seats=2, **options)
    ana, ben = table.phone("Ana"), table.phone("Ben")
    table.begins()
    screens = [ben.opens_stream(), table.host.opens_stream("board")]
    placed = 0
    for at, part in enumerate(hidden):
        id, name = f"zqhidden{at}", f"zqname{at}"
        answer = ana.taps("place", part=part.key, id=id, name=name)
        placed += answer.status == 200
    assert placed
    ana.undoes()
    ana.redoes()
    at = f"/t/{table.code}"
    pages = ["", "/board", "/history", "/sheet/seat?of=0", "/sheet/correct?of=0", "?seat=0"]
    for viewer in (ben, table.host, table.watcher()):
        for path in pages:
            assert "zq" not in viewer.get(at + path).text, path
    ben.steps(next(iter(n.key for n in table.game.numbers.values() if not n.shared)), 1)
    for screen in screens:
        assert "zq" not in screen.close()
