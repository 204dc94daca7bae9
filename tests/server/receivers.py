"""Where notices go in the tests: a push service that decrypts, a program that checks signatures, a mail server."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import re
import secrets
from email import message_from_bytes, policy
from email.message import EmailMessage
from types import TracebackType
from typing import Any, Self

import http_ece
from aiohttp import web
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.serving import free_port

OK = 201


def encoded(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")


class Receiver:
    """A web server that takes whatever is posted to it, and answers as it is told."""

    def __init__(self, host: str = "127.0.0.1") -> None:
        self.host = host
        self.port = free_port()
        self.got: list[Any] = []
        """What came, read; in order."""
        self.statuses: list[int] = []
        """What the next requests are answered; then all is well."""
        self.redirect = ""
        """Where requests are sent on to."""
        self.deaf = asyncio.Event()
        """While it is not set, nothing is answered."""
        self.deaf.set()
        self.troubles: list[Exception] = []
        """What was wrong with what came."""

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}/here"

    async def __aenter__(self) -> Self:
        app = web.Application()
        app.router.add_route("*", "/{where}", self._take)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, self.host, self.port).start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.deaf.set()
        await self._runner.cleanup()
        assert self.troubles == []

    async def _take(self, request: web.Request) -> web.Response:
        try:
            self.got.append(self.read(dict(request.headers), await request.read()))
        except Exception as trouble:
            self.troubles.append(trouble)
            raise
        await self.deaf.wait()
        if self.redirect:
            return web.Response(status=307, headers={"Location": self.redirect})
        return web.Response(status=self.statuses.pop(0) if self.statuses else OK)

    def read(self, headers: dict[str, str], body: bytes) -> Any:
        return json.loads(body)


class PushService(Receiver):
    """A push service and the browser behind it."""

    def __init__(self, public_key: str) -> None:
        super().__init__()
        self.public_key = public_key
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)

    @property
    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.url, "p256dh": encoded(point), "auth": encoded(self._auth)}

    def read(self, headers: dict[str, str], body: bytes) -> Any:
        """What the browser would be shown; whoever sent it has to have signed it with the key it subscribed with."""
        found = re.fullmatch(r"vapid t=([\w.-]+),\s*k=([\w-]+)", headers["Authorization"])
        assert found is not None
        assert found[2] == self.public_key
        assert Vapid02.verify(headers["Authorization"])
        claims = json.loads(base64.urlsafe_b64decode(found[1].split(".")[1] + "=="))
        assert claims["aud"] == f"http://{self.host}:{self.port}"
        assert int(headers["TTL"]) > 0
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(plain)


class Program(Receiver):
    """Somebody's own program, which believes nothing that is not signed."""

    secret = ""

    def read(self, headers: dict[str, str], body: bytes) -> Any:
        id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
        if self.secret:
            key = base64.b64decode(self.secret.removeprefix("whsec_"))
            digest = hmac.digest(key, f"{id}.{timestamp}.".encode() + body, hashlib.sha256)
            assert headers["webhook-signature"] == f"v1,{base64.b64encode(digest).decode()}"
        return {"id": id, **json.loads(body)}

    def turns(self) -> list[Any]:
        return [said for said in self.got if said["type"] == "turn"]


class MailServer:
    """A mail server, with everybody's mailbox in it."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = 0
        """So many mails it does not take now."""
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self._controller.port}"

    async def handle_DATA(self, _server: SMTP, _session: Any, envelope: Envelope) -> str:  # noqa: N802
        if self.refuses:
            self.refuses -= 1
            return "451 Try again later"
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        self.mails.append(mail)
        return "250 Taken"

    def __enter__(self) -> MailServer:
        self._controller.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._controller.stop()


def text_of(mail: EmailMessage) -> str:
    content: str = mail.get_content()
    return content


def token_of(mail: EmailMessage, kind: str) -> str:
    """The token of a link in a mail."""
    found = re.search(rf"/{kind}#(\S+)", text_of(mail))
    assert found is not None, text_of(mail)
    return found[1]
