"""Measures the table server: `python bench/server [--peer]`.

Two measurements, the load generator on the same machine: a steady pace that must be held (500 tables, 1,000 sockets,
200 moves a second), and saturation (200 tables of two that move as fast as they are allowed to). Whoever finishes a
game sits down at a new table. After both the log in the database is compared with what was acknowledged. With --peer,
boardgame.io is saturated in the same run: its own clients play matches of Lone Wolves, written for it, and then of its
tutorial's nine cells; --rounds lets Wataha and boardgame.io take turns several times.
"""

from __future__ import annotations

import argparse
import functools
import json
import random
import sys
import tempfile
import timeit
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.server.fleet import Fleet
from bench.server.load import Load, Report
from bench.server.peer import GAMES, installed, saturate
from bench.server.serving import Serving
from wataha.engine.game import Game
from wataha.engine.registry import all_games
from wataha.server.play.events import MOVE, Event
from wataha.server.play.table_state import Deal, TableState


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/server", description=__doc__)
    parser.add_argument("--game", default="lone_wolves")
    parser.add_argument("--tables", type=int, default=500, help="live tables of the steady pace")
    parser.add_argument("--rate", type=float, default=200, help="moves a second of the steady pace")
    parser.add_argument("--seconds", type=float, default=120, help="how long the steady pace is held")
    parser.add_argument("--full-tables", type=int, default=200, help="tables of the saturation")
    parser.add_argument("--full-seconds", type=float, default=30)
    parser.add_argument("--database", default="", help="PostgreSQL instead of SQLite")
    parser.add_argument("--workers", type=int, default=1, help="with PostgreSQL")
    parser.add_argument("--fleet", type=int, metavar="N", help="N processes behind HAProxy, on PostgreSQL and NATS")
    parser.add_argument("--peer", action="store_true", help="saturate boardgame.io in the same run")
    parser.add_argument("--rounds", type=int, default=3, help="of saturation, Wataha and boardgame.io in turn")
    parser.add_argument("--only", choices=("steady", "full"), help="one of the two measurements")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


async def measure(options: argparse.Namespace) -> dict[str, object]:
    report: dict[str, object] = {"game": options.game, "rebuild_ms": measure_rebuilding()}
    if options.only != "full":
        report["steady"] = await measure_load(options, "steady pace", options.tables, options.seconds, options.rate)
    if options.only != "steady":
        async with installed() if options.peer else nullcontext() as work:
            report["full"] = [await saturate_all(options, work) for _ in range(options.rounds)]
            if work:
                report["ratio"] = compare(report["full"])
    return report


async def measure_load(
    options: argparse.Namespace, name: str, tables: int, seconds: float, rate: float | None
) -> dict[str, Any]:
    """A fresh server with people at so many tables."""
    if options.fleet:
        async with Fleet(options.game, options.fleet) as fleet:
            return tell(name, await Load(fleet, options.game, tables).run(seconds, rate))
    with tempfile.TemporaryDirectory(prefix="wataha-bench-") as folder:
        async with Serving(Path(folder), options.game, options.database, options.workers) as serving:
            return tell(name, await Load(serving, options.game, tables).run(seconds, rate))


async def saturate_all(options: argparse.Namespace, work: Path | None) -> dict[str, dict[str, Any]]:
    """Wataha, and then boardgame.io with each of its games, if it is installed."""
    tables, seconds = options.full_tables, options.full_seconds
    found = {"wataha": await measure_load(options, "saturation", tables, seconds, None)}
    for game in GAMES if work else ():
        assert work is not None
        found[game] = peer = await saturate(work, game, tables, seconds)
        print(
            f"boardgame.io, {game}: {peer['moves_a_second']:.0f} moves/s, p50 {peer['p50_ms']:.0f} ms,"
            f" p99 {peer['p99_ms']:.0f} ms; {peer['still']} tables got stuck",
            file=sys.stderr,
        )
    return found


def compare(rounds: list[dict[str, dict[str, Any]]]) -> dict[str, float]:
    """How many times the moves of boardgame.io Wataha makes, over all rounds: machines are not always equally fast."""
    made = {who: sum(found[who]["moves_a_second"] for found in rounds) for who in rounds[0]}
    ratios = {game: round(made["wataha"] / made[game], 2) for game in GAMES}
    each = {
        game: [round(found["wataha"]["moves_a_second"] / found[game]["moves_a_second"], 2) for found in rounds]
        for game in GAMES
    }
    for game in GAMES:
        print(f"ratio to boardgame.io, {game}: {ratios[game]} (round by round: {each[game]})", file=sys.stderr)
    return ratios


def measure_rebuilding() -> dict[str, float]:
    """Milliseconds to rebuild a finished table from its log, the slowest of some random games of every game."""
    slowest: dict[str, float] = {}
    for game in all_games():
        for seed in range(5):
            deal, events = play_at_random(game, seed)
            rebuild = functools.partial(TableState.fold, deal, events)
            best = min(timeit.repeat(rebuild, number=1, repeat=5))
            slowest[game.id] = round(max(slowest.get(game.id, 0.0), best * 1000), 2)
    print(f"rebuilding a finished table: {slowest} ms", file=sys.stderr)
    return slowest


def play_at_random(game: Game, seed: int) -> tuple[Deal, list[Event]]:
    """The log of a random game at the largest table."""
    players = max(game.players)
    deal = Deal(game.id, players, game.read_options({}), seed, frozenset(range(players)), 0)
    state, chance = TableState(deal), random.Random(seed)
    events: list[Event] = []
    while state.actor >= 0:
        path = chance.choice(state.match.moves())
        events.append(Event(state.version + 1, MOVE, state.actor, state.version, "someone", path))
        state = state.after(events[-1])
    return deal, events


def tell(name: str, report: Report) -> dict[str, Any]:
    print(f"{name}: {report.in_words()}", file=sys.stderr)
    return report.as_json()


if __name__ == "__main__":
    chosen = arguments()
    measured = uvloop.run(measure(chosen))
    if chosen.json:
        print(json.dumps(measured, indent=2))
