"""The map of The Wolves (sections 2.2 to 2.4): boards, layouts, and the sets of hexes built from them."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from wataha.games.the_wolves.components import (
    BOARD_HEXES,
    BOARDS,
    DIRECTIONS,
    GROUND_IDS,
    HALF_TURN,
    LAYOUTS,
    PLAYERS,
    REGION_BOARDS,
    START_BOARD,
    START_SIDES,
    TERRAIN_IDS,
)
from wataha.games.the_wolves.hexes import CELL_LIST, cell_of, hex_of
from wataha.games.the_wolves.land import Board, lay_boards

from .the_wolves_position import GAME, fixture, members

Hex = tuple[int, int]


def boards(players: int, turns: tuple[int, ...] | None = None) -> tuple[Board, ...]:
    """The map with R1, R2, ... on its region slots, turned as the layout says unless told otherwise."""
    fixed = tuple(int(turn == 180) for _, _, _, turn in LAYOUTS[players])[players > 2 :]
    return lay_boards(players, tuple(range(len(fixed))), turns or fixed)


def grounds(players: int, turns: tuple[int, ...] | None = None) -> dict[Hex, str]:
    return {
        hex_of(cell): ground
        for board in boards(players, turns)
        for cell, ground in zip(board.cells, board.ground, strict=True)
    }


def around(place: Hex) -> list[Hex]:
    return [(place[0] + dx, place[1] + dy) for dx, dy in DIRECTIONS.values()]


def passable(ground: str) -> bool:
    return ground in TERRAIN_IDS


def test_the_outline_is_its_own_image_under_a_half_turn() -> None:
    assert [(HALF_TURN[0] - x, HALF_TURN[1] - y) for x, y in BOARD_HEXES] == list(reversed(BOARD_HEXES))
    columns = [sum(x == column for x, _ in BOARD_HEXES) for column in range(-3, 2)]
    assert columns == [3, 3, 4, 3, 3]


def test_every_terrain_fills_every_zone_of_the_ten_boards_twice() -> None:
    assert len(REGION_BOARDS) == BOARDS == 10
    for zone in range(5):
        letters = [zones[zone] for zones in REGION_BOARDS.values()]
        assert sorted(letters) == sorted("FRGTD" * 2)
    assert all(sorted(zones) == sorted("FRGTD") for zones in REGION_BOARDS.values())


def test_the_start_board_has_a_chasm_that_all_its_land_touches() -> None:
    ground = dict(zip(BOARD_HEXES, START_BOARD, strict=True))
    land = {place for place in ground if ground[place] != "#"}
    assert len(land) == 10
    assert set(START_SIDES[0]) | set(START_SIDES[1]) == land
    assert not set(START_SIDES[0]) & set(START_SIDES[1])
    assert all(any(ground.get(beside) == "#" for beside in around(place)) for place in land)
    assert sorted(ground[place] for place in land) == sorted("FRGTD" * 2)


# Section 2.4, row by row: players, hexes, passable, edges, edges between passable hexes, hexes with 2 to 6 neighbours,
# hexes of each terrain, water, chasm.
COUNTS = [
    (2, 80, 75, 195, 165, [4, 10, 16, 12, 38], 15, 5, 0),
    (3, 112, 100, 291, 226, [4, 10, 16, 12, 70], 20, 6, 6),
    (4, 144, 130, 377, 300, [6, 12, 16, 18, 92], 26, 8, 6),
    (5, 176, 160, 463, 374, [8, 10, 24, 20, 114], 32, 10, 6),
]


@pytest.mark.parametrize(
    ("players", "hexes", "open_hexes", "edges", "paths", "by_neighbours", "each", "water", "chasm"), COUNTS
)
def test_the_layouts_tile_without_overlap_or_hole(
    players: int,
    hexes: int,
    open_hexes: int,
    edges: int,
    paths: int,
    by_neighbours: list[int],
    each: int,
    water: int,
    chasm: int,
) -> None:
    laid = [cell for board in boards(players) for cell in board.cells]
    assert len(laid) == len(set(laid)) == hexes
    ground = grounds(players)
    neighbours = {place: [beside for beside in around(place) if beside in ground] for place in ground}
    assert sum(map(len, neighbours.values())) == 2 * edges
    assert [sum(len(beside) == count for beside in neighbours.values()) for count in range(2, 7)] == by_neighbours
    walkable = {place for place in ground if passable(ground[place])}
    assert len(walkable) == open_hexes
    assert sum(beside in walkable for place in walkable for beside in neighbours[place]) == 2 * paths
    kinds = list(ground.values())
    assert [kinds.count(terrain) for terrain in TERRAIN_IDS] == [each] * 5
    assert (kinds.count("water"), kinds.count("chasm")) == (water, chasm)
    holes = {beside for place in ground for beside in around(place) if beside not in ground}
    assert not [hole for hole in holes if all(beside in ground for beside in around(hole))]


SLOT_NEIGHBOURS = {
    2: "AB AC AD AE BC DE",
    3: "AB AC AD AE AF AG BC CD DE EF FG BG",
    4: "AB AC AE AF AG AI BC BI CD CE DE EF FG GH GI HI",
    5: "AB AD AF AG AI AK BC BD BK CD DE DF EF FG GH GI HI IJ IK JK",
}


@pytest.mark.parametrize("players", PLAYERS)
def test_neighbouring_slots_share_five_edges(players: int) -> None:
    slot = {hex_of(cell): board.slot for board in boards(players) for cell in board.cells}
    shared: dict[str, int] = {}
    for place in slot:
        for beside in around(place):
            if beside in slot and slot[place] < slot[beside]:
                pair = slot[place] + slot[beside]
                shared[pair] = shared.get(pair, 0) + 1
    assert shared == dict.fromkeys(SLOT_NEIGHBOURS[players].split(), 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_passable_hexes_are_connected_however_the_boards_are_turned(players: int) -> None:
    regions = len(LAYOUTS[players]) - (players > 2)
    for turns in product((0, 1), repeat=regions):
        ground = grounds(players, turns)
        walkable = {place for place in ground if passable(ground[place])}
        reached: set[Hex] = set()
        frontier = [next(iter(walkable))]
        while frontier:
            place = frontier.pop()
            if place not in reached:
                reached.add(place)
                frontier += [beside for beside in around(place) if beside in walkable]
        assert reached == walkable


@pytest.mark.parametrize("players", PLAYERS)
def test_water_and_prey_are_ringed_by_their_own_board(players: int) -> None:
    for board in boards(players):
        if board.is_region:
            own = dict(zip(map(hex_of, board.cells), board.ground, strict=True))
            for icon in (board.water, board.prey):
                x, y = map(int, icon.split(","))
                assert all(beside in own for beside in around((x, y)))
            assert own[tuple(map(int, board.water.split(",")))] == "water"  # type: ignore[index]


def test_cells_number_every_hex_of_every_map() -> None:
    places = {place for players in PLAYERS for place in grounds(players)}
    assert [hex_of(cell) for cell in CELL_LIST] == sorted(places)
    assert all(cell_of(*hex_of(cell)) == cell for cell in CELL_LIST)
    assert len(CELL_LIST) == 219


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("orientation", ["fixed", "random"])
def test_the_record_has_the_ground_of_the_boards(players: int, orientation: str) -> None:
    """TW-1, TW-2, TW-3, TW-4: what the compiled set-up lays is what the boards show."""
    for seed in range(20):
        s: Any = GAME.deal(seed, players, {"board_orientation": orientation})[0]
        regions = int(s["regions"])
        laid = lay_boards(players, tuple(s["board"][:regions].tolist()), tuple(s["turn"][:regions].tolist()))
        for number, terrain in enumerate(TERRAIN_IDS):
            shown = [
                c for board in laid for c, ground in zip(board.cells, board.ground, strict=True) if ground == terrain
            ]
            assert members(s["terrain"][number]) == [f"{x},{y}" for x, y in map(hex_of, sorted(shown))]
        lone = [place for board in laid if board.is_region for place in board.lone_wolves]
        prey = [board.prey for board in laid if board.is_region]
        assert sorted(members(s["lone"])) == sorted(lone)
        assert sorted(members(s["covered"])) == sorted(lone + prey)
    if orientation == "random":
        turns = {tuple(GAME.deal(seed, players, {"board_orientation": "random"})[0]["turn"]) for seed in range(40)}
        assert len(turns) > 10


def test_the_map_of_the_fixture() -> None:
    """AC-1"""
    match = fixture()
    view = match.view(None)
    ground = {place["id"]: place.get("facts", {})["ground"] for place in view["places"] if place["kind"] == "hex"}
    order = sorted(ground, key=lambda place: tuple(map(int, place.split(","))))
    assert len(ground) == 112
    assert sum(each in TERRAIN_IDS for each in ground.values()) == 100
    assert [order.index(place) for place in ("0,5", "8,8", "14,12")] == [0, 64, 111]
    region = next(place.get("facts", {}) for place in view["places"] if place["id"] == "region/C")
    assert region["turned"] is True
    assert (region["water"], region["prey"]) == ("4,4", "6,5")
    assert sorted(region["lone_wolves"]) == ["5,3", "5,6"]
    assert [ground[place] for place in ("5,6", "6,5", "8,9")] == ["rock", "grass", "chasm"]
    beside = [f"{x},{y}" for x, y in around((8, 8))]
    assert sorted(place for place in beside if ground.get(place) in TERRAIN_IDS) == ["7,7", "8,7", "9,8"]
    assert set(ground.values()) <= set(GROUND_IDS)
