"""Every number of The Wolves' box, its map among them, with where it comes from.

[book] the rulebook states it; [found] another public source does; [inferred] it follows; [house] our own proposal.
"""

from __future__ import annotations

Names = tuple[str, ...]
Steps = tuple[int, ...]

TITLES = {
    "en": "The Wolves",  # [book]
    "pl": "Wilki",  # [book]
    "de": "Die Wölfe",  # [found] boardgamemonkeys.com, teilzeithelden.de
    "cs": "Vlci",  # [found] geekcave.cz, gamingprofessors.cz
}
AUTHORS = "Ashwin Kamath, Clarence Simpson"  # [book]
MINUTES = (75, 75)  # [found] tabletopping.games

PLAYERS = (2, 3, 4, 5)  # [book]
SEATS = max(PLAYERS)
PACKS = SEATS  # with two players the third is the AI pack [book]
AI = 2  # [house] its number, after the two players'

# Terrains [book], their order [found]; water and chasm are no terrain to pay for.
#   number     0         1       2        3         4
TERRAIN_IDS: Names = ("forest", "rock", "grass", "tundra", "desert")
TERRAINS = len(TERRAIN_IDS)
WATER, CHASM = TERRAINS, TERRAINS + 1
GROUND_IDS: Names = (*TERRAIN_IDS, "water", "chasm")
GROUND_LETTERS = "FRGTD~#"

# A pack has the number and the name of its home terrain; its letter is [house].
PACK_LETTERS = "ABCDE"

# The map [found]. Flat-top hexes; x is the column and grows to the right, y grows downwards.
DIRECTIONS = {"N": (0, -1), "NE": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 0), "NW": (-1, -1)}

# The outline of every board. Reversed it is the same outline turned by 180 degrees (p becomes (-2, -1) - p):
# hex i of a turned board lies where hex 15 - i lies when it is not turned.
#
#              (-1,-2) (1,-1)                          2       7
#          (-2,-2) (0,-1)                          1       6
#      (-3,-2) (-1,-1) (1,0)                   0       5       12
#          (-2,-1) (0,0)          by number:       4       11
#      (-3,-1) (-1,0)  (1,1)                   3       10      15
#          (-2,0)  (0,1)                           9       14
#      (-3,0)  (-1,1)                          8       13
# fmt: off
BOARD_HEXES = (
    (-3, -2), (-2, -2), (-1, -2),
    (-3, -1), (-2, -1), (-1, -1), (0, -1), (1, -1),
    (-3, 0), (-2, 0), (-1, 0), (0, 0), (1, 0),
    (-1, 1), (0, 1), (1, 1),
)
# fmt: on
HALF_TURN = (-2, -1)
BOARD_SIZE = len(BOARD_HEXES)
REGION_ZONES = "aaabccddbbc~deee"
ZONE_LETTERS = "abcde"
REGION_BOARDS = {
    "R1": "GFTRD",
    "R2": "RFGTD",
    "R3": "FGDRT",
    "R4": "GDTFR",
    "R5": "DTRGF",
    "R6": "DRGTF",
    "R7": "TRFDG",
    "R8": "FTDGR",
    "R9": "RGFDT",
    "R10": "TDRFG",
}
BOARD_IDS: Names = tuple(REGION_BOARDS)
BOARDS = len(BOARD_IDS)
START_BOARD = "TRD###GFDG###FTR"
START_SIDES = (
    ((-3, -2), (-2, -2), (-1, -2), (0, -1), (1, -1)),  # north of the chasm
    ((-3, 0), (-2, 0), (-1, 1), (0, 1), (1, 1)),  # south of it
)
WATER_ICON = (0, 0)
PREY_ICON = (-2, -1)  # the half turn swaps it with the water
LONE_WOLF_ICONS = ((-1, -2), (-1, 1))
LONE_WOLVES = len(LONE_WOLF_ICONS)  # on each region board

# Slots of each layout: letter, centre, turn. With three players and more the start board lies on slot A.
LAYOUTS = {
    2: (("A", 8, 9, 0), ("B", 6, 5, 0), ("C", 3, 7, 0), ("D", 10, 13, 0), ("E", 13, 11, 0)),
    3: (
        ("A", 8, 9, 0),
        ("B", 11, 7, 0),
        ("C", 4, 4, 180),
        ("D", 1, 6, 180),
        ("E", 5, 11, 0),
        ("F", 8, 12, 180),
        ("G", 13, 11, 0),
    ),
    4: (
        ("A", 10, 10, 0),
        ("B", 13, 8, 0),
        ("C", 6, 5, 180),
        ("D", 3, 4, 0),
        ("E", 3, 7, 180),
        ("F", 7, 12, 0),
        ("G", 10, 13, 180),
        ("H", 17, 16, 0),
        ("I", 15, 12, 0),
    ),
    5: (
        ("A", 10, 13, 0),
        ("B", 13, 11, 0),
        ("C", 9, 6, 180),
        ("D", 6, 8, 180),
        ("E", 3, 7, 0),
        ("F", 3, 10, 180),
        ("G", 7, 15, 0),
        ("H", 9, 19, 0),
        ("I", 10, 16, 180),
        ("J", 17, 19, 0),
        ("K", 15, 15, 0),
    ),
}
START_SLOTS = {2: 0, 3: 1, 4: 1, 5: 1}  # how many slots, the first, take the start board [book]
SLOTS = max(len(layout) for layout in LAYOUTS.values())
REGIONS = BOARDS

# Pieces of a pack [book], numbered kind by kind. Wolves and alphas are the wolf-kinds, dens and lairs the structures.
#   number     0..7    8..11    12..23  24..27
PIECE_IDS: Names = ("wolf", "alpha", "den", "lair")
WOLF, ALPHA, DEN, LAIR = range(4)
PIECE_COUNTS: Steps = (8, 4, 12, 4)
FIRST_WOLF, FIRST_ALPHA, FIRST_DEN, FIRST_LAIR, PIECES = (sum(PIECE_COUNTS[:kind]) for kind in range(5))
WOLF_KINDS = FIRST_DEN
PAIRS = 2  # [book] an alpha and a wolf each, drafted together

# Attribute tracks [found, start values also book]: values and points by the number of dens taken.
TRACK_IDS: Names = ("spread", "speed", "howl")
SPREAD, SPEED, HOWL = range(3)
TRACKS = len(TRACK_IDS)
TRACK_DENS = 4  # [book]
TRACK_VALUES: tuple[Steps, ...] = ((2, 3, 3, 4, 4), (3, 4, 4, 5, 5), (2, 3, 3, 4, 4))
MOST_SPREAD = max(TRACK_VALUES[SPREAD])

# What taking a den or a piece gains.
NOTHING, TERRAIN_TOKEN, ACTION_TOKEN = range(3)
# Rows: player board for two, player board for more. By the number of pieces taken.
DEN_BONUSES: tuple[tuple[Steps, ...], ...] = (  # [found]
    ((0, 0, ACTION_TOKEN, 0, TERRAIN_TOKEN),) * TRACKS,
    (
        (0, 0, ACTION_TOKEN, 0, TERRAIN_TOKEN),
        (0, 0, TERRAIN_TOKEN, 0, ACTION_TOKEN),
        (0, 0, TERRAIN_TOKEN, 0, ACTION_TOKEN),
    ),
)
DEN_POINTS: tuple[Steps, ...] = ((0, 0, 0, 2, 5), (0, 0, 0, 3, 7))  # [found]
LAIR_POINTS: tuple[Steps, ...] = ((0, 5, 10, 15, 20), (0, 5, 10, 15, 20))  # [found], the first of the second row [book]
PREY_POINTS: tuple[Steps, ...] = ((0, 2, 5, 9, 14, 20), (0, 1, 4, 9, 16, 25))  # [found]
WOLF_POINTS: tuple[Steps, ...] = ((0, 1, 2, 3, 4, 6, 8, 10, 12), (0, 1, 2, 3, 4, 6, 8, 10, 12))  # [found]
LAIR_TERRAIN_TOKENS = 1  # [book]
PREY_ACTION_TOKENS: Steps = (0, 1)  # [book]
SECOND_PLAYER_ACTION_TOKENS = 1  # [book] two players only

# The wolf track [book]: which piece of the pack stands on each space; alphas on the third and the sixth.
WOLF_TRACK = (2, 3, FIRST_ALPHA + 2, 4, 5, FIRST_ALPHA + 3, 6, 7)
WOLF_SPACES = len(WOLF_TRACK)

# Terrain tiles: common tile i shows terrain i in front and terrain i + 1 (mod 5) on its back [found].
COMMON_TILES = TERRAINS
TILE_FACES = tuple((tile, (tile + 1) % TERRAINS) for tile in range(COMMON_TILES))
FACE_IDS: Names = ("front", "back")
ALL_BACKS = (1 << COMMON_TILES) - 1
PAYMENTS = 8  # [house] masks of the tiles that can show a terrain: by its front, by its back, the home tile
BY_FRONT, BY_BACK, BY_HOME = 1, 2, 4

# Actions [book]: names of the specification, cost in tiles.
KIND_IDS: Names = ("MOVE", "DEN", "LAIR", "HOWL", "DOMINATE")
MOVE, BUILD, UPGRADE, HOWLING, DOMINATE = range(5)
KINDS = len(KIND_IDS)
COSTS: Steps = (1, 2, 2, 2, 3)
BASE_ACTIONS = 2  # [book] a turn

# Prey [book], the mix for three and four players [found]: stacks of each kind, and tokens in a stack.
PREY_IDS: Names = ("hare", "boar", "raccoon", "deer", "moose")
PREY_KINDS = len(PREY_IDS)
PREY_STACKS = {2: (1, 1, 1, 1, 1), 3: (2, 1, 1, 1, 1), 4: (2, 2, 2, 1, 1), 5: (2, 2, 2, 2, 2)}
STACK_SIZES = {2: 1, 3: 2, 4: 2, 5: 2}
MOST_STACK = max(STACK_SIZES.values())
RING = 3  # [book] hexes around a stack that surround it

# The calendar and its phases [book], the dates that trigger them [found].
DATES = 30
PHASE_IDS: Names = ("crescent", "quarter", "full")
PHASES = len(PHASE_IDS)
CRESCENT, QUARTER, FULL = range(3)
TRIGGERS = {2: (7, 13, 18), 3: (9, 17, 22), 4: (11, 20, 26), 5: (13, 23, 30)}

# Region scoring tokens [book]: number of each phase; with two players sets, the upper token first.
TOKENS = {3: (2, 2, 2), 4: (2, 3, 3), 5: (3, 4, 3)}
TOKEN_SETS = ((CRESCENT,), (FULL,), (FULL,), (CRESCENT, QUARTER), (QUARTER, FULL))
MOST_TOKENS = 10
REGION_POINTS: tuple[Steps, ...] = ((4, 2), (6, 3), (8, 4))  # [found] sole first, second, by phase
CONTROL: Steps = (1, 1, 1, 3)  # [found] points of a wolf, an alpha, a den, a lair

# The AI pack's pieces beside the water of a region, by its token set [book], the hexes [found].
AI_PIECES: tuple[dict[str, tuple[int, ...]], ...] = (
    {"NE": (WOLF, WOLF)},
    {"NE": (LAIR, ALPHA)},
    {"NE": (LAIR, ALPHA)},
    {"NE": (LAIR,)},
    {"NE": (LAIR,), "SE": (ALPHA, ALPHA)},
)

# Options: random draws [book], fixed seats [house], all fronts [found], backs and turned boards [inferred].
ORIENTATIONS = ("fixed", "random")
TILE_STARTS = ("front", "back", "choice")
PACK_ASSIGNMENTS = ("random", "chosen")
FIRST_SEATS: Names = ("random", "0", "1", "2", "3", "4")
FIXED, TURNED = range(2)
START_FRONT, START_BACK, START_CHOICE = range(3)
RANDOM_PACKS, CHOSEN_PACKS = range(2)
RANDOM_SEAT = 0
STALL_ROUNDS = 10  # [house] the safety end
MOST_STALL_ROUNDS = 50  # [house]
