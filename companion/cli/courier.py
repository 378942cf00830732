"""News of the tray for the table: while nobody answers there, the newest is kept."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import click

from companion.cli.texts import Say

RETRY_EVERY: Final = 2.0  # seconds between two tries
News = Callable[[], None]


class CameraProblem(click.ClickException):
    exit_code = 7


class ServerAway(CameraProblem):
    """Nothing answers; perhaps it is being started anew, so the evening need not end."""


@dataclass
class Courier:
    """A table that was started anew has forgotten what it was told, so it is told again."""

    say: Say
    url: str
    _newest: News | None = None
    _untold: News | None = None
    _is_away: bool = False
    _not_before: float = 0.0

    def bring(self, news: News) -> None:
        self._newest = self._untold = news
        self.try_again()

    def try_again(self) -> None:
        is_time = time.monotonic() >= self._not_before
        if self._untold is not None and is_time and self._tell(self._untold):
            self._untold = None

    def last_call(self) -> None:
        """No frame will follow: what nobody answered to is said, and not passed over."""
        if self._untold is not None:
            self._untold()

    def repeat(self) -> None:
        self._untold = self._newest

    def show(self, picture: News) -> None:
        """A picture is old before a second try; what is news comes first."""
        if self._untold is None:
            self._tell(picture)

    def _tell(self, news: News) -> bool:
        try:
            news()
        except ServerAway:
            self._wait()
            return False
        if self._is_away:
            click.echo(self.say("camera-back"))
        self._is_away = False
        return True

    def _wait(self) -> None:
        if not self._is_away:
            click.echo(self.say("camera-away", url=self.url), err=True)
        self.repeat()
        self._is_away = True
        self._not_before = time.monotonic() + RETRY_EVERY
