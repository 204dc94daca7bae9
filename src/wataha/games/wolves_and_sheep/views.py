"""What each pair of eyes sees of a Wolves and Sheep table: places, pieces, facts."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from wataha.engine.bits import members
from wataha.engine.position import Position
from wataha.engine.views import Eyes, Piece, Place, View

from .components import (
    BONUS,
    COLOUR_CODES,
    COLOUR_IDS,
    COLOURS,
    FACE_B,
    FACE_IDS,
    FACES,
    INTERRUPTS,
    LAID_IDS,
    SHEPHERD_IDS,
    SIDES,
    SPECIAL_IDS,
    TILE_IDS,
    kind_of,
)
from .faces import EDGE, EDGES, FACE_BITS, ROW
from .landscape import cell_id, letters_of, owners_known, region_id, regions_of, row_of, values_of
from .state import (
    ANNOUNCE,
    BONUS_TILE,
    CELL,
    MAIN,
    NONE,
    POLL,
    REVEAL,
    SHEPHERD_CELL,
    SPECIAL,
    SPECIAL_CELL,
    TURN,
    WORD_TILES,
)
from .tiles import turned

DECISION_IDS = (
    "main",
    "cell",
    "turn",
    "announce",
    "special",
    "special_cell",
    "shepherd_cell",
    "bonus_tile",
    "poll",
    "over",
)
SHARED = 1 << 14
"""Pieces and places of a kind that are kept to be shared by views."""
KINDS = tuple(map(kind_of, range(len(LAID_IDS))))
HALF_MADE = (CELL, TURN, ANNOUNCE, SHEPHERD_CELL, SPECIAL_CELL)
"""Decisions in the midst of a step, of which others see nothing yet."""


def build_view(position: Position, seat: Eyes) -> View:
    """The table as a seat, the public or all-seeing eyes see it."""
    s = position.fields
    known = owners_known(s, seat, position.actor == NONE)
    return {
        "game": "wolves_and_sheep",
        "seat": seat,
        "players": position.players,
        "actor": position.actor,
        "decision": DECISION_IDS[_seen_phase(s, seat)],
        "score": [points if _all_known(s, owner, known) else None for owner, points in enumerate(position.score)],
        "places": [*position.once(_table_places), *_choice_places(s, seat)],
        "pieces": [*position.once(_laid), *_hands(s, seat), *_shepherds(s, seat, known), *_markers(s)],
        "facts": _facts(position, seat, known),
    }


def decides(s: Any, seat: Eyes) -> bool:
    """Whether these eyes see what the decider has half chosen."""
    return seat is None or seat == s.decider


def _seen_phase(s: Any, seat: Eyes) -> int:
    """7.1: the decision; of another's only what the table knows."""
    phase: int = s.phase
    if decides(s, seat) or phase not in HALF_MADE:
        return phase
    if phase == SPECIAL_CELL:
        return SPECIAL
    if s.doing == REVEAL and s.laid:
        return BONUS_TILE
    return POLL if s.polled else MAIN


def _all_known(s: Any, owner: int, known: list[bool]) -> bool:
    """Whether these eyes know all colours of a seat, and so its points."""
    return all(known[colour] for colour in range(COLOURS) if s.colour_owner[colour] == owner)


@lru_cache(SHARED)
def tiles_in(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles of a hand, ascending."""
    return tuple([word * WORD_TILES + bit for word, tiles in enumerate(hand) for bit in members(tiles)])


def tiles_counted(s: Any, seat: int) -> int:
    """How many tiles a hand has."""
    return len(tiles_in(s.hand[seat]))


def face_letters(s: Any, tile: int, face: int) -> str:
    return letters_of(s.face[tile * FACES + face] & EDGES)


def face_fish(s: Any, tile: int, face: int) -> int:
    return s.face[tile * FACES + face] >> FACE_BITS & EDGE


def _table_places(position: Position) -> list[Place]:
    """What everybody sees alike: bag and hands, cells and gaps."""
    s = position.fields
    places: list[Place] = [
        {"id": "bag", "kind": "bag", "facts": {"size": s.bag_size - s.drawn}},
        {"id": "aside", "kind": "aside"},
    ]
    for seat in range(s.players):
        places.append({"id": f"hand/{seat}", "kind": "hand", "facts": {"size": tiles_counted(s, seat)}})
        places.append({"id": f"front/{seat}", "kind": "front"})
    return places + _landscape_places(s)


def _landscape_places(s: Any) -> list[Place]:
    rows = zip(
        row_of(s, "cell_at", s.cells),
        row_of(s, "cell_edges", s.cells),
        row_of(s, "cell_region", s.cells),
        strict=True,
    )
    gaps = zip(row_of(s, "gap_at", s.gaps), row_of(s, "gap_need", s.gaps), strict=True)
    return [*(_cell(*row) for row in rows), *(_gap(*row) for row in gaps)]


@lru_cache(SHARED)
def _cell(at: int, edges: int, regions: tuple[int, ...]) -> Place:
    facts = {**_coordinates(at), "edges": letters_of(edges), "regions": [*map(region_id, regions)]}
    return {"id": cell_id(at), "kind": "cell", "facts": facts}


@lru_cache(SHARED)
def _gap(at: int, need: int) -> Place:
    return {"id": cell_id(at), "kind": "gap", "facts": {**_coordinates(at), "touching": letters_of(need)}}


def _coordinates(at: int) -> dict[str, int]:
    y = (at + ROW // 2) // ROW
    return {"x": at - y * ROW, "y": y}


def _choice_places(s: Any, seat: Eyes) -> list[Place]:
    """What can be clicked besides tiles and cells: both faces of tiles in hand, kinds to announce, quarter turns."""
    places: list[Place] = []
    for owner in range(s.players):
        if seat is None or seat == owner:
            places += [
                _face_place(tile, face, s.face[tile * FACES + face])
                for tile in tiles_in(s.hand[owner])
                for face in range(FACES)
            ]
    for kind in SPECIAL_IDS:
        places.append({"id": f"announce/{kind}", "kind": "figure", "word": kind})
    if s.phase == TURN and decides(s, seat):
        edges = face_letters(s, *divmod(s.chosen_face, FACES))
        for turns in range(SIDES):
            facts = {"edges": turned(edges, turns)}
            places.append({"id": f"turn/{turns}", "kind": "turn", "word": str(turns), "facts": facts})
    return places


@lru_cache(SHARED)
def _face_place(tile: int, face: int, number: int) -> Place:
    facts = {
        "tile": TILE_IDS[tile],
        "face": FACE_IDS[face],
        "edges": letters_of(number & EDGES),
        "fish": number >> FACE_BITS & EDGE,
        "figure": kind_of(tile) if face == FACE_B and kind_of(tile) in SPECIAL_IDS else None,
    }
    return {"id": f"{TILE_IDS[tile]}{FACE_IDS[face]}", "kind": "face", "facts": facts}


def _laid(position: Position) -> list[Piece]:
    """The tiles on the table, each cover above what it covers."""
    s = position.fields
    fields = ("cell_at", "cell_tile", "cell_face", "cell_turns", "cell_cover", "cell_edges")
    pieces: list[Piece] = []
    for at, tile, face, turns, cover, edges in zip(*(row_of(s, field, s.cells) for field in fields), strict=True):
        fish = face_fish(s, tile, face) if KINDS[tile] == "pond" else 0
        pieces.append(_laid_tile(at, tile, face, turns, edges, cover != NONE, fish))
        if cover != NONE:
            pieces.append(_laid_tile(at, cover, FACE_B, turns, edges, False, 0))
    return pieces


@lru_cache(SHARED)
def _laid_tile(at: int, tile: int, face: int, turns: int, edges: int, covered: bool, fish: int) -> Piece:
    kind = KINDS[tile]
    facts = {
        "face": FACE_IDS[face],
        "turns": turns,
        "edges": letters_of(edges),
        "covered": covered,
        "fish": fish,
        "figure": kind if kind in SPECIAL_IDS and face == FACE_B else None,
    }
    return {"id": LAID_IDS[tile], "kind": kind, "at": cell_id(at), "facts": facts}


def _hands(s: Any, seat: Eyes) -> list[Piece]:
    pieces: list[Piece] = []
    for owner in range(s.players):
        at = f"hand/{owner}"
        held = tiles_in(s.hand[owner])
        if seat is None or seat == owner:
            pieces += [_tile_in_hand(tile, at, *s.face[tile * FACES : (tile + 1) * FACES]) for tile in held]
        else:
            pieces += [_unseen_tile(owner, n, at) for n in range(len(held))]
    return pieces


@cache
def _unseen_tile(owner: int, number: int, at: str) -> Piece:
    return {"id": f"unseen/{owner}/{number}", "kind": "tile", "at": at}


@lru_cache(SHARED)
def _tile_in_hand(tile: int, at: str, *faces: int) -> Piece:
    facts = {
        "edges": [letters_of(face & EDGES) for face in faces],
        "fish": [face >> FACE_BITS & EDGE for face in faces],
    }
    return {"id": TILE_IDS[tile], "kind": kind_of(tile), "at": at, "facts": facts}


def _shepherds(s: Any, seat: Eyes, known: list[bool]) -> list[Piece]:
    """The "?" tiles that are not on the table: before their owners, and those that nobody was dealt."""
    pieces: list[Piece] = []
    unseen: dict[int, int] = {}
    unplaced = [colour for colour in range(COLOURS) if not s.shown >> colour & 1]
    for colour in sorted(unplaced, key=lambda colour: s.colour_owner[colour]):
        owner: int = s.colour_owner[colour]
        at = "aside" if owner == NONE else f"front/{owner}"
        if known[colour]:
            pieces.append(_shepherd(colour, at, seat is None or seat == owner))
        else:
            unseen[owner] = unseen.get(owner, 0) + 1
            pieces.append({"id": f"question/{at}/{unseen[owner]}", "kind": "shepherd", "at": at})
    return pieces


@cache
def _shepherd(colour: int, at: str, own: bool) -> Piece:
    piece: Piece = {"id": SHEPHERD_IDS[colour], "kind": "shepherd", "at": at, "facts": {"colour": COLOUR_IDS[colour]}}
    if own:
        piece["word"] = COLOUR_CODES[colour]
    return piece


def _markers(s: Any) -> list[Piece]:
    return [
        _marker(colour, f"front/{s.colour_owner[colour]}" if s.shown >> colour & 1 else "aside")
        for colour in range(COLOURS)
    ]


@cache
def _marker(colour: int, at: str) -> Piece:
    facts = {"colour": COLOUR_IDS[colour]}
    return {"id": f"MK_{COLOUR_CODES[colour]}", "kind": "marker", "at": at, "facts": facts}


def _facts(position: Position, seat: Eyes, known: list[bool]) -> dict[str, Any]:
    s = position.fields
    ranks = [s.rank[owner] for owner in range(s.players)]
    return {
        "big_fish": bool(s.big_fish),
        "two_herds": bool(s.two_herds),
        "interrupts": INTERRUPTS[s.own_turn],
        "move_time": s.move_time or None,
        "house_tiles": not s.custom,
        "owner": None if s.owner == NONE else s.owner,
        "window": polled_seats(s.players, s.window, s.window_from),
        "main_next": None if s.main_next == NONE else s.main_next,
        "bag": s.bag_size - s.drawn,
        "hands": [tiles_counted(s, owner) for owner in range(s.players)],
        "ranks": ranks,
        "bonus": position.parts["bonus"][: s.players],
        "next_bonus": BONUS[s.out] if s.out < s.players else None,
        "run": s.run,
        "time_outs": [s.time_outs[owner] for owner in range(s.players)],
        "colours": [
            {
                "colour": COLOUR_IDS[colour],
                "known": known[colour],
                "owner": s.colour_owner[colour] if known[colour] and s.colour_owner[colour] != NONE else None,
                "shown": bool(s.shown >> colour & 1),
                "values": position.once(_values)[colour],
            }
            for colour in range(COLOURS)
        ],
        "regions": position.once(regions_of),
        "chosen": _chosen(s) if decides(s, seat) else None,
        "announced": _announced(s, seat),
        "entry": s.entry if _announced(s, seat) else 0,
        "must_hold": [
            {kind: s.lapsed[owner][number] for number, kind in enumerate(SPECIAL_IDS) if s.lapsed[owner][number]}
            for owner in range(s.players)
        ],
    }


def _values(position: Position) -> list[list[int]]:
    """Of each colour."""
    return [values_of(position, colour) for colour in range(COLOURS)]


def polled_seats(players: int, window: int, first: int) -> list[int]:
    """The seats that the open window has still to poll, in their order."""
    return [seat % players for seat in range(first, first + players) if window >> seat % players & 1]


def _announced(s: Any, seat: Eyes) -> list[str]:
    """WS-34, WS-40: the kinds of the announcement; public once it is complete."""
    if decides(s, seat) or s.phase in (SPECIAL, SPECIAL_CELL):
        return [SPECIAL_IDS[s.announced[entry]] for entry in range(s.entries)]
    return []


def _chosen(s: Any) -> dict[str, str | None]:
    """What the decider has chosen so far."""
    tile, face = divmod(s.chosen_face, FACES)
    return {
        "face": None if s.chosen_face == NONE else f"{TILE_IDS[tile]}{FACE_IDS[face]}",
        "cell": None if s.chosen_gap == NONE else cell_id(s.gap_at[s.chosen_gap]),
        "colour": None if s.chosen_colour == NONE else COLOUR_IDS[s.chosen_colour],
    }
