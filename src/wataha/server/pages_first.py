"""The page answers at once, while the rest of the server is imported and opened; all else waits for that."""

from __future__ import annotations

import asyncio
import logging
import signal
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.types import ASGIApp, Receive, Scope, Send

from .http.middleware import SAFE, guard_requests
from .http.rate_limits import RateLimits
from .http.static_files import Pages
from .settings import Settings

NO_PAGES = ("/api", "/healthz", "/readyz", "/metrics")
"""Paths that only the whole server can answer."""

logger = logging.getLogger("wataha.server")


class PagesFirst:
    """The application of a process that serves alone."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self._settings = settings
        guard = guard_requests(settings, RateLimits(settings.limits))
        self._app: ASGIApp = Starlette(routes=[Mount("/", Pages(folder))], middleware=[guard])
        self._whole = asyncio.Event()
        self._stopping = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        if not is_page(scope):
            await self._whole.wait()
        await self._app(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        serving = asyncio.create_task(self._serve())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._stopping.set()
        await serving
        await send({"type": "lifespan.shutdown.complete"})

    async def _serve(self) -> None:
        """The whole server, from when it is imported until it is told to stop; a process that cannot serve ends."""
        try:
            app = await asyncio.to_thread(self._load)
            async with app.router.lifespan_context(app):
                self._app = app
                self._whole.set()
                await self._stopping.wait()
        except Exception:
            logger.exception("the server cannot be opened")
            signal.raise_signal(signal.SIGTERM)

    def _load(self) -> Starlette:
        from .app import make_app

        return make_app(self._settings)


def is_page(scope: Scope) -> bool:
    """Whether somebody asks for the browser's side."""
    return scope["type"] == "http" and scope["method"] in SAFE and not scope["path"].startswith(NO_PAGES)
