"""The rows of the database. The log is the truth of every game; columns marked "derived" can be rebuilt from it.

Each row is defined once: the class is what the code reads, its `__table__` what queries are made of. Moments are
milliseconds since 1970. Ids of accounts and tables are random words.
"""

from __future__ import annotations

import json
from typing import Any, cast

from sqlalchemy import BigInteger, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, MappedAsDataclass, mapped_column

OPEN, INVITED, KEPT, PERSON, BOT = "open", "invited", "kept", "person", "bot"
"""Kinds of seats: for anyone, for whoever has its link, for one account, taken by a person, taken by a bot."""

GATHERING, PLAYING, OVER, CLOSED = "gathering", "playing", "over", "closed"
"""How a table stands."""

UNTIMED, LIVE, DAYS = "untimed", "live", "days"
"""The paces of a table: no time set; seconds for a move, and a bank besides; days for a move."""

Id = String(24)
Moment = BigInteger
Serial = BigInteger().with_variant(Integer, "sqlite")


class JsonText(TypeDecorator[dict[str, Any]]):
    """An object, kept as the text of its JSON; None where the text is damaged, so that other rows can be read."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: dict[str, Any] | None, dialect: Any) -> str | None:
        return None if value is None else json.dumps(value)

    def process_result_value(self, value: str | None, dialect: Any) -> dict[str, Any] | None:
        try:
            read = None if value is None else json.loads(value)
        except (ValueError, TypeError, RecursionError):
            return None
        return cast(dict[str, Any], read) if isinstance(read, dict) else None


class Base(MappedAsDataclass, DeclarativeBase):
    """A row."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


def account_id(**more: Any) -> Any:
    """A column that names an account."""
    return mapped_column(Id, ForeignKey("accounts.id"), **more)


def table_id(**more: Any) -> Any:
    """A column that names a table."""
    return mapped_column(Id, ForeignKey("tables.id"), **more)


class KeyRow(Base, kw_only=True):
    """The secret that signs cookies and links."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(String(24), primary_key=True)
    value: Mapped[str] = mapped_column(Text, repr=False)


class AccountRow(Base, kw_only=True):
    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    name: Mapped[str] = mapped_column(String(64))  # empty once the account is deleted
    name_key: Mapped[str | None] = mapped_column(String(64), unique=True)  # as it is compared; guests have none
    name_skeleton: Mapped[str | None] = mapped_column(String(64), index=True)  # as it looks; guests have none
    password: Mapped[str | None] = mapped_column(String(256), repr=False)  # argon2; guests have none
    epoch: Mapped[int]  # counts how often all sessions were ended; cookies that carry an older one are void
    created: Mapped[int] = mapped_column(Moment)
    deleted: Mapped[int | None] = mapped_column(Moment)


class SessionRow(Base, kw_only=True):
    """A browser in which someone is signed in."""

    __tablename__ = "sessions"
    __table_args__ = (Index(None, "account"), Index(None, "seen"))

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    account: Mapped[str] = account_id()
    created: Mapped[int] = mapped_column(Moment)
    seen: Mapped[int] = mapped_column(Moment)  # to the hour
    agent: Mapped[str] = mapped_column(String(120))  # the browser, in words
    address: Mapped[str] = mapped_column(String(24))  # where it began: a keyed digest, which can only be compared
    ended: Mapped[int | None] = mapped_column(Moment)


class SeatRow(Base, kw_only=True):
    __tablename__ = "seats"

    table_id: Mapped[str] = table_id(primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    account: Mapped[str | None] = account_id(index=True, default=None)  # who sits there, is awaited, or declined
    level: Mapped[str | None] = mapped_column(String(24), default=None)  # of a bot
    name: str | None = None
    """Of the account; not a column."""


class TableRow(Base, kw_only=True):
    __tablename__ = "tables"
    __table_args__ = (Index(None, "due"), Index(None, "status", "changed"))

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    rules: Mapped[int]  # the version of the rules
    players: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JsonText)
    seed: Mapped[int | None] = mapped_column(BigInteger, repr=False, default=None)  # of games older than keys
    deal_key: Mapped[str | None] = mapped_column(String(32), repr=False, default=None)  # drawn at the start; secret
    deal_salt: Mapped[str | None] = mapped_column(String(32), repr=False, default=None)  # likewise
    commitment: Mapped[str | None] = mapped_column(String(64), default=None)  # to both: shown from the start on
    public: Mapped[bool]
    pace: Mapped[str] = mapped_column(String(16))
    seconds: Mapped[int]  # for a move
    bank: Mapped[int]  # seconds for the whole game, besides
    creator: Mapped[str] = account_id()
    previous: Mapped[str | None] = table_id(default=None)  # the table that this is the rematch of
    origin: Mapped[str | None] = table_id(default=None)  # the finished game that this one goes on from
    origin_ply: Mapped[int | None] = mapped_column(default=None)  # after so many of its moves
    rematch: Mapped[str | None] = mapped_column(Id, default=None)  # the table that is the rematch of this one
    status: Mapped[str] = mapped_column(String(16))
    created: Mapped[int] = mapped_column(Moment)
    started: Mapped[int | None] = mapped_column(Moment, default=None)
    ended: Mapped[int | None] = mapped_column(Moment, default=None)  # derived
    how: Mapped[str | None] = mapped_column(String(16), default=None)  # derived: finished, resigned, agreed
    version: Mapped[int] = mapped_column(default=0)  # derived: the number of the last event of the log
    turn: Mapped[int] = mapped_column(default=-1)  # derived: the seat that decides; -1 if none does
    due: Mapped[int | None] = mapped_column(Moment, default=None)  # derived: when a bot or the clock has to act
    changed: Mapped[int] = mapped_column(Moment)  # derived: the last event that everyone saw
    seats: tuple[SeatRow, ...] = ()
    """In their order; rows of their own, not a column."""

    @property
    def people(self) -> frozenset[int]:
        """The seats of people."""
        return frozenset(seat.seat for seat in self.seats if seat.kind == PERSON)

    @property
    def rated(self) -> bool:
        """Games among people count; those with bots are for practice."""
        return self.players > 1 and len(self.people) == self.players

    @property
    def dealt(self) -> bool:
        """Whether its game was dealt."""
        return self.seed is not None or self.deal_key is not None

    def seat_of(self, account: str | None) -> int | None:
        """The seat that an account sits in."""
        for seat in self.seats:
            if seat.kind == PERSON and seat.account == account:
                return seat.seat
        return None


class LogRow(Base, kw_only=True):
    """An event of a table, as `play.events.Event` reads it."""

    __tablename__ = "log"
    __table_args__ = {"postgresql_partition_by": "HASH (table_id)"}  # noqa: RUF012

    table_id: Mapped[str] = table_id(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # from 1 without gaps; a clash: too late
    kind: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int]
    path: Mapped[str | None] = mapped_column(Text)  # of a move
    plies: Mapped[int]  # that an undo takes back
    nonce: Mapped[str | None] = mapped_column(String(40))  # the client's id of the message
    by: Mapped[str] = mapped_column(String(32))  # an account's id, bot:LEVEL or clock
    at: Mapped[int] = mapped_column(Moment)


class ResultRow(Base, kw_only=True):
    """Derived."""

    __tablename__ = "results"
    __table_args__ = (Index(None, "account", "ended"),)

    table_id: Mapped[str] = table_id(primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    account: Mapped[str | None] = account_id()
    game: Mapped[str] = mapped_column(String(64))
    players: Mapped[int]
    points: Mapped[int]
    place: Mapped[int]  # 1 is the winner; ties share a place
    rated: Mapped[bool]
    rating_before: Mapped[int | None]  # as it is shown; NULL in games that were not rated, or before this was kept
    rating_after: Mapped[int | None]
    ended: Mapped[int] = mapped_column(Moment)


class RatingRow(Base, kw_only=True):
    """Derived."""

    __tablename__ = "ratings"
    __table_args__ = (Index(None, "game", "players", "ordinal"),)

    account: Mapped[str] = account_id(primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    ordinal: Mapped[float] = mapped_column(Float)  # mu - 3 sigma: what the leaderboard goes by
    games: Mapped[int]


class ChatRow(Base, kw_only=True):
    __tablename__ = "talk"
    __table_args__ = (Index(None, "table_id", "id"),)

    id: Mapped[int] = mapped_column(Serial, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = table_id()
    room: Mapped[str] = mapped_column(String(16))  # seats, spectators
    account: Mapped[str] = account_id()
    seat: Mapped[int | None]
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(Moment)


class MuteRow(Base, kw_only=True):
    __tablename__ = "mutes"

    account: Mapped[str] = account_id(primary_key=True)
    muted: Mapped[str] = account_id(primary_key=True)


class LeaseRow(Base, kw_only=True):
    __tablename__ = "leases"

    task: Mapped[str] = mapped_column(String(48), primary_key=True)  # turn:TABLE, analysis:TABLE
    version: Mapped[int]  # of the table; a newer one is a new task
    holder: Mapped[str] = mapped_column(String(24))  # the process that takes care of it
    until: Mapped[int] = mapped_column(Moment)


class AnalysisRow(Base, kw_only=True):
    """Derived, but dear."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = table_id(primary_key=True)
    status: Mapped[str] = mapped_column(String(16))  # queued, done, failed
    asked: Mapped[int] = mapped_column(Moment)
    result: Mapped[dict[str, Any] | None] = mapped_column(JsonText)  # while it is made: how much of it is done


class PuzzleAnswerRow(Base, kw_only=True):
    """What someone answered to a puzzle when they first saw it, in general or as the one of a day."""

    __tablename__ = "puzzle_answers"
    __table_args__ = (Index(None, "account", "day"),)

    account: Mapped[str] = account_id(primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(16), primary_key=True)
    day: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # since 1970; 0 if it was not the day's
    right: Mapped[bool]
    at: Mapped[int] = mapped_column(Moment)


def _table(row: type[Base]) -> Table:
    return cast(Table, row.__table__)


metadata = Base.metadata
keys = _table(KeyRow)
accounts = _table(AccountRow)
sessions = _table(SessionRow)
tables = _table(TableRow)
seats = _table(SeatRow)
log = _table(LogRow)
results = _table(ResultRow)
ratings = _table(RatingRow)
chat = _table(ChatRow)
mutes = _table(MuteRow)
leases = _table(LeaseRow)
analyses = _table(AnalysisRow)
puzzle_answers = _table(PuzzleAnswerRow)
