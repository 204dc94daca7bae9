"""What all clients were told while parts failed, and the checker that holds it against what is left in the end."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import select

from tests.server.pairs import Pair, check_log
from tests.server.serving import Served
from wataha.server.play.table_state import TableState
from wataha.server.storage.database import Database, open_database
from wataha.server.storage.move_log import read_events
from wataha.server.storage.schema import keys, tables
from wataha.server.tables.deals import deal_of
from wataha.server.tables.rows import read_table

LONG_WORD = re.compile(r"[A-Za-z0-9]{13,}")
"""What could be a key or a part of one."""
ONE_VIEW_IN = 20
"""Of so many views one is kept, to be compared with what those eyes may see."""

Entry = tuple[str, int, int]
"""What everyone is told alike of an entry: its kind, its seat, its moment."""


@dataclass
class View:
    """What a pair of eyes was shown."""

    table: str
    eyes: int
    version: int
    view: Any
    moves: list[str] | None


@dataclass
class Verdict:
    """What was checked, and what was wrong."""

    acts: int = 0
    entries: int = 0
    views: int = 0
    words: int = 0
    secrets: int = 0
    wrong: list[str] = field(default_factory=list[str])

    def __add__(self, other: Verdict) -> Verdict:
        return Verdict(
            self.acts + other.acts,
            self.entries + other.entries,
            self.views + other.views,
            self.words + other.words,
            self.secrets + other.secrets,
            self.wrong + other.wrong,
        )


class History:
    """Everything that anybody was told at the tables of one database."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._entries: dict[tuple[str, int], Entry] = {}
        self._words: set[str] = set()
        self._views: list[View] = []
        self.wrong: Counter[str] = Counter()
        """What was seen to be wrong when it was told."""

    def hear(self, message: dict[str, Any], text: str) -> None:
        """Someone was told something."""
        self._words.update(LONG_WORD.findall(text))
        if message["type"] != "state":
            return
        for entry in message["entries"]:
            told = (entry["kind"], entry["seat"], entry["at"])
            if self._entries.setdefault((message["table"], entry["number"]), told) != told:
                self.wrong["two clients were told different entries under one number"] += 1
            if entry["path"] and entry["seat"] != message["eyes"] and not message["result"]:
                self.wrong["a move's path was told to another than its maker"] += 1
        if self._chance.randrange(ONE_VIEW_IN) == 0:
            names = ("table", "eyes", "version", "view", "moves")
            self._views.append(View(*(message[name] for name in names)))

    async def check(self, served: Served, pairs: list[Pair]) -> Verdict:
        """Hold all of it against the database, once everything is whole again."""
        verdict = Verdict(entries=len(self._entries), views=len(self._views), words=len(self._words))
        verdict.wrong += [f"{count} x: {what}" for what, count in self.wrong.items()]
        try:
            verdict.acts = await check_log(served, pairs)
        except AssertionError as trouble:
            verdict.acts = sum(len(pair.acked) for pair in pairs)
            verdict.wrong.append(f"acknowledged acts and the log disagree: {str(trouble)[:300]}")
        database = open_database(served.settings.url)
        try:
            await self._check_tables(database, verdict)
            await self._check_secrets(database, verdict)
        finally:
            await database.close()
        return verdict

    async def _check_tables(self, database: Database, verdict: Verdict) -> None:
        """All that was shown is in the log as it was shown; all views were those of their eyes."""
        for table in {table for table, _ in self._entries} | {view.table for view in self._views}:
            row, events = await database.read(
                lambda connection, table=table: (read_table(connection, table), read_events(connection, table))
            )
            written = {event.number: (event.kind, event.seat, event.at) for event in events}
            shown = {number: entry for (where, number), entry in self._entries.items() if where == table}
            lost = [number for number, entry in shown.items() if written.get(number) != entry]
            if lost:
                verdict.wrong.append(f"table {table}: shown, and not in the log as shown: entries {lost[:5]}")
            for view in (view for view in self._views if view.table == table and view.version <= len(events)):
                if not _is_of(view, TableState.fold(deal_of(row), events[: view.version])):
                    verdict.wrong.append(f"table {table}: eyes {view.eyes} saw more or less than theirs")

    async def _check_secrets(self, database: Database, verdict: Verdict) -> None:
        """No key or salt of a deal and no key of the server was in any byte."""
        rows = await database.rows(select(tables.c.deal_key, tables.c.deal_salt))
        deals = [word for row in rows for word in row if word is not None]
        signing = [word for row in await database.rows(select(keys.c.value)) for word in LONG_WORD.findall(row.value)]
        verdict.secrets = len(deals) + len(signing)
        found = self._words & {*deals, *signing}
        if found:
            verdict.wrong.append(f"{len(found)} secrets were in what clients received")


def _is_of(seen: View, state: TableState) -> bool:
    """Whether this is what these eyes see in a state, and no more."""
    moves = state.match_for(seen.eyes).moves() if state.decides(seen.eyes) else None
    return orjson.loads(orjson.dumps(state.view(seen.eyes))) == seen.view and moves == seen.moves
