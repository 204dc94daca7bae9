"""What people let the server call: the public internet and what the host named, after DNS and redirects too."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from tests.server.receivers import OK, Receiver
from wataha.server.errors import Refusal
from wataha.server.notices.outbound_http import OutboundHttp, Undeliverable

pytestmark = pytest.mark.anyio

NAMED = "127.0.0.2"
"""A part of this machine that the host named; the rest of it is private."""


@pytest.mark.parametrize(
    "address",
    [
        "https://10.0.0.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[fe80::1]/",
        "https://0.0.0.0/",
        "http://9.9.9.9/",
    ],
)
async def test_private_addresses_and_the_public_internet_in_the_clear_are_refused(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        OutboundHttp((f"{NAMED}/32",)).check(address)
    assert refused.value.code == "private-address"


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https://user:secret@example.org/",
        "https://example.org:22/",
        "https://example.org:x/",
        "https://[/",
        "https://exa mple.org/",
        f"https://example.org/{'x' * 1000}",
        "https://example.org/\n",
    ],
)
async def test_what_is_no_address_for_the_internet_is_refused(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        OutboundHttp(()).check(address)
    assert refused.value.code == "bad-address"


async def test_what_the_host_named_is_reached_and_redirects_are_followed_there() -> None:
    http = OutboundHttp((f"{NAMED}/32",))
    async with Receiver(NAMED) as first, Receiver(NAMED) as second:
        first.redirect = second.url
        assert (await http.post(first.url, b'{"a": 1}', {})).status == OK
        assert second.got == [{"a": 1}]
    await http.close()


@pytest.mark.parametrize("to", ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]"])
async def test_a_redirect_leads_nowhere_else(to: str) -> None:
    http = OutboundHttp((f"{NAMED}/32",))
    async with Receiver(NAMED) as outside, Receiver() as inside:
        outside.redirect = f"http://{to}:{inside.port}/here"
        with pytest.raises(Undeliverable):
            await http.post(outside.url, b"{}", {})
        assert (len(outside.got), inside.got) == (1, [])
    await http.close()


async def test_redirects_end() -> None:
    http = OutboundHttp((f"{NAMED}/32",))
    async with Receiver(NAMED) as outside:
        outside.redirect = outside.url
        with pytest.raises(Undeliverable) as trouble:
            await http.post(outside.url, b"{}", {})
        assert trouble.value.for_good
        assert len(outside.got) == 3
    await http.close()


async def test_a_name_that_points_elsewhere_a_moment_later_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: whatever a lookup said before, the address that is connected to is what counts."""
    places = [NAMED, "127.0.0.1"]
    really = socket.getaddrinfo

    def look_up(host: Any, *more: Any, **named: Any) -> Any:
        if host == "wolves.example":
            host = places.pop(0) if len(places) > 1 else places[0]
        return really(host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    http = OutboundHttp((f"{NAMED}/32",))
    async with Receiver("0.0.0.0") as both:
        url = f"http://wolves.example:{both.port}/here"
        assert (await http.post(url, b"{}", {})).status == OK
        await http.close()
        again = OutboundHttp((f"{NAMED}/32",))
        with pytest.raises(Undeliverable):
            await again.post(url, b"{}", {})
        assert len(both.got) == 1
        await again.close()
