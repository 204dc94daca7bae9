"""Schemathesis over the OpenAPI: whatever is sent, the answer is one that the document promises."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.client import Client, play_on, sit_down
from tests.server.conftest import Fresh
from tests.server.serving import Served
from tests.server.test_moderation import become_host
from wataha.server.ids import new_id

pytestmark = pytest.mark.anyio


CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
FAREWELLS = ("DELETE /api/me", "POST /api/logout")
"""Calls after which the cookie is void: each comes last, with a cookie of its own."""


def attack(server: Served, client: Client, config: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Run schemathesis as someone who is signed in, and may do all that there is."""
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"),
        f"{server.base}/api/openapi.json",
        *("--header", "X-Wataha: 1", "--header", f"Cookie: wataha={client.cookie}"),
        *("--phases", "coverage,fuzzing", "--max-examples", "2", "--seed", "7", "--checks", CHECKS),
        *("--suppress-health-check", "all", "--no-color", *more),
    ]
    return subprocess.run(command, capture_output=True, text=True, timeout=240, cwd=config.parent)


async def test_no_request_gets_an_answer_that_is_not_promised(fresh: Fresh, folder: Path) -> None:
    server = fresh("sqlite")
    async with Client(server.base) as ala, Client(server.base) as ola, Client(server.base) as ela:
        await become_host(server, ala)
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table, most=3)
        await ala.act("resign", table)
        config = folder / "schemathesis.toml"
        config.write_text(
            f"""
[parameters]
"path.table" = "{table}"
"path.session" = "{new_id()}"
"path.tournament" = "{new_id()}"
"path.token" = "{new_id()}"
"path.account" = "{ela.account}"
"path.game" = "lone_wolves"
"body.game" = "lone_wolves"
""",
            encoding="utf-8",
        )
        without = [word for call in FAREWELLS for word in ("--exclude-name", call)]
        done = await asyncio.to_thread(attack, server, ala, config, *without)
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
        assert "401 Unauthorized" not in done.stdout
        assert (await ala.get("/api/me"))["host"], "the cookie is still good"
        for client, call in zip((ala, ola), FAREWELLS, strict=True):
            done = await asyncio.to_thread(attack, server, client, config, "--include-name", call)
            assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert httpx.get(f"{server.base}/healthz").is_success
