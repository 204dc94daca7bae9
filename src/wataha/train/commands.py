"""What `wataha train` does: one of two ways to learn, with curves in the terminal while it runs."""

# pyright: reportMissingImports=false
from __future__ import annotations

from dataclasses import replace
from pathlib import Path

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


def train_policy(
    game: str,
    players: int | None,
    minutes: float,
    planned: float | None,
    out: Path | None,
    resume: bool,
    lanes: int | None,
    seed: int,
    plot: Path | None,
    console: Console,
) -> Path:
    """Teach a policy for so many players by PPO; where the net is."""
    usual = make_spec(game, players)
    spec = mix_options(usual, learned_variants(usual.game, usual.players))
    folder = find_folder(out or Path(f"{spec.game.id}-{spec.players}"), resume)
    training = Training(spec, settings_of(spec.game.id, lanes), folder, seed)
    with Live(draw_progress(training.progress), console=console, auto_refresh=False) as live:
        training.run(minutes, planned, tell=lambda _: live.update(draw_progress(training.progress), refresh=True))
    if not console.is_terminal:
        console.print()
    export(training.net, folder / NET)
    if plot:
        plot_curves({f"{spec.game.id}, {spec.players} players": training.progress.curve}, plot)
    return folder / NET


def _net_to_begin_with(file: Path | None, game: Game) -> PositionNet | None:
    if file is None:
        return None
    net = read_net(file, game)
    if isinstance(net, PositionNet):
        return net
    raise WatahaError(f"{file} is not a net of positions.")


def train_on_positions(
    game: str,
    minutes: float,
    out: Path | None,
    resume: bool,
    games: int | None,
    begin_with: Path | None,
    seed: int,
    plot: Path | None,
    console: Console,
) -> Path:
    """Teach who wins from which position, in rounds of so many games; where the net is.

    In the first round the net to begin with plays, if there is one, and else the evaluation.
    """
    found = find_game(game)
    folder = find_folder(out or Path(found.id), resume)
    usual = PositionSettings()
    settings = usual if games is None else replace(usual, games=games, measured=games)
    training = PositionTraining(found, settings, folder, seed, _net_to_begin_with(begin_with, found))
    with Live(draw_rounds(training.curve), console=console, auto_refresh=False) as live:
        training.run(minutes, tell=lambda _: live.update(draw_rounds(training.curve), refresh=True))
    if not console.is_terminal:
        console.print()
    if plot:
        plot_rounds({found.id: training.curve}, plot)
    return folder / NET
