"""The documents for those who work on the code name files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wataha
from wataha.env import make_spec
from wataha.server.live.messages import PROTOCOL

ROOT = Path(__file__).parents[1]
FILE = re.compile(r"[\w./-]*/[\w.-]+\.(?:py|ts|svelte|md|ftl)\b")
"""A path with at least one folder; `<game>` and `*` stand for any."""


@pytest.mark.parametrize("document", ["docs/architecture.md", "docs/research.md", "CONTRIBUTING.md"])
def test_every_file_that_a_document_names_is_there(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8").replace("<game>", "lone_wolves").replace("*/", "en/")
    named = set(FILE.findall(text))
    folders = (ROOT, ROOT / "src" / "wataha", ROOT / "src" / "wataha" / "server", ROOT / "web" / "src", ROOT / "docs")
    missing = [name for name in named if not any((folder / name).exists() for folder in folders)]
    assert named
    assert missing == []


def test_what_is_to_be_cited_is_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version: {wataha.__version__}\n" in citation


def test_the_versions_that_are_promised_are_those_that_there_are() -> None:
    table = (ROOT / "docs" / "versions.md").read_text(encoding="utf-8")
    now = re.findall(r"^\| .* \| .* \| ([\d.]+) \|$", table, re.MULTILINE)
    rules = {game.rules_version for game in wataha.games()}
    environments = {make_spec(game.id).id.rpartition("-v")[2] for game in wataha.games()}
    assert now == [wataha.__version__, str(PROTOCOL), *map(str, rules), *environments]
