"""The Wolves, decision by decision: who decides, what may be chosen, what it does (section 6).

The rules themselves are in the modules named after them: setup, draft, targets, payment, movement, building, howling,
hunting, regions, turns and leaving. An action's effect leaves the decision that follows, with all that it offers, ready
in the record.
"""

from __future__ import annotations

from typing import Any

from wataha.engine.bits import lowest
from wataha.engine.compiled import rule

from .actions import (
    DRAFTS,
    END_TURN,
    FACE_ACTIONS,
    GOALS,
    HUNTS,
    KIND_ACTIONS,
    MOVERS,
    PACK_ACTIONS,
    PAYMENT_ACTIONS,
    PUSHES,
    STOP,
    TARGETS,
    TERRAIN_ACTIONS,
    TRACK_ACTIONS,
    USE_TOKEN,
    VICTIMS,
)
from .building import place_den, upgrade
from .components import (
    ACTION_TOKEN,
    BASE_ACTIONS,
    BOARD_SIZE,
    BOARDS,
    BUILD,
    DEN,
    DEN_BONUSES,
    DOMINATE,
    FACE_IDS,
    HOWLING,
    KINDS,
    MOST_SPREAD,
    MOST_STALL_ROUNDS,
    MOVE,
    PACKS,
    PLAYERS,
    PREY_KINDS,
    SEATS,
    START_SIDES,
    TERRAINS,
    TRACK_DENS,
    TRACKS,
    TRIGGERS,
    UPGRADE,
    WOLF,
)
from .draft import choose_faces, choose_pack, draft, packs_taken, seek_chooser
from .hexes import HEX_CELLS, HEX_NUMBERS, WORD, clear
from .howling import dominate, howl
from .hunting import choose_stack
from .movement import choose_mover, go_to, look_around, push_to
from .payment import list_payments, pay, tiles_showing
from .state import (
    ACTED,
    CHOSEN,
    DRAFT,
    EXTRA,
    FACES,
    GOAL,
    HUNT,
    KIND,
    MOVER,
    NEXT_ACTION,
    NEXT_TURN,
    PACK,
    PAY,
    PUSH,
    ROAMING,
    SURVEY,
    TARGET,
    TERRAIN,
    TRACK,
    TURN_OVER,
)
from .targets import offer_kinds, offer_targets
from .turns import begin_turn, complete_action, end_turn

EVERY = -1
"""A mask of whatever there is."""


@rule
def actor(s: Any) -> int:
    """The active player decides; nobody once the game is over."""
    return s.active


@rule
def legal(s: Any, out: Any) -> int:
    """The choices of the decision at hand, in canonical order (6.2)."""
    decision = s.decision
    if decision == MOVER:
        return list_movers(s, out)
    if decision == GOAL:
        return list_hexes(s, out, GOALS)
    if decision == PAY:
        return list_payments(s, out, PAYMENT_ACTIONS)
    if decision == KIND:
        return list_mask(s.kinds, KINDS, out, KIND_ACTIONS)
    if decision == TERRAIN:
        return list_terrains(s, out)
    if decision == TARGET:
        return list_pairs(s, out, VICTIMS) if s.kind == DOMINATE else list_hexes(s, out, TARGETS)
    if decision == TRACK:
        return list_tracks(s, out)
    if decision == PUSH:
        return list_hexes(s, out, PUSHES)
    if decision == EXTRA:
        return list_mask(EVERY, END_TURN + 1 - USE_TOKEN, out, USE_TOKEN)
    if decision == DRAFT:
        return list_hexes(s, out, DRAFTS)
    if decision == HUNT:
        return list_hexes(s, out, HUNTS)
    if decision == PACK:
        return list_mask(~packs_taken(s), PACKS, out, PACK_ACTIONS)
    if decision == FACES:
        return list_mask(EVERY, len(FACE_IDS), out, FACE_ACTIONS)
    return 0


@rule
def list_mask(mask: int, most: int, out: Any, base: int) -> int:
    """One choice for each bit of a mask."""
    count = 0
    for number in range(most):
        out[count] = base + number
        count += mask >> number & 1
    return count


@rule
def list_hexes(s: Any, out: Any, base: int) -> int:
    """One choice for each hex offered, by hex index."""
    count = 0
    for word in range(s.words):
        hexes = s.offer[0, word]
        while hexes:
            out[count] = base + HEX_NUMBERS[word * WORD + lowest(hexes)]
            hexes &= hexes - 1
            count += 1
    return count


@rule
def list_pairs(s: Any, out: Any, base: int) -> int:
    """One choice for each piece offered: by hex index, at one hex a wolf before an alpha or den."""
    count = 0
    for word in range(s.words):
        hexes = s.offer[0, word] | s.offer[1, word]
        while hexes:
            bit = lowest(hexes)
            number = base + 2 * HEX_NUMBERS[word * WORD + bit]
            for second in range(2):
                out[count] = number + second
                count += s.offer[second, word] >> bit & 1
            hexes &= hexes - 1
    return count


@rule
def list_movers(s: Any, out: Any) -> int:
    """DP-8, TW-41: the wolf-kinds that can move, and `stop` unless a token paid and nothing has moved yet."""
    count = list_pairs(s, out, MOVERS)
    if s.moved or not s.token_paid:
        out[count] = STOP
        count += 1
    return count


@rule
def list_terrains(s: Any, out: Any) -> int:
    """DP-5: terrains that a tile shows, and those that a token can pay for and some wolf-kind can reach."""
    count = 0
    for terrain in range(TERRAINS):
        if s.roam >> terrain & 1 or tiles_showing(s, s.active, terrain):
            out[count] = TERRAIN_ACTIONS + terrain
            count += 1
    return count


@rule
def list_tracks(s: Any, out: Any) -> int:
    """DP-11: tracks with a den left."""
    count = 0
    for track in range(TRACKS):
        if s.dens[s.active, track] < TRACK_DENS:
            out[count] = TRACK_ACTIONS + track
            count += 1
    return count


@rule
def apply(s: Any, action: int) -> None:
    """Play one legal action; everything is public, so it reveals nothing."""
    decision = s.decision
    clear(s.offer[0])
    clear(s.offer[1])
    if decision == MOVER:
        if action == STOP:
            s.decision = ACTED
        else:
            choose_mover(s, HEX_CELLS[(action - MOVERS) // 2], (action - MOVERS) % 2)
    elif decision == GOAL:
        go_to(s, HEX_CELLS[action - GOALS])
    elif decision == PAY:
        pay(s, action - PAYMENT_ACTIONS)
        act(s)
    elif decision == KIND:
        choose_kind(s, action - KIND_ACTIONS)
    elif decision == TERRAIN:
        s.ground = action - TERRAIN_ACTIONS
        s.decision = PAY
    elif decision == TARGET:
        aim(s, action)
    elif decision == TRACK:
        place_den(s, action - TRACK_ACTIONS)
    elif decision == PUSH:
        push_to(s, HEX_CELLS[action - PUSHES])
        s.decision = ROAMING if s.kind == MOVE else ACTED
    elif decision == HUNT:
        choose_stack(s, HEX_CELLS[action - HUNTS])
        s.decision = ACTED
    elif decision == EXTRA:
        spend_or_end(s, action)
    else:
        choose_start(s, action)
    go_on(s)


@rule
def choose_start(s: Any, action: int) -> None:
    """DP-1 to DP-3: the choices of the set-up; its next one, or the first turn, follows."""
    if s.decision == DRAFT:
        draft(s, HEX_CELLS[action - DRAFTS])
    elif s.decision == PACK:
        choose_pack(s, action - PACK_ACTIONS)
    else:
        choose_faces(s, action - FACE_ACTIONS)
    s.step += 1
    s.decision = CHOSEN


@rule
def go_on(s: Any) -> None:
    """6.1, "followed by": one thing leads to the next, until somebody has to decide.

    Everything large is called from here alone, which keeps the compiled code small.
    """
    if s.decision == CHOSEN:
        seek_chooser(s)
    if s.decision == SURVEY or s.decision == ROAMING:
        look_around(s)
    if s.decision == ACTED:
        complete_action(s)
    if s.decision == TURN_OVER:
        end_turn(s)
    if s.decision == NEXT_TURN:
        begin_turn(s)
    if s.decision == NEXT_ACTION:
        offer_kinds(s)


@rule
def choose_kind(s: Any, kind: int) -> None:
    """DP-4: a Move asks for its terrain next, every other action for its target."""
    s.kind = kind
    s.kinds = 0
    if kind == MOVE:
        s.decision = SURVEY
    else:
        offer_targets(s, kind)


@rule
def aim(s: Any, action: int) -> None:
    """DP-6, TW-20: the target; its terrain is what has to be paid."""
    if s.kind == DOMINATE:
        s.target = HEX_CELLS[(action - VICTIMS) // 2]
        s.victim = DEN if (action - VICTIMS) % 2 else WOLF
    else:
        s.target = HEX_CELLS[action - TARGETS]
    for terrain in range(TERRAINS):
        if s.terrain[terrain, s.target // WORD] >> s.target % WORD & 1:
            s.ground = terrain
    s.decision = PAY


@rule
def act(s: Any) -> None:
    """DP-7, TW-24: what was paid for now happens, or goes on."""
    s.roam = 0
    if s.kind == MOVE:
        s.decision = ROAMING
    elif s.kind == BUILD:
        s.decision = TRACK
    elif s.kind == UPGRADE:
        upgrade(s)
    elif s.kind == HOWLING:
        howl(s)
    else:
        dominate(s)


@rule
def spend_or_end(s: Any, action: int) -> None:
    """DP-13, TW-17: one more action for a token, or the end of the turn."""
    if action == USE_TOKEN:
        s.action_tokens[s.active] -= 1
        s.decision = NEXT_ACTION
    else:
        s.decision = TURN_OVER


MOST_CHOICES = BOARDS * (BOARD_SIZE - 1) + sum(len(side) for side in START_SIDES) - 1
"""DP-10 has the longest list that cannot be ruled out: every passable hex of the largest map but one."""

_SETUP = SEATS + SEATS + 2 * SEATS
_TURNS = max(TRIGGERS[players][-1] * MOST_STALL_ROUNDS * players for players in PLAYERS)
_MOVE = 3 + 3 * MOST_SPREAD
_ACTION_TOKENS = PREY_KINDS + max(sum(track.count(ACTION_TOKEN) for track in board) for board in DEN_BONUSES)
LONGEST = _SETUP + _TURNS * (BASE_ACTIONS * _MOVE + 1) + SEATS * (_ACTION_TOKENS * (_MOVE + 1) + PREY_KINDS)
"""INV-8, INV-13: the set-up; in each turn two Moves of as many wolves as can be, each pushing, and `end_turn`; in the
whole game as many extra actions as there are action tokens to gain, and a choice of prey for each kind and player.
"""
