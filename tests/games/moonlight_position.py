"""Arrange a Moonlight position for a test, and read it in the words of the specification.

    arrange("(0,0) A:W1", "(1,0) B:W4", "(0,1) A:W5", hands=("", "W1 W2 W3"), turn=B)

is B's turn on three piles. What a seat neither holds nor has laid is its deck, by kind, unless a deck is named.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from wataha import Match
from wataha.engine.views import facts_of
from wataha.games.moonlight.components import (
    BASE_KINDS,
    COPIES,
    KIND_IDS,
    KINDS,
    LEADER_IDS,
    SEATS,
    VALUES,
)
from wataha.games.moonlight.grid import CENTRE, PLACES, SPAN
from wataha.games.moonlight.state import COUNT_BITS, LAY, NONE
from wataha.games.moonlight.views import RoundSheet, deck_kinds, kinds_of

A, B = range(SEATS)
SHAPES = ((4, 3), (3, 4))
PILE = re.compile(r"\((-?\d),(-?\d)\) (\S+)")

Reach = tuple[int, int, int, int]


def kind(kind_id: str) -> int:
    return KIND_IDS.index(kind_id)


def place(x: int, y: int) -> int:
    """The number of a place.

    >>> place(0, 0), place(2, -1)
    (24, 19)
    """
    return (y + CENTRE) * SPAN + x + CENTRE


def content(lone: str | None) -> Counter[str]:
    """ML-10: all that a seat plays with in a round."""
    cards = Counter({KIND_IDS[number]: COPIES[number] for number in range(BASE_KINDS)})
    return cards + Counter([lone] if lone else [])


def arrange(
    *piles: str,
    hands: tuple[str, str] = ("", ""),
    decks: tuple[str | None, str | None] = (None, None),
    turn: int = A,
    starter: int = A,
    leaders: tuple[str | None, str | None] = (None, None),
    used: tuple[int, int] = (0, 0),
    lones: tuple[str | None, str | None] = (None, None),
    reach: Reach | None = None,
    **options: Any,
) -> Match:
    """A match in which `turn` lays a wolf.

    piles    `(x,y) A:W1>B:W2`, from bottom to top; piles and their cards count as laid in the order of writing
    hands    what each seat holds
    decks    what is drawn, the first card first; what is left of a seat's wolves where none is named
    reach    xmin, xmax, ymin, ymax where it is more than the rectangle around the piles
    """
    match = Match("moonlight", 1, **options)
    s = match.state
    s["starter"] = starter
    s["lone"] = [NONE if lone is None else kind(lone) for lone in lones]
    s["leader"] = [NONE if leader is None else LEADER_IDS.index(leader) for leader in leaders]
    s["used"] = used
    for leader in leaders:
        if leader is not None:
            s["display"] &= ~(1 << LEADER_IDS.index(leader))
    return stage(match, *piles, hands=hands, decks=decks, turn=turn, reach=reach)


def stage(
    match: Match,
    *piles: str,
    hands: tuple[str, str],
    decks: tuple[str | None, str | None] = (None, None),
    turn: int,
    reach: Reach | None = None,
) -> Match:
    """Put the round that is played into a position, as `arrange` does; all that was won stays."""
    s = match.state
    s["phase"], s["turn"] = LAY, turn
    lays = [lay for pile in piles for lay in _read(pile)]
    for seat in range(SEATS):
        laid = Counter(kind_id for owner, kind_id, _, _ in lays if owner == seat)
        lone = None if s["lone"][seat] == NONE else KIND_IDS[s["lone"][seat]]
        left = content(lone) - laid - Counter(hands[seat].split())
        deck = decks[seat]
        hold(match, seat, hands[seat].split(), sorted(left.elements(), key=kind) if deck is None else deck.split())
    _lay_out(match, lays, reach)
    return match


def win_round(match: Match, winner: int) -> Match:
    """Let a seat win the round that is played: the other takes the last turn, or the winner does with a 5."""
    last = 1 - int(match.state["starter"])
    first_card, last_card = ("W3", "W5") if winner == last else ("W5", "W3")
    hands = ("", last_card) if last == B else (last_card, "")
    stage(match, f"(0,0) {'AB'[1 - last]}:{first_card}", hands=hands, decks=("", ""), turn=last)
    return play(match, f"lay {last_card} 1,0")


def hold(match: Match, seat: int, hand: list[str], deck: list[str]) -> None:
    """Give a seat these cards; the first of the deck is drawn next."""
    s = match.state
    s["hand"][seat] = sum(1 << kind(kind_id) * COUNT_BITS for kind_id in hand)
    s["hand_size"][seat] = len(hand)
    s["deck"][seat] = NONE
    s["deck"][seat][: len(deck)] = [kind(kind_id) for kind_id in reversed(deck)]
    s["deck_size"][seat] = len(deck)


def _read(pile: str) -> list[tuple[int, str, int, int]]:
    found = PILE.fullmatch(pile)
    assert found, pile
    x, y, cards = found.groups()
    return [("AB".index(card[0]), card[2:], int(x), int(y)) for card in cards.split(">")]


def _lay_out(match: Match, lays: list[tuple[int, str, int, int]], reach: Reach | None) -> None:
    s = match.state
    s["lays"] = len(lays)
    s["laid_card"], s["laid_place"], s["top"] = NONE, NONE, NONE
    s["visible"], s["of_value"] = 0, 0
    for position, (owner, kind_id, x, y) in enumerate(lays):
        s["laid_card"][position] = owner * KINDS + kind(kind_id)
        s["laid_place"][position] = place(x, y)
        s["top"][place(x, y)] = owner * KINDS + kind(kind_id)
    for number in range(PLACES):
        card = int(s["top"][number])
        if card != NONE:
            s["visible"][card // KINDS] |= 1 << number
            s["of_value"][VALUES[card % KINDS]] |= 1 << number
    xs, ys = [x for *_, x, _ in lays] or [0], [y for *_, y in lays] or [0]
    bounds = reach or (min(xs), max(xs), min(ys), max(ys))
    s["xmin"], s["xmax"], s["ymin"], s["ymax"] = (bound + CENTRE for bound in bounds)
    s["room"] = sum(1 << number for number in range(PLACES) if fits(bounds, number))


def fits(reach: Reach, number: int) -> bool:
    """ML-17, word by word: the reach extended by a place still fits into a shape."""
    x, y = number % SPAN - CENTRE, number // SPAN - CENTRE
    xmin, xmax, ymin, ymax = reach
    width, height = max(xmax, x) - min(xmin, x) + 1, max(ymax, y) - min(ymin, y) + 1
    return any(width <= most_wide and height <= most_high for most_wide, most_high in SHAPES)


def play(match: Match, *paths: str) -> Match:
    for path in paths:
        match.play(path)
    return match


def decision(match: Match) -> tuple[str, int]:
    return match.view(None)["decision"], match.actor


def places(match: Match, kind_id: str) -> set[str]:
    """Where a wolf of the hand may be laid, covers included."""
    return {path.split()[2] for path in match.moves() if path.startswith(f"lay {kind_id} ")}


def moves_from(match: Match, origin: str) -> set[str]:
    return {path.split()[2] for path in match.moves() if path.startswith(f"move {origin} ")}


def pile(match: Match, at: str) -> list[str]:
    """The cards of a place, from bottom to top."""
    wolves = [piece for piece in match.view(None)["pieces"] if piece["at"] == at]
    return [f"{'AB'[facts_of(wolf)['owner']]}:{facts_of(wolf)['kind']}" for wolf in wolves]


def open_places(match: Match) -> set[str]:
    return {thing["id"] for thing in match.view(None)["places"] if facts_of(thing).get("open")}


def hand(match: Match, seat: int) -> list[str]:
    return [KIND_IDS[number] for number in kinds_of(int(match.state["hand"][seat]))]


def deck(match: Match, seat: int) -> list[str]:
    """The cards of a deck, the next one first."""
    return [KIND_IDS[number] for number in deck_kinds(match.position().fields, seat)]


def reach_of(match: Match) -> list[int]:
    return match.view(None)["facts"]["reach"]


def shape(match: Match) -> str:
    return match.view(None)["facts"]["shape"]


def count(match: Match) -> RoundSheet:
    """The table as it lies, counted."""
    return match.view(None)["facts"]["count"]


def finished(match: Match) -> list[RoundSheet]:
    return match.view(None)["facts"]["rounds"]
