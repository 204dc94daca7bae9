"""The games as PettingZoo environments (AEC); importing this registers them as `wataha/<game>-v0`.

Whoever's turn it is acts; what it is worth comes at the end, to all at once. Needs `wataha[pettingzoo]`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import logger
from gymnasium.spaces import Box, Discrete, Space
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, register
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from wataha.engine.chance import SEEDS
from wataha.engine.errors import WatahaError, shown
from wataha.engine.game import Game, Value
from wataha.engine.registry import all_games

from .episode import Episode
from .gymnasium_env import observation_space
from .miniatures import MINIATURES
from .pictures import draw_ansi, draw_pixels, draw_svg
from .spec import MASK, env_id, make_spec

Array = np.ndarray[Any, Any]
Observation = dict[str, Array]
Agent = str

RENDER_MODES = ("human", "ansi", "rgb_array", "svg")


def env(game: str | Game, illegal_reward: float = -1, **settings: Any) -> AECEnv[Agent, Observation, int]:
    """An environment in PettingZoo's usual wrappers.

    A legal action plays; an illegal one ends the game with `illegal_reward` for whoever chose it; one outside the
    action space, or anything before a reset, is an AssertionError.
    """
    terminating = TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=illegal_reward)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(terminating))


class raw_env(AECEnv[Agent, Observation, int], EzPickle):  # noqa: N801  (PettingZoo's name for it)
    """A game without wrappers: an illegal action raises `IllegalAction` and changes nothing.

    With `max_cycles` a game that is not over after so many cycles is truncated, without rewards; a cycle is as many
    decisions as there are seats.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Value,
    ) -> None:
        EzPickle.__init__(self, game, players, reward, render_mode, max_cycles, **options)
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise WatahaError(f"'{shown(render_mode)}' cannot be rendered. Modes: {', '.join(RENDER_MODES)}.")
        if max_cycles is not None and max_cycles < 1:
            raise WatahaError(f"A game of {max_cycles} cycles cannot be played: at least 1 is needed.")
        self.game_spec = make_spec(game, players, reward, options)
        self.metadata = {**self.metadata, "name": self.game_spec.id}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.game_spec.players)]
        self.agents = []
        seen: dict[Agent, Any] = {agent: observation_space(self.game_spec) for agent in self.possible_agents}
        chosen: dict[Agent, Any] = {agent: Discrete(self.game_spec.actions) for agent in self.possible_agents}
        self.observation_spaces, self.action_spaces = seen, chosen
        bounds = np.iinfo(self.game_spec.observation_dtype)
        everything = (self.game_spec.players * self.game_spec.observation_size,)
        self.state_space = Box(bounds.min, bounds.max, everything, self.game_spec.observation_dtype.type)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: Agent) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode = Episode(self.game_spec, int(self._random.integers(SEEDS)))
        """The game itself."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.actor]

    def step(self, action: int | None) -> None:
        """Play an action of whoever's turn it is; after the end, None takes them off the table one by one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        self.episode.step(action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.over:
            worth = self.episode.rewards().tolist()
            self.rewards = dict(zip(self.agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.episode.actor]
            if self.max_cycles is not None and self.episode.length >= self.max_cycles * self.game_spec.players:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: Agent) -> Observation:
        """What an agent knows, and what it may do; nothing is legal out of turn."""
        seat = self._seats[agent]
        decides = seat == self.episode.actor
        mask = self.episode.mask() if decides else np.zeros(self.game_spec.actions, MASK)
        return {"observation": self.episode.observe(seat), "action_mask": mask}

    def state(self) -> Array:
        """What all agents know, one after the other: for critics that may see everything."""
        return np.concatenate([self.episode.observe(seat) for seat in range(self.game_spec.players)])

    def render(self) -> Array | str | list[Any] | None:
        """The whole table, hidden cards included, in the chosen mode; `human` prints it."""
        if self.render_mode is None:
            logger.warn("You are calling render method without specifying any render mode.")
            return None
        if self.render_mode == "rgb_array":
            return draw_pixels(self.episode)
        if self.render_mode == "svg":
            return draw_svg(self.episode)
        drawn = draw_ansi(self.episode)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None


for _name in (*(game.id for game in all_games()), *MINIATURES):
    register("aec", env_id(_name), f"{__name__}:{env.__name__}", kwargs={"game": _name})
