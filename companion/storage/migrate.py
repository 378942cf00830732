"""Brings a database to the schema we know, once, however many Companions start together."""

from pathlib import Path

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    column,
    inspect,
    select,
    table,
    text,
)

from companion.storage import migrations
from companion.storage.engine import together
from companion.storage.migrations import NEWEST, VERSION_TABLE
from companion.storage.problems import DAMAGED, NEWER, StorageProblem
from companion.storage.schema import metadata

LOCK = 7_461_626_533  # any number that is ours alone among PostgreSQL's advisory locks


def bring_up_to_date(engine: Engine) -> None:
    """Costs one read when there is nothing to do."""
    with engine.connect() as connection:
        _check_file(connection)
        if _version(connection) == NEWEST:
            return
    with together(engine).begin() as connection:
        _be_alone(connection)
        version = _version(connection)
        if version is None:
            make_new(connection)
        elif version != NEWEST:
            upgrade(connection, to=NEWEST)


def _check_file(connection: Connection) -> None:
    """Better told at the start than in the middle of an evening."""
    if connection.dialect.name == "sqlite":
        said = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if said != "ok":
            raise StorageProblem(DAMAGED, str(said))
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # fails where we may only read
        connection.exec_driver_sql("ROLLBACK")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    query = select(column("version_num", Text)).select_from(table(VERSION_TABLE))
    return connection.execute(query).scalar()


def _be_alone(connection: Connection) -> None:
    """Whoever comes second waits here, and then finds the work done."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def make_new(connection: Connection) -> None:
    """An empty database needs no steps: it is made as it must be today, without the machinery
    of the steps, which is slow to load and stays in memory for the whole evening."""
    metadata.create_all(connection, checkfirst=False)
    marker = Table(VERSION_TABLE, MetaData(), _version_column(), _version_key())
    marker.create(connection)
    connection.execute(marker.insert(), {"version_num": NEWEST})


def _version_column() -> Column[str]:
    """As the steps keep it."""
    return Column("version_num", String(32), nullable=False)


def _version_key() -> PrimaryKeyConstraint:
    return PrimaryKeyConstraint("version_num", name=f"{VERSION_TABLE}_pkc")


def upgrade(connection: Connection, *, to: str) -> None:
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    _refuse_newer(_version(connection), known=[s.revision for s in scripts.walk_revisions()])
    with EnvironmentContext(
        Config(), scripts, fn=lambda rev, _: scripts._upgrade_revs(to, rev), destination_rev=to
    ) as environment:
        environment.configure(connection, version_table=VERSION_TABLE, transactional_ddl=True)
        environment.run_migrations()


def _refuse_newer(version: str | None, *, known: list[str]) -> None:
    if version is not None and version not in known:
        raise StorageProblem(NEWER, version)
