"""Where a request comes from: the address, and the page."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def address(connection: HTTPConnection) -> str:
    """Where a request comes from; the whole network of an IPv6 address, which one household has to itself."""
    return household(connection.client.host) if connection.client else "unknown"


@lru_cache(4096)
def household(host: str) -> str:
    """What an address is counted by, however it is written.

    >>> household("192.0.2.7"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> household("2001:db8::7"), household("2001:db8:0:0:1::7")
    ('2001:db8::/64', '2001:db8::/64')
    """
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


def bearer_token(connection: HTTPConnection) -> str | None:
    """The token that a program shows; None if it shows none. No page can send one without being asked first."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def own_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return origin in allowed or _host_of(origin) == connection.headers.get("host", "").lower()


def _host_of(origin: str) -> str | None:
    """The host and port that an origin names; None if it is no origin."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
