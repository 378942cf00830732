"""A table from elsewhere is drawn once before it is kept: what cannot be drawn is damaged."""

from companion.table.course import course, series_of
from companion.table.log import Table
from companion.table.sight import Viewer
from companion.web.drawn import at_once
from companion.web.history import chart_series
from companion.web.regions import SCREEN
from companion.web.tables import glimpse_of, look_at


def try_on(table: Table) -> None:
    """Every screen, the whole story, every chart; whatever they raise."""
    if table.state.size not in table.game.seats:
        raise ValueError("not so many seats")
    look = look_at(table, Viewer())
    look.story()
    at_once(SCREEN, glimpse_of(table, "board", Viewer()))
    for seat in range(table.state.size):
        at_once(SCREEN, glimpse_of(table, "phone", Viewer(seat, frozenset({seat}))))
    for series in series_of(table.game):
        chart_series(look, course(table, series.key))
