"""The Wolves against its oracle where uniform play seldom goes: hunts of every kind, long stalls, players who leave.

Besides the moves, what the table shows is compared with all that the oracle knows.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.nightly import by_day
from tests.oracle.agree import oracle_for
from tests.oracle.the_wolves_table import Piece
from wataha import Match
from wataha.engine.views import View, facts_of
from wataha.games.the_wolves.components import DIRECTIONS, FIRST_ALPHA, PIECE_IDS, TERRAIN_IDS, TRACK_IDS, WOLF_TRACK
from wataha.games.the_wolves.leaving import leave

from .the_wolves_position import CODES, GAME, lay, offer_actions

CODE_OF = {kind: code for code, kind in CODES.items()}
LOOKED_AT_EVERY = 7
"""So many moves lie between two comparisons of the whole table."""


def by_place(view: View, kinds: tuple[str, ...]) -> dict[str, list[Any]]:
    """The pieces of some kinds, by where they lie."""
    found: dict[str, list[Any]] = {}
    for piece in view["pieces"]:
        if piece["kind"] in kinds:
            found.setdefault(piece["at"], []).append(piece)
    return found


def piece_name(piece: Any) -> str:
    return f"{CODE_OF[piece['kind']]}{facts_of(piece)['owner']}"


def check_table(match: Match, oracle: Any) -> None:
    """Everything that the view shows is what the oracle's facts say."""
    view, facts = match.view(None), oracle.facts()
    places = {place["id"]: facts_of(place) for place in view["places"]}
    hexes = [place["id"] for place in view["places"] if place["kind"] == "hex"]
    assert {place: places[place]["ground"] for place in hexes} == facts["terrain"]
    pack_pieces = by_place(view, PIECE_IDS)
    on_map = {place: sorted(map(piece_name, pack_pieces[place])) for place in hexes if place in pack_pieces}
    assert on_map == {place: sorted(pieces) for place, pieces in facts["pieces"].items()}
    assert sorted(set(by_place(view, ("lone_wolf",))) & set(hexes)) == sorted(facts["lone_wolves"])
    prey = {place: pieces for place, pieces in by_place(view, ("prey",)).items() if place in hexes}
    assert {place: [facts_of(pieces[0])["prey"], len(pieces)] for place, pieces in prey.items()} == facts["prey"]
    slots = {slot: places[f"region/{slot}"]["phases"] for slot in facts["tokens"]}
    assert slots == facts["tokens"]
    dated = [piece for piece in view["pieces"] if piece["at"] == "calendar"]
    dated.sort(key=lambda piece: facts_of(piece)["date"])
    assert [piece_name(p) if p["kind"] in CODE_OF else "lone_wolf" for p in dated] == facts["calendar"]
    shown = view["facts"]
    assert view["decision"] == facts["decision"]
    assert [shown["first_seat"], shown["base_left"], shown["stall"], shown["stalled"]] == [
        facts["first"],
        facts["base_left"],
        facts["stall_count"],
        facts["stalled"],
    ]
    if match.players == 2:
        assert shown["packs"][shown["ai"]] == facts["ai_pack"]
    for seat in range(match.players):
        check_seat(view, places, seat, facts["seats"][seat])
    check_action(view, facts["action"])


def check_seat(view: View, places: dict[str, Any], seat: int, facts: Any) -> None:
    player = places[f"player/{seat}"]
    tiles = {p["id"]: facts_of(p)["shows"] for p in view["pieces"] if p["at"] == f"tiles/{seat}"}
    assert [player["pack"], player["action_tokens"], player["terrain_tokens"], player["departed"]] == [
        facts["pack"],
        facts["action_tokens"],
        facts["terrain_tokens"],
        facts["departed"],
    ]
    assert [player["region_points"], player["scoring_tokens"]] == [facts["region_vp"], facts["tokens_taken"]]
    assert [tiles[f"tile/{seat}/c{number}"] for number in range(len(TERRAIN_IDS))] == facts["tiles"]
    assert {track: places[f"{track}/{seat}"]["taken"] for track in TRACK_IDS} == facts["dens_taken"]
    assert places[f"lairs/{seat}"]["taken"] == facts["lairs_placed"]
    assert places[f"wolves/{seat}"]["taken"] == facts["wolves_placed"]
    owned = [facts_of(piece)["prey"] for piece in view["pieces"] if piece["at"] == f"prey/{seat}"]
    assert sorted(owned) == sorted(facts["prey"])
    assert sum(piece["at"] == f"hand/{seat}" for piece in view["pieces"]) == 2 * facts["pairs_in_hand"]


def check_action(view: View, facts: Any) -> None:
    shown = view["facts"]
    if facts is None:
        assert shown["kind"] is None
        return
    assert [shown["kind"], shown["terrain"] or "", shown["target"], shown["victim"]] == [
        facts["kind"],
        facts["terrain"],
        facts["target"],
        facts["victim"],
    ]
    if facts["kind"] == "MOVE":
        assert shown["paid_by_token"] == facts["paid_by_token"]
    moved = [[p["at"], p["kind"]] for p in view["pieces"] if facts_of(p).get("moved")]
    assert sorted(moved) == sorted(facts["moved"])
    moving = [[p["at"], p["kind"]] for p in view["pieces"] if facts_of(p).get("moving")]
    assert moving == ([facts["mover"]] if facts["mover"] else [])
    pushed = [[p["at"], piece_name(p)] for p in view["pieces"] if facts_of(p).get("pushed")]
    assert pushed == ([facts["pushed"]] if facts["pushed"] else [])


def near_prey(oracle: Any) -> set[str]:
    """The hexes next to stacks of kinds that the active player lacks."""
    owned = oracle.table.seats[oracle.active].prey
    return {
        f"{x + dx},{y + dy}"
        for (x, y), stack in oracle.table.prey.items()
        if stack[0] not in owned
        for dx, dy in DIRECTIONS.values()
    }


def hunter(oracle: Any, moves: list[str], chooser: random.Random) -> str:
    """A player who gathers wolves around prey."""
    if oracle.decision == "kind":
        wanted = [path for path in moves if path in ("kind MOVE", "kind HOWL")]
    elif oracle.decision == "dest":
        wanted = [path for path in moves if path.split()[1] in near_prey(oracle)]
    elif oracle.decision == "wolf":
        beside = near_prey(oracle)
        wanted = [path for path in moves if path != "stop" and path.split()[1] not in beside]
    elif oracle.decision == "extra":
        wanted = ["use_token"]
    else:
        wanted = []
    return chooser.choice(wanted if wanted and chooser.random() < 0.85 else moves)


def compare(match: Match, oracle: Any) -> None:
    where = f"{match.record()}"
    assert match.actor == oracle.actor(), where
    assert match.moves() == oracle.legal(), where
    assert match.score() == oracle.scores(), where


@pytest.mark.parametrize("players", by_day(GAME.players, 2))
def test_hunters_agree_with_the_oracle(players: int) -> None:
    """TW-63 to TW-70: and the table shows what the oracle knows."""
    for seed in range(2):
        match = Match(GAME, seed, players, board_orientation=("fixed", "random")[seed % 2], stall_rounds=3)
        oracle = oracle_for(match)
        chooser = random.Random(seed)
        while not match.over:
            compare(match, oracle)
            if match.ply % LOOKED_AT_EVERY == 0:
                check_table(match, oracle)
            move = hunter(oracle, match.moves(), chooser)
            match.play(move)
            oracle.play(move)
        compare(match, oracle)
        check_table(match, oracle)
        assert match.winners() == oracle.winners()


def scatter_wolves(match: Match, oracle: Any, chooser: random.Random) -> None:
    """Put all wolves of the active player's track around the two stacks of one kind."""
    seat = match.actor
    kinds = [stack[0] for stack in oracle.table.prey.values()]
    twin = next(kind for kind in kinds if kinds.count(kind) == 2)
    stacks = [place for place, stack in oracle.table.prey.items() if stack[0] == twin]
    rings = [(x + dx, y + dy) for x, y in stacks for dx, dy in DIRECTIONS.values()]
    free = [place for place in rings if oracle.table.is_open(place) and not oracle.table.at(place)]
    s = match.states[0]
    s["wolves"][seat] = oracle.table.seats[seat].wolves_placed = len(WOLF_TRACK)
    numbers = [piece for piece in WOLF_TRACK if piece < FIRST_ALPHA]
    for number, (x, y) in zip(numbers, chooser.sample(free, len(numbers)), strict=True):
        lay(s, f"{x},{y}", f"W{seat}", number)
        oracle.table.put(Piece("wolf", seat), (x, y))
    offer_actions(match)


@pytest.mark.parametrize("players", by_day((3, 4, 5), 3))
def test_the_choice_between_two_stacks_agrees_with_the_oracle(players: int) -> None:
    """TW-68, TW-69, DP-12"""
    chosen = 0
    for seed in range(40):
        match = Match(GAME, seed, players)
        oracle = oracle_for(match)
        chooser = random.Random(seed)
        while oracle.decision != "kind":
            move = chooser.choice(match.moves())
            match.play(move)
            oracle.play(move)
        scatter_wolves(match, oracle, chooser)
        for _ in range(16):
            compare(match, oracle)
            move = hunter(oracle, match.moves(), chooser)
            chosen += move.startswith("hunt")
            match.play(move)
            oracle.play(move)
        check_table(match, oracle)
    assert chosen > 0


@pytest.mark.parametrize("stall_rounds", by_day((1, 2, 50), 2))
def test_stalling_players_agree_with_the_oracle(stall_rounds: int) -> None:
    """TW-96: nobody advances the calendar."""
    for seed in range(3):
        match = Match(GAME, seed, 2 + seed, stall_rounds=stall_rounds)
        oracle = oracle_for(match)
        chooser = random.Random(seed)
        while not match.over:
            compare(match, oracle)
            quick = [path for path in match.moves() if path in ("kind MOVE", "kind DEN", "stop", "end_turn")]
            move = chooser.choice(quick or match.moves())
            match.play(move)
            oracle.play(move)
        compare(match, oracle)
        check_table(match, oracle)
        assert bool(match.state["stalled"]) is oracle.stalled is True
        assert match.ply <= GAME.longest


def depart(match: Match, oracle: Any, seat: int, completed: Any) -> None:
    """TW-97: the host takes the active player's unfinished action back, but no departure; then the seat leaves."""
    if seat == match.actor and not oracle.set_up:
        departed = match.states["departed"].copy()
        match.states[:] = completed
        match.states["departed"] = departed
    leave(match.states, 0, seat)
    oracle.depart(seat)


@pytest.mark.parametrize("players", by_day(GAME.players, 3))
@pytest.mark.parametrize("pack_assignment", ["random", "chosen"])
def test_games_that_players_leave_agree_with_the_oracle(players: int, pack_assignment: str) -> None:
    """TW-97"""
    for seed in range(6):
        options = {"pack_assignment": pack_assignment, "tile_start": ("front", "choice")[seed % 2]}
        match = Match(GAME, seed, players, stall_rounds=2, **options)
        oracle = oracle_for(match)
        chooser = random.Random(seed)
        completed = match.states.copy()
        leaving = {chooser.randrange(3 if seed % 2 else 120) for _ in range(players - 1)}
        ply = 0
        while not match.over:
            compare(match, oracle)
            decision = match.view(None)["decision"]
            if decision == "extra" or (decision == "kind" and match.state["base_left"]):
                completed = match.states.copy()
            if ply in leaving:
                seat = chooser.choice([seat for seat in range(players) if seat not in oracle.departed])
                depart(match, oracle, seat, completed)
                compare(match, oracle)
                check_table(match, oracle)
                leaving.remove(ply)
            if not match.over:
                move = chooser.choice(match.moves())
                match.play(move)
                oracle.play(move)
            ply += 1
        compare(match, oracle)
        assert match.winners() == oracle.winners()
        assert not set(match.winners()) & oracle.departed


def test_a_pack_whose_player_left_stays() -> None:
    """AC-36"""
    match = Match(GAME, 3, 3, first_seat="0")
    while match.view(None)["decision"] != "kind":
        match.play(match.moves()[0])
    leave(match.states, 0, 1)
    stood = standing_pieces(match, 1)
    while match.actor == 0:
        match.play("stop" if "stop" in match.moves() else match.moves()[0])
    assert match.actor == 2
    assert standing_pieces(match, 1) == stood
    assert len(stood) == 4


def standing_pieces(match: Match, owner: int) -> dict[str, str]:
    """A pack's pieces on the map, and where they stand."""
    pieces = [piece for piece in match.view(None)["pieces"] if piece["kind"] in PIECE_IDS and "," in piece["at"]]
    return {piece["id"]: piece["at"] for piece in pieces if facts_of(piece)["owner"] == owner}
