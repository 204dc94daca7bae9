"""The policy of a bot in every information set that it can come to: by asking it, with one seed after the other.

A bot's choice is a pure function of its seed and of what its seat knows; over seeds it is a probability. So it is asked
`samples` times in each set, and the shares are its policy. They are right on average, and so is what any fixed opponent
gets against them; but a best response also exploits what is accident in them: the exploitability of the shares is too
high on average. What the response to one half of the samples gets against the other half is too low on average, for it
is no best response. The truth lies between the two. With one sample it is the bot with that seed, and exact. A bot that
mixes its moves says itself how likely each is.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from wataha.bots.agents import is_agent
from wataha.bots.equilibrium.cfr import normalised
from wataha.bots.equilibrium.growth import SEATS
from wataha.bots.levels import make_bot
from wataha.bots.question import Question, legal_moves
from wataha.engine.chance import mix
from wataha.engine.contract import SEEN
from wataha.engine.errors import WatahaError

from .solver import Responses
from .tree import GameTree

Array = np.ndarray[Any, Any]

SAMPLE_SALT = 0x243F6A8885A308D3


class Sampled(NamedTuple):
    """A policy that was found out by asking."""

    policy: Array
    halves: tuple[Array, Array]
    """The same from the even and from the odd samples alone."""
    asked: int
    """Positions that the bot was asked about; where a seat knows the same, it was asked once."""


def bot_policy(
    tree: GameTree, name: str, samples: int = 1, seed: int = 0, tell: Callable[[int], None] = lambda _: None
) -> Sampled:
    """The policy of a bot, named as in an arena, asked so many times wherever it can come to.

    `tell` is called with the number of information sets that are done.
    """
    if samples < 1:
        raise WatahaError(f"A bot has to be asked at least 1 time, not {samples}.")
    if name == "random":
        tell(len(tree.sets))
        return Sampled(tree.uniform(), (tree.uniform(), tree.uniform()), 0)
    asking = Asking(tree, name, [int(mix(seed ^ SAMPLE_SALT, sample)) for sample in range(samples)])
    with ThreadPoolExecutor(1 if is_agent(name) else os.cpu_count()) as threads:
        for sets in rounds(tree):
            asking.ask(sets, threads, tell)
    counts = asking.counts
    return Sampled(
        normalised(tree, counts.sum(axis=0)),
        (normalised(tree, counts[0]), normalised(tree, counts[1])),
        asking.asked,
    )


class Asking:
    """A bot that is asked, and how often it chose what."""

    def __init__(self, tree: GameTree, name: str, seeds: list[int]) -> None:
        self.tree = tree
        self.bots = [[make_bot(name, seed) for seed in seeds] for _ in range(SEATS)]
        """For each seat one for each sample."""
        self.counts = np.zeros((2, tree.sets.size))
        """How often each choice was made, or how likely it was: in even samples, in odd ones."""
        self.asked = 0
        self._answers: dict[bytes, list[Array]] = {}

    def ask(self, sets: Array, threads: ThreadPoolExecutor, tell: Callable[[int], None]) -> None:
        """Ask in those of these information sets that the bot's own choices lead to; threads think side by side."""
        before = self.tree.before[sets]
        reached = sets[(before < 0) | (self.counts.sum(axis=0)[before] > 0)]
        questions = {int(number): self._question(int(number)) for number in reached}
        new = {knowledge: states for knowledge, states in questions.values() if knowledge not in self._answers}
        tell(len(sets) - len(new))
        for knowledge, answers in zip(new, threads.map(self._answer, new.values()), strict=True):
            self._answers[knowledge] = answers
            tell(1)
        self.asked += len(new)
        for number, (knowledge, _) in questions.items():
            first = self.tree.sets.first[number]
            for sample, likely in enumerate(self._answers[knowledge]):
                self.counts[sample % 2, first : first + len(likely)] += likely

    def _question(self, number: int) -> tuple[bytes, Array]:
        """What the seat knows now, whatever led to it, and a position in which it does."""
        game = self.tree.miniature.game
        seat = int(self.tree.sets.seat[number])
        states = self.tree.state(int(self.tree.sets.node[number]))
        seen = np.empty(game.observation_size, SEEN)
        game.calls.observe(states, 0, seat, seen)
        return seat.to_bytes() + seen.tobytes(), states

    def _answer(self, states: Array) -> list[Array]:
        question = Question.at(self.tree.game, states, 0, SEATS)
        return [bot.mixture(self.tree.game, question) for bot in self.bots[question.seat]]


def net_policy(tree: GameTree, probabilities: Callable[[Array, Array], Array]) -> Array:
    """The policy of a function that gives probabilities of actions, as a net does, exactly.

    It is shown observations and action masks, a row for each information set, and answers a row of probabilities for
    each; those of illegal actions do not count.
    """
    game, sets = tree.miniature.game, tree.sets
    seen = np.zeros((len(sets), game.observation_size), SEEN)
    masks = np.zeros((len(sets), game.actions), np.int8)
    for number, node in enumerate(sets.node.tolist()):
        states = tree.state(node)
        game.calls.observe(states, 0, int(sets.seat[number]), seen[number])
        masks[number, legal_moves(game, states, 0)] = 1
    answers = np.asarray(probabilities(seen, masks), np.float64)
    if answers.shape != masks.shape:
        raise WatahaError(f"Probabilities have to be an array of shape {masks.shape}, not {answers.shape}.")
    return normalised(tree, answers[masks == 1])


def rounds(tree: GameTree) -> list[Array]:
    """The information sets by how many own decisions came before them, the fewest first."""
    found: list[Array] = []
    owner = np.repeat(np.arange(len(tree.sets)), tree.sets.choices)
    depth = np.zeros(len(tree.sets), np.int32)
    for number, slot in enumerate(tree.before.tolist()):
        if slot >= 0:
            depth[number] = depth[owner[slot]] + 1
    for level in range(int(depth.max(initial=0)) + 1):
        found.append(np.flatnonzero(depth == level))
    return found


def held_out(tree: GameTree, sampled: Sampled) -> float:
    """What responses to one half of the samples get against the other, as an exploitability: too low on average.

    Of a single sample there are no halves: it is exact.
    """
    responses = Responses(tree)
    total = 0.0
    for own, other in (sampled.halves, sampled.halves[::-1]):
        for seat in range(SEATS):
            response = responses.respond(seat, own).policy
            mine = np.repeat(tree.sets.seat == seat, tree.sets.choices)
            worth = responses.value(np.where(mine, response, other))
            total += worth if seat == 0 else -worth
    return total / (2 * SEATS)
