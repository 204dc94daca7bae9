"""Writes the lessons: scripted games, recorded through the pupil's eyes, for the page /learn.

`python web/lessons/make.py` writes web/src/lessons/GAME.json. A step has the key of what the teacher says, a view (the
first one whole, later ones as what changed), the moves that the pupil may make (none: read on, or watch), what to point
at, and what happened since the step before, in sentences. A test compares them with the rules.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import wataha
from wataha.engine.match import Match
from wataha.engine.views import Sentence, View
from wataha.server.live.view_patch import make_patch

LESSONS = Path(__file__).resolve().parents[1] / "src" / "lessons"
PUPIL, TEACHER = 0, 1
SEEDS = 5000


class Lesson:
    """A scripted game being written down."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.steps: list[dict[str, Any]] = []
        self._shown: View | None = None
        self._told: list[Sentence] = []

    def _step(self, says: str | None, moves: list[str], about: list[str]) -> None:
        view = self.match.view(PUPIL)
        seen = {"patch": make_patch(self._shown, view)} if self._shown else {"view": view}
        self.steps.append({"says": says, **seen, "moves": moves, "about": about, "told": self._told})
        self._shown, self._told = view, []

    def play(self, path: str) -> None:
        """A move that is not a step of its own."""
        before = self.match.view(PUPIL)
        self.match.play(path)
        self._told += self.match.game.table.tell(path, before, self.match.view(PUPIL))

    def read(self, says: str, *about: str) -> None:
        """The pupil reads, and goes on when ready."""
        self._step(says, [], list(about))

    def do(self, says: str, path: str) -> None:
        """The pupil makes a move."""
        self._step(says, [path], [])
        self.play(path)

    def watch(self, path: str) -> None:
        """The teacher's side moves."""
        self.play(path)
        self._step(None, [], [])

    def pass_time(self, until: Match) -> None:
        """On to a later position of the same game, of whose moves nothing is told."""
        self.match = until


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
    """The draft and every kind of action, up to the moon that scores; from a place where an alpha can howl at once."""
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
            scenes = (_first_turn, _den, _hunt, _dominate, _moon)
            return lesson if all(scene(lesson) for scene in scenes) else None
    return None


def _regions(match: Match) -> list[Any]:
    return [place for place in match.view(PUPIL)["places"] if place["kind"] == "region"]


def _first_turn(lesson: Lesson) -> bool:
    """A howl and a move of the pupil; payments make themselves."""
    match = lesson.match
    lesson.read("twl-tiles", *(f"tile/{PUPIL}/{tile}" for tile in ("c0", "c1", "c2", "c3", "c4", "home")))
    lesson.do("twl-howl", "kind HOWL")
    lesson.do("twl-target", match.moves()[0])
    lesson.play(match.moves()[0])
    lesson.read("twl-joined", "calendar")
    lesson.do("twl-move", "kind MOVE")
    lesson.do("twl-terrain", match.moves()[0])
    lesson.play(match.moves()[0])
    wolf = next((move for move in match.moves() if move.endswith("alpha")), None)
    if wolf is None:
        return False
    lesson.do("twl-wolf", wolf)
    lesson.do("twl-dest", match.moves()[0])
    lesson.read("twl-more")
    return True


Action = list[str]
Wanted = Callable[[Match], Action | None]
Way = Callable[[Match, random.Random], str]
MOST_TURNS = 400
TRIES = 12


def _later(lesson: Lesson, way: Way, wanted: Wanted) -> Action | None:
    """Play on unseen until the pupil can do what is wanted; the moves of it."""
    match, chance = lesson.match.copy(), random.Random(lesson.match.ply)
    for _ in range(MOST_TURNS):
        if match.over:
            return None
        if match.actor == PUPIL and match.view(PUPIL)["decision"] == "kind" and (action := wanted(match)):
            lesson.pass_time(match)
            return action
        match.play(way(match, chance))
    return None


def _at_random(match: Match, chance: random.Random) -> str:
    return chance.choice(match.moves())


def _towards_prey(match: Match, chance: random.Random) -> str:
    """The pupil's wolves gather round the nearest prey; the teacher does this and that."""
    moves = match.moves()
    if match.actor == PUPIL and moves[0].startswith("dest"):
        prey = [piece["at"] for piece in match.view(PUPIL)["pieces"] if piece["kind"] == "prey" and "," in piece["at"]]
        return min(moves, key=lambda move: (min(_steps(move.split()[1], at) for at in prey[:1]), move))
    if match.actor == PUPIL and "kind MOVE" in moves:
        return "kind MOVE"
    return chance.choice([move for move in moves if move != "stop"] or moves)


def _towards_the_moon(match: Match, chance: random.Random) -> str:
    """Whatever fills the calendar."""
    moves = match.moves()
    filling = [move for move in moves if move in ("kind HOWL", "kind LAIR", "kind DOMINATE")]
    return chance.choice(filling or moves)


def _steps(one: str, other: str) -> int:
    """How far two hexes are apart."""
    (x, y), (u, v) = (map(int, place.split(",")) for place in (one, other))
    return max(abs(x - u), abs(y - v), abs((x - u) - (y - v)))


def _first_way(kind: str) -> Wanted:
    """An action of a kind, whatever comes first in it."""

    def wanted(match: Match) -> Action | None:
        if f"kind {kind}" not in match.moves():
            return None
        trial, action = match.copy(), [f"kind {kind}"]
        trial.play(action[0])
        while trial.actor == PUPIL and trial.view(PUPIL)["decision"] in ("target", "pay", "track"):
            action.append(trial.moves()[0])
            trial.play(action[-1])
        return action

    return wanted


def _hunting(match: Match) -> Action | None:
    """A Move of one wolf that closes the ring round a prey."""
    for chance in map(random.Random, range(TRIES)):
        trial, action = match.copy(), ["kind MOVE"]
        trial.play(action[0])
        while trial.actor == PUPIL and trial.view(PUPIL)["decision"] in ("terrain", "pay", "wolf", "dest", "push"):
            moves = [move for move in trial.moves() if move != "stop"] or trial.moves()
            if sum(step.startswith("dest") for step in action) == 1 and "stop" in trial.moves():
                moves = ["stop"]
            action.append(chance.choice(moves))
            trial.play(action[-1])
        if _caught(trial) > _caught(match) and not any(step.startswith("push") for step in action):
            return action
    return None


def _caught(match: Match) -> int:
    return sum(piece["at"] == f"prey/{PUPIL}" for piece in match.view(PUPIL)["pieces"])


def _scoring(match: Match) -> Action | None:
    """An action that ends the turn on the date of a moon, with points for the pupil."""
    for kind in ("HOWL", "LAIR", "DOMINATE"):
        action = _first_way(kind)(match)
        if action is None:
            continue
        trial = match.copy()
        trial.play_all(action)
        if trial.actor != PUPIL and _region_points(trial) > _region_points(match):
            return action
    return None


def _region_points(match: Match) -> int:
    player = next(place for place in match.view(PUPIL)["places"] if place["id"] == f"player/{PUPIL}")
    return player["facts"]["region_points"]  # type: ignore[typeddict-item]


def _act(lesson: Lesson, action: Action, **says: str) -> None:
    """The pupil's moves of an action, as far as the teacher says something to them; the others make themselves."""
    for move in action:
        verb = move.split()[0]
        if verb in says:
            lesson.do(says[verb], move)
        else:
            lesson.play(move)


def _den(lesson: Lesson) -> bool:
    action = _later(lesson, _at_random, _first_way("DEN"))
    if action is None or not action[-1].startswith("track"):
        return False
    lesson.read("twl-dens", *(f"{track}/{PUPIL}" for track in ("spread", "speed", "howl")))
    _act(lesson, action, kind="twl-den", target="twl-den-target", track="twl-den-track")
    lesson.read("twl-den-built", action[1].split()[1])
    return True


def _hunt(lesson: Lesson) -> bool:
    action = _later(lesson, _towards_prey, _hunting)
    if action is None:
        return False
    before = {piece["id"]: piece["at"] for piece in lesson.match.view(PUPIL)["pieces"] if piece["kind"] == "prey"}
    after = lesson.match.copy()
    after.play_all(action)
    caught = [
        piece["id"] for piece in after.view(PUPIL)["pieces"] if before.get(piece["id"], piece["at"]) != piece["at"]
    ]
    lesson.read("twl-prey", *(before[prey] for prey in caught))
    _act(lesson, action, kind="twl-hunt", terrain="twl-hunt-terrain", wolf="twl-hunt-wolf", dest="twl-hunt-dest")
    lesson.read("twl-hunted", f"prey/{PUPIL}")
    return True


def _dominate(lesson: Lesson) -> bool:
    action = _later(lesson, _at_random, _first_way("DOMINATE"))
    if action is None:
        return False
    lesson.read("twl-rival", action[1].split()[1])
    _act(lesson, action, kind="twl-dominate", target="twl-dominate-target", track="twl-dominate-track")
    lesson.read("twl-dominated", action[1].split()[1], "calendar")
    return True


def _moon(lesson: Lesson) -> bool:
    action = _later(lesson, _towards_the_moon, _scoring)
    if action is None:
        return False
    phase = lesson.match.view(PUPIL)["facts"]["phase"]
    scoring = [
        region["facts"]["water"] for region in _regions(lesson.match) if region["facts"]["phases"][:1] == [phase]
    ]
    lesson.read("twl-score", *scoring)
    lesson.read("twl-moon-near", "calendar")
    _act(lesson, action, kind="twl-moon", target="twl-moon-target")
    lesson.read("twl-scored", f"player/{PUPIL}", *scoring)
    lesson.read("twl-end")
    return True


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
