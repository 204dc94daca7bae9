"""Exact answers about miniatures: the whole tree of a game, best responses, exploitability, equilibria by CFR+."""

from __future__ import annotations

from wataha.bots.equilibrium.cfr import solve

from .policies import bot_policy, held_out, net_policy
from .solver import best_response, exploitability, value_of
from .tree import GameTree, grow_tree

__all__ = [
    "GameTree",
    "best_response",
    "bot_policy",
    "exploitability",
    "grow_tree",
    "held_out",
    "net_policy",
    "solve",
    "value_of",
]
