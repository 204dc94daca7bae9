"""Is the server alive, is it ready, and how is it doing?"""

from __future__ import annotations

import hmac
import os
from typing import Annotated

from fastapi import APIRouter, Header, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest, multiprocess
from pydantic import BaseModel

from wataha.server.errors import Refusal
from wataha.server.http.dependencies import ERRORS, TheDatabase, TheGames, TheSettings

router = APIRouter(tags=["health"])

HERE = {"127.0.0.1", "::1"}


class Health(BaseModel):
    """How things are."""

    status: str


@router.get("/healthz")
async def alive() -> Health:
    """The process runs."""
    return Health(status="alive")


@router.get("/readyz", responses=ERRORS)
async def ready(games: TheGames, database: TheDatabase) -> Health:
    """The database answers and all games are ready to be played."""
    if not games.all_ready:
        raise Refusal("game-not-ready", 503)
    await database.check()
    return Health(status="ready")


@router.get("/metrics", response_model=None, responses={**ERRORS, 200: {"content": {"text/plain": {}}}})
async def read_metrics(
    request: Request, settings: TheSettings, authorization: Annotated[str, Header(max_length=300)] = ""
) -> Response:
    """Figures for Prometheus, for this machine or for whoever shows the token."""
    token = settings.metrics_token
    shown = bool(token) and hmac.compare_digest(f"Bearer {token}".encode(), authorization.encode())
    from_here = request.client is not None and request.client.host in HERE
    if not shown and (token or not from_here):
        raise Refusal("not-allowed", 403)
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
