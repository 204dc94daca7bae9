"""Passes over the tree of a miniature, compiled: what a seat chose last before a node, what a best response gets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wataha.bots.equilibrium.growth import ROOT, SEATS
from wataha.bots.equilibrium.passes import Links
from wataha.engine.compiled import EntryPoint

NEVER = -1
"""In place of a choice, where a seat has made none yet."""

UNDECIDED = -1
"""In place of a best choice that is not known yet."""


def remember(parent: Any, actor: Any, slot: Any, last: Any) -> None:
    """Write for each node the place in a policy of either seat's last choice before it."""
    for node in range(len(parent)):
        before = parent[node]
        for seat in range(SEATS):
            last[seat, node] = NEVER if before == ROOT else last[seat, before]
        if before != ROOT:
            last[actor[before], node] = slot[node]


def respond(links: Links, order: Any, ends: Any, seat: int, likely: Any, values: Any, gains: Any, best: Any) -> None:
    """Find for each information set of a seat the choice that gains most; the values are those of the nodes to it.

    Nodes come round by round, after the latest decisions first; so all that a decision leads to is known before it.
    """
    gains[:] = 0.0
    best[:] = UNDECIDED
    for node in range(len(links.parent)):
        values[node] = likely[1 - seat, node] * (links.worth[node] if seat == 0 else -links.worth[node])
    start = 0
    for turn in range(len(ends)):
        for k in range(start, ends[turn]):
            node = order[k]
            before = links.parent[node]
            if links.actor[before] == seat:
                gains[links.slot[node]] += values[node]
            else:
                values[before] += values[node]
        for k in range(start, ends[turn]):
            node = order[k]
            before = links.parent[node]
            if links.actor[before] == seat:
                number = links.set_of_node[before]
                if best[number] == UNDECIDED:
                    best[number] = links.set_first[number]
                    for slot in range(links.set_first[number], links.set_first[number] + links.set_choices[number]):
                        if gains[slot] > gains[best[number]]:
                            best[number] = slot
                if best[number] == links.slot[node]:
                    values[before] = values[node]
        start = ends[turn]


def _sources(_: Any) -> list[Path]:
    return [Path(__file__)]


REMEMBER = EntryPoint(remember, part="responses", sources=_sources)
RESPOND = EntryPoint(respond, part="responses", sources=_sources)
