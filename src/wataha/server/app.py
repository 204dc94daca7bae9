"""The server assembled: one `House` holds everything, and FastAPI is its door."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
import threading
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import InterfaceError, OperationalError
from starlette.exceptions import HTTPException

from wataha.engine.errors import WatahaError
from wataha.version import __version__

from . import logs
from .accounts import Accounts
from .bots_room import BotsRoom
from .games_room import GamesRoom
from .guard import Guard
from .leases import Leases
from .limits import Limits
from .links import Links
from .live import Live
from .log import Log
from .migrations import migrate
from .refusal import Refusal
from .replays import Replays
from .rooms import Rooms
from .routes import games, health, me, people, seating, table
from .secret import find_secret
from .sessions import Sessions
from .settings import Settings
from .store import Store
from .tables import Tables
from .talk import Talk
from .web import offer_web

SWITCH_SECONDS = 0.001
"""How long the event loop keeps the interpreter when a thread of the database or of a bot waits for it."""

TIDY_AFTER = (50_000, 20, 20)
"""New objects after which Python looks for unreachable ones, and how often among the older: each look stops play."""

logger = logging.getLogger("wataha.server")


class House:
    """Everything that serves the tables of this process."""

    sessions: Sessions
    links: Links
    tables: Tables

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings.limits)
        self.store = Store(settings.url, settings.neighbours)
        self.accounts = Accounts(self.store)
        self.games = GamesRoom(settings.games)
        self.log = Log(self.store)
        self.leases = Leases(self.store, settings.lease)
        self.rooms = Rooms(self.store, self.log, self.games.ready)
        self.talk = Talk(self)
        self.live = Live(self)
        self.replays = Replays(self)
        self.bots = BotsRoom(self)
        self.rooms.on_bot_turn = self.bots.ask
        self.open = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await migrate(self.store)
        secret = await find_secret(self.store)
        self.links = Links(secret)
        self.sessions = Sessions(secret, self.accounts)
        self.tables = Tables(self.store, self.links)
        self.log.start()
        self.live.start()
        if self.store.on_sqlite:
            if self.settings.neighbours:
                self.store.wake.join(Path(self.settings.neighbours))
            await self.leases.drop_those_of_the_dead()
        else:
            self.store.wake.start(self.store.url)
            await asyncio.wait_for(self.store.wake.connected.wait(), 30)
        self.games.start()
        self.bots.start()
        self.open = True

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something soon, and remember it until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Finish what is being written, and tell clients to come back."""
        self.open = False
        await self.bots.stop()
        await self.live.stop()
        await self.log.stop()
        await self.games.stop()
        await self.store.close()
        await self.store.wake.stop()


def make_app(settings: Settings | None = None) -> FastAPI:
    """The application; worker processes find their settings in the environment."""
    chosen = settings or Settings.from_environment()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*TIDY_AFTER)
    logs.set_up(chosen.log_level)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(chosen)
        app.state.house = house
        await house.start()
        logger.info(
            "serving", extra={"host": chosen.host, "port": chosen.port, "database": house.store.url.get_backend_name()}
        )
        _say_goodbye_first(house)
        try:
            yield
        finally:
            await house.stop()

    app = FastAPI(
        title="Wataha",
        version=__version__,
        summary="Tables for the games of wolves. The live channel is told in docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for part in (health, games, me, people, seating, table):
        app.include_router(part.router)

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        await socket.app.state.house.live.serve(socket)

    _answer_errors(app)
    offer_web(app, chosen)
    app.add_middleware(Guard, limits=Limits(chosen.limits), origins=chosen.origins)
    return app


def _say_goodbye_first(house: House) -> None:
    """When the process is told to stop, clients hear it from us before the web server cuts them off."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()

    def catch(number: int) -> None:
        cut_off: Any = signal.getsignal(number)

        async def say_goodbye() -> None:
            await house.live.stop()
            if callable(cut_off):
                cut_off(number, None)

        def told(*_: Any) -> None:
            signal.signal(number, cut_off)  # told twice, it stops at once
            house.open = False
            loop.call_soon_threadsafe(lambda: house.later(say_goodbye()))

        if callable(cut_off):
            signal.signal(number, told)

    for number in (signal.SIGTERM, signal.SIGINT):
        catch(number)


def _answer_errors(app: FastAPI) -> None:
    """Every error is an object `error` with a code that clients can say in the player's language."""

    def answer(status: int, code: str, **args: Any) -> JSONResponse:
        return JSONResponse({"error": {"code": code, "args": args}}, status)

    @app.exception_handler(Refusal)
    async def refused(_request: Request, refusal: Refusal) -> JSONResponse:
        return answer(refusal.status, refusal.code, **refusal.args_said)

    @app.exception_handler(WatahaError)
    async def mistaken(_request: Request, mistake: WatahaError) -> JSONResponse:
        return answer(422, "bad-options", reason=str(mistake))

    @app.exception_handler(RequestValidationError)
    async def unreadable(_request: Request, trouble: RequestValidationError) -> JSONResponse:
        places = [".".join(map(str, error["loc"])) for error in trouble.errors()]
        return answer(422, "bad-request", where=", ".join(places))

    @app.exception_handler(HTTPException)
    async def other(_request: Request, trouble: HTTPException) -> JSONResponse:
        code = {404: "no-such-page", 405: "no-such-method"}.get(trouble.status_code, "bad-request")
        response = answer(trouble.status_code, code, **({"where": ""} if code == "bad-request" else {}))
        response.headers.update(trouble.headers or {})
        return response

    @app.exception_handler(OperationalError)
    @app.exception_handler(InterfaceError)
    @app.exception_handler(OSError)
    async def unavailable(_request: Request, _trouble: Exception) -> JSONResponse:
        return answer(503, "unavailable")
