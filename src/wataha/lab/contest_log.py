"""The results of a contest on disk: appended as they come, so that an interrupted run goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from wataha.engine.errors import WatahaError

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
            for line in lines[1:]:
                self.done[(*line["pair"], line["deal"])] = line
        else:
            self.add(heading)

    def _whole_lines(self) -> list[dict[str, Any]]:
        if not self.file.exists():
            return []
        text = self.file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            with self.file.open("r+b") as out:
                out.truncate(len(whole))
        try:
            return [json.loads(line) for line in whole.splitlines()]
        except json.JSONDecodeError as trouble:
            raise WatahaError(f"{self.file} is not a log of an arena: {trouble}.") from trouble

    def add(self, line: dict[str, Any]) -> None:
        """Append a line, so that it survives whatever happens next."""
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        if "pair" in line:
            self.done[(*line["pair"], line["deal"])] = line

    def results(self) -> list[dict[str, Any]]:
        """The lines of the contest's own jobs."""
        return [self.done[job] for job in self.contest.jobs if job in self.done]
