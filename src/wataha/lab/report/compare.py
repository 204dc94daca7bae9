"""Two versions of a game on the same seeds: what changed, and whether it is more than chance.

A version is a game's id, perhaps with options (`lone_wolves:board=advanced`), or a file of JSON with `game` and any of
`players`, `options` and `numbers`. Each version is played in a process of its own, since numbers are part of the code.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

import numpy as np

from wataha.engine.errors import WatahaError
from wataha.engine.game import Value
from wataha.engine.outside_json import BadJson, read_json
from wataha.engine.registry import find_game

from .. import metrics
from ..contest import SEED
from ..contest_log import ContestLog
from ..courses import Course, go_through
from ..intervals import mean_by_deal
from ..numbers import Numbers, change_numbers, check_numbers
from ..progress import play_with_progress
from .study import JUDGE, Study

SURE = 0.05
"""How often a difference may be called real where there is none, over all metrics together."""

PARTS: dict[str, type] = {"game": str, "players": int, "options": dict, "numbers": dict}


class Version(NamedTuple):
    """A game as it is to be played."""

    game: str
    players: int | None
    options: dict[str, Value]
    numbers: Numbers


class Series(NamedTuple):
    """How much is played, and by whom."""

    bots: str = "hunter"
    games: int = 200
    seed: int = SEED
    judge: int = JUDGE
    workers: int | None = None
    cluster: str | None = None


class Difference(TypedDict):
    """What a change did to a metric; plain JSON."""

    name: str
    of: str
    a: float
    b: float
    change: float
    low: float
    high: float
    deals: int
    chance: float  # how likely so large a change is by chance alone, for all metrics together (Holm 1979)
    real: bool


def read_version(text: str) -> Version:
    """A version as it is written on the command line.

    >>> read_version("lone_wolves:board=advanced")
    Version(game='lone_wolves', players=None, options={'board': 'advanced'}, numbers={})
    """
    if text.endswith(".json"):
        return _read_file(Path(text))
    game, _, rest = text.partition(":")
    options: dict[str, Value] = {}
    for pair in filter(None, rest.split(",")):
        name, sign, value = pair.partition("=")
        if not sign:
            raise WatahaError(f"'{pair}' in '{text}' is not of the form NAME=VALUE.")
        options[name.strip()] = value.strip()
    players = options.pop("players", None)
    if players is not None and not str(players).isdecimal():
        raise WatahaError(f"'{players}' is no number of players.")
    return Version(game, None if players is None else int(players), options, {})


def _read_file(file: Path) -> Version:
    try:
        read = read_json(file.read_bytes(), str(file))
    except BadJson as trouble:
        raise WatahaError(str(trouble)) from trouble
    if not isinstance(read, dict) or "game" not in read or not read.keys() <= PARTS.keys():
        raise WatahaError(f"{file} is no version of a game: it must have game, and may have players, options, numbers.")
    for part, kind in PARTS.items():
        if part in read and type(read[part]) is not kind:
            raise WatahaError(f"{file}: {part} must be of the kind {kind.__name__}.")
    numbers = {read["game"]: read["numbers"]} if read.get("numbers") else {}
    for game, own in numbers.items():
        check_numbers(game, own)
    return Version(read["game"], read.get("players"), read.get("options", {}), numbers)


def compare(one: Version, other: Version, series: Series) -> list[Difference]:
    """Play both versions on the same seeds and tell them apart."""
    if one.game != other.game:
        raise WatahaError(f"Two versions of one game can be compared, not {one.game} and {other.game}.")
    a, b = (_measure_apart(version, series) for version in (one, other))
    return tell_apart(a, b)


def _measure_apart(version: Version, series: Series) -> dict[tuple[str, str], dict[int, float]]:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(measure, version, series).result()


def measure(version: Version, series: Series) -> dict[tuple[str, str], dict[int, float]]:
    """Every metric of a version, deal by deal."""
    from rich.console import Console

    change_numbers(version.numbers)
    game = find_game(version.game)
    players, options = game.read_players(version.players), game.read_options(version.options)
    study = Study(game, players, options, series.bots, series.games, series.seed, series.judge)
    contest = study.main()
    log = ContestLog(contest.log_file(), contest)
    with play_with_progress(Console(stderr=True), series.workers, series.cluster) as play:
        play(contest, log)
    return values_by_deal(list(go_through(contest, log.results())))


def values_by_deal(courses: list[Course]) -> dict[tuple[str, str], dict[int, float]]:
    """All that can be told of one game, by metric and of what, deal by deal."""
    values = {(name, ""): metrics.by_deal(metric, courses) for name, metric in metrics.OF_A_GAME.items()}
    for seat in range(courses[0].players):
        values["seat_wins", str(seat)] = metrics.by_deal(lambda course, seat=seat: course.won[seat], courses)
        values["seat_points", str(seat)] = metrics.by_deal(lambda course, seat=seat: course.points[seat], courses)
    return {key: by_deal for key, by_deal in values.items() if by_deal}


def tell_apart(
    a: Mapping[tuple[str, str], Mapping[int, float]], b: Mapping[tuple[str, str], Mapping[int, float]]
) -> list[Difference]:
    """The differences of metrics over the deals that both have, each deal against itself."""
    found: list[Difference] = []
    for key in a:
        deals = sorted(a[key].keys() & b.get(key, {}).keys())
        if not deals:
            continue
        before, after = (np.array([side[key][deal] for deal in deals]) for side in (a, b))
        change = mean_by_deal(after - before)
        found.append(
            {
                "name": key[0],
                "of": key[1],
                "a": float(before.mean()),
                "b": float(after.mean()),
                "change": change["mean"],
                "low": change["low"],
                "high": change["high"],
                "deals": len(deals),
                "chance": chance_of(after - before),
                "real": False,
            }
        )
    _correct_for_many(found)
    return found


def chance_of(changes: np.ndarray[Any, Any]) -> float:
    """How likely a mean so far from 0 is by chance alone: the sign-flipping null, by the normal distribution.

    >>> import numpy as np
    >>> round(chance_of(np.array([1.0, 1.0, 1.0, 1.0])), 4), chance_of(np.zeros(4))
    (0.0455, 1.0)
    """
    spread = math.sqrt(float((changes**2).sum()))
    return math.erfc(abs(float(changes.sum())) / spread / math.sqrt(2)) if spread > 0 else 1.0


def _correct_for_many(found: list[Difference]) -> None:
    """Raise the chances as Holm (1979) does, so that many metrics do not find a difference by their number."""
    highest = 0.0
    for place, difference in enumerate(sorted(found, key=lambda difference: difference["chance"])):
        highest = max(highest, min(1.0, difference["chance"] * (len(found) - place)))
        difference["chance"] = highest
        difference["real"] = highest < SURE
