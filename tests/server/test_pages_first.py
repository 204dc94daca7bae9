"""While the server is still being imported and opened, the page answers, and all else waits."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from tests.server.waiting import until
from wataha.server.pages_first import PagesFirst
from wataha.server.settings import Settings

pytestmark = pytest.mark.anyio

FOREIGN = {"Host": "evil.example"}


class Whole:
    """A server that takes its time."""

    def __init__(self) -> None:
        self.may_open = threading.Event()
        self.closed = False

    def make(self, settings: Settings) -> Starlette:
        self.may_open.wait()
        return Starlette(routes=[Route("/{any:path}", self.answer)], lifespan=self.live)

    async def answer(self, request: Request) -> PlainTextResponse:
        return PlainTextResponse(f"the whole server at {request.url.path}")

    @asynccontextmanager
    async def live(self, _app: Starlette) -> AsyncIterator[None]:
        yield
        self.closed = True


@pytest.fixture
def whole(monkeypatch: pytest.MonkeyPatch) -> Iterator[Whole]:
    server = Whole()
    monkeypatch.setattr("wataha.server.app.make_app", server.make)
    yield server
    server.may_open.set()


@asynccontextmanager
async def begun(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A process that has just begun to serve, and is told to stop at the end."""
    (folder / "index.html").write_text("<title>Wataha</title>")
    app = PagesFirst(Settings(), folder)
    told: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    said: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    living = asyncio.create_task(app({"type": "lifespan"}, told.get, said.put))  # type: ignore[arg-type]
    await told.put({"type": "lifespan.startup"})
    assert (await said.get())["type"] == "lifespan.startup.complete"
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
        yield client
    await told.put({"type": "lifespan.shutdown"})
    assert (await said.get())["type"] == "lifespan.shutdown.complete"
    await living


async def test_the_page_answers_before_the_server_is_open_and_all_else_waits(whole: Whole, tmp_path: Path) -> None:
    async with begun(tmp_path) as client:
        asked = asyncio.create_task(client.get("/api/games"))
        page = await client.get("/")
        assert "<title>Wataha</title>" in page.text
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert (await client.get("/", headers=FOREIGN)).status_code == 421
        assert (await client.get("/no-such-file.js")).status_code == 404
        assert not asked.done()
        whole.may_open.set()
        assert (await asked).text == "the whole server at /api/games"
        assert (await client.get("/")).text == "the whole server at /"
        assert not whole.closed
    assert whole.closed


async def test_a_server_that_cannot_be_opened_ends(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(_settings: Settings) -> Starlette:
        raise OSError("no disk")

    monkeypatch.setattr("wataha.server.app.make_app", fail)
    ended: list[int] = []
    before = signal.signal(signal.SIGTERM, lambda number, _frame: ended.append(number))
    try:
        async with begun(tmp_path):
            await until(lambda: bool(ended))
    finally:
        signal.signal(signal.SIGTERM, before)
