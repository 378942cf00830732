"""The card notebook as pages: look it up, correct it, take it along as one file."""

import json
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from flask import Blueprint, Response, abort, g, jsonify, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.table.sound import is_text, is_tree
from companion.texts.lookup import app_texts
from companion.texts.voice import Voice
from companion.web.forms import scalar
from companion.web.notes import tidy_id
from companion.web.room import room
from companion.web.tables import visitor, voice_for
from companion.web.words import card_name

bp = Blueprint("notebook", __name__)

FORMAT = 1
LARGEST_FILE = 5 * 1024 * 1024
MOST_CARDS = 20_000
MOST_FACTS = 60
LONGEST = 60


def may_write() -> bool:
    """The machine itself, or anybody who plays or played here."""
    return visitor() in ("127.0.0.1", "::1") or bool(room().store.tables_of(g.device))


@bp.get("/notebook")
def show() -> str:
    """Every card this machine remembers, by game and drawer."""
    games = [shelved.game for shelved in room().shelf if shelved.game.decks]
    key = request.args.get("game", "")
    game = next((game for game in games if game.key == key), games[0] if games else None)
    voice = voice_for(game.key) if game else app_texts().voice(g.language)
    return render_template(
        "pages/notebook.html",
        games=[(each, voice_for(each.key)) for each in games],
        game=game,
        v=voice,
        fact_word=fact_word,
        drawers=[(deck, _cards(game.key, deck, voice)) for deck in game.decks] if game else [],
        may_write=may_write(),
        why=request.args.get("why", ""),
    )


@dataclass(frozen=True, slots=True)
class Noted:
    """A card as the page lists it: the name people know, and the id it is kept under."""

    id: str
    name: str
    facts: Mapping[str, Any]

    @property
    def place(self) -> tuple[str, str]:
        """Where to look for it: by name, whatever its accents and capitals."""
        letters = unicodedata.normalize("NFKD", self.name.casefold())
        return "".join(c for c in letters if not unicodedata.combining(c)), self.id


def _cards(game: str, deck: str, voice: Voice) -> list[Noted]:
    notes = room().store.notes(game)
    noted = (_noted(card, facts, voice) for _, drawer, card, facts in notes if drawer == deck)
    return sorted(noted, key=lambda card: card.place)


def _noted(card: str, facts: Mapping[str, Any], voice: Voice) -> Noted:
    """The name somebody typed, else the one the game knows, else its id alone."""
    return Noted(card, str(facts.get("name") or card_name(voice, card)), facts)


def fact_name(voice: Voice, deck: str, fact: str) -> str:
    """What a fact is called: the notebook's own word, else the field's."""
    for key in (f"note-{deck}-{fact}", f"note-{fact}", f"field-{deck}-{fact}"):
        if voice.has(key):
            return voice(key)
    return fact.replace("_", " ")


def fact_word(voice: Voice, value: object) -> object:
    """A fact in words of people, where the game has a word for it: a type, a colour."""
    known = (key for key in (f"type-{value}", f"colour-{value}") if voice.has(key))
    key = next(known, "")
    return voice(key) if key else value


@bp.post("/notebook")
def write() -> AnyResponse:
    """A card by hand: its facts, or (`forget`) nothing any more."""
    if not may_write():
        abort(403)
    game, deck = request.form.get("game", ""), request.form.get("deck", "")
    card = tidy_id(request.form.get("card", ""))[:LONGEST]
    if game not in room().shelf or deck not in room().shelf.game(game).decks or not card:
        abort(400)
    if request.form.get("forget") == "1":
        room().store.forget_note(game, deck, card)
    else:
        room().store.write_note(game, deck, card, _facts(game, deck, card))
    return redirect(f"/notebook?game={game}", 303)


def _facts(game: str, deck: str, card: str) -> dict[str, Any]:
    """What was known, with what was typed; an emptied field is forgotten."""
    known = dict(room().store.note(game, deck, card) or {})
    for fact in room().shelf.game(game).decks[deck]:
        given = request.form.get(f"fact.{fact}")
        if given is not None and given.strip() == "":
            known.pop(fact, None)
        elif given is not None:
            known[fact] = scalar(given)
    return known


@bp.get("/notebook.json")
def take_along() -> Response:
    """The whole notebook as one file."""
    cards = [
        {"game": game, "deck": deck, "card": card, "facts": facts}
        for game, deck, card, facts in room().store.notes()
    ]
    response = jsonify({"companion-notebook": FORMAT, "cards": cards})
    response.headers["Content-Disposition"] = 'attachment; filename="tablee-notebook.json"'
    return response


@bp.post("/notebook/import")
def bring_in() -> AnyResponse:
    """A notebook from another machine; what it says wins over what was known."""
    request.max_content_length = LARGEST_FILE
    if not may_write():
        abort(403)
    file = request.files.get("file")
    try:
        cards = _read(json.loads(file.read() if file else b""))
    except (ValueError, RecursionError):
        why = app_texts().voice(g.language)("notebook-not-one")
        return redirect(f"/notebook?why={quote(why)}", 303)
    for game, deck, card, facts in cards:
        known = room().store.note(game, deck, card) or {}
        room().store.write_note(game, deck, card, {**known, **facts})
    return redirect("/notebook", 303)


def _read(plain: object) -> list[tuple[str, str, str, dict[str, Any]]]:
    """The cards of a file, or ValueError when it is no notebook of ours."""
    if not isinstance(plain, Mapping) or plain.get("companion-notebook") != FORMAT:
        raise ValueError("not a notebook")
    rows = plain.get("cards")
    if not isinstance(rows, list) or len(rows) > MOST_CARDS:
        raise ValueError("not a notebook")
    return [_card(row) for row in rows]


def _card(row: object) -> tuple[str, str, str, dict[str, Any]]:
    if not isinstance(row, Mapping) or not isinstance(row.get("facts"), Mapping):
        raise ValueError("not a card")
    game, deck, card = (row.get(key) for key in ("game", "deck", "card"))
    if not all(is_text(word) and 0 < len(str(word)) <= LONGEST for word in (game, deck, card)):
        raise ValueError("not a card")
    facts = dict(row["facts"])
    if len(facts) > MOST_FACTS or not is_tree(facts, deepest=2):
        raise ValueError("not a card")
    return str(game), str(deck), str(card), facts
