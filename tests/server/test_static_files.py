"""The browser's files go out packed, each packing under its own tag, and the page may draw its frame at once."""

from __future__ import annotations

import base64
import gzip
import hashlib
from pathlib import Path

import httpx
import pytest

from wataha.server.http.static_files import Pages

pytestmark = pytest.mark.anyio

STYLE = "#frame { inset: 0 }"
PAGE = f"<html><head><style>{STYLE}</style></head><body>Wataha</body></html>"
SCRIPT = "export const wolves = 4;\n" * 40


@pytest.fixture
def pages(tmp_path: Path) -> httpx.AsyncClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(PAGE.encode()))
    script = tmp_path / "assets" / "table.js"
    script.write_text(SCRIPT)
    script.with_name("table.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name("table.js.br").write_bytes(b"packed by brotli")
    (tmp_path / "assets" / "wolf.woff2").write_bytes(b"font")
    return httpx.AsyncClient(transport=httpx.ASGITransport(Pages(tmp_path)), base_url="http://wataha.test")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("", None), ("identity", None)],
)
async def test_the_best_packing_that_the_browser_takes_is_sent(
    pages: httpx.AsyncClient, accepted: str, encoding: str | None
) -> None:
    async with pages.stream("GET", "/assets/table.js", headers={"Accept-Encoding": accepted}) as answer:
        sent = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["cache-control"]
    assert sent == {"br": b"packed by brotli", None: SCRIPT.encode()}.get(encoding, sent)
    if encoding == "gzip":
        assert gzip.decompress(sent) == SCRIPT.encode()


async def test_every_packing_has_a_tag_of_its_own_and_is_not_sent_twice(pages: httpx.AsyncClient) -> None:
    tags: set[str] = set()
    for accepted in ("gzip", "identity"):
        headers = {"Accept-Encoding": accepted}
        first = await pages.get("/assets/table.js", headers=headers)
        tags.add(first.headers["etag"])
        again = await pages.get("/assets/table.js", headers={**headers, "If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["vary"] == "Accept-Encoding"
    assert len(tags) == 2


async def test_what_was_not_packed_goes_out_as_it_is(pages: httpx.AsyncClient) -> None:
    answer = await pages.get("/assets/wolf.woff2", headers={"Accept-Encoding": "br, gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == b"font"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/moonlight"])
async def test_every_address_gets_the_page_whose_own_style_is_allowed(pages: httpx.AsyncClient, path: str) -> None:
    answer = await pages.get(path, headers={"Accept-Encoding": "gzip"})
    assert (answer.text, answer.headers["content-encoding"]) == (PAGE, "gzip")
    assert answer.headers["cache-control"] == "no-cache"
    digest = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    assert f"style-src 'self' 'sha256-{digest}'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    again = await pages.get(path, headers={"Accept-Encoding": "gzip", "If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert again.headers["content-security-policy"] == answer.headers["content-security-policy"]
