"""The address that goes into the QR code: one that phones can reach."""

from companion.network.addresses import Address, find_addresses
from companion.web.room import room


def addresses() -> list[Address]:
    return find_addresses(room().settings.host)


def best_address() -> str:
    """What the host chose, else the best one found, else this machine itself."""
    found = addresses()
    chosen = room().address
    if chosen and any(address.ip == chosen for address in found):
        return chosen
    return found[0].ip if found else "localhost"


def base_address() -> str:
    return room().settings.url(best_address())


def join_address(code: str) -> str:
    return f"{base_address()}/j/{code}"
