"""The games as Python games of OpenSpiel; importing this registers them as `python_wataha_<game>`.

The deal is a chance node with one outcome, drawn from the game's own generator (`rng_seed`), and holds all chance to
come: OpenSpiel calls that sampled stochastic. In miniatures every deal is an outcome of its own, and all that a seat
has ever seen is its information state; so OpenSpiel can solve them. Needs `wataha[openspiel]`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any

import numpy as np
import pyspiel

from wataha.engine.chance import SEEDS
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game, split
from wataha.engine.registry import all_games

from .episode import Episode
from .exact import grow_tree
from .miniatures import MINIATURES, Miniature
from .rewards import REWARDS
from .spec import EnvSpec, make_spec

Array = np.ndarray[Any, Any]

DEAL = 0
"""The one outcome of chance."""

TWO = 2
"""Players of whom one's margin is the other's loss."""

SMALLEST_SHARE = 20
"""Rewards are whole numbers or fractions by at most so many, and told as exactly as OpenSpiel sums them."""

ANY_SEED = -1
"""As `rng_seed`: another sequence of deals in every run."""

KEPT = 256
"""Records that are read once and kept: OpenSpiel asks much of one state before it goes on."""

LARGEST_MARGIN = 1000.0
"""Wider than any game is won by."""


class SpielGame(pyspiel.Game):
    """A game with its players and options, as `pyspiel.load_game` makes it; each game has a class of its own."""

    game: Game

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        chosen = dict(parameters)
        seed = chosen.pop("rng_seed")
        players, reward = chosen.pop("players"), chosen.pop("reward")
        try:
            self.spec = make_spec(self.game, players, reward, chosen)
        except WatahaError as trouble:
            raise pyspiel.SpielError(str(trouble)) from trouble
        super().__init__(game_type(self.game, is_zero_sum(self.spec)), game_info(self.spec), dict(parameters))
        self._random = np.random.default_rng(None if seed == ANY_SEED else seed)

    def new_initial_state(self) -> SpielState:
        """The table before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What a seat knows, as a tensor, by the names of its parts, and as a text."""
        return SpielObserver(self.spec, params)

    def draw_seed(self) -> int:
        """The seed of the next deal."""
        return int(self._random.integers(SEEDS))


class SpielState(pyspiel.State):
    """A game in progress: one record, which is all that is cloned and serialised."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.record = b""
        """The bytes of the game's NumPy record; none before the deal."""

    @property
    def spec(self) -> EnvSpec:
        return self.get_game().spec

    @property
    def episode(self) -> Episode:
        """A copy of the game as our own environments and bots take it."""
        return Episode.from_bytes(self.spec, self.record)

    @property
    def looked_at(self) -> Episode:
        """The same to look at, which is quicker: made once for each record of late, and shared."""
        return _episode_of(self.spec, self.record)

    @property
    def dealt(self) -> bool:
        return bool(self.record)

    def current_player(self) -> int:
        if not self.dealt:
            return pyspiel.PlayerId.CHANCE
        actor = self.looked_at.actor
        return actor if actor >= 0 else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return self.dealt and self.looked_at.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.looked_at.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            episode = self.episode
            try:
                episode.step(action)
            except WatahaError as trouble:
                raise pyspiel.SpielError(str(trouble)) from trouble
        else:
            episode = Episode(self.spec, self.get_game().draw_seed())
        self.record = episode.tobytes()

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else self.spec.game.table.path(action)

    def returns(self) -> list[float]:
        """What the end is worth to each seat; zeros before it."""
        if not self.dealt:
            return [0.0] * self.spec.players
        return [float(Fraction(worth).limit_denominator(SMALLEST_SHARE)) for worth in self.looked_at.rewards().tolist()]

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> SpielState:
        """Another world that the player thinks possible, by `redeal`."""
        world = self.clone()
        world.record = self.looked_at.imagine(player, int(probability_sampler() * (SEEDS - 1))).tobytes()
        return world

    def __str__(self) -> str:
        """The record in hexadecimal digits: two states are the same if these are."""
        return self.record.hex() if self.dealt else "before the deal"


@lru_cache(KEPT)
def _episode_of(spec: EnvSpec, record: bytes) -> Episode:
    return Episode.from_bytes(spec, record)


class MiniatureGame(SpielGame):
    """A miniature: as a game, but all of its deals are outcomes of chance, and it has information states."""

    miniature: Miniature

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        reward = parameters["reward"]
        try:
            self.spec = make_spec(self.miniature.id, reward=reward)
        except WatahaError as trouble:
            raise pyspiel.SpielError(str(trouble)) from trouble
        about = game_info(self.spec, len(self.miniature.deals))
        pyspiel.Game.__init__(self, miniature_type(self.miniature), about, dict(parameters))

    def new_initial_state(self) -> MiniatureState:
        return MiniatureState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """All that a seat has ever seen where perfect recall is asked for, else what it knows."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return HistoryObserver(self.spec, params)
        return SpielObserver(self.spec, params)


class MiniatureState(SpielState):
    """A miniature in progress, and what each seat has seen from the deal on."""

    def __init__(self, game: MiniatureGame) -> None:
        super().__init__(game)
        self.looks: tuple[tuple[bytes, ...], ...] = ((),) * game.spec.players
        """The observations of each seat, one for the deal and one after each action."""

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = len(self.get_game().miniature.deals)
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            super()._apply_action(action)
        else:
            self.record = self.get_game().miniature.deals[action].tobytes()
        episode = self.looked_at
        self.looks = tuple((*looks, episode.observe(seat).tobytes()) for seat, looks in enumerate(self.looks))

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> MiniatureState:
        """Another deal in which the player has seen the same at every step, and what the others have seen there."""
        _, *actions = self.history()
        alike = _deals_alike(self.get_game().miniature, player)[self.looks[player][0]]
        for deal in sorted(alike, key=lambda _: probability_sampler()):
            world = MiniatureState(self.get_game())
            world.apply_action(deal)
            for action in actions:
                if action in world.legal_actions():
                    world.apply_action(action)
            if world.looks[player] == self.looks[player]:
                return world
        raise AssertionError("The true deal looks as it does.")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else super()._action_to_string(player, action)


class HistoryObserver:
    """All that a seat has seen since the deal, by OpenSpiel's interface for observers: an information state."""

    def __init__(self, spec: EnvSpec, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        assert spec.miniature
        self.spec = spec
        self._varying, steps = _extent(spec.miniature)
        self.tensor = np.zeros(steps * (1 + len(self._varying)), np.float32)
        self.dict = {"seen": self.tensor.reshape(steps, -1)}
        """A row for the deal and one after each action: 1 if it has come, and the numbers that can differ at all."""

    def set_from(self, state: MiniatureState, player: int) -> None:
        """Write all that a player has seen; zeros before the deal."""
        self.tensor[:] = 0
        for row, look in zip(self.dict["seen"], state.looks[player], strict=False):
            row[0] = 1
            row[1:] = np.frombuffer(look, self.spec.observation_dtype)[self._varying]

    def string_from(self, state: MiniatureState, player: int) -> str:
        """The player, and step by step the numbers of the observation that changed."""
        steps = [f"p{player}"]
        before = np.zeros(self.spec.observation_size, self.spec.observation_dtype)
        for look in state.looks[player]:
            now = np.frombuffer(look, self.spec.observation_dtype)
            steps.append(",".join(f"{place}:{now[place]}" for place in np.flatnonzero(now != before)))
            before = now
        return " ".join(steps)


@cache
def _deals_alike(miniature: Miniature, seat: int) -> dict[bytes, list[int]]:
    """The deals by what a seat sees of them."""
    spec = make_spec(miniature.id)
    alike: dict[bytes, list[int]] = {}
    for deal, record in enumerate(miniature.deals):
        look = Episode.from_bytes(spec, record.tobytes()).observe(seat).tobytes()
        alike.setdefault(look, []).append(deal)
    return alike


@cache
def _extent(miniature: Miniature) -> tuple[Array, int]:
    """The numbers of an observation that are not the same in every position, and how often a seat looks at most."""
    tree = grow_tree(miniature)
    return tree.varying, int(tree.nodes.ply.max()) + 1


class SpielObserver:
    """What a seat knows, by OpenSpiel's interface for observers; the same for every kind of observation."""

    def __init__(self, spec: EnvSpec, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self.spec = spec
        self.tensor = np.zeros(spec.observation_size, np.float32)
        self.dict = split(spec.game.observation, self.tensor)
        """The tensor by the names of the observation's parts; views into it."""

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player knows; zeros before the deal."""
        self.tensor[:] = state.looked_at.observe(player) if state.dealt else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """The player, and each part of the observation that is not all zeros."""
        if not state.dealt:
            return f"p{player} before the deal"
        parts = split(self.spec.game.observation, state.looked_at.observe(player))
        shown = [f"{name}:{','.join(map(str, part.tolist()))}" for name, part in parts.items() if part.any()]
        return " ".join([f"p{player}", *shown])


def resample(state: SpielState, player: int) -> SpielState:
    """What OpenSpiel's Python IS-MCTS takes as resampler: `bot.set_resampler(resample)`."""
    return state.resample_from_infostate(player, np.random.random)


def spiel_name(game_id: str) -> str:
    """The name that a game is loaded by.

    >>> spiel_name("lone_wolves")
    'python_wataha_lone_wolves'
    """
    return f"python_wataha_{game_id}"


def is_zero_sum(spec: EnvSpec) -> bool:
    """Margins add up to nothing between two alone; other rewards always do."""
    return spec.reward != "margin" or spec.players == TWO


def game_info(spec: EnvSpec, deals: int = 1) -> pyspiel.GameInfo:
    """The sizes of a loaded game."""
    most = LARGEST_MARGIN if spec.reward == "margin" else 1.0
    return pyspiel.GameInfo(
        num_distinct_actions=spec.actions,
        max_chance_outcomes=deals,
        num_players=spec.players,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0 if is_zero_sum(spec) else None,
        max_game_length=spec.game.longest,
    )


def miniature_type(miniature: Miniature) -> pyspiel.GameType:
    """What OpenSpiel knows of a miniature before it is loaded."""
    return pyspiel.GameType(
        short_name=spiel_name(miniature.id),
        long_name=f"{miniature.game.titles['en']}, for research: {miniature.about}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=TWO,
        min_num_players=TWO,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"reward": REWARDS[0]},
    )


def game_type(game: Game, zero_sum: bool = True) -> pyspiel.GameType:
    """What OpenSpiel knows of a game before it is loaded."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=spiel_name(game.id),
        long_name=game.titles["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(game.players),
            "reward": REWARDS[0],
            "rng_seed": ANY_SEED,
            **{option.name: option.default for option in game.options},
        },
    )


for _game in all_games():
    # A class, as OpenSpiel's own games have it: its registry outlives the interpreter, where functions do not.
    pyspiel.register_game(game_type(_game), type(spiel_name(_game.id), (SpielGame,), {"game": _game}))

for _miniature in MINIATURES.values():
    _named = type(spiel_name(_miniature.id), (MiniatureGame,), {"game": _miniature.game, "miniature": _miniature})
    pyspiel.register_game(miniature_type(_miniature), _named)
