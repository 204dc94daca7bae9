"""Good company: friends, who of them is online, challenges, blocks, and quick pairing."""

from __future__ import annotations

import asyncio

import pytest

from tests.nightly import nightly
from tests.server.client import Client, play_on, set_up
from tests.server.conftest import Two
from tests.server.serving import Served
from tests.server.test_accounts import PASSWORD
from tests.server.test_bots_api import bot_of, register

pytestmark = pytest.mark.anyio


async def friends_of(client: Client) -> dict[str, bool | None]:
    return {friend["id"]: friend["online"] for friend in (await client.get("/api/me/friends"))["friends"]}


async def befriend(one: Client, other: Client) -> None:
    await one.post("/api/me/friends", 204, account=other.account)
    await other.post("/api/me/friends", 204, account=one.account)


async def test_friends_are_those_who_both_would_like_to_be(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        assert (await ala.post("/api/me/friends", 403, account=ola.account))["error"]["code"] == "not-for-guests"
        await register(ala)
        name = await register(ola)
        await ala.post("/api/me/friends", 404, name="Nobody of that name")
        await ala.post("/api/me/friends", 404, account=ala.account)
        await ala.post("/api/me/friends", 204, name=name.upper())
        assert await friends_of(ala) == {}
        asking = (await ola.get("/api/me/friends"))["asking"]
        assert [(friend["id"], friend["online"]) for friend in asking] == [(ala.account, None)]
        await ola.post("/api/me/friends", 204, account=ala.account)
        assert set(await friends_of(ala)) == {ola.account}
        await ala.call("DELETE", f"/api/me/friends/{ola.account}", 204)
        assert await friends_of(ola) == {}


async def test_a_link_makes_friends_at_once_and_a_guessed_one_does_not(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as ela:
        for client in (ala, ola, ela):
            await register(client)
        key = (await ala.get("/api/me/friends"))["key"]
        await ela.post("/api/me/friends", 204, account=ala.account, key=("b" if key[0] == "a" else "a") + key[1:])
        assert await friends_of(ela) == {}
        await ola.post("/api/me/friends", 204, account=ala.account, key=key)
        assert set(await friends_of(ala)) == {ola.account}


async def until_online(client: Client, friend: str, online: bool | None) -> None:
    async with asyncio.timeout(30):
        while (await friends_of(client))[friend] is not online:
            await asyncio.sleep(0.05)


async def test_friends_see_who_is_online_if_they_allow_it(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        await register(ala)
        await register(ola)
        await befriend(ala, ola)
        await ola.disconnect()
        await until_online(ala, ola.account, False)
        await ola.connect()
        await until_online(ala, ola.account, True)
        await ola.call("PUT", "/api/me/discretion", 204, json={"discreet": True})
        assert await friends_of(ala) == {ola.account: None}


@nightly
async def test_friends_are_seen_from_another_process(two: Two) -> None:
    first, second = two()
    async with Client(first.base) as ala, Client(second.base) as ola:
        await register(ala)
        await register(ola)
        await befriend(ala, ola)
        await ola.disconnect()
        await ola.connect()
        await until_online(ala, ola.account, True)
        await ola.disconnect()
        await until_online(ala, ola.account, False)


async def test_who_is_deleted_is_nobody_s_friend(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        await register(ala)
        await register(ola)
        await befriend(ala, ola)
        await ola.call("DELETE", "/api/me", 204, json={"password": PASSWORD})
        company = await ala.get("/api/me/friends")
        assert (company["friends"], company["asked"], company["asking"]) == ([], [], [])


async def test_a_friend_is_challenged_accepts_or_declines(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as stranger:
        await register(ala)
        await register(ola)
        challenge = {
            "game": "lone_wolves",
            "options": {"board": "advanced"},
            "seats": [{"kind": "me"}, {"kind": "kept", "account": ola.account}],
            "pace": {"kind": "live", "seconds": 60, "bank": 60},
        }
        assert (await ala.post("/api/tables", 403, **challenge))["error"]["code"] == "not-friends"
        await befriend(ala, ola)
        told = len(ola.got)
        table = (await ala.post("/api/tables", **challenge))["table"]["id"]
        await ola.wait(lambda: any(message["type"] == "mine" for message in ola.got[told:]))
        assert [row["id"] for row in (await ola.get("/api/me/tables"))["tables"]] == [table]
        open_tables = await stranger.get("/api/tables", limit=100)
        assert table not in [row["id"] for row in open_tables["tables"]]
        await stranger.post(f"/api/tables/{table}/join", 409)
        joined = await ola.post(f"/api/tables/{table}/join")
        assert (joined["table"]["status"], joined["table"]["options"]["board"]) == ("playing", "advanced")
        declined = (await ala.post("/api/tables", **challenge))["table"]["id"]
        await ola.post(f"/api/tables/{declined}/leave", 204)
        assert (await ala.get(f"/api/tables/{declined}"))["table"]["status"] == "closed"


async def test_anyone_challenges_a_bot(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        await register(ala)
        bot, _ = await bot_of(ala, "play")
        seats = [{"kind": "me"}, {"kind": "kept", "account": bot}]
        made = await ola.post("/api/tables", game="lone_wolves", seats=seats)
        assert made["table"]["seats"][1]["program"]


async def test_a_blocked_person_gets_no_seat_no_hearing_and_no_friendship(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        await register(ala)
        await register(ola)
        await befriend(ala, ola)
        await ala.call("PUT", f"/api/me/blocked/{ola.account}", 204)
        assert [one["id"] for one in (await ala.get("/api/me/blocked"))["blocked"]] == [ola.account]
        assert await friends_of(ala) == {}
        table = await set_up(ala, "lone_wolves", ["me", "open"], public=True)
        refused = await ola.post(f"/api/tables/{table}/join", 403)
        assert refused["error"]["code"] == "not-welcome"
        await ola.post("/api/me/friends", 204, account=ala.account)
        assert (await ala.get("/api/me/friends"))["asking"] == []
        await ala.watch(table)
        await ola.watch(table)
        await ola.say(table, "Hau")
        await ala.say(table, "Słychać mnie?")
        await ala.wait(lambda: any(message["type"] == "talk" for message in ala.got))
        assert "Hau" not in [message["text"] for message in ala.got if message["type"] == "talk"]
        await ala.call("DELETE", f"/api/me/blocked/{ola.account}", 204)
        assert (await ola.post(f"/api/tables/{table}/join"))["seat"] == 1


async def test_two_who_wait_for_the_same_game_are_paired(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        first = await ala.post("/api/pairing", game="lone_wolves")
        assert (first["table"], first["rating"]) == (None, 1000)
        told = len(ala.got)
        second = await ola.post("/api/pairing", game="lone_wolves")
        assert second["table"] is not None
        await ala.wait(lambda: any(message["type"] == "mine" for message in ala.got[told:]))
        assert (await ala.get("/api/pairing"))["table"] == second["table"]
        found = (await ala.get(f"/api/tables/{second['table']}"))["table"]
        assert (found["status"], found["pace"]["kind"], found["rated"]) == ("playing", "live", True)
        assert {seat["account"] for seat in found["seats"]} == {ala.account, ola.account}
        for client in (ala, ola):
            await client.watch(found["id"])
            await client.state(found["id"])
        await play_on([ala, ola], found["id"], most=2)


async def test_nobody_is_paired_with_those_apart_or_gone(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        await ala.call("PUT", f"/api/me/blocked/{ola.account}", 204)
        await ala.post("/api/pairing", game="lone_wolves")
        assert (await ola.post("/api/pairing", game="lone_wolves"))["table"] is None
        await ala.call("DELETE", f"/api/me/blocked/{ola.account}", 204)
        await ala.call("DELETE", "/api/pairing", 204)
        await ala.get("/api/pairing", 404)
        assert (await ola.get("/api/pairing"))["table"] is None
        await ola.call("DELETE", "/api/pairing", 204)
