"""A random game written down for people to read and to compare: what was done, what was said, how it was scored.

The moves are those of the engine's own playout with the game's seed, so a text changes only if the game does.
"""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from wataha import Match
from wataha.engine.chance import PLAYOUT_SALT, pick
from wataha.engine.texts import LANGUAGES, Texts
from wataha.engine.views import SheetRow

FOLDER = Path(__file__).parent
WIDTH = 120
DRAWN_EVERY = 10
"""The table is drawn before the first of so many moves."""


def write(game: str, players: int, options: dict[str, Any], seed: int) -> str:
    """The whole text of a playthrough."""
    match = Match(game, seed, players, **options)
    texts = Texts(LANGUAGES[0], (game,))
    lines = _heading(match, texts)
    view = match.view(None)
    while not match.over:
        if match.ply % DRAWN_EVERY == 0:
            lines += ["", *_drawing(match, texts)]
        actions = match.actions()
        who = texts.who(match.actor)
        match.play(actions[int(pick(seed ^ PLAYOUT_SALT, match.ply, len(actions)))])
        before, view = view, match.view(None)
        path = match.paths[-1]
        lines += ["", f"{match.ply}. {who}, {len(actions)} legal: {path}"]
        lines += [f"   {texts(said['phrase'])}" for said in match.game.table.tell(path, before, view)]
        lines.append(f"   Score {_numbers(match.score())}")
    lines += ["", *_drawing(match, texts), "", *_sheet(match, texts)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _heading(match: Match, texts: Texts) -> list[str]:
    chosen = [f"{option}: {value}" for option, value in match.options.items()]
    facts = [f"players: {match.players}", *chosen, f"seed: {match.seed}", f"rules version: {match.game.rules_version}"]
    return [match.game.titles[texts.language], ", ".join(facts)]


def _drawing(match: Match, texts: Texts) -> list[str]:
    """What all-seeing eyes see, in plain characters."""
    page = StringIO()
    console = Console(file=page, width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False)
    console.print(match.game.table.draw(match.view(None), texts))
    return page.getvalue().splitlines()


def _sheet(match: Match, texts: Texts) -> list[str]:
    sheet = match.sheet()
    lines = [f"{texts.say('score-sheet')}: {', '.join(texts.who(seat) for seat in range(match.players))}"]
    lines += [_row(row, texts) for row in sheet["rows"]]
    lines.append(f"   {texts.say('sheet-total')}: {_numbers(sheet['total'])}")
    if sheet["tie_break"]:
        lines.append(_row(sheet["tie_break"], texts))
    if len(sheet["winners"]) == 1:
        lines.append(texts.say("result-win", who=sheet["winners"][0]))
    else:
        sharing = ", ".join(texts.who(seat) for seat in sheet["winners"])
        lines.append(f"{texts.say('result-draw')} ({sharing})")
    return lines


def _row(row: SheetRow, texts: Texts) -> str:
    reasons = ", ".join(texts(why) if why else "-" for why in row["why"]) if any(row["why"]) else ""
    return f"   {texts(row['label'])}: {_numbers(row['points'])}" + (f" ({reasons})" if reasons else "")


def _numbers(points: list[int | None] | list[int]) -> str:
    return " : ".join("-" if each is None else str(each) for each in points)
