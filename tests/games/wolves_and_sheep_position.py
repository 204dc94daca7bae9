"""Arrange a Wolves and Sheep position for a test, and read it in the words of the specification.

    arrange("L09B@(0,-1)r0 WO1B@(-1,-2)r0", hands={0: "L01 HU1"}, seat=0)

lays these tiles by legal moves, then deals: seat 0 holds L01 and HU1 and has its main decision.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from wataha import Match
from wataha.games.wolves_and_sheep.components import (
    BLACK,
    COLOUR_CODES,
    COLOURS,
    HAND_SIZE,
    TILE_IDS,
    TILES,
    kind_of,
)
from wataha.games.wolves_and_sheep.state import MAIN, NONE, WORD_TILES

PLACEMENT = re.compile(r"(\w+)([AB])@\((-?\d+),(-?\d+)\)r(\d)(?:=(\w{4}))?")

B1 = "L09B@(0,-1)r0=VVVK L38B@(-1,-1)r2=FKFF"
B2 = f"{B1} L10B@(0,1)r0=VVVY L39B@(-1,1)r2=FYFF L34B@(-2,-1)r1=KFFK L35B@(-2,1)r0=FFYY"
B3 = "L09B@(0,-1)r0=VVVK P17A@(-1,-1)r3=WKBW P01A@(-1,-2)r2=KKWK"
B4 = "L09B@(0,-1)r0=VVVK L10B@(1,0)r2=VYVV"
B5 = f"{B4} L29B@(0,-2)r0=VYVB L56A@(1,-2)r3=BYKY L42B@(2,0)r2=KKFY L50B@(2,-1)r0=FBKK"
"""The boards of section 10."""

EXAMPLE_1 = (
    "L28B@(-1,0)r1=KVBV L18B@(1,0)r3=YYBV L21B@(0,1)r0=VKKB L47B@(2,0)r1=YFBY L03A@(-1,1)r0=BBKY L07A@(1,1)r0=BBYK"
    " L13B@(0,2)r2=KYVK L37B@(2,1)r1=BFFB L04A@(-1,2)r0=KKYR L35B@(1,2)r1=YFFY WO1B@(2,2)r0=FFFF"
)
EXAMPLE_2 = (
    "L07B@(-1,0)r0=VVRR L25B@(0,1)r2=VYVK P12A@(-2,0)r2=BRWB P15A@(-1,1)r2=RKWW L20B@(0,2)r0=VBBY L54A@(-3,0)r3=YBRB"
    " P14A@(-1,2)r3=WYBW P22B@(-3,1)r1=RWRF P18A@(-2,2)r0=WWYK L33A@(-3,2)r2=RKYY FI2B@(-2,1)r0=WWWW"
)
"""The boards of the worked examples of section 8."""


def tile(code: str) -> int:
    return TILE_IDS.index(code)


def arrange(
    board: str = "",
    *,
    players: int = 3,
    seat: int = 0,
    hands: Mapping[int, str] | None = None,
    bag: str | None = None,
    colours: str = "",
    **options: Any,
) -> Match:
    """A match at the main decision of a seat.

    hands    tiles that seats hold; seats not named hold four that nothing else names
    bag      tiles of the bag in their order; all that are left, if it is not given
    colours  the colours of seat 0, 1, ... ; for two herds the first two are those of seat 0
    """
    match = Match("wolves_and_sheep", 1, players, **options)
    for placement in PLACEMENT.finditer(board):
        lay(match, *placement.groups())
    deal(match, hands or {}, bag)
    if colours:
        herds = 2 if match.state["two_herds"] else 1
        for colour in range(COLOURS):
            where = colours.find(COLOUR_CODES[colour])
            match.state["colour_owner"][colour] = where // herds if where >= 0 else NONE
    give_turn(match, seat)
    return match


def lay(match: Match, code: str, face: str, x: str, y: str, turns: str, edges: str | None) -> None:
    """Lay one tile by the moves of whoever has the turn; everybody declines what follows."""
    deal(match, {match.actor: code}, None)
    kind = kind_of(tile(code))
    if face == "B" and kind in ("wolf", "hunter", "fisherman", "guard"):
        play(match, f"announce {kind}", f"special {code}", f"cell {x},{y}")
    else:
        play(match, f"tile {code}{face}")
        if match.view(None)["decision"] == "cell":
            play(match, f"cell {x},{y}")
        if match.view(None)["decision"] == "turn":
            play(match, f"turn {turns}")
    decline_all(match)
    lying = next(place for place in match.view(None)["places"] if place["id"] == f"{x},{y}")
    assert lying["kind"] == "cell"
    assert edges in (None, lying.get("facts", {})["edges"]), (code, lying)


def decline_all(match: Match) -> Match:
    """Answer every poll with no."""
    while not match.over and match.view(None)["decision"] == "poll":
        match.play("decline")
    return match


def give_turn(match: Match, seat: int) -> None:
    """It is the main decision of a seat."""
    s = match.state
    assert s["phase"] == MAIN
    s["owner"] = s["decider"] = seat


def deal(match: Match, hands: Mapping[int, str], bag: str | None) -> None:
    """Every tile that does not lie on the table is in a hand or in the bag; nothing is known of hands."""
    s = match.state
    laid = {*s["cell_tile"][: s["cells"]].tolist(), *s["cell_cover"][: s["cells"]].tolist()}
    held = {seat: [tile(code) for code in named.split()] for seat, named in hands.items()}
    ordered = [tile(code) for code in (bag or "").split()]
    named = {each for hand in held.values() for each in hand} | set(ordered)
    assert not named & laid, "a named tile lies on the table"
    free = [each for each in range(int(s["bag_size"]) - 1, -1, -1) if each not in laid | named]
    for seat in range(match.players):
        if seat not in held:
            held[seat] = [free.pop() for _ in range(min(HAND_SIZE, len(free)))]
    if bag is None:
        ordered = free[::-1]
    elif free:
        other = max(seat for seat in range(match.players) if seat not in hands)
        held[other] += free  # out of the way
    s["hand"] = 0
    for seat, tiles in held.items():
        for each in tiles:
            s["hand"][seat, each // WORD_TILES] |= 1 << each % WORD_TILES
    s["drawn"] = s["bag_size"] - len(ordered)
    s["bag"] = NONE
    s["bag"][s["drawn"] : s["bag_size"]] = ordered
    s["passed"] = 0
    s["unfit"] = 0
    s["lapsed"] = 0


def play(match: Match, *paths: str) -> Match:
    for path in paths:
        match.play(path)
    return match


def hand(match: Match, seat: int) -> list[str]:
    """The tiles of a hand."""
    words = match.state["hand"][seat].tolist()
    return [TILE_IDS[each] for each in range(TILES) if words[each // WORD_TILES] >> each % WORD_TILES & 1]


def bag_size(match: Match) -> int:
    return int(match.state["bag_size"] - match.state["drawn"])


def values(match: Match, colour: str) -> list[int]:
    """V(c) of a colour."""
    colours = match.view(None)["facts"]["colours"]
    return colours[COLOUR_CODES.index(colour)]["values"]


def decision(match: Match) -> tuple[str, int]:
    return match.view(None)["decision"], match.actor


def placements(match: Match, code: str) -> dict[str, list[tuple[str, int]]]:
    """Every legal ordinary placement of a tile in hand: for each face, cells with quarter turns."""
    found: dict[str, list[tuple[str, int]]] = {"A": [], "B": []}
    for face in found:
        if f"tile {code}{face}" not in match.moves():
            continue
        for cell in cells_for(match, f"tile {code}{face}"):
            for turns in range(4):
                if can_lay(match, code, face, cell, turns):
                    found[face].append((cell, turns))
    return found


def cells_for(match: Match, path: str) -> list[str]:
    """The cells that can be chosen after a move; the one where the tile lies if there was but one."""
    trial = copy(match)
    before = occupied(trial)
    trial.play(path)
    if trial.view(None)["decision"] in ("cell", "special_cell", "shepherd_cell"):
        return [move.removeprefix("cell ") for move in trial.moves()]
    if trial.view(None)["decision"] == "turn":
        return [trial.view(None)["facts"]["chosen"]["cell"]]
    return sorted(occupied(trial) - before)


def can_lay(match: Match, code: str, face: str, cell: str, turns: int) -> bool:
    """Whether a face fits a cell by so many quarter turns."""
    trial = copy(match)
    trial.play(f"tile {code}{face}")
    if trial.view(None)["decision"] == "cell":
        if f"cell {cell}" not in trial.moves():
            return False
        trial.play(f"cell {cell}")
    if trial.view(None)["decision"] == "turn":
        return f"turn {turns}" in trial.moves()
    laid = next((piece for piece in trial.view(None)["pieces"] if piece["at"] == cell), None)
    return laid is not None and laid.get("facts", {})["turns"] == turns


def special_cells(match: Match, kind: str) -> list[str]:
    """Where a figure of a kind in hand may be laid; nowhere if it cannot be announced."""
    if f"announce {kind}" not in match.moves():
        return []
    trial = play(copy(match), f"announce {kind}")
    if "stop" in trial.moves():
        trial.play("stop")
    trial.play(trial.moves()[0])
    return [move.removeprefix("cell ") for move in trial.moves()]


def occupied(match: Match) -> set[str]:
    return {place["id"] for place in match.view(None)["places"] if place["kind"] == "cell"}


def copy(match: Match) -> Match:
    """The same position in another match."""
    other = Match(match.game, match.seed, match.players, None, **match.options)
    other.states[:] = match.states
    return other


def set_meadows(match: Match, meadows: Mapping[str, Sequence[int]], ranks: Sequence[int]) -> Match:
    """A finished game with these enclosed meadows and this order of leaving; where they lie is left open."""
    s = match.state
    every = [(colour, size) for colour, sizes in meadows.items() for size in sizes]
    s["regions"] = len(every)
    for number, (colour, size) in enumerate(every):
        s["letter"][number] = BLACK + COLOUR_CODES.index(colour)
        s["worth"][number] = size
        s["open"][number] = 0
    s["cells"] = 0
    s["rank"][: len(ranks)] = ranks
    return match
