"""What `wataha train` does: one of two ways to learn, with curves in the terminal while it runs."""

# pyright: reportMissingImports=false
from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.live import Live

from wataha.bots.net_file import read_net
from wataha.bots.position_net import PositionNet
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game
from wataha.engine.registry import find_game
from wataha.env import make_spec, mix_options

from .checkpoint import NET, find_folder
from .export import export
from .position_training import PositionSettings, PositionTraining
from .report import draw_progress, draw_rounds, plot_curves, plot_rounds
from .settings import settings_of
from .training import Training
from .variants import learned_variants


class Run(NamedTuple):
    """What a run is told, whatever learns."""

    minutes: float
    out: Path | None = None
    """The folder; one of the game's name in the present one, if it is not given."""
    resume: bool = False
    begin_with: Path | None = None
    seed: int = 1
    plot: Path | None = None


def train_policy(
    game: str, players: int | None, planned: float | None, lanes: int | None, run: Run, console: Console
) -> Path:
    """Teach a policy for so many players by PPO, from nothing or from a net to begin with; where the net is."""
    usual = make_spec(game, players)
    spec = mix_options(usual, learned_variants(usual.game, usual.players))
    folder = find_folder(run.out or Path(f"{spec.game.id}-{spec.players}"), run.resume)
    training = Training(spec, settings_of(spec.game.id, lanes), folder, run.seed, run.begin_with)
    with Live(draw_progress(training.progress), console=console, auto_refresh=False) as live:
        training.run(run.minutes, planned, tell=lambda _: live.update(draw_progress(training.progress), refresh=True))
    if not console.is_terminal:
        console.print()
    export(training.net, folder / NET)
    if run.plot:
        plot_curves({f"{spec.game.id}, {spec.players} players": training.progress.curve}, run.plot)
    return folder / NET


def _net_to_begin_with(file: Path | None, game: Game) -> PositionNet | None:
    if file is None:
        return None
    net = read_net(file, game)
    if isinstance(net, PositionNet):
        return net
    raise WatahaError(f"{file} is not a net of positions.")


def position_settings(
    games: int | None = None, iterations: int = 0, players: int | None = None, among_others: float | None = None
) -> PositionSettings:
    """How a net of positions learns: from so many games a round, played by searches if they are given iterations."""
    settings = PositionSettings(players=players)
    if among_others is not None:
        settings = replace(settings, among_others=among_others)
    if iterations:
        settings = settings.searched(iterations)
    if games is None:
        return settings
    measured, deals = min(games, settings.measured), min(games, settings.measured_deals)
    return replace(settings, games=games, measured=measured, measured_deals=deals)


def train_on_positions(game: str, settings: PositionSettings, workers: int | None, run: Run, console: Console) -> Path:
    """Teach who wins from which position, in rounds of games; where the net is.

    The net to begin with, if there is one, plays the first round and learns on; else the evaluation plays it.
    """
    found = find_game(game)
    folder = find_folder(run.out or Path(found.id), run.resume)
    training = PositionTraining(found, settings, folder, run.seed, _net_to_begin_with(run.begin_with, found))
    with Live(draw_rounds(training.curve), console=console, auto_refresh=False) as live:
        training.run(run.minutes, lambda _: live.update(draw_rounds(training.curve), refresh=True), workers)
    if not console.is_terminal:
        console.print()
    if run.plot:
        plot_rounds({found.id: training.curve}, run.plot)
    return folder / NET
