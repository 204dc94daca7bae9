"""What each pair of eyes sees of a Lone Wolves table: places, pieces, facts."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

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


HANDS = tuple(f"hand/{seat}" for seat in range(SEATS))
HELD = tuple(f"held/{seat}" for seat in range(SEATS))
CENTRES = tuple(f"{territory}/centre" for territory in TERRITORY_IDS)
# Rows: seats. Columns: territories, or borders.
SIDES = tuple(tuple(f"{territory}/{seat}" for territory in TERRITORY_IDS) for seat in range(SEATS))
PACKS = tuple(tuple(f"{territory}/{seat}/pack" for territory in TERRITORY_IDS) for seat in range(SEATS))
BORDER_PACKS = tuple(tuple(f"{border}/{seat}" for border in BORDER_IDS) for seat in range(SEATS))
CODES = tuple(card_code(card) for card in range(CARDS))


MOST_KEPT = 1 << 13
"""Hands, sides and packs that are remembered: from move to move nearly all of them stay as they are."""


@lru_cache(MOST_KEPT)
def members(mask: int) -> tuple[int, ...]:
    """The numbers in a bit mask, ascending.

    >>> members(0b1010)
    (1, 3)
    """
    numbers: list[int] = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(numbers)


def build_view(position: Position, seat: Eyes) -> View:
    """The table as a seat, the public or all-seeing eyes see it."""
    s = position.fields
    return {
        "game": "lone_wolves",
        "seat": seat,
        "players": SEATS,
        "actor": position.actor,
        "decision": DECISION_IDS[s.phase],
        "score": list(position.score),
        "places": position.once(_places),
        "pieces": [*_wolves(position, seat), *_scars(position, seat), *position.once(_tokens)],
        "facts": _facts(s, seat),
    }


def _places(position: Position) -> list[Place]:
    s = position.fields
    places: list[Place] = [{"id": "box", "kind": "box"}, {"id": "beside", "kind": "beside"}]
    for seat in range(SEATS):
        places.append({"id": HANDS[seat], "kind": "hand", "facts": {"size": s.hand[seat].bit_count()}})
        places.append({"id": HELD[seat], "kind": "held"})
    strengths, control = position.parts["strength"], position.parts["control"]
    for place, cards in enumerate(s.cards):
        strength = strengths[place], strengths[TERRITORIES + place]
        places += _territory_places(s.board, place, cards, control[place], strength)
    return places + _border_places(s.board)


@lru_cache(MOST_KEPT)
def _territory_places(board: int, place: int, cards: int, owner: int, strength: tuple[int, int]) -> tuple[Place, ...]:
    territory: Place = {
        "id": TERRITORY_IDS[place],
        "kind": "territory",
        "facts": {
            "suit": SUIT_IDS[place],
            "room": TERRITORY_CAP - cards,
            "strength": list(strength),
            "control": None if owner == NONE else owner,
        },
    }
    fields = PACK_FIELDS[board][place]
    places: list[Place] = [territory, {"id": CENTRES[place], "kind": "centre"}]
    for seat in range(SEATS):
        places.append({"id": SIDES[seat][place], "kind": "side"})
        places.append({"id": PACKS[seat][place], "kind": "pack", "facts": {"fields": fields}})
    return tuple(places)


@cache
def _border_places(board: int) -> list[Place]:
    places: list[Place] = []
    for border, border_id in enumerate(BORDER_IDS):
        fields = BORDER_FIELDS[board][border]
        if fields:
            between = [TERRITORY_IDS[border], TERRITORY_IDS[border + 1]]
            places.append({"id": border_id, "kind": "border", "facts": {"between": between}})
            for seat in range(SEATS):
                places.append({"id": BORDER_PACKS[seat][border], "kind": "pack", "facts": {"fields": fields}})
    return places


def _wolves(position: Position, seat: Eyes) -> list[Piece]:
    s = position.fields
    pieces: list[Piece] = []
    for owner, laid in enumerate(position.once(_laid_wolves)):
        if seat is None or seat == owner:
            pieces += _hand(owner, s.hand[owner])
        else:
            pieces += _unseen_hand(owner, s.hand[owner].bit_count())
        pieces += laid
    for n in range(s.box_used, BOX_CARDS):
        pieces.append(_wolf(s.box[n], "box", "down") if seat is None else _unseen_wolf(f"box/{n}", "box"))
    return pieces


@lru_cache(MOST_KEPT)
def _hand(owner: int, cards: int) -> tuple[Piece, ...]:
    return tuple(_wolf(card, HANDS[owner], "up") for card in members(cards))


@cache
def _unseen_hand(owner: int, size: int) -> tuple[Piece, ...]:
    return tuple(_unseen_wolf(f"unseen/{owner}/{n}", HANDS[owner]) for n in range(size))


def _laid_wolves(position: Position) -> list[list[Piece]]:
    """The cards in the territories, of each seat."""
    s = position.fields
    laid: list[list[Piece]] = []
    for owner in range(SEATS):
        pieces: list[Piece] = []
        for wolves in map(_side, SIDES[owner], s.face_up[owner], s.turned[owner], s.added[owner]):
            pieces += wolves
        laid.append(pieces)
    return laid


@lru_cache(MOST_KEPT)
def _side(side: str, up: int, turned: int, added: int) -> tuple[Piece, ...]:
    """The cards on one side of a territory."""
    return (
        *(_wolf(card, side, "up") for card in members(up)),
        *(_wolf(card, side, "lone") for card in members(turned)),
        *(_lone_wolf(f"added/{side}/{n}", side) for n in range(added)),
    )


@cache
def _wolf(card: int, at: str, face: str) -> Piece:
    suit, rank = divmod(card, VALUES)
    facts = {"suit": SUIT_IDS[suit], "value": rank + LOWEST_VALUE, "face": face}
    return {"id": CODES[card], "kind": "wolf", "at": at, "facts": facts}


@cache
def _lone_wolf(piece: str, at: str) -> Piece:
    return {"id": piece, "kind": "wolf", "at": at, "facts": {"face": "lone"}}


@cache
def _unseen_wolf(piece: str, at: str) -> Piece:
    return {"id": piece, "kind": "wolf", "at": at, "facts": {"face": "down"}}


def _scars(position: Position, seat: Eyes) -> list[Piece]:
    lying = _lying_scars(position.fields, True) if seat is None else position.once(_scars_in_sight)
    return [*lying, *_held_scar(position.fields, seat)]


def _scars_in_sight(position: Position) -> list[Piece]:
    return _lying_scars(position.fields, False)


def _lying_scars(s: Any, all_seen: bool) -> list[Piece]:
    pieces: list[Piece] = []
    takeable = s.loss_place if s.phase == TAKE else NONE
    for place, packs in enumerate(zip(*s.pack, strict=True)):
        hidden: list[int] = s.hidden[place][: s.hidden_count[place]]
        unseen = tuple(hidden if all_seen else [NONE] * len(hidden))
        pieces += _territory_scars(place, takeable == place, s.open[place], unseen, packs)
    if _border_places(s.board):
        for border in range(BORDERS):
            for owner in range(SEATS):
                pieces += _packed_scars(BORDER_PACKS[owner][border], s.border[owner][border])
    return pieces


@lru_cache(MOST_KEPT)
def _territory_scars(
    place: int, takeable: bool, face_up: int, hidden: tuple[int, ...], packs: tuple[int, ...]
) -> tuple[Piece, ...]:
    """The scars in the middle of a territory and in its packs; of hidden ones `NONE` is known, or which they are."""
    at = CENTRES[place]
    return (
        *(_scar(token, at, takeable) for token in members(face_up)),
        *(
            _hidden_scar(f"hidden/{TERRITORY_IDS[place]}/{field}", at, None if token == NONE else token, takeable)
            for field, token in enumerate(hidden)
        ),
        *(scar for owner, tokens in enumerate(packs) for scar in _packed_scars(PACKS[owner][place], tokens)),
    )


@lru_cache(MOST_KEPT)
def _packed_scars(at: str, tokens: int) -> tuple[Piece, ...]:
    return tuple(_scar(token, at) for token in members(tokens))


def _held_scar(s: Any, seat: Eyes) -> list[Piece]:
    """The scar that was taken and not yet placed."""
    if s.phase != PLACE:
        return []
    loser: int = s.loser
    if s.held_unseen and seat not in (None, loser):
        return [_hidden_scar("held", HELD[loser], None)]
    return [_scar(s.held, HELD[loser])]


@cache
def _scar(token: int, at: str, takeable: bool = False) -> Piece:
    kind, copy = divmod(token, SCAR_COPIES)
    scar: Piece = {"id": f"{SCAR_IDS[kind]}/{copy}", "kind": "scar", "at": at, "facts": {"scar": SCAR_IDS[kind]}}
    if takeable:
        scar["word"] = SCAR_IDS[kind]
    return scar


@cache
def _hidden_scar(piece: str, at: str, token: int | None, takeable: bool = False) -> Piece:
    scar: Piece = {"id": piece, "kind": "hidden_scar", "at": at}
    if token is not None:
        scar["facts"] = {"scar": SCAR_IDS[token // SCAR_COPIES]}
    if takeable:
        scar["word"] = "HIDDEN"
    return scar


def _tokens(position: Position) -> list[Piece]:
    s = position.fields
    pieces = [_honor(token, up, at) for token, up, at in zip(s.honor, s.honor_side, CENTRES, strict=True)]
    places: list[int] = s.moon_place
    for moon, place in zip(MOON_IDS, places, strict=True):
        pieces.append(_moon(moon, "beside" if place == NONE else CENTRES[place]))
    return pieces


@cache
def _honor(token: int, up: int, at: str) -> Piece:
    sides = HONOR_SIDES[token]
    facts = {"value": sides[up], "reverse": sides[1 - up]}
    return {"id": HONOR_IDS[token], "kind": "honor", "at": at, "facts": facts}


@cache
def _moon(moon: str, at: str) -> Piece:
    return {"id": moon, "kind": "moon", "at": at}


def _facts(s: Any, seat: Eyes) -> dict[str, Any]:
    return {
        "board": BOARD_IDS[s.board],
        "trick": min(s.trick + 1, TRICKS),
        "tricks": TRICKS,
        "leader": s.leader,
        "led_card": None if s.led_card == NONE else CODES[s.led_card],
        "led_place": None if s.led_place == NONE else TERRITORY_IDS[s.led_place],
        "loser": None if s.loser == NONE else s.loser,
        "loss_place": None if s.loss_place == NONE else TERRITORY_IDS[s.loss_place],
        "trump": SUIT_IDS[s.moon_place[s.moons - 1]] if s.moons else None,
        "voids": list(map(_suits, s.void)),
        "unseen": _codes(_unseen(s, seat)),
        "box": BOX_CARDS - s.box_used,
    }


@cache
def _suits(mask: int) -> list[str]:
    return [SUIT_IDS[suit] for suit in members(mask)]


@lru_cache(MOST_KEPT)
def _codes(cards: int) -> list[str]:
    return [CODES[card] for card in members(cards)]


def _unseen(s: Any, seat: Eyes) -> int:
    """The cards that these eyes have not seen: neither ever played nor in the own hand."""
    seen = 0 if seat not in range(SEATS) else s.hand[seat]
    for owner in range(SEATS):
        for up, turned in zip(s.face_up[owner], s.turned[owner], strict=True):
            seen |= up | turned
    return ((1 << CARDS) - 1) & ~seen
