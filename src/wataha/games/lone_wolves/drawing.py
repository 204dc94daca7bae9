"""Lone Wolves drawn for a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from wataha.engine.texts import Texts
from wataha.engine.views import Piece, View, facts_of, pieces_at

from .components import SEATS, SUIT_IDS, TERRITORY_IDS
from .views import BORDER_IDS

SUIT_STYLES = dict(zip(SUIT_IDS, ("#9aa3c7", "#d9a866", "#7fb87a", "#d8e3ec", "#e0634a"), strict=True))
SUIT_SIGNS = dict(zip(SUIT_IDS, "◆≈ψ✶▲", strict=True))


def draw(view: View, texts: Texts) -> RenderableType:
    """Five territories side by side; the other's side above, the own below; the hand under it all."""
    me = view["seat"] if view["seat"] in (0, 1) else 0
    assert me is not None
    other = 1 - me
    grid = Grid(expand=False, show_lines=True, border_style="#34436f", pad_edge=False)
    grid.add_column("", style="#a9b3d1", no_wrap=True)
    for territory, suit in zip(TERRITORY_IDS, SUIT_IDS, strict=True):
        heading = Text(f"{SUIT_SIGNS[suit]} {texts.say(f'lw-{territory}')}", style=f"bold {SUIT_STYLES[suit]}")
        grid.add_column(heading, justify="center", width=16)
    for seat in (other, me):
        rows: list[tuple[str, list[Text]]] = [
            (texts.say("lw-draw-scars"), [_draw_scars(view, f"{t}/{seat}/pack", texts) for t in TERRITORY_IDS]),
            (texts.say("lw-draw-wolves"), [_draw_side(view, t, seat) for t in TERRITORY_IDS]),
        ]
        if view["facts"]["board"] == "advanced":
            rows.insert(1, (texts.say("lw-draw-border"), _draw_borders(view, seat, texts)))
        if seat == me:
            rows.reverse()
        for heading, cells in rows:
            grid.add_row(Text(f"{texts.who(seat)}\n{heading}"), *cells)
        if seat == other:
            grid.add_row(Text(texts.say("lw-draw-centre")), *(_draw_centre(view, t, texts) for t in TERRITORY_IDS))
    return Group(_draw_heading(view, texts), grid, *_draw_hands(view, texts))


def _draw_heading(view: View, texts: Texts) -> Text:
    facts = view["facts"]
    trump = facts["trump"]
    line = Text(texts.say("lw-draw-trick", number=facts["trick"], tricks=facts["tricks"]), style="bold")
    line.append(" · ")
    if trump:
        line.append(
            texts.say("lw-draw-trump", suit=texts.say(f"lw-{trump}")) + f" {SUIT_SIGNS[trump]}",
            style=SUIT_STYLES[trump],
        )
    else:
        line.append(texts.say("lw-draw-no-trump"))
    line.append(" · " + texts.say("lw-draw-score", first=view["score"][0], second=view["score"][1]))
    return line


def _draw_card(piece: Piece) -> Text:
    facts = facts_of(piece)
    if facts.get("face") == "lone":
        return Text("(1)", style="#a9b3d1")
    if facts.get("face") == "down" and "suit" not in facts:
        return Text("▒▒", style="#34436f")
    return Text(f"{SUIT_SIGNS[facts['suit']]}{piece['id']}", style=f"bold {SUIT_STYLES[facts['suit']]}")


def _draw_side(view: View, territory: str, seat: int) -> Text:
    cards = Text(" ").join(_draw_card(piece) for piece in pieces_at(view, f"{territory}/{seat}", "wolf"))
    place = next(place for place in view["places"] if place["id"] == territory)
    strength = facts_of(place)["strength"][seat]
    leads = facts_of(place)["control"] == seat
    return Text("\n").join([cards, Text(f"Σ {strength}", style="bold #8fd18a" if leads else "#d5cfba")])


def _draw_scars(view: View, place: str, texts: Texts) -> Text:
    shown = [Text(texts.say(f"lw-short-{facts_of(p)['scar']}")) for p in pieces_at(view, place, "scar")]
    return Text("\n").join(shown) if shown else Text("·", style="#34436f")


def _draw_borders(view: View, seat: int, texts: Texts) -> list[Text]:
    """A border's scar stands under the territory to its left, with an arrow to the right."""
    cells: list[Text] = []
    for border_id in BORDER_IDS:
        scars = _draw_scars(view, f"{border_id}/{seat}", texts)
        cells.append(Text.assemble(scars, " →"))
    return [*cells, Text("")]


def _draw_centre(view: View, territory: str, texts: Texts) -> Text:
    at = f"{territory}/centre"
    honor = facts_of(pieces_at(view, at, "honor")[0])
    lines = [Text(texts.say("lw-draw-honor", value=honor["value"], reverse=honor["reverse"]), style="bold #f2c14e")]
    lines += [Text(texts.say(f"lw-{moon['id']}"), style="bold #f2c14e") for moon in pieces_at(view, at, "moon")]
    lines += [Text(texts.say(f"lw-short-{facts_of(p)['scar']}"), style="#7fd1e0") for p in pieces_at(view, at, "scar")]
    hidden = pieces_at(view, at, "hidden_scar")
    if hidden:
        lines.append(Text(texts.say("lw-draw-hidden", count=len(hidden)), style="#a9b3d1"))
    return Text("\n").join(lines)


def _draw_hands(view: View, texts: Texts) -> list[Text]:
    lines: list[Text] = []
    for seat in range(SEATS):
        cards = pieces_at(view, f"hand/{seat}", "wolf")
        known = [piece for piece in cards if "suit" in facts_of(piece)]
        heading = texts.say("lw-draw-hand", who=seat, count=len(cards))
        line = Text(heading + " ")
        line.append_text(Text(" ").join(_draw_card(piece) for piece in known))
        lines.append(line)
        for piece in view["pieces"]:
            if piece["at"] == f"held/{seat}":
                scar = facts_of(piece).get("scar", "HIDDEN")
                lines.append(Text(texts.say("lw-draw-held", who=seat, scar=texts.say(f"lw-scar-{scar}"))))
    return lines
