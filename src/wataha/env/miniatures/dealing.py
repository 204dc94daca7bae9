"""Dealing miniatures in lanes, compiled: one of all deals, by the seed that would deal the whole game there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wataha.engine.chance import mix, pick
from wataha.engine.compiled import EntryPoint

from ..lanes import Lanes, Way, look_lane


def pick_deal_range(lanes: Lanes, first: int, last: int, chosen: Any, way: Way, deals: Any) -> None:
    """Put one of the deals into each chosen one of these lanes."""
    for i in range(first, last):
        if chosen[i]:
            lanes.states[i] = deals[pick(mix(mix(way.seed, i), lanes.episodes[i]), 0, len(deals))]
            lanes.episodes[i] += 1
            lanes.lengths[i] = 0
            look_lane(lanes, i, way)


def _sources(_: Any) -> list[Path]:
    here = Path(__file__)
    return [here, here.parents[1] / "lanes.py"]


PICK_DEAL = EntryPoint(pick_deal_range, part="miniatures", sources=_sources)
