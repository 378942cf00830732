"""The `.local` name is an extra: there while we run, gone with us, and never in the way."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from companion.network import LOCAL_NAME
from companion.network.mdns import SERVICE, announced, service_name

PORT = 8080
HERE = ["127.0.0.1"]  # tests keep to this machine


def heard() -> object:
    """In a thread of its own: a browser of another test may keep an event loop in this one."""
    with ThreadPoolExecutor() as threads:
        return threads.submit(listen).result()


def listen() -> object:
    from zeroconf import Zeroconf

    listener = Zeroconf(interfaces=HERE)
    try:
        return listener.get_service_info(SERVICE, service_name(PORT), timeout=10_000)
    finally:
        listener.close()


def test_the_name_leads_to_our_address_while_we_run() -> None:
    with announced(HERE, port=PORT):
        info = heard()
    assert getattr(info, "server", None) == f"{LOCAL_NAME}."
    assert getattr(info, "port", None) == PORT


def test_its_process_ends_when_ours_lets_go_of_it() -> None:
    from companion.network.mdns import _start

    child = _start(HERE, PORT)
    assert child
    assert child.stdin
    child.stdin.close()  # what happens when the parent dies, however it dies
    assert child.wait(timeout=60) == 0


def test_without_an_address_for_phones_nothing_is_announced() -> None:
    with announced([], port=PORT):
        pass
