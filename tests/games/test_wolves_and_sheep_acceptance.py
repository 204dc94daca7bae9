"""The acceptance cases of the Wolves and Sheep specification, section 10, in its order and numbering.

AC-38 is about re-deals and stands with them.
"""

from __future__ import annotations

import pytest

from wataha import PUBLIC, Match
from wataha.games.wolves_and_sheep.components import COLOUR_CODES, TILE_IDS
from wataha.games.wolves_and_sheep.landscape import letters_of
from wataha.games.wolves_and_sheep.tiles import house_tiles, turned

from .wolves_and_sheep_position import (
    B1,
    B2,
    B3,
    B4,
    B5,
    EXAMPLE_1,
    EXAMPLE_2,
    arrange,
    bag_size,
    can_lay,
    cells_for,
    copy,
    decision,
    decline_all,
    hand,
    placements,
    play,
    set_meadows,
    special_cells,
    values,
)

WOLF = "WO1B@(-1,-2)r0=FFFF"


@pytest.mark.parametrize(
    ("players", "options", "bag", "undealt"),
    [
        (4, {}, 52, 0),
        (4, {"big_fish": "on"}, 84, 0),
        (3, {"big_fish": "on"}, 88, 1),
        (2, {}, 60, 2),
        (2, {"two_player_herds": "on"}, 60, 0),
    ],
)
def test_the_deal(players: int, options: dict[str, str], bag: int, undealt: int) -> None:
    """AC-1"""
    match = Match("wolves_and_sheep", 1, players, **options)
    assert bag_size(match) == bag
    assert [len(hand(match, seat)) for seat in range(players)] == [4] * players
    assert match.state["colour_owner"].tolist().count(-1) == undealt


def test_a_single_village_edge_fits_the_square_on_each_side() -> None:
    """AC-2"""
    match = arrange(hands={0: "L01 L30 L31 L32"})
    assert placements(match, "L01") == {"A": [], "B": [("0,-1", 2), ("-1,0", 1), ("1,0", 3), ("0,1", 0)]}
    play(match, "tile L01B", "cell 0,1")
    assert bag_size(match) == 68 - 3 * 4 - 1


def test_three_village_edges_fit_by_three_rotations() -> None:
    """AC-3"""
    found = placements(arrange(hands={0: "L09 L30 L31 L32"}), "L09")
    assert found["A"] == []
    assert len(found["B"]) == 12
    assert {cell for cell, _ in found["B"]} == {"0,-1", "1,0", "0,1", "-1,0"}


def test_without_a_village_edge_one_leaves_or_passes() -> None:
    """AC-4"""
    match = arrange(hands={0: "L30 L31 WO1 HU1"})
    assert match.moves() == ["leave", "pass"]
    match.play("pass")
    assert len(hand(match, 0)) == 4
    assert bag_size(match) == 68 - 3 * 4
    assert match.state["run"] == 1
    assert decision(match) == ("main", 1)


def test_a_deal_without_a_village_edge_is_dealt_again() -> None:
    """AC-5, WS-6: among a thousand deals for two with Big Fish some fifty were dealt twice; all can begin."""
    for seed in range(1000):
        match = Match("wolves_and_sheep", seed, 2, big_fish="on")
        faces = [house_tiles().faces[TILE_IDS.index(code)] for seat in range(2) for code in hand(match, seat)]
        assert any("V" in face for pair in faces for face in pair)


def test_two_touching_edges_must_both_match() -> None:
    """AC-6"""
    match = arrange(B4, hands={0: "L11 L05 L01 L30"})
    fitting = {code: [r for r in range(4) if can_lay(match, code, "B", "1,-1", r)] for code in ("L11", "L05", "L01")}
    assert fitting == {"L11": [1, 2], "L05": [2], "L01": []}
    before = bag_size(match)
    play(match, "tile L05B", "cell 1,-1")
    assert before - bag_size(match) == 2


@pytest.mark.parametrize(("bag", "held", "left"), [(None, 7, None), ("L01 L02 L03", 6, 0)])
def test_four_matched_edges_draw_four_tiles_or_all_that_are_left(bag: str | None, held: int, left: int | None) -> None:
    """AC-7, EC-17"""
    match = arrange(B5, hands={0: "L05 L30 L31 L32"}, bag=bag)
    play(match, "tile L05B", "cell 1,-1")
    assert len(hand(match, 0)) == held
    if left is not None:
        assert bag_size(match) == left


def test_only_one_face_of_the_base_list_fits_kkvv() -> None:
    """AC-7"""
    base = house_tiles().faces[:68]
    fitting = [
        f"{TILE_IDS[number]}{'AB'[face]}"
        for number, pair in enumerate(base)
        for face in range(2)
        if "KKVV" in {turned(pair[face], turns) for turns in range(4)}
    ]
    assert fitting == ["L05B"]


def test_a_face_that_fits_in_no_rotation_is_not_offered() -> None:
    """AC-8"""
    match = arrange(B5, hands={0: "L06 L30 L31 L32"})
    assert not any(can_lay(match, "L06", "B", "1,-1", turns) for turns in range(4))


def test_rotations() -> None:
    """AC-9"""
    assert [turned("YYRB", turns) for turns in range(4)] == ["YYRB", "BYYR", "RBYY", "YRBY"]


@pytest.mark.parametrize(("face", "turns", "black"), [("FYKY", 3, [2]), ("FKYY", 0, [])])
def test_opposite_edges_of_a_face_do_not_border(face: str, turns: int, black: list[int]) -> None:
    """AC-10, M8, EC-15: a meadow opposite the forest, and one beside it; a wolf threatens only that one."""
    faces = house_tiles().letters.split(".")
    faces[TILE_IDS.index("L30")] = f"RRBY{face}"
    wolf = "WO1B@(-2,-1)r0" if turns == 3 else WOLF
    match = arrange(f"L09B@(0,-1)r0=VVVK L30B@(-1,-1)r{turns}", tiles=".".join(faces))
    assert values(match, "K") == [2]
    match = arrange(f"L09B@(0,-1)r0=VVVK L30B@(-1,-1)r{turns} {wolf}", tiles=".".join(faces))
    assert values(match, "K") == black


def test_equal_letters_of_a_face_are_one_region() -> None:
    """AC-10, F5"""
    match = arrange("L17B@(0,-1)r2", hands={0: "L21 L30 L31 L32"})
    s = match.state
    edges = letters_of(int(s["cell_edges"][1]))
    assert edges == "KRVK"
    regions = s["cell_region"][1].tolist()
    assert regions[0] == regions[3]
    assert s["worth"][regions[0]] == 2
    assert len(set(regions)) == 3


def test_a_wolf_endangers_the_meadows_along_its_forest() -> None:
    """AC-11"""
    match = arrange(B1, hands={0: "WO1 L30 L31 L32"})
    assert values(match, "K") == [2]
    assert special_cells(match, "wolf") == ["-1,-2", "-2,-1"]
    before = bag_size(match)
    play(match, "announce wolf", "special WO1", "cell -1,-2")
    assert before - bag_size(match) == 1
    assert values(match, "K") == []


def test_a_hunter_on_the_wolf_makes_the_forest_safe() -> None:
    """AC-12"""
    match = arrange(f"{B1} {WOLF}", hands={0: "HU1 WO2 L31 L32"})
    assert special_cells(match, "hunter") == ["-1,-2"]
    before = bag_size(match)
    play(match, "announce hunter", "stop", "special HU1", "cell -1,-2")
    assert before - bag_size(match) == 1
    assert values(match, "K") == [2]
    decline_all(match)
    assert match.actor == 0
    assert special_cells(match, "wolf") == []
    stack = [piece["id"] for piece in match.view(PUBLIC)["pieces"] if piece["at"] == "-1,-2"]
    assert stack == ["WO1", "HU1"]


def test_every_one_of_several_wolves_must_be_covered() -> None:
    """AC-13, EC-8"""
    match = arrange(f"{B1} {WOLF} WO2B@(-2,-1)r0=FFFF HU1B@(-1,-2)r0=FFFF", hands={0: "HU2 WO3 L31 L32"})
    assert values(match, "K") == []
    assert special_cells(match, "wolf") == []
    match = arrange(f"{B1} {WOLF} WO2B@(-2,-1)r0=FFFF HU1B@(-1,-2)r0=FFFF HU2B@(-2,-1)r0=FFFF")
    assert values(match, "K") == [2]


def test_a_hunter_in_time_keeps_wolves_out() -> None:
    """AC-14"""
    match = arrange(f"{B1} HU1B@(-2,-1)r0=FFFF", hands={0: "HU2 WO1 L31 L32"})
    assert values(match, "K") == [2]
    assert special_cells(match, "wolf") == []
    assert special_cells(match, "hunter") == ["-2,-2", "-1,-2", "-3,-1", "-2,0"]


@pytest.mark.parametrize(
    ("figures", "black", "yellow", "after"),
    [
        (f"{WOLF} HU1B@(-1,2)r0=FFFF", [], [2], ([2], [2])),
        (f"{WOLF} WO2B@(-1,-3)r0=FFFF HU1B@(-1,2)r0=FFFF", [], [2], ([], [])),
        ("WO1B@(-1,2)r0=FFFF HU1B@(-1,2)r0=FFFF WO2B@(-1,-2)r0=FFFF", [], [2], ([], [])),
    ],
    ids=["AC-15", "AC-16", "AC-17"],
)
def test_joined_forests_are_judged_as_one(
    figures: str, black: list[int], yellow: list[int], after: tuple[list[int], list[int]]
) -> None:
    """AC-15, AC-16, AC-17, EC-9, EC-10, EC-11"""
    match = arrange(f"{B2} {figures}", hands={0: "L54 L30 L31 L32"})
    assert (values(match, "K"), values(match, "Y")) == (black, yellow)
    before = bag_size(match)
    play(match, "tile L54B", "cell -2,0")
    if decision(match)[0] == "turn":
        match.play("turn 0")
    assert before - bag_size(match) == 2
    assert (values(match, "K"), values(match, "Y")) == after


@pytest.mark.parametrize(
    ("figures", "wolf", "hunter"),
    [("", True, True), ("HU1B@(-1,2)r0=FFFF", False, True), (WOLF, True, False)],
)
def test_a_figure_between_two_forests_minds_both(figures: str, wolf: bool, hunter: bool) -> None:
    """AC-18, EC-6, EC-7"""
    match = arrange(f"{B2} {figures}", hands={0: "WO2 HU2 L31 L32"})
    assert ("-2,0" in special_cells(match, "wolf")) == wolf
    assert ("-2,0" in special_cells(match, "hunter")) == hunter
    if wolf and hunter:
        before = bag_size(match)
        play(match, "announce wolf", "stop", "special WO2", "cell -2,0")
        assert before - bag_size(match) == 2


def test_revealing_lays_the_shepherd_and_asks_for_a_bonus_tile() -> None:
    """AC-19"""
    match = arrange("L09B@(0,-1)r0=VVVK", colours="KYR", hands={0: "L10 L30 L31 L32"})
    assert cells_for(match, "reveal K") == ["-1,-1"]
    before = bag_size(match)
    play(match, "reveal K", "cell -1,-1")
    assert before - bag_size(match) == 1
    colour = match.view(PUBLIC)["facts"]["colours"][0]
    assert (colour["owner"], colour["shown"]) == (0, True)
    marker = next(piece for piece in match.view(PUBLIC)["pieces"] if piece["id"] == "MK_K")
    assert marker["at"] == "front/0"
    assert decision(match) == ("bonus_tile", 0)
    assert "pass" not in match.moves()
    assert "leave" not in match.moves()
    play(match, "tile L10B", "cell 0,1", "turn 0")
    assert decision(match) == ("poll", 1)


def test_nobody_reveals_where_no_shepherd_fits() -> None:
    """AC-20"""
    for seat in range(3):
        assert not [move for move in arrange(seat=seat).moves() if move.startswith("reveal")]


def test_the_bonus_tile_lapses_if_none_fits() -> None:
    """AC-21, EC-3: WO2 and HU3 are laid by their sheep, yellow and red, and neither touches the board."""
    match = arrange("L09B@(0,-1)r0=VVVK", colours="KYR", hands={0: "WO2 HU3", 1: "L01"}, bag="")
    play(match, "reveal K", "cell -1,-1")
    assert hand(match, 0) == ["WO2", "HU3"]
    assert decision(match) == ("poll", 1)


def polls(match: Match, answers: dict[int, str]) -> list[int]:
    """Who is polled, in order; those named act once, the others decline."""
    asked: list[int] = []
    while match.view(None)["decision"] == "poll":
        seat = match.actor
        asked.append(seat)
        match.play(answers.pop(seat, "decline"))
        while match.actor == seat and match.view(None)["decision"] not in ("poll", "main"):
            match.play(match.moves()[0])
    return asked


def four_at_the_table(interrupts: str) -> Match:
    return arrange(B1, players=4, colours="YRKB", hands={0: "WO1 L11 L30 L31"}, interrupts=interrupts)


def test_a_window_polls_from_the_actor_and_starts_anew_after_a_reveal() -> None:
    """AC-22: seat 2 owns black; its reveal opens another window."""
    match = arrange("L09B@(0,-1)r0=VVVK", players=4, colours="YRKB", hands={0: "L11 L30 L31 L32"})
    play(match, "tile L11B", "cell 0,1", "turn 0")
    assert polls(copy(match), {}) == [0, 2, 3]
    assert polls(match, {2: "reveal K"}) == [0, 2, 3, 0, 2]
    assert decision(match) == ("main", 1)


def test_a_window_before_the_turn_tile_leads_back_to_it() -> None:
    """AC-23"""
    match = four_at_the_table(interrupts="any_time")
    play(match, "announce wolf", "special WO1", "cell -1,-2")
    assert polls(match, {}) == [1, 2, 3]
    assert decision(match) == ("main", 0)
    assert "tile L11B" in match.moves()


def test_with_interrupts_in_the_own_turn_only_the_owner_is_polled() -> None:
    """AC-24"""
    match = four_at_the_table(interrupts="own_turn")
    play(match, "announce wolf", "special WO1", "cell -1,-2")
    assert decision(match) == ("main", 0)
    play(match, "tile L11B", "cell 0,1", "turn 0")
    assert polls(match, {}) == [0]
    assert decision(match) == ("main", 1)


def test_a_poll_offers_no_ordinary_placement() -> None:
    """AC-25"""
    match = arrange("L09B@(0,-1)r0=VVVK", hands={0: "L10 WO1 L30 L31"})
    assert "tile WO1A" in match.moves()
    play(match, "tile L10B", "cell 0,1", "turn 0")
    assert decision(match) == ("poll", 0)
    assert not [move for move in match.moves() if move.startswith("tile")]


def test_an_announced_figure_without_a_place_lapses() -> None:
    """AC-26, H5"""
    match = arrange(B1, hands={0: "HU1 WO1 L30 L31"})
    play(match, "announce hunter", "announce wolf", "special HU1")
    before = bag_size(match)
    match.play("cell -2,-1")
    assert before - bag_size(match) == 1
    assert "WO1" in hand(match, 0)
    assert match.view(PUBLIC)["facts"]["must_hold"][0] == {"wolf": 1}
    assert decision(match) == ("poll", 1)


def test_the_order_of_an_announcement_matters() -> None:
    """AC-26"""
    match = arrange(B1, hands={0: "HU1 WO1 L30 L31"})
    play(match, "announce wolf", "announce hunter", "special WO1", "cell -1,-2", "special HU1")
    assert match.moves() == ["cell -1,-2"]


def test_a_poll_does_not_tell_what_the_polled_hold() -> None:
    """AC-27, WS-42: seat 2 could play a wolf, or could not; nobody else sees a difference, before or after."""

    def seen(held: str) -> list[tuple[object, object]]:
        match = arrange(B1, colours="YRK", hands={0: "L11 L30 L31 L32", 1: "L40 L41 L42 L43", 2: held})
        shown: list[tuple[object, object]] = []
        play(match, "tile L11B", "cell 0,1", "turn 0", "decline")
        assert decision(match) == ("poll", 2)
        before = [match.view(eyes) for eyes in (PUBLIC, 0, 1)]
        match.play("decline")
        for was, now in zip(before, [match.view(eyes) for eyes in (PUBLIC, 0, 1)], strict=True):
            shown.append((was, match.game.table.tell("decline", was, now)))
            shown.append((now, match.state["revealed"].item()))
        return shown

    with_wolf = seen("WO1 WO2 HU1 HU2")
    assert with_wolf == seen("L33 L34 L35 L36")


def test_bonuses_for_leaving_early_decide() -> None:
    """AC-28"""
    match = set_meadows(
        arrange(players=4, colours="KYRB"), {"K": [8], "Y": [14], "R": [6], "B": [10]}, ranks=[2, 4, 1, 3]
    )
    assert match.score() == [11, 14, 12, 11]
    assert match.standing().index(max(match.standing())) == 1


@pytest.mark.parametrize(("placed", "still_in"), [(True, False), (False, True)])
def test_the_last_tile_of_a_hand_ends_ones_game_unless_a_question_tile_is_left(placed: bool, still_in: bool) -> None:
    """AC-29, EC-18"""
    match = arrange("L09B@(0,-1)r0=VVVK", colours="RKY", seat=1, hands={0: "L30 L31", 1: "L10"}, bag="")
    if placed:
        match.state["shown"] = 1 << COLOUR_CODES.index("K")
    play(match, "tile L10B", "cell 0,1", "turn 0")
    assert hand(match, 1) == []
    assert (match.state["rank"][1] == 0) == still_in


def test_the_game_ends_when_all_who_are_in_it_pass() -> None:
    """AC-30, WS-49, EC-21"""
    match = arrange(players=4, seat=1, hands={0: "HU2", 1: "L01 HU3", 3: "HU4"}, bag="")
    match.state["rank"][2] = match.state["out"] = 1
    play(match, "tile L01B", "cell 0,1")
    decline_all(match)
    assert decision(match) == ("main", 3)
    play(match, "pass", "pass", "pass")
    assert match.over
    assert match.state["rank"].tolist() == [3, 4, 1, 2]
    assert match.view(PUBLIC)["facts"]["bonus"] == [1, 0, 6, 3]


@pytest.mark.parametrize(
    ("second", "order"), [([6, 4, 2], [1, 2, 0]), ([6, 4], [1, 1, 0])], ids=["B by the third entry", "shared"]
)
def test_equal_totals_are_broken_by_the_next_meadows(second: list[int], order: list[int]) -> None:
    """AC-31; ranks 3, 2, 1 give the bonuses 1, 3, 6."""
    match = set_meadows(arrange(colours="KYR"), {"K": [8, 4], "Y": second, "R": [2]}, ranks=[3, 2, 1])
    assert match.score() == [9, 9, 8]
    assert match.standing() == order


def test_two_herds_add_up() -> None:
    """AC-32"""
    match = arrange(players=2, colours="KYRB", two_player_herds="on")
    set_meadows(match, {"K": [8, 2], "Y": [4], "R": [6, 6], "B": [10]}, ranks=[1, 2])
    assert match.score() == [18, 19]
    assert match.standing() == [0, 1]
    set_meadows(match, {"K": [8, 2], "Y": [4], "R": [6, 6], "B": [9]}, ranks=[1, 2])
    assert match.score() == [18, 18]
    assert match.standing() == [0, 1]


def test_a_finished_pond_adds_its_fish() -> None:
    """AC-33"""
    match = arrange(B3, big_fish="on", hands={0: "P05 L30 L31 L32"})
    assert values(match, "K") == [2]
    before = bag_size(match)
    play(match, "tile P05A", "cell -2,-1")
    assert before - bag_size(match) == 1
    pond = next(region for region in match.view(PUBLIC)["facts"]["regions"] if region["kind"] == "pond")
    assert (pond["status"], pond["worth"]) == ("finished", 4)
    assert values(match, "K") == [6]


def test_guards_keep_fishermen_out_and_cover_them() -> None:
    """AC-34"""
    match = arrange(f"{B3} GU1B@(-2,-1)r0=WWWW", big_fish="on", hands={0: "FI1 L30 L31 L32"})
    assert special_cells(match, "fisherman") == []
    match = arrange(f"{B3} FI1B@(-2,-1)r0=WWWW", big_fish="on", hands={0: "GU1 FI2 L30 L31"})
    assert special_cells(match, "guard") == ["-2,-1"]
    assert special_cells(match, "fisherman") == ["-3,-1", "-2,0"]


STEPS_1 = [
    ("", [], [4], [8], [6, 7, 9], [0, 1, 2]),
    ("HU1B@(2,2)r0=FFFF", [4], [6, 4], [8], [10, 9, 9], [2, 1, 0]),
    ("WO2B@(3,0)r0=FFFF", [4], [4], [8], [10, 7, 9], [2, 0, 1]),
    ("L34B@(3,1)r3=FKKF", [], [4], [8], [6, 7, 9], [0, 1, 2]),
    ("HU2B@(3,0)r0=FFFF", [4], [6, 4], [8], [10, 9, 9], [2, 1, 0]),
]


@pytest.mark.parametrize("steps", range(1, 6))
def test_the_worked_example_of_wolf_and_hunter(steps: int) -> None:
    """AC-35, 8.1"""
    board = " ".join([EXAMPLE_1, *(step[0] for step in STEPS_1[:steps])])
    match = arrange(board, colours="YBK")
    match.state["rank"][:3] = [1, 2, 3]
    _, yellow, blue, black, totals, order = STEPS_1[steps - 1]
    assert [values(match, colour) for colour in "YBK"] == [yellow, blue, black]
    assert match.score() == totals
    assert match.standing() == order


STEPS_2 = [
    ("", [8], [4], [2], [9, 7, 8], [2, 0, 1]),
    ("GU1B@(-2,1)r0=WWWW", [16], [12], [10], [17, 15, 16], [2, 0, 1]),
    ("WO1B@(-4,1)r0=FFFF", [], [12], [10], [1, 15, 16], [0, 1, 2]),
]


@pytest.mark.parametrize("steps", range(1, 4))
def test_the_worked_example_of_pond_fisherman_and_guard(steps: int) -> None:
    """AC-36, 8.2, WS-75, WS-76"""
    board = " ".join([EXAMPLE_2, *(step[0] for step in STEPS_2[:steps])])
    match = arrange(board, colours="RKY", big_fish="on")
    match.state["rank"][:3] = [3, 2, 1]
    _, red, black, yellow, totals, order = STEPS_2[steps - 1]
    assert [values(match, colour) for colour in "RKY"] == [red, black, yellow]
    assert match.score() == totals
    assert match.standing() == order


def test_running_out_of_time_is_a_pass_and_the_third_time_a_leave() -> None:
    """AC-37, WS-63, WS-65"""
    match = arrange(players=2, hands={0: "L01 L02 L03 L04", 1: "L05 L06 L07 L08"}, move_time=30)
    for count in (1, 2):
        before = bag_size(match)
        match.time_out()
        assert match.state["time_outs"][0] == count
        assert match.state["run"] == 1
        assert bag_size(match) == before
        play(match, match.moves()[0])
        while match.actor == 1:
            match.play(next(move for move in match.moves() if move not in ("leave", "stop") or len(match.moves()) == 1))
            if decision(match)[0] == "poll":
                match.play("decline")
    match.time_out()
    assert match.state["rank"].tolist()[:2] == [1, 0]


def test_who_lays_the_last_tile_is_out_before_the_window() -> None:
    """AC-39, EC-18"""
    match = arrange("L09B@(0,-1)r0=VVVK", colours="KRY", hands={0: "L10", 1: "L30"}, bag="")
    match.state["shown"] = 1 << COLOUR_CODES.index("K")
    play(match, "tile L10B", "cell 0,1", "turn 0")
    assert match.state["rank"][0] == 1
    assert polls(match, {}) == [2]
    assert decision(match) == ("main", 1)


def test_the_last_player_goes_on_alone() -> None:
    """AC-40, EC-22"""
    match = arrange(seat=1, hands={1: "L01 L30 L31 L32"})
    match.state["rank"][[0, 2]] = [1, 2]
    match.state["out"] = 2
    play(match, "tile L01B", "cell 0,1")
    assert decision(match) == ("main", 1)
    while "pass" not in match.moves():
        match.play(match.moves()[0])
    match.play("pass")
    assert match.over
    assert match.state["rank"].tolist()[:3] == [1, 3, 2]
