"""Everything that serves the tables of this process, made in one place and handed to whoever needs it."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from .bots.analyses import Analyses
from .bots.game_warm_up import GameWarmUp
from .bots.hints import Hints
from .bots.service import BotService
from .bots.thinkers import Thinkers
from .bots.turns import BotTurns
from .bus.bus import Bus
from .bus.in_process import InProcessBus
from .http.cookies import Cookies
from .http.last_addresses import LastAddresses
from .http.login_limits import LoginLimits
from .http.rate_limits import RateLimits
from .live.hub import Hub
from .ops.secret import find_secret
from .ops.under_way import warn_of_old_games
from .ops.upkeep import RECONCILE_SECONDS, TIDY_SECONDS, Sweep, Upkeep
from .play.clocks import Clocks
from .play.old_rules import OldGames
from .play.table_cache import TableCache
from .settings import Settings
from .storage.database import Database, PostgresDatabase, open_database
from .storage.leases import Leases
from .storage.migrations import migrate
from .storage.move_log import MoveLog, newest_moment
from .storage.sqlite_file import warn_of_old_library
from .tables.accounts import Accounts
from .tables.chat import Chat
from .tables.damage import DamagedTables
from .tables.invites import Invites
from .tables.lobby import Lobby
from .tables.puzzles import Puzzles
from .tables.sessions import Sessions
from .timestamps import SECOND, not_before


@dataclass(frozen=True)
class Services:
    """What requests and connections are served by."""

    database: Database
    rate_limits: RateLimits
    games: GameWarmUp
    accounts: Accounts
    sessions: Sessions
    cookies: Cookies
    login_limits: LoginLimits
    invites: Invites
    lobby: Lobby
    chat: Chat
    tables: TableCache
    old_games: OldGames
    hints: Hints
    analyses: Analyses
    puzzles: Puzzles
    hub: Hub


def make_bus(settings: Settings, database: Database) -> Bus:
    """The bus that fits the settings."""
    process = secrets.token_hex(8)
    if settings.bus:
        from .bus.nats import NatsBus

        return NatsBus(process, settings.bus)
    if isinstance(database, PostgresDatabase):
        from .bus.postgresql import PostgresBus

        return PostgresBus(process, database.url)
    return InProcessBus(process)


@asynccontextmanager
async def open_services(settings: Settings, rate_limits: RateLimits) -> AsyncIterator[Services]:
    """Start everything; at the end finish what is being written, and tell clients to come back."""
    async with AsyncExitStack() as stack:
        database = open_database(settings.url)
        stack.push_async_callback(database.close)
        if database.is_sqlite:
            warn_of_old_library()
        await migrate(database)
        await warn_of_old_games(database)
        not_before(await newest_moment(database))
        secret = await find_secret(database)
        bus = make_bus(settings, database)
        await bus.start()
        stack.push_async_callback(bus.stop)
        leases = Leases(database, bus.process, settings.lease)
        if bus.alone:
            await leases.drop_all()

        bots = BotService(secret, Thinkers(settings.thinkers, settings.bot_queue, settings.thought_queue))
        games = GameWarmUp(settings.games, bots)
        accounts = Accounts(database, bus)
        sessions = Sessions(database, bus)
        addresses = LastAddresses()
        cookies = Cookies(secret, accounts, sessions, addresses)
        login_limits = LoginLimits(rate_limits, accounts, cookies)
        invites = Invites(secret)
        damaged = DamagedTables()
        lobby = Lobby(database, bus, invites, damaged)
        chat = Chat(database, bus)
        move_log = MoveLog(database, bus)
        tables = TableCache(database, move_log, bus, games.ready, damaged, settings.poll)
        old_games = OldGames(database, lobby, move_log, bus)
        hub = Hub(tables, lobby, chat, invites, sessions, cookies, bus, rate_limits, settings.origins)
        bot_turns = BotTurns(tables, bots, leases, games, damaged, addresses.of, settings.bot_pause)
        hints = Hints(bots)
        analyses = Analyses(database, tables, bots, leases, games, settings.thought_queue)
        clocks = Clocks(tables, leases)
        sweep = Sweep(database, tables, clocks, bot_turns, analyses, games, damaged)
        upkeep = Upkeep()

        async def reconcile() -> None:
            """Find out what was lost on the bus."""
            await tables.reconcile_watched()
            await hub.reconcile()

        stack.callback(bots.stop)
        games.start()
        stack.push_async_callback(games.stop)
        hub.start()
        stack.push_async_callback(hub.stop)
        stack.push_async_callback(hints.stop)
        stack.push_async_callback(analyses.stop)
        stack.push_async_callback(bot_turns.stop)
        stack.push_async_callback(clocks.stop)
        stack.push_async_callback(upkeep.stop)
        upkeep.every(settings.sweep / SECOND, sweep.look)
        upkeep.every(TIDY_SECONDS, lobby.close_forgotten)
        upkeep.every(TIDY_SECONDS, sessions.forget_expired)
        if not bus.alone:
            upkeep.every(RECONCILE_SECONDS, reconcile)
        yield Services(
            database=database,
            rate_limits=rate_limits,
            games=games,
            accounts=accounts,
            sessions=sessions,
            cookies=cookies,
            login_limits=login_limits,
            invites=invites,
            lobby=lobby,
            chat=chat,
            tables=tables,
            old_games=old_games,
            hints=hints,
            analyses=analyses,
            puzzles=Puzzles(database, tuple(games.games)),
            hub=hub,
        )
