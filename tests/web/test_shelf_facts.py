"""What past games tell on the shelf."""

from __future__ import annotations

from companion.table.store import Card
from companion.web.shelf_facts import figures, leaders, mine


def past(code: str, totals: dict[str, int], *, by: str = "score", minutes: int = 30) -> Card:
    names = list(totals)
    best = max(totals.values())
    winners = [at for at, name in enumerate(names) if totals[name] == best]
    others = [at for at in range(len(names)) if at not in winners]
    return Card(
        code,
        "orchard",
        1.0,
        2.0,
        summary={
            "names": names,
            "crests": list(range(1, len(names) + 1)),
            "totals": list(totals.values()),
            "places": [winners, *([seat] for seat in others)],
            "decided_by": by,
            "rounds": 4,
            "minutes": minutes,
        },
    )


GAMES = [
    past("A", {"Ana": 31, "Ben": 20}),
    past("B", {"Ben": 25, "Ana": 12, "Zoé": 25}, by="shared", minutes=60),
    past("C", {"Ana": 40, "Zoé": 1}, minutes=90),
]


def test_most_wins_come_first_and_a_shared_victory_counts_for_all_who_share_it() -> None:
    assert [(one.name, one.wins, one.games) for one in leaders(GAMES)] == [
        ("Ana", 2, 3),
        ("Ben", 1, 2),
        ("Zoé", 1, 2),
    ]


def test_somebody_wears_the_crest_of_the_newest_game() -> None:
    assert {one.name: one.crest for one in leaders(GAMES)} == {"Ana": 1, "Ben": 2, "Zoé": 3}


def test_figures_are_averages_and_ties_are_counted() -> None:
    told = figures(GAMES)
    assert told is not None
    assert (told.games, told.score, told.minutes, told.rounds, told.ties) == (3, 32, 60, 4, 1)


def test_without_past_games_there_is_nothing_to_tell() -> None:
    assert figures([]) is None
    assert leaders([]) == []
    assert mine([], lambda code: frozenset({0})).rate == 0


def test_my_own_scores_are_those_of_the_seats_my_phone_held() -> None:
    held = {"A": frozenset({0}), "B": frozenset({1}), "C": frozenset()}
    own = mine(GAMES, held.__getitem__)
    assert (own.games, own.wins, own.rate) == (2, 1, 50)
    assert own.last_scores == ((12, False), (31, True))
