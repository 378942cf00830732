"""How this device is spoken to and what it looks like."""

import re
from urllib.parse import urlsplit

from flask import Blueprint, redirect, request
from werkzeug.wrappers import Response

from companion.web.devices import CLOCK, LANGUAGE, LANGUAGES, THEME, THEMES, keep

bp = Blueprint("preferences", __name__)


@bp.post("/preferences")
def choose() -> Response:
    answer = redirect(_page_before(), 303)
    language, theme = request.form.get("language", ""), request.form.get("theme", "")
    if language in LANGUAGES:
        keep(answer, LANGUAGE, language)
    if theme in THEMES:
        keep(answer, THEME, theme)
    if request.form.get("clock") in ("on", "off"):
        keep(answer, CLOCK, request.form["clock"])
    return answer


def _page_before() -> str:
    """Back to where the person was, never to another site."""
    target = request.form.get("next", "") or urlsplit(request.headers.get("Referer", "")).path
    return target if re.fullmatch(r"/([^/\\\s][^\\\s]*)?", target) else "/"
