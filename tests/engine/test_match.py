"""`Match`: what a person can get wrong gets a clear answer and leaves the game as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest

import wataha
from wataha import Match
from wataha.engine import errors


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(errors.UnknownGame, match=r"'chess'.*lone_wolves"):
        Match("chess")


def test_an_unknown_option_names_the_options() -> None:
    with pytest.raises(errors.UnknownOption, match=r"'bord'.*board, first_leader"):
        Match("lone_wolves", bord="basic")


def test_a_bad_value_names_the_allowed_ones() -> None:
    with pytest.raises(errors.BadOption, match=r"'big'.*basic, advanced"):
        Match("lone_wolves", board="big")


def test_a_bad_number_of_players_names_the_allowed_ones() -> None:
    with pytest.raises(errors.BadPlayers, match=r"by 3.*2"):
        Match("lone_wolves", players=3)


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.5, "7", True])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(errors.BadSeed):
        Match("lone_wolves", seed=seed)


@pytest.mark.parametrize("move", ["", "play", "play Z9 cave", "fly K2 cave", 999, -1, "take HIDDEN"])
def test_an_illegal_move_changes_nothing(move: str | int) -> None:
    match = Match("lone_wolves", seed=7)
    before = match.state.tobytes()
    with pytest.raises(errors.IllegalMove, match="Legal: play"):
        match.play(move)
    assert match.state.tobytes() == before
    assert match.paths == []


def test_no_move_is_legal_after_the_end() -> None:
    match = Match("lone_wolves", seed=7)
    while not match.over:
        match.play(match.moves()[0])
    with pytest.raises(errors.IllegalMove, match="the game is over"):
        match.play("play K2 cave")


def test_extra_spaces_in_a_path_do_not_matter() -> None:
    match = Match("lone_wolves", seed=7)
    move = match.moves()[0]
    match.play(move.replace(" ", "   ") + " ")
    assert match.paths == [move]


def test_undo_of_nothing_is_refused() -> None:
    with pytest.raises(errors.NothingToUndo):
        Match("lone_wolves", seed=7).undo()


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(errors.BadSeat, match=r"no seat 2.*0, 1"):
        Match("lone_wolves", seed=7).view(2)


def test_only_the_own_last_move_that_showed_nothing_may_be_undone() -> None:
    match = Match("lone_wolves", seed=7, first_leader="0")
    assert not match.may_undo(0)
    plain = next(move for move in match.moves() if move[6] != "3")
    match.play(plain)
    assert match.may_undo(0)
    assert not match.may_undo(1)


def test_a_three_that_reveals_a_scar_cannot_be_undone() -> None:
    match = Match("lone_wolves", seed=7, first_leader="0")
    three = next((move for move in match.moves() if move[6] == "3"), None)
    assert three is not None, "seed 7 deals seat 0 a three"
    match.play(three)
    assert not match.may_undo(0)


def test_without_a_seed_games_differ() -> None:
    assert Match("lone_wolves").seed != Match("lone_wolves").seed


def test_a_key_is_read_from_bytes_and_from_digits() -> None:
    key = bytes(range(16))
    assert Match("lone_wolves", key=key).state.tobytes() == Match("lone_wolves", key=key.hex()).state.tobytes()


@pytest.mark.parametrize("key", ["", "00" * 16, "11" * 15, "11" * 17, "xx" * 16, bytes(16), b"\x11" * 15])
def test_a_bad_key_is_refused_and_not_repeated(key: bytes | str) -> None:
    with pytest.raises(errors.BadKey) as refused:
        Match("lone_wolves", key=key)
    assert not key or str(key) not in str(refused.value)


def test_a_game_has_one_source_of_chance() -> None:
    with pytest.raises(errors.SeedAndKey):
        Match("lone_wolves", seed=1, key="11" * 16)


def finished() -> dict[str, Any]:
    match = Match("lone_wolves", seed=3)
    while not match.over:
        match.play(match.moves()[-1])
    return match.record()


def damage(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**record, **changes}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "chess"}, "heading is damaged: There is no game 'chess'"),
        ({"seed": -5}, "heading is damaged: The seed -5"),
        ({"seed": "7"}, "seed must be a whole number"),
        ({"key": "11" * 16}, "heading is damaged: A game is dealt from a seed or from a key"),
        ({"key": 17}, "key must be a text"),
        ({"options": {"board": "big"}}, "heading is damaged: Option 'board'"),
        ({"options": []}, "options must be an object"),
        ({"players": 7}, "heading is damaged"),
        ({"rules": 99}, "rules version 99"),
        ({"moves": "play K2 cave"}, "moves must be a list"),
        ({"moves": [17.5]}, "breaks at move 1"),
        ({"moves": [None]}, "breaks at move 1"),
    ],
)
def test_a_damaged_record_says_what_is_wrong(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(errors.DamagedRecord, match=complaint):
        Match.replay(damage(finished(), **change))


def test_a_damaged_record_says_where_it_breaks() -> None:
    record = finished()
    record["moves"][10] = "play Z9 cave"
    with pytest.raises(errors.DamagedRecord, match="breaks at move 11: 'play Z9 cave' is not a legal move"):
        Match.replay(record)


@pytest.mark.parametrize("text", ["", "{", "[]", "17", '{"game": "lone_wolves"}'])
def test_what_is_no_record_is_called_so(text: str) -> None:
    with pytest.raises(errors.DamagedRecord):
        Match.replay(text)


def test_a_record_can_be_replayed_up_to_a_ply() -> None:
    record = finished()
    match = Match.replay(json.dumps(record), plies=5)
    assert match.paths == record["moves"][:5]


def test_games_are_listed_and_found() -> None:
    assert wataha.games()[0] is wataha.game("lone_wolves")
    assert wataha.games()[0].titles["cs"] == "Vlci samotáři"
