"""The score sheet of The Wolves, the places it decides, and its words in four languages."""

from __future__ import annotations

from typing import Any

import pytest

from wataha import Match
from wataha.engine.texts import LANGUAGES, Texts
from wataha.engine.views import Sheet
from wataha.games.the_wolves.state import DISCARDED, NONE, OVER

from .the_wolves_position import GAME, arrange, play, player


def lines(sheet: Sheet, language: str = "en") -> list[tuple[str, list[int | None]]]:
    texts = Texts(language, ("the_wolves",))
    return [(texts(row["label"]), row["points"]) for row in sheet["rows"]]


def worked_example() -> Match:
    """Section 8: the end of a game, all phases scored on one position."""
    match = arrange(
        *("10,6 L0 W0", "12,7 A1 W1", "12,6 W1", "8,6 D1", "11,8 D2"),
        *("2,6 A0 W0", "0,6 A2", "1,7 D2", "4,7 W1"),
        *("9,12 L2", "8,13 A2 W2", "7,11 D2", "10,12 W0", "11,14 D0", "9,13 W1", "8,11 W1"),
        *("5,7 A0 D0", "6,7 A0 D0", "7,7 A1 D1", "8,8 A1 D1", "9,8 A1 D1", "9,10 D1", "5,9 A2"),
        calendar=22,
        actions=1,
        tracks={0: (3, 4, 1), 1: (1, 2, 3), 2: (4, 1, 0)},
        lairs={0: 1, 2: 1},
        wolves={0: 5, 1: 6, 2: 3},
    )
    for seat, kinds in enumerate((2, 3, 2)):
        match.states[0]["prey"][seat] = (1 << kinds) - 1
    return play(match, "kind MOVE", "terrain forest", "pay 4", "stop")


def test_the_worked_example() -> None:
    """AC-38"""
    match = worked_example()
    assert match.over
    assert [player(match, seat)["region_points"] for seat in range(3)] == [5, 4, 11]
    assert match.score() == [30, 24, 30]
    assert match.winners() == [2]
    sheet = match.sheet()
    assert lines(sheet) == [
        ("Crescent, region B", [2, 4, 0]),
        ("Crescent, region C", [0, 0, 0]),
        ("Quarter, region D", [3, 0, 3]),
        ("Quarter, region E", [0, 0, 0]),
        ("Full Moon, region F", [0, 0, 8]),
        ("Full Moon, region G", [0, 0, 0]),
        ("Pack Spread", [3, 0, 7]),
        ("Wolf Speed", [7, 0, 0]),
        ("Howl Range", [0, 3, 0]),
        ("Lairs", [5, 0, 5]),
        ("Prey", [4, 9, 4]),
        ("Wolf track", [6, 8, 3]),
    ]
    assert sheet["total"] == [30, 24, 30]
    assert sheet["tie_break"] is not None
    assert Texts("en", ("the_wolves",))(sheet["tie_break"]["label"]) == "scoring tokens taken"
    assert sheet["tie_break"]["points"] == [0, 1, 1]
    assert sheet["winners"] == [2]
    assert [player(match, seat)["wolves_on_map"] for seat in (0, 2)] == [6, 4]


def test_rows_are_about_what_earned_them() -> None:
    """As if all moons had been scored in the last turn."""
    match = worked_example()
    match.states[0]["dated"] = 0
    regions, tracks = match.sheet()["rows"][:6], match.sheet()["rows"][6:]
    pieces = {piece["id"]: piece["at"] for piece in match.view(None)["pieces"]}
    lit = [
        [f"{one.rpartition('/')[0]} {pieces[one]}" if one in pieces else one for one in row["about"]]
        for row in regions[:2]
    ]
    assert lit[0] == [
        *("region/B", "token taken/1", "player/0", "player/1"),
        *("wolf/0 10,6", "lair/0 10,6", "wolf/1 12,7", "wolf/1 12,6", "alpha/1 12,7", "den/1 8,6"),
    ]
    assert lit[1] == ["region/C", "token discard"]
    lairs = tracks[3]["about"]
    assert lairs[:2] == ["lairs/0", "lairs/2"]
    assert [pieces[lair] for lair in lairs[2:]] == ["10,6", "9,12"]


def test_a_moon_scored_in_an_earlier_turn_lights_no_wolf_that_may_have_come_since() -> None:
    match = worked_example()
    match.states[0]["dated"] = 17
    crescent, full = (match.sheet()["rows"][row]["about"] for row in (0, 4))
    assert crescent[2:] == ["player/0", "player/1"]
    assert full[2] == "player/2"
    assert {piece.split("/")[1] for piece in full[3:]} == {"2"}


def ended(points: list[int], tokens: list[int], wolves: list[int]) -> Match:
    """The end of a game with these points, scoring tokens taken and wolf-kinds on the map."""
    match = Match(GAME, 1, len(points))
    s = match.states[0]
    s["decision"], s["active"], s["offer"] = OVER, NONE, 0
    s["earned"][0, : len(points)] = points
    s["token_owner"][: s["tokens"]] = DISCARDED
    takers = [seat for seat, number in enumerate(tokens) for _ in range(number)]
    s["token_owner"][: len(takers)] = takers
    for seat, count in enumerate(wolves):
        s["at"][seat, :count] = 100 + seat
    return match


@pytest.mark.parametrize(
    ("tokens", "wolves", "winners", "label", "shown"),
    [
        ([1, 0, 0], [4, 6, 1], [0], "scoring tokens taken", [1, 0, 0]),
        ([1, 1, 0], [4, 5, 1], [1], "wolves and alphas on the map", [4, 5, 1]),
        ([1, 1, 0], [5, 5, 1], [0, 1], "wolves and alphas on the map", [5, 5, 1]),
    ],
)
def test_ties_go_to_tokens_and_then_to_wolves(
    tokens: list[int], wolves: list[int], winners: list[int], label: str, shown: list[int]
) -> None:
    """AC-35, TW-86, TW-87"""
    match = ended([30, 30, 12], tokens, wolves)
    assert match.winners() == winners
    row = match.sheet()["tie_break"]
    assert row is not None
    assert (Texts("en", ("the_wolves",))(row["label"]), row["points"]) == (label, shown)


def test_three_who_tie_are_parted_by_wolves_if_two_have_most_tokens() -> None:
    match = ended([20, 20, 20], [1, 1, 0], [2, 5, 9])
    assert match.winners() == [1]
    row = match.sheet()["tie_break"]
    assert row is not None
    assert row["points"] == [2, 5, 9]


def test_regions_not_yet_scored_show_who_is_how_strong() -> None:
    match = arrange("9,7 W0", "10,6 L0 A0", "8,7 W1")
    row = match.sheet()["rows"][0]
    assert row["points"] == [None, None, None]
    texts = Texts("en", ("the_wolves",))
    assert [texts(why) for why in row["why"] if why] == ["control 5", "control 1", "control 0"]
    assert match.sheet()["tie_break"] is not None


WORDS: dict[str, list[str]] = {
    "en": ["Crescent, region B", "Full Moon, region G", "Lairs"],
    "pl": ["Sierp, Region B", "Pełnia, Region G", "Legowiska"],
    "de": ["Sichel, Region B", "Vollmond, Region G", "Höhlen"],
    "cs": ["Srpek, region B", "Úplněk, region G", "doupata"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_speaks_every_language(language: str) -> None:
    labels = [label for label, _ in lines(worked_example().sheet(), language)]
    assert [labels[row] for row in (0, 5, 9)] == WORDS[language]


EARNED = {
    "en": ["gets 1 point.", "gets 2 points.", "gets 8 points."],
    "pl": ["zdobywa 1 punkt.", "zdobywa 2 punkty.", "zdobywa 8 punktów."],
    "de": ["erhält 1 Punkt.", "erhält 2 Punkte.", "erhält 8 Punkte."],
    "cs": ["získává 1 bod.", "získává 2 body.", "získává 8 bodů."],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_counted_as_the_language_counts(language: str) -> None:
    texts = Texts(language, ("the_wolves",), names={0: "Ada"})
    said = [texts.say("tw-told-earned", phase="X", region="B", who=0, points=points) for points in (1, 2, 8)]
    assert [text.split("Ada ")[1] for text in said] == EARNED[language]


def told(match: Match, path: str, language: str = "en") -> list[str]:
    before = match.view(None)
    match.play(path)
    texts = Texts(language, ("the_wolves",), names={0: "Ada", 1: "Ben", 2: "Cy"})
    return [texts(sentence["phrase"]) for sentence in match.game.table.tell(path, before, match.view(None))]


def test_what_is_told_of_a_domination_and_a_push() -> None:
    match = arrange("9,8 A0", "8,7 W2", backs={0: "c4"})
    assert told(match, "kind DOMINATE") == ["Ada chooses: Dominate."]
    assert told(match, "target 8,7 wolf") == ["Target chosen: wolf of Cy, forest in region B."]
    assert told(match, "pay 7") == [
        "Ada pays with the home tile, tiles that turn to rock and desert.",
        "Ada dominates a wolf of Cy on forest in region B.",
        "Ada places a wolf on forest in region B.",
        "The calendar reaches date 1.",
    ]
    pushing: Any = arrange("8,8 A0 W0", "9,8 W1")
    play(pushing, "kind MOVE", "terrain forest", "pay 1", "wolf 8,8 alpha")
    assert told(pushing, "dest 9,8") == [
        "Ada moves an alpha wolf from grass on the start board to forest on the start board."
    ]
    assert told(pushing, "push 9,7") == [
        "Ada pushes a wolf of Ben from forest on the start board to forest in region B."
    ]


def test_what_is_told_of_a_hunt_and_of_bonuses() -> None:
    match = arrange("9,5 W0", "10,6 W0", "8,7 A0")
    play(match, "kind MOVE", "terrain forest", "pay 4", "wolf 8,7 alpha", "dest 8,6")
    assert told(match, "stop") == [
        "Ada moves no further.",
        "Ada gains a bonus action token.",
        "Ada hunts a hare on tundra in region B.",
    ]
    lair = arrange("12,10 D0", "11,9 A0", terrain_tokens={0: 2})
    play(lair, "kind LAIR", "target 12,10")
    assert told(lair, "pay 0")[1:3] == [
        "Ada turns the den on grass in region G into a lair.",
        "Ada gains a bonus terrain token.",
    ]
