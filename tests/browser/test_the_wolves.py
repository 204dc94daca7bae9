"""The Wolves in the browser: strangers play by clicking, zoom, take back, and find every board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.nightly import by_night, nightly

from .conftest import Sit
from .player import LIT, Player
from .tables import press_on, sit_with_bots, world

WIDE, PHONE = (1440, 900), (390, 844)


def decide(player: Player, decision: str) -> None:
    """Click on until a decision is to be made."""
    for _ in range(80):
        assert player.wait_for_turn()
        if player.page.locator(f".choice.{decision}").count() and player.page.locator(LIT).count():
            return
        player.move()
    raise AssertionError(f"No {decision} in sight.")


@pytest.mark.parametrize(("players", "language", "size"), [(4, "pl", WIDE), by_night(5, "cs", PHONE)])
def test_a_stranger_plays_by_clicking(sit: Sit, players: int, language: str, size: tuple[int, int]) -> None:
    player = sit(language, *size)
    sit_with_bots(player, "the_wolves", players, pack_assignment="chosen")
    player.picture("start")
    for _ in range(12):
        player.move()
    player.wait_for_turn()
    player.picture("middle")
    assert player.page.locator(".stage .piece").count() > 4 * players


@nightly
def test_a_whole_game_ends_with_its_sheet(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 2, stall_rounds=1)
    player.play_to_the_end(600)
    expect(player.page.locator(".ending table").first).to_be_visible()
    player.picture("end")


def test_wheel_keys_and_buttons_zoom_and_fit_and_pointing_at_a_region_tells_who_leads(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 3)
    player.wait_for_turn()
    player.page.keyboard.press("Home")
    player.rest()
    fitted = world(player)
    player.page.mouse.move(500, 400)
    player.page.mouse.wheel(0, -400)
    expect(player.page.locator(".world")).not_to_have_attribute("style", f"transform: {fitted};")
    player.page.mouse.down()
    player.page.mouse.move(600, 460, steps=4)
    player.page.mouse.up()
    player.page.keyboard.press("Home")
    expect(player.page.locator(".world")).to_have_attribute("style", f"transform: {fitted};")
    player.page.keyboard.press("+")
    expect(player.page.locator(".world")).not_to_have_attribute("style", f"transform: {fitted};")
    player.page.locator(".lens button").last.click()
    expect(player.page.locator(".world")).to_have_attribute("style", f"transform: {fitted};")
    player.page.locator(".land .spot").nth(20).hover(force=True)
    expect(player.page.locator(".card[role=status]")).to_be_visible()


def test_a_step_is_taken_back_with_escape_and_the_only_way_to_pay_is_taken(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 3)
    decide(player, "kind")
    page = player.page
    page.locator("[data-thing=MOVE]").click()
    expect(page.locator(".choice.terrain")).to_be_visible()
    player.settle()
    page.keyboard.press("Escape")
    expect(page.locator("[data-thing=MOVE].lit")).to_be_visible()
    player.settle()
    page.locator("[data-thing=MOVE]").click()
    expect(page.locator(".choice.terrain")).to_be_visible()
    player.settle()
    home = page.locator(".dock .badge path").get_attribute("d")
    others = [tile for tile in page.locator(".choice .lit").all() if tile.locator("path").get_attribute("d") != home]
    others[0].click()
    expect(page.locator(".choice.wolf")).to_be_visible()


def place_of(player: Player, piece: str) -> str:
    return next(one["at"] for one in player.view["pieces"] if one["id"] == piece)


def goals_of(player: Player) -> dict[str, list[str]]:
    """Where each wolf can go, as the view tells it."""
    moves = player.view["facts"]["possible"]["MOVE"]
    return {wolf: [place for places in by_terrain.values() for place in places] for wolf, by_terrain in moves.items()}


def pay(player: Player) -> None:
    """Choose one of several ways to pay, where there are several."""
    player.wait_for_turn()
    if player.page.locator(".choice.pay .lit").count():
        player.page.locator(".choice.pay .lit").first.click()
        player.wait_for_turn()


def test_a_wolf_is_clicked_first(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 3)
    decide(player, "kind")
    goals = goals_of(player)
    wolf = next(wolf for wolf in goals if player.shows(wolf))
    player.click_thing(wolf)
    within = player.page.locator(".spot.within").evaluate_all("(spots) => spots.map((spot) => spot.dataset.thing)")
    assert sorted(within) == sorted(goals[wolf])
    player.picture("reach")
    goal = next(place for place in goals[wolf] if player.shows(place))
    player.click_thing(goal)
    pay(player)
    assert place_of(player, wolf) == goal
    made = [entry["path"] for message in player.heard if message["type"] == "state" for entry in message["entries"]]
    verbs = [path.split()[0] for path in made if path]
    assert verbs[-5:] == ["kind", "terrain", "pay", "wolf", "dest"]


@nightly
def test_a_hex_is_clicked_first(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 3)
    decide(player, "kind")
    goals = goals_of(player)
    goal = next(place for places in goals.values() for place in places if player.shows(place))
    player.click_thing(goal)
    player.picture("offers")
    player.page.locator(".chooser button").first.click()
    pay(player)
    if player.page.locator(".choice.wolf").count():
        player.click_thing(next(wolf for wolf, places in goals.items() if goal in places and player.shows(wolf)))
        player.wait_for_turn()
    assert goal in [place_of(player, wolf) for wolf in goals]


@nightly
def test_the_keyboard_alone_plays(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 2)
    press_on(player, 10)


def shows_every_pack(player: Player) -> None:
    """On a phone every other pack opens behind its sign."""
    signs = player.page.locator(".row button[aria-expanded]")
    expect(signs).to_have_count(4)
    for number in range(4):
        signs.nth(number).click()
        expect(player.page.locator(".sheet .pack")).to_be_visible()
        signs.nth(number).click()
    player.picture("phone")


def smallest_piece(player: Player) -> float:
    """How wide the smallest piece on the map is."""
    sizes = player.page.locator(".world .piece.cut").evaluate_all(
        "(all) => all.filter((one) => !one.dataset.thing.startsWith('token'))"
        ".map((one) => one.getBoundingClientRect().width)"
    )
    return min(sizes)


@nightly
def test_pieces_of_five_packs_are_large_enough_to_see(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 5)
    decide(player, "kind")
    for width, height in ((1440, 900), (1180, 820), (1024, 768), PHONE):
        player.page.set_viewport_size({"width": width, "height": height})
        player.rest()
        assert smallest_piece(player) >= 31.5, (width, height)


@nightly
def test_to_stop_is_not_the_loudest_button(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 3)
    for _ in range(120):
        assert player.wait_for_turn()
        if player.page.locator(".dock .answers .button").count() and player.page.locator(LIT).count():
            break
        player.move()
    expect(player.page.locator(".dock .answers .button.first")).to_have_count(0)


@nightly
@pytest.mark.parametrize("players", [2, 5])
def test_pieces_are_large_enough_where_one_settles_first_and_a_phone_shows_every_pack(sit: Sit, players: int) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", players)
    player.wait_for_turn()
    assert player.view["decision"] == "draft"
    for width, height in ((1440, 900), (1180, 820), (1024, 768), PHONE):
        player.page.set_viewport_size({"width": width, "height": height})
        player.rest()
        assert smallest_piece(player) >= 31.5, (width, height)
        assert player.page.evaluate("wataha.points().length") > 0
    if players == 5:
        shows_every_pack(player)
