"""The command `wataha`, run as people run it."""

from __future__ import annotations

import csv
import importlib.util
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

import wataha
from tests.nightly import nightly
from wataha.cli import main
from wataha.lab import cluster
from wataha.lab.peers import VECTOR_PEERS

RECORD_KEYS = ["game", "rules", "players", "options", "seed", "moves"]


class Terminal:
    """Runs the command in this process, with a keyboard and a place for kept games of its own."""

    def __init__(self, capture: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capture = capture
        self.patch = patch

    def __call__(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        self.patch.setattr("sys.stdin", io.StringIO(typed))
        code = 0
        try:
            main(list(arguments))
        except SystemExit as end:
            code = int(end.code or 0)
        shown = self.capture.readouterr()
        return subprocess.CompletedProcess(arguments, code, shown.out, shown.err)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("WATAHA_GAMES_DIR", str(tmp_path / "kept"))
    return Terminal(capsys, monkeypatch)


def kept_games(folder: Path) -> list[Path]:
    return list((folder / "kept").glob("*"))


def test_ray_alone_is_a_cluster_of_this_machine(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def join(address: str) -> NoReturn:
        asked.append(address)
        raise wataha.WatahaError("Not today.")

    monkeypatch.setattr(cluster, "joined", join)
    for command in (["simulate", "lone_wolves", "--ray", "--games", "9"], ["simulate", "lone_wolves", "--ray"]):
        assert run(*command).returncode == 2
    assert asked == ["local", "local"]


def test_games_are_listed_for_people_and_programs(run: Terminal) -> None:
    assert "Lone Wolves" in run("games").stdout
    listed = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in listed] == [game.id for game in wataha.games()]
    assert listed[0]["options"][0] == {"name": "board", "default": "basic", "values": ["basic", "advanced"]}


def test_rules_are_shown_in_the_language_asked_for(run: Terminal) -> None:
    assert "Samotne wilki" in run("rules", "lone_wolves", "--lang", "pl").stdout
    assert "thirteen" in run("rules", "lone_wolves").stdout


def test_a_pipe_takes_all_letters_whatever_the_system_writes() -> None:
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    command = [sys.executable, "-m", "wataha.cli", "rules", "moonlight", "--lang", "pl"]
    told = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=True)
    assert "księżyca" in told.stdout


def test_tiles_of_ones_own_are_checked_and_played_with(run: Terminal, tmp_path: Path) -> None:
    from wataha.games.wolves_and_sheep.tiles import HOUSE_FILE

    own = tmp_path / "own.json"
    box = HOUSE_FILE.read_text(encoding="utf-8")
    own.write_text(box, encoding="utf-8")
    assert "a whole set" in run("tiles", "check", str(own)).stdout
    record = json.loads(run("record", "wolves_and_sheep", "--seed", "1", "--option", f"tiles=@{own}").stdout)
    assert record["options"]["tiles"] != "house"
    assert wataha.Match.replay(record).over
    own.write_text(box.replace("K", "Q"), encoding="utf-8")
    refused = run("tiles", "check", str(own))
    assert refused.returncode == 2
    assert all(line.startswith(str(own)) for line in refused.stderr.splitlines())
    assert run("tiles", "check", str(tmp_path / "none.json")).returncode == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("play", "chess"), "There is no game 'chess'."),
        (("play",), "Which game?"),
        (("rules", "chess"), "There is no game 'chess'."),
        (("play", "lone_wolves", "--seat", "7"), "There is no seat 7."),
        (("play", "lone_wolves", "--lang", "fr"), '"fr"'),
        (("play", "lone_wolves", "--bot", "genius"), "There is no bot 'genius'."),
        (("play", "--resume"), "No unfinished game is kept."),
        (("simulate", "lone_wolves", "--games", "0"), "--games"),
        (("simulate", "lone_wolves", "--games", "many"), "--games"),
        (("simulate", "lone_wolves", "-o", "board"), "not of the form NAME=VALUE"),
        (("simulate", "lone_wolves", "-o", "board=big"), "Allowed: basic, advanced."),
        (("simulate", "lone_wolves", "--players", "9"), "not played by 9"),
        (("simulate", "lone_wolves", "--out", "x.txt"), ".parquet or .csv"),
        (("simulate", "lone_wolves", "--plot", "no/such/folder/x.png"), "folder does not exist"),
        (("record", "lone_wolves", "--seed", "-1"), "The seed -1"),
        (("record", "lone_wolves", "--bots", "random,random,random"), "3 bots for 2 seats"),
        (("replay", "no-such-file.json"), "no-such-file.json"),
        (("bench", "chess"), "There is no game 'chess'."),
        (("dance",), '"dance"'),
        (("simulate", "lone_wolves", "--loudly"), "--loudly"),
    ],
)
def test_wrong_input_gets_one_sentence_and_exit_code_2(
    run: Terminal, arguments: tuple[str, ...], complaint: str
) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_simulation_is_the_same_every_time(run: Terminal, tmp_path: Path) -> None:
    table, picture = tmp_path / "games.csv", tmp_path / "games.png"
    arguments = ("simulate", "lone_wolves", "--games", "300", "--seed", "4", "-o", "board=advanced", "--json")
    first = json.loads(run(*arguments, "--out", str(table), "--plot", str(picture)).stdout)
    assert first == json.loads(run(*arguments).stdout)
    assert first["games"] == 300
    assert sum(seat["wins"]["mean"] for seat in first["seats"]) == pytest.approx(1)
    rows = list(csv.DictReader(table.open()))
    assert len(rows) == 300
    mean = sum(int(row["score_0"]) for row in rows) / 300
    assert first["seats"][0]["score"]["mean"] == pytest.approx(mean)
    assert picture.read_bytes().startswith(b"\x89PNG")
    match = wataha.Match("lone_wolves", seed=int(rows[7]["seed"]), board="advanced")
    match.game.calls.playout(match.states, 0, 1)
    assert match.over


def test_a_simulation_can_be_written_as_parquet(run: Terminal, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    table = tmp_path / "games.parquet"
    assert run("simulate", "lone_wolves", "--games", "50", "--out", str(table)).returncode == 0
    assert parquet.read_table(table).num_rows == 50


def test_a_record_replays_through_any_eyes_in_any_language(run: Terminal, tmp_path: Path) -> None:
    recorded = run("record", "lone_wolves", "--seed", "4").stdout
    assert list(json.loads(recorded)) == RECORD_KEYS
    file = tmp_path / "game.json"
    file.write_text(recorded)
    whole = run("replay", str(file), "--lang", "de").stdout
    assert "Wertungsblatt" in whole
    assert "Stich 13" in whole
    early = run("replay", str(file), "--at", "3", "--seat", "0").stdout
    assert "Score sheet" not in early
    assert "13 cards in hand:\n" not in early
    assert run("replay", "-", typed=recorded).stdout == run("replay", str(file)).stdout


@pytest.mark.parametrize("damage", ["", "{", '{"game": "lone_wolves"}', "\x00"])
def test_a_damaged_record_is_called_so(run: Terminal, damage: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(damage)
    done = run("replay", str(file))
    assert done.returncode == 2
    assert "record" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_record_that_breaks_says_where(run: Terminal, tmp_path: Path) -> None:
    record = json.loads(run("record", "lone_wolves", "--seed", "4").stdout)
    record["moves"][6] = "play Z9 cave"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert "breaks at move 7" in run("replay", str(file)).stderr


def test_a_game_can_be_played_to_the_end_by_numbers(run: Terminal, tmp_path: Path) -> None:
    done = run("play", "lone_wolves", "--seed", "5", "--lang", "pl", typed="1\n" * 60)
    assert done.returncode == 0, done.stderr
    assert "Koniec gry." in done.stdout
    assert "Arkusz punktacji" in done.stdout
    assert kept_games(tmp_path) == []


def test_a_left_game_is_kept_and_gone_on_with(run: Terminal, tmp_path: Path) -> None:
    left = run("play", "lone_wolves", "--seed", "5", "-o", "first_leader=0", typed="1\nquit\n")
    assert left.returncode == 0
    assert "wataha play lone_wolves --resume" in left.stdout
    kept = json.loads(kept_games(tmp_path)[0].read_text())
    moves = kept["record"]["moves"]
    assert moves
    again = run("play", "--resume", typed="log\n" + "1\n" * 60)
    assert "The game is over." in again.stdout
    assert kept_games(tmp_path) == []


def test_nonsense_and_fair_undo_at_the_terminal(run: Terminal, tmp_path: Path) -> None:
    typed = "fly\n99\nundo\nplay\n?\nscore\nquit\n"
    done = run("play", "lone_wolves", "--seed", "5", "-o", "first_leader=0", typed=typed)
    assert done.returncode == 0
    assert "'fly' is none of the legal moves" in done.stdout
    assert "'99' is none of the legal moves" in done.stdout
    assert "cannot be taken back" in done.stdout
    assert "'play' could mean 65 moves" in done.stdout
    assert "Tab completes" in done.stdout
    assert "Score sheet" in done.stdout


def test_a_damaged_kept_game_is_called_so(run: Terminal, tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "lone_wolves-1.json").write_text("{")
    done = run("play", "--resume")
    assert done.returncode == 2
    assert "damaged" in done.stderr


@nightly
def test_the_benchmark_measures_everything_it_promises(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wataha.lab.peers.SECONDS", 0.05)
    monkeypatch.setattr("wataha.lab.peers.ROUNDS", 1)
    for other in ("Pgx sparrow_mahjong", "RLCard leduc-holdem"):  # one of each library is measured, as the others are
        monkeypatch.delitem(VECTOR_PEERS, other)
    done = run("bench", "lone_wolves", "--json", "--peer")
    figures = json.loads(done.stdout)["games"]["lone_wolves"]
    assert figures["record_bytes"] <= 512
    assert all(value > 0 for key, value in figures.items() if key != "ratios")
    assert figures["ratios"]["stepping_from_python / euchre decisions"] > 0
    assert figures["ratios"]["environment / Pgx leduc_holdem"] > 0
    assert figures["ratios"]["environment / RLCard uno"] > 0


def test_the_installed_command_works() -> None:
    """As a process of its own: the entry point, the exit code, and no traceback when the reader goes away."""
    command = [sys.executable, "-m", "wataha.cli"]
    done = subprocess.run([*command, "play", "chess"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("wataha: There is no game 'chess'.")
    piped = subprocess.Popen([*command, "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert piped.stdout
    assert piped.stderr
    piped.stdout.close()
    assert "Traceback" not in piped.stderr.read()
    piped.wait()


def test_training_without_pytorch_says_how_to_get_it(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    find_spec = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "torch" else find_spec(name))
    told = run("train", "lone_wolves")
    assert told.returncode == 2
    assert "pip install 'wataha[train]'" in told.stderr


def test_exploit_tells_what_a_bot_loses_to_its_best_response(run: Terminal) -> None:
    asked = (
        "exploit",
        "lone_wolves_two_tricks",
        "--policy",
        "greedy",
        "random",
        "--samples",
        "2",
        "--iterations",
        "50",
    )
    answer = json.loads(run(*asked, "--json").stdout)
    cfr, random, greedy = answer["policies"]
    assert (cfr["policy"], random["policy"], greedy["policy"]) == ("CFR+", "random", "greedy")
    assert cfr["exploitability"] < 0.001 < greedy["exploitability"] < random["exploitability"]
    assert answer == json.loads(run(*asked, "--json").stdout)
    shown = run(*asked).stdout
    assert "30 deals, 2,502 nodes, 934 information sets" in shown
    assert f"{greedy['exploitability']:.4f}" in shown


def test_exploit_lists_what_can_be_solved(run: Terminal) -> None:
    shown = run("exploit").stdout
    assert "lone_wolves_two_tricks" in shown
    assert "two empty corners" in shown


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("lone_wolves",), "'lone_wolves' is no miniature, and only those can be solved. Miniatures: lone_wolves_two"),
        (("lone_wolves_two_tricks", "--policy", "wolf"), "There is no bot 'wolf'"),
        (("lone_wolves_two_tricks", "--policy", "nowhere:Agent"), "The agent 'nowhere:Agent' cannot be loaded"),
        (("lone_wolves_two_tricks", "--reward", "glory"), "Rewards: win, place, margin"),
        (("lone_wolves_two_tricks", "--samples", "0"), "--samples"),
        (("lone_wolves_two_tricks", "--iterations", "0"), "--iterations"),
        (("lone_wolves_two_tricks", "--seed", "-1"), "seed"),
    ],
)
def test_exploit_answers_wrong_input_by_a_sentence(run: Terminal, arguments: tuple[str, ...], told: str) -> None:
    done = run("exploit", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert told in done.stderr
    assert done.stderr.count("\n") == 1
