"""The games as Gymnasium environments; importing this registers them as `wataha/<game>-v0`.

One learner, whose opponents are policies, levels of our bots or random; or self-play, where whoever's turn it is acts.
Needs `wataha[gymnasium]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import Env, register
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from wataha.engine.chance import SEEDS, mix
from wataha.engine.errors import BadSeat, WatahaError
from wataha.engine.game import Game, Value
from wataha.engine.registry import all_games

from .cpu_env import CpuEnv
from .lanes import SIT_OUT
from .miniatures import MINIATURES
from .policies import Opponent, Policy, make_policy
from .spec import MASK, REWARD, EnvSpec, env_id, make_spec

Array = np.ndarray[Any, Any]
Observation = dict[str, Array]

ROTATE = "rotate"
"""The learner's seat: another one in each game of a lane, and in each lane."""

POLICY_SALT = 0x13198A2E03707344


class WatahaVectorEnv(VectorEnv[Observation, Array, Array]):
    """Many games of one kind, stepped by compiled code on all cores.

    Without `opponents` it is self-play: every step is a decision of the seat `infos["actor"]`, and rewards it;
    `infos["rewards"]` has every seat's. With them, a step is a decision of the learner and all that the others
    answer. An action that the mask forbids plays nothing and is told in `infos["illegal"]` (as in Gymnasium's Taxi),
    or raises `InvalidAction` with `illegal="raise"`.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        opponents: Opponent | Sequence[Opponent] | None = None,
        seat: int | str = ROTATE,
        reward: str = "win",
        illegal: str = "stay",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int | None = None,
        render_mode: None = None,
        **options: Value,
    ) -> None:
        if illegal not in ("stay", "raise"):
            raise WatahaError(f"Illegal actions can 'stay' without effect or 'raise', not '{illegal}'.")
        self.game_spec = make_spec(game, players, reward, options)
        self.batch = CpuEnv(self.game_spec, num_envs, autoreset=False, threads=threads)
        """The games themselves."""
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_space(self.game_spec)
        self.single_action_space = Discrete(self.game_spec.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._policies = _seated(opponents, self.game_spec.players)
        self._seat = _read_seat(seat, self.game_spec.players)
        self._strict = illegal == "raise"
        self._copy = copy
        self._over = np.ones(num_envs, np.bool_)
        self._learners = np.zeros(num_envs, np.int32)
        self._rewards = np.zeros((num_envs, self.game_spec.players), REWARD)
        self._illegal = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal new games: in every lane, or where `options["reset_mask"]` says so."""
        super().reset(seed=seed)
        chosen = (options or {}).get("reset_mask")
        if chosen is None:
            self.batch.reset(int(self.np_random.integers(SEEDS)), observe=False)
            chosen = np.ones(self.num_envs, np.bool_)
        else:
            chosen = self._read_reset_mask(chosen)
            self.batch.deal(chosen)
        self._rewards[:] = 0
        self._illegal[:] = False
        self._begin(chosen)
        self.batch.observe()
        return self._seen(), self._infos()

    def _read_reset_mask(self, mask: Any) -> Array:
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise WatahaError(f"options['reset_mask'] has to be an array of {self.num_envs} booleans.")
        if (self.batch.episodes == 0).any():
            raise ResetNeeded("Reset all games once before some of them.")
        return mask

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Play an action in every lane, let the opponents answer, and go by the mode of autoreset where games end."""
        waiting = self._over.copy()
        if waiting.any() and (self.autoreset_mode is not AutoresetMode.NEXT_STEP or (self.batch.episodes == 0).any()):
            raise ResetNeeded("Some games are over, or were never dealt: reset them before the next step.")
        chosen = np.where(waiting, SIT_OUT, self._read_actions(actions))
        self._illegal = (self.batch.masks[np.arange(self.num_envs), chosen] == 0) & ~waiting
        if self._strict and self._illegal.any():
            lane = int(np.flatnonzero(self._illegal)[0])
            raise InvalidAction(f"Action {int(chosen[lane])} of game {lane} is not legal: look at its action_mask.")
        movers = self.batch.actors.copy()
        self._rewards[:] = 0
        self._play(np.where(self._illegal, SIT_OUT, chosen))
        self._answer()
        terminated = self._over & ~waiting
        if waiting.any():
            self.batch.deal(waiting)
            self._begin(waiting)
        rewards = self._rewards_of(movers if self._policies is None else self._learners)
        infos = self._infos()
        if self.autoreset_mode is AutoresetMode.SAME_STEP and terminated.any():
            self._tell_finals(terminated, infos)
            self.batch.deal(terminated)
            self._begin(terminated)
            infos |= self._infos_of_the_next_decision()
        self.batch.observe()
        return self._seen(), rewards, terminated, np.zeros(self.num_envs, np.bool_), infos

    def _read_actions(self, actions: Any) -> Array:
        read = np.asarray(actions)
        if read.shape != (self.num_envs,) or read.dtype.kind not in "iu":
            raise InvalidAction(f"Actions have to be {self.num_envs} whole numbers, one for each game.")
        if ((read < 0) | (read >= self.game_spec.actions)).any():
            raise InvalidAction(f"Actions have to be from 0 to {self.game_spec.actions - 1}.")
        return read

    def _begin(self, dealt: Array) -> None:
        """Seat the learner in freshly dealt games, and let the others play until it is the learner's turn."""
        self._over[dealt] = False
        turn = np.arange(self.num_envs) + self.batch.episodes - 1
        seats = turn % self.game_spec.players if self._seat is None else np.full(self.num_envs, self._seat)
        self._learners[dealt] = seats[dealt]
        self._answer()

    def _play(self, actions: Array) -> None:
        """One decision in every lane that has one."""
        self.batch.step(actions, observe=False)
        self._rewards += self.batch.rewards
        self._over |= self.batch.terminated

    def _answer(self) -> None:
        """Let opponents decide until each lane waits for the learner, or is over."""
        if self._policies is None:
            return
        while True:
            others = (self.batch.actors != self._learners) & ~self._over
            if not others.any():
                self.batch.viewers[:] = self._learners
                return
            if any(policy.observes for policy in self._policies):
                self.batch.observe()
            actions = np.full(self.num_envs, SIT_OUT)
            for seat, policy in enumerate(self._policies):
                lanes = np.flatnonzero(others & (self._places() == seat))
                if len(lanes):
                    actions[lanes] = policy.act(self.batch, lanes, int(mix(self.batch.way.seed ^ POLICY_SALT, seat)))
            self._play(actions)
            if self.batch.illegal.any():
                raise WatahaError("An opponent's policy chose an illegal action: it has to heed the action mask.")

    def _places(self) -> Array:
        """For each lane which opponent decides: 0 for the next clockwise after the learner, and so on."""
        return (self.batch.actors - self._learners - 1) % self.game_spec.players

    def _rewards_of(self, seats: Array) -> Array:
        return self._rewards[np.arange(self.num_envs), seats].copy()

    def _seen(self) -> Observation:
        seen = {"observation": self.batch.observations, "action_mask": self.batch.masks}
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen

    def _infos(self) -> dict[str, Any]:
        told = {"rewards": self._rewards.copy(), "illegal": self._illegal.copy(), "points": self._points()}
        return told | self._infos_of_the_next_decision()

    def _infos_of_the_next_decision(self) -> dict[str, Any]:
        return {
            "actor": self.batch.actors.copy(),
            "seat": self.batch.viewers.copy(),
            "action_mask": self.batch.masks.copy() if self._copy else self.batch.masks,
        }

    def _points(self) -> Array:
        """The points of each lane's last finished game."""
        return self.batch.points[:, : self.game_spec.players].copy()

    def _tell_finals(self, terminated: Array, infos: dict[str, Any]) -> None:
        """What Gymnasium tells of games that were followed by others within the step."""
        self.batch.observe()
        finals = np.full(self.num_envs, None, dtype=object)
        for lane in np.flatnonzero(terminated):
            finals[lane] = {
                "observation": self.batch.observations[lane].copy(),
                "action_mask": self.batch.masks[lane].copy(),
            }
        told = {name: array.copy() for name, array in infos.items()}
        infos |= {"final_obs": finals, "_final_obs": terminated.copy(), "final_info": told, "_final_info": terminated}


class WatahaEnv(Env[Observation, int]):
    """One game as a Gymnasium environment: `WatahaVectorEnv` with a single lane and no autoreset."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(self, game: str | Game, render_mode: None = None, **settings: Any) -> None:
        self.games = WatahaVectorEnv(game, 1, autoreset_mode=AutoresetMode.DISABLED, **settings)
        self.batch = self.games.batch
        """The game itself."""
        self.observation_space = self.games.single_observation_space
        self.action_space = self.games.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game."""
        super().reset(seed=seed)
        seen, infos = self.games.reset(seed=int(self.np_random.integers(SEEDS)))
        return _first(seen), _first(infos)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the opponents answer."""
        seen, rewards, terminated, _, infos = self.games.step(np.asarray(action).reshape(-1))
        return _first(seen), float(rewards[0]), bool(terminated[0]), False, _first(infos)


def _first(batch: dict[str, Array]) -> dict[str, Array]:
    return {name: array[0] for name, array in batch.items()}


def observation_space(spec: EnvSpec) -> Dict:
    """What is observed, and what is legal."""
    bounds = np.iinfo(spec.observation_dtype)
    return Dict(
        {
            "observation": Box(bounds.min, bounds.max, (spec.observation_size,), spec.observation_dtype.type),
            "action_mask": Box(0, 1, (spec.actions,), MASK),
        }
    )


def _seated(opponents: Opponent | Sequence[Opponent] | None, players: int) -> list[Policy] | None:
    """A policy for each opponent, clockwise from the learner; None for self-play."""
    if opponents is None:
        return None
    named: list[Any] = [opponents] * (players - 1)
    if isinstance(opponents, list | tuple):
        named = list(opponents)
    if len(named) != players - 1:
        raise WatahaError(f"{len(named)} opponents are named for {players - 1} seats: name one, or one for each.")
    return [make_policy(opponent) for opponent in named]


def _read_seat(seat: int | str, players: int) -> int | None:
    """The learner's fixed seat; None if it goes round."""
    if seat == ROTATE:
        return None
    if not isinstance(seat, int) or not 0 <= seat < players:
        raise BadSeat(seat, players)
    return seat


for _name in (*(game.id for game in all_games()), *MINIATURES):
    register(
        id=env_id(_name),
        entry_point=f"{__name__}:{WatahaEnv.__name__}",
        vector_entry_point=f"{__name__}:{WatahaVectorEnv.__name__}",
        kwargs={"game": _name},
    )
