"""Many games side by side, one in each lane: what a step does to a lane, compiled for the CPU and for a GPU alike.

A lane plays one game after the other. The n-th game of lane i of a batch with a seed is dealt from
`mix(mix(seed, i), n)`, and with the options of row i + n where there are several; so games do not depend on how many
lanes there are, nor on which machine steps them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wataha.engine import contract, linked
from wataha.engine.chance import mix, pick
from wataha.engine.compiled import EntryPoint, Linked, inlined
from wataha.engine.contract import ACTION, POINTS

from .rewards import reward_end
from .spec import MASK, REWARD, EnvSpec

SIT_OUT = -1
"""In place of an action: this lane stays as it is."""


CHOICE_SALT = 0x452821E638D01377


class Lanes(NamedTuple):
    """The arrays of a batch, a row a lane. Whoever steps it owns them: read them, but write nothing."""

    states: Any
    """Records."""
    observations: Any
    """What the viewer of the lane knows."""
    viewers: Any
    """Whose eyes the observation is through: the actor's, or, when a game is over, the last one's."""
    actors: Any
    """Who decides; -1 when the game is over."""
    masks: Any
    """1 for each legal action; packed, 8 actions a byte, the first in the lowest bit."""
    choices: Any
    """The legal actions as a list, ascending."""
    counts: Any
    """How many of them there are."""
    rewards: Any
    """What the last step gave each seat."""
    terminated: Any
    """1 if the last step ended the game."""
    illegal: Any
    """1 if the last action was not legal; nothing was played then."""
    lengths: Any
    """Decisions made in this game."""
    episodes: Any
    """Games dealt in this lane."""
    points: Any
    """The points of the lane's last finished game."""
    standings: Any
    """Its standings, which order the seats by points and tie-breaks."""


def lane_arrays(spec: EnvSpec, lanes: int, packed: bool) -> dict[str, tuple[tuple[int, ...], np.dtype[Any]]]:
    """The shape and the type of each array of a batch."""
    game = spec.game
    mask = ((spec.actions + 7) // 8, np.uint8) if packed else (spec.actions, MASK)
    rows: dict[str, tuple[tuple[int, ...], Any]] = {
        "states": ((), game.dtype),
        "observations": ((spec.observation_size,), spec.observation_dtype),
        "viewers": ((), np.int32),
        "actors": ((), np.int32),
        "masks": ((mask[0],), mask[1]),
        "choices": ((game.most_choices,), ACTION),
        "counts": ((), np.int32),
        "rewards": ((spec.players,), REWARD),
        "terminated": ((), np.bool_),
        "illegal": ((), np.bool_),
        "lengths": ((), np.int32),
        "episodes": ((), np.int64),
        "points": ((game.seats,), POINTS),
        "standings": ((game.seats,), POINTS),
    }
    return {name: ((lanes, *row), np.dtype(kind)) for name, (row, kind) in rows.items()}


class Way(NamedTuple):
    """How a batch is played: what its compiled code reads besides the lanes."""

    seed: int
    players: int
    reward: int
    packed: bool


@inlined
def deal_lane(lanes: Lanes, i: int, way: Way, options: Any) -> None:
    """Deal the lane's next game."""
    contract.setup(lanes.states[i], seed_of(lanes, i, way), options[(i + lanes.episodes[i]) % len(options)])
    note_deal(lanes, i)


@inlined
def seed_of(lanes: Lanes, i: int, way: Way) -> int:
    """What the lane's next game is dealt from."""
    return mix(mix(way.seed, i), lanes.episodes[i])


@inlined
def note_deal(lanes: Lanes, i: int) -> None:
    """A game has been dealt in the lane."""
    lanes.episodes[i] += 1
    lanes.lengths[i] = 0


@inlined
def play_lane(lanes: Lanes, i: int, action: int, way: Way) -> bool:
    """Play an action, and reward the end if it is one; whether anything was played."""
    for seat in range(way.players):
        lanes.rewards[i, seat] = 0
    lanes.terminated[i] = False
    lanes.illegal[i] = False
    if action == SIT_OUT:
        return False
    if not is_legal(lanes, i, action, way):
        lanes.illegal[i] = True
        return False
    contract.apply(lanes.states[i], action)
    lanes.lengths[i] += 1
    if contract.actor(lanes.states[i]) < 0:
        lanes.terminated[i] = True
        reward_end(lanes.states[i], way.reward, way.players, lanes.points[i], lanes.standings[i], lanes.rewards[i])
    return True


@inlined
def is_legal(lanes: Lanes, i: int, action: int, way: Way) -> bool:
    """Whether the mask allows an action."""
    if way.packed:
        return 0 <= action < 8 * lanes.masks.shape[1] and lanes.masks[i, action >> 3] >> (action & 7) & 1 == 1
    return 0 <= action < lanes.masks.shape[1] and lanes.masks[i, action] == 1


@inlined
def look_lane(lanes: Lanes, i: int, way: Way) -> None:
    """List who decides and what is legal; of the mask only what changed is written."""
    flip_mask(lanes, i, way)
    count = contract.legal(lanes.states[i], lanes.choices[i])
    note_choices(lanes, i, contract.actor(lanes.states[i]), count, way)


@inlined
def look_linked(lanes: Lanes, i: int, way: Way) -> None:
    """The same on the CPU, where it is done once a game: it compiles in no time."""
    flip_mask(lanes, i, way)
    count = linked.legal(lanes.states[i], lanes.choices[i])
    note_choices(lanes, i, linked.actor(lanes.states[i]), count, way)


@inlined
def note_choices(lanes: Lanes, i: int, actor: int, count: int, way: Way) -> None:
    """Note who decides, and among how many actions; they are listed already."""
    lanes.actors[i] = actor
    if actor >= 0:
        lanes.viewers[i] = actor
    lanes.counts[i] = count
    flip_mask(lanes, i, way)


@inlined
def flip_mask(lanes: Lanes, i: int, way: Way) -> None:
    """Set the listed actions in a mask that is all zero, or clear them again."""
    for k in range(lanes.counts[i]):
        action = lanes.choices[i, k]
        if way.packed:
            lanes.masks[i, action >> 3] ^= 1 << (action & 7)
        else:
            lanes.masks[i, action] ^= 1


@inlined
def choose_lane(lanes: Lanes, i: int, seed: int) -> int:
    """A random legal action, a pure function of the seed, the lane, its game and how far that has come."""
    if lanes.counts[i] == 0:
        return SIT_OUT
    return lanes.choices[i, pick(mix(mix(seed ^ CHOICE_SALT, i), lanes.episodes[i]), lanes.lengths[i], lanes.counts[i])]


@inlined
def redeal_lane(lanes: Lanes, i: int, source: Any, viewers: Any, copies: int, seed: int) -> None:
    """Put into the lane a world that the viewer of its source, one for so many copies, thinks possible."""
    copy_lane(lanes, i, source, viewers, copies)
    contract.redeal(lanes.states[i], lanes.viewers[i], mix(seed, i))


@inlined
def copy_lane(lanes: Lanes, i: int, source: Any, viewers: Any, copies: int) -> None:
    """Put into the lane what its source is, and who looks at that."""
    lanes.states[i] = source[i // copies]
    lanes.viewers[i] = viewers[i // copies]


def deal_range(lanes: Lanes, first: int, last: int, chosen: Any, way: Way, options: Any) -> None:
    """Deal new games in the chosen ones of these lanes."""
    for i in range(first, last):
        if chosen[i]:
            linked.setup(lanes.states[i], seed_of(lanes, i, way), options[(i + lanes.episodes[i]) % len(options)])
            note_deal(lanes, i)
            look_linked(lanes, i, way)


def play_range(lanes: Lanes, first: int, last: int, actions: Any, way: Way) -> None:
    """Play an action in each of these lanes."""
    for i in range(first, last):
        if play_lane(lanes, i, actions[i], way):
            look_lane(lanes, i, way)


def look_range(lanes: Lanes, first: int, last: int, way: Way) -> None:
    """List who decides and what is legal in these lanes, whose records were put there."""
    for i in range(first, last):
        look_linked(lanes, i, way)


def observe_range(lanes: Lanes, first: int, last: int) -> None:
    """Write what the viewers of these lanes know."""
    for i in range(first, last):
        contract.observe(lanes.states[i], lanes.viewers[i], lanes.observations[i])


def choose_range(lanes: Lanes, first: int, last: int, seed: int, actions: Any) -> None:
    """Write a random legal action for each of these lanes."""
    for i in range(first, last):
        actions[i] = choose_lane(lanes, i, seed)


def redeal_range(lanes: Lanes, first: int, last: int, source: Any, viewers: Any, copies: int, seed: int) -> None:
    """Put into each of these lanes a world that the viewer of its source thinks possible."""
    for i in range(first, last):
        copy_lane(lanes, i, source, viewers, copies)
        linked.redeal(lanes.states[i], lanes.viewers[i], mix(seed, i))


def _sources(_: Any) -> list[Path]:
    here = Path(__file__).parent
    return [here / "lanes.py", here / "rewards.py"]


def _entry_point(function: Callable[..., Any], *calls: Linked) -> EntryPoint:
    return EntryPoint(function, part="env", sources=_sources, calls=calls)


DEAL = _entry_point(deal_range, linked.SETUP, linked.ACTOR, linked.LEGAL)
PLAY = _entry_point(play_range)
LOOK = _entry_point(look_range, linked.ACTOR, linked.LEGAL)
CHOOSE = _entry_point(choose_range)
OBSERVE = _entry_point(observe_range)
REDEAL = _entry_point(redeal_range, linked.REDEAL)
