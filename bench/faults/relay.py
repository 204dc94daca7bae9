"""A relay between clients and a server, that delays what passes, swallows it for a while, or cuts every connection."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tests.server.serving import free_port

CHUNK = 65_536


class Relay:
    """Listens at an address of its own, and passes everything on to another, in order."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.port = free_port()
        self.delay = 0.0
        """Seconds that every piece takes longer."""
        self._open = asyncio.Event()
        self._open.set()
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Break every connection, in the middle of whatever is being said."""
        for writer in list(self._writers):
            writer.transport.abort()

    def hold(self) -> None:
        """Let nothing through."""
        self._open.clear()

    def let_go(self) -> None:
        self._open.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        pair = (writer, back)
        self._writers.update(pair)
        for source, sink in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._pass_on(source, sink, pair))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(
        self,
        source: asyncio.StreamReader,
        sink: asyncio.StreamWriter,
        pair: tuple[asyncio.StreamWriter, asyncio.StreamWriter],
    ) -> None:
        with suppress(OSError):
            while piece := await source.read(CHUNK):
                await self._open.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                sink.write(piece)
                await sink.drain()
        for writer in pair:
            writer.close()
            self._writers.discard(writer)
