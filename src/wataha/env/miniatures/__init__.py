"""Miniatures: the card games dealt so small that best responses and equilibria can be computed exactly. For research.

Every environment takes them by their ids, as it takes games; no table offers them to people.
"""

from __future__ import annotations

from wataha.engine.errors import WatahaError, shown

from . import lone_wolves, moonlight
from .miniature import Miniature

MINIATURES: dict[str, Miniature] = {
    miniature.id: miniature for miniature in (*lone_wolves.MINIATURES, *moonlight.MINIATURES)
}
"""All of them, by id."""


class NoMiniature(WatahaError):
    """There is no miniature of that id."""

    def __init__(self, name: object) -> None:
        super().__init__(
            f"'{shown(name)}' is no miniature, and only those can be solved. Miniatures: {', '.join(MINIATURES)}."
        )


def find_miniature(name: str) -> Miniature:
    """The miniature of an id; `NoMiniature` names those there are."""
    if name not in MINIATURES:
        raise NoMiniature(name)
    return MINIATURES[name]


__all__ = ["MINIATURES", "Miniature", "NoMiniature", "find_miniature"]
