"""Worlds that nobody can rule out: what one seat holds possible, what the other does in each of these, and so on."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from wataha.bots.question import Question
from wataha.engine import linked
from wataha.engine.chance import mix
from wataha.engine.compiled import EntryPoint
from wataha.engine.game import Game

from .growth import SEATS, Sight, fold


class Worlds(NamedTuple):
    """Room for worlds, each with all that either seat sees in it, folded into one number."""

    states: Any
    seen: Any


def sample(question: Question, seed: int, worlds: Worlds, sight: Sight) -> None:
    """Deal one world after the other: by turns what the one seat cannot know, and what the other cannot.

    This is Gibbs sampling: in the long run every world is as likely as its cards make it.
    """
    states = worlds.states
    for number in range(len(states)):
        states[number] = states[number - 1] if number > 0 else question.states[question.i]
        linked.redeal(states[number], (question.seat + number) % SEATS, mix(seed, number))
        key = 0
        for seat in range(SEATS):
            linked.observe(states[number], seat, sight.seen)
            key = fold(sight, mix(key, seat))
        worlds.seen[number] = key


def _sources(_: Game) -> list[Path]:
    return [Path(__file__), Path(__file__).with_name("growth.py")]


SAMPLE = EntryPoint(sample, part="worlds", sources=_sources, calls=(linked.OBSERVE, linked.REDEAL))
