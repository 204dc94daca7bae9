"""A policy gradient on the GPU, with PyTorch: thousands of games of Lone Wolves, a fixed horizon, no copy to the host.

`python examples/gpu_env_torch.py`. Needs an NVIDIA GPU, PyTorch and `wataha[gpu]`.
"""

from __future__ import annotations

import torch
from torch import nn

from wataha.env import GpuEnv

GAMES, HORIZON, UPDATES = 4096, 64, 20

env = GpuEnv("lone_wolves", GAMES)
env.reset(seed=1)
observations, masks = torch.from_dlpack(env.observations), torch.from_dlpack(env.masks)
actors, rewards = torch.from_dlpack(env.actors), torch.from_dlpack(env.rewards)
terminated, lanes = torch.from_dlpack(env.terminated), torch.arange(GAMES, device="cuda")

net = nn.Sequential(nn.Linear(env.spec.observation_size, 256), nn.ReLU(), nn.Linear(256, env.spec.actions)).cuda()
optimiser = torch.optim.Adam(net.parameters(), lr=1e-3)

for update in range(UPDATES):
    log_odds = torch.zeros(HORIZON, GAMES, device="cuda")
    seats = torch.zeros(HORIZON, GAMES, dtype=torch.long, device="cuda")
    gains = torch.zeros(HORIZON, GAMES, env.spec.players, device="cuda")
    ends = torch.zeros(HORIZON, GAMES, 1, dtype=torch.bool, device="cuda")
    for step in range(HORIZON):
        logits = net(observations.float()).masked_fill(masks == 0, -torch.inf)
        choice = torch.distributions.Categorical(logits=logits)
        actions = choice.sample()
        log_odds[step], seats[step] = choice.log_prob(actions), actors.long()
        env.step(actions)
        gains[step], ends[step] = rewards, terminated[:, None]
    returns, worth = torch.zeros_like(gains), torch.zeros_like(gains[0])
    for step in reversed(range(HORIZON)):
        worth = torch.where(ends[step], gains[step], worth)
        returns[step] = worth
    own = returns.gather(2, seats[:, :, None])[:, :, 0]
    loss = -(log_odds * own).mean()
    optimiser.zero_grad()
    loss.backward()
    optimiser.step()
    print(f"update {update}: loss {loss.item():+.4f}, {int(ends.sum())} games ended")
