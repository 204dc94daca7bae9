"""One damaged table stops nothing: lists leave it out, whoever opens it is told, everybody else plays on."""

from __future__ import annotations

import asyncio
import subprocess
from typing import Any

import pytest
from sqlalchemy import text

from tests.nightly import nightly
from tests.server.client import Client, nonce, play_on, set_up, sit_down
from tests.server.conftest import ONE_BY_DAY, Command, Fresh
from tests.server.serving import Served
from tests.server.waiting import until_told
from wataha.server.storage.database import Transaction, open_database

pytestmark = pytest.mark.anyio

ROWS = {
    "no JSON": "UPDATE tables SET options = '{\"board\"' WHERE id = :table",
    "deep JSON": "UPDATE tables SET options = :deep WHERE id = :table",
    "a list of options": "UPDATE tables SET options = '[]' WHERE id = :table",
    "an unknown option": 'UPDATE tables SET options = \'{"moon": "full"}\' WHERE id = :table',
    "an unknown game": "UPDATE tables SET game = 'chess' WHERE id = :table",
    "no players": "UPDATE tables SET players = 0 WHERE id = :table",
    "nine players": "UPDATE tables SET players = 9 WHERE id = :table",
    "a lost seat": "DELETE FROM seats WHERE table_id = :table AND seat = 1",
    "a strange seat": "UPDATE seats SET kind = 'throne' WHERE table_id = :table AND seat = 1",
    "a strange pace": "UPDATE tables SET pace = 'hasty' WHERE id = :table",
    "no key": "UPDATE tables SET deal_key = NULL WHERE id = :table",
    "half a key": "UPDATE tables SET deal_key = 'abcd' WHERE id = :table",
    "no salt": "UPDATE tables SET deal_salt = NULL WHERE id = :table",
    "no commitment": "UPDATE tables SET commitment = NULL WHERE id = :table",
}
ONLY_ON_SQLITE = {
    "words for a moment": "UPDATE tables SET created = 'noon' WHERE id = :table",
    "words for a version": "UPDATE tables SET version = 'three' WHERE id = :table",
    "bytes for options": "UPDATE tables SET options = x'ff00' WHERE id = :table",
}
LOGS = {
    "an illegal move": "UPDATE log SET path = 'fly away' WHERE table_id = :table AND number = 1",
    "no move": "UPDATE log SET path = NULL WHERE table_id = :table AND number = 2",
    "an unknown event": "UPDATE log SET kind = 'sneeze' WHERE table_id = :table AND number = 1",
    "a seat that is none": "UPDATE log SET kind = 'away', seat = 77 WHERE table_id = :table AND number = 2",
    "a gap": "DELETE FROM log WHERE table_id = :table AND number = 1",
    "a lost end": "DELETE FROM log WHERE table_id = :table AND number = 2",
}
STATUS = "UPDATE tables SET status = 'asleep' WHERE id = :table"


async def damage(server: Served, statement: str, table: str) -> None:
    """What a bad disk or a bad idea does to a row."""
    await damage_all(server, [(statement, table)])


async def damage_all(server: Served, damages: list[tuple[str, str]]) -> None:
    """Statements, and the table that each is about."""
    opened = open_database(server.settings.url)

    def work(transaction: Transaction) -> None:
        for statement, table in damages:
            values = {"table": table} | ({"deep": "[" * 50_000} if ":deep" in statement else {})
            transaction.execute(text(statement), values)

    await opened.write(work)
    await opened.close()


async def admin(command: Command, server: Served, task: str) -> subprocess.CompletedProcess[str]:
    settings = server.settings
    where = ["--database", settings.database] if settings.database else ["--data", settings.data]
    return await command("admin", task, *where)


def warnings(server: Served) -> list[dict[str, Any]]:
    return [line for line in server.lines() if line["message"] == "a table is damaged"]


@pytest.mark.parametrize("backend", ONE_BY_DAY)
async def test_damaged_tables_are_left_out_refused_verified_and_put_aside(
    backend: str, fresh: Fresh, command: Command
) -> None:
    server = fresh(backend)
    wrong = {**ROWS, **LOGS, "a strange status": STATUS} | (ONLY_ON_SQLITE if backend == "sqlite" else {})
    async with Client(server.base, "Ala") as ala, Client(server.base, "Ola") as ola:
        played: dict[str, str] = {}
        for what in wrong:
            played[what] = await sit_down([ala, ola], "lone_wolves")
            await play_on([ala, ola], played[what], most=2)
        sound = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], sound, most=2)
        waiting = await set_up(ala, "lone_wolves", ["me", "open"])
        broken = await set_up(ala, "lone_wolves", ["me", "open"])
    server.stop()
    due = "UPDATE tables SET due = 1 WHERE id = :table"
    damages = [(each, played[what]) for what, statement in wrong.items() for each in (statement, due)]
    await damage_all(server, [*damages, (ROWS["no JSON"], broken)])
    server.log.write_text("")
    server.start()

    async with Client(server.base, "Ewa") as ewa:
        ewa.http.cookies.set("wataha", ala.cookie)
        hurt = set(played.values()) | {broken}
        for _ in range(3):
            assert [table["id"] for table in (await ewa.get("/api/tables"))["tables"]] == [waiting]
            playing = {table["id"] for table in (await ewa.get("/api/tables", status="playing", limit=100))["tables"]}
            assert sound in playing
            assert not playing & {played[what] for what in wrong if what not in LOGS}
            own = {table["id"] for table in (await ewa.get("/api/me/tables", limit=100))["tables"]}
            assert {sound, waiting} <= own
            assert not own & {played[what] for what in wrong if what not in LOGS}
        for what, table in {**played, "waiting": broken}.items():
            for path in ("", "/story", "/moves", "/record"):
                answer = await ewa.http.get(f"/api/tables/{table}{path}")
                assert answer.status_code == 409, (what, path, answer.text)
                assert answer.json()["error"]["code"] == "damaged-log", (what, path)
            for path, body in (("join", {}), ("leave", {}), ("bot", {"seat": 1, "level": "pup"}), ("rematch", {})):
                answer = await ewa.http.post(f"/api/tables/{table}/{path}", json=body)
                seated_already = what in LOGS and path == "join"  # which is all that joining tells
                assert answer.status_code == (200 if seated_already else 409), (what, path, answer.text)
            seen = len(ewa.got)
            await ewa.send("watch", table=table, version=None)
            await ewa.send("resign", table=table, id=nonce(), version=0)
            await ewa.wait(lambda seen=seen: len(ewa.got) >= seen + 2)
            codes = {message.get("error", {}).get("code") for message in ewa.got[seen:]}
            assert codes <= {"damaged-log"}, (what, ewa.got[seen:])
    told = [line["table"] for line in warnings(server)]
    assert set(told) == hurt
    assert len(told) == len(hurt), "each is told of once"
    assert not [line for line in server.lines() if line["level"] == "error"]

    async with Client(server.base, "Iga") as iga, Client(server.base, "Ida") as ida:
        again = await sit_down([iga, ida], "lone_wolves")
        assert await play_on([iga, ida], again, most=4) == 4
        against = await set_up(iga, "lone_wolves", ["me", "pup"])
        await iga.watch(against)
        await iga.state(against)
        assert await play_on([iga], against, most=3) == 3
    server.stop()
    checked = await admin(command, server, "verify")
    assert checked.returncode == 1
    assert "Traceback" not in checked.stderr
    for what, table in {**played, "waiting": broken}.items():
        assert f"table {table}: " in checked.stdout, what
    assert f"table {sound}: " not in checked.stdout
    rebuilt = await admin(command, server, "rebuild")
    assert rebuilt.returncode == 0, rebuilt


async def test_the_sweep_does_not_come_back_to_damaged_tables_again_and_again(fresh: Fresh) -> None:
    server = fresh("sqlite", sweep=20, log_level="debug")
    async with Client(server.base) as ala:
        tables = [await set_up(ala, "lone_wolves", ["me", "pup"]) for _ in range(4)]
    server.stop()
    for table in tables[:3]:
        await damage(server, "UPDATE tables SET due = 1 WHERE id = :table", table)
    await damage(server, ROWS["no JSON"], tables[0])
    await damage(server, "UPDATE tables SET rules = 99 WHERE id = :table", tables[1])
    await damage(server, "UPDATE seats SET level = 'genius' WHERE table_id = :table AND seat = 1", tables[2])
    server.log.write_text("")
    server.start()
    await asyncio.sleep(1)
    passed = [line["table"] for line in server.lines() if line["message"] == "a table was passed over"]
    assert sorted(passed) == sorted(tables[:2])
    assert not [line for line in server.lines() if line["level"] == "error"]


async def test_a_damaged_moment_carries_nobody_off_into_the_future(fresh: Fresh) -> None:
    server = fresh("sqlite")
    async with Client(server.base) as ala:
        far, odd = [await set_up(ala, "lone_wolves", ["me", "open"]) for _ in range(2)]
    server.stop()
    await damage(server, "UPDATE tables SET changed = 9007199254740991 WHERE id = :table", far)
    await damage(server, "UPDATE tables SET changed = 'soon' WHERE id = :table", odd)
    server.start()
    async with Client(server.base) as ala:
        made = await ala.post("/api/tables", game="lone_wolves", seats=[{"kind": "me"}, {"kind": "open"}])
        assert made["table"]["created"] < 4_102_444_800_000


@nightly
async def test_an_analysis_of_a_damaged_game_holds_up_no_other(fresh: Fresh) -> None:
    server = fresh("sqlite")
    async with Client(server.base) as ala, Client(server.base) as ola:
        first, second = [await sit_down([ala, ola], "lone_wolves") for _ in range(2)]
        for table in (first, second):
            await ala.act("resign", table)
    server.stop()
    await damage(server, "INSERT INTO analyses (table_id, status, asked) VALUES (:table, 'queued', 1)", first)
    await damage(server, "INSERT INTO analyses (table_id, status, asked) VALUES (:table, 'queued', 2)", second)
    await damage(server, ROWS["no JSON"], first)
    server.start()
    async with Client(server.base) as ewa:

        async def judged() -> bool:
            return (await ewa.get(f"/api/tables/{second}/analysis"))["status"] == "done"

        await until_told(judged)
