"""Other numbers in a game's box, to try a change before it is printed: honor values, moons, tracks.

A file of changes is JSON: `{"lone_wolves": {"HONOR_SIDES": [[3, 8], [4, 8], [4, 9], [5, 8], [6, 12]]}}`. A name is one
that the game's `components.py` gives a value that is written out; what follows from it follows. Rules are compiled with
their numbers in them: so numbers are changed before a process imports the game, and its machine code is kept apart.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

from wataha.engine.code_cache import cache_root
from wataha.engine.errors import WatahaError
from wataha.engine.outside_json import BadJson, read_json

Numbers = dict[str, dict[str, Any]]
"""By game and name, the value that stands in place of the printed one."""

_changed: Numbers = {}


def changed_numbers() -> Numbers:
    """The numbers that are not the box's in this process."""
    return _changed


def change_numbers(numbers: Numbers) -> None:
    """Play with other numbers from now on; the games concerned must not have been imported yet."""
    if numbers == _changed:
        return
    for game in numbers:
        if f"wataha.games.{game}.components" in sys.modules:
            raise WatahaError(f"The numbers of {game} cannot be changed any more: its rules are loaded.")
        check_numbers(game, numbers[game])
    _changed.update(numbers)
    digest = hashlib.sha256(json.dumps(numbers, sort_keys=True).encode()).hexdigest()[:12]
    os.environ["WATAHA_CACHE_DIR"] = str(cache_root() / "numbers" / digest)
    sys.meta_path.insert(0, _ChangedFinder())


def read_numbers(file: Path) -> Numbers:
    """A file of changed numbers, checked as far as that is possible without playing."""
    try:
        numbers = read_json(file.read_bytes(), str(file))
    except BadJson as trouble:
        raise WatahaError(str(trouble)) from trouble
    if not isinstance(numbers, dict) or not all(isinstance(own, dict) for own in numbers.values()):
        raise WatahaError(f"{file} is no file of numbers: it must be an object of games, each an object of names.")
    for game, own in numbers.items():
        check_numbers(game, own)
    return numbers


def check_numbers(game: str, own: dict[str, Any]) -> None:
    """Refuse names that the box does not have, and values of another shape."""
    file = _components_file(game)
    if not file.exists():
        raise WatahaError(f"There are no numbers of '{game}' to change.")
    printed = _written_out(file.read_text(encoding="utf-8"))
    for name, value in own.items():
        if name not in printed:
            raise WatahaError(f"The box of {game} has no number {name}. There are: {', '.join(sorted(printed))}.")
        if _shape(value) != _shape(printed[name]):
            raise WatahaError(f"{name} of {game} must be of the shape of {json.dumps(printed[name])}.")


def _components_file(game: str) -> Path:
    return Path(__file__).parents[1] / "games" / game / "components.py"


def _written_out(source: str) -> dict[str, Any]:
    """The upper-case names of a module that are given numbers, or rows of them, as they stand."""
    found: dict[str, Any] = {}
    for node in ast.parse(source).body:
        name, value = _assignment(node)
        if name and value is not None:
            try:
                literal = ast.literal_eval(value)
            except ValueError:
                continue
            if _shape(literal) is not None:
                found[name] = literal
    return found


def _assignment(node: ast.stmt) -> tuple[str, ast.expr | None]:
    target = node.targets[0] if isinstance(node, ast.Assign) and len(node.targets) == 1 else None
    target = node.target if isinstance(node, ast.AnnAssign) else target
    if isinstance(target, ast.Name) and isinstance(node, ast.Assign | ast.AnnAssign):
        return target.id, node.value
    return "", None


def _shape(value: Any) -> Any:
    """The lengths of rows within rows of whole numbers; None for anything else.

    >>> _shape(3), _shape([[1, 2], [3]]), _shape("x")
    ('number', (('number', 'number'), ('number',)), None)
    """
    if type(value) is int:
        return "number"
    if isinstance(value, list | tuple) and value:
        parts = tuple(map(_shape, value))
        return None if None in parts else parts
    return None


class _ChangedFinder(MetaPathFinder):
    """Finds the components of games whose numbers are changed."""

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        for game, own in _changed.items():
            if fullname == f"wataha.games.{game}.components":
                spec = PathFinder.find_spec(fullname, path)
                assert spec is not None
                assert spec.origin is not None
                spec.loader = _ChangedLoader(fullname, spec.origin, own)
                return spec
        return None


class _ChangedLoader(SourceFileLoader, Loader):
    """Reads a module with some of its numbers replaced."""

    def __init__(self, fullname: str, path: str, own: dict[str, Any]) -> None:
        super().__init__(fullname, path)
        self.own = own

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(self.get_data(self.path))
        for node in tree.body:
            name, _ = _assignment(node)
            if name in self.own and isinstance(node, ast.Assign | ast.AnnAssign):
                node.value = ast.parse(repr(_as_tuples(self.own[name])), mode="eval").body
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


def _as_tuples(value: Any) -> Any:
    return tuple(map(_as_tuples, value)) if isinstance(value, list | tuple) else value
