"""Polls over real sockets: what others get of one, and when, is the same whatever a seat holds or does."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest
from sqlalchemy import select

from tests.nightly import nightly
from tests.server.client import Client, set_up
from tests.server.conftest import QUICK, Fresh, Two
from tests.server.serving import Served
from tests.server.waiting import until
from wataha.server.play.clocks import GRACE
from wataha.server.storage.database import open_database
from wataha.server.storage.schema import log

pytestmark = pytest.mark.anyio

POLL = 2_000
"""Milliseconds that a poll lasts here: time for a seat to do all that it does."""

GAMES = ("wolves_and_sheep",)

DEALT_ALIKE = """
from types import SimpleNamespace
from wataha.server.tables import deals
deals.secrets = SimpleNamespace(token_hex=lambda count: "0b" * count)
"""
"""For a server: every table is dealt from one key."""


@pytest.fixture(scope="module")
def sheep(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for Wolves and Sheep."""
    data = str(tmp_path_factory.mktemp("sheep"))
    server = Served(replace(QUICK, data=data, games=GAMES, poll=POLL), DEALT_ALIKE).start()
    yield server
    server.forget()


def first_of(moves: list[str]) -> str:
    """The first move of the quietest kind."""
    verbs = ("tile", "cell", "turn", "pass", "")
    return next(path for verb in verbs for path in moves if path.startswith(verb))


class Table:
    """A table of Wolves and Sheep, dealt like all others, played up to a poll in which someone could interrupt."""

    def __init__(self, people: list[Client], eve: Client) -> None:
        self.people = people
        self.eve = eve
        self.id = self.commitment = ""
        self.asked = people[0]
        """Who is asked in another's turn, and could interrupt."""
        self.path = ""
        """How."""

    @property
    def everyone(self) -> list[Client]:
        return [*self.people, self.eve]

    @property
    def others(self) -> list[Client]:
        return [client for client in self.everyone if client is not self.asked]

    async def reach_poll(self) -> None:
        """All play the first move that leads there; the same moves for the same deal. Nobody answers a poll."""
        self.id = await set_up(self.people[0], "wolves_and_sheep", ["me", "open", "open"])
        for person in self.people[1:]:
            await person.post(f"/api/tables/{self.id}/join")
        for client in self.everyone:
            await client.watch(self.id)
            await client.state(self.id)
        self.commitment = (await self.eve.get(f"/api/tables/{self.id}"))["table"]["commitment"]
        while not (self.all_know_the_poll() and self.finds_asked()):
            decider = next((person for person in self.people if person.states[self.id]["moves"]), None)
            if self.closing(self.eve):
                await self.closed()
            elif decider and not self.closing(decider):
                answer = await decider.act("move", self.id, path=first_of(decider.states[self.id]["moves"]))
                await decider.state(self.id, answer["version"])
            await self.all_seen()

    def finds_asked(self) -> bool:
        for person in self.people:
            state = person.states[self.id]
            paths = [path for path in state["moves"] or [] if path.startswith(("announce", "reveal"))]
            if state["poll"] and paths and state["eyes"] != state["view"]["facts"]["owner"]:
                self.asked, self.path = person, paths[0]
                return True
        return False

    async def all_seen(self) -> None:
        """Whatever their process had to say until now has arrived."""
        await asyncio.gather(*(client.has_seen(self.id, 0) for client in self.everyone))

    def closing(self, client: Client) -> int:
        """When the poll closes that is open for a client; 0 without one."""
        poll = client.states[self.id]["poll"]
        return poll["closes"] if poll else 0

    def all_know_the_poll(self) -> bool:
        return len({self.closing(client) for client in self.everyone}) == 1

    async def closed(self) -> None:
        """The poll that is open has closed for all."""
        closes = self.closing(self.eve)
        for client in self.everyone:
            await client.wait(lambda client=client: self.closing(client) != closes)

    async def answer(self, *paths: str) -> None:
        for path in paths:
            answer = await self.asked.act("move", self.id, path=path)
            assert answer["type"] == "ack", answer
            await self.asked.state(self.id, answer["version"])

    async def others_got(self, *paths: str) -> list[str]:
        """What all others got from the beginning on, after the seat gave these answers and the poll has closed."""
        before = [len(client.raw) for client in self.others]
        poll = self.eve.states[self.id]["poll"]
        await self.answer(*paths)
        assert self.asked.states[self.id]["poll"]["answer"] == (paths[-1] if paths else None)
        await self.all_seen()
        for client, seen in zip(self.others, before, strict=True):
            assert [message for message in client.raw[seen:] if '"pong"' not in message] == []
        story = [await client.get(f"/api/tables/{self.id}/story") for client in self.others]
        info = [(await client.get(f"/api/tables/{self.id}"))["table"] for client in self.others]
        await self.closed()
        await self.all_seen()
        closings = [client.states[self.id]["entries"][-1] for client in self.everyone]
        assert {(closing["kind"], closing["by"]) for closing in closings} == {("close", "clock")}
        assert len({closing["at"] for closing in closings}) == 1
        assert closings[0]["at"] >= poll["closes"]
        got = [[m for m in client.raw if self.id in m] for client in self.others]
        return [self.without_moments(json.dumps(each)) for each in (*got, *story, *info)]

    def without_moments(self, text: str) -> str:
        """Tables, commitments to them, accounts and moments differ from one table to the other; nothing else may."""
        text = text.replace(self.id, "TABLE").replace(self.commitment, "COMMITMENT")
        text = re.sub(r"\b1\d{12}\b", "MOMENT", text)
        text = re.sub(r'(answers[\\": ]+)(?!null)[\w-]+', r"\1ID", text)
        for number, person in enumerate(self.everyone):
            text = text.replace(person.account, f"ACCOUNT{number}")
        return text


def people(served: Served) -> tuple[Client, Client, Client, Client]:
    return (
        Client(served.base, "Ala"),
        Client(served.base, "Ola"),
        Client(served.base, "Iza"),
        Client(served.base, "Ewa"),
    )


async def test_a_seat_that_declines_in_the_end_is_for_others_like_one_that_did_nothing(sheep: Served) -> None:
    """Bytes, versions, clocks, stories and lists tell no more of it; and all see the poll close at one moment."""

    async def got(*answers: str) -> list[str]:
        ala, ola, iza, ewa = people(sheep)
        async with ala, ola, iza, ewa:
            table = Table([ala, ola, iza], ewa)
            await table.reach_poll()
            return await table.others_got(*(table.path if path == "INTERRUPT" else path for path in answers))

    tries = (["decline"], ["INTERRUPT", "decline"], ["leave", "INTERRUPT", "decline"])
    nothing = await got()
    for answers in tries:
        assert await got(*answers) == nothing, answers


async def test_until_it_closes_an_interruption_looks_like_nothing_and_then_all_see_it(sheep: Served) -> None:
    ala, ola, iza, ewa = people(sheep)
    async with ala, ola, iza, ewa:
        table = Table([ala, ola, iza], ewa)
        await table.reach_poll()
        await table.others_got(table.path)
        seat = table.asked.states[table.id]["eyes"]
        for client in table.everyone:
            state = client.states[table.id]
            assert (state["actor"], state["poll"]) == (seat, None)
        refused = await table.asked.act("undo", table.id)
        assert refused["error"]["code"] == "undo-needs-consent"


async def test_nobody_is_told_of_a_table_because_another_answered_there(sheep: Served) -> None:
    """Whoever is asked, and looks elsewhere, hears that the table awaits them once, when the poll opens."""
    ala, ola, iza, ewa = people(sheep)
    async with ala, ola, iza, ewa:
        table = Table([ala, ola, iza], ewa)
        await table.reach_poll()
        for client in table.others:
            await client.send("unwatch", table=table.id)
        await table.all_seen()
        before = [len(client.raw) for client in table.others]
        await table.answer("leave", "decline", table.path)
        await table.all_seen()
        for client, seen in zip(table.others, before, strict=True):
            assert [message for message in client.raw[seen:] if '"pong"' not in message] == []


async def test_an_answer_that_was_acknowledged_survives_a_kill(fresh: Fresh) -> None:
    """It is in the log, hidden from the others; the poll closes once people had time to come back."""
    served = fresh(games=GAMES, poll=POLL, before=DEALT_ALIKE)
    ala, ola, iza, ewa = people(served)
    async with ala, ola, iza, ewa:
        table = Table([ala, ola, iza], ewa)
        await table.reach_poll()
        await table.answer("leave")
        due = table.closing(ewa)
        served.kill()
        await until(lambda: time.time() * 1000 > due)
        served.start()
        for client in table.everyone:
            await client.disconnect()
            await client.connect()
            await client.watch(table.id)
        await table.asked.wait(lambda: any(message["type"] == "state" for message in table.asked.got))
        assert table.asked.states[table.id]["poll"]["answer"] == "leave"
        assert ewa.states[table.id]["poll"]["answer"] is None
        await ewa.wait(lambda: ewa.states[table.id]["poll"] is None, patience=3 * GRACE / 1000)
        seat = table.asked.states[table.id]["eyes"]
        assert ewa.states[table.id]["view"]["facts"]["ranks"][seat] == 1


@nightly
async def test_of_two_processes_one_closes_a_poll_with_the_answers_of_both(two: Two) -> None:
    first, second = two(games=GAMES, poll=POLL, before=DEALT_ALIKE)
    ala, ola = Client(first.base, "Ala"), Client(second.base, "Ola")
    iza, ewa = Client(first.base, "Iza"), Client(second.base, "Ewa")
    async with ala, ola, iza, ewa:
        table = Table([ala, ola, iza], ewa)
        await table.reach_poll()
        await table.answer("leave")
        await table.closed()
        seat = table.asked.states[table.id]["eyes"]
        ranks = [client.states[table.id]["view"]["facts"]["ranks"] for client in table.everyone]
        assert [each[seat] for each in ranks] == [1, 1, 1, 1]
    database = open_database(first.settings.url)
    rows = await database.rows(
        select(log.c.number, log.c.kind).where(log.c.table_id == table.id).order_by(log.c.number)
    )
    await database.close()
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    answers = [place for place, row in enumerate(rows) if row.kind == "answer"]
    assert [rows[place + 1].kind for place in answers] == ["close"]
