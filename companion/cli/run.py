"""`companion run`: start the table and show phones the way to it."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click

from companion.cli.help import Command
from companion.cli.options import data_option, flag
from companion.cli.texts import Say
from companion.config import ANYWHERE, DEFAULT_PORT, LANGUAGES, Settings, make_settings

if TYPE_CHECKING:
    from flask import Flask

    from companion.network import Address
    from companion.network.certificate import Certificate

HIGHEST_PORT = 65535


def command(say: Say) -> click.Command:
    def start(**options: Any) -> None:
        run(say, **options)

    return Command(
        "run",
        say,
        callback=start,
        help=say("about-run"),
        short_help=say("about-run-short"),
        params=options(say),
    )


def options(say: Say) -> list[click.Parameter]:
    return [
        click.Option(
            ["--port"],
            type=str,
            callback=port_number,
            default=str(DEFAULT_PORT),
            metavar=say("metavar-number"),
            help=say("help-port", default=str(DEFAULT_PORT)),
        ),
        click.Option(
            ["--host"], default=ANYWHERE, metavar=say("metavar-address"), help=say("help-host")
        ),
        data_option(say),
        click.Option(["--language"], type=click.Choice(LANGUAGES), help=say("help-language")),
        flag("--https", say("help-https")),
        flag("--no-qr", say("help-no-qr")),
        flag("--no-browser", say("help-no-browser")),
    ]


def port_number(ctx: click.Context, param: click.Parameter, value: str) -> int:
    if value.isdecimal() and int(value) <= HIGHEST_PORT:
        return int(value)
    assert isinstance(ctx.command, Command)
    raise click.BadParameter(ctx.command.say("not-a-port", value=value), ctx, param)


def run(say: Say, *, no_qr: bool, no_browser: bool, **wishes: Any) -> None:
    from companion import server

    server.patch()  # before sockets, locks or databases are imported by anybody
    settings = make_settings(**wishes)
    listener = server.listen(settings.host, port=settings.port)
    settings = replace(settings, port=listener.getsockname()[1])
    app = open_app(settings)

    from companion.cli import banner
    from companion.network import find_addresses

    addresses = find_addresses(settings.host)

    def greet() -> None:
        banner.show(say, settings, addresses, with_qr=not no_qr)
        if not no_browser:
            banner.open_host_page(settings.url("localhost"))

    with name_announced(addresses, settings), closing(app):
        certificate = certificate_of(addresses, settings)
        server.serve(app, listener, certificate=certificate, when_ready=greet)
    click.echo(say("goodbye"))


def open_app(settings: Settings) -> Flask:
    """Opening the database is part of it, and what fails there has its own sentences."""
    from companion.app import create_app
    from companion.cli.database import explained

    with explained(settings):
        return create_app(settings)


@contextlib.contextmanager
def closing(app: Flask) -> Any:
    """The app may leave callables under "closing"; they run when the last stream is shut."""
    try:
        yield
    finally:
        for close in app.extensions.get("closing", ()):
            close()


def name_announced(
    addresses: list[Address], settings: Settings
) -> contextlib.AbstractContextManager[None]:
    from companion.network.mdns import announced

    return announced([a.ip for a in addresses if a.is_for_phones], port=settings.port)


def certificate_of(addresses: list[Address], settings: Settings) -> Certificate | None:
    if not settings.https:
        return None
    from companion.network.certificate import certificate_for
    from companion.network.hosts import own_names

    identities = {"localhost", "127.0.0.1", *own_names(settings.names)}
    identities |= {address.ip for address in addresses}
    return certificate_for(identities, folder=settings.certificates_folder)
