"""The desk: taps arrive at once, disks fail, others write first; every tap counts once."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from companion.rules.intents import Intent
from companion.rules.refusal import Refused
from companion.storage.store import open_store
from companion.storage.writer import Writer
from companion.table.desk import Desk, NoSuchTable
from companion.table.entry import Entry
from companion.table.play import Tap
from companion.table.store import Store
from tests.table.little import OneGame, Silence, game

CODE = "LTTL"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(f"sqlite:///{tmp_path / 'desk.sqlite'}")
    yield store
    store.close()


class Fragile:
    """A writer whose disk fails when told to: before writing, or after."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.fails = ""

    def write(self, code: str, entries: Iterable[Entry]) -> None:
        if self.fails == "before":
            raise OSError("the disk is gone")
        self.store.append([(code, entry) for entry in entries])
        if self.fails == "after":
            raise OSError("the disk is gone, but it was written")


def desk_on(store: Store, writer: object = None, bell: Silence | None = None) -> Desk:
    return Desk(
        store=store,
        writer=writer or Fragile(store),  # type: ignore[arg-type]
        bell=bell or Silence(),
        games=OneGame(),
        clock=lambda: 1000.0,
    )


def opened(desk: Desk) -> Desk:
    desk.open(game, CODE, options={}, seats=2, host="host")
    for seat in range(2):
        desk.act(CODE, tap("sit", seat, name=f"P{seat}", crest=seat + 1))
    desk.act(CODE, tap("start", None, first=0))
    return desk


def tap(action: str, seat: int | None, key: str = "", **values: object) -> Tap:
    intent = Intent(action, seat, values, anyway=action == "step")  # type: ignore[arg-type]
    return Tap(intent, key or f"{action}.{seat}", seat, frozenset({0, 1}), host=True)


def step(key: str, seat: int = 0, by: int = 1) -> Tap:
    return tap("step", seat, key, part="coins", by=by)


def coins(desk: Desk, seat: int = 0) -> object:
    return desk.table(CODE).state.value("coins", seat)


def test_a_tap_is_on_disk_before_the_bell_rings(store: Store) -> None:
    class Listening(Silence):
        def ring(self, topic: str, version: int) -> None:
            assert len(store.entries(topic)) == version
            super().ring(topic, version)

    bell = Listening()
    desk = opened(desk_on(store, bell=bell))
    desk.act(CODE, step("k"))
    assert bell.rung[-1] == (CODE, 5)


def test_the_same_key_counts_once_whenever_it_comes(store: Store) -> None:
    desk = opened(desk_on(store))
    first = desk.act(CODE, step("k"))
    again = desk.act(CODE, step("k"))
    assert again.entry == first.entry
    assert opened_again(store).act(CODE, step("k")).entry.number == first.entry.number
    assert coins(desk) == 11


def opened_again(store: Store) -> Desk:
    """Another process, or this one after a restart."""
    return desk_on(store)


def test_many_threads_tap_at_once_and_every_tap_counts(store: Store) -> None:
    writer = Writer(store)
    desk = opened(desk_on(store, writer))
    go = threading.Barrier(8)

    def hammer(at: int) -> None:
        go.wait()
        for number in range(20):
            desk.act(CODE, step(f"{at}.{number}", seat=at % 2))
            desk.act(CODE, step(f"{at}.{number}", seat=at % 2))

    threads = [threading.Thread(target=hammer, args=(at,)) for at in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    writer.close()
    assert (coins(desk, 0), coins(desk, 1)) == (90, 90)
    numbers = [entry.number for entry in store.entries(CODE)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_two_desks_on_one_store_both_count(store: Store) -> None:
    """What another process wrote first is read, and the tap is decided again."""
    one = opened(desk_on(store))
    two = opened_again(store)
    assert coins(two) == 10
    one.act(CODE, step("a"))
    two.act(CODE, step("b"))
    one.act(CODE, step("c"))
    assert coins(one) == 13
    assert two.refresh(CODE).state == one.table(CODE).state


def test_two_desks_hammered_at_once_lose_nothing(store: Store) -> None:
    desks = [opened(desk_on(store)), opened_again(store)]

    def hammer(at: int) -> None:
        for number in range(15):
            desks[at % 2].act(CODE, step(f"{at}.{number}"))

    threads = [threading.Thread(target=hammer, args=(at,)) for at in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [desk.refresh(CODE).state.value("coins", 0) for desk in desks] == [70, 70]


def test_a_version_somebody_heard_of_is_looked_for(store: Store) -> None:
    one = opened(desk_on(store))
    two = opened_again(store)
    before = two.table(CODE).version
    one.act(CODE, step("a"))
    assert two.table(CODE).version == before
    assert two.table(CODE, at_least=before + 1).version == before + 1


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_failing_disk_acknowledges_nothing_and_a_retry_counts_once(
    store: Store, moment: str
) -> None:
    writer = Fragile(store)
    desk = opened(desk_on(store, writer))
    writer.fails = moment
    with pytest.raises(OSError, match="the disk is gone"):
        desk.act(CODE, step("k"))
    writer.fails = ""
    desk.act(CODE, step("k"))
    desk.act(CODE, step("l"))
    assert coins(desk) == 12
    assert len({entry.key for entry in store.entries(CODE)}) == desk.table(CODE).version


def test_what_failed_on_its_way_to_the_disk_is_never_seen(store: Store) -> None:
    writer = Fragile(store)
    desk = opened(desk_on(store, writer))
    writer.fails = "before"
    with pytest.raises(OSError, match="the disk is gone"):
        desk.act(CODE, step("k", by=500))
    assert coins(desk) == 10
    assert [entry.number for entry in desk.table(CODE).entries] == [1, 2, 3, 4]


def test_a_refused_tap_writes_nothing_and_spoils_nothing_for_others(store: Store) -> None:
    desk = opened(desk_on(store))
    before = desk.table(CODE).version
    with pytest.raises(Refused):
        desk.act(CODE, tap("take", 1, "k", count=1))
    assert desk.table(CODE).version == before
    desk.act(CODE, step("l"))
    assert coins(desk) == 11


def test_a_table_that_was_forgotten_is_not_there(store: Store) -> None:
    desk = opened(desk_on(store))
    desk.forget(CODE)
    with pytest.raises(NoSuchTable):
        desk.table(CODE)
    with pytest.raises(NoSuchTable):
        desk.act(CODE, step("k"))


def test_a_table_forgotten_by_another_process_is_gone_here_too(store: Store) -> None:
    one, two = opened(desk_on(store)), opened_again(store)
    two.table(CODE)
    one.forget(CODE)
    with pytest.raises(Exception, match=CODE):
        two.act(CODE, step("k"))
    with pytest.raises(NoSuchTable):
        two.table(CODE)
