"""Standings: what each game counts, and who leads after some of them.

A game is worth one point: all of it for beating everybody else at the table, a share for each of the others who came
behind, half of that share for each who came level. So two players have 1, one half and 0, and tables of different
sizes count alike.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

POINT = 24
"""One point, in units that every share of a table of two to five is a whole number of."""


@dataclass(frozen=True)
class Game:
    """A game of a tournament that is over: who sat there, in the order of seats, and how they came in."""

    round: int
    people: tuple[str, ...]
    places: tuple[int, ...]
    """1 is the best; ties share a place."""
    absent: frozenset[str] = frozenset()
    """Who made no move of their own: they have lost to all who came."""

    def result(self, one: str, other: str) -> int:
        """What someone has won from another at the table: 2 for coming before them, 1 for coming level, else 0."""
        if one in self.absent:
            return 0
        if other in self.absent:
            return 2
        mine, theirs = (self.places[self.people.index(person)] for person in (one, other))
        return 2 if mine < theirs else int(mine == theirs)

    def units(self, person: str) -> int:
        """What the game counts for someone; one who was left over has a point.

        >>> Game(1, ("a", "b"), (1, 2)).units("a") / POINT
        1.0
        >>> [Game(1, ("a", "b", "c"), (1, 2, 2)).units(person) / POINT for person in "abc"]
        [1.0, 0.25, 0.25]
        """
        others = [other for other in self.people if other != person]
        if not others:
            return POINT
        return sum(self.result(person, other) for other in others) * POINT // (2 * len(others))


class Standing(NamedTuple):
    """Someone's line in the table of a tournament."""

    rank: int
    person: str
    points: float
    buchholz: float
    """What one's opponents have, on average for each game, summed up: who met the stronger comes first."""
    sonneborn: float
    """What those have whom one beat, and half of what those have with whom one was level."""
    wins: int
    games: int


@dataclass
class Tally:
    """What someone has, in units, and whom they met."""

    units: int = 0
    buchholz: float = 0.0
    sonneborn: float = 0.0
    wins: int = 0
    games: int = 0
    met: list[tuple[Game, list[str]]] = field(default_factory=list)


def tally_up(people: Sequence[str], games: Iterable[Game]) -> dict[str, Tally]:
    """What everyone has after some games."""
    tallies: dict[str, Tally] = {person: Tally() for person in people}
    for game in games:
        for person in game.people:
            tally, others = tallies[person], [other for other in game.people if other != person]
            tally.units += game.units(person)
            if others:
                tally.met.append((game, others))
                tally.games += 1
                tally.wins += all(game.result(person, other) == 2 for other in others)
    for person, tally in tallies.items():
        for game, others in tally.met:
            tally.buchholz += sum(tallies[other].units for other in others) / len(others)
            beaten = sum(game.result(person, other) * tallies[other].units for other in others)
            tally.sonneborn += beaten / (2 * len(others))
    return tallies


def stand(people: Sequence[str], games: Iterable[Game]) -> list[Standing]:
    """Everyone by points, then Buchholz, Sonneborn-Berger and wins; who is still level shares a rank.

    >>> lines = stand("abc", [Game(1, ("a", "b"), (1, 2)), Game(1, ("c",), (1,)), Game(2, ("c", "b"), (2, 1))])
    >>> [(line.rank, line.person, line.points, line.buchholz) for line in lines]
    [(1, 'b', 1.0, 2.0), (2, 'a', 1.0, 1.0), (3, 'c', 1.0, 1.0)]
    """
    tallies = tally_up(people, games)
    keys = {
        person: (tally.units, round(tally.buchholz, 6), round(tally.sonneborn, 6), tally.wins)
        for person, tally in tallies.items()
    }
    order = sorted(people, key=lambda person: keys[person], reverse=True)
    return [_line(person, tallies[person], 1 + sum(keys[other] > keys[person] for other in people)) for person in order]


def _line(person: str, tally: Tally, rank: int) -> Standing:
    points, buchholz, sonneborn = (round(x / POINT, 3) for x in (tally.units, tally.buchholz, tally.sonneborn))
    return Standing(rank, person, points, buchholz, sonneborn, tally.wins, tally.games)


def meetings(games: Iterable[Game]) -> Mapping[frozenset[str], int]:
    """How often each two have met."""
    counts: defaultdict[frozenset[str], int] = defaultdict(int)
    for game in games:
        for number, one in enumerate(game.people):
            for other in game.people[:number]:
                counts[frozenset((one, other))] += 1
    return counts
