"""Announces a `.local` name as an extra; the QR code holds the address, which every phone reads.

zeroconf does not run beside a patched gevent, so it lives in a process of its
own: `python -m companion.network.mdns PORT IP…`. It ends when its standard input
does, that is, with the process that started it, however that one ends.
"""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence

from companion.network.hosts import LOCAL_NAME

SERVICE = "_http._tcp.local."
PATIENCE = 2.0


def service_name(port: int) -> str:
    return f"Tablée {port}.{SERVICE}"


@contextlib.contextmanager
def announced(ips: Sequence[str], *, port: int) -> Iterator[None]:
    """While the block runs, the name is announced. Failing to is no reason not to play."""
    child = _start(ips, port) if ips else None
    try:
        yield
    finally:
        if child:
            _end(child)


def _start(ips: Sequence[str], port: int) -> subprocess.Popen[bytes] | None:
    command = [sys.executable, "-P", "-m", "companion.network.mdns", str(port), *ips]
    with contextlib.suppress(OSError):
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the parent; it says goodbye for us
        )
    return None


def _end(child: subprocess.Popen[bytes]) -> None:
    """It says goodbye when its input closes; who waits longer than that waits for nothing."""
    if child.stdin:
        child.stdin.close()
    try:
        child.wait(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()


def announce_until_closed(port: int, ips: Sequence[str]) -> None:
    """Only on the networks of these addresses: a VPN need not hear of our evening."""
    from zeroconf import Error, ServiceInfo, Zeroconf

    info = ServiceInfo(
        SERVICE,
        service_name(port),
        addresses=[socket.inet_aton(ip) for ip in ips],
        port=port,
        server=f"{LOCAL_NAME}.",
    )
    zeroconf = Zeroconf(interfaces=list(ips))
    with contextlib.suppress(Error):
        zeroconf.register_service(info, allow_name_change=True)
    sys.stdin.buffer.read()
    zeroconf.close()


if __name__ == "__main__":
    announce_until_closed(int(sys.argv[1]), sys.argv[2:])
