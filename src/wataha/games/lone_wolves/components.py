"""Every number of the Lone Wolves box, with where it comes from.

[book] a rulebook states it; [found] another public source does; [inferred] it follows; [house] our own proposal.
"""

from __future__ import annotations

TITLES = {
    "en": "Lone Wolves",  # [book]
    "pl": "Samotne wilki",  # [book]
    "de": "Lone Wolves",  # [book]
    "cs": "Vlci samotáři",  # [house] no Czech edition known
}
AUTHORS = "Yasuyuki Nakamura, Anthony Perone"  # [book]
MINUTES = (15, 20)  # [found] lemeeplejaune.fr, poeppelkiste.de

SEATS = 2  # [book]
TRICKS = 13  # [book]
HAND_SIZE = 13  # [book]
BOX_CARDS = 4  # [book]
VALUES = 6  # [book] 2 to 7, one card for each suit and value
LOWEST_VALUE = 2  # [book]
LONE_WOLF_STRENGTH = 1  # [book]
TERRITORY_CAP = 6  # [book] cards of both seats together
UPSET_LOW, UPSET_HIGH = 2, 7  # [book] within one suit 2 beats 7
REVEAL_VALUE = 3  # [book]
MOON_POINTS = (5, 3)  # [book] Moon, Blood Moon
MOONS = len(MOON_POINTS)

# Pairs of territory and suit [book], order [inferred], code letters [house].
#   index        0        1         2        3         4
TERRITORY_IDS = ("cave", "desert", "swamp", "tundra", "volcano")
SUIT_IDS = ("black", "brown", "green", "white", "red")
SUIT_CODES = "KNGWR"
TERRITORIES = len(TERRITORY_IDS)
CARDS = TERRITORIES * VALUES

# Effects and copies [book], ids [house].
SCAR_IDS = (
    "STR_PER_WOLF",  # +1 strength for each own card
    "STR_3",  # +3 strength
    "ADD_LONE",  # at once: a box card joins as a Lone Wolf
    "FLIP_HONOR",  # at once: the honor token is turned over
    "PT_1_WOLF",  # 1 point for each own card
    "PT_2_LONE",  # 2 points for each own Lone Wolf
    "PT_2_FACEUP",  # 2 points for each own face-up wolf
    "PT_3_LOW",  # 3 points for each own face-up wolf of a low value
    "PT_5_CONTROL",  # 5 points for winning the honor token
)
STR_PER_WOLF, STR_3, ADD_LONE, FLIP_HONOR, PT_1_WOLF, PT_2_LONE, PT_2_FACEUP, PT_3_LOW, PT_5_CONTROL = range(9)
SCAR_KINDS = len(SCAR_IDS)
SCAR_COPIES = 2  # [book]
SCARS = SCAR_KINDS * SCAR_COPIES

# How much each effect counts for [book].
STRENGTH_PER_WOLF = 1
STRENGTH_FLAT = 3
POINTS_PER_WOLF = 1
POINTS_PER_LONE = 2
POINTS_PER_FACEUP = 2
POINTS_PER_LOW = 3
POINTS_FOR_CONTROL = 5
LOW_VALUES = (2, 3, 4)

# The two sides of the honor tokens H1 to H5 [house]: no public source prints the numbers.
HONOR_IDS = ("H1", "H2", "H3", "H4", "H5")
HONOR_SIDES: tuple[tuple[int, ...], ...] = ((3, 8), (4, 8), (4, 9), (5, 8), (5, 10))
HONOR_FACES = 2  # [book]

# Borders of the advanced side, numbered 0 to 3: border b lies between territories b and b + 1 [house].
BORDERS = TERRITORIES - 1

BOARD_IDS = ("basic", "advanced")  # [book]
BASIC, ADVANCED = range(2)
Fields = tuple[tuple[int, ...], ...]
# Rows: basic, advanced. Columns: territories, or borders.
HIDDEN_FIELDS: Fields = ((2, 2, 2, 2, 2), (2, 2, 3, 2, 2))  # [book] dark scar fields
OPEN_FIELDS: Fields = ((1, 1, 1, 1, 1), (1, 1, 1, 1, 1))  # [book] light scar fields
PACK_FIELDS: Fields = ((3, 3, 3, 3, 3), (2, 2, 1, 2, 2))  # [house] a seat's; fewer on the advanced side [book]
BORDER_FIELDS: Fields = ((0, 0, 0, 0), (1, 1, 1, 1))  # [house] a seat's; existence on the advanced side [book]
MOST_HIDDEN = max(max(row) for row in HIDDEN_FIELDS)
MOST_BOX_SCARS = max(SCARS - sum(h) - sum(o) for h, o in zip(HIDDEN_FIELDS, OPEN_FIELDS, strict=True))

FIRST_LEADERS = ("random", "0", "1")  # random [book], fixed seats [house]
RANDOM_LEADER = 0


def card_code(card: int) -> str:
    """The short name of a card: `R6` is the red 6.

    >>> card_code(28)
    'R6'
    """
    suit, rank = divmod(card, VALUES)
    return f"{SUIT_CODES[suit]}{rank + LOWEST_VALUE}"
