"""compose.yaml and Containerfile, as far as they can be checked without an engine: their parts fit together."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from tests.debian import find_program
from wataha.cli import app

ROOT = Path(__file__).parents[2]
HADOLINT = shutil.which("hadolint", path=str(Path(sys.executable).parent))


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """compose.yaml as an engine reads it where no variable is set."""
    text = (ROOT / "compose.yaml").read_text()
    return yaml.safe_load(re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", text))


def servers(compose: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The services that are ours, with the options of the command that each runs."""
    fleet = {name: service for name, service in compose["services"].items() if service["profiles"] == ["fleet"]}
    ours = {name: service for name, service in fleet.items() if "build" in service}
    return {name: options(service["command"]) for name, service in ours.items()}


def options(command: list[str]) -> dict[str, Any]:
    """The options of `wataha serve`, as the command line itself reads them."""
    assert command[:2] == ["wataha", "serve"]
    return app.parse_args(command[1:], exit_on_error=False, print_error=False)[1].arguments


def test_two_servers_share_the_database_and_the_bus_of_the_fleet(compose: dict[str, Any]) -> None:
    assert set(compose["services"]) == {"wataha", "postgres", "nats", "wataha-1", "wataha-2", "caddy"}
    assert set(servers(compose)) == {"wataha-1", "wataha-2"}
    made = compose["services"]["postgres"]["environment"]
    for chosen in servers(compose).values():
        database = urlsplit(chosen["database"])
        assert database.scheme == "postgresql"
        assert database.hostname == "postgres"
        assert database.username == made["POSTGRES_USER"]
        assert database.password == made["POSTGRES_PASSWORD"]
        assert database.path == f"/{made['POSTGRES_DB']}"
        assert chosen["bus"] == "nats://nats:4222"
        assert chosen["host"] == "0.0.0.0"
        assert chosen["proxies"] == "*"


def test_only_the_proxy_is_reached_from_outside(compose: dict[str, Any]) -> None:
    reached = {name: service["profiles"] for name, service in compose["services"].items() if "ports" in service}
    assert reached == {"wataha": ["alone"], "caddy": ["fleet"]}


def test_a_server_alone_keeps_its_database_in_a_volume(compose: dict[str, Any]) -> None:
    alone = compose["services"]["wataha"]
    assert "command" not in alone, "the image's own, on SQLite"
    assert "data:/var/lib/wataha" in alone["volumes"]


def test_our_servers_can_write_to_their_volumes_alone(compose: dict[str, Any]) -> None:
    ours = [service for service in compose["services"].values() if "build" in service]
    assert len(ours) == 3
    for service in ours:
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert "cache:/var/cache/wataha" in service["volumes"]


def test_caddy_is_given_the_recipe_and_brings_requests_to_both_servers(compose: dict[str, Any]) -> None:
    caddy = compose["services"]["caddy"]
    assert "./deploy/Caddyfile:/etc/caddy/Caddyfile:ro" in caddy["volumes"]
    command = [find_program("caddy"), "adapt", "--config", str(ROOT / "deploy" / "Caddyfile")]
    adapted = subprocess.run(command, env=os.environ | caddy["environment"], capture_output=True, check=True).stdout
    dialled = re.findall(r'"dial": *"([^"]+)"', json.dumps(json.loads(adapted)))
    assert dialled == [f"{name}:{chosen['port']}" for name, chosen in servers(compose).items()]


def test_what_services_wait_for_and_keep_exists(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        assert set(service.get("depends_on", ())) <= set(compose["services"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (ROOT / source).exists() if source.startswith(".") else source in compose["volumes"]


def test_the_image_is_built_of_what_is_there_and_runs_as_nobody_special(compose: dict[str, Any]) -> None:
    build = compose["services"]["wataha-1"]["build"]
    steps = (ROOT / build["context"] / build["dockerfile"]).read_text().replace("\\\n", " ").splitlines()
    sent = {line.removeprefix("!") for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] == "!"}
    copies = [step for step in steps if step.startswith("COPY ") and "--from" not in step]
    copied = {name for step in copies for name in step.split()[1:-1]}
    assert copied == sent
    assert all((ROOT / name).exists() for name in copied)
    assert steps.index("USER 10001") < len(steps) - 1
    assert any(step.startswith("HEALTHCHECK ") and "/healthz" in step for step in steps)
    alone = json.loads(next(step.removeprefix("CMD ") for step in steps if step.startswith("CMD ")))
    assert options(alone)["data"] == Path("/var/lib/wataha")


@pytest.mark.skipif(HADOLINT is None, reason="hadolint comes for Linux on x86-64")
def test_the_linter_of_images_has_nothing_to_say() -> None:
    told = subprocess.run([str(HADOLINT), str(ROOT / "Containerfile")], capture_output=True, text=True)
    assert told.returncode == 0, told.stdout
