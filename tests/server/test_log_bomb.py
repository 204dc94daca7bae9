"""A log of thousands of moves made and taken back: it costs what it is long, and a page of its story what it tells."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from tests.server.test_table_cache import World
from wataha.engine.match import SNAPSHOT_EVERY, Match
from wataha.engine.views import PUBLIC
from wataha.server.errors import Refusal
from wataha.server.http.routes.table import PAGE
from wataha.server.play.commands import MOST_UNDOS, Command
from wataha.server.play.events import MOVE, UNDO, Event
from wataha.server.play.story import tell_story
from wataha.server.play.table_cache import CHECKPOINT_EVERY, CachedTable
from wataha.server.play.table_state import TableState
from wataha.server.settings import Settings
from wataha.server.storage.database import open_database
from wataha.server.storage.migrations import migrate
from wataha.server.storage.schema import PERSON, log, tables
from wataha.server.tables.deals import deal_of
from wataha.server.tables.lobby import Plan, PlannedSeat
from wataha.server.tables.rows import read_table

pytestmark = pytest.mark.anyio

PAIRS = 6000
DEPTH = 47
"""Moves before the bomb, so that a replay from the first one would be dear, and one from the last snapshot too."""


@pytest.fixture
async def world(folder: Path) -> AsyncIterator[World]:
    database = open_database(Settings(data=str(folder)).url)
    await migrate(database)
    yield World(database)
    await database.close()


async def set_up(world: World) -> tuple[str, list[str]]:
    people = await world.people()
    seats = tuple(PlannedSeat(PERSON, account) for account in people)
    plan = Plan("the_wolves", {}, seats, True, "untimed", 0, 0)
    return (await world.lobby.create(people[0], plan)).id, people


def undoable(state: TableState) -> str | None:
    """A move that can be taken back."""
    for path in state.match.moves():
        after = state.match.copy()
        after.play(path)
        if after.may_undo(state.actor):
            return path
    return None


def bomb(state: TableState, people: list[str]) -> list[Event]:
    """A game's beginning, and then the same move made and taken back again and again."""
    events: list[Event] = []

    def happen(kind: str, seat: int, path: str | None = None) -> None:
        number = len(events) + 1
        events.append(Event(number, kind, seat, state.since + number, people[seat], path, int(kind == UNDO)))

    while len(events) < DEPTH or undoable(state) is None:
        happen(MOVE, state.actor, state.match.moves()[len(events) % len(state.match.moves())])
        state = state.after(events[-1])
    path = undoable(state)
    for _ in range(PAIRS):
        happen(MOVE, state.actor, path)
        happen(UNDO, state.actor)
    return events


async def throw(world: World, table: str, people: list[str]) -> list[Event]:
    """Write the bomb into the database, as a server without bounds would have."""
    row = await world.database.read(lambda connection: read_table(connection, table))
    events = bomb(TableState(deal_of(row)), people)
    rows = [event.as_row(table) for event in events]

    def write(transaction: object) -> None:
        transaction.execute(insert(log), rows)  # type: ignore[attr-defined]
        transaction.execute(update(tables).where(tables.c.id == table).values(version=len(rows)))  # type: ignore[attr-defined]

    await world.database.write(write)
    return events


class Work:
    """Counts the moves that matches make."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moves = 0
        play_all, make = Match.play_all, Match.make

        def count_make(match: Match, action: int) -> None:
            self.moves += 1
            make(match, action)

        def count_all(match: Match, paths: list[str]) -> None:
            self.moves += len(paths)
            play_all(match, paths)

        monkeypatch.setattr(Match, "make", count_make)
        monkeypatch.setattr(Match, "play_all", count_all)

    def spent(self) -> int:
        """Moves since the last time."""
        spent, self.moves = self.moves, 0
        return spent


async def test_loading_and_telling_cost_what_the_log_and_the_page_are_long(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await set_up(world)
    events = await throw(world, table, people)
    threads: list[threading.Thread] = []
    replay = CachedTable.replay

    def watched(cached: CachedTable, log: list[Event]) -> None:
        threads.append(threading.current_thread())
        replay(cached, log)

    monkeypatch.setattr(CachedTable, "replay", watched)
    work = Work(monkeypatch)
    found = await world.here.find(table)
    assert found.version == len(events)
    assert len(events) < work.spent() + PAIRS <= len(events) + PAIRS * SNAPSHOT_EVERY
    assert threads, "it was replayed"
    assert threading.main_thread() not in threads, "and not on the event loop"
    for after in (0, len(events) // 2, len(events) - PAGE):
        story = await tell_story(found, PUBLIC, after, after + PAGE)
        assert [told["number"] for told in story] == list(range(after + 1, after + PAGE + 1))
        assert work.spent() <= (CHECKPOINT_EVERY + PAGE) * (1 + SNAPSHOT_EVERY)


async def test_a_story_is_the_same_wherever_it_begins(world: World) -> None:
    table, people = await set_up(world)
    events = await throw(world, table, people)
    found = await world.here.find(table)
    whole = await tell_story(found, PUBLIC, 0, 300)
    for after in (1, CHECKPOINT_EVERY - 1, CHECKPOINT_EVERY, CHECKPOINT_EVERY + 1, 150):
        assert await tell_story(found, PUBLIC, after, 200) == whole[after:200]
    assert await tell_story(found, PUBLIC, len(events) + 5, len(events) + 9) == []


async def test_no_such_log_can_be_made_any_more(world: World) -> None:
    table, people = await set_up(world)
    found = await world.here.find(table)
    assert found.state is not None
    while (path := undoable(found.state)) is None:
        actor, first = found.state.actor, found.state.match.moves()[0]
        await world.here.execute(table, Command(MOVE, actor, people[actor], found.version, first))
    actor = found.state.actor
    for _ in range(MOST_UNDOS):
        await world.here.execute(table, Command(MOVE, actor, people[actor], found.version, path))
        await world.here.execute(table, Command(UNDO, actor, people[actor], found.version))
    await world.here.execute(table, Command(MOVE, actor, people[actor], found.version, path))
    with pytest.raises(Refusal, match="too-many-undos"):
        await world.here.execute(table, Command(UNDO, actor, people[actor], found.version))


async def test_what_is_told_of_a_log_that_cannot_be_replayed_names_no_move(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    table, _ = await world.start_game()
    await world.move(world.here, table)
    found = await world.here.find(table)
    assert found.state is not None
    legal = found.state.match.moves()
    forged = update(log).where(log.c.table_id == table).values(path="play R9 moon")
    await world.database.write(lambda transaction: transaction.execute(forged) and None)
    with pytest.raises(Refusal, match="damaged-log"):
        await world.there.find(table)
    (record,) = (record for record in caplog.records if record.message == "a table is damaged")
    told = str(record.__dict__) + caplog.text
    assert "IllegalMove" in told
    assert not [path for path in [*legal, *found.state.match.paths, "play R9 moon"] if path in told]
