"""Regions: drawn once for all who see the same, again only when something they read changed."""

from __future__ import annotations

import random

import pytest
from flask import g

from companion.rules.state import PLAYING
from companion.table.log import Table
from companion.table.sight import Viewer
from companion.web.drawn import Drawing, Drawn, at_once, drawing_of
from companion.web.placing import Region
from companion.web.regions import Glimpse, screen_of
from companion.web.screen import Screen
from companion.web.tables import glimpse_of
from tests.games.random_play import Walk, opened_table
from tests.web.actors import House

GAMES = ("etherstone", "vale", "ashes", "vindication", "hedgehog_orchard", "score_sheet")


def glimpses(table: Table) -> list[Glimpse]:
    """The big screen of the host, a spectator's, and every phone."""
    boards = [("board", Viewer(host=True)), ("board", Viewer())]
    phones = [("phone", Viewer(s, frozenset({s}))) for s in range(table.state.size)]
    return [glimpse_of(table, page, viewer) for page, viewer in (*boards, *phones)]


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_that_was_kept_is_the_drawing_one_would_make_now(house: House, game: str) -> None:
    if game not in house.room.shelf:
        pytest.skip(f"{game} is not on the shelf")
    rng = random.Random(game)
    walk = Walk(opened_table(house.room.shelf.game(game), rng), rng)
    drawn = Drawn()
    with house.app.test_request_context("/"):
        g.language, g.device = "en", "nobody"
        for _ in range(25):
            walk.step()
            for glimpse in glimpses(walk.table):
                screen = screen_of(glimpse)
                kept, fresh = (
                    drawn.seen_by(glimpse).whole(screen),
                    at_once(screen, glimpse).encode(),
                )
                assert kept == fresh, (glimpse.page, glimpse.viewer)


def test_a_region_is_drawn_again_only_when_it_read_what_changed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = house.host().opens("hedgehog_orchard", seats=2)
    ana = table.phone("Ana")
    table.phone("Ben")
    table.begins()
    times: list[str] = []

    def counted(region: Region, glimpse: Glimpse) -> Drawing:
        times.append(region.id)
        return drawing_of(region, glimpse)

    monkeypatch.setattr("companion.web.drawn.drawing_of", counted)
    drawn, screens = Drawn(), [Screen() for _ in range(4)]
    with house.app.test_request_context("/"):
        g.language, g.device = "en", "nobody"
        for screen, glimpse in zip(screens, glimpses(table.moment), strict=True):
            screen.news(drawn, glimpse)
        for _ in range(2):
            ana.steps("tarts")
            times.clear()
            for screen, glimpse in zip(screens, glimpses(table.moment), strict=True):
                screen.news(drawn, glimpse)
    assert times.count("r-seat-0") == 1
    assert times.count("r-opponent-0") == 1
    assert times.count("r-counters") == 1
    assert not {"screen", "r-seat", "r-opponents", "r-seat-1", "r-bar"} & set(times)


@pytest.mark.parametrize("game", [*GAMES, "life_counter"])
def test_seats_take_the_whole_table_only_where_nothing_lies_in_its_middle(
    house: House, game: str
) -> None:
    rng = random.Random(game)
    walk = Walk(opened_table(house.room.shelf.game(game), rng), rng)
    with house.app.test_request_context("/"):
        g.language, g.device = "en", "nobody"
        for _ in range(12):
            walk.step()
            glimpse = glimpse_of(walk.table, "board", Viewer())
            if glimpse.table.state.stage != PLAYING:
                break
            board = at_once(screen_of(glimpse), glimpse)
            is_empty = '<div class="region" id="r-middle"></div>' in board
            assert ("table--bare" in board) == is_empty


@pytest.mark.parametrize("game", ["etherstone", "vale", "ashes", "vindication"])
def test_a_game_that_draws_its_own_middle_shows_it(house: House, game: str) -> None:
    table = house.host().opens(game, seats=2)
    for name in ("Ana", "Ben"):
        table.phone(name)
    table.begins()
    with house.app.test_request_context("/"):
        g.language, g.device = "en", "nobody"
        glimpse = glimpse_of(table.moment, "board", Viewer())
        assert "table--bare" not in at_once(screen_of(glimpse), glimpse)


def test_what_somebody_wrote_is_never_taken_for_a_region(house: House) -> None:
    """A name cannot pull another part of the screen to where it stands."""
    table = house.host().opens("hedgehog_orchard", seats=2)
    names = ("\x020\x03", "\x02:0\x03 Ben")
    for name in names:
        table.phone(name)
    table.begins()
    with house.app.test_request_context("/"):
        g.language, g.device = "en", "nobody"
        for glimpse in glimpses(table.moment):
            screen = screen_of(glimpse)
            kept = Drawn().seen_by(glimpse).whole(screen)
            assert kept == at_once(screen, glimpse).encode()
