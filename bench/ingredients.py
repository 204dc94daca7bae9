"""What each thing that a net says is worth in legend's search: which moves to try, and what positions are worth.

    python -m bench.ingredients lone_wolves --deals 50 --budget 0.05s
    python -m bench.ingredients the_wolves --deals 10 --budget 300

Legend with one of them alone, and with both, plays alpha, which has neither, in equal time or with equal iterations, on
duplicate deals. Where the net does not say what a position is worth, alpha's playouts do; where it does not say which
moves to try, all are tried, and then by results and doubt, as by alpha where it leans on nothing.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

import wataha
from wataha.bots.evaluation import CALLS
from wataha.bots.features import DESCRIBE
from wataha.bots.legend import LegendBot
from wataha.bots.level_table import LEGEND
from wataha.bots.levels import with_budget
from wataha.bots.memory import Memory, for_rules
from wataha.bots.net_search import descend_with_net, sources_with_net
from wataha.bots.playout import WORLD, judge, play_out
from wataha.bots.question import Question, Stretch
from wataha.bots.search import enter
from wataha.bots.search_settings import SearchSettings
from wataha.bots.think import Grow
from wataha.bots.tree import plant
from wataha.engine import linked
from wataha.engine.chance import mix
from wataha.engine.compiled import EntryPoint
from wataha.engine.game import Game
from wataha.engine.registry import find_game

from .belief import Seat, contest, named

Array = np.ndarray[Any, Any]

VALUES_ALONE = "lean=0,explore=0.7"
"""The search of legend whose net does not say which moves to try."""


def grow_with_playouts(
    question: Question, stretch: Stretch, settings: Any, memory: Any, net: Any, sight: Any, stop: Any
) -> int:
    """As `grow_with_net`, but what a new position is worth is found by a playout."""
    s = memory.worlds[WORLD]
    knobs = settings[0]
    players = question.players
    if stretch.first == 0:
        plant(memory.tree, memory.ledger)
    made = 0
    while made < stretch.wanted and stop[0] == 0:
        number = stretch.first + made
        memory.worlds[WORLD] = question.states[question.i]
        linked.redeal(s, question.seat, mix(stretch.seed, 2 * number))
        length, left = descend_with_net(question, knobs, memory, net, sight)
        if left > 0:
            left = linked.legal(s, memory.choices)
            chance = mix(stretch.seed, 2 * number + 1)
            left = play_out(memory.worlds, left, players, knobs, chance, memory.choices, memory.others, memory.points)
        judge(s, left == 0, players, knobs, memory.result, memory.points, memory.places)
        enter(memory.tree, memory.path, length, question.seat, knobs.paranoid, memory.result)
        made += 1
    return made


def _sources(game: Game) -> list[Path]:
    return [*sources_with_net(game), Path(__file__)]


GROW_WITH_PLAYOUTS = EntryPoint(grow_with_playouts, part="ingredients", sources=_sources, calls=(*CALLS, DESCRIBE))


class GuidedLegend(LegendBot):
    """Legend whose net only says which moves to try."""

    def _grow(
        self, game: Game, question: Question, settings: SearchSettings, net: Any, sight: Any, stop: Array
    ) -> Grow:
        run, record = GROW_WITH_PLAYOUTS.on(game), settings.record()
        asked, of_net, seen = for_rules(question), for_rules(net), for_rules(sight)

        def grow(memory: Memory, stretch: Stretch) -> int:
            return run(asked, stretch, record, for_rules(memory), of_net, seen, stop)

        return grow


def guided(name: str) -> Seat:
    """A legend of that name, whose net only says which moves to try."""
    changes = dict(pair.split("=") for pair in name.partition(":")[2].split(","))
    return lambda seed, _: GuidedLegend(seed, changes)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ingredients", description=__doc__)
    parser.add_argument("game", choices=[game.id for game in wataha.games()])
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--budget", default="0.05s", help="for a decision: 500 (iterations) or 0.05s (seconds)")
    chosen = parser.parse_args()
    console = Console(highlight=False)
    game = find_game(chosen.game)

    def budgeted(name: str) -> str:
        return with_budget(f"{name}{',' if ':' in name else ':'}trees=1", game.id, chosen.budget)

    seats = {
        "both": named(budgeted(LEGEND)),
        "which moves to try": guided(budgeted(LEGEND)),
        "what positions are worth": named(budgeted(f"{LEGEND}:{VALUES_ALONE}")),
    }
    for what, seat in seats.items():
        deals = track(range(chosen.deals), what, console=console, transient=True)
        wins = contest(game, deals, seat, named(budgeted("alpha")))
        rate, low, high = (100 * wins[part] for part in ("mean", "low", "high"))
        console.print(f"{what}: {rate:.1f} % ({low:.1f} - {high:.1f}; {2 * chosen.deals} games) against alpha")


if __name__ == "__main__":
    main()
