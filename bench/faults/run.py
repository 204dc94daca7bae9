"""A run: people play, parts fail in an order that a seed decides, and in the end everything is held against the log."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bench.faults.history import History, Verdict
from bench.faults.preload import NO_COMPILER, compile_library
from bench.faults.rigs import Alone, Several
from tests.server.pairs import Crowd

PAIRS = 4
BETWEEN = range(1, 8)
"""Moves that each pair makes between two faults."""

Told = Callable[[str, float], None]
"""Is told what is broken now, and how many seconds are behind."""


@dataclass
class Report:
    """What was done, and what came of it."""

    seed: int
    faults: Counter[str] = field(default_factory=Counter[str])
    verdict: Verdict = field(default_factory=Verdict)
    left_out: list[str] = field(default_factory=list[str])


def schedule(names: list[str], seed: int) -> Iterator[tuple[str, random.Random]]:
    """Faults without end, each kind as often as any other, and the chance that settles the details of each.

    >>> import itertools
    >>> [name for name, _ in itertools.islice(schedule(["cut", "kill"], 1), 4)]
    ['kill', 'cut', 'cut', 'kill']
    """
    chance = random.Random(seed)
    while True:
        for name in chance.sample(names, len(names)):
            yield name, random.Random(chance.randrange(2**32))


def _tell_nobody(_name: str, _behind: float) -> None:
    pass


async def break_things(rig: Alone | Several, seed: int, seconds: float, report: Report, tell: Told) -> None:
    """Let people play at a rig while its parts fail, for so long; then check."""
    history = History(random.Random(seed))
    await rig.start()
    try:
        crowd = Crowd(rig.relay.base, PAIRS, history.hear)
        await crowd.start()
        started = time.monotonic()
        for name, chance in schedule(sorted(rig.faults), seed):
            await crowd.make_moves(chance.choice(BETWEEN))
            if time.monotonic() > started + seconds:
                break
            tell(name, time.monotonic() - started)
            await rig.faults[name](chance)
            report.faults[name] += 1
        await crowd.stop()
        report.verdict += await history.check(rig.servers[0], crowd.pairs)
        await crowd.leave()
    finally:
        await rig.stop()


async def run(seconds: float, seed: int, tell: Told = _tell_nobody) -> Report:
    """Half of the time one server on SQLite, then a fleet."""
    report = Report(seed)
    with tempfile.TemporaryDirectory(prefix="wataha-faults-") as home:
        library = await asyncio.to_thread(compile_library, Path(home))
        if library is None:
            report.left_out.append(NO_COMPILER)
        for number, make in enumerate((Alone, Several)):
            folder = Path(home, make.__name__)
            folder.mkdir()
            try:
                rig, half = make(folder, library), seconds / 2
                await break_things(
                    rig, seed + number, half, report, lambda name, behind, done=number * half: tell(name, done + behind)
                )
            except (AssertionError, TimeoutError) as trouble:
                report.verdict.wrong.append(f"{make.__name__}: play did not go on: {trouble!r}")
    return report
