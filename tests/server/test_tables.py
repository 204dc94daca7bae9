"""Tables around their games: seats, links, lists, rematches, spectators, talk, replays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest
from sqlalchemy import update

from tests.server.client import Client, play_on, set_up, sit_down
from tests.server.conftest import ON_ONE_DATABASE, ONE_BY_DAY, QUICK
from tests.server.serving import Served
from tests.server.waiting import until_told
from wataha.server.bus.in_process import InProcessBus
from wataha.server.storage import schema
from wataha.server.storage.database import open_database
from wataha.server.storage.migrations import migrate
from wataha.server.storage.schema import BOT, OPEN, PERSON
from wataha.server.tables.accounts import Accounts
from wataha.server.tables.damage import DamagedTables
from wataha.server.tables.invites import Invites
from wataha.server.tables.lobby import LONGEST_WAIT, MOST_OPEN, Lobby, Plan, PlannedSeat
from wataha.server.tables.rows import read_table
from wataha.server.timestamps import now

pytestmark = pytest.mark.anyio


async def test_a_table_is_listed_until_it_is_full_and_starts_then(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        table = await set_up(ala, "lone_wolves", ["open", "me"])
        await ala.watch(table)
        listed = await ola.get("/api/tables", limit=100)
        assert table in [row["id"] for row in listed["tables"]]
        await eve.send("lobby", on=True)
        joined = await ola.post(f"/api/tables/{table}/join")
        assert (joined["seat"], joined["table"]["status"]) == (0, "playing")
        assert (await ala.state(table))["eyes"] == 1
        await eve.wait(lambda: any(message["type"] == "lobby" for message in eve.got))
        assert (await ola.post(f"/api/tables/{table}/join"))["seat"] == 0
        refused = await eve.post(f"/api/tables/{table}/join", 409)
        assert refused["error"]["code"] == "already-started"
        playing = await eve.get("/api/tables", status="playing", limit=100)
        assert table in [row["id"] for row in playing["tables"]]


async def test_one_of_many_gets_the_last_seat(served: Served) -> None:
    async with Client(served.base) as ala:
        table = await set_up(ala, "lone_wolves", ["me", "open"])
        crowd = [Client(served.base, f"Wilk {number}") for number in range(6)]
        for client in crowd:
            await client.post("/api/guest", name=client.name)
        answers = await asyncio.gather(*(client.http.post(f"/api/tables/{table}/join", json={}) for client in crowd))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
        for client in crowd:
            await client.http.aclose()


async def test_so_many_tables_may_wait_for_people_and_no_more(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        waiting = [await set_up(ala, "lone_wolves", ["me", "open"], public=False) for _ in range(MOST_OPEN)]
        refused = await ala.post("/api/tables", 409, game="lone_wolves", seats=[{"kind": "me"}, {"kind": "open"}])
        assert refused["error"]["code"] == "too-many-open-tables"
        await set_up(ola, "lone_wolves", ["me", "open"])
        await ala.post(f"/api/tables/{waiting[0]}/bot", seat=1, level="pup")
        await ala.post(f"/api/tables/{waiting[1]}/leave", 204)
        for _ in range(2):
            await set_up(ala, "lone_wolves", ["me", "open"], public=False)


@pytest.mark.parametrize("backend", ONE_BY_DAY)
async def test_a_table_that_waited_a_week_is_closed(backend: str, database: Callable[[str], dict[str, str]]) -> None:
    opened = open_database(replace(QUICK, **database(backend)).url)  # type: ignore[arg-type]
    await migrate(opened)
    bus = InProcessBus("test")
    account = await Accounts(opened, bus).guest("Ala")
    lobby = Lobby(opened, bus, Invites("s" * 32), DamagedTables())
    me = PlannedSeat(PERSON, account.id)
    plan = Plan("lone_wolves", {}, (me, PlannedSeat(OPEN)), True, "untimed", 0, 0)
    forgotten, awaited = [await lobby.create(account.id, plan) for _ in range(2)]
    playing = await lobby.create(account.id, replace(plan, seats=(me, PlannedSeat(BOT, level="pup"))))
    tables = schema.tables
    old = update(tables).where(tables.c.id.in_((forgotten.id, playing.id))).values(changed=now() - LONGEST_WAIT - 1)
    await opened.write(lambda transaction: transaction.execute(old) and None)
    await lobby.close_forgotten()
    statuses = [
        (await opened.read(lambda connection, table=table: read_table(connection, table.id))).status
        for table in (forgotten, awaited, playing)
    ]
    assert statuses == ["closed", "gathering", "playing"]
    await opened.close()


async def test_who_leaves_before_the_start_frees_the_seat_and_the_last_one_closes_the_table(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await set_up(ala, "lone_wolves", ["me", "open"])
        await ala.post(f"/api/tables/{table}/leave", 204)
        assert (await ola.get(f"/api/tables/{table}"))["table"]["status"] == "closed"
        await ola.post(f"/api/tables/{table}/join", 409)


async def test_the_creator_can_give_a_free_seat_to_a_bot(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await set_up(ala, "lone_wolves", ["me", "open"])
        await ola.post(f"/api/tables/{table}/bot", 403, seat=1, level="pup")
        await ala.post(f"/api/tables/{table}/bot", 422, seat=1, level="alpha:iterations=1000000000")
        filled = await ala.post(f"/api/tables/{table}/bot", seat=1, level="pup")
        assert filled["table"]["status"] == "playing"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "lone_wolves", "seats": [{"kind": "me"}] * 2}, "one-seat-each"),
        ({"game": "lone_wolves", "seats": [{"kind": "bot", "level": "pup"}] * 2}, "nobody-plays"),
        ({"game": "lone_wolves", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "no-such-level"),
        ({"game": "chess", "seats": [{"kind": "me"}]}, "no-such-game"),
        ({"game": "lone_wolves", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 4}, "bad-options"),
        (
            {"game": "lone_wolves", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"board": "round"}},
            "bad-options",
        ),
        ({"game": "lone_wolves", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": {"kind": "live"}}, "bad-pace"),
    ],
)
@ON_ONE_DATABASE
async def test_a_table_that_cannot_be_is_refused(served: Served, wanted: dict[str, object], code: str) -> None:
    async with Client(served.base) as ala:
        response = await ala.http.post("/api/tables", json=wanted)
        assert response.json()["error"]["code"] == code


async def test_a_rematch_rotates_the_seats_and_waits_for_the_others(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves", options={"board": "advanced"})
        await ala.post(f"/api/tables/{table}/rematch", 409)
        await ala.act("resign", table)
        fresh = await ola.post(f"/api/tables/{table}/rematch")
        assert (fresh["seat"], fresh["table"]["seats"][1]["kind"]) == (0, "kept")
        assert fresh["table"]["options"]["board"] == "advanced"
        await ala.wait(lambda: ala.infos[table]["rematch"] == fresh["table"]["id"])
        again = await ala.post(f"/api/tables/{table}/rematch")
        assert (again["table"]["id"], again["seat"], again["table"]["status"]) == (fresh["table"]["id"], 1, "playing")


async def test_my_tables_come_with_those_that_wait_for_me_first(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        waits = await sit_down([ala, ola], "lone_wolves", options={"first_leader": "0"})
        other = await sit_down([ala, ola], "lone_wolves", options={"first_leader": "1"})
        assert [row["id"] for row in (await ala.get("/api/me/tables"))["tables"]] == [waits, other]
        assert [row["id"] for row in (await ola.get("/api/me/tables"))["tables"]] == [other, waits]

        def told() -> list[int]:
            return [sum(message["type"] == "mine" for message in person.got) for person in (ala, ola)]

        before = told()  # a game may begin before its players watch it
        await play_on([ala, ola], other, most=1)
        await ola.send("unwatch", table=waits)
        await ola.say(other, "Chwila")
        assert told() == before
        await play_on([ala], waits, most=1)
        await ola.wait(lambda: told()[1] > before[1])
        await ala.act("resign", other)
        over = await ala.get("/api/me/tables", over=True)
        assert [row["id"] for row in over["tables"]] == [other]


async def test_seats_and_spectators_talk_apart_until_the_game_is_over(served: Served) -> None:
    async with Client(served.base, "Ala") as ala, Client(served.base, "Ola") as ola, Client(served.base, "Ewa") as eve:
        table = await sit_down([ala, ola], "lone_wolves")
        await eve.watch(table)
        assert (await ala.say(table, "  Dobrej   zabawy! ‮ "))["type"] == "ack"
        assert (await eve.say(table, "Ala is bluffing"))["type"] == "ack"

        def heard(client: Client) -> list[str]:
            return [message["text"] for message in client.got if message["type"] == "talk"]

        await eve.wait(lambda: len(heard(eve)) == 2)
        await ola.wait(lambda: heard(ola) == ["Dobrej zabawy!"])
        assert [said["text"] for said in (await ola.get(f"/api/tables/{table}/talk"))["talk"]] == ["Dobrej zabawy!"]
        await ola.call("PUT", f"/api/me/muted/{ala.account}", 204)
        assert (await ola.get("/api/me/muted"))["muted"] == [ala.account]
        await ala.say(table, "Do you hear me?")
        await eve.wait(lambda: len(heard(eve)) == 3)
        assert heard(ola) == ["Dobrej zabawy!"]
        assert (await ola.get(f"/api/tables/{table}/talk"))["talk"] == []
        await ola.call("DELETE", f"/api/me/muted/{ala.account}", 204)
        assert (await ala.say(table, "\u200b "))["error"]["code"] == "empty-talk"
        await ala.act("resign", table)
        assert len((await ola.get(f"/api/tables/{table}/talk"))["talk"]) == 3


async def test_a_finished_game_is_replayed_through_any_eyes_and_analysed_once(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table, most=5)
        await ala.act("resign", table)
        own = next(m for m in ola.got if m["type"] == "state" and m["version"] == 3)
        shown = await eve.get(f"/api/tables/{table}/replay", ply=3, eyes="1")
        assert (shown["view"], shown["sentences"]) == (own["view"], own["entries"][0]["sentences"])
        everything = await eve.get(f"/api/tables/{table}/replay", ply=5, eyes="all")
        assert everything["view"]["seat"] is None
        assert everything["sheet"]["total"] == ala.states[table]["result"]["points"]
        await eve.get(f"/api/tables/{table}/replay", 404, ply=6)
        await eve.get(f"/api/tables/{table}/replay", 404, ply=1, eyes="7")
        assert (await eve.get(f"/api/tables/{table}/analysis"))["status"] == "none"
        await eve.post(f"/api/tables/{table}/analysis", 202)

        async def is_done() -> bool:
            analysis = await ola.post(f"/api/tables/{table}/analysis", 202)
            assert analysis["status"] in ("queued", "done")
            return analysis["status"] == "done"

        await until_told(is_done, 120)
        assert len((await eve.get(f"/api/tables/{table}/analysis"))["judged"]["decisions"]) == 5


async def test_leaderboards_have_the_registered_by_rating(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        for client, name in ((ala, "Winner"), (ola, "Loser")):
            await client.post("/api/me/register", name=f"{name} {client.account[:6]}", password="lone wolves")
        table = await sit_down([ala, ola], "lone_wolves")
        await ola.act("resign", table)
        board = await ala.get("/api/leaderboards/lone_wolves/2", limit=100)
        ranked = [person["account"] for person in board["people"]]
        assert ranked.index(ala.account) < ranked.index(ola.account)
        rating = {person["account"]: person["rating"] for person in board["people"]}
        assert isinstance(rating[ala.account], int)
        assert 900 < rating[ola.account] < 1000 < rating[ala.account] < 1200
        changes = (await ola.get(f"/api/tables/{table}/ratings"))["changes"]
        assert [change["before"] for change in changes] == [1000, 1000]
        assert [change["after"] for change in changes] == [rating[client.account] for client in (ala, ola)]
        (own,) = (await ala.get(f"/api/people/{ala.account}"))["statistics"]
        assert own["rating"] == rating[ala.account]
        assert (await ala.get("/api/leaderboards/lone_wolves/2", page=1000))["people"] == []


async def test_a_game_that_is_ended_together_changes_no_rating(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        assert (await ala.get(f"/api/tables/{table}/ratings"))["changes"] == []
        await ala.act("ask_end", table)
        await ola.act("agree", table)
        assert (await ala.get(f"/api/tables/{table}/ratings"))["changes"] == []


@ON_ONE_DATABASE
async def test_everyone_is_told_where_they_may_sit_down(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:

        async def free(table: str, key: str = "") -> list[int]:
            headers = {"X-Table-Key": key} if key else {}
            return (await ola.call("GET", f"/api/tables/{table}", headers=headers))["free"]

        invited = [{"kind": "me"}, {"kind": "invited"}]
        public = await ala.post("/api/tables", game="lone_wolves", seats=invited)
        assert await free(public["table"]["id"]) == []
        assert await free(public["table"]["id"], public["links"]["seats"]["1"]) == [1]
        private = await ala.post("/api/tables", game="lone_wolves", seats=invited, public=False)
        table, key = private["table"]["id"], private["links"]["key"]
        assert await free(table, key) == []
        assert (await ala.get(f"/api/tables/{table}"))["free"] == []
        key = private["links"]["seats"]["1"]
        assert await free(table, key) == [1]
        assert (await ola.post(f"/api/tables/{table}/join", seat=1, key=key))["table"]["status"] == "playing"
        both = [{"kind": "open"}, {"kind": "invited"}]
        mixed = await ala.post("/api/tables", game="lone_wolves", seats=both, public=False)
        table, key = mixed["table"]["id"], mixed["links"]["key"]
        assert await free(table, key) == [0]
        assert (await ola.post(f"/api/tables/{table}/join", 409, seat=1, key=key))["error"]["code"] == "seat-taken"


async def test_who_has_the_table_before_them_is_told_and_nothing_more(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        table = await sit_down([ala, ola], "lone_wolves")

        def here(client: Client) -> list[int]:
            told = [message for message in client.got if message["type"] == "presence" and message["table"] == table]
            return told[-1]["here"] if told else []

        await eve.watch(table)
        for client in (ala, ola, eve):
            await client.wait(lambda client=client: here(client) == [0, 1])
        second = Client(served.base)
        second.http.cookies = ola.http.cookies
        await second.connect()
        await second.watch(table)
        await ola.disconnect()
        await second.wait(lambda: here(second) == [0, 1])
        assert here(ala) == [0, 1]
        await second.disconnect()
        await ala.wait(lambda: here(ala) == [0])
        await eve.wait(lambda: here(eve) == [0])
        await ola.connect()
        await ola.watch(table)
        await ala.wait(lambda: here(ala) == [0, 1])
        await ala.send("unwatch", table=table)
        await ola.wait(lambda: here(ola) == [1])
        await second.http.aclose()
