"""`wataha admin import` of exports that were damaged: a sentence with the line, and nothing is kept."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.hostile import NOT_JSON, NOT_THIS, cut, put, without, wrong_values
from tests.nightly import by_night
from tests.server.test_table_cache import World
from tests.test_cli import Terminal, run
from tests.test_hostile_files import check_sentence
from wataha.server.ops.admin import run_export
from wataha.server.settings import Settings
from wataha.server.storage.database import open_database
from wataha.server.storage.migrations import migrate

__all__ = ["run"]

Line = dict[str, Any]


@pytest.fixture(scope="module")
def export(tmp_path_factory: pytest.TempPathFactory) -> list[Line]:
    """The lines of an export of a table where two moves were made."""
    settings = Settings(data=str(tmp_path_factory.mktemp("whole")))

    async def fill() -> None:
        database = open_database(settings.url)
        await migrate(database)
        world = World(database)
        table, _ = await world.start_game()
        for _ in range(2):
            await world.move(world.here, table)
        await database.close()

    asyncio.run(fill())
    file = tmp_path_factory.mktemp("export") / "all.jsonl"
    run_export(settings, file)
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def written(lines: list[Line]) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def at(export: list[Line], table: str) -> int:
    return next(number for number, line in enumerate(export) if line.get("table") == table)


def spoilt(export: list[Line]) -> list[tuple[str, bytes]]:
    """Exports that are damaged in one place."""
    spoilt: list[tuple[str, bytes]] = [*NOT_JSON.items(), *NOT_THIS.items()]
    for table in ("accounts", "tables", "seats", "log"):
        number = at(export, table)
        for part in ("table", "row"):
            spoilt += [
                (f"{table} {place} {str(value)[:20]!r}", written(changed))
                for place, value, changed in wrong_values(export, (number, part))
            ]
        for column in export[number]["row"]:
            place = (number, "row", column)
            spoilt.append((f"{table} without {column}", written(without(export, place))))
            spoilt.append((f"{table} {column} {{}} in a list", written(put(export, place, [{}]))))
            if column != "path":  # of any length; that it is no move is told once all is read
                spoilt.append((f"{table} {column} too long", written(put(export, place, "x" * 300))))
        spoilt.append((f"{table} twice", written([*export[: number + 1], *export[number:]])))
        spoilt.append((f"no {table}", written([*export[:number], *export[number + 1 :]])))
        spoilt.append((f"{table} before the heading", written([export[number], *export])))
    spoilt += [(f"cut to {len(part)}", part) for part in cut(written(export), 9)]
    spoilt += [(f"{number} lines", written(export[:number])) for number in range(len(export))]
    spoilt += [
        ("a line after the end", written([*export, export[1]])),
        ("a blank line", written(export[:2]) + b"\n" + written(export[2:])),
        ("nobody's table", written(put(export, (at(export, "tables"), "row", "creator"), "a" * 12))),
        ("a strange table", written([*export[:-1], {"table": "wolves", "row": {}}, export[-1]])),
        ("a derived table", written([*export[:-1], {"table": "ratings", "row": {}}, export[-1]])),
        ("another version", written([{**export[0], "schema": "9999"}, *export[1:]])),
        ("another format", written([{**export[0], "wataha": True}, *export[1:]])),
    ]
    return spoilt


@pytest.mark.parametrize("one_in", [12, by_night(1)])
def test_of_a_damaged_export_nothing_is_kept(run: Terminal, tmp_path: Path, export: list[Line], one_in: int) -> None:
    file, data = tmp_path / "all.jsonl", tmp_path / "data"
    corpus = spoilt(export)
    assert len(corpus) > 150
    for what, content in corpus[::one_in]:
        file.write_bytes(content)
        check_sentence(run("admin", "import", str(file), "--data", str(data)), what)
    with sqlite3.connect(data / "wataha.sqlite3") as database:
        for table in ("accounts", "tables", "seats", "log", "talk"):
            assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
    file.write_bytes(written(export))
    done = run("admin", "import", str(file), "--data", str(data))
    assert (done.returncode, done.stdout) == (0, f"{len(export) - 2} rows read.\n"), done
    assert run("admin", "verify", "--data", str(data)).stdout == "Everything agrees with the logs.\n"


def test_the_line_is_named(run: Terminal, tmp_path: Path, export: list[Line]) -> None:
    file = tmp_path / "all.jsonl"
    for table in ("accounts", "log"):
        number = at(export, table)
        file.write_bytes(written([*export[: number + 1], *export[number:]]))
        done = run("admin", "import", str(file), "--data", str(tmp_path / "data"))
        assert f"damaged in line {number + 2}: the row of {table}: it comes twice" in done.stderr


def test_a_game_that_cannot_be_replayed_is_told_of_and_carried_on(
    run: Terminal, tmp_path: Path, export: list[Line]
) -> None:
    file, data = tmp_path / "all.jsonl", str(tmp_path / "data")
    file.write_bytes(written(put(export, (at(export, "log"), "row", "path"), "fly away")))
    done = run("admin", "import", str(file), "--data", data)
    assert done.returncode == 0, done
    assert "is left as it is: its log breaks at entry 1" in done.stdout
    assert run("admin", "verify", "--data", data).returncode == 1
