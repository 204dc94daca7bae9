"""The Fluent catalogues as data: their keys, attributes and variables."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast, visitor

import wataha
from wataha.engine.texts import CATALOGUES


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def entries(language: str, catalogue: str) -> dict[str, set[str]]:
    """Every key, and every key.attribute, of a catalogue with the variables it uses; a syntax error is an error."""
    file = CATALOGUES / language / f"{catalogue}.ftl"
    if not file.exists():
        file = wataha.game(catalogue).folder / "locales" / language / f"{catalogue}.ftl"
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{catalogue}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            for part, key in [
                (entry.value, entry.id.name),
                *((attribute.value, f"{entry.id.name}.{attribute.id.name}") for attribute in entry.attributes),
            ]:
                assert part is not None, f"{language}/{catalogue}.ftl: {key} has no text"
                assert key not in found, f"{language}/{catalogue}.ftl: {key} stands twice"
                variables = _Variables()
                variables.visit(part)
                found[key] = variables.found
    return found
