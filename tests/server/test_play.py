"""Playing at tables: over real sockets, on both databases."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.client import Client, Message, nonce, pick, play_on, set_up, sit_down
from tests.server.conftest import ON_BOTH_DATABASES, ON_ONE_DATABASE
from tests.server.serving import Served
from wataha.engine.match import Match

pytestmark = pytest.mark.anyio


@ON_BOTH_DATABASES
async def test_two_people_play_a_whole_game_and_see_the_same_result(served: Served) -> None:
    async with Client(served.base, "Ala") as ala, Client(served.base, "Ola") as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        moves = await play_on([ala, ola], table)
        first, second = ala.states[table], ola.states[table]
        assert first["result"] == second["result"]
        assert first["result"]["how"] == "finished"
        await ala.wait(lambda: ala.infos[table]["status"] == "over")
        record = await ala.get(f"/api/tables/{table}/record")
        again = Match.replay({key: record[key] for key in ("game", "rules", "players", "options", "key", "moves")})
        assert (again.ply, again.score(), again.over) == (moves, first["result"]["points"], True)
        profile = await ola.get(f"/api/people/{ala.account}")
        assert profile["statistics"][0]["games"] == 1
        assert profile["statistics"][0]["rated_games"] == 1


@ON_BOTH_DATABASES
async def test_bots_play_in_their_seats(served: Served) -> None:
    async with Client(served.base) as ala:
        table = await set_up(ala, "lone_wolves", ["me", "pup"])
        await ala.watch(table)
        await ala.state(table)
        await play_on([ala], table)
        assert ala.states[table]["result"]["how"] == "finished"
        profile = await ala.get(f"/api/people/{ala.account}")
        assert profile["statistics"][0]["rating"] is None


@ON_BOTH_DATABASES
async def test_a_move_sent_twice_is_made_once(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        mover = ala if ala.states[table]["moves"] else ola
        path = mover.states[table]["moves"][0]
        id = nonce()
        for _ in range(3):
            await mover.send("move", table=table, id=id, version=0, path=path)
        await mover.wait(lambda: sum(m["type"] == "ack" for m in mover.got) == 2)
        assert [m["version"] for m in mover.got if id in (m.get("answers"), m.get("id"))] == [1, 1, 1]
        assert not any(id in raw for raw in (ola if mover is ala else ala).raw)
        await mover.disconnect()
        await mover.connect()
        await mover.watch(table, 0)
        answer = await mover.act("move", table, id=id, version=0, path=path)
        assert (answer["type"], answer["version"]) == ("ack", 1)
        assert (await mover.state(table))["version"] == 1


@ON_BOTH_DATABASES
async def test_of_two_moves_made_at_once_one_is_stale_and_its_maker_is_told_the_new_state(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        mover = ala if ala.states[table]["moves"] else ola
        other = Client(served.base)
        other.http.cookies.set("wataha", mover.cookie)
        await other.connect()
        await other.watch(table)
        first, second = mover.states[table]["moves"][:2]
        answers = await asyncio.gather(
            mover.act("move", table, path=first, version=0), other.act("move", table, path=second, version=0)
        )
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["error"]["code"] == "stale"
        assert (await other.state(table, 1))["version"] == 1
        await other.disconnect()


@ON_BOTH_DATABASES
async def test_messages_out_of_order_stale_or_forged_change_nothing(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        table = await sit_down([ala, ola], "lone_wolves")
        await eve.watch(table)
        mover, waiting = (ala, ola) if ala.states[table]["moves"] else (ola, ala)
        path = mover.states[table]["moves"][0]

        async def code(client: Client, type: str, **more: Any) -> str:
            answer = await client.act(type, table, **more)
            return answer["error"]["code"] if answer["type"] == "refused" else "ack"

        assert await code(waiting, "move", path=path) == "not-your-turn"
        assert await code(eve, "move", path=path) == "not-seated"
        assert await code(mover, "move", path="play everything") == "illegal-move"
        assert await code(mover, "move", path=path, version=7) == "stale"
        assert await code(waiting, "agree") == "nothing-asked"
        assert await code(mover, "undo") == "nothing-to-undo"
        assert await code(mover, "back") == "not-away"
        assert mover.states[table]["version"] == 0
        assert await code(mover, "move", path=path) == "ack"
        assert await code(mover, "move", path=path, version=0) == "stale"


@ON_BOTH_DATABASES
async def test_a_reconnecting_client_is_told_what_it_missed(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table, most=3)
        seen = list(ala.got)
        await ala.disconnect()
        told = [entry for message in seen if message["type"] == "state" for entry in message["entries"]]
        assert [entry["number"] for entry in told] == [1, 2, 3]
        await ala.connect()
        await ala.watch(table, 1)
        state = await ala.state(table)
        await ala.wait(lambda: any(m["type"] == "state" for m in ala.got))
        state = ala.states[table]
        assert (state["since"], state["entries"]) == (1, told[1:])
        assert state["view"] == [m for m in seen if m["type"] == "state"][-1]["view"]


@ON_BOTH_DATABASES
async def test_a_move_that_showed_nothing_is_taken_back_with_one_tap(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        while True:
            mover, other = (ala, ola) if ala.states[table]["moves"] else (ola, ala)
            before = mover.states[table]
            answer = await mover.act("move", table, path=pick(before["moves"], before["version"]))
            for client in (ala, ola):
                await client.state(table, answer["version"])
            if mover.states[table]["may_undo"]:
                break
        answer = await mover.act("undo", table)
        assert answer["type"] == "ack"
        after = await mover.state(table, answer["version"])
        assert after["view"] == before["view"]
        assert after["moves"] == before["moves"]
        assert (await other.state(table, answer["version"]))["entries"][0]["kind"] == "undo"


@ON_BOTH_DATABASES
async def test_more_is_taken_back_only_if_all_others_agree(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table, most=6)
        before = ala.states[table]
        own = [
            e for m in ala.got if m["type"] == "state" for e in m["entries"] if e["seat"] == 0 and e["kind"] == "move"
        ]
        assert own
        asked = await ala.act("ask_undo", table)
        assert asked["type"] == "ack"
        state = await ola.state(table, asked["version"])
        assert state["request"]["waiting"] == [1]
        assert (await ala.act("agree", table))["error"]["code"] == "nothing-asked"
        assert (await ola.act("decline", table))["type"] == "ack"
        state = await ala.state(table, asked["version"] + 1)
        assert state["request"] is None
        assert state["view"] == before["view"]
        asked = await ala.act("ask_undo", table)
        await ola.state(table, asked["version"])
        agreed = await ola.act("agree", table)
        state = await ala.state(table, agreed["version"])
        assert state["actor"] == 0
        assert state["view"] != before["view"]
        await play_on([ala, ola], table, most=4)


@ON_BOTH_DATABASES
async def test_a_request_lapses_with_the_next_move_and_nobody_agrees_to_what_they_have_not_seen(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        asked = await ala.act("ask_end", table)
        await ola.state(table, asked["version"])
        assert (await ola.act("agree", table, version=0))["error"]["code"] == "stale"
        assert (await ola.act("ask_end", table))["error"]["code"] == "request-pending"
        await ala.state(table, asked["version"])
        await play_on([ala, ola], table, most=1)
        assert ala.states[table]["request"] is None


@ON_BOTH_DATABASES
async def test_a_game_ends_together_without_a_winner_or_a_rating(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        asked = await ala.act("ask_end", table)
        await ola.state(table, asked["version"])
        ended = await ola.act("agree", table)
        state = await ala.state(table, ended["version"])
        assert (state["result"]["how"], state["result"]["winners"], state["actor"]) == ("agreed", [], -1)
        profile = await ala.get(f"/api/people/{ala.account}")
        played = profile["statistics"][0]
        assert (played["rated_games"], played["wins"], played["draws"]) == (0, 0, 1)
        assert (await ala.act("resign", table))["error"]["code"] == "game-over"


@ON_BOTH_DATABASES
async def test_who_leaves_instead_of_answering_has_said_no(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        asked = await ala.act("ask_end", table)
        await ola.state(table, asked["version"])
        left = await ola.act("away", table)
        state = await ala.state(table, left["version"])
        kinds = [e["kind"] for m in ala.got if m["type"] == "state" for e in m["entries"]]
        assert kinds[:3] == ["ask_end", "decline", "away"]
        assert (state["request"], state["result"]) == (None, None)
        refused = await ala.act("ask_end", table)
        assert refused["error"]["code"] == "nobody-to-ask"


@ON_BOTH_DATABASES
async def test_who_resigns_loses(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table, most=2)
        ended = await ala.act("resign", table)
        state = await ola.state(table, ended["version"])
        assert (state["result"]["how"], state["result"]["winners"]) == ("resigned", [1])


@ON_BOTH_DATABASES
async def test_a_bot_plays_for_who_is_away_until_they_are_back(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        await ola.act("away", table)

        def bot_moved() -> bool:
            return any(e["by"] == "bot" for m in ala.got if m["type"] == "state" for e in m["entries"])

        while not bot_moved():
            await ala.wait(lambda: bot_moved() or ala.states[table]["moves"])
            if not bot_moved():
                await play_on([ala], table, most=1)
        assert ala.states[table]["away"] == [1]
        back = await ola.act("back", table)
        if back["type"] == "refused":
            back = await ola.act("back", table, version=ola.states[table]["version"])
        state = await ala.state(table, back["version"])
        assert state["away"] == []
        await play_on([ala, ola], table, most=2)


async def hint_for(client: Client, table: str) -> Message:
    """A hint, asked for until it is there."""
    while (hint := await client.post(f"/api/tables/{table}/hint"))["ahead"] is not None:
        assert hint["moves"] == []
    return hint


@ON_ONE_DATABASE
async def test_hints_are_for_games_against_bots(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await set_up(ala, "lone_wolves", ["me", "pup"], options={"first_leader": "0"})
        await ala.watch(table)
        state = await ala.state(table)
        hint = await hint_for(ala, table)
        assert sorted(move["path"] for move in hint["moves"]) == sorted(state["moves"])
        assert hint["version"] == state["version"]
        if hint["level"] == "legend":  # as soon as it is compiled
            assert hint["net"]["key"].startswith("net-")
        else:
            assert (hint["level"], hint["net"]) == ("alpha", None)
        labels = await ala.get(f"/api/tables/{table}/moves")
        assert [move["path"] for move in labels["moves"]] == state["moves"]
        await ola.post(f"/api/tables/{table}/hint", 409)
        shared = await sit_down([ala, ola], "lone_wolves", options={"first_leader": "0"})
        refused = await ala.post(f"/api/tables/{shared}/hint", 403)
        assert refused["error"]["code"] == "hints-against-bots-only"
