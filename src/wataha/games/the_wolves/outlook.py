"""What could be done, before an action is chosen: where each wolf can go, and what every other action can be done to.

Whoever is told this can be offered actions at a hex or a wolf. It is worked out by the rules' own functions, in a copy
of the record.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.compiled import EntryPoint, rule

from .components import (
    BUILD,
    DEN,
    DOMINATE,
    KIND_IDS,
    KINDS,
    MOVE,
    PIECE_IDS,
    TERRAIN_IDS,
    TERRAINS,
    WOLF,
    WOLF_KINDS,
)
from .hexes import WORDS, clear
from .land import cells_in, hex_id
from .movement import offer_destinations
from .payment import COST, affordable
from .pieces import kind_of
from .targets import offer_targets

# Sets of hexes, one a row: where each wolf-kind can go by terrain, then the two offers of every other action.
#
#     row 0              5              60         62         64         66         68
#         | wolf-kind 0  | wolf-kind 1 ... |   DEN    |   LAIR   |   HOWL   | DOMINATE |
#           terrain 0..4   terrain 0..4      hexes, -   hexes, -   hexes, -   wolves, dens
OFFERS = 2
FIRST_TARGETS = WOLF_KINDS * TERRAINS
ROWS = FIRST_TARGETS + OFFERS * (KINDS - 1)


@rule
def look_ahead(s: Any, rows: Any) -> None:
    """DP-4: what every action could be done to. The record is used up."""
    for piece in range(WOLF_KINDS):
        if s.at[s.active, piece] >= 0:
            look_where_to_go(s, piece, rows)
    for kind in range(BUILD, KINDS):
        if s.kinds >> kind & 1:
            clear(s.offer[0])
            clear(s.offer[1])
            offer_targets(s, kind)
            for offer in range(OFFERS):
                for word in range(s.words):
                    rows[FIRST_TARGETS + OFFERS * (kind - 1) + offer, word] = s.offer[offer, word]


@rule
def look_where_to_go(s: Any, piece: int, rows: Any) -> None:
    """DP-5, DP-9: where a wolf-kind could go first, on every terrain for which a Move can be paid."""
    payable = affordable(s, s.active, COST[MOVE])
    for terrain in range(TERRAINS):
        if payable >> terrain & 1:
            s.ground = terrain
            offer_destinations(s, s.at[s.active, piece], kind_of(piece))
            for word in range(s.words):
                rows[piece * TERRAINS + terrain, word] = s.offer[0, word]


def outlook(states: Any, i: int, rows: Any) -> None:
    """Write what could be done in states[i], which is used up."""
    look_ahead(states[i], rows)


OUTLOOK = EntryPoint(outlook)


def possible(state: np.void, piece_ids: list[str]) -> dict[str, Any]:
    """What whoever decides could do, by action; the wolf-kinds are called by the ids given."""
    states = np.empty(1, state.dtype)
    states[0] = state
    rows = np.zeros((ROWS, WORDS), np.int64)
    OUTLOOK(states, 0, rows)
    hexes = [[hex_id(cell) for cell in cells_in(words)] if any(words) else [] for words in rows.tolist()]
    goals: dict[str, dict[str, list[str]]] = {}
    for piece, name in enumerate(piece_ids):
        by_terrain = zip(TERRAIN_IDS, hexes[piece * TERRAINS : (piece + 1) * TERRAINS], strict=True)
        if found := {terrain: reached for terrain, reached in by_terrain if reached}:
            goals[name] = found
    *targets, wolves, dens = hexes[FIRST_TARGETS:]
    return {
        KIND_IDS[MOVE]: goals,
        **dict(zip(KIND_IDS[BUILD:DOMINATE], targets[::OFFERS], strict=True)),
        KIND_IDS[DOMINATE]: [[at, PIECE_IDS[WOLF]] for at in wolves] + [[at, PIECE_IDS[DEN]] for at in dens],
    }
