"""Breaks everything that can break while people play: `python -m bench.faults [--minutes 60] [--seed 1]`.

Pairs of people play as fast as they can, through a relay, at one server on SQLite and at a fleet on PostgreSQL and NATS
behind Caddy. Servers, database, bus and proxy are killed, connections cut, delayed and held, the disk fills, clocks go
wrong, and the power goes, with which all is lost that was not synced. In the end a checker reads the whole history:
every acknowledged act is in the log exactly once and where it was said to be; all clients were told the same entries in
one order, and none that is not there; every view looked at was that of its eyes; no secret was in any byte.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bench.faults.run import Report, run


def show(report: Report, console: Console) -> None:
    table = Table("fault", "times", title=f"faults, seed {report.seed}")
    for name, times in sorted(report.faults.items()):
        table.add_row(name, str(times))
    table.add_row("all", str(report.faults.total()), style="bold")
    console.print(table)
    for sentence in report.left_out:
        console.print(f"left out: {sentence}")
    verdict = report.verdict
    console.print(
        f"{verdict.acts} acknowledged acts, {verdict.entries} entries shown and {verdict.views} views checked; "
        f"{verdict.secrets} secrets looked for among {verdict.words} words received"
    )
    for wrong in verdict.wrong:
        console.print(f"[red]wrong:[/red] {wrong}")
    console.print("[red]broken[/red]" if verdict.wrong else "[green]whole: every promise was kept[/green]")


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.faults", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000))
    options = parser.parse_args()
    console = Console()
    console.print(f"seed {options.seed}: the same seed breaks the same things in the same order")
    seconds = options.minutes * 60
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("starting", total=seconds)
        report = asyncio.run(
            run(
                seconds,
                options.seed,
                lambda name, behind: progress.update(task, description=name, completed=behind),
            )
        )
        progress.update(task, completed=seconds)
    show(report, console)
    return 1 if report.verdict.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
