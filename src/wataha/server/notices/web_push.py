"""Web Push: notices to a browser, encrypted for it, signed with a key that is made at the first start and kept."""

from __future__ import annotations

import asyncio
import base64
import time
from email.utils import parseaddr
from typing import Any
from urllib.parse import urlsplit

import orjson
from py_vapid import Vapid02
from pywebpush import WebPusher
from sqlalchemy import select

from wataha.server.errors import Refusal
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import LIVE, ChannelRow, keys
from wataha.server.timestamps import SECOND, now

from .notice import Notice
from .outbound_http import OutboundHttp, Undeliverable

NAME = "vapid"
SIGNED_FOR = 12 * 3600
"""Seconds that a signature holds; push services allow a day."""
LONGEST_WAIT = 24 * 3600
"""Seconds that a push service keeps a notice for a browser that is off."""
LIVE_WAIT = 120
"""The same in live games, where a later one would be too late."""
GONE = (404, 410)
KEY_BYTES, AUTH_BYTES = 65, 16


async def find_vapid_key(database: Database) -> Vapid02:
    """The key that signs pushes; all processes on one database find the same."""

    def work(transaction: Transaction) -> str:
        fresh = Vapid02()
        fresh.generate_keys()
        number = fresh.private_key.private_numbers().private_value
        insert = transaction.insert(keys).values(name=NAME, value=_encode(number.to_bytes(32, "big")))
        transaction.execute(insert.on_conflict_do_nothing())
        return transaction.execute(select(keys.c.value).where(keys.c.name == NAME)).scalar_one()

    return Vapid02.from_raw((await database.write(work)).encode())


def _encode(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")


def read_keys(p256dh: str, auth: str) -> dict[str, Any]:
    """The keys of a browser's subscription; `Refusal` if they are none."""
    try:
        sizes = [len(base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))) for key in (p256dh, auth)]
    except ValueError:
        sizes = []
    if sizes != [KEY_BYTES, AUTH_BYTES]:
        raise Refusal("bad-address", 422)
    return {"p256dh": p256dh, "auth": auth}


class PushSender:
    """Sends to browsers."""

    def __init__(self, http: OutboundHttp, key: Vapid02, site: str, mail_from: str) -> None:
        self._http = http
        self._key = key
        mailbox = parseaddr(mail_from)[1]
        self._contact = f"mailto:{mailbox}" if mailbox else f"https://{urlsplit(site).netloc}"

    @property
    def public_key(self) -> str:
        """What browsers subscribe with."""
        numbers = self._key.private_key.public_key().public_numbers()
        return _encode(b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big"))

    async def send(self, channel: ChannelRow, notice: Notice) -> None:
        payload = orjson.dumps(
            {
                "id": notice.id,
                "title": notice.title(),
                "body": "\n".join(map(notice.tell_turn, notice.turns[:5])),
                "path": notice.turns[0].path if notice.turns else "/me",
                "tag": notice.turns[0].table if len(notice.turns) == 1 else notice.what,
                "waiting": notice.waiting,
            }
        )
        body, signed = await asyncio.to_thread(self._prepare, channel, payload)
        headers = {**signed, "Content-Encoding": "aes128gcm", "TTL": str(_wait(notice)), "Urgency": _urgency(notice)}
        if len(notice.turns) == 1:
            headers["Topic"] = notice.turns[0].table
        answer = await self._http.post(channel.address, body, headers)
        if answer.status in GONE:
            raise Undeliverable("the browser has unsubscribed", gone=True)
        answer.check()

    def _prepare(self, channel: ChannelRow, payload: bytes) -> tuple[bytes, dict[str, str]]:
        try:
            subscription = {"endpoint": channel.address, "keys": dict(channel.secret)}
            body: bytes = WebPusher(subscription).encode(payload)["body"]
        except ValueError as trouble:  # a point that is not on the curve
            raise Undeliverable("the browser's keys are no keys", gone=True) from trouble
        service = urlsplit(channel.address)
        claims = {
            "aud": f"{service.scheme}://{service.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self._contact,
        }
        return body, self._key.sign(claims)


def _is_live(notice: Notice) -> bool:
    return any(turn.pace == LIVE for turn in notice.turns)


def _urgency(notice: Notice) -> str:
    return "high" if _is_live(notice) else "normal"


def _wait(notice: Notice) -> int:
    deadlines = [turn.deadline for turn in notice.turns if turn.deadline is not None]
    left = (min(deadlines) - now()) // SECOND if deadlines else LONGEST_WAIT
    return max(0, min(left, LIVE_WAIT if _is_live(notice) else LONGEST_WAIT))
