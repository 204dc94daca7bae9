"""The rules of Lone Wolves, in the order of its specification: set-up, the trick, trump, the end.

Scoring has a module of its own.

Actions are numbered in the order in which they are listed:

    0..149    play card c to territory t      c * 5 + t
    150..158  take an open scar of kind k     150 + k
    159       take a hidden scar
    160..164  place it on territory t         160 + t
    165..168  place it on border b            165 + b
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.bits import lowest, popcount
from wataha.engine.chance import below, shuffle
from wataha.engine.compiled import inlined

from .components import (
    ADD_LONE,
    BORDER_FIELDS,
    BORDERS,
    BOX_CARDS,
    CARDS,
    FLIP_HONOR,
    HAND_SIZE,
    HIDDEN_FIELDS,
    HONOR_FACES,
    LOWEST_VALUE,
    MOONS,
    OPEN_FIELDS,
    PACK_FIELDS,
    RANDOM_LEADER,
    REVEAL_VALUE,
    SCAR_COPIES,
    SCAR_KINDS,
    SCARS,
    SEATS,
    TERRITORIES,
    TERRITORY_CAP,
    TRICKS,
    UPSET_HIGH,
    UPSET_LOW,
    VALUES,
)
from .state import FOLLOW, LEAD, NONE, OVER, PLACE, TAKE

PLAYS = CARDS * TERRITORIES
TAKE_KIND = PLAYS
TAKE_HIDDEN = TAKE_KIND + SCAR_KINDS
PLACE_TERRITORY = TAKE_HIDDEN + 1
PLACE_BORDER = PLACE_TERRITORY + TERRITORIES
ACTIONS = PLACE_BORDER + BORDERS

MOST_CHOICES = HAND_SIZE * TERRITORIES
LONGEST = 2 * TRICKS + 2 * TRICKS  # LW-I7: a card each, and a scar taken and placed, in every trick
OPTION_BOARD, OPTION_FIRST_LEADER = 1, 2

HIDDEN: Any = np.array(HIDDEN_FIELDS, np.int8)
OPEN: Any = np.array(OPEN_FIELDS, np.int8)
PACK: Any = np.array(PACK_FIELDS, np.int8)
BORDER: Any = np.array(BORDER_FIELDS, np.int8)

SUIT = (1 << VALUES) - 1
KIND = (1 << SCAR_COPIES) - 1


@inlined
def setup(s: Any, seed: int, options: Any) -> None:
    """LW-2 to LW-7: scars, honor tokens, their sides, cards, first leader, in this order of chance."""
    s.seed = seed
    s.draws = 0
    s.revealed = 0
    s.board = options[OPTION_BOARD]
    clear_table(s)
    deal_scars(s)
    deal_honor(s)
    deal_cards(s)
    s.phase = LEAD
    s.leader = below(s, SEATS) if options[OPTION_FIRST_LEADER] == RANDOM_LEADER else options[OPTION_FIRST_LEADER] - 1


@inlined
def clear_table(s: Any) -> None:
    """LW-4, LW-6: no card played, no scar placed, moons beside the board, no trump."""
    s.trick = 0
    s.led_card = NONE
    s.led_place = NONE
    s.loser = NONE
    s.loss_place = NONE
    s.held = NONE
    s.held_unseen = 0
    s.moons = 0
    for moon in range(MOONS):
        s.moon_place[moon] = NONE
    s.box_used = 0
    for seat in range(SEATS):
        s.void[seat] = 0
        for place in range(TERRITORIES):
            s.face_up[seat, place] = 0
            s.turned[seat, place] = 0
            s.added[seat, place] = 0
            s.pack[seat, place] = 0
        for border in range(BORDERS):
            s.border[seat, border] = 0
    for place in range(TERRITORIES):
        s.cards[place] = 0


@inlined
def deal_scars(s: Any) -> None:
    """LW-2: one scar on every dark field, face down, and on every light field, face up; the rest to the box."""
    fill_deck(s, SCARS)
    shuffle(s, s.deck, SCARS)
    dealt = 0
    for place in range(TERRITORIES):
        s.hidden_count[place] = HIDDEN[s.board, place]
        for field in range(s.hidden.shape[1]):
            s.hidden[place, field] = NONE
            if field < s.hidden_count[place]:
                s.hidden[place, field] = s.deck[dealt]
                dealt += 1
        s.open[place] = 0
        for _ in range(OPEN[s.board, place]):
            s.open[place] |= 1 << s.deck[dealt]
            dealt += 1
    for field in range(len(s.box_scars)):
        s.box_scars[field] = s.deck[dealt + field] if dealt + field < SCARS else NONE
    s.discarded = 0
    clear_deck(s)


@inlined
def fill_deck(s: Any, count: int) -> None:
    """Lay 0 to count - 1 in order, to be shuffled."""
    for card in range(count):
        s.deck[card] = card


@inlined
def clear_deck(s: Any) -> None:
    """Leave no trace of a shuffle, so that equal positions are equal bytes."""
    for card in range(len(s.deck)):
        s.deck[card] = 0


@inlined
def deal_honor(s: Any) -> None:
    """LW-3: the five honor tokens, one to each territory, each with a random side up."""
    for place in range(TERRITORIES):
        s.honor[place] = place
    shuffle(s, s.honor, TERRITORIES)
    for place in range(TERRITORIES):
        s.honor_side[place] = below(s, HONOR_FACES)


@inlined
def deal_cards(s: Any) -> None:
    """LW-5: thirteen cards to each seat, four to the box unseen."""
    fill_deck(s, CARDS)
    shuffle(s, s.deck, CARDS)
    for seat in range(SEATS):
        s.hand[seat] = 0
        for card in range(seat * HAND_SIZE, (seat + 1) * HAND_SIZE):
            s.hand[seat] |= 1 << s.deck[card]
    for card in range(BOX_CARDS):
        s.box[card] = s.deck[SEATS * HAND_SIZE + card]
    clear_deck(s)


@inlined
def actor(s: Any) -> int:
    """LW-10, LW-17: leader, then follower, then the loser of the trick."""
    if s.phase == LEAD:
        return s.leader
    if s.phase == FOLLOW:
        return 1 - s.leader
    if s.phase == OVER:
        return NONE
    return s.loser


@inlined
def legal(s: Any, out: Any) -> int:
    """The choices of the decision at hand, ascending."""
    if s.phase <= FOLLOW:
        return list_plays(s, out)
    if s.phase == TAKE:
        return list_takes(s, out)
    if s.phase == PLACE:
        return list_places(s, out)
    return 0


@inlined
def list_plays(s: Any, out: Any) -> int:
    """LW-11, LW-12, LW-25: every card that may be chosen, to every territory with room."""
    cards = playable(s)
    room = 0
    for place in range(TERRITORIES):
        room |= (s.cards[place] < TERRITORY_CAP) << place
    count = 0
    while cards:
        first = lowest(cards) * TERRITORIES
        cards &= cards - 1
        # Always written, kept only where there is room: no branch to mispredict.
        for place in range(TERRITORIES):
            out[count] = first + place
            count += room >> place & 1
    return count


@inlined
def playable(s: Any) -> int:
    """LW-12, LW-24: a follower who holds the led suit plays it; anyone else plays any card."""
    if s.phase == LEAD:
        return s.hand[s.leader]
    hand = s.hand[1 - s.leader]
    of_led_suit = hand & suit_mask(s.led_card // VALUES)
    return of_led_suit if of_led_suit else hand


@inlined
def suit_mask(suit: int) -> int:
    """The six cards of a suit."""
    return SUIT << suit * VALUES


@inlined
def list_takes(s: Any, out: Any) -> int:
    """LW-17: each kind that lies open where the trick was lost, then a hidden scar if there is one."""
    count = 0
    for kind in range(SCAR_KINDS):
        if s.open[s.loss_place] & kind_mask(kind):
            out[count] = TAKE_KIND + kind
            count += 1
    if s.hidden_count[s.loss_place]:
        out[count] = TAKE_HIDDEN
        count += 1
    return count


@inlined
def kind_mask(kind: int) -> int:
    """The two tokens of a kind."""
    return KIND << kind * SCAR_COPIES


@inlined
def list_places(s: Any, out: Any) -> int:
    """LW-18: every territory, then every border, where the loser has an empty field."""
    count = 0
    for place in range(TERRITORIES):
        if popcount(s.pack[s.loser, place]) < PACK[s.board, place]:
            out[count] = PLACE_TERRITORY + place
            count += 1
    for border in range(BORDERS):
        if popcount(s.border[s.loser, border]) < BORDER[s.board, border]:
            out[count] = PLACE_BORDER + border
            count += 1
    return count


@inlined
def apply(s: Any, action: int) -> None:
    """Play one legal action."""
    s.revealed = 0
    if action < PLAYS:
        play(s, action // TERRITORIES, action % TERRITORIES)
    elif action < PLACE_TERRITORY:
        take(s, action)
    else:
        place_scar(s, action)


@inlined
def play(s: Any, card: int, place: int) -> None:
    """LW-11, LW-12: lay a card of the hand face up on the own side of a territory."""
    seat = s.leader if s.phase == LEAD else 1 - s.leader
    s.hand[seat] &= ~(1 << card)
    s.face_up[seat, place] |= 1 << card
    s.cards[place] += 1
    if card % VALUES == REVEAL_VALUE - LOWEST_VALUE:
        reveal(s, place)
    if s.phase == LEAD:
        s.led_card = card
        s.led_place = place
        s.phase = FOLLOW
    else:
        resolve_trick(s, card, place)


@inlined
def reveal(s: Any, place: int) -> None:
    """LW-13, LW-14: a 3 turns the first hidden scar of the territory it was laid in face up."""
    if s.hidden_count[place]:
        s.open[place] |= 1 << draw_hidden(s, place)
        s.revealed = 1


@inlined
def draw_hidden(s: Any, place: int) -> int:
    """Lift the first hidden scar of a centre; the others move up."""
    token = s.hidden[place, 0]
    for field in range(1, s.hidden.shape[1]):
        s.hidden[place, field - 1] = s.hidden[place, field]
    s.hidden[place, s.hidden.shape[1] - 1] = NONE
    s.hidden_count[place] -= 1
    return token


@inlined
def resolve_trick(s: Any, card: int, place: int) -> None:
    """LW-16, LW-17, LW-21: the loser's card becomes a Lone Wolf, a scar is taken if one is there, the winner leads."""
    follower = 1 - s.leader
    led_suit = s.led_card // VALUES
    if card // VALUES != led_suit:
        s.void[follower] |= 1 << led_suit
    lost_card = card
    lost_place = place
    s.loser = follower
    if follower_wins(s.led_card, card, trump(s)):
        lost_card = s.led_card
        lost_place = s.led_place
        s.loser = s.leader
    s.leader = 1 - s.loser
    s.face_up[s.loser, lost_place] &= ~(1 << lost_card)
    s.turned[s.loser, lost_place] |= 1 << lost_card
    s.led_card = NONE
    s.led_place = NONE
    s.loss_place = lost_place
    if s.hidden_count[lost_place] or s.open[lost_place]:
        s.phase = TAKE
    else:
        end_trick(s)


@inlined
def follower_wins(led: int, followed: int, trump_suit: int) -> bool:
    """LW-15: within a suit the higher value wins, but 2 beats 7; across suits only trump beats the lead."""
    if led // VALUES != followed // VALUES:
        return followed // VALUES == trump_suit
    led_value = led % VALUES + LOWEST_VALUE
    value = followed % VALUES + LOWEST_VALUE
    if value == UPSET_LOW:
        return led_value == UPSET_HIGH
    if led_value == UPSET_LOW:
        return value != UPSET_HIGH
    return value > led_value


@inlined
def trump(s: Any) -> int:
    """LW-22, LW-23: the suit of the moon laid last; NONE before the first."""
    return s.moon_place[s.moons - 1] if s.moons else NONE


@inlined
def take(s: Any, action: int) -> None:
    """LW-17, LW-18: lift an open scar, or look at the first hidden one."""
    place = s.loss_place
    if action == TAKE_HIDDEN:
        s.held = draw_hidden(s, place)
        s.held_unseen = 1
        s.revealed = 1
    else:
        s.held = lowest(s.open[place] & kind_mask(action - TAKE_KIND))
        s.open[place] &= ~(1 << s.held)
    if has_empty_field(s, s.loser):
        s.phase = PLACE
    else:
        s.discarded |= 1 << s.held
        finish_scar(s)


@inlined
def has_empty_field(s: Any, seat: int) -> bool:
    """LW-E18: always so on the two boards of the box."""
    for place in range(TERRITORIES):
        if popcount(s.pack[seat, place]) < PACK[s.board, place]:
            return True
    for border in range(BORDERS):
        if popcount(s.border[seat, border]) < BORDER[s.board, border]:
            return True
    return False


@inlined
def place_scar(s: Any, action: int) -> None:
    """LW-18, LW-19: lay the held scar on a pack field or a border field; what it does at once happens now."""
    if action < PLACE_BORDER:
        place = action - PLACE_TERRITORY
        s.pack[s.loser, place] |= 1 << s.held
        touch(s, place)
    else:
        border = action - PLACE_BORDER
        s.border[s.loser, border] |= 1 << s.held
        touch(s, border)
        touch(s, border + 1)
    finish_scar(s)


@inlined
def touch(s: Any, place: int) -> None:
    """LW-19: the immediate effect of the scar just placed, in one territory it touches."""
    kind = s.held // SCAR_COPIES
    if kind == ADD_LONE and s.cards[place] < TERRITORY_CAP:
        s.added[s.loser, place] += 1
        s.cards[place] += 1
        s.box_used += 1
    if kind == FLIP_HONOR:
        s.honor_side[place] ^= 1


@inlined
def finish_scar(s: Any) -> None:
    """LW-20: a centre that ran empty gets the Moon, the second one the Blood Moon."""
    s.held = NONE
    s.held_unseen = 0
    if s.moons < MOONS and s.hidden_count[s.loss_place] == 0 and s.open[s.loss_place] == 0:
        s.moon_place[s.moons] = s.loss_place
        s.moons += 1
    end_trick(s)


@inlined
def end_trick(s: Any) -> None:
    """LW-21, LW-30: the winner leads the next trick; after the thirteenth the game is over."""
    s.loser = NONE
    s.loss_place = NONE
    s.trick += 1
    s.phase = OVER if s.trick == TRICKS else LEAD
