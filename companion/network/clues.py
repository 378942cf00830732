"""What the name of an adapter or the range of an address gives away.

Names differ by system: Linux and macOS use short ones (`wlp3s0`, `utun4`),
Windows describes the device ("Intel(R) Wi-Fi 6 AX201").
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network

# In this order, because the more telling words win: a "Hyper-V Virtual Ethernet
# Adapter" is virtual although it says Ethernet, a "Wi-Fi Direct Virtual Adapter"
# is the machine's own hotspot.
SHORT_NAMES = {
    "vpn": r"(tun|tap|wg|ppp|utun|ipsec|zt|ham|nordlynx|proton|tailscale|gpd|cscotun|mullvad|vpn)",
    "hotspot": r"(ap|uap)\d",
    "virtual": (
        r"(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|incus|podman|cni|flannel|cali|kube|vnet"
        r"|vif|dummy|ifb|ovs|waydroid|bridge\d|feth|awdl|llw|anpi|gif|stf|vmenet|p2p)"
    ),
    "wifi": r"(wl|wifi|ath\d|ra\d)",
    "lan": r"en\d+$",  # macOS: air or cable, the name does not say
    "wired": r"(eth|en|em\d|usb|lan|bond|team|br\d|p\d+p\d)",
}
DESCRIPTIONS = {
    "vpn": (
        r"vpn|wireguard|tailscale|zerotier|tap-windows|wintun|anyconnect|fortinet|fortissl"
        r"|globalprotect|pangp|juniper|check ?point|hamachi|nordlynx|wan miniport|warp tunnel"
    ),
    "hotspot": r"wi-?fi direct|hosted network",
    "virtual": (
        r"hyper-v|vethernet|virtualbox|vmware|host-only|virtual (ethernet )?adapter|wsl|docker"
        r"|parallels|npcap|loopback adapter"
    ),
    "wifi": r"wi-?fi|wireless|wlan|802\.11|airport|centrino",
    "wired": r"ethernet|gigabit|gbe|family controller|network connection|usb.*lan|remote ndis",
}
RANGES = {
    "100.64.0.0/10": "vpn",  # Tailscale and its like
    "192.168.56.0/24": "virtual",  # VirtualBox, host-only
    "192.168.137.0/24": "hotspot",  # Windows
    "10.42.0.0/24": "hotspot",  # NetworkManager
}


def clue_of_name(name: str, label: str = "", *, first: Sequence[str] = ()) -> str | None:
    """The kind a name stands for; with `first`, only those kinds are looked for."""
    kinds = first or tuple(SHORT_NAMES)
    return next((kind for kind in kinds if _speaks_of(kind, name, label)), None)


def _speaks_of(kind: str, name: str, label: str) -> bool:
    if re.match(SHORT_NAMES[kind], name, re.IGNORECASE) and not label:
        return True
    described = DESCRIPTIONS.get(kind)
    return bool(described and re.search(described, label or name, re.IGNORECASE))


def clue_of_range(ip: IPv4Address) -> str | None:
    return next((kind for network, kind in RANGES.items() if ip in IPv4Network(network)), None)
