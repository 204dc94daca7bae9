"""The command `wataha`."""

from __future__ import annotations

import json
import os
import re
import secrets
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from io import TextIOWrapper
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter, Token, UnusedCliTokensError, convert
from cyclopts.validators import Number
from rich.table import Table as Grid

from wataha.engine.errors import WatahaError, shown
from wataha.engine.outside_json import MOST_BYTES, read_bounded
from wataha.engine.registry import check_titles
from wataha.engine.texts import LANGUAGES, Language
from wataha.engine.titles import TITLES
from wataha.version import __version__

app = App(
    name="wataha",
    help="Board games of wolves: without a command, all of them start on this machine, and the browser opens.",
    version=f"wataha {__version__}",
    default_parameter=Parameter(negative=()),
)

MISTAKE = 2
"""The exit code for wrong input."""

INTERRUPTED = 130
"""The exit code after Ctrl-C."""

DEAL_EXITS = {"proven": 0, "tampered": 1, "impossible": 1, "unproven": 3}
"""The exit codes for what `verify-deal` finds."""


def read_language(kind: Any, tokens: Sequence[Token]) -> Any:
    """One of the languages, in small letters or capitals."""
    return convert(kind, [token.evolve(value=token.value.lower()) for token in tokens])


GameId = Annotated[str, Parameter(help="The game's id; `wataha games` lists them.")]
Seed = Annotated[int | None, Parameter(help="Equal seeds give equal games. Random if not given.")]
Players = Annotated[int | None, Parameter(help="How many play. The fewest if not given.")]
OptionList = Annotated[
    list[str] | None,
    Parameter(name=("--option", "-o"), help="An option of the game, NAME=VALUE, or NAME=@FILE; repeatable."),
]
LANGUAGE = Parameter(help="The language of the texts.", converter=read_language)
Lang = Annotated[Language, LANGUAGE]
Dataset = Annotated[
    Path | None, Parameter(help="Write games.parquet and decisions.parquet into this folder; see docs/lab.md.")
]
Cluster = Annotated[
    str | None,
    Parameter(
        name="--ray",
        help="Play on a Ray cluster: its address, or auto for the one at hand; alone, on one of this machine's cores.",
    ),
]
Json = Annotated[bool, Parameter(name="--json", help="Print JSON for programs.")]


def read_options(options: list[str] | None) -> dict[str, str]:
    """NAME=VALUE pairs as a dictionary; the value @FILE stands for the text of a file."""
    chosen: dict[str, str] = {}
    for pair in options or []:
        name, sign, value = pair.partition("=")
        if not sign:
            raise WatahaError(f"Option '{pair}' is not of the form NAME=VALUE.")
        value = value.strip()
        chosen[name.strip()] = read_text(Path(value[1:])) if value.startswith("@") else value
    return chosen


def read_text(file: Path) -> str:
    """The text of a file that somebody wrote."""
    text = read_bounded(file)
    if len(text) > MOST_BYTES:
        raise WatahaError(f"{file} is too large: at most {MOST_BYTES:,} bytes are read.")
    return text if isinstance(text, str) else text.decode("utf-8")


@app.default
def start(
    *,
    port: Annotated[
        int | None, Parameter(help="The port: 8000, or one that is free.", validator=Number(gte=0, lte=65535))
    ] = None,
    data: Annotated[Path | None, Parameter(help="Where the SQLite database is kept.")] = None,
    browser: Annotated[bool, Parameter(negative="--no-browser", help="Open the browser.")] = True,
) -> None:
    """Start all games on this machine and open the browser; the commands below do everything else."""
    from wataha.server.launch import launch, open_browser
    from wataha.server.ops.maintenance import run_check
    from wataha.server.settings import Settings

    settings = Settings(data=str(data) if data else "", log_level="warning")
    run_check(settings)
    launch(settings, port, open_browser if browser else None, lambda sentence: print(sentence, flush=True))


@app.command(name="games")
def list_games(*, as_json: Json = False) -> None:
    """List the games with their players and options."""
    import wataha as library

    games = library.games()
    if as_json:
        print(json.dumps([describe(game) for game in games], ensure_ascii=False, indent=2))
        return
    from wataha.terminal import make_console

    grid = Grid("id", "title", "players", "minutes", "options (default first)", box=None, padding=(0, 2, 0, 0))
    for game in games:
        options = [f"{option.name}: {option.default} ({option.allowed})" for option in game.options]
        low, high = game.minutes
        minutes = f"{low}-{high}" if low != high else str(low)
        players = ", ".join(map(str, game.players))
        grid.add_row(game.id, game.titles["en"], players, minutes, "\n".join(options))
    make_console().print(grid)


def describe(game: Any) -> dict[str, Any]:
    """A game as plain JSON."""
    from wataha.engine.game import Choice

    return {
        "id": game.id,
        "titles": dict(game.titles),
        "authors": game.authors,
        "players": list(game.players),
        "minutes": list(game.minutes),
        "rules_version": game.rules_version,
        "actions": game.actions,
        "observation_size": game.observation_size,
        "record_bytes": game.dtype.itemsize,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                **(
                    {"values": list(option.values)}
                    if isinstance(option, Choice)
                    else {"least": option.least, "most": option.most}
                ),
            }
            for option in game.options
        ],
    }


@app.command
def play(
    game: Annotated[str | None, Parameter(help="The game's id; optional with --resume.")] = None,
    /,
    *,
    seed: Seed = None,
    players: Players = None,
    option: OptionList = None,
    seat: Annotated[int, Parameter(help="Your seat, counted from 0.")] = 0,
    lang: Annotated[Language | None, LANGUAGE] = None,
    bot: Annotated[str, Parameter(help="The level of the bots: pup, scout, hunter, alpha; or legend.")] = "scout",
    resume: Annotated[bool, Parameter(help="Go on with the game that was left last.")] = False,
) -> None:
    """Play in the terminal against bots. Ctrl-C keeps the game; --resume goes on with it."""
    from wataha.bots import NAMES
    from wataha.bots.warm import warm_bots
    from wataha.engine.errors import BadSeat
    from wataha.engine.match import Match
    from wataha.engine.registry import find_game
    from wataha.engine.warm import warm
    from wataha.terminal import Sitting, make_console

    console = make_console()
    if resume:
        sitting = Sitting.resume(game, console, lang)
        warm(sitting.match.game, console)
    else:
        if game is None:
            raise WatahaError("Which game? Name one of those that `wataha games` lists, or use --resume.")
        found = find_game(game)
        warm(found, console)
        match = Match(found, seed, players, **read_options(option))
        if not 0 <= seat < match.players:
            raise BadSeat(seat, match.players)
        sitting = Sitting(match, seat, lang or LANGUAGES[0], bot, console)
    bots = (*NAMES, sitting.level)
    warm_bots(sitting.match.game, sitting.match.players, sitting.match.options, console, bots)
    sitting.play()


@app.command(name="rules")
def show_rules(game: GameId, /, *, lang: Lang = LANGUAGES[0]) -> None:
    """Show the rules of a game for its players."""
    from rich.markdown import Markdown

    from wataha.engine.registry import find_game
    from wataha.engine.texts import rules_of
    from wataha.terminal import READING_WIDTH, make_console

    text = rules_of(find_game(game).id, lang)
    if text is None:
        raise WatahaError(f"Nobody has written the rules of '{game}' down for players yet.")
    console = make_console()
    console.width = min(console.width, READING_WIDTH)
    os.environ.setdefault("LESS", "-RFX")  # colours; no paging of what fits on a screen
    with console.pager(styles=True) if console.is_terminal else nullcontext():
        console.print(Markdown(text))


@app.command
def simulate(
    game: GameId,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games.", validator=Number(gte=1))] = 10_000,
    seed: Annotated[int, Parameter(help="The seed of the series.")] = 0,
    players: Players = None,
    option: OptionList = None,
    as_json: Json = False,
    out: Annotated[Path | None, Parameter(help="Write a row a game to FILE.parquet or FILE.csv.")] = None,
    dataset: Dataset = None,
    cluster: Cluster = None,
    plot: Annotated[Path | None, Parameter(help="Draw the score distributions to FILE.png.")] = None,
) -> None:
    """Play random games on all cores: wins and scores by seat with 95 % intervals, lengths."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from wataha.engine.registry import find_game
    from wataha.engine.warm import warm
    from wataha.lab import simulate as lab
    from wataha.lab.datasets import check_folder, save_games, series_rows
    from wataha.terminal import make_console

    found = find_game(game)
    if dataset:
        check_folder(dataset)
    if out:
        lab.check_writable(out, lab.TABLES)
    if plot:
        lab.check_writable(plot, lab.PICTURES)
    console = make_console()
    stderr = make_console(stderr=True)
    warm(found, stderr, ("simulate_range",))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        task = progress.add_task("games", total=games)
        chosen = read_options(option)
        if cluster:
            from wataha.lab.cluster import simulate_on_cluster

            result = simulate_on_cluster(
                found, games, seed, players, chosen, cluster, lambda done: progress.advance(task, done)
            )
        else:
            result = lab.simulate(
                found, games, seed, players, chosen, advance=lambda done: progress.advance(task, done)
            )
    if out:
        lab.save(result, out)
    if dataset:
        save_games(series_rows(result), dataset)
    if plot:
        lab.plot(result, plot)
    summary = result.summary()
    if as_json:
        print(json.dumps(summary))
        return
    grid = Grid("seat", "wins", "95 %", "score", "95 %", "deviation", "range", box=None, padding=(0, 2, 0, 0))
    for row in summary["seats"]:
        wins, score = row["wins"], row["score"]
        grid.add_row(
            str(row["seat"]),
            f"{wins['mean']:.1%}",
            f"{wins['low']:.1%} - {wins['high']:.1%}",
            f"{score['mean']:.2f}",
            f"{score['low']:.2f} - {score['high']:.2f}",
            f"{row['score_deviation']:.2f}",
            "{} - {}".format(*row["score_range"]),
        )
    console.print(f"{summary['games']:,} random games of {found.titles['en']}, {summary['draws']:,} drawn")
    console.print(grid)
    moves = summary["moves"]
    console.print(f"moves in a game: {moves['mean']:.1f} on average, {moves['range'][0]} to {moves['range'][1]}")


@app.command
def record(
    game: GameId,
    /,
    *,
    seed: Seed = None,
    players: Players = None,
    option: OptionList = None,
    bots: Annotated[
        str, Parameter(help="Who plays: one level for all seats, or one for each, with commas between.")
    ] = "random",
) -> None:
    """Let bots play a game and print its record as JSON."""
    from wataha.bots import make_bot
    from wataha.engine.chance import SEEDS
    from wataha.engine.match import Match

    match = Match(game, secrets.randbelow(SEEDS) if seed is None else seed, players, **read_options(option))
    levels = bots.split(",")
    if len(levels) == 1:
        levels *= match.players
    if len(levels) != match.players:
        raise WatahaError(f"--bots names {len(levels)} bots for {match.players} seats: name one, or one for each seat.")
    seated = [make_bot(level, match.seed + seat) for seat, level in enumerate(levels)]
    while not match.over:
        match.play(seated[match.actor].choose(match))
    print(json.dumps(match.record()))


@app.command
def replay(
    file: Annotated[
        Path, Parameter(allow_leading_hyphen=True, help="A record, as `wataha record` prints it; - for standard input.")
    ],
    /,
    *,
    at: Annotated[int | None, Parameter(help="Show the game after that many moves.", validator=Number(gte=0))] = None,
    seat: Annotated[int | None, Parameter(help="Through the eyes of a seat; all-seeing if not given.")] = None,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Show a recorded game: its story, the table and the score sheet."""
    from wataha.engine.errors import BadSeat
    from wataha.engine.match import Match
    from wataha.engine.texts import Texts
    from wataha.terminal import make_console, show_record

    match = Match.replay(read_bounded(file), at)
    if seat is not None and not 0 <= seat < match.players:
        raise BadSeat(seat, match.players)
    if at is not None and at > match.ply:
        raise WatahaError(f"The game has {match.ply} moves; it cannot be shown after {at}.")
    show_record(match, seat, Texts(lang, (match.game.id,)), make_console())


@app.command
def arena(
    game: GameId,
    /,
    *,
    bots: Annotated[
        list[str],
        Parameter(
            consume_multiple=True,
            help="Who plays: levels, legend, random, greedy, flat; changed: alpha:explore=1; your own: module:Agent.",
        ),
    ],
    deals: Annotated[
        int, Parameter(help="How many deals; each is played from every seat.", validator=Number(gte=1))
    ] = 100,
    players: Players = None,
    option: OptionList = None,
    budget: Annotated[
        str | None, Parameter(help="What searching bots get for a decision: 500 (iterations) or 0.2s (seconds).")
    ] = None,
    seed: Annotated[int | None, Parameter(help="The seed of the deals.")] = None,
    workers: Annotated[
        int | None, Parameter(help="On how many cores. All if not given.", validator=Number(gte=1))
    ] = None,
    log: Annotated[Path | None, Parameter(help="Keep the results in FILE.jsonl, and go on with those in it.")] = None,
    as_json: Json = False,
    dataset: Dataset = None,
    cluster: Cluster = None,
    plot: Annotated[Path | None, Parameter(help="Draw win rates and ratings to FILE.png.")] = None,
) -> None:
    """Let bots play each other on the same deals from every seat: win rates, margins, ratings. Ctrl-C loses nothing."""
    from wataha.engine.registry import find_game
    from wataha.lab.arena import hold
    from wataha.lab.contest import SEED, Contest
    from wataha.lab.contest_log import ContestLog
    from wataha.lab.datasets import check_folder, contest_rows, save_games
    from wataha.lab.league_report import draw_league, plot_league
    from wataha.lab.simulate import PICTURES, check_writable
    from wataha.terminal import make_console

    found = find_game(game)
    if dataset:
        check_folder(dataset)
    if plot:
        check_writable(plot, PICTURES)
    options = found.read_options(read_options(option))
    chosen = found.read_seed(SEED if seed is None else seed)
    contest = Contest(found, tuple(bots), deals, found.read_players(players), options, budget, chosen)
    summary = hold(contest, log, workers, make_console(stderr=True), cluster)
    if dataset:
        kept = ContestLog(log or contest.log_file(), contest)
        save_games(contest_rows(contest, kept.results()), dataset)
    if plot:
        plot_league(summary, plot)
    if as_json:
        print(json.dumps(summary))
    else:
        make_console().print(draw_league(summary))


@app.command
def exploit(
    miniature: Annotated[
        str | None, Parameter(help="A game small enough to be solved; they are listed if none is named.")
    ] = None,
    /,
    *,
    policy: Annotated[
        list[str] | None,
        Parameter(
            consume_multiple=True,
            help="Whom to measure: levels, legend, greedy, flat; changed: alpha:explore=1; your own: module:Agent.",
        ),
    ] = None,
    reward: Annotated[str, Parameter(help="What the end is worth: win, place or margin.")] = "win",
    samples: Annotated[
        int,
        Parameter(help="How often a bot is asked in each information set, with other seeds.", validator=Number(gte=1)),
    ] = 16,
    iterations: Annotated[int, Parameter(help="Iterations of CFR+.", validator=Number(gte=1))] = 1000,
    budget: Annotated[
        str | None, Parameter(help="What searching bots get for a decision: 500 (iterations) or 0.2s (seconds).")
    ] = None,
    seed: Annotated[int, Parameter(help="The seed of the bots.")] = 0,
    as_json: Json = False,
) -> None:
    """Compute what policies lose to their best response in a miniature: half of NashConv, beside CFR+ and random."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

    from wataha.bots.warm import warm_bots
    from wataha.env.miniatures import find_miniature
    from wataha.lab import exploit as lab
    from wataha.terminal import make_console

    if miniature is None:
        make_console().print(lab.draw_miniatures())
        return
    found = find_miniature(miniature)
    question = lab.Question(found, tuple(policy or ()), reward, samples, iterations, budget, seed)
    stderr = make_console(stderr=True)
    warm_bots(question.miniature.game, console=stderr, bots=question.bots)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        tasks: dict[str, TaskID] = {}

        def tell(what: str, done: int, every: int) -> None:
            if what not in tasks:
                tasks[what] = progress.add_task(what, total=every)
            progress.advance(tasks[what], done)

        answer = lab.measure(question, tell)
    if as_json:
        print(json.dumps(answer))
    else:
        make_console().print(lab.draw(answer))


@app.command
def analyse(
    file: Annotated[
        Path, Parameter(allow_leading_hyphen=True, help="A record, as `wataha record` prints it; - for standard input.")
    ],
    /,
    *,
    lang: Lang = LANGUAGES[0],
    budget: Annotated[int | None, Parameter(help="Iterations for a decision.", validator=Number(gte=1))] = None,
    as_json: Json = False,
    plot: Annotated[Path | None, Parameter(help="Draw what each seat could expect to FILE.png.")] = None,
) -> None:
    """Go through a game: what each seat could expect, and the decisions that gave most away."""
    from rich.progress import Progress

    from wataha.bots.adviser import Adviser
    from wataha.bots.think import Budget
    from wataha.bots.warm import warm_bots
    from wataha.engine.match import Match
    from wataha.engine.texts import Texts
    from wataha.lab import analyse as lab
    from wataha.lab.simulate import PICTURES, check_writable
    from wataha.terminal import draw_analysis, make_console

    if plot:
        check_writable(plot, PICTURES)
    match = Match.replay(read_bounded(file))
    texts = Texts(lang, (match.game.id, "bots"))
    stderr = make_console(stderr=True)
    warm_bots(match.game, match.players, match.options, stderr, [Adviser.of(match.game).level])
    with Progress(console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        task = progress.add_task("plies", total=match.ply)
        analysis = lab.analyse(
            match, budget=Budget(budget) if budget else None, advance=lambda done: progress.advance(task, done)
        )
    if plot:
        lab.plot(analysis, [texts.who(seat) for seat in range(match.players)], plot)
    if as_json:
        print(json.dumps(analysis))
    else:
        make_console().print(draw_analysis(analysis, match.game.titles.get(lang, match.game.id), texts))


@app.command
def puzzles(
    game: GameId,
    /,
    *,
    count: Annotated[int, Parameter(help="How many puzzles the file is to have.", validator=Number(gte=1))] = 60,
    out: Annotated[Path | None, Parameter(help="The file, to which they are added; GAME.jsonl if not given.")] = None,
    players: Players = None,
    option: OptionList = None,
    workers: Annotated[
        int | None, Parameter(help="On how many cores. All if not given.", validator=Number(gte=1))
    ] = None,
    cluster: Cluster = None,
) -> None:
    """Make puzzles from bots' games: positions where one move is far better than all others. Ctrl-C loses nothing."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from wataha.engine.registry import find_game
    from wataha.lab.puzzle_maker import Plan, make_puzzles
    from wataha.terminal import make_console

    found = find_game(game)
    options = found.read_options(read_options(option))
    plan = Plan(found.id, found.read_players(players), options)
    found.encode_options(plan.players, options)
    file = out or Path(f"{found.id}.jsonl")
    stderr = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        task = progress.add_task("puzzles", total=count)
        cores = workers or os.cpu_count() or 1
        has = make_puzzles(plan, count, file, cores, lambda done: progress.advance(task, done), cluster)
    make_console().print(f"{has} puzzles in {file}")


@app.command
def verify_deal(
    source: Annotated[
        str,
        Parameter(
            allow_leading_hyphen=True,
            help="A finished game's record, as its page downloads it; - for standard input; or the table's address.",
        ),
    ],
    /,
    *,
    commitment: Annotated[
        str | None, Parameter(help="The commitment that you noted while the game was on: 64 hexadecimal digits.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Check that a game was dealt as its commitment said. Exit code 0: proven; 1: it was not; 3: nothing to prove."""
    from wataha.engine.outside_json import read_json_file
    from wataha.engine.registry import find_game
    from wataha.engine.warm import warm
    from wataha.lab.verify_deal import check_deal, fetch_record
    from wataha.terminal import make_console

    if commitment is not None and not re.fullmatch(r"[0-9a-fA-F]{64}", commitment):
        raise WatahaError("--commitment must be the 64 hexadecimal digits that the table showed.")
    is_address = source.startswith(("http://", "https://"))
    record = fetch_record(source) if is_address else read_json_file(source, "The record")
    if isinstance(record, dict) and isinstance(record.get("game"), str):
        warm(find_game(record["game"]), make_console(stderr=True))
    found = check_deal(record, commitment)
    if as_json:
        print(json.dumps(found._asdict()))
    else:
        print(f"{found.verdict}: {found.why}")
        if found.verdict == "proven" and commitment is None:
            print("Compare the record's commitment with the one you noted during the game:", record["commitment"])
    sys.exit(DEAL_EXITS[found.verdict])


@app.command
def bench(
    game: Annotated[list[str] | None, Parameter(help="Games to measure; all if none.")] = None,
    /,
    *,
    as_json: Json = False,
    peer: Annotated[bool, Parameter(help="Measure OpenSpiel, Pgx and RLCard in the same run, and the ratios.")] = False,
    gpu: Annotated[bool, Parameter(help="Measure an NVIDIA GPU, too.")] = False,
    start: Annotated[
        bool, Parameter(help="Measure only the first start of all: until the page answers, and until a bot does.")
    ] = False,
) -> None:
    """Measure the engine: moves a second on one core, on all, from Python; record size, copy, cold and warm start."""
    from wataha.engine.registry import all_games, find_game
    from wataha.lab import bench as lab
    from wataha.terminal import make_console

    found = [find_game(name) for name in game] if game else all_games()
    stderr = make_console(stderr=True)
    if start:
        from wataha.server.ops.start_times import draw_starts, measure_starts

        report, draw = measure_starts(found, stderr), draw_starts
    else:
        with stderr.status("measuring …") as status:
            report, draw = lab.measure(found, peer, gpu, lambda doing: status.update(f"measuring {doing} …")), lab.draw
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        make_console().print(draw(report))


@app.command
def train(
    game: GameId,
    /,
    *,
    players: Players = None,
    minutes: Annotated[float, Parameter(help="How long to train now.", validator=Number(gt=0))] = 10,
    planned: Annotated[
        float | None,
        Parameter(help="Minutes of the whole training, over all runs; as long as this one ends it if not given."),
    ] = None,
    out: Annotated[Path | None, Parameter(help="The folder of the training: checkpoint, curves, net.")] = None,
    resume: Annotated[bool, Parameter(help="Go on with the training in that folder.")] = False,
    lanes: Annotated[int | None, Parameter(help="Games at a time, or in a round.", validator=Number(gte=1))] = None,
    begin_with: Annotated[
        Path | None, Parameter(help="A net that learns on; one of positions plays the first round, too.")
    ] = None,
    search: Annotated[
        int,
        Parameter(
            help="Iterations of the search that plays, for nets of positions; 0: quick moves.", validator=Number(gte=0)
        ),
    ] = 0,
    among_others: Annotated[
        float | None,
        Parameter(
            help="Share of games, for nets of positions, in which others sit in some seats; half if not given.",
            validator=Number(gte=0, lte=1),
        ),
    ] = None,
    workers: Annotated[
        int | None,
        Parameter(help="Processes that play, for nets of positions; all cores if not given.", validator=Number(gte=1)),
    ] = None,
    seed: Annotated[int, Parameter(help="Where chance starts from.")] = 1,
    plot: Annotated[Path | None, Parameter(help="Draw the curves to FILE.png at the end.")] = None,
) -> None:
    """Train a net by letting it play itself, on a GPU if there is one. Stop it at any moment; --resume goes on.

    Nets of card games learn a policy, for one number of players. Those of The Wolves and Wolves and Sheep learn who
    wins from which position, for all numbers of players, from games that all cores play; with --players only games for
    so many are played now.
    """
    need_torch()
    from wataha.bots.features import features_of
    from wataha.terminal import make_console
    from wataha.train.commands import Run, position_settings, train_on_positions, train_policy

    console = make_console()
    run = Run(minutes, out, resume, begin_with, seed, plot)
    if features_of(game):
        settings = position_settings(lanes, search, players, among_others)
        net = train_on_positions(game, settings, workers, run, console)
    elif search:
        raise WatahaError(f"Nets of {game} learn a policy: --search is for nets of positions.")
    else:
        net = train_policy(game, players, planned, lanes, run, console)
    console.print(f"The net is in {net}; let it play: --bots legend:net={net} alpha")


@app.command
def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen at; 0.0.0.0 for everyone in the network.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port.", validator=Number(gte=0, lte=65535))] = 8000,
    data: Annotated[Path | None, Parameter(help="Where the SQLite database is kept.")] = None,
    database: Annotated[str, Parameter(help="postgresql://USER:PASSWORD@HOST/NAME instead of SQLite.")] = "",
    workers: Annotated[int, Parameter(help="Processes, with PostgreSQL.", validator=Number(gte=1))] = 1,
    bus: Annotated[str, Parameter(help="nats://HOST:PORT, for several processes, instead of PostgreSQL's own.")] = "",
    game: Annotated[list[str] | None, Parameter(help="A game to offer, if not all; repeatable.")] = None,
    titles: Annotated[
        Path | None, Parameter(help="A file of JSON with other titles of games; for all commands, WATAHA_TITLES.")
    ] = None,
    origin: Annotated[list[str] | None, Parameter(help="Another origin whose pages may connect; repeatable.")] = None,
    hostname: Annotated[
        list[str] | None, Parameter(help="A name of the site, such as wataha.example.org; repeatable.")
    ] = None,
    proxies: Annotated[str, Parameter(help="Reverse proxies whose forwarding headers are believed.")] = "127.0.0.1",
    thinkers: Annotated[
        int, Parameter(help="Processes that think for bots, for each that serves.", validator=Number(gte=1))
    ] = 2,
    poll: Annotated[
        float, Parameter(help="Seconds to answer whether one interrupts.", validator=Number(gte=1, lte=60))
    ] = 5.0,
    site: Annotated[
        str, Parameter(help="The public address, https://HOST: people can be told there that it is their turn.")
    ] = "",
    mail_from: Annotated[str, Parameter(help="Whom mails come from; the mail server is named by WATAHA_SMTP.")] = "",
    without: Annotated[
        list[str] | None, Parameter(help="Something to switch off, such as bots; repeatable. See docs/hosting.md.")
    ] = None,
    holiday_days: Annotated[
        int,
        Parameter(help="Days of holiday a year in games by post; 0 for none.", validator=Number(gte=0, lte=366)),
    ] = 30,
    oidc_issuer: Annotated[str, Parameter(help="An OpenID Connect provider by which people may sign in.")] = "",
    oidc_client: Annotated[str, Parameter(help="What it calls this site; WATAHA_OIDC_SECRET has the secret.")] = "",
    oidc_name: Annotated[str, Parameter(help="How it is called on the page.")] = "",
    reach: Annotated[
        list[str] | None, Parameter(help="A private network that webhooks may reach, 192.168.0.0/24; repeatable.")
    ] = None,
    limits: Annotated[float, Parameter(help="Multiplies all rate limits; 0 switches them off.")] = 1.0,
    log_level: Annotated[str, Parameter(help="debug, info, warning or error.")] = "info",
) -> None:
    """Host tables for a living room, a club or a town."""
    if titles:
        os.environ[TITLES] = str(titles.resolve())
        check_titles()
    if database or bus:
        need_fleet()
    from wataha.server.ops.maintenance import run_check
    from wataha.server.serve import serve as run_server
    from wataha.server.settings import Settings

    settings = Settings(
        data=str(data) if data else "",
        database=database,
        host=host,
        port=port,
        workers=workers,
        bus=bus,
        games=tuple(game or ()),
        origins=tuple(origin or ()),
        hostnames=tuple(hostname or ()),
        proxies=proxies,
        thinkers=thinkers,
        poll=int(poll * 1000),
        site=site.rstrip("/"),
        smtp=os.environ.get("WATAHA_SMTP", ""),
        mail_from=mail_from,
        without=tuple(without or ()),
        holiday_days=holiday_days,
        oidc_issuer=oidc_issuer,
        oidc_client=oidc_client,
        oidc_secret=os.environ.get("WATAHA_OIDC_SECRET", ""),
        oidc_name=oidc_name,
        reachable=tuple(reach or ()),
        limits=limits,
        metrics_token=os.environ.get("WATAHA_METRICS_TOKEN", ""),
        log_level=log_level,
    )
    run_check(settings)
    run_server(settings)


@app.command
def join(
    url: Annotated[str, Parameter(help="A table's address, to play it to its end; or a server's, to play everywhere.")],
    /,
    *,
    token: Annotated[
        str | None, Parameter(env_var="WATAHA_TOKEN", help="The token of a bot's account; docs/bots-api.md.")
    ] = None,
    bot: Annotated[
        str, Parameter(help="pup, scout, hunter, alpha, legend, or somebody's agent: module:Agent.")
    ] = "alpha",
) -> None:
    """Let a bot sit at a table of a server elsewhere; cut off, it comes back. Ctrl-C stops it."""
    from wataha.remote.player import RemotePlayer
    from wataha.remote.server import Link

    if not token:
        raise WatahaError("A token is needed: --token TOKEN, or the environment variable WATAHA_TOKEN.")
    RemotePlayer(Link.read(url), token, bot, lambda sentence: print(sentence, flush=True)).play()


@app.command(name="compile")
def compile_games(
    game: Annotated[list[str] | None, Parameter(help="Games to compile; all if none.")] = None, /
) -> None:
    """Compile games and their bots ahead, onto the disk, where every start finds them; images are made so."""
    from wataha.engine.registry import all_games, find_game
    from wataha.server.bots.compiling import compile_ahead
    from wataha.terminal import make_console

    games = [find_game(name) for name in game] if game else all_games()
    console = make_console(stderr=True)
    with console.status("compiling; this may take some minutes …"):
        for part, found in compile_ahead(games):
            console.print(f"{found.id}: {part}")


tiles = App(name="tiles", help="Bring the tiles of your own box of Wolves and Sheep.")
app.command(tiles)


@tiles.command(name="check")
def check_tiles(file: Annotated[Path, Parameter(help="A set of tiles, in the shape of the built-in one.")], /) -> None:
    """Say whether a set of tiles can be played with, or everything that is wrong with it."""
    from wataha.games.wolves_and_sheep import tiles as box

    problems = box.check_tiles(file)
    for problem in problems:
        print(f"{file}: {problem}", file=sys.stderr)
    if problems:
        sys.exit(MISTAKE)
    print(f"{file} is a whole set. Play with it: wataha play wolves_and_sheep --option tiles=@{file}")


laboratory = App(name="lab", help="A designer's lab: what many games by bots say of a game.")
app.command(laboratory)

Level = Annotated[str, Parameter(help="The level of the bots: pup, scout, hunter or alpha.")]
Workers = Annotated[int | None, Parameter(help="On how many cores. All if not given.", validator=Number(gte=1))]


@laboratory.command(name="report")
def lab_report(
    game: GameId,
    /,
    *,
    players: Players = None,
    option: OptionList = None,
    bots: Level = "hunter",
    games: Annotated[int, Parameter(help="Games of the main series; each question more has a fifth of them.")] = 200,
    seed: Annotated[int | None, Parameter(help="Equal seeds give equal reports.")] = None,
    components: Annotated[
        bool, Parameter(negative="--no-components", help="Find out what each component is worth by doing without it.")
    ] = True,
    numbers: Annotated[Path | None, Parameter(help="Other numbers of the box, a file of JSON.")] = None,
    logs: Annotated[Path | None, Parameter(help="Keep the results in this folder, and go on with those in it.")] = None,
    workers: Workers = None,
    cluster: Cluster = None,
    out: Annotated[Path, Parameter(help="The page; JSON and Parquet are written beside it.")] = Path("report.html"),
) -> None:
    """Report on a game: seats, course, components, depth. Ctrl-C loses nothing: run it again to go on."""
    from wataha.lab.numbers import change_numbers, read_numbers

    if numbers:
        change_numbers(read_numbers(numbers))
    from wataha.engine.registry import find_game
    from wataha.lab.contest import SEED
    from wataha.lab.progress import play_with_progress
    from wataha.lab.report.report import check_place, save, sum_up
    from wataha.lab.report.study import Study, gather
    from wataha.terminal import make_console

    check_place(out)
    found = find_game(game)
    options = found.read_options(read_options(option))
    chosen = found.read_seed(SEED if seed is None else seed)
    study = Study(found, found.read_players(players), options, bots, games, chosen)
    with play_with_progress(make_console(stderr=True), workers, cluster) as play:
        report = sum_up(study, gather(study, play, components, logs))
    for file in save(report, out):
        make_console().print(f"{file}", highlight=False)


@laboratory.command(name="compare")
def lab_compare(
    a: Annotated[str, Parameter(help="A version: GAME, GAME:OPTION=VALUE,..., or FILE.json with other numbers.")],
    b: Annotated[str, Parameter(help="Another version of the same game.")],
    /,
    *,
    bots: Level = "hunter",
    games: Annotated[int, Parameter(help="Games of each version.")] = 200,
    seed: Annotated[int | None, Parameter(help="Equal seeds give equal answers.")] = None,
    workers: Workers = None,
    cluster: Cluster = None,
    lang: Lang = LANGUAGES[0],
    as_json: Json = False,
) -> None:
    """Play two versions of a game on the same seeds: what changed, and whether it is more than chance."""
    from wataha.engine.texts import Texts
    from wataha.lab.contest import SEED
    from wataha.lab.report.compare import Series, compare, read_version
    from wataha.lab.report.compare_table import draw_differences
    from wataha.terminal import make_console

    series = Series(bots, games, SEED if seed is None else seed, workers=workers, cluster=cluster)
    found = compare(read_version(a), read_version(b), series)
    if as_json:
        print(json.dumps(found))
    else:
        make_console().print(draw_differences(found, (a, b), games, Texts(lang, ("lab",))))


admin = App(name="admin", help="Look after a server's database. Stop the server before rebuild and import.")
app.command(admin)

Data = Annotated[Path | None, Parameter(help="Where the SQLite database is kept.")]
Database = Annotated[str, Parameter(help="postgresql://USER:PASSWORD@HOST/NAME instead of SQLite.")]


def need_fleet() -> None:
    """What several processes share, PostgreSQL and NATS, has packages of its own."""
    from importlib.util import find_spec

    if find_spec("asyncpg") is None or find_spec("nats") is None:
        raise WatahaError("PostgreSQL and NATS need more packages. Install them: pip install 'wataha[fleet]'")


def need_torch() -> None:
    """PyTorch is large, and only training needs it."""
    from importlib.util import find_spec

    if find_spec("torch") is None:
        raise WatahaError("Training needs PyTorch. Install it: pip install 'wataha[train]'")


def server_settings(data: Path | None, database: str) -> Any:
    """Where a server keeps its database."""
    if database:
        need_fleet()
    from wataha.server.settings import Settings

    return Settings(data=str(data) if data else "", database=database)


@admin.command
def verify(*, data: Data = None, database: Database = "") -> None:
    """Replay every table from its log and compare; exit code 1 if something is wrong."""
    where = server_settings(data, database)
    from wataha.server.ops.admin import run_verify

    wrong = run_verify(where, print)
    print("Everything agrees with the logs." if not wrong else f"{wrong} tables do not agree with their logs.")
    if wrong:
        sys.exit(1)


@admin.command(name="before-update")
def before_update(*, data: Data = None, database: Database = "") -> None:
    """Count the games under way by the version of their rules: those stop if an update has other rules."""
    where = server_settings(data, database)
    from wataha.server.ops.admin import run_under_way

    for games in run_under_way(where):
        print(games)
    print("After an update those go on whose version of the rules is still the same; its changelog names the others.")


@admin.command
def rebuild(*, data: Data = None, database: Database = "") -> None:
    """Compute results, ratings and everything else derived again from the logs."""
    where = server_settings(data, database)
    from wataha.server.ops.admin import run_rebuild

    print(f"{run_rebuild(where, print)} tables rebuilt.")


@admin.command(name="host")
def name_host(
    name: Annotated[str, Parameter(help="The name of a registered account.")],
    /,
    *,
    remove: Annotated[bool, Parameter(help="Let it be a host no longer.")] = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Let someone look after the others: reports, mutes, bans, names, tables, blocked words. The server may run on."""
    where = server_settings(data, database)
    from wataha.server.ops.admin import run_name_host

    run_name_host(where, name, not remove)
    print(f"{name} is {'no host any more' if remove else 'a host now'}.")


@admin.command
def export(file: Path, /, *, data: Data = None, database: Database = "") -> None:
    """Write everything to FILE as JSON lines. It holds secrets: keep it safe."""
    where = server_settings(data, database)
    from wataha.server.ops.admin import run_export

    print(f"{run_export(where, file)} rows written.")


@admin.command
def dump(folder: Path, /, *, data: Data = None, database: Database = "") -> None:
    """Write finished public games into FOLDER for research, as records and as Parquet, without names."""
    where = server_settings(data, database)
    from wataha.server.ops.open_data import run_dump

    written = run_dump(where, folder)
    print(f"{written.games} games written; {written.left_out} cannot be replayed.")


@admin.command(name="import")
def import_rows(file: Path, /, *, data: Data = None, database: Database = "") -> None:
    """Read an export into an empty database."""
    where = server_settings(data, database)
    from wataha.server.ops.admin import run_import

    print(f"{run_import(where, file, print)} rows read.")


def main(arguments: list[str] | None = None) -> None:
    """Run the command; wrong input is answered by one sentence and exit code 2."""
    write_utf8()
    try:
        check_titles()
        app(_name_cluster(sys.argv[1:] if arguments is None else arguments), exit_on_error=False, print_error=False)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except UnusedCliTokensError as mistake:
        complain(f'"{shown((mistake.unused_tokens or [""])[0])}" means nothing here; wataha --help lists all commands.')
    except (CycloptsError, WatahaError) as mistake:
        complain(str(mistake))
    except BrokenPipeError:
        sys.stderr.close()  # whoever read us has gone, and need not hear of it
    except UnicodeDecodeError:
        complain("The file is not text.")
    except OSError as trouble:
        complain(f"{trouble.filename}: {trouble.strerror}." if trouble.filename else f"{trouble}.")


def write_utf8() -> None:
    """Let files and pipes hold all our texts, on Windows, too; a terminal knows its own encoding."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and not stream.isatty() and not os.environ.get("PYTHONIOENCODING"):
            stream.reconfigure(encoding="utf-8")


def _name_cluster(arguments: list[str]) -> list[str]:
    """The arguments with an address after every `--ray`.

    >>> _name_cluster(["simulate", "moonlight", "--ray", "--games", "9"])
    ['simulate', 'moonlight', '--ray', 'local', '--games', '9']
    >>> _name_cluster(["arena", "--ray", "auto", "--ray"])
    ['arena', '--ray', 'auto', '--ray', 'local']
    """
    named: list[str] = []
    for argument, following in zip_longest(arguments, arguments[1:]):
        named.append(argument)
        if argument == "--ray" and (following is None or following.startswith("-")):
            named.append("local")
    return named


def complain(sentence: str) -> None:
    """One clear sentence on standard error, without what a terminal would obey, and the exit code for wrong input."""
    clean = "".join(sign if sign.isprintable() else "?" for sign in " ".join(sentence.split()))
    print(f"wataha: {clean}", file=sys.stderr)
    sys.exit(MISTAKE)


if __name__ == "__main__":
    main()
