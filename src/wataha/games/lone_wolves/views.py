"""What each pair of eyes sees of a Lone Wolves table: places, pieces, facts."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain
from typing import Any

from wataha.engine.bits import members
from wataha.engine.position import Position
from wataha.engine.views import Eyes, Piece, Place, View

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
WHOLE_SUIT = (1 << VALUES) - 1


MOST_KEPT = 1 << 12
"""Hands, sides and packs that are remembered: from move to move nearly all of them stay as they are."""


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
        "facts": _facts(position, seat),
    }


def _places(position: Position) -> list[Place]:
    s = position.fields
    strengths, control = position.parts["strength"], position.parts["control"]
    places = [*_seat_places(*map(int.bit_count, s.hand))]
    for place in range(TERRITORIES):
        strength = strengths[place::TERRITORIES]
        places += _territory_places(s.board, place, s.cards[place], control[place], *strength)
    return [*places, *_border_places(s.board)]


@cache
def _seat_places(*hands: int) -> tuple[Place, ...]:
    """Where cards lie that are in no territory; the hands hold so many."""
    places: list[Place] = [{"id": "box", "kind": "box"}, {"id": "beside", "kind": "beside"}]
    for seat, size in enumerate(hands):
        places.append({"id": HANDS[seat], "kind": "hand", "facts": {"size": size}})
        places.append({"id": HELD[seat], "kind": "held"})
    return tuple(places)


@lru_cache(MOST_KEPT)
def _territory_places(board: int, place: int, cards: int, owner: int, *strength: int) -> tuple[Place, ...]:
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
def _border_places(board: int) -> tuple[Place, ...]:
    places: list[Place] = []
    for border, border_id in enumerate(BORDER_IDS):
        fields = BORDER_FIELDS[board][border]
        if fields:
            between = [TERRITORY_IDS[border], TERRITORY_IDS[border + 1]]
            places.append({"id": border_id, "kind": "border", "facts": {"between": between}})
            for seat in range(SEATS):
                places.append({"id": BORDER_PACKS[seat][border], "kind": "pack", "facts": {"fields": fields}})
    return tuple(places)


def _wolves(position: Position, seat: Eyes) -> list[Piece]:
    s = position.fields
    pieces: list[Piece] = []
    for owner, laid in enumerate(position.once(_laid_wolves)):
        if seat is None or seat == owner:
            pieces += _hand(owner, s.hand[owner])
        else:
            pieces += _unseen_hand(owner, s.hand[owner].bit_count())
        pieces += laid
    pieces += _box(s.box_used, s.box) if seat is None else _unseen_box(s.box_used)
    return pieces


@lru_cache(MOST_KEPT)
def _hand(owner: int, cards: int) -> tuple[Piece, ...]:
    wolves = _wolves_in(HANDS[owner], "up")
    return tuple([wolves[card] for card in members(cards)])


@cache
def _unseen_hand(owner: int, size: int) -> tuple[Piece, ...]:
    return tuple(_unseen_wolf(f"unseen/{owner}/{n}", HANDS[owner]) for n in range(size))


@lru_cache(MOST_KEPT)
def _box(used: int, cards: tuple[int, ...]) -> tuple[Piece, ...]:
    wolves = _wolves_in("box", "down")
    return tuple([wolves[card] for card in cards[used:]])


@cache
def _unseen_box(used: int) -> tuple[Piece, ...]:
    return tuple(_unseen_wolf(f"box/{n}", "box") for n in range(used, BOX_CARDS))


def _laid_wolves(position: Position) -> list[list[Piece]]:
    """The cards in the territories, of each seat."""
    s = position.fields
    return [
        [*chain.from_iterable(map(_side, SIDES[owner], s.face_up[owner], s.turned[owner], s.added[owner]))]
        for owner in range(SEATS)
    ]


@lru_cache(MOST_KEPT)
def _side(side: str, up: int, turned: int, added: int) -> tuple[Piece, ...]:
    """The cards on one side of a territory."""
    open_wolves, lone_wolves = _wolves_in(side, "up"), _wolves_in(side, "lone")
    return (
        *(open_wolves[card] for card in members(up)),
        *(lone_wolves[card] for card in members(turned)),
        *(_lone_wolf(f"added/{side}/{n}", side) for n in range(added)),
    )


@cache
def _wolves_in(place: str, face: str) -> list[Piece]:
    """Every card, if it lies in a place."""
    wolves: list[Piece] = []
    for card, code in enumerate(CODES):
        suit, rank = divmod(card, VALUES)
        facts = {"suit": SUIT_IDS[suit], "value": rank + LOWEST_VALUE, "face": face}
        wolves.append({"id": code, "kind": "wolf", "at": place, "facts": facts})
    return wolves


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
    takeable = s.loss_place if s.phase == TAKE else NONE
    pieces: list[Piece] = []
    for place, (face_up, count, *packs) in enumerate(zip(s.open, s.hidden_count, *s.pack, strict=True)):
        hidden = s.hidden[place][:count] if all_seen else (NONE,) * count
        pieces += _territory_scars(place, place == takeable, face_up, hidden, *packs)
    if _border_places(s.board):
        for border in range(BORDERS):
            for owner in range(SEATS):
                pieces += _packed_scars(BORDER_PACKS[owner][border], s.border[owner][border])
    return pieces


@lru_cache(MOST_KEPT)
def _territory_scars(
    place: int, takeable: bool, face_up: int, hidden: tuple[int, ...], *packs: int
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


def _held_scar(s: Any, seat: Eyes) -> tuple[Piece, ...]:
    """The scar that was taken and not yet placed."""
    if s.phase != PLACE:
        return ()
    loser: int = s.loser
    if s.held_unseen and seat not in (None, loser):
        return (_hidden_scar("held", HELD[loser], None),)
    return _packed_scars(HELD[loser], 1 << s.held)


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


def _tokens(position: Position) -> tuple[Piece, ...]:
    s = position.fields
    return _honors_and_moons(s.honor, s.honor_side, *s.moon_place)


@lru_cache(MOST_KEPT)
def _honors_and_moons(honors: tuple[int, ...], sides: tuple[int, ...], *moons: int) -> tuple[Piece, ...]:
    pieces = [_honor(token, up, at) for token, up, at in zip(honors, sides, CENTRES, strict=True)]
    for moon, place in zip(MOON_IDS, moons, strict=True):
        pieces.append(_moon(moon, "beside" if place == NONE else CENTRES[place]))
    return tuple(pieces)


@cache
def _honor(token: int, up: int, at: str) -> Piece:
    sides = HONOR_SIDES[token]
    facts = {"value": sides[up], "reverse": sides[1 - up]}
    return {"id": HONOR_IDS[token], "kind": "honor", "at": at, "facts": facts}


@cache
def _moon(moon: str, at: str) -> Piece:
    return {"id": moon, "kind": "moon", "at": at}


def _facts(position: Position, seat: Eyes) -> dict[str, Any]:
    s = position.fields
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
        "unseen": _codes(_unseen(position, seat)),
        "box": BOX_CARDS - s.box_used,
    }


def _codes(cards: int) -> list[str]:
    """The cards of a set by name, suit by suit."""
    codes: list[str] = []
    for suit in range(len(SUIT_IDS)):
        codes += _codes_of_suit(suit, cards >> suit * VALUES & WHOLE_SUIT)
    return codes


@cache
def _codes_of_suit(suit: int, values: int) -> list[str]:
    return [CODES[suit * VALUES + value] for value in members(values)]


@cache
def _suits(mask: int) -> list[str]:
    return [SUIT_IDS[suit] for suit in members(mask)]


def _unseen(position: Position, seat: Eyes) -> int:
    """The cards that these eyes have not seen: neither ever played nor in the own hand."""
    held = position.fields.hand[seat] if seat in range(SEATS) else 0
    return ((1 << CARDS) - 1) & ~position.once(_played) & ~held


def _played(position: Position) -> int:
    s = position.fields
    played = 0
    for row in (*s.face_up, *s.turned):
        for cards in row:
            played |= cards
    return played
