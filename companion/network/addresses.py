"""Which of this machine's addresses a phone at the same table can reach, best first."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import IPv4Address

from companion.network.clues import clue_of_name, clue_of_range


class Kind(StrEnum):
    """What an address seems to belong to, the most useful first."""

    WIFI = "wifi"
    WIRED = "wired"
    LAN = "lan"  # real, but whether by cable or by air its name does not say
    HOTSPOT = "hotspot"  # the network this machine itself offers
    PUBLIC = "public"
    VPN = "vpn"
    VIRTUAL = "virtual"  # containers and virtual machines
    LINK_LOCAL = "link-local"  # no router gave an address
    LOOPBACK = "loopback"


# Within one tier the way out of the house decides, then the kind.
TIERS = {
    Kind.WIFI: 0,
    Kind.WIRED: 0,
    Kind.LAN: 0,
    Kind.HOTSPOT: 1,
    Kind.PUBLIC: 2,
    Kind.VPN: 3,
    Kind.VIRTUAL: 4,
    Kind.LINK_LOCAL: 5,
    Kind.LOOPBACK: 6,
}
ORDER = list(Kind)


@dataclass(frozen=True)
class Adapter:
    """One network adapter as the system names it; `label` is the longer name Windows gives."""

    name: str
    ips: tuple[str, ...]
    label: str = ""


@dataclass(frozen=True)
class Address:
    """An IPv4 address, what it seems to be, and the clue that says so."""

    ip: str
    adapter: str
    kind: Kind
    why: str

    @property
    def is_reachable(self) -> bool:
        """Whether another device could reach it at all."""
        return self.kind is not Kind.LOOPBACK

    @property
    def is_for_phones(self) -> bool:
        """Whether a phone at this table will likely reach it."""
        return TIERS[self.kind] <= TIERS[Kind.HOTSPOT]


def rank(adapters: Iterable[Adapter], *, way_out: str | None = None) -> list[Address]:
    """All addresses, the best for a QR code first; `way_out` is the one the default route uses."""
    found = [_judge(ip, adapter, way_out) for adapter in adapters for ip in adapter.ips]
    return sorted(found, key=lambda address: _place(address, way_out))


def _judge(ip: str, adapter: Adapter, way_out: str | None) -> Address:
    shown = adapter.label or adapter.name
    kind, why = _kind_and_why(IPv4Address(ip), adapter)
    # A virtual switch that leads out of the house carries the real network (Hyper-V does so).
    if kind is Kind.VIRTUAL and ip == way_out:
        return Address(ip, shown, Kind.LAN, "default-route")
    return Address(ip, shown, kind, why)


def _kind_and_why(ip: IPv4Address, adapter: Adapter) -> tuple[Kind, str]:
    if ip.is_loopback:
        return Kind.LOOPBACK, "range-loopback"
    if ip.is_link_local:
        return Kind.LINK_LOCAL, "range-link-local"
    if clue := clue_of_name(adapter.name, adapter.label, first=("vpn",)):
        return Kind(clue), f"name-{clue}"
    if clue := clue_of_range(ip):
        return Kind(clue), f"range-{clue}"
    if clue := clue_of_name(adapter.name, adapter.label):
        return Kind(clue), f"name-{clue}"
    return (Kind.LAN, "range-private") if ip.is_private else (Kind.PUBLIC, "range-public")


def _place(address: Address, way_out: str | None) -> tuple[int, bool, int, int]:
    leads_elsewhere = address.ip != way_out
    number = int(IPv4Address(address.ip))
    return TIERS[address.kind], leads_elsewhere, ORDER.index(address.kind), number


def find_addresses(host: str = "0.0.0.0") -> list[Address]:  # noqa: S104
    """What the machine has now; a server bound to one address can only be reached there."""
    ranked = rank(read_adapters(), way_out=way_out())
    if host in {"", "0.0.0.0", "::"}:  # noqa: S104
        return ranked
    bound = _as_ip(host)
    return [address for address in ranked if address.ip == bound] or _unknown(bound)


def _unknown(ip: str | None) -> list[Address]:
    return rank([Adapter("", (ip,))]) if ip else []


def _as_ip(host: str) -> str | None:
    try:
        return socket.gethostbyname(host)
    except OSError:
        return None


def read_adapters() -> Sequence[Adapter]:
    import ifaddr

    found = []
    for adapter in ifaddr.get_adapters():
        ips = tuple(ip.ip for ip in adapter.ips if isinstance(ip.ip, str))
        label = adapter.nice_name if adapter.nice_name != adapter.name else ""
        found.append(Adapter(adapter.name, ips, label))
    return found


def way_out() -> str | None:
    """The address the default route would use. Connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("203.0.113.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None
