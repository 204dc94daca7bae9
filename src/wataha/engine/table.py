"""What a game offers to people: the paths of its moves, views for every pair of eyes, sentences and a drawing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from .position import Fields, Position
from .texts import Phrase, Texts
from .views import Eyes, Sentence, Sheet, View

if TYPE_CHECKING:
    from rich.console import RenderableType


@dataclass(frozen=True)
class Clock:
    """The time that the seat at hand may take, where a game's options set a clock."""

    seconds: int
    began: int
    """The ply from which the time runs; decisions with the same one share it."""
    turn: int
    """The ply with which the turn at hand began."""


class Table(ABC):
    """What a game's module `table` offers as TABLE."""

    @abstractmethod
    def path(self, action: int) -> str:
        """The words of an action."""

    @abstractmethod
    def action(self, path: str) -> int | None:
        """The id of a path; None if no action is written so."""

    @abstractmethod
    def view(self, position: Position, seat: Eyes) -> View:
        """The table as a seat, the public or everything-seeing eyes see it.

        Views may share their parts, which are made once: look at them, but change nothing.
        """

    @abstractmethod
    def tell(self, path: str, before: View, after: View) -> list[Sentence]:
        """What a move did, told from two views of the same eyes; so it can tell no more than they saw."""

    @abstractmethod
    def sheet(self, position: Position) -> Sheet:
        """How the points are made up, as things stand."""

    @abstractmethod
    def draw(self, view: View, texts: Texts) -> RenderableType:
        """The view as text, for a terminal of at least 100 columns."""

    @abstractmethod
    def label(self, path: str, view: View) -> Phrase:
        """A move in words, for the one who is about to choose it."""

    def half_made(self, record: np.void) -> bool:
        """Whether the decider has begun a step that only they can see: to all others the table is as before it."""
        return False

    silence: ClassVar[str] = ""
    """The path of what a seat does that is asked together with others, and says nothing."""

    def asked_together(self, record: np.void) -> tuple[int, ...]:
        """The seats that are asked at once, in the order in which their answers count; none where one seat decides.

        The rules ask one after the other. A table that lets nobody learn from another's answer gathers all of them.
        """
        return ()

    def clock(self, limit: int, ply: int, before: tuple[Fields, Clock] | None, after: Fields) -> Clock:
        """The time for the decision after `ply` moves, where the clock is set to `limit` seconds.

        `before` is the decision that came before and its clock. By default every decision has a clock of its own.
        """
        return Clock(limit, began=ply, turn=ply)


class ListedTable(Table):
    """A table that writes all its paths down, in the order of the action ids."""

    paths: ClassVar[list[str]]
    actions: ClassVar[dict[str, int]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.actions = {path: action for action, path in enumerate(cls.paths)}

    def path(self, action: int) -> str:
        return self.paths[action]

    def action(self, path: str) -> int | None:
        return self.actions.get(path)
