"""Tournaments: set up, joined, begun, and led from round to round by whatever process looks after them.

All of it is in the database: a round is paired, its tables are set up and the tournament goes on in one transaction, so
that a crash in the middle of it leaves the round before, and the next look makes the round again.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, select, update

from wataha.engine.registry import find_game
from wataha.server.bus.bus import TABLES, Bus, Message, person_subject
from wataha.server.errors import Refusal
from wataha.server.ids import new_id
from wataha.server.storage.database import Database, DatabaseAway, Transaction
from wataha.server.storage.schema import (
    CLOSED,
    GATHERING,
    OVER,
    PERSON,
    PLAYING,
    TournamentRow,
    ratings,
    tournament_entries,
    tournament_tables,
    tournaments,
)
from wataha.server.tables.accounts import Account
from wataha.server.tables.lobby import Lobby, Plan, PlannedSeat
from wataha.server.tables.ratings import FIRST_SHOWN, shown_rating
from wataha.server.timestamps import DAY, now

from . import round_robin, swiss
from .rows import Tournament, read_tournament, write_table
from .tables import seat_next_round

ROUND_ROBIN, SWISS, AT_TABLES = "round_robin", "swiss", "tables"
MOST_PEOPLE = {ROUND_ROBIN: 16, SWISS: 64, AT_TABLES: 64}
MOST_OPEN = 3
"""Tournaments that one account may have gathering or under way."""
LONGEST_WAIT = 30 * DAY
LOOK_SECONDS = 2

logger = logging.getLogger("wataha.server.tournaments")


@dataclass(frozen=True)
class Wanted:
    """A tournament that someone wants."""

    name: str
    game: str
    options: dict[str, Any]
    players: int
    system: str
    pace: str
    seconds: int
    bank: int
    rounds: int
    programs: bool


class Tournaments:
    """What people do with tournaments, and what happens in them by itself."""

    def __init__(self, database: Database, bus: Bus, lobby: Lobby) -> None:
        self._database = database
        self._bus = bus
        self._lobby = lobby

    async def create(self, creator: Account, wanted: Wanted) -> Tournament:
        """Set a tournament up; others join until its creator begins it."""
        game = find_game(wanted.game)
        options = game.read_options(wanted.options)
        game.encode_options(game.read_players(wanted.players), options)
        if (wanted.players == 2) == (wanted.system == AT_TABLES):
            raise Refusal("bad-options", 422)
        values = {
            **vars(wanted),
            "id": new_id(),
            "options": options,
            "creator": creator.id,
            "status": GATHERING,
            "round": 0,
            "created": now(),
        }

        def work(transaction: Transaction) -> Tournament:
            open_ones = (tournaments.c.creator == creator.id, tournaments.c.status.in_((GATHERING, PLAYING)))
            if transaction.execute(select(func.count()).where(*open_ones)).scalar_one() >= MOST_OPEN:
                raise Refusal("too-many-tournaments", most=MOST_OPEN)
            transaction.execute(tournaments.insert(), values)
            return read_tournament(transaction.connection, values["id"])

        return await self._database.write(work)

    async def find(self, id: str) -> Tournament:
        return await self._database.read(lambda connection: read_tournament(connection, id))

    async def of_table(self, table: str) -> str | None:
        """The tournament that a table is of."""
        query = select(tournament_tables.c.tournament).where(tournament_tables.c.table_id == table)
        row = await self._database.row(query)
        return row and row.tournament

    async def listed(self, status: str, limit: int) -> list[tuple[TournamentRow, int]]:
        """Tournaments of a status, the newest first, and how many take part in each."""
        count = (
            select(func.count())
            .where(tournament_entries.c.tournament == tournaments.c.id)
            .correlate(tournaments)
            .scalar_subquery()
        )
        query = (
            select(tournaments, count.label("entrants"))
            .where(tournaments.c.status == status)
            .order_by(tournaments.c.created.desc(), tournaments.c.id)
            .limit(limit)
        )
        rows = [dict(row._mapping) for row in await self._database.rows(query)]
        return [(TournamentRow(**{key: row[key] for key in row if key != "entrants"}), row["entrants"]) for row in rows]

    async def join(self, account: Account, id: str) -> Tournament:
        """Take part; during the tournament, come back to it."""

        def work(transaction: Transaction) -> Tournament:
            found = read_tournament(transaction.connection, id, lock=True)
            if found.row.programs != (account.owner is not None):
                raise Refusal("not-for-you", 403)
            if account.id in found.people:
                self._mark(transaction, id, account.id, missing=False)
            elif found.row.status != GATHERING:
                raise Refusal("already-started")
            elif len(found.people) >= MOST_PEOPLE[found.row.system]:
                raise Refusal("tournament-full", most=MOST_PEOPLE[found.row.system])
            else:
                entry = {"tournament": id, "account": account.id, "joined": now(), "missing": False}
                transaction.execute(tournament_entries.insert(), entry)
            return read_tournament(transaction.connection, id)

        return await self._database.write(work)

    async def leave(self, account: Account, id: str) -> Tournament:
        """Take part no longer: before it begins for good, later from the next round on, until one comes back."""

        def work(transaction: Transaction) -> Tournament:
            found = read_tournament(transaction.connection, id, lock=True)
            if account.id not in found.people:
                raise Refusal("not-seated", 403)
            if found.row.status == GATHERING:
                mine = (tournament_entries.c.tournament == id, tournament_entries.c.account == account.id)
                transaction.execute(tournament_entries.delete().where(*mine))
            else:
                self._mark(transaction, id, account.id, missing=True)
            return read_tournament(transaction.connection, id)

        return await self._database.write(work)

    @staticmethod
    def _mark(transaction: Transaction, id: str, account: str, missing: bool) -> None:
        mine = (tournament_entries.c.tournament == id, tournament_entries.c.account == account)
        transaction.execute(update(tournament_entries).where(*mine).values(missing=missing))

    async def begin(self, account: Account, id: str) -> Tournament:
        """Begin with the first round; whoever set the tournament up decides when."""

        def work(transaction: Transaction) -> Tournament:
            found = read_tournament(transaction.connection, id, lock=True)
            _check_creator(found, account)
            if found.row.status != GATHERING:
                raise Refusal("already-started")
            if len(found.people) < max(3, found.row.players):
                raise Refusal("too-few-people", least=max(3, found.row.players))
            self._note_ratings(transaction, found)
            rounds = round_robin.rounds_of(len(found.people)) if found.row.system == ROUND_ROBIN else found.row.rounds
            begun = {"status": PLAYING, "started": now(), "rounds": rounds}
            transaction.execute(update(tournaments).where(tournaments.c.id == id).values(**begun))
            return self._go_on(transaction, read_tournament(transaction.connection, id))

        return await self._database.write(work)

    @staticmethod
    def _note_ratings(transaction: Transaction, found: Tournament) -> None:
        """Note how strong everyone is when it begins, by which the first round is paired."""
        kind = (ratings.c.game == found.row.game, ratings.c.players == found.row.players)
        rows = transaction.rows(select(ratings).where(ratings.c.account.in_(found.people), *kind))
        known = {row.account: shown_rating(row.ordinal) for row in rows}
        for person in found.people:
            mine = (tournament_entries.c.tournament == found.row.id, tournament_entries.c.account == person)
            rating = known.get(person, FIRST_SHOWN)
            transaction.execute(update(tournament_entries).where(*mine).values(rating=rating))

    async def cancel(self, account: Account, id: str) -> None:
        """Call a tournament off; games under way go on and count for nothing here."""

        def work(transaction: Transaction) -> None:
            found = read_tournament(transaction.connection, id, lock=True)
            _check_creator(found, account)
            if found.row.status not in (GATHERING, PLAYING):
                raise Refusal("game-over")
            self._finish(transaction, found, CLOSED)

        await self._database.write(work)

    @staticmethod
    def _finish(transaction: Transaction, found: Tournament, status: str) -> None:
        over = {"status": status, "ended": now()}
        transaction.execute(update(tournaments).where(tournaments.c.id == found.row.id).values(**over))

    # Round by round.

    async def look(self) -> None:
        """Let tournaments whose round is over go on; close those that nobody began."""
        playing = select(tournaments.c.id).where(tournaments.c.status == PLAYING)
        for row in await self._database.rows(playing):
            try:
                await self._look_at(row.id)
            except DatabaseAway:
                raise
            except Exception:
                logger.exception("a tournament waits", extra={"tournament": row.id})

    async def _look_at(self, id: str) -> None:
        if await self._database.read(lambda connection: _is_due(connection, id)):
            await self._database.write(lambda transaction: self._go_on_if_due(transaction, id))

    async def close_forgotten(self) -> None:
        """Close tournaments that have waited for people too long."""
        old = (tournaments.c.status == GATHERING, tournaments.c.created < now() - LONGEST_WAIT)
        close = update(tournaments).where(*old).values(status=CLOSED, ended=now())
        await self._database.write(lambda transaction: transaction.execute(close) and None)

    def _go_on_if_due(self, transaction: Transaction, id: str) -> None:
        found = read_tournament(transaction.connection, id, lock=True)
        if found.row.status == PLAYING and found.round_is_over:
            self._go_on(transaction, found)

    def _go_on(self, transaction: Transaction, found: Tournament) -> Tournament:
        """Begin the next round, or end; who did not come to the last one is not paired until they say they are back."""
        absent = {person for game in found.games if game.round == found.row.round for person in game.absent}
        for person in absent:
            self._mark(transaction, found.row.id, person, missing=True)
        found = read_tournament(transaction.connection, found.row.id)
        groups = _next_round(found) if found.row.round < found.row.rounds else None
        if not groups:
            self._finish(transaction, found, OVER)
        else:
            self._set_up_round(transaction, found, groups)
        return read_tournament(transaction.connection, found.row.id)

    def _set_up_round(self, transaction: Transaction, found: Tournament, groups: list[tuple[str, ...]]) -> None:
        row, number = found.row, found.row.round + 1
        for place, group in enumerate(groups):
            if len(group) == 1:
                values = write_table(row.id, number, place, None, group[0])
            else:
                seats = tuple(PlannedSeat(PERSON, person) for person in group)
                plan = Plan(row.game, row.options, seats, True, row.pace, row.seconds, row.bank)
                table = self._lobby.create_in(transaction, row.creator, plan).id
                self._tell(transaction, group, table)
                values = write_table(row.id, number, place, table, None)
            transaction.execute(tournament_tables.insert(), values)
        transaction.execute(update(tournaments).where(tournaments.c.id == row.id).values(round=number))

    def _tell(self, transaction: Transaction, people: tuple[str, ...], table: str) -> None:
        def tell() -> None:
            for person in people:
                self._bus.publish(person_subject(person), Message(TABLES, table=table))

        transaction.after_commit(tell)


def _check_creator(found: Tournament, account: Account) -> None:
    if found.row.creator != account.id:
        raise Refusal("not-yours", 403)


def _is_due(connection: Connection, id: str) -> bool:
    found = read_tournament(connection, id)
    return found.row.status == PLAYING and found.round_is_over


def _next_round(found: Tournament) -> list[tuple[str, ...]] | None:
    """Who meets whom in the next round, and who is left over; None if nobody can meet anybody."""
    row, people, missing = found.row, found.people, found.missing
    if len(people) - len(missing) < row.players and row.system != ROUND_ROBIN:
        return None
    if row.system == SWISS:
        return swiss.pair_next_round(people, missing, found.games, row.round, row.rounds)
    if row.system == AT_TABLES:
        return seat_next_round(people, missing, found.games, row.players, find_game(row.game).players)
    pairs = round_robin.pair_round(people, row.round + 1)
    present = [tuple(person for person in pair if person not in missing) for pair in pairs]
    return [pair for pair in present if pair]
