"""What a seat of Moonlight knows: consistent worlds for the rest (section 5), and the observation."""

from __future__ import annotations

from typing import Any

from wataha.engine.bits import lowest
from wataha.engine.chance import reseed, shuffle
from wataha.engine.compiled import rule
from wataha.engine.game import Part

from .components import BASE_KINDS, KINDS, LEADERS, LONE_KINDS, SEATS
from .grid import CENTRE, PLACES
from .placing import TWOS
from .rules import actor, draw_card
from .scoring import MOON
from .state import COUNT_BITS, COUNT_FULL, DECISIONS, LAY_TWO, NONE

SIDES = 4

OBSERVATION = (
    Part("decision", DECISIONS, "one of lay, lay a two, second card, pick a lone wolf, pick an ability, over"),
    Part("to_act", SEATS, "who decides: I, the other"),
    Part("starter", SEATS, "who started this round: I, the other"),
    Part("rounds", 1, "rounds finished"),
    Part("wins", SEATS, "rounds won: by me, by the other"),
    Part("undecided_left", 1, "undecided rounds after which the game stops"),
    Part("kind_moons", KINDS, "moons on each kind W1..W5, L1, L2, L4, L6"),
    Part("hand", KINDS, "cards of each kind in my hand"),
    Part("unseen", SEATS * KINDS, "cards of each kind in my deck; in the other's hand and deck together"),
    Part("hand_size", SEATS, "cards in hand: mine, the other's"),
    Part("deck_size", SEATS, "cards in the deck: mine, the other's"),
    Part("lone", SEATS * LONE_KINDS, "the lone wolf won, L1..L6: mine, the other's"),
    Part("leader", SEATS * LEADERS, "the leader ability owned, by number: mine, the other's"),
    Part("used", SEATS, "1 if it was used in this round: mine, the other's"),
    Part("display", LEADERS, "leader abilities to be had"),
    Part("reach", SIDES, "least and greatest x, least and greatest y of the reach"),
    Part("room", PLACES, "1 for each place that the reach may grow by, or covers"),
    Part(
        "visible", SEATS * KINDS * PLACES, "1 where a wolf of the kind is visible, by kind and place: mine, the other's"
    ),
    Part("height", PLACES, "cards in the pile of each place"),
)
"""The layout of the observation: mine before the other's, flags are 0 or 1, places as `grid` numbers them."""


@rule
def redeal(s: Any, seat: int, seed: int) -> None:
    """A uniformly random world among those that fit what the seat has seen; the seed's draws, not the game's."""
    reseed(s, seed)
    redeal_deck(s, seat, count_deck(s, seat))
    other = 1 - seat
    unlaid = s.hand[other] + count_deck(s, other)
    redeal_hand(s, other, unlaid)
    if s.phase == LAY_TWO and s.turn == other:
        while s.hand[other] & TWOS == 0:
            redeal_hand(s, other, unlaid)


@rule
def count_deck(s: Any, seat: int) -> int:
    """The cards of a deck counted by kind, as a hand counts them."""
    cards = 0
    for position in range(s.deck_size[seat]):
        cards += 1 << s.deck[seat, position] * COUNT_BITS
    return cards


@rule
def redeal_deck(s: Any, seat: int, cards: int) -> None:
    """Redeal 2: shuffle these cards from the order of their kinds, so that their true order does not shine through."""
    size = 0
    while cards:
        kind = lowest(cards) // COUNT_BITS
        cards -= 1 << kind * COUNT_BITS
        s.deck[seat, size] = kind
        size += 1
    s.deck_size[seat] = size
    shuffle(s, s.deck[seat], size)


@rule
def redeal_hand(s: Any, seat: int, unlaid: int) -> None:
    """Redeal 1: shuffle all that the seat has not laid in this round, and draw as many as it holds."""
    redeal_deck(s, seat, unlaid)
    size = s.hand_size[seat]
    s.hand[seat] = 0
    s.hand_size[seat] = 0
    for _ in range(size):
        draw_card(s, seat)


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    """What the seat knows, in the order of OBSERVATION."""
    for position in range(len(out)):
        out[position] = 0
    end = observe_turn(s, seat, out, 0)
    end = observe_cards(s, seat, out, end)
    end = observe_prizes(s, seat, out, end)
    observe_table(s, seat, out, end)


@rule
def observe_turn(s: Any, seat: int, out: Any, end: int) -> int:
    out[end + s.phase] = 1
    end += DECISIONS
    if actor(s) != NONE:
        out[end + (s.turn != seat)] = 1
    out[end + SEATS + (s.starter != seat)] = 1
    end += 2 * SEATS
    out[end] = s.rounds
    out[end + 1] = s.wins[seat]
    out[end + 2] = s.wins[1 - seat]
    out[end + 3] = s.max_undecided - s.undecided
    return end + 4


@rule
def observe_cards(s: Any, seat: int, out: Any, end: int) -> int:
    other = 1 - seat
    mine = end + 2 * KINDS
    theirs = end + 3 * KINDS
    for kind in range(KINDS):
        out[end + kind] = MOON[s.moon_set, kind]
        out[end + KINDS + kind] = s.hand[seat] >> kind * COUNT_BITS & COUNT_FULL
        out[theirs + kind] = s.hand[other] >> kind * COUNT_BITS & COUNT_FULL
    for position in range(s.deck_size[seat]):
        out[mine + s.deck[seat, position]] += 1
    for position in range(s.deck_size[other]):
        out[theirs + s.deck[other, position]] += 1
    end += 4 * KINDS
    for owner in range(SEATS):
        place = end if owner == seat else end + 1
        out[place] = s.hand_size[owner]
        out[place + SEATS] = s.deck_size[owner]
    return end + 2 * SEATS


@rule
def observe_prizes(s: Any, seat: int, out: Any, end: int) -> int:
    leaders = end + SEATS * LONE_KINDS
    used = leaders + SEATS * LEADERS
    for owner in range(SEATS):
        other = 0 if owner == seat else 1
        if s.lone[owner] != NONE:
            out[end + other * LONE_KINDS + s.lone[owner] - BASE_KINDS] = 1
        if s.leader[owner] != NONE:
            out[leaders + other * LEADERS + s.leader[owner]] = 1
        out[used + other] = s.used[owner]
    end = used + SEATS
    for leader in range(LEADERS):
        out[end + leader] = s.display >> leader & 1
    return end + LEADERS


@rule
def observe_table(s: Any, seat: int, out: Any, end: int) -> None:
    out[end] = s.xmin - CENTRE
    out[end + 1] = s.xmax - CENTRE
    out[end + 2] = s.ymin - CENTRE
    out[end + 3] = s.ymax - CENTRE
    end += SIDES
    wolves = end + PLACES
    heights = wolves + SEATS * KINDS * PLACES
    for place in range(PLACES):
        out[end + place] = s.room >> place & 1
        card = s.top[place]
        if card != NONE:
            other = 0 if card // KINDS == seat else 1
            out[wolves + (other * KINDS + card % KINDS) * PLACES + place] = 1
    for position in range(s.lays):
        out[heights + s.laid_place[position]] += 1
