"""Every name speaks English and French, with the rulebooks' terms."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import companion.games.etherstone
from companion.games.etherstone import game
from companion.games.etherstone.opponents import EFFECTS
from companion.games.etherstone.symbols import MOMENTS
from companion.games.etherstone.tokens import TOKENS
from companion.rules.check import check
from companion.texts.lookup import app_texts, texts_in

HERE = Path(companion.games.etherstone.__file__).parent
TEXTS = texts_in(HERE, under=app_texts())
NAMED = {"Hint": ("hint", 0), "Announced": ("news", 0), "Need": ("refusal", 0)}
REASONS = {"require": ("refusal", 1), "must": ("refusal", 1)}
OPTIONAL = re.compile(r"\.short$")


def keys_in_the_rules() -> Iterator[str]:
    """Every hint, announcement and refusal the code can utter."""
    for source in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                kind, at = {**NAMED, **REASONS}.get(node.func.id, ("", 0))
                told = node.args[at] if kind and len(node.args) > at else None
                words = ast.walk(told) if told is not None else ()
                yield from (f"{kind}-{w.value}" for w in words if isinstance(w, ast.Constant))


def test_the_game_is_sound() -> None:
    assert check(game, TEXTS) == []


def test_both_languages_say_the_same_things_with_the_same_facts() -> None:
    english, french = (TEXTS.messages[language].placeholders for language in ("en", "fr"))
    must_be = {key for key in {*english, *french} if not OPTIONAL.search(key)}
    assert {key for key in must_be if key not in english or key not in french} == set()
    assert {key for key in must_be if english[key] != french[key]} == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_the_rules_say_has_words(language: str) -> None:
    keys = set(keys_in_the_rules())
    assert len(keys) > 40
    assert {key for key in keys if not TEXTS.has(key, language)} == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_can_be_chosen_has_words(language: str) -> None:
    keys = [
        *(f"artifax-{token.key}" for token in TOKENS),
        *(f"effect-{effect}" for effect in EFFECTS),
        *(f"moment-{moment}" for moment in MOMENTS),
        *(f"type-{kind}" for kind in ("follower", "ritual", "technology")),
        *(f"colour-{colour}" for colour in ("red", "black", "green", "white", "void")),
        *("unnamed-card", "unnamed-threat", "unnamed-token", "from-hand"),
        *(f"card-T{number}" for number in range(1, 16)),
        *(f"card-A{number}" for number in range(1, 21)),
    ]
    assert [key for key in keys if not TEXTS.has(key, language)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_piece_of_the_player_aid_has_a_title_to_search_by(language: str) -> None:
    items = [f"aid-{topic.key}-{item}" for topic in game.aid for item in topic.items]
    assert [item for item in items if not TEXTS.has(f"{item}.title", language)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_written_that_nobody_can_read(language: str) -> None:
    messages = TEXTS.messages[language]
    assert (messages.unreadable, messages.repeated) == ((), ())


def test_french_has_narrow_spaces_and_a_true_minus() -> None:
    source = (HERE / "fr.ftl").read_text("utf-8")
    said = [line for line in source.splitlines() if not line.startswith("#")]
    assert [line for line in said if re.search(r"[^\s=][ \u00a0][:;?!](\s|$)", line)] == []
    assert [line for line in said if re.search(r"\w[:;?!](\s|$)", line)] == []
    assert [line for line in said if re.search(r"(?<![\w>])-\d", line)] == []
    assert "«\u202f" in source


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("part-dice", "Dice display", "Réserve de dés"),
        ("part-spoils", "Spoils", "Butin"),
        ("part-threats", "Threat display", "Menaces actives"),
        ("type-follower", "Follower", "Adepte"),
        ("moment-instant", "Instant", "Post-Invocation"),
        ("part-end_token", "Endgame Trigger token", "Jeton Fin de partie"),
        ("phase-choice", "Drafting phase", "Phase de Choix"),
        ("colour-void", "Void", "Néant"),
    ],
)
def test_terms_are_those_of_the_rulebooks(key: str, english: str, french: str) -> None:
    assert (TEXTS.say(key, "en"), TEXTS.say(key, "fr")) == (english, french)


def test_sentences_read_well() -> None:
    say = TEXTS.say
    passed = {"cards": 6, "passed": 5, "to": "Ben"}
    assert say("hint-keep_one", "en", **passed) == "Keep 1 of 6 cards, pass 5 to Ben"
    assert say("hint-keep_one", "fr", **passed) == "Gardez 1 carte sur 6, passez-en 5 à Ben"
    assert say("hint-keep_one", "en", cards=1, passed=0, to="Ben") == "Keep the last card"
    trigger = {"colour": "green", "value": 5, "count": 1}
    assert say("hint-trigger", "en", **trigger) == (
        "Then trigger any green and 5 abilities on your cards"
    )
    assert say("hint-trigger", "fr", **trigger) == "Puis déclenchez vos capacités vertes et 5"
    assert say("news-drafted", "en", die="black", value=2) == "Black 2"
    assert say("hint-refresh_cost", "fr", cost=3) == "Coûte 3 Vies"
    assert say("setup-points", "en", pool=25, reserve=7) == (
        "25 Point tokens in the pool, 7 in reserve"
    )
    assert say("news-corrupted", "fr", who="Chloé") == "Chloé tombe à 0 Vie\u202f: corruption"
