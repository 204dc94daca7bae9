"""Fit the numbers of The Wolves' evaluation to games that a quick policy plays against itself.

    python -m bench.fit_the_wolves 2 --games 4000 [--ray ADDRESS]

prints the numbers in the form of src/wataha/bots/evaluations/the_wolves.py: first how regions will be scored, by least
squares on what each seat got for each token; then what traits are worth, by ridge regression of the points still
unexplained. Both sides of that one are relative to the other seats, for the length of a game moves all scores alike.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import starmap
from typing import Any

import numpy as np

from wataha.bots.evaluation import bot_entry_point, settled
from wataha.bots.evaluations import the_wolves as evaluation
from wataha.bots.memory import Memory
from wataha.bots.playout import UNIT, WORLD, best_of_some
from wataha.bots.search_settings import SearchSettings
from wataha.engine import linked
from wataha.engine.chance import mix, pick
from wataha.engine.registry import find_game
from wataha.games.the_wolves.components import REGION_POINTS
from wataha.games.the_wolves.state import ON_REGION
from wataha.games.the_wolves.turns import TRIGGER
from wataha.lab.cluster import LOCAL, map_on_cluster

QUICK = SearchSettings(guided=0.9, tries=5, ways=5)
RANGE = 100
"""Games that are played by one task of a cluster."""

KEPT_SHARE = 0.2
KEPT_MOST = 80
RIDGE = 20.0
SMOOTH = 0.5
ROUNDS = 25
STEP = 1e-4
FIRST_GUESS = (np.log([2, 1.5, 1, 0.7, 0.5, 0.3, 0.2]), np.full(7, 0.3), np.full(7, -1.0), np.zeros(7))
"""The logarithm of FAITH, EDGE, ABSENT and PASSIVE, by day."""

Array = np.ndarray[Any, Any]


def play_quickly(
    states: Any,
    i: int,
    players: int,
    settings: Any,
    seed: int,
    worlds: Any,
    choices: Any,
    others: Any,
    points: Any,
    places: Any,
    kept: Any,
) -> int:
    """Play states[i] to the end by the quick policy, in worlds[WORLD]; some positions between actions are kept."""
    knobs = settings[0]
    worlds[WORLD] = states[i]
    s = worlds[WORLD]
    count = linked.legal(s, choices)
    draws = 0
    size = 0
    while count > 0:
        if settled(s) and size < len(kept) and pick(seed, draws, UNIT) < KEPT_SHARE * UNIT:
            kept[size] = s
            size += 1
        chosen = choices[pick(seed, draws + 1, count)]
        if count > 1 and pick(seed, draws + 2, UNIT) < knobs.guided * UNIT:
            some = choices[:count]
            chosen = best_of_some(worlds, some, players, knobs, mix(seed, draws), chosen, others, points)
        linked.apply(s, chosen)
        draws += 3
        count = linked.legal(s, choices)
    linked.score(s, places)
    return size


def describe(states: Any, i: int, units: Any, traits: Any, ranks: Any, places: Any) -> None:
    """Write, of a position, every trait of every seat, the rank of every pack in every region, and the points."""
    s = states[i]
    for seat in range(s.players):
        for trait in range(len(units)):
            traits[i, seat, trait] = evaluation.promise(s, seat, units[trait])
    for region in range(s.regions):
        for pack in range(s.packs):
            ranks[i, region, pack] = evaluation.rank_in(s, pack, region)
    linked.score(s, places)


PLAY_QUICKLY = bot_entry_point(play_quickly)
DESCRIBE = bot_entry_point(describe)


@dataclass
class Tokens:
    """Every token on a region in every position, and what each seat got for it in the end."""

    position: Array
    wait: Array
    values: Array
    control: Array
    alphas: Array
    passive: Array
    got: Array

    def expect(self, tables: Array) -> Array:
        """What each seat may expect of each token, by tables as in FIRST_GUESS."""
        rows = (np.exp(tables[0]), *tables[1:])
        faith, edge, absent, passive = (np.interp(self.wait, evaluation.DAYS, row)[:, None] for row in rows)
        stand = np.where(self.control > 0, faith * (self.control + edge * self.alphas), absent)
        stand = stand + passive * self.passive
        odds = np.exp(np.clip(stand - stand.max(axis=1, keepdims=True), -40, 0))
        total = odds.sum(axis=1, keepdims=True)
        first = odds / total
        ahead = first / np.maximum(total - odds, 1e-12)
        second = odds * (ahead.sum(axis=1, keepdims=True) - ahead)
        seats = self.got.shape[1]
        return (first * self.values[:, :1] + second * self.values[:, 1:])[:, :seats]

    def fit(self) -> Array:
        """The tables under which the squared errors are least: damped Gauss and Newton, smooth over the days."""
        tables = np.array(FIRST_GUESS)

        def errors(numbers: Array) -> Array:
            given = numbers.reshape(tables.shape)
            return np.concatenate([(self.expect(given) - self.got).ravel(), SMOOTH * np.diff(given, axis=1).ravel()])

        numbers, damping = tables.ravel(), 1.0
        now = errors(numbers)
        for _ in range(ROUNDS):
            slopes = np.stack([(errors(numbers + STEP * unit) - now) / STEP for unit in np.eye(len(numbers))], axis=1)
            square = slopes.T @ slopes
            better = numbers - np.linalg.solve(square + damping * np.eye(len(numbers)), slopes.T @ now)
            then = errors(better)
            if then @ then < now @ now:
                numbers, now, damping = better, then, damping / 3
            else:
                damping *= 10
        return numbers.reshape(tables.shape)


@dataclass
class Sample:
    """Positions of one number of players, and how their games ended."""

    states: Array
    traits: Array
    ranks: Array
    points: Array
    final_points: Array
    earned: Array

    @classmethod
    def play(cls, players: int, games: range, seed: int) -> Sample:
        game = find_game("the_wolves")
        memory, record, kept = Memory.of(game, 1), QUICK.record(), game.states(KEPT_MOST)
        positions, final_points, earned = [], [], []
        for number in games:
            deal = game.deal(int(mix(seed, number)), players, {})
            scratch = (memory.worlds, memory.choices, memory.others, memory.points, memory.places)
            size = PLAY_QUICKLY.on(game)(deal, 0, players, record, int(mix(seed + 1, number)), *scratch, kept)
            positions.append(kept[:size].copy())
            final_points.append(np.repeat(memory.places[None, :players], size, axis=0))
            earned.append(np.repeat(memory.worlds["earned"][WORLD][None], size, axis=0))
        states = np.concatenate(positions)
        count, regions, packs = len(states), int(states["regions"][0]), int(states["packs"][0])
        traits, ranks = np.zeros((count, players, evaluation.TRAITS)), np.zeros((count, regions, packs), np.int64)
        points, units = np.zeros((count, players)), np.eye(evaluation.TRAITS)
        for i in range(count):
            DESCRIBE.on(game)(states, i, units, traits, ranks, memory.places)
            points[i] = memory.places[:players]
        return cls(states, traits, ranks, points, np.concatenate(final_points), np.concatenate(earned))

    @classmethod
    def join(cls, parts: Iterable[Sample]) -> Sample:
        """Samples of one number of players as one."""
        columns = zip(*(vars(part).values() for part in parts), strict=True)
        return cls(*(np.concatenate(column) for column in columns))

    @property
    def players(self) -> int:
        return self.points.shape[1]

    def tokens(self) -> Tokens:
        position, token = np.nonzero(self.states["token_owner"] == ON_REGION)
        there = token < self.states["tokens"][position]
        position, token = position[there], token[there]
        phase, region = self.states["token_phase"][position, token], self.states["token_region"][position, token]
        ranks = self.ranks[position, region]
        return Tokens(
            position=position,
            wait=np.maximum(TRIGGER[self.players - 2][phase] - self.states["calendar"][position], 0),
            values=np.array(REGION_POINTS, float)[phase],
            control=ranks // (evaluation.MOST_ALPHAS + 1),
            alphas=ranks % (evaluation.MOST_ALPHAS + 1),
            passive=np.arange(ranks.shape[1]) >= self.players,
            got=self.earned[position, token, : self.players].astype(float),
        )

    def worth(self, tables: Array) -> tuple[Array, float]:
        """What the traits are worth, and how the margins expected and the real ones correlate."""
        tokens = self.tokens()
        regions = np.zeros_like(self.points)
        np.add.at(regions, tokens.position, tokens.expect(tables))
        rows = self.relative(self.traits).reshape(-1, evaluation.TRAITS)
        unexplained = self.relative(self.final_points - self.points - regions).ravel()
        worth = np.linalg.solve(rows.T @ rows + RIDGE * np.eye(evaluation.TRAITS), rows.T @ unexplained)
        expected = self.relative(self.points + regions + self.traits @ worth)
        return worth, float(np.corrcoef(expected.ravel(), self.relative(self.final_points).ravel())[0, 1])

    def relative(self, values: Array) -> Array:
        """Less the mean of the other seats."""
        return values - (values.sum(axis=1, keepdims=True) - values) / (self.players - 1)


def play(players: int, games: int, seed: int, cluster: str | None = None) -> Sample:
    """Play here, or on a cluster whose nodes have this folder, too; the sample is the same."""
    ranges = [range(start, min(start + RANGE, games)) for start in range(0, games, RANGE)]
    tasks = [(players, part, seed) for part in ranges]
    # Another process knows the class by its module, which a script is not.
    task = importlib.import_module("bench.fit_the_wolves").Sample.play
    return Sample.join(map_on_cluster(cluster, "the_wolves", task, tasks) if cluster else starmap(task, tasks))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fit_the_wolves")
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ray", nargs="?", const=LOCAL, metavar="ADDRESS", help="play on a Ray cluster")
    chosen = parser.parse_args()
    sample = play(chosen.players, chosen.games, chosen.seed, chosen.ray)
    tables = sample.tokens().fit()
    worth, correlation = sample.worth(tables)
    print(f"{len(sample.states):,} positions; margins expected and real correlate by {correlation:.2f}")
    print("WORTH", np.round(worth, 1).tolist())
    for name, row in zip(("FAITH", "EDGE", "ABSENT", "PASSIVE"), (np.exp(tables[0]), *tables[1:]), strict=True):
        print(name, np.round(row, 2).tolist())


if __name__ == "__main__":
    main()
