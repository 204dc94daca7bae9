"""Games begun by other rules than the server's: they stop, can be read a little, and ended by those who sit there."""

from __future__ import annotations

import pytest

from tests.server.client import Client, play_on, set_up, sit_down
from tests.server.conftest import Command, Fresh
from tests.server.serving import Served
from tests.server.test_damage import admin, damage

pytestmark = pytest.mark.anyio

OTHER_RULES = "UPDATE tables SET rules = rules + 1 WHERE id = :table"


async def restart_with_other_rules(server: Served, *tables: str) -> None:
    """As if these games had been begun by another version."""
    server.stop()
    for table in tables:
        await damage(server, OTHER_RULES, table)
    server.start()


async def test_all_people_together_end_a_game_of_other_rules_as_a_draw(fresh: Fresh) -> None:
    server = fresh("sqlite")
    async with Client(server.base, "Ala") as ala, Client(server.base, "Ola") as ola:
        table = await sit_down([ala, ola], "lone_wolves", options={"first_leader": "0"})
        old = f"/api/tables/{table}/old-rules"
        assert (await ala.get(old, 409))["error"]["code"] == "not-old-rules"
        await play_on([ala, ola], table, most=3)
        own = [entry["path"] for entry in (await ala.get(f"/api/tables/{table}/story"))["entries"] if entry["path"]]
        await restart_with_other_rules(server, table)
        for person in (ala, ola):
            await person.connect()

        seen = len(ala.got)
        await ala.watch(table)
        assert [message["error"]["code"] for message in ala.got[seen:]] == ["old-rules"]
        game = await ala.get(old)
        assert game["rules"] == game["rules_now"] + 1
        assert [entry["path"] for entry in game["entries"]] == own, "her own moves, and nothing of the other's"

        assert (await ola.post(old, 409, act="agree"))["error"]["code"] == "nothing-asked"
        assert (await ala.post(old, act="ask_end"))["request"] == {"seat": 0, "waiting": [1]}
        assert (await ala.post(old, 409, act="agree"))["error"]["code"] == "nothing-asked"
        assert (await ola.post(old, act="decline"))["request"] is None
        await ola.post(old, act="ask_end")
        game = await ala.post(old, act="agree")
        assert (game["table"]["status"], game["table"]["how"]) == ("over", "agreed")
        assert len([entry for entry in game["entries"] if entry["path"]]) == 3, "all is open now"
        assert (await ala.post(old, 409, act="resign"))["error"]["code"] == "game-over"


async def test_whoever_resigns_a_game_of_other_rules_has_lost_it(fresh: Fresh) -> None:
    server = fresh("sqlite")
    async with Client(server.base, "Ala") as ala, Client(server.base, "Ola") as ola, Client(server.base) as eve:
        table = await sit_down([ala, ola], "lone_wolves")
        await restart_with_other_rules(server, table)
        old = f"/api/tables/{table}/old-rules"
        assert (await eve.post(old, 403, act="resign"))["error"]["code"] == "not-seated"
        game = await ola.post(old, act="resign")
        assert (game["table"]["how"], game["resigned"]) == ("resigned", [1])


async def test_who_sits_with_bots_alone_ends_it_alone(fresh: Fresh) -> None:
    server = fresh("sqlite")
    async with Client(server.base, "Ala") as ala:
        table = await set_up(ala, "lone_wolves", ["me", "pup"], options={"first_leader": "0"})
        await restart_with_other_rules(server, table)
        game = await ala.post(f"/api/tables/{table}/old-rules", act="ask_end")
        assert (game["table"]["status"], game["table"]["how"]) == ("over", "agreed")


async def test_the_host_is_told_which_games_an_update_stops(fresh: Fresh, command: Command) -> None:
    server = fresh("sqlite")
    async with Client(server.base, "Ala") as ala, Client(server.base, "Ola") as ola:
        stopped, _going_on = [await sit_down([ala, ola], "lone_wolves") for _ in range(2)]
    await restart_with_other_rules(server, stopped)
    (warning,) = (line for line in server.lines() if line["message"] == "games under way have stopped")
    now = warning["rules_now"]
    assert (warning["game"], warning["rules"], warning["tables"]) == ("lone_wolves", now + 1, 1)
    server.stop()
    told = await admin(command, server, "before-update")
    assert told.returncode == 0
    assert told.stdout.splitlines()[:2] == [
        f"lone_wolves: 1 under way by version {now} of the rules, as now",
        f"lone_wolves: 1 under way by version {now + 1} of the rules; this is version {now}:"
        " they can be ended, but not played on",
    ]
