"""What every request passes: its host, its size, its origin, its pace; and the headers that every answer carries."""

from __future__ import annotations

import asyncio
import logging
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wataha.engine.outside_json import BadJson, read_json
from wataha.server.errors import Refusal
from wataha.server.ops import metrics
from wataha.server.settings import Settings

from .hosts import AllowedHosts
from .origins import address, bearer_token, own_origin
from .rate_limits import RateLimits

LARGEST_BODY = 64 * 1024
BODY_SECONDS = 15
"""How long each part of a body may take to arrive."""
SAFE = {"GET", "HEAD", "OPTIONS"}
PROOF = "x-wataha"
"""A header that a foreign web page cannot send without being asked first; every unsafe request must carry it, or a
token, which is such a header, too."""

OPEN_TO_ALL = "/api/unsubscribe/"
"""What mail programs post to, with a form and without that header; the token in the address is all it takes."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
STRICT_TRANSPORT = "max-age=31536000"

logger = logging.getLogger("wataha.server.http")


class RequestGuard:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, rate_limits: RateLimits, origins: tuple[str, ...], hosts: AllowedHosts) -> None:
        self.app = app
        self.rate_limits = rate_limits
        self.origins = origins
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self.hosts.allow_request(scope):
            await receive()
            await send({"type": "websocket.close"})  # before it is accepted: the browser is answered with status 403
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(scope, message)
            await send(message)

        try:
            try:
                self._check(scope)
                receive = await _read_body(scope, receive)
            except Refusal as refusal:
                answer = JSONResponse({"error": refusal.describe()}, refusal.status)
                await answer(scope, receive, send_guarded)
            else:
                await self.app(scope, receive, send_guarded)
        finally:
            _note(scope, status, time.perf_counter() - started)

    def _check(self, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        if not self.hosts.allow_request(scope):
            raise Refusal("wrong-host", 421)
        asked = PROOF in connection.headers or bearer_token(connection) is not None
        proven = asked and own_origin(connection, self.origins)
        if scope["method"] not in SAFE and not proven and not scope["path"].startswith(OPEN_TO_ALL):
            raise Refusal("foreign-origin", 403)
        self.rate_limits.take("request", address(connection))


def guard_requests(settings: Settings, rate_limits: RateLimits) -> Middleware:
    """The outermost layer of an application."""
    hosts = AllowedHosts([*settings.hostnames, settings.host])
    return Middleware(RequestGuard, rate_limits=rate_limits, origins=settings.origins, hosts=hosts)


def receive_in_time(receive: Receive) -> Receive:
    """Receives the parts of a body; `Refusal` if one is too long in coming."""
    complete = False

    async def receive_part() -> Message:
        nonlocal complete
        if complete:
            return await receive()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                message = await receive()
        except TimeoutError:
            raise Refusal("too-slow", 408) from None
        complete = not message.get("more_body")
        return message

    return receive_part


async def _read_body(scope: Scope, receive: Receive) -> Receive:
    """A body is no longer than its header says and than allowed, and is JSON that every route can take."""
    headers = Headers(scope=scope)
    receive = receive_in_time(receive)
    length = headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit() and len(length) < 20) or int(length) > LARGEST_BODY:
        raise Refusal("too-large", 413, most=LARGEST_BODY)
    if length == "0" and "transfer-encoding" not in headers:
        return receive
    read: list[Message] = []
    body = b""
    while True:
        message = await receive()
        read.append(message)
        body += message.get("body", b"")
        if len(body) > LARGEST_BODY:
            raise Refusal("too-large", 413, most=LARGEST_BODY)
        if not message.get("more_body"):
            break
    if not scope["path"].startswith(OPEN_TO_ALL):
        _check_json(body)
    read.reverse()

    async def receive_again() -> Message:
        return read.pop() if read else await receive()

    return receive_again


def _check_json(body: bytes) -> None:
    if not body:
        return
    try:
        read_json(body, most=LARGEST_BODY)
    except BadJson:
        raise Refusal("bad-request", 422, where="body") from None


def _add_headers(scope: Scope, message: Message) -> None:
    headers = MutableHeaders(raw=message["headers"])
    message["headers"] = headers.raw
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["scheme"] == "https":
        headers.setdefault("Strict-Transport-Security", STRICT_TRANSPORT)
    if scope["path"].startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")


def _note(scope: Scope, status: int, seconds: float) -> None:
    """Count and log a request by its route, never by its query, which could hold a key."""
    route = getattr(scope.get("route"), "path", "other")
    metrics.requests.labels(scope["method"], route, str(status)).inc()
    metrics.request_seconds.labels(route).observe(seconds)
    logger.info(
        "request",
        extra={"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)},
    )
