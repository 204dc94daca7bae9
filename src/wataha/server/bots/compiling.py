"""Compiling a game step by step, in processes of their own; all others load what they leave on the disk."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Literal, get_args

from wataha.bots.evaluation import EVALUATE, SETTLED
from wataha.bots.warm import (
    are_bots_compiled,
    bot_compilations,
    compile_legend,
    is_legend_compiled,
    note_bots_compiled,
)
from wataha.engine.game import Game
from wataha.engine.linked import (
    ACTOR,
    APPLY,
    BREAK_DOWN,
    LEGAL,
    OBSERVE,
    REDEAL,
    SCORE,
    STANDING,
    LinkedRule,
)
from wataha.engine.registry import find_game
from wataha.engine.warm import are_rules_compiled, compile_entries, note_rules_compiled

from .rules_warm_up import ENTRIES, warm_up

Part = Literal["rules", "bots", "legend"]
PARTS: tuple[Part, ...] = get_args(Part)
NEEDED: tuple[Part, ...] = PARTS[:2]
"""What a game needs to be played against bots, compiled side by side, in a process each. Legend comes last."""

LINKS: dict[str, LinkedRule] = {
    "link actor": ACTOR,
    "link legal": LEGAL,
    "link apply": APPLY,
    "link score": SCORE,
    "link standing": STANDING,
    "link break_down": BREAK_DOWN,
    "link redeal": REDEAL,
    "link observe": OBSERVE,
    "link evaluate": EVALUATE,
    "link settled": SETTLED,
}
"""The steps that compile one rule, by itself; two parts need most of them, and each is done once."""

OPENING = "opening"
"""The step that plays a few moves: it compiles what only some positions need."""

STEPS: dict[Part, dict[str, int]] = {
    "rules": {
        "link actor": 1,
        "link legal": 2,
        "link score": 2,
        "link standing": 1,
        "link observe": 3,
        "link break_down": 3,
        "setup": 9,
        "link redeal": 2,
        "link apply": 14,
        **dict.fromkeys([entry for entry in ENTRIES if entry != "setup"], 0),
        OPENING: 1,
    },
    "bots": {
        "link apply": 14,
        "link redeal": 2,
        "link evaluate": 4,
        "link settled": 0,
        "link legal": 2,
        "link actor": 1,
        "link score": 2,
        "link standing": 1,
        "link observe": 3,
        "observe": 0,
        "grow": 4,
        "weigh": 1,
    },
    "legend": {"legend": 1},
}
"""The steps of each part, and how long each takes beside the others; two parts begin with what the other does last."""


def is_compiled(part: Part, game: Game) -> bool:
    """Whether a part of a game lies on the disk already."""
    known = {"rules": are_rules_compiled, "bots": are_bots_compiled, "legend": is_legend_compiled}
    return known[part](game)


def compile_step(part: Part, game_id: str, step: str) -> None:
    """Compile one step; the last of a part notes that all of it is done."""
    game = find_game(game_id)
    if part == "legend":
        return compile_legend(game)
    if step in LINKS:
        LINKS[step].link(game)
    elif part == "bots":
        bot_compilations(game)[step]()
    elif step == OPENING:
        warm_up(game)
    else:
        for _ in compile_entries(game, (step,)):
            pass
    if step == [*STEPS[part]][-1]:
        (note_rules_compiled if part == "rules" else note_bots_compiled)(game)
    return None


def compile_ahead(games: Sequence[Game]) -> Iterator[tuple[Part, Game]]:
    """Compile all that is not on the disk yet, as many parts at a time as there are cores; tells of each that is done.

    A process ends with its part, for to compile takes much memory.
    """
    parts: dict[Future[None], tuple[Part, Game]] = {}
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn"), max_tasks_per_child=1) as processes:
        for part in PARTS:
            for game in games:
                if not is_compiled(part, game):
                    parts[processes.submit(compile_part, part, game.id)] = part, game
        for done in as_completed(parts):
            done.result()
            yield parts[done]


def compile_part(part: Part, game_id: str) -> None:
    for step in STEPS[part]:
        compile_step(part, game_id, step)
