"""A training on the CPU: it runs, it goes on from its checkpoint, and past selves play along."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training needs PyTorch: pip install 'wataha[train]'")

from wataha import Match
from wataha.bots import make_bot
from wataha.bots.net_file import find_net
from wataha.cli import main
from wataha.engine.errors import WatahaError
from wataha.env import make_spec
from wataha.train.checkpoint import find_folder
from wataha.train.league import PastSelves
from wataha.train.report import draw_progress
from wataha.train.settings import TrainingSettings, settings_of
from wataha.train.training import Training

SMALL = replace(settings_of("lone_wolves", 16), horizon=8, measured_deals=1)
A_MOMENT = 1e-6
"""Minutes: one lesson is learned however short the time."""


pytestmark = pytest.mark.filterwarnings("ignore:.*The CPU plays instead")


def small_training(folder: Path, game: str = "lone_wolves") -> Training:
    return Training(make_spec(game, 2), SMALL, folder)


def weights(training: Training) -> dict[str, Any]:
    return {name: value.clone() for name, value in training.net.state_dict().items()}


def test_a_training_learns_and_writes_its_curve_down(tmp_path: Path) -> None:
    training = small_training(tmp_path)
    before = weights(training)
    training.run(A_MOMENT)
    assert training.progress.lesson == 1
    assert training.progress.decisions == 16 * 8
    assert any(not torch.equal(before[name], value) for name, value in weights(training).items())
    (point,) = training.progress.curve
    assert 0 <= point.against_random <= 1
    assert (tmp_path / "curves.json").exists()
    assert draw_progress(training.progress).row_count > 3


def test_a_training_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    first = small_training(tmp_path / "first")
    first.run(A_MOMENT)
    learned: list[dict[str, Any]] = []
    for copy in ("one", "other"):
        shutil.copytree(tmp_path / "first", tmp_path / copy)
        again = small_training(tmp_path / copy)
        assert again.progress == first.progress
        for name, value in weights(first).items():
            assert torch.equal(value, again.net.state_dict()[name])
        steps = [state["step"] for state in again.teacher.optimiser.state.values()]
        assert steps == [state["step"] for state in first.teacher.optimiser.state.values()]
        again.run(A_MOMENT, planned=1)
        assert again.progress.lesson == 2
        learned.append(weights(again))
    one, other = learned
    assert all(torch.equal(one[name], other[name]) for name in one)


def test_a_net_to_begin_with_learns_on_at_the_rates_of_the_second_half(tmp_path: Path) -> None:
    first = find_net("lone_wolves", 2)
    training = Training(make_spec("lone_wolves", 2), SMALL, tmp_path / "on", first=first)
    with np.load(first) as numbers:
        for name, value in weights(training).items():
            assert np.array_equal(value, numbers[name].astype(np.float32))
    assert training.progress.share(60) == 0.5
    training.run(A_MOMENT, planned=1)
    again = Training(make_spec("lone_wolves", 2), SMALL, tmp_path / "on")
    assert 0.5 < again.progress.share(60) < 1
    with pytest.raises(WatahaError, match="another game"):
        Training(make_spec("lone_wolves", 2), SMALL, tmp_path / "other", first=find_net("moonlight", 2))


def test_a_checkpoint_of_another_game_is_refused(tmp_path: Path) -> None:
    small_training(tmp_path).save()
    with pytest.raises(WatahaError, match="lone_wolves"):
        small_training(tmp_path, "moonlight")


def test_a_folder_is_begun_or_gone_on_with_as_asked(tmp_path: Path) -> None:
    with pytest.raises(WatahaError, match="no training"):
        find_folder(tmp_path, resume=True)
    (tmp_path / "checkpoint.pt").touch()
    with pytest.raises(WatahaError, match="--resume"):
        find_folder(tmp_path, resume=False)
    assert find_folder(tmp_path, resume=True) == tmp_path


def test_past_selves_are_spread_over_the_run() -> None:
    net = torch.nn.Linear(1, 1)
    past = PastSelves(3, seed=1)
    for lesson in range(10, 70, 10):
        past.keep(lesson, net)
    kept = [lesson for lesson, _ in past.kept]
    assert kept[0] == 10
    assert kept[-1] == 60
    assert len(kept) == 3


def test_past_selves_play_some_seats_in_their_share_of_the_lanes(tmp_path: Path) -> None:
    from wataha.train.rollout import Opponents, Player

    training = small_training(tmp_path)
    player = Player(training.env, SMALL)
    rollout = player.play(training.net, Opponents(training.net, 4))
    assert rollout.learner[:, :12].all()
    seats = torch.arange(12, 16) % 2
    assert torch.equal(rollout.learner[:, 12:], rollout.actors[:, 12:] == seats)
    assert not rollout.learner[:, 12:].all()


def test_rates_fall_over_the_run() -> None:
    settings = TrainingSettings(learning_rates=(1.0, 0.0), entropies=(0.4, 0.2))
    assert [settings.at(progress) for progress in (0, 0.5, 1, 2)] == [
        (1.0, 0.4),
        (0.5, pytest.approx(0.3)),
        (0.0, 0.2),
        (0.0, 0.2),
    ]


def test_a_training_is_begun_and_gone_on_with_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "run"
    command = ["train", "lone_wolves", "--minutes", "0.0001", "--lanes", "8", "--out", str(folder)]
    for more in ([], ["--resume", "--plot", str(tmp_path / "curves.png")]):
        with pytest.raises(SystemExit) as end:
            main([*command, *more])
        assert not end.value.code
    assert "wins against random" in capsys.readouterr().out
    assert (tmp_path / "curves.png").stat().st_size > 0
    assert len(json.loads((folder / "curves.json").read_text())["curve"]) == 2
    with pytest.raises(SystemExit):
        main(command)
    assert "--resume" in capsys.readouterr().err
    match = Match("lone_wolves", 1)
    assert make_bot(f"legend:iterations=0,net={folder / 'net.npz'}", 1).choose(match) in match.actions()
