"""Runs the app: gevent's pywsgi, one greenlet for each open stream."""

from __future__ import annotations

import contextlib
import ctypes
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from companion.config import StartProblem

if TYPE_CHECKING:
    import ssl

    from gevent.pywsgi import WSGIServer

    from companion.network.certificate import Certificate

BACKLOG = 1024
STREAMS_WISHED = 16_384
M_MMAP_THRESHOLD = -3  # malloc.h
GOODBYE_SECONDS = 0.5  # for answers on their way; streams are cut

NOT_OURS = {
    errno.EADDRINUSE: "port-in-use",
    errno.EACCES: "port-not-allowed",
    errno.EADDRNOTAVAIL: "host-unknown",
}


def patch() -> None:
    """Makes sockets, locks and files cooperate. Once, before anything else is imported."""
    from gevent import monkey

    if not monkey.is_module_patched("socket"):
        monkey.patch_all()


def listen(host: str, *, port: int) -> socket.socket:
    """Takes the port first of all, so that a taken one is told before any work is done."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return _bound(socket.socket(family, kind), place)
    except (OSError, OverflowError) as error:
        why = NOT_OURS.get(getattr(error, "errno", 0) or 0, "host-unknown")
        raise StartProblem(why, host=host, port=str(port), next=str(port + 1)) from error


def _bound(listener: socket.socket, place: Any) -> socket.socket:
    try:
        _claim(listener)
        listener.bind(place)
        listener.listen(BACKLOG)
    except BaseException:
        listener.close()
        raise
    return listener


def _claim(listener: socket.socket) -> None:
    """After a restart the port is ours at once; on Windows the usual option would share it."""
    if sys.platform == "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def serve(
    app: Callable[..., Any],
    listener: socket.socket,
    *,
    certificate: Certificate | None = None,
    when_ready: Callable[[], None] = lambda: None,
) -> None:
    """Returns after Ctrl-C or SIGTERM, when the streams are closed."""
    server = make_server(app, listener, certificate=certificate)
    allow_many_streams()
    spare_the_sweeping()
    return_what_was_large()
    server.start()
    stop_on_signal(server)
    when_ready()
    server.serve_forever(stop_timeout=GOODBYE_SECONDS)


def make_server(
    app: Callable[..., Any], listener: socket.socket, *, certificate: Certificate | None = None
) -> WSGIServer:
    from gevent.pool import Pool
    from gevent.pywsgi import WSGIServer

    from companion.handler import PromptHandler, SecureServer

    # Without a pool the server would forget its streams, and stopping could not close them.
    usual: dict[str, Any] = {"spawn": Pool(), "log": None, "handler_class": PromptHandler}
    if certificate:
        secure: WSGIServer = SecureServer(listener, app, ssl_context=_tls(certificate), **usual)
        return secure
    plain: WSGIServer = WSGIServer(listener, app, **usual)
    return plain


def _tls(certificate: Certificate) -> ssl.SSLContext:
    import ssl

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate.chain, certificate.key)
    return context


def stop_on_signal(server: WSGIServer) -> None:
    """The first asks for a clean end, the second does not wait for it."""
    import gevent

    def end() -> None:
        for name in ("SIGINT", "SIGTERM"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), signal.SIG_DFL)
        server.stop(timeout=GOODBYE_SECONDS)

    for name in ("SIGINT", "SIGTERM"):
        if hasattr(signal, name):
            gevent.signal_handler(getattr(signal, name), end)


def spare_the_sweeping() -> None:
    """What is loaded by now stays: looking through all of it again and again for rubbish would
    cost a tenth of every tap."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 50)


def return_what_was_large() -> None:
    """A whole screen is large for a moment. Between what stays it would leave holes that nobody
    fills, so it gets pages of its own, which go back to the system (where the system is glibc)."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").mallopt(M_MMAP_THRESHOLD, 16 * 1024)


def allow_many_streams() -> None:
    """Each stream is an open file, and systems start us with 256 to 1,024 of them."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = STREAMS_WISHED if hard == resource.RLIM_INFINITY else min(hard, STREAMS_WISHED)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
