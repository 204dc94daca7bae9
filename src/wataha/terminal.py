"""The terminal table: play against bots, look at records, read score sheets."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from wataha.bots import Bot, make_bot
from wataha.bots.adviser import Adviser
from wataha.bots.explain import Explanation, explain
from wataha.bots.warm import is_legend_compiled
from wataha.engine.errors import LONGEST_SHOWN, BadSeat, DamagedRecord, WatahaError
from wataha.engine.match import Match
from wataha.engine.outside_json import read_json_file
from wataha.engine.registry import find_game
from wataha.engine.texts import LANGUAGES, Texts
from wataha.engine.views import Eyes, Sentence, Sheet
from wataha.lab.analyse import Analysis, ply_number

FILE_WIDTH = 120
READING_WIDTH = 100
"""Longer lines of prose are hard to read."""

HINTED_MOVES = 5

KEPT_GAMES = "WATAHA_GAMES_DIR"
"""Environment variable that says where unfinished games are kept."""


def kept_games() -> Path:
    """Where unfinished games are kept."""
    chosen = os.environ.get(KEPT_GAMES)
    return Path(chosen) if chosen else user_data_path("wataha", appauthor=False) / "games"


@dataclass
class Sitting:
    """A person at the terminal against bots. It is kept on disk after every move, so that nothing is lost."""

    match: Match
    seat: int
    language: str
    level: str
    console: Console = field(default_factory=Console)

    def __post_init__(self) -> None:
        others = [seat for seat in range(self.match.players) if seat != self.seat]
        self.bots: dict[int, Bot] = {seat: make_bot(self.level, self.match.seed + seat + 1) for seat in others}
        catalogues = (self.match.game.id, "bots")
        level = Texts(self.language, catalogues).say(f"bot-{self.level.partition(':')[0]}")
        names = {seat: f"{level} {chr(ord('A') + seat)}" for seat in others}
        self.texts = Texts(self.language, catalogues, names=names)

    @property
    def file(self) -> Path:
        return kept_games() / f"{self.match.game.id}-{self.match.seed}.json"

    def keep(self) -> None:
        """Write the game down; the old copy is replaced whole or not at all."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        kept = {"record": self.match.record(), "seat": self.seat, "language": self.language, "level": self.level}
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(kept), encoding="utf-8")
        fresh.replace(self.file)

    @classmethod
    def resume(cls, game: str | None, console: Console, language: str | None) -> Sitting:
        """The game that was kept last, of any kind or of one."""
        kind = f"{find_game(game).id}-" if game else ""
        kept = sorted(kept_games().glob(f"{kind}*.json"), key=lambda file: file.stat().st_mtime)
        if not kept:
            raise WatahaError(f"No unfinished game{f' of {game}' if game else ''} is kept. Start one without --resume.")
        try:
            return cls._sit_down_again(read_json_file(kept[-1], "It"), console, language)
        except WatahaError as trouble:
            raise DamagedRecord(f"The kept game {kept[-1]} is damaged: {trouble}") from trouble

    @classmethod
    def _sit_down_again(cls, kept: Any, console: Console, language: str | None) -> Sitting:
        """What `keep` wrote; `WatahaError` if it is anything else."""
        if not isinstance(kept, dict):
            raise DamagedRecord("It is not a JSON object.")
        match = Match.replay(kept.get("record"))  # type: ignore[arg-type]
        seat, chosen, level = kept.get("seat"), kept.get("language"), kept.get("level")
        if type(seat) is not int or not 0 <= seat < match.players:
            raise BadSeat(seat, match.players)
        if chosen not in LANGUAGES or not isinstance(level, str) or len(level) > LONGEST_SHOWN:
            raise DamagedRecord("It does not say in which language, or against which bots.")
        return cls(match, seat, language or chosen, level, console)

    def play(self) -> None:
        """Play until the game is over or the person leaves; Ctrl-C leaves, too."""
        title = self.match.game.titles.get(self.language, self.match.game.id)
        self.say("play-welcome", style="bold #f2c14e", game=title, who=self.seat, seed=self.match.seed)
        self.keep()
        try:
            while not self.match.over:
                if self.match.actor == self.seat:
                    self.take_turn()
                else:
                    self.watch(self.bots[self.match.actor].choose(self.match))
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            self.say("play-kept", command=f"wataha play {self.match.game.id} --resume")
            return
        self.console.print(self.match.game.table.draw(self.match.view(self.seat), self.texts))
        self.say("play-over", style="bold #f2c14e")
        self.console.print(draw_sheet(self.match.sheet(), self.match.players, self.texts))
        self.file.unlink(missing_ok=True)

    def take_turn(self) -> None:
        """Show the table and the moves, and ask until one is made."""
        self.console.print(self.match.game.table.draw(self.match.view(self.seat), self.texts))
        moves = self.match.moves()
        self.console.print(draw_moves(moves, self.texts))
        self.say("play-turn", style="bold", count=len(moves))
        while True:
            answer = self.ask(moves)
            if answer in ("?", "help"):
                self.say("play-help")
            elif answer == "log":
                self.tell(sentence for move in self.match.story(self.seat) for sentence in move)
            elif answer == "score":
                self.console.print(draw_sheet(self.match.sheet(), self.match.players, self.texts))
            elif answer == "hint":
                adviser = Adviser.of(self.match.game, is_legend_compiled(self.match.game))
                self.console.print(draw_hint(explain(self.match, adviser=adviser), self.texts))
            elif answer == "undo":
                if self.undo():
                    return
            elif answer in ("quit", "exit"):
                raise KeyboardInterrupt
            elif answer:
                found = find_moves(answer, moves)
                if len(found) == 1:
                    self.watch(found[0])
                    return
                if found:
                    self.say("play-several", move=answer, count=len(found), moves=", ".join(found[:8]))
                else:
                    self.say("play-unclear", move=answer, count=len(moves))

    def ask(self, moves: list[str]) -> str:
        """A line from the keyboard, with completion where there is a terminal."""
        prompt = self.texts.say("play-prompt") + " "
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            return input(prompt).strip()
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import WordCompleter

        completer = WordCompleter([*moves, "hint", "undo", "log", "score", "quit"], sentence=True, ignore_case=True)
        return PromptSession[str](completer=completer, complete_while_typing=True).prompt(prompt).strip()

    def undo(self) -> bool:
        """Take back the person's last move, where that is fair."""
        if not self.match.may_undo(self.seat):
            self.say("play-no-undo")
            return False
        path = self.match.paths[-1]
        self.match.undo()
        self.keep()
        self.say("play-undone", move=path)
        return True

    def watch(self, move: str | int) -> None:
        """Make a move, keep the game, and tell what happened as the person saw it."""
        before = self.match.view(self.seat)
        self.match.play(move)
        self.keep()
        self.tell(self.match.game.table.tell(self.match.paths[-1], before, self.match.view(self.seat)))

    def tell(self, sentences: Iterable[Sentence]) -> None:
        for sentence in sentences:
            self.console.print(Text("  " + self.texts(sentence["phrase"]), style="#d5cfba"))

    def say(self, key: str, style: str = "", **args: Any) -> None:
        self.console.print(Text(self.texts.say(key, **args), style=style))


def find_moves(answer: str, moves: list[str]) -> list[str]:
    """The moves that a typed line can mean: its number, or the beginnings of its words, with or without the verb.

    >>> moves = ["play R6 swamp", "play R6 cave", "take HIDDEN"]
    >>> find_moves("2", moves), find_moves("r6 sw", moves), find_moves("play r6", moves)
    (['play R6 cave'], ['play R6 swamp'], ['play R6 swamp', 'play R6 cave'])
    """
    if answer.isdigit():
        return [moves[int(answer) - 1]] if 1 <= int(answer) <= len(moves) else []
    typed = answer.casefold().split()

    def begins(words: list[str]) -> bool:
        return len(typed) <= len(words) and all(
            word.casefold().startswith(beginning) for beginning, word in zip(typed, words, strict=False)
        )

    exact = [move for move in moves if move.casefold().split() == typed]
    return exact or [move for move in moves if begins(move.split()) or begins(move.split()[1:])]


def draw_moves(moves: list[str], texts: Texts) -> Grid:
    """The legal moves, numbered; those that differ in their last word alone share a line."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), title=texts.say("play-moves"), title_justify="left", show_header=False)
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    lines: dict[str, Text] = {}
    for number, move in enumerate(moves, 1):
        *beginning, last = move.split()
        line = lines.setdefault(" ".join(beginning), Text())
        if line:
            line.append("   ")
        line.append(str(number), style="bold #f2c14e").append(f" {last}")
    for heading, line in lines.items():
        grid.add_row(heading, line)
    return grid


def draw_sheet(sheet: Sheet, players: int, texts: Texts) -> Panel:
    """The score sheet: what each seat got for what."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column()
    for seat in range(players):
        grid.add_column(texts.who(seat), justify="right")
    for row in sheet["rows"]:
        cells: list[str] = []
        for points, why in zip(row["points"], row["why"], strict=True):
            reason = f"[#a9b3d1]{escape(texts(why))}[/]  " if why else ""
            cells.append(reason + ("" if points is None else str(points)))
        grid.add_row(escape(texts(row["label"])), *cells)
    grid.add_section()
    grid.add_row(texts.say("sheet-total"), *(str(points) for points in sheet["total"]), style="bold")
    if sheet["tie_break"]:
        label = texts.say("sheet-tie-break", what=texts(sheet["tie_break"]["label"]))
        grid.add_row(label, *(str(points) for points in sheet["tie_break"]["points"]))
    won = sheet["winners"]
    result = texts.say("result-win", who=won[0]) if len(won) == 1 else texts.say("result-draw")
    return Panel(grid, title=texts.say("score-sheet"), subtitle=result, expand=False, border_style="#34436f")


def draw_hint(explanation: Explanation, texts: Texts) -> Panel:
    """The best moves with what the search found of them, and what it expects to follow."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for column in ("move", "share", "result", "margin"):
        grid.add_column(texts.say(f"hint-{column}"), justify="left" if column == "move" else "right")
    for move in explanation["moves"][:HINTED_MOVES]:
        figures = (f"{move['share']:.0%}", f"{move['result']:.0%}", f"{move['margin']:+.1f}")
        grid.add_row(escape(texts(move["label"])), *figures)
    line = " · ".join(
        texts.say("hint-line-move", who=move["seat"], move=texts(move["label"])) for move in explanation["line"]
    )
    said = [Text(texts(explanation["why"]), style="bold")]
    if explanation["net"]:
        said.append(Text(texts(explanation["net"])))
    body = Group(grid, Text(), *said, Text(texts.say("hint-line", moves=line), style="#a9b3d1"))
    title = texts.say("hint-title", level=texts.say(f"bot-{explanation['level']}"))
    return Panel(body, title=title, expand=False, border_style="#34436f")


def draw_analysis(analysis: Analysis, title: str, texts: Texts) -> RenderableType:
    """The largest swings of a game: what was played, what would have been better, and what it cost."""
    if not analysis["swings"]:
        return Text(texts.say("analysis-none"))
    grid = Grid(box=None, padding=(0, 2, 0, 0), title_justify="left")
    grid.title = texts.say("analysis-title", game=title, count=len(analysis["swings"]))
    for column in ("ply", "who", "played", "better", "cost"):
        grid.add_column(texts.say(f"analysis-{column}"), justify="right" if column in ("ply", "cost") else "left")
    for number in analysis["swings"]:
        judged = analysis["decisions"][number]
        moves = [f"{texts(move['label'])} ({move['result']:.0%})" for move in (judged["played"], judged["best"])]
        grid.add_row(
            str(ply_number(judged["ply"])), texts.who(judged["seat"]), *map(escape, moves), f"−{judged['cost']:.0%}"
        )
    return grid


def show_record(match: Match, eyes: Eyes, texts: Texts, console: Console) -> None:
    """A game at some ply: how it came to it in words, the table, and the score sheet if it is over."""
    for ply, sentences in enumerate(match.story(eyes), 1):
        for number, sentence in enumerate(sentences):
            console.print(Text(f"{ply if number == 0 else '':>4}  {texts(sentence['phrase'])}"))
    console.print(match.game.table.draw(match.view(eyes), texts))
    if match.over:
        console.print(draw_sheet(match.sheet(), match.players, texts))


def make_console(stderr: bool = False) -> Console:
    """A console as wide as the terminal; wide enough for a board where the output goes to a file."""
    console = Console(highlight=False, stderr=stderr)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = FILE_WIDTH
    return console
