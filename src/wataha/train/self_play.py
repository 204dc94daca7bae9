"""Games for a net of positions to learn from: quick moves by what it says, and some positions of each are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wataha.bots.evaluation import CALLS, settled, sources_for
from wataha.bots.features import DESCRIBE, describe, features_of
from wataha.bots.memory import Memory, for_rules
from wataha.bots.playout import DEALT, UNIT, WON, WORLD, best_of_some, share_the_win
from wataha.bots.position_net import (
    PositionNet,
    PositionSight,
    foresee_chance,
    make_position_sight,
    position_net_sources,
)
from wataha.bots.search_settings import SearchSettings
from wataha.bots.tree import TICK
from wataha.engine import linked
from wataha.engine.chance import mix, pick
from wataha.engine.compiled import EntryPoint, source_inlined
from wataha.engine.game import Game, Value
from wataha.engine.registry import find_game

Array = np.ndarray[Any, Any]

MANNER = SearchSettings(guided=0.98, tries=16, ways=4)
"""49 moves in 50 are the best of 16; a move of several decisions is completed in four ways."""

WIDTHS = (128, 32)
"""Of the layers of a net of positions."""

MOST_KEPT = 256
"""Positions of a game."""


class Pace(NamedTuple):
    """How a game is played, and what is kept of it."""

    players: int
    seed: int
    by_net: int
    """The seats for whom the net says which moves are good, as a mask; for the others the evaluation does."""
    share: float
    """Of positions that are kept."""


def play_and_keep(
    states: Any, i: int, pace: Pace, settings: Any, memory: Memory, net: PositionNet, sight: PositionSight, kept: Any
) -> int:
    """Play states[i] to the end, and keep some positions between moves as the net sees them; how many.

    The chances of all seats at the end, 1, 0 or a share, are then in memory.result.
    """
    knobs = settings[0]
    worlds = memory.worlds
    worlds[DEALT] = states[i]
    count = linked.legal(worlds[DEALT], memory.choices)
    draws = 0
    size = 0
    while count > 0:
        if size < len(kept) and pick(pace.seed, draws, UNIT) < pace.share * UNIT and settled(worlds[DEALT]):
            describe(worlds[DEALT], sight.rows)
            for seat in range(pace.players):
                for k in range(sight.rows.shape[1]):
                    kept[size, seat, k] = sight.rows[seat, k]
            size += 1
        chosen = memory.choices[pick(pace.seed, draws + 1, count)]
        if count > 1 and pick(pace.seed, draws + 2, UNIT) < knobs.guided * UNIT:
            chosen = quick_move(pace, knobs, memory, net, sight, count, mix(pace.seed, draws), chosen)
        linked.apply(worlds[DEALT], chosen)
        draws += 3
        count = linked.legal(worlds[DEALT], memory.choices)
    linked.standing(worlds[DEALT], memory.places)
    share_the_win(pace.players, memory.places, memory.result)
    return size


@source_inlined
def quick_move(pace: Any, knobs: Any, memory: Any, net: Any, sight: Any, count: int, seed: int, chosen: int) -> int:
    """The best of a few random moves, the first of which is chosen already, in one world of the mover's belief."""
    worlds = memory.worlds
    seat = linked.actor(worlds[DEALT])
    worlds[WORLD] = worlds[DEALT]
    linked.redeal(worlds[WORLD], seat, seed)
    if pace.by_net >> seat & 1 == 0:
        moves = memory.choices[:count]
        return best_of_some(worlds, moves, pace.players, knobs, seed, chosen, memory.others, memory.points)
    memory.ledger[TICK] = seed & 0x7FFFFFFF
    best = foresee_chance(net, sight, memory, chosen, seat, pace.players, knobs.ways)
    for attempt in range(1, knobs.tries):
        other = memory.choices[pick(seed, attempt, count)]
        if other != chosen:
            chance = foresee_chance(net, sight, memory, other, seat, pace.players, knobs.ways)
            if chance > best:
                best = chance
                chosen = other
    return chosen


def _sources(game: Game) -> list[Path]:
    return [*sources_for(game), *position_net_sources(game), Path(__file__)]


PLAY_AND_KEEP = EntryPoint(play_and_keep, part="self_play", sources=_sources, calls=(*CALLS, DESCRIBE))


def untrained(game: Game) -> PositionNet:
    """A net that knows nothing."""
    module: Any = features_of(game.id)
    first, second = WIDTHS
    shapes = ((module.FEATURES, first), (module.FEATURES, first), (first,), WIDTHS, (second,), (1, second))
    return PositionNet(*(np.zeros(shape, np.float32) for shape in shapes))


class Order(NamedTuple):
    """Games to be played: the seeds of their deals, and who plays by the net."""

    game_id: str
    players: int
    options: dict[str, Value]
    seeds: range
    by_net: int
    share: float
    """Of positions that are kept."""


class Played(NamedTuple):
    """What came of it: positions, a row a seat; what each seat got in their games; and the wins of each seat."""

    rows: Array
    shares: Array
    wins: Array


def play_games(order: Order, net: PositionNet | None) -> Played:
    """Play the games of an order, one after the other."""
    game = find_game(order.game_id)
    playing = net or untrained(game)
    memory, sight = Memory.of(game, 1), make_position_sight(game, playing)
    record, run = MANNER.record(), PLAY_AND_KEEP.on(game)
    kept = np.zeros((MOST_KEPT, order.players, sight.rows.shape[1]), np.float32)
    rows = [kept[:0].astype(np.float16)]
    shares = [np.zeros((0, order.players), np.float32)]
    wins = np.zeros(order.players)
    for seed in order.seeds:
        deal = game.deal(seed, order.players, order.options)
        pace = Pace(order.players, int(mix(seed, 1)), order.by_net, order.share)
        size = run(deal, 0, pace, record, for_rules(memory), for_rules(playing), for_rules(sight), kept)
        won = memory.result[WON, : order.players]
        wins += won
        rows.append(kept[:size].astype(np.float16))
        shares.append(np.repeat(won[None].astype(np.float32), size, axis=0))
    return Played(np.concatenate(rows), np.concatenate(shares), wins)
