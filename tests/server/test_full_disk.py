"""A disk that is full: whoever writes is told to come back later, and all goes on by itself once there is room."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.client import Client, play_on, sit_down
from tests.server.conftest import Command, Fresh
from tests.server.serving import fill_disk, free_disk
from tests.server.test_damage import admin
from tests.server.waiting import until_told

pytestmark = pytest.mark.anyio

# These servers make their tables themselves, which leaves the file that is written to next the largest of all.


async def test_a_full_disk_is_noticed_and_survived(fresh: Fresh, folder: Path, command: Command) -> None:
    server = fresh("sqlite", data=str(folder))
    async with Client(server.base) as ala, Client(server.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table, most=4)

        async def is_ready() -> bool:
            return (await ala.http.get("/readyz")).status_code == 200

        for _ in range(2):
            assert await is_ready()
            fill_disk(server)
            mover = ala if ala.states[table]["moves"] else ola
            version = mover.states[table]["version"]
            move = mover.states[table]["moves"][0]
            refused = await mover.act("move", table, path=move)
            assert (refused["type"], refused["error"]["code"]) == ("refused", "unavailable")
            refused = await mover.say(table, "Auuu!")
            assert refused["error"]["code"] == "unavailable"
            for path, body in (
                ("/api/tables", {"game": "lone_wolves", "seats": [{"kind": "me"}, {"kind": "open"}]}),
                ("/api/me/register", {"name": "Ala", "password": "lone wolves"}),
            ):
                answer = await ala.http.post(path, json=body)
                assert answer.status_code == 503, answer.text
                assert answer.json()["error"]["code"] == "unavailable"
            answer = await ala.http.get("/readyz")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
            assert (await ala.http.get("/healthz")).status_code == 200
            assert (await ala.get(f"/api/tables/{table}/story"))["version"] == version, "reading goes on"
            free_disk(server)
            await until_told(is_ready)
            assert (await mover.act("move", table, path=move))["version"] == version + 1
            for client in (ala, ola):
                await client.state(table, version + 1)
            assert await play_on([ala, ola], table, most=2) == 2
    assert not [line for line in server.lines() if line["level"] == "error"]
    server.stop()
    assert (await admin(command, server, "verify")).stdout == "Everything agrees with the logs.\n"


async def test_a_full_disk_is_noticed_before_anybody_writes(fresh: Fresh, folder: Path) -> None:
    quick = "import wataha.server.storage.database as database; database.PROBE_SECONDS = 0"
    server = fresh("sqlite", data=str(folder), before=quick)
    fill_disk(server)
    async with httpx.AsyncClient(base_url=server.base, verify=False) as http:
        assert (await http.get("/readyz")).status_code == 503
        free_disk(server)
        assert (await http.get("/readyz")).status_code == 200
