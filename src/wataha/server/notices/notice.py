"""What is told: whose turn it is at which tables, and nothing that a stranger at the table could not see."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from wataha.engine.errors import UnknownGame
from wataha.engine.registry import find_game
from wataha.engine.texts import LANGUAGES, Texts
from wataha.server.tables.accounts import Account
from wataha.server.timestamps import SECOND

from .preferences import Preferences


@dataclass(frozen=True)
class OpenTurn:
    """A table that waits for someone."""

    table: str
    game: str
    pace: str
    since: int
    deadline: int | None
    others: tuple[str, ...]
    """The names of those who play, too; bots have none."""

    @property
    def path(self) -> str:
        return f"/t/{self.table}"


@dataclass(frozen=True)
class Notice:
    """Something to tell someone."""

    id: str
    """The same however often it is sent."""
    what: str
    account: Account
    """Whom it is for."""
    preferences: Preferences
    turns: tuple[OpenTurn, ...] = ()
    waiting: int = 0
    """How many tables wait for them altogether."""

    @property
    def texts(self) -> Texts:
        return Texts(self.preferences.language, ("notices",))

    def title(self) -> str:
        """In a few words."""
        if len(self.turns) == 1:
            return self.texts.say("notice-turn", game=title_of(self.turns[0].game, self.preferences.language))
        if self.turns:
            return self.texts.say("notice-turns", count=len(self.turns))
        return self.texts.say(f"notice-{self.what}")

    def tell_turn(self, turn: OpenTurn) -> str:
        """A table in a line."""
        said = [title_of(turn.game, self.preferences.language)]
        if turn.others:
            said.append(self.texts.say("notice-with", names=", ".join(turn.others)))
        if turn.deadline is not None:
            there = datetime.fromtimestamp(turn.deadline / SECOND, ZoneInfo(self.preferences.zone))
            said.append(self.texts.say("notice-until", moment=f"{there:%Y-%m-%d %H:%M}"))
        return " · ".join(said)


def title_of(game: str, language: str) -> str:
    try:
        titles = find_game(game).titles
    except UnknownGame:
        return game
    return titles.get(language) or titles[LANGUAGES[0]]
