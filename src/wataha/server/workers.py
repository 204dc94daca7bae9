"""Several worker processes at one address.

From a socket that all share, the first that is awake takes every connection that waits. So each worker gets a socket of
its own at the same address, and the kernel deals connections out among them; only Linux does so.
"""

from __future__ import annotations

import socket
import sys
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

DEALS_OUT = sys.platform == "linux"


class OwnSocket(list[socket.socket]):
    """A list of one socket; another process that is sent it gets a socket of its own at the same address."""

    def __init__(self, family: int, address: tuple[Any, ...]) -> None:
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        bound.bind(address)
        super().__init__([bound])

    def __reduce__(self) -> tuple[type[OwnSocket], tuple[Any, ...]]:
        return OwnSocket, (int(self[0].family), self[0].getsockname())


def run_workers(app: str, **options: Any) -> None:
    """Start the workers, and keep them alive until told to stop; what `uvicorn.run` does, but for their sockets."""
    config = uvicorn.Config(app, **options)
    first = config.bind_socket()  # refuses an address that another server has
    if not DEALS_OUT:
        Multiprocess(config, [first]).run()
        return
    family, address = first.family, first.getsockname()
    first.close()
    Multiprocess(config, OwnSocket(family, address)).run()
