"""The first schema: tables with their logs, who holds which seat, notebook, settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _tables()
    _entries()
    _holders()
    op.create_table(
        "notes",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("deck", sa.Text, primary_key=True),
        sa.Column("card", sa.Text, primary_key=True),
        sa.Column("facts", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("opened_at", sa.Float(53), nullable=False),
        sa.Column("ended_at", sa.Float(53)),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_host", "tables", ["host"])


def _entries() -> None:
    op.create_table(
        "entries",
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code", ondelete="CASCADE")),
        sa.Column("number", sa.BigInteger, autoincrement=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", "number"),
        sa.UniqueConstraint("code", "key", name="uq_entries_key"),
        sqlite_with_rowid=False,
    )


def _holders() -> None:
    op.create_table(
        "holders",
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code", ondelete="CASCADE")),
        sa.Column("seat", sa.Integer, autoincrement=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_holders_device", "holders", ["device"])
