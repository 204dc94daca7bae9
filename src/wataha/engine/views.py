"""What people see of a game: places, pieces that lie on them, facts, sentences and score sheets.

A view is built from what its seat may see; nothing is stripped afterwards. It is plain JSON. Every word of a move's
path but the verb is the `word` (or else the `id`) of a piece or place that the view shows, so that a browser or a
terminal can offer moves without knowing a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NotRequired, TypedDict

from .texts import Phrase

PUBLIC = -1
"""The eyes of a spectator: what everybody at the table knows."""

EVERYTHING = None
"""The eyes that see all, for replays of finished games and for debugging."""

Eyes = int | None


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
    """A line of the score sheet: what for, what each seat got, and the pieces and places that earned it."""

    label: Phrase
    points: list[int | None]
    why: list[Phrase | None]
    about: list[str]


class Sheet(TypedDict):
    """The score sheet as a rulebook would print it."""

    rows: list[SheetRow]
    total: list[int]
    tie_break: SheetRow | None
    winners: list[int]


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


def sheet_row(
    label: Phrase, points: Sequence[int | None], why: Sequence[Phrase | None] = (), about: Iterable[str] = ()
) -> SheetRow:
    """A line of the score sheet; without reasons where none are given.

    >>> sheet_row({"key": "ws-sheet-bonus", "args": {}}, [4, 0])["why"]
    [None, None]
    """
    return {
        "label": label,
        "points": list(points),
        "why": list(why) or [None] * len(points),
        "about": list(about),
    }


def depict(said: Phrase, thing: Piece | Place, *kept: str) -> Phrase:
    """Words that name a piece or place, with what a picture of it needs: some of its facts.

    >>> depict({"key": "lw-card", "args": {}}, {"id": "R6", "kind": "wolf", "facts": {"value": 6}}, "value")["thing"]
    {'id': 'R6', 'kind': 'wolf', 'facts': {'value': 6}}
    """
    facts = {name: value for name, value in facts_of(thing).items() if name in kept}
    return {**said, "thing": {"id": thing["id"], "kind": thing["kind"], "facts": facts}}
