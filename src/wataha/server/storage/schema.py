"""The rows of the database. The log is the truth of every game; columns marked "derived" can be rebuilt from it.

Each row is defined once: the class is what the code reads, its `__table__` what queries are made of. Moments are
milliseconds since 1970. Ids of accounts and tables are random words.
"""

from __future__ import annotations

import json
from typing import Any, cast

from sqlalchemy import (
    BigInteger,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)
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
    owner: Mapped[str | None] = mapped_column(Id, index=True)  # the account whose bot it is; people have none
    discreet: Mapped[bool] = mapped_column(server_default=false())  # friends are not told when it is online
    host: Mapped[bool] = mapped_column(server_default=false())  # whether it looks after the others
    silenced: Mapped[int | None] = mapped_column(Moment)  # until then it may not talk
    banned: Mapped[int | None] = mapped_column(Moment)  # until then it is not let in


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


class TokenRow(Base, kw_only=True):
    """What a program shows to be let in as an account."""

    __tablename__ = "tokens"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    account: Mapped[str] = account_id(index=True)
    name: Mapped[str] = mapped_column(String(64))  # what it is for, in its owner's words
    scopes: Mapped[str] = mapped_column(String(64))  # words, parted by spaces
    digest: Mapped[str] = mapped_column(String(64), repr=False)  # SHA-256 of a secret that cannot be guessed
    created: Mapped[int] = mapped_column(Moment)
    seen: Mapped[int | None] = mapped_column(Moment)  # to the hour


class SeatRow(Base, kw_only=True):
    __tablename__ = "seats"

    table_id: Mapped[str] = table_id(primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    account: Mapped[str | None] = account_id(index=True, default=None)  # who sits there, is awaited, or declined
    level: Mapped[str | None] = mapped_column(String(24), default=None)  # of a bot
    rests: Mapped[int | None] = mapped_column(Moment, index=True, default=None)  # derived: the log's last holiday ends
    name: str | None = None
    """Of the account; not a column."""
    owner: str | None = None
    """Of the account, if it is somebody's bot; not a column."""
    discreet: bool | None = None
    """Of the account; not a column."""
    holiday: int | None = None
    """When the last holiday of the account ends, or ended; not a column."""


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
    reliable: Mapped[bool] = mapped_column(server_default=false(), default=False)  # whom open seats are for
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
        """Games among people count, and those among bots of different owners; all others are for practice."""
        owners = [seat.owner for seat in self.seats if seat.kind == PERSON]
        among_bots = None not in owners and len(set(owners)) == len(owners)
        return self.players > 1 and len(owners) == self.players and (not any(owners) or among_bots)

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
    path: Mapped[str | None] = mapped_column(Text)  # of a move; of a holiday, until when
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
    abandoned: Mapped[bool | None]  # NULL where it says nothing of anybody, or before this was kept
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


class FriendRow(Base, kw_only=True):
    """Someone would like to be another's friend; they are friends once both would."""

    __tablename__ = "friends"

    account: Mapped[str] = account_id(primary_key=True)
    friend: Mapped[str] = account_id(primary_key=True, index=True)
    at: Mapped[int] = mapped_column(Moment)


class BlockRow(Base, kw_only=True):
    __tablename__ = "blocks"

    account: Mapped[str] = account_id(primary_key=True)
    blocked: Mapped[str] = account_id(primary_key=True, index=True)


class HolidayRow(Base, kw_only=True):
    """A time in which someone's clocks in games by post stand still."""

    __tablename__ = "holidays"

    account: Mapped[str] = account_id(primary_key=True)
    began: Mapped[int] = mapped_column(Moment, primary_key=True, autoincrement=False)
    until: Mapped[int] = mapped_column(Moment, index=True)  # as planned, or when they came back before that


class OnlineRow(Base, kw_only=True):
    """An account that has a page open, as one process knows."""

    __tablename__ = "online"

    account: Mapped[str] = account_id(primary_key=True)
    process: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)
    until: Mapped[int] = mapped_column(Moment)


class SeekRow(Base, kw_only=True):
    """Someone who waits for an opponent."""

    __tablename__ = "seeks"
    __table_args__ = (Index(None, "game", "seen"),)

    account: Mapped[str] = account_id(primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    rating: Mapped[int]  # as it is shown
    reliable: Mapped[bool] = mapped_column(server_default=false())  # whether only a reliable opponent will do
    since: Mapped[int] = mapped_column(Moment)
    seen: Mapped[int] = mapped_column(Moment)  # whoever is not seen for a while waits no longer
    table_id: Mapped[str | None] = table_id()  # at which the opponent sits


class ReportRow(Base, kw_only=True):
    """What someone told the hosts about another."""

    __tablename__ = "reports"
    __table_args__ = (Index(None, "closed", "id"),)

    id: Mapped[int] = mapped_column(Serial, primary_key=True, autoincrement=True)
    reporter: Mapped[str] = account_id()
    account: Mapped[str] = account_id()
    table_id: Mapped[str | None] = table_id()
    said: Mapped[str | None] = mapped_column(Text)  # the message that it is about
    reason: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(Moment)
    closed: Mapped[int | None] = mapped_column(Moment)


class DeedRow(Base, kw_only=True):
    """What a host did."""

    __tablename__ = "deeds"

    id: Mapped[int] = mapped_column(Serial, primary_key=True, autoincrement=True)
    host: Mapped[str] = account_id()
    deed: Mapped[str] = mapped_column(String(16))
    account: Mapped[str | None] = account_id()
    table_id: Mapped[str | None] = table_id()
    note: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(Moment)


class BlockedWordRow(Base, kw_only=True):
    __tablename__ = "blocked_words"

    word: Mapped[str] = mapped_column(String(64), primary_key=True)  # as it is compared; * at its end for any ending


class TournamentRow(Base, kw_only=True):
    __tablename__ = "tournaments"
    __table_args__ = (Index(None, "status", "created"),)

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(64))
    options: Mapped[dict[str, Any]] = mapped_column(JsonText)
    players: Mapped[int]  # at a table
    system: Mapped[str] = mapped_column(String(16))  # round_robin, swiss, tables
    pace: Mapped[str] = mapped_column(String(16))
    seconds: Mapped[int]
    bank: Mapped[int]
    rounds: Mapped[int]  # of a round robin, known once it begins
    programs: Mapped[bool]  # whether it is for people's bots
    creator: Mapped[str] = account_id(index=True)
    status: Mapped[str] = mapped_column(String(16))
    round: Mapped[int]  # the one that is played, or was last; 0 before the first
    created: Mapped[int] = mapped_column(Moment)
    started: Mapped[int | None] = mapped_column(Moment)
    ended: Mapped[int | None] = mapped_column(Moment)


class EntryRow(Base, kw_only=True):
    """Someone who takes part in a tournament."""

    __tablename__ = "tournament_entries"

    tournament: Mapped[str] = mapped_column(Id, ForeignKey("tournaments.id"), primary_key=True)
    account: Mapped[str] = account_id(primary_key=True, index=True)
    joined: Mapped[int] = mapped_column(Moment)
    rating: Mapped[int | None]  # when it began, as it is shown: the order of the first pairing
    missing: Mapped[bool]  # whether they are not paired, because they left, or did not come


class TournamentTableRow(Base, kw_only=True):
    """A table of a round, or someone who is left over in it."""

    __tablename__ = "tournament_tables"

    tournament: Mapped[str] = mapped_column(Id, ForeignKey("tournaments.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # the first tables first
    table_id: Mapped[str | None] = table_id(index=True)
    left_over: Mapped[str | None] = account_id()


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


class ChannelRow(Base, kw_only=True):
    """Where someone can be told things: a browser, a mailbox, or a program of their own."""

    __tablename__ = "channels"
    __table_args__ = (Index(None, "account"), Index(None, "address"))

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    account: Mapped[str] = account_id()
    kind: Mapped[str] = mapped_column(String(8))  # push, email, webhook
    address: Mapped[str] = mapped_column(Text)  # of the push service, the mailbox, the program
    secret: Mapped[dict[str, Any]] = mapped_column(JsonText, repr=False)  # the browser's keys; what hooks are signed by
    session: Mapped[str | None] = mapped_column(Id, default=None)  # of the browser; once it is ended, nothing is sent
    label: Mapped[str] = mapped_column(String(120), default="")  # the browser, in words
    active: Mapped[bool]  # whether notices are wanted there
    confirmed: Mapped[int | None] = mapped_column(Moment, default=None)  # when a mailbox proved to be theirs
    created: Mapped[int] = mapped_column(Moment)
    mailed: Mapped[int] = mapped_column(Moment, default=0)  # when notices were mailed there last
    failures: Mapped[int] = mapped_column(default=0)  # in a row


class PasskeyRow(Base, kw_only=True):
    """A key of someone's device that lets them in without a password."""

    __tablename__ = "passkeys"
    __table_args__ = (Index(None, "account"), Index(None, "credential", unique=True))

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    account: Mapped[str] = account_id()
    credential: Mapped[str] = mapped_column(Text)  # the device's own id of it
    public_key: Mapped[str] = mapped_column(Text)
    count: Mapped[int] = mapped_column(Moment)  # how often it was used, where the device counts; a copied key is behind
    label: Mapped[str] = mapped_column(String(120))  # the browser that it was made in, in words
    created: Mapped[int] = mapped_column(Moment)
    used: Mapped[int | None] = mapped_column(Moment, default=None)


class IdentityRow(Base, kw_only=True):
    """Who someone is to an OpenID Connect provider."""

    __tablename__ = "identities"
    __table_args__ = (Index(None, "account"),)

    issuer: Mapped[str] = mapped_column(String(200), primary_key=True)
    subject: Mapped[str] = mapped_column(String(255), primary_key=True)
    account: Mapped[str] = account_id()
    created: Mapped[int] = mapped_column(Moment)


class SpentTokenRow(Base, kw_only=True):
    """Something signed that was good for one use, and was used."""

    __tablename__ = "spent_tokens"
    __table_args__ = (Index(None, "until"),)

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    until: Mapped[int] = mapped_column(Moment)  # when it is void anyway


class PreferencesRow(Base, kw_only=True):
    """When someone wants to be told, of what, and in which language."""

    __tablename__ = "preferences"

    account: Mapped[str] = account_id(primary_key=True)
    language: Mapped[str] = mapped_column(String(8))
    zone: Mapped[str] = mapped_column(String(64))  # by its name, such as Europe/Warsaw
    quiet_from: Mapped[int | None]  # minutes after midnight, there
    quiet_until: Mapped[int | None]
    muted: Mapped[dict[str, Any]] = mapped_column(JsonText)  # games, and paces, of which nothing is told
    mail_hours: Mapped[int]  # at most one mail in so many


class OutboxRow(Base, kw_only=True):
    """Something to be sent, once."""

    __tablename__ = "outbox"
    __table_args__ = (UniqueConstraint("channel", "table_id", "since"), Index(None, "due"), Index(None, "created"))

    id: Mapped[int] = mapped_column(Serial, primary_key=True, autoincrement=True)
    channel: Mapped[str] = mapped_column(Id, ForeignKey("channels.id"))
    what: Mapped[str] = mapped_column(String(8))  # turn, test, confirm, recover
    table_id: Mapped[str | None] = table_id()
    since: Mapped[int] = mapped_column(Moment)  # when the turn began
    created: Mapped[int] = mapped_column(Moment)
    due: Mapped[int | None] = mapped_column(Moment)  # when to try; NULL once it is sent, or not worth sending
    attempts: Mapped[int]
    holder: Mapped[str | None] = mapped_column(String(24))  # the process that sends it
    until: Mapped[int] = mapped_column(Moment)  # when another may take it over


def _table(row: type[Base]) -> Table:
    return cast(Table, row.__table__)


metadata = Base.metadata
keys = _table(KeyRow)
accounts = _table(AccountRow)
sessions = _table(SessionRow)
tokens = _table(TokenRow)
tables = _table(TableRow)
seats = _table(SeatRow)
log = _table(LogRow)
results = _table(ResultRow)
ratings = _table(RatingRow)
chat = _table(ChatRow)
mutes = _table(MuteRow)
friends = _table(FriendRow)
blocks = _table(BlockRow)
holidays = _table(HolidayRow)
online = _table(OnlineRow)
seeks = _table(SeekRow)
reports = _table(ReportRow)
deeds = _table(DeedRow)
blocked_words = _table(BlockedWordRow)
tournaments = _table(TournamentRow)
tournament_entries = _table(EntryRow)
tournament_tables = _table(TournamentTableRow)
leases = _table(LeaseRow)
analyses = _table(AnalysisRow)
puzzle_answers = _table(PuzzleAnswerRow)
channels = _table(ChannelRow)
passkeys = _table(PasskeyRow)
identities = _table(IdentityRow)
spent_tokens = _table(SpentTokenRow)
preferences = _table(PreferencesRow)
outbox = _table(OutboxRow)
