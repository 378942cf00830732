"""How one connection is answered. Import it after gevent has patched the standard library."""

from __future__ import annotations

import contextlib
import socket

from gevent.pywsgi import WSGIHandler


class PromptHandler(WSGIHandler):
    """Sends small answers at once: a tap is a few bytes, and waiting for more costs 40 ms."""

    def handle(self) -> None:
        with contextlib.suppress(OSError):  # the phone may have gone already
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        super().handle()
