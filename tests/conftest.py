"""Settings that all tests share."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import settings

import wataha
from wataha.engine.code_cache import cache_root, fingerprint

# The first call of a compiled function takes seconds, and a failure must be the same for everyone.
settings.register_profile("wataha", deadline=None, derandomize=True)
settings.load_profile("wataha")


WARM = """
import sys, wataha
from wataha.bots.level_table import NAMES
from wataha.bots.warm import compile_legend, warm_bots
from wataha.env import CpuEnv
from wataha.env.exact import exploitability, grow_tree, solve
from wataha.env.miniatures import MINIATURES
from wataha.server.bots.rules_warm_up import warm_up
game = wataha.game(sys.argv[1])
warm_up(game)
warm_bots(game, bots=(*NAMES, "greedy", "flat"))
compile_legend(game)
env = CpuEnv(game, 1)
env.reset()
env.step(env.choose(1))
env.redeal(1)
for miniature in [miniature for miniature in MINIATURES.values() if miniature.game is game][:1]:
    CpuEnv(miniature.id, 1).reset()
    tree = grow_tree(miniature)
    exploitability(tree, solve(tree, 1))
"""


def pytest_collection_finish() -> None:
    """Leave out of every collection of garbage what stays to the end: modules, and the tests themselves."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile all games and bots before workers start, which would each compile them for themselves."""
    config = session.config
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        return
    sources = fingerprint([*Path(wataha.__file__).parent.rglob("*.py"), Path(__file__)])
    compiled = cache_root() / f"tests-{sources}"
    if compiled.exists():
        return
    print("compiling the games and their bots", flush=True)
    commands = [[sys.executable, "-c", WARM, game.id] for game in reversed(wataha.games())]  # the last take longest
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        done = list(threads.map(subprocess.run, commands))
    if not any(one.returncode for one in done):
        compiled.touch()
