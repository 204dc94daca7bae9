"""The rules of Moonlight, in the order of its specification: set-up, the round, the turn, what follows a round.

Where cards may be laid has a module of its own (`placing`), and so has the count at the end of a round (`scoring`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.bits import popcount
from wataha.engine.chance import below, shuffle
from wataha.engine.compiled import inlined, rule

from .components import (
    ALL_LEADERS,
    BASE_CARDS,
    BASE_KINDS,
    BOOK_LEADERS,
    COPIES,
    COVER_DIFFERENCE,
    DECK_CARDS,
    DOUBLE,
    FRAME_PLACES,
    HAND5,
    HAND_LIMIT,
    HIGHEST_VALUE,
    KINDS,
    LARGE_HAND_LIMIT,
    LEADERS,
    LEADERS_SHOWN,
    LONE_KINDS,
    MOST_LAYS,
    MOST_ROUNDS,
    RANDOM_PLAYER,
    ROUNDS_TO_WIN,
    SEATS,
    SHORT_SIDE,
)
from .grid import CENTRE, PLACES, SPAN, fitting
from .placing import CHOOSE_LEADER, LAYS, LONES, MOVES, PASS, VALUE, has_ambush, list_turn
from .scoring import write_sheet
from .state import (
    COUNT_BITS,
    LAY,
    LAY_TWO,
    NONE,
    OVER,
    PICK_LEADER,
    PICK_LONE,
    SECOND,
    SHEET,
    SHEET_WINNER,
)

OPTION_FIRST_PLAYER, OPTION_MOON_SET, OPTION_LEADER_POOL, OPTION_MAX_UNDECIDED = 1, 2, 3, 4

# No choice looks beyond the reach and the places next to it: 3 x 3 and 4 sides of 3 at most, for a reach that can
# still grow both ways. There 9 piles can be moved to 12 places. The owner of the move has a hand of 3.
SIGHT = SHORT_SIDE * (SHORT_SIDE + 4)
SQUARE = SHORT_SIDE * SHORT_SIDE
MOST_CHOICES = max(HAND_LIMIT * SIGHT + SQUARE * (SIGHT - SQUARE), LARGE_HAND_LIMIT * SIGHT)

# ML-I8, ML-I9: in a round all cards of both seats, a pass for all but the last of one seat, a move; and two prizes
# after each decided round that does not end the game.
LONGEST = MOST_ROUNDS * (MOST_LAYS + DECK_CARDS - 1 + 1) + 2 * SEATS * (ROUNDS_TO_WIN - 1)

BASE_DECK: Any = np.array([kind for kind in range(BASE_KINDS) for _ in range(COPIES[kind])], np.int8)


@rule
def setup(s: Any, seed: int, options: Any) -> None:
    """ML-1 to ML-4: nothing won, leader cards on display, a starter, the first round; in this order of chance."""
    s.seed = seed
    s.draws = 0
    s.moon_set = options[OPTION_MOON_SET]
    s.max_undecided = options[OPTION_MAX_UNDECIDED]
    s.rounds = 0
    s.undecided = 0
    for seat in range(SEATS):
        s.wins[seat] = 0
        s.lone[seat] = NONE
        s.leader[seat] = NONE
    for number in range(MOST_ROUNDS):
        for position in range(SHEET):
            s.sheets[number, position] = NONE
    show_leaders(s, LEADERS if options[OPTION_LEADER_POOL] == ALL_LEADERS else BOOK_LEADERS)
    first = options[OPTION_FIRST_PLAYER]
    start_round(s, below(s, SEATS) if first == RANDOM_PLAYER else first - 1)
    s.revealed = 0


@rule
def show_leaders(s: Any, pool: int) -> None:
    """ML-2: four random ones of the pool, or all of a smaller pool. The first deck serves to shuffle them."""
    for leader in range(pool):
        s.deck[0, leader] = leader
    shuffle(s, s.deck[0], pool)
    s.display = 0
    for position in range(min(LEADERS_SHOWN, pool)):
        s.display |= 1 << s.deck[0, position]


@rule
def start_round(s: Any, starter: int) -> None:
    """ML-10, ML-11: an empty table, shuffled decks, new hands, abilities turned up; the starter begins."""
    s.phase = LAY
    s.starter = starter
    s.turn = starter
    clear_table(s)
    for seat in range(SEATS):
        s.used[seat] = 0
        gather_deck(s, seat)
        s.hand[seat] = 0
        s.hand_size[seat] = 0
        draw(s, seat)


@rule
def clear_table(s: Any) -> None:
    """ML-10, ML-15: no card laid; the reach waits at (0, 0)."""
    s.lays = 0
    for lay in range(MOST_LAYS):
        s.laid_card[lay] = NONE
        s.laid_place[lay] = NONE
    for place in range(PLACES):
        s.top[place] = NONE
    for seat in range(SEATS):
        s.visible[seat] = 0
    for value in range(HIGHEST_VALUE + 1):
        s.of_value[value] = 0
    s.xmin = CENTRE
    s.xmax = CENTRE
    s.ymin = CENTRE
    s.ymax = CENTRE
    s.room = fitting(CENTRE, CENTRE, CENTRE, CENTRE)


@rule
def gather_deck(s: Any, seat: int) -> None:
    """ML-4, ML-10: all own wolves in order, shuffled, then turned over: the first of the shuffled is drawn first."""
    cards = BASE_CARDS
    for position in range(BASE_CARDS):
        s.deck[seat, position] = BASE_DECK[position]
    s.deck[seat, BASE_CARDS] = s.lone[seat]
    if s.lone[seat] != NONE:
        cards += 1
    shuffle(s, s.deck[seat], cards)
    for position in range(cards // 2):
        kept = s.deck[seat, position]
        s.deck[seat, position] = s.deck[seat, cards - 1 - position]
        s.deck[seat, cards - 1 - position] = kept
    s.deck_size[seat] = cards


@inlined
def draw(s: Any, seat: int) -> None:
    """ML-26, ML-32: draw until the hand has its limit or the deck is empty."""
    limit = LARGE_HAND_LIMIT if s.leader[seat] == HAND5 else HAND_LIMIT
    while s.hand_size[seat] < limit and s.deck_size[seat] > 0:
        draw_card(s, seat)
        s.revealed = 1


@inlined
def draw_card(s: Any, seat: int) -> None:
    """One card from the deck to the hand."""
    s.deck_size[seat] -= 1
    kind = s.deck[seat, s.deck_size[seat]]
    s.deck[seat, s.deck_size[seat]] = NONE
    s.hand[seat] += 1 << kind * COUNT_BITS
    s.hand_size[seat] += 1


@inlined
def actor(s: Any) -> int:
    """Whose turn or choice it is."""
    return NONE if s.phase == OVER else s.turn


@inlined
def legal(s: Any, out: Any) -> int:
    """The choices of the decision at hand, ascending."""
    if s.phase <= SECOND:
        return list_turn(s, out)
    if s.phase == PICK_LONE:
        return list_lones(out)
    if s.phase == PICK_LEADER:
        return list_leaders(s, out)
    return 0


@inlined
def list_lones(out: Any) -> int:
    """ML-52: all four."""
    for lone in range(LONE_KINDS):
        out[lone] = LONES + lone
    return LONE_KINDS


@inlined
def list_leaders(s: Any, out: Any) -> int:
    """ML-53: those on display."""
    count = 0
    for leader in range(LEADERS):
        if s.display >> leader & 1:
            out[count] = CHOOSE_LEADER + leader
            count += 1
    return count


@inlined
def apply(s: Any, action: int) -> None:
    """Play one legal action."""
    s.revealed = 0
    if action < MOVES:
        take_turn(s, action)
    elif action < LONES:
        move(s, (action - MOVES) // PLACES, (action - MOVES) % PLACES)
    elif action < CHOOSE_LEADER:
        pick_lone(s, BASE_KINDS + action - LONES)
    else:
        pick_leader(s, action - CHOOSE_LEADER)


@inlined
def take_turn(s: Any, action: int) -> None:
    """ML-20, ML-25, ML-26, ML-35: lay or pass; then the round ends, or a second card may follow, or the turn ends."""
    if action != PASS:
        lay(s, (action - LAYS) // PLACES, (action - LAYS) % PLACES)
    full = popcount(s.visible[0] | s.visible[1]) == FRAME_PLACES
    if not full:
        if s.phase == LAY and has_ambush(s, DOUBLE) and s.hand_size[s.turn] > 0:
            s.phase = SECOND
            return
        draw(s, s.turn)
    if full or runs_out(s):
        end_round(s)
    else:
        s.turn = 1 - s.turn
        s.phase = LAY


@inlined
def lay(s: Any, kind: int, place: int) -> None:
    """ML-22 to ML-24, ML-33 to ML-35: a wolf of the hand on an empty place or on an opposing one."""
    seat = s.turn
    value = VALUE[kind]
    covered = s.top[place]
    here = 1 << place
    if covered == NONE:
        extend_reach(s, place)
    else:
        covered_value = VALUE[covered % KINDS]
        s.visible[1 - seat] ^= here
        s.of_value[covered_value] ^= here
        if value - covered_value != COVER_DIFFERENCE:
            s.used[seat] = 1
    if s.phase == SECOND:
        s.used[seat] = 1
    s.visible[seat] |= here
    s.of_value[value] |= here
    s.top[place] = seat * KINDS + kind
    s.laid_card[s.lays] = seat * KINDS + kind
    s.laid_place[s.lays] = place
    s.lays += 1
    s.hand[seat] -= 1 << kind * COUNT_BITS
    s.hand_size[seat] -= 1


@inlined
def extend_reach(s: Any, place: int) -> None:
    """ML-16, ML-17: the reach grows by a place, and with it what still fits."""
    x = place % SPAN
    y = place // SPAN
    if x < s.xmin or x > s.xmax or y < s.ymin or y > s.ymax:
        s.xmin = min(s.xmin, x)
        s.xmax = max(s.xmax, x)
        s.ymin = min(s.ymin, y)
        s.ymax = max(s.ymax, y)
        s.room = fitting(s.xmin, s.xmax, s.ymin, s.ymax)


@inlined
def runs_out(s: Any) -> bool:
    """ML-27: after a turn of the seat that did not start, a seat has no card left; an empty hand found no deck."""
    return s.turn != s.starter and (s.hand_size[0] == 0 or s.hand_size[1] == 0)


@rule
def move(s: Any, origin: int, target: int) -> None:
    """ML-30: the pile moves as it is, the reach keeps the place it leaves, and a 2 must follow."""
    card = s.top[origin]
    both = 1 << origin | 1 << target
    s.visible[card // KINDS] ^= both
    s.of_value[VALUE[card % KINDS]] ^= both
    s.top[origin] = NONE
    s.top[target] = card
    for position in range(s.lays):
        if s.laid_place[position] == origin:
            s.laid_place[position] = target
    extend_reach(s, target)
    s.used[s.turn] = 1
    s.phase = LAY_TWO


@rule
def end_round(s: Any) -> None:
    """ML-50, ML-51, ML-55: the winner takes a piece of the mountain; an undecided round is played again."""
    sheet = s.sheets[s.rounds]
    write_sheet(s, sheet)
    winner = sheet[SHEET_WINNER]
    s.rounds += 1
    if winner == NONE:
        s.undecided += 1
        if s.undecided == s.max_undecided:
            s.phase = OVER
        else:
            start_round(s, 1 - s.starter)
    else:
        s.wins[winner] += 1
        s.turn = winner
        s.phase = OVER if s.wins[winner] == ROUNDS_TO_WIN else PICK_LONE


@rule
def pick_lone(s: Any, kind: int) -> None:
    """ML-52: the winner's deck gets a lone wolf."""
    s.lone[s.turn] = kind
    s.turn = 1 - s.turn
    s.phase = PICK_LEADER


@rule
def pick_leader(s: Any, leader: int) -> None:
    """ML-53, ML-54: the loser owns an ability from now on; the winner starts the next round."""
    s.leader[s.turn] = leader
    s.display &= ~(1 << leader)
    start_round(s, 1 - s.turn)
