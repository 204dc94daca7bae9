"""Quick pairing: whoever waits for an opponent gets the one who has waited longest among those near their rating.

A seek lives as long as its page asks how it stands. Each question looks for an opponent, and the longer either has
waited, the further apart their ratings may be. Whoever asks for a reliable opponent is not given another.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import bindparam, func, or_, select, update

from wataha.engine.registry import find_game
from wataha.server.bus.bus import TABLES, Bus, Message, person_subject
from wataha.server.errors import Refusal
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import LIVE, PERSON, SeekRow, accounts, blocks, ratings, seeks
from wataha.server.tables.accounts import Account
from wataha.server.tables.lobby import Lobby, Plan, PlannedSeat
from wataha.server.tables.ratings import FIRST_SHOWN, shown_rating
from wataha.server.tables.reliability import Mark, read_marks
from wataha.server.timestamps import SECOND, now

PLAYERS = 2
SECONDS, BANK = 30, 300
"""For a move, and for the whole game besides."""
GONE_AFTER = 12 * SECOND
"""After so long without a question someone waits no longer."""
FIRST_RANGE, RANGE_A_SECOND = 100, 20
"""How far apart ratings may be at first, and how much further with every second of waiting."""

WAITING = (
    select(seeks)
    .join(accounts, accounts.c.id == seeks.c.account)
    .where(
        seeks.c.game == bindparam("game"),
        seeks.c.account != bindparam("account"),
        seeks.c.table_id.is_(None),
        seeks.c.seen > bindparam("since"),
        accounts.c.deleted.is_(None),
    )
    .order_by(seeks.c.since, seeks.c.account)
)
APART = select(blocks.c.account, blocks.c.blocked).where(
    or_(blocks.c.account == bindparam("account"), blocks.c.blocked == bindparam("account"))
)


class Waiting(NamedTuple):
    """How one's search for an opponent stands."""

    game: str
    since: int
    rating: int
    range: int
    """How far the opponent's rating may be from one's own by now."""
    others: int
    """Who wait for the same game."""
    table: str | None
    """At which one sits with the opponent who was found."""


class Pairing:
    """Brings those together who wait."""

    def __init__(self, database: Database, bus: Bus, lobby: Lobby) -> None:
        self._database = database
        self._bus = bus
        self._lobby = lobby

    async def seek(self, account: Account, game: str, reliable: bool = False) -> Waiting:
        """Wait for an opponent, perhaps only for a reliable one, unless one waits already."""
        if account.owner is not None:
            raise Refusal("seat-for-people", 403)
        if PLAYERS not in find_game(game).players:
            raise Refusal("bad-options", 422)

        def work(transaction: Transaction) -> Waiting:
            moment = now()
            row = {"game": game, "reliable": reliable, "since": moment, "seen": moment, "table_id": None}
            row["rating"] = _rating(transaction, account.id, game)
            insert = transaction.insert(seeks).values(account=account.id, **row)
            transaction.execute(insert.on_conflict_do_update(index_elements=["account"], set_=row))
            return self._look(transaction, account.id)

        return await self._database.write(work)

    async def look(self, account: str) -> Waiting:
        """How one's search stands; asking is what keeps it going."""
        return await self._database.write(lambda transaction: self._look(transaction, account))

    async def give_up(self, account: str) -> None:
        gone = seeks.delete().where(seeks.c.account == account, seeks.c.table_id.is_(None))
        await self._database.write(lambda transaction: transaction.execute(gone) and None)

    async def forget_old(self) -> None:
        """Forget who waits no longer, or has found an opponent."""
        gone = seeks.delete().where(seeks.c.seen < now() - 10 * GONE_AFTER)
        await self._database.write(lambda transaction: transaction.execute(gone) and None)

    def _look(self, transaction: Transaction, account: str) -> Waiting:
        if transaction.dialect == "postgresql":  # those who look at the same time do so one after the other
            transaction.execute(select(func.pg_advisory_xact_lock(func.hashtextextended("pairing", 0))))
        found = transaction.row(select(seeks).where(seeks.c.account == account))
        if found is None:
            raise Refusal("not-waiting", 404)
        mine = SeekRow(**found._mapping)
        if mine.table_id is None:
            transaction.execute(update(seeks).where(seeks.c.account == account).values(seen=now()))
        rows = transaction.rows(WAITING, {"game": mine.game, "account": account, "since": now() - GONE_AFTER})
        others = [SeekRow(**row._mapping) for row in rows]
        if mine.table_id is None:
            apart = {person for pair in transaction.rows(APART, {"account": account}) for person in pair}
            seeking = (mine, *others) if mine.reliable or any(other.reliable for other in others) else ()
            marks = read_marks(transaction.connection, [seek.account for seek in seeking])
            near = [
                other
                for other in others
                if other.account not in apart and _near(mine, other) and _will_do(mine, other, marks)
            ]
            if near:
                mine.table_id = self._pair(transaction, mine, near[0])
        return Waiting(mine.game, mine.since, mine.rating, _range(mine), len(others), mine.table_id)

    def _pair(self, transaction: Transaction, one: SeekRow, other: SeekRow) -> str:
        """Let two sit down at a table of their own; who begins is left to the game."""
        pair = [PlannedSeat(PERSON, one.account), PlannedSeat(PERSON, other.account)]
        random.SystemRandom().shuffle(pair)
        options = find_game(one.game).read_options({})
        plan = Plan(one.game, options, tuple(pair), True, LIVE, SECONDS, BANK)
        table = self._lobby.create_in(transaction, one.account, plan).id
        both = seeks.c.account.in_([one.account, other.account])
        transaction.execute(update(seeks).where(both).values(table_id=table))
        message = Message(TABLES, table=table)
        transaction.after_commit(lambda: self._bus.publish(person_subject(other.account), message))
        return table


def range_after(waited: int) -> int:
    """How far apart ratings may be after so many milliseconds.

    >>> range_after(0), range_after(10_000)
    (100, 300)
    """
    return FIRST_RANGE + RANGE_A_SECOND * waited // SECOND


def _range(seek: SeekRow) -> int:
    return range_after(max(0, now() - seek.since))


def _near(one: SeekRow, other: SeekRow) -> bool:
    """Whether two may play each other by now: the one who has waited longer is the one who takes what there is."""
    return abs(one.rating - other.rating) <= max(_range(one), _range(other))


def _will_do(one: SeekRow, other: SeekRow, marks: Mapping[str, Mark]) -> bool:
    """Whether each is as reliable as the other asks for."""
    return (not one.reliable or marks[other.account].reliable) and (not other.reliable or marks[one.account].reliable)


def _rating(transaction: Transaction, account: str, game: str) -> int:
    of = (ratings.c.account == account, ratings.c.game == game, ratings.c.players == PLAYERS)
    row = transaction.row(select(ratings.c.ordinal).where(*of))
    return shown_rating(row.ordinal) if row else FIRST_SHOWN
