"""The home of every table: of the workers of a server, the one that its people are brought to.

A table whose people are spread over several workers would be followed, seen and written down in each of them. So the
socket of whoever looks at a table is handed to the process where it is at home; the client notices nothing. Where that
cannot be done just now, any other worker serves them as well.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

LONGEST_NOTE = 16 * 1024
"""Bytes of what a worker tells another about a client."""

AT_ONCE = 20
"""Clients that are taken over before others have their turn."""

CAN_HAND_OVER = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")


class Homes:
    """The workers, as one of them knows them: each has a Unix socket in a folder, named like the process."""

    def __init__(self, folder: Path, name: str, arrived: Callable[[socket.socket, bytes], None]) -> None:
        self.folder = folder
        self.name = name
        self._arrived = arrived
        self._own = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._own.setblocking(False)

    def start(self) -> None:
        """Begin to take clients over."""
        self._own.bind(str(self.folder / self.name))
        asyncio.get_running_loop().add_reader(self._own, self._read)

    def stop(self) -> None:
        asyncio.get_running_loop().remove_reader(self._own)
        (self.folder / self.name).unlink(missing_ok=True)
        self._own.close()

    def of(self, table: str) -> str:
        """The worker where a table is at home; the same for all of them, and for most tables when one comes or goes."""
        try:
            workers = os.listdir(self.folder)
        except FileNotFoundError:  # the server is being stopped
            workers = []
        return max(workers, key=lambda name: blake2b(f"{table} {name}".encode()).digest(), default=self.name)

    def hand_over(self, client: socket.socket, note: bytes, home: str) -> bool:
        """Give a client's socket to another worker, and say what is to be known; whether it takes them."""
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
            way.setblocking(False)
            try:
                way.connect(str(self.folder / home))
                socket.send_fds(way, [note], [client.fileno()])
            except ConnectionRefusedError:  # it died
                (self.folder / home).unlink(missing_ok=True)
                return False
            except OSError:  # it is too busy, or just leaving
                return False
        return True

    def _read(self) -> None:
        for _ in range(AT_ONCE):
            try:
                note, handles, *_ = socket.recv_fds(self._own, LONGEST_NOTE, 1)
            except BlockingIOError:
                return
            for handle in handles:
                self._arrived(socket.socket(fileno=handle), note)
