"""Whole games over sockets, for every game there is: the largest table on SQLite, the smallest on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

import wataha
from tests.nightly import by_day
from tests.server.client import HIDES_STEPS, Client, is_to_decide, play_on, set_up, sit_down
from tests.server.conftest import QUICK
from tests.server.serving import PATIENCE, Served
from tests.server.waiting import until_told
from wataha.bots import LEGEND
from wataha.engine.match import Match
from wataha.server.ops.admin import verify
from wataha.server.storage.database import open_database

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def full_house(backend: str, database: Callable[[str], dict[str, str]]) -> Iterator[Served]:
    """A server that offers every game."""
    server = Served(replace(QUICK, **database(backend), games=())).start("/healthz")  # type: ignore[arg-type]
    yield server
    server.forget()


async def play(server: Served, game: str, players: int) -> None:
    async with AsyncExitStack() as stack:
        names = (*(f"Wilk {seat}" for seat in range(players)), "Sowa")
        clients = [Client(server.base, name, forgetful=True) for name in names]
        *people, watcher = [await stack.enter_async_context(client) for client in clients]
        table = await sit_down(people, game)
        await watcher.watch(table)
        score = (await watcher.state(table))["view"]["score"]
        sheet = await watcher.get(f"/api/tables/{table}/sheet", 409 if None in score else 200)
        assert None in score or sheet["total"] == score
        moves = await play_on(people, table)
        await watcher.wait(lambda: watcher.states[table]["result"])
        seen = [person.states[table] for person in (*people, watcher)]
        assert all(state["result"] == seen[0]["result"] for state in seen)
        record = await watcher.get(f"/api/tables/{table}/record")
        again = Match.replay({key: record[key] for key in ("game", "rules", "players", "options", "key", "moves")})
        assert (again.over, again.score()) == (True, seen[0]["result"]["points"])
        assert game in HIDES_STEPS or again.ply == moves


async def until_ready(server: Served) -> None:
    """The rules of all games are compiled; on the first run ever that takes minutes."""
    client = Client(server.base)

    async def ready() -> bool:
        return all(game["ready"] for game in (await client.get("/api/games"))["games"])

    await until_told(ready, PATIENCE)
    await client.http.aclose()


async def test_every_game_is_played_to_its_end(full_house: Served, backend: str) -> None:
    await until_ready(full_house)
    size = max if backend == "sqlite" else min
    await asyncio.gather(*(play(full_house, game.id, size(game.players)) for game in wataha.games()))
    database = open_database(full_house.settings.url)
    wrong: list[str] = []
    assert await database.read(lambda connection: verify(connection, wrong.append)) == 0, wrong
    await database.close()


@pytest.mark.parametrize("game", by_day([game.id for game in wataha.games()], "moonlight"))
async def test_legend_sits_down(full_house: Served, backend: str, game: str) -> None:
    """It is offered once it is compiled, which comes last."""
    if backend != "sqlite":
        pytest.skip("bots know nothing of databases")

    async with Client(full_house.base, f"Gość {game}"[:16]) as guest:

        async def offered() -> bool:
            games = (await guest.get("/api/games"))["games"]
            return next(one for one in games if one["id"] == game)["levels"][-1] == LEGEND

        await until_told(offered, PATIENCE)
        table = await set_up(guest, game, ["me", LEGEND])
        await guest.watch(table)
        begun = (await guest.state(table))["version"]
        moves = 0

        def legend_has_moved() -> bool:
            return guest.states[table]["version"] > begun + moves

        while not legend_has_moved():
            await guest.wait(lambda: legend_has_moved() or is_to_decide(guest.states[table]))
            if not legend_has_moved():
                moves += await play_on([guest], table, most=1)
        await guest.act("resign", table)
