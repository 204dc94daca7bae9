"""Kills the server again and again while people play: `python -m bench.kills [--kills 200] [--backend postgresql]`.

Pairs move as fast as they can; after some moves the server gets kill -9 and is started again; the pairs come back, send
again what was not acknowledged, and play on. At the end every acknowledged move must be in the log exactly once, where
it was said to be, and every log must replay.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from rich.progress import track

from tests.server.conftest import BACKENDS, QUICK
from tests.server.pairs import Pair, check_log, come_back_when_possible, play_until
from tests.server.serving import Postgres, Served

PAIRS = 8
MOVES = range(5, 120)
"""How many are made between two kills."""


@contextmanager
def database(backend: str) -> Iterator[dict[str, str]]:
    """Settings of a fresh database."""
    if backend == "sqlite":
        with tempfile.TemporaryDirectory(prefix="wataha-kills-") as folder:
            yield {"data": folder}
        return
    postgres = Postgres()
    try:
        yield {"database": postgres.database()}
    finally:
        postgres.stop()


async def kill_often(server: Served, kills: int, seed: int) -> int:
    """So many kills; the number of acknowledged moves, all of which are there once."""
    chance = random.Random(seed)
    pairs = [Pair([server.base]) for _ in range(PAIRS)]
    await asyncio.gather(*(pair.start() for pair in pairs))
    for _ in track(range(kills), "kills"):
        await play_until(pairs, chance.choice(MOVES), server.kill)
        await asyncio.to_thread(server.start)
        await asyncio.gather(*(come_back_when_possible(pair, [server.base] * 2) for pair in pairs))
    moves = await check_log(server, pairs)
    for pair in pairs:
        await pair.leave()
    return moves


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--backend", choices=BACKENDS, default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with database(options.backend) as settings:
        server = Served(replace(QUICK, log_level="warning", **settings)).start()  # type: ignore[arg-type]
        try:
            moves = asyncio.run(kill_often(server, options.kills, options.seed))
        finally:
            server.forget()
    print(f"{options.kills} kills on {options.backend}: {moves} acknowledged moves, all there exactly once")


if __name__ == "__main__":
    main()
