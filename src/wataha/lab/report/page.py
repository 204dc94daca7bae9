"""A report as one page of HTML that needs nothing else: light and dark, for screens and paper, in every language."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from typing import Any

from wataha.engine.game import Game
from wataha.engine.texts import LANGUAGES, Phrase, Texts, phrase

from ..component_names import name_component, name_kind, name_option, name_with_kind
from . import plots
from .figures import Figure

SECTIONS = ("seats", "course", "components", "depth")
NAMES_OF_LANGUAGES = {"en": "English", "pl": "Polski", "de": "Deutsch", "cs": "Čeština"}

STYLE = """
:root { color-scheme: light dark; --ink: #1b2130; --paper: #fbfaf7; --faint: #6b7280; --line: #d9d6cd; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8ee; --paper: #141925; --faint: #9aa3b5; --line: #333b4d; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 56rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
.about, .what, figcaption { color: var(--faint); } .what { max-width: 44rem; margin: 0 0 .5rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem .25rem 0; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
td { vertical-align: top; white-space: nowrap; } td:first-child { white-space: normal; } .open td { border-bottom: 0; }
.kind th { padding-top: 1rem; }
small { color: var(--faint); font-size: .875rem; }
.wide { overflow-x: auto; } figure { margin: 1rem 0; break-inside: avoid; } svg { width: 100%; height: auto; }
svg text { font-family: inherit !important; }
select { font: inherit; color: inherit; background: inherit; float: right; }
@page { size: A4; margin: 16mm 15mm; }
@media print {
  :root { color-scheme: light; --ink: #000; --paper: #fff; --faint: #444; --line: #bbb; }
  select { display: none; } body { max-width: none; padding: 0; font-size: 10pt; }
  h2 { margin-top: 0; break-before: page; break-after: avoid; } h1 ~ h2:first-of-type { break-before: auto; }
  .wide { overflow: visible; } table { font-size: 9pt; } small { font-size: 8pt; } figure { margin: .5rem 0; }
  thead { display: table-header-group; } th, td { padding-top: 1.5pt; padding-bottom: 1.5pt; }
  tr, .what { break-inside: avoid; } .open, .kind { break-after: avoid; }
  svg { max-height: 205mm; print-color-adjust: exact; }
}
"""

CHOOSE = """
const page = document.documentElement, chosen = document.querySelector("select");
const spoken = [...chosen.options].map((option) => option.value);
const speak = (language) => { page.lang = chosen.value = language; };
speak(spoken.find((language) => (navigator.language || "").startsWith(language)) || "en");
chosen.addEventListener("change", () => speak(chosen.value));
"""


class Page:
    """Writes a report; every text stands there in all languages, and the style shows one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.titles = game.titles
        self.texts = {language: Texts(language, (game.id, "lab", "bots", "web")) for language in LANGUAGES}

    def say(self, key: str, **args: Any) -> str:
        """A text in every language."""
        return self._spans(phrase(key, **args))

    def _spans(self, *said: Phrase) -> str:
        """One thing, or a list of things, in every language."""
        return "".join(
            f'<span lang="{language}">{html.escape(", ".join(map(texts, said)))}</span>'
            for language, texts in self.texts.items()
        )

    def write(self, report: Mapping[str, Any], figures: Sequence[Figure]) -> str:
        """The whole page."""
        hidden = "".join(
            f'html[lang="{language}"] :is(span, tspan)[lang]:not([lang="{language}"]) {{ display: none; }}\n'
            for language in LANGUAGES
        )
        options = "".join(f'<option value="{code}">{NAMES_OF_LANGUAGES[code]}</option>' for code in LANGUAGES)
        body = "".join(self._section(section, report, figures) for section in SECTIONS)
        title = "".join(
            f'<span lang="{language}">{html.escape(self.titles.get(language, self.titles["en"]))}</span>'
            for language in LANGUAGES
        )
        return (
            f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{html.escape(self.titles['en'])} · Wataha</title>\n"
            f"<style>{STYLE}{hidden}</style>\n</head>\n<body>\n"
            f'<select aria-label="Language">{options}</select>\n<h1>{title}</h1>\n{self._about(report)}\n{body}'
            f"<script>{CHOOSE}</script>\n</body>\n</html>\n"
        )

    def _about(self, report: Mapping[str, Any]) -> str:
        options = self._spans(*(name_option(self.game, name, value) for name, value in report["options"].items()))
        made = self._spans(
            phrase(
                "lab-about",
                players=report["players"],
                games=report["games"],
                level=phrase(f"bot-{report['bots']}"),
                seed=str(report["seed"]),
                judge=report["judge"],
            )
        )
        return f'<p class="about">{made} {options} · wataha {html.escape(report["version"])}</p>'

    def _section(self, section: str, report: Mapping[str, Any], figures: Sequence[Figure]) -> str:
        own = [figure for figure in figures if figure.section == section]
        names = list(dict.fromkeys(figure.name for figure in own))
        parts = [f"<h2>{self.say(f'lab-section-{section}')}</h2>\n", *self._plots(section, report, own)]
        of_components = section == "components"
        parts.append(self._components(own, report["options"]) if of_components else self._metrics(own, names))
        return "".join(parts)

    def _plots(self, section: str, report: Mapping[str, Any], own: Sequence[Figure]) -> list[str]:
        drawn: list[tuple[str, str]] = []
        if section == "seats":
            drawn.append(("seats", plots.draw_seats(own, report["players"])))
        elif section == "course":
            if report["ribbon"]:
                drawn.append(("ribbon", plots.draw_ribbon(report["ribbon"])))
            drawn.append(("lengths", plots.draw_lengths(report["lengths"])))
        elif section == "components" and any(figure.name == "worth" for figure in own):
            drawn.append(("worths", plots.draw_worths(own, self._names_in_plots(own, report["options"]))))
        elif section == "depth":
            drawn.append(("ladder", plots.draw_ladder(own, report["players"])))
        return [
            f"<figure>{svg}<figcaption>{self.say(f'lab-plot-{name}')}</figcaption></figure>\n" for name, svg in drawn
        ]

    def _names_in_plots(self, own: Sequence[Figure], options: Mapping[str, Any]) -> plots.Names:
        """What components are called, by component and language."""
        said = {figure.of: name_with_kind(self.game, figure.of, options) for figure in own}
        return {
            component: {language: texts(name) for language, texts in self.texts.items()}
            for component, name in said.items()
        }

    def _metrics(self, own: Sequence[Figure], names: Sequence[str]) -> str:
        """One table: each metric with its definition, then its value, or a row for each of its several."""
        rows: list[str] = []
        for name in names:
            key = name.replace("_", "-")
            head = f"<b>{self.say(f'lab-metric-{key}')}</b><br><small>{self.say(f'lab-what-{key}')}</small>"
            figures = [figure for figure in own if figure.name == name]
            if figures[0].of:
                rows.append(f'<tr class="open"><td colspan="4">{head}</td></tr>')
            for figure in figures:
                rows.append(f"<tr><td>{html.escape(_subject(figure)) or head}</td>{_cells(figure)}</tr>")
        top = f"<tr><th></th><th></th><th>95 %</th><th>{self.say('lab-games')}</th></tr>"
        return _table(top, rows)

    def _components(self, own: Sequence[Figure], options: Mapping[str, Any]) -> str:
        """One row a component, kind by kind: how often met, how often used, what it is worth."""
        shown = ("met", "used", "worth")
        by_component: dict[str, dict[str, Figure]] = {}
        for figure in own:
            by_component.setdefault(figure.of, {})[figure.name] = figure
        what = "".join(
            f'<p class="what"><b>{self.say(f"lab-metric-{name}")}</b>: {self.say(f"lab-what-{name}")}</p>\n'
            for name in shown
        )
        heads = "".join(f"<th>{self.say(f'lab-metric-{name}')}</th>" for name in shown)
        rows: list[str] = []
        before = ""
        for component, figures in sorted(by_component.items(), key=_by_kind_and_worth):
            kind = component.partition(":")[0]
            if kind != before:
                before = kind
                rows.append(f'<tr class="kind"><th colspan="6">{self._spans(name_kind(kind))}</th></tr>')
            cells = [f"<td>{self._spans(name_component(self.game, component, options))}</td>"]
            for name in shown:
                row = figures.get(name)
                cells.append(f"<td>{show(row.value, row.unit) if row else '–'}</td>")
            worth = figures.get("worth")
            cells.append(f"<td>{_interval(worth) if worth else ''}</td><td>{worth.games if worth else ''}</td>")
            rows.append(f"<tr>{''.join(cells)}</tr>")
        never = [component for component, figures in by_component.items() if "never_used" in figures]
        named = self._spans(*(name_with_kind(self.game, component, options) for component in never))
        unused = f"<p>{self.say('lab-never-used')} {named}</p>\n" if never else ""
        head = f"<tr><th></th>{heads}<th>95 %</th><th>{self.say('lab-games')}</th></tr>"
        return f"{what}{unused}{_table(head, rows)}"


def _table(head: str, rows: Sequence[str]) -> str:
    """A table whose head is printed again on every page that it reaches."""
    return f'<div class="wide"><table><thead>{head}</thead><tbody>{"".join(rows)}</tbody></table></div>\n'


def _by_kind_and_worth(entry: tuple[str, Mapping[str, Figure]]) -> tuple[str, float, str]:
    component, figures = entry
    worth = figures["worth"].value if "worth" in figures else None
    return component.partition(":")[0], -(worth if worth is not None else -1.0), component


def _subject(row: Figure) -> str:
    if row.name == "seat_wins":
        return chr(ord("A") + int(row.of))
    return f"{2 * int(row.of)} : {row.of}" if row.name == "doubling" else ""


def show(value: float | None, unit: str) -> str:
    """A figure as people read it.

    >>> show(0.5123, "share"), show(0.02, "gain"), show(7.25, "number"), show(None, "number")
    ('51.2 %', '+2.0 %', '7.2', '∞')
    """
    if value is None:
        return "∞"
    if unit == "share":
        return f"{value:.1%}".replace("%", " %")
    if unit == "gain":
        return f"{value:+.1%}".replace("%", " %")
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _cells(row: Figure) -> str:
    return f"<td>{show(row.value, row.unit)}</td><td>{_interval(row)}</td><td>{row.games:,}</td>"


def _interval(row: Figure) -> str:
    if row.low is None and row.high is None:
        return ""
    return f"{show(row.low, row.unit)} – {show(row.high, row.unit)}"
