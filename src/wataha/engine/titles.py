"""What games are called here: a host may rename them, whoever else has rights in a name.

The environment variable WATAHA_TITLES names a file of other titles. A game is registered under them, so that whoever
asks a game for its titles, or for its rules, hears of no others.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

from .errors import WatahaError, shown
from .outside_json import read_bounded, read_json
from .texts import LANGUAGES

TITLES = "WATAHA_TITLES"
"""The environment variable that names the file; processes that a server starts read it, too."""

LONGEST_TITLE = 60

HEADING = re.compile(r"\A# .*$", re.MULTILINE)

Titles = Mapping[str, Mapping[str, str]]
"""By the game's id and the language."""


def titles_here() -> Titles:
    """Other titles than the games' own."""
    file = os.environ.get(TITLES)
    return read_titles(Path(file)) if file else {}


@cache
def read_titles(file: Path) -> Titles:
    """The titles of a file: {"moonlight": {"en": "Night", "pl": "Noc"}}. A language that is left out gets the first."""
    return {game: _read_game(game, named) for game, named in _object(read_json(read_bounded(file)), str(file)).items()}


def _read_game(game: str, named: Any) -> dict[str, str]:
    names = _object(named, game)
    for language, title in names.items():
        if language not in LANGUAGES:
            raise WatahaError(f"'{shown(language)}' is no language of Wataha: {', '.join(LANGUAGES)} are.")
        if not isinstance(title, str) or not title.strip() or len(title) > LONGEST_TITLE or not title.isprintable():
            raise WatahaError(f"A title of {shown(game)} is not a line of 1 to {LONGEST_TITLE} characters.")
    first = next(iter(names.values()))
    return {language: names.get(language, first) for language in LANGUAGES}


def _object(value: Any, what: str) -> dict[str, Any]:
    if not isinstance(value, dict) or not value:
        raise WatahaError(f'{shown(what)} has no titles of the form {{"GAME": {{"LANGUAGE": "TITLE"}}}}.')
    return cast(Any, value)


def retitle(rules: str, game: str, language: str) -> str:
    """Rules for players under the title that the game goes by here."""
    renamed = titles_here().get(game)
    return HEADING.sub(lambda _: f"# {renamed[language]}", rules, count=1) if renamed else rules
