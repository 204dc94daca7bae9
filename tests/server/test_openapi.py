"""Schemathesis over the OpenAPI: whatever is sent, the answer is one that the document promises."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.nightly import nightly
from tests.server.client import Client, play_on, sit_down
from tests.server.conftest import Fresh
from tests.server.serving import Served
from tests.server.test_moderation import become_host
from wataha.server.ids import new_id

pytestmark = pytest.mark.anyio


CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def attack(server: Served, config: Path) -> subprocess.CompletedProcess[str]:
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"),
        f"{server.base}/api/openapi.json",
        *("--phases", "coverage,fuzzing", "--max-examples", "2", "--seed", "7", "--checks", CHECKS),
        *("--suppress-health-check", "all", "--no-color"),
    ]
    return subprocess.run(command, capture_output=True, text=True, timeout=240, cwd=config.parent)


def headers(client: Client) -> str:
    return f'headers = {{ "X-Wataha" = "1", "Cookie" = "wataha={client.cookie}" }}'


@nightly
async def test_no_request_gets_an_answer_that_is_not_promised(fresh: Fresh, folder: Path) -> None:
    """Someone who is signed in, and may do all that there is, asks; those calls that void a cookie get other ones."""
    server = fresh("sqlite")
    async with (
        Client(server.base) as ala,
        Client(server.base) as ola,
        Client(server.base) as ela,
        Client(server.base) as iga,
    ):
        await become_host(server, ala)
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table, most=3)
        await ala.act("resign", table)
        config = folder / "schemathesis.toml"
        config.write_text(
            f"""
{headers(ala)}

[parameters]
"path.table" = "{table}"
"path.session" = "{new_id()}"
"path.tournament" = "{new_id()}"
"path.token" = "{new_id()}"
"path.account" = "{ela.account}"
"path.game" = "lone_wolves"
"body.game" = "lone_wolves"

[[operations]]
include-name = "DELETE /api/me"
{headers(iga)}

[[operations]]
include-name = "POST /api/logout"
{headers(ola)}
""",
            encoding="utf-8",
        )
        done = await asyncio.to_thread(attack, server, config)
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
        assert "401 Unauthorized" not in done.stdout
        assert (await ala.get("/api/me"))["host"], "the cookie is still good"
        for gone in (iga, ola):
            assert (await gone.get("/api/me"))["account"] is None, "both calls came through"
    assert httpx.get(f"{server.base}/healthz").is_success
