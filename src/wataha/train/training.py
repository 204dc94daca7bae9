"""The loop: play a stretch, learn from it, and now and then look how good the net is and write it down.

A checkpoint holds everything that the run needs to go on; it replaces the one before it in one step, so that a run can
be stopped at any moment.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import torch

from wataha.bots.net_file import read_net
from wataha.engine.errors import WatahaError
from wataha.env import EnvSpec, make_env
from wataha.lab.worker_pool import worker_pool

from .checkpoint import CHECKPOINT, write_checkpoint, write_curves
from .export import export
from .ladder import Ladder, Wins
from .league import PastSelves, arena_like, win_share
from .nets import CardNet
from .ppo import Lesson, Teacher
from .rollout import Env, Opponents, Player, act, shared
from .settings import TrainingSettings

MEASURED_LANES = 1024
HEAD_START = 0.5
"""How much of a training a net to begin with has behind it: rates have fallen so far."""

SCALE_STEPS = 100
"""Random decisions in every lane from which the scale of observations is read."""


@dataclass
class Point:
    """One point of the curves."""

    lesson: int
    seconds: float
    """Spent training, over all runs."""
    decisions: int
    decisions_a_second: float
    entropy: float
    value_loss: float
    clipped: float
    against_random: float
    against_oldest: float | None
    against: Wins = field(default_factory=dict)
    """Wins against greedy and the levels; nothing, where the games of an earlier point were not over yet."""


@dataclass
class Progress:
    """How far a training has come, over all its runs."""

    lesson: int = 0
    seconds: float = 0.0
    decisions: int = 0
    begun_at: float = 0.0
    """How much of the training lay behind the net with which it began."""
    curve: list[Point] = field(default_factory=list)

    def share(self, planned_seconds: float) -> float:
        """How much of the training is over."""
        return self.begun_at + (1 - self.begun_at) * self.seconds / planned_seconds


class Training:
    """A net and all that is needed to go on teaching it."""

    def __init__(
        self, spec: EnvSpec, settings: TrainingSettings, folder: Path, seed: int = 1, first: Path | None = None
    ) -> None:
        torch.manual_seed(seed)
        self.spec = spec
        self.settings = settings
        self.folder = folder
        self.seed = seed
        self.env: Env = make_env(spec, settings.lanes, packed_masks=True)
        self.net = CardNet(spec).to(self.env.device)
        self.teacher = Teacher(self.net, settings)
        self.past = PastSelves(settings.past_selves, seed)
        self.progress = Progress()
        self._arena = arena_like(self.env, min(MEASURED_LANES, settings.lanes))
        folder.mkdir(parents=True, exist_ok=True)
        if self.checkpoint.exists():
            self._load()
        elif first:
            self._begin_with(first)
        else:
            self._fit_scale()
        torch.manual_seed(seed + self.progress.lesson)
        self.env.reset(seed + self.progress.lesson)
        self._player = Player(self.env, settings)

    @property
    def checkpoint(self) -> Path:
        return self.folder / CHECKPOINT

    def run(self, minutes: float, planned: float | None = None, tell: Callable[[Point], None] = lambda _: None) -> None:
        """Train for so long; look and write down now and then, and at the end.

        `planned` are the minutes of the whole training, over all runs: rates fall until then.
        """
        whole = 60 * (planned if planned is not None else minutes + self.progress.seconds / 60)
        with worker_pool(1) as pool, TemporaryDirectory() as nets:
            players, deals = self.spec.players, min(self.settings.measured_deals, self.settings.lanes)
            ladder = Ladder(pool, self.spec.game.id, players, deals, Path(nets))
            self._run(60 * minutes, whole, ladder, tell)
            ladder.finish(self.progress.curve[-1], self._export)
        self.save()
        tell(self.progress.curve[-1])

    def _run(self, wanted: float, whole: float, ladder: Ladder, tell: Callable[[Point], None]) -> None:
        """Learn for so many seconds of a whole training."""
        began, before = time.monotonic(), self.progress.seconds
        looked, saved, decisions, lesson = began, began, self.progress.decisions, None
        while lesson is None or time.monotonic() - began < wanted:
            lesson = self._learn(self.progress.share(whole))
            now = time.monotonic()
            self.progress.seconds = before + now - began
            if now - looked >= self.settings.look_seconds:
                tell(self._look(lesson, self.progress.decisions - decisions, now - looked, ladder))
                looked, saved, decisions = time.monotonic(), time.monotonic(), self.progress.decisions
            elif now - saved >= self.settings.save_seconds:
                self.save()
                saved = time.monotonic()
        self.save()
        if self.progress.decisions > decisions:
            self._look(lesson, self.progress.decisions - decisions, time.monotonic() - looked, ladder)

    def _export(self, file: Path) -> None:
        export(self.net, file)

    def _learn(self, share: float) -> Lesson:
        opponent = self.past.pick(self.net)
        lanes = int(self.settings.league_share * self.settings.lanes)
        rollout = self._player.play(self.net, Opponents(opponent, lanes) if opponent and lanes else None)
        lesson = self.teacher.teach(rollout, share)
        self.progress.lesson += 1
        self.progress.decisions += rollout.actions.numel()
        if self.progress.lesson % self.settings.past_every == 0:
            self.past.keep(self.progress.lesson, self.net)
        return lesson

    def _look(self, lesson: Lesson, decisions: int, seconds: float, ladder: Ladder) -> Point:
        """Measure the net; how it does against greedy and the levels is added when those games are over."""
        oldest = self.past.oldest(self.net)
        point = Point(
            self.progress.lesson,
            round(self.progress.seconds, 1),
            self.progress.decisions,
            round(decisions / max(seconds, 1e-9)),
            *(round(number, 4) for number in lesson),
            against_random=win_share(self._arena, self.net, None, self.seed),
            against_oldest=win_share(self._arena, self.net, oldest, self.seed) if oldest else None,
        )
        self.progress.curve.append(point)
        ladder.measure(point, self._export)
        self.save()
        return point

    def _fit_scale(self) -> None:
        """Find the largest values of observations in random games."""
        self.env.reset(self.seed)
        observations = shared(self.env, "observations")
        largest = torch.ones(self.spec.observation_size, device=self.env.device)
        for step in range(SCALE_STEPS):
            largest = torch.maximum(largest, observations.float().abs().amax(0))
            act(self.env, torch.as_tensor(self.env.choose(self.seed + step), device=self.env.device))
        self.net.fit_scale(largest)

    def _begin_with(self, file: Path) -> None:
        """Go on from the file of a net."""
        read_net(file, self.spec.game)  # says what is wrong with it
        with np.load(file) as numbers:
            self.net.load_state_dict({name: torch.from_numpy(value).float() for name, value in numbers.items()})
        self.progress.begun_at = HEAD_START

    def save(self) -> None:
        """Write the checkpoint and the curves."""
        kept = {
            "env": self.spec.id,
            "players": self.spec.players,
            "net": self.net.state_dict(),
            "optimiser": _halved(self.teacher.optimiser.state_dict()),
            "past": _halved(self.past.kept),
            "progress": asdict(self.progress),
        }
        write_checkpoint(self.folder, kept)
        curves = {"game": self.spec.game.id, "players": self.spec.players, "settings": asdict(self.settings)}
        write_curves(self.folder, {**curves, "curve": [asdict(point) for point in self.progress.curve]})

    def _load(self) -> None:
        kept: dict[str, Any] = torch.load(self.checkpoint, map_location=self.env.device, weights_only=True)
        if (kept["env"], kept["players"]) != (self.spec.id, self.spec.players):
            raise WatahaError(f"{self.checkpoint} is of {kept['env']} with {kept['players']} players.")
        self.net.load_state_dict(kept["net"])
        self.teacher.optimiser.load_state_dict(kept["optimiser"])
        self.past.kept = list(kept["past"])
        progress = kept["progress"]
        self.progress = Progress(**{**progress, "curve": [Point(**point) for point in progress["curve"]]})


def _halved(kept: Any) -> Any:
    """Tensors at half their size, wherever they are; what reads them back widens them again."""
    if isinstance(kept, torch.Tensor):
        return kept.bfloat16() if kept.ndim > 1 else kept
    if isinstance(kept, dict):
        return {name: _halved(value) for name, value in kept.items()}
    if isinstance(kept, list | tuple):
        return type(kept)(_halved(value) for value in kept)
    return kept
