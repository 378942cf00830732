"""Which Host headers are ours.

A page elsewhere can make its own name point at this machine and then read our
answers (DNS rebinding); it cannot change the Host header, so we answer to our
own addresses and names only.
"""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Callable, Collection, Iterable
from ipaddress import ip_address

LOCAL_NAME = "tablee.local"
ALWAYS = frozenset({"localhost", "127.0.0.1", "::1"})
LOOK_AGAIN_AFTER = 1.0
SHAPE = re.compile(r"(\[(?P<literal>[0-9a-f:.]+)\]|(?P<name>[^\s:/@\[\]]+))(:[0-9]+)?")


def is_own_host(header: str, *, addresses: Collection[str], names: Collection[str] = ()) -> bool:
    """`addresses` are our IP literals, `names` what else we answer to; ports do not matter."""
    host = host_in(header)
    return host is not None and (host in ALWAYS or host in addresses or host in names)


def host_in(header: str) -> str | None:
    """The host of a Host header in its one spelling, or nothing if it is malformed."""
    found = SHAPE.fullmatch(header.strip().lower())
    if not found:
        return None
    name, literal = found["name"], found["literal"]
    return name.removesuffix(".") if name else _spelled(literal)


def _spelled(literal: str) -> str | None:
    try:
        return str(ip_address(literal))
    except ValueError:
        return None


def own_names(extra: Iterable[str] = ()) -> frozenset[str]:
    """The name we announce, the machine's own, and those the host configured."""
    machine = socket.gethostname().lower().removesuffix(".local")
    names = {LOCAL_NAME, machine, f"{machine}.local", *map(str.lower, extra)}
    return frozenset(name for name in names if name)


class OwnHosts:
    """Asks the machine again when an unknown host comes by: laptops change their Wi-Fi."""

    def __init__(
        self,
        find: Callable[[], Iterable[str]],
        *,
        names: Collection[str] = (),
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._find = find
        self._names = names
        self._now = now
        self._looked = now()
        self._addresses = frozenset(find())

    def __contains__(self, header: str) -> bool:
        if self._knows(header):
            return True
        if self._now() - self._looked < LOOK_AGAIN_AFTER:
            return False
        self._looked = self._now()
        self._addresses = frozenset(self._find())
        return self._knows(header)

    def _knows(self, header: str) -> bool:
        return is_own_host(header, addresses=self._addresses, names=self._names)
