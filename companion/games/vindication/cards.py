"""Cards come and go: honour at once when they come; only positive honour is lost with them."""

from collections.abc import Callable, Iterable, Iterator

from companion.games.vindication.catalogue import CATALOGUE, is_treachery
from companion.games.vindication.cubes import pay_conviction
from companion.games.vindication.parts import (
    CARD_ROSTERS,
    acquired,
    companions,
    honour,
    pets,
    pure,
)
from companion.games.vindication.terms import MENAGERIE, TREACHERY, seat_of
from companion.games.vindication.turn import begun
from companion.rules.actions import Action, every_seat
from companion.rules.inputs import CardInput, Choice, Input, NumberInput, Pick, Values, YesNo
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.rosters import Roster
from companion.rules.state import Readable, Scalar, seats_of
from companion.rules.turns import Happening

ROSTERS = {roster.key: roster for roster in CARD_ROSTERS}
COUNTED = ("relics", "traits", "monsters")
LONGEST = 40


def card_id(intent: Intent, deck: str) -> str:
    """The card as it was named; one nobody named is still a card."""
    said = "_".join(intent.text("card").split())[:LONGEST]
    lower = said.lower().replace("'", "_").replace("’", "_").replace("-", "_")
    return lower if lower in CATALOGUE[deck] else (said or f"{deck}_card")


def acquire(
    state: Readable, seat: int, deck: str, card: str, **facts: Scalar
) -> Iterator[Happening]:
    """The card lies in front of its owner; its honour is gained, or lost, at once."""
    roster = ROSTERS[deck]
    known = {name: value for name, value in facts.items() if value is not None}
    has_side = any(field.key == "treachery" for field in roster.fields)
    if has_side:
        known.setdefault("treachery", is_treachery(deck, card))
    yield from require(not _elsewhere(state, deck, card), "card_elsewhere")
    yield roster.place(roster.free_id(state, seat, card), seat, **known)
    if deck in COUNTED:
        yield acquired.gain(deck, 1, seat)
    printed = known.get("honour")
    yield honour.change(printed if isinstance(printed, int) else 0, seat)


def _elsewhere(state: Readable, deck: str, card: str) -> bool:
    """Every card is there once."""
    roster = ROSTERS[deck]
    known = card in CATALOGUE[deck]
    return known and any(roster.has(state, seat, card) for seat in seats_of(state))


def lose(state: Readable, seat: int, deck: str, card: str) -> Iterator[Happening]:
    """The card leaves the game, its cubes come home; positive honour goes with it.
    Traitors among companions cost nothing when they leave."""
    roster = ROSTERS[deck]
    printed = roster.number(state, seat, card, "honour")
    is_traitor = deck == "companions" and roster.get(state, seat, card, "treachery")
    yield roster.remove(card, seat)
    if not is_traitor:
        yield honour.lose(max(0, printed), seat)


def abandon(state: Readable, seat: int, companion: str) -> Iterator[Happening]:
    """Given up: all its cubes come home, its pets go with it."""
    for pet in pets_of(state, seat, companion):
        yield from lose(state, seat, "pets", pet)
    yield from lose(state, seat, "companions", companion)


def pets_of(state: Readable, seat: int, companion: str) -> tuple[str, ...]:
    if not state.options.get(MENAGERIE):
        return ()
    return tuple(
        pet for pet, facts in pets.all(state, seat).items() if facts.get("master") == companion
    )


def champion_of(state: Readable, seat: int) -> str:
    """The companion with the lowest initiative; nobody when there is none."""

    def order(id: str) -> tuple[int, str]:
        return companions.number(state, seat, id, "initiative"), id

    return min(companions.all(state, seat), key=order, default="")


# ---- naming a card ---------------------------------------------------------


Likely = Callable[[Readable, int | None, Values], Iterable[str]]


def in_deck(deck: str) -> Likely:
    """Cards of a deck that nobody has."""

    def likely(state: Readable, seat: int | None, values: Values) -> Iterator[str]:
        played = state.options.get(TREACHERY)
        for card in CATALOGUE[deck]:
            if not _elsewhere(state, deck, card) and (played or not is_treachery(deck, card)):
                yield card

    return likely


def printed_on(deck: str, *more: Input) -> tuple[Input, ...]:
    """Which card it is, and what is printed on it."""
    facts = ("honour", *(question.key for question in more))
    return (
        CardInput("card", deck=deck, facts=facts, likely=in_deck(deck), optional=True),
        NumberInput("honour", start=0, at_least=None),
        *more,
    )


EMPOWERED = YesNo("empowered", start=False, optional=True)


def draw_with_conviction(state: Readable, intent: Intent) -> Iterator[Happening]:
    """An empowered draw: one conviction before the card is acquired."""
    if intent.has("empowered"):
        yield from pay_conviction(state, seat_of(intent))


# ---- actions ---------------------------------------------------------------


def split(name: str) -> tuple[str, str]:
    deck, _, card = name.partition(" ")
    return deck, card


def owned(state: Readable, seat: int | None, *decks: str) -> Iterator[Choice]:
    """Cards in front of a player, by deck and name."""
    for roster in CARD_ROSTERS:
        if not decks or roster.key in decks:
            for card, facts in roster.all(state, seat).items():
                said = str(facts.get("name") or "")
                text = said or card_text(roster, card)
                yield Choice(f"{roster.key} {card}", text, icon=roster.icon, said=bool(said))


def card_text(roster: Roster, card: str) -> str:
    """The message that names a card; one nobody knows is a card of its deck."""
    plain = card.partition("#")[0]
    if plain not in CATALOGUE.get(roster.key, {}):
        return f"unnamed-{roster.key}"
    return f"colour-{plain}" if roster is pure else f"card-{plain}"


def chosen_card(state: Readable, intent: Intent) -> tuple[str, str]:
    deck, card = split(intent.text("card"))
    must(deck in ROSTERS and ROSTERS[deck].has(state, intent.seat, card), "no_such_card")
    return deck, card


def give_up(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Retrieving a companion's influence, or any card given away."""
    seat, (deck, card) = seat_of(intent), chosen_card(state, intent)
    if deck == "companions":
        yield from abandon(state, seat, card)
    else:
        yield from lose(state, seat, deck, card)


def _any_card(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    yield from owned(state, seat)


def has_cards(state: Readable, seat: int) -> bool:
    return any(roster.count(state, seat) for roster in CARD_ROSTERS)


def _has_some_card(state: Readable, seat: int) -> bool:
    return begun(state, seat) and has_cards(state, seat)


CARD_ACTIONS = (
    Action(
        "give_up",
        give_up,
        inputs=(Pick("card", choices=_any_card),),
        who=every_seat,
        offered=_has_some_card,
        quick=True,
        icon="trash",
        group="bonus",
    ),
)
