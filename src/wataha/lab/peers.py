"""Other libraries of games, measured beside ours: OpenSpiel from Python, Pgx on a CPU, RLCard."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from wataha.engine.errors import WatahaError

SECONDS = 1.0
ROUNDS = 3
PEERS = ("euchre", "hearts")
"""Games of OpenSpiel."""
SEARCH_PEER = "hearts"
SEARCH_ITERATIONS = 2000
PGX_BATCH = 1024


def best(run: Callable[[float], tuple[int, float]]) -> float:
    """The highest rate of a few runs: how many, in how many seconds."""
    rates = [count / seconds for count, seconds in (run(SECONDS) for _ in range(ROUNDS))]
    return max(rates)


def measure_peer_search() -> float:
    """Iterations a second of OpenSpiel's C++ IS-MCTS with random playouts, at first decisions of hearts."""
    import pyspiel  # pyright: ignore[reportMissingImports]

    game = pyspiel.load_game(SEARCH_PEER)
    choose = random.Random(1).choice

    def run(seconds: float) -> tuple[int, float]:
        iterations, spent = 0, 0.0
        while spent < seconds:
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(choose([outcome for outcome, _ in state.chance_outcomes()]))
            evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
            policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            # A bot of its own for every decision: one that is asked twice can crash.
            bot = pyspiel.ISMCTSBot(1, evaluator, 1.0, SEARCH_ITERATIONS, -1, policy, False, False)
            start = time.process_time()
            bot.step(state)
            spent += time.process_time() - start
            iterations += SEARCH_ITERATIONS if len(state.legal_actions()) > 1 else 0
        return iterations, spent

    return best(run)


def measure_peer(name: str) -> dict[str, float]:
    """OpenSpiel driven from Python: decisions a second, and decisions and chance events a second."""
    try:
        import pyspiel  # pyright: ignore[reportMissingImports]
    except ImportError as trouble:
        raise WatahaError("This needs open_spiel: install wataha[peer].") from trouble
    game = pyspiel.load_game(name)
    choose = random.Random(1).choice
    counts = {"decisions": 0.0, "decisions_and_chance": 0.0}
    for _ in range(ROUNDS):
        decisions, events, start = 0, 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    action = choose([outcome for outcome, _ in state.chance_outcomes()])
                else:
                    action = choose(state.legal_actions())
                    decisions += 1
                state.apply_action(action)
                events += 1
        spent = time.perf_counter() - start
        counts["decisions"] = max(counts["decisions"], decisions / spent)
        counts["decisions_and_chance"] = max(counts["decisions_and_chance"], events / spent)
    return counts


def run_pgx(name: str) -> Callable[[float], tuple[int, float]]:
    """Pgx on a CPU: a batch of games stepped by random legal actions in one compiled function, and dealt anew."""

    def run(seconds: float) -> tuple[int, float]:
        step, states, keys = _pgx_batch(name)
        done, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            states, keys = step(states, keys)
            states.current_player.block_until_ready()
            done += PGX_BATCH
        return done, time.perf_counter() - start

    return run


@cache
def _pgx_batch(name: str) -> tuple[Any, Any, Any]:
    """A compiled step of a batch, and states to begin with."""
    try:
        import jax  # pyright: ignore[reportMissingImports]
        import pgx  # pyright: ignore[reportMissingImports]
        from pgx.experimental import auto_reset  # pyright: ignore[reportMissingImports]
    except ImportError as trouble:
        raise WatahaError("This needs pgx: install wataha[peer].") from trouble
    game = pgx.make(name)  # type: ignore[arg-type]
    play = auto_reset(game.step, game.init)

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        key, own, dealt = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return play(state, jax.random.categorical(own, logits), dealt), key

    keys = jax.random.split(jax.random.PRNGKey(1), PGX_BATCH)
    states = jax.jit(jax.vmap(game.init))(keys)
    step = jax.jit(jax.vmap(one))
    states, keys = step(states, keys)
    states.current_player.block_until_ready()
    return step, states, keys


def run_rlcard(name: str) -> Callable[[float], tuple[int, float]]:
    """RLCard: one game at a time, random legal actions, states as its agents get them."""

    def run(seconds: float) -> tuple[int, float]:
        try:
            import rlcard  # pyright: ignore[reportMissingImports]
        except ImportError as trouble:
            raise WatahaError("This needs rlcard: install wataha[peer].") from trouble
        game = rlcard.make(name, config={"seed": 1})
        choose = random.Random(1).choice
        done, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state, _ = game.reset()
            while not game.is_over():
                state, _ = game.step(choose(list(state["legal_actions"])))
                done += 1
        return done, time.perf_counter() - start

    return run


VECTOR_PEERS: dict[str, Callable[[float], tuple[int, float]]] = {
    "Pgx leduc_holdem": run_pgx("leduc_holdem"),
    "Pgx sparrow_mahjong": run_pgx("sparrow_mahjong"),
    "RLCard leduc-holdem": run_rlcard("leduc-holdem"),
    "RLCard uno": run_rlcard("uno"),
}
"""The environments of others that are closest to ours: hidden hands, a legal mask, an observation for each decision."""
