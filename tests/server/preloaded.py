"""What all servers of the tests need, imported and loaded once."""

from __future__ import annotations

import gc

import asyncpg  # noqa: F401
import uvicorn.protocols.http.httptools_impl
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401
import uvloop  # noqa: F401

import wataha.server.app
import wataha.server.bots.compiling
import wataha.server.serve  # noqa: F401
from wataha.server.bots.thoughts import get_ready
from wataha.server.storage.migrations import head

get_ready("lone_wolves")
head()
gc.collect()
gc.freeze()
