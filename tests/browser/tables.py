"""Tables set up without the table maker: a person, and bots on all other seats."""

from __future__ import annotations

from playwright.sync_api import expect

from .player import PATIENCE, Player

SET_UP = """
async ([game, players, options]) => {
  const post = (path, body) => fetch(`/api${path}`, {
    method: "POST",
    headers: { "X-Wataha": "1", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).then((answer) => answer.json());
  await post("/guest", { name: "Ala" });
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "pup" }));
  const seats = [{ kind: "me" }, ...bots];
  const made = await post("/tables", { game, options, seats, public: false, pace: { kind: "untimed" } });
  return made.table.id;
}
"""


def sit_with_bots(player: Player, game: str, players: int, **options: object) -> None:
    """Open a table of a game with bots on the other seats."""
    player.visit()
    table = player.page.evaluate(SET_UP, [game, players, options])
    player.visit(f"/t/{table}")
    expect(player.page.locator(".stage .piece").first).to_be_visible(timeout=PATIENCE)


def world(player: Player) -> str:
    """Where the world of a panned and zoomed board is drawn."""
    return str(player.page.locator(".world").evaluate("(element) => element.style.transform"))


def press_on(player: Player, moves: int) -> None:
    """Make some moves with arrows and Enter alone."""
    made = 0
    for _ in range(20 * moves):
        if made >= moves or not player.wait_for_turn():
            return
        before = player.version()
        player.page.keyboard.press(player.chance.choice(("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown")))
        player.page.keyboard.press("Enter")
        player.page.wait_for_timeout(120)
        made += player.version() > before
        if player.page.evaluate("document.activeElement === document.body"):
            player.page.keyboard.press("Tab")
    raise AssertionError(f"Only {made} moves were made.")
