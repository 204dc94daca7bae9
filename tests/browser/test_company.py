"""Good company, in the browser: one's own bots, friends, challenges, quick pairing, tournaments, hosts."""

from __future__ import annotations

import re
import secrets
import subprocess
import sys
from pathlib import Path

import httpx
from playwright.sync_api import expect

from tests.nightly import nightly

from .conftest import Sit
from .player import PATIENCE, Player
from .test_pages import serious

PASSWORD = "pod jasnym księżycem"


def register(player: Player) -> str:
    """Make the guest before a browser a registered account; its name."""
    name = f"{secrets.choice(('Ala', 'Ola', 'Ela'))} {secrets.token_hex(3)}"
    player.visit("/me")
    page = player.page
    page.get_by_label("Name", exact=True).first.fill(name)
    page.get_by_role("button", name="Change the name").click()
    expect(page.get_by_role("status")).to_be_visible()
    page.locator("form", has_text="Create an account").get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("button", name="Log out", exact=True)).to_be_visible()
    return name


@nightly
def test_a_bot_gets_an_account_and_a_token_that_can_be_revoked(sit: Sit) -> None:
    player = sit(width=390, height=844)
    register(player)
    page = player.page
    bots = page.locator("section", has=page.get_by_role("heading", name="Your bots"))
    name = f"Bot {secrets.token_hex(3)}"
    bots.get_by_label("Name of the bot").fill(name)
    bots.get_by_role("button", name="Make a bot").click()
    bot = bots.locator("article", has=page.get_by_role("heading", name=name))
    bot.get_by_role("button", name="Make a token").click()
    bot.get_by_label("What is it for?").fill("at home")
    bot.get_by_role("button", name="Make a token").click()
    token = bots.get_by_label("at home").input_value()
    address = player.address
    shown = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{address}/api/me", headers=shown).json()["account"]["name"] == name
    for width, height in ((1440, 900), (390, 844)):
        player.resize(width, height)
        player.picture(f"token-{width}")
        assert serious(page) == []
    bot.get_by_role("button", name="Revoke").click()
    expect(bot.get_by_role("button", name="Revoke")).to_have_count(0)
    assert httpx.get(f"{address}/api/me", headers=shown).status_code == 401
    page.reload()
    expect(bots.get_by_role("link", name=name)).to_be_visible()
    assert token not in page.content()
    bots.get_by_role("link", name=name).click()
    expect(page.get_by_text("A bot of")).to_be_visible()
    player.visit("/best/lone_wolves")
    page.get_by_label("Whose ratings").select_option("Bots")
    expect(page.get_by_text("No bot is ranked yet")).to_be_visible()


@nightly
def test_a_link_makes_friends_who_challenge_each_other(sit: Sit) -> None:
    ala, ola = sit(), sit(width=390, height=844)
    register(ala)
    name = register(ola)
    ala.visit("/friends")
    link = ala.page.get_by_label("Whoever opens your link").input_value()
    ola.visit(link.removeprefix(ola.address))
    ola.page.get_by_role("button", name="Add as a friend").click()
    expect(ola.page.get_by_text("You are friends.")).to_be_visible()
    assert serious(ola.page) == []
    expect(ala.page.get_by_role("link", name=name)).to_be_visible()
    expect(ala.page.get_by_text("online", exact=True)).to_be_visible()
    ala.picture("friends")
    assert serious(ala.page) == []
    ala.page.get_by_label(f"Challenge {name}").select_option("Moonlight")
    expect(ala.page.get_by_role("combobox", name="A friend", exact=True)).to_have_count(1)
    ala.picture("challenge")
    ala.page.locator("form .button.first").click()
    ala.page.get_by_text(f"kept for {name}").wait_for()
    ola.visit("/")
    ola.page.get_by_text("Your answer?").click()
    ola.picture("challenged")
    ola.page.get_by_role("button", name="Sit down").click()
    ola.page.locator(".seats").wait_for()
    ala.page.locator(".seats").wait_for()


def test_two_who_look_for_an_opponent_meet(sit: Sit) -> None:
    ala, ola = sit(), sit(width=390, height=844)
    ala.visit("/")
    ala.page.get_by_role("button", name="Find an opponent").click()
    expect(ala.page.get_by_role("button", name="Play a bot instead")).to_be_visible()
    ala.picture("waiting")
    assert serious(ala.page) == []
    ola.visit("/")
    expect(ola.page.get_by_role("button", name="Find an opponent")).to_be_visible()
    ola.picture("home")
    ola.page.get_by_role("button", name="Find an opponent").click()
    for player in (ala, ola):
        player.page.locator(".seats").wait_for()
    assert ala.page.url == ola.page.url


def test_who_gets_tired_of_waiting_plays_a_bot(sit: Sit) -> None:
    ala = sit()
    ala.visit("/")
    ala.page.get_by_role("button", name="Find an opponent").click()
    ala.page.get_by_role("button", name="Play a bot instead").click()
    ala.page.locator(".seats").wait_for()
    assert ala.page.evaluate("fetch('/api/pairing').then((answer) => answer.status)") == 404
    ala.errors = [error for error in ala.errors if "404" not in error]


@nightly
def test_a_tournament_is_made_joined_and_begun(sit: Sit) -> None:
    ala, ola, ela = sit(), sit(width=390, height=844), sit()
    for player in (ala, ola, ela):
        register(player)
    ala.visit("/tournaments")
    ala.page.get_by_role("button", name="Make a tournament").click()
    ala.page.get_by_label("Name of the tournament").fill("Full moon cup")
    ala.page.get_by_label("How it is played").select_option("Everybody meets everybody")
    ala.picture("form")
    assert serious(ala.page) == []
    ala.page.get_by_role("button", name="Make a tournament").click()
    ala.page.get_by_role("button", name="Join in").click()
    expect(ala.page.get_by_role("button", name="Leave the tournament")).to_be_visible()
    for player in (ola, ela):
        player.visit("/tournaments")
        player.page.get_by_role("link", name="Full moon cup").first.click()
        player.page.get_by_role("button", name="Join in").click()
        expect(player.page.get_by_role("button", name="Leave the tournament")).to_be_visible()
    ala.page.get_by_role("button", name="Begin now").click()
    expect(ala.page.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(ala.page.get_by_text("left over, one point")).to_be_visible()
    ala.picture("begun")
    assert serious(ala.page) == []
    expect(ola.page.get_by_role("heading", name="Round 1")).to_be_visible()
    ola.picture("begun")
    assert serious(ola.page) == []
    playing = [player for player in (ala, ola, ela) if player.page.get_by_role("link", name="To my table").count()]
    playing[0].page.get_by_role("link", name="To my table").click()
    playing[0].page.locator(".seats").wait_for()


@nightly
def test_a_report_reaches_the_host_who_acts_on_it(sit: Sit, data: Path) -> None:
    ala, ola = sit(), sit(width=390, height=844)
    host, other = register(ala), register(ola)
    me = ola.page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    ala.visit(f"/people/{me['account']['id']}")
    ala.page.get_by_role("button", name="Report").click()
    ala.page.get_by_label("What is wrong?").fill("howls at night")
    ala.page.get_by_role("button", name="Report").last.click()
    expect(ala.page.get_by_text("The hosts will look at it.")).to_be_visible()
    subprocess.run([sys.executable, "-m", "wataha.cli", "admin", "host", host, "--data", data], check=True)
    ala.visit("/")
    ala.page.get_by_role("link", name="For the host").click()
    expect(ala.page.get_by_text("howls at night")).to_be_visible()
    ala.page.get_by_role("button", name="Do something").first.click()
    ala.page.get_by_role("button", name="Do it").click()
    expect(ala.page.get_by_text("Done, and written down.")).to_be_visible()
    expect(ala.page.locator("section", has_text="What hosts did").get_by_role("link", name=other)).to_be_visible()
    ala.picture("host")
    assert serious(ala.page) == []
    ola.visit("/host")
    expect(ola.page.get_by_text("You may not do this.")).to_be_visible()
    ola.errors = [error for error in ola.errors if "403" not in error]


POST = """
([path, body]) => fetch(`/api${path}`, {
  method: "POST",
  headers: { "X-Wataha": "1", "Content-Type": "application/json" },
  body: JSON.stringify(body),
}).then((answer) => answer.json())
"""


@nightly
def test_holidays_and_seats_for_the_reliable_are_told_before_anybody_presses(sit: Sit) -> None:
    ala, ola = sit(), sit(width=390, height=844)
    ala.visit("/new/lone_wolves")
    ala.page.get_by_label("Player B").first.select_option("open")
    ala.page.get_by_label("Reliable players only").check()
    ala.picture("new")
    assert serious(ala.page) == []
    ala.page.locator("form .button.first").click()
    expect(ala.page.get_by_text("new here")).to_be_visible(timeout=PATIENCE)
    ala.picture("gathering")
    ola.visit(ala.page.url.removeprefix(ola.address))
    expect(ola.page.get_by_text("This seat is for those who are known to finish their games.")).to_be_visible(
        timeout=PATIENCE
    )
    expect(ola.page.get_by_role("button", name="Sit down")).to_have_count(0, timeout=PATIENCE)
    ola.picture("barred")
    assert serious(ola.page) == []
    wanted = {
        "game": "lone_wolves",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "pace": {"kind": "days", "days": 2},
        "options": {"first_leader": "1"},
    }
    ola.page.evaluate(POST, ["/guest", {"name": "Ola"}])
    table = ola.page.evaluate(POST, ["/tables", wanted])["table"]["id"]
    ala.page.evaluate(POST, [f"/tables/{table}/join", {}])
    ola.visit(f"/t/{table}")
    ola.see_table()
    ala.visit("/me")
    holidays = ala.page.locator("section", has=ala.page.get_by_role("heading", name="Holidays"))
    holidays.get_by_label("Days from now").fill("3")
    ala.picture("holidays")
    holidays.get_by_role("button", name="Go on holiday").click()
    expect(holidays.get_by_text("You are on holiday until")).to_be_visible(timeout=PATIENCE)
    expect(holidays.get_by_text("You have 27 days left.")).to_be_visible(timeout=PATIENCE)
    ala.picture("on-holiday")
    assert serious(ala.page) == []
    expect(ola.page.locator(".seats").get_by_text("on holiday until")).to_be_visible(timeout=PATIENCE)
    expect(ola.page.locator(".status").get_by_text("is on holiday until")).to_be_visible(timeout=PATIENCE)
    expect(ola.page.locator(".seats .clock")).to_have_text(re.compile("^(2 d 00|1 d 23) h$"), timeout=PATIENCE)
    ola.picture("away")
    assert serious(ola.page) == []
    holidays.get_by_role("button", name="I\u2019m back").click()
    expect(ola.page.locator(".status").get_by_text("is back from holiday")).to_be_visible(timeout=PATIENCE)
    ala.visit(f"/t/{table}")
    expect(ala.page.locator(".seats").get_by_text("here now")).to_be_visible(timeout=PATIENCE)
    ala.picture("here")
