"""The tables of the database. The log is the truth of every game; columns marked "derived" can be rebuilt from it.

Moments are milliseconds since 1970. Ids of accounts and tables are random words.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Id = String(24)
Moment = BigInteger
Serial = BigInteger().with_variant(Integer, "sqlite")

keys = Table(
    "keys",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),  # the secret that signs cookies and links
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Id, primary_key=True),
    Column("name", String(64), nullable=False),  # empty once the account is deleted
    Column("name_key", String(64), unique=True),  # the name as it is compared; guests have none
    Column("password", String(256)),  # argon2; guests have none
    Column("epoch", Integer, nullable=False, default=0),  # cookies of an older epoch are void
    Column("created", Moment, nullable=False),
    Column("deleted", Moment),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", BigInteger),  # drawn at the start; secret until the end
    Column("public", Boolean, nullable=False),
    Column("pace", String(16), nullable=False),  # untimed, live, days
    Column("seconds", Integer, nullable=False),  # for a move
    Column("bank", Integer, nullable=False),  # seconds for the whole game, besides
    Column("creator", Id, ForeignKey("accounts.id"), nullable=False),
    Column("previous", Id, ForeignKey("tables.id")),  # the table that this is the rematch of
    Column("rematch", Id),  # the table that is the rematch of this one
    Column("status", String(16), nullable=False),  # gathering, playing, over, closed
    Column("created", Moment, nullable=False),
    Column("started", Moment),
    Column("ended", Moment),  # derived
    Column("how", String(16)),  # derived: finished, resigned, agreed
    Column("version", Integer, nullable=False),  # derived: the number of the last log entry
    Column("turn", Integer, nullable=False),  # derived: the seat that decides; -1 if none does
    Column("due", Moment),  # derived: when a bot or the clock has to do something
    Column("changed", Moment, nullable=False),  # derived: the last entry
    Index(None, "due"),
    Index(None, "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # open, invited, kept, person, bot
    Column("account", Id, ForeignKey("accounts.id")),  # of a person, or for whom the seat is kept
    Column("level", String(24)),  # of a bot
    Index(None, "account"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without gaps; a clash means that someone was first
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("path", Text),  # of a move
    Column("plies", Integer, nullable=False),  # that an undo takes back
    Column("nonce", String(40)),  # the client's id of the message
    Column("by", String(32), nullable=False),  # an account's id, bot:LEVEL or clock
    Column("at", Moment, nullable=False),
)

results = Table(  # derived
    "results",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", Id, ForeignKey("accounts.id")),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 1 is the winner; ties share a place
    Column("rated", Boolean, nullable=False),
    Column("ended", Moment, nullable=False),
    Index(None, "account", "ended"),
)

ratings = Table(  # derived
    "ratings",
    metadata,
    Column("account", Id, ForeignKey("accounts.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ordinal", Float, nullable=False),  # mu - 3 sigma: what the leaderboard goes by
    Column("games", Integer, nullable=False),
    Index(None, "game", "players", "ordinal"),
)

talk = Table(
    "talk",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("table_id", Id, ForeignKey("tables.id"), nullable=False),
    Column("room", String(16), nullable=False),  # seats, spectators
    Column("account", Id, ForeignKey("accounts.id"), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "table_id", "id"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("account", Id, ForeignKey("accounts.id"), primary_key=True),
    Column("muted", Id, ForeignKey("accounts.id"), primary_key=True),
)

leases = Table(
    "leases",
    metadata,
    Column("task", String(48), primary_key=True),  # turn:TABLE, analysis:TABLE
    Column("version", Integer, nullable=False),  # of the table; a newer one is a new task
    Column("holder", String(24), nullable=False),  # the process that takes care of it
    Column("until", Moment, nullable=False),
)

analyses = Table(  # derived, but dear
    "analyses",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("status", String(16), nullable=False),  # queued, done, failed
    Column("asked", Moment, nullable=False),
    Column("result", Text),  # JSON
)
