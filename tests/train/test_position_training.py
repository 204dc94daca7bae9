"""A training on positions: games are played and repeated from their seeds, and a net learns from them and goes on."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training needs PyTorch: pip install 'wataha[train]'")

from wataha import Match
from wataha.bots import make_bot
from wataha.cli import main
from wataha.engine.registry import find_game
from wataha.train.position_fit import PositionModel, Sample, fit
from wataha.train.position_training import PositionSettings, PositionTraining
from wataha.train.self_play import Order, play_games, untrained

GAME = "wolves_and_sheep"


def test_games_are_repeated_from_their_seeds_and_every_position_knows_its_end() -> None:
    order = Order(GAME, 3, {"big_fish": "on"}, range(4), 0b111, 0.5)
    net = untrained(find_game(GAME))
    one, other = play_games(order, net), play_games(order, net)
    assert len(one.rows) > 10
    assert np.array_equal(one.rows, other.rows)
    assert np.allclose(one.shares.sum(1), 1)
    assert one.wins.sum() == pytest.approx(4)


def test_games_by_search_are_repeated_and_mix_who_won_with_what_was_expected() -> None:
    net = untrained(find_game(GAME))
    won, mixed, again = (
        play_games(Order(GAME, 3, {}, range(2), 0b111, 0.5, 12, trust), net) for trust in (0.0, 0.5, 0.5)
    )
    assert len(won.rows) > 10
    assert np.array_equal(won.rows, mixed.rows)
    assert np.array_equal(mixed.shares, again.shares)
    assert {*won.shares.flat} <= {0, 0.5, 1}
    assert not {*mixed.shares.flat} <= {0, 0.5, 1}
    assert np.allclose(mixed.shares.sum(1), 1, atol=1e-3)
    quick = play_games(Order(GAME, 3, {}, range(2), 0b111, 0.5), net)
    assert not np.array_equal(won.rows, quick.rows)


def test_a_net_to_begin_with_is_what_learns_on() -> None:
    torch.manual_seed(2)
    rows = np.random.default_rng(2).normal(3, 5, size=(50, 3, 4)).astype(np.float32)
    first, model = PositionModel(4, (8, 5)), PositionModel(4, (8, 5))
    model.fit_scale([Sample(rows, rows[:, :, 0], rows[:, 0, 0] > 0)])
    model.take(first.exported())
    assert torch.allclose(model(torch.from_numpy(rows)), first(torch.from_numpy(rows)), atol=1e-4)


def test_a_training_begins_with_a_net_in_place_of_the_evaluation(tmp_path: Path) -> None:
    game = find_game(GAME)
    settings = PositionSettings(games=16, measured=4, chunk=2, epochs=1)
    for folder, first in (("by-net", untrained(game)), ("by-evaluation", None)):
        PositionTraining(game, settings, tmp_path / folder, first=first).run(0, workers=1)
    played = [np.load(tmp_path / folder / "round-0-2.npz")["rows"] for folder in ("by-net", "by-evaluation")]
    assert not np.array_equal(*played)


def test_a_net_learns_who_is_ahead() -> None:
    """The seat whose first number is larger wins; the second number says nothing."""
    torch.manual_seed(1)
    rows = np.random.default_rng(1).normal(size=(4000, 2, 2)).astype(np.float32)
    first = rows[:, 0, 0] > rows[:, 1, 0]
    model = PositionModel(2)
    sample = Sample(rows, np.stack([first, ~first], 1).astype(np.float32), np.arange(4000) % 20 == 0)
    model.fit_scale([sample])
    assert fit(model, [sample], 40) < 0.3 < np.log(2)


@pytest.mark.parametrize("iterations", [0, 4])
def test_a_training_goes_on_from_its_checkpoint_alone(tmp_path: Path, iterations: int) -> None:
    settings = PositionSettings(games=16, measured=4, chunk=2, epochs=1, iterations=iterations, trust=0.5)
    narrow = PositionModel(34, (16, 8)).exported()
    training = PositionTraining(find_game(GAME), settings, tmp_path, first=narrow if iterations else None)
    training.run(0, workers=1)
    again = PositionTraining(find_game(GAME), settings, tmp_path)
    assert again.curve == training.curve
    for name, value in training.model.state_dict().items():
        assert torch.equal(value, again.model.state_dict()[name])
    assert 0 <= again.curve[0].against_evaluation <= 1
    for file in tmp_path.glob("round-*.npz"):
        file.unlink()
    again.run(0.05, workers=1)
    assert [point.number for point in again.curve][:2] == [0, 1]


def test_a_net_of_positions_is_trained_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, picture = tmp_path / "run", tmp_path / "curves.png"
    with pytest.raises(SystemExit) as end:
        main(
            [
                *["train", "wolves_and_sheep", "--minutes", "0.0001", "--lanes", "16", "--out"],
                str(folder),
                "--plot",
                str(picture),
            ]
        )
    assert not end.value.code
    assert "wins against the evaluation" in capsys.readouterr().out
    assert picture.stat().st_size > 0
    assert len(json.loads((folder / "curves.json").read_text())["curve"]) == 1
    match = Match(GAME, 1)
    assert make_bot(f"legend:iterations=0,net={folder / 'net.npz'}", 1).choose(match) in match.actions()
