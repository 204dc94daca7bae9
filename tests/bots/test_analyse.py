"""Going through a finished game: a curve for each seat, and the costly decisions with what was better."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import wataha
from wataha import Match
from wataha.bots import make_bot
from wataha.bots.think import Budget
from wataha.cli import main
from wataha.lab.analyse import LEAST_COST, analyse


def command(*arguments: str) -> None:
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    assert end.value.code == 0


def played(game: str, seed: int) -> Match:
    match = Match(game, seed)
    bots = [make_bot("greedy" if seat == 0 else "random", seat) for seat in range(match.players)]
    while not match.over:
        match.play(bots[match.actor].choose(match))
    return match


@pytest.mark.parametrize("game", ["lone_wolves"])
def test_a_game_is_gone_through_from_each_movers_eyes(game: str) -> None:
    match = played(game, 3)
    analysis = analyse(match, budget=Budget(60))
    assert json.loads(json.dumps(analysis))["plies"] == match.ply
    assert [curve[-1] for curve in analysis["curves"]] == [
        (match.ply, float(seat in match.winners()) / len(match.winners())) for seat in range(match.players)
    ]
    for judged in analysis["decisions"]:
        assert judged["seat"] == match.movers[judged["ply"]]
        assert judged["played"]["path"] == match.paths[judged["ply"]]
        assert judged["cost"] >= 0
    costs = [analysis["decisions"][number]["cost"] for number in analysis["swings"]]
    assert costs == sorted(costs, reverse=True)
    assert all(cost >= LEAST_COST for cost in costs)
    assert analysis == analyse(match, budget=Budget(60))


def test_the_command_tells_and_draws_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "game.json", tmp_path / "curve.png"
    file.write_text(json.dumps(played("lone_wolves", 5).record()))
    command("analyse", str(file), "--budget", "40", "--plot", str(picture), "--lang", "pl")
    assert "zwrot" in capsys.readouterr().out
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_arena_command_prints_and_draws_its_league(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture, log = tmp_path / "league.png", tmp_path / "log.jsonl"
    arguments = ["arena", "lone_wolves", "--bots", "pup", "random", "--deals", "2", "--workers", "1", "--log", str(log)]
    command(*arguments, "--plot", str(picture))
    assert "pup" in capsys.readouterr().out
    assert picture.read_bytes().startswith(b"\x89PNG")
    command(*arguments, "--json")
    assert json.loads(capsys.readouterr().out)["games"] == 4


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "pup"], "at least two bots"),
        (["--bots", "pup", "genius"], "There is no bot 'genius'"),
        (["--bots", "pup", "random", "--players", "7"], "not played by 7"),
        (["--bots", "alpha", "random", "--budget", "soon"], "not a number"),
    ],
)
def test_a_wrong_contest_gets_one_sentence(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["arena", "lone_wolves", *arguments])
    assert end.value.code == 2
    assert complaint in capsys.readouterr().err


def test_games_of_others_can_have_evaluations() -> None:
    from wataha.bots.evaluation import Evaluation, by_score, evaluation_of, register_evaluation

    game = wataha.game("lone_wolves")
    own = evaluation_of(game)
    register_evaluation("lone_wolves", Evaluation())
    try:
        assert evaluation_of(game).evaluate is by_score
    finally:
        register_evaluation("lone_wolves", own)


def test_the_table_and_the_plot_count_plies_alike(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from matplotlib import pyplot
    from rich.console import Console

    from wataha.engine.texts import Texts
    from wataha.lab.analyse import Analysis, Judged, plot
    from wataha.terminal import draw_analysis

    def move(result: float) -> Any:
        return {"label": {"key": "bot-pup", "args": {}}, "result": result}

    judged: Judged = {
        "ply": 6,
        "seat": 0,
        "moves": 2,
        "played": move(0.4),
        "best": move(0.9),
        "cost": 0.5,
        "weighed": [],
        "line": [],
    }
    analysis: Analysis = {
        "game": "lone_wolves",
        "players": 2,
        "plies": 8,
        "winners": [1],
        "score": [0, 1],
        "level": "legend",
        "decisions": [judged],
        "curves": [[(6, 0.9), (8, 0.0)], [(8, 1.0)]],
        "swings": [0],
    }
    console = Console(width=120)
    with console.capture() as printed:
        console.print(draw_analysis(analysis, "Lone Wolves", Texts("en", ("lone_wolves", "bots"))))
    drawn: list[Any] = []
    monkeypatch.setattr(pyplot, "close", drawn.append)
    plot(analysis, ["Ala", "Ola"], tmp_path / "curve.png")
    marks = [float(line.get_xdata()[0]) for line in drawn[0].axes[0].lines if line.get_marker() == "v"]
    assert marks == [7]
    assert "  7  " in f"  {printed.get().splitlines()[-1]}"
