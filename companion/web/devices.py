"""A device is a cookie: it owns its seats, speaks a language and likes a theme."""

import secrets
from functools import cache, lru_cache

from flask import Response, g, request
from itsdangerous import BadSignature, URLSafeSerializer
from werkzeug.wrappers import Response as AnyResponse

from companion.web.room import room

COOKIE, LANGUAGE, THEME, CLOCK = "device", "language", "theme", "clock"
LANGUAGES, THEMES = ("en", "fr"), ("auto", "light", "dark")
A_YEAR = 365 * 24 * 3600


@cache
def _signer(secret: bytes) -> URLSafeSerializer:
    return URLSafeSerializer(secret, salt="device")


def recognise() -> None:
    """Before each request: which device this is, and how it wants to be spoken to."""
    secret = room().settings.secret_key
    g.device, g.new_device = _device_of(request.cookies.get(COOKIE, ""), secret), False
    if not g.device:
        g.device, g.new_device = secrets.token_urlsafe(16), True
    g.language = language_of(request.cookies.get(LANGUAGE, ""))
    theme = request.cookies.get(THEME, "auto")
    g.theme = theme if theme in THEMES else "auto"
    g.clock = request.cookies.get(CLOCK) == "on"


@lru_cache(4096)
def _device_of(cookie: str, secret: bytes) -> str:
    if not cookie:
        return ""
    try:
        device = _signer(secret).loads(cookie)
    except BadSignature:
        return ""
    return device if isinstance(device, str) else ""


def language_of(chosen: str) -> str:
    if chosen in LANGUAGES:
        return chosen
    fallback = room().settings.language or "en"
    return request.accept_languages.best_match(LANGUAGES, default=fallback) or fallback


def remember(response: Response) -> Response:
    """After each request: give a new device its cookie, so that the same phone keeps its seat."""
    if g.get("new_device"):
        keep(
            response, COOKIE, str(_signer(room().settings.secret_key).dumps(g.device)), hidden=True
        )
    return response


def keep(response: AnyResponse, name: str, value: str, *, hidden: bool = False) -> None:
    response.set_cookie(
        name, value, max_age=A_YEAR, httponly=hidden, samesite="Lax", secure=request.is_secure
    )
