"""Moonlight as people see it: the paths of its moves, its views, its score sheet, its words and its drawing."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType

from wataha.engine.position import Position
from wataha.engine.table import ListedTable
from wataha.engine.texts import Phrase, Texts, phrase
from wataha.engine.views import Eyes, Sentence, Sheet, SheetRow, View, winners

from .components import BASE_KINDS, KIND_IDS, LEADER_IDS, SEATS
from .drawing import draw
from .grid import PLACES, place_id
from .scoring import NOW
from .state import SECOND
from .story import label, tell
from .views import RoundSheet, build_view, read_sheet


def _paths() -> list[str]:
    """Every action in words, in the order of the action ids."""
    places = [place_id(place) for place in range(PLACES)]
    lays = [f"lay {kind} {place}" for kind in KIND_IDS for place in places]
    moves = [f"move {origin} {target}" for origin in places for target in places]
    lones = [f"lone {kind}" for kind in KIND_IDS[BASE_KINDS:]]
    return ["pass", *lays, *moves, *lones, *(f"leader {leader}" for leader in LEADER_IDS)]


class MoonlightTable(ListedTable):
    """The table of Moonlight."""

    paths: ClassVar = _paths()

    def view(self, position: Position, seat: Eyes) -> View:
        return build_view(position, seat)

    def sheet(self, position: Position) -> Sheet:
        """Finished rounds with their mountain pieces, then the round in progress, which has earned none yet."""
        s = position.state
        rows: list[SheetRow] = []
        for number in range(s.rounds):
            sheet = read_sheet(position, number)
            pieces: list[int | None] = [int(sheet["winner"] == seat) for seat in range(SEATS)]
            rows += _round_rows(phrase("ml-sheet-round", number=number + 1), sheet, pieces)
        if s.phase <= SECOND:
            heading = phrase("ml-sheet-present-round", number=s.rounds + 1)
            rows += _round_rows(heading, read_sheet(position, NOW), [None] * SEATS)
        return {"rows": rows, "total": position.score, "tie_break": None, "winners": winners(position.standing)}

    def tell(self, path: str, before: View, after: View) -> list[Sentence]:
        return tell(path, before, after)

    def label(self, path: str, view: View) -> Phrase:
        return label(path, view)

    def draw(self, view: View, texts: Texts) -> RenderableType:
        return draw(view, texts)


def _round_rows(heading: Phrase, sheet: RoundSheet, pieces: list[int | None]) -> list[SheetRow]:
    """A round in the order in which it is counted: moons, rows, points; all but the mountain piece are details."""
    rows = [
        _detail(phrase("ml-sheet-moons"), [_moons(sheet, seat) for seat in range(SEATS)]),
        *(
            _detail(phrase("ml-sheet-row", row=row["sign"]), _row_reasons(sheet, n))
            for n, row in enumerate(sheet["rows"])
        ),
    ]
    points: list[Phrase | None] = [
        phrase("ml-sheet-points", points=sheet["points"][seat], cards=sheet["taken"][seat]) for seat in range(SEATS)
    ]
    return [{"label": heading, "points": pieces, "why": points}, *rows]


def _detail(label: Phrase, why: list[Phrase]) -> SheetRow:
    return {"label": label, "points": [None] * SEATS, "why": list(why)}


def _moons(sheet: RoundSheet, seat: int) -> Phrase:
    return phrase("ml-sheet-moon-count", moons=sheet["moons"][seat], points=sheet["moon_points"][seat])


def _row_reasons(sheet: RoundSheet, n: int) -> list[Phrase]:
    row = sheet["rows"][n]
    return [
        phrase("ml-sheet-row-won", sum=row["sums"][seat], cards=row["taken"], bonus=row["bonus"])
        if row["winner"] == seat
        else phrase("ml-sheet-row-lost", sum=row["sums"][seat])
        for seat in range(SEATS)
    ]


TABLE = MoonlightTable()
