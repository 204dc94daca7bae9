"""Tables in memory: what is forgotten can be found again, and nobody stays with what was forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import orjson
import pytest

from wataha.server.accounts import Accounts
from wataha.server.acts import Act
from wataha.server.course import MOVE, RESIGN
from wataha.server.links import Links
from wataha.server.log import Log
from wataha.server.migrations import migrate
from wataha.server.rooms import Rooms
from wataha.server.settings import Settings
from wataha.server.store import Store
from wataha.server.tables import PERSON, Plan, Seat, Tables
from wataha.server.words import Word

pytestmark = pytest.mark.anyio


class Onlooker:
    """Someone with a seat, and what they are told."""

    def __init__(self, account: str) -> None:
        self.account = account
        self.told: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.told.append(message)

    @property
    def version(self) -> int:
        return max(orjson.loads(message).get("version", -1) for message in self.told)


async def ready(_game: str) -> None:
    """All games can be played here."""


@pytest.fixture
async def rooms(folder: Path) -> AsyncIterator[Rooms]:
    store = Store(Settings(data=str(folder)).url)
    await migrate(store)
    log = Log(store)
    log.start()
    yield Rooms(store, log, ready)
    await log.stop()
    await store.close()


async def start_game(rooms: Rooms) -> tuple[str, list[str]]:
    """A table, and the accounts that play there."""
    people = [(await Accounts(rooms.store).guest(name)).id for name in ("Ala", "Ola")]
    seats = tuple(Seat(number, PERSON, account) for number, account in enumerate(people))
    plan = Plan("lone_wolves", 2, {"first_leader": "0"}, seats, True, "untimed", 0, 0)
    row = await Tables(rooms.store, Links("s" * 32)).create(people[0], plan)
    return row.id, people


async def test_who_waits_for_a_table_that_is_forgotten_meanwhile_watches_the_one_that_is_found(rooms: Rooms) -> None:
    table, people = await start_game(rooms)
    room = await rooms.find(table)
    ala = Onlooker(people[0])
    async with room.lock:
        watching = asyncio.create_task(rooms.watch(ala, room, None))
        await asyncio.sleep(0)
        del rooms.rooms[table]
    await watching
    found = await rooms.find(table)
    assert found is not room
    assert (ala in found.watchers, ala in room.watchers) == (True, False)
    assert found.course is not None
    await rooms.act(table, Act(MOVE, 0, people[0], 0, found.course.match.moves()[0]))
    assert ala.version == 1


async def test_what_another_process_writes_is_followed_only_where_someone_watches(rooms: Rooms) -> None:
    table, people = await start_game(rooms)
    await rooms.find(table)
    rooms.store.wake.deliver(Word("log", table, 1))
    assert table not in rooms.rooms
    room = await rooms.find(table)
    await rooms.watch(Onlooker(people[0]), room, None)
    rooms.store.wake.deliver(Word("log", table, 1))
    assert rooms.rooms[table] is room


async def test_a_finished_game_is_forgotten_when_the_last_one_looks_away(rooms: Rooms) -> None:
    table, people = await start_game(rooms)
    room = await rooms.find(table)
    ala, ola = (Onlooker(account) for account in people)
    for person in (ala, ola):
        await rooms.watch(person, room, None)
    await rooms.act(table, Act(RESIGN, 0, people[0]))
    rooms.unwatch(ala, table)
    assert table in rooms.rooms
    rooms.unwatch(ola, table)
    assert table not in rooms.rooms
    assert (await rooms.find(table)).row.how == "resigned"
