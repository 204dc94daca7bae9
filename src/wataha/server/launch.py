"""A server for oneself: on a port of this machine that is free, with the browser opened at it."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from http.client import HTTPException
from socket import socket
from threading import Thread
from urllib.request import urlopen

from .serve import listen, serve
from .settings import Settings

ANSWER_SECONDS = 5.0
"""Who does not answer so soon at our port is no server of ours."""

TITLE = b"<title>Wataha</title>"
"""What our page says of itself."""

LONGEST_PAGE = 1 << 20

START_SECONDS = 60.0
"""So long the first answer of a server may take, on a machine that does a lot else."""

Show = Callable[[str], object]
"""Shows an address to whoever gave the command."""


def launch(settings: Settings, port: int | None, show: Show | None, tell: Callable[[str], None]) -> None:
    """Serve until told to stop, at a port of one's choice or at the usual one.

    Where one of ours serves the same data at the usual port already, only show that; taken by another program, it gives
    way to one that is free.
    """
    if port is None and not settings.data and is_wataha(address := address_of(settings)):
        tell(f"Wataha is at {address} already.")
        if show:
            show(address)
        return
    with listen_somewhere(settings) if port is None else listen(settings.host, port) as listening:
        settings = replace(settings, port=listening.getsockname()[1])
        address = address_of(settings)
        tell(f"Wataha is at {address} - Ctrl-C stops it, and games are kept.")
        if show:
            Thread(target=show_once_it_answers, args=(address, show), daemon=True).start()
        serve(settings, listening)


def address_of(settings: Settings) -> str:
    return f"http://{settings.host}:{settings.port}"


def is_wataha(address: str) -> bool:
    """Whether a server of ours answers there."""
    try:
        with urlopen(address, timeout=ANSWER_SECONDS) as answer:
            return TITLE in answer.read(LONGEST_PAGE)
    except (OSError, HTTPException):
        return False


def listen_somewhere(settings: Settings) -> socket:
    """The socket of the usual port, or of any that is free."""
    try:
        return listen(settings.host, settings.port)
    except OSError:
        return listen(settings.host, 0)


def show_once_it_answers(address: str, show: Show) -> None:
    """The socket listens before the server is up: one request waits for it."""
    with suppress(OSError), urlopen(address, timeout=START_SECONDS):
        show(address)


def has_screen() -> bool:
    """Whether a browser has where to open; one of text would take the terminal from the server."""
    if sys.platform in ("win32", "darwin") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Open the browser, where there is a screen for it."""
    if has_screen():
        webbrowser.open(address)
