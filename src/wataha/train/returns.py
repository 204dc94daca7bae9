"""What each decision turned out to be worth, to every seat: TD(lambda) over consecutive decisions of the table.

Every seat has its own expectation all along, whoever decides; with two players that is the same as turning the sign
whenever the mover changes. Stretches end in the middle of games: there the expectation stands for what is to come.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

import torch
from torch import Tensor

from .rollout import Rollout
from .settings import TrainingSettings


def gains(rollout: Rollout, settings: TrainingSettings) -> Tensor:
    """How much better than expected each seat fared after each decision.

    One game of one decision that wins, expected to be even:

    >>> values, rewards = torch.zeros(2, 1, 2), torch.tensor([[[1.0, -1.0]]])
    >>> rollout = Rollout(*6 * (torch.empty(0),), values, rewards, torch.tensor([[True]]))
    >>> gains(rollout, TrainingSettings()).tolist()
    [[[1.0, -1.0]]]
    """
    gained = torch.empty_like(rollout.rewards)
    later = torch.zeros_like(rollout.rewards[0])
    for step in reversed(range(len(gained))):
        on = settings.discount * (~rollout.ended[step]).float().unsqueeze(1)
        surprise = rollout.rewards[step] + on * rollout.values[step + 1] - rollout.values[step]
        later = surprise + settings.trace * on * later
        gained[step] = later
    return gained
