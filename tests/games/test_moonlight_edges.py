"""Rare rules of Moonlight: the edge cases of the specification's section 7, the safety stop, undo."""

from __future__ import annotations

import pytest

from wataha import Match

from .moonlight_position import (
    A,
    B,
    arrange,
    count,
    decision,
    deck,
    finished,
    hand,
    moves_from,
    open_places,
    pile,
    places,
    play,
    stage,
    win_round,
)


def test_a_move_may_leave_a_pile_alone() -> None:
    """ML-E4, ML-E5: the pile at (0,0) goes; the one at (-1,0) still counts, and one may lay beside it."""
    match = arrange("(0,0) B:W1>A:W2", "(-1,0) B:W3", "(1,0) A:W4", leaders=("shift", None), hands=("W2", "W1"), turn=A)
    play(match, "move 0,0 2,0")
    assert pile(match, "2,0") == ["B:W1", "A:W2"]
    assert {"-1,1", "-1,-1", "0,0"} <= open_places(match)
    assert count(match)["rows"][0]["sums"] == [6, 3]


def test_an_opposing_pile_may_be_moved_out_of_its_den() -> None:
    """ML-37, ML-E5"""
    match = arrange(
        "(0,0) B:W1", "(1,0) B:W3", "(2,0) A:W4", leaders=("shift", "den"), hands=("W2", ""), lones=(None, None)
    )
    assert moves_from(match, "0,0")
    assert "lay W2 0,0" not in match.moves()


def test_the_lone_2_serves_for_regrouping() -> None:
    """ML-E6"""
    match = arrange("(0,0) B:W1", "(1,0) A:W3", leaders=("shift", None), lones=("L2", None), hands=("L2 W5", ""))
    play(match, "move 0,0 2,0")
    assert {path.split()[1] for path in match.moves()} == {"L2"}


def test_regrouping_is_for_one_time_and_for_its_owner() -> None:
    """ML-30, ML-I11"""
    table = ("(0,0) B:W1", "(1,0) A:W3", "(2,0) B:W4")
    for leaders, used in ((("shift", None), (1, 0)), ((None, "shift"), (0, 0))):
        match = arrange(*table, leaders=leaders, used=used, hands=("W2", ""))
        assert not [path for path in match.moves() if path.startswith("move")]


@pytest.mark.parametrize("leader", ["leap", "equal"])
def test_abilities_do_not_cover_the_last_visible_wolf(leader: str) -> None:
    """ML-E8"""
    match = arrange("(0,0) B:W1", "(1,0) A:W4", leaders=(leader, None), hands=("W1 W2 W3", ""))
    assert "0,0" not in places(match, "W1") | places(match, "W2") | places(match, "W3")


def test_only_an_equal_6_covers_a_6() -> None:
    """ML-E9"""
    table = ("(0,0) B:L6", "(1,0) A:W4", "(0,1) B:W3")
    lones = ("L6", "L6")
    assert "lay L6 0,0" not in arrange(*table, lones=lones, hands=("L6", "")).moves()
    assert "lay L6 0,0" in arrange(*table, lones=lones, hands=("L6", ""), leaders=("equal", None)).moves()


def test_a_usual_cover_does_not_use_an_ability() -> None:
    """ML-33, ML-34"""
    for leader in ("leap", "equal"):
        match = arrange("(0,0) B:W1", "(0,1) B:W3", hands=("W2", "W1"), leaders=(leader, None))
        assert play(match, "lay W2 0,0").state["used"].tolist() == [0, 0]


def test_a_used_ability_covers_no_more() -> None:
    """ML-33"""
    match = arrange("(0,0) B:W1", "(0,1) B:W4", hands=("W3", ""), leaders=("leap", None), used=(1, 0))
    assert places(match, "W3") == open_places(match)


@pytest.mark.parametrize(("leader", "points"), [(None, 2), ("howl", 3)])
def test_a_howl_is_worth_three(leader: str | None, points: int) -> None:
    """ML-36; and to its owner alone"""
    assert count(arrange("(0,0) A:W2", "(1,0) B:W4", leaders=(leader, None)))["moon_points"] == [points, 0]
    assert count(arrange("(0,0) A:W2", "(1,0) B:W4", leaders=(None, leader)))["moon_points"] == [2, 0]


def test_moons_depend_on_the_set_and_not_on_the_corner() -> None:
    """Section 1.2, ML-E16: W1, W2 and L1 of A against nothing."""
    piles = ("(0,0) A:W1", "(1,0) A:W2", "(0,1) A:L1", "(1,1) B:W4")
    assert count(arrange(*piles, lones=("L1", None)))["moons"] == [4, 0]
    assert count(arrange(*piles, lones=("L1", None), moon_set="twos"))["moons"] == [3, 0]


def test_only_visible_cards_count() -> None:
    """ML-24"""
    sheet = count(arrange("(0,0) A:W1>B:W2", "(1,0) A:W3"))
    assert sheet["moons"] == [0, 1]
    assert sheet["rows"][0]["sums"] == [3, 2]


def test_a_row_without_cards_gives_nothing_even_to_the_owner_of_ties() -> None:
    """ML-E12: a move has emptied the row."""
    sheet = count(arrange("(0,0) A:W3", "(0,2) B:W3", leaders=("ties", None), reach=(0, 0, 0, 2)))
    assert sheet["rows"][1] == {"y": 1, "sign": "II", "sums": [0, 0], "winner": A, "taken": 0, "bonus": 0}


def test_the_owner_of_ties_wins_with_fewer_cards() -> None:
    """ML-E20"""
    first = ("(0,0) A:W4", "(1,0) A:W5", "(2,0) A:W2")
    second = ("(0,1) B:W3", "(1,1) B:W4", "(2,1) B:W4", "(3,1) B:W5")
    sheet = count(arrange(*first, *second, leaders=("ties", None)))
    assert sheet["taken"] == [3, 4]
    assert sheet["winner"] == A


def test_nothing_is_drawn_from_an_empty_deck() -> None:
    """ML-E17"""
    match = arrange("(0,0) B:W3", hands=("W1 W2 W3", "W1"), decks=("", None))
    play(match, "lay W1 1,0")
    assert hand(match, A) == ["W2", "W3"]
    assert decision(match) == ("lay", B)


def test_a_hand_is_filled_up_after_a_second_card() -> None:
    """ML-26, ML-35"""
    match = arrange("(0,0) B:W3", hands=("W1 W2 W3", "W1"), decks=("W4 W5 W3", None), leaders=("double", None))
    play(match, "lay W1 1,0", "lay W2 2,0")
    assert hand(match, A) == ["W3", "W4", "W5"]
    assert deck(match, A) == ["W3"]


def test_the_last_card_has_no_second() -> None:
    """ML-E21"""
    match = arrange("(0,0) B:W3", hands=("W1", "W1"), decks=("", None), leaders=("double", None))
    assert decision(play(match, "lay W1 1,0")) == ("lay", B)


def test_a_card_that_fills_the_frame_has_no_second() -> None:
    """ML-E21"""
    frame = [f"({x},{y}) {'AB'[(x + y) % 2]}:W3" for y in range(3) for x in range(4)][:-1]
    match = arrange(*frame, hands=("W1 W2", "W1"), decks=("", ""), leaders=("double", None))
    play(match, "lay W1 3,2")
    assert len(finished(match)) == 1
    assert hand(match, A) == ["W2"]


def undecided(match: Match) -> Match:
    """End the round that is played with equal points and cards."""
    last = 1 - int(match.state["starter"])
    hands = ("", "W3") if last == B else ("W3", "")
    stage(match, f"(0,0) {'AB'[1 - last]}:W3", hands=hands, decks=("", ""), turn=last)
    return play(match, "lay W3 0,1")


def test_the_game_stops_after_so_many_undecided_rounds() -> None:
    """ML-55: a draw without a piece; they count over the whole game; more pieces win."""
    match = Match("moonlight", 3, first_player="0", max_undecided=2)
    undecided(match)
    assert (decision(match), match.state["starter"]) == (("lay", B), B)
    assert undecided(match).over
    assert match.winners() == [A, B]
    match = undecided(Match("moonlight", 3, first_player="0", leader_pool="book", max_undecided=2))
    play(win_round(match, B), "lone L4", "leader hand5")
    assert decision(match) == ("lay", B)
    assert undecided(match).over
    assert match.score() == [0, 1]
    assert match.winners() == [B]
    assert match.view(None)["facts"]["undecided"] == 2


def test_an_undecided_replay_keeps_what_was_won() -> None:
    """ML-55, ML-E18"""
    match = play(win_round(Match("moonlight", 3, first_player="0", leader_pool="book"), A), "lone L4", "leader hand5")
    undecided(match)
    assert decision(match) == ("lay", B)
    assert [len(hand(match, seat) + deck(match, seat)) for seat in (A, B)] == [12, 11]
    assert len(hand(match, B)) == 5


def test_the_winner_starts_the_next_round() -> None:
    """ML-54"""
    match = win_round(Match("moonlight", 3, first_player="0"), B)
    play(match, "lone L6")
    play(match, match.moves()[0])
    assert decision(match) == ("lay", B)


def test_the_pool_of_the_book_shows_three_abilities() -> None:
    """ML-2, ML-53: option `leader_pool`"""
    match = win_round(Match("moonlight", 3, first_player="0", leader_pool="book"), A)
    play(match, "lone L1")
    assert match.moves() == ["leader shift", "leader ties", "leader hand5"]
    win_round(play(match, "leader ties"), B)
    play(match, "lone L1")
    assert match.moves() == ["leader shift", "leader hand5"]


@pytest.mark.parametrize("first_player", ["0", "1"])
def test_the_first_player_can_be_chosen(first_player: str) -> None:
    """ML-3"""
    assert Match("moonlight", 3, first_player=first_player).actor == int(first_player)


def test_what_showed_nothing_can_be_taken_back() -> None:
    """A move of a pile, or a card laid when the deck is empty; not a draw, not a new round."""
    match = arrange("(0,0) B:W1", "(1,0) A:W3", leaders=("shift", None), hands=("W2 W5 W4", "W1"))
    play(match, "move 0,0 2,0")
    assert match.may_undo(A)
    play(match, "lay W2 0,0")
    assert not match.may_undo(A)
    last = arrange("(0,0) B:W1", hands=("W2 W3", "W1"), decks=("", None))
    assert play(last, "lay W2 1,0").may_undo(A)
    won = win_round(Match("moonlight", 3, first_player="0"), A)
    assert play(won, "lone L1").may_undo(A)
    assert not play(won, won.moves()[0]).may_undo(B)
