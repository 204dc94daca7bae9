"""The invariants of The Wolves' specification, section 11, over random games of every player count.

INV-7 and INV-13 are the contract's own (legal lists, lengths); INV-12 follows from the oracle's agreement.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from wataha import Match
from wataha.engine.errors import BadOption
from wataha.games.the_wolves.components import (
    ALL_BACKS,
    COMMON_TILES,
    FIRST_ALPHA,
    FIRST_DEN,
    FIRST_LAIR,
    PAIRS,
    PIECES,
    RING,
    STACK_SIZES,
    TERRAIN_IDS,
    TERRAINS,
)
from wataha.games.the_wolves.hexes import hex_of
from wataha.games.the_wolves.land import Board, hex_id, lay_boards
from wataha.games.the_wolves.state import ACTED, IN_STOCK, NONE

from .the_wolves_position import GAME, members

KINDS = {"W": range(FIRST_ALPHA), "A": range(FIRST_ALPHA, FIRST_DEN)}
KINDS |= {"D": range(FIRST_DEN, FIRST_LAIR), "L": range(FIRST_LAIR, PIECES)}


def random_games(players: int, games: int) -> Iterator[tuple[Match, str]]:
    """Every position of some random games, with the move that led to it."""
    for seed in range(games):
        match = Match(GAME, seed, players, board_orientation=("fixed", "random")[seed % 2], stall_rounds=3)
        chooser = random.Random(seed)
        yield match, ""
        while not match.over:
            match.play(chooser.choice(match.actions()))
            yield match, match.paths[-1]


def laid(match: Match) -> tuple[Board, ...]:
    s, regions = match.state, int(match.state["regions"])
    return lay_boards(match.players, tuple(s["board"][:regions].tolist()), tuple(s["turn"][:regions].tolist()))


def check_supplies(match: Match) -> None:
    """INV-1, INV-2: each piece is in one place, and the tracks tell how many are on the map."""
    s = match.state
    for seat in range(match.players):
        at = s["at"][seat]
        stock = {code: int((at[list(pieces)] == IN_STOCK).sum()) for code, pieces in KINDS.items()}
        assert stock["D"] == 12 - int(s["dens"][seat].sum())
        assert stock["L"] == 4 - int(s["lairs"][seat])
        assert stock["W"] + stock["A"] == 8 - int(s["wolves"][seat]) + 2 * int(s["pairs"][seat])
        assert (at[list(KINDS["A"])] >= IN_STOCK).all()  # alphas and lairs never leave the map
        assert (at[list(KINDS["L"])] >= IN_STOCK).all()
        if not s["pairs"][seat]:
            placed = int(s["wolves"][seat])
            assert (at[list(KINDS["A"])] >= 0).sum() == PAIRS + (placed >= 3) + (placed >= 6)


def check_calendar(match: Match) -> None:
    """INV-3: every date has its entry, and nothing is lost."""
    s = match.state
    pieces = [IN_STOCK - int(cell) for cell in s["at"].flat if cell < IN_STOCK]
    lone_wolves = s["lone_date"][s["lone_date"] > 0].tolist()
    assert sorted(pieces + lone_wolves) == list(range(1, int(s["calendar"]) + 1))
    regions = int(s["regions"])
    assert len(members(s["lone"])) + int((s["lone_date"] > 0).sum()) == 2 * regions
    taken = int((s["prey_owner"][:regions] >= 0).sum())
    assert int(s["prey_left"][:regions].sum()) + taken == regions * STACK_SIZES[match.players]


def check_hexes(match: Match) -> None:
    """INV-4, INV-5, INV-14: who stands with whom; and the sets of the record tell the same as the pieces."""
    s = match.state
    standing: dict[str, list[tuple[str, int]]] = {}
    for owner in range(int(s["packs"])):
        for code, pieces in KINDS.items():
            for piece in pieces:
                if s["at"][owner, piece] >= 0 and not (s["pushed_pack"] == owner and s["pushed"] == piece):
                    standing.setdefault(hex_id(int(s["at"][owner, piece])), []).append((code, owner))
    for there in standing.values():
        assert len(there) <= 2
        codes, owners = {code for code, _ in there}, {owner for _, owner in there}
        assert sum(code in "DL" for code, _ in there) <= 1
        assert len(owners) == 1 or (len(there) == 2 and "D" in codes and codes & {"W", "A"})
    sets = {"W": "wolf", "A": "alpha", "D": "den"}
    for code, field in sets.items():
        assert set(members(s[field])) == {place for place, there in standing.items() if code in dict(there)}
    assert set(members(s["full"])) == {place for place, there in standing.items() if len(there) == 2}
    for owner in range(int(s["packs"])):
        for field, kinds in (("pack_wolves", "WA"), ("pack_structures", "DL")):
            own = {p for p, there in standing.items() if any(c in kinds and o == owner for c, o in there)}
            assert set(members(s[field][owner])) == own
    free = set(members(s["passable"])) - set(standing) - set(members(s["covered"]))
    assert set(standing) <= set(members(s["passable"])) - set(members(s["covered"]))
    assert len(free) >= (6 if match.players == 2 else 10)
    for board in laid(match):
        own = set(map(hex_id, board.cells))
        lairs = [owner for place in own for code, owner in standing.get(place, []) if code == "L"]
        assert len(lairs) == len(set(lairs))


def check_tiles(match: Match) -> None:
    """INV-9: the common tiles of a player show no terrain more than twice."""
    for flipped in match.state["flipped"][: match.players].tolist():
        shown = [(tile + (flipped >> tile & 1)) % TERRAINS for tile in range(COMMON_TILES)]
        assert all(shown.count(terrain) <= 2 for terrain in range(TERRAINS))


def check_hunt(match: Match, before: np.void | None, path: str) -> None:
    """INV-10: nobody owns a kind twice; after a hunt the mover surrounds no stack of a kind that mover lacks."""
    s = match.state
    regions = [board for board in laid(match) if board.is_region]
    for seat in range(match.players):
        owned = [int(s["prey_kind"][r]) for r in range(len(regions)) for owner in s["prey_owner"][r] if owner == seat]
        assert len(owned) == len(set(owned)) == int(s["prey"][seat]).bit_count()
    if before is None or before["active"] == NONE or s["kind"] != NONE or match.view(None)["decision"] == "hunt":
        return
    if path in ("use_token", "end_turn") or path.split()[0] in ("draft", "pack", "faces"):
        return
    mover = int(before["active"])
    wolves = set(members(s["pack_wolves"][mover]))
    for region, board in enumerate(regions):
        lacks = not int(s["prey"][mover]) >> int(s["prey_kind"][region]) & 1
        if s["prey_left"][region] and lacks:
            x, y = map(int, board.prey.split(","))
            around = {f"{x + dx},{y + dy}" for dx, dy in ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1))}
            assert len(wolves & around) < RING


GROWING = ("calendar", "phase", "wolves", "lairs", "dens", "earned")


def check_growth(before: np.void, after: np.void) -> None:
    """INV-6: what never falls; and the calendar grows by one at most."""
    for field in GROWING:
        assert (np.asarray(after[field]) >= np.asarray(before[field])).all(), field
    assert ((after["prey"] & before["prey"]) == before["prey"]).all()
    assert after["calendar"] - before["calendar"] in (0, 1)


@pytest.mark.parametrize("players", GAME.players)
def test_invariants_hold_in_every_position(players: int) -> None:
    """INV-1 to INV-6, INV-9, INV-10, INV-14; the AI's pieces never change."""
    before: Any = None
    ai: Any = None
    gained = np.zeros((2, players), int)
    for match, path in random_games(players, 2):
        if not path:
            before = None
            ai = match.state["at"][players].copy() if players == 2 else None
            gained[:] = 0
        if match.ply % 3 == 0 or match.over:
            check_supplies(match)
            check_calendar(match)
            check_hexes(match)
            check_tiles(match)
        if match.ply % 3 == 1:
            check_hunt(match, before, path)
        assert match.state["decision"] < ACTED
        assert not match.state["reach"].any()
        if before is not None:
            check_growth(before, match.state)
            for kind, field in enumerate(("action_tokens", "terrain_tokens")):
                gained[kind] += np.maximum(match.state[field][:players] - before[field][:players], 0)
        if ai is not None:
            assert (match.state["at"][players] == ai).all()
        before = match.state.copy()
        if match.over:
            assert (gained[0] <= (8 if players > 2 else 3)).all()  # INV-8
            assert (gained[1] <= 7).all()
            assert (match.state["token_owner"][: match.state["tokens"]] != NONE).all()  # INV-11


def shift(path: str) -> str:
    """A path of the game in which every terrain has become the next one."""
    verb, *words = path.split()
    if verb in ("terrain", "pack"):
        words = [TERRAIN_IDS[(TERRAIN_IDS.index(words[0]) + 1) % TERRAINS]]
    return " ".join([verb, *words])


@pytest.mark.parametrize("players", GAME.players)
def test_the_terrains_are_all_alike(players: int) -> None:
    """INV-15: shifting every terrain of map, tiles and packs by one gives the same game."""
    match = Match(GAME, 5, players, pack_assignment="random")
    other = Match(GAME, 5, players, pack_assignment="random")
    s = other.states[0]
    s["terrain"] = np.roll(s["terrain"], 1, axis=0)
    s["pack"] = np.where(s["pack"] == NONE, NONE, (s["pack"] + 1) % TERRAINS)
    chooser = random.Random(players)
    while not match.over:
        assert sorted(map(shift, match.moves())) == sorted(other.moves())
        path = chooser.choice(match.moves())
        match.play(path)
        other.play(shift(path))
        flipped = match.state["flipped"].astype(int)
        assert (((flipped << 1 | flipped >> COMMON_TILES - 1) & ALL_BACKS) == other.state["flipped"]).all()
    assert match.score() == other.score()
    assert match.winners() == other.winners()


def distances(ground: set[tuple[int, int]], start: tuple[int, int]) -> dict[tuple[int, int], int]:
    steps, frontier = {start: 0}, [start]
    for place in frontier:
        for dx, dy in ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1)):
            beside = (place[0] + dx, place[1] + dy)
            if beside in ground and beside not in steps:
                steps[beside] = steps[place] + 1
                frontier.append(beside)
    return steps


@pytest.mark.parametrize("players", GAME.players)
def test_plain_distance_is_at_most_range_and_range_at_most_walking(players: int) -> None:
    """INV-16"""
    boards = laid(Match(GAME, 1, players))
    hexes = {hex_of(cell): ground for board in boards for cell, ground in zip(board.cells, board.ground, strict=True)}
    walkable = {place for place, ground in hexes.items() if ground in TERRAIN_IDS}
    for start in sorted(walkable)[::7]:
        walk, fly = distances(walkable, start), distances(set(hexes), start)
        for place in walkable:
            dx, dy = place[0] - start[0], place[1] - start[1]
            plain = (abs(dx) + abs(dy) + abs(dx - dy)) // 2
            assert plain <= fly[place] <= walk[place]


def test_nothing_but_future_chance_is_redealt() -> None:
    """Section 7: all is public, so a world of any seat's imagination is this one."""
    match = Match(GAME, 4, 4)
    for _ in range(60):
        match.play(match.moves()[-1])
    for seat in range(4):
        world = match.imagine(seat, 9)
        for field in set(GAME.dtype.names or ()) - {"seed", "draws"}:
            assert (world.state[field] == match.state[field]).all(), field
        assert world.state["seed"] != match.state["seed"]


def test_the_first_seat_must_be_one_of_the_table() -> None:
    with pytest.raises(BadOption):
        Match(GAME, 1, 2, first_seat="3")
    assert Match(GAME, 1, 4, first_seat="3").actor == 3


def test_no_limit_on_stalling_is_the_longest_limit() -> None:
    """TW-96: a game has to end; without a limit it still ends after as many rounds as can be chosen."""
    unlimited, longest = Match(GAME, 1, 3, stall_rounds=0), Match(GAME, 1, 3, stall_rounds=50)
    assert unlimited.state["stall_limit"] == longest.state["stall_limit"] == 150
    while not unlimited.over:
        moves = unlimited.moves()
        unlimited.play(next((path for path in ("kind MOVE", "stop", "end_turn") if path in moves), moves[0]))
    assert unlimited.state["stalled"]
    assert unlimited.ply <= GAME.longest
