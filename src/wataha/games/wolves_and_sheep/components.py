"""Every number of the Wolves and Sheep box, with where it comes from. The faces of the tiles are in tiles.json.

[book] a rulebook states it; [found] another public source does; [inferred] it follows; [house] our own ruling or data.
"""

from __future__ import annotations

TITLES = {
    "en": "Wolves and Sheep",  # [house] working title
    "pl": "Wilki i owce",  # [book]
    "de": "Meine Schafe Deine Schafe",  # [found]
    "cs": "Vlci a ovce",  # [found]
}
AUTHORS = "Philippe des Pallières"  # [found]
MINUTES = (30, 30)  # [found]

PLAYERS = (2, 3, 4)  # [found]
SEATS = max(PLAYERS)
HAND_SIZE = 4  # [book]
BONUS = (6, 3, 1, 0)  # [book] for the first who is out, the second, the third, the fourth

# Edges [found], pond [book]. A face is four letters in the order N, E, S, W.
LETTERS = "VFWKYRB"
VILLAGE, FOREST, POND, BLACK, YELLOW, RED, BLUE = range(1, 8)
NOTHING = 0  # the edge of an empty cell
LETTER_IDS = ("village", "forest", "pond", "black", "yellow", "red", "blue")
COLOUR_CODES = LETTERS[BLACK - 1 :]
COLOUR_IDS = LETTER_IDS[BLACK - 1 :]
COLOURS = len(COLOUR_CODES)
HERDS_EACH = 2  # [book] colours of a player in the game with two herds
SIDES = 4
FACE_IDS = "AB"
FACES = len(FACE_IDS)  # of a tile

# Tiles of the bag, numbered in this order. 4 + 4 [book], 60 [inferred]; expansion: 32 [book], their split [house].
#   tile   0..59      60..63     64..67     68..91     92..95        96..99
#          L01..L60   WO1..WO4   HU1..HU4   P01..P24   FI1..FI4      GU1..GU4
#          land       wolf       hunter     pond       fisherman     guard
KIND_IDS = ("land", "wolf", "hunter", "pond", "fisherman", "guard")
KIND_CODES = ("L", "WO", "HU", "P", "FI", "GU")
KIND_COUNTS = (60, 4, 4, 24, 4, 4)
FIRST_WOLF, FIRST_HUNTER, FIRST_POND, FIRST_FISHERMAN, FIRST_GUARD, TILES = (sum(KIND_COUNTS[:n]) for n in range(1, 7))
BASE_TILES = FIRST_POND
TILE_FACES = TILES * FACES

# Kinds with a figure on face B, which are announced: wolves and fishermen raid, hunters and guards keep. [book]
SPECIAL_IDS = ("wolf", "hunter", "fisherman", "guard")
WOLF, HUNTER, FISHERMAN, GUARD = range(4)
SPECIALS = len(SPECIAL_IDS)
SPECIAL_COUNT = 4  # tiles of each
FACE_A, FACE_B = range(FACES)

# Tiles that are never in the bag [book], numbered after it for the cells where they lie.
START = TILES
FIRST_SHEPHERD = START + 1  # one for each colour
MOST_FISH = 7  # [house] on a face of a set of one's own; the house set has as many as pond edges, at most 3

INTERRUPTS = ("any_time", "own_turn")  # [book], [found]
MOVE_SECONDS = (5, 600)  # [house]
POLL_SECONDS = 10  # [house] for a poll in another's turn, at most
TIME_OUTS_TO_LEAVE = 3  # [house]

# Bounds of a record (section 6), with the expansion.
PLACEMENTS = TILES + COLOURS  # every tile of the bag and every shepherd once
CELLS = PLACEMENTS + 1  # the village square lies from the start
FAR = PLACEMENTS  # no tile lies more steps than that from the village square
GAPS = 2 * CELLS + 2  # empty cells beside so many tiles
REGIONS = 1 + (SIDES - 1) * PLACEMENTS  # a tile starts a region for each of its letters but the one it is joined by
ENTRIES = SPECIALS * SPECIAL_COUNT  # kinds named in one announcement
MEMORY = 8  # [house] a pass says nothing about a hand any more once so many tiles were drawn

# The longest game (section 6): 4 decisions a placement, 3 polls a window, lapsed entries, passes, leaves.
LAPSED_ENTRIES = 240
PASSES = (SEATS - 1) * (PLACEMENTS + SEATS) + SEATS
LONGEST = 4 * PLACEMENTS + (SEATS - 1) * PLACEMENTS + LAPSED_ENTRIES + PASSES + SEATS

TILE_IDS = tuple(
    f"{code}{number:0{1 if count < 10 else 2}}"
    for code, count in zip(KIND_CODES, KIND_COUNTS, strict=True)
    for number in range(1, count + 1)
)
SHEPHERD_IDS = tuple(f"SH_{code}" for code in COLOUR_CODES)
LAID_IDS = (*TILE_IDS, "START", *SHEPHERD_IDS)
"""The ids of all that can lie on the table, by number."""


def kind_of(tile: int) -> str:
    """The kind of a tile.

    >>> kind_of(59), kind_of(60), kind_of(START), kind_of(FIRST_SHEPHERD)
    ('land', 'wolf', 'start', 'shepherd')
    """
    if tile >= START:
        return "start" if tile == START else "shepherd"
    ends = (FIRST_WOLF, FIRST_HUNTER, FIRST_POND, FIRST_FISHERMAN, FIRST_GUARD, TILES)
    return next(kind for kind, end in zip(KIND_IDS, ends, strict=True) if tile < end)
