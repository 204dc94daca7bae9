"""Everything that notices need, made of the settings."""

from __future__ import annotations

from dataclasses import dataclass

from wataha.server.errors import Refusal
from wataha.server.play.table_cache import TableCache
from wataha.server.settings import Settings
from wataha.server.storage.database import Database
from wataha.server.storage.leases import Leases
from wataha.server.tables.lobby import Lobby

from .channels import Channels
from .delivery import Delivery, Sender
from .links import SignedLinks
from .mail import MailSender
from .outbound_http import OutboundHttp
from .outbox import EMAIL, HELD, PUSH, WEBHOOK, Outbox
from .preferences import PreferenceStore
from .web_push import PushSender, find_vapid_key
from .webhooks import WebhookSender


@dataclass(frozen=True)
class Notices:
    """What requests and upkeep use."""

    channels: Channels
    preferences: PreferenceStore
    links: SignedLinks
    http: OutboundHttp
    senders: dict[str, Sender]
    delivery: Delivery

    def check_offered(self, kind: str) -> None:
        """`Refusal` for a kind of channel that the host does without."""
        if kind not in self.senders:
            raise Refusal("not-offered", 404)

    @property
    def push_key(self) -> str | None:
        """What browsers subscribe with."""
        sender = self.senders.get(PUSH)
        return sender.public_key if isinstance(sender, PushSender) else None

    async def stop(self) -> None:
        await self.delivery.stop()
        await self.http.close()


async def make_notices(
    settings: Settings,
    database: Database,
    secret: str,
    process: str,
    outbox: Outbox,
    lobby: Lobby,
    tables: TableCache,
) -> Notices:
    """What the site offers."""
    links = SignedLinks(secret, settings.site)
    http = OutboundHttp(settings.reachable)
    senders: dict[str, Sender] = {}
    if settings.offers("push"):
        senders[PUSH] = PushSender(http, await find_vapid_key(database), settings.site, settings.mail_from)
    if settings.offers("email"):
        senders[EMAIL] = MailSender(settings.smtp, settings.mail_from, links)
    if settings.offers("webhooks"):
        senders[WEBHOOK] = WebhookSender(http, links)
    channels = Channels(database, outbox)
    preferences = PreferenceStore(database)
    leases = Leases(database, process, HELD)
    delivery = Delivery(lobby, outbox, channels, preferences, tables, leases, senders, settings.notice_retry)
    return Notices(channels, preferences, links, http, senders, delivery)
