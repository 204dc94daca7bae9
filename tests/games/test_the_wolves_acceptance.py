"""The acceptance cases of The Wolves' specification, section 10, in its order and numbering.

AC-1 stands with the map, AC-35 and AC-38 with the score sheet, AC-36 with the players who leave.
"""

from __future__ import annotations

import pytest

from wataha import Match
from wataha.engine.views import facts_of
from wataha.games.the_wolves.state import DISCARDED

from .the_wolves_position import (
    arrange,
    choices,
    decision,
    fact,
    fixture,
    members,
    pieces_on,
    play,
    player,
    targets,
    tiles,
    track,
)


def move(match: Match, terrain: str, payment: int) -> Match:
    """MOVE, up to the first wolf."""
    return play(match, "kind MOVE", f"terrain {terrain}", f"pay {payment}")


def send(match: Match, start: str, kind: str) -> list[str]:
    """Choose a wolf-kind; where it can go."""
    match.play(f"wolf {start} {kind}")
    return choices(match)


def prey_left(match: Match, place: str) -> int:
    return sum(piece["kind"] == "prey" and piece["at"] == place for piece in match.view(None)["pieces"])


def prey_of(match: Match, seat: int) -> list[str]:
    return [facts_of(piece)["prey"] for piece in match.view(None)["pieces"] if piece["at"] == f"prey/{seat}"]


def stand_still(match: Match) -> Match:
    """A Move with the home tile that moves nobody; it ends the turn of whoever has one action left."""
    match.play("kind MOVE")
    home = player(match, match.actor)["pack"]
    play(match, f"terrain {home}", "pay 4")
    if "stop" in match.moves():
        match.play("stop")
    return match


def test_the_draft_goes_there_and_back_over_the_start_board() -> None:
    """AC-2"""
    match = fixture()
    assert match.actor == 0
    assert choices(match) == ["5,7", "5,9", "6,7", "6,9", "7,7", "7,10", "8,8", "8,10", "9,8", "9,10"]
    play(match, "draft 8,8", "draft 7,7", "draft 6,7")
    assert match.actor == 2
    assert choices(match) == ["5,9", "6,9", "7,10", "8,10", "9,10"]
    match.play("draft 9,10")
    assert match.actor == 1
    match.play("draft 8,10")
    assert match.actor == 0
    assert choices(match) == ["5,9", "6,9", "7,10"]
    match.play("draft 5,9")
    assert match.movers[-6:] == [0, 1, 2, 2, 1, 0]
    assert decision(match) == ("kind", 0)
    assert pieces_on(match, "5,9") == ["W0", "A0"]


def test_the_draft_of_two_and_the_pieces_of_the_ai() -> None:
    """AC-3"""
    match = fixture(2)
    slots = {place["id"]: facts_of(place)["slot"] for place in match.view(None)["places"] if place["kind"] == "hex"}
    offered = [slots[place] for place in choices(match)]
    assert {slot: offered.count(slot) for slot in "ABCDE"} == {"A": 0, "B": 11, "C": 11, "D": 0, "E": 10}
    ai = {place: pieces_on(match, place) for place in ("9,9", "7,5", "4,7", "11,13", "14,11", "14,12")}
    assert ai == {
        "9,9": ["W2", "W2"],
        "7,5": ["A2", "L2"],
        "4,7": ["A2", "L2"],
        "11,13": ["L2"],
        "14,11": ["L2"],
        "14,12": ["A2", "A2"],
    }
    on_map = [piece for piece in match.view(None)["pieces"] if facts_of(piece).get("owner") == 2]
    assert len(on_map) == 10
    assert [player(match, seat)["action_tokens"] for seat in (0, 1)] == [0, 1]
    for _ in range(4):
        match.play(match.moves()[0])
    assert match.movers[-4:] == [0, 1, 1, 0]
    assert decision(match) == ("kind", 0)


@pytest.mark.parametrize(("tokens", "payments"), [(0, "5"), (1, "1 4 5"), (2, "0 1 4 5")])
def test_payments_of_a_cost_of_two(tokens: int, payments: str) -> None:
    """AC-4"""
    match = arrange("9,8 A0", terrain_tokens={0: tokens})
    play(match, "kind DEN", "target 9,8")
    assert choices(match) == payments.split()


def test_a_dominated_wolf_is_replaced_and_tiles_are_flipped() -> None:
    """AC-5"""
    match = arrange("9,8 A0", "8,7 W2", backs={0: "c4"})
    assert targets(match, "DOMINATE") == ["8,7 wolf"]
    play(match, "kind DOMINATE", "target 8,7 wolf")
    assert choices(match) == ["7"]
    match.play("pay 7")
    shown = tiles(match, 0)
    assert (shown[0], shown[4]) == ("rock", "desert")
    home = player(match, 0)["pack"]
    assert (shown.count("forest") + (home == "forest"), shown.count("rock")) == (1, 2)
    assert pieces_on(match, "8,7") == ["W0"]
    assert fact(match, "calendar") == 1


def test_a_move_of_two_wolves() -> None:
    """AC-6"""
    match = arrange("8,8 A0 W0", "9,10 A0 W0")
    play(match, "kind MOVE", "terrain forest")
    assert choices(match) == ["1", "4"]
    match.play("pay 1")
    assert choices(match) == ["8,8 wolf", "8,8 alpha", "9,10 wolf", "9,10 alpha", "stop"]
    assert send(match, "8,8", "alpha") == ["7,5", "8,6", "8,7", "9,7", "9,8"]
    match.play("dest 9,8")
    assert send(match, "8,8", "wolf") == ["7,5", "8,6", "8,7", "9,7", "9,8"]
    match.play("dest 9,8")
    assert decision(match) == ("kind", 0)
    assert fact(match, "base_left") == 1
    assert pieces_on(match, "9,8") == ["W0", "A0"]


@pytest.mark.parametrize(("dens", "reachable"), [(0, False), (1, False), (2, False), (3, True), (4, True)])
def test_walking_round_the_chasm_takes_five_steps(dens: int, reachable: bool) -> None:
    """AC-7"""
    match = arrange("6,7 A0", tracks={0: (0, dens, 0)}, terrain_tokens={0: 1})
    ground = {place["id"]: facts_of(place)["ground"] for place in match.view(None)["places"] if place["kind"] == "hex"}
    move(match, ground["6,9"], 0)
    assert ("6,9" in send(match, "6,7", "alpha")) is reachable
    assert "8,8" in targets(arrange("6,7 A0", "8,8 W1", terrain_tokens={0: 3}), "DOMINATE")[0]


def test_tokens_are_crossed_but_never_entered() -> None:
    """AC-8"""
    match = move(arrange("1,7 A0"), "grass", 1)
    assert send(match, "1,7", "alpha") == ["2,9", "3,6", "3,9", "4,7"]


def test_who_may_stop_beside_whom() -> None:
    """AC-9"""
    pieces = ["8,8 A0 W0", "9,8 W1", "8,7 D1", "9,7 L2", "8,6 A1", "7,5 W2 D2"]
    assert send(move(arrange(*pieces), "forest", 1), "8,8", "alpha") == ["8,7", "9,8"]
    assert send(move(arrange(*pieces), "forest", 1), "8,8", "wolf") == ["8,7"]


PUSH = ["8,8 A0 W0", "9,8 W1"]


@pytest.mark.parametrize(
    ("pieces", "hexes"),
    [
        (PUSH, "8,7 9,7 10,9"),
        ([*PUSH, "8,7 D0", "9,7 W2", "10,9 L2"], "7,6 7,7 8,6 10,7 10,10 11,8 11,9"),
        ([*PUSH, "8,7 D1", "9,7 W2", "10,9 D1 W1"], "8,7"),
        (["8,8 A0 D1", "9,8 W1", "8,7 D0", "9,7 W2", "10,9 L2"], "8,8"),
    ],
)
def test_a_pushed_wolf_goes_to_a_nearest_hex_of_its_own_or_none(pieces: list[str], hexes: str) -> None:
    """AC-10, AC-11, AC-12"""
    match = move(arrange(*pieces), "forest", 1)
    play(match, "wolf 8,8 alpha", "dest 9,8")
    assert decision(match) == ("push", 0)
    assert choices(match) == hexes.split()
    place = hexes.split()[0]
    match.play(f"push {place}")
    assert "W1" in pieces_on(match, place)
    assert pieces_on(match, "9,8") == ["A0"]


def test_the_same_wolf_is_pushed_twice_in_one_move() -> None:
    """AC-13"""
    match = move(arrange("8,8 A0 A0", "9,8 W1"), "forest", 1)
    play(match, "wolf 8,8 alpha", "dest 9,8", "push 9,7")
    assert choices(match) == ["8,8 alpha", "stop"]
    play(match, "wolf 8,8 alpha", "dest 9,7")
    assert choices(match) == ["8,6", "8,7", "10,7"]
    match.play("push 10,7")
    assert pieces_on(match, "10,7") == ["W1"]


def test_a_move_without_wolves_is_a_pass() -> None:
    """AC-14"""
    match = play(move(arrange("8,8 A0 W0"), "rock", 1), "stop")
    assert tiles(match, 0)[1] == "grass"
    assert pieces_on(match, "8,8") == ["W0", "A0"]
    assert (decision(match), fact(match, "base_left")) == (("kind", 0), 1)
    passed = arrange("8,8 A0 W0")
    before = passed.view(None)
    play(move(passed, "forest", 4), "stop")
    after = passed.view(None)
    assert after["pieces"] == before["pieces"]
    assert (before["facts"]["base_left"], after["facts"]["base_left"]) == (2, 1)


def test_a_token_pays_only_for_a_move_that_moves() -> None:
    """AC-15"""
    match = play(arrange("14,12 A0", backs={0: "c4"}, terrain_tokens={0: 1}), "kind MOVE")
    assert choices(match) == ["forest", "rock", "grass", "tundra"]
    match.play("terrain rock")
    assert choices(match) == ["0", "1"]
    match.play("pay 0")
    assert choices(match) == ["14,12 alpha"]


def test_a_wolf_beside_one_that_has_moved_can_still_move() -> None:
    """AC-16"""
    match = move(arrange("8,8 W0", "9,8 W0"), "forest", 1)
    play(match, "wolf 8,8 wolf", "dest 9,8")
    assert choices(match) == ["9,8 wolf", "stop"]
    (unmoved,) = [piece for piece in match.view(0)["pieces"] if piece.get("word") == "wolf"]
    assert "moved" not in facts_of(unmoved)


@pytest.mark.parametrize(("tokens", "places"), [(0, "12,10"), (2, "11,9 12,10")])
def test_where_a_den_can_be_built(tokens: int, places: str) -> None:
    """AC-17"""
    position = ["12,10 A2", "12,11 W1", "11,9 W2", "13,10 D1"]
    match = arrange(*position, active=2, terrain_tokens={2: tokens})
    assert targets(match, "DEN") == places.split()
    if not tokens:
        play(match, "kind DEN", "target 12,10")
        assert choices(match) == ["5"]
        play(match, "pay 5", "track speed")
        assert track(match, "speed", 2)["value"] == 4
        assert tiles(match, 2)[2] == "tundra"
        assert fact(match, "calendar") == 0
        assert pieces_on(match, "12,10") == ["D2", "A2"]


@pytest.mark.parametrize(
    ("players", "name", "taken", "gains", "points"),
    [
        (3, "speed", 2, "terrain_tokens", 0),
        (3, "howl", 4, "action_tokens", 7),
        (2, "howl", 2, "action_tokens", 0),
        (2, "howl", 4, "terrain_tokens", 5),
        (3, "spread", 4, "terrain_tokens", 7),
        (3, "spread", 3, None, 3),
        (2, "speed", 3, None, 2),
    ],
)
def test_what_a_den_of_a_track_gains(players: int, name: str, taken: int, gains: str | None, points: int) -> None:
    """AC-18"""
    before = [0, 0, 0]
    before[["spread", "speed", "howl"].index(name)] = taken - 1
    place = "9,8" if players == 3 else "5,5"
    match = arrange(f"{place} A0", players=players, tracks={0: before}, terrain_tokens={0: 2})
    play(match, "kind DEN", f"target {place}", "pay 0", f"track {name}")
    facts = player(match, 0)
    assert {kind: facts[kind] for kind in ("terrain_tokens", "action_tokens")} == {
        kind: int(kind == gains) for kind in ("terrain_tokens", "action_tokens")
    }
    assert track(match, name, 0)["points"] == points


def test_a_lair_needs_water_and_an_alpha_beside_its_den() -> None:
    """AC-19"""
    match = arrange("12,10 D2 W2", "13,10 D2", "11,9 A2", active=2, terrain_tokens={2: 2})
    assert targets(match, "LAIR") == ["12,10"]


@pytest.mark.parametrize(("lair", "places"), [("L2", []), ("L1", ["12,11"])])
def test_a_pack_has_one_lair_on_a_board(lair: str, places: list[str]) -> None:
    """AC-20"""
    match = arrange("11,11 A2", "12,11 D2", f"12,10 {lair}", active=2, terrain_tokens={2: 2})
    assert targets(match, "LAIR") == places


def test_a_new_lair_pushes_an_enemy_wolf() -> None:
    """AC-21"""
    match = arrange("12,11 D2 W0", "11,11 A2", "12,10 W0", active=2, terrain_tokens={2: 2})
    play(match, "kind LAIR", "target 12,11", "pay 0")
    assert fact(match, "calendar") == 1
    assert player(match, 2)["terrain_tokens"] == 1
    assert choices(match) == ["12,10", "13,12"]
    match.play("push 12,10")
    assert (pieces_on(match, "12,11"), pieces_on(match, "12,10")) == (["L2"], ["W0", "W0"])
    assert decision(match) == ("kind", 2)


def test_a_new_lair_pushes_an_enemy_alpha_to_the_nearest_hex() -> None:
    """AC-22"""
    match = arrange("12,10 D2 A0", "11,9 A2", "13,10 W1", "12,11 D1", active=2, terrain_tokens={2: 2})
    play(match, "kind LAIR", "target 12,10", "pay 0")
    assert choices(match) == ["10,9", "10,10", "11,8", "11,11", "12,8", "13,12", "14,10", "14,11"]


def test_a_howl_replaces_a_lone_wolf() -> None:
    """AC-23"""
    match = arrange("8,10 A0 W0")
    assert targets(match, "HOWL") == ["9,11"]
    play(match, "kind HOWL", "target 9,11")
    assert choices(match) == ["5"]
    match.play("pay 5")
    assert (pieces_on(match, "9,11"), fact(match, "calendar")) == (["W0"], 1)
    assert "9,11" not in members(match.state["lone"])
    third = play(arrange("8,10 A0 W0", wolves={0: 2}), "kind HOWL", "target 9,11", "pay 5")
    assert pieces_on(third, "9,11") == ["A0"]
    assert track(third, "wolves", 0)["points"] == 3
    assert targets(arrange("8,10 A0 W0", wolves={0: 8}), "HOWL") == []


def test_howl_range_crosses_the_chasm() -> None:
    """AC-24"""
    match = arrange("8,8 A2", "8,10 W0", active=2, terrain_tokens={2: 2})
    assert targets(match, "DOMINATE") == ["8,10 wolf"]
    play(match, "kind DOMINATE", "target 8,10 wolf")
    assert choices(match) == ["1"]
    match.play("pay 1")
    assert pieces_on(match, "8,10") == ["W2"]
    assert player(match, 2)["terrain_tokens"] == 0
    assert tiles(match, 2)[3] == "desert"


@pytest.mark.parametrize(("dens", "found"), [(0, []), (1, ["14,10 den"])])
def test_howl_range_never_leaves_the_map(dens: int, found: list[str]) -> None:
    """AC-25"""
    match = arrange("12,8 A2", "14,10 D0", active=2, terrain_tokens={2: 2}, tracks={2: (0, 0, dens)})
    assert targets(match, "DOMINATE") == found


def test_two_of_one_colour_protect_each_other() -> None:
    """AC-26"""
    match = arrange("9,8 A0", "8,7 D1 W2", "9,7 W1 W1", "8,6 D1", "7,5 A1", terrain_tokens={0: 1})
    assert targets(match, "DOMINATE") == ["8,6 den", "8,7 wolf", "8,7 den"]


def test_a_den_under_the_own_alpha_can_be_dominated() -> None:
    """AC-27"""
    match = arrange("9,8 A0 D1", terrain_tokens={0: 1})
    play(match, "kind DOMINATE", "target 9,8 den")
    assert choices(match) == ["5"]
    match.play("pay 5")
    assert choices(match) == ["spread", "speed", "howl"]
    match.play("track howl")
    assert pieces_on(match, "9,8") == ["D0", "A0"]
    assert track(match, "howl", 0)["value"] == 3
    assert fact(match, "calendar") == 1


def test_the_hunter_chooses_between_two_stacks_of_a_kind() -> None:
    """AC-28"""
    match = arrange("9,5 W0", "10,6 W0", "5,5 W0", "6,6 W0", "8,7 A0", "7,4 A0")
    move(match, "forest", 4)
    play(match, "wolf 8,7 alpha", "dest 8,6")
    assert prey_of(match, 0) == []
    play(match, "wolf 7,4 alpha", "dest 7,5")
    assert decision(match) == ("hunt", 0)
    assert choices(match) == ["6,5", "9,6"]
    match.play("hunt 6,5")
    assert (prey_left(match, "6,5"), prey_left(match, "9,6")) == (1, 2)
    assert prey_of(match, 0) == ["hare"]
    assert player(match, 0)["action_tokens"] == 1
    play(move(match, "forest", 4), "stop")
    assert prey_of(match, 0) == ["hare"]
    assert decision(match) == ("extra", 0)
    assert match.moves() == ["use_token", "end_turn"]


def test_a_ring_between_two_wolves_of_a_move_does_not_hunt() -> None:
    """AC-29"""
    match = move(arrange("9,5 W0", "10,6 W0", "8,7 A0"), "forest", 4)
    play(match, "wolf 8,7 alpha", "dest 8,6", "wolf 10,6 wolf", "dest 8,7")
    assert decision(match)[0] == "kind"
    assert prey_of(match, 0) == []
    two_on_one_hex = move(arrange("9,5 W0 W0", "8,7 A0"), "forest", 4)
    play(two_on_one_hex, "wolf 8,7 alpha", "dest 8,6", "stop")
    assert prey_of(two_on_one_hex, 0) == []


def test_a_ring_that_an_opponent_completed_hunts_after_the_own_next_action() -> None:
    """AC-30"""
    match = arrange(
        "9,5 W0", "10,6 W0", "8,7 W0", "9,8 A1", "9,7 D1 W1", "7,6 W2", "8,8 W2", "7,7 W2", active=1, actions=1
    )
    play(match, "kind MOVE", "terrain forest", "pay 1", "wolf 9,8 alpha", "dest 8,7")
    assert choices(match) == ["8,6", "9,8"]
    play(match, "push 8,6", "stop")
    assert decision(match) == ("kind", 2)
    assert prey_of(match, 0) == []
    stand_still(stand_still(match))
    assert decision(match) == ("kind", 0)
    stand_still(match)
    assert prey_of(match, 0) == ["hare"]
    assert prey_left(match, "9,6") == 1
    assert player(match, 0)["action_tokens"] == 1


def test_two_players_hunt_without_a_token_and_open_the_hex() -> None:
    """AC-31"""
    match = move(arrange("3,4 W0", "4,3 W0", "3,5 A0", players=2), "forest", 4)
    play(match, "wolf 3,5 alpha", "dest 4,5", "stop")
    assert prey_of(match, 0) == ["boar"]
    assert track(match, "prey", 0)["points"] == 2
    assert player(match, 0)["action_tokens"] == 0
    assert "4,4" not in members(match.state["covered"])


def test_a_phase_scores_at_the_end_of_the_turn() -> None:
    """AC-32"""
    match = arrange("8,10 A0 W0", "9,7 W0", "10,9 W0", "8,7 W1", calendar=8)
    play(match, "kind HOWL", "target 9,11", "pay 5")
    assert fact(match, "calendar") == 9
    assert fact(match, "phase") == "crescent"
    assert match.score()[1:] == [0, 0]
    move(match, "desert", 1)
    play(match, "wolf 10,9 wolf", "dest 11,8", "stop")
    assert [player(match, seat)["region_points"] for seat in range(3)] == [4, 2, 0]
    assert [player(match, seat)["scoring_tokens"] for seat in range(3)] == [1, 0, 0]
    assert fact(match, "phase") == "quarter"
    assert decision(match) == ("kind", 1)


def test_two_phases_score_in_one_turn() -> None:
    """AC-33"""
    match = arrange("2,6 A0", "9,13 W1", "9,12 A2", calendar=22, phase=1, actions=1)
    match.states[0]["token_owner"][:2] = DISCARDED
    stand_still(match)
    assert [player(match, seat)["region_points"] for seat in range(3)] == [6, 4, 8]
    assert match.over


@pytest.mark.parametrize(
    ("pieces", "points", "tokens"),
    [
        (["7,8 A0 W0", "9,8 W0", "9,13 A1 W1", "10,12 W1"], [4, 4], [1, 1]),
        (["7,8 W0 W0", "9,13 W1 W1", "10,12 W1"], [2, 2], [0, 0]),
    ],
)
def test_the_ai_ranks_like_a_pack_and_gains_nothing(pieces: list[str], points: list[int], tokens: list[int]) -> None:
    """AC-34"""
    match = stand_still(arrange(*pieces, players=2, calendar=7, actions=1))
    assert [player(match, seat)["region_points"] for seat in (0, 1)] == points
    assert [player(match, seat)["scoring_tokens"] for seat in (0, 1)] == tokens
    region = next(facts_of(place) for place in match.view(None)["places"] if place["id"] == "region/D")
    assert region["phases"] == ["quarter"]


def test_a_calendar_that_stands_still_ends_the_game() -> None:
    """AC-37"""
    match = fixture(stall_rounds=1)
    for place in ("8,8", "7,7", "6,7", "9,10", "8,10", "5,9"):
        match.play(f"draft {place}")
    for turn in range(3):
        assert decision(match) == ("kind", turn)
        stand_still(stand_still(match))
    assert match.over
    assert fact(match, "stalled") is True
    assert fact(match, "phase") is None
    assert not match.view(None)["facts"]["offered"]
    tokens = [piece for piece in match.view(None)["pieces"] if piece["kind"] == "token"]
    assert all(piece["at"] == "discard" or piece["at"].startswith("taken/") for piece in tokens)
