"""Writes the lessons: scripted games, recorded through the pupil's eyes, for the page /learn.

`python web/lessons/make.py` writes web/src/lessons/GAME.json. A step has the key of what the teacher says, a view, the
moves that the pupil may make (none: read on, or watch), and what to point at. A test compares them with the rules.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import wataha
from wataha.engine.match import Match

LESSONS = Path(__file__).resolve().parents[1] / "src" / "lessons"
PUPIL, TEACHER = 0, 1
SEEDS = 5000


class Lesson:
    """A scripted game being written down."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.steps: list[dict[str, Any]] = []

    def _step(self, says: str | None, moves: list[str], about: list[str]) -> None:
        self.steps.append({"says": says, "view": self.match.view(PUPIL), "moves": moves, "about": about})

    def read(self, says: str, *about: str) -> None:
        """The pupil reads, and goes on when ready."""
        self._step(says, [], list(about))

    def do(self, says: str, path: str) -> None:
        """The pupil makes a move."""
        self._step(says, [path], [])
        self.match.play(path)

    def watch(self, path: str) -> None:
        """The teacher's side moves."""
        self.match.play(path)
        self._step(None, [], [])


Hand = list[str]


def hands(match: Match) -> tuple[Hand, Hand]:
    everything = match.view(None)["pieces"]
    return tuple([piece["id"] for piece in everything if piece["at"] == f"hand/{seat}"] for seat in (0, 1))  # type: ignore[return-value]


def lone_wolves(seed: int) -> Lesson | None:
    """A trick won, a trick lost, a scar taken and placed."""
    match = wataha.Match("lone_wolves", seed=seed, first_leader=str(PUPIL))
    own, other = hands(match)
    places = dict(zip("KNGWR", ("cave", "desert", "swamp", "tundra", "volcano"), strict=True))
    strong = next(
        (card for card in own if card[1] == "7" and any(c[0] == card[0] and c[1] in "456" for c in other)), None
    )
    if strong is None:
        return None
    answer = next(card for card in other if card[0] == strong[0] and card[1] in "456")
    weak = next(
        (c for c in own if c[1] == "4" and c[0] != strong[0] and any(o[0] == c[0] and o[1] in "567" for o in other)),
        None,
    )
    three = any(card[1] == "3" for card in own)
    if weak is None or not three:
        return None
    stronger = next(card for card in other if card[0] == weak[0] and card[1] in "567")
    home, away = places[strong[0]], places[weak[0]]
    lesson = Lesson(match)
    lesson.read("lwl-welcome")
    lesson.read("lwl-territories", *places.values())
    lesson.do("lwl-lead", f"play {strong} {home}")
    lesson.watch(f"play {answer} {away}")
    lesson.read("lwl-won", strong, answer)
    lesson.watch(next(move for move in match.moves() if move != "take HIDDEN"))
    lesson.watch(f"place {away}")
    lesson.read("lwl-their-scar", f"{away}/{TEACHER}/pack")
    lesson.do("lwl-lose", f"play {weak} {away}")
    lesson.watch(f"play {stronger} {home}")
    lesson.read("lwl-lost", weak)
    lesson.do("lwl-take", "take HIDDEN")
    lesson.do("lwl-place", f"place {home}")
    lesson.read("lwl-strength", home)
    lesson.read("lwl-moon", "moon", "blood_moon")
    lesson.read("lwl-talents", *(card for card in own if card[1] in "23"))
    lesson.read("lwl-end")
    return lesson


def moonlight(seed: int) -> Lesson | None:
    """Laying, covering, corners and rows."""
    match = wataha.Match("moonlight", seed=seed, first_player=str(PUPIL))
    lesson = Lesson(match)

    def words() -> list[str]:
        return [piece["word"] for piece in match.view(match.actor)["pieces"] if "word" in piece]

    mine = words()
    if not {"W1", "W3", "W4"} <= set(mine):
        return None
    lesson.read("mll-welcome")
    lesson.do("mll-first", "lay W4 0,0")
    if "W2" not in words():
        return None
    lesson.watch("lay W2 1,0")
    lesson.read("mll-beside", "1,0", "0,0")
    lesson.do("mll-second", "lay W1 0,1")
    theirs = [kind for kind in words() if kind in ("W4", "W5")]
    if not theirs:
        return None
    lesson.watch(f"lay {theirs[0]} 1,1")
    if "lay W3 1,0" not in match.moves():
        return None
    lesson.do("mll-cover", "lay W3 1,0")
    lesson.read("mll-covered", "1,0")
    spare = next((kind for kind in words() if f"lay {kind} 2,0" in match.moves()), None)
    if spare is None:
        return None
    lesson.watch(f"lay {spare} 2,0")
    lesson.read("mll-rows", "0,0", "1,0", "2,0")
    lesson.read("mll-corners", "0,1")
    lesson.read("mll-moons")
    lesson.read("mll-leaders", *(piece["id"] for piece in match.view(PUPIL)["pieces"] if piece["at"] == "display"))
    lesson.read("mll-end", "peak", "foot/0")
    return lesson


def the_wolves(seed: int) -> Lesson | None:
    """The draft, a howl that fills the calendar, and a move; from a place where an alpha can howl at once."""
    for place in wataha.Match("the_wolves", seed=seed, players=2, first_seat=str(PUPIL)).moves():
        match = wataha.Match("the_wolves", seed=seed, players=2, first_seat=str(PUPIL))
        lesson = Lesson(match)
        lesson.read("twl-welcome")
        lesson.read("twl-regions", *(region["facts"]["water"] for region in _regions(match)))
        lesson.do("twl-draft", place)
        while match.actor == TEACHER:
            lesson.watch(match.moves()[-1])
        lesson.do("twl-draft-again", match.moves()[0])
        if "kind HOWL" in match.moves():
            return _first_turn(lesson)
    return None


def _regions(match: Match) -> list[Any]:
    return [place for place in match.view(PUPIL)["places"] if place["kind"] == "region"]


def _first_turn(lesson: Lesson) -> Lesson | None:
    """A howl and a move of the pupil; payments make themselves."""
    match = lesson.match
    lesson.read("twl-tiles", *(f"tile/{PUPIL}/{tile}" for tile in ("c0", "c1", "c2", "c3", "c4", "home")))
    lesson.do("twl-howl", "kind HOWL")
    lesson.do("twl-target", match.moves()[0])
    match.play(match.moves()[0])
    lesson.read("twl-joined", "calendar")
    lesson.do("twl-move", "kind MOVE")
    lesson.do("twl-terrain", match.moves()[0])
    match.play(match.moves()[0])
    wolf = next((move for move in match.moves() if move.endswith("alpha")), None)
    if wolf is None:
        return None
    lesson.do("twl-wolf", wolf)
    lesson.do("twl-dest", match.moves()[0])
    lesson.read("twl-more")
    next_to_score = [region for region in _regions(match) if region["facts"]["phases"][0] == "crescent"]
    lesson.read("twl-score", *(region["facts"]["water"] for region in next_to_score))
    lesson.read("twl-dens", *(f"{track}/{PUPIL}" for track in ("spread", "speed", "howl")))
    lesson.read("twl-prey", *(region["facts"]["prey"] for region in _regions(match)))
    lesson.read("twl-end")
    return lesson


def wolves_and_sheep(seed: int) -> Lesson | None:
    """Two tiles laid by the pupil, the second where it closes a meadow or at least draws two."""
    match = wataha.Match("wolves_and_sheep", seed=seed, players=2)
    if match.actor != PUPIL or not (first := _tile(match)):
        return None
    lesson = Lesson(match)
    secret = next(piece["id"] for piece in match.view(PUPIL)["pieces"] if piece["at"] == f"front/{PUPIL}")
    lesson.read("wsl-welcome", "START")
    lesson.read("wsl-secret", secret)
    lesson.do("wsl-tile", first)
    _lay(lesson, "wsl-cell", "wsl-turn")
    lesson.read("wsl-drawn", f"hand/{PUPIL}")
    _decline(match)
    if match.actor != TEACHER or not (answer := _tile(match)):
        return None
    match.play(answer)
    while match.actor == TEACHER and not match.moves()[0].startswith(("decline", "leave")):
        match.play(match.moves()[0])
    _decline(match)
    lesson.read("wsl-teacher")
    if match.actor != PUPIL or not (second := _tile(match)):
        return None
    lesson.do("wsl-again", second)
    _lay(lesson, "wsl-place", "wsl-turn")
    if not any(region["status"] == "safe" for region in match.view(PUPIL)["facts"]["regions"] if region["colour"]):
        return None
    lesson.read("wsl-closed")
    lesson.read("wsl-figures", "announce/wolf", "announce/hunter")
    lesson.read("wsl-reveal", secret)
    lesson.read("wsl-leave")
    lesson.read("wsl-end")
    return lesson


def _tile(match: Match) -> str | None:
    return next((move for move in match.moves() if move.startswith("tile")), None)


def _lay(lesson: Lesson, where: str, turn: str) -> None:
    """The chosen tile goes to its last place, in its first turn."""
    lesson.do(where, lesson.match.moves()[-1])
    if lesson.match.moves()[0].startswith("turn"):
        lesson.do(turn, lesson.match.moves()[0])


def _decline(match: Match) -> None:
    """Nobody interrupts in a lesson."""
    while "decline" in match.moves():
        match.play("decline")


WRITERS: dict[str, Callable[[int], Lesson | None]] = {
    "lone_wolves": lone_wolves,
    "moonlight": moonlight,
    "the_wolves": the_wolves,
    "wolves_and_sheep": wolves_and_sheep,
}


def write(game: str) -> str:
    """The lesson of a game, as JSON, from the first seed that suits its script."""
    for seed in range(SEEDS):
        lesson = WRITERS[game](seed)
        if lesson:
            return json.dumps(lesson.steps, separators=(",", ":")) + "\n"
    sys.exit(f"No deal suits the lesson of {game}.")


if __name__ == "__main__":
    LESSONS.mkdir(exist_ok=True)
    for game in WRITERS:
        (LESSONS / f"{game}.json").write_text(write(game), encoding="utf-8")
