"""Games that were begun by other rules than this server's: nobody can play on, but those who sit there can end them.

Without its rules a game's position cannot be known. What people asked, granted and gave up can, and what they did
themselves. It ends as a draw when all people who sit there agree, whether they are there or not: silence grants
nothing, and bots are not asked. Whoever resigns comes after those who did not.
"""

from __future__ import annotations

from collections.abc import Sequence

from wataha.engine.registry import find_game
from wataha.server.bus.bus import Bus
from wataha.server.errors import Refusal
from wataha.server.storage.database import Database
from wataha.server.storage.move_log import Append, Clash, MoveLog, read_events
from wataha.server.storage.schema import OVER, PLAYING, TableRow
from wataha.server.tables.lobby import Lobby
from wataha.server.tables.ratings import settle
from wataha.server.timestamps import now

from .events import AGREE, ASK_END, ASK_UNDO, CHANGES_POSITION, DECLINE, RESIGN, Event
from .table_state import Outcome

TRIES = 5


class OldGame:
    """What is known of a game without its rules."""

    def __init__(self, row: TableRow, events: Sequence[Event]) -> None:
        self.row = row
        self.events = events
        self.request: int | None = None
        """The seat that asks to end the game together."""
        self.agreed: frozenset[int] = frozenset()
        self.resigned: tuple[int, ...] = ()
        for event in events:
            self._take(event)

    def _take(self, event: Event) -> None:
        if event.kind in {ASK_UNDO, DECLINE} | CHANGES_POSITION:
            self.request = None
        elif event.kind == ASK_END:
            self.request, self.agreed = event.seat, frozenset()
        elif event.kind == AGREE:
            self.agreed |= {event.seat}
        elif event.kind == RESIGN:
            self.resigned = (*self.resigned, event.seat)

    @property
    def version(self) -> int:
        return self.events[-1].number if self.events else 0

    @property
    def rules_now(self) -> int:
        """The version of the rules that this server plays by."""
        return find_game(self.row.game).rules_version

    @property
    def waiting(self) -> frozenset[int]:
        """The seats that have yet to agree."""
        return frozenset() if self.request is None else self.row.people - {self.request, *self.resigned} - self.agreed

    def outcome(self) -> Outcome | None:
        """How the game ended, if what was agreed or given up ends it; its points nobody can count any more."""
        players, no_points = self.row.players, [0] * self.row.players
        if players - len(self.resigned) < min(2, players) or self.row.people <= set(self.resigned):
            ranks = [self.resigned.index(seat) if seat in self.resigned else players for seat in range(players)]
            return Outcome("resigned", no_points, [1 + sum(other > rank for other in ranks) for rank in ranks])
        if self.request is not None and not self.waiting:
            return Outcome("agreed", no_points, [1] * players)
        return None

    @property
    def ended_at(self) -> int | None:
        return self.events[-1].at if self.events and self.outcome() is not None else None

    def seen_by(self, seat: int | None) -> list[Event]:
        """What a seat may know of the log: all once the game is over; before, its own moves and what was said aloud."""
        over = self.row.status == OVER
        return [event for event in self.events if over or event.seat == seat or event.kind not in CHANGES_POSITION]

    def after(self, act: str, seat: int, account: str) -> OldGame:
        """The game after someone did something; `Refusal` if they may not."""
        self._check(act, seat)
        moment = max([now(), *(event.at for event in self.events[-1:])])
        return OldGame(self.row, [*self.events, Event(self.version + 1, act, seat, moment, account)])

    def _check(self, act: str, seat: int) -> None:
        if self.row.status != PLAYING:
            raise Refusal("game-over")
        if seat in self.resigned:
            raise Refusal("resigned")
        if act == RESIGN and self.row.players < 2:
            raise Refusal("no-winner")
        if act == ASK_END and self.request is not None:
            raise Refusal("request-pending")
        if (act == AGREE and seat not in self.waiting) or (
            act == DECLINE and (self.request is None or seat not in self.waiting | {self.request})
        ):
            raise Refusal("nothing-asked")


class OldGames:
    """The way to games that were begun by other rules."""

    def __init__(self, database: Database, lobby: Lobby, move_log: MoveLog, bus: Bus) -> None:
        self._database = database
        self._lobby = lobby
        self._log = move_log
        self._bus = bus

    async def find(self, account: str | None, table: str, key: str | None) -> OldGame:
        """A game of other rules that someone may know of."""
        row = await self._lobby.look_up(account, table, key)
        if row.status not in (PLAYING, OVER) or row.rules == find_game(row.game).rules_version:
            raise Refusal("not-old-rules")
        return OldGame(row, await self._database.read(lambda connection: read_events(connection, table)))

    async def act(self, account: str, table: str, key: str | None, act: str) -> OldGame:
        """Offer to end the game together, answer such an offer, or resign."""
        for _ in range(TRIES):
            game = await self.find(account, table, key)
            seat = game.row.seat_of(account)
            if seat is None:
                raise Refusal("not-seated", 403)
            after = game.after(act, seat, account)
            try:
                await self._write(after)
            except Clash:
                continue
            return await self.find(account, table, key)
        raise Refusal("stale")

    async def _write(self, game: OldGame) -> None:
        row, event = game.row, game.events[-1]
        ends = game.outcome() is not None
        also = (lambda transaction: settle(transaction, self._bus, row, game)) if ends else None
        await self._log.append(Append(row.id, event, row.turn, None, event.at, also=also))
