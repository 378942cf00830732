"""Where things lie, and what a person hears when they cannot lie there."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.config import StartProblem, assets, database_url, make_settings, without_password


def test_the_database_is_a_file_in_the_data_folder(tmp_path: Path) -> None:
    settings = make_settings({}, data=tmp_path / "new" / "folder")
    assert settings.database_url == f"sqlite:///{tmp_path}/new/folder/companion.sqlite"
    assert settings.games_folder.is_dir()


def test_the_environment_names_the_folder_and_the_database(tmp_path: Path) -> None:
    settings = make_settings(
        {
            "COMPANION_DATA": str(tmp_path),
            "COMPANION_DATABASE_URL": "postgres://ana:pw@db/tables",
            "COMPANION_HOSTS": "Games.example, club.example,",
        }
    )
    assert settings.data == tmp_path
    assert settings.database_url == "postgresql+psycopg://ana:pw@db/tables"
    assert settings.names == ("games.example", "club.example")


@pytest.mark.parametrize(
    ("given_url", "used"),
    [
        ("postgresql://h/n", "postgresql+psycopg://h/n"),
        ("postgresql+psycopg2://u:p@h:5433/n", "postgresql+psycopg://u:p@h:5433/n"),
        ("sqlite:////tmp/x.sqlite", "sqlite:////tmp/x.sqlite"),
    ],
)
def test_usual_spellings_of_a_database_address_work(given_url: str, used: str) -> None:
    assert database_url(given_url, folder=Path("/")) == used


@pytest.mark.parametrize("url", ["mysql://u:p@h/n", "nonsense", "postgresql://h", "sqlite:x"])
def test_another_address_is_refused_in_one_sentence(url: str) -> None:
    with pytest.raises(StartProblem) as problem:
        database_url(url, folder=Path("/"))
    assert (problem.value.why, problem.value.exit_code) == ("database-url-bad", 6)


@given(st.text(alphabet=st.characters(exclude_characters="@:/"), min_size=1))
def test_a_password_is_never_shown(password: str) -> None:
    shown = without_password(f"postgresql://ana:{password}@db/tables")
    assert shown == "postgresql://ana@db/tables"


def test_the_secret_outlives_a_restart_and_is_for_its_owner_only(tmp_path: Path) -> None:
    first = make_settings({}, data=tmp_path)
    assert make_settings({}, data=tmp_path).secret_key == first.secret_key
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    assert len(first.secret_key) == 32


def test_a_secret_lost_in_a_power_cut_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()
    assert len(make_settings({}, data=tmp_path).secret_key) == 32


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StartProblem) as problem:
        make_settings({}, data=tmp_path / "file")
    assert (problem.value.why, problem.value.exit_code) == ("folder-not-writable", 4)


@pytest.mark.parametrize("name", ["templates", "static"])
def test_pages_and_their_files_are_found(name: str) -> None:
    assert assets(name).is_dir()
