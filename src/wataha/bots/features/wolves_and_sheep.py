"""What a net is shown of a position of Wolves and Sheep: the meadows of each seat, its hand, and who is in the game."""

from __future__ import annotations

from typing import Any

from wataha.bots.evaluation import lead_over_others
from wataha.bots.evaluations.wolves_and_sheep import (
    FURTHER,
    HARDEST,
    NEVER,
    mark_open_meadows,
    worth_of_colour,
    worth_of_seat,
)
from wataha.engine.bits import lowest, popcount
from wataha.engine.compiled import inlined, rule
from wataha.games.wolves_and_sheep.components import (
    BLACK,
    COLOURS,
    PLAYERS,
    SIDES,
    SPECIAL_COUNT,
    SPECIALS,
)
from wataha.games.wolves_and_sheep.faces import (
    EDGE,
    EDGES,
    OPPOSITE,
    STEP,
    edge,
    edges_of,
    fits,
    letters_on,
    touched_sides,
    turn_face,
)
from wataha.games.wolves_and_sheep.hands import FIRST_OF_KIND, hand_size
from wataha.games.wolves_and_sheep.placing import find_cell, has_ordinary_placement, ordinary_faces
from wataha.games.wolves_and_sheep.scoring import UNSAFE, bonus, forget_values, value_meadows
from wataha.games.wolves_and_sheep.state import MAIN, NONE, OVER, WORD_TILES, WORDS

from . import RowShape, starts_of

(
    LARGEST,  # the largest enclosed meadow, of each own colour, added up
    SECOND,  # the next one
    UNSAFE_GAIN,  # by how much one beside wolves surpasses the largest
    READY,  # by how much one does that a tile in hand would enclose
    SOON,  # by how much one does of which every open edge could be closed by a tile in hand
    OPEN,  # by how much the best open meadow surpasses it, by its open edges
    HARD,  # the same, times the further edges that a tile has to match there
    HOPELESS,  # by how much one does that cannot be enclosed, or lies beside wolves
    MEADOWS,  # open ones
    HIDDEN,  # colours not revealed yet
    HAND,  # tiles
    HELD,  # figures, by kind
    IN_GAME,
    BONUS,
    TURN,
    ASKED,  # deciding now
    CAN_LAY,
    OTHERS,  # how many others are in the game
    BAG,  # the share of tiles that is left
    DRAWN,  # their number
    NUMBER,  # of players
    BIG_FISH,
    TWO_HERDS,
    OWN_TURN,
    ESTIMATE,  # what the evaluation says
    ESTIMATED_LEAD,  # that over the best of the others
    WITHIN_REACH,  # the score as things stand, with what is ready
    LEAD,  # of that
    FEATURES,
) = starts_of(*(1,) * 5, SIDES, SIDES, 1, 1, 1, 1, SPECIALS, *(1,) * 6, 1, 1, len(PLAYERS), *(1,) * 7)

ROW = RowShape(FEATURES)


@rule
def describe(s: Any, rows: Any) -> None:
    """Write a row for each seat."""
    for seat in range(s.players):
        for k in range(FEATURES):
            rows[seat, k] = 0
    value_meadows(s)
    if s.phase != OVER:
        mark_open_meadows(s)
    for colour in range(COLOURS):
        owner = s.colour_owner[colour]
        if owner != NONE:
            describe_colour(s, colour, rows[owner])
            rows[owner, ESTIMATE] += worth_of_colour(s, colour, owner)
    forget_values(s)
    for seat in range(s.players):
        describe_seat(s, seat, rows[seat])
        rows[seat, ESTIMATE] += worth_of_seat(s, seat)
        rows[seat, WITHIN_REACH] = rows[seat, LARGEST] + rows[seat, READY] + rows[seat, BONUS]
    for seat in range(s.players):
        rows[seat, ESTIMATED_LEAD] = lead_over_others(rows[:, ESTIMATE], seat, s.players)
        rows[seat, LEAD] = lead_over_others(rows[:, WITHIN_REACH], seat, s.players)


@inlined
def describe_colour(s: Any, colour: int, row: Any) -> None:
    """The meadows of a colour; those of two colours of a seat are added up."""
    largest = second = unsafe = hopeless = 0
    for region in range(s.regions):
        if s.letter[region] != BLACK + colour:
            continue
        if s.open[region] == 0:
            value = s.value[region]
            if value < 0:
                unsafe = max(unsafe, value + UNSAFE)
            elif value > largest:
                second = largest
                largest = value
            else:
                second = max(second, value)
        else:
            row[MEADOWS] += 1
            if s.joined[region] >= NEVER:
                hopeless = max(hopeless, s.worth[region])
    row[LARGEST] += largest
    row[SECOND] += second
    row[UNSAFE_GAIN] += max(unsafe - largest, 0)
    row[HOPELESS] += max(hopeless - largest, 0)
    if s.phase != OVER and s.rank[s.colour_owner[colour]] == 0:
        row[READY] += max(largest_ready(s, colour, largest) - largest, 0)
        row[SOON] += max(largest_soon(s, colour, largest) - largest, 0)
    for count in range(1, SIDES + 1):
        best = largest
        further = 0
        for region in range(s.regions):
            counts = s.letter[region] == BLACK + colour and min(s.open[region], SIDES) == count
            if counts and s.joined[region] < NEVER and s.worth[region] > best:
                best = s.worth[region]
                further = s.joined[region] & FURTHER
        row[OPEN + count - 1] += best - largest
        row[HARD + count - 1] += (best - largest) * min(further, HARDEST)
    if s.shown >> colour & 1 == 0:
        row[HIDDEN] += 1


@inlined
def largest_ready(s: Any, colour: int, largest: int) -> int:
    """The largest meadow of a colour that a tile in its owner's hand would enclose, if it surpasses one."""
    letter = BLACK + colour
    best = largest
    for gap in range(s.gaps):
        sheep = sheep_enclosed_at(s, gap, letter)
        if sheep > best and can_fill(s, s.colour_owner[colour], s.gap_need[gap], letter):
            best = sheep
    return best


@inlined
def largest_soon(s: Any, colour: int, largest: int) -> int:
    """The largest meadow of a colour, if it surpasses one, each of whose open edges a tile in hand could close.

    How many of them could be is counted in the scratch row `value`, which is 0 for open meadows before and after.
    """
    letter = BLACK + colour
    for gap in range(s.gaps):
        need = s.gap_need[gap]
        if letters_on(need) >> letter & 1 and can_fill(s, s.colour_owner[colour], need, letter):
            for side in range(SIDES):
                if edge(need, side) == letter:
                    s.value[region_beyond(s, gap, side)] += 1
    best = largest
    for region in range(s.regions):
        if s.letter[region] == letter and s.open[region] > 1 and s.value[region] == s.open[region]:
            best = max(best, s.worth[region] + s.open[region])
    for region in range(s.regions):
        if s.open[region] > 0:
            s.value[region] = 0
    return best


@rule
def sheep_enclosed_at(s: Any, gap: int, letter: int) -> int:
    """The sheep that a tile in a gap would enclose if none of its other edges is of that meadow; 0 if it stays open."""
    need = s.gap_need[gap]
    edges = opened = sheep = 0
    for side in range(SIDES):
        if edge(need, side) == letter:
            region = region_beyond(s, gap, side)
            edges += 1
            met = False
            for earlier in range(side):
                met = met or (edge(need, earlier) == letter and region_beyond(s, gap, earlier) == region)
            if not met:
                opened += s.open[region]
                sheep += s.worth[region]
    return sheep + edges if opened == edges else 0


@rule
def region_beyond(s: Any, gap: int, side: int) -> int:
    """The region of the edge that touches a gap on one side."""
    return s.cell_region[find_cell(s, s.gap_at[gap] + STEP[side]), side ^ OPPOSITE]


@rule
def can_fill(s: Any, seat: int, need: int, letter: int) -> bool:
    """Whether a tile of the hand fits a gap with no further edge of a letter."""
    further = EDGES & ~(touched_sides(need) * EDGE)
    for word in range(WORDS):
        hand = s.hand[seat, word]
        while hand:
            tile = word * WORD_TILES + lowest(hand)
            hand &= hand - 1
            for face in range(ordinary_faces(tile)):
                edges = edges_of(s, tile, face)
                for turns in range(SIDES):
                    lying = turn_face(edges, turns)
                    if fits(lying, need) and letters_on(lying & further) >> letter & 1 == 0:
                        return True
    return False


@inlined
def describe_seat(s: Any, seat: int, row: Any) -> None:
    """The hand, the turn, and how long the game goes on."""
    row[HAND] = hand_size(s, seat)
    for kind in range(SPECIALS):
        first = FIRST_OF_KIND[kind]
        row[HELD + kind] = popcount(s.hand[seat, first // WORD_TILES] >> first % WORD_TILES & (1 << SPECIAL_COUNT) - 1)
    row[IN_GAME] = s.rank[seat] == 0
    row[BONUS] = bonus(s, seat)
    row[TURN] = seat == (s.owner if s.phase == MAIN else s.main_next)
    row[ASKED] = seat == s.decider
    row[OTHERS] = s.players - s.out - (s.rank[seat] == 0)
    if s.rank[seat] == 0 and s.players - s.out == 1:
        row[CAN_LAY] = has_ordinary_placement(s, seat)
    row[BAG] = (s.bag_size - s.drawn) / s.bag_size
    row[DRAWN] = s.drawn
    row[NUMBER + s.players - PLAYERS[0]] = 1
    row[BIG_FISH] = s.big_fish
    row[TWO_HERDS] = s.two_herds
    row[OWN_TURN] = s.own_turn
