"""A player of the tests: real HTTP, a real socket, and every message of the server checked against its schema."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
import orjson
import websockets
from pydantic import TypeAdapter

from wataha.server.live.messages import SERVER_MODELS, type_of
from wataha.server.live.view_patch import apply_patch

PATIENCE = 30
"""Seconds that a test waits for a message, at most."""

KEPT = httpx.Limits(keepalive_expiry=2)
"""A connection is used again for less time than a server keeps it: one that is just being closed breaks a request."""

GONE = (502, 503, 504)
"""Answers that say that a part of the server cannot be reached now."""

MODELS: dict[str, TypeAdapter[Any]] = {type_of(model): TypeAdapter(model) for model in SERVER_MODELS}

Message = dict[str, Any]

Heard = Callable[[Message, str], None]
"""What is told of a message: what it says, an update as the state that it makes, and how it came."""

HIDES_STEPS = {"wolves_and_sheep"}
"""Games with steps that only their maker sees: there, everyone counts versions for themselves."""


def nonce() -> str:
    return secrets.token_urlsafe(12)


def visitor(base: str) -> httpx.AsyncClient:
    """What asks a server by HTTP as the pages do; nothing is encrypted, and certificates take long to load."""
    return httpx.AsyncClient(base_url=base, headers={"X-Wataha": "1"}, timeout=PATIENCE, verify=False, limits=KEPT)


class Client:
    """A browser without eyes."""

    def __init__(self, base: str, name: str = "Ala", forgetful: bool = False, heard: Heard | None = None) -> None:
        self.base = base
        self.name = name
        self.forgetful = forgetful
        """Whether views are checked, but not kept but for the last: thousands of large ones slow a test down."""
        self.heard = heard
        """Is told every message; the messages themselves are then not kept as they came."""
        self.http = visitor(base)
        self.account = ""
        self.socket: websockets.ClientConnection | None = None
        self.states: dict[str, Message] = {}
        """The last `state` of every table."""
        self.infos: dict[str, Message] = {}
        self.got: list[Message] = []
        """Every message, in order; updates as the whole states that they make."""
        self.raw: list[str] = []
        """What came, as it came."""
        self._news = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Client:
        person = await self.post("/api/guest", name=self.name)
        self.account = person["id"]
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.disconnect()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return self.http.cookies["wataha"]

    async def call(self, method: str, path: str, status: int | None = None, **sent: Any) -> Any:
        """An HTTP call; the JSON of its answer. Any 2xx will do, unless a status is asked for."""
        response = await self.http.request(method, path, **sent)
        if status is None and response.status_code in GONE:
            raise ConnectionError(f"{method} {path}: {response.status_code}")
        right = response.is_success if status is None else response.status_code == status
        assert right, f"{method} {path}: {response.status_code} {response.text}"
        return response.json() if response.content else None

    async def get(self, path: str, status: int | None = None, /, **query: Any) -> Any:
        return await self.call("GET", path, status, params=query)

    async def post(self, path: str, status: int | None = None, /, **body: Any) -> Any:
        return await self.call("POST", path, status, json=body)

    async def connect(self, base: str | None = None, table: str = "") -> None:
        """Open the live channel, for a table if one is named, and wait for the welcome."""
        address = (base or self.base).replace("http", "ws", 1) + "/api/live" + (f"?table={table}" if table else "")
        self.socket = await websockets.connect(
            address, additional_headers={"Cookie": f"wataha={self.cookie}"}, max_size=None, compression=None
        )
        self.got.clear()
        self._reader = asyncio.create_task(self._read())
        await self.wait(lambda: any(message["type"] == "welcome" for message in self.got))

    async def disconnect(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
        self.socket = None

    async def _read(self) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                message = orjson.loads(text)
                if self.heard is None:
                    self.raw.append(str(text))
                MODELS[message["type"]].validate_python(message, strict=True)
                if message["type"] == "update":
                    message = self._patched(message)
                if self.heard is not None:
                    self.heard(message, str(text))
                if message["type"] == "state":
                    self.states[message["table"]] = message
                elif message["type"] == "table":
                    self.infos[message["table"]] = message["info"]
                async with self._news:
                    self.got.append({**message, "view": None} if self.forgetful and "view" in message else message)
                    self._news.notify_all()
        except websockets.ConnectionClosed:
            pass
        finally:
            async with self._news:
                self._news.notify_all()

    def _patched(self, update: Message) -> Message:
        """The whole state that an update makes of the last one."""
        before = self.states[update["table"]]
        assert (before["version"], before["eyes"]) == (update["since"], update["eyes"])
        patch = update.pop("patch")
        return {**update, "type": "state", "view": apply_patch(before["view"], patch)}

    @property
    def closed(self) -> bool:
        return self._reader is None or self._reader.done()

    async def wait(self, happened: Callable[[], Any], patience: float = PATIENCE) -> Any:
        """Wait until something is true; fails when it never is, or the connection is gone."""

        async def watch() -> Any:
            async with self._news:
                while not (found := happened()):
                    if self.closed and self._reader is not None:
                        self._reader.result()
                        raise ConnectionError("the connection was closed")
                    await self._news.wait()
                return found

        return await asyncio.wait_for(watch(), patience)

    async def send(self, type: str, **fields: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def watch(self, table: str, version: int | None = None, key: str | None = None) -> Message:
        """Look at a table; its state once it has one."""
        seen = len(self.got)
        more = {} if key is None else {"key": key}
        await self.send("watch", table=table, version=version, **more)
        await self.wait(lambda: self._find(seen, table, "table", "refused"))
        return self.infos.get(table, {})

    def _find(self, since: int, table: str, *types: str) -> Message | None:
        for message in self.got[since:]:
            if message.get("table") == table and message["type"] in types:
                return message
        return None

    async def state(self, table: str, version: int = 0) -> Message:
        """The state of a table, once it has at least this version."""
        await self.wait(lambda: table in self.states and self.states[table]["version"] >= version)
        return self.states[table]

    async def has_seen(self, table: str, version: int) -> None:
        """Wait until a move of another, by which the table has a version, is shown here too, if it is shown at all."""
        if self.infos[table]["game"] not in HIDES_STEPS:
            await self.state(table, version)
            return
        seen = len(self.got)
        await self.send("ping")
        await self.wait(lambda: any(message["type"] == "pong" for message in self.got[seen:]))

    async def act(
        self, type: str, table: str, id: str | None = None, version: int | None = None, **more: Any
    ) -> Message:
        """Do something at a table; the answer: `refused`, or `ack`, also where an `update` says the same."""
        id = id or nonce()
        seen = len(self.got)
        if version is None:
            version = self.states[table]["version"]
        await self.send(type, table=table, id=id, version=version, **more)
        return await self.answer(id, seen)

    async def answer(self, id: str, seen: int = 0) -> Message:
        return await self.wait(lambda: next(filter(None, (_answer(m, id) for m in self.got[seen:])), None))

    async def say(self, table: str, text: str) -> Message:
        id = nonce()
        seen = len(self.got)
        await self.send("say", table=table, id=id, text=text)
        return await self.answer(id, seen)


def _answer(message: Message, id: str) -> Message | None:
    """What a message says of an act."""
    if message.get("answers") == id:
        return {"type": "ack", "table": message["table"], "id": id, "version": message["version"]}
    return message if message["type"] in ("ack", "refused") and message["id"] == id else None


async def set_up(creator: Client, game: str, seats: list[Any], **more: Any) -> str:
    """A new table; seats are kinds, or levels of bots."""
    kinds = ("me", "open", "invited")
    wanted = [{"kind": seat} if seat in kinds else {"kind": "bot", "level": seat} for seat in seats]
    made = await creator.post("/api/tables", game=game, seats=wanted, **more)
    return made["table"]["id"]


async def sit_down(clients: list[Client], game: str, **more: Any) -> str:
    """A table with a game between these clients, all watching."""
    table = await set_up(clients[0], game, ["me"] + ["open"] * (len(clients) - 1), **more)
    for client in clients[1:]:
        await client.post(f"/api/tables/{table}/join")
    for client in clients:
        await client.watch(table)
        await client.state(table)
    return table


async def gauge(client: Client, name: str) -> int:
    """What the server's metrics say of a number."""
    found = re.search(rf"^{name} ([\d.]+)$", (await client.http.get("/metrics")).text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


def pick(moves: list[str], version: int) -> str:
    """A move by a rule that takes all kinds of moves in turn."""
    return moves[(version * 7919 + len(moves)) % len(moves)]


def is_to_decide(state: Message) -> bool:
    """Whether a state awaits a move of its reader; who has answered in a poll may wait."""
    return bool(state["moves"]) and not (state["poll"] and state["poll"]["answer"])


async def play_on(clients: list[Client], table: str, most: int = 100_000) -> int:
    """Let each client move when it is to decide, until the game is over; how many moves were made."""
    made = 0
    while made < most:
        deciding = await _who_decides(clients, table)
        if deciding is None:
            break
        state = deciding.states[table]
        answer = await deciding.act("move", table, path=pick(state["moves"], state["version"]))
        if state["poll"] and answer["type"] == "refused" and answer["error"]["code"] == "stale":
            continue  # the poll closed meanwhile
        assert answer["type"] == "ack", answer
        made += 1
        await deciding.state(table, answer["version"])
        others = [client for client in clients if client is not deciding]
        await asyncio.gather(*(client.has_seen(table, answer["version"]) for client in others))
    return made


async def _who_decides(clients: list[Client], table: str) -> Client | None:
    """Who of them is to decide, as soon as one is; None once all have seen that the game is over."""

    def is_over(client: Client) -> bool:
        return table in client.states and bool(client.states[table]["result"])

    def decides(client: Client) -> bool:
        return table in client.states and is_to_decide(client.states[table])

    while not any(map(is_over, clients)):
        waiting = [
            asyncio.create_task(client.wait(lambda client=client: decides(client) or is_over(client)))
            for client in clients
        ]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                if task.done():
                    task.result()
        finally:
            for task in waiting:
                task.cancel()
        for client in clients:
            if decides(client):  # else what was to be decided is so already: a poll has closed
                return client
    await asyncio.gather(*(client.wait(lambda client=client: is_over(client)) for client in clients))
    return None
