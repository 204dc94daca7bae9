"""Everything that serves the tables of this process, made in one place and handed to whoever needs it."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from .bots.analyses import Analyses
from .bots.game_warm_up import GameWarmUp
from .bots.service import BotService
from .bots.turns import BotTurns
from .bus.bus import Bus
from .bus.in_process import InProcessBus
from .http.rate_limits import RateLimits
from .http.sessions import Sessions
from .live.hub import Hub
from .ops.secret import find_secret
from .ops.upkeep import Upkeep
from .play.clocks import Clocks
from .play.table_cache import TableCache
from .settings import Settings
from .storage.database import Database, PostgresDatabase, open_database
from .storage.leases import Leases
from .storage.migrations import migrate
from .storage.move_log import MoveLog, newest_moment
from .tables.accounts import Accounts
from .tables.chat import Chat
from .tables.damage import DamagedTables
from .tables.invites import Invites
from .tables.lobby import Lobby
from .timestamps import SECOND, not_before


@dataclass(frozen=True)
class Services:
    """What requests and connections are served by."""

    database: Database
    rate_limits: RateLimits
    games: GameWarmUp
    accounts: Accounts
    sessions: Sessions
    invites: Invites
    lobby: Lobby
    chat: Chat
    tables: TableCache
    bots: BotService
    analyses: Analyses
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
        await migrate(database)
        not_before(await newest_moment(database))
        secret = await find_secret(database)
        bus = make_bus(settings, database)
        await bus.start()
        stack.push_async_callback(bus.stop)
        leases = Leases(database, bus.process, settings.lease)
        if bus.alone:
            await leases.drop_all()

        games = GameWarmUp(settings.games)
        accounts = Accounts(database, bus)
        sessions = Sessions(secret, accounts)
        invites = Invites(secret)
        damaged = DamagedTables()
        lobby = Lobby(database, bus, invites, damaged)
        chat = Chat(database, bus)
        tables = TableCache(database, MoveLog(database, bus), bus, games.ready, damaged)
        hub = Hub(tables, chat, invites, sessions, bus, rate_limits, settings.origins)
        bots = BotService(secret, settings.bot_threads)
        bot_turns = BotTurns(tables, bots, leases, games, damaged, settings)
        analyses = Analyses(database, tables, bots, leases, games)
        clocks = Clocks(tables, leases)
        upkeep = Upkeep(database, tables, clocks, bot_turns, analyses, games, hub, lobby, damaged)

        games.start()
        stack.push_async_callback(games.stop)
        hub.start()
        stack.push_async_callback(hub.stop)
        stack.callback(bots.stop)
        stack.push_async_callback(analyses.stop)
        stack.push_async_callback(bot_turns.stop)
        upkeep.start(settings.sweep / SECOND, bus.alone)
        stack.push_async_callback(upkeep.stop)
        yield Services(
            database, rate_limits, games, accounts, sessions, invites, lobby, chat, tables, bots, analyses, hub
        )
