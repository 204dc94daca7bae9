"""The components of a game as its moves use them: cards, scars, leaders, tracks, regions, kinds of actions.

A component is written KIND:NAME, `card:K2` or `leader:hand5`, with the names that moves have. What a game's words stand
for is told here; of a game that is not, every word of a move that is no number and no coordinate is a component.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from wataha.engine.game import Game

Array = np.ndarray[Any, Any]
Located = Callable[[Array, int, str], "str | None"]
"""A component that a move uses because of where something lies: record, its number, the move's path."""

NUMBERS = re.compile(r"-?\d+(,-?\d+)*")

WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "lone_wolves": {"play": ("card", "territory"), "take": ("scar",), "place": ("place",)},
    "moonlight": {"lay": ("wolf", ""), "move": ("", ""), "lone": ("lone-wolf",), "leader": ("leader",)},
    "the_wolves": {
        "kind": ("kind",),
        "terrain": ("terrain",),
        "track": ("track",),
        "pack": ("pack",),
        "faces": ("faces",),
        "target": ("", "target"),
        "wolf": ("", "piece"),
    },
    "wolves_and_sheep": {"tile": ("tile",), "special": ("special",), "reveal": ("colour",), "announce": ("announce",)},
}
"""By game and verb, the kind of each word that follows; nothing for a word that is no component."""


def _honor_token(states: Array, i: int, path: str) -> str | None:
    from wataha.games.lone_wolves.components import HONOR_IDS, TERRITORY_IDS

    verb, *words = path.split()
    return f"honor:{HONOR_IDS[states[i]['honor'][TERRITORY_IDS.index(words[1])]]}" if verb == "play" else None


@cache
def _slot_of_hex(players: int) -> dict[str, int]:
    from wataha.games.the_wolves.components import LAYOUTS, START_SLOTS
    from wataha.games.the_wolves.hexes import hex_of, slot_cells

    first = START_SLOTS[players]
    return {
        "{},{}".format(*hex_of(cell)): slot - first
        for slot in range(first, len(LAYOUTS[players]))
        for cell in slot_cells(players, slot)
    }


def _region(states: Array, i: int, path: str) -> str | None:
    from wataha.games.the_wolves.components import BOARD_IDS

    verb, *words = path.split()
    if verb not in ("target", "dest", "hunt", "draft"):
        return None
    slot = _slot_of_hex(int(states[i]["players"])).get(words[0])
    return None if slot is None else f"region:{BOARD_IDS[states[i]['board'][slot]]}"


LOCATED: dict[str, Located] = {"lone_wolves": _honor_token, "the_wolves": _region}


@cache
def words_used(game: Game, action: int) -> tuple[str, ...]:
    """The components that an action names, its verb first."""
    verb, *words = game.table.path(action).split()
    kinds = WORDS.get(game.id, {}).get(verb, () if game.id in WORDS else ("word",) * len(words))
    named = [f"{kind}:{word}" for kind, word in zip(kinds, words, strict=False) if kind]
    return (f"action:{verb}", *(component for component in named if not NUMBERS.fullmatch(component.split(":")[1])))


def components_of(game: Game, states: Array, i: int, action: int) -> tuple[str, ...]:
    """All components that an action uses in a position."""
    located = LOCATED.get(game.id)
    extra = located(states, i, game.table.path(action)) if located else None
    return words_used(game, action) + ((extra,) if extra else ())


def moves_without(game: Game, states: Array, i: int, component: str, moves: Array) -> Array:
    """Those of the moves that do not use a component; all of them where none is left."""
    kept = [action for action in moves.tolist() if component not in components_of(game, states, i, action)]
    return np.array(kept, moves.dtype) if kept else moves
