"""Webhooks: a request to a program of one's own for every turn, signed as https://www.standardwebhooks.com says."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from datetime import UTC, datetime
from typing import Any

import orjson

from wataha.server.storage.schema import ChannelRow
from wataha.server.timestamps import SECOND, now

from .links import SignedLinks
from .notice import Notice
from .outbound_http import OutboundHttp, Undeliverable

PREFIX = "whsec_"
SECRET_BYTES = 32
GONE = 410


def new_secret() -> str:
    """What a webhook is signed by; its owner is shown it once."""
    return PREFIX + base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def sign(secret: str, id: str, timestamp: int, body: bytes) -> str:
    """The signature of a request.

    >>> secret, id = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "msg_p5jXN8AQM9LWM0D4loKWxJek"
    >>> sign(secret, id, 1614265330, b'{"test": 2432232314}')
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
    """
    key = base64.b64decode(secret.removeprefix(PREFIX))
    digest = hmac.new(key, f"{id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    return f"v1,{base64.b64encode(digest).decode()}"


class WebhookSender:
    """Sends to programs."""

    def __init__(self, http: OutboundHttp, links: SignedLinks) -> None:
        self._http = http
        self._links = links

    async def send(self, channel: ChannelRow, notice: Notice) -> None:
        body = orjson.dumps(self._say(notice))
        timestamp = int(time.time())
        headers = {
            "Content-Type": "application/json",
            "webhook-id": notice.id,
            "webhook-timestamp": str(timestamp),
            "webhook-signature": sign(channel.secret["key"], notice.id, timestamp, body),
        }
        answer = await self._http.post(channel.address, body, headers)
        if answer.status == GONE:
            raise Undeliverable("it wants no more", gone=True)
        answer.check()

    def _say(self, notice: Notice) -> dict[str, Any]:
        moment = notice.turns[0].since if notice.turns else now()
        said: dict[str, Any] = {
            "type": notice.what,
            "timestamp": datetime.fromtimestamp(moment / SECOND, UTC).isoformat(),
            "data": {},
        }
        for turn in notice.turns:
            said["data"] = {
                "table": turn.table,
                "url": self._links.page(turn.path),
                "game": turn.game,
                "pace": turn.pace,
                "deadline": turn.deadline,
                "others": list(turn.others),
                "waiting": notice.waiting,
            }
        return said
