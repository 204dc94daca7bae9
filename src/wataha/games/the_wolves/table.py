"""The Wolves as people see it: the paths of its moves, its views, its score sheet, its words and its drawing."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType

from wataha.engine.position import Position
from wataha.engine.table import ListedTable
from wataha.engine.texts import Phrase, Texts, name, phrase
from wataha.engine.views import PUBLIC, Eyes, Sentence, Sheet, SheetRow, View, facts_of, sheet_row, winners

from .components import FACE_IDS, KIND_IDS, LAYOUTS, PAYMENTS, PHASE_IDS, START_SLOTS, TERRAIN_IDS, TRACK_IDS, TRIGGERS
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
        view = build_view(position, PUBLIC)
        return {
            "rows": [*_region_rows(position, view), *_track_rows(position, view)],
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


def _region_rows(position: Position, view: View) -> list[SheetRow]:
    """TW-77: a row for each scoring token, phase by phase."""
    s = position.state
    phases = range(len(PHASE_IDS))
    tokens = [token for phase in phases for token in range(s.tokens) if s.token_phase[token] == phase]
    return [_region_row(position, view, token) for token in tokens]


def _region_row(position: Position, view: View, token: int) -> SheetRow:
    """What a scoring token brought, or, while it lies, how strong each seat is there."""
    s, players = position.state, position.players
    region, phase = s.token_region[token], s.token_phase[token]
    slot = [board[0] for board in LAYOUTS[players]][START_SLOTS[players] + int(region)]
    said = phrase("tw-sheet-region", phase=name(f"tw-{PHASE_IDS[phase]}"), region=phrase("tw-region", slot=slot))
    about = [f"region/{slot}", f"token/{token}"]
    if s.token_owner[token] == ON_REGION:
        about += _standing_in(view, slot, list(range(players)))
        return sheet_row(said, [None] * players, _strengths(position, region), about)
    earned = [s.earned[token, seat] for seat in range(players)]
    earners = [seat for seat in range(players) if earned[seat]]
    about += [f"player/{seat}" for seat in earners]
    if s.dated < TRIGGERS[players][phase]:
        # It was scored in the last turn: those who decided it still stand there.
        about += _standing_in(view, slot, earners)
    return sheet_row(said, earned, about=about)


def _standing_in(view: View, slot: str, seats: list[int]) -> list[str]:
    """TW-78: the pieces of these seats in a region; each of them gives control there."""
    hexes = {place["id"] for place in view["places"] if place["kind"] == "hex" and facts_of(place)["slot"] == slot}
    return [piece["id"] for piece in view["pieces"] if piece["at"] in hexes and facts_of(piece).get("owner") in seats]


def _strengths(position: Position, region: int) -> list[Phrase | None]:
    packs = len(position.parts["control"]) // len(position.state.board)
    control = position.parts["control"][region * packs : region * packs + position.players]
    return [phrase("tw-sheet-control", control=points) for points in control]


def _track_rows(position: Position, view: View) -> list[SheetRow]:
    """TW-85: the highest uncovered number of each of the six tracks."""
    points = position.parts["tracks"]
    rows: list[SheetRow] = []
    for n, track in enumerate(TRACK_NAMES):
        earned = [points[seat * TRACK_COUNT + n] for seat in range(position.players)]
        earners = [seat for seat, each in enumerate(earned) if each]
        rows.append(sheet_row(name(f"tw-sheet-{track}"), earned, about=_left_track(view, track, earners)))
    return rows


def _left_track(view: View, track: str, seats: list[int]) -> list[str]:
    """A track of these seats, and what made its numbers: the pieces that left it, or the prey that came to it."""
    tracks = [f"{track}/{seat}" for seat in seats]
    pieces = view["pieces"]
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
