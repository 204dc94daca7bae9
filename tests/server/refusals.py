"""What the server refuses, as its sources say it."""

from __future__ import annotations

import ast
from pathlib import Path

from wataha import server

SOURCES = sorted(Path(server.__file__).parent.rglob("*.py"))
OF_THE_FRAMEWORK = {"no-such-method", "no-such-page"}
"""What the web framework refuses before any route is asked."""


def codes() -> dict[str, set[str]]:
    """Every code of a refusal, with the names of its arguments."""
    found: dict[str, set[str]] = {code: set() for code in OF_THE_FRAMEWORK}
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            place = {"Refusal": 0, "answer": 1}.get(node.func.id)
            if place is None or len(node.args) <= place:
                continue
            for constant in ast.walk(node.args[place]):
                if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
                    names = {word.arg for word in node.keywords if word.arg}
                    found.setdefault(constant.value, set()).update(names)
    return found
