"""Lone Wolves as people see it: the paths of its moves, its views, its score sheet, its words and its drawing."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType

from wataha.engine.position import Position
from wataha.engine.table import ListedTable
from wataha.engine.texts import Phrase, Texts, name, phrase
from wataha.engine.views import PUBLIC, Eyes, Piece, Sentence, Sheet, SheetRow, View, facts_of, sheet_row, winners

from .components import (
    CARDS,
    LOW_VALUES,
    PT_1_WOLF,
    PT_2_FACEUP,
    PT_2_LONE,
    PT_3_LOW,
    SCAR_IDS,
    SCAR_KINDS,
    SEATS,
    TERRITORIES,
    TERRITORY_IDS,
    card_code,
)
from .drawing import draw
from .state import NONE
from .story import label, tell
from .views import BORDER_IDS, BORDER_PACKS, CENTRES, MOON_IDS, PACKS, SIDES, build_view

FACES_COUNTED = {
    PT_1_WOLF: ("up", "lone"),
    PT_2_LONE: ("lone",),
    PT_2_FACEUP: ("up",),
    PT_3_LOW: ("up",),
}
"""Which wolves of a territory each kind of point scar counts; the kind for control counts none."""


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
            "tie_break": sheet_row(phrase("lw-sheet-lone-wolves"), pack_sizes) if tied else None,
            "winners": winners(position.standing),
        }

    def tell(self, path: str, before: View, after: View) -> list[Sentence]:
        return tell(path, before, after)

    def label(self, path: str, view: View) -> Phrase:
        return label(path)

    def draw(self, view: View, texts: Texts) -> RenderableType:
        return draw(view, texts)


def _territory_rows(position: Position, place: int) -> list[SheetRow]:
    """The territory's honor token, its moon, and every kind of point scar that lies there."""

    def by_seat(part: str) -> list[int]:
        return [position.parts[part][seat * TERRITORIES + place] for seat in range(SEATS)]

    pieces = position.once(_seen_by_all)
    where = name(f"lw-{TERRITORY_IDS[place]}")
    owner = position.parts["control"][place]
    strengths = [phrase("lw-sheet-strength", strength=total) for total in by_seat("strength")]
    honor = [piece["id"] for piece in pieces if piece["at"] == CENTRES[place] and piece["kind"] == "honor"]
    earners = [] if owner == NONE else [*honor, *(wolf["id"] for wolf in _wolves(pieces, owner, place))]
    rows = [sheet_row(phrase("lw-sheet-honor", place=where), by_seat("honor"), strengths, earners)]
    for moon, moon_id in enumerate(MOON_IDS):
        if position.fields.moon_place[moon] == place:
            said = phrase("lw-sheet-moon", moon=name(f"lw-{moon_id}"), place=where)
            rows.append(sheet_row(said, by_seat("moon"), about=[] if owner == NONE else [moon_id]))
    for kind in range(PT_1_WOLF, SCAR_KINDS):
        scars = [_scars(pieces, seat, place, kind) for seat in range(SEATS)]
        if any(scars):
            first = place * SCAR_KINDS + kind
            earned = [position.parts["scars"][seat * TERRITORIES * SCAR_KINDS + first] for seat in range(SEATS)]
            said = phrase("lw-sheet-scar", scar=name(f"lw-scar-{SCAR_IDS[kind]}"), place=where)
            about = [
                piece["id"]
                for seat in range(SEATS)
                if earned[seat]
                for piece in (*scars[seat], *_wolves(pieces, seat, place, kind))
            ]
            rows.append(sheet_row(said, earned, about=about))
    return rows


def _seen_by_all(position: Position) -> list[Piece]:
    return build_view(position, PUBLIC)["pieces"]


def _wolves(pieces: list[Piece], seat: int, place: int, kind: int = PT_1_WOLF) -> list[Piece]:
    """The seat's wolves in a territory that a kind of scar counts."""
    side, faces = SIDES[seat][place], FACES_COUNTED.get(kind, ())
    wolves = [piece for piece in pieces if piece["at"] == side and facts_of(piece)["face"] in faces]
    return [wolf for wolf in wolves if kind != PT_3_LOW or facts_of(wolf)["value"] in LOW_VALUES]


def _scars(pieces: list[Piece], seat: int, place: int, kind: int) -> list[Piece]:
    """The seat's scars of a kind on pack fields and border fields of the territory."""
    fields = {PACKS[seat][place], *BORDER_PACKS[seat][max(place - 1, 0) : place + 1]}
    return [piece for piece in pieces if piece["at"] in fields and facts_of(piece).get("scar") == SCAR_IDS[kind]]


TABLE = LoneWolvesTable()
