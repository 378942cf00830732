"""Settings and paths: where things lie, and one clear sentence when a start cannot work."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

ANYWHERE = "0.0.0.0"  # noqa: S104  phones must reach us; --host narrows it
DEFAULT_PORT = 8080
LANGUAGES = ("en", "fr")
EXIT_CODES = {
    "port-in-use": 3,
    "port-not-allowed": 3,
    "host-unknown": 3,
    "folder-not-writable": 4,
    "database-not-writable": 4,
    "disk-full": 4,
    "database-damaged": 5,
    "database-newer": 5,
    "database-not-ours": 5,
    "database-url-bad": 6,
    "database-unreachable": 6,
    "database-busy": 6,
}


class StartProblem(Exception):
    """Why we cannot start: a key that the command line says in one sentence, and an exit code."""

    def __init__(self, why: str, **values: str | int) -> None:
        super().__init__(why, values)
        self.why = why
        self.values = values
        self.exit_code = EXIT_CODES.get(why, 1)


@dataclass(frozen=True)
class Settings:
    data: Path
    database_url: str
    secret_key: bytes
    host: str = ANYWHERE
    port: int = DEFAULT_PORT
    language: str | None = None  # for screens that ask for none of ours
    https: bool = False
    names: tuple[str, ...] = ()  # further names in the Host header that are ours

    @property
    def games_folder(self) -> Path:
        """Where people put their own games."""
        return self.data / "games"

    @property
    def certificates_folder(self) -> Path:
        return self.data / "https"

    @property
    def scheme(self) -> str:
        return "https" if self.https else "http"

    def url(self, host: str) -> str:
        return f"{self.scheme}://{host}:{self.port}"


def make_settings(
    environment: Mapping[str, str] = os.environ,
    *,
    data: Path | None = None,
    host: str = ANYWHERE,
    port: int = DEFAULT_PORT,
    language: str | None = None,
    https: bool = False,
) -> Settings:
    """Prepares the data folder too; raises StartProblem where it cannot."""
    folder = data or data_folder(environment)
    make_writable(folder)
    return Settings(
        data=folder,
        database_url=database_url(environment.get("COMPANION_DATABASE_URL"), folder=folder),
        secret_key=secret_key(folder / "secret"),
        host=host,
        port=port,
        language=language,
        https=https,
        names=_names(environment.get("COMPANION_HOSTS", "")),
    )


def data_folder(environment: Mapping[str, str]) -> Path:
    """What the environment names, else where this system keeps such things."""
    if named := environment.get("COMPANION_DATA"):
        return Path(named).expanduser()
    from platformdirs import user_data_path

    return user_data_path("companion", appauthor=False)


def make_writable(folder: Path) -> None:
    probe = folder / f".probe-{secrets.token_hex(4)}"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        (folder / "games").mkdir(exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError as error:
        reason = error.strerror or str(error)
        raise StartProblem("folder-not-writable", folder=str(folder), reason=reason) from error


def database_url(given: str | None, *, folder: Path) -> str:
    """One spelling for SQLAlchemy; a file in the data folder if none is given."""
    if not given:
        return f"sqlite:///{folder.absolute() / 'companion.sqlite'}"
    scheme, _, rest = given.partition("://")
    dialect = {"postgres": "postgresql"}.get(scheme.partition("+")[0], scheme.partition("+")[0])
    if dialect == "postgresql" and urlsplit(given).path.strip("/"):
        return f"postgresql+psycopg://{rest}"
    if dialect == "sqlite" and rest.startswith("/"):
        return f"sqlite://{rest}"
    raise StartProblem("database-url-bad", url=without_password(given))


def without_password(url: str) -> str:
    """Good enough to say in a sentence, even for an address that is no address."""
    scheme, separator, rest = url.partition("://")
    user, at, place = rest.rpartition("@")
    return f"{scheme}{separator}{user.partition(':')[0]}{at}{place}"


def secret_key(file: Path) -> bytes:
    """Signs the cookies that give phones their seats, so it must outlive a restart."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return file.read_bytes() or _renewed(file)
    with os.fdopen(handle, "wb") as new:
        new.write(made := secrets.token_bytes(32))
    return made


def _renewed(file: Path) -> bytes:
    file.unlink()  # empty: the machine went down while it was being written
    return secret_key(file)


def _names(listed: str) -> tuple[str, ...]:
    return tuple(name.strip().lower() for name in listed.split(",") if name.strip())


def assets(name: str) -> Path:
    """`templates` or `static`: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).parent
    inside = package / name
    return inside if inside.is_dir() else package.parent / name
