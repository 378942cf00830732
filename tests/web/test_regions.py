"""Regions: drawn once for all who see the same, again only when something they read changed."""

from __future__ import annotations

import random

import pytest
from flask import g

from companion.table.log import Table
from companion.table.sight import Viewer
from companion.web.regions import Drawn, Glimpse, Screen, regions_of, render
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
                for region in regions_of(glimpse):
                    kept, fresh = drawn.draw(region, glimpse), render(region, glimpse)
                    assert kept == fresh, (region.id, glimpse.page, glimpse.seat)


def test_a_region_is_drawn_again_only_when_it_read_what_changed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = house.host().opens("hedgehog_orchard", seats=2)
    ana = table.phone("Ana")
    table.phone("Ben")
    table.begins()
    times: list[str] = []

    def counted(region: object, glimpse: Glimpse) -> str:
        times.append(region.id)  # type: ignore[attr-defined]
        return render(region, glimpse)  # type: ignore[arg-type]

    monkeypatch.setattr("companion.web.regions.render", counted)
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
    assert "r-seat-1" not in times
    assert "r-bar" not in times
