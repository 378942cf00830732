"""Whoever waits for a newer version hears of it, and nobody else is disturbed."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable

import pytest

from companion.live import Bell, open_bell

LONG = 30.0  # never waited for, unless a wake-up is lost


def answers(waits: list[Callable[[], int | None]], then: Callable[[], None]) -> list[int | None]:
    """What each wait brought; `then` happens once all of them are on their way."""
    found: list[int | None] = [None] * len(waits)
    ready = threading.Barrier(len(waits) + 1)

    def run(place: int) -> None:
        ready.wait()
        found[place] = waits[place]()

    threads = [threading.Thread(target=run, args=(place,)) for place in range(len(waits))]
    for thread in threads:
        thread.start()
    ready.wait()
    then()
    for thread in threads:
        thread.join()
    return found


def test_a_ring_wakes_all_who_wait_for_that_table() -> None:
    bell = Bell()
    waits = [lambda: bell.wait("KXQ4", 4, LONG)] * 20
    assert answers(waits, lambda: bell.ring("KXQ4", 5)) == [5] * 20


def test_who_comes_after_the_ring_does_not_wait() -> None:
    bell = Bell()
    bell.ring("KXQ4", 5)
    assert bell.wait("KXQ4", 4, LONG) == 5


def test_who_has_seen_the_newest_waits() -> None:
    bell = Bell()
    bell.ring("KXQ4", 5)
    assert bell.wait("KXQ4", 5, 0) is None
    assert bell.wait("KXQ4", 7, 0) is None


def test_another_table_is_not_disturbed() -> None:
    bell = Bell()
    bell.ring("KXQ4", 5)
    assert bell.wait("MR7T", 0, 0.01) is None


def test_a_ring_that_comes_late_does_not_turn_the_clock_back() -> None:
    bell = Bell()
    bell.ring("KXQ4", 6)
    bell.ring("KXQ4", 5)
    assert bell.wait("KXQ4", 5, LONG) == 6


def test_who_is_ahead_goes_on_waiting_through_an_older_ring() -> None:
    bell = Bell()

    def ring_twice() -> None:
        bell.ring("KXQ4", 5)
        bell.ring("KXQ4", 8)

    assert answers([lambda: bell.wait("KXQ4", 7, LONG)], ring_twice) == [8]


def test_no_wake_up_is_lost_however_quickly_it_rings() -> None:
    bell = Bell()
    last = 3_000

    def follow() -> int | None:
        seen: int | None = 0
        while seen is not None and seen < last:
            newer = bell.wait("KXQ4", seen, LONG)
            assert newer is None or newer > seen
            seen = newer
        return seen

    def ring_all() -> None:
        for version in range(1, last + 1):
            bell.ring("KXQ4", version)

    assert answers([follow] * 8, ring_all) == [last] * 8


def test_a_forgotten_table_counts_from_the_beginning() -> None:
    bell = Bell()
    bell.ring("KXQ4", 90)
    bell.forget("KXQ4")
    assert bell.wait("KXQ4", 0, 0) is None
    bell.ring("KXQ4", 1)
    assert bell.wait("KXQ4", 0, LONG) == 1


def test_a_closed_bell_lets_everybody_go() -> None:
    bell = Bell()
    assert answers([lambda: bell.wait("KXQ4", 4, LONG)] * 3, bell.close) == [None] * 3
    assert bell.wait("KXQ4", 4, LONG) is None


def test_without_an_address_the_bell_is_our_own() -> None:
    assert isinstance(open_bell(), Bell)
    with pytest.raises(ValueError, match="pigeon"):
        open_bell("pigeon://roof")


MANY_SCREENS = """
from gevent import monkey; monkey.patch_all()
import gevent
from companion.live import Bell

bell, tables, last = Bell(), [f"T{n}" for n in range(125)], 20

def follow(table):
    seen = 0
    while seen < last:
        seen = bell.wait(table, seen, 30.0)
    return seen

screens = [gevent.spawn(follow, table) for table in tables for _ in range(8)]
for version in range(1, last + 1):
    for table in tables:
        bell.ring(table, version)
    gevent.sleep(0)
print({screen.get() for screen in screens})
"""


def test_a_thousand_screens_follow_in_one_loop() -> None:
    command = [sys.executable, "-W", "error", "-c", MANY_SCREENS]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.stdout, result.stderr) == ("{20}\n", "")
