"""The Wolves as people see it: the paths of its moves, its views, its score sheet, its words and its drawing."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType

from wataha.engine.position import Position
from wataha.engine.table import ListedTable
from wataha.engine.texts import Phrase, Texts, name, phrase
from wataha.engine.views import PUBLIC, Eyes, Sentence, Sheet, SheetRow, View, facts_of, sheet_row, winners

from .components import FACE_IDS, KIND_IDS, LAYOUTS, PAYMENTS, PHASE_IDS, START_SLOTS, TERRAIN_IDS, TRACK_IDS
from .drawing import draw
from .hexes import CELL_LIST
from .land import hex_id
from .scoring import TRACK_COUNT, TRACK_NAMES
from .state import ON_REGION
from .story import label, tell
from .views import build_view, home_of


def _paths() -> list[str]:
    """Every action in words, in the order of the action ids."""
    hexes = [hex_id(cell) for cell in CELL_LIST]
    return [
        *(f"kind {kind}" for kind in KIND_IDS),
        *(f"terrain {terrain}" for terrain in TERRAIN_IDS),
        *(f"pay {payment}" for payment in range(PAYMENTS)),
        *(f"track {track}" for track in TRACK_IDS),
        *(f"pack {pack}" for pack in TERRAIN_IDS),
        *(f"faces {face}" for face in FACE_IDS),
        "use_token",
        "end_turn",
        *(f"draft {place}" for place in hexes),
        *(f"target {place}" for place in hexes),
        *(f"target {place} {victim}" for place in hexes for victim in ("wolf", "den")),
        *(f"wolf {place} {kind}" for place in hexes for kind in ("wolf", "alpha")),
        "stop",
        *(f"dest {place}" for place in hexes),
        *(f"push {place}" for place in hexes),
        *(f"hunt {place}" for place in hexes),
    ]


class TheWolvesTable(ListedTable):
    """The table of The Wolves."""

    paths: ClassVar = _paths()

    def view(self, position: Position, seat: Eyes) -> View:
        return build_view(position, seat)

    def sheet(self, position: Position) -> Sheet:
        return {
            "rows": [*_region_rows(position), *_track_rows(position)],
            "total": position.score,
            "tie_break": _tie_break(position),
            "winners": winners(position.standing),
        }

    def tell(self, path: str, before: View, after: View) -> list[Sentence]:
        return tell(path, before, after)

    def label(self, path: str, view: View) -> Phrase:
        return label(path, view)

    def draw(self, view: View, texts: Texts) -> RenderableType:
        return draw(view, texts)


def _region_rows(position: Position) -> list[SheetRow]:
    """TW-77: a row for each scoring token: what it brought, or, while it lies, how strong each seat is there."""
    s, players = position.state, position.players
    slots = [letter for letter, *_ in LAYOUTS[players]][START_SLOTS[players] :]
    rows: list[SheetRow] = []
    for phase, phase_id in enumerate(PHASE_IDS):
        for token in range(s.tokens):
            if s.token_phase[token] != phase:
                continue
            region = s.token_region[token]
            where = phrase("tw-region", slot=slots[region])
            said = phrase("tw-sheet-region", phase=name(f"tw-{phase_id}"), region=where)
            if s.token_owner[token] == ON_REGION:
                rows.append(
                    sheet_row(said, [None] * players, _strengths(position, region), [f"region/{slots[region]}"])
                )
            else:
                earned = [s.earned[token, seat] for seat in range(players)]
                earners = [f"player/{seat}" for seat in range(players) if earned[seat]]
                rows.append(sheet_row(said, earned, about=[f"region/{slots[region]}", *earners]))
    return rows


def _strengths(position: Position, region: int) -> list[Phrase | None]:
    packs = len(position.parts["control"]) // len(position.state.board)
    control = position.parts["control"][region * packs : region * packs + position.players]
    return [phrase("tw-sheet-control", control=points) for points in control]


def _track_rows(position: Position) -> list[SheetRow]:
    """TW-85: the highest uncovered number of each of the six tracks."""
    points = position.parts["tracks"]
    rows: list[SheetRow] = []
    for n, track in enumerate(TRACK_NAMES):
        earned = [points[seat * TRACK_COUNT + n] for seat in range(position.players)]
        earners = [seat for seat, each in enumerate(earned) if each]
        rows.append(sheet_row(name(f"tw-sheet-{track}"), earned, about=_left_track(position, track, earners)))
    return rows


def _left_track(position: Position, track: str, seats: list[int]) -> list[str]:
    """A track of these seats, and what made its numbers: the pieces that left it, or the prey that came to it."""
    tracks = [f"{track}/{seat}" for seat in seats]
    pieces = build_view(position, PUBLIC)["pieces"]
    if track == "prey":
        return [*tracks, *(piece["id"] for piece in pieces if piece["at"] in tracks)]
    left = [
        piece["id"]
        for piece in pieces
        if facts_of(piece).get("owner") in seats and home_of(piece["id"]) in tracks and piece["at"] not in tracks
    ]
    return [*tracks, *left]


def _tie_break(position: Position) -> SheetRow | None:
    """TW-86: where first places tie, the scoring tokens taken; where these tie, too, wolf-kinds on the map."""
    seats = range(position.players)
    first = [seat for seat in seats if position.score[seat] == max(position.score)]
    tokens, wolves = position.parts["tokens"], position.parts["wolves"]
    if len(first) == 1:
        return None
    if [tokens[seat] for seat in first].count(max(tokens[seat] for seat in first)) == 1:
        return sheet_row(phrase("tw-sheet-tokens"), [tokens[seat] for seat in seats])
    return sheet_row(phrase("tw-sheet-wolf-kinds"), [wolves[seat] for seat in seats])


TABLE = TheWolvesTable()
