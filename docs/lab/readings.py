"""What the reports in this folder say to a player: `python docs/lab/readings.py` writes README.md from their JSON.

It draws the reports' own pages again, too, so that they need not be played anew when pages look or read differently.
"""

from __future__ import annotations

import json
from pathlib import Path
from statistics import NormalDist
from typing import Any

import wataha
from wataha.engine.texts import Texts
from wataha.lab.component_names import name_with_kind
from wataha.lab.report.report import draw_page

HERE = Path(__file__).parent

HEAD = """# What the games are like

Answers to what players ask, from the reports in this folder. Each report is one page for a browser, with all figures,
definitions and intervals; how they come about is told in [the lab's handbook](../lab.md). Bots played these games: they
know what their seat knows, and their habits are not yours. `python docs/lab/readings.py` writes this page.
"""

FEW_GAMES = 100
"""From fewer games than these nothing small can be told."""


def read(report: dict[str, Any]) -> str:
    """One game's answers as Markdown."""
    figures = report["figures"]
    named = {figure["name"]: figure for figure in figures if not figure["of"]}
    title, players = wataha.game(report["game"]).titles["en"], report["players"]
    lines = [
        f"## {title}",
        "",
        f"[The report]({report['game']}.html): {report['games']:,} games of {players} players, bots of the level"
        f" {report['bots']}, seed {report['seed']}."
        + (" So few games tell large effects only." if report["games"] < FEW_GAMES else ""),
        "",
        f"- **Is it better to move first?** {_first(named['first_move'], players)}",
        f"- **Luck or skill?** {_luck(named)}",
        f"- **How long, how tense?** {_course(named)}",
        f"- **What is strongest?** {_strongest(report)}",
        f"- **Does thinking help?** {_thinking(figures, players)}",
        f"- **What would it be worth to see all cards?** {_peeking(named['peeking'], players)}",
    ]
    return "\n".join(lines)


def percent(share: float) -> str:
    """A share as people say it."""
    return f"{share:.0%}".replace("%", " %")


def interval(figure: dict[str, Any]) -> str:
    """The interval of a share, in brackets."""
    return f"({percent(figure['low'])} to {percent(figure['high'])})"


def _first(figure: dict[str, Any], players: int) -> str:
    even, share = 1 / players, f"{percent(figure['value'])} {interval(figure)}"
    if figure["low"] > even and figure["games"] >= FEW_GAMES:
        return f"Yes: whoever decides first gets {share} of the wins, where {percent(even)} would be even."
    if figure["high"] < even and figure["games"] >= FEW_GAMES:
        return f"No, it is worse: whoever decides first gets {share} of the wins, where {percent(even)} would be even."
    return f"These games do not show it: whoever decides first gets {share}, and {percent(even)} would be even."


def _luck(named: dict[str, Any]) -> str:
    deal, skill = named.get("deal_effect"), named["skill_effect"]
    wins, games = named["stronger_wins"], named["games_to_show"]["value"]
    luck = f"Deal and seat explain {percent(max(0.0, deal['value']))} of who wins among equals. " if deal else ""
    shown = f"it takes about {games:,.0f} games to show that." if games else "too little to show."
    return (
        f"{luck}Against the next weaker level the bots win {percent(wins['value'])} {interval(wins)}, so that who plays"
        f" better explains {percent(skill['value'])} of results; {shown}"
    )


def _course(named: dict[str, Any]) -> str:
    text = f"{named['decisions']['value']:.0f} decisions in {named['turns']['value']:.0f} turns,"
    choices, branching = percent(named["real_choices"]["value"]), named["branching"]["value"]
    text += f" {choices} of them real choices, among {branching:.0f} moves on average."
    if "decided_at" in named:
        text += (
            f" The lead changes {named['lead_changes']['value']:.1f} times, and the winner is sure after"
            f" {percent(named['decided_at']['value'])} of the game; {percent(named['comeback']['value'])} of winners"
            " once had less than half of an even chance."
        )
    return text


def _strongest(report: dict[str, Any]) -> str:
    game, texts = wataha.game(report["game"]), Texts("en", (report["game"], "lab"))
    worths = [f for f in report["figures"] if f["name"] == "worth" and not f["of"].startswith("action:")]
    if not worths:
        return "Nobody has played without the components yet."
    # Among many components some stand out by chance: intervals are widened by their number (Bonferroni).
    worths.sort(key=lambda figure: -figure["value"])
    wider = NormalDist().inv_cdf(1 - 0.025 / len(worths)) / NormalDist().inv_cdf(0.975)
    said = {f["of"]: f"“{texts(name_with_kind(game, f['of'], report['options']))}”" for f in worths}
    sure = [f for f in worths if f["value"] - wider * (f["value"] - f["low"]) > 0]
    if sure:
        told = ", ".join(f"{said[f['of']]} (+{percent(f['value'])})" for f in sure[:5])
        return f"Doing without costs most with {told}: so much more than an even share wins whoever may use it."
    best = ", ".join(said[figure["of"]] for figure in worths[:3])
    return f"Nothing for sure: no single component is missed by more than chance. First in line are {best}."


def _thinking(figures: list[dict[str, Any]], players: int) -> str:
    rungs = [figure for figure in figures if figure["name"] == "doubling"]
    told = ", ".join(f"{percent(rung['value'])} with {2 * int(rung['of'])} against {rung['of']}" for rung in rungs)
    return f"A search with twice the iterations wins {told}; {percent(1 / players)} would be even."


def _peeking(figure: dict[str, Any], players: int) -> str:
    share = f"{percent(figure['value'])} {interval(figure)}"
    if figure["low"] > 1 / players:
        return f"A simple search that sees everything wins {share} against the same that does not."
    return (
        f"Not enough to be sure of: a simple search that sees everything wins {share} against the same that does not."
    )


def main() -> None:
    """Write the page, and the reports' pages."""
    reports = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(HERE.glob("*.json"))]
    for report in reports:
        (HERE / f"{report['game']}.html").write_text(draw_page(report), encoding="utf-8")
    text = "\n\n".join([HEAD.strip(), *map(read, reports)]) + "\n"
    (HERE / "README.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
