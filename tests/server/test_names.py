"""Names: one form each, nothing in them that cannot be seen, and none that passes for another's."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable

import pytest
from sqlalchemy import select

from tests.server.client import Client, nonce
from tests.server.conftest import ONE_BY_DAY
from tests.server.serving import Served
from tests.server.test_accounts import PASSWORD
from wataha.server.bus.in_process import InProcessBus
from wataha.server.errors import Refusal
from wataha.server.ids import new_id
from wataha.server.settings import Settings
from wataha.server.storage.database import Transaction, open_database
from wataha.server.storage.migrations import migrate
from wataha.server.storage.schema import accounts
from wataha.server.tables.accounts import Accounts
from wataha.server.tables.lookalikes import LOOKS_LIKE
from wataha.server.tables.names import name_key, name_skeleton, read_name
from wataha.server.timestamps import now

pytestmark = pytest.mark.anyio

CYRILLIC = str.maketrans("acehijlopsxyvw", "асеһіјӏорѕхуѵԝ")


def imitable() -> str:
    """A name that nobody has, and that Cyrillic letters can be put together to look like."""
    return "Pi" + "".join("acehijlopsxyvw"[ord(sign) % 14] for sign in nonce())


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\u3000", "\u200b", "A\u200bla", "Ala\u200d", "\u202eAla", "Al\u00ada", "\ufeffAla", "Ala\u0000"),
        *("\u3164", "\u115f\u1160", "\uffa0", "\u2800", "A\u3164", "Ala\u2800", "Al\u034fa", "Ala\ue000"),
        *("Al\ufe01a", "Al\U000e0100a", "\u0301", "a" * 25, "ΐ" * 24),
        *("Аla", "Aла", "Alа z lasu", "Wοlf", "Αla", "Wilk-Аla"),
    ],
)
def test_what_cannot_be_seen_or_mixes_alphabets_is_no_name(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_name(name)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ａｌａ", "Ala"),
        ("  Wilk \u00a0 z\u3000lasu\t", "Wilk z lasu"),
        ("Żółw", "Żółw"),
        ("Řehoř", "Řehoř"),
        ("Wölfin", "Wölfin"),
        ("Волк", "Волк"),
        ("Λύκος", "Λύκος"),
        ("DJ Саша", "DJ Саша"),
        ("狼と Wolf", "狼と Wolf"),
        ("늑대", "늑대"),
        ("भेड़िया", unicodedata.normalize("NFKC", "भेड़िया")),
        ("Wilk 🐺\ufe0f", "Wilk 🐺"),
    ],
)
def test_names_of_all_tongues_are_shown_in_one_form(name: str, shown: str) -> None:
    assert read_name(name) == shown
    assert read_name(shown) == shown


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Ala", "Аӏа"), ("Ala", "AIa"), ("Ala", "A1a"), ("WOLF 0", "wolf O"), ("Ноpe", "Hope"), ("ΑΝΝΑ", "ANNA")),
        *(("Zoë", "Zoё"), ("ОЛА", "ОЛA"), ("ᎪᏞᎪ", "Ala"), ("Ａｌａ", "ALA")),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert name_skeleton(one) == name_skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ala", "Ola"), ("Ala", "Ała"), ("Zoe", "Zoë"), ("Вова", "Baba")])
def test_names_that_differ_to_the_eye_have_two(one: str, other: str) -> None:
    assert name_skeleton(one) != name_skeleton(other)


def test_every_lookalike_is_one_letter_taken_for_a_plain_one() -> None:
    for letter, taken_for in LOOKS_LIKE.items():
        assert unicodedata.is_normalized("NFKD", letter)
        assert len(letter) == 1
        assert taken_for.isascii()
        assert taken_for == taken_for.casefold()


async def test_nobody_takes_a_registered_name_or_its_lookalike(served: Served) -> None:
    name = imitable()
    imitated = name.lower().translate(CYRILLIC)
    async with Client(served.base) as ala, Client(served.base) as ola:
        await ala.post("/api/me/register", name=name, password=PASSWORD)
        stranger = Client(served.base)
        for taken in (name, name.upper(), imitated, f" {name} "):
            for refused in (
                await ola.post("/api/me/register", 409, name=taken, password=PASSWORD),
                await ola.call("PATCH", "/api/me", 409, json={"name": taken}),
                await stranger.post("/api/guest", 409, name=taken),
            ):
                assert refused["error"]["code"] == "name-taken"
        renamed = await ala.call("PATCH", "/api/me", json={"name": name.upper()})
        assert renamed["name"] == name.upper(), "one's own name may be written otherwise"
        await ala.call("PATCH", "/api/me", json={"name": imitable()})
        assert (await stranger.post("/api/guest", name=name))["name"] == name, "what was given up is free"
        await stranger.http.aclose()


async def test_a_deleted_account_gives_its_name_up(served: Served) -> None:
    name = imitable()
    async with Client(served.base) as ala, Client(served.base) as ola:
        await ala.post("/api/me/register", name=name, password=PASSWORD)
        await ala.call("DELETE", "/api/me", 204, json={"password": PASSWORD})
        await ola.post("/api/me/register", name=name, password=PASSWORD)


@pytest.mark.parametrize("backend", ONE_BY_DAY)
async def test_of_two_who_want_lookalikes_at_once_one_gets_it(
    backend: str, database: Callable[[str], dict[str, str]]
) -> None:
    opened = open_database(Settings(**database(backend)).url)  # type: ignore[arg-type]
    await migrate(opened)
    people = Accounts(opened, InProcessBus("test"))
    guests = [await people.guest(f"Gość {number}") for number in range(6)]
    wanted = ("Ala", "Аӏа", "AIa", "ala", "A1a", "ALA")
    answers = await asyncio.gather(
        *(people.register(guest, name, PASSWORD) for guest, name in zip(guests, wanted, strict=True)),
        return_exceptions=True,
    )
    assert [isinstance(answer, Refusal) for answer in answers].count(False) == 1
    await opened.close()


@pytest.mark.parametrize("backend", ONE_BY_DAY)
async def test_old_accounts_that_look_alike_both_stay(backend: str, database: Callable[[str], dict[str, str]]) -> None:
    opened = open_database(Settings(**database(backend)).url)  # type: ignore[arg-type]
    await migrate(opened, "0004")
    old = [
        {"id": new_id(), "name": name, "name_key": name_key(name), "epoch": 0, "created": now()}
        for name in ("Ala", "Аlа")
    ]
    guest = {"id": new_id(), "name": "Ala", "name_key": None, "epoch": 0, "created": now()}

    def fill(transaction: Transaction) -> None:
        for values in (*old, guest):
            transaction.execute(accounts.insert().values(**values))

    await opened.write(fill)
    await migrate(opened)
    rows = await opened.rows(select(accounts.c.id, accounts.c.name_skeleton))
    assert {row.id: row.name_skeleton for row in rows} == {old[0]["id"]: "ala", old[1]["id"]: "ala", guest["id"]: None}
    people = Accounts(opened, InProcessBus("test"))
    for values in old:
        account = await people.find(str(values["id"]))
        assert account is not None
        assert (account.name, account.registered) == (values["name"], True)
        assert await people.id_of(account.name) == account.id
    first = await people.find(str(old[0]["id"]))
    assert first is not None
    assert (await people.rename(first, "ALA")).name == "ALA"
    with pytest.raises(Refusal, match="name-taken"):
        await people.guest("Ala")
    await opened.close()
