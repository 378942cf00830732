"""How one connection is answered. Import it after gevent has patched the standard library."""

from __future__ import annotations

import contextlib
import re
import socket
from typing import Any

from gevent.pywsgi import WSGIHandler, WSGIServer

FIRST_BYTE_OF_TLS = b"\x16"
LONGEST_HEAD = 8192
READ_AT_ONCE = 1024


class PromptHandler(WSGIHandler):
    """Sends small answers at once: a tap is a few bytes, and waiting for more costs 40 ms.
    Reads through a small buffer: each of a thousand waiting screens has one."""

    def __init__(self, sock: Any, address: Any, server: Any) -> None:
        reads = sock.makefile("rb", READ_AT_ONCE)
        super().__init__(sock, address, server, rfile=reads)  # type: ignore[call-arg]

    def handle(self) -> None:
        with contextlib.suppress(OSError):  # the phone may have gone already
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        super().handle()

    def get_environ(self) -> Any:
        """What the headers said is all in here; a thousand screens need it once, not twice."""
        environ = super().get_environ()
        self.headers = None  # type: ignore[assignment]
        return environ

    def handle_one_response(self) -> None:
        """A phone keeps its connection for the next tap; what the last one said is not needed."""
        super().handle_one_response()
        self.environ = None


class SecureServer(WSGIServer):
    """https, and a helpful answer to those who typed the address without the s."""

    def wrap_socket_and_handle(self, client_socket: Any, address: Any) -> Any:
        # A phone that does not trust our certificate hangs up; that is no event worth a traceback.
        with contextlib.suppress(OSError):
            if client_socket.recv(1, socket.MSG_PEEK) != FIRST_BYTE_OF_TLS:
                client_socket.sendall(to_https(client_socket.recv(LONGEST_HEAD)))
                return None
            return super().wrap_socket_and_handle(client_socket, address)
        return None


def to_https(request: bytes) -> bytes:
    path = re.match(rb"[A-Z]+ (/[!-~]*) HTTP/1", request)
    host = re.search(rb"\r\nHost: *([!-~]+)\r\n", request, re.IGNORECASE)
    if not path or not host:
        return b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    return (
        b"HTTP/1.1 307 Temporary Redirect\r\nLocation: https://%s%s\r\n"
        b"Content-Length: 0\r\nConnection: close\r\n\r\n" % (host[1], path[1])
    )
