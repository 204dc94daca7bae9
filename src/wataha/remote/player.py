"""A bot at the tables of a server elsewhere: it decides by what its seat knows, and comes back when it was cut off."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from wataha.bots import make_bot
from wataha.bots.bot import Bot
from wataha.bots.warm import warm_bots
from wataha.engine.errors import WatahaError
from wataha.engine.registry import find_game

from .server import Link, Refused, RemoteServer
from .world import World

Message = dict[str, Any]

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds until it comes back after it was cut off: at first, and at most."""
MOST_TABLES = 30
"""That one connection may watch."""
CUT_OFF = (OSError, ConnectionClosed, InvalidHandshake)
"""What says that the server cannot be reached now."""
PASSING = {"not-your-turn", "too-fast", "unavailable", "game-not-ready"}
"""Refusals that pass: whoever looks again finds out what is to be done."""
NOT_LET_IN = 4401
"""The code with which a connection is closed whose token is void."""


class RemotePlayer:
    """Plays one table to its end, or all tables of its account until it is stopped."""

    def __init__(self, link: Link, token: str, level: str, tell: Callable[[str], None]) -> None:
        make_bot(level, 0)  # a name that means nothing is told before anyone sits down
        self._server = RemoteServer(link.base, token)
        self._link = link
        self._level = level
        self._tell = tell
        self._bots: dict[str, Bot] = {}
        """One for each table, since it may remember what it saw there."""
        self._watching: set[str] = set()
        self._ready: set[str] = set()
        self._over = False

    def play(self) -> None:
        """Play until there is nothing more to play; cut off, come back."""
        pause = FIRST_PAUSE
        while not self._over:
            try:
                with self._server.connect() as live:
                    self._watching.clear()
                    for text in live:
                        self._hear(live, json.loads(text))
                        pause = FIRST_PAUSE
                        if self._over:
                            return
                self._tell(f"cut off; trying again in {pause:.0f} s")
            except CUT_OFF as trouble:
                if isinstance(trouble, ConnectionClosed) and trouble.rcvd and trouble.rcvd.code == NOT_LET_IN:
                    raise WatahaError("The server does not take this token, or no longer does.") from trouble
                self._tell(f"cut off; trying again in {pause:.0f} s")
            except Refused as refusal:
                if refusal.code not in PASSING:
                    raise
                self._tell(f"{refusal} Trying again in {pause:.0f} s.")
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _hear(self, live: ClientConnection, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self._tell(f"here as {message['account']['name']}")
                self._look(live)
            case "mine":
                self._look(live)
            case "table":
                self._see_table(live, message["info"])
            case "state" | "update":
                self._see_state(live, message)
            case "refused":
                self._hear_refusal(live, message)
            case "problem":
                raise Refused(0, message["error"]["code"], message["error"]["args"])
            case _:
                pass

    def _look(self, live: ClientConnection) -> None:
        """Go to the tables that there are to play at."""
        if self._link.table is not None:
            self._sit_down(self._link.table)
            self._watch(live, self._link.table)
            return
        for table in self._server.call("GET", f"/api/me/tables?limit={MOST_TABLES}")["tables"]:
            if table["status"] == "gathering":
                self._accept(table["id"])
            if table["id"] not in self._watching and len(self._watching) < MOST_TABLES:
                self._watch(live, table["id"])

    def _sit_down(self, table: str) -> None:
        found = self._server.call("GET", f"/api/tables/{table}", key=self._link.key)
        if found["seat"] is None:
            self._get_ready(found["table"]["game"])
            body = {"key": self._link.key} if self._link.key else {}
            found = self._server.call("POST", f"/api/tables/{table}/join", body)
            self._tell(f"sat down in seat {found['seat']} at table {table}")

    def _accept(self, table: str) -> None:
        """Sit down where a seat is kept for this account."""
        try:
            self._sit_down(table)
        except Refused as refusal:
            self._tell(f"not at table {table}: {refusal}")

    def _watch(self, live: ClientConnection, table: str) -> None:
        self._watching.add(table)
        message: Message = {"type": "watch", "table": table}
        live.send(json.dumps({**message, "key": self._link.key} if self._link.key else message))

    def _get_ready(self, game: str) -> None:
        """Compile what the bot needs before any clock runs."""
        if game not in self._ready:
            warm_bots(find_game(game), bots=(self._level,))
            self._ready.add(game)

    def _see_table(self, live: ClientConnection, table: Message) -> None:
        if table["status"] == "closed":
            self._leave(live, table["id"], "was closed")

    def _see_state(self, live: ClientConnection, state: Message) -> None:
        """Do what there is to do; who has answered in a poll may wait."""
        table, poll = state["table"], state["poll"]
        if state["result"] is not None:
            points = ", ".join(str(points) for points in state["result"]["points"])
            self._leave(live, table, f"is over: {points}; seat {state['eyes']} was mine")
        elif state["eyes"] in state["away"]:
            self._act(live, "back", state)
        elif state["moves"] and not (poll and poll["answer"]):
            self._decide(live, state)

    def _decide(self, live: ClientConnection, state: Message) -> None:
        """Make the move that the bot chooses in a world that its seat could believe in."""
        table = state["table"]
        try:
            told = self._server.call("GET", f"/api/tables/{table}/world")
        except Refused as refusal:
            if refusal.code not in PASSING:
                raise
            return  # somebody was faster: what is to be done now is on its way
        if told["version"] != state["version"]:
            return
        world = World.read(told)
        self._get_ready(world.game)
        match = world.match()
        bot = self._bots.setdefault(table, make_bot(self._level, secrets.randbits(32)))
        self._act(live, "move", state, path=match.game.table.path(bot.choose(match)))

    @staticmethod
    def _act(live: ClientConnection, kind: str, state: Message, **more: str) -> None:
        act = {"type": kind, "table": state["table"], "id": secrets.token_urlsafe(12), "version": state["version"]}
        live.send(json.dumps({**act, **more}))

    def _hear_refusal(self, live: ClientConnection, message: Message) -> None:
        """What was decided too late is decided again by the state that follows; what came too fast, after a while."""
        error = message["error"]
        if error["code"] in PASSING:
            time.sleep(error["args"].get("seconds", FIRST_PAUSE))
            self._watch(live, message["table"])
        elif error["code"] not in ("stale", "not-away", "game-over"):
            raise Refused(0, error["code"], error["args"])

    def _leave(self, live: ClientConnection, table: str, why: str) -> None:
        self._tell(f"table {table} {why}")
        self._bots.pop(table, None)
        self._watching.discard(table)
        live.send(json.dumps({"type": "unwatch", "table": table}))
        self._over = table == self._link.table
