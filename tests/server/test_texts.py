"""Whatever the server refuses can be said in the player's language, with the arguments that it gives."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.catalogues import entries
from wataha import server

SOURCES = sorted(Path(server.__file__).parent.rglob("*.py"))


def codes() -> dict[str, set[str]]:
    """Every code of a refusal in the sources, with the names of its arguments."""
    found: dict[str, set[str]] = {}
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


def test_every_refusal_has_its_text_and_every_text_its_refusal() -> None:
    refused = codes()
    said = {key.removeprefix("refused-"): variables for key, variables in entries("en", "server").items()}
    assert set(said) == set(refused) | {"no-such-method", "no-such-page"}
    for code, variables in said.items():
        assert variables <= refused.get(code, set()), code
