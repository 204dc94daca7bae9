"""What a player is told that could be done, against all sequences of legal choices."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from wataha import Match
from wataha.engine.views import PUBLIC, facts_of
from wataha.games.the_wolves.state import KIND

from .the_wolves_position import GAME

GAMES = 2
"""Random games for each number of players."""

LOOKED_AT_EVERY = 4
"""So many actions are chosen between two comparisons."""

States = np.ndarray[Any, Any]


def choices(states: States) -> list[tuple[str, States]]:
    """Every legal choice with what it leads to."""
    ids = np.empty(GAME.most_choices, np.int16)
    count = GAME.calls.legal(states, 0, ids)
    found: list[tuple[str, States]] = []
    for action in ids[:count].tolist():
        after = states.copy()
        GAME.calls.apply(after, 0, action)
        found.append((GAME.table.path(action), after))
    return found


def walk_all(match: Match) -> dict[str, Any]:
    """What can be reached by legal choices, up to the target of an action or the first goal of a Move."""
    reached: dict[str, Any] = {"MOVE": {}, "DEN": [], "LAIR": [], "HOWL": [], "DOMINATE": []}
    for path, states in choices(match.states):
        kind = path.split()[1]
        if kind == "MOVE":
            reached["MOVE"] = walk_moves(match, states)
            continue
        for target, payments in choices(states):
            assert choices(payments), "a target that cannot be paid for"
            words = target.split()[1:]
            reached[kind].append(words if kind == "DOMINATE" else words[0])
    return reached


def walk_moves(match: Match, states: States) -> dict[str, dict[str, list[str]]]:
    goals: dict[str, dict[str, list[str]]] = {}
    for terrain, payments in choices(states):
        for _, movers in choices(payments):
            for mover, destinations in choices(movers):
                for piece in pieces_named(match, mover):
                    places = [path.split()[1] for path, _ in choices(destinations)]
                    goals.setdefault(piece, {})[terrain.split()[1]] = places
    return goals


def pieces_named(match: Match, mover: str) -> list[str]:
    """The own pieces that `wolf PLACE KIND` can mean; none for `stop`."""
    words = mover.split()
    return [
        piece["id"]
        for piece in match.view(PUBLIC)["pieces"]
        if words[1:] == [piece["at"], piece["kind"]] and facts_of(piece)["owner"] == match.actor
    ]


def told(match: Match) -> dict[str, Any]:
    possible = match.view(match.actor)["facts"]["possible"]
    assert sorted(possible) == ["DEN", "DOMINATE", "HOWL", "LAIR", "MOVE"]
    return {**possible, "DOMINATE": sorted(possible["DOMINATE"])}


@pytest.mark.parametrize("players", GAME.players)
def test_what_could_be_done_is_what_legal_choices_reach(players: int) -> None:
    chance = random.Random(players)
    seen: set[str] = set()
    for seed in range(GAMES):
        match = Match(GAME, seed, players)
        actions = 0
        while not match.over:
            if match.state["decision"] == KIND:
                actions += 1
                if actions % LOOKED_AT_EVERY == 0:
                    reached = walk_all(match)
                    assert told(match) == {**reached, "DOMINATE": sorted(reached["DOMINATE"])}
                    seen |= {kind for kind, found in reached.items() if found}
            match.play(chance.choice(match.actions()))
    assert seen == {"MOVE", "DEN", "LAIR", "HOWL", "DOMINATE"}


def test_only_whoever_chooses_an_action_is_told_and_nothing_changes() -> None:
    match = Match(GAME, 3, 3)
    chance = random.Random(3)
    asked = 0
    for _ in range(120):
        before = match.states.tobytes()
        choosing = bool(match.state["decision"] == KIND)
        asked += choosing
        for eyes in (*range(match.players), PUBLIC, None):
            assert ("possible" in match.view(eyes)["facts"]) == (choosing and eyes == match.actor)
        assert match.states.tobytes() == before
        match.play(chance.choice(match.actions()))
    assert asked > 0
