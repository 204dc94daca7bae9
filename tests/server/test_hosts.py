"""By which names the server can be asked for: a page that lets its own name point here gets nothing."""

from __future__ import annotations

import pytest
import websockets

from tests.server.client import Client, visitor
from tests.server.conftest import ON_ONE_DATABASE, Fresh
from tests.server.serving import Served
from wataha.server.http.hosts import AllowedHosts

pytestmark = pytest.mark.anyio

OURS = ("127.0.0.1", "192.168.0.7:8000", "[::1]:8000", "[fe80::1]", "localhost:8000", "den", "den:80", "den.local")
FOREIGN = ("evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "evil.example.")
NONSENSE = ("a b", "evil.example/", "user@127.0.0.1", "[::1", "x:y", "é", "127.0.0.1:123456", "x" * 300, "1.2.3.4.5")


@pytest.mark.parametrize("host", OURS)
async def test_addresses_and_local_names_are_ours(host: str) -> None:
    assert AllowedHosts([]).allow(host)


@pytest.mark.parametrize("host", [*FOREIGN, *NONSENSE])
async def test_all_other_names_are_not(host: str) -> None:
    assert not AllowedHosts(["wolves.example.org"]).allow(host)


@ON_ONE_DATABASE
async def test_a_rebound_name_is_refused_by_http_and_live(served: Served) -> None:
    async with Client(served.base) as ala:
        for host in (*FOREIGN, "x" * 300):
            page = {"Host": host, "Origin": f"http://{host}"}
            for method, path in (("GET", "/"), ("GET", "/api/tables"), ("GET", "/metrics"), ("POST", "/api/guest")):
                answer = await ala.http.request(method, path, headers=page)
                assert answer.status_code == 421, (host, path)
                assert answer.json()["error"] == {"code": "wrong-host", "args": {}}
            address = served.base.replace("http", "ws") + "/api/live"
            headers = {"Cookie": f"wataha={ala.cookie}", **page}
            with pytest.raises(websockets.InvalidStatus) as refused:
                await _connect(address, headers)
            assert refused.value.response.status_code == 403


async def _connect(address: str, headers: dict[str, str]) -> None:
    """As a browser does that takes this server for the page's own."""
    host = headers.pop("Host")
    _, _, port = address.removesuffix("/api/live").rpartition(":")
    live = f"ws://{host.partition(':')[0]}:{port}/api/live"
    async with websockets.connect(live, host="127.0.0.1", port=int(port), additional_headers=headers):
        pass


async def test_the_names_that_a_host_lists_are_answered_to(fresh: Fresh) -> None:
    server = fresh("sqlite", hostnames=("Wolves.example.org", "https://a.example:8443, b.example"))
    async with visitor(server.base) as http:
        for host in ("wolves.example.org", "WOLVES.example.org:443", "a.example", "b.example", "den.local:8000"):
            page = {"Host": host, "Origin": f"https://{host.lower()}"}
            assert (await http.get("/api/games", headers=page)).status_code == 200, host
            assert (await http.post("/api/guest", headers=page, json={"name": "Ala"})).status_code == 200, host
        assert (await http.get("/api/games", headers={"Host": "c.example"})).status_code == 421


async def test_a_host_can_take_any_name() -> None:
    assert all(AllowedHosts(["*"]).allow(host) for host in (*OURS, *FOREIGN))
