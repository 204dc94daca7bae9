"""Moonlight as people see it: the paths of its moves, its views, its score sheet, its words and its drawing."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType

from wataha.engine.position import Position
from wataha.engine.table import ListedTable
from wataha.engine.texts import Phrase, Texts, phrase
from wataha.engine.views import PUBLIC, Eyes, Piece, Sentence, Sheet, SheetRow, View, facts_of, sheet_row, winners

from .components import BASE_KINDS, KIND_IDS, LEADER_IDS, ROUNDS_TO_WIN, SEATS
from .drawing import draw
from .grid import PLACES, place_id
from .scoring import NOW
from .state import SECOND
from .story import label, tell, wins_row
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
            # Of the last round the cards still lie on the table, until the next one begins.
            lying = _lying(position) if number == s.rounds - 1 and s.phase > SECOND else []
            rows += _round_rows(
                phrase("ml-sheet-round", number=number + 1), sheet, pieces, lying, _gained(position, number)
            )
        if s.phase <= SECOND:
            heading = phrase("ml-sheet-present-round", number=s.rounds + 1)
            rows += _round_rows(heading, read_sheet(position, NOW), [None] * SEATS, _lying(position), [])
        return {"rows": rows, "total": position.score, "tie_break": None, "winners": winners(position.standing)}

    def tell(self, path: str, before: View, after: View) -> list[Sentence]:
        return tell(path, before, after)

    def label(self, path: str, view: View) -> Phrase:
        return label(path, view)

    def draw(self, view: View, texts: Texts) -> RenderableType:
        return draw(view, texts)


def _round_rows(
    heading: Phrase, sheet: RoundSheet, pieces: list[int | None], lying: list[Piece], gained: list[str]
) -> list[SheetRow]:
    """A round in the order in which it is counted: moons, rows, points; all but the mountain piece are details."""
    nothing: list[int | None] = [None] * SEATS
    moonlit = [
        wolf["id"] for wolf in lying if sheet["moon_points"][facts_of(wolf)["owner"]] and facts_of(wolf)["moons"]
    ]
    rows = [
        sheet_row(phrase("ml-sheet-moons"), nothing, [_moons(sheet, seat) for seat in range(SEATS)], moonlit),
        *(
            sheet_row(
                phrase("ml-sheet-row", row=row["sign"]),
                nothing,
                _row_reasons(sheet, n),
                [wolf["id"] for wolf in lying if wins_row(wolf, row)],
            )
            for n, row in enumerate(sheet["rows"])
        ),
    ]
    points = [
        phrase("ml-sheet-points", points=sheet["points"][seat], cards=sheet["taken"][seat]) for seat in range(SEATS)
    ]
    return [sheet_row(heading, pieces, points, gained), *rows]


def _lying(position: Position) -> list[Piece]:
    """The cards on the table that count: the last ones of their piles."""
    return [piece for piece in build_view(position, PUBLIC)["pieces"] if facts_of(piece).get("visible")]


def _gained(position: Position, number: int) -> list[str]:
    """ML-51: the piece of the mountain that a round brought: a foot at first, then the peak."""
    winners_so_far = [read_sheet(position, played)["winner"] for played in range(number + 1)]
    winner = winners_so_far[-1]
    if winner is None:
        return []
    return ["peak" if winners_so_far.count(winner) == ROUNDS_TO_WIN else f"foot/{winner}"]


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
