"""The choices before the first turn: packs, faces of the tiles, and the placement draft (sections 5.2 and 5.14)."""

from __future__ import annotations

from typing import Any

from wataha.engine.compiled import rule

from .components import AI, ALL_BACKS, CRESCENT, FIRST_ALPHA, FIRST_WOLF, PACKS, PAIRS, START_SIDES
from .hexes import SIDES, SLOT_SETS, TWO_PLAYERS
from .pieces import lay_wolf, occupied
from .regions import visible_token
from .state import DRAFT, FACES, NEXT_TURN, NONE, PACK
from .turns import present

FACES_ROUND, DRAFT_ROUND, BACK_ROUND, ROUNDS = 1, 2, 3, 4
"""The rounds of the set-up, a step for each player: packs, then faces, then the draft there and back."""


@rule
def seek_chooser(s: Any) -> None:
    """DP-1 to DP-3: who decides next, round after round; TW-15, TW-92: the draft's first player has the first turn."""
    while s.step < ROUNDS * s.players and not is_asked(s):
        s.step += 1
    s.active = chooser(s)
    if s.step < FACES_ROUND * s.players:
        s.decision = PACK
    elif s.step < DRAFT_ROUND * s.players:
        s.decision = FACES
    elif s.step < ROUNDS * s.players:
        offer_draft(s)
        s.decision = DRAFT
    else:
        s.decision = NEXT_TURN


@rule
def chooser(s: Any) -> int:
    """TW-12, TW-91: clockwise from the first player; in the last round of the draft back again, and then the first."""
    away = s.step % s.players
    if s.step // s.players == BACK_ROUND:
        away = s.players - 1 - away
    return (s.first_seat + away) % s.players


@rule
def is_asked(s: Any) -> bool:
    """TW-97: whether this choice of the set-up is made at all: by a player who is there, about faces only if chosen."""
    asks_faces = FACES_ROUND <= s.step // s.players < DRAFT_ROUND
    return present(s, chooser(s)) and (s.choose_faces == 1 or not asks_faces)


@rule
def first_free_pack(s: Any) -> int:
    """TW-90: the first pack, by its letter, that no player has."""
    taken = packs_taken(s)
    for pack in range(PACKS):
        if not taken >> pack & 1:
            return pack
    return NONE


@rule
def packs_taken(s: Any) -> int:
    """Mask of the packs that are in play."""
    taken = 0
    for pack in range(s.packs):
        if s.pack[pack] != NONE:
            taken |= 1 << s.pack[pack]
    return taken


@rule
def choose_pack(s: Any, pack: int) -> None:
    """DP-1, TW-8, TW-90: a free pack; once both of two players have theirs, the AI gets the first that is left."""
    s.pack[s.active] = pack
    if s.layout == TWO_PLAYERS and s.step == s.players - 1:
        s.pack[AI] = first_free_pack(s)


@rule
def choose_faces(s: Any, face: int) -> None:
    """DP-2, TW-10: the common tiles all show their fronts, or all their backs."""
    s.flipped[s.active] = ALL_BACKS if face else 0


@rule
def offer_draft(s: Any) -> None:
    """DP-3: empty hexes of the start board's land; with two players of the regions that show no Crescent."""
    for word in range(s.words):
        s.offer[0, word] = s.passable[word] & ~s.covered[word] & ~occupied(s, word)
    if s.layout == TWO_PLAYERS:
        for region in range(s.regions):
            if s.token_phase[visible_token(s, region)] == CRESCENT:
                for word in range(s.words):
                    s.offer[0, word] &= ~SLOT_SETS[s.layout, region, word]
    else:
        for word in range(s.words):
            s.offer[0, word] &= start_land(s, word)


@rule
def start_land(s: Any, word: int) -> int:
    """TW-13, TW-14: the start board's land; the second time only the side on which the player is not yet."""
    land = 0
    for side in range(len(START_SIDES)):
        taken = 0
        for other in range(s.words):
            taken |= s.pack_wolves[s.active, other] & SIDES[s.layout, side, other]
        if not taken:
            land |= SIDES[s.layout, side, word]
    return land


@rule
def draft(s: Any, cell: int) -> None:
    """TW-13, TW-14, TW-91: one alpha and one wolf together."""
    pair = PAIRS - s.pairs[s.active]
    lay_wolf(s, s.active, FIRST_ALPHA + pair, cell)
    lay_wolf(s, s.active, FIRST_WOLF + pair, cell)
    s.pairs[s.active] -= 1
