"""What an effect asks: which way, which cards, whom; amounts come filled in."""

from collections.abc import Callable, Iterable

from companion.games.vale.answers import answers, seat_told
from companion.games.vale.effects import Effect, Proposal, Way, propose
from companion.games.vale.parts import hand_cards, shelter_cards, stones
from companion.games.vale.reaching import struck_family
from companion.games.vale.source import Source
from companion.games.vale.standing import card_of, targets_of
from companion.games.vale.terms import COLOURS, Stones
from companion.rules.inputs import Choice, Input, Mix, NumberInput, Pick, SeatPick, Values
from companion.rules.intents import Intent
from companion.rules.state import Readable, seats_of

Finds = Callable[[Readable, int | None, Values], Source | None]
Asked = Callable[[Readable, int | None, Values], bool]


def card_choice(id: str) -> Choice:
    card = card_of(id)
    return Choice(id, f"card-{card.name}", icon=card.family, facts={"cost": card.cost})


def effect_inputs(finds: Finds) -> tuple[Input, ...]:
    """The questions of the effect that `finds` finds in the answers so far."""
    asks = Questions(finds)
    return (
        Pick("copied", choices=asks.copyable, asked=asks.copies),
        Pick("way", choices=asks.ways, start=asks.first_way, asked=asks.has_ways),
        Pick("cards", choices=asks.aimable, many=True, asked=asks.aims),
        SeatPick("target", myself=True, asked=asks.reaches),
        Pick("lost", choices=asks.losable, asked=asks.strikes),
        Pick("dropped", choices=asks.droppable, many=True, optional=True, asked=asks.drops),
        Mix("spends", kinds=COLOURS, most=stones_held, start=asks.spends, asked=asks.takes_stones),
        Mix("gains", kinds=COLOURS, start=asks.gains, asked=asks.gives_stones),
        NumberInput("points", at_least=None, start=asks.points, asked=asks.gives_points),
    )


def stones_held(state: Readable, seat: int | None, values: Values) -> Stones:
    return {colour: max(0, count) for colour, count in stones.counts(state, seat).items()}


class Questions:
    """Each question with when it stands, what can be answered and what is filled in."""

    def __init__(self, finds: Finds) -> None:
        self.finds = finds

    def _seen(
        self, state: Readable, seat: int | None, values: Values
    ) -> tuple[Source, Effect, Way, Intent] | None:
        source, intent = self.finds(state, seat, values), answers(seat, values)
        if source is None or seat is None:
            return None
        return source, source.chosen(intent), source.way(intent), intent

    def _effect(self, state: Readable, seat: int | None, values: Values) -> Effect:
        seen = self._seen(state, seat, values)
        return seen[1] if seen else Effect()

    def _way(self, state: Readable, seat: int | None, values: Values) -> Way:
        seen = self._seen(state, seat, values)
        return seen[2] if seen else Way()

    def _proposal(self, state: Readable, seat: int | None, values: Values) -> Proposal:
        seen = self._seen(state, seat, values)
        if seen is None:
            return Proposal()
        source, _, way, intent = seen
        return propose(way, source.at.aiming(source.aimed(intent)))

    # ---- when a question stands --------------------------------------------

    def copies(self, state: Readable, seat: int | None, values: Values) -> bool:
        source = self.finds(state, seat, values)
        return source is not None and bool(source.effect.copies)

    def has_ways(self, state: Readable, seat: int | None, values: Values) -> bool:
        return len(self._effect(state, seat, values).ways) > 1

    def aims(self, state: Readable, seat: int | None, values: Values) -> bool:
        return self._effect(state, seat, values).aim is not None

    def reaches(self, state: Readable, seat: int | None, values: Values) -> bool:
        effect = self._effect(state, seat, values)
        return bool(effect.steals or struck_family(effect))

    def strikes(self, state: Readable, seat: int | None, values: Values) -> bool:
        is_chosen = seat_told(answers(seat, values), "target") is not None
        return is_chosen and bool(struck_family(self._effect(state, seat, values)))

    def drops(self, state: Readable, seat: int | None, values: Values) -> bool:
        way = self._way(state, seat, values)
        return bool(way.drops or way.stows or way.welcomes) and bool(
            list(self.droppable(state, seat, values))
        )

    def takes_stones(self, state: Readable, seat: int | None, values: Values) -> bool:
        return any(self._proposal(state, seat, values).spends.values())

    def gives_stones(self, state: Readable, seat: int | None, values: Values) -> bool:
        return any(self._proposal(state, seat, values).gains.values())

    def gives_points(self, state: Readable, seat: int | None, values: Values) -> bool:
        effect, way = self._effect(state, seat, values), self._way(state, seat, values)
        return effect.open or way.points != 0

    # ---- what can be answered ----------------------------------------------

    def copyable(self, state: Readable, seat: int | None, values: Values) -> Iterable[Choice]:
        source = self.finds(state, seat, values)
        return [card_choice(id) for id in source.copyable()] if source else []

    def ways(self, state: Readable, seat: int | None, values: Values) -> Iterable[Choice]:
        """Only ways that can be carried out, each with what it brings."""
        seen = self._seen(state, seat, values)
        if seen is None:
            return
        source, effect, _, intent = seen
        name = intent.text("copied") or source.id
        for number in effect.possible(source.at):
            yield Choice(number, f"way-{card_of(name).name}-{number}")

    def aimable(self, state: Readable, seat: int | None, values: Values) -> Iterable[Choice]:
        seen = self._seen(state, seat, values)
        if seen is None or seen[1].aim is None:
            return []
        return [card_choice(card.id) for card in seen[0].aimable(seen[1].aim)]

    def losable(self, state: Readable, seat: int | None, values: Values) -> Iterable[Choice]:
        target = seat_told(answers(seat, values), "target")
        family = struck_family(self._effect(state, seat, values))
        if target is None or target not in seats_of(state) or not family:
            return []
        return [card_choice(id) for id in targets_of(state, target, family)]

    def droppable(self, state: Readable, seat: int | None, values: Values) -> Iterable[Choice]:
        note = shelter_cards if self._way(state, seat, values).welcomes else hand_cards
        return [card_choice(id) for id in note.all(state, seat)]

    # ---- what is filled in -------------------------------------------------

    def first_way(self, state: Readable, seat: int | None, values: Values) -> int:
        seen = self._seen(state, seat, values)
        possible = seen[1].possible(seen[0].at) if seen else ()
        return possible[0] if possible else 0

    def points(self, state: Readable, seat: int | None, values: Values) -> int:
        return self._proposal(state, seat, values).points

    def gains(self, state: Readable, seat: int | None, values: Values) -> Stones:
        return self._proposal(state, seat, values).gains

    def spends(self, state: Readable, seat: int | None, values: Values) -> Stones:
        return self._proposal(state, seat, values).spends
