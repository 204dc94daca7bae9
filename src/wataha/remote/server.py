"""A server elsewhere, as a program with a token talks to it: calls over HTTP, and the live channel."""

from __future__ import annotations

import json
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from wataha.engine.errors import WatahaError, shown

PATIENCE = 30
"""Seconds until an answer is there."""


class Refused(WatahaError):
    """What the server says no to."""

    def __init__(self, status: int, code: str, args: dict[str, Any]) -> None:
        self.status = status
        self.code = code
        self.said = args
        super().__init__(f"The server refuses: {shown(code)} {shown(str(args)) if args else ''}".strip() + ".")


class Link(NamedTuple):
    """Where to play: a server, perhaps one of its tables, and the key of that table's link."""

    base: str
    table: str | None = None
    key: str | None = None

    @classmethod
    def read(cls, url: str) -> Link:
        """The address of a server, or of a table as the browser shows it.

        >>> Link.read("https://wataha.example.org")
        Link(base='https://wataha.example.org', table=None, key=None)
        >>> Link.read("http://localhost:8000/t/abcdefghijkm#secret")
        Link(base='http://localhost:8000', table='abcdefghijkm', key='secret')
        """
        parts = urlsplit(url)
        page, _, table = parts.path.strip("/").partition("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or page not in ("", "t") or "/" in table:
            raise WatahaError(f"'{shown(url)}' is neither a server, https://HOST, nor one of its tables.")
        return cls(f"{parts.scheme}://{parts.netloc}", table or None, parts.fragment or None)


class RemoteServer:
    """A server that lets a program in."""

    def __init__(self, base: str, token: str) -> None:
        self.base = base
        self._headers = {"Authorization": f"Bearer {token}"}

    def call(self, method: str, path: str, body: dict[str, Any] | None = None, key: str | None = None) -> Any:
        """The answer to a call; `Refused` says why there is none, `OSError` that the server cannot be reached."""
        headers = {**self._headers, **({"X-Table-Key": key} if key else {})}
        if body is not None:
            headers["Content-Type"] = "application/json"
        sent = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.base}{path}", sent, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                text = answer.read()
        except HTTPError as trouble:
            raise _read_refusal(trouble.code, trouble.read()) from trouble
        return json.loads(text) if text else None

    def connect(self) -> ClientConnection:
        """The live channel."""
        address = self.base.replace("http", "ws", 1) + "/api/live"
        return connect(address, additional_headers=self._headers, open_timeout=PATIENCE, max_size=None)


def _read_refusal(status: int, text: bytes) -> Refused:
    """What an answer that is no success says; a proxy on the way may say anything."""
    try:
        error = json.loads(text)["error"]
        return Refused(status, str(error["code"]), dict(error["args"]))
    except (ValueError, KeyError, TypeError):
        return Refused(status, f"status {status}", {})
