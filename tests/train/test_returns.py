"""What decisions turned out to be worth, against cases computed by hand."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="training needs PyTorch: pip install 'wataha[train]'")

from wataha.train.returns import gains
from wataha.train.rollout import Rollout, leads
from wataha.train.settings import TrainingSettings


def stretch(values: list[list[float]], rewards: list[list[float]], ended: list[bool]) -> Rollout:
    """One lane: values a row longer than the others."""
    nothing: Any = torch.empty(0)
    numbers = torch.tensor(values).unsqueeze(1), torch.tensor(rewards).unsqueeze(1)
    known = nothing, nothing, nothing, nothing, nothing, nothing
    return Rollout(*known, *numbers, torch.tensor(ended).unsqueeze(1))


def test_a_surprise_is_passed_back_by_the_trace() -> None:
    rollout = stretch([[0.0, 0.0], [0.5, -0.5], [0.0, 0.0]], [[0.0, 0.0], [1.0, -1.0]], [False, True])
    gained = gains(rollout, TrainingSettings(trace=0.5))
    assert gained[1, 0].tolist() == pytest.approx([0.5, -0.5])
    assert gained[0, 0].tolist() == pytest.approx([0.5 + 0.5 * 0.5, -0.75])


def test_nothing_of_the_next_game_counts_for_the_last() -> None:
    rollout = stretch([[0.0, 0.0], [0.9, -0.9], [0.9, -0.9]], [[-1.0, 1.0], [0.0, 0.0]], [True, False])
    gained = gains(rollout, TrainingSettings())
    assert gained[0, 0].tolist() == pytest.approx([-1.0, 1.0])
    assert gained[1, 0].tolist() == pytest.approx([0.0, 0.0])


def test_a_stretch_that_ends_in_a_game_counts_on_what_is_expected_there() -> None:
    rollout = stretch([[0.1, -0.1], [0.4, -0.4]], [[0.0, 0.0]], [False])
    assert gains(rollout, TrainingSettings())[0, 0].tolist() == pytest.approx([0.3, -0.3])


def test_every_one_of_three_seats_has_its_own_expectation() -> None:
    values = [[0.0, 0.0, 0.0], [0.4, 0.2, -0.6], [0.0, 0.0, 0.0]]
    rollout = stretch(values, [[0.0, 0.0, 0.0], [1.0, -0.5, -0.5]], [False, True])
    gained = gains(rollout, TrainingSettings(trace=0.5, discount=0.9))
    assert gained[1, 0].tolist() == pytest.approx([0.6, -0.7, 0.1])
    expected = [0.9 * value + 0.5 * 0.9 * later for value, later in zip(values[1], [0.6, -0.7, 0.1], strict=True)]
    assert gained[0, 0].tolist() == pytest.approx(expected)


def test_a_lead_is_over_the_best_of_the_others() -> None:
    points = torch.tensor([[10.0, 7.0, 9.0], [5.0, 5.0, 1.0]])
    assert leads(points).tolist() == [[1.0, -3.0, -1.0], [0.0, 0.0, -4.0]]
