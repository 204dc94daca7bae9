"""Arrange a position of The Wolves for a test, and read it in the words of the specification.

The fixtures W3 and W2 of its section 10, then whatever a case adds:

    arrange("8,8 A0 W0", "9,8 W1", terrain_tokens={0: 1})

is W3 with an alpha and a wolf of P0 on (8,8) and a wolf of P1 on (9,8); P0 has two actions left and one terrain token.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

import wataha
from wataha import Match
from wataha.engine.views import View, facts_of
from wataha.games.the_wolves.components import (
    FIRST_ALPHA,
    FIRST_DEN,
    FIRST_LAIR,
    GROUND_IDS,
    PHASE_IDS,
    PIECES,
    PREY_IDS,
    TERRAIN_IDS,
    TERRAINS,
)
from wataha.games.the_wolves.hexes import WORD, cell_of, hex_of
from wataha.games.the_wolves.land import lay_boards
from wataha.games.the_wolves.state import EXTRA, IN_STOCK, NONE

GAME = wataha.game("the_wolves")

PACKS = {3: ("forest", "rock", "grass"), 2: ("forest", "rock", "tundra")}
TOKENS = {
    3: [["crescent"], ["crescent"], ["quarter"], ["quarter"], ["full"], ["full"]],
    2: [["crescent"], ["full"], ["full"], ["crescent", "quarter"], ["quarter", "full"]],
}
PREY = {3: ["hare", "hare", "boar", "raccoon", "deer", "moose"], 2: list(PREY_IDS)}
FIXTURE_OPTIONS: dict[str, Any] = {"tile_start": "choice", "first_seat": "0"}
CODES = {"W": "wolf", "A": "alpha", "D": "den", "L": "lair"}

# The numbers of the pieces of each kind in the order in which a position takes them: those that start the game first,
# then the ones that leave the player board last, so that none is needed twice.
ORDER = {
    "W": [0, 1, 7, 6, 5, 4, 3, 2],
    "A": [FIRST_ALPHA, FIRST_ALPHA + 1, FIRST_ALPHA + 3, FIRST_ALPHA + 2],
    "D": list(range(FIRST_LAIR - 1, FIRST_DEN - 1, -1)),
    "L": list(range(PIECES - 1, FIRST_LAIR - 1, -1)),
}


def cell(place: str) -> int:
    """The cell of a hex.

    >>> cell("8,8")
    166
    """
    x, y = map(int, place.split(","))
    return cell_of(x, y)


def add(hexes: np.ndarray[Any, Any], place: str) -> None:
    """Put a hex into a set of a record."""
    hexes[cell(place) // WORD] |= 1 << cell(place) % WORD


def members(hexes: np.ndarray[Any, Any]) -> list[str]:
    """The hexes of a set, in the order of their index."""
    cells = [WORD * n + bit for n, word in enumerate(hexes.tolist()) for bit in range(WORD) if word >> bit & 1]
    return [f"{x},{y}" for x, y in map(hex_of, cells)]


@cache
def _seed_with_tokens(players: int) -> int:
    """A seed that deals the fixture's scoring tokens, so that the AI's pieces stand where the set-up puts them."""
    options = GAME.encode_options(players, FIXTURE_OPTIONS)
    states = GAME.states()
    for seed in range(100_000):
        GAME.calls.setup(states, 0, seed, options)
        dealt: list[list[str]] = [[] for _ in TOKENS[players]]
        for token in range(int(states[0]["tokens"])):
            dealt[states[0]["token_region"][token]].append(PHASE_IDS[states[0]["token_phase"][token]])
        if dealt == TOKENS[players]:
            return seed
    raise AssertionError("no seed deals the fixture's tokens")


def fixture(players: int = 3, **options: Any) -> Match:
    """W3 or W2 at the beginning of the draft; boards, prey and packs as section 10 lists them."""
    match = Match(GAME, _seed_with_tokens(players), players, **FIXTURE_OPTIONS, **options)
    for _ in range(players - 1):
        match.play("faces front")
    s = match.states[0]
    regions = int(s["regions"])
    s["board"][:regions] = range(regions)
    s["prey_kind"][:regions] = [PREY_IDS.index(kind) for kind in PREY[players]]
    s["pack"][: len(PACKS[players])] = [TERRAIN_IDS.index(pack) for pack in PACKS[players]]
    s["terrain"] = 0
    s["passable"] = 0
    for board in lay_boards(players, tuple(range(regions)), tuple(s["turn"][:regions].tolist())):
        for number, ground in zip(board.cells, board.ground, strict=True):
            if GROUND_IDS.index(ground) < TERRAINS:
                x, y = hex_of(number)
                add(s["terrain"][GROUND_IDS.index(ground)], f"{x},{y}")
                add(s["passable"], f"{x},{y}")
    match.play("faces front")
    return match


def arrange(
    *hexes: str,
    players: int = 3,
    active: int = 0,
    actions: int = 2,
    calendar: int = 0,
    phase: int = 0,
    tracks: Mapping[int, Sequence[int]] | None = None,
    lairs: Mapping[int, int] | None = None,
    wolves: Mapping[int, int] | None = None,
    terrain_tokens: Mapping[int, int] | None = None,
    action_tokens: Mapping[int, int] | None = None,
    backs: Mapping[int, str] | None = None,
    **options: Any,
) -> Match:
    """The active player is about to choose an action.

    hexes    "8,8 A0 W0": a hex and the pieces on it, kind and owner
    tracks   dens taken from Spread, Speed, Howl by seat; lairs, wolves: pieces taken from those tracks
    backs    common tiles that show their back, by seat: "c4 c0"
    """
    match = fixture(players, **options)
    s = match.states[0]
    used: dict[str, int] = {}
    s["at"][:players] = IN_STOCK
    s["pairs"] = 0
    for text in hexes:
        place, *pieces = text.split()
        for piece in pieces:
            number = used.get(piece, 0)
            used[piece] = number + 1
            lay(s, place, piece, ORDER[piece[0]][number])
    s["active"], s["base_left"], s["step"] = active, actions, 4 * players
    s["calendar"], s["dated"], s["phase"] = calendar, calendar, phase
    for seat, taken in (tracks or {}).items():
        s["dens"][seat] = taken
    for field, numbers in (("lairs", lairs), ("wolves", wolves), ("terrain_tokens", terrain_tokens)):
        for seat, number in (numbers or {}).items():
            s[field][seat] = number
    s["action_tokens"] = 0
    for seat, number in (action_tokens or {}).items():
        s["action_tokens"][seat] = number
    for seat, tiles in (backs or {}).items():
        s["flipped"][seat] = sum(1 << int(tile[1:]) for tile in tiles.split())
    offer_actions(match)
    return match


def offer_actions(match: Match) -> Match:
    """Let the active player of an arranged record choose an action: by a token, which is given for that."""
    s = match.states[0]
    s["offer"] = 0
    s["decision"] = EXTRA
    s["action_tokens"][s["active"]] += 1
    match.play("use_token")
    return match


def lay(s: Any, place: str, piece: str, number: int) -> None:
    """Put a piece onto a hex of a record."""
    code, owner = piece[0], int(piece[1:])
    if any(place in members(s[kind]) for kind in ("wolf", "alpha", "structure")):
        add(s["full"], place)
    if code in "WA":
        add(s[CODES[code]], place)
        add(s["pack_wolves"][owner], place)
    else:
        add(s["structure"], place)
        add(s["pack_structures"][owner], place)
        if code == "D":
            add(s["den"], place)
    s["at"][owner, number] = cell(place)


def play(match: Match, *paths: str) -> Match:
    for path in paths:
        match.play(path)
    return match


def choices(match: Match) -> list[str]:
    """The legal moves without their verbs; a move without further words as it is."""
    return [path.split(" ", 1)[-1] for path in match.moves()]


def targets(match: Match, kind: str) -> list[str]:
    """DP-6 of an action; nothing if it is not offered."""
    if f"kind {kind}" not in match.moves():
        return []
    match.play(f"kind {kind}")
    found = choices(match)
    match.states[0]["kind"] = NONE
    offer_actions(match)
    return found


def pieces_on(match: Match, place: str) -> list[str]:
    """The pieces on a hex: den, wolf, alpha, lair."""
    names = {kind: code for code, kind in CODES.items()}
    rank = "DWAL"
    there = [piece for piece in match.view(None)["pieces"] if piece["at"] == place and piece["kind"] in names]
    found = [f"{names[piece['kind']]}{facts_of(piece)['owner']}" for piece in there]
    return sorted(found, key=lambda piece: (rank.index(piece[0]), piece[1]))


def tiles(match: Match, seat: int) -> list[str]:
    """What the common tiles c0 to c4 show."""
    shown = [piece for piece in match.view(None)["pieces"] if piece["at"] == f"tiles/{seat}"]
    return [facts_of(piece)["shows"] for piece in shown if not piece["id"].endswith("home")]


def place_facts(view: View, place: str) -> dict[str, Any]:
    return next(facts_of(each) for each in view["places"] if each["id"] == place)


def player(match: Match, seat: int) -> dict[str, Any]:
    return place_facts(match.view(None), f"player/{seat}")


def track(match: Match, name: str, seat: int) -> dict[str, Any]:
    return place_facts(match.view(None), f"{name}/{seat}")


def fact(match: Match, name: str) -> Any:
    return match.view(None)["facts"][name]


def decision(match: Match) -> tuple[str, int]:
    return match.view(None)["decision"], match.actor
