"""Where a request comes from: the address, and the page."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def address(connection: HTTPConnection) -> str:
    """Where a request comes from; the whole network of an IPv6 address, which one household has to itself."""
    host = connection.client.host if connection.client else "unknown"
    return ":".join(host.split(":")[:4]) if ":" in host else host


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
