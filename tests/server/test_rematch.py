"""Once more: offered by one, accepted or declined by the others, with seats turned and bots kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest

from tests.server.client import Client, set_up
from tests.server.conftest import QUICK
from tests.server.serving import Served

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def served(backend: str, database: Callable[[str], dict[str, str]]) -> Iterator[Served]:
    """A server with a game for two, and one for up to five."""
    server = Served(replace(QUICK, **database(backend), games=("lone_wolves", "the_wolves"))).start(patience=600)  # type: ignore[arg-type]
    yield server
    server.forget()


async def gather(stack: AsyncExitStack, served: Served, number: int) -> list[Client]:
    return [await stack.enter_async_context(Client(served.base, f"Wilk {seat}")) for seat in range(number)]


async def finish(people: list[Client], bots: int = 0, game: str = "the_wolves") -> str:
    """A game among people and bots that was ended together, everyone still before its screen."""
    seats = ["me"] + ["open"] * (len(people) - 1) + ["pup"] * bots
    table = await set_up(people[0], game, seats)
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    for person in people:
        await person.watch(table)
        await person.state(table)
    for person in people:
        await person.act("resign", table)
        if any(one.states[table]["result"] for one in people):
            break
    for person in people:
        await person.wait(lambda person=person: person.states[table]["result"])
    return table


async def hear_offer(person: Client, table: str) -> dict[str, Any]:
    """The rematch of a table, as somebody sees it who watches that table."""
    await person.wait(lambda: person.infos[table]["rematch"])
    return await person.watch(person.infos[table]["rematch"])


def kinds(info: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (3, 0), (4, 0), (5, 0), (1, 1), (2, 1), (3, 2)])
async def test_it_begins_once_all_have_accepted(served: Served, people: int, bots: int) -> None:
    async with AsyncExitStack() as stack:
        crowd = await gather(stack, served, people)
        table = await finish(crowd, bots)
        offered = await crowd[0].post(f"/api/tables/{table}/rematch")
        fresh = offered["table"]["id"]
        assert offered["seat"] == 1
        assert (
            kinds(offered["table"])[1:] == (["person"] + ["kept"] * (people - 1) + ["bot"] * bots)[: people + bots - 1]
        )
        for person in crowd[1:]:
            info = await hear_offer(person, table)
            assert info["status"] == "gathering"
            await person.post(f"/api/tables/{table}/rematch")
        for seat, person in enumerate(crowd):
            await person.watch(fresh)
            state = await person.state(fresh)
            assert state["eyes"] == (seat + 1) % (people + bots)
        info = crowd[0].infos[fresh]
        assert info["status"] == "playing"
        assert info["options"] == crowd[0].infos[table]["options"]
        assert sum(seat["level"] == "pup" for seat in info["seats"]) == bots


async def test_all_press_at_once_and_twice(served: Served) -> None:
    async with AsyncExitStack() as stack:
        crowd = await gather(stack, served, 4)
        table = await finish(crowd)
        answers = await asyncio.gather(
            *(person.post(f"/api/tables/{table}/rematch") for person in crowd for _ in range(2))
        )
        assert len({answer["table"]["id"] for answer in answers}) == 1
        found = await crowd[0].get(f"/api/tables/{answers[0]['table']['id']}")
        assert found["table"]["status"] == "playing"
        assert sorted(answer["seat"] for answer in answers) == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("people", [2, 3, 5])
async def test_whoever_declines_calls_it_off_and_another_offer_may_follow(served: Served, people: int) -> None:
    async with AsyncExitStack() as stack:
        crowd = await gather(stack, served, people)
        table = await finish(crowd)
        first = (await crowd[0].post(f"/api/tables/{table}/rematch"))["table"]["id"]
        for person in crowd:
            await hear_offer(person, table)
        for person in crowd[1:-1]:
            await person.post(f"/api/tables/{table}/rematch")
        await crowd[-1].post(f"/api/tables/{first}/leave", 204)
        for person in crowd:
            await person.wait(lambda person=person: person.infos[first]["status"] == "closed")
            gone = [seat["account"] for seat in person.infos[first]["seats"] if seat["kind"] == "open"]
            assert gone == [crowd[-1].account]
        assert (await crowd[-1].post(f"/api/tables/{first}/join", 409))["error"]["code"] == "already-started"
        second = (await crowd[-1].post(f"/api/tables/{table}/rematch"))["table"]
        assert second["id"] != first
        for person in crowd[:-1]:
            await person.wait(lambda person=person: person.infos[table]["rematch"] == second["id"])
            await person.post(f"/api/tables/{table}/rematch")
        assert (await crowd[0].get(f"/api/tables/{second['id']}"))["table"]["status"] == "playing"


async def test_an_offer_is_withdrawn(served: Served) -> None:
    async with AsyncExitStack() as stack:
        ala, ola, ewa = await gather(stack, served, 3)
        table = await finish([ala, ola, ewa])
        fresh = (await ala.post(f"/api/tables/{table}/rematch"))["table"]["id"]
        await ola.post(f"/api/tables/{table}/rematch")
        await hear_offer(ewa, table)
        await ala.post(f"/api/tables/{fresh}/leave", 204)
        await ewa.wait(lambda: ewa.infos[fresh]["status"] == "closed")
        assert ewa.infos[fresh]["creator"] == ala.account


async def test_a_bot_takes_the_seat_of_somebody_who_never_answers(served: Served) -> None:
    async with AsyncExitStack() as stack:
        ala, ola, ewa = await gather(stack, served, 3)
        table = await finish([ala, ola, ewa])
        await ewa.disconnect()
        offered = (await ala.post(f"/api/tables/{table}/rematch"))["table"]
        await ola.post(f"/api/tables/{table}/rematch")
        seat = next(seat["seat"] for seat in offered["seats"] if seat["account"] == ewa.account)
        filled = await ala.post(f"/api/tables/{offered['id']}/bot", seat=seat, level="pup")
        assert filled["table"]["status"] == "playing"
        late = await ewa.post(f"/api/tables/{table}/rematch", 409)
        assert late["error"]["code"] == "already-started"


async def test_the_offer_is_found_again_after_a_reload_and_by_nobody_else(served: Served) -> None:
    async with AsyncExitStack() as stack:
        ala, ola, eve = await gather(stack, served, 3)
        table = await finish([ala, ola], game="lone_wolves")
        fresh = (await ala.post(f"/api/tables/{table}/rematch"))["table"]["id"]
        await ola.disconnect()
        await ola.connect()
        await ola.watch(table)
        assert (await hear_offer(ola, table))["status"] == "gathering"
        assert fresh in [row["id"] for row in (await ola.get("/api/me/tables"))["tables"]]
        assert fresh not in [row["id"] for row in (await eve.get("/api/tables", limit=100))["tables"]]
        assert (await eve.post(f"/api/tables/{table}/rematch", 403))["error"]["code"] == "not-seated"
        assert (await eve.post(f"/api/tables/{fresh}/join", 409))["error"]["code"] == "seat-taken"
        assert (await ola.post(f"/api/tables/{table}/rematch"))["table"]["status"] == "playing"


async def test_those_who_look_elsewhere_hear_that_a_table_awaits_them(served: Served) -> None:
    async with AsyncExitStack() as stack:
        ala, ola = await gather(stack, served, 2)
        table = await finish([ala, ola], game="lone_wolves")
        await ola.send("unwatch", table=table)
        await ola.send("ping")
        await ola.wait(lambda: any(message["type"] == "pong" for message in ola.got))
        ola.got.clear()
        await ala.post(f"/api/tables/{table}/rematch")
        await ola.wait(lambda: any(message["type"] == "mine" for message in ola.got))
