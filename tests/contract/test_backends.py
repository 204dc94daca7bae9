"""One source, three ways to run it: interpreted, compiled and on a GPU give the same records, byte by byte."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import wataha
from tests.nightly import by_day
from tests.variants import sample_variants
from wataha.bots import make_bot
from wataha.engine import contract, gpu
from wataha.engine.compiled import JIT, interpret, run_compiled
from wataha.engine.contract import ACTION, POINTS, SEEN
from wataha.engine.game import Game

GAMES = [game.id for game in wataha.games()]
INTERPRETED_VARIANTS = 4
"""So many variants are played interpreted: one for each number of players at most, for a game of The Wolves takes
seconds."""
CARD_GAMES = ("lone_wolves", "moonlight")
"""Those that are also interpreted from the beginning; all are interpreted for now."""
GLANCES = 6
GPU_GAMES = 1000
WORLDS = 64


def series(game: Game, games: int, players: int, options: dict[str, Any]) -> dict[str, np.ndarray[Any, Any]]:
    """A seeded series of random games on this process's backend."""
    states = game.states(games)
    points = np.zeros((games, game.seats), POINTS)
    standings = np.zeros((games, game.seats), POINTS)
    lengths = np.zeros(games, np.int32)
    encoded = game.encode_options(players, options)
    game.calls.simulate_range(states, 0, games, 7, 0, encoded, points, standings, lengths)
    return {"states": states, "points": points, "standings": standings, "lengths": lengths}


def digests(game_id: str) -> list[str]:
    """A hash of everything that a random game of some variants leads to, worlds and observations included."""
    game = wataha.game(game_id)
    found: list[str] = []
    for players, options in sample_variants(game_id, INTERPRETED_VARIANTS):
        digest = hashlib.sha256()
        whole = wataha.Match(game, 7, players, **options)
        digest.update(bytes([game.calls.playout(whole.states, 0, 7) % 256]))
        digest.update(whole.state.tobytes())
        digest.update(repr((whole.score(), whole.winners())).encode())
        for seed, key in ((3, None), (None, bytes(range(16)))):
            match = wataha.Match(game, seed, players, key, **options)
            digest.update(match.state.tobytes())
            for _ in range(6):
                if match.over:
                    break
                match.play(match.actions()[len(match.actions()) // 2])
                for seat in range(players):
                    digest.update(match.observation(seat).tobytes())
                    digest.update(match.imagine(seat, 5).state.tobytes())
        found.append(digest.hexdigest())
    return found


@pytest.mark.skipif(not JIT, reason="interpreted from the beginning")
@pytest.mark.parametrize("game", by_day(GAMES, "moonlight"))
def test_games_interpreted_for_now_and_compiled_ones_are_the_same_bytes(game: str) -> None:
    found: list[list[str]] = []
    for play in (interpret, run_compiled):
        play(wataha.game(game))
        found.append([*digests(game), *choices(game)])
    assert found[0] == found[1]


def choices(game: str) -> list[str]:
    """What a bot chooses that only glances at each move."""
    match, bot = wataha.Match(game, 5), make_bot("pup", 1)
    chosen: list[str] = []
    while len(chosen) < GLANCES and not match.over:
        chosen.append(match.game.table.path(bot.choose(match)))
        match.play(chosen[-1])
    return chosen


@pytest.mark.parametrize("game", by_day(CARD_GAMES, "lone_wolves"))
def test_interpreted_and_compiled_games_are_the_same_bytes(game: str) -> None:
    script = f"from tests.contract.test_backends import digests; print(*digests({game!r}))"
    environment = {**os.environ, "WATAHA_JIT": "0"}
    run = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False, timeout=600
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == digests(game)


@pytest.mark.skipif(not gpu.available(), reason="no GPU here")
@pytest.mark.parametrize("game", GAMES)
def test_gpu_and_cpu_games_are_the_same_bytes(game: str) -> None:
    for players, options in sample_variants(game):
        there = gpu.GpuSeries(wataha.game(game), players, options).play(GPU_GAMES, 7)
        here = series(wataha.game(game), GPU_GAMES, players, options)
        for name, array in here.items():
            assert array.tobytes() == there[name].tobytes(), (name, players, options)


@pytest.mark.skipif(not gpu.available(), reason="no GPU here")
@pytest.mark.parametrize("game", GAMES)
def test_gpu_and_cpu_deal_the_same_bytes_from_a_key(game: str) -> None:
    cuda = gpu.find_cuda()

    @cuda.jit
    def deal(states: Any, options: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            contract.setup(states[i], 0, options)

    found = wataha.game(game)
    for players, options in sample_variants(game):
        here = found.deal(0, players, options, bytes(range(16)))
        there = cuda.to_device(found.states())
        deal[1, 1](there, cuda.to_device(found.encode_options(players, options, bytes(range(16)))))
        assert there.copy_to_host().tobytes() == here.tobytes(), (players, options)


def midgame_states(game: Game, games: int, players: int, options: dict[str, Any]) -> np.ndarray[Any, Any]:
    """Random games, each left after some moves of its own number."""
    states = game.states(games)
    choices = np.zeros(game.most_choices, ACTION)
    for i in range(games):
        game.calls.setup(states, i, i, game.encode_options(players, options))
        count = game.calls.legal(states, i, choices)
        for n in range(i):
            if count == 0:
                break
            count = game.calls.step(states, i, int(choices[(i + n) % count]), choices)
    return states


@pytest.mark.skipif(not gpu.available(), reason="no GPU here")
@pytest.mark.parametrize("game", GAMES)
def test_gpu_and_cpu_imagine_and_observe_the_same_bytes(game: str) -> None:
    cuda = gpu.find_cuda()

    @cuda.jit
    def imagine(states: Any, seat: int, seen: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            contract.redeal(states[i], seat, i)
            contract.observe(states[i], seat, seen[i])

    found = wataha.game(game)
    for players, options in sample_variants(game):
        here = midgame_states(found, WORLDS, players, options)
        there, seen_there = cuda.to_device(here), cuda.to_device(np.zeros((WORLDS, found.observation_size), SEEN))
        imagine[WORLDS, 1](there, players - 1, seen_there)
        seen = np.zeros((WORLDS, found.observation_size), SEEN)
        for i in range(WORLDS):
            found.calls.redeal(here, i, players - 1, i)
            found.calls.observe(here, i, players - 1, seen[i])
        assert there.copy_to_host().tobytes() == here.tobytes(), (players, options)
        assert seen_there.copy_to_host().tobytes() == seen.tobytes(), (players, options)
