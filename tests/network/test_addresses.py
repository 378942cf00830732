"""The address in the QR code is one that phones can reach."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.network.addresses import Adapter, Kind, find_addresses, rank, way_out

LOOPBACK = Adapter("lo", ("127.0.0.1",))

LINUX_LAPTOP = [
    LOOPBACK,
    Adapter("docker0", ("172.17.0.1",)),
    Adapter("br-5f1c2e0d9a77", ("172.18.0.1",)),
    Adapter("tun0", ("10.8.0.6",)),
    Adapter("wlp3s0", ("192.168.1.23",)),
    Adapter("virbr0", ("192.168.122.1",)),
]
MAC_LAPTOP = [
    Adapter("lo0", ("127.0.0.1",)),
    Adapter("awdl0", ("169.254.12.9",)),
    Adapter("utun4", ("100.101.102.103",)),
    Adapter("bridge100", ("192.168.64.1",)),
    Adapter("en0", ("192.168.0.14",)),
    Adapter("vmnet8", ("172.16.12.1",)),
]
WINDOWS_LAPTOP = [
    Adapter("{1}", ("127.0.0.1",), "Software Loopback Interface 1"),
    Adapter("{2}", ("172.28.96.1",), "Hyper-V Virtual Ethernet Adapter"),
    Adapter("{3}", ("192.168.56.1",), "VirtualBox Host-Only Ethernet Adapter"),
    Adapter("{4}", ("192.168.17.1",), "VMware Virtual Ethernet Adapter for VMnet8"),
    Adapter("{5}", ("10.14.0.2",), "WireGuard Tunnel"),
    Adapter("{6}", ("169.254.7.7",), "Bluetooth Device (Personal Area Network)"),
    Adapter("{7}", ("192.168.178.40",), "Intel(R) Wi-Fi 6 AX201 160MHz"),
]
RASPBERRY = [LOOPBACK, Adapter("eth0", ("10.0.0.5",)), Adapter("wlan0", ("10.0.0.6",))]


def kinds(adapters: list[Adapter], *, by: str | None = None) -> list[tuple[str, Kind]]:
    return [(address.ip, address.kind) for address in rank(adapters, way_out=by)]


def test_wifi_comes_before_vpn_docker_and_virtual_machines_on_linux() -> None:
    assert kinds(LINUX_LAPTOP, by="10.8.0.6") == [
        ("192.168.1.23", Kind.WIFI),
        ("10.8.0.6", Kind.VPN),
        ("172.17.0.1", Kind.VIRTUAL),
        ("172.18.0.1", Kind.VIRTUAL),
        ("192.168.122.1", Kind.VIRTUAL),
        ("127.0.0.1", Kind.LOOPBACK),
    ]


def test_the_real_network_comes_first_on_a_mac() -> None:
    assert kinds(MAC_LAPTOP)[0] == ("192.168.0.14", Kind.LAN)
    assert dict(kinds(MAC_LAPTOP))["100.101.102.103"] is Kind.VPN
    assert dict(kinds(MAC_LAPTOP))["169.254.12.9"] is Kind.LINK_LOCAL


def test_windows_adapters_are_told_apart_by_their_description() -> None:
    found = dict(kinds(WINDOWS_LAPTOP))
    assert kinds(WINDOWS_LAPTOP)[0] == ("192.168.178.40", Kind.WIFI)
    assert [found[ip] for ip in ("172.28.96.1", "192.168.56.1", "192.168.17.1")] == [
        Kind.VIRTUAL
    ] * 3
    assert found["10.14.0.2"] is Kind.VPN


def test_a_cable_that_leads_out_comes_before_a_wifi_that_does_not() -> None:
    assert kinds(RASPBERRY, by="10.0.0.5")[0] == ("10.0.0.5", Kind.WIRED)
    assert kinds(RASPBERRY)[0] == ("10.0.0.6", Kind.WIFI)


def test_a_vpn_that_takes_the_default_route_is_still_a_vpn() -> None:
    assert kinds(LINUX_LAPTOP, by="10.8.0.6")[0][1] is Kind.WIFI


def test_a_virtual_switch_that_leads_out_carries_the_real_network() -> None:
    switch = Adapter("{2}", ("192.168.178.40",), "Hyper-V Virtual Ethernet Adapter #2")
    [first, *_] = rank([WINDOWS_LAPTOP[2], switch], way_out="192.168.178.40")
    assert (first.ip, first.kind, first.why) == ("192.168.178.40", Kind.LAN, "default-route")


def test_a_machines_own_hotspot_beats_vpn_and_docker() -> None:
    adapters = [
        LOOPBACK,
        Adapter("docker0", ("172.17.0.1",)),
        Adapter("wg0", ("10.2.0.2",)),
        Adapter("wlp3s0", ("10.42.0.1",)),
    ]
    assert kinds(adapters)[0] == ("10.42.0.1", Kind.HOTSPOT)
    direct = Adapter("{9}", ("192.168.137.1",), "Microsoft Wi-Fi Direct Virtual Adapter #2")
    assert kinds([direct])[0][1] is Kind.HOTSPOT


def test_every_usual_name_is_known() -> None:
    names = {
        Kind.VPN: "tun0 tap0 wg0 ppp0 utun3 tailscale0 zt7nnig26 nordlynx proton0 ipsec0",
        Kind.VIRTUAL: "docker0 br-0a1b veth12 virbr0 vmnet1 vboxnet0 lxcbr0 podman0 cni0 bridge0",
        Kind.WIFI: "wlan0 wlp2s0 wlx00c0ca wifi0",
        Kind.WIRED: "eth0 enp0s31f6 eno1 ens33 enx00e04c em1 br0 bond0 usb0",
        Kind.LAN: "en0 en7",
    }
    for kind, listed in names.items():
        for name in listed.split():
            assert kinds([Adapter(name, ("192.168.1.2",))]) == [("192.168.1.2", kind)], name


def test_windows_sellers_of_vpns_are_known() -> None:
    for label in (
        "TAP-Windows Adapter V9",
        "Cisco AnyConnect Secure Mobility Client Virtual Miniport Adapter",
        "PANGP Virtual Ethernet Adapter",
        "Fortinet SSL VPN Virtual Ethernet Adapter",
        "Tailscale Tunnel",
    ):
        assert kinds([Adapter("{a}", ("10.1.1.1",), label)])[0][1] is Kind.VPN, label


def test_loopback_alone_is_nothing_for_phones() -> None:
    [only] = rank([LOOPBACK])
    assert not only.is_reachable
    assert not only.is_for_phones


def test_a_server_bound_to_one_address_offers_only_that_one() -> None:
    assert [address.ip for address in find_addresses("127.0.0.1")] == ["127.0.0.1"]


def test_this_machine_has_a_loopback_at_the_end_of_its_list() -> None:
    assert find_addresses()[-1].kind is Kind.LOOPBACK
    assert way_out() is None or way_out() in {address.ip for address in find_addresses()}


@given(st.permutations(LINUX_LAPTOP + MAC_LAPTOP[1:] + WINDOWS_LAPTOP[1:]))
def test_the_order_in_which_the_system_lists_adapters_does_not_matter(
    adapters: list[Adapter],
) -> None:
    assert rank(adapters) == rank(LINUX_LAPTOP + MAC_LAPTOP[1:] + WINDOWS_LAPTOP[1:])


@given(st.lists(st.tuples(st.text(max_size=12), st.ip_addresses(v=4), st.text(max_size=30))))
def test_whatever_the_names_every_address_is_listed_once(
    listed: list[tuple[str, object, str]],
) -> None:
    adapters = [Adapter(name, (str(ip),), label) for name, ip, label in listed]
    assert sorted(a.ip for a in rank(adapters)) == sorted(str(ip) for _, ip, _ in listed)
