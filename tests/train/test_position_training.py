"""A training on positions: games are played and repeated from their seeds, and a net learns from them and goes on."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training needs PyTorch: pip install 'wataha[train]'")

from wataha import Match
from wataha.bots import make_bot
from wataha.bots.features import RowShape, row_shape
from wataha.cli import main
from wataha.engine.registry import find_game
from wataha.train.position_fit import PositionModel, Sample, fit
from wataha.train.position_training import PositionSettings, PositionTraining
from wataha.train.self_play import Order, look_back, play_games, untrained

GAME = "wolves_and_sheep"


def test_games_are_repeated_from_their_seeds_and_every_position_knows_its_end() -> None:
    order = Order(GAME, 3, {"big_fish": "on"}, range(4), 0b111, 0.5)
    net = untrained(find_game(GAME))
    one, other = play_games(order, net), play_games(order, net)
    assert len(one.rows) > 10
    assert np.array_equal(one.rows, other.rows)
    assert np.allclose(one.shares.sum(1), 1)
    assert one.wins.sum() == pytest.approx(4)
    ahead = one.margins > 0
    assert np.array_equal(ahead, (one.shares == 1) & ahead)  # who leads at the end has won
    assert ahead.any()


def test_what_came_of_a_position_fades_into_what_was_expected_before() -> None:
    expected = np.array([[0.5, 0.5], [0.25, 0.75]])
    won = np.array([1.0, 0.0])
    assert np.array_equal(look_back(expected, won, 1.0), [won, won])
    assert np.array_equal(look_back(expected, won, 0.0), expected)
    late = 0.8 * won + 0.2 * expected[1]
    assert np.allclose(look_back(expected, won, 0.8), [0.8 * late + 0.2 * expected[0], late])


@pytest.mark.parametrize("iterations", [0, 12])
def test_games_are_repeated_and_mix_who_won_with_what_was_expected(iterations: int) -> None:
    net = untrained(find_game(GAME))
    won, mixed, again = (
        play_games(Order(GAME, 3, {}, range(2), 0b111, 0.5, iterations, trace), net) for trace in (1.0, 0.5, 0.5)
    )
    assert len(won.rows) > 10
    assert np.array_equal(won.rows, mixed.rows)
    assert np.array_equal(mixed.shares, again.shares)
    assert {*won.shares.flat} <= {0, 0.5, 1}
    assert not {*mixed.shares.flat} <= {0, 0.5, 1}
    assert np.allclose(mixed.shares.sum(1), 1, atol=1e-3)


def test_games_by_search_are_others_than_quick_ones() -> None:
    net = untrained(find_game(GAME))
    searched, quick = (play_games(Order(GAME, 3, {}, range(2), 0b111, 0.5, n), net) for n in (12, 0))
    assert not np.array_equal(searched.rows, quick.rows)


WITH_PARTS = RowShape(4, part=3, parts=2)


def make_sample(rows: Any, shares: Any, held: Any) -> Sample:
    return Sample(rows, shares, np.zeros_like(shares), held)


@pytest.mark.parametrize("shape", [RowShape(4), WITH_PARTS])
def test_a_net_to_begin_with_is_what_learns_on(shape: RowShape) -> None:
    torch.manual_seed(2)
    rows = np.random.default_rng(2).normal(3, 5, size=(50, 3, shape.size)).astype(np.float32)
    first, model = PositionModel(shape, (8, 5)), PositionModel(shape, (8, 5))
    model.fit_scale([make_sample(rows, rows[:, :, 0], rows[:, 0, 0] > 0)])
    model.take(first.exported())
    assert torch.allclose(model(torch.from_numpy(rows))[0], first(torch.from_numpy(rows))[0], atol=1e-4)


def test_the_order_of_parts_and_those_that_are_not_there_say_nothing() -> None:
    torch.manual_seed(3)
    model = PositionModel(WITH_PARTS, (8, 5))
    rows = torch.rand(5, 2, WITH_PARTS.size)
    own, one, other = rows.split([4, 3, 3], 2)
    swapped = torch.cat((own, other, one), 2)
    assert torch.allclose(model(rows)[0], model(swapped)[0], atol=1e-6)
    smaller = PositionModel(RowShape(4, part=3, parts=1), (8, 5))
    smaller.load_state_dict(model.state_dict())
    alone = torch.cat((own, one, torch.zeros_like(other)), 2)
    assert torch.allclose(model(alone)[0], smaller(torch.cat((own, one), 2))[0], atol=1e-6)


def test_a_training_begins_with_a_net_in_place_of_the_evaluation(tmp_path: Path) -> None:
    game = find_game(GAME)
    settings = PositionSettings(games=16, measured=4, measured_deals=1, chunk=2, epochs=1)
    for folder, first in (("by-net", untrained(game)), ("by-evaluation", None)):
        PositionTraining(game, settings, tmp_path / folder, first=first).run(0, workers=1)
    played = [np.load(tmp_path / folder / "round-0-2.npz")["rows"] for folder in ("by-net", "by-evaluation")]
    assert not np.array_equal(*played)


def test_a_net_meets_others_in_as_many_games_as_asked() -> None:
    def seats(share: float) -> list[int]:
        settings = PositionSettings(games=2000, chunk=5, among_others=share)
        training = PositionTraining(find_game(GAME), settings, folder, first=untrained(find_game(GAME)))
        return [order.by_net for order in training._orders(0) if order.players == 3]  # pyright: ignore[reportPrivateUsage]

    with TemporaryDirectory() as name:
        folder = Path(name)
        assert set(seats(0)) == {0b111}
        half, all_mixed = seats(0.5), seats(1)
    assert set(all_mixed) == set(range(8))
    assert 0.4 < sum(seat == 0b111 for seat in half) / len(half) < 0.7  # one mixed table in eight is all the net's, too


@pytest.mark.parametrize("iterations", [0, 12])
def test_the_seats_of_others_are_played_by_others(iterations: int) -> None:
    net = PositionModel(row_shape(GAME)).exported()
    alone, mixed, others = (
        play_games(Order(GAME, 3, {}, range(2), seats, 0.5, iterations), net) for seats in (0b111, 0b010, 0)
    )
    assert not np.array_equal(alone.rows, mixed.rows)
    assert not np.array_equal(mixed.rows, others.rows)


def test_with_one_number_of_players_what_is_kept_of_others_is_learned_from_again(tmp_path: Path) -> None:
    settings = PositionSettings(games=16, measured=4, measured_deals=1, chunk=2, epochs=1)
    PositionTraining(find_game(GAME), settings, tmp_path).run(0, workers=1)
    before = {file.name for file in tmp_path.glob("round-*.npz")}
    training = PositionTraining(find_game(GAME), replace(settings, players=3), tmp_path)
    training.run(0.02, workers=1)
    added = {file.name for file in tmp_path.glob("round-*.npz")} - before
    assert {name.rpartition("-")[2] for name in added} == {"3.npz"}
    of_others = sum(len(np.load(tmp_path / name)["rows"]) for name in before - {"round-0-3.npz"})
    assert training.curve[1].positions > of_others


def test_a_net_learns_who_is_ahead() -> None:
    """The seat whose first number is larger wins; the second number says nothing."""
    torch.manual_seed(1)
    rows = np.random.default_rng(1).normal(size=(4000, 2, 2)).astype(np.float32)
    first = rows[:, 0, 0] > rows[:, 1, 0]
    model = PositionModel(RowShape(2))
    sample = make_sample(rows, np.stack([first, ~first], 1).astype(np.float32), np.arange(4000) % 20 == 0)
    model.fit_scale([sample])
    assert fit(model, [sample], 40) < 0.3 < np.log(2)


@pytest.mark.parametrize("iterations", [0, 4])
def test_a_training_goes_on_from_its_checkpoint_alone(tmp_path: Path, iterations: int) -> None:
    settings = PositionSettings(games=16, measured=4, measured_deals=1, chunk=2, epochs=1, iterations=iterations)
    narrow = PositionModel(row_shape(GAME), (16, 8)).exported()
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
