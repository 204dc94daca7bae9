"""What every connection passes before any work is done for it: caps, budgets of bytes, time-outs.

It stands between the event loop and uvicorn's protocols, with nothing but asyncio's own interfaces: bytes are counted
when they arrive, whatever they are (headers, bodies, messages, pings, pongs, pieces of frames), so that what is too
much costs next to nothing. Proxies whose forwarding headers are believed speak for many people: they are held to a
budget only on live connections, which are one person's each.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Any, NamedTuple, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

logger = logging.getLogger("wataha.server.connections")

KIB = 1024

SMALLEST_READ = 128
"""What arrives in smaller pieces is counted as if it were so many bytes: each piece costs work."""

HEADER_SECONDS = 15
"""From the beginning of a request, or of the connection, until its headers are there."""

MOST_OF_ADDRESS = 100
"""Connections of one address."""

SPARE_FILES = 256
"""Open files that are left for everything but connections."""

COMPLAIN_SECONDS = 10
"""A cap that is met is logged at most so often."""

END_OF_HEADERS = b"\r\n\r\n"


class Budget(NamedTuple):
    """Bytes: so many at once, and so many a second in the long run."""

    burst: float
    each_second: float


REQUESTS = Budget(256 * KIB, 64 * KIB)
"""Of one connection, before it is a live one."""
REQUESTS_OF_ADDRESS = Budget(1024 * KIB, 128 * KIB)
MESSAGES = Budget(64 * KIB, 8 * KIB)
"""Of one live connection."""
MESSAGES_OF_ADDRESS = Budget(512 * KIB, 64 * KIB)


class Bucket:
    """What is left of a budget."""

    def __init__(self, budget: Budget, scale: float) -> None:
        self._burst, self._pace = budget.burst * scale, budget.each_second * scale
        self._level, self._since = self._burst, time.monotonic()

    def take(self, count: float) -> bool:
        """Take so much; False if it is too much."""
        moment = time.monotonic()
        self._level = min(self._burst, self._level + (moment - self._since) * self._pace) - count
        self._since = moment
        return self._level >= 0


class AddressBudgets:
    """What all connections of one address have left."""

    def __init__(self, scale: float) -> None:
        self.requests = Bucket(REQUESTS_OF_ADDRESS, scale)
        self.messages = Bucket(MESSAGES_OF_ADDRESS, scale)


class ConnectionGuard:
    """Makes the protocols of connections, as uvicorn's setting `http`; one for each process."""

    def __init__(self, scale: float, proxies: frozenset[str], most: int) -> None:
        self.scale = scale
        """Multiplies all budgets; 0 switches everything off but the cap of all connections."""
        self.proxies = proxies
        self.most = most
        self.connections = 0
        self.of_address: Counter[str] = Counter()
        self._budgets: dict[str, AddressBudgets] = {}
        self._complained: dict[str, float] = {}

    def __call__(self, *args: Any, **kwargs: Any) -> asyncio.Protocol:
        return GuardedProtocol(self, AutoHTTPProtocol(*args, **kwargs))

    def admit(self, address: str) -> bool:
        """Count a connection; False if there are too many."""
        trusted = address in self.proxies or self.scale <= 0
        if self.connections >= self.most:
            self.complain("too many connections", most=self.most)
            return False
        if not trusted and self.of_address[address] >= MOST_OF_ADDRESS * self.scale:
            self.complain("too many connections of an address", most=round(MOST_OF_ADDRESS * self.scale))
            return False
        self.connections += 1
        self.of_address[address] += 1
        return True

    def release(self, address: str) -> None:
        self.connections -= 1
        self.of_address[address] -= 1
        if not self.of_address[address]:
            del self.of_address[address]
            self._budgets.pop(address, None)

    def budgets_of(self, address: str) -> AddressBudgets | None:
        """What an address has left; None for those that speak for others."""
        if self.scale <= 0 or address in self.proxies:
            return None
        if address not in self._budgets:
            self._budgets[address] = AddressBudgets(self.scale)
        return self._budgets[address]

    def complain(self, what: str, **more: object) -> None:
        """Log that a cap was met, now and then; never whose address it is."""
        moment = time.monotonic()
        if moment - self._complained.get(what, -COMPLAIN_SECONDS) >= COMPLAIN_SECONDS:
            self._complained[what] = moment
            logger.warning(what, extra=more)


class GuardedProtocol(asyncio.Protocol):
    """One connection: passes to uvicorn what it may say."""

    def __init__(self, guard: ConnectionGuard, inner: asyncio.Protocol) -> None:
        self._guard = guard
        self._inner = inner
        self._transport: asyncio.Transport | None = None
        self._address = ""
        self._admitted = False
        self._live = False
        self._own: Bucket | None = None
        self._shared: AddressBudgets | None = None
        self._tail = b""
        """The last bytes of headers that are not complete yet."""
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)
        self._transport = transport
        peer = transport.get_extra_info("peername")
        self._address = peer[0] if peer else "unknown"
        self._admitted = self._guard.admit(self._address)
        if not self._admitted:
            transport.abort()
            return
        self._shared = self._guard.budgets_of(self._address)
        if self._shared is not None:
            self._own = Bucket(REQUESTS, self._guard.scale)
        self._await_headers()
        self._inner.connection_made(GuardedTransport(transport, self))

    def data_received(self, data: bytes) -> None:
        if not self._admitted or self._transport is None or self._transport.is_closing():
            return
        if not self._may_say(max(len(data), SMALLEST_READ)):
            self._guard.complain("a connection said too much and was cut off")
            self._transport.abort()
            return
        if self._late is not None:
            self._tail += data
            if END_OF_HEADERS in self._tail:
                self._headers_are_there()
            self._tail = self._tail[-len(END_OF_HEADERS) :]
        self._inner.data_received(data)

    def _may_say(self, count: int) -> bool:
        if self._own is not None and not self._own.take(count):
            return False
        if self._shared is None:
            return True
        return (self._shared.messages if self._live else self._shared.requests).take(count)

    def become_live(self, protocol: asyncio.BaseProtocol) -> None:
        """The connection is a WebSocket from now on."""
        self._inner = cast(asyncio.Protocol, protocol)
        self._live = True
        self._headers_are_there()
        if self._guard.scale > 0:
            self._own = Bucket(MESSAGES, self._guard.scale)

    def answered(self) -> None:
        """Something was sent: another request may begin."""
        if not self._live and self._late is None:
            self._await_headers()

    def _await_headers(self) -> None:
        loop = asyncio.get_running_loop()
        self._tail = b""
        self._late = loop.call_later(HEADER_SECONDS, self._give_up)

    def _headers_are_there(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._headers_are_there()
        if self._admitted:
            self._guard.release(self._address)
            self._inner.connection_lost(exc)

    def eof_received(self) -> bool | None:
        return self._inner.eof_received() if self._admitted else None

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()


class GuardedTransport(asyncio.Transport):
    """The transport as uvicorn's protocols see it: theirs, but that a new protocol is put behind the guard."""

    def __init__(self, transport: asyncio.Transport, guarded: GuardedProtocol) -> None:
        super().__init__()
        self._transport = transport
        self._guarded = guarded
        self.is_closing = transport.is_closing
        self.close = transport.close
        self.abort = transport.abort
        self.get_extra_info = transport.get_extra_info
        self.pause_reading = transport.pause_reading
        self.resume_reading = transport.resume_reading
        self.get_write_buffer_size = transport.get_write_buffer_size
        self.set_write_buffer_limits = transport.set_write_buffer_limits

    def write(self, data: Any) -> None:
        self._guarded.answered()
        self._transport.write(data)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._guarded.become_live(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._guarded
