"""The set of tiles: the house reconstruction, and sets that owners of the box bring themselves.

Nobody has published the faces of the real tiles, so they are data: tiles.json holds ours, and a table can be started
with any other set of the same shape.

    tiles = load_tiles("my_tiles.json")                       # or check_tiles, which says what is wrong
    match = Match("wolves_and_sheep", tiles=tiles.code)       # or the text of the file itself

The code, or the text, travels in the options of a saved game, so its record stays whole. `setup` gets the set as
numbers and keeps them in the record; compiled rules know no tile.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, cast

from wataha.engine.errors import WatahaError, shown
from wataha.engine.outside_json import BadJson, read_bounded, read_json

from .components import (
    BASE_TILES,
    FACE_B,
    FACES,
    FIRST_POND,
    KIND_COUNTS,
    KIND_IDS,
    LETTERS,
    MOST_FISH,
    SIDES,
    SPECIAL_IDS,
    TILE_FACES,
    TILE_IDS,
    TILES,
    kind_of,
)

HOUSE = "house"
"""The name of the reconstructed set."""

HOUSE_FILE = Path(__file__).with_name("tiles.json")
FORMAT = 1
MOST_BYTES = 64 * 1024
"""Of a file of tiles; ours has about 3,000."""
SETS_KEPT = 64
"""Sets of users that are remembered once they are read."""
BASE, EXPANSION = "base", "expansion"
SECTIONS = {BASE: KIND_IDS[:3], EXPANSION: KIND_IDS[3:]}
FIGURE_FACE = {"wolf": "FFFF", "hunter": "FFFF", "fisherman": "WWWW", "guard": "WWWW"}

EDGE_BITS = 3  # of a letter in the number of a face: N in the lowest, then E, S, W, then the fish
SAME_AS_A = 1 << 15  # taken off the number of a face B that is no other choice than face A
NUMBERS = 1 + TILE_FACES + TILES
"""How many numbers a set is for `setup`: 1 if not ours, every face, and for each tile a lower one that equals it."""

_CODED_TILE = re.compile(rf"([{LETTERS}]{{4}})([0-9]?)([{LETTERS}]{{4}})([0-9]?)")


class BadTiles(WatahaError):
    """A set of tiles that cannot be played with; the text names every problem."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("The tiles cannot be used. " + " ".join(problems))


@dataclass(frozen=True)
class TileSet:
    """Both faces of every tile, N E S W, in the order of the tiles' numbers, and the fish that each shows."""

    faces: tuple[tuple[str, str], ...]
    fish: tuple[tuple[int, int], ...]

    @cached_property
    def code(self) -> str:
        """The set as one word, for the option `tiles`.

        >>> house_tiles().code, load_tiles(HOUSE_FILE).faces[33]
        ('house', ('BBYR', 'FFKK'))
        """
        return HOUSE if self == house_tiles() else self.letters

    @property
    def letters(self) -> str:
        """Every tile's faces, each with its fish where they are not as many as its pond edges."""
        return ".".join(
            "".join(
                face + (str(fish) if fish != natural_fish(tile, face) else "")
                for face, fish in zip(self.faces[tile], self.fish[tile], strict=True)
            )
            for tile in range(TILES)
        )

    def numbers(self) -> tuple[int, ...]:
        """The set as `setup` takes it: see NUMBERS."""
        faces = [self._face_number(tile, face) for tile in range(TILES) for face in range(FACES)]
        return (int(self.code != HOUSE), *faces, *(self._lower_twin(tile) for tile in range(TILES)))

    def _face_number(self, tile: int, face: int) -> int:
        number = sum(
            LETTERS.index(letter) + 1 << EDGE_BITS * side for side, letter in enumerate(self.faces[tile][face])
        )
        number += self.fish[tile][face] << EDGE_BITS * SIDES
        merged = face == FACE_B and kind_of(tile) not in SPECIAL_IDS and len(set(self._sides(tile))) == 1
        return number - SAME_AS_A if merged else number

    def _sides(self, tile: int) -> list[tuple[str, int]]:
        """What a tile's two faces are, however it is turned or flipped."""
        return sorted((lowest_turn(face), fish) for face, fish in zip(self.faces[tile], self.fish[tile], strict=True))

    def _lower_twin(self, tile: int) -> int:
        """D1: the next lower tile of the same kind with the same two faces; -1 if there is none."""
        return max(
            (
                other
                for other in range(tile)
                if kind_of(other) == kind_of(tile) and self._sides(other) == self._sides(tile)
            ),
            default=-1,
        )


def turned(face: str, turns: int) -> str:
    """A face after quarter turns clockwise.

    >>> [turned("YYRB", turns) for turns in range(4)]
    ['YYRB', 'BYYR', 'RBYY', 'YRBY']
    """
    return "".join(face[(side - turns) % SIDES] for side in range(SIDES))


def lowest_turn(face: str) -> str:
    """The same for all rotations of a face."""
    return min(turned(face, turns) for turns in range(SIDES))


def natural_fish(tile: int, face: str) -> int:
    """F9: a pond tile shows one fish for each pond edge."""
    return face.count("W") if kind_of(tile) == "pond" else 0


@cache
def house_tiles() -> TileSet:
    """Our reconstruction."""
    return load_tiles(HOUSE_FILE)


@lru_cache(SETS_KEPT)
def read_code(code: str) -> TileSet | None:
    """The set that a code, or the text of a file of tiles, stands for; None if it stands for none."""
    if code == HOUSE:
        return house_tiles()
    if len(code) > MOST_BYTES:
        return None
    if code.lstrip().startswith("{"):
        tiles, problems = _read_text(code)
        return None if problems else tiles
    coded = [_CODED_TILE.fullmatch(tile) for tile in code.split(".")]
    if len(coded) != TILES:
        return None
    faces: list[tuple[str, str]] = []
    fish: list[tuple[int, int]] = []
    for tile, found in enumerate(coded):
        if found is None:
            return None
        a, fish_a, b, fish_b = found.groups()
        faces.append((a, b))
        fish.append((int(fish_a or natural_fish(tile, a)), int(fish_b or natural_fish(tile, b))))
    tiles = TileSet(tuple(faces), tuple(fish))
    return None if _problems_of(tiles) else tiles


@lru_cache(SETS_KEPT)
def code_numbers(code: str) -> tuple[int, ...] | None:
    """What `setup` takes for a code; None if it stands for no set."""
    tiles = read_code(code)
    return tiles.numbers() if tiles else None


def load_tiles(path: str | Path) -> TileSet:
    """The set in a file; `BadTiles` tells all that is wrong with it."""
    tiles, problems = _read_file(path)
    if tiles is None or problems:
        raise BadTiles(problems)
    return tiles


def check_tiles(path: str | Path) -> list[str]:
    """Everything that is wrong with a file of tiles, a sentence each; nothing if it can be played with.

    >>> check_tiles(HOUSE_FILE)
    []
    """
    return _read_file(path)[1]


def _read_file(path: str | Path) -> tuple[TileSet | None, list[str]]:
    try:
        text = read_bounded(path, MOST_BYTES)
    except OSError as trouble:
        return None, [f"The file cannot be read: {trouble.strerror}."]
    return _read_text(text)


def _read_text(text: str | bytes) -> tuple[TileSet | None, list[str]]:
    """The set that the text of a file of tiles holds, and all that is wrong with it."""
    try:
        document: Any = read_json(text, most=MOST_BYTES)
    except BadJson as trouble:
        return None, [str(trouble)]
    problems = _check_heading(document)
    if problems:
        return None, problems
    faces, problems = _read_faces(document)
    fish, fishy = _read_fish(document, faces)
    if problems or fishy:
        return None, problems + fishy
    tiles = TileSet(tuple(faces[tile] for tile in TILE_IDS), tuple(fish[tile] for tile in TILE_IDS))
    return tiles, _problems_of(tiles)


def _check_heading(document: Any) -> list[str]:
    if not isinstance(document, dict):
        return ["The file does not hold a JSON object."]
    heading = cast(dict[str, Any], document)
    problems: list[str] = []
    if heading.get("game") != "wolves_and_sheep":
        problems.append('It does not say "game": "wolves_and_sheep".')
    if type(heading.get("format")) is not int or heading["format"] != FORMAT:
        problems.append(f'It does not say "format": {FORMAT}, the only format there is.')
    for section, kinds in SECTIONS.items():
        groups: Any = heading.get(section)
        if not isinstance(groups, dict):
            problems.append(f'The section "{section}" is missing; it holds the tiles of {", ".join(kinds)}.')
            continue
        named = cast(dict[str, Any], groups)
        problems += [f'Section "{section}" has no group "{kind}".' for kind in kinds if kind not in named]
        problems += [
            f'Section "{section}" has an unknown group "{shown(kind)}".' for kind in named if kind not in kinds
        ]
    return problems


def _read_faces(document: Mapping[str, Any]) -> tuple[dict[str, tuple[str, str]], list[str]]:
    """Both faces of every tile by its id, as far as they can be read."""
    faces: dict[str, tuple[str, str]] = {}
    problems: list[str] = []
    for kind, count in zip(KIND_IDS, KIND_COUNTS, strict=True):
        group: Any = document[BASE if kind in SECTIONS[BASE] else EXPANSION][kind]
        wanted = [tile for number, tile in enumerate(TILE_IDS) if kind_of(number) == kind]
        if not isinstance(group, dict):
            problems.append(f'The group "{kind}" does not name tiles: write "{wanted[0]}": ["KKYR", "VVBB"] and so on.')
            continue
        tiles = cast(dict[str, Any], group)
        missing = [tile for tile in wanted if tile not in tiles]
        unknown = [tile for tile in tiles if tile not in wanted]
        if missing or unknown:
            problems.append(
                f"{kind}: there must be {count} tiles, {wanted[0]} to {wanted[-1]}."
                + (f" Missing: {', '.join(missing)}." if missing else "")
                + (f" Unknown: {shown(', '.join(unknown))}." if unknown else "")
            )
        for tile in wanted:
            pair: Any = tiles.get(tile, ["KKKK", "KKKK"])
            written = cast(list[Any], pair) if isinstance(pair, list) else [pair]
            if len(written) == FACES and all(map(_is_face, written)):
                faces[tile] = (str(written[0]), str(written[1]))
            else:
                problems.append(
                    f"{tile}: two faces of four letters out of {LETTERS} are needed, not {shown(repr(written))}."
                )
    return faces, problems


def _is_face(face: Any) -> bool:
    return isinstance(face, str) and len(face) == SIDES and set(face) <= set(LETTERS)


def _read_fish(
    document: Mapping[str, Any], faces: Mapping[str, tuple[str, str]]
) -> tuple[dict[str, tuple[int, int]], list[str]]:
    """The fish of every tile by its id: those the file counts, else one for each pond edge of a pond tile."""
    counted: Any = document.get("fish", {})
    if not isinstance(counted, dict):
        return {}, ['"fish" does not name pond tiles: write "P01": [1, 2] and so on.']
    named = cast(dict[str, Any], counted)
    problems = [f"fish: there is no pond tile {shown(tile)}." for tile in named if tile not in TILE_IDS]
    fish: dict[str, tuple[int, int]] = {}
    for number, tile in enumerate(TILE_IDS):
        if tile not in faces:
            continue
        a, b = (natural_fish(number, face) for face in faces[tile])
        pair: Any = named.get(tile, [a, b])
        numbers = cast(list[Any], pair) if isinstance(pair, list) else [pair]
        if len(numbers) == FACES and all(type(count) is int and 0 <= count <= MOST_FISH for count in numbers):
            fish[tile] = (int(numbers[0]), int(numbers[1]))
        else:
            problems.append(f"fish: {tile} needs two numbers from 0 to {MOST_FISH}, not {shown(repr(numbers))}.")
    return fish, problems


def _problems_of(tiles: TileSet) -> list[str]:
    """What the rules forbid: section 1.2 of the specification."""
    problems: list[str] = []
    for tile, pair in enumerate(tiles.faces):
        name, kind = TILE_IDS[tile], kind_of(tile)
        for letter, face, fish in zip("AB", pair, tiles.fish[tile], strict=True):
            where = f"{name}{letter} {face}"
            if "V" in face and "F" in face:
                problems.append(f"{where}: no face shows a village and a forest.")
            if face[:2] == face[2:] and face[0] != face[1]:
                problems.append(f"{where}: two regions cannot cross each other.")
            if "W" in face and tile < BASE_TILES:
                problems.append(f"{where}: ponds come with the expansion only.")
            if fish and (kind != "pond" or "W" not in face):
                problems.append(f"{where}: fish swim in ponds of pond tiles only.")
            if fish > MOST_FISH:
                problems.append(f"{where}: at most {MOST_FISH} fish can be counted.")
        if kind in FIGURE_FACE and pair[FACE_B] != FIGURE_FACE[kind]:
            problems.append(f"{name}: face B, with the {kind}, must be {FIGURE_FACE[kind]}.")
    if not any("V" in face for pair in tiles.faces[:FIRST_POND] for face in pair):
        problems.append("No tile of the base game has a village edge, so nobody could begin.")
    return problems
