"""Coming back to an account, and taking everything along."""

from __future__ import annotations

import pytest

from tests.server.client import Client, play_on, sit_down
from tests.server.conftest import ON_ONE_DATABASE, ONE_BY_DAY, Fresh
from tests.server.receivers import MailServer, text_of, token_of
from tests.server.serving import Served
from tests.server.test_accounts import PASSWORD, unique
from tests.server.test_notices import SITE, choose, mailbox_of, register
from tests.server.waiting import until

pytestmark = pytest.mark.anyio

FROM = "Wataha <wolves@example.org>"
NEW = "nad ciemnym lasem"


@pytest.mark.parametrize("backend", ONE_BY_DAY)
async def test_a_forgotten_password_is_replaced_by_a_link_that_works_once(backend: str, fresh: Fresh) -> None:
    with MailServer() as mails:
        server = fresh(backend, **SITE, smtp=mails.address, mail_from=FROM)
        stranger = Client(server.base)
        async with Client(server.base, "Ola") as ola:
            await register(ola)
            name = (await ola.get("/api/me"))["account"]["name"]
            await mailbox_of(ola, mails, "ola@example.org")
            await choose(ola, language="cs")
            await stranger.post("/api/recover", 204, mailbox="nobody@example.org")
            await stranger.post("/api/recover", 204, mailbox="OLA@example.org")
            await until(lambda: len(mails.mails) == 2)
            mail = mails.mails[1]
            assert (mail["To"], mail["Subject"]) == ("ola@example.org", "Nové heslo")
            assert f"Ahoj {name}," in text_of(mail)
            token = token_of(mail, "recover")
            await stranger.post("/api/mail/recover", 404, token=token[:-1], password=NEW)
            await stranger.post("/api/mail/recover", 422, token=token, password="short")
            person = await stranger.post("/api/mail/recover", token=token, password=NEW)
            assert person == {"id": ola.account, "name": name, "registered": True}
            assert (await stranger.get("/api/me"))["account"] == person
            again = await stranger.post("/api/mail/recover", 404, token=token, password=PASSWORD)
            assert again["error"]["code"] == "bad-link"
            await ola.get("/api/me/sessions", 401)
            await stranger.post("/api/login", 403, name=name, password=PASSWORD)
            await stranger.post("/api/login", name=name, password=NEW)
            assert len(mails.mails) == 2
        await stranger.http.aclose()


async def test_links_are_for_one_thing_only_and_an_unproven_mailbox_gets_none(fresh: Fresh) -> None:
    with MailServer() as mails:
        server = fresh("sqlite", **SITE, smtp=mails.address, mail_from=FROM)
        async with Client(server.base, "Ola") as ola:
            await register(ola)
            await ola.post("/api/me/channels/email", mailbox="ola@example.org", password=PASSWORD)
            await until(lambda: mails.mails)
            token = token_of(mails.mails[0], "confirm")
            await ola.post("/api/recover", 204, mailbox="ola@example.org")
            await ola.post("/api/mail/recover", 404, token=token, password=NEW)
            await ola.post("/api/mail/unsubscribe", 404, token=token)
            await ola.post("/api/mail/confirm", 204, token=token)
            await ola.post("/api/recover", 204, mailbox="ola@example.org")
            await until(lambda: len(mails.mails) == 2)
            assert mails.mails[1]["Subject"] == "Have a new password"


@ON_ONE_DATABASE
async def test_a_living_room_recovers_nothing(served: Served) -> None:
    async with Client(served.base) as ala:
        refused = await ala.post("/api/recover", 404, mailbox="ala@example.org")
        assert refused["error"]["code"] == "not-offered"


async def test_all_that_is_kept_of_someone_can_be_downloaded_and_nothing_of_others(served: Served) -> None:
    async with Client(served.base, "Ala") as ala, Client(served.base, "Ola") as ola:
        await ala.post("/api/me/register", name=unique("Ala"), password=PASSWORD)
        running = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], running, most=6)
        await ala.say(running, "Auuu!")
        await ola.say(running, "Psst.")
        over = await sit_down([ala, ola], "lone_wolves")
        await ola.act("resign", over)
        await ala.wait(lambda: ala.states[over]["result"])
        response = await ala.http.get("/api/me/data")
        assert response.headers["content-disposition"] == 'attachment; filename="wataha.json"'
        data = response.json()
        assert list(data) == [
            *("account", "bots", "tokens", "sessions", "channels", "passkeys", "identities", "preferences"),
            *(
                "results",
                "ratings",
                "puzzles",
                "friends",
                "blocked",
                "holidays",
                "muted",
                "reports",
                "tournaments",
                "talk",
                "tables",
            ),
        ]
        (account,) = data["account"]
        assert account["id"] == ala.account
        flags = {"owner", "discreet", "host", "silenced", "banned"}
        assert account.keys() == {"id", "name", "created", "deleted"} | flags
        assert [said["text"] for said in data["talk"]] == ["Auuu!"]
        assert [(row["table_id"], row["place"]) for row in data["results"]] == [(over, 1)]
        tables = {row["id"]: row for row in data["tables"]}
        assert tables.keys() == {running, over}
        assert len(tables[running]["entries"]) in (2, 3, 4)
        mine = [entry["number"] for entry in tables[running]["entries"]]
        theirs = (await ola.http.get("/api/me/data")).json()
        (row,) = (row for row in theirs["tables"] if row["id"] == running)
        assert sorted([*mine, *(entry["number"] for entry in row["entries"])]) == [1, 2, 3, 4, 5, 6]
        for secret in ("argon2", "deal_key", "deal_salt", "seed"):
            assert secret not in response.text
