"""The edge cases of the Lone Wolves specification, section 7, that no acceptance case covers.

Others stand with the acceptance cases: LW-E1 is LW-T11, E2 is T3 and T12, E4 is T13, E8 is T20, E11 is T22, E17 is T32;
LW-E15 stands with the invariants.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wataha import PUBLIC
from wataha.engine.errors import IllegalMove
from wataha.engine.game import split
from wataha.engine.views import facts_of
from wataha.games.lone_wolves.components import HONOR_SIDES, SCAR_IDS, TERRITORY_IDS

from .lone_wolves_position import (
    A,
    B,
    arrange,
    box_size,
    centre,
    check_consistency,
    control,
    decision,
    finish_trick,
    honor_up,
    moons,
    next_leader,
    pack,
    play,
    scar_points,
    side,
    strength,
    trump,
)


def test_the_winner_of_a_trick_takes_no_scar() -> None:
    """LW-E3"""
    match = arrange(hands=("W7", "W4"), centres={"cave": "? ? STR_3", "tundra": "? ? PT_1_WOLF"})
    play(match, "play W7 cave", "play W4 tundra", "take PT_1_WOLF", "place volcano")
    assert centre(match, "cave") == (2, ["STR_3"])
    assert centre(match, "tundra") == (2, [])


def test_a_scar_cannot_be_refused() -> None:
    """LW-E5"""
    match = arrange(hands=("W7", "W4"), centres={"tundra": "? ? PT_1_WOLF"})
    play(match, "play W7 cave", "play W4 tundra")
    assert match.moves() == ["take PT_1_WOLF", "take HIDDEN"]
    with pytest.raises(IllegalMove):
        match.play("place cave")
    play(match, "take HIDDEN")
    assert match.moves() == [f"place {territory}" for territory in TERRITORY_IDS]


def test_a_forced_suit_goes_wherever_there_is_room() -> None:
    """LW-E6: at the last trick four territories can be full; the fifth takes both cards."""
    match = arrange(
        tricks=12,
        moons=["cave", "desert"],
        hands=("R2", "R6"),
        wolves={
            "cave": ("K7 K6 L", "K5 L L"),
            "desert": ("N7 L L", "N6 N5 L"),
            "swamp": ("G7 G6 L", "G5 L L"),
            "tundra": ("W7 L L", "W6 W5 L"),
            "volcano": ("", ""),
        },
    )
    assert match.moves() == ["play R2 volcano"]
    play(match, "play R2 volcano")
    assert match.moves() == ["play R6 volcano"]
    play(match, "play R6 volcano")
    assert decision(match) == ("take", A)


def test_a_lone_wolf_not_added_is_not_added_later() -> None:
    """LW-E7"""
    match = arrange(
        tricks=4, hands=("W7", "W4"), wolves={"volcano": ("K7 K6 L", "N7 N6 L")}, centres={"tundra": "? ? ADD_LONE"}
    )
    play(match, "play W7 cave", "play W4 tundra", "take ADD_LONE", "place volcano")
    while not match.over:
        match.play(match.moves()[0])
        assert side(match, B, "volcano") == ["N6", "N7", "L"]


def test_the_box_has_a_card_for_every_lone_wolf_added() -> None:
    """LW-E9: both tokens on borders, both sides with room."""
    match = arrange(
        board="advanced", hands=("W4 K7", "W7 K5"), centres={"tundra": "? ? ADD_LONE", "volcano": "? ? ADD_LONE"}
    )
    play(match, "play W4 tundra", "play W7 tundra", "take ADD_LONE", "place cave+desert")
    assert side(match, A, "cave") == side(match, A, "desert") == ["L"]
    assert box_size(match) == 2
    play(match, "play K5 volcano", "play K7 volcano", "take ADD_LONE", "place desert+swamp")
    assert side(match, B, "desert") == side(match, B, "swamp") == ["L"]
    assert box_size(match) == 0
    check_consistency(match.states)


@pytest.mark.parametrize(
    ("scars", "strong", "earned"),
    [
        ("PT_1_WOLF PT_2_LONE", 1, {"PT_1_WOLF": 1, "PT_2_LONE": 2}),
        ("STR_PER_WOLF PT_2_FACEUP", 2, {}),
        ("STR_3 PT_3_LOW", 4, {}),
    ],
)
def test_an_added_wolf_is_a_lone_wolf_in_every_respect(scars: str, strong: int, earned: dict[str, int]) -> None:
    """LW-E10"""
    match = arrange(tricks=3, wolves={"swamp": ("+", "")}, packs={"swamp": (f"ADD_LONE {scars}", "")})
    assert side(match, A, "swamp") == ["L"]
    assert strength(match, "swamp") == [strong, 0]
    assert scar_points(match, A, "swamp") == earned
    assert match.position().parts["lone_wolves"][TERRITORY_IDS.index("swamp")] == 1
    swamp = next(place for place in match.view(B)["places"] if place["id"] == "swamp")
    assert facts_of(swamp)["room"] == 5


@pytest.mark.parametrize(
    ("cave", "desert", "earned"),
    [
        (("K2", "W6"), ("", "N5"), (0, 0)),
        (("K5", "W2"), ("", "N5"), (5, 0)),
        (("K5", "W2"), ("N5", ""), (5, 5)),
        (("K5", "W5"), ("N5", ""), (0, 5)),
    ],
)
def test_a_control_scar_on_a_border_is_paid_for_each_side(
    cave: tuple[str, str], desert: tuple[str, str], earned: tuple[int, int]
) -> None:
    """LW-E12"""
    match = arrange(
        board="advanced",
        tricks=4,
        wolves={"cave": cave, "desert": desert},
        packs={"cave": ("", ""), "desert": ("", "")},
        borders={"cave+desert": ("PT_5_CONTROL", "")},
    )
    won = [scar_points(match, A, territory).get("PT_5_CONTROL", 0) for territory in ("cave", "desert")]
    assert tuple(won) == earned


def test_cards_laid_after_the_scar_count() -> None:
    """LW-E13"""
    match = arrange(
        tricks=3,
        hands=("W7 N6", "W4 N5"),
        wolves={"desert": ("", "")},
        packs={"desert": ("PT_1_WOLF PT_2_FACEUP STR_PER_WOLF", "")},
    )
    assert scar_points(match, A, "desert") == {}
    play(match, "play W7 desert")
    assert scar_points(match, A, "desert") == {"PT_1_WOLF": 1, "PT_2_FACEUP": 2}
    assert strength(match, "desert") == [8, 0]
    finish_trick(play(match, "play W4 tundra"))
    play(match, "play N6 desert")
    assert scar_points(match, A, "desert") == {"PT_1_WOLF": 2, "PT_2_FACEUP": 4}
    assert strength(match, "desert") == [7 + 6 + 2, 0]


def test_strength_per_wolf_without_a_wolf_is_nothing() -> None:
    """LW-E14: and nobody controls a territory at 0 : 0."""
    match = arrange(tricks=3, wolves={"desert": ("", "")}, packs={"desert": ("STR_PER_WOLF STR_PER_WOLF", "")})
    assert strength(match, "desert") == [0, 0]
    assert control(match, "desert") is None


def test_a_fourth_emptied_centre_changes_nothing() -> None:
    """LW-E16"""
    match = arrange(
        tricks=11,
        moons=["tundra", "volcano"],
        centres={"cave": "", "desert": "PT_5_CONTROL"},
        hands=("N7 G6", "N5 N4"),
    )
    play(match, "play N7 cave", "play N5 desert", "take PT_5_CONTROL", "place swamp")
    assert [centre(match, territory) for territory in ("cave", "desert", "tundra", "volcano")] == [(0, [])] * 4
    assert moons(match) == ["tundra", "volcano"]
    assert trump(match) == "red"
    check_consistency(match.states)


def play_on_a_board_with_one_field() -> None:
    """LW-E18: the first scar fills the only field; later ones are shown, discarded and work no more."""
    from wataha.engine.compiled import JIT
    from wataha.games.lone_wolves import rules

    assert not JIT, "compiled rules keep the fields of the box"
    rules.PACK[:] = 0
    rules.PACK[:, TERRITORY_IDS.index("cave")] = 1

    match = arrange(
        hands=("W7 K7 N7 G2", "W4 K5 N5 G7"), centres={"tundra": "FLIP_HONOR PT_1_WOLF ?ADD_LONE"}, without=("", "R")
    )
    play(match, "play W7 swamp", "play W4 tundra", "take PT_1_WOLF")
    assert match.moves() == ["place cave"]
    play(match, "place cave")

    honor = [honor_up(match, territory) for territory in TERRITORY_IDS]
    play(match, "play K7 swamp", "play K5 tundra", "take FLIP_HONOR")
    assert decision(match) == ("lead", A)
    assert [honor_up(match, territory) for territory in TERRITORY_IDS] == honor
    assert moons(match) == []

    play(match, "play N7 swamp", "play N5 tundra", "take HIDDEN")
    assert decision(match) == ("lead", A)
    assert box_size(match) == 4
    assert moons(match) == ["tundra"]
    assert trump(match) == "white"
    assert pack(match, B, "cave") == ["PT_1_WOLF"]
    for seat in (A, B):
        shown = split(match.game.observation, match.observation(seat))["discarded"].tolist()
        assert {kind for kind, count in zip(SCAR_IDS, shown, strict=True) if count} == {"FLIP_HONOR", "ADD_LONE"}
    check_consistency(match.states)

    play(match, "play G2 cave", "play G7 cave")
    assert next_leader(match) == A
    assert decision(match) == ("take", B)


def test_a_scar_without_an_empty_field_is_discarded() -> None:
    """LW-E18: no board of the box can come to it, so this one is interpreted, in a process of its own."""
    call = f"from {__name__} import {play_on_a_board_with_one_field.__name__} as case; case()"
    ended = subprocess.run(
        [sys.executable, "-c", call],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "WATAHA_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr


def test_a_low_wolf_turned_over_does_not_count_as_low() -> None:
    """LW-E19"""
    match = arrange(
        tricks=2,
        hands=("W4", "W2"),
        wolves={"swamp": ("", "")},
        packs={"swamp": ("PT_3_LOW", "PT_3_LOW")},
    )
    play(match, "play W4 swamp", "play W2 swamp")
    assert side(match, A, "swamp") == ["W4"]
    assert side(match, B, "swamp") == ["L"]
    assert scar_points(match, A, "swamp") == {"PT_3_LOW": 3}
    assert scar_points(match, B, "swamp") == {}
    assert strength(match, "swamp") == [4, 1]


@pytest.mark.parametrize(("led", "followed"), [("R7", "K2"), ("R2", "K7")])
def test_two_and_seven_of_different_suits_go_by_suit(led: str, followed: str) -> None:
    """LW-E20: without trump the leader wins, with the seven as with the two."""
    match = arrange(hands=(led, followed), without=("", "R"))
    play(match, f"play {led} cave", f"play {followed} cave")
    assert next_leader(match) == A


def test_both_sides_of_an_honor_token_are_public() -> None:
    """LW-E21"""
    match = arrange(honor={"swamp": ("H5", 10)})
    for eyes in (A, B, PUBLIC):
        tokens = {piece["id"]: piece for piece in match.view(eyes)["pieces"] if piece["kind"] == "honor"}
        assert facts_of(tokens["H5"]) == {"value": 10, "reverse": 5}
        assert facts_of(tokens["H1"]) == {"value": HONOR_SIDES[0][0], "reverse": HONOR_SIDES[0][1]}
    for seat in (A, B):
        seen = split(match.game.observation, match.observation(seat))["honor"].reshape(len(TERRITORY_IDS), 2)
        assert seen[TERRITORY_IDS.index("swamp")].tolist() == [10, 5]


def test_a_scar_may_lie_where_its_owner_has_no_wolf() -> None:
    """LW-E22"""
    match = arrange(hands=("W7", "W4"), centres={"tundra": "? ? STR_3"})
    play(match, "play W7 cave", "play W4 tundra", "take STR_3", "place volcano")
    assert side(match, B, "volcano") == []
    assert strength(match, "volcano") == [0, 3]


def test_the_blood_moon_does_not_judge_the_trick_in_which_it_is_laid() -> None:
    """LW-E23"""
    match = arrange(
        tricks=5, moons=["tundra"], centres={"volcano": "PT_3_LOW"}, hands=("G6 G5", "R5 R4"), without=("", "G")
    )
    play(match, "play G6 swamp", "play R5 volcano", "take PT_3_LOW", "place cave")
    assert moons(match) == ["tundra", "volcano"]
    assert decision(match) == ("lead", A)
    play(match, "play G5 swamp", "play R4 swamp")
    assert next_leader(match) == B
