"""The Wolves drawn for a terminal: the map of hexes, and beside it the packs and the regions.

A column of the map is four characters wide, and the hexes of a row lie two columns apart, so each has eight:

    ›♠ 8AαAw    › it can be chosen now · ♠ forest · 8 its y (x stands above) · an alpha and a wolf of player A
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from wataha.engine.texts import Texts
from wataha.engine.views import Piece, Place, View, facts_of, pieces_at

from .components import GROUND_IDS, PACK_LETTERS, PHASE_IDS, PIECE_IDS, PREY_IDS, TRACK_IDS

COLUMN_WIDTH = 4
HEX_WIDTH = 2 * COLUMN_WIDTH

GROUND_SIGNS = dict(zip(GROUND_IDS, "♠▲ψ✶∴≋#", strict=True))
GROUND_STYLES = dict(
    zip(GROUND_IDS, ("#5fbf6a", "#a08bd8", "#c9c456", "#7fc4dd", "#c58a56", "#4f86c6", "#4a4a55"), strict=True)
)
"""Terrains, and the packs whose home they are."""

PIECE_SIGNS = dict(zip(PIECE_IDS, "wα∩⌂", strict=True))
PHASE_SIGNS = dict(zip(PHASE_IDS, "☽◑●", strict=True))
AI_SIGN = "*"
TERRAIN_TOKEN_SIGN, ACTION_TOKEN_SIGN = "◇", "✚"
QUIET, LIGHT, STRONG = "#8a93b5", "#d5cfba", "bold #f2c14e"


def draw(view: View, texts: Texts) -> RenderableType:
    """The heading, the map with the packs beside it, and what the signs mean."""
    land = _draw_map(view, texts)
    side = Text("\n").join([*_draw_packs(view, texts), Text(), *_draw_regions(view, texts)])
    grid = Grid.grid()
    grid.add_column(no_wrap=True, min_width=max(len(line) for line in land.split()))
    grid.add_column(no_wrap=True)
    grid.add_row(land, side)
    return Group(*_draw_heading(view, texts), grid, *_draw_legend(texts))


def _draw_heading(view: View, texts: Texts) -> list[Text]:
    facts = view["facts"]
    if view["actor"] < 0:
        line = Text(texts.say("tw-draw-over"), style=STRONG)
    else:
        line = Text(texts.say("tw-draw-turn", who=view["actor"]), style=STRONG)
        line.append(" · " + texts.say(f"tw-ask-{view['decision']}"), style="bold")
        if facts["kind"]:
            line.append(" (" + texts.say(f"tw-{facts['kind']}") + ")")
    calendar = texts.say("tw-draw-calendar", date=facts["calendar"])
    for phase in PHASE_IDS:
        done = facts["phase"] is None or PHASE_IDS.index(phase) < PHASE_IDS.index(facts["phase"])
        calendar += f" · {PHASE_SIGNS[phase]} {texts.say(f'tw-{phase}')} {facts['triggers'][phase]}" + "✓" * done
    return [line, Text(calendar, style=LIGHT)]


def _draw_map(view: View, texts: Texts) -> Text:
    hexes = {tuple(map(int, place["id"].split(","))): place for place in view["places"] if place["kind"] == "hex"}
    on_hex: dict[str, list[Piece]] = {}
    for piece in view["pieces"]:
        on_hex.setdefault(piece["at"], []).append(piece)
    width = max(x for x, _ in hexes) + 1
    rows = [2 * y - x for x, y in hexes]
    lines = [Text("".join(f" {x:<{COLUMN_WIDTH - 1}}" for x in range(width)), style=QUIET)]
    for row in range(min(rows), max(rows) + 1):
        line = Text()
        for x in range(row % 2, width, 2):
            y = (row + x) // 2
            line.append(" " * (x * COLUMN_WIDTH - len(line)))
            if (x, y) in hexes:
                place = hexes[x, y]
                line.append_text(_draw_hex(view, place, y, on_hex.get(place["id"], []), texts))
        lines.append(line)
    return Text("\n").join(lines)


def _draw_hex(view: View, place: Place, y: int, pieces: list[Piece], texts: Texts) -> Text:
    ground = facts_of(place)["ground"]
    style = GROUND_STYLES[ground]
    offered = place["id"] in view["facts"]["offered"]
    cell = Text("›" if offered else " ", style=STRONG)
    if ground == "chasm":
        return cell.append(GROUND_SIGNS[ground] * 4, style=style)
    if ground == "water":
        tokens = sorted((p for p in pieces if p["kind"] == "token"), key=lambda p: not facts_of(p)["upper"])
        cell.append(f"{GROUND_SIGNS[ground]} {facts_of(place)['slot']} ", style=f"bold {style}")
        return cell.append("".join(PHASE_SIGNS[facts_of(token)["phase"]] for token in tokens), style=STRONG)
    cell.append(f"{GROUND_SIGNS[ground]}{y:>2}", style=f"{style} reverse" if offered else style)
    prey = [piece for piece in pieces if piece["kind"] == "prey"]
    if prey:
        letter = texts.say(f"tw-short-{facts_of(prey[0])['prey']}")
        return cell.append(f"‹{letter}{len(prey)}›", style=LIGHT)
    if any(piece["kind"] == "lone_wolf" for piece in pieces):
        return cell.append("‹w›", style="bold white")
    for piece in sorted(pieces, key=lambda p: PIECE_IDS.index(p["kind"]), reverse=True):
        cell.append_text(_draw_piece(view, piece))
    if not pieces:
        cell.append(" ·", style="#4a4a55")
    return cell


def _draw_piece(view: View, piece: Piece) -> Text:
    facts = facts_of(piece)
    style = GROUND_STYLES.get(facts["pack"] or "", LIGHT)
    marked = " underline" if facts.get("moved") or facts.get("moving") or facts.get("pushed") else ""
    return Text(_letter(view, facts["owner"]) + PIECE_SIGNS[piece["kind"]], style=f"bold {style}{marked}")


def _letter(view: View, owner: int) -> str:
    return AI_SIGN if owner == view["facts"]["ai"] else PACK_LETTERS[owner]


def _draw_packs(view: View, texts: Texts) -> list[Text]:
    """Of each player: pack and points; what the tiles show, and bonus tokens; attributes, lairs, wolf track, prey."""
    places = {place["id"]: facts_of(place) for place in view["places"]}
    lines: list[Text] = []
    for seat in range(view["players"]):
        facts = places[f"player/{seat}"]
        acts = seat == view["actor"]
        heading = Text(
            f"{'▸' if acts else ' '}{_letter(view, seat)} {texts.who(seat)}", style=STRONG if acts else "bold"
        )
        heading.append(f" {view['score'][seat]}", style=STRONG)
        if facts["pack"]:
            heading.append(f" {GROUND_SIGNS[facts['pack']]} ", style=_pack_style(view, seat))
            heading.append(texts.say(f"tw-pack-{facts['pack']}"), style=_pack_style(view, seat))
        tiles = Text("  ")
        for tile in pieces_at(view, f"tiles/{seat}", "tile"):
            shows = facts_of(tile)["shows"]
            tiles.append(f"{GROUND_SIGNS[shows]} ", style=f"bold {GROUND_STYLES[shows]}")
        tiles.append(f" {TERRAIN_TOKEN_SIGN}{facts['terrain_tokens']} {ACTION_TOKEN_SIGN}{facts['action_tokens']} ")
        tiles.append(f" {PIECE_SIGNS['lair']}{places[f'lairs/{seat}']['taken']}")
        tiles.append(f" {PIECE_SIGNS['wolf']}{places[f'wolves/{seat}']['taken']} ‹{_prey_of(view, seat, texts)}›")
        tracks = [f"{texts.say(f'tw-short-{track}')} {places[f'{track}/{seat}']['value']}" for track in TRACK_IDS]
        lines += [heading, tiles, Text("  " + " · ".join(tracks), style=LIGHT)]
    return lines


def _prey_of(view: View, seat: int, texts: Texts) -> str:
    owned = {facts_of(piece)["prey"] for piece in pieces_at(view, f"prey/{seat}", "prey")}
    return "".join(texts.say(f"tw-short-{kind}") for kind in PREY_IDS if kind in owned) or "–"


def _draw_regions(view: View, texts: Texts) -> list[Text]:
    """Which regions score when, and how strong the packs are there: control, and alphas after a +."""
    packs = range(len(view["facts"]["packs"]))
    heading = Text("     ", style="bold")
    for owner in packs:
        heading.append(f"{_letter(view, owner):>5}", style=f"bold {_pack_style(view, owner)}")
    lines = [Text(f" {texts.say('tw-draw-regions')}", style="bold"), heading]
    for place in view["places"]:
        if place["kind"] == "region":
            facts = facts_of(place)
            signs = "".join(PHASE_SIGNS[phase] for phase in facts["phases"]) or "–"
            line = Text(f" {place['id'][-1]} {signs:<2}", style=STRONG if _is_next(view, place) else LIGHT)
            for owner in packs:
                control, alphas = facts["control"][owner], facts["alphas"][owner]
                strength = f"{control}{f'+{alphas}' if alphas else ''}" if control else "·"
                line.append(f"{strength:>5}", style=_pack_style(view, owner))
            lines.append(line)
    return lines


def _pack_style(view: View, owner: int) -> str:
    return GROUND_STYLES.get(view["facts"]["packs"][owner] or "", LIGHT)


def _is_next(view: View, region: Place) -> bool:
    return facts_of(region)["phases"][:1] == [view["facts"]["phase"]]


def _draw_legend(texts: Texts) -> list[Text]:
    grounds = Text(" ")
    for ground, sign in GROUND_SIGNS.items():
        grounds.append(f"{sign} {texts.say(f'tw-{ground}')}  ", style=GROUND_STYLES[ground])
    signs = {
        **{sign: texts.say(f"tw-{kind}") for kind, sign in PIECE_SIGNS.items()},
        "‹w›": texts.say("tw-lone-wolf"),
        TERRAIN_TOKEN_SIGN: texts.say("tw-terrain-token"),
        ACTION_TOKEN_SIGN: texts.say("tw-action-token"),
    }
    prey = " · ".join(f"‹{texts.say(f'tw-short-{kind}')}› {texts.say(f'tw-{kind}')}" for kind in PREY_IDS)
    meanings = " · ".join(f"{sign} {meaning}" for sign, meaning in signs.items())
    return [grounds, Text(f" {meanings}", style=QUIET), Text(f" {texts.say('tw-prey')}: {prey}", style=QUIET)]
