"""The record of a Lone Wolves game: one commented field a line.

Cards are numbered suit by suit, 0 to 29 (suit * 6 + value - 2); scar tokens kind by kind, 0 to 17 (kind * 2 + copy).
Sets of either are bit masks. Seats come before territories in two-dimensional fields.

    card  0..5     6..11     12..17    18..23    24..29         token  0 1          2 3    ...  16 17
          K2..K7   N2..N7    G2..G7    W2..W7    R2..R7                STR_PER_WOLF STR_3  ...  PT_5_CONTROL
          cave     desert    swamp     tundra    volcano
"""

from __future__ import annotations

import numpy as np

from wataha.engine.contract import HEADER

from .components import BORDERS, BOX_CARDS, CARDS, MOST_BOX_SCARS, MOST_HIDDEN, SEATS, TERRITORIES

LEAD, FOLLOW, TAKE, PLACE, OVER = range(5)
"""What is decided now: the leader's card, the follower's, which scar to take, where to place it, nothing more."""

DECISIONS = 5

NONE = -1
"""No card, no seat, no territory, no token."""

DTYPE = np.dtype(
    [
        *HEADER,
        ("board", "i1"),  # basic or advanced
        ("phase", "i1"),  # LEAD, FOLLOW, TAKE, PLACE or OVER
        ("trick", "i1"),  # tricks completed, 0 to 13
        ("leader", "i1"),  # seat that leads this trick
        ("led_card", "i1"),  # card led in this trick, or NONE
        ("led_place", "i1"),  # territory it was laid in
        ("loser", "i1"),  # seat that lost the trick and now takes or places a scar, or NONE
        ("loss_place", "i1"),  # territory of the loser's card
        ("held", "i1"),  # token taken and not yet placed, or NONE
        ("held_unseen", "i1"),  # 1 if the held token came from a hidden field: its taker alone knows it
        ("moons", "i1"),  # moons laid so far, 0 to 2
        ("moon_place", "i1", (2,)),  # territory of the Moon and of the Blood Moon, or NONE
        ("void", "i1", (SEATS,)),  # mask of suits the seat has shown not to hold
        ("cards", "i1", (TERRITORIES,)),  # cards of both seats in the territory
        ("hand", "i4", (SEATS,)),  # mask of cards held
        ("face_up", "i4", (SEATS, TERRITORIES)),  # mask of cards lying face up
        ("turned", "i4", (SEATS, TERRITORIES)),  # mask of cards turned over to Lone Wolves; known, for all saw them
        ("added", "i1", (SEATS, TERRITORIES)),  # Lone Wolves added from the box, never seen
        ("box", "i1", (BOX_CARDS,)),  # cards out of play, in the order in which they are added
        ("box_used", "i1"),  # how many of them were added
        (
            "hidden",
            "i1",
            (TERRITORIES, MOST_HIDDEN),
        ),  # hidden tokens of the centre; the first is taken or revealed first
        ("hidden_count", "i1", (TERRITORIES,)),  # how many are left, at the front of the row
        ("open", "i4", (TERRITORIES,)),  # mask of tokens lying open in the centre
        ("pack", "i4", (SEATS, TERRITORIES)),  # mask of tokens on the seat's pack fields
        ("border", "i4", (SEATS, BORDERS)),  # mask of tokens on the seat's border field
        ("box_scars", "i1", (MOST_BOX_SCARS,)),  # tokens out of play
        ("discarded", "i4"),  # mask of tokens taken by a seat that had no empty field (other boards only)
        ("honor", "i1", (TERRITORIES,)),  # honor token of the territory
        ("honor_side", "i1", (TERRITORIES,)),  # which of its sides is up
        ("deck", "i1", (CARDS,)),  # scratch of shuffles; all zero between actions
    ],
    align=True,
)
