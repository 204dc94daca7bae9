"""The numbers in the box of The Wolves, its map apart (sections 2.5 to 2.7 and 3), and the options (section 4)."""

from __future__ import annotations

PLAYERS = [2, 3, 4, 5]
DEFAULT_PLAYERS = 3
DEFAULTS: dict[str, str | int] = {
    "board_orientation": "fixed",
    "tile_start": "front",
    "pack_assignment": "random",
    "first_seat": "random",
    "stall_rounds": 10,
}
BOARD_ORIENTATIONS = ["fixed", "random"]
TILE_STARTS = ["front", "back", "choice"]
PACK_ASSIGNMENTS = ["random", "chosen"]
MOST_STALL_ROUNDS = 50

# Front and back of the common tiles c0 to c4; the home tile shows the pack's terrain on both sides.
COMMON_TILES = [
    ("forest", "rock"),
    ("rock", "grass"),
    ("grass", "tundra"),
    ("tundra", "desert"),
    ("desert", "forest"),
]
PACKS = ["forest", "rock", "grass", "tundra", "desert"]

CODES = {"alpha": "A", "wolf": "W", "den": "D", "lair": "L"}
WOLF_KINDS = ["wolf", "alpha"]
HIERARCHY = ["den", "wolf", "alpha", "lair"]
MAX_PIECES_PER_HEX = 2
PAIRS_IN_HAND = 2
DRAFT_PAIR = ["alpha", "wolf"]
LAIRS_PER_PACK = 4

KINDS = ["MOVE", "DEN", "LAIR", "HOWL", "DOMINATE"]
COSTS = {"MOVE": 1, "DEN": 2, "LAIR": 2, "HOWL": 2, "DOMINATE": 3}
BASE_ACTIONS = 2

# Arrays of tracks are indexed by the number of pieces removed or collected.
TRACKS = ["spread", "speed", "howl"]
DENS_PER_TRACK = 4
TRACK_VALUE = {"spread": [2, 3, 3, 4, 4], "speed": [3, 4, 4, 5, 5], "howl": [2, 3, 3, 4, 4]}
TRACK_BONUS_3_5: dict[str, list[str | None]] = {
    "spread": [None, None, "action", None, "terrain"],
    "speed": [None, None, "terrain", None, "action"],
    "howl": [None, None, "terrain", None, "action"],
}
TRACK_BONUS_2: dict[str, list[str | None]] = {
    "spread": [None, None, "action", None, "terrain"],
    "speed": [None, None, "action", None, "terrain"],
    "howl": [None, None, "action", None, "terrain"],
}
TRACK_VP_3_5 = [0, 0, 0, 3, 7]
TRACK_VP_2 = [0, 0, 0, 2, 5]
LAIR_VP_3_5 = [0, 5, 10, 15, 20]
LAIR_VP_2 = [0, 5, 10, 15, 20]
LAIR_BONUS = "terrain"
WOLF_TRACK = ["wolf", "wolf", "alpha", "wolf", "wolf", "alpha", "wolf", "wolf"]
WOLF_VP = [0, 1, 2, 3, 4, 6, 8, 10, 12]

PREY = ["hare", "boar", "raccoon", "deer", "moose"]
PREY_RING = 3
PREY_VP_3_5 = [0, 1, 4, 9, 16, 25]
PREY_VP_2 = [0, 2, 5, 9, 14, 20]
PREY_BONUS_3_5: str | None = "action"
PREY_BONUS_2: str | None = None
PREY_STACKS = {2: [1, 1, 1, 1, 1], 3: [2, 1, 1, 1, 1], 4: [2, 2, 2, 1, 1], 5: [2, 2, 2, 2, 2]}
PREY_STACK_SIZE = {2: 1, 3: 2, 4: 2, 5: 2}

PHASES = ["crescent", "quarter", "full"]
TRIGGERS = {2: [7, 13, 18], 3: [9, 17, 22], 4: [11, 20, 26], 5: [13, 23, 30]}
CONTROL = {"wolf": 1, "alpha": 1, "den": 1, "lair": 3}
REGION_VP = {"crescent": (4, 2), "quarter": (6, 3), "full": (8, 4)}
# The first token of a list is on top.
TOKEN_SETS_2 = [["crescent"], ["full"], ["full"], ["crescent", "quarter"], ["quarter", "full"]]
TOKENS_3_5 = {
    3: {"crescent": 2, "quarter": 2, "full": 2},
    4: {"crescent": 2, "quarter": 3, "full": 3},
    5: {"crescent": 3, "quarter": 4, "full": 3},
}
# By the token set of a region, the AI pieces in each direction from its water.
AI_PIECES = {
    "crescent": {"NE": ["wolf", "wolf"]},
    "crescent+quarter": {"NE": ["lair"]},
    "full": {"NE": ["lair", "alpha"]},
    "quarter+full": {"NE": ["lair"], "SE": ["alpha", "alpha"]},
}
AI_OWNER = 2
SECOND_PLAYER_ACTION_TOKENS_2 = 1
