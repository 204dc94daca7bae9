"""The documents for those who work on the code name files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILE = re.compile(r"[\w./-]*/[\w.-]+\.(?:py|ts|svelte|md|ftl)\b")
"""A path with at least one folder; `<game>` and `*` stand for any."""


@pytest.mark.parametrize("document", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_every_file_that_a_document_names_is_there(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8").replace("<game>", "lone_wolves").replace("*/", "en/")
    named = set(FILE.findall(text))
    folders = (ROOT, ROOT / "src" / "wataha", ROOT / "src" / "wataha" / "server", ROOT / "web" / "src", ROOT / "docs")
    missing = [name for name in named if not any((folder / name).exists() for folder in folders)]
    assert named
    assert missing == []
