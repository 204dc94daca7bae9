"""Bots that play nowhere but in the lab: one that may not use a component, and searches that differ in what they know.

They are named as other bots are: `hunter without card:K2`, `peeking:worlds=32`, `honest:worlds=32`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from wataha.bots import Bot, make_bot
from wataha.bots.question import Question
from wataha.bots.worlds import decision_seed
from wataha.engine.chance import mix
from wataha.engine.contract import POINTS
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game

from .components import moves_without

Array = np.ndarray[Any, Any]

WITHOUT = " without "
WORLDS = 32
"""In how many worlds a search of the lab plays every move out, if not told otherwise."""

WORLD_SALT = 0x1F83D9ABFB41BD6B


class RestrictedBot(Bot):
    """A bot that uses a component only where the rules leave it nothing else; it does not plan for that."""

    def __init__(self, seed: int, free: Bot, component: str) -> None:
        super().__init__(seed)
        self.free = free
        self.component = component

    def decide(self, game: Game, question: Question) -> int:
        kept = moves_without(game, question.states, question.i, self.component, question.moves)
        return int(kept[0]) if len(kept) == 1 else self.free.decide(game, question._replace(moves=kept))


class PlayoutBot(Bot):
    """Plays every move out at random in a few worlds and takes the best on average.

    The honest one redeals in each world what its seat cannot know. The peeking one cheats: it keeps the true hands and
    decks, and only chance that is still to come is new. Nothing else is different between them.
    """

    def __init__(self, seed: int, worlds: int, peeks: bool) -> None:
        super().__init__(seed)
        self.worlds = worlds
        self.peeks = peeks

    def decide(self, game: Game, question: Question) -> int:
        states, i, seat, players, moves = question
        chance = decision_seed(game, question, self.seed ^ WORLD_SALT)
        dealt = np.repeat(states[i : i + 1], self.worlds)
        for world in range(self.worlds):
            if self.peeks:
                _renew_chance(dealt, world, int(mix(chance, world)))
            else:
                game.calls.redeal(dealt, world, seat, int(mix(chance, world)))
        tried = np.repeat(dealt, len(moves))
        for number in range(len(tried)):
            game.calls.apply(tried, number, int(moves[number % len(moves)]))
        game.calls.playout_range(tried, 0, len(tried), chance)
        won = np.array([_share(game, tried, number, seat, players) for number in range(len(tried))])
        return int(moves[won.reshape(self.worlds, len(moves)).mean(axis=0).argmax()])


def _renew_chance(states: Array, i: int, seed: int) -> None:
    """Give a record a future of its own and leave all that lies in it as it is."""
    states["seed"][i], states["draws"][i] = seed, 0
    states["key_low"][i], states["key_high"][i] = 0, 0


def _share(game: Game, states: Array, i: int, seat: int, players: int) -> float:
    """What a seat got of a finished game."""
    standing = np.zeros(game.seats, POINTS)
    game.calls.standing(states, i, standing)
    first = standing[:players] == standing[:players].max()
    return float(first[seat] / first.sum())


def make_lab_bot(name: str, seed: int) -> Bot:
    """A bot by its name, those of the lab included."""
    free, without, component = name.partition(WITHOUT)
    if without:
        return RestrictedBot(seed, make_lab_bot(free, seed), component.strip())
    kind, _, rest = name.partition(":")
    if kind not in ("honest", "peeking"):
        return make_bot(name, seed)
    setting, _, value = rest.partition("=")
    if rest and (setting != "worlds" or not value.isdecimal() or int(value) < 1):
        raise WatahaError(f"'{rest}' in '{name}' is not of the form worlds=NUMBER.")
    return PlayoutBot(seed, int(value) if rest else WORLDS, kind == "peeking")


def sources_of_lab_bots() -> list[Path]:
    """The files that decide how bots of the lab play."""
    here = Path(__file__).parent
    return [here / "components.py", here / "lab_bots.py"]
