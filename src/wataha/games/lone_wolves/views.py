"""What each pair of eyes sees of a Lone Wolves table: places, pieces, facts."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from wataha.engine.plain import PlainRecord
from wataha.engine.table import Eyes, Piece, Place, Position, View

from .components import (
    BOARD_IDS,
    BORDER_FIELDS,
    BORDERS,
    BOX_CARDS,
    CARDS,
    HONOR_IDS,
    HONOR_SIDES,
    LOWEST_VALUE,
    PACK_FIELDS,
    SCAR_COPIES,
    SCAR_IDS,
    SEATS,
    SUIT_IDS,
    TERRITORIES,
    TERRITORY_CAP,
    TERRITORY_IDS,
    TRICKS,
    VALUES,
    card_code,
)
from .state import NONE, PLACE, TAKE

DECISION_IDS = ("lead", "follow", "take", "place", "over")
MOON_IDS = ("moon", "blood_moon")
BORDER_IDS = tuple(f"{TERRITORY_IDS[b]}+{TERRITORY_IDS[b + 1]}" for b in range(BORDERS))


def members(mask: int) -> list[int]:
    """The numbers in a bit mask, ascending.

    >>> members(0b1010)
    [1, 3]
    """
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def build_view(position: Position, seat: Eyes) -> View:
    """The table as a seat, the public or all-seeing eyes see it."""
    s = _lists(position.state)
    return {
        "game": "lone_wolves",
        "seat": seat,
        "players": SEATS,
        "actor": position.actor,
        "decision": DECISION_IDS[s.phase],
        "score": list(position.score),
        "places": _places(position, s),
        "pieces": [*_wolves(s, seat), *_scars(s, seat), *_tokens(s)],
        "facts": _facts(s, seat),
    }


def _lists(state: PlainRecord) -> Any:
    """The record read once, its arrays as lists: a view looks at every card, and a server makes many views."""
    record = state.record
    return SimpleNamespace(**{field: record[field].tolist() for field in record.dtype.names or ()})


def _places(position: Position, s: Any) -> list[Place]:
    board: int = s.board
    places: list[Place] = [{"id": "box", "kind": "box"}, {"id": "beside", "kind": "beside"}]
    for seat in range(SEATS):
        places.append({"id": f"hand/{seat}", "kind": "hand", "facts": {"size": s.hand[seat].bit_count()}})
        places.append({"id": f"held/{seat}", "kind": "held"})
    for place, territory in enumerate(TERRITORY_IDS):
        owner = position.parts["control"][place]
        places.append(
            {
                "id": territory,
                "kind": "territory",
                "facts": {
                    "suit": SUIT_IDS[place],
                    "room": TERRITORY_CAP - s.cards[place],
                    "strength": [position.parts["strength"][seat * TERRITORIES + place] for seat in range(SEATS)],
                    "control": None if owner == NONE else owner,
                },
            }
        )
        places.append({"id": f"{territory}/centre", "kind": "centre"})
        for seat in range(SEATS):
            places.append({"id": f"{territory}/{seat}", "kind": "side"})
            fields = PACK_FIELDS[board][place]
            places.append({"id": f"{territory}/{seat}/pack", "kind": "pack", "facts": {"fields": fields}})
    for border, border_id in enumerate(BORDER_IDS):
        fields = BORDER_FIELDS[board][border]
        if fields:
            between = [TERRITORY_IDS[border], TERRITORY_IDS[border + 1]]
            places.append({"id": border_id, "kind": "border", "facts": {"between": between}})
            for seat in range(SEATS):
                places.append({"id": f"{border_id}/{seat}", "kind": "pack", "facts": {"fields": fields}})
    return places


def _wolves(s: Any, seat: Eyes) -> list[Piece]:
    pieces: list[Piece] = []
    for owner in range(SEATS):
        at = f"hand/{owner}"
        if seat is None or seat == owner:
            pieces += [_wolf(card, at, "up") for card in members(s.hand[owner])]
        else:
            pieces += [_unseen_wolf(f"unseen/{owner}/{n}", at) for n in range(s.hand[owner].bit_count())]
        for place, territory in enumerate(TERRITORY_IDS):
            side = f"{territory}/{owner}"
            pieces += [_wolf(card, side, "up") for card in members(s.face_up[owner][place])]
            pieces += [_wolf(card, side, "lone") for card in members(s.turned[owner][place])]
            pieces += [_lone_wolf(f"added/{side}/{n}", side) for n in range(s.added[owner][place])]
    for n in range(s.box_used, BOX_CARDS):
        pieces.append(_wolf(s.box[n], "box", "down") if seat is None else _unseen_wolf(f"box/{n}", "box"))
    return pieces


def _wolf(card: int, at: str, face: str) -> Piece:
    suit, rank = divmod(card, VALUES)
    facts = {"suit": SUIT_IDS[suit], "value": rank + LOWEST_VALUE, "face": face}
    return {"id": card_code(card), "kind": "wolf", "at": at, "facts": facts}


def _lone_wolf(piece: str, at: str) -> Piece:
    return {"id": piece, "kind": "wolf", "at": at, "facts": {"face": "lone"}}


def _unseen_wolf(piece: str, at: str) -> Piece:
    return {"id": piece, "kind": "wolf", "at": at, "facts": {"face": "down"}}


def _scars(s: Any, seat: Eyes) -> list[Piece]:
    pieces: list[Piece] = []
    for place, territory in enumerate(TERRITORY_IDS):
        at = f"{territory}/centre"
        takeable = s.phase == TAKE and s.loss_place == place
        pieces += [_scar(token, at, takeable) for token in members(s.open[place])]
        for field in range(s.hidden_count[place]):
            token = s.hidden[place][field] if seat is None else None
            pieces.append(_hidden_scar(f"hidden/{territory}/{field}", at, token, takeable))
        for owner in range(SEATS):
            pieces += [_scar(token, f"{territory}/{owner}/pack") for token in members(s.pack[owner][place])]
    for border, border_id in enumerate(BORDER_IDS):
        for owner in range(SEATS):
            pieces += [_scar(token, f"{border_id}/{owner}") for token in members(s.border[owner][border])]
    if s.phase == PLACE:
        if s.held_unseen and seat not in (None, s.loser):
            pieces.append(_hidden_scar("held", f"held/{s.loser}", None))
        else:
            pieces.append(_scar(s.held, f"held/{s.loser}"))
    return pieces


def _scar(token: int, at: str, takeable: bool = False) -> Piece:
    kind, copy = divmod(token, SCAR_COPIES)
    scar: Piece = {"id": f"{SCAR_IDS[kind]}/{copy}", "kind": "scar", "at": at, "facts": {"scar": SCAR_IDS[kind]}}
    if takeable:
        scar["word"] = SCAR_IDS[kind]
    return scar


def _hidden_scar(piece: str, at: str, token: int | None, takeable: bool = False) -> Piece:
    scar: Piece = {"id": piece, "kind": "hidden_scar", "at": at}
    if token is not None:
        scar["facts"] = {"scar": SCAR_IDS[token // SCAR_COPIES]}
    if takeable:
        scar["word"] = "HIDDEN"
    return scar


def _tokens(s: Any) -> list[Piece]:
    pieces: list[Piece] = []
    for place, territory in enumerate(TERRITORY_IDS):
        token: int = s.honor[place]
        sides = HONOR_SIDES[token]
        up: int = s.honor_side[place]
        facts = {"value": sides[up], "reverse": sides[1 - up]}
        pieces.append({"id": HONOR_IDS[token], "kind": "honor", "at": f"{territory}/centre", "facts": facts})
    for moon, place in zip(MOON_IDS, (s.moon_place[0], s.moon_place[1]), strict=True):
        at = "beside" if place == NONE else f"{TERRITORY_IDS[place]}/centre"
        pieces.append({"id": moon, "kind": "moon", "at": at})
    return pieces


def _facts(s: Any, seat: Eyes) -> dict[str, Any]:
    return {
        "board": BOARD_IDS[s.board],
        "trick": min(s.trick + 1, TRICKS),
        "tricks": TRICKS,
        "leader": s.leader,
        "led_card": None if s.led_card == NONE else card_code(s.led_card),
        "led_place": None if s.led_place == NONE else TERRITORY_IDS[s.led_place],
        "loser": None if s.loser == NONE else s.loser,
        "loss_place": None if s.loss_place == NONE else TERRITORY_IDS[s.loss_place],
        "trump": SUIT_IDS[s.moon_place[s.moons - 1]] if s.moons else None,
        "voids": [[SUIT_IDS[suit] for suit in members(s.void[owner])] for owner in range(SEATS)],
        "unseen": [card_code(card) for card in members(_unseen(s, seat))],
        "box": BOX_CARDS - s.box_used,
    }


def _unseen(s: Any, seat: Eyes) -> int:
    """The cards that these eyes have not seen: neither ever played nor in the own hand."""
    seen = 0 if seat not in range(SEATS) else s.hand[seat]
    for owner in range(SEATS):
        for place in range(TERRITORIES):
            seen |= s.face_up[owner][place] | s.turned[owner][place]
    return ((1 << CARDS) - 1) & ~seen
