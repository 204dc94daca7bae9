"""What is published: the sdist, the wheel made from it without Node, and the command in an empty environment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from email.parser import HeaderParser
from functools import partial
from pathlib import Path
from zipfile import ZipFile

import pytest

import wataha
from tests.bots.package_nets import NET_FILES
from tests.server.client import Client, play_on, set_up
from tests.server.waiting import until_told
from wataha.engine.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
UV = Path(sys.executable).with_name("uv")
COMPILING = 600
"""Seconds until the games can be played where nothing was compiled before."""
GAMES = [game.id for game in wataha.games()]


def uv(*arguments: str | Path, path: str | None = None) -> None:
    """Run uv from what it has downloaded before; only where that is not all, from the index."""
    environment = os.environ | ({} if path is None else {"PATH": path})
    done = subprocess.CompletedProcess[str]((), 1)
    for connection in (["--offline"], []):
        done = subprocess.run([UV, *arguments, *connection], env=environment, capture_output=True, text=True)
        if done.returncode == 0:
            return
    raise AssertionError(done.stderr)


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    uv("build", "--sdist", "--python", sys.executable, "--out-dir", folder, ROOT)
    return next(folder.glob("wataha-*.tar.gz"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from the sdist where there is no Node, nor anything else."""
    folder = tmp_path_factory.mktemp("wheel")
    nothing = tmp_path_factory.mktemp("nothing")
    assert shutil.which("node", path=str(nothing)) is None
    uv("build", "--wheel", "--python", sys.executable, "--out-dir", folder, sdist, path=str(nothing))
    return next(folder.glob("wataha-*-py3-none-any.whl"))


@contextmanager
def started(command: Path, folder: Path) -> Iterator[str]:
    """The bare command, away from the sources; the address that it tells."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    process = subprocess.Popen(
        [command, "--port", "0", "--data", folder / "data", "--no-browser"],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield next(word for word in process.stdout.readline().split() if word.startswith("http://"))
    finally:
        process.terminate()
        process.wait(30)


async def is_ready(client: Client) -> bool:
    return (await client.http.get("/readyz")).is_success


def test_an_sdist_has_the_built_pages_and_none_of_what_built_them(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"src/wataha/web/index.html", "web/src/main.ts", "docs/rules/pl/moonlight.md", "LICENSE"} <= names
    assert not any(name.startswith((".venv", "web/node_modules", "web/.fixtures")) for name in names)
    assert not any("__pycache__" in name for name in names)


def test_a_wheel_holds_all_that_people_need(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
        page = packed.read("wataha/web/index.html").decode()
    needed = {"wataha/py.typed", "wataha/web/index.html", "wataha/games/wolves_and_sheep/tiles.json"}
    needed |= {f"wataha/rules/{language}/{game}.md" for language in LANGUAGES for game in GAMES}
    needed |= {
        f"wataha/locales/{language}/{name.name}"
        for language in LANGUAGES
        for name in (ROOT / "src" / "wataha" / "locales" / "en").iterdir()
    }
    needed |= {f"wataha/lab/puzzle_data/{game}.jsonl" for game in GAMES}
    needed |= {f"wataha/bots/nets/{net.name}" for net in NET_FILES}
    needed |= {f"wataha/web/{name}" for name in {*page.split('"')} if name.startswith("assets/")}
    licences = f"{'-'.join(wheel.name.split('-')[:2])}.dist-info/licenses"
    needed |= {f"{licences}/LICENSE", f"{licences}/NOTICE"}
    assert needed - names == set()
    packages = {file.relative_to(ROOT / "src").as_posix() for file in (ROOT / "src" / "wataha").rglob("*.py")}
    assert packages - names == set()
    assert any(name.startswith("wataha/web/assets/") and name.endswith(".js") for name in names)
    assert not any(name.split("/")[0] in ("tests", "web", "bench", "docs") for name in names)


def test_what_the_bare_command_needs_is_no_extra(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        described = next(name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = HeaderParser().parsestr(packed.read(described).decode())
    extras = set(metadata.get_all("Provides-Extra") or [])
    assert {"lab", "cluster", "fleet", "gpu", "train", "gymnasium", "pettingzoo", "openspiel"} <= extras
    assert "server" not in extras


@pytest.mark.anyio
async def test_a_game_is_played_through_the_wheel_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "environment"
    venv.create(home)
    binaries = home / ("Scripts" if os.name == "nt" else "bin")
    python = next(file for file in binaries.iterdir() if file.stem == "python")
    locked = ROOT / "requirements" / "image.txt"
    uv("pip", "install", "--python", python, "--constraint", locked, wheel)
    with started(binaries / "wataha", tmp_path) as address:
        async with Client(address) as ala:
            page = await ala.http.get("/")
            assert '<script type="module"' in page.text
            table = await set_up(ala, "lone_wolves", ["me", "pup"])
            await ala.watch(table)
            await until_told(partial(is_ready, ala), COMPILING)
            await ala.state(table)
            assert await play_on([ala], table) > 0
            assert ala.states[table]["result"]
    assert (tmp_path / "data" / "wataha.sqlite3").exists()
