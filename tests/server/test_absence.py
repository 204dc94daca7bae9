"""Absence: who is at the table, holidays in games by post, and who finishes their games."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import httpx
import pytest

from tests.nightly import nightly
from tests.server.client import Client, set_up, sit_down
from tests.server.conftest import ONE_BY_DAY, Fresh, Two
from tests.server.serving import Served
from tests.server.waiting import until_told
from wataha.server.timestamps import DAY

pytestmark = pytest.mark.anyio

BY_POST = {"kind": "days", "days": 2}
MOST = 30


async def go_on_holiday(client: Client, days: int, status: int = 200) -> Any:
    return await client.call("PUT", "/api/me/holiday", status, json={"days": days})


async def entered(client: Client, table: str) -> list[int]:
    """The ends of the holidays that a table's log knows of."""
    story = await client.get(f"/api/tables/{table}/story")
    return [entry["until"] for entry in story["entries"] if entry["kind"] == "holiday"]


def order(table: str, *clients: Client) -> list[Client]:
    """Whoever decides first."""
    return sorted(clients, key=lambda client: client.states[table]["eyes"] != client.states[table]["actor"])


@nightly
async def test_on_holiday_clocks_of_games_by_post_stand_still_and_others_see_it(served: Served) -> None:
    async with Client(served.base) as one, Client(served.base) as another:
        table = await sit_down([one, another], "lone_wolves", pace=BY_POST)
        live = await sit_down([one, another], "lone_wolves", pace={"kind": "live", "seconds": 600, "bank": 0})
        ala, ola = order(table, one, another)
        before, quick = ola.states[table]["clock"]["deadline"], ola.states[live]["clock"]["deadline"]
        taken = await go_on_holiday(ala, 3)
        assert (taken["left"], taken["most"], taken["pressing"]) == (MOST - 3, MOST, [])
        state = await ola.state(table, 1)
        clock = state["clock"]
        stood = clock["deadline"] - before
        assert 3 * DAY - 60_000 < stood <= 3 * DAY
        assert clock["stands"] == taken["until"] == state["entries"][0]["until"]
        seat = ala.states[table]["eyes"]
        await ola.wait(lambda: ola.infos[table]["seats"][seat]["holiday"] == taken["until"])
        assert (await ola.get(f"/api/people/{ala.account}"))["holiday"] == taken["until"]
        assert ola.states[live]["clock"]["deadline"] == quick
        # Whoever is on holiday may move, but begins nothing new by post.
        answer = await ala.act("move", table, path=ala.states[table]["moves"][0])
        assert answer["type"] == "ack"
        seats = [{"kind": "me"}, {"kind": "open"}]
        refused = await ala.post("/api/tables", 409, game="lone_wolves", seats=seats, pace=BY_POST)
        assert refused["error"]["code"] == "on-holiday"
        other = await set_up(ola, "lone_wolves", ["me", "open"], pace=BY_POST)
        assert (await ala.get(f"/api/tables/{other}/company"))["barred"]["code"] == "on-holiday"
        assert (await ala.post(f"/api/tables/{other}/join", 409))["error"]["code"] == "on-holiday"
        # A day that was begun is gone; the others are given back.
        ended = await ala.call("DELETE", "/api/me/holiday", 200)
        assert (ended["until"], ended["left"]) == (None, MOST - 1)
        assert len(await entered(ola, table)) == 2
        await ola.wait(lambda: ola.infos[table]["seats"][seat]["holiday"] is None)
        assert (await ala.post(f"/api/tables/{other}/join"))["table"]["status"] == "playing"
        refused = await go_on_holiday(ala, MOST, 409)
        assert refused["error"] == {"code": "no-holidays-left", "args": {"left": MOST - 1, "most": MOST}}


DIES_HALFWAY = """
import os, signal
from wataha.server.play.table_cache import TableCache
whole, entered = TableCache.execute, []
async def execute(self, table, command):
    if command.kind == "holiday":
        entered.append(table)
        if len(entered) > 1:
            os.kill(os.getpid(), signal.SIGKILL)
    return await whole(self, table, command)
TableCache.execute = execute
"""


@pytest.mark.parametrize("backend", ONE_BY_DAY)
async def test_after_kill_9_a_holiday_is_entered_everywhere_and_nowhere_twice(backend: str, fresh: Fresh) -> None:
    server = fresh(backend, before=DIES_HALFWAY)
    ala, ola = Client(server.base), Client(server.base)
    async with ala, ola:
        tables = [await sit_down([ala, ola], "lone_wolves", pace=BY_POST) for _ in range(3)]
        with pytest.raises(httpx.HTTPError):
            await go_on_holiday(ala, 5)
        server.before = ""
        server.start()
        until = (await ala.get("/api/me/holiday"))["until"]

        async def everywhere() -> bool:
            return [await entered(ala, table) for table in tables] == [[until]] * 3

        await until_told(everywhere)


@nightly
async def test_of_several_processes_none_enters_a_holiday_twice_or_grants_days_twice(two: Two) -> None:
    first, second = two()
    async with Client(first.base) as ala, Client(second.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves", pace=BY_POST)
        gathering = await set_up(ala, "lone_wolves", ["me", "open"], pace=BY_POST)
        elsewhere = Client(second.base)
        elsewhere.http.cookies = ala.http.cookies
        both = await asyncio.gather(
            *(
                client.http.put("/api/me/holiday", json={"days": days})
                for client, days in ((ala, 20), (elsewhere, 25), (ala, 15))
            )
        )
        assert all(response.status_code == 200 for response in both)
        until = (await ala.get("/api/me/holiday"))["until"]
        assert (await ala.get("/api/me/holiday"))["left"] in (MOST - 20, MOST - 25, MOST - 15)

        async def known() -> bool:
            return (await entered(ola, table))[-1] == until

        await until_told(known)
        assert all(one != then for one, then in pairwise(await entered(ola, table)))
        await ola.post(f"/api/tables/{gathering}/join")

        async def told() -> bool:
            return await entered(ola, gathering) == [until]

        await until_told(told)
        await elsewhere.http.aclose()


async def play_five(ala: Client, ola: Client, ela: Client, ula: Client) -> None:
    """Five games that two see through to the end, unrated, and five that one leaves."""
    for _ in range(5):
        table = await sit_down([ala, ola], "lone_wolves")
        await ala.act("ask_end", table)
        await ola.state(table, 1)
        assert (await ola.act("agree", table))["type"] == "ack"
        table = await sit_down([ula, ela], "lone_wolves")
        await ela.post(f"/api/tables/{table}/leave", 204)
        await ula.state(table, 1)
        assert (await ula.act("resign", table))["type"] == "ack"


async def test_seats_and_opponents_can_be_those_alone_who_finish_their_games(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as ela:
        async with Client(served.base) as ula:
            await play_five(ala, ola, ela, ula)
        assert [(await ola.get(f"/api/people/{client.account}"))["mark"] for client in (ala, ela)] == [
            {"games": 5, "finished": 5, "percent": 100, "reliable": True},
            {"games": 5, "finished": 0, "percent": 0, "reliable": False},
        ]
        table = await set_up(ola, "lone_wolves", ["me", "open"], reliable=True)
        listed = await ala.get("/api/tables", limit=100)
        assert next(row["reliable"] for row in listed["tables"] if row["id"] == table)
        assert listed["marks"][table]["0"]["percent"] == 100
        async with Client(served.base) as guest:
            assert (await ala.get(f"/api/people/{guest.account}"))["mark"]["percent"] is None
            new = {"code": "new-here", "args": {"games": 0, "fewest": 5}}
            assert (await guest.post(f"/api/tables/{table}/join", 403))["error"] == new
            await ala.post("/api/pairing", game="lone_wolves", reliable=True)
            await guest.post("/api/pairing", game="lone_wolves")
            assert (await ala.get("/api/pairing"))["table"] is None, "she waits for another"
            await guest.call("DELETE", "/api/pairing", 204)  # or somebody of another test meets the guest
        met = (await ola.post("/api/pairing", game="lone_wolves", reliable=True))["table"]
        assert met == (await ala.get("/api/pairing"))["table"] is not None
        why = {"code": "not-reliable", "args": {"games": 5, "finished": 0, "percent": 90}}
        assert (await ela.get(f"/api/tables/{table}/company"))["barred"] == why
        joins = (client.http.post(f"/api/tables/{table}/join", json={}) for client in (ela, ala, ela))
        first, second, third = (response.status_code for response in await asyncio.gather(*joins))
        assert (first in (403, 409), second, third in (403, 409)) == (True, 200, True)
        company = (await ela.get(f"/api/tables/{table}/company"))["people"]
        assert [(one["mark"]["games"], one["seen"]) for one in company] == [(5, None), (5, None)]
        company = (await ala.get(f"/api/tables/{table}/company"))["people"]
        assert all(one["seen"] for one in company), "those who play together know when the other was here"


async def test_who_is_discreet_is_seen_at_live_tables_only(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        slow = await sit_down([ala, ola], "lone_wolves", pace=BY_POST)
        live = await sit_down([ala, ola], "lone_wolves", pace={"kind": "live", "seconds": 600, "bank": 0})

        def here(table: str) -> list[int]:
            told = [m["here"] for m in ala.got if m["type"] == "presence" and m["table"] == table]
            return told[-1] if told else []

        await ala.wait(lambda: here(slow) == here(live) == [0, 1])
        await ola.call("PUT", "/api/me/discretion", 204, json={"discreet": True})
        await ala.wait(lambda: here(slow) == [0])
        assert ala.infos[slow]["seats"][1]["discreet"]
        assert here(live) == [0, 1]
        company = await ala.get(f"/api/tables/{slow}/company")
        assert [one["seen"] is None for one in company["people"]] == [False, True]
