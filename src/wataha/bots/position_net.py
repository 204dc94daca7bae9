"""A small net that judges positions, compiled: from a row of numbers for each seat to every seat's chance to win.

The parts of the board in a row go through a small layer, the same for all, and are added up behind the seat's own
numbers: so a net learns once how one stands in a region, whichever it is, and how many there are does not matter.

    row    | own numbers | part | part | ... |
                |           each by net.part, never below zero, added up
    seen   | own numbers | pooled |
                |
           first layer, with the mean of what the others' rows give; second layer; a strength

All seats go through the same net, which sees a seat's own row and the mean of the others': so one net serves every
number of players. The last layer gives each seat a strength; chances are in proportion to e to its power.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wataha.engine import linked
from wataha.engine.chance import mix
from wataha.engine.compiled import inlined, rule
from wataha.engine.game import Game

from .card_net import match_up, pass_on
from .evaluation import settled
from .features import describe, feature_sources, row_shape
from .playout import TRIAL, WAY, WON, WORLD, complete, share_the_win
from .tree import TICK

Array = np.ndarray[Any, Any]


class PositionNet(NamedTuple):
    """The numbers of a net: layers with a row for each input, and a head."""

    part: Any
    """From a part of the board to what is pooled of all; no bias, for a part that is not there must say nothing."""
    own: Any
    """From a seat's own row to the first layer."""
    others: Any
    """From the mean of the others' rows to it."""
    first_bias: Any
    second: Any
    second_bias: Any
    head: Any


class PositionSight(NamedTuple):
    """What such a net is shown, what it works in, and what it says."""

    rows: Any
    part: Any
    """What one part of the board says."""
    seen: Any
    """Of each seat: its own numbers, and what its parts say, added up."""
    mean: Any
    first: Any
    second: Any
    logits: Any
    """How good each move looks, in the order in which they are listed."""
    values: Any
    """What every seat can expect, from -1 to 1."""
    chances: Any
    """Of every seat to win the position looked at last."""
    best: Any
    """The same after the best way to complete a move."""
    expected: Any
    """Every seat's share of the win, added up over the iterations of a search."""


def read_position_net(numbers: dict[str, Array]) -> PositionNet:
    """A net from its file."""
    return PositionNet(*(np.ascontiguousarray(numbers[name], np.float32) for name in PositionNet._fields))


def make_position_sight(game: Game, net: PositionNet) -> PositionSight:
    """Memory for one net at a time."""
    seen, pooled = len(net.own), net.part.shape[1]
    sizes = (seen, len(net.first_bias), len(net.second_bias), game.most_choices, *(game.seats,) * 4)
    shapes = ((game.seats, row_shape(game.id).size), pooled, (game.seats, seen), *sizes)
    return PositionSight(*(np.zeros(shape, np.float32) for shape in shapes))


@rule
def judge_position(net: Any, sight: Any, s: Any, players: int) -> None:
    """Write every seat's chance to win."""
    describe(s, sight.rows)
    for seat in range(players):
        pool(net, sight.rows[seat], sight.part, sight.seen[seat])
    best = np.float32(-1e9)
    for seat in range(players):
        for k in range(len(sight.mean)):
            sight.mean[k] = 0
        for other in range(players):
            if other != seat:
                for k in range(len(sight.mean)):
                    sight.mean[k] += sight.seen[other, k]
        for k in range(len(sight.mean)):
            sight.mean[k] /= players - 1
        for j in range(len(sight.first)):
            sight.first[j] = net.first_bias[j]
        add_up(sight.seen[seat], net.own, sight.first)
        add_up(sight.mean, net.others, sight.first)
        for j in range(len(sight.first)):
            if sight.first[j] < 0:
                sight.first[j] = 0
        pass_on(sight.first, net.second, net.second_bias, sight.second)
        sight.chances[seat] = match_up(sight.second, net.head, 0)
        best = max(best, sight.chances[seat])
    total = 0.0
    for seat in range(players):
        sight.chances[seat] = math.exp(sight.chances[seat] - best)
        total += sight.chances[seat]
    for seat in range(players):
        sight.chances[seat] /= total


@inlined
def pool(net: Any, row: Any, part: Any, seen: Any) -> None:
    """Write what the first layer sees of a row: a seat's own numbers, and what its parts say, added up."""
    own = len(seen) - len(part)
    for k in range(len(seen)):
        seen[k] = row[k] if k < own else 0
    for start in range(own, len(row), max(len(net.part), 1)):
        if row[start] != 0:
            for j in range(len(part)):
                part[j] = 0
            add_up(row[start : start + len(net.part)], net.part, part)
            for j in range(len(part)):
                if part[j] > 0:
                    seen[own + j] += part[j]


@inlined
def add_up(inputs: Any, weights: Any, out: Any) -> None:
    """Add to each output the inputs times their weights; most inputs are zero."""
    for i in range(len(inputs)):
        strength = inputs[i]
        if strength != 0:
            for j in range(len(out)):
                out[j] += strength * weights[i, j]


@rule
def judge_world(net: Any, sight: Any, memory: Any, which: int, players: int) -> None:
    """Write every seat's chance to win in a scratch world: exactly, where its game is over."""
    s = memory.worlds[which]
    if linked.actor(s) >= 0:
        judge_position(net, sight, s, players)
        return
    linked.standing(s, memory.places)
    share_the_win(players, memory.places, memory.result)
    for seat in range(players):
        sight.chances[seat] = memory.result[WON, seat]


@rule
def foresee_chance(net: Any, sight: Any, memory: Any, action: int, seat: int, players: int, ways: int) -> Any:
    """A seat's chance to win after an action in worlds[WORLD]; sight.best holds everybody's.

    Where the action only begins a move of several decisions, some random ways to complete it are tried, and the best
    of them counts.
    """
    worlds = memory.worlds
    worlds[TRIAL] = worlds[WORLD]
    linked.apply(worlds[TRIAL], action)
    if settled(worlds[TRIAL]):
        judge_world(net, sight, memory, TRIAL, players)
        for other in range(players):
            sight.best[other] = sight.chances[other]
        return sight.best[seat]
    best = np.float32(-1)
    for way in range(ways):
        worlds[WAY] = worlds[TRIAL]
        complete(worlds[WAY], mix(memory.ledger[TICK], way), memory.others)
        judge_world(net, sight, memory, WAY, players)
        if sight.chances[seat] > best:
            best = sight.chances[seat]
            for other in range(players):
                sight.best[other] = sight.chances[other]
    return best


@rule
def weigh_moves(net: Any, sight: Any, memory: Any, seat: int, players: int, knobs: Any, count: int) -> None:
    """Write how good the listed moves look in worlds[WORLD], and what everybody can expect after the best of them."""
    best = np.float32(-1)
    for k in range(count):
        chance = foresee_chance(net, sight, memory, memory.choices[k], seat, players, knobs.ways)
        sight.logits[k] = chance / knobs.sharpness
        if chance > best:
            best = chance
            for other in range(players):
                sight.values[other] = 2 * sight.best[other] - 1


def position_net_sources(game: Game) -> list[Path]:
    """The files that decide how positions are judged."""
    here = Path(__file__)
    return [here, here.with_name("card_net.py"), *feature_sources(game)]
