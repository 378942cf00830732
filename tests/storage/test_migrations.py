"""People update between game nights: yesterday's database opens today."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from companion.rules.intents import Intent
from companion.storage import StorageProblem, migrations, open_store
from companion.storage.engine import open_engine, together
from companion.storage.migrate import upgrade
from companion.storage.migrations import NEWEST, VERSION_TABLE
from companion.storage.schema import metadata
from companion.table.entry import Entry
from companion.table.store import Card

FIRST = "0001"
STEPS = ScriptDirectory(str(Path(migrations.__file__).parent))


def test_the_steps_lead_to_the_newest_schema_one_after_the_other() -> None:
    assert STEPS.get_heads() == [NEWEST]
    assert STEPS.get_base() == FIRST


def by_the_steps(url: str) -> None:
    engine = open_engine(url)
    with together(engine).begin() as connection:
        upgrade(connection, to=NEWEST)
    engine.dispose()


def as_new(url: str) -> None:
    open_store(url).close()


@pytest.mark.parametrize("make", [by_the_steps, as_new])
def test_what_is_made_is_exactly_what_the_code_expects(
    url: str, make: Callable[[str], None]
) -> None:
    make(url)
    engine = open_engine(url)
    with engine.connect() as connection:
        options = {"version_table": VERSION_TABLE, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == NEWEST
        assert without_rows(connection) == WITHOUT_ROWS
    engine.dispose()


WITHOUT_ROWS = {"entries", "holders", "notes", "settings"}


def without_rows(connection: Connection) -> set[str]:
    """SQLite keeps the rows of these in the order of their keys."""
    if connection.dialect.name != "sqlite":
        return WITHOUT_ROWS
    made = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE type = 'table'"))
    return {name for name, sql in made if "WITHOUT ROWID" in sql}


def test_a_new_database_needs_no_machinery_of_steps(tmp_path: Path) -> None:
    """It would stay in memory for the whole evening."""
    story = (
        "import sys; from companion.storage import open_store; open_store(sys.argv[1]).close();"
        " sys.exit('alembic' in sys.modules)"
    )
    url = f"sqlite:///{tmp_path / 'new.sqlite'}"
    assert subprocess.run([sys.executable, "-c", story, url], check=False).returncode == 0


@pytest.mark.parametrize("revision", [step.revision for step in STEPS.walk_revisions()])
def test_a_database_of_any_earlier_day_opens_with_all_it_held(url: str, revision: str) -> None:
    make_database(url, revision)
    store = open_store(url)
    assert store.cards() == [Card("KXQ4", "vale", 1.5, None, "laptop", {"names": ["Zoé"]})]
    assert store.entries("KXQ4") == [Entry(1, "k", 2.5, None, Intent("open"))]
    assert store.holders("KXQ4") == {0: "phone"}
    assert store.notes() == [("vale", "deck", "card", {"cost": 2})]
    store.close()


def make_database(url: str, revision: str) -> None:
    """Filled as the first Companion did; later steps must carry it along."""
    engine = open_engine(url)
    with together(engine).begin() as connection:
        upgrade(connection, to=FIRST)
        for statement in FIRST_ROWS:
            connection.execute(text(statement))
    with together(engine).begin() as connection:
        upgrade(connection, to=revision)
    engine.dispose()


FIRST_ROWS = (
    "INSERT INTO tables (code, game, opened_at, host, summary)"
    """ VALUES ('KXQ4', 'vale', 1.5, 'laptop', '{"names"\\:["Zoé"]}')""",
    "INSERT INTO entries (code, number, key, body) VALUES ('KXQ4', 1, 'k', "
    """'{"schema"\\:1,"number"\\:1,"key"\\:"k","at"\\:2.5,"by"\\:null,"""
    """"intent"\\:{"action"\\:"open","seat"\\:null}}')""",
    "INSERT INTO holders (code, seat, device) VALUES ('KXQ4', 0, 'phone')",
    "INSERT INTO notes (game, deck, card, facts)"
    """ VALUES ('vale', 'deck', 'card', '{"cost"\\:2}')""",
)


def test_a_newer_database_is_refused_and_left_alone(url: str) -> None:
    open_store(url).close()
    engine = open_engine(url)
    with engine.connect() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    with pytest.raises(StorageProblem) as caught:
        open_store(url)
    assert (caught.value.key, caught.value.detail) == ("database-newer", "9999")
    with engine.connect() as connection:
        assert (
            connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar() == "9999"
        )
    engine.dispose()


def test_several_can_start_on_an_empty_database_at_once(url: str) -> None:
    story = "import sys; from companion.storage import open_store; open_store(sys.argv[1]).close()"
    command = [sys.executable, "-W", "error", "-c", story, url]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(5)]
    assert [process.communicate()[1] for process in started] == [""] * 5
    store = open_store(url)
    assert store.cards() == []
    store.close()


def test_a_database_with_other_things_in_our_place_is_not_ours(url: str) -> None:
    engine = open_engine(url)
    with engine.connect() as connection:
        connection.execute(text("CREATE TABLE entries (id INTEGER)"))
    engine.dispose()
    with pytest.raises(StorageProblem) as caught:
        open_store(url)
    assert caught.value.key == "database-not-ours"
