"""The acceptance cases of the Lone Wolves specification, section 8, in its order and numbering.

LW-T31 is about re-deals and stands with them.
"""

from __future__ import annotations

import pytest

from wataha import Match
from wataha.engine.bits import members
from wataha.engine.game import split
from wataha.games.lone_wolves.components import SCAR_IDS, TERRITORY_IDS

from .lone_wolves_position import (
    A,
    B,
    arrange,
    box_size,
    centre,
    check_consistency,
    control,
    decision,
    ended_at_31_all,
    finish_trick,
    honor_up,
    moons,
    next_leader,
    pack,
    packs,
    play,
    points,
    scar_points,
    side,
    strength,
    trump,
    worked_example,
)


def everywhere(*codes: str) -> list[str]:
    """These cards, each to every territory."""
    return [f"play {code} {territory}" for code in codes for territory in TERRITORY_IDS]


def opening_of_both_books() -> Match:
    """The first trick of the books' common example: B's red cards are R2 and R4, and B has no green one."""
    return arrange(
        hands=("R6 G2", "R2 R4 N3"),
        without=("", "RG"),
        centres={"cave": "?STR_3 ? *", "desert": "?PT_1_WOLF ?PT_5_CONTROL PT_2_LONE"},
    )


def second_trick_of_both_books() -> Match:
    return play(opening_of_both_books(), "play R6 swamp", "play R4 cave", "take HIDDEN", "place tundra")


def test_a_follower_who_can_must_follow_suit_to_any_territory() -> None:
    """LW-T1"""
    match = play(opening_of_both_books(), "play R6 swamp")
    assert match.actor == B
    assert match.moves() == everywhere("R2", "R4")


def test_the_loser_becomes_a_lone_wolf_and_places_a_hidden_scar() -> None:
    """LW-T2"""
    match = play(opening_of_both_books(), "play R6 swamp", "play R4 cave")
    assert next_leader(match) == A
    assert decision(match) == ("take", B)
    play(match, "take HIDDEN", "place tundra")
    assert side(match, A, "swamp") == ["R6"]
    assert strength(match, "swamp") == [6, 0]
    assert side(match, B, "cave") == ["L"]
    assert side(match, A, "cave") == []
    assert centre(match, "cave")[0] == 1
    assert len(centre(match, "cave")[1]) == 1
    assert packs(match, B) == {"tundra": ["STR_3"]}
    assert decision(match) == ("lead", A)
    check_consistency(match.states)


def test_a_follower_without_the_suit_plays_anything_and_loses_without_trump() -> None:
    """LW-T3"""
    match = play(second_trick_of_both_books(), "play G2 desert")
    hand = members(int(match.state["hand"][B]))
    assert len(match.moves()) == len(hand) * len(TERRITORY_IDS) == 60
    play(match, "play N3 desert")
    assert centre(match, "desert") == (1, ["PT_1_WOLF", "PT_2_LONE"])
    assert next_leader(match) == A
    assert strength(match, "desert") == [2, 1]
    assert side(match, A, "desert") == ["G2"]
    assert side(match, B, "desert") == ["L"]


def test_open_scars_and_a_hidden_one_are_the_choices_of_the_loser() -> None:
    """LW-T4"""
    match = play(second_trick_of_both_books(), "play G2 desert", "play N3 desert")
    assert match.moves() == ["take PT_1_WOLF", "take PT_2_LONE", "take HIDDEN"]
    play(match, "take HIDDEN", "place cave")
    assert centre(match, "desert") == (0, ["PT_1_WOLF", "PT_2_LONE"])
    assert packs(match, B) == {"cave": ["PT_5_CONTROL"], "tundra": ["STR_3"]}
    assert moons(match) == []
    assert trump(match) is None
    assert decision(match) == ("lead", A)


def test_trump_beats_the_led_suit() -> None:
    """LW-T5"""
    match = arrange(tricks=3, moons=["tundra"], hands=("G6", "W3"), without=("", "G"), wolves={"swamp": ("", "")})
    assert trump(match) == "white"
    play(match, "play G6 swamp", "play W3 desert")
    assert next_leader(match) == B
    assert side(match, A, "swamp") == ["L"]
    assert "W3" in side(match, B, "desert")
    assert decision(finish_trick(match)) == ("lead", B)


@pytest.mark.parametrize(
    ("led", "followed", "winner"),
    [("K7", "K2", B), ("K2", "K7", A), ("K6", "K2", A), ("K2", "K3", B), ("K7", "K6", A)],
)
def test_the_higher_value_of_a_suit_wins_but_two_beats_seven(led: str, followed: str, winner: int) -> None:
    """LW-T6"""
    match = arrange(hands=(led, followed))
    play(match, f"play {led} cave", f"play {followed} tundra")
    assert next_leader(match) == winner


@pytest.mark.parametrize(("trump_suit", "winner"), [(None, A), ("black", B)])
def test_a_two_of_another_suit_beats_a_seven_only_as_trump(trump_suit: str | None, winner: int) -> None:
    """LW-T7"""
    match = arrange(tricks=3, moons=["cave"] if trump_suit else [], hands=("R7", "K2"), without=("", "R"))
    assert trump(match) == trump_suit
    play(match, "play R7 volcano", "play K2 volcano")
    assert next_leader(match) == winner


def test_two_beats_seven_inside_trump() -> None:
    """LW-T8"""
    match = arrange(tricks=3, moons=["volcano"], hands=("R2", "R7"), without=("", "R"))
    assert trump(match) == "red"
    play(match, "play R2 cave")
    assert match.moves() == everywhere("R7")
    play(match, "play R7 cave")
    assert next_leader(match) == A


def test_who_can_follow_may_not_trump() -> None:
    """LW-T9"""
    match = arrange(tricks=10, moons=["volcano"], hands=("G4", "G2 R7 K7"))
    assert trump(match) == "red"
    play(match, "play G4 swamp")
    assert match.moves() == everywhere("G2")
    play(match, "play G2 swamp")
    assert next_leader(match) == A


def test_nobody_need_trump() -> None:
    """LW-T10"""
    match = arrange(tricks=11, moons=["volcano"], hands=("G4", "R2 K7"))
    assert trump(match) == "red"
    play(match, "play G4 swamp")
    assert match.moves() == everywhere("K7", "R2")
    play(match, "play K7 swamp")
    assert next_leader(match) == A


def test_a_three_reveals_nothing_where_no_scar_is_hidden() -> None:
    """LW-T11"""
    match = arrange(tricks=2, centres={"cave": "STR_3"}, hands=("K3", ""))
    before = {territory: centre(match, territory) for territory in TERRITORY_IDS}
    assert before["cave"] == (0, ["STR_3"])
    assert all(before[territory][0] for territory in TERRITORY_IDS[1:])
    play(match, "play K3 cave")
    assert {territory: centre(match, territory) for territory in TERRITORY_IDS} == before


def test_the_follower_sees_what_a_three_revealed() -> None:
    """LW-T12"""
    match = arrange(hands=("W3", ""), centres={"tundra": "?STR_3 ?PT_3_LOW ADD_LONE"})
    play(match, "play W3 tundra")
    assert decision(match) == ("follow", B)
    seen = split(match.game.observation, match.observation(B))
    tundra = TERRITORY_IDS.index("tundra")
    assert seen["hidden"][tundra] == 1
    open_kinds = seen["open"].reshape(len(TERRITORY_IDS), -1)[tundra]
    assert dict(zip(SCAR_IDS, open_kinds.tolist(), strict=True)) == {
        **dict.fromkeys(SCAR_IDS, 0),
        "STR_3": 1,
        "ADD_LONE": 1,
    }
    shown = [piece for piece in match.view(B)["pieces"] if piece["at"] == "tundra/centre" and "scar" in piece["kind"]]
    assert sorted(piece["id"] for piece in shown) == ["ADD_LONE/0", "STR_3/0", "hidden/tundra/0"]


def test_a_loss_in_an_empty_centre_takes_no_scar() -> None:
    """LW-T13"""
    match = arrange(tricks=3, moons=["swamp"], wolves={"swamp": ("L", "L L")}, hands=("K7", "K5"))
    placed = packs(match, B)
    play(match, "play K7 cave", "play K5 swamp")
    assert side(match, B, "swamp") == ["L", "L", "L"]
    assert packs(match, B) == placed
    assert decision(match) == ("lead", A)


def test_the_first_emptied_centre_gets_the_moon_and_its_suit_is_trump() -> None:
    """LW-T14"""
    match = arrange(tricks=2, centres={"cave": "STR_3"}, hands=("W7 G5", "W4 K2"), without=("", "G"))
    play(match, "play W7 tundra", "play W4 cave")
    assert match.moves() == ["take STR_3"]
    play(match, "take STR_3")
    assert moons(match) == []
    play(match, "place tundra")
    assert moons(match) == ["cave"]
    assert trump(match) == "black"
    assert decision(match) == ("lead", A)
    play(match, "play G5 swamp", "play K2 swamp")
    assert next_leader(match) == B


def test_the_second_emptied_centre_gets_the_blood_moon_and_its_suit_is_trump() -> None:
    """LW-T15"""
    match = arrange(
        tricks=5, moons=["tundra"], centres={"volcano": "?PT_2_LONE"}, hands=("N2 W7", "N5 G6"), without=("G", "")
    )
    assert trump(match) == "white"
    play(match, "play N2 volcano", "play N5 desert")
    assert decision(match) == ("take", A)
    play(match, "take HIDDEN", "place volcano")
    assert moons(match) == ["tundra", "volcano"]
    assert trump(match) == "red"
    play(match, "play G6 swamp", "play W7 swamp")
    assert next_leader(match) == B
    assert moons(match) == ["tundra", "volcano"]


def test_a_third_emptied_centre_gets_no_moon() -> None:
    """LW-T16"""
    match = arrange(tricks=8, moons=["tundra", "volcano"], centres={"desert": "PT_5_CONTROL"}, hands=("N7", "N5"))
    play(match, "play N7 cave", "play N5 desert", "take PT_5_CONTROL", "place swamp")
    assert centre(match, "desert") == (0, [])
    assert "PT_5_CONTROL" in pack(match, B, "swamp")
    assert moons(match) == ["tundra", "volcano"]
    assert trump(match) == "red"


def test_a_full_territory_takes_no_card() -> None:
    """LW-T17"""
    match = arrange(
        tricks=11, leader=B, moons=["volcano"], hands=("", "R6 K3"), wolves={"volcano": ("N7 N6 L L", "G7 L")}
    )
    assert match.moves() == [f"play {code} {place}" for code in ("K3", "R6") for place in TERRITORY_IDS[:4]]


def test_adding_a_lone_wolf_to_a_full_territory_does_nothing() -> None:
    """LW-T18"""
    match = arrange(
        tricks=4,
        hands=("W7", "W4"),
        wolves={"volcano": ("K7 K6 L", "N7 N6 L")},
        centres={"tundra": "? ? ADD_LONE"},
    )
    play(match, "play W7 cave", "play W4 tundra", "take ADD_LONE")
    assert decision(match) == ("place", B)
    assert box_size(match) == 4
    play(match, "place volcano")
    assert pack(match, B, "volcano") == ["ADD_LONE"]
    assert box_size(match) == 4
    assert side(match, A, "volcano") == ["K6", "K7", "L"]
    assert side(match, B, "volcano") == ["N6", "N7", "L"]


def test_adding_a_lone_wolf_closes_a_territory_of_five() -> None:
    """LW-T19"""
    match = arrange(tricks=2, hands=("W4", "W7"), wolves={"desert": ("N5", "N6 L")}, centres={"desert": "? ADD_LONE"})
    play(match, "play W4 desert", "play W7 desert", "take ADD_LONE")
    assert decision(match) == ("place", A)
    play(match, "place desert")
    assert side(match, A, "desert") == ["N5", "L", "L"]
    assert side(match, B, "desert") == ["N6", "W7", "L"]
    assert box_size(match) == 3
    assert decision(match) == ("lead", B)
    assert not [move for move in match.moves() if move.endswith("desert")]
    check_consistency(match.states)


def test_a_border_adds_a_lone_wolf_only_where_there_is_room() -> None:
    """LW-T20"""
    match = arrange(
        board="advanced",
        tricks=7,
        hands=("W4", "W7"),
        wolves={"cave": ("K7 K6 L", "K5 K4 L"), "desert": ("N7 L", "N6 N5")},
        centres={"tundra": "? ? ADD_LONE"},
    )
    play(match, "play W4 tundra", "play W7 swamp", "take ADD_LONE", "place cave+desert")
    assert side(match, A, "cave") == ["K6", "K7", "L"]
    assert side(match, A, "desert") == ["N7", "L", "L"]
    assert side(match, B, "desert") == ["N5", "N6"]
    assert box_size(match) == 3
    assert pack(match, A, "cave+desert") == ["ADD_LONE"]
    assert pack(match, B, "cave+desert") == []
    check_consistency(match.states)


def test_an_honor_token_can_be_turned_again() -> None:
    """LW-T21"""
    match = arrange(
        hands=("W4 K7", "W7 K5"),
        centres={"tundra": "? ? FLIP_HONOR", "cave": "? ? FLIP_HONOR"},
        honor={"swamp": ("H5", 5)},
    )
    play(match, "play W4 tundra", "play W7 desert", "take FLIP_HONOR", "place swamp")
    assert honor_up(match, "swamp") == 10
    play(match, "play K5 cave", "play K7 desert", "take FLIP_HONOR", "place swamp")
    assert honor_up(match, "swamp") == 5
    assert pack(match, A, "swamp") == pack(match, B, "swamp") == ["FLIP_HONOR"]


def test_a_border_turns_both_honor_tokens() -> None:
    """LW-T22"""
    match = arrange(
        board="advanced",
        hands=("W4", "W7"),
        centres={"cave": "? ? FLIP_HONOR"},
        honor={"swamp": ("H1", 8), "tundra": ("H2", 4)},
    )
    others = [honor_up(match, territory) for territory in ("cave", "desert", "volcano")]
    play(match, "play W4 cave", "play W7 cave", "take FLIP_HONOR", "place swamp+tundra")
    assert (honor_up(match, "swamp"), honor_up(match, "tundra")) == (3, 8)
    assert [honor_up(match, territory) for territory in ("cave", "desert", "volcano")] == others


def test_two_open_scars_of_a_kind_are_one_choice() -> None:
    """LW-T23"""
    match = arrange(hands=("W7", "W4"), centres={"desert": "STR_3 STR_3 ?"})
    play(match, "play W7 desert", "play W4 desert")
    assert match.moves() == ["take STR_3", "take HIDDEN"]


def test_a_scar_may_be_placed_on_any_empty_field() -> None:
    """LW-T24"""
    borders = ["cave+desert", "desert+swamp", "swamp+tundra", "tundra+volcano"]
    for board, fields in (("basic", [*TERRITORY_IDS]), ("advanced", [*TERRITORY_IDS, *borders])):
        match = arrange(board=board, hands=("W7", "W4"))
        play(match, "play W7 desert", "play W4 desert", "take HIDDEN")
        assert match.moves() == [f"place {field}" for field in fields]
    match = arrange(tricks=3, hands=("W7", "W4"), packs={"cave": ("", "STR_3 PT_1_WOLF PT_2_LONE")})
    play(match, "play W7 desert", "play W4 desert", "take HIDDEN")
    assert match.moves() == ["place desert", "place swamp", "place tundra", "place volcano"]


def test_a_tie_wins_neither_honor_nor_moon_but_pays_other_scars() -> None:
    """LW-T25"""
    match = arrange(
        tricks=13,
        moons=["cave", "volcano"],
        wolves={"cave": ("L L K5", "L G6")},
        packs={"cave": ("PT_5_CONTROL PT_2_LONE", "")},
    )
    assert match.over
    assert strength(match, "cave") == [7, 7]
    assert control(match, "cave") is None
    for seat in (A, B):
        assert points(match, "honor", seat, "cave") == 0
        assert points(match, "moon", seat, "cave") == 0
    assert scar_points(match, A, "cave") == {"PT_2_LONE": 4}
    assert scar_points(match, B, "cave") == {}


def test_strength_scars_alone_can_win_a_territory() -> None:
    """LW-T26, scored as things stand: with one card in a territory the other four cannot hold all of a whole game."""
    match = arrange(
        tricks=6,
        wolves={"volcano": ("", "L")},
        packs={"volcano": ("STR_3 STR_PER_WOLF", "")},
        honor={"volcano": ("H3", 9)},
    )
    assert strength(match, "volcano") == [3, 1]
    assert control(match, "volcano") == A
    assert points(match, "honor", A, "volcano") == 9
    assert points(match, "honor", B, "volcano") == 0


def two_territories_and_their_border(single: str, border: str) -> Match:
    """Cave A: K5, L, B: W6; desert A: L, B: none; so early that the other cards are still in hand."""
    return arrange(
        board="advanced",
        tricks=3,
        wolves={"cave": ("K5 L", "W6"), "desert": ("L", "")},
        packs={"cave": (single, ""), "desert": ("", "")},
        borders={"cave+desert": (border, "")},
    )


def test_a_border_scar_counts_for_both_territories_controlled() -> None:
    """LW-T27, scored as things stand: four cards in two territories leave too many for the other three."""
    match = two_territories_and_their_border("STR_PER_WOLF", "PT_5_CONTROL")
    assert strength(match, "cave") == [8, 6]
    assert strength(match, "desert") == [1, 0]
    assert control(match, "cave") == control(match, "desert") == A
    assert scar_points(match, A, "cave") == {"PT_5_CONTROL": 5}
    assert scar_points(match, A, "desert") == {"PT_5_CONTROL": 5}


def test_point_scars_are_paid_without_control_and_on_both_sides_of_a_border() -> None:
    """LW-T28, scored as things stand, like LW-T27."""
    match = two_territories_and_their_border("PT_1_WOLF", "PT_2_LONE")
    assert strength(match, "cave") == [6, 6]
    assert control(match, "cave") is None
    assert control(match, "desert") == A
    assert scar_points(match, A, "cave") == {"PT_2_LONE": 2, "PT_1_WOLF": 2}
    assert scar_points(match, A, "desert") == {"PT_2_LONE": 2}


def lone_wolves(match: Match) -> list[int]:
    return [sum(side(match, seat, territory).count("L") for territory in TERRITORY_IDS) for seat in (A, B)]


def test_more_lone_wolves_break_a_tie() -> None:
    """LW-T29, first half"""
    match = ended_at_31_all(added=False)
    assert match.score() == [31, 31]
    assert lone_wolves(match) == [7, 6]
    assert match.winners() == [A]


def test_equal_points_and_lone_wolves_are_a_draw() -> None:
    """LW-T29, second half: with 7 : 7, one of them added, as a game can end; and with 6 : 6, as none can."""
    match = ended_at_31_all(added=True)
    assert match.score() == [31, 31]
    assert lone_wolves(match) == [7, 7]
    assert match.winners() == [A, B]

    match = ended_at_31_all(added=False)
    swamp = TERRITORY_IDS.index("swamp")
    match.states[0]["turned"][A, swamp] &= match.states[0]["turned"][A, swamp] - 1
    assert match.score() == [31, 31]
    assert lone_wolves(match) == [6, 6]
    assert match.winners() == [A, B]


def test_the_worked_example_is_scored_28_to_27() -> None:
    """LW-T30"""
    match = worked_example()
    assert [strength(match, territory) for territory in TERRITORY_IDS] == [[9, 14], [6, 10], [9, 2], [9, 4], [6, 6]]
    assert [control(match, territory) for territory in TERRITORY_IDS] == [B, B, A, A, None]
    parts = {
        part: [sum(points(match, part, seat, territory) for territory in TERRITORY_IDS) for seat in (A, B)]
        for part in ("honor", "moon", "scars")
    }
    assert parts == {"honor": [13, 7], "moon": [5, 3], "scars": [10, 17]}
    assert scar_points(match, A, "desert") == {"PT_2_FACEUP": 2}
    assert scar_points(match, A, "swamp") == {"PT_1_WOLF": 4}
    assert scar_points(match, A, "tundra") == {"PT_2_LONE": 4}
    assert scar_points(match, B, "cave") == {"PT_1_WOLF": 3, "PT_3_LOW": 6}
    assert scar_points(match, B, "desert") == {"PT_3_LOW": 3, "PT_5_CONTROL": 5}
    assert match.score() == [28, 27]
    assert match.winners() == [A]
    assert lone_wolves(match) == [7, 7]
    assert box_size(match) == 3
    assert [sum(map(len, packs(match, seat).values())) for seat in (A, B)] == [6, 6]
    left = [centre(match, territory) for territory in TERRITORY_IDS]
    assert [hidden + len(open_kinds) for hidden, open_kinds in left] == [1, 0, 0, 2, 0]


def test_the_blood_moon_of_the_last_trick_scores() -> None:
    """LW-T32"""
    match = arrange(
        tricks=12,
        moons=["cave"],
        hands=("W6", "W5"),
        wolves={"tundra": ("W7 L", "L")},
        centres={"tundra": "PT_3_LOW"},
    )
    play(match, "play W6 swamp", "play W5 tundra", "take PT_3_LOW")
    assert not match.over
    play(match, "place swamp")
    assert match.over
    assert match.moves() == []
    assert moons(match) == ["cave", "tundra"]
    assert strength(match, "tundra") == [8, 2]
    assert points(match, "moon", A, "tundra") == 3
    assert points(match, "moon", B, "tundra") == 0
    check_consistency(match.states)
