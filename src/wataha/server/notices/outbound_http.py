"""Requests to addresses that people gave us: to the public internet and to networks that the host named, nowhere else.

What is checked is the address that the socket connects to, after DNS and after every redirect: a name that points
elsewhere a moment later gains nothing.
"""

from __future__ import annotations

import socket
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import urljoin, urlsplit

import aiohttp

from wataha.server.errors import Refusal

LONGEST_ADDRESS = 1000
MOST_HOPS = 3
SECONDS = 10
"""For one request, from the lookup of the name to the headers of the answer."""
AGAIN = (307, 308)
"""Redirects that want the same request at another address."""
FIRST_FREE_PORT = 1024
LATER = (408, 425, 429)
"""Refusals that may pass."""
TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that a gateway turns into IPv4 ones, private ones too."""

Address = IPv4Address | IPv6Address


class Undeliverable(Exception):
    """Something could not be sent."""

    def __init__(self, why: str, *, for_good: bool = False, gone: bool = False, after: int | None = None) -> None:
        super().__init__(why)
        self.for_good = for_good
        """Whether there is no use in trying again."""
        self.gone = gone
        """Whether the receiver does not exist any more."""
        self.after = after
        """Seconds to wait, as the receiver says."""


class ForbiddenAddress(OSError):
    """A name, or a redirect, leads to where nobody may send us."""


def is_public(address: Address) -> bool:
    """Whether an address belongs to the public internet.

    >>> [is_public(ip_address(text)) for text in ("9.9.9.9", "2620:fe::fe")]
    [True, True]
    >>> inside = "10.0.0.1 127.0.0.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 ::1 fe80::1 fd00::1"
    >>> disguised = "::ffff:10.0.0.1 64:ff9b::a00:1 2002:a00:1:: fec0::1"
    >>> any(is_public(ip_address(text)) for text in f"{inside} {disguised}".split())
    False
    """
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return is_public(address.ipv4_mapped)
        if address in TRANSLATED or address.sixtofour or address.teredo or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast


@dataclass(frozen=True)
class Answer:
    """What a receiver said."""

    status: int
    after: int | None
    """Seconds until it wants to be asked again."""

    def check(self) -> None:
        """`Undeliverable` unless it took what was sent."""
        if 200 <= self.status < 300:
            return
        for_good = 300 <= self.status < 500 and self.status not in LATER
        raise Undeliverable(f"status {self.status}", for_good=for_good, after=self.after)


class OutboundHttp:
    """Posts to addresses of people's own."""

    def __init__(self, reachable: tuple[str, ...]) -> None:
        self._reachable = tuple(ip_network(network) for network in reachable)
        self._sessions: dict[str, aiohttp.ClientSession] = {}

    def check(self, url: str) -> None:
        """`Refusal` for an address that nothing could be sent to; where a name leads is seen when it is used."""
        try:
            parts = urlsplit(url)
            port, host = parts.port, parts.hostname or ""
        except ValueError:
            raise Refusal("bad-address", 422) from None
        plain = parts.scheme == "http" and bool(self._reachable)
        fits = len(url) <= LONGEST_ADDRESS and url.isascii() and url.isprintable() and " " not in url
        allowed = port in (None, 80, 443) or port >= FIRST_FREE_PORT
        if not (fits and allowed and host and (plain or parts.scheme == "https")) or parts.username is not None:
            raise Refusal("bad-address", 422)
        try:
            address = ip_address(host)
        except ValueError:
            return
        if not self._may_reach(address, parts.scheme):
            raise Refusal("private-address", 422)

    def _may_reach(self, address: Address, scheme: str) -> bool:
        """Over the internet nothing is sent in the clear."""
        named = any(address in network for network in self._reachable)
        return named or (scheme == "https" and is_public(address))

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """The answer to a request; `Undeliverable` if there is none."""
        for _ in range(MOST_HOPS):
            try:
                self.check(url)
            except Refusal as refusal:
                raise Undeliverable(refusal.code, for_good=True) from None
            try:
                async with self._session(urlsplit(url).scheme).post(
                    url, data=body, headers=headers, allow_redirects=False
                ) as response:
                    if response.status not in AGAIN:
                        return Answer(response.status, _seconds(response.headers.get("Retry-After", "")))
                    url = urljoin(url, response.headers.get("Location", ""))
            except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as trouble:
                raise Undeliverable(type(trouble).__name__) from trouble
        raise Undeliverable("too many redirects", for_good=True)

    def _session(self, scheme: str) -> aiohttp.ClientSession:
        """One for each scheme, for what may be reached differs; connections are not kept for others to use."""
        if scheme not in self._sessions:

            def connect(info: tuple[Any, Any, int, str, tuple[Any, ...]]) -> socket.socket:
                family, kind, protocol, _, place = info
                if not self._may_reach(ip_address(str(place[0]).partition("%")[0]), scheme):
                    raise ForbiddenAddress("not a public address")
                return socket.socket(family, kind, protocol)

            self._sessions[scheme] = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(socket_factory=connect, force_close=True),
                timeout=aiohttp.ClientTimeout(total=SECONDS),
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"User-Agent": "Wataha"},
                auto_decompress=False,
            )
        return self._sessions[scheme]

    async def close(self) -> None:
        for session in self._sessions.values():
            await session.close()


def _seconds(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else None
