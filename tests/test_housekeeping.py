"""The forms and settings by which a project is kept: well-formed, and about things that are there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

import wataha
from dev import COMMANDS

ROOT = Path(__file__).parents[1]
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-workflows", sorted((ROOT / ".github" / "workflows").glob("*.yml"))),
        ("vendor.dependabot", [ROOT / ".github" / "dependabot.yml"]),
        ("vendor.compose-spec", [ROOT / "compose.yaml"]),
    ],
)
def test_settings_for_other_programs_are_of_the_shape_that_those_read(schema: str, files: list[Path]) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files)]
    told = subprocess.run(command, capture_output=True, text=True)
    assert files
    assert told.returncode == 0, told.stdout


def test_workflows_call_commands_that_there_are() -> None:
    called = [
        re.findall(r"python dev\.py (\S+)", file.read_text(encoding="utf-8"))
        for file in (ROOT / ".github" / "workflows").glob("*.yml")
    ]
    assert {command for commands in called for command in commands} <= set(COMMANDS)


def test_every_python_that_is_promised_is_tested_on_every_system() -> None:
    matrix = read(ROOT / ".github" / "workflows" / "test.yml")["jobs"]["systems"]["strategy"]["matrix"]
    promised = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert matrix["python"] == promised
    assert {system.partition("-")[0] for system in matrix["os"]} == {"ubuntu", "macos", "windows"}


def test_make_does_what_dev_does() -> None:
    (listed,) = re.findall(r"^COMMANDS := (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(listed.split()) == set(COMMANDS)


@pytest.mark.parametrize("form", [form for form in FORMS if form.name != "config.yml"], ids=lambda form: form.stem)
def test_a_form_asks_for_something(form: Path) -> None:
    asked = read(form)
    assert asked["name"]
    assert asked["description"]
    kinds = [field["type"] for field in asked["body"]]
    assert set(kinds) <= {"input", "textarea", "dropdown", "markdown", "checkboxes"}
    ids = [field["id"] for field in asked["body"] if field["type"] != "markdown"]
    assert len(ids) == len(set(ids)) > 0


def test_a_wrong_rule_is_reported_of_a_game_that_there_is() -> None:
    (games,) = (field for field in read(ROOT / ".github/ISSUE_TEMPLATE/rule.yml")["body"] if field["id"] == "game")
    assert games["attributes"]["options"] == [game.id for game in wataha.games()]


def test_updates_are_looked_for_where_dependencies_are_named() -> None:
    updates = read(ROOT / ".github" / "dependabot.yml")["updates"]
    places = {update["package-ecosystem"]: ROOT / update["directory"].strip("/") for update in updates}
    assert (places["pip"] / "all.txt").exists()
    assert (places["npm"] / "package-lock.json").exists()
    assert (places["docker"] / "Containerfile").exists()


def test_what_runs_before_a_commit_is_installed_with_everything_else() -> None:
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    commands = [hook["entry"] for hook in repository["hooks"]]
    assert any("ruff check" in command for command in commands)
    assert any("web/build.py lint" in command for command in commands)


def test_rights_holders_find_the_form_that_the_notice_names() -> None:
    assert read(ROOT / ".github/ISSUE_TEMPLATE/rights.yml")["name"] in (ROOT / "NOTICE").read_text(encoding="utf-8")
