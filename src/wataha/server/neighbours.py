"""Word between the processes that share a SQLite database on one machine.

Each has a Unix socket in a folder of theirs, named like the process, and sends to all others that it finds there. What
a busy neighbour has no room for is kept and sent soon; if that grows too much, the neighbour hears that words are lost.
"""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from .words import Word, join_notes, read_note, write_words

LONGEST_NOTE = 2000
"""Bytes; some systems take no longer datagrams, and words are short."""

MOST_KEPT = 500
"""Notes that are kept for a neighbour; with more it is better off looking at everything."""

AT_ONCE = 100
"""Notes that are read before others have their turn."""

AGAIN_SECONDS = 0.01
"""When what was kept is sent again."""

LOST = b"lost"
"""The note that says that words were lost."""

NO_ROOM = (errno.EAGAIN, errno.ENOBUFS)

LONGEST_FOLDER = 80
"""Bytes of the folder's path: the address of a Unix socket in it has to fit into 104 on some systems."""


@dataclass
class Way:
    """The way to one neighbour."""

    socket: socket.socket
    notes: list[bytes] = field(default_factory=list)
    """What it has not been told yet."""
    lost: bool = False
    """Whether it has to be told that words were lost."""

    def keep(self, notes: list[bytes]) -> None:
        join_notes(self.notes, notes, LONGEST_NOTE)
        if len(self.notes) > MOST_KEPT:
            self.lost = True
            self.notes.clear()

    def send(self) -> None:
        """Send as much as there is room for; `OSError` if the neighbour is gone."""
        try:
            if self.lost:
                self.socket.send(LOST)
                self.lost = False
            while self.notes:
                self.socket.send(self.notes[0])
                del self.notes[0]
        except OSError as trouble:
            if trouble.errno not in NO_ROOM:
                raise

    @property
    def done(self) -> bool:
        return not self.notes and not self.lost


class Neighbours:
    """The other processes, as one of them hears and tells them."""

    def __init__(self, folder: Path, name: str, heard: Callable[[Word], None], lost: Callable[[], None]) -> None:
        self.folder = folder
        self.name = name
        self._heard = heard
        self._lost = lost
        self._ways: dict[str, Way] = {}
        self._again: asyncio.TimerHandle | None = None
        self._own = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._own.setblocking(False)

    def start(self) -> None:
        """Begin to hear. The others look at everything: whose place this one takes may have died with words untold."""
        hidden = self.folder / f".{self.name}"
        self._own.bind(str(hidden))
        hidden.rename(self.folder / self.name)  # whoever finds it can send
        asyncio.get_running_loop().add_reader(self._own, self._read)
        for way in self._find().values():
            way.lost = True
        self._send()

    def stop(self) -> None:
        asyncio.get_running_loop().remove_reader(self._own)
        if self._again:
            self._again.cancel()
        for name in list(self._ways):
            self._ways.pop(name).socket.close()
        self._own.close()
        (self.folder / self.name).unlink(missing_ok=True)

    def living(self) -> set[str]:
        """The names of all who live, this one among them."""
        return {self.name, *self._find()}

    def tell(self, words: list[Word]) -> None:
        """Tell all others, without waiting for any of them."""
        notes = write_words(words)
        for way in self._find().values():
            way.keep(notes)
        self._send()

    def _find(self) -> dict[str, Way]:
        """The ways to those who have a socket in the folder now."""
        there = {name for name in os.listdir(self.folder) if name != self.name and not name.startswith(".")}
        for name in self._ways.keys() - there:
            self._ways.pop(name).socket.close()
        for name in there - self._ways.keys():
            self._meet(name)
        return self._ways

    def _meet(self, name: str) -> None:
        way = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        way.setblocking(False)
        try:
            way.connect(str(self.folder / name))
        except OSError:
            way.close()
            (self.folder / name).unlink(missing_ok=True)
        else:
            self._ways[name] = Way(way)

    def _send(self) -> None:
        if self._again:
            self._again.cancel()
            self._again = None
        for name, way in list(self._ways.items()):
            try:
                way.send()
            except OSError:
                self._part_from(name)
        if not all(way.done for way in self._ways.values()):
            self._again = asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._send)

    def _part_from(self, name: str) -> None:
        """It died, perhaps before it could tell what it had just written."""
        self._ways.pop(name).socket.close()
        (self.folder / name).unlink(missing_ok=True)
        self._lost()

    def _read(self) -> None:
        for _ in range(AT_ONCE):
            try:
                note = self._own.recv(2 * LONGEST_NOTE)
            except BlockingIOError:
                return
            if note == LOST:
                self._lost()
                continue
            for word in read_note(note):
                self._heard(word)
