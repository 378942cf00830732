"""Phones that tap at once, in a process of its own, so that it can be patched or killed.

python -m tests.storage.crowd plain|gevent URL CALLERS TAPS

Every caller taps so many times, in turn at the tables A and B, and prints a key as soon as
it is told that it is on disk. Every third tap is sent once more, as a phone does that
missed the answer. With TAPS 0 nobody ever stops.
"""

from __future__ import annotations

import itertools
import os
import sys

TABLES = ("A", "B")


def main(way: str, url: str, callers: int, taps: int) -> None:
    if way == "gevent":
        from gevent import monkey

        monkey.patch_all()
    import threading

    from companion.storage import Writer, open_store

    store = open_store(url)
    writer = Writer(store)
    threads = [
        threading.Thread(target=call, args=(store, writer, who, taps)) for who in range(callers)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    writer.close()
    store.close()


def call(store, writer, who: int, taps: int) -> None:  # type: ignore[no-untyped-def]
    run = os.getpid()
    for step in range(taps) if taps else itertools.count():
        code, key = TABLES[step % 2], f"{run}/{who}/{step}"
        for _ in range(2 if step % 3 == 0 else 1):
            tap(store, writer, code, key)
        sys.stdout.write(f"{code} {key}\n")
        sys.stdout.flush()


def tap(store, writer, code: str, key: str) -> None:  # type: ignore[no-untyped-def]
    """Decides on what is there now, and again when somebody was quicker."""
    from companion.table.store import Conflict
    from tests.storage.making import entry

    while store.has_key(code, key) is None:
        number = len(store.entries(code)) + 1
        try:
            writer.write(code, [entry(number, key)])
        except Conflict:
            continue
        return  # told that it is on disk, and taking it at its word


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
