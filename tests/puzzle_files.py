"""A run that makes puzzles and was broken off, and what it must come to when it goes on."""

from __future__ import annotations

from pathlib import Path

from wataha.lab.puzzle_maker import Plan
from wataha.lab.puzzles import SHIPPED, shipped_puzzles

PLAN = Plan("lone_wolves", 2, {"board": "basic", "first_leader": "random"})


def break_off(file: Path) -> list[str]:
    """Write the package's puzzles up to a torn line, where the next one is soonest found; the lines with that one."""
    shipped = (SHIPPED / f"{PLAN.game}.jsonl").read_text(encoding="utf-8").splitlines()
    seeds = [puzzle.record["seed"] for puzzle in shipped_puzzles(PLAN.game)]
    kept = min(range(1, len(seeds)), key=lambda number: seeds[number] - seeds[number - 1])
    file.write_text("\n".join(shipped[:kept]) + "\n" + shipped[kept][:200], encoding="utf-8")
    return shipped[: kept + 1]
