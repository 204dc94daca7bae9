"""Every board is whole on every screen: with the drawer and without it, as a puzzle and as a replay."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.nightly import by_day, by_night, nightly

from .conftest import Sit
from .player import Player
from .tables import sit_with_bots
from .wholeness import CROWDED, DESK, FLAT, PHONE, PHONES, SIZES, faults_of

TABLES: dict[str, tuple[int, int, dict[str, object]]] = {
    "lone_wolves": (2, 5, {}),
    "moonlight": (2, 5, {}),
    "the_wolves": (5, 5, {}),
    "wolves_and_sheep": (4, 5, {"big_fish": "on", "interrupts": "any_time"}),
}
"""Each game with as many players as crowd it most, the moves between two looks, and its options."""

Look = tuple[int, int, bool]
"""The width and height of a screen, and whether the drawer is open."""
LOOKS: dict[str, tuple[int, list[Look]]] = {
    "a look": (1, [(*PHONE, False), (*PHONE, True), (*FLAT, False), (*DESK, False), (*CROWDED, True)]),
    "all": (2, [(*size, drawer) for drawer in (False, True) for size in SIZES]),
}
"""How often a game is looked at, and how; by day it is looked at once."""
REPLAYED = 2
"""Own moves in a game that is replayed; every one more takes long to analyse, and is only another line of the list."""
LANGUAGES = {"lone_wolves": "de", "moonlight": "cs", "the_wolves": "de", "wolves_and_sheep": "pl"}
"""Those in which puzzles and replays are looked at."""

ROWS = """
() => new Set([...document.querySelectorAll(".controls :is(button, a, select)")].map((one) => {
  const { top, height } = one.getBoundingClientRect();
  return Math.round((top + height / 2) / 8);
})).size
"""
"""In how many rows the controls of a replay lie."""


def look_at_sizes(player: Player, what: str, sizes: Iterable[tuple[int, int]] = SIZES) -> list[str]:
    """What is wrong with a page on screens of these sizes; pictures of where it is."""
    faults: list[str] = []
    for width, height in sizes:
        where = f"{what} at {width}x{height}"
        found = faults_of(player, width, height, drawer=False)
        faults += [f"{where}: {fault}" for fault in found]
        if found:
            player.picture(where.replace(" ", "-"))
    return faults


@pytest.mark.parametrize("looks", by_day(LOOKS, "a look"))
@pytest.mark.parametrize("game", TABLES)
def test_what_is_lit_can_be_clicked_and_every_text_be_read(sit: Sit, game: str, looks: str) -> None:
    player = sit()
    players, moves, options = TABLES[game]
    sit_with_bots(player, game, players, **options)
    faults: list[str] = []
    times, ways = LOOKS[looks]
    for look in range(times):
        for _ in range(moves):
            if not player.move():
                break
        if not player.wait_for_turn():
            break
        for width, height, drawer in ways:
            where = f"{width}x{height}{' with the drawer' if drawer else ''}, look {look + 1}"
            found = faults_of(player, width, height, drawer)
            faults += [f"{where}: {fault}" for fault in found]
            if found:
                player.picture(where.replace(" ", "-"))
        if look + 1 < times:
            faults_of(player, *DESK, drawer=False)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("game", "sizes"), [("moonlight", (PHONE, DESK)), *(by_night(game, SIZES) for game in TABLES)])
def test_a_puzzle_is_whole_before_its_answer_and_after_it(
    sit: Sit, game: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    player = sit(LANGUAGES[game])
    player.visit(f"/puzzle/{game}#2")
    player.see_table()
    faults = look_at_sizes(player, "asked", sizes)
    for _ in range(12):
        if player.page.locator("[data-right]").count():
            break
        player.click_lit()
        player.page.wait_for_function("() => wataha.isMine() || document.querySelector('[data-right]')")
    player.page.locator("[data-right]").wait_for()
    faults += look_at_sizes(player, "answered", sizes)
    assert not faults, "\n".join(faults)


@nightly
@pytest.mark.parametrize("game", TABLES)
def test_a_replay_is_whole_with_its_analysis_and_without(sit: Sit, game: str) -> None:
    player = sit(LANGUAGES[game])
    players, _, options = TABLES[game]
    sit_with_bots(player, game, players, **options)
    for _ in range(REPLAYED):
        player.move()
    player.wait_for_turn()
    player.resign()
    page = player.page
    page.locator(".ending a[href^='/replay']").click()
    page.locator(".controls").wait_for()
    player.see_table()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    faults = look_at_sizes(player, "replayed")
    page.locator(".deeds .button").first.click()
    page.locator(".deeds [aria-pressed]").wait_for()
    faults += look_at_sizes(player, "listed")
    page.locator(".deeds [aria-pressed]").click()
    faults += look_at_sizes(player, "analysed")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(ROWS) <= 2
    assert not faults, "\n".join(faults)


TRUMP = """
() => {
  const line = document.querySelector(".hud .trump");
  line.classList.remove("none");
  line.innerHTML = '<svg viewBox="0 0 24 24" width="20" height="20"></svg> Trump: Volcano';
}
"""
"""The longest that stands there; in a game it takes a moon to come so far."""


@nightly
def test_the_trump_has_room_beside_the_drawer(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "lone_wolves", 2)
    player.wait_for_turn()
    player.page.evaluate(TRUMP)
    found = {size: faults_of(player, *size, drawer=True) for size in SIZES}
    assert not any(found.values()), found
