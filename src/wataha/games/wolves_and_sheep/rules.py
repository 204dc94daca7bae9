"""The rules of Wolves and Sheep in the order of the decisions D1 to D9: what can be chosen, and what each choice does.

Setting the table, placing, regions, specials, windows, leaving and scoring have modules of their own.
"""

from __future__ import annotations

from typing import Any

from wataha.engine.bits import lowest
from wataha.engine.compiled import rule

from .actions import (
    ANNOUNCE_KIND,
    CHOOSE_CELL,
    CHOOSE_TURNS,
    DECLINE,
    LEAVE,
    PASS,
    REVEAL_COLOUR,
    STOP,
    TIME_OUT,
    cell_action,
    place_of,
)
from .components import BLACK, COLOURS, FACE_B, FACES, FIRST_SHEPHERD, SIDES, SPECIALS
from .faces import all_of, edges_of, fits_turned, turns_that_fit
from .hands import draw, held_of_kind, put_down, special_kind
from .leaving import end_run, leave_turn, pass_turn, take_rank, time_out_pass
from .placing import (
    find_cell,
    find_gap,
    fits_somewhere,
    has_ordinary_placement,
    lay,
    list_tile_faces,
    lonely_letters,
    only_gap,
    remember_unfit,
)
from .specials import (
    announce,
    cover,
    has_place,
    lapse,
    list_special_tiles,
    may_add,
    may_cover,
    may_lie_in_gap,
    next_entry,
)
from .state import (
    ANNOUNCE,
    BONUS_TILE,
    CELL,
    DECISION,
    MAIN,
    NEXT_ENTRY,
    NO_ACTION,
    NONE,
    POLL,
    POLLS,
    REVEAL,
    ROTATION,
    SHEPHERD_CELL,
    SPECIAL,
    SPECIAL_CELL,
    SPECIAL_TILES,
    TIME_OUT_PASS,
    TURN,
    TURN_TILE,
    WINDOW,
)
from .windows import after_action, answer, poll_or_go_on


@rule
def actor(s: Any) -> int:
    """The seat that decides."""
    return s.decider


@rule
def legal(s: Any, out: Any) -> int:
    """Section 5: the choices of the decision at hand, ascending."""
    if s.phase == MAIN:
        return list_main(s, out)
    if s.phase == POLL:
        return list_poll(s, out)
    if s.phase == CELL:
        return list_cells(s, edges_of(s, s.chosen_face // FACES, s.chosen_face % FACES), out)
    if s.phase == TURN:
        return list_turns(s, out)
    if s.phase == ANNOUNCE:
        return list_kinds_to_add(s, out)
    if s.phase == SPECIAL:
        return list_special_tiles(s, out)
    if s.phase == SPECIAL_CELL:
        return list_special_cells(s, s.announced[s.entry], out)
    if s.phase == SHEPHERD_CELL:
        return list_cells(s, all_of(BLACK + s.chosen_colour), out)
    if s.phase == BONUS_TILE:
        return list_tile_faces(s, s.decider, out)
    return 0


@rule
def list_main(s: Any, out: Any) -> int:
    """D1: a tile-face, a reveal, an announcement or leaving; passing only where no tile fits (WS-15, WS-19)."""
    tile_faces = list_tile_faces(s, s.decider, out)
    count = list_extras(s, out, tile_faces)
    out[count] = LEAVE
    out[count + 1] = PASS
    return count + 1 if tile_faces else count + 2


@rule
def list_poll(s: Any, out: Any) -> int:
    """D9: a reveal, an announcement, leaving or declining."""
    count = list_extras(s, out, 0)
    out[count] = LEAVE
    out[count + 1] = DECLINE
    return count + 2


@rule
def list_extras(s: Any, out: Any, count: int) -> int:
    """D1, D9: reveals by WS-21, then the first kinds of an announcement by WS-34."""
    for colour in range(COLOURS):
        unplaced = s.colour_owner[colour] == s.decider and s.shown >> colour & 1 == 0
        if unplaced and fits_somewhere(s, all_of(BLACK + colour), lonely_letters(s)):
            out[count] = REVEAL_COLOUR + colour
            count += 1
    for kind in range(SPECIALS):
        if held_of_kind(s, s.decider, kind) and has_place(s, kind):
            out[count] = ANNOUNCE_KIND + kind
            count += 1
    return count


@rule
def list_cells(s: Any, edges: int, out: Any) -> int:
    """D2, D7: the gaps that a face fits in some rotation."""
    count = 0
    for gap in range(s.gaps):
        if fits_turned(edges, s.gap_need[gap]):
            out[count] = cell_action(s.gap_at[gap])
            count += 1
    return count


@rule
def list_turns(s: Any, out: Any) -> int:
    """D3: the rotations that fit the chosen gap."""
    fitting = chosen_turns(s)
    count = 0
    for turns in range(SIDES):
        if fitting >> turns & 1:
            out[count] = CHOOSE_TURNS + turns
            count += 1
    return count


@rule
def chosen_turns(s: Any) -> int:
    """D3: mask of the rotations by which the chosen face fits the chosen gap."""
    edges = edges_of(s, s.chosen_face // FACES, s.chosen_face % FACES)
    return turns_that_fit(edges, s.gap_need[s.chosen_gap])


@rule
def list_kinds_to_add(s: Any, out: Any) -> int:
    """D4: one more kind, or no more."""
    count = 0
    for kind in range(SPECIALS):
        if may_add(s, kind):
            out[count] = ANNOUNCE_KIND + kind
            count += 1
    out[count] = STOP
    return count + 1


@rule
def list_special_cells(s: Any, kind: int, out: Any) -> int:
    """D6: the gaps for a figure and, for a keeper, the raiders it may cover, in one ascending list."""
    count = 0
    for gap in range(s.gaps):
        if may_lie_in_gap(s, kind, gap):
            out[count] = cell_action(s.gap_at[gap])
            count += 1
    for cell in range(s.cells):
        if may_cover(s, kind, cell):
            action = cell_action(s.cell_at[cell])
            place = count
            while place > 0 and out[place - 1] > action:
                out[place] = out[place - 1]
                place -= 1
            out[place] = action
            count += 1
    return count


@rule
def apply(s: Any, action: int) -> None:
    """Play one legal action, or the clock's.

    A choice may settle the next ones, lay a tile, complete an action, close a window: one thing leads to another here,
    and each is written in one place only, for the compiler copies whatever is called from several.
    """
    s.revealed = 0
    follows = choose(s, action)
    if follows == ROTATION:
        follows = settle_rotation(s)
    if follows >= 0:
        follows = lay_chosen(s, follows)
    if follows == NEXT_ENTRY:
        follows = next_entry(s)
    if follows == WINDOW:
        follows = after_action(s)
    if follows == POLLS:
        follows = poll_or_go_on(s)
    if follows == TIME_OUT_PASS:
        time_out_pass(s)


@rule
def choose(s: Any, action: int) -> int:
    """Make a choice; what follows from it: DECISION to TIME_OUT_PASS, or the quarter turns by which a tile is laid."""
    if action < REVEAL_COLOUR:
        return choose_tile(s, action)
    if action < ANNOUNCE_KIND:
        begin(s, REVEAL)
        s.chosen_colour = action - REVEAL_COLOUR
        s.phase = SHEPHERD_CELL
        return DECISION
    if action < STOP:
        begin(s, SPECIAL_TILES)
        return announce(s, action - ANNOUNCE_KIND)
    if action == STOP:
        return NEXT_ENTRY
    if action < CHOOSE_CELL:
        return step_back(s, action)
    if action < CHOOSE_TURNS:
        return choose_cell(s, place_of(action))
    if action < TIME_OUT:
        return action - CHOOSE_TURNS
    return time_out(s)


@rule
def begin(s: Any, doing: int) -> None:
    """WS-36: a turn tile, a reveal or an announcement begins, at D1 or when polled; an announcement may go on."""
    if s.doing == NO_ACTION:
        s.doing = doing
        s.polled = s.phase == POLL


@rule
def step_back(s: Any, action: int) -> int:
    """WS-19, WS-38, WS-43: leave, pass or decline."""
    if action == PASS:
        s.time_outs[s.decider] = 0
        remember_unfit(s, s.decider)
        pass_turn(s)
        return DECISION
    if action == LEAVE and s.phase == MAIN:
        leave_turn(s)
        return DECISION
    if action == LEAVE:
        take_rank(s, s.decider)
        end_run(s)
    return answer(s)


@rule
def choose_tile(s: Any, tile_face: int) -> int:
    """D1, D8 to D2, where a single cell is taken at once; D5 to D6."""
    s.chosen_face = tile_face
    if s.phase == SPECIAL:
        s.phase = SPECIAL_CELL
        return DECISION
    begin(s, TURN_TILE)
    s.phase = CELL
    s.chosen_gap = only_gap(s, edges_of(s, tile_face // FACES, tile_face % FACES))
    return DECISION if s.chosen_gap == NONE else ROTATION


@rule
def choose_cell(s: Any, at: int) -> int:
    """D2 to D3; D6 and D7 lay the tile as it is."""
    gap = find_gap(s, at)
    if gap < s.gaps and s.gap_at[gap] == at:
        s.chosen_gap = gap
    else:
        s.chosen_cell = find_cell(s, at)
    return ROTATION if s.phase == CELL else 0


@rule
def settle_rotation(s: Any) -> int:
    """D3: a single rotation is taken at once."""
    s.phase = TURN
    fitting = chosen_turns(s)
    return DECISION if fitting & fitting - 1 else lowest(fitting)


@rule
def lay_chosen(s: Any, turns: int) -> int:
    """WS-16, WS-22, WS-31: what has been chosen is laid, and tiles are drawn for it; what follows."""
    shepherd = s.phase == SHEPHERD_CELL
    if shepherd:
        tile = FIRST_SHEPHERD + s.chosen_colour
        face = FACE_B
        s.shown |= 1 << s.chosen_colour
    else:
        tile = s.chosen_face // FACES
        face = s.chosen_face % FACES
        put_down(s, s.decider, tile)
        if special_kind(tile) != NONE:
            s.lapsed[s.decider, special_kind(tile)] = 0
    if s.chosen_cell == NONE:
        matched = lay(s, tile, face, turns, s.chosen_gap)
    else:
        matched = cover(s, tile, s.chosen_cell)
    s.laid += 1
    s.chosen_face = NONE
    s.chosen_gap = NONE
    s.chosen_cell = NONE
    draw(s, s.decider, matched)
    if shepherd:
        return bonus_tile(s)
    if s.doing == SPECIAL_TILES:
        s.entry += 1
        return NEXT_ENTRY
    if s.doing == TURN_TILE:
        s.time_outs[s.decider] = 0
    return WINDOW


@rule
def bonus_tile(s: Any) -> int:
    """WS-23: after the shepherd a bonus tile is laid, unless none fits."""
    if has_ordinary_placement(s, s.decider):
        s.phase = BONUS_TILE
        return DECISION
    remember_unfit(s, s.decider)
    return WINDOW


@rule
def time_out(s: Any) -> int:
    """WS-62 to WS-64: unfinished choices are dropped; what was laid stays, what was announced lapses."""
    s.revealed = 1
    if s.decider == s.owner:
        s.clock_ran_out = 1
    if s.phase == SPECIAL or s.phase == SPECIAL_CELL:
        while s.entry < s.entries:
            lapse(s)
    if s.laid:
        return WINDOW
    if s.phase == POLL or s.polled:
        return answer(s)
    return TIME_OUT_PASS
