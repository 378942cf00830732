"""How phones find this machine; knows sockets, adapters and codes, never Flask or a game."""

from companion.network.addresses import Adapter, Address, Kind, find_addresses, rank
from companion.network.hosts import LOCAL_NAME, OwnHosts, is_own_host
from companion.network.qr import qr_lines, qr_svg
from companion.network.wifi import wifi_payload

__all__ = [
    "LOCAL_NAME",
    "Adapter",
    "Address",
    "Kind",
    "OwnHosts",
    "find_addresses",
    "is_own_host",
    "qr_lines",
    "qr_svg",
    "rank",
    "wifi_payload",
]
