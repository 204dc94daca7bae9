"""What people see of a game: the paths of its moves, views for every pair of eyes, sentences and a drawing.

A view is built from what its seat may see; nothing is stripped afterwards. It is plain JSON: places, pieces that lie on
them, and facts. Every word of a move's path but the verb is the `word` (or else the `id`) of a piece or place that the
view shows, so that a browser or a terminal can offer moves without knowing a rule.
"""

from __future__ import annotations

import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain
from math import prod
from operator import itemgetter
from typing import TYPE_CHECKING, Any, ClassVar, NotRequired, TypedDict, TypeVar

import numpy as np

from .plain import PlainRecord
from .texts import Phrase, Texts

if TYPE_CHECKING:
    from rich.console import RenderableType

PUBLIC = -1
"""The eyes of a spectator: what everybody at the table knows."""

EVERYTHING = None
"""The eyes that see all, for replays of finished games and for debugging."""

Eyes = int | None

Made = TypeVar("Made")


class Place(TypedDict):
    """Where pieces can lie."""

    id: str
    kind: str
    word: NotRequired[str]  # the word that names it in a path, where that is not the id
    facts: NotRequired[dict[str, Any]]


class Piece(TypedDict):
    """Something that lies in a place. It keeps its id as long as its identity is known, so that it can be animated."""

    id: str
    kind: str
    at: str
    word: NotRequired[str]
    facts: NotRequired[dict[str, Any]]


Thing = TypeVar("Thing", Place, Piece)


class Group(tuple[Thing, ...]):
    """Places or pieces that a game remembers together, since they stay as they are from move to move."""

    written: bytes | None = None
    """What whoever writes them down many times remembers of it."""


class Gathered(list[Thing]):
    """The places or pieces of a view that are made up of groups."""

    written: bytes | None = None

    def __init__(self, groups: Sequence[Group[Thing]]) -> None:
        super().__init__(chain.from_iterable(groups))
        self.groups = groups


class View(TypedDict):
    """The table as one pair of eyes sees it."""

    game: str
    seat: int | None
    players: int
    actor: int  # the seat that decides; -1 when the game is over
    decision: str
    score: list[int | None]  # of each seat, as far as these eyes may know
    places: list[Place]
    pieces: list[Piece]
    facts: dict[str, Any]


class Sentence(TypedDict):
    """One thing that happened, in words, with the pieces and places that it speaks of."""

    phrase: Phrase
    about: list[str]


class SheetRow(TypedDict):
    """A line of the score sheet: what for, and what each seat got."""

    label: Phrase
    points: list[int | None]
    why: list[Phrase | None]


class Sheet(TypedDict):
    """The score sheet as a rulebook would print it."""

    rows: list[SheetRow]
    total: list[int]
    tie_break: SheetRow | None
    winners: list[int]


class Position:
    """A record with the numbers that its game's rules compute from it, ready for plain Python to look at."""

    def __init__(
        self,
        record: bytes,
        dtype: np.dtype[Any],
        players: int,
        actor: int,
        score: list[int],
        standing: list[int],
        parts: dict[str, list[int]],
    ) -> None:
        self._record = record
        self._dtype = dtype
        self.players = players
        self.actor = actor
        self.score = score
        self.standing = standing
        self.parts = parts
        """The breakdown of the score, by the names of the game's layout."""
        self.fields: Any = read_fields(record, dtype)
        """The record's fields as numbers and tuples, which plain Python reads much faster than arrays."""
        self._made: dict[Any, Any] = {}

    @cached_property
    def state(self) -> PlainRecord:
        """The record as interpreted rules read it."""
        return PlainRecord(np.frombuffer(self._record, self._dtype)[0])

    def once(self, make: Callable[[Position], Made]) -> Made:
        """What a function makes of this position; made once, for all eyes that see the same of it."""
        if make not in self._made:
            self._made[make] = make(self)
        return self._made[make]


@dataclass(frozen=True)
class Clock:
    """The time that the seat at hand may take, where a game's options set a clock."""

    seconds: int
    began: int
    """The ply from which the time runs; decisions with the same one share it."""
    turn: int
    """The ply with which the turn at hand began."""


class Fields:
    """A record whose fields are numbers and rows of them; rows of rows are made when they are first asked for."""

    _layout: ClassVar[_Layout]

    def __init__(self, record: bytes) -> None:
        layout = self._layout
        self.numbers = numbers = layout.numbers.unpack(record)
        self.__dict__.update(zip(layout.names, layout.pick(numbers), strict=True))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


def read_fields(record: bytes, dtype: np.dtype[Any]) -> Fields:
    """The fields of a record."""
    return _kind_of_fields(dtype)(record)


class _Rows:
    """Rows of a record: made from its numbers when they are first asked for, from then on like any attribute."""

    def __init__(self, pick: Pick) -> None:
        self._pick = pick

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, fields: Fields, owner: type) -> tuple[Any, ...]:
        rows = fields.__dict__[self._name] = self._pick(fields.numbers)
        return rows


Pick = Callable[[tuple[int, ...]], tuple[Any, ...]]


@dataclass(frozen=True)
class _Layout:
    """How the numbers of a record make its fields."""

    numbers: struct.Struct
    names: tuple[str, ...]
    """Fields that are a number or one row."""
    pick: Pick
    """What they are."""


@cache
def _kind_of_fields(dtype: np.dtype[Any]) -> type[Fields]:
    """The class for the records of one dtype."""
    form, end, first = "@", 0, 0
    simple: dict[str, int | slice] = {}
    rows: dict[str, _Rows] = {}
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        count = prod(kind.shape)
        form += f"{offset - end}x{count}{kind.base.char}"
        end = offset + kind.itemsize
        if len(kind.shape) < 2:
            simple[name] = slice(first, first + count) if kind.shape else first
        else:
            rows[name] = _Rows(_picks_rows(first, kind.shape))
        first += count
    numbers = struct.Struct(f"{form}{dtype.itemsize - end}x")
    layout = _Layout(numbers, tuple(simple), itemgetter(*simple.values()))
    return type("Fields", (Fields,), {"_layout": layout, **rows})


def _picks_rows(first: int, shape: tuple[int, ...]) -> Pick:
    """What picks a field that begins at a number, in rows as its shape says.

    >>> _picks_rows(1, (2, 3))((0, 1, 2, 3, 4, 5, 6))
    ((1, 2, 3), (4, 5, 6))
    """
    size = prod(shape[1:])
    begins = range(first, first + prod(shape), size)
    if len(shape) == 2 and len(begins) > 1:
        return itemgetter(*(slice(begin, begin + size) for begin in begins))
    rows = [
        _picks_rows(begin, shape[1:]) if len(shape) > 2 else itemgetter(slice(begin, begin + size)) for begin in begins
    ]
    return lambda numbers: tuple([row(numbers) for row in rows])


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

    def clock(self, limit: int, ply: int, before: tuple[Fields, Clock] | None, after: Fields) -> Clock:
        """The time for the decision after `ply` moves, where the clock is set to `limit` seconds.

        `before` is the decision that came before and its clock. By default every decision has a clock of its own.
        """
        return Clock(limit, began=ply, turn=ply)

    def half_made(self, fields: Fields) -> bool:
        """Whether the decider has begun a step that only they can see: to all others the table is as it was before."""
        return False


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


def winners(standings: list[int]) -> list[int]:
    """The seats with the highest standing.

    >>> winners([3, 7, 7])
    [1, 2]
    """
    return [seat for seat, standing in enumerate(standings) if standing == max(standings)]


def pieces_at(view: View, place: str, kind: str) -> list[Piece]:
    """The pieces of a kind that lie in a place."""
    return [piece for piece in view["pieces"] if piece["at"] == place and piece["kind"] == kind]


def facts_of(thing: Piece | Place) -> dict[str, Any]:
    """What the view says of a piece or place; nothing of one that lies face down."""
    return thing.get("facts", {})


def sentence(said: Phrase, *about: str) -> Sentence:
    """A phrase with the ids of the pieces and places it speaks of."""
    return {"phrase": said, "about": list(about)}
