"""Who may ask at all: our own names, our own pages, requests of a sane size."""

from urllib.parse import urlsplit

from flask import Flask, Response, abort, request

from companion.network.hosts import OwnHosts, host_in

LARGEST_FORM = 256 * 1024
MOST_FIELDS = 400
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; media-src 'self' data: blob:; connect-src 'self'; "
        "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "geolocation=(), microphone=()",
}


def stand_at(app: Flask, hosts: OwnHosts) -> None:
    app.config["MAX_CONTENT_LENGTH"] = LARGEST_FORM
    app.config["MAX_FORM_MEMORY_SIZE"] = LARGEST_FORM
    app.config["MAX_FORM_PARTS"] = MOST_FIELDS

    @app.before_request
    def check() -> None:
        if request.host not in hosts:
            abort(421)
        if request.method not in ("GET", "HEAD", "OPTIONS") and not is_same_origin():
            abort(403)

    @app.after_request
    def protect(response: Response) -> Response:
        response.headers.extend(HEADERS)
        if request.endpoint != "static":
            response.headers.setdefault("Cache-Control", "no-store")
        return response


def is_same_origin() -> bool:
    """A form on another site cannot act here. Browsers send Origin with every POST;
    programs that are no browser send none and carry no stolen cookie."""
    origin = request.headers.get("Origin")
    if origin is None:
        site = request.headers.get("Sec-Fetch-Site", "same-origin")
        return site in ("same-origin", "none")
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return host_in(parts.netloc) == host_in(request.host) and _port(parts.netloc) == _port(
        request.host
    )


def _port(netloc: str) -> str:
    _, _, port = netloc.rpartition(":")
    return port if port.isdigit() else ""
