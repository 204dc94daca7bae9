"""The numbers of the actions of The Wolves, in the order in which they are listed.

0..4    kind k (MOVE, DEN, LAIR, HOWL, DOMINATE)      hexes, by hex number h (219 of them):
5..9    terrain t                                       DRAFTS + h          draft there
10..17  payment with mask m                             TARGETS + h         target
18..20  track r                                         VICTIMS + 2 h       dominate the wolf there
21..25  pack p                                          VICTIMS + 2 h + 1   dominate the den there
26, 27  faces front, back                               MOVERS + 2 h        move a wolf from there
28, 29  use_token, end_turn                             MOVERS + 2 h + 1    move an alpha from there
                                                        STOP                (after the movers)
                                                        GOALS, PUSHES, HUNTS + h
"""

from __future__ import annotations

from .components import FACE_IDS, KINDS, PACKS, PAYMENTS, TERRAINS, TRACKS
from .hexes import HEXES

KIND_ACTIONS = 0
TERRAIN_ACTIONS = KIND_ACTIONS + KINDS
PAYMENT_ACTIONS = TERRAIN_ACTIONS + TERRAINS
TRACK_ACTIONS = PAYMENT_ACTIONS + PAYMENTS
PACK_ACTIONS = TRACK_ACTIONS + TRACKS
FACE_ACTIONS = PACK_ACTIONS + PACKS
USE_TOKEN = FACE_ACTIONS + len(FACE_IDS)
END_TURN = USE_TOKEN + 1
DRAFTS = END_TURN + 1
TARGETS = DRAFTS + HEXES
VICTIMS = TARGETS + HEXES
MOVERS = VICTIMS + 2 * HEXES
STOP = MOVERS + 2 * HEXES
GOALS = STOP + 1
PUSHES = GOALS + HEXES
HUNTS = PUSHES + HEXES
ACTIONS = HUNTS + HEXES
