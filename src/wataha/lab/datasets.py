"""Games as two Parquet tables, one row a game and one row a decision, for whatever reads Parquet.

The columns are in GAMES and DECISIONS; docs/lab.md tells what they mean. Rows are written game by game, so that a
dataset may be larger than memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from wataha.bots.question import legal_moves
from wataha.engine.chance import BATCH_SALT, PLAYOUT_SALT, mix, pick
from wataha.engine.errors import WatahaError

from .contest import Contest
from .courses import go_through
from .simulate import Simulation, need

GAMES: dict[str, str] = {
    "game": "int64",  # number in the dataset, from 0
    "deal": "int64",  # games of one deal began with the same cards
    "seed": "int64",  # of the deal: `Match(GAME, seed)` deals it again
    "decisions": "int32",
    "bots": "list<string>",  # by seat
    "points": "list<int32>",  # by seat
    "won": "list<double>",  # by seat: 1, 0, or a share
}
DECISIONS: dict[str, str] = {
    "game": "int64",
    "ply": "int32",  # from 0
    "seat": "int8",
    "bot": "string",
    "choices": "int16",  # how many moves were legal
    "action": "int32",  # id of the move made
    "path": "string",  # the same in words
    "expected": "double",  # share of the win that a judge expected for the seat; null where none was asked
}
BATCH = 20_000
"""So many decisions are written at a time."""

Row = dict[str, Any]


class GameRows(NamedTuple):
    """A game's row, and those of its decisions."""

    game: Row
    decisions: list[Row]


def check_folder(folder: Path) -> None:
    """Say at once that a dataset cannot be written."""
    need("pyarrow")
    if not folder.absolute().parent.is_dir():
        raise WatahaError(f"Cannot write '{folder}': the folder it should lie in does not exist.")
    if folder.exists() and not folder.is_dir():
        raise WatahaError(f"Cannot write '{folder}': it is no folder.")


def contest_rows(contest: Contest, results: Iterable[dict[str, Any]]) -> Iterator[GameRows]:
    """The games of an arena."""
    table = contest.game.table
    for number, course in enumerate(go_through(contest, results)):
        bots = [contest.bots[bot] for bot in course.seats]
        expected = dict(course.expected)
        game: Row = {
            "game": number,
            "deal": course.deal,
            "seed": contest.deal_seed(course.deal),
            "decisions": len(course.actions),
            "bots": bots,
            "points": list(course.points),
            "won": list(course.won),
        }
        decisions = [
            {
                "game": number,
                "ply": ply,
                "seat": seat,
                "bot": bots[seat],
                "choices": choices,
                "action": action,
                "path": table.path(action),
                "expected": expected.get(ply),
            }
            for ply, (seat, choices, action) in enumerate(
                zip(course.movers, course.choices, course.actions, strict=True)
            )
        ]
        yield GameRows(game, decisions)


def series_rows(simulation: Simulation) -> Iterator[GameRows]:
    """The games of a random series, each played again move by move."""
    won = simulation.won()
    for number in range(simulation.games):
        decisions = list(_random_decisions(simulation, number))
        game: Row = {
            "game": number,
            "deal": number,
            "seed": simulation.game_seed(number),
            "decisions": len(decisions),
            "bots": ["random"] * simulation.players,
            "points": simulation.points[number].tolist(),
            "won": won[number].tolist(),
        }
        yield GameRows(game, decisions)


def _random_decisions(simulation: Simulation, number: int) -> Iterator[Row]:
    """The decisions of a random game, as `simulate_range` makes them."""
    game = simulation.game
    states = game.deal(simulation.game_seed(number), simulation.players, simulation.options)
    seed = int(mix(simulation.seed ^ BATCH_SALT, number)) ^ PLAYOUT_SALT
    moves = legal_moves(game, states, 0)
    ply = 0
    while len(moves):
        action = int(moves[pick(seed, ply, len(moves))])
        yield {
            "game": number,
            "ply": ply,
            "seat": int(game.calls.actor(states, 0)),
            "bot": "random",
            "choices": len(moves),
            "action": action,
            "path": game.table.path(action),
            "expected": None,
        }
        game.calls.apply(states, 0, action)
        moves = legal_moves(game, states, 0)
        ply += 1


def save_games(rows: Iterable[GameRows], folder: Path, columns: Mapping[str, str] = GAMES) -> None:
    """Write a dataset into a folder: games.parquet with these columns, and decisions.parquet."""
    check_folder(folder)
    folder.mkdir(exist_ok=True)
    pyarrow, parquet = need("pyarrow"), need("pyarrow.parquet")
    games, decisions = _schema(pyarrow, columns), _schema(pyarrow, DECISIONS)
    with (
        parquet.ParquetWriter(folder / "games.parquet", games) as games_out,
        parquet.ParquetWriter(folder / "decisions.parquet", decisions) as decisions_out,
    ):
        for batch in _batches(rows):
            games_out.write_table(pyarrow.Table.from_pylist([row.game for row in batch], games))
            made = [decision for row in batch for decision in row.decisions]
            decisions_out.write_table(pyarrow.Table.from_pylist(made, decisions))


def _batches(rows: Iterable[GameRows]) -> Iterator[list[GameRows]]:
    batch: list[GameRows] = []
    size = 0
    for row in rows:
        batch.append(row)
        size += len(row.decisions)
        if size >= BATCH:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _schema(pyarrow: Any, columns: Mapping[str, str]) -> Any:
    kinds = {
        "list<string>": pyarrow.list_(pyarrow.string()),
        "list<int32>": pyarrow.list_(pyarrow.int32()),
        "list<double>": pyarrow.list_(pyarrow.float64()),
        "double": pyarrow.float64(),
    }
    return pyarrow.schema([(name, kinds.get(kind) or getattr(pyarrow, kind)()) for name, kind in columns.items()])
