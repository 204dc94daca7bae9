"""Moonlight drawn for a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from wataha.engine.texts import Texts
from wataha.engine.views import Piece, Place, View, facts_of, pieces_at

from .components import SEATS
from .views import DISPLAY, RowCount

SEAT_STYLES = ("#f0a860", "#7fb8e8")
SEAT_SIGNS = "▲▼"
MOON_SIGN = "☾"
DIM = "#7a86ad"
GOLD = "#f2c14e"
CELL_WIDTH = 11


def draw(view: View, texts: Texts) -> RenderableType:
    """The play area with the count of every row beside it, as the seat sees it; hands and abilities under it."""
    parts: list[RenderableType] = [_draw_heading(view, texts), _draw_layout(view, texts), _draw_count(view, texts)]
    for seat in range(SEATS):
        parts += _draw_seat(view, seat, texts)
    return Group(*parts, *_draw_display(view, texts))


def _sign(seat: int) -> Text:
    return Text(SEAT_SIGNS[seat], style=f"bold {SEAT_STYLES[seat]}")


def _draw_heading(view: View, texts: Texts) -> Text:
    facts = view["facts"]
    first, second = view["score"]
    line = Text(texts.say("ml-draw-round", number=facts["round"]), style="bold")
    if view["actor"] >= 0:
        line.append(" · ").append_text(_sign(view["actor"]))
        line.append(" " + texts.say(f"ml-draw-decision-{view['decision']}", who=view["actor"]))
    line.append(" · " + texts.say("ml-draw-mountain", first=first, second=second), style=GOLD)
    line.append(" · " + texts.say(f"ml-draw-shape-{facts['shape']}"))
    return line


def _draw_layout(view: View, texts: Texts) -> Grid:
    """Rows and columns of the places that count or are open; seat 1 sees them turned around (ML-15)."""
    places = {(facts_of(p)["x"], facts_of(p)["y"]): p for p in view["places"] if p["kind"] == "place"}
    shown = [at for at, place in places.items() if facts_of(place)["reach"] or facts_of(place)["open"]]
    turned = -1 if view["seat"] == 1 else 1
    columns = sorted({x for x, _ in shown}, key=lambda x: x * turned)
    rows = sorted({y for _, y in shown}, key=lambda y: y * turned)
    counts: dict[int, RowCount] = {row["y"]: row for row in view["facts"]["count"]["rows"]}
    grid = Grid(show_lines=True, border_style="#34436f", pad_edge=False)
    grid.add_column("y \\ x", style=DIM, no_wrap=True, vertical="middle", justify="center")
    for x in columns:
        grid.add_column(Text(str(x), style=DIM), justify="center", width=CELL_WIDTH, no_wrap=True)
    grid.add_column(_draw_sides(texts), justify="left", no_wrap=True)
    for y in rows:
        cells = [_draw_place(view, places[x, y]) if (x, y) in places else Text("") for x in columns]
        sign = counts[y]["sign"] if y in counts else ""
        grid.add_row(Text(f"{sign}\n{y}"), *cells, _draw_row_count(counts[y], texts) if y in counts else Text(""))
    return grid


def _draw_sides(texts: Texts) -> Text:
    """The heading over the sums of the rows."""
    return Text.assemble(_sign(0), " : ", _sign(1), f"  {texts.say('ml-draw-rows')}")


def _draw_place(view: View, place: Place) -> Text:
    wolves = pieces_at(view, place["id"], "wolf")
    facts = facts_of(place)
    if not wolves:
        return Text(f"\n{place['id']}" if facts["open"] else "\n·", style=DIM)
    *covered, top = sorted(wolves, key=lambda wolf: facts_of(wolf)["height"])
    lines = [_draw_wolf(top, facts["corner"]), Text("")]
    if covered:
        lines[1] = Text("‹" + " ".join(str(facts_of(wolf)["value"]) for wolf in reversed(covered)), style=DIM)
    return Text("\n").join(lines)


def _draw_wolf(wolf: Piece, corner: bool = False) -> Text:
    """Owner and value, a star on a lone wolf, then moons, the corner factor where it counts, the bonus point."""
    facts = facts_of(wolf)
    owner = facts["owner"]
    drawn = _sign(owner)
    drawn.append(f"{facts['value']}{'*' if facts['lone'] else ''}", style=f"bold {SEAT_STYLES[owner]}")
    drawn.append(MOON_SIGN * facts["moons"], style=GOLD)
    if corner and facts["corner_factor"] > 1:
        drawn.append(f" ×{facts['corner_factor']}", style=GOLD)
    if facts["bonus"]:
        drawn.append(f" +{facts['bonus']}", style=DIM)
    return drawn


def _draw_row_count(row: RowCount, texts: Texts) -> Text:
    first, second = row["sums"]
    line = Text(f"{first} : {second}\n", style="bold")
    if row["winner"] is None:
        return line.append(texts.say("ml-draw-row-tied"), style=DIM)
    line.append_text(_sign(row["winner"]))
    return line.append(" " + texts.say("ml-draw-row-won", cards=row["taken"], bonus=row["bonus"]), style="default")


def _draw_count(view: View, texts: Texts) -> Text:
    """What the round would bring if it ended now, or has brought."""
    count = view["facts"]["count"]
    line = Text(f"{MOON_SIGN} ", style=GOLD)
    first, second = count["moons"]
    line.append(texts.say("ml-draw-moons", first=first, second=second), style="default")
    for seat, points in enumerate(count["moon_points"]):
        if points:
            line.append(" → ").append_text(_sign(seat)).append(f" +{points}", style="default")
    first, second = count["points"]
    return line.append(" · " + texts.say("ml-draw-points", first=first, second=second), style="bold default")


def _draw_seat(view: View, seat: int, texts: Texts) -> list[Text]:
    """The seat's cards: in hand, in the deck, and what of them is unseen."""
    sizes = {place["kind"]: facts_of(place).get("size") for place in view["places"] if place["id"].endswith(f"/{seat}")}
    line = _sign(seat).append(" " + texts.say("ml-draw-hand", who=seat, count=sizes["hand"]) + " ", style="default")
    for wolf in pieces_at(view, f"hand/{seat}", "wolf"):
        line.append_text(_draw_wolf(wolf) if facts_of(wolf) else Text("▒▒", style=DIM)).append("  ")
    line.append("· " + texts.say("ml-draw-deck", count=sizes["deck"]), style="default")
    unseen = view["facts"]["unseen"][seat]
    if unseen:
        cards = " ".join(_short(kind) for kind in unseen)
        line.append(" · " + texts.say("ml-draw-unseen", cards=cards), style=DIM)
    return [line, *_draw_leader(view, seat, texts), *_draw_lone_wolves(view, seat, texts)]


def _short(kind: str) -> str:
    """A kind as the drawing writes values: a lone wolf has a star."""
    return kind[1:] + ("*" if kind.startswith("L") else "")


def _draw_leader(view: View, seat: int, texts: Texts) -> list[Text]:
    return [_describe_leader(leader, texts) for leader in pieces_at(view, f"leader/{seat}", "leader")]


def _draw_lone_wolves(view: View, seat: int, texts: Texts) -> list[Text]:
    """The lone wolves of the seat that may choose one now."""
    if view["decision"] != "pick_lone" or view["actor"] != seat:
        return []
    wolves = (_draw_wolf(wolf, corner=True) for wolf in pieces_at(view, f"aside/{seat}", "wolf"))
    return [Text(f"  {texts.say('ml-draw-lone-wolves')} ").append_text(Text("  ").join(wolves))]


def _draw_display(view: View, texts: Texts) -> list[Text]:
    leaders = pieces_at(view, DISPLAY, "leader")
    heading = [Text(texts.say("ml-draw-display"), style=DIM)] if leaders else []
    return heading + [_describe_leader(leader, texts) for leader in leaders]


def _describe_leader(leader: Piece, texts: Texts) -> Text:
    facts = facts_of(leader)
    kind = texts.say(f"ml-type-{facts['type']}") + (f", {texts.say('ml-draw-used')}" if facts.get("used") else "")
    line = Text("  ").append(texts.say(f"ml-leader-{leader['id']}"), style="bold")
    return line.append(f" ({kind}): " + texts.say(f"ml-effect-{leader['id']}"))
