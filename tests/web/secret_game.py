"""A tiny game full of secrets, some of them guarded carelessly on purpose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.rules.actions import Action, every_seat
from companion.rules.game import Fact, Game, Hint, Series
from companion.rules.inputs import CardInput, Choice, Pick, TextInput
from companion.rules.intents import Intent
from companion.rules.parts import OWNER, Counter, Label
from companion.rules.refusal import require
from companion.rules.rosters import Cards, Field
from companion.rules.scores import Score, each
from companion.rules.state import Readable
from companion.rules.tiebreaks import most
from companion.rules.turns import Happening
from companion.texts.lookup import Texts, app_texts

word = Label("word", seen=OWNER)
gold = Counter("gold", seen=OWNER)
hand = Cards(
    "hand", seen=OWNER, fields=(Field("name", start="", noted=True), Field("power", by_hand=True))
)
points = Counter("points")


def whisper(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Refused now and then, with the secret itself among the facts of the refusal."""
    yield from require(points.of(state, intent.seat) % 2 == 0, "odd", word=intent.text("word"))
    yield word.put(intent.text("word"), intent.seat)


def draw(state: Readable, intent: Intent) -> Iterator[Happening]:
    card = hand.free_id(state, intent.seat, intent.text("card"))
    yield hand.place(card, intent.seat, name=intent.text("name"))


def play(state: Readable, intent: Intent) -> Iterator[Happening]:
    if hand.has(state, intent.seat, intent.text("card")):
        yield hand.remove(intent.text("card"), intent.seat)
        yield points.gain(1, intent.seat)


def vote(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Changes nothing hidden: only the answer is private."""
    yield points.gain(1, intent.seat)


def my_cards(state: Readable, seat: int | None, values: object) -> Iterable[Choice]:
    return [Choice(card, card, said=True) for card in hand.all(state, seat)]


def remember(state: Readable, seat: int) -> Iterable[Hint]:
    return [Hint("remember", {"word": word.of(state, seat)}, tuple(hand.all(state, seat)))]


game = Game(
    key="secrets",
    seats=range(2, 5),
    parts=(word, gold, hand, points),
    actions=(
        Action("whisper", whisper, inputs=(TextInput("word"),), who=every_seat),
        Action(
            "draw",
            draw,
            inputs=(CardInput("card", deck="cards", facts=("name",)), TextInput("name")),
            who=every_seat,
        ),
        Action("play", play, inputs=(Pick("card", choices=my_cards),), who=every_seat),
        Action("vote", vote, inputs=(TextInput("for"),), who=every_seat, private=True),
    ),
    scores=(
        Score("goal", entered=True, hidden=True),
        Score("gold", each(gold)),
        Score("points", each(points)),
    ),
    tiebreaks=(most(points),),
    facts=(Fact("fortune", lambda state, seat: word.of(state, seat), seen=OWNER),),
    glance=("points", "gold"),
    series=(Series("riches", lambda state, seat: gold.of(state, seat)),),
    hints=remember,
    decks={"cards": ("name",)},
)

ENGLISH = """
name = Secrets
refusal-odd = Not { $word } now
log-whisper = { $who } whispers { $word }
log-draw = { $who } draws { $card } called { $name }
log-play = { $who } plays { $card }
log-vote = { $who } votes for { $for }
hint-remember = Your word is { $word }
"""
texts = Texts({"en": ENGLISH, "fr": ENGLISH}, under=app_texts())
