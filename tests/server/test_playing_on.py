"""Playing on from a position of a finished game, and the ladder of bots."""

from __future__ import annotations

import pytest

from tests.server.client import Client, play_on, set_up
from tests.server.conftest import ON_ONE_DATABASE
from tests.server.serving import Served
from tests.server.waiting import until_told
from wataha.engine.match import Match
from wataha.lab.analyse import LEAST_COST

pytestmark = pytest.mark.anyio


async def finished_game(client: Client, level: str = "pup", game: str = "lone_wolves") -> str:
    table = await set_up(client, game, ["me", level])
    await client.watch(table)
    await client.state(table)
    await play_on([client], table)
    return table


async def test_a_finished_game_goes_on_from_any_of_its_positions(served: Served) -> None:
    async with Client(served.base) as ala:
        table = await finished_game(ala)
        for ply, seat in ((0, 0), (9, 1)):
            then = await ala.get(f"/api/tables/{table}/replay", ply=ply, eyes=str(seat))
            made = await ala.post(f"/api/tables/{table}/play-on", ply=ply, seat=seat, level="hunter")
            fresh = made["table"]
            assert (fresh["origin"], fresh["origin_ply"], fresh["public"], fresh["rated"]) == (table, ply, False, False)
            assert (made["seat"], fresh["seats"][1 - seat]["level"]) == (seat, "hunter")
            await ala.watch(fresh["id"])
            story = await ala.get(f"/api/tables/{fresh['id']}/story")
            assert len(story["entries"]) >= ply
            first = await ala.get(f"/api/tables/{fresh['id']}/story", after=0)
            assert [entry["kind"] for entry in first["entries"][:ply]] == ["move"] * ply
            await play_on([ala], fresh["id"])
            record = await ala.get(f"/api/tables/{fresh['id']}/record")
            before = await ala.get(f"/api/tables/{table}/record")
            assert record["moves"][:ply] == before["moves"][:ply]
            assert record["key"] == before["key"]
            again = await ala.get(f"/api/tables/{fresh['id']}/replay", ply=ply, eyes=str(seat))
            assert again["view"] == then["view"]
            assert (await ala.get(f"/api/tables/{fresh['id']}/deal"))["verdict"] == "proven"


async def test_a_game_that_goes_on_counts_for_nothing(served: Served) -> None:
    async with Client(served.base) as ala:
        table = await finished_game(ala)
        counted = await ala.get(f"/api/people/{ala.account}")
        made = await ala.post(f"/api/tables/{table}/play-on", ply=5, seat=0, level="pup")
        await ala.watch(made["table"]["id"])
        await ala.state(made["table"]["id"])
        await play_on([ala], made["table"]["id"])
        assert await ala.get(f"/api/people/{ala.account}") == counted


async def test_only_what_is_over_and_open_to_one_goes_on(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        running = await set_up(ala, "lone_wolves", ["me", "pup"])
        refused = await ala.post(f"/api/tables/{running}/play-on", 409, ply=0, seat=0, level="pup")
        assert refused["error"]["code"] == "not-over"
        table = await finished_game(ala)
        plies = len((await ala.get(f"/api/tables/{table}/record"))["moves"])
        wanted = {"ply": 3, "seat": 0, "level": "pup"}
        for change, status, code in (
            ({"ply": plies}, 409, "game-over"),
            ({"ply": plies + 1}, 404, "no-such-ply"),
            ({"seat": 2}, 404, "no-such-seat"),
            ({"level": "wizard"}, 422, "no-such-level"),
        ):
            refused = await ala.post(f"/api/tables/{table}/play-on", status, **{**wanted, **change})
            assert refused["error"]["code"] == code
        private = await set_up(ala, "lone_wolves", ["me", "pup"], public=False)
        assert (await ola.post(f"/api/tables/{private}/play-on", 404, **wanted))["error"]["code"] == "no-such-table"


async def test_games_against_one_level_count_on_the_ladder(served: Served) -> None:
    async with Client(served.base) as ala:
        won = 0
        for _ in range(2):
            table = await finished_game(ala, "pup")
            record = await ala.get(f"/api/tables/{table}/record")
            won += record["places"][0] == 1
        resigned = await set_up(ala, "lone_wolves", ["me", "hunter"])
        await ala.watch(resigned)
        await ala.state(resigned)
        await ala.act("resign", resigned)
        await ala.wait(lambda: ala.states[resigned]["result"])
        ladder = (await ala.get(f"/api/people/{ala.account}"))["ladder"]
        assert ladder == [
            {"game": "lone_wolves", "level": "hunter", "games": 1, "wins": 0},
            {"game": "lone_wolves", "level": "pup", "games": 2, "wins": won},
        ]


@ON_ONE_DATABASE
async def test_a_line_that_would_have_been_better_is_shown_and_played_on_from(served: Served) -> None:
    async with Client(served.base) as ala:
        table = await finished_game(ala)
        record = await ala.get(f"/api/tables/{table}/record")
        match = Match.replay(record, 4)
        other = next(move for move in match.moves() if move != record["moves"][4])
        match.play(other)
        line = (await ala.get(f"/api/tables/{table}/line", ply=4, moves=[other, "fly home"], eyes="0"))["plies"]
        assert [(ply["ply"], ply["path"]) for ply in line] == [(5, other)]
        assert line[0]["view"] == match.view(0)
        made = await ala.post(f"/api/tables/{table}/play-on", ply=4, moves=[other], seat=0, level="pup")
        assert made["table"]["origin_ply"] == 5
        refused = await ala.post(f"/api/tables/{table}/play-on", 422, ply=4, moves=["fly home"], seat=0, level="pup")
        assert refused["error"]["code"] == "illegal-move"


@ON_ONE_DATABASE
async def test_an_analysis_tells_how_far_it_is(served: Served) -> None:
    async with Client(served.base) as ala:
        table = await finished_game(ala)
        seen: list[float] = []

        async def is_done() -> bool:
            analysis = await ala.post(f"/api/tables/{table}/analysis", 202)
            if analysis["progress"] is not None:
                seen.append(analysis["progress"])
            return analysis["status"] == "done"

        await until_told(is_done, 120)
        assert seen == sorted(seen)
        assert all(0 <= progress <= 1 for progress in seen)
        assert seen[-1] > 0
        judged = (await ala.get(f"/api/tables/{table}/analysis"))["judged"]
        for decision in judged["decisions"]:
            assert decision["weighed"][0]["path"] == decision["best"]["path"]
            if decision["line"]:
                assert decision["line"][0]["path"] == decision["best"]["path"]
            assert bool(decision["line"]) == (decision["cost"] >= LEAST_COST)
