"""Wires the rooms together: one call makes the whole app."""

import time
from collections.abc import MutableMapping
from functools import cache
from typing import Any

from flask import Flask, Response, g, jsonify, render_template
from flask.templating import Environment
from werkzeug.exceptions import HTTPException

from companion.config import Settings, assets
from companion.games.shelf import Shelf
from companion.live.bell import Bell
from companion.network.addresses import find_addresses
from companion.network.hosts import OwnHosts, own_names
from companion.storage.store import open_store
from companion.storage.writer import Writer
from companion.table.desk import Desk
from companion.texts.lookup import app_texts
from companion.web import (
    act,
    again,
    ask,
    camera,
    camera_live,
    camera_teach,
    connect,
    devices,
    drawing,
    guard,
    history,
    join,
    look,
    notebook,
    pages,
    preferences,
    seats,
    sheets,
    shelf,
    start,
    stream,
)
from companion.web.macros import remember_macros
from companion.web.room import Room
from companion.web.seating import Seating

A_WEEK = 7 * 24 * 3600

PAGES = (
    start,
    join,
    connect,
    preferences,
    pages,
    act,
    ask,
    stream,
    sheets,
    seats,
    history,
    shelf,
    again,
    notebook,
    camera,
    camera_live,
    camera_teach,
)


class Templates(Environment):
    """What every template may use is known before the first one is read, so that each can have
    it in one plain dictionary; looking through a chain of them costs a tenth of a drawing."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return {**self.globals, **(d or {})}


class House(Flask):
    jinja_environment = Templates


def create_app(settings: Settings) -> Flask:
    app = House(
        "companion", template_folder=str(assets("templates")), static_folder=str(assets("static"))
    )
    app.config["SEND_FILE_MAX_AGE_DEFAULT"] = A_WEEK
    app.extensions["room"] = furnished(settings)
    app.extensions["closing"] = app.extensions["room"].closing
    app.before_request(devices.recognise)  # first, so that a refusal speaks the right language
    guard.stand_at(app, own_hosts(settings))
    app.after_request(devices.remember)
    for module in PAGES:
        app.register_blueprint(module.bp)
    speak(app)
    app.register_error_handler(HTTPException, say_problem)
    return app


def furnished(settings: Settings) -> Room:
    store = open_store(settings.database_url)
    shelf, bell = Shelf(settings.games_folder), Bell()
    writer = Writer(store)
    desk = Desk(store=store, writer=writer, bell=bell, games=shelf, clock=time.time)
    closing = [bell.close, writer.close, store.close]
    return Room(settings, shelf, store, desk, bell, Seating(store), closing)


def own_hosts(settings: Settings) -> OwnHosts:
    def addresses() -> list[str]:
        return [address.ip for address in find_addresses(settings.host)]

    return OwnHosts(addresses, names=own_names(settings.names))


def speak(app: Flask) -> None:
    """What every template may use."""
    app.jinja_env.globals["drawing"] = drawing
    app.jinja_env.globals["is_template"] = cache(
        lambda name: name in app.jinja_env.list_templates()
    )
    app.jinja_env.globals["glyphs"] = look.GLYPHS
    app.jinja_env.globals["seats_list"] = start.seats_list
    app.jinja_env.globals["fact_name"] = notebook.fact_name
    app.jinja_env.filters["seat_at"] = join.seat_at
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    make_kit = cache(lambda: remember_macros(app.jinja_env))
    app.before_request(lambda: make_kit())  # with the first page: a start does not wait for it

    @app.context_processor
    def voice() -> dict[str, object]:
        language = g.get("language", "en")
        return {
            "t": app_texts().voice(language),
            "language": language,
            "theme": g.get("theme", "auto"),
            "clock": "on" if g.get("clock") else "off",
            "now": round(time.time()),
        }


def say_problem(problem: HTTPException) -> tuple[Response | str, int]:
    """One clear sentence in the person's language, whatever went wrong."""
    code = problem.code or 500
    voice = app_texts().voice(g.get("language", "en"))
    key = f"problem-{code}" if voice.has(f"problem-{code}") else "problem-other"
    if act.wants_json():
        return jsonify(why=voice(key)), code
    return render_template("pages/problem.html", sentence=voice(key), code=code), code
