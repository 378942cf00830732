"""The address that goes into the QR code: one that phones can reach."""

import time

from companion.network.addresses import Address, find_addresses
from companion.web.room import room

FRESH = 5.0
"""Seconds for which a look at the network cards is good enough."""

_looked: dict[str, tuple[float, list[Address]]] = {}


def addresses() -> list[Address]:
    host, now = room().settings.host, time.monotonic()
    at, found = _looked.get(host, (0.0, []))
    if not found or now - at > FRESH:
        found = find_addresses(host)
        _looked[host] = (now, found)
    return found


def best_address() -> str:
    """What the host chose, else the best one found, else this machine itself."""
    found = addresses()
    chosen = room().address
    if chosen and any(address.ip == chosen for address in found):
        return chosen
    return found[0].ip if found else "localhost"


def shown_address() -> str:
    """The address as people type it."""
    return f"{best_address()}:{room().settings.port}"


def base_address() -> str:
    return room().settings.url(best_address())


def join_address(code: str) -> str:
    return f"{base_address()}/j/{code}"
