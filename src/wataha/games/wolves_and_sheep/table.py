"""Wolves and Sheep as people see it: the paths of its moves, its views, its score sheet, its words and its drawing."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType

from wataha.engine.table import Eyes, ListedTable, Position, Sentence, Sheet, View
from wataha.engine.texts import Phrase, Texts

from .actions import ROWS
from .components import COLOUR_CODES, FACE_B, FACE_IDS, FACES, FAR, SIDES, SPECIAL_IDS, TILE_IDS, kind_of
from .drawing import draw
from .sheet import build_sheet
from .story import label, tell
from .views import build_view


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


TABLE = WolvesAndSheepTable()
