"""Delivery: claims what is due in the outbox, sees whether it is still true and wanted, and sends it.

Whatever fails is tried again, later and later. A receiver that is slow keeps nobody else waiting.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Sequence
from itertools import groupby
from typing import Protocol

from wataha.server.errors import Refusal
from wataha.server.ops import metrics
from wataha.server.play.table_cache import TableCache
from wataha.server.storage.database import DatabaseAway
from wataha.server.storage.leases import Leases
from wataha.server.storage.schema import LIVE, ChannelRow, OutboxRow
from wataha.server.tables.accounts import Account
from wataha.server.tables.lobby import Lobby
from wataha.server.timestamps import MINUTE, SECOND, now

from .channels import Channels
from .notice import Notice, OpenTurn
from .outbound_http import Undeliverable
from .outbox import EMAIL, HELD, TURN, WEBHOOK, Outbox
from .preferences import Preferences, PreferenceStore

LOOK_SECONDS = 1
"""How often the outbox is looked into."""
MOST_AT_ONCE = 32
"""Channels that are being sent to."""
MOST_IN_A_MAIL = 50
MOST_COUNTED = 100
"""Tables that wait for someone."""
MOST_ATTEMPTS = 12
LONGEST_PAUSE = 6 * 60 * MINUTE
SEND_SECONDS = 45
"""For one attempt."""
ATTEMPTS_WITHIN = HELD // 4
"""After so long no more attempts are begun with what was claimed: the last one has to end before another may claim."""
LAST_SECONDS = 5
"""What is being sent when the server stops is given so long."""
HOUR = 60 * MINUTE

logger = logging.getLogger("wataha.server.notices")


class Sender(Protocol):
    """Sends notices to channels of one kind."""

    async def send(self, channel: ChannelRow, notice: Notice) -> None:
        """`Undeliverable` if it could not be sent."""


def pause_after(attempts: int, first: int) -> int:
    """Milliseconds to wait after so many attempts that failed, a little more or less: others wait, too.

    >>> 7 * MINUTE < pause_after(4, 30_000) < 9 * MINUTE < pause_after(20, 30_000) < 7 * HOUR
    True
    """
    return round(min(first << min(attempts, 20), LONGEST_PAUSE) * random.uniform(0.9, 1.1))


class Delivery:
    """What this process sends."""

    def __init__(
        self,
        lobby: Lobby,
        outbox: Outbox,
        channels: Channels,
        preferences: PreferenceStore,
        cache: TableCache,
        leases: Leases,
        senders: dict[str, Sender],
        retry: int,
    ) -> None:
        self._lobby = lobby
        self._outbox = outbox
        self._channels = channels
        self._preferences = preferences
        self._cache = cache
        self._leases = leases
        self._senders = senders
        self._retry = retry
        self._sending: set[asyncio.Task[None]] = set()

    async def look(self) -> None:
        """Begin to send what is due."""
        free = MOST_AT_ONCE - len(self._sending)
        if free <= 0:
            return
        rows = sorted(await self._outbox.claim(free), key=lambda row: (row.channel, row.since))
        for channel, group in groupby(rows, key=lambda row: row.channel):
            task = asyncio.create_task(self._deliver(channel, list(group)))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def stop(self) -> None:
        """Finish what is being sent; what cannot be is left to others."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=LAST_SECONDS)
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _deliver(self, id: str, rows: list[OutboxRow]) -> None:
        try:
            found = await self._channels.find(id)
            if found is None or found[0].kind not in self._senders:
                await self._outbox.finish(rows)
                return
            channel, account = found
            preferences = await self._preferences.of(channel.account)
            for row in rows:
                if row.what != TURN:
                    await self._send(channel, [row], Notice(f"n{row.id}", row.what, account, preferences))
            turns = [row for row in rows if row.what == TURN]
            if turns:
                await self._tell_turns(channel, account, preferences, turns)
        except DatabaseAway as away:
            logger.warning("a notice is sent later", extra={"trouble": str(away)})
        except Exception:
            logger.exception("a notice could not be made")
            await self._give_up_or_retry(rows, LONGEST_PAUSE)

    async def _tell_turns(
        self, channel: ChannelRow, account: Account, preferences: Preferences, rows: list[OutboxRow]
    ) -> None:
        later = preferences.quiet_ends(now())
        if not channel.active:
            await self._outbox.finish(rows)
        elif later is not None:
            await self._outbox.postpone(rows, later)
        elif channel.kind == EMAIL:
            await self._mail_turns(channel, account, preferences, rows)
        else:
            await self._send_turns(channel, account, preferences, rows)

    async def _mail_turns(
        self, channel: ChannelRow, account: Account, preferences: Preferences, rows: list[OutboxRow]
    ) -> None:
        """In one mail, with what is not due yet; of several processes one writes it, and not too often."""
        task = f"mail:{channel.id}"
        if not await self._leases.take(task, 0):
            await self._outbox.postpone(rows, now() + SECOND)
            return
        try:
            mailed = await self._channels.mailed(channel.id)
            free = mailed + preferences.mail_hours * HOUR if mailed else 0
            if free > now():
                await self._outbox.postpone(rows, free)
                return
            waiting = await self._outbox.claim_waiting(channel.id, MOST_IN_A_MAIL)
            if await self._send_turns(channel, account, preferences, [*rows, *waiting]):
                await self._channels.note_mailed(channel.id)
        finally:
            await self._leases.drop(task)

    async def _send_turns(
        self, channel: ChannelRow, account: Account, preferences: Preferences, rows: list[OutboxRow]
    ) -> bool:
        """Tell of the tables that still wait, programs of one after the other; whether anything was sent."""
        found = [(row, await self._find_turn(channel, preferences, row)) for row in rows]
        await self._outbox.finish([row for row, turn in found if turn is None])
        pairs = [(row, turn) for row, turn in found if turn is not None]
        waiting = len(await self._lobby.waiting_for(channel.account, MOST_COUNTED)) if pairs else 0
        sent = False
        for together in [[pair] for pair in pairs] if channel.kind == WEBHOOK else [pairs] if pairs else []:
            turns = tuple(turn for _, turn in together)
            notice = Notice(f"n{together[0][0].id}", TURN, account, preferences, turns, waiting)
            sent |= await self._send(channel, [row for row, _ in together], notice)
        return sent

    async def _find_turn(self, channel: ChannelRow, preferences: Preferences, row: OutboxRow) -> OpenTurn | None:
        """The table that waits; None if it does not any more, or its owner does not want to know."""
        try:
            table = await self._cache.find_fresh(row.table_id or "")
        except Refusal:
            return None
        state, info = table.state, table.row
        seat = info.seat_of(channel.account)
        if state is None or seat is None or state.since != row.since or seat not in state.present:
            return None
        answered = state.poll is not None and seat in state.poll.answers
        late = channel.kind == EMAIL and info.pace == LIVE  # where there are seconds for a move, a mail is no use
        if state.ended or not state.decides(seat) or answered or late or not preferences.wants(info.game, info.pace):
            return None
        others = tuple(other.name for other in info.seats if other.name and other.seat != seat)
        return OpenTurn(info.id, info.game, info.pace, state.since, state.deadline(seat), others)

    async def _send(self, channel: ChannelRow, rows: Sequence[OutboxRow], notice: Notice) -> bool:
        """Whether it was sent."""
        if now() > min(row.until for row in rows) - HELD + ATTEMPTS_WITHIN:
            await self._outbox.postpone(rows, now())
            return False
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self._senders[channel.kind].send(channel, notice)
        except Undeliverable as trouble:
            await self._failed(channel, rows, trouble)
        except TimeoutError:
            await self._failed(channel, rows, Undeliverable("too slow"))
        else:
            await self._outbox.finish(rows)
            await self._channels.note_success(channel)
            metrics.notices.labels(channel.kind, "sent").inc()
            return True
        return False

    async def _failed(self, channel: ChannelRow, rows: Sequence[OutboxRow], trouble: Undeliverable) -> None:
        metrics.notices.labels(channel.kind, "gone" if trouble.gone else "failed").inc()
        logger.info("a notice was not taken", extra={"kind": channel.kind, "trouble": str(trouble)})
        if trouble.gone:
            await self._channels.drop(channel.id)
            return
        await self._channels.note_failure(channel)
        if trouble.for_good:
            await self._outbox.finish(rows)
        else:
            await self._give_up_or_retry(rows, min((trouble.after or 0) * SECOND, LONGEST_PAUSE))

    async def _give_up_or_retry(self, rows: Sequence[OutboxRow], least: int) -> None:
        attempts = max(row.attempts for row in rows)
        if attempts + 1 >= MOST_ATTEMPTS:
            await self._outbox.finish(rows)
        else:
            await self._outbox.retry(rows, now() + max(pause_after(attempts, self._retry), least))
