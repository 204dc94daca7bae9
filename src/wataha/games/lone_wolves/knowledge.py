"""What a seat of Lone Wolves knows: consistent worlds for the rest (section 5), and the observation."""

from __future__ import annotations

from typing import Any

from wataha.engine.bits import lowest, popcount
from wataha.engine.chance import reseed, shuffle
from wataha.engine.compiled import rule
from wataha.engine.game import Part

from .components import (
    BORDERS,
    BOX_CARDS,
    CARDS,
    HONOR_FACES,
    MOONS,
    SCAR_COPIES,
    SCAR_KINDS,
    SCARS,
    SEATS,
    TERRITORIES,
    TERRITORY_CAP,
)
from .rules import actor, clear_deck, suit_mask, trump
from .scoring import HONOR, count_kind
from .state import DECISIONS, NONE, PLACE

ALL_CARDS = (1 << CARDS) - 1
ALL_SCARS = (1 << SCARS) - 1

CARD_PLACES = 1 + 4 * TERRITORIES

OBSERVATION = (
    Part("advanced", 1, "1 on the advanced board"),
    Part("decision", DECISIONS, "one of lead, follow, take, place, over"),
    Part("to_act", SEATS, "who decides: I, the other"),
    Part("leader", SEATS, "who leads this trick, or will lead the next: I, the other"),
    Part("tricks_done", 1, "0 to 13"),
    Part(
        "cards",
        CARDS * CARD_PLACES,
        "for each card K2..R7: my hand; my side face up, cave to volcano; my side turned over; the other's likewise",
    ),
    Part("led_card", CARDS, "the card led in this trick"),
    Part("led_place", TERRITORIES, "where it was laid"),
    Part("loss_place", TERRITORIES, "where the trick was lost, while its scar is taken and placed"),
    Part("held", SCAR_KINDS, "the scar taken and not yet placed, if I know it"),
    Part("held_unseen", 1, "1 if the other holds a scar that I have not seen"),
    Part("trump", TERRITORIES, "the trump suit"),
    Part("moons", MOONS * TERRITORIES, "where the Moon lies, then the Blood Moon"),
    Part("room", TERRITORIES, "cards that still fit into each territory"),
    Part("added", SEATS * TERRITORIES, "Lone Wolves added from the box: mine, the other's"),
    Part("hand_size", SEATS, "cards in hand: mine, the other's"),
    Part("void", SEATS * TERRITORIES, "suits shown not to be held: by me, by the other"),
    Part("hidden", TERRITORIES, "hidden scars in each centre"),
    Part("open", TERRITORIES * SCAR_KINDS, "open scars in each centre, by kind"),
    Part("pack", SEATS * TERRITORIES * SCAR_KINDS, "scars on pack fields, by territory and kind: mine, the other's"),
    Part("border", SEATS * BORDERS * SCAR_KINDS, "scars on border fields, by border and kind: mine, the other's"),
    Part("discarded", SCAR_KINDS, "scars taken without an empty field, by kind (other boards only)"),
    Part(
        "honor",
        HONOR_FACES * TERRITORIES,
        "for each territory the value of the upper side and of the lower side of its honor token",
    ),
)
"""The layout of the observation: mine before the other's, flags are 0 or 1."""


@rule
def redeal(s: Any, seat: int, seed: int) -> None:
    """A uniformly random world among those that fit what the seat has seen; the seed's draws, not the game's."""
    reseed(s, seed)
    redeal_cards(s, seat)
    redeal_scars(s, seat)


@rule
def unseen_cards(s: Any, seat: int) -> int:
    """Redeal 1: the cards that are neither in the own hand nor were ever played."""
    seen = s.hand[seat]
    for owner in range(SEATS):
        for place in range(TERRITORIES):
            seen |= s.face_up[owner, place] | s.turned[owner, place]
    return ALL_CARDS & ~seen


@rule
def redeal_cards(s: Any, seat: int) -> None:
    """Redeal 2 to 4: four unseen cards for the box and the added wolves, void suits among them; the rest is a hand."""
    other = 1 - seat
    unseen = unseen_cards(s, seat)
    barred = 0
    for suit in range(TERRITORIES):
        if s.void[other] >> suit & 1:
            barred |= unseen & suit_mask(suit)
    hand = unseen & ~barred
    lay_out(s, hand)
    shuffle(s, s.deck, popcount(hand))
    for card in range(BOX_CARDS - popcount(barred)):
        hand &= ~(1 << s.deck[card])
    s.hand[other] = hand
    lay_out(s, unseen & ~hand)
    shuffle(s, s.deck, BOX_CARDS)
    for card in range(BOX_CARDS):
        s.box[card] = s.deck[card]
    clear_deck(s)


@rule
def lay_out(s: Any, mask: int) -> None:
    """Lay the members of a set into the scratch deck, ascending."""
    laid = 0
    while mask:
        s.deck[laid] = lowest(mask)
        mask &= mask - 1
        laid += 1


@rule
def unseen_scars(s: Any, seat: int) -> int:
    """Redeal 5: the tokens that lie face down, in the box, or in the other's hand unseen."""
    seen = s.discarded
    for place in range(TERRITORIES):
        seen |= s.open[place]
        for owner in range(SEATS):
            seen |= s.pack[owner, place]
    for border in range(BORDERS):
        for owner in range(SEATS):
            seen |= s.border[owner, border]
    if s.held != NONE and not holds_unseen(s, seat):
        seen |= 1 << s.held
    return ALL_SCARS & ~seen


@rule
def holds_unseen(s: Any, seat: int) -> bool:
    """Whether somebody else holds a token that this seat has not seen."""
    return s.phase == PLACE and s.held_unseen == 1 and s.loser != seat


@rule
def redeal_scars(s: Any, seat: int) -> None:
    """Redeal 5: shuffle the unseen tokens over hidden fields, box and the other's held token."""
    unseen = unseen_scars(s, seat)
    lay_out(s, unseen)
    shuffle(s, s.deck, popcount(unseen))
    dealt = 0
    for place in range(TERRITORIES):
        for field in range(s.hidden_count[place]):
            s.hidden[place, field] = s.deck[dealt]
            dealt += 1
    for field in range(len(s.box_scars)):
        if s.box_scars[field] != NONE:
            s.box_scars[field] = s.deck[dealt]
            dealt += 1
    if holds_unseen(s, seat):
        s.held = s.deck[dealt]
    clear_deck(s)


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    """What the seat knows, in the order of OBSERVATION."""
    for position in range(len(out)):
        out[position] = 0
    end = observe_turn(s, seat, out, 0)
    end = observe_cards(s, seat, out, end)
    end = observe_trick(s, seat, out, end)
    end = observe_counts(s, seat, out, end)
    end = observe_scars(s, seat, out, end)
    for place in range(TERRITORIES):
        out[end + HONOR_FACES * place] = HONOR[s.honor[place], s.honor_side[place]]
        out[end + HONOR_FACES * place + 1] = HONOR[s.honor[place], 1 - s.honor_side[place]]


@rule
def flag(out: Any, start: int, position: int) -> None:
    """Set one flag of a group; none for NONE."""
    if position != NONE:
        out[start + position] = 1


@rule
def observe_turn(s: Any, seat: int, out: Any, end: int) -> int:
    out[end] = s.board
    flag(out, end + 1, s.phase)
    end += 1 + DECISIONS
    deciding = actor(s)
    if deciding != NONE:
        out[end + (deciding != seat)] = 1
    out[end + SEATS + (s.leader != seat)] = 1
    out[end + 2 * SEATS] = s.trick
    return end + 2 * SEATS + 1


@rule
def observe_cards(s: Any, seat: int, out: Any, end: int) -> int:
    mark_cards(out, end, s.hand[seat])
    for owner in range(SEATS):
        side = end + 1 + (2 * TERRITORIES if owner != seat else 0)
        for place in range(TERRITORIES):
            mark_cards(out, side + place, s.face_up[owner, place])
            mark_cards(out, side + TERRITORIES + place, s.turned[owner, place])
    return end + CARDS * CARD_PLACES


@rule
def mark_cards(out: Any, start: int, cards: int) -> None:
    """Set the flag of one place for each of these cards."""
    while cards:
        out[start + lowest(cards) * CARD_PLACES] = 1
        cards &= cards - 1


@rule
def observe_trick(s: Any, seat: int, out: Any, end: int) -> int:
    flag(out, end, s.led_card)
    flag(out, end + CARDS, s.led_place)
    flag(out, end + CARDS + TERRITORIES, s.loss_place)
    end += CARDS + 2 * TERRITORIES
    if holds_unseen(s, seat):
        out[end + SCAR_KINDS] = 1
    elif s.held != NONE:
        out[end + s.held // SCAR_COPIES] = 1
    end += SCAR_KINDS + 1
    flag(out, end, trump(s))
    for moon in range(MOONS):
        flag(out, end + (1 + moon) * TERRITORIES, s.moon_place[moon])
    return end + (1 + MOONS) * TERRITORIES


@rule
def observe_counts(s: Any, seat: int, out: Any, end: int) -> int:
    for place in range(TERRITORIES):
        out[end + place] = TERRITORY_CAP - s.cards[place]
    end += TERRITORIES
    for owner in range(SEATS):
        other = 1 if owner != seat else 0
        for place in range(TERRITORIES):
            out[end + other * TERRITORIES + place] = s.added[owner, place]
            out[end + SEATS * TERRITORIES + SEATS + other * TERRITORIES + place] = s.void[owner] >> place & 1
        out[end + SEATS * TERRITORIES + other] = popcount(s.hand[owner])
    return end + 2 * SEATS * TERRITORIES + SEATS


@rule
def observe_scars(s: Any, seat: int, out: Any, end: int) -> int:
    for place in range(TERRITORIES):
        out[end + place] = s.hidden_count[place]
        count_kinds(out, end + TERRITORIES + place * SCAR_KINDS, s.open[place])
    end += TERRITORIES + TERRITORIES * SCAR_KINDS
    borders = end + SEATS * TERRITORIES * SCAR_KINDS
    for owner in range(SEATS):
        other = 1 if owner != seat else 0
        for place in range(TERRITORIES):
            count_kinds(out, end + (other * TERRITORIES + place) * SCAR_KINDS, s.pack[owner, place])
        for border in range(BORDERS):
            count_kinds(out, borders + (other * BORDERS + border) * SCAR_KINDS, s.border[owner, border])
    end = borders + SEATS * BORDERS * SCAR_KINDS
    count_kinds(out, end, s.discarded)
    return end + SCAR_KINDS


@rule
def count_kinds(out: Any, start: int, tokens: int) -> None:
    """Write how many of these tokens there are of each kind."""
    for kind in range(SCAR_KINDS):
        out[start + kind] = count_kind(tokens, kind)
