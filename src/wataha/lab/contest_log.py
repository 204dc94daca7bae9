"""The results of a contest on disk: appended as they come, so that an interrupted run goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from wataha.engine.errors import WatahaError
from wataha.engine.outside_json import BadJson, read_json

from .contest import Contest, Job


class ContestLog:
    """A file of JSON lines: a heading, then a line for each pairing of a deal. A torn last line is dropped."""

    def __init__(self, file: Path, contest: Contest) -> None:
        self.file = file
        self.contest = contest
        self.done: dict[Job, dict[str, Any]] = {}
        heading = contest.heading()
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = self._whole_lines()
        if lines:
            if lines[0] != heading:
                differing = sorted(key for key in heading if lines[0].get(key) != heading[key])
                raise WatahaError(
                    f"{file} holds results of another contest (other {', '.join(differing)}): name another file."
                )
            for number, line in enumerate(lines[1:], 2):
                self.done[self._job_of(number, line)] = line
        else:
            self.add(heading)

    def _whole_lines(self) -> list[dict[str, Any]]:
        """The lines of the file, but for a torn last one, which is cut off once the others are seen to be ours."""
        if not self.file.exists():
            return []
        text = self.file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        lines = [self._read(number, line) for number, line in enumerate(whole.splitlines(), 1)]
        if not lines and not json.dumps(self.contest.heading()).encode().startswith(text):
            raise WatahaError(f"{self.file} is not a log of an arena: name another file.")
        if whole != text:
            with self.file.open("r+b") as out:
                out.truncate(len(whole))
        return lines

    def _read(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            read = read_json(line, f"Line {number}")
        except BadJson as trouble:
            raise WatahaError(f"{self.file} is not a log of an arena: {trouble}") from trouble
        if not isinstance(read, dict):
            raise WatahaError(f"{self.file} is not a log of an arena: line {number} is not an object.")
        return read

    def _job_of(self, number: int, line: dict[str, Any]) -> Job:
        """Which pairing and deal a line tells of."""
        pair, deal, games = line.get("pair"), line.get("deal"), line.get("games")
        if (
            isinstance(pair, list)
            and all(type(bot) is int for bot in pair)
            and tuple(pair) in self.contest.pairs
            and type(deal) is int
            and deal >= 0
            and isinstance(games, list)
            and len(games) == self.contest.players
            and all(map(self._is_game, games))
        ):
            return pair[0], pair[1], deal
        raise WatahaError(f"{self.file} is not a log of an arena: line {number} tells of no games.")

    def _is_game(self, game: Any) -> bool:
        """Whether a line's game has for each seat what the league counts, and its moves."""
        return (
            isinstance(game, dict)
            and isinstance(game.get("actions"), list)
            and all(type(action) is int and 0 <= action < self.contest.game.actions for action in game["actions"])
            and all(
                isinstance(game.get(name), list)
                and len(game[name]) == self.contest.players
                and all(type(number) in (int, float) for number in game[name])
                for name in ("seats", "won", "points", "decisions", "seconds")
            )
        )

    def add(self, line: dict[str, Any]) -> None:
        """Append a line, so that it survives whatever happens next."""
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        if "pair" in line:
            self.done[(*line["pair"], line["deal"])] = line

    def results(self) -> list[dict[str, Any]]:
        """The lines of the contest's own jobs."""
        return [self.done[job] for job in self.contest.jobs if job in self.done]
