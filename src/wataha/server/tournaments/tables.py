"""Rounds at tables of three to five: at first the ratings are spread evenly, then equals meet, and seldom twice."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .standings import Game, meetings, stand


def sizes_of(count: int, wanted: int, allowed: Collection[int]) -> tuple[list[int], int]:
    """How so many people sit at tables of a wanted size, or of one less if the game allows it; and how many are left.

    >>> sizes_of(9, 4, (2, 3, 4)), sizes_of(7, 4, (4,)), sizes_of(5, 3, (3,))
    (([3, 3, 3], 0), ([4], 3), ([3], 2))
    >>> sizes_of(11, 4, (3, 4)), sizes_of(2, 3, (3,))
    (([4, 4, 3], 0), ([], 2))
    """
    smaller = wanted - 1 if wanted - 1 in allowed else wanted
    for left in range(count + 1):
        seated = count - left
        for tables in range(seated // wanted, seated // smaller + 1):
            short = tables * wanted - seated
            if tables and 0 <= short <= (tables if smaller < wanted else 0):
                return [wanted] * (tables - short) + [smaller] * short, left
    return [], count


def seat_next_round(
    people: Sequence[str], missing: Collection[str], games: Sequence[Game], wanted: int, allowed: Collection[int]
) -> list[tuple[str, ...]]:
    """Who sits with whom in the next round, and alone, who is left over; `people` are in the order of their ratings."""
    playing = [person for person in people if person not in missing]
    left_over = {game.people[0] for game in games if len(game.people) == 1}
    sizes, spare = sizes_of(len(playing), wanted, allowed)
    standing = [line.person for line in stand(people, games) if line.person in set(playing)]
    resting = sorted(standing, key=lambda person: (person in left_over, -standing.index(person)))[:spare]
    seated = [person for person in (standing if games else playing) if person not in resting]
    groups = _by_standing(seated, sizes, games) if games else _spread(seated, sizes)
    return [_seats(group, games) for group in groups] + [(person,) for person in resting]


def _spread(people: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    """Deal people out to and fro, so that every table has strong and weak ones.

    >>> _spread("abcdef", [3, 3])
    [['a', 'd', 'e'], ['b', 'c', 'f']]
    """
    groups: list[list[str]] = [[] for _ in sizes]
    waiting = list(people)
    while waiting:
        for table in [*range(len(sizes)), *reversed(range(len(sizes)))]:
            if waiting and len(groups[table]) < sizes[table]:
                groups[table].append(waiting.pop(0))
    return groups


def _by_standing(people: Sequence[str], sizes: Sequence[int], games: Sequence[Game]) -> list[list[str]]:
    """Table by table from the top: the first who waits, and of those behind who met that table least, the next."""
    met = meetings(games)
    waiting, groups = list(people), list[list[str]]()
    for size in sizes:
        group = [waiting.pop(0)]
        while len(group) < size:
            seen = [sum(met.get(frozenset((person, other)), 0) for other in group) for person in waiting]
            group.append(waiting.pop(seen.index(min(seen))))
        groups.append(group)
    return groups


def _seats(group: Sequence[str], games: Sequence[Game]) -> tuple[str, ...]:
    """Who has sat in the first seats most often sits in the last."""
    earlier = {person: [game.people.index(person) for game in games if person in game.people] for person in group}
    return tuple(sorted(group, key=lambda person: -sum(earlier[person])))
