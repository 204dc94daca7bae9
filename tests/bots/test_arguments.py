"""What travels together is bundled: no function of the bots, compiled or not, takes more than eight arguments."""

from __future__ import annotations

import ast
from pathlib import Path

import wataha.bots

MOST = 8


def test_no_function_of_the_bots_takes_more_than_eight_arguments() -> None:
    counted: dict[str, int] = {}
    for file in Path(wataha.bots.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                given = node.args
                name = f"{file.name}:{node.lineno}"
                counted[name] = len([*given.posonlyargs, *given.args, *given.kwonlyargs])
    assert len(counted) > 100
    assert [name for name, count in counted.items() if count > MOST] == []
