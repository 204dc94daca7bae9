"""The bare command: a server for oneself, and the browser at it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import httpx
import pytest

from tests.nightly import nightly
from tests.server.serving import free_port
from wataha.server.launch import is_wataha, launch, listen_somewhere
from wataha.server.settings import Settings

OPENED = "import sys, webbrowser; webbrowser.open = lambda at: print('opened', at, flush=True); "
COMMAND = OPENED + "from wataha.cli import main; main(sys.argv[1:])"


@contextmanager
def started(folder: Path, *arguments: str) -> Iterator[list[str]]:
    """The bare command where there is a screen; what it tells until the browser is opened."""
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, "--data", str(folder), *arguments],
        env={**os.environ, "PATH": "", "DISPLAY": ":0"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        told = [process.stdout.readline()]
        while told[-1] and not told[-1].startswith("opened"):
            told.append(process.stdout.readline())
        yield told
    finally:
        process.terminate()
        process.wait(30)


def addresses(told: list[str]) -> list[str]:
    return [word for line in told for word in line.split() if word.startswith("http://")]


def test_the_bare_command_serves_and_opens_the_browser_once_the_page_is_there(tmp_path: Path) -> None:
    with started(tmp_path) as told:
        said, opened = addresses(told)
        assert said == opened
        assert "<title>Wataha</title>" in httpx.get(opened).text
        assert is_wataha(opened)
    assert (tmp_path / "wataha.sqlite3").exists()


@nightly
def test_a_port_of_ones_choice_is_the_one(tmp_path: Path) -> None:
    port = free_port()
    with started(tmp_path, "--port", str(port)) as told:
        assert addresses(told)[0] == f"http://127.0.0.1:{port}"


def test_where_another_program_has_the_usual_port_a_free_one_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        with listen_somewhere(Settings(port=taken)) as ours:
            assert ours.getsockname()[1] not in (0, taken)


@nightly
def test_where_one_of_ours_serves_already_that_is_shown(tmp_path: Path) -> None:
    with started(tmp_path) as told:
        port = int(addresses(told)[0].rpartition(":")[2])
        shown: list[str] = []
        said: list[str] = []
        launch(Settings(port=port), None, shown.append, said.append)
        assert shown == [f"http://127.0.0.1:{port}"]
        assert said == [f"Wataha is at http://127.0.0.1:{port} already."]


def test_what_means_nothing_is_told_in_one_sentence() -> None:
    answer = subprocess.run([sys.executable, "-m", "wataha.cli", "howl"], capture_output=True, text=True)
    assert answer.returncode == 2
    assert answer.stderr == 'wataha: "howl" means nothing here; wataha --help lists all commands.\n'


def answer_once(listening: socket.socket, text: str) -> None:
    with listening.accept()[0] as connection:
        connection.recv(9999)
        head = f"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: {len(text)}\r\n\r\n"
        connection.sendall((head + text).encode())


@pytest.mark.parametrize("text", ["", "{}", "<title>Another</title>"])
def test_another_program_is_not_taken_for_ours(text: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        answering = Thread(target=answer_once, args=(other, text))
        answering.start()
        assert not is_wataha(f"http://127.0.0.1:{other.getsockname()[1]}")
        answering.join()
