"""The documents for those who work on the code name files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wataha

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
