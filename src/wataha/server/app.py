"""The application: services behind FastAPI's routes and the live channel."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, WebSocket

from wataha.version import __version__

from .http.error_responses import answer_errors
from .http.middleware import guard_requests
from .http.rate_limits import RateLimits
from .http.routes import (
    account,
    friends,
    games,
    health,
    holidays,
    moderation,
    notices,
    oidc,
    old_rules,
    own_bots,
    pairing,
    passkeys,
    people,
    puzzles,
    table,
    tables,
    tournaments,
)
from .http.static_files import Pages, find_web
from .live.hub import Hub
from .ops import json_logs
from .services import open_services
from .settings import Settings

SWITCH_SECONDS = 0.001
"""How long the event loop keeps the interpreter when a thread of the database or of a bot waits for it."""

COLLECT_AFTER = (50_000, 20, 20)
"""New objects after which Python looks for unreachable ones, and how often among the older: each look stops play."""

logger = logging.getLogger("wataha.server")


def make_app(settings: Settings | None = None) -> FastAPI:
    """The application; worker processes find their settings in the environment."""
    chosen = settings or Settings.from_environment()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*COLLECT_AFTER)
    json_logs.set_up(chosen.log_level)
    rate_limits = RateLimits(chosen.limits)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_services(chosen, rate_limits) as services:
            app.state.services = services
            app.state.settings = chosen
            logger.info("serving", extra={"host": chosen.host, "port": chosen.port, "sqlite": chosen.on_sqlite})
            _say_goodbye_first(services.hub)
            yield

    app = FastAPI(
        title="Wataha",
        version=__version__,
        summary="Tables for the games of wolves. The live channel is told in docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        middleware=[guard_requests(chosen, rate_limits)],
    )
    for part in (
        health,
        games,
        account,
        notices,
        passkeys,
        oidc,
        own_bots,
        friends,
        holidays,
        pairing,
        people,
        tables,
        table,
        tournaments,
        moderation,
        old_rules,
        puzzles,
    ):
        app.include_router(part.router)

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        """The query may name a table, so that a proxy can bring those who watch it to one process."""
        await socket.app.state.services.hub.serve(socket)

    answer_errors(app)
    folder = find_web(chosen)
    if folder is not None:
        app.mount("/", Pages(folder), name="web")
    return app


def _say_goodbye_first(hub: Hub) -> None:
    """When the process is told to stop, clients hear it from us before the web server cuts them off."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    goodbyes: set[asyncio.Task[None]] = set()

    def catch(number: int) -> None:
        cut_off: Any = signal.getsignal(number)

        async def say_goodbye() -> None:
            await hub.stop()
            cut_off(number, None)

        def told(*_: Any) -> None:
            signal.signal(number, cut_off)  # told twice, it stops at once
            loop.call_soon_threadsafe(lambda: goodbyes.add(loop.create_task(say_goodbye())))

        if callable(cut_off):
            signal.signal(number, told)

    for number in (signal.SIGTERM, signal.SIGINT):
        catch(number)
