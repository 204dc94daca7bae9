"""What a position of Lone Wolves is worth: honor by the odds of control, scars by the wolves to come, and the hands."""

from __future__ import annotations

import math
from typing import Any

from wataha.engine.bits import popcount
from wataha.engine.compiled import inlined, rule
from wataha.games.lone_wolves.components import (
    LOWEST_VALUE,
    POINTS_FOR_CONTROL,
    POINTS_PER_FACEUP,
    POINTS_PER_LONE,
    POINTS_PER_LOW,
    POINTS_PER_WOLF,
    PT_1_WOLF,
    PT_2_FACEUP,
    PT_2_LONE,
    PT_3_LOW,
    PT_5_CONTROL,
    SEATS,
    TERRITORIES,
    TERRITORY_CAP,
    TRICKS,
    VALUES,
)
from wataha.games.lone_wolves.scoring import (
    LOW,
    RANKS,
    count_kind,
    honor_points,
    lone_wolves,
    moon_points,
    strength,
    touching,
)

DOUBT_PER_CARD = 3.2
"""By how much one more card in a territory may change who is stronger there."""
DOUBT_LEFT = 0.35
"""The doubt that stays in a full territory while scars can still be placed."""
WOLVES_TO_COME = 0.45
"""Of the room in a territory, the part that a seat's own wolves will take."""
FACEUP_TO_COME = 0.22
LOW_TO_COME = 0.1
STRENGTH_OF_HAND = 0.18
"""Points for a point of strength in hand."""


@rule
def evaluate(s: Any, out: Any) -> None:
    """The points that each seat may expect."""
    to_come = (TRICKS - s.trick) / TRICKS
    for seat in range(SEATS):
        out[seat] = STRENGTH_OF_HAND * hand_strength(s.hand[seat])
    for place in range(TERRITORIES):
        room = (TERRITORY_CAP - s.cards[place]) * min(1.0, 1.6 * to_come)
        doubt = math.sqrt(DOUBT_PER_CARD * DOUBT_PER_CARD * room + DOUBT_LEFT * to_come)
        lead = strength(s, 0, place) - strength(s, 1, place)
        if doubt > 0:
            odds = 1 / (1 + math.exp(-1.7 * lead / doubt))
        else:
            odds = 1.0 if lead > 0 else 0.0
        prize = honor_points(s, place) + moon_points(s, place)
        tied = lead == 0 and doubt == 0
        for seat in range(SEATS):
            share = 0.0 if tied else odds if seat == 0 else 1 - odds
            out[seat] += prize * share + scars_to_be(s, seat, place, share, room)


@inlined
def hand_strength(hand: int) -> int:
    """The values of the cards in hand."""
    total = 0
    for rank in range(VALUES):
        total += (rank + LOWEST_VALUE) * popcount(hand & RANKS[rank])
    return total


@inlined
def scars_to_be(s: Any, seat: int, place: int, share: float, room: float) -> float:
    """What the seat's scars in a territory may earn by the end."""
    tokens = touching(s, seat, place)
    if tokens == 0:
        return 0.0
    face_up = s.face_up[seat, place]
    lone = lone_wolves(s, seat, place)
    shown = popcount(face_up)
    points = count_kind(tokens, PT_1_WOLF) * POINTS_PER_WOLF * (shown + lone + WOLVES_TO_COME * room)
    points += count_kind(tokens, PT_2_LONE) * POINTS_PER_LONE * (lone + (WOLVES_TO_COME - FACEUP_TO_COME) * room)
    points += count_kind(tokens, PT_2_FACEUP) * POINTS_PER_FACEUP * (shown + FACEUP_TO_COME * room)
    points += count_kind(tokens, PT_3_LOW) * POINTS_PER_LOW * (popcount(face_up & LOW) + LOW_TO_COME * room)
    return points + count_kind(tokens, PT_5_CONTROL) * POINTS_FOR_CONTROL * share
