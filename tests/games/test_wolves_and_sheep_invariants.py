"""What holds at every moment of a Wolves and Sheep game (section 11), over long games of players who seldom leave."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.oracle.agree import oracle_for
from tests.variants import variants
from wataha import PUBLIC, Match
from wataha.games.wolves_and_sheep.components import (
    CELLS,
    FACE_B,
    GAPS,
    LETTERS,
    PLACEMENTS,
    SPECIAL_IDS,
    START,
    TILES,
    kind_of,
)
from wataha.games.wolves_and_sheep.landscape import cell_id, letters_of
from wataha.games.wolves_and_sheep.state import DTYPE

from .wolves_and_sheep_position import bag_size, hand

VARIANTS = variants("wolves_and_sheep")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def choose(match: Match, chooser: random.Random, leaving: float, eager: float) -> str:
    """A random move of somebody who seldom leaves and, if eager, likes to reveal and to announce."""
    moves = match.moves()
    weights = [
        leaving if move == "leave" else eager if move.startswith(("reveal", "announce")) else 1.0 for move in moves
    ]
    return chooser.choices(moves, weights)[0] if sum(weights) else moves[0]


def long_game(seed: int) -> Iterator[Match]:
    """Every position of a long game; the variants take turns."""
    players, options = VARIANTS[seed % len(VARIANTS)]
    match = Match("wolves_and_sheep", seed, players, **options)
    chooser = random.Random(seed)
    while True:
        yield match
        if match.over:
            return
        match.play(choose(match, chooser, leaving=0.01, eager=4))


Stacks = dict[tuple[int, int], str]


def lying(match: Match) -> Stacks:
    """The edges of every cell, read from the tiles that lie there."""
    s = match.state
    return {
        tuple(map(int, cell_id(int(s["cell_at"][cell])).split(","))): letters_of(int(s["cell_edges"][cell]))  # type: ignore[misc]
        for cell in range(int(s["cells"]))
    }


def flood(cells: Stacks, start: tuple[int, int], letter: str) -> set[tuple[int, int]]:
    """The cells of a region, found anew."""
    reached, waiting = {start}, [start]
    while waiting:
        x, y = waiting.pop()
        for side, (dx, dy) in enumerate(STEPS):
            beside = (x + dx, y + dy)
            if cells[x, y][side] == letter and beside in cells and beside not in reached:
                reached.add(beside)
                waiting.append(beside)
    return reached


def regions_anew(match: Match) -> Counter[tuple[Any, ...]]:
    """Letter, cells, open edges, worth, raiders, free and covering keepers of every region, from the tiles alone."""
    cells = lying(match)
    figures: dict[tuple[int, int], tuple[str, bool]] = {}
    fish: dict[tuple[int, int], int] = {}
    s = match.state
    for number, (cell, edges) in enumerate(cells.items()):
        covers = bool(s["cell_cover"][number] >= 0)
        kind = kind_of(int(s["cell_cover"][number] if covers else s["cell_tile"][number]))
        fish[cell] = edges.count("W") if kind == "pond" else 0
        if kind in SPECIAL_IDS and s["cell_face"][number] == FACE_B:
            figures[cell] = kind, covers
    found: Counter[tuple[Any, ...]] = Counter()
    done: set[tuple[tuple[int, int], str]] = set()
    for cell, edges in cells.items():
        for letter in set(edges):
            if (cell, letter) in done:
                continue
            region = flood(cells, cell, letter)
            done |= {(each, letter) for each in region}
            sides = [(each, side) for each in region for side in range(4) if cells[each][side] == letter]
            opened = sum((x + STEPS[side][0], y + STEPS[side][1]) not in cells for (x, y), side in sides)
            standing = [figures[each] for each in region if each in figures] if letter in "FW" else []
            found[
                letter,
                tuple(sorted(region)),
                opened,
                len(sides) if letter in "KYRB" else sum(fish[each] for each in region) if letter == "W" else 0,
                sum(kind in ("wolf", "fisherman") for kind, _ in standing),
                sum(kind in ("hunter", "guard") and not covers for kind, covers in standing),
                sum(covers for _, covers in standing),
            ] += 1
    return found


def regions_kept(match: Match) -> Counter[tuple[Any, ...]]:
    """The same as the record keeps it."""
    s = match.state
    cells: dict[int, set[tuple[int, int]]] = {}
    for cell in range(int(s["cells"])):
        x, y = map(int, cell_id(int(s["cell_at"][cell])).split(","))
        for region in set(s["cell_region"][cell].tolist()):
            cells.setdefault(region, set()).add((x, y))
    counts = ("open", "worth", "raiders", "free_keepers", "cover_keepers")
    return Counter(
        (LETTERS[s["letter"][region] - 1], tuple(sorted(cells[region])), *(int(s[count][region]) for count in counts))
        for region in range(int(s["regions"]))
        if s["letter"][region]
    )


@pytest.mark.parametrize("seed", range(6))
def test_regions_are_kept_as_they_would_be_found_anew(seed: int) -> None:
    """Section 3: after every move that lays a tile."""
    laid = 0
    for match in long_game(seed * 5 + 3):
        if match.state["cells"] + (match.state["cell_cover"] > 0).sum() != laid:
            laid = match.state["cells"] + (match.state["cell_cover"] > 0).sum()
            assert regions_kept(match) == regions_anew(match)
    assert laid > 20


@pytest.mark.parametrize("seed", range(3))
def test_tiles_are_conserved_and_edges_match(seed: int) -> None:
    """Invariants 1 to 4, 6 and 18."""
    for match in long_game(100 + seed * 7):
        s = match.state
        count = int(s["cells"])
        tiles, covers = s["cell_tile"][:count].tolist(), s["cell_cover"][:count].tolist()
        laid = [tile for tile in tiles + [cover for cover in covers if cover >= 0] if tile < TILES]
        held = [code for seat in range(match.players) for code in hand(match, seat)]
        assert len(laid) + len(held) + bag_size(match) == s["bag_size"]
        assert len(set(laid)) == len(laid)
        assert len(set(held)) == len(held)
        assert count <= CELLS
        assert len(laid) + sum(tile > START for tile in tiles) <= PLACEMENTS
        for tile, face, cover in zip(tiles, s["cell_face"], covers, strict=False):
            if cover >= 0:
                assert (kind_of(tile), kind_of(cover)) in (("wolf", "hunter"), ("fisherman", "guard"))
                assert face == 1
        cells = lying(match)
        for (x, y), edges in cells.items():
            assert not ("V" in edges and ("F" in edges or "W" in edges))
            for side, (dx, dy) in enumerate(STEPS):
                beside = cells.get((x + dx, y + dy))
                assert beside is None or beside[(side + 2) % 4] == edges[side]
        beside_tiles = {(x + dx, y + dy) for x, y in cells for dx, dy in STEPS} - cells.keys()
        gaps = [cell_id(at) for at in s["gap_at"][: s["gaps"]].tolist()]
        assert gaps == [f"{x},{y}" for x, y in sorted(beside_tiles, key=lambda cell: cell[::-1])]
        assert len(gaps) <= GAPS


@pytest.mark.parametrize("seed", range(2))
def test_scratch_is_left_empty_and_scoring_changes_nothing(seed: int) -> None:
    for match in long_game(200 + seed):
        before = match.state.tobytes()
        assert len(match.score()) == len(match.standing()) == match.players
        assert match.position().score == match.score()
        assert match.observation(0).any()
        assert match.state.tobytes() == before
        assert not match.state["pile"].any()
        assert not match.state["joined"].any()
        assert not match.state["value"].any()


@pytest.mark.parametrize("seed", range(3))
def test_hands_and_draws(seed: int) -> None:
    """Invariants 7, 8, 9, 14, 17, 19 and 21."""
    before: Match | None = None
    passed_out: dict[int, list[str]] = {}
    for match in long_game(300 + seed * 3):
        for seat in range(match.players):
            assert len(hand(match, seat)) >= 4 or bag_size(match) == 0
            if match.state["rank"][seat]:
                assert passed_out.setdefault(seat, hand(match, seat)) == hand(match, seat)
                assert match.actor != seat
        moves = match.moves()
        view = match.view(None)
        decision = view["decision"]
        if decision == "main":
            assert ("pass" in moves) == (not [move for move in moves if move.startswith("tile")])
        if decision == "poll":
            assert moves[-2:] == ["leave", "decline"]
        for colour in view["facts"]["colours"]:
            values = colour["values"]
            assert values == sorted(values, reverse=True)
            assert all(value > 0 and value % 2 == 0 for value in values)
        before = match
    assert before is not None
    assert sorted(before.state["rank"][: before.players].tolist()) == list(range(1, before.players + 1))
    assert sum(before.view(PUBLIC)["facts"]["bonus"]) == (9 if before.players == 2 else 10)


@pytest.mark.parametrize("seed", range(16))
def test_long_games_and_a_running_clock_agree_with_the_oracle(seed: int) -> None:
    """Uniform players leave early; these stay, announce and reveal often, and some run out of time (WS-62 to WS-65)."""
    players, options = VARIANTS[seed * 11 % len(VARIANTS)]
    options = {**options, "move_time": 30 if seed % 2 else 0}
    match = Match("wolves_and_sheep", seed, players, **options)
    oracle = oracle_for(match)
    chooser = random.Random(seed)
    while not match.over:
        assert match.moves() == oracle.legal()
        assert match.actor == oracle.actor()
        if seed % 2 and chooser.random() < 0.06:
            match.time_out()
            oracle.time_out()
        else:
            move = choose(match, chooser, leaving=0.01, eager=8)
            match.play(move)
            oracle.play(move)
        if match.ply % 16 == 0 or match.over:
            assert match.score() == oracle.scores()
    assert match.winners() == oracle.winners()
    assert match.ply <= match.game.longest
    places = oracle.places()
    order = np.array(match.standing())
    assert [1 + int((order > each).sum()) for each in order] == places
    again = Match.replay(json.dumps(match.record()))
    assert again.state.tobytes() == match.state.tobytes()


def test_steps_of_every_kind_are_half_made() -> None:
    decisions = {
        match.view(None)["decision"]
        for seed in range(8)
        for match in long_game(seed)
        if match.game.table.half_made(match.state)
    }
    assert decisions == {"cell", "turn", "announce", "special_cell", "shepherd_cell"}


def test_turning_the_board_turns_everything() -> None:
    """Invariant 16: a game played on a turned board has the same scores."""
    scores = set()
    for quarter in range(4):
        match = Match("wolves_and_sheep", 5, 2)
        turned_game(match, quarter)
        scores.add((tuple(match.score()), match.ply))
    assert len(scores) == 1


def turned_game(match: Match, quarter: int) -> None:
    """One and the same random game, with every cell and tile turned by so many quarter turns."""
    chooser = random.Random(5)
    while not match.over and match.ply < 120:
        moves = match.moves()
        if moves[0].startswith("cell"):
            cells = sorted((back(move.removeprefix("cell "), quarter), move) for move in moves)
            match.play(cells[chooser.randrange(len(cells))][1])
        elif moves[0].startswith("turn"):
            turns = sorted(((int(move[5:]) - quarter) % 4, move) for move in moves)
            match.play(turns[chooser.randrange(len(turns))][1])
        else:
            moves = [move for move in moves if move != "leave"] or moves
            match.play(chooser.choice(moves))


def back(cell: str, quarter: int) -> tuple[int, int]:
    """Where a cell was before the board was turned clockwise."""
    x, y = map(int, cell.split(","))
    for _ in range(quarter):
        x, y = y, -x
    return x, y


def test_the_record_is_small() -> None:
    assert DTYPE.itemsize <= 8192
