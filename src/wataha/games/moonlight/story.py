"""Moonlight in words: what a move would do, and what it did, told from views alone."""

from __future__ import annotations

from wataha.engine.texts import Phrase, name, phrase
from wataha.engine.views import Piece, Sentence, View, depict, facts_of, pieces_at, sentence

from .components import (
    BASE_KINDS,
    COVER_DIFFERENCE,
    KIND_IDS,
    LEADER_IDS,
    ROUNDS_TO_WIN,
    ROW_SIGNS,
    TIES,
    VALUES,
)
from .views import RoundSheet, RowCount


def label(path: str, view: View) -> Phrase:
    """A move in words, for the one who is about to choose it."""
    verb, *words = path.split()
    mover = view["actor"]
    if verb == "lay":
        return _label_lay(words[0], words[1], view)
    if verb == "move":
        origin, target = (_place(place, view) for place in words)
        return phrase("ml-label-move", leader=_leader("shift"), origin=origin, target=target)
    if verb == "lone":
        return phrase("ml-label-lone", wolf=_wolf(mover, words[0], 0))
    if verb == "leader":
        return phrase("ml-label-leader", leader=_leader(words[0]), effect=phrase(f"ml-effect-{words[0]}"))
    return phrase("ml-label-pass")


def _label_lay(kind: str, place: str, view: View) -> Phrase:
    covered = top_card(view, place)
    mover = view["actor"]
    number, where = _laid(mover, kind, view), _place(place, view)
    if covered is None:
        return phrase("ml-label-lay", wolf=_wolf(mover, kind, number), place=where)
    words = {"wolf": _wolf(mover, kind, number, "with"), "covered": _shown(covered), "place": where}
    ambush = _ambush(kind, covered, view)
    return phrase("ml-label-ambush", leader=ambush, **words) if ambush else phrase("ml-label-cover", **words)


def top_card(view: View, place: str) -> Piece | None:
    """The visible card of a place, if there is one."""
    return next((wolf for wolf in pieces_at(view, place, "wolf") if facts_of(wolf)["visible"]), None)


def _wolf(owner: int, kind: str, number: int, case: str = "what") -> Phrase:
    """A wolf as something that is laid, covered or drawn (`what`), or that covers another (`with`)."""
    position = KIND_IDS.index(kind)
    facts = {"owner": owner, "value": VALUES[position], "lone": position >= BASE_KINDS}
    said = phrase(f"ml-lone-wolf.{case}" if facts["lone"] else f"ml-wolf.{case}", value=facts["value"])
    return depict(said, {"id": f"{owner}/{kind}/{number}", "kind": "wolf", "facts": facts}, *facts)


def _shown(wolf: Piece) -> Phrase:
    """A wolf that the view shows."""
    owner, kind, number = wolf["id"].split("/")
    return _wolf(int(owner), kind, int(number))


def _place(place: str, view: View) -> Phrase:
    """A place by its row and how far along it is, in the reach that a card there makes."""
    x, y = (int(word) for word in place.split(","))
    left, right, upper, lower = view["facts"]["reach"] or (x, x, y, y)
    left, right, upper, lower = min(left, x), max(right, x), min(upper, y), max(lower, y)
    facts = {"column": x - left, "line": y - upper, "columns": right - left + 1, "lines": lower - upper + 1}
    said = phrase("ml-place", row=ROW_SIGNS[facts["line"]], column=facts["column"] + 1)
    return depict(said, {"id": place, "kind": "place", "facts": facts}, *facts)


def _leader(leader: str) -> Phrase:
    return name(f"ml-leader-{leader}")


def _ambush(kind: str, covered: Piece, view: View) -> Phrase | None:
    """ML-33, ML-34: the ability that lets the one who decides cover by another difference than 1."""
    if VALUES[KIND_IDS.index(kind)] - facts_of(covered)["value"] == COVER_DIFFERENCE:
        return None
    return _leader(pieces_at(view, f"leader/{view['actor']}", "leader")[0]["id"])


def tell(path: str, before: View, after: View) -> list[Sentence]:
    """What a move did, as these eyes saw it."""
    mover = before["actor"]
    was, now = before["facts"], after["facts"]
    told = [_tell_move(path, mover, before)]
    if len(now["rounds"]) > len(was["rounds"]):
        told += _tell_round(after)
    elif now["round"] == was["round"]:
        if now["shape"] != was["shape"]:
            told.append(sentence(phrase(f"ml-told-shape-{now['shape']}")))
        told += _tell_draw(mover, before, after)
    if now["round"] != was["round"]:
        told.append(sentence(phrase("ml-told-start", who=now["starter"], number=now["round"])))
    return told


def _tell_move(path: str, mover: int, before: View) -> Sentence:
    verb, *words = path.split()
    if verb == "lay":
        return _tell_lay(mover, words[0], words[1], before)
    if verb == "move":
        origin, target = (_place(place, before) for place in words)
        said = phrase("ml-told-move", who=mover, leader=_leader("shift"), origin=origin, target=target)
        return sentence(said, "shift", *words)
    if verb == "lone":
        return sentence(phrase("ml-told-lone", who=mover, wolf=_wolf(mover, words[0], 0)), f"{mover}/{words[0]}/0")
    if verb == "leader":
        return sentence(phrase("ml-told-leader", who=mover, leader=_leader(words[0])), words[0])
    return sentence(phrase("ml-told-pass", who=mover))


def _tell_lay(mover: int, kind: str, place: str, before: View) -> Sentence:
    number, where = _laid(mover, kind, before), _place(place, before)
    wolf = f"{mover}/{kind}/{number}"
    covered = top_card(before, place)
    if covered is None:
        words = {"who": mover, "wolf": _wolf(mover, kind, number), "place": where}
        if before["decision"] == "second":
            said = phrase("ml-told-second", leader=_leader("double"), **words)
        else:
            said = phrase("ml-told-lay", **words)
        return sentence(said, wolf, place)
    words = {"who": mover, "wolf": _wolf(mover, kind, number, "with"), "covered": _shown(covered), "place": where}
    ambush = _ambush(kind, covered, before)
    said = phrase("ml-told-ambush", leader=ambush, **words) if ambush else phrase("ml-told-cover", **words)
    return sentence(said, wolf, covered["id"], place)


def _laid(seat: int, kind: str, view: View) -> int:
    """How many wolves of a kind the seat has laid in this round."""
    laid = (facts_of(piece) for piece in view["pieces"] if "height" in facts_of(piece))
    return sum(facts["owner"] == seat and facts["kind"] == kind for facts in laid)


def _tell_draw(mover: int, before: View, after: View) -> list[Sentence]:
    """The cards drawn, for eyes that see them."""
    held = {piece["id"] for piece in pieces_at(before, f"hand/{mover}", "wolf")}
    return [
        sentence(phrase("ml-told-draw", who=mover, wolf=_shown(piece)), piece["id"])
        for piece in pieces_at(after, f"hand/{mover}", "wolf")
        if piece["id"] not in held and facts_of(piece)
    ]


def _tell_round(after: View) -> list[Sentence]:
    """Section 6 in its order: moons, rows, the round; then what it brought."""
    sheet: RoundSheet = after["facts"]["rounds"][-1]
    told = [_tell_moons(sheet), *(sentence(_say_row(row), *_winning(row, after)) for row in sheet["rows"])]
    told.append(sentence(_say_result(len(after["facts"]["rounds"]), sheet)))
    winner = sheet["winner"]
    if winner is None:
        if after["decision"] == "over":
            told.append(sentence(phrase("ml-told-stop", count=after["facts"]["undecided"])))
    elif after["score"][winner] == ROUNDS_TO_WIN:
        told.append(sentence(phrase("ml-told-peak", who=winner), "peak"))
    else:
        told.append(sentence(phrase("ml-told-foot", who=winner), f"foot/{winner}"))
    return told


def _tell_moons(sheet: RoundSheet) -> Sentence:
    first, second = sheet["moons"]
    for seat, points in enumerate(sheet["moon_points"]):
        if points:
            return sentence(phrase("ml-told-moons", who=seat, first=first, second=second, points=points))
    return sentence(phrase("ml-told-moons-tied", first=first, second=second))


def _say_row(row: RowCount) -> Phrase:
    first, second = row["sums"]
    words = {"row": row["sign"], "first": first, "second": second}
    if row["winner"] is None:
        return phrase("ml-told-row-tied", **words)
    return phrase("ml-told-row", who=row["winner"], cards=row["taken"], bonus=row["bonus"], **words)


def _winning(row: RowCount, view: View) -> list[str]:
    """The cards that win a row, as long as they lie: an undecided round is cleared at once."""
    lying = [piece for piece in view["pieces"] if facts_of(piece).get("visible")]
    return [wolf["id"] for wolf in lying if wins_row(wolf, row)]


def wins_row(wolf: Piece, row: RowCount) -> bool:
    """Whether a card that lies on the table is one of those that win a row."""
    return wolf["at"].endswith(f",{row['y']}") and facts_of(wolf)["owner"] == row["winner"]


def _say_result(number: int, sheet: RoundSheet) -> Phrase:
    """Scoring 5, ML-31: who won the round, and by what if not by points."""
    first, second = sheet["points"]
    words = {"number": number, "first": first, "second": second}
    if sheet["winner"] is None:
        return phrase("ml-told-undecided", **words)
    if first != second:
        return phrase("ml-told-round", who=sheet["winner"], **words)
    if LEADER_IDS[TIES] in sheet["leaders"]:
        return phrase("ml-told-round-ties", who=sheet["winner"], leader=_leader("ties"), **words)
    first_cards, second_cards = sheet["taken"]
    return phrase(
        "ml-told-round-cards", who=sheet["winner"], first_cards=first_cards, second_cards=second_cards, **words
    )
