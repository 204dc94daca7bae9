"""A cheater asks for everything, and gets nothing."""

from __future__ import annotations

import asyncio
import json
import re
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.client import Client, play_on, set_up, sit_down
from tests.server.conftest import QUICK
from tests.server.serving import Served
from wataha.engine.match import Match
from wataha.engine.views import PUBLIC
from wataha.server.storage.database import open_database
from wataha.server.storage.schema import tables

pytestmark = pytest.mark.anyio


async def test_everyone_sees_exactly_the_view_of_their_own_eyes(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        table = await sit_down([ala, ola], "lone_wolves")
        await eve.watch(table)
        await eve.state(table)
        await play_on([ala, ola], table)
        version = ala.states[table]["version"]
        await eve.state(table, version)
        record = await eve.get(f"/api/tables/{table}/record")
        kept = {key: record[key] for key in ("game", "rules", "players", "options", "key", "moves")}
        for client, eyes in ((ala, 0), (ola, 1), (eve, PUBLIC)):
            for state in (message for message in client.got if message["type"] == "state"):
                match = Match.replay(kept, state["version"])
                assert state["eyes"] == eyes
                assert state["view"] == json.loads(json.dumps(match.view(eyes)))
                assert state["moves"] == (match.moves() if match.actor == eyes else None)
                if state["result"] is None:
                    assert all(entry["path"] is None for entry in state["entries"] if entry["seat"] != eyes)


async def test_all_paths_are_told_once_the_game_is_over(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table, most=4)
        story = (await eve.get(f"/api/tables/{table}/story"))["entries"]
        assert [entry["path"] for entry in story] == [None] * 4
        await ala.act("resign", table)
        story = (await eve.get(f"/api/tables/{table}/story", after=1))["entries"]
        record = await eve.get(f"/api/tables/{table}/record")
        assert [entry["path"] for entry in story] == [*record["moves"][1:], None]


async def test_how_the_points_stand_is_told_where_it_is_no_secret(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table, most=6)
        sheet = await eve.get(f"/api/tables/{table}/sheet")
        assert sheet["total"] == (await ala.state(table, 6))["view"]["score"]


async def secrets_of(served: Served, table: str) -> list[str]:
    """What must not be found in anything that a cheater gets: key and salt, in any spelling."""
    database = open_database(served.settings.url)
    row = await database.row(select(tables.c.deal_key, tables.c.deal_salt).where(tables.c.id == table))
    await database.close()
    assert row is not None
    found: list[str] = []
    for digits in row:
        secret = bytes.fromhex(digits)
        found += [digits, digits.upper(), str(int(digits, 16)), b64encode(secret).decode(), repr(secret)]
        found += [str(int.from_bytes(secret[at : at + 8], "little", signed=True)) for at in (0, 8)]
    return found


async def test_a_cheater_finds_neither_key_nor_hands_nor_seats(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        table = await sit_down([ala, ola], "lone_wolves")
        await eve.watch(table)
        await play_on([ala, ola], table, most=4)
        secrets = await secrets_of(served, table)
        answers: list[Any] = [
            await eve.get(f"/api/tables/{table}"),
            await eve.get(f"/api/tables/{table}/deal"),
            await eve.get(f"/api/tables/{table}/story"),
            await eve.get(f"/api/tables/{table}/talk"),
            await eve.get(f"/api/tables/{table}/record", 409),
            await eve.get(f"/api/tables/{table}/replay", 409, ply=2, eyes="all"),
            await eve.get(f"/api/tables/{table}/replay", 409, ply=2, eyes="0"),
            await eve.get(f"/api/tables/{table}/analysis", 409),
            await eve.get(f"/api/tables/{table}/moves", 409),
            await eve.post(f"/api/tables/{table}/hint", 409),
            await eve.post(f"/api/tables/{table}/join", 409),
            await eve.post(f"/api/tables/{table}/rematch", 409),
            await eve.post(f"/api/tables/{table}/leave", 403),
            await eve.post(f"/api/tables/{table}/bot", 403, seat=0, level="pup"),
            await eve.act("move", table, version=4, path="play K2 cave"),
            await eve.act("resign", table, version=4),
            await ala.act("move", table, version=4, path="nonsense"),
            eve.got,
            ala.got,
            ola.got,
        ]
        for secret in secrets:
            assert secret not in json.dumps(answers)
            assert secret not in served.log.read_text()
            for client in (ala, ola, eve):
                assert not any(secret in message for message in client.raw)
        own = (await ala.get(f"/api/tables/{table}/story"))["entries"]
        assert {entry["path"] is None for entry in own if entry["seat"] == 1} == {True}


def another(secret: str) -> str:
    """What differs from a secret in its first letter."""
    return ("x" if secret[0] != "x" else "y") + secret[1:]


async def test_a_secret_link_lets_one_look_and_leaks_no_seat(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        made = await ala.post(
            "/api/tables", game="lone_wolves", seats=[{"kind": "me"}, {"kind": "invited"}], public=False
        )
        table, links = made["table"]["id"], made["links"]
        await eve.get(f"/api/tables/{table}", 404)
        await eve.watch(table)
        assert eve.got[-1]["error"]["code"] == "no-such-table"
        await eve.watch(table, key=another(links["seats"]["1"]))
        assert eve.got[-1]["error"]["code"] == "no-such-table"
        looked = await eve.call("GET", f"/api/tables/{table}", headers={"X-Table-Key": links["key"]})
        assert looked["links"] is None
        assert links["seats"]["1"] not in json.dumps(looked)
        refused = await eve.post(f"/api/tables/{table}/join", 409, key=links["key"])
        assert refused["error"]["code"] == "seat-taken"
        joined = await ola.post(f"/api/tables/{table}/join", key=links["seats"]["1"])
        assert (joined["seat"], joined["table"]["status"], joined["links"]) == (1, "playing", None)
        refused = await eve.post(f"/api/tables/{table}/join", 404, key=links["seats"]["1"])
        await eve.watch(table, key=links["key"])
        assert (await eve.state(table))["eyes"] == PUBLIC
        listed = await eve.get("/api/tables", status="playing", limit=100)
        assert table not in [row["id"] for row in listed["tables"]]
        stranger = Client(served.base)
        for path in ("story", "talk", "record", "replay", "analysis"):
            await stranger.get(f"/api/tables/{table}/{path}", 404)
        await stranger.http.aclose()


async def test_a_forged_or_foreign_cookie_is_nobody(served: Served) -> None:
    async with Client(served.base) as ala:
        account, rest = ala.cookie.split(".", 1)
        for forged in (f"{account}x.{rest}", "x", "", f"{account}.{another(rest)}", "a" * 4000):
            client = Client(served.base)
            client.http.headers["Cookie"] = f"wataha={forged}"
            assert (await client.get("/api/me"))["account"] is None
            await client.get("/api/me/tables", 401)
            await client.http.aclose()


async def test_the_record_is_open_once_the_game_is_over(served: Served) -> None:
    async with Client(served.base) as ala:
        table = await set_up(ala, "lone_wolves", ["me", "pup"])
        await ala.watch(table)
        await ala.state(table)
        await ala.get(f"/api/tables/{table}/record", 409)
        await ala.act("resign", table)
        record = await ala.get(f"/api/tables/{table}/record")
        assert bytes.fromhex(record["key"])
        assert "seed" not in record


@pytest.fixture(scope="module")
def sheep(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for Wolves and Sheep."""
    server = Served(replace(QUICK, data=str(tmp_path_factory.mktemp("sheep")), games=("wolves_and_sheep",))).start()
    yield server
    server.forget()


def first_of(moves: list[str]) -> str:
    """The first move of the quietest kind."""
    verbs = ("tile", "cell", "turn", "decline", "pass", "")
    return next(path for verb in verbs for path in moves if path.startswith(verb))


class Poll:
    """A table of Wolves and Sheep with a deal of our choice, played up to a poll in which someone could act."""

    def __init__(self, people: list[Client], eve: Client, seed: int) -> None:
        self.people = people
        self.eve = eve
        self.seed = seed
        self.table = ""
        self.polled = people[0]

    async def reach(self, served: Served) -> None:
        """All play the first move that leads there; the same moves for the same deal."""
        self.table = await set_up(self.people[0], "wolves_and_sheep", ["me", "open", "open"])
        for person in self.people[1:]:
            await person.post(f"/api/tables/{self.table}/join")
        database = open_database(served.settings.url)
        dealt = (
            update(tables)
            .where(tables.c.id == self.table)
            .values(
                seed=self.seed,
                deal_key=None,
                deal_salt=None,
                commitment=None,
                turn=Match("wolves_and_sheep", self.seed, 3).actor,
            )
        )
        await database.write(lambda transaction: transaction.execute(dealt) and None)
        await database.close()
        for client in (*self.people, self.eve):
            await client.watch(self.table)
            await client.state(self.table)
        while True:
            decider = next(person for person in self.people if person.states[self.table]["moves"])
            state = decider.states[self.table]
            tries = [path for path in state["moves"] if path.startswith(("announce", "reveal"))]
            if state["view"]["decision"] == "poll" and state["eyes"] != state["view"]["facts"]["owner"] and tries:
                self.polled, self.path = decider, tries[0]
                return
            answer = await decider.act("move", self.table, path=first_of(state["moves"]))
            await decider.state(self.table, answer["version"])
            await asyncio.gather(*(client.has_seen(self.table, 0) for client in (*self.people, self.eve)))

    async def answer(self, tries: bool) -> list[str]:
        """The polled seat perhaps tries something and takes it back, then declines; what all others got, as bytes."""
        others = [client for client in (*self.people, self.eve) if client is not self.polled]
        before = [len(client.raw) for client in others]
        if tries:
            for kind, more in (("move", {"path": self.path}), ("undo", {})):
                answer = await self.polled.act(kind, self.table, **more)
                assert answer["type"] == "ack", answer
                await self.polled.state(self.table, answer["version"])
        await asyncio.gather(*(client.has_seen(self.table, 0) for client in others))
        for client, seen in zip(others, before, strict=True):
            assert [message for message in client.raw[seen:] if '"pong"' not in message] == []
        story = [await client.get(f"/api/tables/{self.table}/story") for client in others]
        info = [(await client.get(f"/api/tables/{self.table}"))["table"] for client in others]
        answer = await self.polled.act("move", self.table, path="decline")
        assert answer["type"] == "ack", answer
        await asyncio.gather(*(client.has_seen(self.table, 0) for client in others))
        got = [[m for m in client.raw if self.table in m and '"type":"ack"' not in m] for client in others]
        return [self.without_moments(json.dumps(each)) for each in (*got, *story, *info)]

    def without_moments(self, text: str) -> str:
        """Tables, accounts and moments differ from one table to the other; nothing else may."""
        text = re.sub(r"\b1\d{12}\b", "MOMENT", text.replace(self.table, "TABLE"))
        for number, person in enumerate((*self.people, self.eve)):
            text = text.replace(person.account, f"ACCOUNT{number}")
        return text


async def test_that_a_polled_seat_tried_something_and_took_it_back_shows_nowhere(sheep: Served) -> None:
    """Versions, clocks, stories and lists tell the others no more of it than of a seat that did nothing."""
    got: list[list[str]] = []
    for tries in (False, True):
        async with (
            Client(sheep.base, "Ala") as ala,
            Client(sheep.base, "Ola") as ola,
            Client(sheep.base, "Iza") as iza,
            Client(sheep.base, "Ewa") as eve,
        ):
            poll = Poll([ala, ola, iza], eve, seed=11)
            await poll.reach(sheep)
            got.append(await poll.answer(tries))
    assert got[0] == got[1]
