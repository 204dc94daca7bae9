"""A game being played, for plain Python: moves by their paths, views, scores, undo, and the record to keep it by."""

from __future__ import annotations

import secrets
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from .chance import SEEDS
from .contract import ACTION, POINTS, SEEN
from .errors import BadSeat, DamagedRecord, IllegalMove, NoClock, NothingToUndo, SeedAndKey, WatahaError, shown
from .game import Game, Value, split
from .outside_json import BadJson, read_json
from .position import Fields, Position, read_fields
from .registry import find_game
from .views import PUBLIC, Eyes, Sentence, Sheet, View, winners

SNAPSHOT_EVERY = 16
"""So many moves apart the record is kept, for taking moves back."""

RECORD_KINDS: dict[str, tuple[type, str]] = {
    "game": (str, "a text"),
    "rules": (int, "a whole number"),
    "players": (int, "a whole number"),
    "options": (Mapping, "an object"),
    "moves": (list, "a list"),
}
"""What a record has at least, and of what kind it is."""

SOURCE_KINDS: dict[str, tuple[type, str]] = {"seed": (int, "a whole number"), "key": (str, "a text")}
"""Where chance comes from: a record has one of them."""


class Match:
    """One game in progress.

    >>> match = Match("lone_wolves", seed=7, board="advanced", first_leader="0")
    >>> match.actor, len(match.moves()), match.moves()[0]
    (0, 65, 'play K2 cave')
    >>> match.play("play K2 cave")
    >>> match.actor
    1
    >>> Match.replay(match.record()).view(1) == match.view(1)
    True
    """

    def __init__(
        self,
        game: str | Game,
        seed: int | None = None,
        players: int | None = None,
        key: bytes | str | None = None,
        **options: Value,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.read_players(players)
        self.options = self.game.read_options(options)
        if seed is not None and key is not None:
            raise SeedAndKey
        if seed is None:
            seed = secrets.randbelow(SEEDS) if key is None else 0
        self.seed = self.game.read_seed(seed)
        """Where chance comes from, unless there is a key."""
        self.key = None if key is None else self.game.read_key(key)
        """Where chance comes from, if nobody may find it out from what they see; None if a seed will do."""
        self.paths: list[str] = []
        """The moves made so far."""
        self.movers: list[int] = []
        """The seats that made them."""
        self._listed: tuple[bytes, list[int]] | None = None
        self._looked_at: tuple[bytes, Position] | None = None
        self._deal()

    def _deal(self) -> None:
        self.states = self.game.deal(self.seed, self.players, self.options, self.key)
        self.paths.clear()
        self.movers.clear()
        self._snapshots = ((0, self.states.tobytes()),)

    def copy(self) -> Match:
        """The same game at the same point; whatever is played on one of the two leaves the other as it is.

        >>> match = Match("lone_wolves", seed=7)
        >>> branch = match.copy()
        >>> branch.play(branch.moves()[0])
        >>> match.ply, branch.ply
        (0, 1)
        """
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        # As bytes: `states.copy()` would leave those between the fields to chance.
        twin.states = np.frombuffer(bytearray(self.states.tobytes()), self.game.dtype)
        twin.paths = list(self.paths)
        twin.movers = list(self.movers)
        return twin

    def dealt(self) -> Match:
        """The same game as it was dealt, before the first move.

        >>> match = Match("lone_wolves", key="00112233445566778899aabbccddeeff")
        >>> match.play(match.moves()[0])
        >>> match.dealt().ply, match.dealt().moves() == match.moves()
        (0, False)
        """
        seed = self.seed if self.key is None else None
        return Match(self.game, seed, self.players, self.key, **self.options)

    @property
    def state(self) -> np.void:
        """The record itself; hands off, unless you know its layout."""
        return self.states[0]

    @property
    def actor(self) -> int:
        """The seat that decides now; -1 when the game is over."""
        return int(self.game.calls.actor(self.states, 0))

    @property
    def over(self) -> bool:
        return self.actor < 0

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.paths)

    def actions(self) -> list[int]:
        """The ids of the legal moves, ascending."""
        record = self.states.tobytes()
        if self._listed is None or self._listed[0] != record:
            choices = np.empty(self.game.most_choices, ACTION)
            count = self.game.calls.legal(self.states, 0, choices)
            self._listed = record, choices[:count].tolist()
        return self._listed[1].copy()

    def moves(self) -> list[str]:
        """The paths of the legal moves, in the order of their ids."""
        return [self.game.table.path(action) for action in self.actions()]

    def play(self, move: str | int) -> None:
        """Make a move, given by its path or its id; `IllegalMove` leaves everything as it was."""
        action = self.game.table.action(" ".join(move.split())) if isinstance(move, str) else int(move)
        if action is None or action not in self.actions():
            raise IllegalMove(move, self.moves())
        self.make(action)

    def time_out(self) -> None:
        """Let the clock move for the seat that decides; only a server's clock calls this, never a player."""
        limit = self.game.time_limit
        if self.game.time_out is None or limit is None or self.over or not isinstance(self.options[limit], int):
            raise NoClock(self.game.id)
        self.make(self.game.time_out)

    def _repeat(self, path: str) -> None:
        """Make a move of the log again, the clock's included."""
        if self.game.time_out is not None and path == self.game.table.path(self.game.time_out):
            self.time_out()
        else:
            self.play(path)

    def make(self, action: int) -> None:
        """Make a move that is known to be legal, given by its id, without checking it again.

        An illegal one leaves the game undefined; `play` checks.

        >>> match = Match("lone_wolves", seed=7, first_leader="0")
        >>> match.make(match.actions()[0])
        >>> match.paths, match.movers
        (['play K2 cave'], [0])
        """
        mover = self.actor
        self.game.calls.apply(self.states, 0, action)
        self._note(self.game.table.path(action), mover)

    def play_all(self, paths: Sequence[str]) -> None:
        """Make many moves, each checked, in far less time than one by one; `IllegalMove` leaves those before it made.

        >>> match, again = Match("lone_wolves", seed=7), Match("lone_wolves", seed=7)
        >>> for _ in range(9):
        ...     match.play(match.moves()[0])
        >>> again.play_all(match.paths)
        >>> (again.paths == match.paths, again.movers == match.movers, again.score() == match.score())
        (True, True, True)
        """
        states, calls, find = self.states, self.game.calls, self.game.table.action
        choices = np.empty(self.game.most_choices, ACTION)
        count = calls.legal(states, 0, choices)
        for path in paths:
            action = find(path)
            place = count if action is None else bisect_left(choices, action, 0, count)
            if place == count or choices[place] != action:
                raise IllegalMove(path, self.moves())
            mover = calls.actor(states, 0)
            count = calls.step(states, 0, action, choices)
            self._note(path, mover)

    def _note(self, path: str, mover: int) -> None:
        """A move was made."""
        self.paths.append(path)
        self.movers.append(mover)
        if self.ply % SNAPSHOT_EVERY == 0:
            self._snapshots = (*self._snapshots, (self.ply, self.states.tobytes()))

    def undo(self, plies: int = 1) -> None:
        """Take back the last moves; what it costs is that of at most a few moves more."""
        if plies > self.ply:
            raise NothingToUndo
        kept = self.paths[: self.ply - plies]
        self._snapshots = tuple(snapshot for snapshot in self._snapshots if snapshot[0] <= len(kept))
        ply, record = self._snapshots[-1]
        self.states = np.frombuffer(bytearray(record), self.game.dtype)
        self.paths, self.movers = kept[:ply], self.movers[:ply]
        for path in kept[ply:]:
            self._repeat(path)

    def may_undo(self, seat: int) -> bool:
        """Whether a fair table lets this seat take back the last move: it was theirs, and showed them nothing new."""
        return bool(self.movers) and self.movers[-1] == seat and not self.state["revealed"]

    def view(self, seat: Eyes) -> View:
        """The table as a seat sees it; `PUBLIC` for a spectator, None for everything."""
        if seat is not None and seat != PUBLIC:
            self._check_seat(seat)
        return self.game.table.view(self.position(), seat)

    def position(self) -> Position:
        """The record and what the rules compute from it, once for all eyes."""
        record = self.states.tobytes()
        if self._looked_at is None or self._looked_at[0] != record:
            game, players, seats = self.game, self.players, self.game.seats
            survey = np.empty(1 + 2 * seats + game.breakdown_size, POINTS)
            game.calls.survey(self.states, 0, seats, survey)
            found = survey.tolist()
            score, standing = found[1 : 1 + players], found[1 + seats : 1 + seats + players]
            parts = split(game.breakdown, found[1 + 2 * seats :])
            position = Position(record, game.dtype, players, found[0], score, standing, parts)
            self._looked_at = record, position
        return self._looked_at[1]

    def fields(self) -> Fields:
        """The record as it is now, in numbers and tuples."""
        return read_fields(self.states.tobytes(), self.game.dtype)

    def observation(self, seat: int) -> np.ndarray[Any, Any]:
        """What a seat knows, as the vector that `game.observation` describes."""
        self._check_seat(seat)
        seen = np.empty(self.game.observation_size, SEEN)
        self.game.calls.observe(self.states, 0, seat, seen)
        return seen

    def imagine(self, seat: int, seed: int) -> Match:
        """A match that could be this one for all that the seat knows; its log is empty."""
        self._check_seat(seat)
        world = self.copy()
        world.paths.clear()
        world.movers.clear()
        world.game.calls.redeal(world.states, 0, seat, self.game.read_seed(seed))
        return world

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise BadSeat(seat, self.players)

    def score(self) -> list[int]:
        """The points of each seat as things stand."""
        return list(self.position().score)

    def winners(self) -> list[int]:
        """Who has won, after all tie-breaks; several share a draw, nobody while the game goes on."""
        return winners(self.standing()) if self.over else []

    def standing(self) -> list[int]:
        """Numbers that order the seats by points and tie-breaks."""
        return list(self.position().standing)

    def sheet(self) -> Sheet:
        """How the points are made up."""
        return self.position().once(self.game.table.sheet)

    def story(self, seat: Eyes) -> list[list[Sentence]]:
        """The game so far in sentences, a list for each move, as this pair of eyes saw it."""
        told = self.dealt()
        before = told.view(seat)
        story: list[list[Sentence]] = []
        for path in self.paths:
            told._repeat(path)
            after = told.view(seat)
            story.append(self.game.table.tell(path, before, after))
            before = after
        return story

    def record(self) -> dict[str, Any]:
        """The whole game as JSON: enough to rebuild everything. It holds the seed or key: a secret until the end."""
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "players": self.players,
            "options": dict(self.options),
            **({"seed": self.seed} if self.key is None else {"key": self.key.hex()}),
            "moves": list(self.paths),
        }

    @classmethod
    def replay(cls, record: Mapping[str, Any] | str | bytes, plies: int | None = None) -> Match:
        """Rebuild a game from its record, whole or up to a ply; `DamagedRecord` says where one breaks."""
        kept = _read_record(record)
        try:
            game = find_game(kept["game"])
            options = game.read_options(kept["options"])
            match = cls(game, kept.get("seed"), kept["players"], kept.get("key"), **options)
        except WatahaError as trouble:
            raise DamagedRecord(f"The record's heading is damaged: {trouble}") from trouble
        if kept["rules"] != game.rules_version:
            raise DamagedRecord(
                f"The record was made under rules version {kept['rules']} of {game.id};"
                f" this is version {game.rules_version}."
            )
        for ply, path in enumerate(kept["moves"][:plies]):
            try:
                match._repeat(path)
            except WatahaError as trouble:
                raise DamagedRecord(f"The record breaks at move {ply + 1}: {trouble}") from trouble
        return match


def _read_record(record: Mapping[str, Any] | str | bytes) -> dict[str, Any]:
    """A record whose parts are of the right kinds, whatever they say."""
    if isinstance(record, str | bytes):
        try:
            record = read_json(record, "The record")
        except BadJson as trouble:
            raise DamagedRecord(str(trouble)) from trouble
    if not isinstance(record, Mapping):
        raise DamagedRecord("The record is not a JSON object.")
    kept = dict(record)
    sources = SOURCE_KINDS.keys() & kept.keys()
    missing = sorted(RECORD_KINDS.keys() - kept.keys()) + ([] if sources else ["seed or key"])
    if missing:
        raise DamagedRecord(f"The record lacks: {', '.join(missing)}.")
    for part, (kind, words) in (*RECORD_KINDS.items(), *((source, SOURCE_KINDS[source]) for source in sources)):
        if isinstance(kept[part], bool) or not isinstance(kept[part], kind):
            raise DamagedRecord(f"The record's {part} must be {words}, not {shown(repr(kept[part]))}.")
    for name, value in kept["options"].items():
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise DamagedRecord(f"The record's option {shown(name)} must be a word or a whole number.")
    for number, move in enumerate(kept["moves"], 1):
        if not isinstance(move, str):
            raise DamagedRecord(f"The record breaks at move {number}: {shown(repr(move))} is not a text.")
    return kept
