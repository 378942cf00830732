"""How fast a tap reaches every screen: `python -m tests.bench [--seconds N] [--tables N]`.

The real program in a process of its own, real Etherstone tables, every tap on disk before it
is acknowledged, every screen drawn for its viewer; beside it the bare app as the limit.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.bench import tables
from tests.fixtures.running import command

TAPPED = "life"


@dataclass
class Served:
    process: subprocess.Popen[str]
    port: int
    started_in: float

    @property
    def memory(self) -> float:
        """Megabytes in memory now; 0 where the system does not tell."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0.0
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024


@contextmanager
def companion() -> Iterator[Served]:
    with tempfile.TemporaryDirectory(prefix="tablee-bench-") as folder:
        options = ("--host", "127.0.0.1", "--port", "0", "--no-browser", "--no-qr")
        environment = os.environ | {"COMPANION_DATA": folder, "LANGUAGE": "en"}
        begin = time.perf_counter()
        process = subprocess.Popen(
            command(*options), env=environment, stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout
            port = next(
                int(line.split("http://localhost:")[1].split()[0].strip("/"))
                for line in process.stdout
                if "http://localhost:" in line
            )
            yield Served(process, port, time.perf_counter() - begin)
        finally:
            process.kill()
            process.communicate()


@contextmanager
def limit() -> Iterator[Served]:
    with tempfile.TemporaryDirectory(prefix="tablee-bare-") as folder:
        begin = time.perf_counter()
        line = [sys.executable, "-m", "tests.bench.bare", folder]
        process = subprocess.Popen(line, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout
            port = int(process.stdout.readline())
            yield Served(process, port, time.perf_counter() - begin)
        finally:
            process.kill()
            process.communicate()


def seen(served: Served, crowd: list[dict[str, Any]], **wish: Any) -> dict[str, Any]:
    """Measured by a client in a process of its own; what it holds in memory meanwhile too."""
    text = json.dumps({"port": served.port, "tables": crowd, "part": TAPPED, **wish})
    client = subprocess.Popen(
        [sys.executable, "-m", "tests.bench.wire"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert client.stdin
    client.stdin.write(text)
    client.stdin.close()
    held: list[tuple[float, float]] = []
    while client.poll() is None:
        held.append((time.time(), served.memory))
        time.sleep(0.2)
    assert client.stdout
    result: dict[str, Any] = json.loads(client.stdout.read())
    client.stdout.close()
    rated = [memory for at, memory in held if at <= result["rated_until"]]
    return result | {"memory": max(rated), "most_memory": max(memory for _, memory in held)}


def run(seconds: float, count: int) -> list[tuple[str, str, str, str]]:
    """Rows of the table: what, the bar, ours, the bare app."""
    one = {"rate": 20, "seconds": seconds, "flat_out": seconds, "bytes": True}
    crowd = {"rate": 100, "seconds": seconds, "flat_out": seconds}
    with companion() as ours:
        idle = ours.memory
        small = seen(ours, tables.many(ours.port, 1), **one)
    with companion() as ours:
        large = seen(ours, tables.many(ours.port, count), **crowd)
        start = ours.started_in
    with limit() as bare:
        bare_small = seen(bare, tables.bare(1), **one)
    with limit() as bare:
        bare_large = seen(bare, tables.bare(count), **crowd)
    screens = f"{count * 8:,} screens"
    return [
        row("8 screens, 20 taps/s: p50", "8 ms", small["p50"], bare_small["p50"], "ms"),
        row("8 screens, 20 taps/s: p99", "25 ms", small["p99"], bare_small["p99"], "ms"),
        row("8 screens: sustained", "400 /s", small["sustained"], bare_small["sustained"], "/s"),
        row(f"{screens}, 100 taps/s: p50", "", large["p50"], bare_large["p50"], "ms"),
        row(f"{screens}, 100 taps/s: p99", "60 ms", large["p99"], bare_large["p99"], "ms"),
        row(f"{screens}: sustained", "", large["sustained"], bare_large["sustained"], "/s"),
        row("one tap, mean of a screen", "4,000 B", _mean(small), _mean(bare_small), "B"),
        row("one tap, most on one screen", "4,000 B", max(small["bytes"]), 0, "B"),
        row(f"memory at {screens}", "150 MB", large["memory"], bare_large["memory"], "MB"),
        row("…, then tapped flat out", "", large["most_memory"], bare_large["most_memory"], "MB"),
        row("memory, idle", "80 MB", idle, 0, "MB"),
        row("start", "2 s", start, 0, "s"),
    ]


def _mean(result: dict[str, Any]) -> float:
    return sum(result["bytes"]) / len(result["bytes"])


def row(what: str, bar: str, ours: float, bare: float, unit: str) -> tuple[str, str, str, str]:
    digits = 1 if unit in ("ms", "s") else 0
    shown = f"{ours:,.{digits}f} {unit}"
    return what, bar, shown, f"{bare:,.{digits}f} {unit}" if bare else ""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each measurement")
    parser.add_argument("--tables", type=int, default=125, help="with eight screens each")
    wish = parser.parse_args()
    load = os.getloadavg() if hasattr(os, "getloadavg") else (0.0,)
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    print(f"{machine}, load before {load[0]:.1f}, {time.strftime('%Y-%m-%d')}\n")
    rows = run(wish.seconds, wish.tables)
    print(f"{'':<34}{'bar':>10}{'ours':>14}{'bare app':>14}")
    for what, bar, ours, bare in rows:
        print(f"{what:<34}{bar:>10}{ours:>14}{bare:>14}")


if __name__ == "__main__":
    main()
