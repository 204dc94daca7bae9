"""Lone Wolves in words: what a move would do, and what it did, told from views alone."""

from __future__ import annotations

from functools import cache

from wataha.engine.texts import Phrase, name, phrase
from wataha.engine.views import Sentence, View, facts_of, pieces_at, sentence

from .components import REVEAL_VALUE, SUIT_CODES, SUIT_IDS, TERRITORY_IDS
from .views import MOON_IDS


def label(path: str) -> Phrase:
    """A move in words, for the one who is about to choose it."""
    verb, what, *where = path.split()
    if verb == "play":
        return phrase("lw-label-play", card=_card_name(what), place=name(f"lw-{where[0]}", "to"))
    if verb == "take":
        return phrase("lw-label-take", scar=name(f"lw-scar-{what}"))
    return phrase("lw-label-place", place=_field_name(what))


@cache
def _card_name(code: str) -> Phrase:
    suit = SUIT_IDS[SUIT_CODES.index(code[0])]
    return phrase("lw-card", suit=name(f"lw-{suit}"), value=code[1:])


def _field_name(place: str) -> Phrase:
    if "+" in place:
        one, other = place.split("+")
        return phrase("lw-border-to", one=name(f"lw-{one}"), other=name(f"lw-{other}"))
    return name(f"lw-{place}", "to")


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
    said = phrase("lw-told-play", who=mover, card=_card_name(card), place=name(f"lw-{place}", "to"))
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
            lost=_card_name(lost),
            place=name(f"lw-{lost_place}", "in"),
        )
        told.append(sentence(said, lost))
    return told


def _tell_reveal(place: str, before: View, after: View) -> list[Sentence]:
    centre = f"{place}/centre"
    was_open = {piece["id"] for piece in pieces_at(before, centre, "scar")}
    revealed = [scar for scar in pieces_at(after, centre, "scar") if scar["id"] not in was_open]
    where = name(f"lw-{place}", "in")
    return [
        sentence(phrase("lw-told-reveal", scar=name(f"lw-scar-{facts_of(scar)['scar']}"), place=where), scar["id"])
        for scar in revealed
    ]


def _tell_take(mover: int, kind: str, before: View, after: View) -> list[Sentence]:
    place = name(f"lw-{before['facts']['loss_place']}", "from")
    held = pieces_at(after, f"held/{mover}", "scar")
    if kind != "HIDDEN":
        told = phrase("lw-told-take", who=mover, scar=name(f"lw-scar-{kind}"), place=place)
    elif held:
        seen = facts_of(held[0])["scar"]
        told = phrase("lw-told-look", who=mover, scar=name(f"lw-scar-{seen}"), place=place)
    else:
        told = phrase("lw-told-take-hidden", who=mover, place=place)
    return [sentence(told, *(piece["id"] for piece in held))]


def _tell_place(mover: int, place: str, before: View, after: View) -> list[Sentence]:
    field = f"{place}/{mover}" if "+" in place else f"{place}/{mover}/pack"
    lay_there = {piece["id"] for piece in pieces_at(before, field, "scar")}
    scar = next(piece for piece in pieces_at(after, field, "scar") if piece["id"] not in lay_there)
    kind = facts_of(scar)["scar"]
    said = phrase("lw-told-place", who=mover, scar=name(f"lw-scar-{kind}"), place=_field_name(place))
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
                "lw-told-moon", moon=name(f"lw-{moon}"), place=name(f"lw-{here}", "in"), suit=name(f"lw-{suit}")
            )
            told.append(sentence(said, moon, here))
    return told


def _tell_added(mover: int, territory: str, before: View, after: View) -> list[Sentence]:
    side = f"{territory}/{mover}"
    wolves = pieces_at(after, side, "wolf")
    if len(wolves) == len(pieces_at(before, side, "wolf")):
        return []
    return [sentence(phrase("lw-told-added", who=mover, place=name(f"lw-{territory}", "in")), wolves[-1]["id"])]


def _tell_flipped(territory: str, before: View, after: View) -> list[Sentence]:
    was, now = (pieces_at(view, f"{territory}/centre", "honor")[0] for view in (before, after))
    if was == now:
        return []
    said = phrase("lw-told-flipped", place=name(f"lw-{territory}", "in"), value=facts_of(now)["value"])
    return [sentence(said, now["id"])]
