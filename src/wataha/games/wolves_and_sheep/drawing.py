"""Wolves and Sheep drawn for a terminal: a map, the players, the meadows, the own hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from wataha.engine.texts import Texts
from wataha.engine.views import Piece, View, facts_of

from .components import COLOUR_IDS, LETTERS

STYLES = dict(zip(LETTERS, ("#d9a866", "#7fb87a", "#5fc3d8", "#d5cfba", "#f2c14e", "#e0634a", "#7f9bf0"), strict=True))
SIGNS = dict(zip(LETTERS, "⌂♣≈KYRB", strict=True))
COLOUR_STYLES = dict(zip(COLOUR_IDS, (STYLES[letter] for letter in LETTERS[3:]), strict=True))
FIGURES = {"wolf": "▲", "hunter": "△", "fisherman": "◆", "guard": "◇"}
COVERS = {"hunter": "◬", "guard": "◈"}
NO_BREAK = "\N{NO-BREAK SPACE}"
FAINT = "#51608f"
QUIET = "#a9b3d1"

ROOMY, TIGHT = 5, 3  # columns of a tile on the map
LABEL = 5  # columns before the map
MAP_WIDTH = 110
HAND_COLUMNS = 7  # tiles in a line of the hand


def draw(view: View, texts: Texts) -> RenderableType:
    """Whose turn it is, the map, the players, what their meadows are worth, and the tiles in hand."""
    parts: list[RenderableType] = [_draw_heading(view, texts), *_draw_map(view, texts)]
    parts += [_draw_legend(view, texts), _draw_players(view, texts), _draw_colours(view, texts)]
    parts += list(_draw_hands(view, texts))
    if not view["facts"]["house_tiles"]:
        parts.append(Text(texts.say("ws-draw-own-tiles"), style=QUIET))
    else:
        parts.append(Text(texts.say("ws-draw-house-tiles"), style=QUIET))
    return Group(*parts)


def _draw_heading(view: View, texts: Texts) -> Text:
    facts = view["facts"]
    if view["decision"] == "over":
        line = Text(texts.say("ws-draw-over"), style="bold")
    elif facts["window"]:
        line = Text(texts.say("ws-draw-window", who=view["actor"]), style="bold")
    else:
        line = Text(texts.say("ws-draw-turn", who=facts["owner"]), style="bold")
    if view["decision"] not in ("over", "main", "poll"):
        line.append(" · " + texts.say(f"ws-decision-{view['decision']}"))
    if facts["announced"]:
        kinds = ", ".join(texts.say(f"ws-{kind}") for kind in facts["announced"][facts["entry"] :])
        line.append(" · " + texts.say("ws-draw-announced", kinds=kinds))
    line.append(" · " + texts.say("ws-draw-bag", count=facts["bag"]))
    if facts["next_bonus"] is not None:
        line.append(" · " + texts.say("ws-draw-next-bonus", points=facts["next_bonus"]))
    return line


def _draw_map(view: View, texts: Texts) -> Iterator[Text]:
    """Rows of tiles under their columns' numbers; where they are too many, those round the middle."""
    cells = {(facts_of(place)["x"], facts_of(place)["y"]): place for place in view["places"] if place["kind"] == "cell"}
    gaps = {(facts_of(place)["x"], facts_of(place)["y"]) for place in view["places"] if place["kind"] == "gap"}
    tops: dict[str, Piece] = {piece["at"]: piece for piece in view["pieces"] if not facts_of(piece).get("covered")}
    known = {*cells, *gaps}
    columns = range(min(x for x, _ in known), max(x for x, _ in known) + 1)
    width = ROOMY if len(columns) * ROOMY + LABEL <= MAP_WIDTH else TIGHT
    room = (MAP_WIDTH - LABEL) // width
    if len(columns) > room:
        middle = sum(x for x, _ in cells) // len(cells)
        first = min(max(columns.start, middle - room // 2), columns.stop - room)
        yield Text(texts.say("ws-draw-cropped", first=first, last=first + room - 1), style=QUIET)
        columns = range(first, first + room)
    yield Text(" " * LABEL + "".join(f"{x:^{width}}" for x in columns), style=FAINT)
    for y in range(min(y for _, y in known), max(y for _, y in known) + 1):
        lines = [Text(" " * LABEL), Text(f"{y:>{LABEL - 1}} ", style=FAINT), Text(" " * LABEL)]
        for x in columns:
            if (x, y) in cells:
                drawn = _draw_tile(facts_of(cells[x, y])["edges"], _centre(view, tops[f"{x},{y}"]), width)
            else:
                drawn = [
                    Text(" " * width),
                    Text(("·" if (x, y) in gaps else " ").center(width), FAINT),
                    Text(" " * width),
                ]
            for line, part in zip(lines, drawn, strict=True):
                line.append_text(part)
        for line in lines:
            line.rstrip()
            if line.plain:
                yield line


def _draw_tile(edges: str, centre: Text, width: int) -> list[Text]:
    """Three lines with the four edges and what is in the middle."""
    north, east, south, west = (Text(SIGNS[letter], f"bold {STYLES[letter]}") for letter in edges)
    pad = " " if width == ROOMY else ""
    left, right = ("╭", "╮") if width == ROOMY else ("·", "·")
    low_left, low_right = ("╰", "╯") if width == ROOMY else ("·", "·")
    return [
        Text.assemble((left, FAINT), pad, north, pad, (right, FAINT)),
        Text.assemble(west, pad, centre, pad, east),
        Text.assemble((low_left, FAINT), pad, south, pad, (low_right, FAINT)),
    ]


def _centre(view: View, piece: Piece) -> Text:
    facts = facts_of(piece)
    if facts["figure"]:
        below = any(facts_of(other).get("covered") and other["at"] == piece["at"] for other in view["pieces"])
        return Text(COVERS[facts["figure"]] if below else FIGURES[facts["figure"]], "bold")
    if piece["kind"] == "shepherd":
        return Text("☺", "bold")
    return Text(str(facts["fish"]) if facts["fish"] else " ", STYLES["W"])


def _draw_legend(view: View, texts: Texts) -> Text:
    """What the signs mean; those of ponds only with the expansion."""
    fish = view["facts"]["big_fish"]
    signs = [("⌂", "village"), ("♣", "forest"), *([("≈", "pond")] if fish else [])]
    signs += [(letter, colour) for letter, colour in zip("KYRB", COLOUR_IDS, strict=True)]
    signs += [("☺", "shepherd"), ("▲", "wolf"), ("△", "hunter"), ("◬", "covered-wolf")]
    if fish:
        signs += [("◆", "fisherman"), ("◇", "guard"), ("◈", "covered-fisherman")]
    return Text(
        "  ".join(f"{sign}{NO_BREAK}{texts.say(f'ws-{key}').replace(' ', NO_BREAK)}" for sign, key in signs),
        style=QUIET,
    )


def _draw_players(view: View, texts: Texts) -> Grid:
    facts = view["facts"]
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for seat in range(view["players"]):
        owned = [colour for colour in facts["colours"] if colour["owner"] == seat]
        colours = Text(", ").join(
            Text(texts.say(f"ws-{colour['colour']}"), COLOUR_STYLES[colour["colour"]]) for colour in owned
        )
        if not owned:
            colours = Text("?")
        elif not (facts["two_herds"] or view["decision"] == "over" or all(colour["shown"] for colour in owned)):
            colours.append(f" ({texts.say('ws-draw-secret')})", QUIET)
        rank = facts["ranks"][seat]
        place = texts.say("ws-draw-out", rank=rank, points=facts["bonus"][seat]) if rank else ""
        points = view["score"][seat]
        grid.add_row(
            Text(("▶ " if seat == view["actor"] else "  ") + texts.who(seat), "bold" if seat == view["actor"] else ""),
            colours,
            texts.say("ws-draw-tiles", count=facts["hands"][seat]),
            "" if points is None else texts.say("ws-draw-points", count=points),
            place,
        )
    return grid


def _draw_colours(view: View, texts: Texts) -> Grid:
    """What the meadows of every colour are worth as things lie."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for colour in view["facts"]["colours"]:
        worth = ", ".join(str(value) for value in colour["values"]) or "-"
        line = texts.say("ws-draw-meadows", colour=texts.say(f"ws-{colour['colour']}.meadows"), values=worth)
        grid.add_row(Text(line, COLOUR_STYLES[colour["colour"]]), Text(_not_counted(view, colour, texts), QUIET))
    return grid


def _not_counted(view: View, colour: dict[str, Any], texts: Texts) -> str:
    """The sheep of a colour that do not count as yet: unsafe, or on open meadows."""
    said: list[str] = []
    for status in ("unsafe", "open"):
        sheep = sum(
            region["worth"]
            for region in view["facts"]["regions"]
            if region["colour"] == colour["colour"] and region["status"] == status
        )
        if sheep:
            said.append(texts.say(f"ws-draw-sheep-{status}", count=sheep))
    return ", ".join(said)


def _draw_hands(view: View, texts: Texts) -> Iterator[RenderableType]:
    """Every hand that these eyes see, both faces of each tile."""
    for seat in range(view["players"]):
        tiles = [piece for piece in view["pieces"] if piece["at"] == f"hand/{seat}" and "facts" in piece]
        if not tiles:
            continue
        yield Text(texts.say("ws-draw-hand", who=seat, count=len(tiles)))
        for first in range(0, len(tiles), HAND_COLUMNS):
            grid = Grid(box=None, padding=(0, 3, 0, 0), show_header=False)
            grid.add_row(*(_draw_tile_in_hand(tile) for tile in tiles[first : first + HAND_COLUMNS]))
            yield grid


def _draw_tile_in_hand(tile: Piece) -> Text:
    """Both faces side by side under their names."""
    facts = facts_of(tile)
    faces: list[list[Text]] = []
    for face, edges in enumerate(facts["edges"]):
        figure = FIGURES.get(tile["kind"], "") if face else ""
        fish = str(facts["fish"][face]) if facts["fish"][face] else " "
        faces.append(_draw_tile(edges, Text(figure or fish), ROOMY))
    rows = [Text.assemble(one, " ", other) for one, other in zip(*faces, strict=True)]
    return Text("\n").join([Text(f"{tile['id'] + 'A':<6}{tile['id']}B", "bold"), *rows])
