"""What the terminal shows when the table is open: the address, its QR code, what to do next."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from companion.cli.texts import Say
from companion.config import ANYWHERE, Settings
from companion.network import LOCAL_NAME, Address, qr_lines
from companion.network.qr import INK_ON_PAPER, LIGHT_ON_DARK

PAPER = "#000000 on #ffffff"


def show(say: Say, settings: Settings, addresses: Sequence[Address], *, with_qr: bool) -> None:
    console = Console(highlight=False, soft_wrap=True)
    best = next((address for address in addresses if address.is_reachable), None)
    console.print(Text(say("open"), style="bold"))
    if best is None:
        why = "no-network" if settings.host == ANYWHERE else "only-here"
        console.print(say(why, url=settings.url("localhost")))
    else:
        _show_ways(console, say, settings, best)
        _show_others(console, say, settings, [a for a in addresses if a.ip != best.ip])
        if with_qr:
            _show_code(console, say, settings.url(best.ip))
    if settings.https:
        console.print(say("trust", file=str(settings.certificates_folder / "authority.pem")))
    console.print(say("kept", folder=str(settings.data)), style="dim")
    console.print(say("how-to-end"), style="dim")
    sys.stdout.flush()


def _show_ways(console: Console, say: Say, settings: Settings, best: Address) -> None:
    rows = [(say("phones"), settings.url(best.ip), say(f"kind-{best.kind}"))]
    if best.is_for_phones:
        rows.append((say("also"), settings.url(LOCAL_NAME), say("also-note")))
    rows.append((say("here"), settings.url("localhost"), ""))
    wide = max(len(row[0]) for row in rows)
    for name, url, note in rows:
        line = Text(f"  {name:<{wide}}  ")
        line.append(url, style="bold cyan")
        console.print(line.append(f"  {note}" if note else "", style="dim"))


def _show_others(console: Console, say: Say, settings: Settings, others: Sequence[Address]) -> None:
    reachable = [address for address in others if address.is_reachable]
    if not reachable:
        return
    console.print(say("others"), style="dim")
    for address in reachable:
        kind = say(f"kind-{address.kind}")
        console.print(f"    {settings.url(address.ip)}  {kind}, {address.adapter}", style="dim")


def _show_code(console: Console, say: Say, url: str) -> None:
    lines = qr_lines(url, blocks=INK_ON_PAPER if console.color_system else LIGHT_ON_DARK)
    if not _can_draw(console, len(lines[0])):
        console.print(say("no-room"), style="dim")
        return
    for line in lines:
        console.print(Text("  ").append(line, style=PAPER if console.color_system else ""))


def _can_draw(console: Console, width: int) -> bool:
    try:
        "█▀▄".encode(console.encoding)
    except UnicodeEncodeError:
        return False
    return console.width >= width + 2


def open_host_page(url: str) -> None:
    """Only where somebody looks at a screen: a text browser in this terminal would help nobody."""
    has_screen = sys.platform in {"win32", "darwin"} or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen and not os.environ.get("SSH_CONNECTION"):
        import webbrowser

        webbrowser.open(url)
