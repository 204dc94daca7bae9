"""The Wolves in words: what a move would do, and what it did, told from views alone."""

from __future__ import annotations

from wataha.engine.texts import Phrase, name, phrase
from wataha.engine.views import Piece, Place, Sentence, View, depict, facts_of, sentence

from .components import FACE_IDS, TERRAIN_IDS
from .views import tile_id, tiles_of


def label(path: str, view: View) -> Phrase:
    """A move in words, for the one who is about to choose it."""
    match path.split():
        case ["pack", pack]:
            return name(f"tw-pack-{pack}")
        case ["faces", face]:
            return phrase("tw-label-front" if face == FACE_IDS[0] else "tw-label-back")
        case ["draft", place]:
            return phrase("tw-label-draft", place=hex_name(place, view))
        case ["kind", kind]:
            return phrase("tw-label-kind", action=name(f"tw-{kind}"), tiles=facts_of(_place(view, kind))["cost"])
        case ["terrain", terrain]:
            return name(f"tw-{terrain}")
        case ["target", place, *victim]:
            return _label_target(place, victim, view)
        case ["pay", mask]:
            return _label_payment(mask, view)
        case ["wolf", place, kind]:
            piece = _piece_name(_piece_on(view, place, kind), "")
            return phrase("tw-label-wolf", piece=piece, place=hex_name(place, view))
        case ["dest", place]:
            return phrase("tw-label-dest", place=hex_name(place, view))
        case ["push", place]:
            return phrase("tw-label-push", place=hex_name(place, view))
        case ["track", track]:
            facts = facts_of(_place(view, f"{track}/{view['actor']}"))
            return phrase("tw-label-track", track=name(f"tw-{track}"), value=facts["values"][facts["taken"] + 1])
        case ["hunt", place]:
            return phrase("tw-label-hunt", prey=_prey(_piece_on(view, place, "prey")), place=hex_name(place, view))
        case ["stop"]:
            return phrase("tw-label-stop")
        case ["use_token"]:
            return phrase("tw-label-use-token")
        case _:
            return phrase("tw-label-end-turn")


def _label_target(place: str, victim: list[str], view: View) -> Phrase:
    if not victim:
        return phrase("tw-label-hex", place=hex_name(place, view))
    piece = _piece_on(view, place, victim[0])
    owner = owner_name(facts_of(piece)["owner"], view)
    return phrase("tw-label-victim", piece=_piece_name(piece, ""), owner=owner, place=hex_name(place, view))


def _label_payment(mask: str, view: View) -> Phrase:
    """6.3: the tiles by what they show afterwards, the one paying by its front before the other, and the tokens."""
    number = TERRAIN_IDS.index(view["facts"]["terrain"])
    after, before = (TERRAIN_IDS[(number + step) % len(TERRAIN_IDS)] for step in (1, -1))
    tiles = phrase(f"tw-pay-{mask}", front=name(f"tw-{after}"), back=name(f"tw-{before}"))
    return phrase("tw-label-pay", tiles=tiles, tokens=_tokens_of(mask, view))


def _tokens_of(mask: str, view: View) -> int:
    return facts_of(_place(view, f"pay/{mask}"))["tokens"]


def hex_name(place: str, view: View) -> Phrase:
    """A hex by its terrain and its region."""
    there = _place(view, place)
    facts = facts_of(there)
    scores = any(each["id"] == f"region/{facts['slot']}" for each in view["places"])
    ground = name(f"tw-{facts['ground']}", "of")
    said = phrase("tw-hex", ground=ground, slot=facts["slot"]) if scores else phrase("tw-hex-start", ground=ground)
    return depict(said, there, "ground", "slot")


def _region(slot: str) -> Phrase:
    place: Place = {"id": f"region/{slot}", "kind": "region", "facts": {"slot": slot}}
    return depict(phrase("tw-region", slot=slot), place, "slot")


def _piece_name(piece: Piece, case: str) -> Phrase:
    return depict(name(f"tw-{piece['kind']}", case), piece, "owner")


def _prey(token: Piece) -> Phrase:
    return depict(name(f"tw-{facts_of(token)['prey']}"), token, "prey")


def owner_name(owner: int, view: View) -> Phrase:
    """Whose pack it is: a player's, or the AI's."""
    return name("tw-ai") if owner == view["facts"]["ai"] else phrase("tw-owner", who=owner)


def _place(view: View, place: str) -> Place:
    return next(each for each in view["places"] if each["id"] == place)


def _piece_on(view: View, place: str, kind: str) -> Piece:
    """A piece of a kind on a hex; of two the one that can be chosen."""
    there = [piece for piece in view["pieces"] if piece["at"] == place and piece["kind"] == kind]
    return next((piece for piece in there if "word" in piece), there[0])


def _changed(before: View, after: View, kinds: tuple[str, ...]) -> list[tuple[Piece, Piece]]:
    """The pieces of some kinds that lie elsewhere than before."""
    was = {piece["id"]: piece for piece in before["pieces"] if piece["kind"] in kinds}
    now = [piece for piece in after["pieces"] if piece["kind"] in kinds]
    return [(was[piece["id"]], piece) for piece in now if was[piece["id"]]["at"] != piece["at"]]


def tell(path: str, before: View, after: View) -> list[Sentence]:
    """What a move did. A wolf that is only chosen has done nothing yet, and the hunt tells of itself."""
    told = _tell_choice(path.split(), before, after)
    told += _tell_gains(path.split(), before, after)
    if after["facts"]["calendar"] > before["facts"]["calendar"]:
        told.append(sentence(phrase("tw-told-calendar", date=after["facts"]["calendar"]), "calendar"))
    return told + _tell_hunt(before, after) + _tell_scoring(before, after)


def _tell_choice(words: list[str], before: View, after: View) -> list[Sentence]:
    who = before["actor"]
    match words:
        case ["pack", pack]:
            return [sentence(phrase("tw-told-pack", who=who, pack=name(f"tw-pack-{pack}")), f"player/{who}")]
        case ["faces", face]:
            return [sentence(phrase("tw-told-front" if face == FACE_IDS[0] else "tw-told-back", who=who))]
        case ["draft", place]:
            placed = [piece["id"] for _, piece in _changed(before, after, ("alpha", "wolf"))]
            return [sentence(phrase("tw-told-draft", who=who, place=hex_name(place, after)), *placed, place)]
        case ["kind", kind]:
            return [sentence(phrase("tw-told-kind", who=who, action=name(f"tw-{kind}")), kind)]
        case ["terrain", terrain]:
            return [sentence(phrase("tw-told-terrain", terrain=name(f"tw-{terrain}")), terrain)]
        case ["target", place, *victim]:
            return [sentence(phrase("tw-told-target", target=_label_target(place, victim, before)), place)]
        case ["pay", mask]:
            return _tell_payment(mask, before, after)
        case ["dest", place]:
            return [_tell_arrival(place, before)]
        case ["push", place]:
            return [_tell_push(place, before)]
        case ["track", track]:
            return [_tell_den(track, before, after)]
        case ["stop"]:
            return [sentence(phrase("tw-told-stop", who=who))]
        case ["use_token"]:
            return [sentence(phrase("tw-told-use-token", who=who))]
        case ["end_turn"]:
            return [sentence(phrase("tw-told-end-turn", who=who))]
        case _:
            return []


def _tell_payment(mask: str, before: View, after: View) -> list[Sentence]:
    """The payment, and what it does at once: a lair, a howl, a piece dominated."""
    who, facts = before["actor"], before["facts"]
    tiles = [tile_id(who, tile) for tile in tiles_of(int(mask), facts["terrain"])]
    told = [sentence(phrase("tw-told-pay", who=who, payment=_label_payment(mask, before)), *tiles)]
    kind, target = facts["kind"], facts["target"]
    if kind == "LAIR":
        lairs = [piece["id"] for _, piece in _changed(before, after, ("lair",))]
        told.append(sentence(phrase("tw-told-lair", who=who, place=hex_name(target, after)), *lairs, target))
    if kind == "DOMINATE":
        told.append(_tell_victim(before, after))
    if kind in ("HOWL", "DOMINATE"):
        told += _tell_newcomer(before, after)
    return told


def _tell_victim(before: View, after: View) -> Sentence:
    """TW-60: the piece that was dominated."""
    lost = next(piece for piece, now in _changed(before, after, ("wolf", "den")) if now["at"] == "calendar")
    said = phrase(
        "tw-told-dominate",
        who=before["actor"],
        piece=_piece_name(lost, "whom"),
        owner=owner_name(facts_of(lost)["owner"], before),
        place=hex_name(lost["at"], before),
    )
    return sentence(said, lost["id"], lost["at"])


def _tell_newcomer(before: View, after: View) -> list[Sentence]:
    """TW-56, TW-61: the piece of the wolf track that was placed, if one was."""
    told: list[Sentence] = []
    for _, piece in _changed(before, after, ("wolf", "alpha")):
        if piece["at"] == before["facts"]["target"]:
            said = phrase(
                "tw-told-newcomer",
                who=before["actor"],
                piece=_piece_name(piece, "whom"),
                place=hex_name(piece["at"], after),
            )
            told.append(sentence(said, piece["id"], piece["at"]))
    return told


def _tell_arrival(place: str, before: View) -> Sentence:
    mover = next(piece for piece in before["pieces"] if facts_of(piece).get("moving"))
    said = phrase(
        "tw-told-move",
        who=before["actor"],
        piece=_piece_name(mover, "whom"),
        start=hex_name(mover["at"], before),
        goal=hex_name(place, before),
    )
    return sentence(said, mover["id"], mover["at"], place)


def _tell_push(place: str, before: View) -> Sentence:
    pushed = next(piece for piece in before["pieces"] if facts_of(piece).get("pushed"))
    said = phrase(
        "tw-told-push",
        who=before["actor"],
        piece=_piece_name(pushed, "whom"),
        owner=owner_name(facts_of(pushed)["owner"], before),
        start=hex_name(pushed["at"], before),
        goal=hex_name(place, before),
    )
    return sentence(said, pushed["id"], pushed["at"], place)


def _tell_den(track: str, before: View, after: View) -> Sentence:
    """TW-49, TW-61: a den of a track onto the target."""
    who, target = before["actor"], before["facts"]["target"]
    place = f"{track}/{who}"
    said = phrase(
        "tw-told-den",
        who=who,
        place=hex_name(target, after),
        track=name(f"tw-{track}"),
        value=facts_of(_place(after, place))["value"],
    )
    placed = [piece["id"] for _, piece in _changed(before, after, ("den",)) if piece["at"] == target]
    return sentence(said, *placed, target, place)


def _tell_gains(words: list[str], before: View, after: View) -> list[Sentence]:
    """TW-71: bonus tokens that the mover gained; what the payment itself took away is no loss."""
    mover = before["actor"]
    was, now = (facts_of(_place(view, f"player/{mover}")) for view in (before, after))
    spent = _tokens_of(words[1], before) if words[0] == "pay" else 0
    told: list[Sentence] = []
    if now["terrain_tokens"] + spent > was["terrain_tokens"]:
        told.append(sentence(phrase("tw-told-gain-terrain", who=mover), f"player/{mover}"))
    if now["action_tokens"] > was["action_tokens"]:
        told.append(sentence(phrase("tw-told-gain-action", who=mover), f"player/{mover}"))
    return told


def _tell_hunt(before: View, after: View) -> list[Sentence]:
    """TW-66: every prey token that changed its place was hunted by the mover."""
    told: list[Sentence] = []
    for was, now in _changed(before, after, ("prey",)):
        said = phrase("tw-told-hunt", who=before["actor"], prey=_prey(now), place=hex_name(was["at"], before))
        told.append(sentence(said, now["id"], was["at"]))
    return told


def _tell_scoring(before: View, after: View) -> list[Sentence]:
    """TW-77 to TW-84: the regions that were scored, and the end of the game."""
    told: list[Sentence] = []
    if after["facts"]["stalled"]:
        told.append(sentence(phrase("tw-told-stalled")))
    for _, token in _changed(before, after, ("token",)):
        facts = facts_of(token)
        where = {"phase": name(f"tw-{facts['phase']}"), "region": _region(facts["slot"])}
        earned: list[int] = facts["earned"]
        for seat in sorted(range(len(earned)), key=lambda seat: -earned[seat]):
            if earned[seat]:
                said = phrase("tw-told-earned", who=seat, points=earned[seat], **where)
                told.append(sentence(said, token["id"], f"region/{facts['slot']}"))
        if not any(earned):
            told.append(sentence(phrase("tw-told-nobody", **where), token["id"], f"region/{facts['slot']}"))
    if after["decision"] == "over":
        told.append(sentence(phrase("tw-told-over")))
    return told
