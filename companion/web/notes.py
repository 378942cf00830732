"""The card notebook: whatever is typed about a card is remembered on this machine."""

import re
from collections.abc import Mapping
from typing import Any

from companion.rules.events import Staged
from companion.rules.house import action_of
from companion.rules.inputs import CardInput
from companion.rules.state import OVER
from companion.table.desk import Done
from companion.table.entry import Entry
from companion.table.log import Table
from companion.table.sight import Viewer
from companion.table.story import is_told
from companion.web.room import room

PRINTED_ID = re.compile(r"[A-Za-z]{1,3}\s*\d{1,4}")


def remember_cards(done: Done) -> None:
    """After an action that named a card: its facts go into the notebook.
    What was named in secret waits for the end of the game."""
    table = done.table
    if is_told(table, Viewer(), done.entry):
        _remember_entry(table, done.entry)
    if table.state.stage == OVER and any(isinstance(e, Staged) for e in done.entry.events):
        for entry in table.entries:
            _remember_entry(table, entry)


def _remember_entry(table: Table, entry: Entry) -> None:
    action = action_of(table.game, entry.intent.action)
    for question in action.inputs if action else ():
        if isinstance(question, CardInput):
            _remember(table, entry, question)


def _remember(table: Table, entry: Entry, question: CardInput) -> None:
    values, card = entry.intent.values, tidy_id(entry.intent.text(question.key))
    facts = {name: _plain(values[name]) for name in question.facts if _is_said(values.get(name))}
    if not card or not facts:
        return
    store, game = room().store, table.game.key
    known = store.note(game, question.deck, card) or {}
    if {**known, **facts} != known:
        store.write_note(game, question.deck, card, {**known, **facts})


def _is_said(value: object) -> bool:
    return value is not None and value not in ("", (), {})


def _plain(answer: object) -> object:
    """As the notebook writes it: lists and mixes without what is nothing."""
    if isinstance(answer, tuple):
        return list(answer)
    if isinstance(answer, Mapping):
        return {kind: count for kind, count in answer.items() if count}
    return answer


def tidy_id(text: str) -> str:
    """An id as it is printed: `wh 001` is WH001; names are left as they are."""
    text = " ".join(text.split())
    return "".join(text.upper().split()) if PRINTED_ID.fullmatch(text) else text


def known_cards(game: str, deck: str) -> dict[str, dict[str, Any]]:
    """What this machine knows of a deck: the game's own catalogue under what people typed."""
    catalogue = room().shelf.game(game).catalogue.get(deck, {})
    cards = {card: dict(facts) for card, facts in catalogue.items()}
    for _, drawer, card, facts in room().store.notes(game):
        if drawer == deck:
            cards[card] = {**cards.get(card, {}), **facts}
    return dict(sorted(cards.items()))
