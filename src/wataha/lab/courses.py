"""Games of a contest gone through again: who decided when, among how many moves, what was met and what was used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from wataha.bots.question import legal_moves

from .components import components_of
from .contest import Contest

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Course:
    """One game from deal to result."""

    deal: int
    seats: tuple[int, ...]
    """The bot of each seat, by its number in the contest."""
    won: tuple[float, ...]
    """What each seat got: 1, 0, or a share."""
    points: tuple[int, ...]
    movers: tuple[int, ...]
    """The seat of each decision."""
    choices: tuple[int, ...]
    """How many moves each decision had."""
    actions: tuple[int, ...] = ()
    expected: tuple[tuple[int, float], ...] = ()
    """By the judge: ply of a turn's first decision, and what its seat can expect of the win."""
    agreed: tuple[int, ...] = ()
    """For each of these decisions that was a choice: 1 if an equal bot would have done the same."""
    met: Counter[str] = field(default_factory=Counter)
    """Decisions at which a component could be used."""
    used: Counter[str] = field(default_factory=Counter)
    """Decisions at which it was."""

    @property
    def players(self) -> int:
        return len(self.won)

    @property
    def winners(self) -> list[int]:
        return [seat for seat, share in enumerate(self.won) if share > 0]

    def turn_starts(self) -> list[int]:
        """The plies at which another seat decides than just before."""
        return [ply for ply, mover in enumerate(self.movers) if ply == 0 or mover != self.movers[ply - 1]]

    def expectations(self) -> Array:
        """What every seat can expect at each judged turn, a row a turn; each row adds up to 1.

        The judge says it of the seat whose turn it is. The others share the rest as they last stood to each other.
        """
        rows = np.empty((len(self.expected), self.players))
        now = np.full(self.players, 1 / self.players)
        for row, (ply, share) in enumerate(self.expected):
            seat = self.movers[ply]
            others = np.arange(self.players) != seat
            rest = now[others].sum()
            now[others] = now[others] * ((1 - share) / rest) if rest > 0 else (1 - share) / (self.players - 1)
            now[seat] = share
            rows[row] = now
        return rows


def go_through(contest: Contest, results: Iterable[dict[str, Any]], components: bool = False) -> Iterator[Course]:
    """The games of a contest's log, each replayed from its deal."""
    for line in results:
        for played in line["games"]:
            yield _replay(contest, line["deal"], played, components)


def _replay(contest: Contest, deal: int, played: dict[str, Any], components: bool) -> Course:
    game = contest.game
    states = game.deal(contest.deal_seed(deal), contest.players, contest.options)
    movers: list[int] = []
    choices: list[int] = []
    met: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for action in played["actions"]:
        moves = legal_moves(game, states, 0)
        movers.append(int(game.calls.actor(states, 0)))
        choices.append(len(moves))
        if components:
            met.update({name for move in moves.tolist() for name in components_of(game, states, 0, move)})
            used.update(components_of(game, states, 0, action))
        game.calls.apply(states, 0, action)
    return Course(
        deal=deal,
        seats=tuple(played["seats"]),
        won=tuple(played["won"]),
        points=tuple(played["points"]),
        movers=tuple(movers),
        choices=tuple(choices),
        actions=tuple(played["actions"]),
        expected=tuple((ply, share) for ply, share in played.get("expected", ())),
        agreed=tuple(played.get("agreed", ())),
        met=met,
        used=used,
    )
