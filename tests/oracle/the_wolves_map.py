"""The map of The Wolves: its boards, where the layouts put them, and the two ways to measure distance (2.2 to 2.4)."""

from __future__ import annotations

from dataclasses import dataclass

Hex = tuple[int, int]

TERRAINS = ["forest", "rock", "grass", "tundra", "desert"]
WATER = "water"
CHASM = "chasm"
LETTERS = {"F": "forest", "R": "rock", "G": "grass", "T": "tundra", "D": "desert", "~": WATER, "#": CHASM}

DIRECTIONS: dict[str, Hex] = {"N": (0, -1), "NE": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 0), "NW": (-1, -1)}

# fmt: off
# The outline of every board, columns of 3-3-4-3-3 hexes; character i of the strings below belongs to hex i here.
BOARD_HEXES: list[Hex] = [
    (-3, -2), (-2, -2), (-1, -2), (-3, -1), (-2, -1), (-1, -1), (0, -1), (1, -1),
    (-3, 0), (-2, 0), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1),
]
# fmt: on
ZONES = "abcde"
REGION_ZONES = "aaabccddbbc~deee"
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
START = "start"
START_BOARD = "TRD###GFDG###FTR"
START_NORTH: list[Hex] = [(-3, -2), (-2, -2), (-1, -2), (0, -1), (1, -1)]
START_SOUTH: list[Hex] = [(-3, 0), (-2, 0), (-1, 1), (0, 1), (1, 1)]

WATER_ICON: Hex = (0, 0)
LONE_WOLF_ICONS: list[Hex] = [(-1, -2), (-1, 1)]
PREY_ICON: Hex = (-2, -1)

# Slot letter, centre x, centre y, turn; the start board, where there is one, lies on slot A.
LAYOUTS: dict[int, list[tuple[str, int, int, int]]] = {
    2: [("A", 8, 9, 0), ("B", 6, 5, 0), ("C", 3, 7, 0), ("D", 10, 13, 0), ("E", 13, 11, 0)],
    3: [
        ("A", 8, 9, 0),
        ("B", 11, 7, 0),
        ("C", 4, 4, 180),
        ("D", 1, 6, 180),
        ("E", 5, 11, 0),
        ("F", 8, 12, 180),
        ("G", 13, 11, 0),
    ],
    4: [
        ("A", 10, 10, 0),
        ("B", 13, 8, 0),
        ("C", 6, 5, 180),
        ("D", 3, 4, 0),
        ("E", 3, 7, 180),
        ("F", 7, 12, 0),
        ("G", 10, 13, 180),
        ("H", 17, 16, 0),
        ("I", 15, 12, 0),
    ],
    5: [
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
    ],
}
START_SLOT: dict[int, str | None] = {2: None, 3: "A", 4: "A", 5: "A"}

# Turning a board in place: by its turn, the shift of its centre and its new turn.
TURN_IN_PLACE: dict[int, tuple[Hex, int]] = {0: ((-2, -1), 180), 180: ((2, 1), 0)}


def hex_name(place: Hex) -> str:
    """6.1: how a hex is written in action strings."""
    return f"{place[0]},{place[1]}"


def hex_named(name: str) -> Hex:
    """The hex that is written so."""
    x, y = name.split(",")
    return int(x), int(y)


def region_slots(players: int) -> list[str]:
    """The slots that take region boards, in slot order."""
    return [slot for slot, _, _, _ in LAYOUTS[players] if slot != START_SLOT[players]]


@dataclass(frozen=True)
class Board:
    """A board on its slot."""

    slot: str
    name: str
    centre: Hex
    turn: int

    def place(self, local: Hex) -> Hex:
        """2.4: the map hex is centre + local for turn 0, centre - local for turn 180."""
        sign = 1 if self.turn == 0 else -1
        return self.centre[0] + sign * local[0], self.centre[1] + sign * local[1]

    @property
    def is_region(self) -> bool:
        return self.name != START

    @property
    def water(self) -> Hex:
        return self.place(WATER_ICON)

    @property
    def prey(self) -> Hex:
        return self.place(PREY_ICON)

    @property
    def lone_wolves(self) -> list[Hex]:
        return [self.place(icon) for icon in LONE_WOLF_ICONS]

    def terrains(self) -> dict[Hex, str]:
        """2.3: the terrain of each of the board's hexes on the map."""
        if self.name == START:
            letters = START_BOARD
        else:
            zones = REGION_BOARDS[self.name]
            letters = "".join(zone if zone not in ZONES else zones[ZONES.index(zone)] for zone in REGION_ZONES)
        return {self.place(local): LETTERS[letter] for local, letter in zip(BOARD_HEXES, letters, strict=True)}


class Map:
    """The boards put together. Hexes in lexicographic order of (x, y) are in the order of their hex index."""

    def __init__(self, players: int, region_boards: list[str], turned: list[bool]) -> None:
        """TW-1, TW-2: region boards onto the region slots in slot order, some of them turned in place."""
        self.boards: list[Board] = []
        drawn = iter(zip(region_boards, turned, strict=True))
        for slot, x, y, turn in LAYOUTS[players]:
            if slot == START_SLOT[players]:
                self.boards.append(Board(slot, START, (x, y), turn))
                continue
            name, is_turned = next(drawn)
            if is_turned:
                (dx, dy), turn = TURN_IN_PLACE[turn]
                x, y = x + dx, y + dy
            self.boards.append(Board(slot, name, (x, y), turn))
        self.regions = [board for board in self.boards if board.is_region]
        self.terrain: dict[Hex, str] = {}
        self.slot: dict[Hex, str] = {}
        for board in self.boards:
            for place, terrain in board.terrains().items():
                assert place not in self.terrain
                self.terrain[place] = terrain
                self.slot[place] = board.slot
        self.hexes: list[Hex] = sorted(self.terrain)
        self._walking: dict[Hex, dict[Hex, int]] = {}
        self._range: dict[Hex, dict[Hex, int]] = {}

    def passable(self, place: Hex) -> bool:
        """TW-30: every hex of the map except water and chasm."""
        return self.terrain[place] not in (WATER, CHASM)

    def neighbours(self, place: Hex) -> list[Hex]:
        """TW-35: the adjacent hexes of the map, of any terrain, in order of hex index."""
        around = [(place[0] + dx, place[1] + dy) for dx, dy in DIRECTIONS.values()]
        return sorted(beside for beside in around if beside in self.terrain)

    def start_side(self, place: Hex) -> str | None:
        """2.3: north or south side of the start board, None for every other hex."""
        for board in self.boards:
            if not board.is_region:
                if place in [board.place(local) for local in START_NORTH]:
                    return "north"
                if place in [board.place(local) for local in START_SOUTH]:
                    return "south"
        return None

    def walking(self, source: Hex) -> dict[Hex, int]:
        """TW-33: fewest steps over passable hexes from source to every hex that can be reached."""
        if source not in self._walking:
            self._walking[source] = self._steps(source, water_and_chasm=False)
        return self._walking[source]

    def range(self, source: Hex) -> dict[Hex, int]:
        """TW-34: fewest steps over existing hexes of any terrain from source to every hex."""
        if source not in self._range:
            self._range[source] = self._steps(source, water_and_chasm=True)
        return self._range[source]

    def _steps(self, source: Hex, *, water_and_chasm: bool) -> dict[Hex, int]:
        steps = {source: 0}
        frontier = [source]
        while frontier:
            beyond = []
            for place in frontier:
                for beside in self.neighbours(place):
                    if beside not in steps and (water_and_chasm or self.passable(beside)):
                        steps[beside] = steps[place] + 1
                        beyond.append(beside)
            frontier = beyond
        return steps
