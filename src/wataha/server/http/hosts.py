"""By which names the server may be asked for.

A web page can let its own name point at any machine after it was loaded (DNS rebinding); a browser then takes this
server for that page's own. The name in `Host` gives it away: nobody outside can own an address, a name without dots, or
one of those kept for local networks. A site that goes by a real name is told it.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

from starlette.types import Scope

ANY = "*"
"""As a name: whatever `Host` says, for those whose proxy has checked it."""

LOCAL = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
"""Endings of names that are given in local networks only."""

LONGEST = 255
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::[0-9]{1,5})?", re.IGNORECASE)
_ADDRESS = re.compile(r"^(?:[a-z]+://)?(.*?)(?::[0-9]*)?/?$", re.IGNORECASE)


def read_names(names: Iterable[str]) -> frozenset[str]:
    """The names that a host lists; addresses of sites, and several with commas between them, will do.

    >>> sorted(read_names(["Wolves.example.org", "https://a.example:8443, b.example", ":80"]))
    ['a.example', 'b.example', 'wolves.example.org']
    """
    listed = (name.strip() for some in names for name in some.split(","))
    found = (_ADDRESS.sub(r"\1", name).lower().rstrip(".") for name in listed)
    return frozenset(name for name in found if name)


class AllowedHosts:
    """The names of this server.

    >>> hosts = AllowedHosts(["wolves.example.org"])
    >>> [hosts.allow(name) for name in ("192.168.0.7:8000", "[::1]", "den.local:8000", "wolves.example.org")]
    [True, True, True, True]
    >>> hosts.allow("evil.example")
    False
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._names = read_names([*names, socket.gethostname()])

    def allow(self, host: str) -> bool:
        """Whether a request for this name, with or without a port, is for us."""
        if ANY in self._names:
            return True
        found = _HOST.fullmatch(host) if len(host) <= LONGEST else None
        if found is None:
            return False
        name = found[1].lower().removesuffix(".")
        return name in self._names or "." not in name or name.endswith(LOCAL) or _is_address(name)

    def allow_request(self, scope: Scope) -> bool:
        """Whether a request is for us; one that names nobody, as only programs do, is."""
        named = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        return all(map(self.allow, filter(None, named)))


def _is_address(name: str) -> bool:
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True
