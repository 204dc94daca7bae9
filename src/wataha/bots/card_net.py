"""A plain net at play, compiled: from what a seat knows to how good its moves look, and how everybody will fare.

Few numbers of an observation differ from zero, and of a layer after it hardly half: the others cost nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from wataha.engine.compiled import inlined, rule
from wataha.engine.contract import SEEN
from wataha.engine.game import Game

Array = np.ndarray[Any, Any]


class CardNet(NamedTuple):
    """The numbers of a net. Layers have a row for each input, heads one for each output."""

    scale: Any
    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    third: Any
    third_bias: Any
    policy: Any
    policy_bias: Any
    values: Any
    values_bias: Any


class Sight(NamedTuple):
    """What a net is shown, what it works in, and what it says."""

    seen: Any
    inputs: Any
    first: Any
    second: Any
    third: Any
    logits: Any
    """How good each move looks, in the order in which they are listed."""
    values: Any
    """What every seat can expect, from -1 to 1; they sum to zero."""
    expected: Any
    """Every seat's share of the win, added up over the iterations of a search."""


def read_card_net(numbers: dict[str, Array]) -> CardNet:
    """A net from its file."""
    layers: list[Array] = []
    for number in range(3):
        layers += [numbers[f"trunk.{number}.weight"].T, numbers[f"trunk.{number}.bias"]]
    heads = [numbers[f"{head}.{part}"] for head in ("policy", "values") for part in ("weight", "bias")]
    return CardNet(*(np.ascontiguousarray(part, np.float32) for part in (numbers["scale"], *layers, *heads)))


def make_sight(game: Game, net: CardNet) -> Sight:
    """Memory for one net at a time."""
    widths = (len(net.scale), len(net.first_bias), len(net.second_bias), len(net.third_bias))
    rows = [np.zeros(width, np.float32) for width in (*widths, game.most_choices, game.seats, game.seats)]
    return Sight(np.zeros(game.observation_size, SEEN), *rows)


@inlined
def pass_on(inputs: Any, weights: Any, bias: Any, out: Any) -> None:
    """One layer, whose outputs are never below zero."""
    for j in range(len(out)):
        out[j] = bias[j]
    for i in range(len(inputs)):
        strength = inputs[i]
        if strength != 0:
            for j in range(len(out)):
                out[j] += strength * weights[i, j]
    for j in range(len(out)):
        if out[j] < 0:
            out[j] = 0


@inlined
def match_up(inputs: Any, weights: Any, row: int) -> Any:
    """The sum of inputs, each times its weight in a row; four sums at a time, for none waits for another."""
    one = two = three = four = np.float32(0)
    for i in range(0, len(inputs), 4):
        one += inputs[i] * weights[row, i]
        two += inputs[i + 1] * weights[row, i + 1]
        three += inputs[i + 2] * weights[row, i + 2]
        four += inputs[i + 3] * weights[row, i + 3]
    return one + two + three + four


@rule
def judge_moves(net: Any, sight: Any, seat: int, players: int, moves: Any, count: int) -> None:
    """Write the logits of listed moves and the values of all seats, from what `seat` sees."""
    for i in range(len(sight.seen)):
        sight.inputs[i] = sight.seen[i] * net.scale[i]
    pass_on(sight.inputs, net.first, net.first_bias, sight.first)
    pass_on(sight.first, net.second, net.second_bias, sight.second)
    pass_on(sight.second, net.third, net.third_bias, sight.third)
    for k in range(count):
        sight.logits[k] = match_up(sight.third, net.policy, moves[k]) + net.policy_bias[moves[k]]
    if players == 2:
        value = match_up(sight.third, net.values, 0) + net.values_bias[0]
        sight.values[seat] = value
        sight.values[1 - seat] = -value
        return
    mean = 0.0
    for other in range(players):
        sight.values[(seat + other) % players] = match_up(sight.third, net.values, other) + net.values_bias[other]
        mean += sight.values[(seat + other) % players] / players
    for other in range(players):
        sight.values[other] -= mean
