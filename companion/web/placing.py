"""What a template says when it asks for a region, and where that region comes to stand."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from companion.rules.state import Scalar

MINE: Final = "mine"
EVERYONE: Final = "everyone"
"""Whose eyes a region is drawn for. For everyone: it shows no secret and is drawn once for all
who speak the same language."""


@dataclass(frozen=True, slots=True)
class Region:
    """`given` are plain values its template gets; `of` among them names a seat."""

    id: str
    template: str
    eyes: str = MINE
    follows_log: bool = False
    given: tuple[tuple[str, Scalar], ...] = ()


Place = Callable[[Region], str]
"""Either draws the region at once, or leaves a mark where it goes."""


def framed(region: Region, inside: str, *, cls: str, tag: str) -> Markup:
    """The element that holds a region, by whose id it is found again."""
    named = f' class="{cls}"' if cls else ""
    return Markup(f'<{tag}{named} id="{region.id}">{inside}</{tag}>')  # noqa: S704  drawn by us


@lru_cache(8192)
def region_of(
    id: str, template: str, eyes: str, follows_log: bool, given: tuple[tuple[str, Scalar], ...]
) -> Region:
    """The same one whenever it is asked for alike. Ids are used in selectors, where a dot would
    mean something else."""
    return Region(id.replace(".", "-"), template, eyes, follows_log, given)
