"""Passes over a tree in flat arrays, compiled: how likely nodes are, what they are worth, and what was missed there."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from wataha.engine.compiled import EntryPoint

from .growth import ROOT, SEATS


class Links(NamedTuple):
    """What passes read of a tree."""

    parent: Any
    slot: Any
    """For each node the place in a policy of the choice that leads there."""
    actor: Any
    worth: Any
    set_of_node: Any
    set_seat: Any
    set_node: Any
    set_first: Any
    set_choices: Any


def reach(links: Links, policy: Any, likely: Any) -> None:
    """Write for each node how likely each seat plays there, if all others and chance wish it."""
    for node in range(len(links.parent)):
        before = links.parent[node]
        for seat in range(SEATS):
            likely[seat, node] = 1.0 if before == ROOT else likely[seat, before]
        if before != ROOT:
            likely[links.actor[before], node] *= policy[links.slot[node]]


def evaluate(links: Links, policy: Any, likely: Any, values: Any, gains: Any) -> None:
    """Write what nodes are worth to the first seat, and what each choice gains its seat if it is played.

    Gains are summed over the nodes of an information set, each as likely as the other seat makes it.
    """
    gains[:] = 0.0
    for node in range(len(links.parent)):
        values[node] = links.worth[node]
    for node in range(len(links.parent) - 1, -1, -1):
        before = links.parent[node]
        if before != ROOT:
            seat = links.actor[before]
            worth = values[node]
            values[before] += policy[links.slot[node]] * worth
            gains[links.slot[node]] += likely[1 - seat, before] * (worth if seat == 0 else -worth)


def regret(
    links: Links, seat: int, weight: float, likely: Any, gains: Any, policy: Any, regrets: Any, sums: Any
) -> None:
    """CFR+ for one seat: the policy joins the average, what was missed joins the regrets, none of them below zero."""
    for number in range(len(links.set_node)):
        if links.set_seat[number] == seat:
            first = links.set_first[number]
            last = first + links.set_choices[number]
            share = weight * likely[seat, links.set_node[number]]
            expected = 0.0
            for k in range(first, last):
                sums[k] += share * policy[k]
                expected += policy[k] * gains[k]
            total = 0.0
            for k in range(first, last):
                regrets[k] = max(regrets[k] + gains[k] - expected, 0.0)
                total += regrets[k]
            for k in range(first, last):
                policy[k] = regrets[k] / total if total > 0 else 1.0 / (last - first)


def _sources(_: Any) -> list[Path]:
    return [Path(__file__)]


REACH = EntryPoint(reach, part="passes", sources=_sources)
EVALUATE = EntryPoint(evaluate, part="passes", sources=_sources)
REGRET = EntryPoint(regret, part="passes", sources=_sources)
