"""What lies in the database. Every change here needs a migration beside it; a test holds both."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("opened_at", Float(53), nullable=False),
    Column("ended_at", Float(53)),
    Column("host", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Index("ix_tables_host", "host"),
)

# Clustered by table and number: the rows of one log lie side by side, in order.
entries = Table(
    "entries",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("key", Text, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("code", "key", name="uq_entries_key"),
    sqlite_with_rowid=False,
)

holders = Table(
    "holders",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("device", Text, nullable=False),
    Index("ix_holders_device", "device"),
    sqlite_with_rowid=False,
)

notes = Table(
    "notes",
    metadata,
    Column("game", Text, primary_key=True),
    Column("deck", Text, primary_key=True),
    Column("card", Text, primary_key=True),
    Column("facts", Text, nullable=False),
    sqlite_with_rowid=False,
)

settings = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
