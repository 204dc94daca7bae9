"""Tables set up without the table maker, and how they are played at."""

from __future__ import annotations

from typing import Any

from .player import Player

LEAVE = """
async () => {
  const id = location.pathname.split("/")[2];
  await fetch(`/api/tables/${id}/leave`, { method: "POST", headers: { "X-Wataha": "1" } });
}
"""
"""A bot plays on for who looks."""

ON_THE_MAP = """
[...document.querySelectorAll(".world .piece")].map((one) => one.dataset.thing + one.style.transform).sort().join()
"""
"""What lies in a world that is panned and zoomed, and where."""


def let_all_see(host: Player) -> None:
    """Make a table that is about to be set up public."""
    host.page.locator("form fieldset").last.locator("input[type=checkbox]").check()


def post(player: Player, path: str, wanted: object) -> Any:
    """Ask the server for something as a player's browser would, without a page."""
    answer = player.page.request.post(f"{player.address}/api{path}", headers={"X-Wataha": "1"}, data=wanted)
    assert answer.ok, answer.text()
    return answer.json()


def set_up(player: Player, game: str, others: list[dict[str, str]], **options: object) -> str:
    """Make a table for a player and others; the path that leads to it."""
    post(player, "/guest", {"name": "Ala"})
    seats = [{"kind": "me"}, *others]
    wanted = {"game": game, "options": options, "seats": seats, "public": False, "pace": {"kind": "untimed"}}
    made = post(player, "/tables", wanted)
    return f"/t/{made['table']['id']}#{made['links']['key']}"


def sit_with_bots(player: Player, game: str, players: int, **options: object) -> None:
    """Open a table of a game with bots on the other seats."""
    player.visit(set_up(player, game, [{"kind": "bot", "level": "pup"}] * (players - 1), **options))
    player.see_table()


def play_together(players: list[Player], moves: int) -> None:
    """Each moves when it is their turn, until so many moves are made or the game is over."""
    for _ in range(100 * moves):
        for player in players:
            while moves > 0 and player.is_asked():
                moves -= player.move_if_asked()
        if moves <= 0 or all(player.over for player in players):
            return
        players[0].page.wait_for_timeout(20)
    raise AssertionError("Nobody is asked.")


def world(player: Player) -> str:
    """Where the world of a panned and zoomed board is drawn."""
    return str(player.page.locator(".world").evaluate("(element) => element.style.transform"))


def press_on(player: Player, moves: int) -> None:
    """Make some moves with arrows and Enter alone, and Tab where they lead nowhere; fewer if the game ends."""
    made = 0
    for _ in range(20 * moves):
        if made >= moves or not player.wait_for_turn():
            return
        before = player.frame
        arrow = player.chance.choice(("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"))
        if not player.press(arrow, "Enter"):
            player.page.keyboard.press("Tab")
        player.settle()
        made += player.over or player.frame > before
    raise AssertionError(f"Only {made} moves were made.")
