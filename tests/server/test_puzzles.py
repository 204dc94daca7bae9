"""Puzzles over HTTP: shown through one seat's eyes, answered once, counted in streaks."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import select

from tests.server.client import Client
from tests.server.conftest import ON_ONE_DATABASE, QUICK
from tests.server.serving import Served
from wataha.lab.puzzles import shipped_puzzles
from wataha.server.bus.in_process import InProcessBus
from wataha.server.storage.database import open_database
from wataha.server.storage.migrations import migrate
from wataha.server.storage.schema import puzzle_answers
from wataha.server.tables import puzzles as people_puzzles
from wataha.server.tables.accounts import Accounts
from wataha.server.tables.puzzles import Puzzles, find_puzzle

pytestmark = pytest.mark.anyio

GAME = "lone_wolves"


@ON_ONE_DATABASE
async def test_todays_puzzle_is_shown_without_what_its_seat_cannot_know(served: Served) -> None:
    async with Client(served.base) as ala:
        (offered,) = (await ala.get("/api/puzzles"))["games"]
        assert (offered["game"], offered["count"]) == (GAME, len(shipped_puzzles(GAME)))
        puzzle = await ala.get(f"/api/puzzles/{GAME}/{offered['daily']}")
        assert puzzle["daily"]
        kept = find_puzzle(GAME, offered["daily"])
        assert puzzle["view"] == kept.match().view(puzzle["seat"])
        assert set(puzzle) == {"game", "number", "daily", "players", "seat", "ply", "easy", "view", "moves"}


async def test_the_first_answer_counts_and_starts_a_streak(served: Served) -> None:
    async with Client(served.base) as ala:
        daily = (await ala.get("/api/puzzles"))["games"][0]["daily"]
        best = find_puzzle(GAME, daily).best
        right = await ala.post(f"/api/puzzles/{GAME}/{daily}", path=best)
        assert (right["right"], right["best"]) == (True, best)
        assert right["streak"] == {"days": 1, "longest": 1, "today": True}
        assert right["why"]["key"] in ("why-wins", "why-clear")
        other = next(move for move in find_puzzle(GAME, daily).results if move != best)
        wrong = await ala.post(f"/api/puzzles/{GAME}/{daily}", path=other)
        assert (wrong["right"], wrong["why"]["key"]) == (False, "puzzle-why-not")
        overview = await ala.get("/api/puzzles")
        assert overview["games"][0]["daily_right"] is True
        assert overview["games"][0]["right"] == [daily]
        assert overview["streak"]["days"] == 1


async def test_another_puzzle_than_the_days_counts_for_no_streak(served: Served) -> None:
    async with Client(served.base) as ala:
        offered = (await ala.get("/api/puzzles"))["games"][0]
        number = 1 + offered["daily"] % offered["count"]
        answer = await ala.post(f"/api/puzzles/{GAME}/{number}", path=find_puzzle(GAME, number).best)
        assert (answer["right"], answer["streak"]["days"]) == (True, 0)
        overview = (await ala.get("/api/puzzles"))["games"][0]
        assert (overview["right"], overview["daily_right"]) == ([number], None)


@ON_ONE_DATABASE
async def test_what_is_no_puzzle_or_no_move_is_refused(served: Served) -> None:
    async with Client(served.base) as ala:
        assert (await ala.get(f"/api/puzzles/{GAME}/99999", 404))["error"]["code"] == "no-such-puzzle"
        assert (await ala.post(f"/api/puzzles/{GAME}/1", 422, path="fly home"))["error"]["code"] == "illegal-move"
        assert (await ala.get("/api/puzzles/moonlight/1", 404))["error"]["code"] == "no-such-game"


async def test_a_streak_lasts_from_day_to_day(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    database = open_database(replace(QUICK, data=str(tmp_path)).url)
    await migrate(database)
    ala = await Accounts(database, InProcessBus("here")).guest("Ala")
    puzzles = Puzzles(database, (GAME,))
    for day, streak in ((100, 1), (101, 2), (103, 1), (104, 2), (105, 3)):
        monkeypatch.setattr(people_puzzles, "this_day", lambda day=day: day)
        await puzzles.answer(ala.id, GAME, people_puzzles.todays_number(GAME), True)
        assert (await puzzles.overview(ala.id))["streak"]["days"] == streak
    assert (await puzzles.overview(ala.id))["streak"]["longest"] == 3
    rows = await database.rows(select(puzzle_answers))
    assert [row.day for row in rows] == [100, 101, 103, 104, 105]
    await database.close()
