"""The numbers of a training run."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class TrainingSettings:
    """How a net learns. Rates fall over the run, from their first value to their last."""

    lanes: int = 32768
    """Games at a time."""
    horizon: int = 28
    """Decisions of each of them between two lessons."""
    discount: float = 1.0
    trace: float = 0.95
    """The lambda of TD(lambda)."""
    clip: float = 0.15
    epochs: int = 2
    minibatch: int = 65536
    learning_rates: tuple[float, float] = (8e-4, 5e-5)
    entropies: tuple[float, float] = (0.03, 0.004)
    value_weight: float = 0.5
    weight_decay: float = 1e-4
    largest_gradient: float = 1.0
    margin_share: float = 0.2
    """How much of the reward is for the margin; the rest is for winning."""
    margin_scale: float = 10.0
    """A lead of so many points is worth tanh(1) of that share."""
    league_share: float = 0.2
    """Games in which one seat learns and past selves play the others."""
    past_selves: int = 4
    """Past selves that are kept."""
    past_every: int = 25
    """Lessons after which another past self is kept."""
    look_seconds: float = 30
    """How often the net's strength is measured: long games take long."""
    measured_deals: int = 20
    """Deals against greedy and each of the levels, from every seat."""
    save_seconds: float = 30
    compiled: bool = True
    """Whether PyTorch compiles what a GPU computes for a minibatch: up to twice as fast, after a minute."""

    def at(self, progress: float) -> tuple[float, float]:
        """The learning rate and the weight of entropy when so much of the run is over, 0 to 1."""
        return _between(self.learning_rates, progress), _between(self.entropies, progress)


def _between(ends: tuple[float, float], progress: float) -> float:
    first, last = ends
    return first + (last - first) * min(max(progress, 0.0), 1.0)


SETTINGS = {
    "lone_wolves": TrainingSettings(),
    "moonlight": TrainingSettings(),
}
"""What was found to work, by game; for other games the defaults."""


def settings_of(game: str, lanes: int | None = None) -> TrainingSettings:
    """The settings of a game; with fewer lanes, lessons shrink with them."""
    found = SETTINGS.get(game, TrainingSettings())
    if lanes is None:
        return found
    return replace(found, lanes=lanes, minibatch=max(64, found.minibatch * lanes // found.lanes))
