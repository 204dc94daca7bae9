"""Clients are brought to the worker where their table is at home, and notice nothing of it."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import orjson
import psutil
import pytest

from bench.server.wire import LAST, MASKED, NO_MASK, SHORT, TEXT, Socket
from tests.server.client import Client, nonce, play_on, set_up, sit_down
from tests.server.conftest import BACKENDS, Fresh
from tests.server.serving import Served
from tests.server.test_workers import workers
from wataha.server.homes import Homes

pytestmark = pytest.mark.anyio

TABLES = [f"table{number}" for number in range(300)]


def nobody(_client: socket.socket, _note: bytes) -> None:
    raise AssertionError("nobody was to come")


def homes(folder: Path, *names: str) -> list[Homes]:
    return [Homes(folder, name, nobody) for name in names]


async def test_all_workers_agree_on_a_home_and_who_goes_takes_only_their_own_tables_along(folder: Path) -> None:
    ala, ola, iza = all_homes = homes(folder, "ala", "ola", "iza")
    for each in all_homes:
        each.start()
    before = {table: ala.of(table) for table in TABLES}
    assert all(each.of(table) == home for each in all_homes for table, home in before.items())
    assert all(list(before.values()).count(name) > len(TABLES) / 5 for name in ("ala", "ola", "iza"))
    iza.stop()
    assert all(ala.of(table) == home for table, home in before.items() if home != "iza")
    ala.stop()
    ola.stop()
    assert ola.of("table1") == "ola"


async def test_who_died_takes_nobody_and_is_no_home_any_more(folder: Path) -> None:
    ala, ola = homes(folder, "ala", "ola")
    ala.start()
    ola._own.bind(str(folder / "ola"))
    ola._own.close()
    with socket.socket() as client:
        assert not ala.hand_over(client, b"note", "ola")
    assert {ala.of(table) for table in TABLES} == {"ala"}
    ala.stop()


async def test_a_client_arrives_with_a_note_and_its_connection_is_alive(folder: Path) -> None:
    arrived: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
    ala = homes(folder, "ala")[0]
    ola = Homes(folder, "ola", lambda client, note: arrived.put_nowait((client, note)))
    ola.start()
    client, server = socket.socketpair()
    with client:
        with server:
            assert ala.hand_over(server, b"a note", "ola")
        taken, note = await asyncio.wait_for(arrived.get(), 10)
        with taken:
            taken.sendall(b"still here")
        assert (note, client.recv(100)) == (b"a note", b"still here")
    ola.stop()


@pytest.mark.parametrize("backend", BACKENDS)
async def test_those_at_a_table_meet_in_one_worker_wherever_they_came_in(backend: str, fresh: Fresh) -> None:
    server = fresh(backend, workers=2)
    people = [Client(server.base) for _ in range(12)]
    for person in people:
        await person.__aenter__()
        await person.send("lobby", on=True)
    assert len({worker_of(server, person) for person in people}) == 2
    moved = 0
    for pair in zip(people[::2], people[1::2], strict=True):
        before = [worker_of(server, person) for person in pair]
        table = await sit_down(list(pair), "lone_wolves")
        after = [worker_of(server, person) for person in pair]
        assert after[0] == after[1]
        moved += sum(was != now for was, now in zip(before, after, strict=True))
        assert await play_on(list(pair), table, most=6) == 6
        await pair[0].say(table, "Tu jesteśmy")
        await pair[1].wait(lambda pair=pair: any(message["type"] == "talk" for message in pair[1].got))
    assert moved
    seen = [len(person.got) for person in people]
    await set_up(people[0], "lone_wolves", ["me", "open"])
    for person, count in zip(people, seen, strict=True):
        await person.wait(lambda person=person, count=count: {"type": "lobby"} in person.got[count:])
    assert server.stop() == 0
    for person in people:
        await person.wait(lambda person=person: any(message["type"] == "bye" for message in person.got))
        assert person.socket is not None
        await person.socket.wait_closed()
        assert person.socket.close_code == 1012
        await person.http.aclose()


async def test_nothing_is_lost_that_a_client_says_right_after_looking_at_a_table(fresh: Fresh) -> None:
    server = fresh("sqlite", workers=2)
    async with Client(server.base) as ala:
        tables = [await set_up(ala, "lone_wolves", ["me", "pup"]) for _ in range(8)]
        for number, table in enumerate(tables):
            heard: list[bytes] = []
            socket = await Socket.connect(
                server.settings.host, server.settings.port, "/api/live", f"wataha={ala.cookie}", heard.append
            )
            ids = [nonce() for _ in range(3)]
            messages = [{"type": "watch", "table": table}]
            messages += [{"type": "say", "table": table, "id": id, "text": "Auuu!"} for id in ids]
            frames = b"".join(map(frame, messages))
            first = len(frame(messages[0])) + number % 4 * 5  # with a whole frame, or a piece of the next
            socket._transport.write(frames[:first])
            await asyncio.sleep(0.1)
            socket._transport.write(frames[first:])
            async with asyncio.timeout(20):
                while sum(b'"ack"' in message for message in heard) < len(ids):
                    await asyncio.sleep(0.02)
            acked = [message for message in map(orjson.loads, heard) if message["type"] == "ack"]
            assert [message["id"] for message in acked] == ids
            await socket.close()


def frame(message: dict[str, str]) -> bytes:
    text = orjson.dumps(message)
    assert len(text) < SHORT
    return bytes((LAST | TEXT, MASKED | len(text))) + NO_MASK + text


def worker_of(server: Served, person: Client) -> int:
    """The process that holds the other end of someone's live connection."""
    assert person.socket is not None
    port = person.socket.local_address[1]
    holders = [worker.pid for worker in workers(server) if port in ports(worker)]
    assert len(holders) == 1
    return holders[0]


def ports(worker: psutil.Process) -> set[int]:
    return {connection.raddr.port for connection in worker.net_connections() if connection.raddr}
