"""What the table may rely on, whatever the database."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from companion.storage import SqlStore, open_store
from companion.table.store import Card, Conflict, TableGone
from tests.storage.making import card, entry, log


def open_one(store: SqlStore, code: str = "KXQ4", size: int = 1) -> None:
    store.open_table(card(code), log(size))


# ---- the log ----------------------------------------------------------------


def test_entries_come_back_as_they_were_and_in_order(store: SqlStore) -> None:
    open_one(store, size=2)
    store.append([("KXQ4", entry(4)), ("KXQ4", entry(3))])
    assert store.entries("KXQ4") == log(4)


def test_only_entries_after_a_version_are_read(store: SqlStore) -> None:
    open_one(store, size=5)
    assert [e.number for e in store.entries("KXQ4", after=3)] == [4, 5]
    assert store.entries("KXQ4", after=5) == []


def test_numbers_beyond_nine_stay_in_order(store: SqlStore) -> None:
    open_one(store, size=120)
    assert [e.number for e in store.entries("KXQ4")] == list(range(1, 121))


def test_each_table_has_a_log_of_its_own(store: SqlStore) -> None:
    open_one(store, "KXQ4", size=3)
    open_one(store, "MR7T", size=1)
    store.append([("MR7T", entry(2, "other"))])
    assert len(store.entries("KXQ4")) == 3
    assert [e.key for e in store.entries("MR7T")] == ["key-1", "other"]


def test_a_number_is_given_once(store: SqlStore) -> None:
    open_one(store, size=2)
    with pytest.raises(Conflict):
        store.append([("KXQ4", entry(2, "another"))])
    assert store.entries("KXQ4") == log(2)


def test_a_key_counts_once(store: SqlStore) -> None:
    open_one(store, size=2)
    with pytest.raises(Conflict):
        store.append([("KXQ4", entry(3, "key-1"))])
    assert store.entries("KXQ4") == log(2)


def test_the_same_key_may_stand_at_two_tables(store: SqlStore) -> None:
    open_one(store, "KXQ4")
    open_one(store, "MR7T")
    store.append([("KXQ4", entry(2, "same")), ("MR7T", entry(2, "same"))])
    assert store.has_key("KXQ4", "same") == store.has_key("MR7T", "same") == 2


def test_a_batch_is_written_as_a_whole_or_not_at_all(store: SqlStore) -> None:
    open_one(store, "KXQ4", size=2)
    open_one(store, "MR7T")
    with pytest.raises(Conflict):
        store.append([("MR7T", entry(2)), ("KXQ4", entry(3)), ("KXQ4", entry(2, "late"))])
    assert store.entries("KXQ4") == log(2)
    assert store.entries("MR7T") == log(1)


def test_a_very_long_batch_is_written_as_a_whole_or_not_at_all(store: SqlStore) -> None:
    open_one(store)
    long = [("KXQ4", e) for e in log(10_001)[1:]]
    with pytest.raises(Conflict):
        store.append([*long, ("KXQ4", entry(10_002, "key-1"))])
    assert len(store.entries("KXQ4")) == 1
    store.append(long)
    assert store.entries("KXQ4") == log(10_001)


def test_nothing_is_appended_to_a_table_that_is_not_there(store: SqlStore) -> None:
    with pytest.raises(TableGone):
        store.append([("GONE", entry(1))])
    assert store.entries("GONE") == []


def test_an_empty_batch_changes_nothing(store: SqlStore) -> None:
    store.append([])
    assert store.cards() == []


def test_a_retry_finds_its_entry_by_key(store: SqlStore) -> None:
    open_one(store, size=3)
    assert store.has_key("KXQ4", "key-2") == 2
    assert store.has_key("KXQ4", "key-9") is None
    assert store.has_key("MR7T", "key-2") is None


def test_writers_at_once_lose_nothing_and_double_nothing(store: SqlStore) -> None:
    open_one(store)
    written: list[str] = []

    def write(who: int) -> None:
        for step in range(15):
            key = f"{who}/{step}"
            while store.has_key("KXQ4", key) is None:
                number = store.entries("KXQ4")[-1].number + 1
                try:
                    store.append([("KXQ4", entry(number, key))])
                except Conflict:
                    continue
            written.append(key)

    threads = [threading.Thread(target=write, args=(who,)) for who in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = store.entries("KXQ4")
    assert [e.number for e in found] == list(range(1, 92))
    assert sorted(e.key for e in found[1:]) == sorted(written)


# ---- cards ------------------------------------------------------------------


def test_a_code_is_taken_once(store: SqlStore) -> None:
    open_one(store, size=2)
    with pytest.raises(Conflict):
        store.open_table(card("KXQ4", game="ashes"), log(1))
    assert store.card("KXQ4") == card("KXQ4")
    assert store.entries("KXQ4") == log(2)


def test_a_table_whose_first_entries_clash_is_not_opened(store: SqlStore) -> None:
    with pytest.raises(Conflict):
        store.open_table(card("KXQ4"), [entry(1), entry(2, "key-1")])
    assert store.card("KXQ4") is None


def test_there_is_no_card_without_a_table(store: SqlStore) -> None:
    assert store.card("KXQ4") is None


def test_cards_come_newest_first(store: SqlStore) -> None:
    for code, opened_at in (("B", 2.0), ("C", 3.5), ("A", 1.0)):
        store.open_table(card(code, opened_at=opened_at), log(1))
    assert [c.code for c in store.cards()] == ["C", "B", "A"]


def test_a_card_is_rewritten_as_a_whole(store: SqlStore) -> None:
    open_one(store)
    summary = {"names": ["Zoé", "李"], "totals": [31, 28], "places": [1, 2], "rounds": 7}
    ended = Card("KXQ4", "etherstone", 1.0, 1_763_286_557.123456, "laptop", summary)
    store.update_card(ended)
    assert store.card("KXQ4") == ended
    store.update_card(replace(ended, ended_at=None))
    assert store.card("KXQ4") == replace(ended, ended_at=None)


def test_a_forgotten_table_leaves_nothing_behind(store: SqlStore) -> None:
    open_one(store, "KXQ4", size=3)
    open_one(store, "MR7T", size=2)
    store.hold("KXQ4", 0, "phone")
    store.forget_table("KXQ4")
    assert store.card("KXQ4") is None
    assert (store.entries("KXQ4"), store.holders("KXQ4"), store.tables_of("phone")) == ([], {}, [])
    assert store.entries("MR7T") == log(2)
    open_one(store, "KXQ4")
    assert store.entries("KXQ4") == log(1)


# ---- seats ------------------------------------------------------------------


def test_a_seat_is_held_by_one_device_and_a_device_holds_many(store: SqlStore) -> None:
    open_one(store)
    store.hold("KXQ4", 0, "old phone")
    store.hold("KXQ4", 0, "new phone")
    store.hold("KXQ4", 1, "new phone")
    assert store.holders("KXQ4") == {0: "new phone", 1: "new phone"}


def test_a_seat_can_be_left(store: SqlStore) -> None:
    open_one(store)
    store.hold("KXQ4", 0, "phone")
    store.hold("KXQ4", 0, None)
    store.hold("KXQ4", 1, None)
    assert store.holders("KXQ4") == {}


def test_nobody_sits_at_a_table_that_is_not_there(store: SqlStore) -> None:
    with pytest.raises(TableGone):
        store.hold("GONE", 0, "phone")
    assert store.holders("GONE") == {}


def test_a_device_finds_the_tables_it_hosts_or_sits_at(store: SqlStore) -> None:
    store.open_table(card("HOST", host="laptop"), log(1))
    store.open_table(card("SEAT"), log(1))
    store.open_table(card("BOTH", host="laptop"), log(1))
    store.open_table(card("NONE", host="other"), log(1))
    for code in ("SEAT", "BOTH"):
        store.hold(code, 0, "laptop")
        store.hold(code, 1, "laptop")
    assert store.tables_of("laptop") == ["BOTH", "HOST", "SEAT"]
    assert store.tables_of("stranger") == []


# ---- notebook and settings --------------------------------------------------


def test_a_note_is_remembered_changed_and_forgotten(store: SqlStore) -> None:
    store.write_note("etherstone", "leaders", "LE002", {"life": 9})
    store.write_note("etherstone", "leaders", "LE002", {"life": 10, "name": "Éther « x »"})
    assert store.note("etherstone", "leaders", "LE002") == {"life": 10, "name": "Éther « x »"}
    store.forget_note("etherstone", "leaders", "LE002")
    assert store.note("etherstone", "leaders", "LE002") is None


def test_the_notebook_is_read_as_a_whole_or_for_one_game(store: SqlStore) -> None:
    for game, deck, name in (("vale", "b", "2"), ("ashes", "c", "3"), ("vale", "a", "1")):
        store.write_note(game, deck, name, {})
    whole = [("ashes", "c", "3", {}), ("vale", "a", "1", {}), ("vale", "b", "2", {})]
    assert store.notes() == whole
    assert store.notes("vale") == whole[1:]
    assert store.notes("chess") == []


def test_the_first_value_of_a_setting_stays(store: SqlStore) -> None:
    assert store.setting("secret") is None
    assert store.keep_setting("secret", "first") == "first"
    assert store.keep_setting("secret", "second") == "first"
    assert store.setting("secret") == "first"


# ---- restart ----------------------------------------------------------------


def test_after_a_restart_everything_is_as_it_was(url: str) -> None:
    store = open_store(url)
    open_one(store, size=3)
    store.hold("KXQ4", 1, "phone")
    store.write_note("vale", "deck", "card", {"cost": 2})
    store.keep_setting("secret", "s")
    store.close()
    again = open_store(url)
    assert again.card("KXQ4") == card("KXQ4")
    assert again.entries("KXQ4") == log(3)
    assert again.holders("KXQ4") == {1: "phone"}
    assert again.notes() == [("vale", "deck", "card", {"cost": 2})]
    assert again.setting("secret") == "s"
    again.close()


def test_two_stores_on_one_database_see_each_other(store: SqlStore, url: str) -> None:
    other = open_store(url)
    open_one(store)
    other.append([("KXQ4", entry(2))])
    assert store.entries("KXQ4") == other.entries("KXQ4") == log(2)
    other.close()
