"""How many entries a second reach the disk: one by one, and with group commit.

python -m tests.bench.storage [seconds]      prints a table; PostgreSQL only where it is here

Each line runs in a process of its own, since gevent patches a process as a whole.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

CALLERS = (1, 8, 64)
WAYS = ("threads", "gevent")


def main(seconds: float) -> None:
    print(
        f"{'database':<12}{'callers on':<12}{'callers':>8}{'one by one /s':>16}{'grouped /s':>12}"
    )
    with ExitStack() as stack:
        for name, url in databases(stack):
            for way in WAYS:
                for callers in CALLERS:
                    single, grouped = measured(url, way, callers, seconds)
                    print(f"{name:<12}{way:<12}{callers:>8}{single:>16,.0f}{grouped:>12,.0f}")


def databases(stack: ExitStack) -> list[tuple[str, str]]:
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="companion-bench-"))
    found = [("SQLite", f"sqlite:///{folder}/bench.sqlite")]
    from tests.fixtures import postgres

    if programs := postgres.find_programs():
        postgres.QUICK = "-c max_connections=100"  # durable, as in earnest
        found.append(("PostgreSQL", stack.enter_context(postgres.running_cluster(programs))))
    return found


def measured(url: str, way: str, callers: int, seconds: float) -> tuple[float, float]:
    command = [sys.executable, "-m", "tests.bench.storage", url, way, str(callers), str(seconds)]
    single, grouped = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return single, grouped


def measure(url: str, way: str, callers: int, seconds: float) -> list[float]:
    if way == "gevent":
        from gevent import monkey

        monkey.patch_all()
    from companion.storage import Writer, open_store

    store = open_store(url)
    writer = Writer(store)
    try:
        single = rate(store, lambda code, e: store.append([(code, e)]), callers, seconds)
        return [single, rate(store, lambda code, e: writer.write(code, [e]), callers, seconds)]
    finally:
        writer.close()
        store.close()


def rate(store: Any, write: Callable[[str, Any], None], callers: int, seconds: float) -> float:
    """Every caller has a table of its own and writes as fast as it is answered."""
    import os
    import threading

    codes = [f"{os.urandom(4).hex()}" for _ in range(callers)]
    counts = [0] * callers
    begin = time.perf_counter()

    def call(caller: int) -> None:
        while time.perf_counter() < begin + seconds:
            counts[caller] += 1
            write(codes[caller], entry(counts[caller]))

    open_tables(store, codes)
    threads = [threading.Thread(target=call, args=(caller,)) for caller in range(callers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(counts) / (time.perf_counter() - begin)


def open_tables(store: Any, codes: list[str]) -> None:
    from companion.table.store import Card

    for code in codes:
        store.open_table(Card(code, "etherstone", time.time()), [])


def entry(number: int) -> Any:
    """About as much as a tap of an evening."""
    from companion.rules.events import Changed, Put, Turned
    from companion.rules.intents import Intent
    from companion.table.entry import Entry

    events = (Changed("life", 0, -1), Put("corrupted", 0, True), Turned(3, "action", 1, (1, 2, 3)))
    return Entry(number, f"key-{number}", time.time(), 0, Intent("step", 0, {"by": -1}), events)


if __name__ == "__main__":
    if len(sys.argv) == 5:
        url, way, callers, seconds = sys.argv[1:]
        print(json.dumps(measure(url, way, int(callers), float(seconds))))
    else:
        main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)
