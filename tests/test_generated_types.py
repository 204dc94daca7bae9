"""The browser's types are those of the server."""

from __future__ import annotations

import runpy
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
BUILD = runpy.run_path(str(WEB / "build.py"))


def test_generated_types_are_those_of_the_schemas(tmp_path: Path) -> None:
    BUILD["types"](tmp_path)
    kept = {file.name: file.read_bytes() for file in (WEB / "src" / "generated").iterdir()}
    fresh = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert kept == fresh, "run: python web/build.py types"
