"""What a host can switch off, all at once."""

from __future__ import annotations

import pytest

from tests.server.client import Client, nonce, set_up
from tests.server.conftest import Fresh
from tests.server.test_bots_api import program, register
from wataha.server.settings import FEATURES

pytestmark = pytest.mark.anyio

OFF = (
    "/api/me/friends",
    "/api/me/blocked",
    "/api/pairing",
    "/api/tournaments",
    "/api/host/log",
    "/api/me/holiday",
)


async def test_a_host_can_do_without_all_of_it(fresh: Fresh) -> None:
    others = tuple(feature for feature in FEATURES if feature != "holidays")
    server = fresh("sqlite", without=others, holiday_days=0)
    async with Client(server.base) as ala:
        await register(ala)
        assert (await ala.get("/api/games"))["features"] == []
        for path in OFF:
            assert (await ala.get(path, 404))["error"]["code"] == "switched-off"
        assert (await ala.post("/api/me/bots", 404, name=nonce()))["error"]["code"] == "switched-off"
        async with program(server, "wataha_" + "a" * 12 + "b" * 43) as http:
            assert (await http.get("/api/me")).json()["error"]["code"] == "bad-token"
        challenge = [{"kind": "me"}, {"kind": "kept", "account": ala.account}]
        for wanted in ({"seats": challenge}, {"seats": [{"kind": "me"}, {"kind": "open"}], "reliable": True}):
            refused = await ala.post("/api/tables", 404, game="lone_wolves", **wanted)
            assert refused["error"]["code"] == "switched-off"
        table = await set_up(ala, "lone_wolves", ["me", "open"])
        assert (await ala.get("/api/tables"))["marks"] == {}
        assert (await ala.get(f"/api/tables/{table}/company"))["people"][0]["mark"] is None
        assert (await ala.get(f"/api/people/{ala.account}"))["mark"] is None
