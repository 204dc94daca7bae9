"""Lone Wolves as people see it: the paths of its moves, its views, its score sheet, its words and its drawing."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import RenderableType

from wataha.engine.bits import members
from wataha.engine.position import Position
from wataha.engine.table import ListedTable
from wataha.engine.texts import Phrase, Texts, name, phrase
from wataha.engine.views import Eyes, Sentence, Sheet, SheetRow, View, winners

from .components import (
    BORDERS,
    CARDS,
    PT_1_WOLF,
    SCAR_COPIES,
    SCAR_IDS,
    SCAR_KINDS,
    SEATS,
    TERRITORIES,
    TERRITORY_IDS,
    card_code,
)
from .drawing import draw
from .story import label, tell
from .views import BORDER_IDS, MOON_IDS, build_view


def _paths() -> list[str]:
    """Every action in words, in the order of the action ids."""
    plays = [f"play {card_code(card)} {place}" for card in range(CARDS) for place in TERRITORY_IDS]
    takes = [f"take {kind}" for kind in (*SCAR_IDS, "HIDDEN")]
    places = [f"place {place}" for place in (*TERRITORY_IDS, *BORDER_IDS)]
    return plays + takes + places


class LoneWolvesTable(ListedTable):
    """The table of Lone Wolves."""

    paths: ClassVar = _paths()

    def view(self, position: Position, seat: Eyes) -> View:
        return build_view(position, seat)

    def sheet(self, position: Position) -> Sheet:
        lone = position.parts["lone_wolves"]
        pack_sizes = [sum(lone[seat * TERRITORIES : (seat + 1) * TERRITORIES]) for seat in range(SEATS)]
        tied = len(set(position.score)) == 1
        return {
            "rows": [row for place in range(TERRITORIES) for row in _territory_rows(position, place)],
            "total": position.score,
            "tie_break": _row(phrase("lw-sheet-lone-wolves"), pack_sizes) if tied else None,
            "winners": winners(position.standing),
        }

    def tell(self, path: str, before: View, after: View) -> list[Sentence]:
        return tell(path, before, after)

    def label(self, path: str, view: View) -> Phrase:
        return label(path)

    def draw(self, view: View, texts: Texts) -> RenderableType:
        return draw(view, texts)


def _row(label: Phrase, points: list[int], why: list[Phrase | None] | None = None) -> SheetRow:
    return {"label": label, "points": list(points), "why": why or [None] * len(points)}


def _territory_rows(position: Position, place: int) -> list[SheetRow]:
    """The territory's honor token, its moon, and every kind of point scar that lies there."""

    def by_seat(part: str) -> list[int]:
        return [position.parts[part][seat * TERRITORIES + place] for seat in range(SEATS)]

    s = position.fields
    where = name(f"lw-{TERRITORY_IDS[place]}")
    strengths: list[Phrase | None] = [phrase("lw-sheet-strength", strength=total) for total in by_seat("strength")]
    rows = [_row(phrase("lw-sheet-honor", place=where), by_seat("honor"), strengths)]
    for moon, moon_id in enumerate(MOON_IDS):
        if s.moon_place[moon] == place:
            rows.append(_row(phrase("lw-sheet-moon", moon=name(f"lw-{moon_id}"), place=where), by_seat("moon")))
    for kind in range(PT_1_WOLF, SCAR_KINDS):
        if any(_touched(s, seat, place, kind) for seat in range(SEATS)):
            first = place * SCAR_KINDS + kind
            earned = [position.parts["scars"][seat * TERRITORIES * SCAR_KINDS + first] for seat in range(SEATS)]
            rows.append(_row(phrase("lw-sheet-scar", scar=name(f"lw-scar-{SCAR_IDS[kind]}"), place=where), earned))
    return rows


def _touched(s: Any, seat: int, place: int, kind: int) -> bool:
    """Whether a scar of this kind lies on a pack field or border field of the territory."""
    tokens = s.pack[seat][place]
    for border in (place - 1, place):
        if border in range(BORDERS):
            tokens |= s.border[seat][border]
    return any(token // SCAR_COPIES == kind for token in members(tokens))


TABLE = LoneWolvesTable()
