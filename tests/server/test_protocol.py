"""The protocol as it is written down: schemas in the document are those of the code, and any garbage is survived."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import websockets
from hypothesis import HealthCheck, given, settings

from docs.protocol_schemas import fill_in
from tests.server.client import Client, nonce, play_on, sit_down
from tests.server.serving import Served
from wataha.server.live.messages import CLIENT_MODELS, SERVER_MODELS, type_of

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"

TYPES = [type_of(model) for model in CLIENT_MODELS]


def test_the_document_has_every_message_with_its_schema() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for side, models in (("client", CLIENT_MODELS), ("server", SERVER_MODELS)):
        for model in models:
            assert f"<!-- schema {side} {type_of(model)} -->" in text
    assert fill_in(text) == text, "run: python docs/protocol_schemas.py docs/protocol.md"


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def messages(table: str, version: int, moves: list[str]) -> st.SearchStrategy[Any]:
    """Messages that are nearly right, and some that are not at all."""
    right: dict[str, st.SearchStrategy[Any]] = {
        "type": st.sampled_from(TYPES),
        "table": st.just(table),
        "id": st.builds(nonce),
        "version": st.integers(0, version + 3),
        "path": st.sampled_from([*moves, "play nothing"]),
        "text": st.text(min_size=1, max_size=300),
        "key": st.text(max_size=70),
        "on": st.booleans(),
    }

    @st.composite
    def message(draw: st.DrawFn) -> Any:
        type = draw(right["type"])
        names = list(MODELS_BY_TYPE[type].model_fields)
        made = {name: draw(right[name]) for name in names}
        made["type"] = type
        for name in draw(st.lists(st.sampled_from([*right, "more"]), max_size=2)):
            made[name] = draw(junk)
        return made

    return message() | message() | message() | junk


MODELS_BY_TYPE = {type_of(model): model for model in CLIENT_MODELS}


def test_no_message_breaks_the_server_or_the_game(served: Served) -> None:
    """Fuzz: every answer is of the protocol, the server stays up, and the game can be played on."""

    async def attack(sent: list[Any]) -> None:
        async with Client(served.base) as ala, Client(served.base) as ola:
            table = await sit_down([ala, ola], "lone_wolves")
            await play_on([ala, ola], table, most=2)
            for client, half in ((ala, sent[::2]), (ola, sent[1::2])):
                assert client.socket is not None
                try:
                    for raw in half:
                        text = raw if isinstance(raw, str | bytes) else json.dumps(raw).replace("TABLE", table)
                        await client.socket.send(text)
                    await client.send("ping")
                    await client.wait(lambda client=client: any(m["type"] == "pong" for m in client.got))
                except (ConnectionError, websockets.ConnectionClosed):
                    await client.disconnect()
                    await client.connect()
            for client in (ala, ola):
                await client.watch(table)
                await client.state(table)
            if not ala.states[table]["result"]:
                waiting = ala.states[table]["away"]
                for seat in waiting:
                    await (ala, ola)[seat].act("back", table)
                await play_on([ala, ola], table, most=2)
            assert (await ala.get("/healthz"))["status"] == "alive"

    @given(
        st.lists(
            messages("TABLE", 4, ["play K2 cave"]) | st.text(max_size=60) | st.binary(max_size=30),
            min_size=10,
            max_size=24,
        )
    )
    @settings(
        max_examples=15,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
    )
    def run(sent: list[Any]) -> None:
        asyncio.run(attack(sent))

    run()
