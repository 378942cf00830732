"""A game written as one TOML file: the same words, looked up and never evaluated."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from companion.rules.game import Game
from companion.rules.problems import Place, Problem, Unsound, problem
from companion.rules.toml_actions import read_action
from companion.rules.toml_aids import Checklist, read_chart, read_setup_line, read_topic
from companion.rules.toml_lines import Lines
from companion.rules.toml_parts import Known, read_option, read_part
from companion.rules.toml_reader import Collected, Table
from companion.rules.toml_scores import read_best, read_end, read_score, read_tiebreak
from companion.rules.toml_sheet import read_adding_up, read_column, read_rounds, rounds_line
from companion.rules.toml_texts import Words
from companion.rules.turns import NO_TURNS, Turns

LARGEST = 256 * 1024
"""Bytes; a game that needs more is not a small file."""

TURNS = {"none": NO_TURNS, "clockwise": Turns()}


@dataclass(frozen=True)
class ReadGame:
    """`messages` are Fluent texts by language; `places` say where each message stands."""

    game: Game
    messages: Mapping[str, str]
    places: Mapping[str, Place] = field(repr=False)
    lines: Lines = field(repr=False)

    def located(self, problems: Iterable[Problem]) -> tuple[Problem, ...]:
        """The problems with the lines they stand on."""
        return tuple(replace(p, line=self.lines.line_of(p.at)) for p in problems)


def read_game(key: str, source: str) -> ReadGame:
    """The game, or Unsound with the line of every mistake found."""
    data = _parsed(source)
    lines = Lines(source)
    try:
        words, file = Words(), Table(data)
        return ReadGame(_game(key, file, words), words.sources(), words.places, lines)
    except Unsound as unsound:
        located = [replace(p, line=lines.line_of(p.at)) for p in unsound.problems]
        raise Unsound(located) from unsound


def _parsed(source: str) -> dict[str, Any]:
    if len(source) > LARGEST:
        raise Unsound([problem("too_large", (), most=LARGEST // 1024)])
    try:
        return tomllib.loads(source)
    except RecursionError as error:
        raise Unsound([problem("too_deep", ())]) from error
    except ValueError as error:
        where = re.search(r"\(at line (\d+), column \d+\)", str(error))
        line = int(where[1]) if where else source.count("\n") + 1
        said = str(error).partition(" (at ")[0]
        raise Unsound([Problem("not_toml", {"error": said}, (), line)]) from error


def _game(key: str, file: Table, words: Words) -> Game:
    found = Collected()
    words.name("name", file)
    words.maybe("tagline", file, "tagline")
    turns = file.word("turns", tuple(TURNS), "none")
    options = found.each(file, "options", partial(read_option, words))
    known = Known(words, {option.key: option for option in options})
    parts = found.each(file, "parts", partial(read_part, known))
    columns = found.each(file, "columns", partial(read_column, known))
    parts += [part for part, _ in columns] + read_rounds(words, file)
    found.stop_if_any()  # what follows looks parts up; do not blame it for what is missing here
    known = replace(known, parts={part.key: part for part in parts})
    scores = [score for _, score in columns] + rounds_line(parts)
    scores += found.each(file, "scores", partial(read_score, known))
    known = replace(known, scores={score.key: score for score in scores})
    tiebreaks = tuple(found.each(file, "tiebreaks", partial(read_tiebreak, known)))
    best = read_best(known, tiebreaks, file)
    game = Game(
        key=key,
        seats=_seats(file),
        options=tuple(options),
        parts=tuple(parts),
        actions=tuple(found.each(file, "actions", partial(read_action, known))),
        turns=TURNS[turns],
        ends=tuple(found.each(file, "ends", partial(read_end, known, turns))),
        scores=tuple(scores),
        tiebreaks=tiebreaks,
        best=best.usual,
        ranking=best.ranking,
        follows=read_adding_up(known, file),
        setup=Checklist(found.each(file, "setup", partial(read_setup_line, known)), parts),
        aid=tuple(found.each(file, "aid", partial(read_topic, words))),
        series=read_chart(known, file),
        glance=tuple(str(name) for name in file.items("glance")),
        late_seats=file.yes("late_seats"),
    )
    found.stop_if_any()
    file.done()
    return game


def _seats(file: Table) -> range:
    """`seats = [2, 4]`: from two to four players."""
    limits = [file.number(v, "seats", at) for at, v in enumerate(file.items("seats"))]
    if len(limits) != 2 or not 1 <= limits[0] <= limits[1] <= 6:
        file.wrong("wrong_seats", "seats", most=6)
    return range(limits[0], limits[1] + 1)
