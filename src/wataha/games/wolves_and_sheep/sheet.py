"""The score sheet of Wolves and Sheep: every meadow and pond, and why it counts or does not.

While the game goes on the sheet knows only the owners that everybody knows, for it is shown to everybody.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import NamedTuple

from wataha.engine.position import Position
from wataha.engine.texts import Phrase, name, phrase
from wataha.engine.views import PUBLIC, Sheet, SheetRow, sheet_row, winners

from .components import BLACK, COLOUR_IDS, COLOURS, POND
from .landscape import joined_meadows, owners_known, region_id, values_of
from .state import NONE


def build_sheet(position: Position) -> Sheet:
    """Meadows colour by colour, ponds, then the bonus."""
    owners = _owners(position)
    rows = [
        row
        for colour in range(COLOURS)
        for row in _colour_rows(position, colour, Owner(owners[colour], position.players))
    ]
    rows += _pond_rows(position)
    bonus = position.parts["bonus"][: position.players]
    rows.append(sheet_row(phrase("ws-sheet-bonus"), bonus, _ranks(position)))
    total = [sum(row["points"][seat] or 0 for row in rows) for seat in range(position.players)]
    over = position.actor == NONE
    return {
        "rows": rows,
        "total": total,
        "tie_break": _tie_break(position, total) if over else None,
        "winners": winners(position.standing if over else total),
    }


def _owners(position: Position) -> list[int]:
    """Whose each colour is, as far as everybody knows; NONE for nobody's."""
    s = position.fields
    known = owners_known(s, PUBLIC, position.actor == NONE)
    return [s.colour_owner[colour] if known[colour] else NONE for colour in range(COLOURS)]


class Owner(NamedTuple):
    """Whose rows are written: a seat among others, or nobody for a colour whose owner is not known."""

    seat: int
    players: int

    def row(self, label: Phrase, points: int, why: Phrase, regions: list[int]) -> SheetRow:
        """A row of one seat, for these regions."""
        own = [seat == self.seat for seat in range(self.players)]
        earned = [points if is_own else None for is_own in own]
        return sheet_row(label, earned, [why if is_own else None for is_own in own], map(region_id, regions))


def _colour_rows(position: Position, colour: int, owner: Owner) -> list[SheetRow]:
    """WS-52 to WS-55: enclosed meadows, the largest safe one first to count; then the open ones together."""
    s, parts = position.fields, position.parts
    adjective = name(f"ws-{COLOUR_IDS[colour]}", "meadow")
    rows: list[SheetRow] = []
    counted = False
    for number in joined_meadows(position, colour):
        value = parts["value"][number]
        meadows = [part for part in range(s.regions) if parts["joined"][part] == number]
        sheep = sum(s.worth[part] for part in meadows)
        label = phrase("ws-sheet-meadow", colour=adjective, sheep=sheep, fish=value - sheep)
        if parts["unsafe"][number]:
            rows.append(owner.row(label, 0, phrase("ws-sheet-unsafe"), meadows))
        elif counted:
            rows.append(owner.row(label, 0, phrase("ws-sheet-smaller"), meadows))
        else:
            counted = True
            rows.append(owner.row(label, value, phrase("ws-sheet-largest"), meadows))
    opened = [number for number in range(s.regions) if s.letter[number] == BLACK + colour and s.open[number]]
    if opened:
        label = phrase("ws-sheet-open-meadows", colour=name(f"ws-{COLOUR_IDS[colour]}", "meadows"), count=len(opened))
        count = sum(s.worth[number] for number in opened)
        rows.append(owner.row(label, 0, phrase("ws-sheet-open", count=count), opened))
    return rows


def _pond_rows(position: Position) -> list[SheetRow]:
    """WS-68, WS-73: ponds score through the meadows beside them."""
    s = position.fields
    rows: list[SheetRow] = []
    for number in range(s.regions):
        if s.letter[number] == POND:
            if s.open[number]:
                label = phrase("ws-sheet-pond-open", count=s.worth[number])
            elif s.raiders[number] > s.free_keepers[number]:
                label = phrase("ws-sheet-pond-plundered", count=s.worth[number])
            else:
                label = phrase("ws-sheet-pond-finished", count=s.worth[number])
            rows.append(sheet_row(label, [None] * position.players, about=[region_id(number)]))
    return rows


def _ranks(position: Position) -> list[Phrase | None]:
    ranks = [position.fields.rank[seat] for seat in range(position.players)]
    return [phrase("ws-sheet-rank", rank=rank) if rank else None for rank in ranks]


def _tie_break(position: Position, total: list[int]) -> SheetRow | None:
    """WS-56, WS-61: the first further entries of V by which the best seats with equal totals differ, if they do."""
    seats = range(position.players)
    shared = max((points for points in total if total.count(points) > 1), default=None)
    if shared is None:
        return None
    tied = [seat for seat in seats if total[seat] == shared]
    keys = {seat: _further_entries(position, seat) for seat in tied}
    rounds = list(zip_longest(*keys.values(), fillvalue=0))
    decisive = next((n for n, entries in enumerate(rounds) if len(set(entries)) > 1), 0)
    entries = [_entry(keys[seat], decisive) if seat in keys else None for seat in seats]
    return sheet_row(phrase("ws-sheet-tie-break", number=decisive + 2), entries)


def _entry(entries: list[int], number: int) -> int:
    return entries[number] if 0 <= number < len(entries) else 0


def _further_entries(position: Position, seat: int) -> list[int]:
    """The sums of the second entries of V of a seat's colours, of the third, and so on."""
    own = [colour for colour in range(COLOURS) if position.fields.colour_owner[colour] == seat]
    lists = [values_of(position, colour)[1:] for colour in own]
    return [sum(entries) for entries in zip_longest(*lists, fillvalue=0)]
