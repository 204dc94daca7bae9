"""What each pair of eyes sees of a Moonlight table: places, pieces, facts.

A wolf is `seat/kind/number`: its owner, what it is, and which of the owner's equal cards. Laid ones are numbered first,
in the order of laying, then those in hand, so a wolf keeps its id on the way from the hand to the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, TypedDict

from wataha.engine.position import Position
from wataha.engine.views import Eyes, Piece, Place, View, facts_of

from .components import (
    AMBUSHES,
    BASE_KINDS,
    BONUS_POINTS,
    BONUS_VALUE,
    CORNER_FACTORS,
    HAND5,
    HAND_LIMIT,
    KIND_IDS,
    KINDS,
    LARGE_HAND_LIMIT,
    LEADER_IDS,
    LEADERS,
    LONG_SIDE,
    MOON_SET_IDS,
    MOONS,
    MOST_ROWS,
    ROUNDS_TO_WIN,
    ROW_SIGNS,
    SEATS,
    VALUES,
)
from .grid import CENTRE, FIRST_PLACE, PLACES, SPAN, place_id
from .scoring import NOW
from .state import (
    COUNT_BITS,
    COUNT_FULL,
    NONE,
    PICK_LONE,
    SECOND,
    SHEET,
    SHEET_BONUS,
    SHEET_LEADER,
    SHEET_MOONS,
    SHEET_SUMS,
    SHEET_TAKEN,
    SHEET_WINNER,
    SHEET_Y,
)

DECISION_IDS = ("lay", "lay_two", "second", "pick_lone", "pick_leader", "over")
DISPLAY = "display"
MOUNTAIN = "mountain"
SHARED = 1 << 14
"""Laid wolves that are kept to be shared by views."""
PLACE_IDS = tuple(place_id(place) for place in range(PLACES))


class RowCount(TypedDict):
    """How one row is counted: what its winner takes, and the bonus points of these cards."""

    y: int
    sign: str
    sums: list[int]
    winner: int | None
    taken: int
    bonus: int


class RoundSheet(TypedDict):
    """How a round is counted (section 6); lists of two are by seat."""

    rows: list[RowCount]
    moons: list[int]
    moon_points: list[int]
    taken: list[int]
    bonus: list[int]
    points: list[int]
    leaders: list[str | None]
    winner: int | None


def build_view(position: Position, seat: Eyes) -> View:
    """The table as a seat, the public or all-seeing eyes see it."""
    s = position.fields
    return {
        "game": "moonlight",
        "seat": seat,
        "players": SEATS,
        "actor": position.actor,
        "decision": DECISION_IDS[s.phase],
        "score": list(position.score),
        "places": position.once(_places),
        "pieces": [*position.once(_laid_wolves), *_own_wolves(s, seat), *position.once(_tokens)],
        "facts": _facts(position, seat),
    }


def hand_limit(s: Any, seat: int) -> int:
    """ML-10, ML-32: how many cards a seat draws up to."""
    return LARGE_HAND_LIMIT if s.leader[seat] == HAND5 else HAND_LIMIT


def _places(position: Position) -> list[Place]:
    return [*_seat_places(position.fields), *_grid_places(position.fields)]


def _tokens(position: Position) -> list[Piece]:
    return [*_leaders(position.fields), *_mountain(position.fields)]


def _seat_places(s: Any) -> list[Place]:
    places: list[Place] = [{"id": DISPLAY, "kind": "display"}, {"id": MOUNTAIN, "kind": "mountain"}]
    for seat in range(SEATS):
        hand = {"size": s.hand_size[seat], "limit": hand_limit(s, seat)}
        places.append({"id": f"hand/{seat}", "kind": "hand", "facts": hand})
        places.append({"id": f"deck/{seat}", "kind": "deck", "facts": {"size": s.deck_size[seat]}})
        places.append({"id": f"aside/{seat}", "kind": "aside"})
        places.append({"id": f"leader/{seat}", "kind": "leader"})
        places.append({"id": f"summit/{seat}", "kind": "summit"})
    return places


def _grid_places(s: Any) -> Iterator[Place]:
    """Every place that the reach covers or may still grow by."""
    left, right, upper, lower = s.xmin, s.xmax, s.ymin, s.ymax
    room: int = s.room
    begun: bool = s.lays > 0
    open_places = _open_places(s) if s.phase <= SECOND else 0
    for place in range(PLACES):
        if room >> place & 1:
            y, x = divmod(place, SPAN)
            in_reach = begun and left <= x <= right and upper <= y <= lower
            is_corner = in_reach and x in (left, right) and y in (upper, lower)
            yield _grid_place(place, in_reach, is_corner, open_places >> place & 1 == 1)


@cache
def _grid_place(place: int, in_reach: bool, is_corner: bool, is_open: bool) -> Place:
    y, x = divmod(place, SPAN)
    facts = {"x": x - CENTRE, "y": y - CENTRE, "reach": in_reach, "corner": is_corner, "open": is_open}
    return {"id": PLACE_IDS[place], "kind": "place", "facts": facts}


def _open_places(s: Any) -> int:
    """ML-21, ML-22: where any card may be laid, as a mask; see `grid.beside` for the edges."""
    piles: int = s.visible[0] | s.visible[1]
    beside = piles << 1 | piles >> 1 | piles << SPAN | piles >> SPAN
    return beside & ~piles & s.room if piles else 1 << FIRST_PLACE


def _laid_wolves(position: Position) -> list[Piece]:
    """Every card on the table, in the order of laying, with its height in its pile; the last of a pile is visible."""
    s = position.fields
    pieces: list[Piece] = []
    cards = _laid_cards(s)
    places: list[int] = s.laid_place[: s.lays]
    for turn, (card, place) in enumerate(zip(cards, places, strict=True)):
        owner, kind = divmod(card, KINDS)
        wolf = (s.moon_set, owner, kind, cards[:turn].count(card))
        pieces.append(_laid_wolf(wolf, place, places[:turn].count(place), place not in places[turn + 1 :]))
    return pieces


@lru_cache(SHARED)
def _laid_wolf(card: tuple[int, int, int, int], place: int, height: int, is_visible: bool) -> Piece:
    wolf = _wolf(*card, PLACE_IDS[place])
    return {**wolf, "facts": {**facts_of(wolf), "height": height, "visible": is_visible}}


def _laid_cards(s: Any) -> list[int]:
    return s.laid_card[: s.lays]


def _own_wolves(s: Any, seat: Eyes) -> list[Piece]:
    """Wolves in hands, decks and aside: faces where these eyes may see them, backs in the other's hand."""
    pieces: list[Piece] = []
    laid = _laid_cards(s)
    for owner in range(SEATS):
        numbers = [laid.count(owner * KINDS + kind) for kind in range(KINDS)]
        if seat in (None, owner):
            playing = s.phase <= SECOND and s.turn == owner
            for kind in kinds_of(s.hand[owner]):
                pieces.append(_wolf(s.moon_set, owner, kind, numbers[kind], f"hand/{owner}", playing))
                numbers[kind] += 1
        else:
            pieces += [_unseen_wolf(owner, number) for number in range(s.hand_size[owner])]
        if seat is None:
            for kind in deck_kinds(s, owner):
                pieces.append(_wolf(s.moon_set, owner, kind, numbers[kind], f"deck/{owner}"))
                numbers[kind] += 1
        pieces += _lone_wolves(s, owner)
    return pieces


def _lone_wolves(s: Any, owner: int) -> Iterator[Piece]:
    """The lone wolves that the seat has not won, aside and open."""
    for kind in range(BASE_KINDS, KINDS):
        if kind != s.lone[owner]:
            yield _wolf(s.moon_set, owner, kind, 0, f"aside/{owner}", s.phase == PICK_LONE and s.turn == owner)


def kinds_of(hand: int) -> list[int]:
    """The cards of a hand, equal ones repeated, in the order of kinds.

    >>> kinds_of(0o0102)
    [0, 0, 2]
    """
    return [kind for kind in range(KINDS) for _ in range(hand >> kind * COUNT_BITS & COUNT_FULL)]


def deck_kinds(s: Any, seat: int) -> list[int]:
    """The cards of a deck, the next one first."""
    return s.deck[seat][: s.deck_size[seat]][::-1]


@cache
def _wolf(moon_set: int, owner: int, kind: int, number: int, at: str, choice: bool = False) -> Piece:
    facts: dict[str, Any] = {
        "owner": owner,
        "kind": KIND_IDS[kind],
        "value": VALUES[kind],
        "lone": kind >= BASE_KINDS,
        "moons": MOONS[moon_set][kind],
        "corner_factor": CORNER_FACTORS[kind],
        "bonus": BONUS_POINTS if VALUES[kind] == BONUS_VALUE else 0,
    }
    wolf: Piece = {"id": f"{owner}/{KIND_IDS[kind]}/{number}", "kind": "wolf", "at": at, "facts": facts}
    if choice:
        wolf["word"] = KIND_IDS[kind]
    return wolf


@cache
def _unseen_wolf(owner: int, number: int) -> Piece:
    return {"id": f"unseen/{owner}/{number}", "kind": "wolf", "at": f"hand/{owner}"}


def _leaders(s: Any) -> Iterator[Piece]:
    """The leader abilities that are in play: on display, or before the seat that owns them."""
    for leader in range(LEADERS):
        if leader in s.leader:
            owner = s.leader.index(leader)
            yield _leader(leader, f"leader/{owner}", bool(s.used[owner]))
        elif s.display >> leader & 1:
            yield _leader(leader, DISPLAY)


@cache
def _leader(leader: int, at: str, used: bool | None = None) -> Piece:
    facts: dict[str, Any] = {"number": leader + 1, "type": "ambush" if leader in AMBUSHES else "endurance"}
    if used is not None:
        facts["used"] = used
    return {"id": LEADER_IDS[leader], "kind": "leader", "at": at, "facts": facts}


def _mountain(s: Any) -> Iterator[Piece]:
    """ML-51: the feet, one of each seat, and the peak."""
    peak = MOUNTAIN
    for owner in range(SEATS):
        at = f"summit/{owner}" if s.wins[owner] else MOUNTAIN
        yield {"id": f"foot/{owner}", "kind": "foot", "at": at, "facts": {"owner": owner}}
        if s.wins[owner] == ROUNDS_TO_WIN:
            peak = f"summit/{owner}"
    yield {"id": "peak", "kind": "peak", "at": peak}


def _facts(position: Position, seat: Eyes) -> dict[str, Any]:
    s = position.fields
    playing: bool = s.phase <= SECOND
    return {
        "round": s.rounds + 1 if playing else s.rounds,
        "starter": s.starter,
        "wins": list(position.score),
        "rounds_to_win": ROUNDS_TO_WIN,
        "undecided": s.undecided,
        "max_undecided": s.max_undecided,
        "moon_set": MOON_SET_IDS[s.moon_set],
        "shape": _shape(s),
        "reach": [s.xmin - CENTRE, s.xmax - CENTRE, s.ymin - CENTRE, s.ymax - CENTRE] if s.lays else None,
        "unseen": [[KIND_IDS[kind] for kind in _unseen(s, owner, seat)] for owner in range(SEATS)],
        "count": position.once(_count),
        "rounds": position.once(_rounds),
    }


def _count(position: Position) -> RoundSheet:
    return read_sheet(position, NOW)


def _rounds(position: Position) -> list[RoundSheet]:
    return [read_sheet(position, number) for number in range(position.fields.rounds)]


def _shape(s: Any) -> str:
    """ML-17: `wide` or `tall` once it is decided, `open` before."""
    if s.xmax - s.xmin + 1 == LONG_SIDE:
        return "wide"
    return "tall" if s.ymax - s.ymin + 1 == LONG_SIDE else "open"


def _unseen(s: Any, owner: int, seat: Eyes) -> list[int]:
    """The kinds that the owner has yet to lay and these eyes do not see: of the deck, or of deck and hand together."""
    if seat is None:
        return []
    hand = [] if seat == owner else kinds_of(s.hand[owner])
    return sorted([*deck_kinds(s, owner), *hand])


def read_sheet(position: Position, number: int) -> RoundSheet:
    """A round's sheet from the numbers that the rules computed."""
    parts = position.parts
    sheet = parts["sheets"][number * SHEET : (number + 1) * SHEET]
    winners = parts["row_winner"][number * MOST_ROWS : (number + 1) * MOST_ROWS]
    rows: list[RowCount] = [
        {
            "y": sheet[SHEET_Y] + row,
            "sign": ROW_SIGNS[row],
            "sums": [sheet[SHEET_SUMS + seat * MOST_ROWS + row] for seat in range(SEATS)],
            "winner": _seat_or_none(winners[row]),
            "taken": sheet[SHEET_TAKEN + row],
            "bonus": sheet[SHEET_BONUS + row],
        }
        for row in range(MOST_ROWS)
        if sheet[SHEET_SUMS + row] != NONE
    ]

    def by_seat(part: str) -> list[int]:
        return parts[part][number * SEATS : (number + 1) * SEATS]

    return {
        "rows": rows,
        "moons": sheet[SHEET_MOONS : SHEET_MOONS + SEATS],
        "moon_points": by_seat("moon_points"),
        "taken": by_seat("taken"),
        "bonus": by_seat("bonus"),
        "points": by_seat("points"),
        "leaders": [_leader_or_none(leader) for leader in sheet[SHEET_LEADER : SHEET_LEADER + SEATS]],
        "winner": _seat_or_none(sheet[SHEET_WINNER]),
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def _leader_or_none(leader: int) -> str | None:
    return LEADER_IDS[leader] if leader in range(LEADERS) else None
