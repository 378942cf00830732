"""The server: it takes its port, sends at once, and ends when told."""

from __future__ import annotations

import socket

import pytest

from companion.config import StartProblem
from companion.handler import to_https
from companion.server import listen


def test_a_taken_port_is_told_with_the_next_to_try() -> None:
    with listen("127.0.0.1", port=0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(StartProblem) as problem:
            listen("127.0.0.1", port=port)
    assert problem.value.why == "port-in-use"
    assert problem.value.values["next"] == str(port + 1)


def test_an_address_that_is_not_ours_is_told() -> None:
    with pytest.raises(StartProblem) as problem:
        listen("203.0.113.77", port=0)
    assert problem.value.why == "host-unknown"


def test_a_port_is_free_again_at_once_after_a_restart() -> None:
    with listen("127.0.0.1", port=0) as first:
        port = first.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)):
            first.accept()[0].close()
    listen("127.0.0.1", port=port).close()


def test_who_forgets_the_s_of_https_is_sent_there() -> None:
    answer = to_https(b"GET /j/KXQ4?x=1 HTTP/1.1\r\nHost: 192.168.1.2:8080\r\n\r\n")
    assert b"307 Temporary Redirect" in answer
    assert b"Location: https://192.168.1.2:8080/j/KXQ4?x=1\r\n" in answer


@pytest.mark.parametrize("request_", [b"", b"\x00\x01", b"GET / HTTP/1.1\r\n\r\n", b"GET \r\n"])
def test_noise_on_the_secure_port_is_a_bad_request(request_: bytes) -> None:
    assert to_https(request_).startswith(b"HTTP/1.1 400 ")
