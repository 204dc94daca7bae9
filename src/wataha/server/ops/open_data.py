"""Finished public games for research: records, and the same as Parquet, without a word of who played them.

What could lead back to a person is left out: names, accounts, the table's address, its commitment and all moments but
the month. Games by older rules cannot be replayed any more and are left out, too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection

from wataha.engine.errors import WatahaError
from wataha.engine.match import Match
from wataha.lab.datasets import DECISIONS, GameRows, Row, check_folder, save_games
from wataha.server.play.table_state import TableState
from wataha.server.settings import Settings
from wataha.server.storage.schema import OVER, TableRow
from wataha.server.timestamps import SECOND

from .admin import all_tables, replay, run_with

PERSON_SEAT = "person"
"""Who sat where no bot did."""

GAMES: dict[str, str] = {
    "game": "int64",  # number in the dataset, from 0: the line of records.jsonl
    "of": "string",  # the game's id
    "rules": "int32",  # the version of its rules
    "players": "int8",
    "options": "string",  # as JSON
    "month": "string",  # in which it ended, 2026-11
    "how": "string",  # finished, resigned or agreed
    "decisions": "int32",
    "bots": "list<string>",  # by seat: the level, or person
    "points": "list<int32>",  # by seat
    "won": "list<double>",  # by seat: 1, 0, or a share
}


class Dumped(NamedTuple):
    """How many games were written, and how many cannot be replayed."""

    games: int
    left_out: int


def run_dump(settings: Settings, folder: Path) -> Dumped:
    """Dump the games of a server's database, which may run meanwhile."""
    return run_with(settings, lambda connection: dump(connection, folder))


def dump(connection: Connection, folder: Path) -> Dumped:
    """Write records.jsonl, games.parquet and decisions.parquet into a folder."""
    check_folder(folder)
    folder.mkdir(exist_ok=True)
    counts = {"games": 0, "left_out": 0}
    with (folder / "records.jsonl").open("w", encoding="utf-8") as out:

        def rows() -> Iterator[GameRows]:
            for table in all_tables(connection):
                if table.status != OVER or not table.public:
                    continue
                try:
                    state = replay(connection, table)
                except WatahaError:
                    counts["left_out"] += 1
                    continue
                record = record_without_names(table, state) if state else None
                if record is None:
                    continue
                out.write(json.dumps(record) + "\n")
                yield _rows_of(counts["games"], record)
                counts["games"] += 1

        save_games(rows(), folder, GAMES)
    return Dumped(**counts)


def record_without_names(table: TableRow, state: TableState) -> dict[str, Any] | None:
    """A finished game, and by whom only whether it was a person; None of one that has no result."""
    outcome = state.outcome()
    if outcome is None or table.ended is None:
        return None
    return {
        **state.match.record(),
        "month": datetime.fromtimestamp(table.ended / SECOND, UTC).strftime("%Y-%m"),
        "how": outcome.how,
        "points": outcome.points,
        "places": outcome.places,
        "seats": [seat.level or PERSON_SEAT for seat in table.seats],
    }


def _rows_of(number: int, record: dict[str, Any]) -> GameRows:
    winners = record["places"].count(1)
    game: Row = {
        **{name: record[name] for name in ("rules", "players", "month", "how", "points")},
        "game": number,
        "of": record["game"],
        "options": json.dumps(record["options"]),
        "decisions": len(record["moves"]),
        "bots": record["seats"],
        "won": [1 / winners if place == 1 else 0.0 for place in record["places"]],
    }
    return GameRows(game, list(_decisions_of(number, record)))


def _decisions_of(number: int, record: dict[str, Any]) -> Iterator[Row]:
    match = Match.replay(record, 0)
    for ply, path in enumerate(record["moves"]):
        row: Row = dict.fromkeys(DECISIONS)
        yield row | {
            "game": number,
            "ply": ply,
            "seat": match.actor,
            "bot": record["seats"][match.actor],
            "choices": len(match.actions()),
            "action": match.game.table.action(path),
            "path": path,
        }
        match.play(path)
