"""Lone Wolves in words: what a move would do, and what it did, told from views alone."""

from __future__ import annotations

from functools import cache

from wataha.engine.texts import Phrase, name, phrase
from wataha.engine.views import Piece, Sentence, View, depict, facts_of, pieces_at, sentence

from .components import REVEAL_VALUE, SUIT_CODES, SUIT_IDS, TERRITORY_IDS
from .views import MOON_IDS


def label(path: str) -> Phrase:
    """A move in words, for the one who is about to choose it."""
    verb, what, *where = path.split()
    if verb == "play":
        return phrase("lw-label-play", card=_card(what, "what"), place=_territory(where[0], "to"))
    if verb == "take":
        return phrase("lw-label-take", scar=name(f"lw-scar-{what}"))
    return phrase("lw-label-place", place=_field(what))


@cache
def _card(code: str, case: str) -> Phrase:
    """A card by its suit and value: as what becomes of it is told (`who`), or what is done with it (`what`)."""
    facts = {"suit": SUIT_IDS[SUIT_CODES.index(code[0])], "value": int(code[1:])}
    said = phrase(f"lw-card.{case}", suit=name(f"lw-{facts['suit']}", "of"), value=facts["value"])
    return depict(said, {"id": code, "kind": "wolf", "facts": facts}, *facts)


@cache
def _territory(place: str, form: str) -> Phrase:
    facts = {"suit": SUIT_IDS[TERRITORY_IDS.index(place)]}
    return depict(name(f"lw-{place}", form), {"id": place, "kind": "territory", "facts": facts}, *facts)


def _field(place: str) -> Phrase:
    """Where a scar is placed: in a territory, or on the border of two."""
    if "+" in place:
        one, other = place.split("+")
        return phrase("lw-border-to", one=name(f"lw-{one}"), other=name(f"lw-{other}"))
    return _territory(place, "into")


def _scar(scar: Piece) -> Phrase:
    return depict(name(f"lw-scar-{facts_of(scar)['scar']}"), scar, "scar")


def tell(path: str, before: View, after: View) -> list[Sentence]:
    """What a move did, as these eyes saw it."""
    verb, what, *where = path.split()
    mover = before["actor"]
    if verb == "play":
        told = _tell_play(mover, what, where[0], before, after)
    elif verb == "take":
        told = _tell_take(mover, what, before, after)
    else:
        told = _tell_place(mover, what, before, after)
    if after["decision"] == "over":
        total = after["score"]
        told.append(sentence(phrase("lw-told-over", first=total[0], second=total[1])))
    return told


def _tell_play(mover: int, card: str, place: str, before: View, after: View) -> list[Sentence]:
    said = phrase("lw-told-play", who=mover, card=_card(card, "what"), place=_territory(place, "to"))
    told = [sentence(said, card, place)]
    if int(card[1:]) == REVEAL_VALUE:
        told += _tell_reveal(place, before, after)
    if before["decision"] == "follow":
        led, led_place = before["facts"]["led_card"], before["facts"]["led_place"]
        winner = after["facts"]["leader"]
        lost, lost_place = (led, led_place) if winner == mover else (card, place)
        said = phrase(
            "lw-told-trick",
            who=winner,
            number=before["facts"]["trick"],
            lost=_card(lost, "who"),
            place=_territory(lost_place, "in"),
        )
        told.append(sentence(said, lost))
    return told


def _tell_reveal(place: str, before: View, after: View) -> list[Sentence]:
    centre = f"{place}/centre"
    was_open = {piece["id"] for piece in pieces_at(before, centre, "scar")}
    revealed = [scar for scar in pieces_at(after, centre, "scar") if scar["id"] not in was_open]
    where = _territory(place, "in")
    return [sentence(phrase("lw-told-reveal", scar=_scar(scar), place=where), scar["id"]) for scar in revealed]


def _tell_take(mover: int, kind: str, before: View, after: View) -> list[Sentence]:
    place = _territory(before["facts"]["loss_place"], "from")
    held = pieces_at(after, f"held/{mover}", "scar")
    if kind != "HIDDEN":
        told = phrase("lw-told-take", who=mover, scar=_scar(held[0]), place=place)
    elif held:
        told = phrase("lw-told-look", who=mover, scar=_scar(held[0]), place=place)
    else:
        told = phrase("lw-told-take-hidden", who=mover, place=place)
    return [sentence(told, *(piece["id"] for piece in held))]


def _tell_place(mover: int, place: str, before: View, after: View) -> list[Sentence]:
    field = f"{place}/{mover}" if "+" in place else f"{place}/{mover}/pack"
    lay_there = {piece["id"] for piece in pieces_at(before, field, "scar")}
    scar = next(piece for piece in pieces_at(after, field, "scar") if piece["id"] not in lay_there)
    kind = facts_of(scar)["scar"]
    said = phrase("lw-told-place", who=mover, scar=_scar(scar), place=_field(place))
    told = [sentence(said, scar["id"], place)]
    for territory in place.split("+"):
        if kind == "ADD_LONE":
            told += _tell_added(mover, territory, before, after)
        elif kind == "FLIP_HONOR":
            told += _tell_flipped(territory, before, after)
    for moon in MOON_IDS:
        was, now = (next(p for p in reversed(view["pieces"]) if p["id"] == moon)["at"] for view in (before, after))
        if was != now:
            here = now.removesuffix("/centre")
            suit = SUIT_IDS[TERRITORY_IDS.index(here)]
            said = phrase(
                "lw-told-moon", moon=name(f"lw-{moon}"), place=_territory(here, "in"), suit=name(f"lw-{suit}")
            )
            told.append(sentence(said, moon, here))
    return told


def _tell_added(mover: int, territory: str, before: View, after: View) -> list[Sentence]:
    side = f"{territory}/{mover}"
    wolves = pieces_at(after, side, "wolf")
    if len(wolves) == len(pieces_at(before, side, "wolf")):
        return []
    return [sentence(phrase("lw-told-added", who=mover, place=_territory(territory, "into")), wolves[-1]["id"])]


def _tell_flipped(territory: str, before: View, after: View) -> list[Sentence]:
    was, now = (pieces_at(view, f"{territory}/centre", "honor")[0] for view in (before, after))
    if was == now:
        return []
    said = phrase("lw-told-flipped", place=_territory(territory, "in"), value=facts_of(now)["value"])
    return [sentence(said, now["id"])]
