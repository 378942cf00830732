"""Messages are found in the reader's language, or at least in some language."""

from __future__ import annotations

import pytest

from companion.texts.lookup import Texts, app_texts
from companion.texts.voice import message_key

GAME = Texts(
    {
        "en": """
part-life = Life
    .short = L
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
paid = { $who } { $free ->
    [yes] pays nothing
   *[no] pays { $count }
}
only-english = Only here
action-stop = Strike the sails
""",
        "fr": """
part-life = Vie
cards = { $count } { $count ->
    [one] carte
   *[other] cartes
}
""",
    },
    under=app_texts(),
)


def test_each_reader_hears_their_own_language() -> None:
    assert GAME.say("part-life", "en") == "Life"
    assert GAME.say("part-life", "fr") == "Vie"


def test_what_french_does_not_say_is_said_in_english() -> None:
    assert GAME.say("only-english", "fr") == "Only here"


def test_what_nobody_says_is_its_own_key() -> None:
    assert GAME.say("part-unheard_of", "fr") == "part-unheard_of"
    assert GAME.say("part-life.unheard_of", "en") == "part-life.unheard_of"


def test_a_game_speaks_before_the_app_and_the_app_where_the_game_is_silent() -> None:
    assert GAME.say("action-stop", "en") == "Strike the sails"
    assert GAME.say("action-start", "en") == app_texts().say("action-start", "en")


def test_plurals_follow_the_language() -> None:
    assert GAME.say("cards", "en", count=0) == "0 cards"
    assert GAME.say("cards", "fr", count=0) == "0 carte"


def test_yes_and_no_choose_a_wording_and_are_not_mixed_up_with_one_and_zero() -> None:
    assert GAME.say("paid", "en", who="Ana", free=1, count=1) == "Ana pays 1"
    assert GAME.say("paid", "en", who="Ana", free=True, count=1) == "Ana pays nothing"


def test_negative_numbers_carry_a_true_minus_sign_and_no_invisible_marks() -> None:
    assert GAME.say("cards", "en", count=-7) == "−7 cards"
    assert GAME.voice("fr").number(-1234567) == "−1\u202f234\u202f567"


def test_a_fact_that_was_not_given_is_passed_over() -> None:
    assert GAME.say("paid", "en", who="Ana", free=False) == "Ana pays …"


def test_a_name_with_a_hyphen_keeps_it() -> None:
    said = GAME.say("paid", "en", who="Jean-2", free=False, count=-1)
    assert said == "Jean-2 pays −1"


def test_a_voice_is_bound_to_a_language() -> None:
    voice = GAME.voice("fr")
    assert voice("part-life") == "Vie"
    assert voice.has("part-life")
    assert not voice.has("only-english")
    assert voice.short("part-life") == "Vie"
    assert GAME.voice("en").short("part-life") == "L"
    assert voice.optional("only-english") == ""
    assert voice.names(["Ana", "Ben", "Cleo"]) == "Ana, Ben et Cleo"
    assert (voice.signed(3), voice.signed(-3), voice.signed(0)) == ("+3", "−3", "0")


def test_an_unknown_language_is_answered_in_english() -> None:
    assert GAME.voice("de")("part-life") == "Life"


def test_unreadable_lines_are_told_with_their_number() -> None:
    texts = Texts({"en": "good = Good\nthis is no message\nalso = Also\n"})
    (trouble,) = texts.messages["en"].unreadable
    assert trouble.line == 2
    assert texts.say("also", "en") == "Also"


def test_message_keys_know_no_dots() -> None:
    assert message_key("part", "stones.red") == "part-stones-red"


@pytest.mark.parametrize(
    "text",
    [
        "{ loop }",
        "{ NUMBER(5, minimumIntegerDigits: 300000000) }",
        "{ 1" + "0" * 3000 + " }",
        "{" * 3000 + '"x"' + "}" * 3000,
        "{" * 3000,
    ],
    ids=["loop", "digits", "huge", "deep", "open"],
)
def test_a_malicious_text_costs_nothing_and_breaks_nothing(text: str) -> None:
    texts = Texts({"en": f"loop = {text}\n"})
    assert len(texts.say("loop", "en")) < 10


def test_texts_that_multiply_one_another_are_cut_short() -> None:
    lines = ["c0 = lol"] + [f"c{n} = " + f"{{ c{n - 1} }}" * 10 for n in range(1, 12)]
    assert len(Texts({"en": "\n".join(lines) + "\n"}).say("c11", "en")) < 100_000
