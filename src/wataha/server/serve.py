"""Starting the server."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import uvicorn

from wataha.engine.errors import WatahaError

from . import line
from .homes import CAN_HAND_OVER
from .migrations import migrate
from .neighbours import LONGEST_FOLDER
from .settings import Settings
from .store import Store
from .workers import run_workers


def serve(settings: Settings) -> None:
    """Run until told to stop."""
    if settings.workers == 1:
        _run(settings, uvicorn.run)
        return
    with tempfile.TemporaryDirectory(prefix="wataha-") as folder:
        _run(_share(settings, Path(folder)), run_workers)


def _run(settings: Settings, run: Callable[..., None]) -> None:
    settings.to_environment()
    run(
        "wataha.server.app:make_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=10,
        **line.OPTIONS,
    )


def _share(settings: Settings, folder: Path) -> Settings:
    """Make what several workers have in common: their metrics, where they hand clients over, and hear each other."""
    metrics, homes, neighbours = folder / "metrics", folder / "homes", folder / "words"
    fits = len(os.fsencode(neighbours)) <= LONGEST_FOLDER
    if settings.on_sqlite and not fits:
        raise WatahaError(f"The path of {folder.parent} is too long for several workers. Set TMPDIR to a shorter one.")
    metrics.mkdir()
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(metrics)
    if CAN_HAND_OVER and fits:
        homes.mkdir()
        settings = replace(settings, homes=str(homes))
    if settings.on_sqlite:
        neighbours.mkdir()
        asyncio.run(_prepare(settings))
        settings = replace(settings, neighbours=str(neighbours))
    return settings


async def _prepare(settings: Settings) -> None:
    """Bring the SQLite file up to date before the workers do: some of those that make a new one together would fail."""
    store = Store(settings.url)
    try:
        await migrate(store)
    finally:
        await store.close()
