"""Accounts: guests at once, registered by name and password when they like, deleted when they like."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from functools import cache
from typing import Any

from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from sqlalchemy import bindparam, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from wataha.server.bus.bus import SIGNED_OUT, Bus, Message, person_subject
from wataha.server.errors import Refusal
from wataha.server.ids import new_id
from wataha.server.live.messages import Person
from wataha.server.moderation.words import check_words
from wataha.server.notices.outbox import forget_person
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import (
    accounts,
    blocks,
    friends,
    holidays,
    identities,
    passkeys,
    seeks,
    sessions,
    tokens,
)
from wataha.server.timestamps import now

from .names import name_key, name_skeleton, read_name

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200


@dataclass(frozen=True)
class Account:
    """Someone."""

    id: str
    name: str
    registered: bool
    epoch: int
    owner: str | None = None
    """Whose bot it is; people have none."""

    def describe(self) -> Person:
        """The account as its owner sees it."""
        return {"id": self.id, "name": self.name, "registered": self.registered}


@cache
def password_hasher() -> PasswordHash:
    return PasswordHash((Argon2Hasher(),))


@cache
def _nobody() -> str:
    """A hash to compare with when there is no account, so that the answer takes as long."""
    return password_hasher().hash(secrets.token_urlsafe(16))


ONE_ACCOUNT = select(accounts.c.name, accounts.c.name_key, accounts.c.epoch).where(
    accounts.c.id == bindparam("account"), accounts.c.deleted.is_(None)
)
OWNERS = select(accounts.c.id).where(
    or_(accounts.c.name_skeleton == bindparam("skeleton"), accounts.c.name_key == bindparam("key"))
)
BOTS = (
    select(accounts.c.id, accounts.c.name, accounts.c.epoch)
    .where(accounts.c.owner == bindparam("owner"), accounts.c.deleted.is_(None))
    .order_by(accounts.c.created, accounts.c.id)
)
COUNT_BOTS = select(func.count()).where(accounts.c.owner == bindparam("owner"), accounts.c.deleted.is_(None))
ID_OF_NAME = select(accounts.c.id).where(accounts.c.name_key == bindparam("key"))


class Accounts:
    """What people do with their accounts."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self._database = database
        self._bus = bus

    async def find(self, account: str, epoch: int | None = None) -> Account | None:
        """The account of an id, unless it was deleted or its cookies were made void."""
        row = await self._database.row(ONE_ACCOUNT, {"account": account})
        if row is None or epoch not in (None, row.epoch):
            return None
        return Account(account, row.name, row.name_key is not None, row.epoch)

    async def id_of(self, name: str) -> str | None:
        """The id of the account that is registered by a name."""
        row = await self._database.row(ID_OF_NAME, {"key": name_key(name)})
        return row and row.id

    async def guest(self, name: str) -> Account:
        """A new guest, by a name that nobody registered."""
        account = Account(new_id(), read_name(name), False, 0)
        values = {"id": account.id, "name": account.name, "epoch": 0, "created": now()}

        def work(transaction: Transaction) -> None:
            _check_free(transaction, account)
            transaction.execute(accounts.insert(), values)

        await self._database.write(work)
        return account

    async def rename(self, account: Account, name: str) -> Account:
        renamed = Account(account.id, read_name(name), account.registered, account.epoch)
        await self._change(renamed, _registered(renamed.name) if account.registered else {"name": renamed.name})
        return renamed

    async def register(self, account: Account, name: str, password: str) -> Account:
        """Make a guest's account one that can be logged in to from anywhere; everything stays theirs."""
        if account.registered:
            raise Refusal("already-registered")
        registered = Account(account.id, read_name(name), True, account.epoch)
        hashed = await asyncio.to_thread(password_hasher().hash, password)
        await self._change(registered, {**_registered(registered.name), "password": hashed})
        return registered

    async def bot(self, owner: Account, name: str, most: int) -> Account:
        """A new account for somebody's program, under a name of its own; `Refusal` if they have so many already."""
        account = Account(new_id(), read_name(name), True, 0, owner.id)
        values = {"id": account.id, "epoch": 0, "created": now(), "owner": owner.id, **_registered(account.name)}

        def work(transaction: Transaction) -> None:
            transaction.row(ONE_ACCOUNT.with_for_update(), {"account": owner.id})  # one after the other
            if transaction.execute(COUNT_BOTS, {"owner": owner.id}).scalar_one() >= most:
                raise Refusal("too-many-bots", most=most)
            _check_free(transaction, account)
            transaction.execute(accounts.insert(), values)

        try:
            await self._database.write(work)
        except IntegrityError:
            raise Refusal("name-taken") from None
        return account

    async def bots_of(self, owner: str) -> list[Account]:
        """Somebody's bots, the oldest first."""
        rows = await self._database.rows(BOTS, {"owner": owner})
        return [Account(row.id, row.name, True, row.epoch, owner) for row in rows]

    async def take_name(self, account: Account, name: str) -> Account:
        """Register a guest who comes back by other means than a password."""
        registered = Account(account.id, read_name(name), True, account.epoch)
        await self._change(registered, _registered(registered.name))
        return registered

    async def _change(self, account: Account, values: dict[str, Any]) -> None:
        def work(transaction: Transaction) -> None:
            if values.get("name"):
                _check_free(transaction, account)
            transaction.execute(update(accounts).where(accounts.c.id == account.id).values(**values))
            if "deleted" in values:
                forget_person(transaction, account.id)
                for row_of in (
                    passkeys.c.account,
                    identities.c.account,
                    tokens.c.account,
                    friends.c.account,
                    friends.c.friend,
                    blocks.c.account,
                    holidays.c.account,
                    seeks.c.account,
                ):
                    transaction.execute(row_of.table.delete().where(row_of == account.id))
            if "epoch" in values:
                running = update(sessions).where(sessions.c.account == account.id, sessions.c.ended.is_(None))
                transaction.execute(running.values(ended=now()))
                transaction.after_commit(lambda: self._bus.publish(person_subject(account.id), Message(SIGNED_OUT)))

        try:
            await self._database.write(work)
        except IntegrityError:
            raise Refusal("name-taken") from None

    async def log_in(self, name: str, password: str) -> Account:
        """The account of a name, for whoever knows its password."""
        row = await self._database.row(select(accounts).where(accounts.c.name_key == name_key(name)))
        kept = row.password if row and row.password else _nobody()
        right = await asyncio.to_thread(password_hasher().verify, password, kept)
        if row is None or not right:
            raise Refusal("wrong-password", 403)
        return Account(row.id, row.name, True, row.epoch)

    async def has_password(self, account: Account) -> bool:
        row = await self._database.row(select(accounts.c.password).where(accounts.c.id == account.id))
        return row is not None and row.password is not None

    async def check_password(self, account: Account, password: str) -> None:
        """`Refusal` for a wrong password; people who have none, as they come by OpenID Connect, need not tell one."""
        row = await self._database.row(select(accounts.c.password, accounts.c.owner).where(accounts.c.id == account.id))
        if row is not None and row.password is None and row.owner is None:
            return
        kept = row.password if row and row.password else _nobody()
        if not await asyncio.to_thread(password_hasher().verify, password, kept):
            raise Refusal("wrong-password", 403)

    async def change_password(self, account: Account, old: str, new: str) -> Account:
        """A new password; all sessions are ended, so that whoever changed it has to be given a new one."""
        if not account.registered:
            raise Refusal("not-registered")
        await self.check_password(account, old)
        hashed = await asyncio.to_thread(password_hasher().hash, new)
        await self._change(account, {"password": hashed, "epoch": account.epoch + 1})
        return Account(account.id, account.name, True, account.epoch + 1)

    async def recover(self, id: str, epoch: int, password: str) -> Account:
        """A new password for whoever followed a link that was sent to them; once, as all sessions are ended by it."""
        account = await self.find(id, epoch)
        if account is None or not account.registered:
            raise Refusal("bad-link", 404)
        hashed = await asyncio.to_thread(password_hasher().hash, password)
        await self._change(account, {"password": hashed, "epoch": epoch + 1})
        return Account(account.id, account.name, True, epoch + 1)

    async def ban(self, account: Account, until: int) -> None:
        """Send someone out everywhere, and let them in no more until a moment."""
        await self._change(account, {"banned": until, "epoch": account.epoch + 1})

    async def delete(self, account: Account) -> None:
        """Forget who it was, and their bots with them. Their games stay, nameless."""
        for bot in await self.bots_of(account.id):
            await self.delete(bot)
        nothing = {"name": "", "name_key": None, "name_skeleton": None, "password": None, "deleted": now()}
        await self._change(account, {**nothing, "epoch": account.epoch + 1})


def _registered(name: str) -> dict[str, Any]:
    """The columns of a name that is registered."""
    return {"name": name, "name_key": name_key(name), "name_skeleton": name_skeleton(name)}


def _check_free(transaction: Transaction, account: Account) -> None:
    """Nobody else registered an account's name, or one that looks like it; those who always had it keep it."""
    check_words(transaction, account.name)
    skeleton = name_skeleton(account.name)
    if transaction.dialect == "postgresql":  # of those who want one at the same time, one comes first
        transaction.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(skeleton, 0))))
    owners = {row.id for row in transaction.rows(OWNERS, {"skeleton": skeleton, "key": name_key(account.name)})}
    if owners and account.id not in owners:
        raise Refusal("name-taken")
