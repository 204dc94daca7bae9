"""Passkeys: a key in someone's device lets them in, without a name or a password.

What the device signs is a challenge that the server made up a moment ago. It is not kept: it comes back signed, and is
good for one use.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import orjson
import webauthn
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from wataha.server.errors import Refusal
from wataha.server.ids import new_id
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import PasskeyRow, accounts, passkeys, spent_tokens
from wataha.server.timestamps import MINUTE, SECOND, now

from .accounts import Account

MOST_PASSKEYS = 10
LASTS = 5 * MINUTE
"""How long someone may look for their device."""
LONGEST_TOKEN = 400
NAME = "Wataha"


class Challenge(NamedTuple):
    """What a browser is asked to do."""

    token: str
    """Comes back with the answer."""
    options: dict[str, Any]
    """As WebAuthn has them."""


class Passkeys:
    """Lets people make passkeys, and come back by them."""

    def __init__(self, database: Database, secret: str, site: str) -> None:
        self._database = database
        self._signer = URLSafeTimedSerializer(secret, salt="passkey")
        self._site = site
        self._domain = urlsplit(site).hostname or ""

    async def ask_for_new(self, account: Account) -> Challenge:
        """What a browser has to make a passkey of; one device has one for an account."""
        if not account.registered:
            raise Refusal("not-registered")
        known = [base64url_to_bytes(row.credential) for row in await self.of(account.id)]
        if len(known) >= MOST_PASSKEYS:
            raise Refusal("too-many-channels", most=MOST_PASSKEYS)
        challenge = secrets.token_bytes(32)
        options = webauthn.generate_registration_options(
            rp_id=self._domain,
            rp_name=NAME,
            user_name=account.name,
            user_id=account.id.encode(),
            challenge=challenge,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=id) for id in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        return self._challenge(challenge, account.id, options)

    def ask_for_one(self) -> Challenge:
        """What a browser has to sign with a passkey that it has."""
        challenge = secrets.token_bytes(32)
        options = webauthn.generate_authentication_options(
            rp_id=self._domain, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
        )
        return self._challenge(challenge, "", options)

    def _challenge(self, challenge: bytes, account: str, options: Any) -> Challenge:
        signed = self._signer.dumps([bytes_to_base64url(challenge), account])
        token = signed if isinstance(signed, str) else signed.decode()
        return Challenge(token, orjson.loads(webauthn.options_to_json(options)))

    def _read(self, token: str, account: str) -> bytes:
        try:
            challenge, whose = self._signer.loads(token, max_age=LASTS // SECOND)
        except BadData:
            raise Refusal("bad-passkey", 403) from None
        if whose != account:
            raise Refusal("bad-passkey", 403)
        return base64url_to_bytes(challenge)

    async def add(self, account: Account, token: str, answer: dict[str, Any], label: str) -> PasskeyRow:
        """A passkey that a browser has made; `Refusal` if it was not asked to."""
        challenge = self._read(token, account.id)
        try:
            made = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=self._domain,
                expected_origin=self._site,
                require_user_verification=True,
            )
        except Exception:  # whatever is wrong in it is its sender's fault
            raise Refusal("bad-passkey", 403) from None
        fresh = PasskeyRow(
            id=new_id(),
            account=account.id,
            credential=bytes_to_base64url(made.credential_id),
            public_key=bytes_to_base64url(made.credential_public_key),
            count=made.sign_count,
            label=label,
            created=now(),
        )

        def work(transaction: Transaction) -> None:
            _spend(transaction, token)
            theirs = select(func.count()).where(passkeys.c.account == account.id)
            if transaction.execute(theirs).scalar_one() >= MOST_PASSKEYS:
                raise Refusal("too-many-channels", most=MOST_PASSKEYS)
            transaction.execute(passkeys.insert(), {column.key: getattr(fresh, column.key) for column in passkeys.c})

        try:
            await self._database.write(work)
        except IntegrityError:
            raise Refusal("bad-passkey", 403) from None
        return fresh

    async def log_in(self, token: str, answer: dict[str, Any]) -> Account:
        """The account of a passkey that signed what it was asked to."""
        challenge = self._read(token, "")
        credential = answer.get("id")
        query = (
            select(passkeys, accounts.c.name, accounts.c.epoch)
            .join(accounts, accounts.c.id == passkeys.c.account)
            .where(passkeys.c.credential == credential, accounts.c.deleted.is_(None))
        )
        row = await self._database.row(query) if isinstance(credential, str) else None
        if row is None:
            raise Refusal("bad-passkey", 403)
        try:
            shown = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=self._domain,
                expected_origin=self._site,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.count,
                require_user_verification=True,
            )
        except Exception:  # whatever is wrong in it is its sender's fault
            raise Refusal("bad-passkey", 403) from None
        note = update(passkeys).where(passkeys.c.id == row.id).values(count=shown.new_sign_count, used=now())

        def work(transaction: Transaction) -> None:
            _spend(transaction, token)
            transaction.execute(note)

        await self._database.write(work)
        return Account(row.account, row.name, True, row.epoch)

    async def of(self, account: str) -> list[PasskeyRow]:
        """Someone's passkeys, the oldest first."""
        query = select(passkeys).where(passkeys.c.account == account).order_by(passkeys.c.created, passkeys.c.id)
        return [PasskeyRow(**row._mapping) for row in await self._database.rows(query)]

    async def remove(self, account: str, id: str) -> None:
        """Let one of someone's passkeys open nothing any more."""
        mine = passkeys.delete().where(passkeys.c.id == id, passkeys.c.account == account)
        if not await self._database.write(lambda transaction: transaction.execute(mine).rowcount):
            raise Refusal("no-such-passkey", 404)

    async def forget_spent(self) -> None:
        """Forget tokens that are void by their age."""
        old = spent_tokens.delete().where(spent_tokens.c.until < now())
        await self._database.write(lambda transaction: transaction.execute(old) and None)


def _spend(transaction: Transaction, token: str) -> None:
    """Use a token up; `Refusal` if it was used before."""
    row = {"digest": hashlib.sha256(token.encode()).hexdigest(), "until": now() + 2 * LASTS}
    insert = transaction.insert(spent_tokens).values(**row).on_conflict_do_nothing()
    if transaction.row(insert.returning(spent_tokens.c.digest)) is None:
        raise Refusal("bad-passkey", 403)
