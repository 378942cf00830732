"""The command line, run as people run it."""

from __future__ import annotations

import re
import signal
import ssl
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from companion.cli.texts import chosen_language
from companion.config import EXIT_CODES
from tests.fixtures.running import asked, asked_to_run, started

TEXTS = Path(__file__).parent.parent / "companion" / "cli"


def get(url: str, **options: Any) -> str:
    with urllib.request.urlopen(url, timeout=20, **options) as answer:
        return str(answer.read().decode())


def test_it_starts_answers_and_ends_cleanly_on_ctrl_c(tmp_path: Path) -> None:
    with started(tmp_path) as companion:
        assert "<!doctype html>" in get(companion.url).lower()
        assert companion.end(signal.SIGINT) == (0, "Closed. Every table is kept.\n")


def test_a_service_manager_ends_it_cleanly_too(tmp_path: Path) -> None:
    with started(tmp_path, LANGUAGE="fr") as companion:
        assert companion.end(signal.SIGTERM) == (0, "Fermé. Chaque table est conservée.\n")


def test_an_open_stream_does_not_keep_it_from_ending(tmp_path: Path) -> None:
    """A browser holds its connection open after every answer; so does a stream."""
    import http.client

    with started(tmp_path) as companion:
        connection = http.client.HTTPConnection("127.0.0.1", companion.port, timeout=20)
        connection.request("GET", "/")
        connection.getresponse().read()
        assert companion.end()[0] == 0
        connection.close()


def test_it_finds_its_tables_again_after_a_kill(tmp_path: Path) -> None:
    with started(tmp_path) as companion:
        companion.end(signal.SIGKILL)
    with started(tmp_path) as again:
        assert "<!doctype html>" in get(again.url).lower()


def test_over_https_phones_that_trust_our_authority_see_no_warning(tmp_path: Path) -> None:
    with started(tmp_path, "--https") as companion:
        trusting = ssl.create_default_context(cafile=str(tmp_path / "https" / "authority.pem"))
        assert companion.url.startswith("https://")
        assert "<!doctype html>" in get(companion.url, context=trusting).lower()
        with pytest.raises(urllib.error.URLError):
            get(companion.url, context=ssl.create_default_context())
        code, said = companion.end()
        assert (code, "Traceback" in said) == (0, False)


def test_over_https_a_plain_address_is_sent_on(tmp_path: Path) -> None:
    with started(tmp_path, "--https") as companion:
        trusting = ssl.create_default_context(cafile=str(tmp_path / "https" / "authority.pem"))
        plain = companion.url.replace("https", "http")
        assert "<!doctype html>" in get(plain, context=trusting).lower()


def test_an_address_that_only_this_machine_reaches_is_not_offered_to_phones(
    tmp_path: Path,
) -> None:
    with started(tmp_path) as companion:
        assert "Only this machine can reach it" in companion.greeting
        assert "▀" not in companion.greeting


def fails(*arguments: str, **environment: str) -> tuple[int, str]:
    """The exit code and the one sentence; never a traceback."""
    answer = asked_to_run("--host", "127.0.0.1", "--no-browser", *arguments, **environment)
    assert answer.stdout == ""
    assert answer.stderr.count("\n") == 1, answer.stderr
    return answer.returncode, answer.stderr


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with started(tmp_path) as companion:
        code, sentence = fails("--port", str(companion.port), "--data", str(tmp_path / "b"))
    assert code == 3
    assert f"Port {companion.port} is already in use" in sentence
    assert f"companion --port {companion.port + 1}" in sentence


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code, sentence = fails("--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert code == 4
    assert "choose another with --data" in sentence


def test_a_damaged_database_is_one_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    database = tmp_path / "companion.sqlite"
    database.write_bytes(b"no database at all" * 100)
    code, sentence = fails("--port", "0", "--data", str(tmp_path), LANGUAGE="fr")
    assert code == 5
    assert "est abîmée" in sentence
    assert database.read_bytes() == b"no database at all" * 100


def test_a_database_that_nobody_serves_is_one_sentence_without_the_password() -> None:
    url = "postgresql://ana:hush@127.0.0.1:1/tables"
    code, sentence = fails("--port", "0", COMPANION_DATABASE_URL=url)
    assert code == 6
    assert "hush" not in sentence


def test_an_impossible_database_address_is_one_sentence() -> None:
    code, sentence = fails("--port", "0", COMPANION_DATABASE_URL="mysql://h/n")
    assert code == 6
    assert "postgresql://user:password@host/name" in sentence


@pytest.mark.parametrize(
    "wrong", [["--prt", "1"], ["--port", "many"], ["--port", "70000"], ["--language", "de"], ["x"]]
)
def test_a_slip_of_the_finger_is_one_sentence(wrong: list[str]) -> None:
    answer = asked(*wrong)
    assert (answer.returncode, answer.stderr.count("\n")) == (2, 1)
    assert answer.stderr.endswith("See: companion --help\n")


def test_the_help_names_every_option_and_every_exit_code() -> None:
    said = asked("--help").stdout
    for option in ("port", "host", "data", "language", "no-qr", "https", "no-browser", "help"):
        assert f"--{option}" in said
    for code in set(EXIT_CODES.values()):
        assert re.search(rf"^  {code}  ", said, re.MULTILINE)


def test_the_help_speaks_french_wherever_the_language_is_named() -> None:
    for said in (
        asked("--help", "--language", "fr"),
        asked("--language=fr", "--help"),
        asked("--help", LANGUAGE="", LC_ALL="fr_FR.UTF-8"),
    ):
        assert "Utilisation\u202f: companion" in said.stdout
        assert "Show this" not in said.stdout


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"companion \d+\.\d+\.\d+\n", asked("--version").stdout)


def test_the_language_is_what_was_asked_for_then_the_systems_then_english() -> None:
    assert chosen_language(["run", "--language", "fr"], {"LANG": "en_GB"}) == "fr"
    assert chosen_language([], {"LANG": "fr_BE.UTF-8"}) == "fr"
    assert chosen_language(["--language"], {"LANG": "de_DE"}) == "en"


def keys_and_places(language: str) -> dict[str, set[str]]:
    """Each message with the names of the values it shows."""
    source = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^([a-z0-9_-]+) =((?:.*\n?)(?:^(?: .*)?\n)*)", source, re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", said)) for key, said in messages}


def test_english_and_french_say_the_same_things() -> None:
    assert keys_and_places("en") == keys_and_places("fr")


def test_every_problem_has_its_sentence() -> None:
    assert set(EXIT_CODES) <= set(keys_and_places("en"))


def test_french_keeps_its_narrow_spaces() -> None:
    for line in (TEXTS / "fr.ftl").read_text(encoding="utf-8").splitlines():
        _, _, said = line.partition(" = ")
        assert not re.search(r"(?<![\u202fa-z])[:;?!](?=\s|$)", said), line
