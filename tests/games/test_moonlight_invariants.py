"""The invariants of the Moonlight specification, section 9, and the whole state beside the oracle's, game after game.

Uniformly random play ends most rounds with a full frame. Players who cover whenever they can reach the tall piles and
the empty hands as well.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import wataha
from tests.oracle.agree import oracle_for
from wataha import Match
from wataha.games.moonlight.components import COVER_DIFFERENCE, KIND_IDS, LEADER_IDS, SEATS, VALUES
from wataha.games.moonlight.state import LAY, NONE, PICK_LONE, SECOND

from .moonlight_position import A, B, arrange, content, count, deck, finished, hand, kind, place

GAMES = 40
STYLES = ("random", "covering", "ambushing")


def choose(chooser: random.Random, match: Match, style: str) -> str:
    """A move at random; by a covering player one that covers, by an ambushing one a use of the ability, if any."""
    moves = match.moves()
    wanted: list[str] = []
    if style == "covering":
        wanted = [path for path in moves if covered(match, path) is not None]
    if style == "ambushing":
        wanted = [path for path in moves if is_ambush(match, path)]
    return chooser.choice(wanted or moves)


def covered(match: Match, path: str) -> int | None:
    """By how much the laid wolf is higher than the one it covers, if it covers any."""
    verb, *words = path.split()
    if verb != "lay":
        return None
    x, y = map(int, words[1].split(","))
    card = int(match.state["top"][place(x, y)])
    return None if card == NONE else VALUES[kind(words[0])] - VALUES[card % len(KIND_IDS)]


def is_ambush(match: Match, path: str) -> bool:
    """Whether a move uses `shift`, `leap`, `equal` or `double`."""
    second = match.state["phase"] == SECOND and path != "pass"
    return second or path.startswith("move") or covered(match, path) not in (None, COVER_DIFFERENCE)


def games(number: int = GAMES, **options: Any) -> Any:
    """Matches with the moves to come: the caller plays them."""
    for seed in range(number):
        match = Match("moonlight", seed, moon_set=("ones_twos", "twos")[seed % 2], **options)
        yield match, random.Random(seed)


def told(match: Match) -> dict[str, Any]:
    """The state as the oracle's `facts` tell it."""
    s = match.state
    view = match.view(None)
    facts = view["facts"]
    piles: dict[str, list[str]] = {}
    for piece in view["pieces"]:
        if "height" in piece.get("facts", {}):
            owner, kind, _ = piece["id"].split("/")
            piles.setdefault(piece["at"], []).append(f"{owner}:{kind}")
    in_order = sorted((tuple(map(int, at.split(",")))[::-1], cards) for at, cards in piles.items())
    at = {piece["id"]: piece["at"] for piece in view["pieces"]}
    return {
        "phase": view["decision"].upper(),
        "actor": match.actor,
        "round": facts["round"],
        "starter": facts["starter"],
        "pieces": match.score(),
        "feet": [at[f"foot/{seat}"] == f"summit/{seat}" for seat in range(SEATS)],
        "peak": None if at["peak"] == "mountain" else int(at["peak"][-1]),
        "undecided": facts["undecided"],
        "display": [leader for leader in LEADER_IDS if at.get(leader) == "display"],
        "leaders": [None if leader == NONE else LEADER_IDS[leader] for leader in s["leader"]],
        "used": [bool(used) for used in s["used"]],
        "lone": [None if lone == NONE else KIND_IDS[lone] for lone in s["lone"]],
        "hands": [hand(match, seat) for seat in range(SEATS)],
        "decks": [deck(match, seat) for seat in range(SEATS)],
        "piles": [{"x": x, "y": y, "cards": cards} for (y, x), cards in in_order],
        "reach": facts["reach"],
        "shape": facts["shape"],
    }


def told_sheets(match: Match) -> list[dict[str, Any]]:
    """Finished rounds as the oracle's sheets tell them, but for the kinds of the cards taken."""
    return [{key: value for key, value in sheet.items() if key != "leaders"} for sheet in finished(match)]


def counted(sheets: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The oracle's sheets with counts in place of the cards taken, and rows numbered from the upper one."""
    values = dict(zip(KIND_IDS, VALUES, strict=True))
    return [
        {
            **sheet,
            "rows": [
                {
                    **row,
                    "sign": sign,
                    "taken": len(row["taken"]),
                    "bonus": sum(values[kind] == 3 for kind in row["taken"]),
                }
                for row, sign in zip(sheet["rows"], ("I", "II", "III", "IV"), strict=False)
            ],
        }
        for sheet in sheets
    ]


@pytest.mark.parametrize("style", STYLES)
def test_the_whole_state_is_the_oracles_and_keeps_the_invariants(style: str) -> None:
    """ML-I1 to ML-I6, ML-I10 to ML-I13, ML-I16"""
    seen: Counter[str] = Counter()
    for match, chooser in games():
        oracle = oracle_for(match)
        while not match.over:
            assert match.moves() == oracle.legal()
            facts = oracle.facts()
            del facts["turn"]  # between rounds it is nobody's
            assert told(match) == facts
            check_cards(match)
            check_table(match, facts["piles"])
            check_prizes(match, facts)
            if match.state["phase"] <= SECOND:
                assert count(match)["points"] == oracle.round_points()
            path = choose(chooser, match, style)
            seen["ambush"] += is_ambush(match, path)
            match.play(path)
            oracle.play(path)
            seen["out of cards"] += match.state["phase"] == PICK_LONE and 0 in match.state["hand_size"]
        check_prizes(match, told(match))
        assert match.moves() == []
        assert told_sheets(match) == counted(oracle.round_sheets())
        assert match.winners() == oracle.winners()
    assert seen["ambush"]
    assert seen["out of cards"] or style != "covering"


def check_cards(match: Match) -> None:
    """ML-I1, ML-I3, ML-I10"""
    s = match.state
    assert match.moves()
    for seat in range(SEATS):
        lone = None if s["lone"][seat] == NONE else KIND_IDS[s["lone"][seat]]
        laid = [KIND_IDS[card % len(KIND_IDS)] for card in s["laid_card"] if card // len(KIND_IDS) == seat]
        held = hand(match, seat)
        mine = Counter(laid + held + deck(match, seat))
        if s["phase"] <= SECOND:
            assert mine == content(lone)
        assert s["hand_size"][seat] == len(held)
        if s["phase"] == LAY:
            limit = 5 if s["leader"][seat] == LEADER_IDS.index("hand5") else 3
            assert len(held) == min(limit, sum(mine.values()) - len(laid))


def check_table(match: Match, piles: list[dict[str, Any]]) -> None:
    """ML-I2, ML-I4 to ML-I6"""
    s = match.state
    width, height = s["xmax"] - s["xmin"] + 1, s["ymax"] - s["ymin"] + 1
    assert (width <= 4 and height <= 3) or (width <= 3 and height <= 4)
    assert len(piles) <= (11 if s["phase"] <= SECOND else 12)
    steps: Counter[int] = Counter()
    for cards in (pile["cards"] for pile in piles):
        owners = [card[0] for card in cards]
        values = [int(card[-1]) for card in cards]
        assert all(one != other for one, other in pairwise(owners))
        steps.update(other - one for one, other in pairwise(values))
        assert len(cards) <= 7
    assert set(steps) <= {0, COVER_DIFFERENCE, 2}
    assert steps[0] <= 1
    assert steps[2] <= 1
    for seat in range(SEATS):
        if any(card // len(KIND_IDS) == seat for card in s["laid_card"] if card != NONE):
            assert s["visible"][seat]


def check_prizes(match: Match, facts: dict[str, Any]) -> None:
    """ML-I11 to ML-I13, ML-I16"""
    owned = [leader for leader in facts["leaders"] if leader]
    assert len(set(owned)) == len(owned)
    assert facts["feet"] == [pieces > 0 for pieces in facts["pieces"]]
    assert (facts["peak"] is not None) == (max(facts["pieces"]) == 2)
    for sheet in finished(match):
        assert all(0 <= points <= 18 for points in sheet["points"])
        assert sum(map(bool, sheet["moon_points"])) <= 1
        if "ties" not in sheet["leaders"]:
            assert all((row["winner"] is None) == (row["sums"][0] == row["sums"][1]) for row in sheet["rows"])


@pytest.mark.parametrize("style", STYLES)
def test_rounds_and_games_are_as_long_as_they_may_be(style: str) -> None:
    """ML-I7 to ML-I9"""
    for match, chooser in games(GAMES, max_undecided=2):
        lays, turns, decisions = [0, 0], [0, 0], 0
        while not match.over:
            mover, rounds = match.actor, int(match.state["rounds"])
            path = choose(chooser, match, style)
            second = match.state["phase"] == SECOND
            match.play(path)
            decisions += path.split()[0] in ("lay", "move", "pass")
            if path.startswith("lay"):
                lays[mover] += 1
                turns[mover] += not second
            if match.state["rounds"] > rounds:
                assert 12 <= sum(lays) <= 24
                assert abs(turns[A] - turns[B]) <= 1
                assert decisions <= 36
                lays, turns, decisions = [0, 0], [0, 0], 0
        decided = sum(match.score())
        assert decided <= 3
        assert match.state["rounds"] <= 2 + 2
        assert match.state["undecided"] == match.state["rounds"] - decided


def test_a_layout_turned_around_scores_the_same() -> None:
    """ML-I14"""
    piles = ["(0,0) A:W1", "(1,0) B:W4", "(1,1) A:W3", "(2,1) B:W1", "(0,-1) A:W2", "(2,0) B:W3"]
    turned = [
        f"({-int(x)},{-int(y)}) {cards}"
        for x, y, cards in ((*pile[1:].split(") ")[0].split(","), pile.split(") ")[1]) for pile in piles)
    ]
    here, there = count(arrange(*piles)), count(arrange(*turned))
    assert [row["sums"] for row in here["rows"]] == [row["sums"] for row in there["rows"]][::-1]
    assert {**here, "rows": []} == {**there, "rows": []}


def test_no_choice_is_missed_and_none_overflows() -> None:
    """The longest legal list of many games stays within the bound that the rules compute."""
    most = 0
    for match, chooser in games(200, leader_pool="book"):
        while not match.over:
            most = max(most, len(match.actions()))
            paths = match.moves()
            pick_shift = [path for path in paths if path == "leader shift"]
            match.play(chooser.choice(pick_shift or paths))
    assert 60 < most <= wataha.game("moonlight").most_choices
