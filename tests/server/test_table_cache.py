"""Tables in memory: what is forgotten can be found again, and nobody stays with what was forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from tests.server.waiting import until
from wataha.server.bus.bus import LOG, Message, table_subject
from wataha.server.bus.in_process import InProcessBus
from wataha.server.errors import Refusal
from wataha.server.play.commands import Command
from wataha.server.play.events import MOVE, RESIGN, Event
from wataha.server.play.table_cache import CachedTable, TableCache
from wataha.server.play.table_state import TableState
from wataha.server.settings import Settings
from wataha.server.storage.database import Database, open_database
from wataha.server.storage.migrations import migrate
from wataha.server.storage.move_log import MoveLog
from wataha.server.storage.schema import OPEN, PERSON, tables
from wataha.server.tables.accounts import Accounts
from wataha.server.tables.damage import DamagedTables
from wataha.server.tables.invites import Invites
from wataha.server.tables.lobby import Lobby, Plan, PlannedSeat

pytestmark = pytest.mark.anyio


class Listener:
    """Remembers what it heard of the tables."""

    def __init__(self) -> None:
        self.events: list[int] = []

    def on_event(self, table: CachedTable, event: Event, before: TableState) -> None:
        assert table.version == event.number == before.version + 1
        self.events.append(event.number)

    def on_row(self, table: CachedTable) -> None:
        pass

    def on_start(self, table: CachedTable) -> None:
        pass


class OneOfSeveral(InProcessBus):
    """The bus of a process that is not the only one; the others are silent."""

    alone = False


async def ready(_game: str) -> None:
    """All games can be played here."""


class World:
    """Two processes on one database, without a network between them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.bus, self.other_bus = OneOfSeveral("here"), OneOfSeveral("there")
        self.lobby = Lobby(database, self.other_bus, Invites("s" * 32), DamagedTables())
        self.here = TableCache(database, MoveLog(database, self.bus), self.bus, ready, DamagedTables())
        self.there = TableCache(database, MoveLog(database, self.other_bus), self.other_bus, ready, DamagedTables())

    async def start_game(self) -> tuple[str, list[str]]:
        """A table, and the accounts that play there."""
        people = await self.people()
        return await self._set_up(people[0], *(PlannedSeat(PERSON, account) for account in people)), people

    async def gather(self) -> tuple[str, str]:
        """A table that waits for someone, and the account that may sit down there."""
        host, late = await self.people()
        return await self._set_up(host, PlannedSeat(PERSON, host), PlannedSeat(OPEN)), late

    async def people(self) -> list[str]:
        return [(await Accounts(self.database, self.bus).guest(name)).id for name in ("Ala", "Ola")]

    async def _set_up(self, host: str, *seats: PlannedSeat) -> str:
        plan = Plan("lone_wolves", {"first_leader": "0"}, seats, True, "untimed", 0, 0)
        return (await self.lobby.create(host, plan)).id

    async def move(self, cache: TableCache, table: str) -> None:
        """Whoever is to decide makes a move."""
        found = await cache.find(table)
        assert found.state is not None
        actor = found.state.actor
        account = found.row.seats[actor].account
        assert account is not None
        await cache.execute(table, Command(MOVE, actor, account, found.version, found.state.match.moves()[0]))


@pytest.fixture
async def world(folder: Path) -> AsyncIterator[World]:
    database = open_database(Settings(data=str(folder)).url)
    await migrate(database)
    yield World(database)
    await database.close()


async def test_what_another_process_wrote_is_taken_in_before_one_s_own_move(world: World) -> None:
    table, _ = await world.start_game()
    heard = Listener()
    world.here.listen(heard)
    found = await world.here.find(table)
    assert world.here.pin(found)
    await world.move(world.there, table)
    assert found.version == 0
    with pytest.raises(Refusal, match=r"not-your-turn|stale"):
        await world.move(world.here, table)
    assert (found.version, heard.events) == (1, [1])


async def test_a_message_or_a_comparison_with_the_database_brings_a_watched_table_up_to_date(world: World) -> None:
    table, _ = await world.start_game()
    found = await world.here.find(table)
    assert world.here.pin(found)
    await until(lambda: not found.lock.locked())
    await world.move(world.there, table)
    world.bus.publish(table_subject(table), Message(LOG, 1))
    await until(lambda: found.version == 1)
    await world.move(world.there, table)
    await world.here.reconcile_watched()
    assert found.version == 2


async def test_a_table_that_cannot_be_played_here_keeps_no_other_from_being_up_to_date(world: World) -> None:
    games = [(await world.start_game())[0] for _ in range(4)]
    gathering, late = await world.gather()
    found = [await world.here.find(table) for table in (*games, gathering)]
    assert all(world.here.pin(table) for table in found)
    await until(lambda: not any(table.lock.locked() for table in found))
    older = update(tables).where(tables.c.id == gathering).values(rules=0)
    await world.database.write(lambda transaction: transaction.execute(older) and None)
    await world.lobby.join(late, gathering, None, None)
    for table in games:
        await world.move(world.there, table)
    await world.here.reconcile_watched()
    assert [table.version for table in found] == [1, 1, 1, 1, 0]


async def test_a_table_that_nobody_watches_is_not_followed_but_fresh_when_it_is_asked_for(world: World) -> None:
    table, _ = await world.start_game()
    found = await world.here.find(table)
    await world.move(world.there, table)
    world.bus.publish(table_subject(table), Message(LOG, 1))
    assert found.version == 0
    assert (await world.here.find(table)).version == 1


async def test_a_finished_game_is_forgotten_when_the_last_one_looks_away(world: World) -> None:
    table, people = await world.start_game()
    found = await world.here.find(table)
    for _ in range(2):
        assert world.here.pin(found)
    await world.here.execute(table, Command(RESIGN, 0, people[0]))
    await until(lambda: not found.lock.locked())
    world.here.unpin(found)
    assert world.here.peek(table) is found
    world.here.unpin(found)
    assert world.here.peek(table) is None
    assert not world.here.pin(found)
    assert (await world.here.find(table)).row.how == "resigned"


async def test_what_cannot_be_written_changes_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await world.start_game()
    found = await world.here.find(table)
    before = found.state

    async def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(MoveLog, "append", fail)
        with pytest.raises(OSError, match="full"):
            await world.move(world.here, table)
    assert found.state is before
    await world.move(world.here, table)
    assert found.version == 1
