"""Wolves and Sheep in words: what a move would do, and what it did, told from views alone.

Choices that are only half made are told to nobody; neither is it told that a polled player declined (WS-42).
"""

from __future__ import annotations

from typing import Any

from wataha.engine.texts import Phrase, name, phrase
from wataha.engine.views import Piece, Place, Sentence, View, depict, facts_of, sentence

from .components import COLOUR_CODES, COLOUR_IDS, LETTER_IDS, LETTERS


def label(path: str, view: View) -> Phrase:
    """A move in words, for the one who is about to choose it."""
    verb, _, what = path.partition(" ")
    if verb == "tile":
        return phrase("ws-label-tile", tile=_tile({**_place(view, what), "id": what[:-1]}))
    if verb == "cell":
        return phrase("ws-label-cell", cell=_cell(_place(view, what)))
    if verb == "turn":
        return phrase("ws-label-turn", turns=int(what), tile=_tile(_place(view, f"turn/{what}")))
    if verb == "announce":
        return phrase("ws-label-announce", figure=_figure(what))
    if verb == "special":
        return phrase("ws-label-special", back=_back(view, what))
    if verb == "reveal":
        return phrase("ws-label-reveal", colour=_colour(COLOUR_IDS[COLOUR_CODES.index(what)]))
    return phrase(f"ws-label-{verb}")


def _place(view: View, place_id: str) -> Place:
    return next(place for place in view["places"] if place["id"] == place_id)


def _tile(tile: Piece | Place) -> Phrase:
    """A face by its edges, clockwise from the north."""
    north, east, south, west = (name(f"ws-{_letter_id(letter)}") for letter in facts_of(tile)["edges"])
    said = phrase("ws-tile", north=north, east=east, south=south, west=west)
    shown: Place = {"id": tile["id"], "kind": "face", "facts": facts_of(tile)}
    return depict(said, shown, "edges", "fish", "figure")


def _cell(place: Place) -> Phrase:
    """A place by the way to it from the village square."""
    x, y = facts_of(place)["x"], facts_of(place)["y"]
    said = phrase(
        "ws-cell",
        across="right" if x > 0 else "left" if x else "none",
        along="down" if y > 0 else "up" if y else "none",
        both="yes" if x and y else "no",
        columns=abs(x),
        rows=abs(y),
    )
    return depict(said, place)


def _figure(kind: str, tile: str = "") -> Phrase:
    """A figure that is announced or laid; laid, it is a tile."""
    place: Place = {"id": tile or f"announce/{kind}", "kind": "figure", "facts": {"figure": kind}}
    return depict(name(f"ws-{kind}", "what"), place, "figure")


def _colour(colour: str, form: str = "") -> Phrase:
    place: Place = {"id": f"herd/{colour}", "kind": "herd", "facts": {"colour": colour}}
    return depict(name(f"ws-{colour}", form), place, "colour")


def _letter_id(letter: str) -> str:
    return LETTER_IDS[LETTERS.index(letter)]


def _back(view: View, tile: str) -> Phrase:
    """The sheep on the other face of a tile with a figure."""
    return name(f"ws-{_letter_id(facts_of(_place(view, f'{tile}A'))['edges'][0])}")


def tell(path: str, before: View, after: View) -> list[Sentence]:
    """What a move did, as these eyes saw it."""
    mover = before["actor"]
    told: list[Sentence] = []
    if path == "time-out":
        told.append(sentence(phrase("ws-told-time-out", who=mover)))
    told += _tell_announcement(mover, before, after)
    told += _tell_laid(mover, before, after)
    told += _tell_lapsed(mover, before, after)
    told += _tell_regions(before, after)
    told += _tell_departures(path, mover, before, after)
    if after["decision"] == "over":
        told += _tell_end(after)
    return told


def _tell_announcement(mover: int, before: View, after: View) -> list[Sentence]:
    """WS-34: an announcement is public once it is complete."""
    announced = after["facts"]["announced"]
    if after["decision"] != "special" or before["decision"] in ("special", "special_cell"):
        return []
    kinds = announced[after["facts"]["entry"] :]
    told = [sentence(phrase("ws-told-announce", who=mover, figure=_figure(kinds[0])))]
    told += [sentence(phrase("ws-told-announce-then", figure=_figure(kind))) for kind in kinds[1:]]
    return told


def _laid(view: View) -> dict[str, Piece]:
    cells = {place["id"] for place in view["places"] if place["kind"] == "cell"}
    return {piece["id"]: piece for piece in view["pieces"] if piece["at"] in cells}


def _tell_laid(mover: int, before: View, after: View) -> list[Sentence]:
    lay_before = _laid(before)
    told: list[Sentence] = []
    for tile, piece in _laid(after).items():
        if tile not in lay_before:
            told.append(sentence(_laying(mover, piece, lay_before), tile, piece["at"]))
            drawn = before["facts"]["bag"] - after["facts"]["bag"]
            told.append(sentence(phrase("ws-told-draw", who=mover, count=drawn), "bag"))
            if piece["kind"] == "shepherd" and after["decision"] != "bonus_tile":
                told.append(sentence(phrase("ws-told-no-bonus", who=mover)))
    return told


def _laying(mover: int, piece: Piece, lay_before: dict[str, Piece]) -> Phrase:
    figure = facts_of(piece)["figure"]
    if piece["kind"] == "shepherd":
        colour = COLOUR_IDS[COLOUR_CODES.index(piece["id"][-1])]
        return phrase("ws-told-reveal", who=mover, colour=_colour(colour, "shown"))
    if figure is None:
        return phrase("ws-told-lay", who=mover, tile=_tile(piece))
    covered = next((other for other in lay_before.values() if other["at"] == piece["at"]), None)
    if covered:
        words = {"covered": _figure(facts_of(covered)["figure"], covered["id"]), "figure": _figure(figure, piece["id"])}
        return phrase("ws-told-cover", who=mover, **words)
    return phrase("ws-told-figure", who=mover, figure=_figure(figure, piece["id"]))


def _tell_lapsed(mover: int, before: View, after: View) -> list[Sentence]:
    """WS-35: announced entries for which nothing could be laid."""
    if before["decision"] not in ("special", "special_cell"):
        return []
    was, now = before["facts"], after["facts"]
    laid = len(_laid(after)) > len(_laid(before))
    first = was["entry"] + laid
    last = now["entry"] if now["announced"] else len(was["announced"])
    return [
        sentence(phrase("ws-told-lapsed", who=mover, figure=_figure(kind))) for kind in was["announced"][first:last]
    ]


def _tell_regions(before: View, after: View) -> list[Sentence]:
    """Meadows that are enclosed now, ponds that are finished, forests and ponds that are raided or safe again."""
    told: list[Sentence] = []
    was = _status_by_edge(before)
    for region in after["facts"]["regions"]:
        status = region["status"]
        earlier = {
            was[cell, region["colour"] or region["kind"]] for cell in region["cells"] if _key(cell, region) in was
        }
        if region["kind"] == "meadow" and status != "open" and (earlier <= {"open"}):
            colour = name(f"ws-{region['colour']}", "meadow")
            told.append(sentence(phrase("ws-told-enclosed", colour=colour, count=region["worth"]), *region["cells"]))
        elif region["kind"] == "pond" and status != "open" and earlier <= {"open"}:
            told.append(sentence(phrase("ws-told-finished", count=region["worth"]), *region["cells"]))
        elif region["kind"] == "forest" and status == "dangerous" and "safe" in earlier:
            told.append(sentence(phrase("ws-told-dangerous"), *region["cells"]))
        elif region["kind"] == "forest" and status == "safe" and "dangerous" in earlier:
            told.append(sentence(phrase("ws-told-safe"), *region["cells"]))
    return told


def _key(cell: str, region: dict[str, Any]) -> tuple[str, str]:
    return cell, region["colour"] or region["kind"]


def _status_by_edge(view: View) -> dict[tuple[str, str], str]:
    """What each region was, by its cells: a cell has one region of each letter."""
    return {_key(cell, region): region["status"] for region in view["facts"]["regions"] for cell in region["cells"]}


def _tell_departures(path: str, mover: int, before: View, after: View) -> list[Sentence]:
    """A pass, and who is out now: by choice, for want of tiles, or because all have passed."""
    told: list[Sentence] = []
    was, now = before["facts"], after["facts"]
    if path == "pass" or (path == "time-out" and now["run"] > was["run"]):
        told.append(sentence(phrase("ws-told-pass", who=mover)))
    gone = [seat for seat in range(after["players"]) if now["ranks"][seat] and not was["ranks"][seat]]
    for seat in sorted(gone, key=lambda seat: now["ranks"][seat]):
        if path == "pass" or seat != mover:
            reason = "stuck"
        elif len(_laid(after)) > len(_laid(before)):
            reason = "empty"
        else:
            reason = "leave"
        told.append(sentence(phrase(f"ws-told-out-{reason}", who=seat, points=now["bonus"][seat])))
    return told


def _tell_end(after: View) -> list[Sentence]:
    told = [sentence(phrase("ws-told-over"))]
    for seat, points in enumerate(after["score"]):
        for colour in after["facts"]["colours"]:
            if colour["owner"] == seat and not colour["shown"]:
                told.append(sentence(phrase("ws-told-colour", who=seat, colour=_colour(colour["colour"], "shown"))))
        told.append(sentence(phrase("ws-told-total", who=seat, points=points)))
    return told
