"""What a seat of Wolves and Sheep knows (section 7): consistent worlds for the rest, and the observation.

What a seat may not see is: the others' hands and unrevealed colours, the bag, and choices that others have half made.
A redealt world is a function of what the seat knows and of the seed alone.
"""

from __future__ import annotations

from typing import Any

from wataha.engine.bits import popcount
from wataha.engine.chance import below, reseed, shuffle
from wataha.engine.compiled import rule
from wataha.engine.game import Part

from .components import CELLS, COLOURS, ENTRIES, MEMORY, SEATS, SIDES, SPECIALS, TILE_FACES, TILES
from .faces import column, edge, has_village, row
from .hands import hand_size, held_of_kind, holds, put_down, take_up
from .placing import has_ordinary_placement
from .state import (
    ANNOUNCE,
    BONUS_TILE,
    CELL,
    DECISIONS,
    MAIN,
    NONE,
    OVER,
    POLL,
    REVEAL,
    SHEPHERD_CELL,
    SPECIAL,
    SPECIAL_CELL,
    TURN,
    WORD_TILES,
    WORDS,
)
from .turns import decide
from .windows import has_unplaced_shepherd

SWAPS_A_TILE = 12  # exchanges tried for each tile in another hand, so that nothing is left of where they began
MOST_SWAPS = 6000
SLACK = 1  # contradictions borne while tiles are exchanged, so that no consistent world is cut off from the others
GRAVE = 8  # what a contradiction counts that would leave a decision without any choice

CELL_NUMBERS = 6 + SIDES

OBSERVATION = (
    Part(
        "options",
        6,
        "players; then 1 or 0 for Big Fish, two herds each, interrupts in the own turn only; seconds of"
        " a turn; 1 if the tiles are a set of the table's own",
    ),
    Part(
        "decision",
        DECISIONS,
        "one of main, cell, turn, announce, special, special cell, shepherd cell, bonus tile,"
        " poll, over; of another's decision only what the table knows",
    ),
    Part("to_act", SEATS, "who decides: I, the next clockwise, and so on, as in all that follows"),
    Part("owner", SEATS, "whose turn it is"),
    Part("window", SEATS, "who is still to be polled"),
    Part("main_next", SEATS, "whose main decision follows the window"),
    Part("back_to_main", 1, "1 if the turn tile is still due after the window"),
    Part("rank", SEATS, "0 in the game, 1 for the first who was out, and so on"),
    Part("run", 1, "passes in a row"),
    Part("first_passer", SEATS, "who passed first in this run"),
    Part("time_outs", SEATS, "time-out passes in a row"),
    Part("clock_ran_out", 1, "1 if the owner has used up the time of this turn"),
    Part("colours", SEATS * COLOURS, "for each seat the colours that I know it to own"),
    Part("shown", COLOURS, "colours whose shepherd lies on the table"),
    Part("bag", 1, "tiles left in the bag"),
    Part("hand_size", SEATS, "tiles in hand"),
    Part("hand", TILES, "the tiles in my hand"),
    Part("chosen_face", TILE_FACES, "the tile-face that I have chosen and not yet laid"),
    Part("chosen_cell", 3, "1 if I have chosen a cell for it, and its x and y"),
    Part("chosen_colour", COLOURS, "the colour that I am about to reveal"),
    Part(
        "announced", ENTRIES * SPECIALS, "the announcement in progress, entry by entry; another's once it is complete"
    ),
    Part("entry", 1, "how many of its entries were laid or have lapsed"),
    Part("lapsed", SEATS * SPECIALS, "wolves, hunters, fishermen, guards that a seat must hold, for entries lapsed"),
    Part("unfit", SEATS * TILES, "for each seat and tile, 1 + draws since a pass showed that it was not held; else 0"),
    Part("cells", 1, "tiles on the table, covers not counted"),
    Part(
        "landscape",
        CELLS * CELL_NUMBERS,
        "for each of them in the order of placing: x, y, tile, face, quarter turns,"
        " the tile that covers it or -1, the letters of its edges N, E, S, W (1 village, 2 forest, 3 pond, 4 to 7"
        " black, yellow, red, blue sheep)",
    ),
)
"""The layout of the observation; flags are 0 or 1. Tiles 0 to 99 are L01 to GU4, then the village square, shepherds."""


@rule
def public_phase(s: Any) -> int:
    """7.1: the decision as others see it; which tile, cell, colour or kinds are being chosen they do not."""
    if s.phase == SPECIAL_CELL:
        return SPECIAL
    if s.phase == CELL or s.phase == TURN or s.phase == ANNOUNCE or s.phase == SHEPHERD_CELL:
        if s.doing == REVEAL and s.laid:
            return BONUS_TILE
        return POLL if s.polled else MAIN
    return s.phase


@rule
def seen_phase(s: Any, seat: int) -> int:
    """The decision as a seat sees it."""
    return s.phase if seat == s.decider else public_phase(s)


@rule
def redeal(s: Any, seat: int, seed: int) -> None:
    """A random world among those that fit what the seat has seen (H1 to H7); the seed's draws, not the game's."""
    reseed(s, seed)
    s.revealed = 0
    if seat != s.decider:
        drop_choices(s)
    if s.phase != OVER and not s.two_herds:
        redeal_colours(s, seat)
    redeal_tiles(s, seat)


@rule
def drop_choices(s: Any) -> None:
    """7.1: what the decider has half chosen is not known, and so is chosen anew."""
    phase = public_phase(s)
    if phase != s.phase:
        s.phase = phase
        s.chosen_face = NONE
        s.chosen_gap = NONE
        if phase != SPECIAL and phase != BONUS_TILE:
            decide(s, s.decider, phase)


@rule
def redeal_colours(s: Any, seat: int) -> None:
    """H7: the colours that the seat does not know, over those who have not revealed and the undealt "?" tiles."""
    hidden = 0
    for other in range(s.players):
        if other != seat and has_unplaced_shepherd(s, other):
            hidden |= 1 << other
    unknown = 0
    for colour in range(COLOURS):
        if s.colour_owner[colour] != seat and s.shown >> colour & 1 == 0:
            s.pile[unknown] = colour
            unknown += 1
    shuffle(s, s.pile, unknown)
    owner = 0
    for dealt in range(unknown):
        while owner < s.players and hidden >> owner & 1 == 0:
            owner += 1
        s.colour_owner[s.pile[dealt]] = owner if owner < s.players else NONE
        owner += 1
        s.pile[dealt] = 0


@rule
def redeal_tiles(s: Any, seat: int) -> None:
    """H1, H2: deal the unseen tiles to the other hands and the bag; exchange some while that contradicts H3 to H5."""
    unseen = gather_unseen(s, seat)
    shuffle(s, s.pile, unseen)
    in_hands = 0
    for other in range(s.players):
        if other != seat:
            size = hand_size(s, other)
            for word in range(WORDS):
                s.hand[other, word] = 0
            for tile in range(in_hands, in_hands + size):
                take_up(s, other, s.pile[tile])
            in_hands += size
    if contradictions(s, seat):
        exchange_tiles(s, seat, in_hands, unseen)
    for tile in range(unseen):
        if tile >= in_hands:
            s.bag[s.drawn + tile - in_hands] = s.pile[tile]
        s.pile[tile] = 0


@rule
def gather_unseen(s: Any, seat: int) -> int:
    """7.2: the tiles that neither lie on the table nor are in the own hand, ascending; how many."""
    for cell in range(s.cells):
        if s.cell_tile[cell] < TILES:
            s.pile[s.cell_tile[cell]] = 1
        if s.cell_cover[cell] != NONE:
            s.pile[s.cell_cover[cell]] = 1
    unseen = 0
    for tile in range(s.bag_size):
        seen = s.pile[tile] == 1 or holds(s, seat, tile)
        s.pile[tile] = 0
        if not seen:
            s.pile[unseen] = tile
            unseen += 1
    return unseen


@rule
def exchange_tiles(s: Any, seat: int, in_hands: int, unseen: int) -> None:
    """H3 to H5: exchange random tiles, never for more contradictions, until none is left and all are well mixed.

    Exchanges are as likely forth as back, so all consistent worlds become equally likely.
    """
    now = contradictions(s, seat)
    mixed = 0
    for tried in range(2 * MOST_SWAPS):
        slack = SLACK if tried < MOST_SWAPS else 0
        mixed += now <= SLACK
        if now == 0 and mixed > SWAPS_A_TILE * in_hands:
            return
        one = below(s, in_hands)
        other = below(s, unseen)
        swap(s, seat, one, other)
        then = contradictions(s, seat)
        if then > max(now, slack):
            swap(s, seat, one, other)
        else:
            now = then


@rule
def holder(s: Any, seat: int, place: int) -> int:
    """The seat whose hand a place of the pile is dealt to; NONE for the bag."""
    end = 0
    for other in range(s.players):
        if other != seat:
            end += hand_size(s, other)
            if place < end:
                return other
    return NONE


@rule
def swap(s: Any, seat: int, one: int, other: int) -> None:
    """Exchange two tiles of the pile, and of the hands that they are in."""
    first = holder(s, seat, one)
    second = holder(s, seat, other)
    tile = s.pile[one]
    s.pile[one] = s.pile[other]
    s.pile[other] = tile
    if first != second:
        put_down(s, first, s.pile[other])
        take_up(s, first, s.pile[one])
        if second != NONE:
            put_down(s, second, s.pile[one])
            take_up(s, second, s.pile[other])


@rule
def contradictions(s: Any, seat: int) -> int:
    """How much the others' hands contradict what the seat knows of them."""
    found = 0
    for other in range(s.players):
        if other != seat:
            if s.passed[other]:
                found += fitting_tiles_too_many(s, other)
            found += figures_missing(s, other)
    if s.decider != seat and s.phase == BONUS_TILE and not has_ordinary_placement(s, s.decider):
        found += GRAVE
    if s.cells == 1 and not somebody_has_village(s):
        found += 1
    return found


@rule
def fitting_tiles_too_many(s: Any, seat: int) -> int:
    """H3: tiles that could have been laid when the seat passed; it can hold no more of them than it drew since."""
    found = 0
    for age in range(MEMORY):
        held = 0
        for word in range(WORDS):
            held += popcount(s.hand[seat, word] & s.unfit[seat, age, word])
        found += max(0, held - age)
    return found


@rule
def figures_missing(s: Any, seat: int) -> int:
    """H5, WS-35: figures that the seat must hold, for entries have lapsed or are still to be laid."""
    found = 0
    laying = s.decider == seat and s.phase == SPECIAL
    for kind in range(SPECIALS):
        must = s.lapsed[seat, kind]
        if laying:
            left = s.lapsing[kind]
            for entry in range(s.entry, s.entries):
                left += s.announced[entry] == kind
            must = max(must, left)
        if must:
            found += GRAVE * max(0, must - popcount(held_of_kind(s, seat, kind)))
    return found


@rule
def somebody_has_village(s: Any) -> bool:
    """H4: whether some hand has a tile with a village edge."""
    for seat in range(s.players):
        for tile in range(s.bag_size):
            if holds(s, seat, tile) and has_village(s, tile):
                return True
    return False


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    """What the seat knows, in the order of OBSERVATION."""
    for position in range(len(out)):
        out[position] = 0
    end = observe_options(s, out)
    end = observe_turn(s, seat, out, end)
    end = observe_colours(s, seat, out, end)
    end = observe_hands(s, seat, out, end)
    end = observe_choices(s, seat, out, end)
    end = observe_memory(s, seat, out, end)
    observe_landscape(s, out, end)


@rule
def flag(out: Any, start: int, position: int) -> None:
    """Set one flag of a group; none for NONE."""
    if position != NONE:
        out[start + position] = 1


@rule
def seen_from(s: Any, seat: int, other: int) -> int:
    """How many seats clockwise from a seat another sits; NONE for none."""
    return NONE if other == NONE else (other - seat + s.players) % s.players


@rule
def observe_options(s: Any, out: Any) -> int:
    out[0] = s.players
    out[1] = s.big_fish
    out[2] = s.two_herds
    out[3] = s.own_turn
    out[4] = s.move_time
    out[5] = s.custom
    return 6


@rule
def observe_turn(s: Any, seat: int, out: Any, end: int) -> int:
    flag(out, end, seen_phase(s, seat))
    end += DECISIONS
    flag(out, end, seen_from(s, seat, s.decider))
    flag(out, end + SEATS, seen_from(s, seat, s.owner))
    window = end + 2 * SEATS
    flag(out, window + SEATS, seen_from(s, seat, s.main_next))
    out[window + 2 * SEATS] = s.back_to_main
    ranks = window + 2 * SEATS + 1
    out[ranks + SEATS] = s.run
    passers = ranks + SEATS + 1
    flag(out, passers, seen_from(s, seat, s.first_passer))
    for other in range(s.players):
        place = seen_from(s, seat, other)
        out[window + place] = s.window >> other & 1
        out[ranks + place] = s.rank[other]
        out[passers + SEATS + place] = s.time_outs[other]
    out[passers + 2 * SEATS] = s.clock_ran_out
    return passers + 2 * SEATS + 1


@rule
def knows_colour(s: Any, seat: int, colour: int) -> bool:
    """7.1: one's own, those revealed, and all at the end or with two herds each."""
    return s.colour_owner[colour] == seat or s.shown >> colour & 1 == 1 or s.two_herds == 1 or s.phase == OVER


@rule
def observe_colours(s: Any, seat: int, out: Any, end: int) -> int:
    for colour in range(COLOURS):
        owner = s.colour_owner[colour]
        if owner != NONE and knows_colour(s, seat, colour):
            out[end + seen_from(s, seat, owner) * COLOURS + colour] = 1
        out[end + SEATS * COLOURS + colour] = s.shown >> colour & 1
    return end + (SEATS + 1) * COLOURS


@rule
def observe_hands(s: Any, seat: int, out: Any, end: int) -> int:
    out[end] = s.bag_size - s.drawn
    for other in range(s.players):
        out[end + 1 + seen_from(s, seat, other)] = hand_size(s, other)
    end += 1 + SEATS
    for tile in range(TILES):
        out[end + tile] = holds(s, seat, tile)
    return end + TILES


@rule
def observe_choices(s: Any, seat: int, out: Any, end: int) -> int:
    announced = end + TILE_FACES + 3 + COLOURS
    if seat == s.decider:
        flag(out, end, s.chosen_face)
        if s.chosen_gap != NONE:
            out[end + TILE_FACES] = 1
            out[end + TILE_FACES + 1] = column(s.gap_at[s.chosen_gap])
            out[end + TILE_FACES + 2] = row(s.gap_at[s.chosen_gap])
        flag(out, end + TILE_FACES + 3, s.chosen_colour)
    if seat == s.decider or public_phase(s) == SPECIAL:
        for entry in range(s.entries):
            out[announced + entry * SPECIALS + s.announced[entry]] = 1
        out[announced + ENTRIES * SPECIALS] = s.entry
    return announced + ENTRIES * SPECIALS + 1


@rule
def observe_memory(s: Any, seat: int, out: Any, end: int) -> int:
    unfit = end + SEATS * SPECIALS
    for other in range(s.players):
        place = seen_from(s, seat, other)
        for kind in range(SPECIALS):
            out[end + place * SPECIALS + kind] = s.lapsed[other, kind]
        for age in range(MEMORY - 1, -1, -1):
            for tile in range(TILES):
                if s.unfit[other, age, tile // WORD_TILES] >> tile % WORD_TILES & 1:
                    out[unfit + place * TILES + tile] = 1 + age
    return unfit + SEATS * TILES


@rule
def observe_landscape(s: Any, out: Any, end: int) -> None:
    out[end] = s.cells
    for cell in range(s.cells):
        start = end + 1 + cell * CELL_NUMBERS
        out[start] = column(s.cell_at[cell])
        out[start + 1] = row(s.cell_at[cell])
        out[start + 2] = s.cell_tile[cell]
        out[start + 3] = s.cell_face[cell]
        out[start + 4] = s.cell_turns[cell]
        out[start + 5] = s.cell_cover[cell]
        for side in range(SIDES):
            out[start + 6 + side] = edge(s.cell_edges[cell], side)
