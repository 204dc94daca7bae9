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
from .http.credentials import Credentials
from .http.last_addresses import LastAddresses
from .http.login_limits import LoginLimits
from .http.oidc import OpenIdConnect
from .http.rate_limits import RateLimits
from .live.hub import Hub
from .moderation.moderation import Moderation
from .notices.delivery import LOOK_SECONDS as NOTICE_SECONDS
from .notices.outbox import Outbox, note_nothing
from .notices.service import Notices, make_notices
from .ops.secret import find_secret
from .ops.under_way import warn_of_old_games
from .ops.upkeep import RECONCILE_SECONDS, TIDY_SECONDS, Sweep, Upkeep
from .play.clocks import Clocks
from .play.holiday_entries import LOOK_SECONDS as HOLIDAY_SECONDS
from .play.holiday_entries import HolidayEntries
from .play.old_rules import OldGames
from .play.table_cache import TableCache
from .settings import Settings
from .social.friends import Friends
from .social.online import RENEW_SECONDS, OnlineList, forget_all_online
from .social.pairing import Pairing
from .storage.database import Database, PostgresDatabase, open_database
from .storage.leases import Leases
from .storage.migrations import migrate
from .storage.move_log import MoveLog, newest_moment
from .storage.sqlite_file import warn_of_old_library
from .tables.accounts import Accounts
from .tables.blocks import Blocks
from .tables.chat import Chat
from .tables.damage import DamagedTables
from .tables.holidays import Holidays
from .tables.identities import Identities
from .tables.invites import Invites
from .tables.lobby import Lobby
from .tables.passkeys import Passkeys
from .tables.puzzles import Puzzles
from .tables.sessions import Sessions
from .tables.tokens import Tokens
from .timestamps import SECOND, not_before
from .tournaments.tournaments import LOOK_SECONDS, Tournaments


@dataclass(frozen=True)
class Services:
    """What requests and connections are served by."""

    database: Database
    rate_limits: RateLimits
    games: GameWarmUp
    accounts: Accounts
    sessions: Sessions
    cookies: Cookies
    tokens: Tokens
    credentials: Credentials
    login_limits: LoginLimits
    invites: Invites
    lobby: Lobby
    chat: Chat
    friends: Friends
    blocks: Blocks
    holidays: Holidays
    holiday_entries: HolidayEntries
    pairing: Pairing
    tournaments: Tournaments
    moderation: Moderation
    tables: TableCache
    old_games: OldGames
    bots: BotService
    hints: Hints
    analyses: Analyses
    puzzles: Puzzles
    notices: Notices | None
    passkeys: Passkeys | None
    """None in a living room, as `notices`."""
    identities: Identities
    oidc: OpenIdConnect | None
    """None unless the host named a provider."""
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
            await forget_all_online(database)

        bots = BotService(secret, Thinkers(settings.thinkers, settings.bot_queue, settings.thought_queue))
        games = GameWarmUp(settings.games, bots)
        accounts = Accounts(database, bus)
        sessions = Sessions(database, bus)
        addresses = LastAddresses()
        cookies = Cookies(secret, accounts, sessions, addresses)
        tokens = Tokens(database, bus, settings.offers("bots"))
        credentials = Credentials(cookies, sessions, tokens, addresses)
        login_limits = LoginLimits(rate_limits, accounts, cookies)
        passkeys = Passkeys(database, secret, settings.site) if settings.offers("passkeys") else None
        invites = Invites(secret)
        damaged = DamagedTables()
        outbox = Outbox(database, bus.process, settings.notice_after, settings.mail_after)
        note_turns = outbox.note_turns if settings.site else note_nothing
        lobby = Lobby(database, bus, invites, damaged, note_turns, settings.offers("reliability"))
        chat = Chat(database, bus, settings.limits > 0 and settings.offers("moderation"))
        online_list = OnlineList(database, bus.process, settings.offers("friends"))
        pairing = Pairing(database, bus, lobby)
        tournaments = Tournaments(database, bus, lobby)
        move_log = MoveLog(database, bus, note_turns)
        tables = TableCache(database, move_log, bus, games.ready, damaged, settings.poll)
        old_games = OldGames(database, lobby, move_log, bus)
        hub = Hub(tables, lobby, chat, invites, credentials, online_list, bus, rate_limits, settings.origins)
        bot_turns = BotTurns(tables, bots, leases, games, damaged, addresses.of, settings.bot_pause)
        hints = Hints(bots, games)
        analyses = Analyses(database, tables, bots, leases, games, settings.thought_queue)
        clocks = Clocks(tables, leases)
        holiday_entries = HolidayEntries(database, tables, damaged)
        notices: Notices | None = None
        if settings.site:
            notices = await make_notices(settings, database, secret, bus.process, outbox, lobby, tables)
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
        if notices is not None:
            stack.push_async_callback(notices.stop)
        stack.push_async_callback(upkeep.stop)
        upkeep.every(settings.sweep / SECOND, sweep.look)
        upkeep.every(HOLIDAY_SECONDS, holiday_entries.look)
        upkeep.every(TIDY_SECONDS, lobby.close_forgotten)
        upkeep.every(TIDY_SECONDS, sessions.forget_expired)
        if passkeys is not None:
            upkeep.every(TIDY_SECONDS, passkeys.forget_spent)
        if notices is not None:
            if bus.alone:
                await outbox.release_all()
            upkeep.every(NOTICE_SECONDS, notices.delivery.look)
            upkeep.every(TIDY_SECONDS, outbox.forget_old)
        upkeep.every(TIDY_SECONDS, pairing.forget_old)
        upkeep.every(TIDY_SECONDS, tournaments.close_forgotten)
        upkeep.every(RENEW_SECONDS, online_list.renew)
        upkeep.every(LOOK_SECONDS, tournaments.look)
        if not bus.alone:
            upkeep.every(RECONCILE_SECONDS, reconcile)
        yield Services(
            database=database,
            rate_limits=rate_limits,
            games=games,
            accounts=accounts,
            sessions=sessions,
            cookies=cookies,
            tokens=tokens,
            credentials=credentials,
            login_limits=login_limits,
            invites=invites,
            lobby=lobby,
            chat=chat,
            friends=Friends(database, bus, invites),
            blocks=Blocks(database),
            holidays=Holidays(database, bus, settings.holiday_days),
            holiday_entries=holiday_entries,
            pairing=pairing,
            tournaments=tournaments,
            moderation=Moderation(database, accounts, lobby, tables),
            tables=tables,
            old_games=old_games,
            bots=bots,
            hints=hints,
            analyses=analyses,
            puzzles=Puzzles(database, tuple(games.games)),
            notices=notices,
            passkeys=passkeys,
            identities=Identities(database, accounts),
            oidc=OpenIdConnect(settings, secret) if settings.oidc_issuer else None,
            hub=hub,
        )
