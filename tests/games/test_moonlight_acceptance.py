"""The acceptance cases of the Moonlight specification, section 8, in its order and numbering.

ML-T33 is about re-deals and stands with them.
"""

from __future__ import annotations

import re

import pytest

from wataha import Match
from wataha.games.moonlight.components import LEADER_IDS

from .moonlight_position import (
    A,
    B,
    arrange,
    count,
    decision,
    deck,
    finished,
    hand,
    hold,
    moves_from,
    open_places,
    pile,
    places,
    play,
    reach_of,
    shape,
    win_round,
)

TABLE_3 = ("(0,0) A:W1", "(1,0) B:W4", "(0,1) A:W5")
TABLE_23 = ("(0,0) A:W3", "(1,0) B:W1", "(2,0) A:W4", "(1,1) B:W3")
TABLE_28 = ("(0,0) B:W1", "(1,0) A:W4", "(0,1) B:W3")
LINE_OF_3 = ("(0,0) A:W3", "(1,0) B:W3", "(2,0) A:W3")
LINE_OF_4 = (*LINE_OF_3, "(3,0) B:W3")

WIDE_BUT_ONE = (
    "(0,0) A:W3",
    "(1,0) B:W3",
    "(2,0) A:W3",
    "(3,0) B:W3",
    "(0,1) A:W3",
    "(1,1) B:W3",
    "(2,1) A:W4",
    "(3,1) B:W3",
    "(0,2) A:W4",
    "(1,2) B:W4",
    "(2,2) B:W4>A:W5",
)
"""Six cards of each seat on eleven places of a wide frame; (3,2) is free."""

TEN_EACH = (
    "(0,0) A:W1>B:W2>A:W3>B:W4>A:W5",
    "(1,0) B:W1>A:W2>B:W3>A:W4>B:W5",
    "(2,0) A:W1>B:W2>A:W3>B:W4",
    "(0,1) B:W1>A:W2>B:W3>A:W4",
    "(1,1) A:W3",
    "(2,1) B:W3",
)
"""Ten cards of each seat on six places; both have a 3 left."""


def lays(*kinds: str, on: set[str]) -> set[str]:
    return {f"lay {kind} {place}" for kind in kinds for place in on}


def spread(text: str) -> set[str]:
    """Places as the specification writes them: `(1,0) (-1,0)`."""
    return {place.strip("()") for place in text.split()}


def test_the_first_card_has_one_place() -> None:
    """ML-T1"""
    match = arrange(hands=("W3 W3 W5", ""))
    assert match.moves() == ["lay W3 0,0", "lay W5 0,0"]


def test_the_last_visible_wolf_is_not_covered() -> None:
    """ML-T2"""
    match = arrange("(0,0) A:W2", hands=("", "W3 W3 W4"), turn=B)
    assert set(match.moves()) == lays("W3", "W4", on=spread("(1,0) (-1,0) (0,1) (0,-1)"))
    assert len(match.moves()) == 8


def test_a_2_covers_a_1_and_a_3_does_not() -> None:
    """ML-T3"""
    match = arrange(*TABLE_3, hands=("", "W1 W2 W3"), turn=B)
    assert len(open_places(match)) == 7
    assert set(match.moves()) == lays("W1", "W2", "W3", on=open_places(match)) | {"lay W2 0,0"}
    assert len(match.moves()) == 22


def test_a_covered_wolf_stays_underneath() -> None:
    """ML-T4"""
    match = play(arrange(*TABLE_3, hands=("W1 W3 W4", "W1 W2 W3"), turn=B), "lay W2 0,0")
    assert pile(match, "0,0") == ["A:W1", "B:W2"]
    assert int(match.state["visible"][A]).bit_count() == 1
    again = arrange("(0,0) A:W1>B:W2", *TABLE_3[1:], hands=("", "L6 W1 W3"), lones=(None, "L6"), turn=B)
    assert "0,1" not in places(again, "L6")


def test_a_1_in_a_corner_is_still_covered_by_a_2() -> None:
    """ML-T5"""
    corner = ("(0,0) A:W1", "(1,0) A:W3", "(1,1) A:W5", "(2,2) B:W3")
    match = arrange(*corner, hands=("", "W2 W4 W5"), turn=B)
    assert count(match)["rows"][0]["sums"] == [6, 0]
    assert {path for path in match.moves() if path.endswith(" 0,0")} == {"lay W2 0,0"}


def test_a_3_covers_the_lone_2_in_a_corner() -> None:
    """ML-T6"""
    match = arrange("(0,0) A:L2", "(1,0) A:W5", "(1,1) B:W4", lones=("L2", None), hands=("", "W3 W5 W1"), turn=B)
    assert {path for path in match.moves() if path.endswith(" 0,0")} == {"lay W3 0,0"}
    assert count(match)["rows"][0]["sums"] == [6 + 5, 0]


OPEN_PLACES = {
    "ML-T7": (LINE_OF_3, "open", "(-1,0) (3,0) (0,-1) (1,-1) (2,-1) (0,1) (1,1) (2,1)"),
    "ML-T8": (LINE_OF_4, "wide", "(0,-1) (1,-1) (2,-1) (3,-1) (0,1) (1,1) (2,1) (3,1)"),
    "ML-T9 first": (
        (*LINE_OF_4, "(1,-1) A:W4"),
        "wide",
        "(0,-1) (2,-1) (3,-1) (1,-2) (0,1) (1,1) (2,1) (3,1)",
    ),
    "ML-T9 then": (
        (*LINE_OF_4, "(1,-1) A:W4", "(1,1) B:W4"),
        "wide",
        "(0,-1) (2,-1) (3,-1) (0,1) (2,1) (3,1)",
    ),
    "ML-T10": (
        (*LINE_OF_3, "(1,1) B:W3", "(1,-1) A:W4"),
        "open",
        "(0,-1) (2,-1) (0,1) (2,1) (-1,0) (3,0) (1,-2) (1,2)",
    ),
    "ML-T11": (
        ("(0,0) A:W3", "(0,1) B:W3", "(0,2) A:W3", "(0,3) B:W3"),
        "tall",
        "(-1,0) (-1,1) (-1,2) (-1,3) (1,0) (1,1) (1,2) (1,3)",
    ),
    "ML-T12": (
        ("(0,0) A:W3", "(1,0) B:W3", "(1,1) A:W3", "(2,1) B:W3", "(2,2) A:W3", "(3,2) B:W3"),
        "wide",
        "(0,1) (1,2) (2,0) (3,1)",
    ),
}


@pytest.mark.parametrize("case", OPEN_PLACES)
def test_open_places_follow_the_shape(case: str) -> None:
    """ML-T7 to ML-T12"""
    piles, expected_shape, expected = OPEN_PLACES[case]
    match = arrange(*piles, hands=("W1", "W1"), turn=A)
    assert shape(match) == expected_shape
    assert open_places(match) == spread(expected)
    assert places(match, "W1") == spread(expected)


def test_a_full_frame_ends_the_round_at_once() -> None:
    """ML-T13"""
    match = arrange(*WIDE_BUT_ONE, hands=("W1 W1 W2", "W1 W1 W2"), turn=A, starter=A)
    before = deck(match, A)
    play(match, "lay W1 3,2")
    assert len(finished(match)) == 1
    assert decision(match)[0] == "pick_lone"
    assert hand(match, A) == ["W1", "W2"]
    assert deck(match, A) == before
    assert hand(match, B) == ["W1", "W1", "W2"]


def test_the_other_seat_has_one_more_turn_when_the_starter_runs_out() -> None:
    """ML-T14"""
    match = arrange(*TEN_EACH, hands=("W3", "W3"), turn=A, starter=A)
    play(match, "lay W3 3,0")
    assert hand(match, A) == deck(match, A) == []
    assert finished(match) == []
    assert decision(match) == ("lay", B)
    play(match, "lay W3 3,1")
    assert len(finished(match)) == 1


def test_a_card_of_the_larger_deck_stays_unplayed() -> None:
    """ML-T15, first: A has 12 cards and started; B lays its 11th."""
    match = arrange(*TEN_EACH, "(3,0) A:L6", lones=("L6", None), hands=("W3", "W3"), turn=B, starter=A)
    play(match, "lay W3 3,1")
    assert len(finished(match)) == 1
    assert hand(match, A) == ["W3"]


def test_the_larger_deck_lays_once_more_if_the_smaller_started() -> None:
    """ML-T15, second: B started and lays its 11th card; A has laid 10 of 12."""
    match = arrange(*TEN_EACH, lones=("L6", None), hands=("W3 L6", "W3"), turn=B, starter=B)
    play(match, "lay W3 3,1")
    assert decision(match) == ("lay", A)
    play(match, "lay W3 3,0")
    assert len(finished(match)) == 1
    assert hand(match, A) == ["L6"]


def test_the_higher_sum_takes_the_own_cards_of_a_row() -> None:
    """ML-T16"""
    (row,) = count(arrange("(0,0) A:W2", "(1,0) A:W2", "(2,0) B:W2"))["rows"]
    assert row == {"y": 0, "sign": "I", "sums": [4, 2], "winner": A, "taken": 2, "bonus": 0}


def test_a_3_in_a_lost_row_gives_nothing() -> None:
    """ML-T17"""
    sheet = count(arrange("(0,0) A:W3", "(1,0) A:W1", "(2,0) B:W5"))
    assert sheet["rows"] == [{"y": 0, "sign": "I", "sums": [4, 5], "winner": B, "taken": 1, "bonus": 0}]
    assert sheet["taken"] == [0, 1]
    assert sheet["bonus"] == [0, 0]


@pytest.mark.parametrize("cards", [("W1", "W1"), ("W4", "W4")])
def test_tied_moons_are_worth_nothing_but_to_the_owner_of_ties(cards: tuple[str, str]) -> None:
    """ML-T18: moons 1 : 1 and 0 : 0"""
    piles = (f"(0,0) A:{cards[0]}", f"(1,0) B:{cards[1]}")
    assert count(arrange(*piles))["moon_points"] == [0, 0]
    assert count(arrange(*piles, leaders=(None, "ties")))["moon_points"] == [0, 2]


def test_equal_points_go_to_more_cards_or_to_the_owner_of_ties() -> None:
    """ML-T19"""
    first = ("(0,0) A:W4", "(1,0) A:W5", "(2,0) A:W2")
    second = ("(0,1) B:W3", "(1,1) B:W4", "(2,1) B:W4", "(3,1) B:W5")
    sheet = count(arrange(*first, *second))
    assert sheet["moon_points"] == [2, 0]
    assert sheet["taken"] == [3, 4]
    assert sheet["points"] == [5, 5]
    assert sheet["winner"] == B
    assert count(arrange(*first, *second, leaders=("ties", None)))["winner"] == A


def test_an_undecided_round_is_played_again() -> None:
    """ML-T20"""
    match = arrange(
        "(0,0) A:W3", hands=("", "W3"), decks=("", ""), turn=B, starter=A, leaders=("shift", "leap"), used=(1, 1)
    )
    play(match, "lay W3 0,1")
    assert finished(match)[0]["points"] == [2, 2]
    assert finished(match)[0]["winner"] is None
    assert match.score() == [0, 0]
    assert decision(match) == ("lay", B)
    assert match.state["starter"] == B
    assert [len(hand(match, seat) + deck(match, seat)) for seat in (A, B)] == [11, 11]
    assert match.state["used"].tolist() == [0, 0]


def first_round_won() -> Match:
    """A has won round 1 of a game with the leaders of the book."""
    return win_round(Match("moonlight", 5, first_player="0", leader_pool="book"), A)


def test_the_winner_picks_a_lone_wolf_and_the_loser_an_ability() -> None:
    """ML-T21"""
    match = win_round(Match("moonlight", 5, first_player="0"), A)
    assert match.score() == [1, 0]
    assert decision(match) == ("pick_lone", A)
    assert match.moves() == ["lone L1", "lone L2", "lone L4", "lone L6"]
    play(match, "lone L2")
    assert decision(match) == ("pick_leader", B)
    assert len(match.moves()) == 4
    assert match.moves()[-1] != "leader hand5"
    play(match, match.moves()[-1])
    assert decision(match) == ("lay", A)
    assert sorted(hand(match, A) + deck(match, A)).count("L2") == 1
    assert [len(hand(match, seat) + deck(match, seat)) for seat in (A, B)] == [12, 11]
    assert [len(hand(match, seat)) for seat in (A, B)] == [3, 3]


def test_the_large_pack_draws_five() -> None:
    """ML-T21, if B took `hand5`"""
    match = play(first_round_won(), "lone L2", "leader hand5")
    assert [len(hand(match, seat)) for seat in (A, B)] == [3, 5]
    assert [len(deck(match, seat)) for seat in (A, B)] == [9, 6]


def test_the_third_round_takes_the_peak() -> None:
    """ML-T22"""
    match = win_round(Match("moonlight", 5, first_player="0"), A)
    play(match, "lone L2")
    taken = match.moves()[2]
    win_round(play(match, taken), B)
    assert match.score() == [1, 1]
    assert decision(match) == ("pick_lone", B)
    assert match.moves() == ["lone L1", "lone L2", "lone L4", "lone L6"]
    play(match, "lone L2")
    assert decision(match) == ("pick_leader", A)
    assert len(match.moves()) == 3
    assert taken not in match.moves()
    play(match, match.moves()[0])
    assert decision(match) == ("lay", B)
    win_round(match, A)
    assert match.over
    assert match.moves() == []
    assert match.winners() == [A]
    assert {piece["id"]: piece["at"] for piece in match.view(None)["pieces"]}["peak"] == "summit/0"


def test_regroup_offers_every_pile_to_every_place_beside_another() -> None:
    """ML-T23"""
    match = arrange(*TABLE_23, leaders=("shift", None), hands=("W2 W3 W5", ""))
    laid = [path for path in match.moves() if path.startswith("lay")]
    assert len(match.moves()) == 51
    assert len(laid) == 25
    assert [path for path in laid if path.endswith(" 1,0")] == ["lay W2 1,0"]
    assert len(open_places(match)) == 8
    without = arrange(*TABLE_23, leaders=("shift", None), hands=("W3 W4 W5", ""))
    assert len(without.moves()) == 25
    assert {path for path in without.moves() if path.endswith(" 1,1")} == {"lay W4 1,1"}


def test_after_a_move_a_2_must_be_laid() -> None:
    """ML-T24"""
    match = arrange(*TABLE_23, leaders=("shift", None), hands=("W2 W3 W5", ""))
    play(match, "move 2,0 0,1")
    assert decision(match) == ("lay_two", A)
    expected = spread("(0,-1) (1,-1) (-1,0) (2,0) (-1,1) (2,1) (0,2) (1,2) (1,0)")
    assert set(match.moves()) == lays("W2", on=expected)
    assert len(match.moves()) == 9
    assert reach_of(match) == [0, 2, 0, 1]
    assert match.state["used"].tolist() == [1, 0]
    assert hand(match, A) == ["W2", "W3", "W5"]
    assert pile(match, "0,1") == ["A:W4"]
    assert pile(match, "2,0") == []


def test_a_moved_pile_needs_another_pile_beside_it() -> None:
    """ML-T25"""
    match = arrange(*LINE_OF_3, leaders=("shift", None), hands=("W2", ""))
    assert moves_from(match, "1,0") == spread("(-1,0) (0,-1) (0,1) (2,-1) (2,1) (3,0)")


def test_the_reach_keeps_what_a_move_leaves() -> None:
    """ML-T26"""
    match = arrange(*LINE_OF_4, "(1,1) A:W4", leaders=("shift", None), hands=("W2", "W1"))
    assert moves_from(match, "3,0") == spread("(0,-1) (1,-1) (2,-1) (0,1) (2,1) (1,2)")
    play(match, "move 3,0 2,1", "lay W2 1,2")
    assert reach_of(match) == [0, 3, 0, 2]
    assert open_places(match) == spread("(3,0) (0,1) (3,1) (0,2) (2,2)")
    assert decision(match) == ("lay", B)
    assert places(match, "W1") == open_places(match)


def test_a_single_pile_cannot_be_moved() -> None:
    """ML-T27"""
    match = arrange("(0,0) B:W3", leaders=("shift", None), hands=("W2", ""))
    assert [path for path in match.moves() if path.startswith("move")] == []


COVERS = {
    None: set(),
    "leap": {"lay W3 0,0", "lay W5 0,1"},
    "equal": {"lay W1 0,0", "lay W3 0,1"},
}


@pytest.mark.parametrize("leader", COVERS)
def test_leap_and_equal_fight_add_covers(leader: str | None) -> None:
    """ML-T28"""
    match = arrange(*TABLE_28, leaders=(leader, None), hands=("W1 W3 W5", ""))
    assert set(match.moves()) == lays("W1", "W3", "W5", on=open_places(match)) | COVERS[leader]
    assert len(match.moves()) == 21 + len(COVERS[leader])
    for cover in COVERS[leader]:
        played = play(arrange(*TABLE_28, leaders=(leader, None), hands=("W1 W3 W5", "W4")), cover)
        assert played.state["used"].tolist() == [1, 0]


def test_the_den_protects_its_1s() -> None:
    """ML-T29"""
    leap = arrange(*TABLE_28, leaders=("leap", "den"), hands=("W1 W3 W5", ""))
    assert len(leap.moves()) == 22
    assert set(leap.moves()) - lays("W1", "W3", "W5", on=open_places(leap)) == {"lay W5 0,1"}
    equal = arrange(*TABLE_28, leaders=("equal", "den"), hands=("W1 W3 W5", ""))
    assert len(equal.moves()) == 22
    assert set(equal.moves()) - lays("W1", "W3", "W5", on=open_places(equal)) == {"lay W3 0,1"}
    assert "lay W2 0,0" in arrange(*TABLE_28, hands=("W1 W2 W5", "")).moves()
    assert "lay W2 0,0" not in arrange(*TABLE_28, leaders=(None, "den"), hands=("W1 W2 W5", "")).moves()


def test_a_second_card_may_follow_the_first() -> None:
    """ML-T30"""

    def after_the_first_card() -> Match:
        match = arrange(*TABLE_28, leaders=("double", None), hands=("W1 W3 W5", "W4"), decks=("W4 W2 W4", None))
        return play(match, "lay W5 2,0")

    match = after_the_first_card()
    assert decision(match) == ("second", A)
    assert match.moves()[0] == "pass"
    assert len(match.moves()) == 19
    assert set(match.moves()[1:]) == lays("W1", "W3", on=open_places(match))
    play(match, "lay W1 3,0")
    assert match.state["used"].tolist() == [1, 0]
    assert hand(match, A) == ["W2", "W3", "W4"]
    assert decision(match) == ("lay", B)
    passed = play(after_the_first_card(), "pass")
    assert passed.state["used"].tolist() == [0, 0]
    assert hand(passed, A) == ["W1", "W3", "W4"]
    assert decision(passed) == ("lay", B)


def test_a_second_card_can_fill_the_frame() -> None:
    """ML-T31"""
    match = arrange(*WIDE_BUT_ONE[:-1], leaders=("double", None), hands=("W1 W1 W2", "W1"), turn=A)
    assert open_places(match) == {"2,2", "3,2"}
    before = deck(match, A)
    play(match, "lay W1 2,2", "lay W1 3,2")
    assert len(finished(match)) == 1
    assert hand(match, A) == ["W2"]
    assert deck(match, A) == before


EXAMPLE = """
    W3 0,0   W3 0,1   W1 1,0   W3 -1,0   W4 -1,0   W2 1,0   W3 1,0   W4 1,0   W4 2,0   W1 1,-1   W2 0,-1
    W3 -1,-1   W1 -1,1   W1 2,-1   W2 1,-1   W3 1,-1   L2 2,1   W4 0,0   W5 1,0   W5 2,0   W3 1,1
"""
LAYS = re.findall(r"\S+ \S+", EXAMPLE)


def worked_example() -> Match:
    """Section 6: round 2, A has won round 1 and owns `L2`, B owns `hand5`; all but the last lay is made."""
    match = arrange(lones=("L2", None), leaders=(None, "hand5"))
    match.state["wins"], match.state["rounds"] = (1, 0), 1
    orders = [[lay.split()[0] for lay in LAYS[seat::2]] + rest for seat, rest in ((A, ["W3"]), (B, ["W2"]))]
    hold(match, A, orders[A][:3], orders[A][3:])
    hold(match, B, orders[B][:5], orders[B][5:])
    for number, lay in enumerate(LAYS[:-1], 1):
        play(match, f"lay {lay}")
        if number == 9:
            assert (shape(match), reach_of(match)) == ("wide", [-1, 2, 0, 1])
        if number == 10:
            assert reach_of(match) == [-1, 2, -1, 1]
    return match


def test_the_worked_example() -> None:
    """ML-T32, the example itself"""
    match = play(worked_example(), f"lay {LAYS[-1]}")
    assert pile(match, "1,0") == ["A:W1", "B:W2", "A:W3", "B:W4", "A:W5"]
    assert [hand(match, seat) + deck(match, seat) for seat in (A, B)] == [["W3"], ["W2"]]
    assert finished(match)[1] == {
        "rows": [
            {"y": -1, "sign": "I", "sums": [2, 9], "winner": B, "taken": 3, "bonus": 2},
            {"y": 0, "sign": "II", "sums": [9, 9], "winner": None, "taken": 0, "bonus": 0},
            {"y": 1, "sign": "III", "sums": [12, 3], "winner": A, "taken": 3, "bonus": 1},
        ],
        "moons": [2, 1],
        "moon_points": [2, 0],
        "taken": [3, 3],
        "bonus": [1, 2],
        "points": [6, 5],
        "leaders": [None, "hand5"],
        "winner": A,
    }
    assert match.over
    assert match.winners() == [A]


@pytest.mark.parametrize(("leaders", "points"), [((None, "ties"), [6, 7]), (("howl", "ties"), [7, 7])])
def test_variants_of_the_worked_example(leaders: tuple[str | None, str], points: list[int]) -> None:
    """ML-T32, (a) and (b)"""
    match = worked_example()
    match.state["leader"] = [-1 if leader is None else LEADER_IDS.index(leader) for leader in leaders]
    sheet = finished(play(match, f"lay {LAYS[-1]}"))[1]
    assert sheet["rows"][1]["winner"] == B
    assert sheet["taken"] == [3, 5]
    assert sheet["points"] == points
    assert sheet["winner"] == B


def test_corners_are_those_of_a_small_reach() -> None:
    """ML-T34"""
    upper = ("(0,0) A:W3", "(1,0) B:W3", "(2,0) A:W3", "(3,0) B:W3")
    sheet = count(arrange(*upper, "(0,1) A:W4", "(1,1) B:W4", "(2,1) B:W5", "(3,1) A:W1"))
    assert sheet["rows"][1]["sums"] == [4 + 3, 4 + 5]
