"""Being told that it is one's turn: in the browser, by mail, by a webhook; once, and only if it is still true."""

from __future__ import annotations

import asyncio
import re
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from sqlalchemy import select

from tests.server.client import Client, pick, sit_down
from tests.server.conftest import ONE_BY_DAY, Fresh, Two
from tests.server.receivers import MailServer, Program, PushService, text_of, token_of
from tests.server.serving import Served
from tests.server.test_accounts import PASSWORD, unique
from tests.server.waiting import until
from wataha.server.storage.database import open_database
from wataha.server.storage.schema import channels, outbox

pytestmark = pytest.mark.anyio

SITE: dict[str, Any] = {
    "site": "http://wataha.example.org",
    "reachable": ("127.0.0.1/32",),
    "notice_after": 50,
    "mail_after": 50,
    "notice_retry": 100,
}
BY_POST = {"kind": "days", "days": 2}
FIRST = {"first_leader": "0"}
"""Whoever sets the table up begins."""


async def register(client: Client) -> None:
    await client.post("/api/me/register", name=unique(client.name), password=PASSWORD)


async def tell_program(client: Client, program: Program) -> str:
    """Let a program be told, and wait for the test that it is sent."""
    added = await client.post("/api/me/channels/webhook", url=program.url)
    program.secret = added["secret"]
    await until(lambda: any(said["type"] == "test" for said in program.got))
    return added["channel"]["id"]


async def choose(client: Client, **more: Any) -> None:
    chosen = {"language": "en", "zone": "Europe/Warsaw", **more}
    await client.call("PUT", "/api/me/notices", 204, json=chosen)


async def move(client: Client, table: str) -> None:
    """Make a move, and look away."""
    state = await client.state(table)
    answer = await client.act("move", table, path=pick(state["moves"], state["version"]))
    assert answer["type"] == "ack", answer


async def sit_and_move(ala: Client, ola: Client, **more: Any) -> str:
    """A table at which Ala has moved, and Ola is to."""
    table = await sit_down([ala, ola], "lone_wolves", options=FIRST, **{"pace": BY_POST, **more})
    await move(ala, table)
    await ola.state(table, 1)
    return table


async def mailbox_of(client: Client, mails: MailServer, address: str) -> str:
    """Give someone a mailbox that has proven to be theirs."""
    before = len(mails.mails)
    added = await client.post("/api/me/channels/email", mailbox=address, password=PASSWORD)
    await until(lambda: len(mails.mails) > before)
    await client.post("/api/mail/confirm", 204, token=token_of(mails.mails[-1], "confirm"))
    return added["id"]


@pytest.mark.parametrize("backend", ONE_BY_DAY)
async def test_a_browser_is_told_in_words_of_its_language_and_of_nothing_hidden(backend: str, fresh: Fresh) -> None:
    server = fresh(backend, **SITE)
    async with Client(server.base, "Ala") as ala, Client(server.base, "Ola") as ola:
        key = (await ola.get("/api/features"))["push"]
        async with PushService(key) as push:
            await ola.post("/api/me/channels/push", **push.subscription)
            await choose(ola, language="de")
            table = await sit_and_move(ala, ola)
            await until(lambda: push.got)
            (said,) = push.got
            assert re.fullmatch(r"Lone Wolves · mit Ala · bis \d{4}-\d\d-\d\d \d\d:\d\d", said.pop("body"))
            assert re.fullmatch(r"n\d+", said.pop("id"))
            assert said == {
                "title": "Du bist dran: Lone Wolves",
                "path": f"/t/{table}",
                "tag": table,
                "waiting": 1,
            }
            (channel,) = (await ola.get("/api/me/notices"))["channels"]
            assert (channel["kind"], channel["here"], channel["failing"]) == ("push", True, False)


async def test_the_key_that_signs_pushes_is_made_once(fresh: Fresh) -> None:
    server = fresh("sqlite", **SITE)
    first = httpx.get(f"{server.base}/api/features").json()["push"]
    server.kill()
    server.start("/healthz")
    assert httpx.get(f"{server.base}/api/features").json()["push"] == first


async def test_who_moves_in_time_is_told_nothing(fresh: Fresh) -> None:
    server = fresh("sqlite", **{**SITE, "notice_after": 2000})
    async with Client(server.base, "Ala") as ala, Client(server.base, "Ola") as ola, Program() as program:
        await register(ola)
        await tell_program(ola, program)
        quick = await sit_and_move(ala, ola)
        await move(ola, quick)
        slow = await sit_and_move(ala, ola)
        await until(lambda: program.turns())
        assert [said["data"]["table"] for said in program.turns()] == [slow]


async def test_a_program_is_told_signed_and_again_until_it_takes_it(fresh: Fresh) -> None:
    server = fresh("sqlite", **SITE)
    async with Client(server.base, "Ala") as ala, Client(server.base, "Ola") as ola, Program() as program:
        await register(ola)
        await tell_program(ola, program)
        program.statuses = [500, 429, 503]
        table = await sit_and_move(ala, ola)
        await until(lambda: len(program.turns()) == 4)
        assert len({said["id"] for said in program.turns()}) == 1
        said = program.turns()[-1]
        assert said["data"].pop("deadline") == ola.states[table]["clock"]["deadline"]
        assert said["data"] == {
            "table": table,
            "url": f"http://wataha.example.org/t/{table}",
            "game": "lone_wolves",
            "pace": "days",
            "others": ["Ala"],
            "waiting": 1,
        }
        await until_sent(server)
        (channel,) = (await ola.get("/api/me/notices"))["channels"]
        assert (channel["active"], channel["failing"]) == (True, False)
        assert len(program.turns()) == 4


async def until_sent(server: Served) -> None:
    """Wait until nothing is left to be sent."""
    database = open_database(server.settings.url)
    try:
        async with asyncio.timeout(30):
            while await database.rows(select(outbox).where(outbox.c.due.is_not(None))):
                await asyncio.sleep(0.02)
    finally:
        await database.close()


async def test_a_browser_that_has_unsubscribed_is_forgotten(fresh: Fresh) -> None:
    server = fresh("sqlite", **SITE)
    key = httpx.get(f"{server.base}/api/features").json()["push"]
    async with Client(server.base, "Ala") as ala, Client(server.base, "Ola") as ola, PushService(key) as push:
        push.statuses = [410]
        await ola.post("/api/me/channels/push", **push.subscription)
        await sit_and_move(ala, ola)
        await until(lambda: push.got)
        await until_sent(server)
        assert (await ola.get("/api/me/notices"))["channels"] == []


async def test_a_browser_that_was_signed_out_is_told_nothing(fresh: Fresh) -> None:
    server = fresh("sqlite", **SITE)
    async with Client(server.base, "Ala") as ala, Client(server.base, "Ola") as ola:
        await register(ola)
        async with PushService((await ola.get("/api/features"))["push"]) as push, Program() as program:
            elsewhere = Client(server.base, "Ola")
            await elsewhere.post("/api/login", name=(await ola.get("/api/me"))["account"]["name"], password=PASSWORD)
            await elsewhere.post("/api/me/channels/push", **push.subscription)
            await elsewhere.post("/api/logout", 204)
            await tell_program(ola, program)
            await sit_and_move(ala, ola)
            await until(lambda: program.turns())
            await until_sent(server)
            assert push.got == []
            await elsewhere.http.aclose()


@pytest.mark.parametrize("backend", ONE_BY_DAY)
async def test_after_kill_9_everything_arrives_and_only_what_was_on_its_way_comes_again(
    backend: str, fresh: Fresh
) -> None:
    server = fresh(backend, **{**SITE, "notice_after": 1000})
    async with Client(server.base, "Ala") as ala, Client(server.base, "Ola") as ola, Program() as program:
        await register(ola)
        await tell_program(ola, program)
        tables = [await sit_and_move(ala, ola) for _ in range(6)]
        program.deaf.clear()
        await until(lambda: program.turns())
        server.kill()
        on_their_way = {said["id"] for said in program.turns()}
        program.deaf.set()
        if backend == "postgresql":  # of several processes nobody knows that one is gone before its time is up
            database = open_database(server.settings.url)
            release = outbox.update().values(until=0)
            await database.write(lambda transaction: transaction.execute(release) and None)
            await database.close()
        await asyncio.to_thread(server.start, "/healthz")
        await until(lambda: {said["data"]["table"] for said in program.turns()} == set(tables))
        await until_sent(server)
        times = [said["id"] for said in program.turns()]
        assert {id for id in times if times.count(id) > 1} <= on_their_way
        assert len(set(times)) == len(tables)


async def test_of_two_processes_one_sends(two: Two) -> None:
    first, second = two(**SITE)
    async with Client(first.base, "Ala") as ala, Client(second.base, "Ola") as ola, Program() as program:
        await register(ola)
        await tell_program(ola, program)
        tables = [await sit_and_move(ala, ola) for _ in range(12)]
        await until(lambda: len(program.turns()) >= len(tables))
        await until_sent(first)
        assert sorted(said["data"]["table"] for said in program.turns()) == sorted(tables)


@pytest.mark.parametrize("backend", ONE_BY_DAY)
async def test_mails_go_to_a_proven_address_come_as_a_digest_and_stop_at_one_click(backend: str, fresh: Fresh) -> None:
    with MailServer() as mails:
        server = fresh(backend, **SITE, smtp=mails.address, mail_from="Wataha <wolves@example.org>")
        async with Client(server.base, "Ala") as ala, Client(server.base, "Ola") as ola, Program() as program:
            await register(ola)
            await ola.post("/api/me/channels/email", 422, mailbox="ola at home", password=PASSWORD)
            await ola.post("/api/me/channels/email", 403, mailbox="ola@example.org", password="not hers")
            await ola.post("/api/me/channels/email", mailbox="ola@example.org", password=PASSWORD)
            await until(lambda: mails.mails)
            await tell_program(ola, program)
            await sit_and_move(ala, ola)
            await until(lambda: program.turns())
            await until_sent(server)
            assert [mail["Subject"] for mail in mails.mails] == ["Is this your address?"], "it has yet to be confirmed"
            await ola.post("/api/mail/confirm", 404, token="x" + token_of(mails.mails[0], "confirm"))
            await ola.post("/api/mail/confirm", 204, token=token_of(mails.mails[0], "confirm"))

            mails.refuses = 1
            first = await sit_and_move(ala, ola)
            await until(lambda: len(mails.mails) == 2)
            mail = mails.mails[1]
            assert mail["Subject"] == "Your turn: Lone Wolves"
            assert "Lone Wolves · with Ala · until" in text_of(mail)
            assert f"http://wataha.example.org/t/{first}" in text_of(mail)
            more = [await sit_and_move(ala, ola) for _ in range(3)]
            await until(lambda: len(program.turns()) == 5)
            assert len(mails.mails) == 2, "a mail an hour is enough"
            await an_hour_passes(server)
            await until(lambda: len(mails.mails) == 3)
            assert mails.mails[2]["Subject"] == "3 tables wait for you"
            assert set(re.findall(r"/t/(\w+)", text_of(mails.mails[2]))) == set(more)
            assert len({mail["Message-ID"] for mail in mails.mails}) == 3

            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            link = mail["List-Unsubscribe"].strip("<>").replace(server.settings.site, server.base)
            assert httpx.get(link).is_client_error, "whoever only looks at the link unsubscribes nobody"
            assert httpx.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 204
            (mailbox,) = (one for one in (await ola.get("/api/me/notices"))["channels"] if one["kind"] == "email")
            assert (mailbox["active"], mailbox["confirmed"]) == (False, True)
            await sit_and_move(ala, ola)
            await until(lambda: len(program.turns()) == 6)
            await an_hour_passes(server)
            await until_sent(server)
            assert len(mails.mails) == 3


async def an_hour_passes(server: Served) -> None:
    """For mails."""
    database = open_database(server.settings.url)

    def work(transaction: Any) -> None:
        transaction.execute(channels.update().values(mailed=channels.c.mailed - 3_600_000))
        transaction.execute(outbox.update().where(outbox.c.due.is_not(None)).values(due=outbox.c.due - 3_600_000))

    await database.write(work)
    await database.close()


async def test_another_mailbox_replaces_the_first_once_it_has_proven_itself(fresh: Fresh) -> None:
    with MailServer() as mails:
        server = fresh("sqlite", **SITE, smtp=mails.address, mail_from="Wataha <wolves@example.org>")
        async with Client(server.base, "Ola") as ola:
            await register(ola)
            await mailbox_of(ola, mails, "ola@example.org")
            await ola.post("/api/me/channels/email", mailbox="ola@example.com", password=PASSWORD)
            await until(lambda: len(mails.mails) == 2)
            listed = (await ola.get("/api/me/notices"))["channels"]
            assert [(one["address"], one["confirmed"]) for one in listed] == [
                ("ola@example.org", True),
                ("ola@example.com", False),
            ]
            await ola.post("/api/mail/confirm", 204, token=token_of(mails.mails[1], "confirm"))
            (one,) = (await ola.get("/api/me/notices"))["channels"]
            assert (one["address"], one["confirmed"]) == ("ola@example.com", True)


async def test_nothing_is_told_of_muted_games_and_paces_nor_in_quiet_hours(fresh: Fresh) -> None:
    server = fresh("sqlite", **SITE)
    async with Client(server.base, "Ala") as ala, Client(server.base, "Ola") as ola, Program() as program:
        await register(ola)
        hook = await tell_program(ola, program)
        await choose(ola, muted_games=["lone_wolves"])
        await sit_and_move(ala, ola)
        await until_sent(server)
        await choose(ola, muted_paces=["days"])
        await sit_and_move(ala, ola)
        await until_sent(server)
        await choose(ola)
        await sit_and_move(ala, ola, pace={"kind": "untimed"})
        await until(lambda: len(program.turns()) == 1)

        zone = ZoneInfo("Pacific/Kiritimati")
        here = datetime.now(zone)
        minute = here.hour * 60 + here.minute
        quiet = {"begins": (minute - 60) % 1440, "ends": (minute + 60) % 1440}
        await choose(ola, zone=zone.key, quiet=quiet)
        await sit_and_move(ala, ola)
        database = open_database(server.settings.url)

        async def put_off() -> Any:
            return await database.row(select(outbox.c.due).where(outbox.c.due > outbox.c.since + 60_000))

        async with asyncio.timeout(30):
            while not (row := await put_off()):
                await asyncio.sleep(0.02)
        await database.close()
        end = datetime.fromtimestamp(row.due / 1000, zone)
        assert end.hour * 60 + end.minute == quiet["ends"]
        await ola.post(f"/api/me/channels/{hook}/test", 204)
        await until(lambda: [said["type"] for said in program.got].count("test") == 2)
        assert len(program.turns()) == 1
        await ola.call("PUT", "/api/me/notices", 422, json={"language": "en", "zone": "Mars/Olympus"})


async def test_a_channel_is_switched_off_and_forgotten_and_nobody_touches_another_s(fresh: Fresh) -> None:
    server = fresh("sqlite", **SITE)
    async with Client(server.base, "Ala") as ala, Client(server.base, "Ola") as ola, Program() as program:
        await register(ola)
        hook = await tell_program(ola, program)
        for method, more in (("PATCH", {"json": {"active": False}}), ("DELETE", {})):
            refused = await ala.call(method, f"/api/me/channels/{hook}", 404, **more)
            assert refused["error"]["code"] == "no-such-channel"
        await ala.post(f"/api/me/channels/{hook}/test", 404)
        await ola.call("PATCH", f"/api/me/channels/{hook}", 204, json={"active": False})
        await sit_and_move(ala, ola)
        await until_sent(server)
        assert program.turns() == []
        await ola.call("DELETE", f"/api/me/channels/{hook}", 204)
        program.secret = ""  # each of the next has another
        for _ in range(3):
            await ola.post("/api/me/channels/webhook", url=program.url)
        refused = await ola.post("/api/me/channels/webhook", 409, url=program.url)
        assert refused["error"] == {"code": "too-many-channels", "args": {"most": 3}}


async def test_a_deleted_account_leaves_no_address_behind(fresh: Fresh) -> None:
    server = fresh("sqlite", **SITE)
    async with Client(server.base, "Ala") as ala, Client(server.base, "Ola") as ola, Program() as program:
        await register(ola)
        await tell_program(ola, program)
        await choose(ola)
        await sit_and_move(ala, ola)
        await ola.call("DELETE", "/api/me", 204, json={"password": PASSWORD})
        database = open_database(server.settings.url)
        assert await database.rows(select(channels)) == []
        assert await database.rows(select(outbox)) == []
        await database.close()


async def test_guests_have_neither_mailboxes_nor_webhooks(fresh: Fresh) -> None:
    with MailServer() as mails:
        server = fresh("sqlite", **SITE, smtp=mails.address, mail_from="wolves@example.org")
        async with Client(server.base) as ala:
            for path, body in (
                ("email", {"mailbox": "a@example.org", "password": ""}),
                ("webhook", {"url": SITE["site"]}),
            ):
                refused = await ala.post(f"/api/me/channels/{path}", 409, **body)
                assert refused["error"]["code"] == "not-registered"


@pytest.mark.parametrize(
    ("changes", "left"),
    [
        ({"site": ""}, {"push": False, "email": False, "webhooks": False, "passkeys": False}),
        ({"without": ("passkeys",)}, {"push": True, "email": True, "webhooks": True, "passkeys": False}),
        ({"without": ("push", "webhooks")}, {"push": False, "email": True, "webhooks": False}),
        ({"smtp": ""}, {"push": True, "email": False, "webhooks": True}),
    ],
)
async def test_a_living_room_sees_none_of_it_and_a_host_switches_off_what_they_like(
    fresh: Fresh, changes: dict[str, Any], left: dict[str, bool]
) -> None:
    mail = {"smtp": "smtp://127.0.0.1:9", "mail_from": "wolves@example.org"}
    server = fresh("sqlite", **{**SITE, **mail, **changes})
    async with Client(server.base) as ala:
        await register(ala)
        features = await ala.get("/api/features")
        assert {name: bool(features[name]) for name in left} == left
        bodies: dict[str, Any] = {
            "push": {"endpoint": "https://a.example", "p256dh": "x", "auth": "x"},
            "email": {"mailbox": "a@example.org", "password": PASSWORD},
            "webhooks": {"url": "https://a.example"},
        }
        if not left.get("passkeys", True):
            await ala.post("/api/me/passkeys/challenge", 404)
        for name, body in bodies.items():
            if not left[name]:
                refused = await ala.post(f"/api/me/channels/{name.removesuffix('s')}", 404, **body)
                assert refused["error"]["code"] == "not-offered"
