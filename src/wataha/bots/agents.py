"""Others' agents as bots: whatever decides from an observation and an action mask, or from OpenSpiel's time steps.

An agent is named by where it is, `module:Agent`, and is one of these:

| it is | it is asked |
|---|---|
| a function | `agent(observation, action_mask)` |
| an object with `act` | `agent.act(observation, action_mask)` |
| an object with `step`, as OpenSpiel's agents have it | `agent.step(time_step, is_evaluation=True).action` |

A class is made for each game and seat, with those of `game`, `players`, `seat`, `seed`, `observation_size` and
`num_actions` that its constructor names. Observations are arrays of int16, masks of int8.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from inspect import getsourcefile, isclass, signature
from operator import index
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wataha.engine.contract import SEEN
from wataha.engine.errors import WatahaError, shown
from wataha.engine.game import Game

from .bot import Bot
from .question import Question

Array = np.ndarray[Any, Any]

FIRST, MID = 0, 1
"""OpenSpiel's numbers for the first step of a game and for the others."""


class TimeStep(NamedTuple):
    """What OpenSpiel's agents are shown: `observations` has the information state and the legal actions by seat."""

    observations: dict[str, Any]
    rewards: list[float]
    discounts: list[float]
    step_type: int

    def first(self) -> bool:
        return self.step_type == FIRST

    def mid(self) -> bool:
        return self.step_type == MID

    def last(self) -> bool:
        return False

    def is_simultaneous_move(self) -> bool:
        return False

    def current_player(self) -> int:
        return self.observations["current_player"]


def is_agent(name: str) -> bool:
    """Whether a bot's name is that of somebody's agent.

    >>> is_agent("my_package.agents:Agent"), is_agent("alpha:explore=1"), is_agent("alpha")
    (True, False, False)
    """
    module, sign, attribute = name.partition(":")
    return bool(sign) and attribute.isidentifier() and all(part.isidentifier() for part in module.split("."))


def find_agent(name: str) -> Any:
    """What `module:Agent` names; modules of the current folder are found, too."""
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as trouble:
        raise WatahaError(f"The agent '{shown(name)}' cannot be loaded: {trouble}.") from trouble


def sources_of_agents(names: Iterable[str]) -> list[Path]:
    """The files that the agents among these bots are in."""
    files = [
        getsourcefile(sys.modules[name.partition(":")[0]]) for name in names if is_agent(name) and find_agent(name)
    ]
    return sorted({Path(file) for file in files if file})


class AgentBot(Bot):
    """Somebody's agent in a seat."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed)
        self.name = name
        self._found = find_agent(name)
        self._ask: Callable[[Game, Array, Array, int, int], Any] | None = None

    def decide(self, game: Game, question: Question) -> int:
        states, i, seat, players, moves = question
        seen = np.empty(game.observation_size, SEEN)
        game.calls.observe(states, i, seat, seen)
        if self._ask is None:
            self._ask = self._make(game, seat, players)
        answer = self._ask(game, seen, moves, seat, players)
        try:
            action = index(np.asarray(answer).item())
        except (TypeError, ValueError) as trouble:
            raise WatahaError(
                f"The agent '{self.name}' answered {shown(repr(answer))}, which is no action."
            ) from trouble
        if action not in moves:
            raise WatahaError(f"The agent '{self.name}' chose action {action}, which its mask forbids.")
        return action

    def _make(self, game: Game, seat: int, players: int) -> Callable[..., Any]:
        """The agent for a game and seat, as a function of all that it may be asked by."""
        agent = self._found
        if isclass(agent):
            offered = {
                "game": game.id,
                "players": players,
                "seat": seat,
                "seed": self.seed,
                "observation_size": game.observation_size,
                "num_actions": game.actions,
            }
            agent = agent(**{name: offered[name] for name in signature(agent).parameters if name in offered})
        if hasattr(agent, "step"):
            return _by_time_steps(agent)
        act: Any = getattr(agent, "act", agent)
        if not callable(act):
            raise WatahaError(f"The agent '{self.name}' is no function and has neither act nor step.")
        return _by_masks(act)


def _by_masks(agent: Callable[[Array, Array], Any]) -> Callable[..., Any]:
    def ask(game: Game, seen: Array, moves: Array, _seat: int, _players: int) -> Any:
        mask = np.zeros(game.actions, np.int8)
        mask[moves] = 1
        return agent(seen, mask)

    return ask


def _by_time_steps(agent: Any) -> Callable[..., Any]:
    step_type = FIRST

    def ask(_game: Game, seen: Array, moves: Array, seat: int, players: int) -> Any:
        nonlocal step_type
        observations: dict[str, Any] = {
            "info_state": [seen.tolist() if other == seat else [] for other in range(players)],
            "legal_actions": [moves.tolist() if other == seat else [] for other in range(players)],
            "current_player": seat,
            "serialized_state": [],
        }
        shown_step = TimeStep(observations, [0.0] * players, [1.0] * players, step_type)
        step_type = MID
        return agent.step(shown_step, is_evaluation=True).action

    return ask
