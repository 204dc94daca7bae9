"""When someone wants to be told, of what, and in which language."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from sqlalchemy import select

from wataha.engine.texts import LANGUAGES
from wataha.server.errors import Refusal
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import preferences
from wataha.server.timestamps import MINUTE, SECOND

MIDNIGHT = 24 * 60
"""Minutes of a day."""


@lru_cache(1)
def zones() -> frozenset[str]:
    """The time zones that there are."""
    return frozenset(available_timezones())


@dataclass(frozen=True)
class Preferences:
    """What someone chose."""

    language: str = LANGUAGES[0]
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From when until when nothing is sent, in minutes after midnight."""
    muted_games: frozenset[str] = field(default=frozenset())
    muted_paces: frozenset[str] = field(default=frozenset())
    mail_hours: int = 1
    """At most one mail in so many hours."""

    def wants(self, game: str, pace: str) -> bool:
        return game not in self.muted_games and pace not in self.muted_paces

    def quiet_ends(self, moment: int) -> int | None:
        """When the quiet hours end that a moment lies in; None if it lies in none.

        >>> night = Preferences(zone="Europe/Warsaw", quiet=(22 * 60, 7 * 60))
        >>> at = lambda *when: int(datetime(2026, *when, tzinfo=ZoneInfo("Europe/Warsaw")).timestamp()) * 1000
        >>> night.quiet_ends(at(3, 28, 21, 59)) is None, night.quiet_ends(at(3, 28, 23)) == at(3, 29, 7)
        (True, True)
        >>> (at(3, 29, 7) - at(3, 28, 23)) // 3_600_000  # that night the clocks go forward
        7
        """
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return None
        begins, ends = self.quiet
        there = datetime.fromtimestamp(moment / SECOND, ZoneInfo(self.zone))
        minute = there.hour * 60 + there.minute
        inside = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
        if not inside:
            return None
        day = there + timedelta(days=1) if minute >= ends else there
        end = day.replace(hour=ends // 60, minute=ends % 60, second=0, microsecond=0)
        return max(int(end.timestamp()) * SECOND, moment + MINUTE)


class PreferenceStore:
    """Reads and keeps what people chose."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, account: str) -> Preferences:
        row = await self._database.row(select(preferences).where(preferences.c.account == account))
        if row is None:
            return Preferences()
        quiet = None if row.quiet_from is None or row.quiet_until is None else (row.quiet_from, row.quiet_until)
        muted = row.muted or {}
        return Preferences(
            row.language if row.language in LANGUAGES else LANGUAGES[0],
            row.zone if row.zone in zones() else "UTC",
            quiet,
            frozenset(muted.get("games", ())),
            frozenset(muted.get("paces", ())),
            row.mail_hours,
        )

    async def keep(self, account: str, chosen: Preferences) -> None:
        if chosen.zone not in zones():
            raise Refusal("no-such-zone", 422)
        begins, ends = chosen.quiet or (None, None)
        values = {
            "language": chosen.language,
            "zone": chosen.zone,
            "quiet_from": begins,
            "quiet_until": ends,
            "muted": {"games": sorted(chosen.muted_games), "paces": sorted(chosen.muted_paces)},
            "mail_hours": chosen.mail_hours,
        }

        def work(transaction: Transaction) -> None:
            insert = transaction.insert(preferences).values(account=account, **values)
            transaction.execute(insert.on_conflict_do_update(index_elements=["account"], set_=values))

        await self._database.write(work)
