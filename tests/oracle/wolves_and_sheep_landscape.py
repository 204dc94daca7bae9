"""The table of Wolves and Sheep: regions, borders, legal cells and the worth of meadows (section 3, WS-52 to WS-54)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .wolves_and_sheep_tiles import (
    COLOURS,
    FACE_A,
    FACE_B,
    FOREST,
    KEEPER_OF,
    POND,
    RAIDER_OF,
    SIDES,
    START,
    TERRAIN,
    Tile,
    orientations,
    rot,
)

Cell = tuple[int, int]

ORIGIN: Cell = (0, 0)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N, E, S, W; y grows to the south


def by_row(cell: Cell) -> Cell:
    """5: cells are listed ascending by (y, x)."""
    x, y = cell
    return y, x


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells beside a cell, in the order N, E, S, W."""
    x, y = cell
    return [(x + dx, y + dy) for dx, dy in STEPS]


@dataclass(frozen=True)
class Laid:
    """A tile on the table: the face that shows, its quarter turns and the N E S W string that results."""

    tile: Tile
    face: str
    turns: int
    edges: str

    def shows(self, kind: str) -> bool:
        """Whether the figure of this kind is to be seen."""
        return self.tile.kind == kind and self.face == FACE_B


@dataclass(frozen=True)
class Region:
    """M3: a meadow, forest, pond or village; its nodes are (cell, letter) for each of its cells."""

    letter: str
    cells: frozenset[Cell]


class Landscape:
    """The tiles on the table, and everything that is a pure function of them (section 3)."""

    def __init__(self) -> None:
        """WS-1: START lies at (0,0)."""
        self.stacks: dict[Cell, list[Laid]] = {}
        self.lay(START, FACE_A, ORIGIN, 0)

    def lay(self, tile: Tile, face: str, cell: Cell, turns: int) -> int:
        """Lays a tile on a cell, maybe on another tile, and tells m, the number of matched edges (WS-16, WS-31)."""
        self.stacks.setdefault(cell, []).append(Laid(tile, face, turns, rot(tile.face(face), turns)))
        self.gaps = self.find_gaps()
        return sum(beside in self.stacks for beside in neighbours(cell))

    def top(self, cell: Cell) -> Laid:
        """The tile of a cell that has edges."""
        return self.stacks[cell][-1]

    def find_gaps(self) -> dict[Cell, list[tuple[int, str]]]:
        """WS-8, WS-9: the empty cells beside the tiles by (y, x), each with (side, letter) for every touching edge."""
        beside_tiles = {cell for occupied in self.stacks for cell in neighbours(occupied)}
        return {
            cell: [
                (side, self.top(beside).edges[(side + 2) % SIDES])
                for side, beside in enumerate(neighbours(cell))
                if beside in self.stacks
            ]
            for cell in sorted(beside_tiles - self.stacks.keys(), key=by_row)
        }

    def turns_that_fit(self, face: str, cell: Cell) -> list[int]:
        """WS-9 and D3: the rotations of a face that match every touching edge."""
        touching = self.gaps[cell]
        return [turns for turns, edges in orientations(face) if all(edges[side] == letter for side, letter in touching)]

    def cells_that_fit(self, face: str) -> list[Cell]:
        """WS-9 and D2: the empty cells where a face fits in some rotation."""
        return [cell for cell in self.gaps if self.turns_that_fit(face, cell)]

    def fits_somewhere(self, face: str) -> bool:
        """D1, D8: whether a face has a legal ordinary placement."""
        return any(self.turns_that_fit(face, cell) for cell in self.gaps)

    def special_cells(self, kind: str) -> list[Cell]:
        """WS-28 to WS-30, WS-70, WS-71: where the figure of a kind may be laid, covers included."""
        terrain = TERRAIN[kind]
        region_at = self.region_at()
        is_raider = kind == RAIDER_OF[terrain]
        cells = []
        for cell in self.cells_that_fit(terrain * SIDES):
            touched = [region_at[beside, terrain] for beside in neighbours(cell) if beside in self.stacks]
            if is_raider and not any(self.free_keepers(r) + self.cover_keepers(r) for r in touched):
                cells.append(cell)
            if not is_raider and not any(self.overrun(r) for r in touched):
                cells.append(cell)
        if not is_raider:
            cells += [cell for cell in self.stacks if self.top(cell).shows(RAIDER_OF[terrain])]
        return sorted(cells, key=by_row)

    def region_at(self) -> dict[tuple[Cell, str], Region]:
        """M1-M3: the region of every node."""
        found: dict[tuple[Cell, str], Region] = {}
        for start in self.stacks:
            for letter in self.top(start).edges:
                if (start, letter) not in found:
                    cells = self.linked_cells(start, letter)
                    region = Region(letter, frozenset(cells))
                    found.update({(cell, letter): region for cell in cells})
        return found

    def linked_cells(self, start: Cell, letter: str) -> set[Cell]:
        """M2: the cells of all nodes that links of this letter join to the start."""
        reached, waiting = {start}, [start]
        while waiting:
            cell = waiting.pop()
            for side, beside in enumerate(neighbours(cell)):
                if self.top(cell).edges[side] == letter and beside in self.stacks and beside not in reached:
                    reached.add(beside)
                    waiting.append(beside)
        return reached

    def edges(self, region: Region) -> int:
        """M4; for a meadow this is M6, its sheep."""
        return sum(self.top(cell).edges.count(region.letter) for cell in region.cells)

    def closed(self, region: Region) -> bool:
        """M5, M13, M14: no edge of the region lies towards an empty cell."""
        return not any(
            self.top(cell).edges[side] == region.letter and beside not in self.stacks
            for cell in region.cells
            for side, beside in enumerate(neighbours(cell))
        )

    def fish(self, pond: Region) -> int:
        """M7: one fish for each pond edge of its pond tiles; fishermen and guards show none."""
        tops = [self.top(cell) for cell in pond.cells]
        return sum(laid.edges.count(POND) for laid in tops if laid.tile.kind == "pond")

    def raiders(self, region: Region) -> int:
        """M9: uncovered wolves of a forest, fishermen of a pond."""
        return sum(self.top(cell).shows(RAIDER_OF[region.letter]) for cell in region.cells)

    def free_keepers(self, region: Region) -> int:
        """M10: hunters of a forest, guards of a pond, that lie directly on the table."""
        keeper = KEEPER_OF[region.letter]
        return sum(self.top(cell).shows(keeper) and len(self.stacks[cell]) == 1 for cell in region.cells)

    def cover_keepers(self, region: Region) -> int:
        """M11: hunters on wolves, guards on fishermen."""
        keeper = KEEPER_OF[region.letter]
        return sum(self.top(cell).shows(keeper) and len(self.stacks[cell]) > 1 for cell in region.cells)

    def overrun(self, region: Region) -> bool:
        """M12, WS-33, WS-73: a dangerous forest or a plundered pond."""
        return self.raiders(region) > self.free_keepers(region)

    def borders(self, region_at: dict[tuple[Cell, str], Region]) -> set[tuple[Region, Region]]:
        """M8: the pairs of regions that share a corner inside some face, in both orders."""
        pairs = set()
        for cell in self.stacks:
            edges = self.top(cell).edges
            for side in range(SIDES):
                one, other = edges[side], edges[(side + 1) % SIDES]
                if one != other:
                    pairs |= {(region_at[cell, one], region_at[cell, other])}
                    pairs |= {(region_at[cell, other], region_at[cell, one])}
        return pairs

    def values(self) -> dict[str, list[int]]:
        """WS-54: V(c) of every colour, the values of its safe joined meadows, sorted descending."""
        region_at = self.region_at()
        closed = {region for region in region_at.values() if self.closed(region)}
        ponds = {region for region in closed if region.letter == POND}
        dangerous = {region for region in region_at.values() if region.letter == FOREST and self.overrun(region)}
        beside: dict[Region, set[Region]] = {region: set() for region in region_at.values()}
        for one, other in self.borders(region_at):
            beside[one].add(other)
        values: dict[str, list[int]] = {}
        for colour in COLOURS:
            meadows = {region for region in closed if region.letter == colour}
            safe_values = []
            for joined in joined_meadows(meadows, ponds, beside):
                bordered = set().union(*(beside[meadow] for meadow in joined))
                if bordered & dangerous:  # WS-53, WS-76
                    continue
                sheep = sum(self.edges(meadow) for meadow in joined)
                fish = sum(self.fish(pond) for pond in bordered & ponds if not self.overrun(pond))
                safe_values.append(sheep + fish)
            values[colour] = sorted(safe_values, reverse=True)
        return values


def joined_meadows(
    meadows: set[Region], ponds: set[Region], beside: dict[Region, set[Region]]
) -> Iterator[set[Region]]:
    """M15, WS-75: the enclosed meadows of one colour, those together that finished ponds connect."""
    left = set(meadows)
    while left:
        reached, waiting = set(), [left.pop()]
        while waiting:
            region = waiting.pop()
            if region not in reached:
                reached.add(region)
                # A link always has a meadow at one end and a pond at the other.
                waiting += beside[region] & (meadows if region in ponds else ponds)
        left -= reached
        yield reached & meadows
