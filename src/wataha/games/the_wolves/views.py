"""What everybody sees of The Wolves' table, for nothing is hidden (section 7): places, pieces, facts."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from wataha.engine.bits import members
from wataha.engine.position import Position
from wataha.engine.views import PUBLIC, Eyes, Piece, Place, View, facts_of

from .components import (
    ACTION_TOKEN,
    BY_BACK,
    BY_FRONT,
    BY_HOME,
    COSTS,
    DATES,
    DEN_BONUSES,
    DEN_POINTS,
    FACE_IDS,
    FIRST_ALPHA,
    FIRST_DEN,
    FIRST_LAIR,
    KIND_IDS,
    LAIR_POINTS,
    PACKS,
    PAIRS,
    PAYMENTS,
    PHASE_IDS,
    PIECE_COUNTS,
    PIECE_IDS,
    PREY_ACTION_TOKENS,
    PREY_IDS,
    PREY_POINTS,
    REGION_POINTS,
    TERRAIN_IDS,
    TERRAIN_TOKEN,
    TILE_FACES,
    TRACK_DENS,
    TRACK_IDS,
    TRACK_VALUES,
    TRIGGERS,
    WOLF_KINDS,
    WOLF_POINTS,
)
from .components import ALPHA as ALPHA_PIECE
from .components import DEN as DEN_PIECE
from .components import LAIR as LAIR_PIECE
from .components import WOLF as WOLF_PIECE
from .land import MAPS_KEPT, Board, cells_in, hex_id, lay_boards
from .outlook import possible
from .state import DISCARDED, FACES, IN_STOCK, KIND, MOVER, NONE, ON_REGION, PAY, TARGET, TERRAIN, TRACK

DECISION_IDS = (
    "pack",
    "faces",
    "draft",
    "kind",
    "terrain",
    "target",
    "pay",
    "wolf",
    "dest",
    "push",
    "track",
    "hunt",
    "extra",
    "over",
)
"""The names of 6.1, by the numbers of the record."""

SHARED = 1 << 14
"""Pieces and places of a kind that are kept to be shared by views."""

BONUS_IDS = {TERRAIN_TOKEN: "terrain", ACTION_TOKEN: "action"}
HOME = "home"


def build_view(position: Position, seat: Eyes) -> View:
    """The table as any pair of eyes sees it: the same for all, but for what one is about to do oneself."""
    view = position.once(_view)
    return {**view, "seat": seat, "facts": {**view["facts"], **_outlook(position, seat)}}


def _view(position: Position) -> View:
    """The table as everybody sees it."""
    s = position.fields
    boards = lay_boards(position.players, tuple(s.board[: s.regions]), tuple(s.turn[: s.regions]))
    regions = [board for board in boards if board.is_region]
    return {
        "game": "the_wolves",
        "seat": PUBLIC,
        "players": position.players,
        "actor": position.actor,
        "decision": DECISION_IDS[s.decision],
        "score": list(position.score),
        "places": [
            *_hexes(boards),
            *_regions(s, position, regions),
            *_choices(s),
            {"id": "calendar", "kind": "calendar", "facts": {"dates": DATES, "entries": s.calendar}},
            {"id": "discard", "kind": "discard"},
            *(place for owner in range(position.players) for place in _player_board(s, position, owner)),
        ],
        "pieces": [*_pack_pieces(s), *_tokens(s, regions), *_tiles(s, position.players)],
        "facts": _facts(s, position, boards),
    }


@lru_cache(MAPS_KEPT)
def _hexes(boards: tuple[Board, ...]) -> list[Place]:
    return [
        {"id": hex_id(cell), "kind": "hex", "facts": {"ground": ground, "slot": board.slot}}
        for board in boards
        for cell, ground in zip(board.cells, board.ground, strict=True)
    ]


def _regions(s: Any, position: Position, regions: list[Board]) -> list[Place]:
    """The region boards: what they show, who is how strong there, and what they will score."""
    places: list[Place] = []
    for region, board in enumerate(regions):
        first = region * PACKS
        facts: dict[str, Any] = {
            "board": board.name,
            "turned": board.turned,
            "water": board.water,
            "prey": board.prey,
            "lone_wolves": board.lone_wolves,
            "control": position.parts["control"][first : first + s.packs],
            "alphas": position.parts["alphas"][first : first + s.packs],
            "phases": [PHASE_IDS[s.token_phase[token]] for token in _tokens_on(s, region)],
        }
        places.append({"id": f"region/{board.slot}", "kind": "region", "facts": facts})
    return places


def _tokens_on(s: Any, region: int) -> list[int]:
    """The scoring tokens on a region's water, the upper one first."""
    return [n for n in range(s.tokens) if s.token_region[n] == region and s.token_owner[n] == ON_REGION]


def _choices(s: Any) -> list[Place]:
    """What can be chosen by name: actions, terrains, faces, payments."""
    places: list[Place] = [
        {"id": kind, "kind": "action", "facts": {"cost": cost, "open": bool(s.kinds >> number & 1)}}
        for number, (kind, cost) in enumerate(zip(KIND_IDS, COSTS, strict=True))
    ]
    places += [_choice(terrain, "terrain") for terrain in TERRAIN_IDS]
    if s.decision == FACES:
        places += [_choice(face, "face") for face in FACE_IDS]
    if s.decision == PAY:
        places += [_payment(s, mask) for mask in range(PAYMENTS) if mask.bit_count() <= COSTS[s.kind]]
    return places


def _choice(word: str, kind: str) -> Place:
    return {"id": word, "kind": kind}


def _payment(s: Any, mask: int) -> Place:
    """6.3: which tiles a mask stands for, and how many terrain tokens complete it."""
    ground: int = s.ground
    kind: int = s.kind
    tiles = [tile_id(s.active, tile) for tile in tiles_of(mask, TERRAIN_IDS[ground])]
    facts = {"tiles": tiles, "tokens": COSTS[kind] - mask.bit_count()}
    return {"id": f"pay/{mask}", "kind": "payment", "word": str(mask), "facts": facts}


def tiles_of(mask: int, terrain: str) -> list[str]:
    """6.3: the tiles of a payment: the one with the terrain in front, the one with it on its back, the home tile.

    >>> tiles_of(7, "rock")
    ['c1', 'c0', 'home']
    """
    ground = TERRAIN_IDS.index(terrain)
    by_bit = {
        BY_FRONT: f"c{[front for front, _ in TILE_FACES].index(ground)}",
        BY_BACK: f"c{[back for _, back in TILE_FACES].index(ground)}",
        BY_HOME: HOME,
    }
    return [tile for bit, tile in by_bit.items() if mask & bit]


def tile_id(owner: int, tile: str) -> str:
    return f"tile/{owner}/{tile}"


def _player_board(s: Any, position: Position, owner: int) -> list[Place]:
    side: int = min(s.layout, 1)
    asked = s.decision == TRACK and s.active == owner
    places: list[Place] = [
        {
            "id": f"player/{owner}",
            "kind": "player",
            "facts": {
                "pack": _pack_id(s, owner),
                "terrain_tokens": s.terrain_tokens[owner],
                "action_tokens": s.action_tokens[owner],
                "region_points": position.parts["regions"][owner],
                "scoring_tokens": position.parts["tokens"][owner],
                "wolves_on_map": position.parts["wolves"][owner],
                "departed": bool(s.departed >> owner & 1),
            },
        },
        {"id": f"hand/{owner}", "kind": "hand"},
        {"id": f"tiles/{owner}", "kind": "tiles"},
        {"id": f"taken/{owner}", "kind": "taken"},
    ]
    places += [_den_track(owner, side, track, s.dens[owner][track], asked) for track in range(len(TRACK_IDS))]
    places += _other_tracks(owner, side, s.lairs[owner], s.prey[owner].bit_count(), s.wolves[owner])
    return places


@lru_cache(SHARED)
def _den_track(owner: int, side: int, track: int, taken: int, asked: bool) -> Place:
    name = TRACK_IDS[track]
    gains = [BONUS_IDS.get(bonus) for bonus in DEN_BONUSES[side][track]]
    place = _track(f"{name}/{owner}", taken, DEN_POINTS[side], gains)
    values = list(TRACK_VALUES[track])
    place["facts"] = {**facts_of(place), "value": values[taken], "values": values}
    if asked:
        place["word"] = name
    return place


@lru_cache(SHARED)
def _other_tracks(owner: int, side: int, lairs: int, prey: int, wolves: int) -> tuple[Place, ...]:
    terrain_each = [None] + [BONUS_IDS[TERRAIN_TOKEN]] * PIECE_COUNTS[LAIR_PIECE]
    action_each = [None] + [BONUS_IDS[ACTION_TOKEN] if PREY_ACTION_TOKENS[side] else None] * len(PREY_IDS)
    return (
        _track(f"lairs/{owner}", lairs, LAIR_POINTS[side], terrain_each),
        _track(f"prey/{owner}", prey, PREY_POINTS[side], action_each),
        _track(f"wolves/{owner}", wolves, WOLF_POINTS[side], [None] * len(WOLF_POINTS[side])),
    )


def _track(place: str, taken: int, points: tuple[int, ...], gains: list[str | None]) -> Place:
    """A track of a player board: how far it is uncovered, and what each step is worth and gains."""
    facts = {"taken": taken, "points": points[taken], "steps": list(points), "gains": gains}
    return {"id": place, "kind": "track", "facts": facts}


def _pack_id(s: Any, owner: int) -> str | None:
    pack: int = s.pack[owner]
    return None if pack == NONE else TERRAIN_IDS[pack]


def _pack_pieces(s: Any) -> list[Piece]:
    """Every piece of every pack; the AI pack has no more than stand on the map."""
    offered = _offered(s)
    marks = _marks(s)
    pieces: list[Piece] = []
    for owner in range(s.packs):
        pack = _pack_id(s, owner)
        for piece, cell in enumerate(s.at[owner]):
            if owner < s.players or cell != IN_STOCK:
                marked = marks.get((owner, piece), ())
                pieces.append(_pack_piece(owner, piece, pack, cell, marked, (owner, piece) in offered))
    return pieces


def _marks(s: Any) -> dict[tuple[int, int], tuple[str, ...]]:
    """What the turn has done to pieces, by owner and piece."""
    marks: dict[tuple[int, int], tuple[str, ...]] = {(s.active, piece): ("moved",) for piece in members(s.moved)}
    for mark, piece in (("moving", (s.active, s.mover)), ("pushed", (s.pushed_pack, s.pushed))):
        marks[piece] = (*marks.get(piece, ()), mark)
    return marks


@lru_cache(SHARED)
def _pack_piece(owner: int, piece: int, pack: str | None, cell: int, marks: tuple[str, ...], is_offered: bool) -> Piece:
    kind, number = piece_kind(piece)
    facts: dict[str, Any] = {"owner": owner, "pack": pack}
    if cell < IN_STOCK:
        facts["date"] = IN_STOCK - cell
    facts.update(dict.fromkeys(marks, True))
    shown: Piece = {
        "id": piece_id(owner, piece),
        "kind": PIECE_IDS[kind],
        "at": hex_id(cell) if cell >= 0 else "calendar" if cell < IN_STOCK else _stock(owner, kind, number),
        "facts": facts,
    }
    if is_offered:
        shown["word"] = PIECE_IDS[kind]
    return shown


@cache
def piece_kind(piece: int) -> tuple[int, int]:
    """The kind of a piece, and its number among those of its kind.

    >>> piece_kind(9)
    (1, 1)
    """
    firsts = {WOLF_PIECE: 0, ALPHA_PIECE: FIRST_ALPHA, DEN_PIECE: FIRST_DEN, LAIR_PIECE: FIRST_LAIR}
    kind = max(kind for kind, first in firsts.items() if piece >= first)
    return kind, piece - firsts[kind]


def piece_id(owner: int, piece: int) -> str:
    """A piece of a pack.

    >>> piece_id(0, 9)
    'alpha/0/1'
    """
    kind, number = piece_kind(piece)
    return f"{PIECE_IDS[kind]}/{owner}/{number}"


def home_of(piece: str) -> str:
    """Where a piece of a pack waited before it came to the map.

    >>> home_of("den/1/5"), home_of("wolf/0/7")
    ('speed/1', 'wolves/0')
    """
    kind, owner, number = piece.split("/")
    return _stock(int(owner), PIECE_IDS.index(kind), int(number))


def _stock(owner: int, kind: int, number: int) -> str:
    """Where a piece waits: the first wolves and alphas in hand for the draft, all others on the player board."""
    if kind == DEN_PIECE:
        return f"{TRACK_IDS[number // TRACK_DENS]}/{owner}"
    if kind == LAIR_PIECE:
        return f"lairs/{owner}"
    return f"hand/{owner}" if number < PAIRS else f"wolves/{owner}"


def _offered(s: Any) -> set[tuple[int, int]]:
    """DP-6, DP-8: the pieces, by owner, that can themselves be named now: to move them, or to dominate them."""
    if s.decision == MOVER:
        owners, kinds = {s.active}, (WOLF_PIECE, ALPHA_PIECE)
    elif s.decision == TARGET and s.kind == KIND_IDS.index("DOMINATE"):
        owners, kinds = {*range(s.packs)} - {s.active}, (WOLF_PIECE, DEN_PIECE)
    else:
        return set()
    cells = {kind: cells_in(offer) for kind, offer in zip(kinds, s.offer, strict=True)}
    return {
        (owner, piece)
        for owner in owners
        for piece, cell in enumerate(s.at[owner])
        if cell in cells.get(piece_kind(piece)[0], ()) and not (owner == s.active and s.moved >> piece & 1)
    }


def _tokens(s: Any, regions: list[Board]) -> list[Piece]:
    """Lone wolves, prey and scoring tokens."""
    pieces: list[Piece] = []
    for region, board in enumerate(regions):
        for icon, place in enumerate(board.lone_wolves):
            date: int = s.lone_date[region][icon]
            lone: Piece = {"id": f"lone/{board.slot}/{icon}", "kind": "lone_wolf", "at": "calendar" if date else place}
            if date:
                lone["facts"] = {"date": date}
            pieces.append(lone)
        kind: int = s.prey_kind[region]
        stack = s.prey_left[region] + sum(owner != ON_REGION for owner in s.prey_owner[region])
        for number, owner in enumerate(s.prey_owner[region][:stack]):
            at = board.prey if owner == ON_REGION else f"prey/{owner}"
            facts = {"prey": PREY_IDS[kind]}
            pieces.append({"id": f"prey/{board.slot}/{number}", "kind": "prey", "at": at, "facts": facts})
    return pieces + [_scoring_token(s, regions, token) for token in range(s.tokens)]


def _scoring_token(s: Any, regions: list[Board], token: int) -> Piece:
    owner: int = s.token_owner[token]
    region: int = s.token_region[token]
    phase: int = s.token_phase[token]
    first, second = REGION_POINTS[phase]
    facts = {
        "phase": PHASE_IDS[phase],
        "slot": regions[region].slot,
        "first": first,
        "second": second,
        "upper": token in _tokens_on(s, region)[:1],
        "earned": list(s.earned[token][: s.players]),
    }
    at = regions[region].water if owner == ON_REGION else "discard" if owner == DISCARDED else f"taken/{owner}"
    return {"id": f"token/{token}", "kind": "token", "at": at, "facts": facts}


def _tiles(s: Any, players: int) -> list[Piece]:
    pieces: list[Piece] = []
    for owner in range(players):
        faces = {f"c{number}": tile for number, tile in enumerate(TILE_FACES)}
        if s.pack[owner] != NONE:
            faces[HOME] = (s.pack[owner], s.pack[owner])
        for tile, (front, back) in faces.items():
            flipped = tile != HOME and bool(s.flipped[owner] >> int(tile[1:]) & 1)
            pieces.append(_tile(owner, tile, front, back, flipped, s.decision == TERRAIN and s.active == owner))
    return pieces


@lru_cache(SHARED)
def _tile(owner: int, tile: str, front: int, back: int, flipped: bool, is_offered: bool) -> Piece:
    shows = TERRAIN_IDS[back if flipped else front]
    facts = {"front": TERRAIN_IDS[front], "back": TERRAIN_IDS[back], "flipped": flipped, "shows": shows}
    piece: Piece = {"id": tile_id(owner, tile), "kind": "tile", "at": f"tiles/{owner}", "facts": facts}
    if is_offered:
        piece["word"] = shows
    return piece


def _facts(s: Any, position: Position, boards: tuple[Board, ...]) -> dict[str, Any]:
    triggers = TRIGGERS[position.players]
    return {
        "boards": [{"slot": board.slot, "board": board.name, "turned": board.turned} for board in boards],
        "packs": [_pack_id(s, owner) for owner in range(s.packs)],
        "ai": position.players if s.packs > position.players else None,
        "first_seat": s.first_seat,
        "phase": PHASE_IDS[s.phase] if s.phase < len(PHASE_IDS) else None,
        "triggers": dict(zip(PHASE_IDS, triggers, strict=True)),
        "calendar": s.calendar,
        "base_left": s.base_left,
        "stall": s.stall,
        "stall_limit": s.stall_limit,
        "stalled": bool(s.stalled),
        "kind": None if s.kind == NONE else KIND_IDS[s.kind],
        "terrain": None if s.ground == NONE else TERRAIN_IDS[s.ground],
        "target": None if s.target == NONE else hex_id(s.target),
        "victim": None if s.victim == NONE else PIECE_IDS[s.victim],
        "paid_by_token": bool(s.token_paid),
        "moved": s.moved.bit_count(),
        "offered": [hex_id(cell) for cell in sorted({*cells_in(s.offer[0]), *cells_in(s.offer[1])})],
    }


def _outlook(position: Position, seat: Eyes) -> dict[str, Any]:
    """To whoever is about to choose an action: what every action could be done to."""
    if position.fields.decision != KIND or seat is None or seat != position.actor:
        return {}
    return {"possible": possible(position.state.record, [piece_id(seat, piece) for piece in range(WOLF_KINDS)])}
