"""What a game declares of itself, in one object."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex, TypeVar

import numpy as np

from .chance import KEY_BYTES, SEEDS
from .entry_points import EntryPoints
from .errors import BadKey, BadOption, BadPlayers, BadSeed, UnknownOption
from .table import Table

Value = str | int


@dataclass(frozen=True)
class Choice:
    """An option with named values; the record stores the position of the chosen one."""

    name: str
    values: tuple[str, ...]
    default: str
    players: tuple[int, ...] = ()
    """The player counts that may choose another value than the default; any, where none is named."""

    @property
    def allowed(self) -> str:
        return ", ".join(self.values)

    def read(self, value: Value) -> str | None:
        return str(value) if str(value) in self.values else None

    def encode(self, value: Value) -> int:
        return self.values.index(str(value))

    def suits(self, players: int, value: Value) -> bool:
        """Whether so many may choose this value."""
        return value == self.default or not self.players or players in self.players


def _unreadable(text: str) -> tuple[int, ...] | None:  # noqa: ARG001
    return None


@dataclass(frozen=True)
class Supply(Choice):
    """A choice of a part of the box that also takes one of the table's own, written as a text; numbers for `setup`."""

    numbers: Callable[[str], tuple[int, ...] | None] = _unreadable
    """Reads a value or such a text: as many numbers for each; None for a text that cannot be read."""

    def read(self, value: Value) -> str | None:
        return None if self.numbers(str(value)) is None else str(value)


@dataclass(frozen=True)
class Number:
    """An option that is a whole number in a range; the record stores the number."""

    name: str
    least: int
    most: int
    default: int
    off: str = ""
    """The word for 0, where the option can also be off."""

    @property
    def allowed(self) -> str:
        return f"{self.off} or {self.least} to {self.most}" if self.off else f"{self.least} to {self.most}"

    def read(self, value: Value) -> Value | None:
        if self.off and str(value) in (self.off, "0"):
            return self.off
        try:
            number = int(str(value))
        except ValueError:
            return None
        return number if self.least <= number <= self.most else None

    def encode(self, value: Value) -> int:
        return 0 if value == self.off else int(value)


Option = Choice | Number


@dataclass(frozen=True)
class Part:
    """A named stretch of a vector: an observation, or a breakdown of the score."""

    name: str
    size: int
    meaning: str


Vector = TypeVar("Vector", np.ndarray[Any, Any], list[int])


def split(layout: tuple[Part, ...], vector: Vector) -> dict[str, Vector]:
    """The parts of a vector, by name."""
    parts: dict[str, Vector] = {}
    end = 0
    for part in layout:
        start, end = end, end + part.size
        parts[part.name] = vector[start:end]
    return parts


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its box, its compiled functions, its table. Register it and everything in Wataha can play it."""

    id: str
    rules_version: int
    """Grows when the rules change what a saved game replays to."""
    titles: Mapping[str, str]
    authors: str
    players: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[Option, ...]

    dtype: np.dtype[Any]
    actions: int
    """Action ids are 0 to actions - 1."""
    most_choices: int
    """No decision has more legal actions."""
    longest: int
    """No game has more decisions."""
    observation: tuple[Part, ...]
    """The layout of what `observe` writes."""
    breakdown: tuple[Part, ...]
    """The layout of what `break_down` writes."""

    setup: Callable[..., None]
    actor: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    score: Callable[..., None]
    standing: Callable[..., None]
    break_down: Callable[..., None]
    redeal: Callable[..., None]
    observe: Callable[..., None]

    package: str
    """The package of the game: its sources make the compiled code, its module `table` is what people see."""

    extra_sources: tuple[Path, ...] = field(default=())
    """Compiled sources outside the package, if any."""

    time_out: int | None = None
    """The action that a clock plays for a seat whose time is up, where there is a rule for that; it is never listed."""

    time_limit: str | None = None
    """The option that holds the seconds of a clock."""

    @cached_property
    def calls(self) -> EntryPoints:
        """The engine's entry points, compiled for this game."""
        return EntryPoints(self)

    @cached_property
    def table(self) -> Table:
        """What people see of this game: paths, views, texts."""
        return import_module(f"{self.package}.table").TABLE

    @property
    def folder(self) -> Path:
        """Where the game's package lies; `locales/` and `rules/` there, if any, are its texts."""
        location = import_module(self.package).__file__
        assert location is not None, f"{self.package} is not a package of files"
        return Path(location).parent

    @property
    def sources(self) -> list[Path]:
        """Every file that the game's machine code depends on."""
        return [*self.folder.glob("*.py"), *self.extra_sources]

    @cached_property
    def seats(self) -> int:
        """The largest number of players; the length of scores."""
        return max(self.players)

    @cached_property
    def observation_size(self) -> int:
        return sum(part.size for part in self.observation)

    @cached_property
    def breakdown_size(self) -> int:
        return sum(part.size for part in self.breakdown)

    def states(self, count: int = 1) -> np.ndarray[Any, Any]:
        """An array of blank records."""
        return np.zeros(count, self.dtype)

    def read_players(self, players: object) -> int:
        """The number of players asked for, or the smallest allowed."""
        if players is None:
            return min(self.players)
        if isinstance(players, bool) or not isinstance(players, SupportsIndex) or index(players) not in self.players:
            raise BadPlayers(self.id, players, self.players)
        return index(players)

    def read_options(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """All options with the values asked for, else their defaults, in declared order."""
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                raise UnknownOption(self.id, name, names)
        chosen: dict[str, Value] = {}
        for option in self.options:
            value = option.read(options.get(option.name, option.default))
            if value is None:
                raise BadOption(self.id, option.name, options[option.name], option.allowed)
            chosen[option.name] = value
        return chosen

    def encode_options(
        self, players: int, options: Mapping[str, Value], key: bytes | None = None
    ) -> np.ndarray[Any, Any]:
        """What the compiled `setup` takes: players, every option's number, or numbers, and the words of the key."""
        chosen = self.read_options(options)
        encoded = [players]
        for option in self.options:
            value = chosen[option.name]
            if isinstance(option, Choice) and not option.suits(players, value):
                raise BadOption(self.id, option.name, value, f"{option.default}, with {players} players")
            numbers = option.numbers(str(value)) if isinstance(option, Supply) else None
            encoded += numbers or (option.encode(value),)
        return np.array([*encoded, *np.frombuffer(key or bytes(KEY_BYTES), "<i8").tolist()], np.int64)

    def read_seed(self, seed: object) -> int:
        """A seed of the allowed range."""
        if isinstance(seed, bool) or not isinstance(seed, SupportsIndex) or not 0 <= index(seed) < SEEDS:
            raise BadSeed(seed, SEEDS)
        return index(seed)

    @staticmethod
    def read_key(key: bytes | str) -> bytes:
        """A key, given as it is or in hexadecimal digits."""
        try:
            read = key if isinstance(key, bytes) else bytes.fromhex(key)
        except ValueError as trouble:
            raise BadKey from trouble
        if len(read) != KEY_BYTES or not any(read):
            raise BadKey
        return read

    def deal(
        self,
        seed: int,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        key: bytes | None = None,
    ) -> np.ndarray[Any, Any]:
        """One freshly dealt record, in an array of its own; where a key is given, it decides and not the seed."""
        states = self.states()
        chosen = self.encode_options(self.read_players(players), options or {}, key)
        self.calls.setup(states, 0, self.read_seed(seed), chosen)
        return states
