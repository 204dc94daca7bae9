"""Wolves and Sheep as people see it: the paths of its moves, its views, its score sheet, its words and its drawing."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from rich.console import RenderableType

from wataha.engine.position import Fields, Position
from wataha.engine.table import Clock, ListedTable
from wataha.engine.texts import Phrase, Texts
from wataha.engine.views import Eyes, Sentence, Sheet, View

from .actions import ROWS
from .components import (
    COLOUR_CODES,
    FACE_B,
    FACE_IDS,
    FACES,
    FAR,
    POLL_SECONDS,
    SIDES,
    SPECIAL_IDS,
    TILE_IDS,
    kind_of,
)
from .drawing import draw
from .sheet import build_sheet
from .state import MAIN, NO_ACTION, POLL, REVEAL, SPECIAL_TILES
from .story import label, tell
from .views import HALF_MADE, build_view, polled_seats


def _paths() -> list[str]:
    """Every action in words, in the order of the action ids."""
    faces = [
        f"special {tile}" if kind_of(number) in SPECIAL_IDS and face == FACE_B else f"tile {tile}{FACE_IDS[face]}"
        for number, tile in enumerate(TILE_IDS)
        for face in range(FACES)
    ]
    reveals = [f"reveal {code}" for code in COLOUR_CODES]
    announcements = [f"announce {kind}" for kind in SPECIAL_IDS]
    cells = [f"cell {x},{y}" for y in ROWS for x in range(abs(y) - FAR, FAR - abs(y) + 1)]
    turns = [f"turn {turns}" for turns in range(SIDES)]
    return [*faces, *reveals, *announcements, "stop", "leave", "pass", "decline", *cells, *turns, "time-out"]


class WolvesAndSheepTable(ListedTable):
    """The table of Wolves and Sheep."""

    paths: ClassVar = _paths()
    silence: ClassVar = "decline"

    def view(self, position: Position, seat: Eyes) -> View:
        return build_view(position, seat)

    def sheet(self, position: Position) -> Sheet:
        return build_sheet(position)

    def tell(self, path: str, before: View, after: View) -> list[Sentence]:
        return tell(path, before, after)

    def label(self, path: str, view: View) -> Phrase:
        return label(path, view)

    def draw(self, view: View, texts: Texts) -> RenderableType:
        return draw(view, texts)

    def half_made(self, record: np.void) -> bool:
        """7.1: what is chosen decision by decision is seen by others when it is done."""
        return int(record["phase"]) in HALF_MADE

    def asked_together(self, record: np.void) -> tuple[int, ...]:
        """WS-37, WS-42: the seats of the window, as long as nobody has begun to interrupt."""
        if int(record["phase"]) != POLL:
            return ()
        return tuple(polled_seats(int(record["players"]), int(record["window"]), int(record["window_from"])))

    def clock(self, limit: int, ply: int, before: tuple[Fields, Clock] | None, after: Fields) -> Clock:
        """WS-62: one limit for all of an owner's turn, a short one for a poll, a fresh one for what begins there."""
        turn = before[1].turn if before and _same_turn(before[0], after) else ply
        if after.decider == after.owner:
            return Clock(limit, began=turn, turn=turn)
        if after.doing == NO_ACTION:
            return Clock(min(limit, POLL_SECONDS), began=ply, turn=turn)
        goes_on = before is not None and before[0].decider == after.decider and before[0].doing == after.doing
        return Clock(limit, began=before[1].began if before and goes_on else ply, turn=turn)


def _same_turn(before: Fields, after: Fields) -> bool:
    """Whether the turn goes on: D1 comes back to the owner only by way of S or R and the windows that those open."""
    if after.owner != before.owner or after.time_outs[after.owner] > before.time_outs[after.owner]:
        return False
    if after.phase != MAIN or before.back_to_main:
        return True
    return not before.polled and before.doing in (SPECIAL_TILES, REVEAL)


TABLE = WolvesAndSheepTable()
