"""Tournaments: who meets whom, standings, and whole tournaments at a real server."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack
from itertools import combinations
from typing import Any

import httpx
import pytest

from tests.nightly import nightly
from tests.server.client import Client, is_to_decide, pick, visitor
from tests.server.conftest import Fresh, Two
from tests.server.serving import Served
from tests.server.test_bots_api import Program, bot_of, register
from tests.server.waiting import until_told
from wataha.server.tournaments import round_robin, swiss, tables
from wataha.server.tournaments.standings import POINT, Game, stand

PEOPLE = [f"p{number:02}" for number in range(40)]


def finished(round: int, group: tuple[str, ...], chance: random.Random) -> Game:
    places = tuple(chance.randint(1, len(group)) for _ in group)
    return Game(round, group, places)


@pytest.mark.parametrize("count", range(3, 17))
def test_in_a_round_robin_everybody_meets_everybody_once_from_seats_that_differ(count: int) -> None:
    people = PEOPLE[:count]
    met: Counter[frozenset[str]] = Counter()
    first: Counter[str] = Counter()
    for number in range(1, round_robin.rounds_of(count) + 1):
        groups = round_robin.pair_round(people, number)
        assert sorted(person for group in groups for person in group) == people
        met.update(frozenset(group) for group in groups if len(group) == 2)
        first.update(group[0] for group in groups if len(group) == 2)
    assert met == Counter(frozenset(pair) for pair in combinations(people, 2))
    assert max(first.values()) - min(first.values()) <= 1


@pytest.mark.parametrize(("count", "rounds"), [(3, 2), (6, 3), (9, 5), (16, 7), (40, 9)])
def test_in_a_swiss_nobody_meets_anybody_twice(count: int, rounds: int) -> None:
    chance, games, people = random.Random(count), list[Game](), PEOPLE[:count]
    for done in range(rounds):
        groups = swiss.pair_next_round(people, set(), games, done, rounds)
        assert sorted(person for group in groups for person in group) == people
        games += [finished(done + 1, group, chance) for group in groups]
    met = Counter(frozenset(game.people) for game in games if len(game.people) == 2)
    assert set(met.values()) == {1}
    left_over = Counter(game.people[0] for game in games if len(game.people) == 1)
    assert all(times == 1 for times in left_over.values())


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_in_a_swiss_of_few_all_rounds_are_played(count: int, seed: int) -> None:
    chance, games, people = random.Random(seed), list[Game](), PEOPLE[:count]
    for done in range(8):
        groups = swiss.pair_next_round(people, set(), games, done, 8)
        assert sorted(person for group in groups for person in group) == people
        assert sum(len(group) == 1 for group in groups) == count % 2
        games += [finished(done + 1, group, chance) for group in groups]


def test_in_a_swiss_the_missing_are_not_paired_and_forfeits_count() -> None:
    games = [Game(1, ("a", "c"), (1, 2), frozenset("a")), Game(1, ("d", "b"), (1, 2))]
    groups = swiss.pair_next_round("abcd", {"a"}, games, 1, 3)
    assert sorted(person for group in groups for person in group) == ["b", "c", "d"]
    assert {"c", "d"} in [set(group) for group in groups], "those who have a point each meet"
    assert [game.units("c") for game in games[:1]] == [POINT]
    assert stand("abcd", games)[-1].points == 0


@pytest.mark.parametrize(("count", "wanted"), [(9, 3), (11, 4), (17, 5), (5, 3), (10, 4)])
def test_at_tables_everybody_plays_with_others_as_long_as_there_are_others(count: int, wanted: int) -> None:
    chance, games, people = random.Random(7), list[Game](), PEOPLE[:count]
    for number in range(1, 4):
        groups = tables.seat_next_round(people, set(), games, wanted, (2, 3, 4, 5))
        assert sorted(person for group in groups for person in group) == people
        assert {len(group) for group in groups} <= {1, wanted - 1, wanted}
        games += [finished(number, group, chance) for group in groups]
    pairs = [frozenset(pair) for game in games for pair in combinations(game.people, 2)]
    most = max(Counter(pairs).values())
    assert most <= (2 if count > 2 * wanted else 3)


def test_points_at_a_table_are_for_the_others_who_came_behind() -> None:
    game = Game(1, ("a", "b", "c", "d"), (1, 2, 2, 4), frozenset("d"))
    assert [round(game.units(person) / POINT, 3) for person in "abcd"] == [1.0, 0.5, 0.5, 0.0]


class Party:
    """People of a test who play a tournament, each move at once."""

    def __init__(self, clients: list[Client]) -> None:
        self.clients = {client.account: client for client in clients}

    async def play_round(self, tournament: str, absent: tuple[str, ...] = ()) -> dict[str, Any]:
        """Play the tables of the round that is on, and wait until the tournament goes on."""
        client = next(iter(self.clients.values()))
        told = await client.get(f"/api/tournaments/{tournament}")
        number = told["tournament"]["round"]
        on = [table for table in told["tables"] if table["round"] == number and not table["over"]]
        await asyncio.gather(*(self._play(table, absent) for table in on))
        async with asyncio.timeout(60):
            while True:
                told = await client.get(f"/api/tournaments/{tournament}")
                if told["tournament"]["round"] != number or told["tournament"]["status"] != "playing":
                    return told
                await asyncio.sleep(0.1)

    async def _play(self, table: dict[str, Any], absent: tuple[str, ...]) -> None:
        await asyncio.gather(
            *(self._sit(self.clients[person], table["table"]) for person in table["people"] if person not in absent)
        )

    @staticmethod
    async def _sit(client: Client, table: str) -> None:
        await client.watch(table)
        while True:
            state = await client.wait(
                lambda: (
                    (found := client.states.get(table)) and (is_to_decide(found) or bool(found["result"])) and found
                ),
                120,
            )
            if state["result"]:
                return
            seen = state["version"]
            await client.act("move", table, path=pick(state["moves"], seen))
            await client.wait(lambda seen=seen: client.states[table]["version"] > seen)


LIVE = {"kind": "live", "seconds": 20, "bank": 60}


async def gather_party(stack: AsyncExitStack, served: Served, count: int) -> Party:
    clients = [await stack.enter_async_context(Client(served.base, forgetful=True)) for _ in range(count)]
    await asyncio.gather(*(register(client) for client in clients))
    return Party(clients)


async def set_up(party: Party, **wanted: Any) -> str:
    """A tournament of everybody in a party, set up by the first of them."""
    creator, *_ = party.clients.values()
    made = await creator.post("/api/tournaments", 201, name="Cup", pace=LIVE, **wanted)
    id = made["tournament"]["id"]
    for client in party.clients.values():
        await client.post(f"/api/tournaments/{id}/join")
    return id


@nightly
@pytest.mark.anyio
async def test_a_round_robin_is_played_to_its_end_through_a_crash(fresh: Fresh) -> None:
    served = fresh("sqlite")
    async with AsyncExitStack() as stack:
        party = await gather_party(stack, served, 4)
        ala, ola, *_ = party.clients.values()
        id = await set_up(party, game="lone_wolves", system="round_robin")
        assert (await ola.post(f"/api/tournaments/{id}/begin", 403))["error"]["code"] == "not-yours"
        begun = await ala.post(f"/api/tournaments/{id}/begin")
        assert (begun["tournament"]["rounds"], begun["tournament"]["round"], len(begun["tables"])) == (3, 1, 2)
        assert (await ala.get(f"/api/tables/{begun['tables'][0]['table']}"))["tournament"] == id
        told = await party.play_round(id)
        assert (told["tournament"]["round"], len(told["tables"])) == (2, 4)
        served.kill()
        served.start()
        for client in party.clients.values():
            await client.connect()
        told = await party.play_round(id)
        assert (told["tournament"]["round"], len(told["tables"])) == (3, 6)
        told = await party.play_round(id)
        assert (told["tournament"]["status"], len(told["tables"])) == ("over", 6)
        assert len({frozenset(table["people"]) for table in told["tables"]}) == 6
        assert sum(line["points"] for line in told["standings"]) == 6
        assert [line["games"] for line in told["standings"]] == [3] * 4
        ranks = [line["rank"] for line in told["standings"]]
        assert ranks == sorted(ranks)


@nightly
@pytest.mark.anyio
async def test_of_two_processes_each_round_is_set_up_once_and_one_goes_on_alone(two: Two) -> None:
    first, second = two()
    async with AsyncExitStack() as stack:
        party = await gather_party(stack, second, 3)
        ala, *_ = party.clients.values()
        elsewhere = [visitor(first.base) for _ in party.clients]
        for browser, client in zip(elsewhere, party.clients.values(), strict=True):
            await stack.enter_async_context(browser)
            browser.cookies = client.http.cookies
        wanted = {"name": "Cup", "game": "lone_wolves", "system": "round_robin", "pace": LIVE}
        id = (await ala.post("/api/tournaments", 201, **wanted))["tournament"]["id"]

        async def everywhere(act: str, *browsers: httpx.AsyncClient) -> list[int]:
            """Do something in both processes at once."""
            calls = (browser.post(f"/api/tournaments/{id}/{act}", timeout=60) for browser in browsers)
            return sorted([response.status_code for response in await asyncio.gather(*calls)])

        here = [client.http for client in party.clients.values()]
        assert await everywhere("join", *here, *elsewhere) == [200] * 6
        assert await everywhere("begin", here[0], elsewhere[0], here[0]) == [200, 409, 409]

        async def has_come_to(number: int) -> bool:
            told = (await ala.get(f"/api/tournaments/{id}"))["tournament"]
            return told["round"] == number if number <= 3 else told["status"] == "over"

        for number in range(1, 4):
            tables = (await ala.get(f"/api/tournaments/{id}"))["tables"]
            assert sorted((table["round"], len(table["people"])) for table in tables[-2:]) == [(number, 1), (number, 2)]
            assert len(tables) == 2 * number
            table = next(table for table in tables[-2:] if table["table"])
            loser = party.clients[table["people"][0]]
            await loser.watch(table["table"])
            await loser.state(table["table"])
            await loser.act("resign", table["table"])
            if number == 2:
                first.kill()
            await until_told(lambda after=number + 1: has_come_to(after), 60)
        assert len((await ala.get(f"/api/tournaments/{id}"))["tables"]) == 6


@pytest.mark.anyio
async def test_who_does_not_come_loses_and_is_not_paired_until_they_are_back(fresh: Fresh) -> None:
    served = fresh("sqlite")
    async with AsyncExitStack() as stack:
        party = await gather_party(stack, served, 4)
        ala, *_, late = party.clients.values()
        quick = {"kind": "live", "seconds": 5, "bank": 0}
        made = await ala.post(
            "/api/tournaments", 201, name="Cup", game="lone_wolves", system="swiss", rounds=3, pace=quick
        )
        id = made["tournament"]["id"]
        for client in party.clients.values():
            await client.post(f"/api/tournaments/{id}/join")
        await ala.post(f"/api/tournaments/{id}/begin")
        told = await party.play_round(id, absent=(late.account,))
        first = next(table for table in told["tables"] if late.account in table["people"])
        assert first["absent"] == [late.account]
        assert dict(zip(first["people"], first["points"], strict=True))[late.account] == 0
        line = next(line for line in told["standings"] if line["account"] == late.account)
        assert (line["missing"], line["points"]) == (True, 0)
        second = [table["people"] for table in told["tables"] if table["round"] == 2]
        assert late.account not in [person for people in second for person in people]
        assert sorted(map(len, second)) == [1, 2]
        back = await late.post(f"/api/tournaments/{id}/join")
        assert not next(line for line in back["standings"] if line["account"] == late.account)["missing"]
        told = await party.play_round(id)
        third = [person for table in told["tables"] if table["round"] == 3 for person in table["people"]]
        assert late.account in third


@pytest.mark.anyio
async def test_tables_of_three_play_in_rounds(fresh: Fresh) -> None:
    served = fresh("sqlite", games=("wolves_and_sheep",))
    async with AsyncExitStack() as stack:
        party = await gather_party(stack, served, 3)
        ala, *_ = party.clients.values()
        wanted = {"game": "wolves_and_sheep", "players": 3, "options": {"interrupts": "own_turn"}}
        refused = await ala.post("/api/tournaments", 422, name="Cup", pace=LIVE, system="swiss", **wanted)
        assert refused["error"]["code"] == "bad-options"
        id = await set_up(party, system="tables", rounds=1, **wanted)
        begun = await ala.post(f"/api/tournaments/{id}/begin")
        assert [len(table["people"]) for table in begun["tables"]] == [3]
        for client in list(party.clients.values())[1:]:
            await client.watch(begun["tables"][0]["table"])
            await client.state(begun["tables"][0]["table"])
            await client.act("resign", begun["tables"][0]["table"])
        told = await party.play_round(id)
        assert told["tournament"]["status"] == "over"
        assert sum(line["points"] for line in told["standings"]) == pytest.approx(1.5)


@pytest.mark.anyio
async def test_a_tournament_is_joined_left_and_called_off(served: Served) -> None:
    async with AsyncExitStack() as stack:
        party = await gather_party(stack, served, 2)
        guest = await stack.enter_async_context(Client(served.base))
        ala, ola = party.clients.values()
        assert (await guest.post("/api/tournaments", 403, name="Cup", game="lone_wolves", pace=LIVE))["error"][
            "code"
        ] == "not-for-guests"
        untimed = {"kind": "untimed"}
        await ala.post("/api/tournaments", 422, name="Cup", game="lone_wolves", pace=untimed)
        id = await set_up(party, game="lone_wolves")
        assert (await ala.post(f"/api/tournaments/{id}/begin", 409))["error"]["code"] == "too-few-people"
        assert id in [one["id"] for one in (await guest.get("/api/tournaments"))["tournaments"]]
        left = await ola.post(f"/api/tournaments/{id}/leave")
        assert ([line["account"] for line in left["standings"]], left["joined"]) == ([ala.account], False)
        assert (await guest.post(f"/api/tournaments/{id}/join", 403))["error"]["code"] == "not-for-guests"
        await ola.call("DELETE", f"/api/tournaments/{id}", 403)
        await ala.call("DELETE", f"/api/tournaments/{id}", 204)
        assert (await ola.get(f"/api/tournaments/{id}"))["tournament"]["status"] == "closed"
        await ola.get("/api/tournaments/abcdefghijkm", 404)


@pytest.mark.anyio
async def test_bots_have_tournaments_of_their_own(served: Served) -> None:
    async with AsyncExitStack() as stack:
        party = await gather_party(stack, served, 3)
        bots = [await bot_of(owner, "play") for owner in party.clients.values()]
        ala, *_ = party.clients.values()
        wanted = {"name": "Bots", "game": "lone_wolves", "pace": LIVE, "programs": True}
        id = (await ala.post("/api/tournaments", 201, **wanted))["tournament"]["id"]
        refused = await ala.post(f"/api/tournaments/{id}/join", 403)
        assert refused["error"]["code"] == "not-for-you"
        for bot in bots:
            program = await stack.enter_async_context(Program(served, *bot))
            await program.post(f"/api/tournaments/{id}/join")
        begun = await ala.post(f"/api/tournaments/{id}/begin")
        assert {person for table in begun["tables"] for person in table["people"]} == {account for account, _ in bots}
        await ala.call("DELETE", f"/api/tournaments/{id}", 204)
