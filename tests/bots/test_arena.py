"""The arena: balanced seats, equal results for equal seeds, and nothing lost when it is interrupted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import wataha
from tests.nightly import nightly
from wataha.engine.code_cache import cache_root
from wataha.lab.arena import run
from wataha.lab.contest import Contest
from wataha.lab.contest_log import ContestLog
from wataha.lab.intervals import mean_by_deal, rate_by_deal, ratings, wilson
from wataha.lab.league import summarise


def contest(*bots: str, deals: int = 3, game: str = "lone_wolves", players: int = 2, budget: str = "30") -> Contest:
    return Contest(wataha.game(game), bots, deals, players, {}, budget)


def test_every_bot_plays_every_deal_from_every_seat(tmp_path: Path) -> None:
    held = contest("alpha", "greedy", "random")
    log = ContestLog(tmp_path / "log.jsonl", held)
    run(held, log, workers=1)
    results = log.results()
    assert len(results) == 3 * 3
    for line in results:
        one, other = line["pair"]
        assert [game["seats"] for game in line["games"]] == [[one, other], [other, one]]
    summary = summarise(held, results)
    assert summary["games"] == 18
    assert [pair["games"] for pair in summary["pairs"]] == [6, 6, 6]
    assert {row["bot"] for row in summary["league"]} == {"alpha", "greedy", "random"}
    for pair in summary["pairs"]:
        assert pair["wins"]["low"] <= pair["wins"]["mean"] <= pair["wins"]["high"]


def test_a_bot_gets_no_edge_from_its_place_in_the_list(tmp_path: Path) -> None:
    """Equal bots on duplicate deals: whoever has the better seat of a deal has the worse one of its twin."""
    held = contest("random", "random", deals=200)
    log = ContestLog(tmp_path / "log.jsonl", held)
    run(held, log, workers=1)
    wins = summarise(held, log.results())["pairs"][0]["wins"]
    assert wins["low"] < 0.5 < wins["high"]


@pytest.mark.parametrize("game", [game.id for game in wataha.games() if max(game.players) > 2])
def test_with_more_players_one_sits_among_the_others(game: str, tmp_path: Path) -> None:
    players = max(wataha.game(game).players)
    held = contest("random", "random", deals=1, game=game, players=players)
    log = ContestLog(tmp_path / "log.jsonl", held)
    run(held, log, workers=1)
    seats = [played["seats"] for played in log.results()[0]["games"]]
    assert seats == [[0 if seat == own else 1 for seat in range(players)] for own in range(players)]
    assert summarise(held, log.results())["even"] == 1 / players


def test_results_are_the_same_however_they_came_about(tmp_path: Path) -> None:
    held = contest("hunter", "pup", deals=4)
    whole = ContestLog(tmp_path / "whole.jsonl", held)
    run(held, whole, workers=2)
    part = contest("hunter", "pup", deals=2)
    pieces = tmp_path / "pieces.jsonl"
    run(part, ContestLog(pieces, part), workers=1)
    with pieces.open("a") as torn:
        torn.write('{"pair": [0, 1], "deal": 2, "gam')
    again = ContestLog(pieces, held)
    assert len(again.done) == 2
    run(held, again, workers=1)
    assert [strip(line) for line in again.results()] == [strip(line) for line in whole.results()]


def strip(line: dict) -> list:
    return [{**game, "seconds": None} for game in line["games"]]


@nightly
@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot interrupt another process")
def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    command = [sys.executable, "-m", "wataha.lab.arena", "lone_wolves", "--bots", "random", "greedy", "--log", str(log)]
    started = subprocess.Popen(
        [*command, "--deals", "1000000", "--workers", "2"],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # a shell's background jobs ignore it
    )
    give_up = time.monotonic() + 300
    while not (log.exists() and log.read_text().count("\n") > 5) and time.monotonic() < give_up:
        time.sleep(0.05)
    started.send_signal(signal.SIGINT)
    _, said = started.communicate(timeout=30)
    assert "run again to go on" in " ".join(said.split())
    assert "Traceback" not in said
    kept = [json.loads(line) for line in log.read_text().splitlines()][1:]
    assert len(kept) >= 5
    deals = len({line["deal"] for line in kept}) + 3
    done = subprocess.run(
        [*command, "--deals", str(deals), "--workers", "1", "--json"], capture_output=True, check=True
    )
    assert json.loads(done.stdout)["deals"] == deals


def test_a_log_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    ContestLog(file, contest("random", "greedy"))
    with pytest.raises(wataha.WatahaError, match="another contest"):
        ContestLog(file, contest("random", "pup"))
    file.write_text("hello\n")
    with pytest.raises(wataha.WatahaError, match="not a log"):
        ContestLog(file, contest("random", "pup"))


def test_the_arena_needs_little_installed() -> None:
    script = (
        "import sys, wataha.lab.arena, wataha; m = wataha.Match('lone_wolves', 1);"
        "print([name for name in ('cyclopts', 'fluent', 'prompt_toolkit', 'platformdirs') if name in sys.modules])"
    )
    environment = {**os.environ, "WATAHA_CACHE_DIR": str(cache_root())}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_duplicate_deals_count_as_what_they_tell() -> None:
    """Ten games on five deals that always come out even tell no more than that: the interval is that of the deals."""
    assert rate_by_deal(np.array([0.5] * 5), 10) == wilson(0.5, 5)
    independent = np.array([1, 0, 0.5, 0.5] * 50)
    assert rate_by_deal(independent, 400)["low"] == pytest.approx(wilson(0.5, 398)["low"], abs=1e-3)
    assert mean_by_deal(np.array([1.0, 3.0]))["mean"] == 2


def test_ratings_order_the_league() -> None:
    chooser = np.random.default_rng(1)
    strengths = [8.0, 4.0, 1.0]
    tables = []
    for _ in range(3000):
        seats = [int(seat) for seat in chooser.permutation(3)]
        odds = np.array([strengths[seat] for seat in seats])
        winner = chooser.choice(3, p=odds / odds.sum())
        tables.append((seats, [1.0 if place == winner else 0.0 for place in range(3)]))
    found = ratings(3, tables)
    assert found[0] - found[1] == pytest.approx(120, abs=20)
    assert found[1] - found[2] == pytest.approx(241, abs=30)
