"""Being told that it is one's turn: where, when, of what; and the links in mails."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from wataha.engine.texts import Language
from wataha.server.errors import Refusal
from wataha.server.http.dependencies import (
    ERRORS,
    Address,
    AnyNotices,
    AnyOpenIdConnect,
    AnyPasskeys,
    Asked,
    ChannelId,
    Me,
    MySession,
    TheAccounts,
    TheCookies,
    TheNotices,
    TheRateLimits,
)
from wataha.server.http.user_agents import describe_agent
from wataha.server.live.messages import Person
from wataha.server.notices.channels import LONGEST_MAILBOX, read_mailbox
from wataha.server.notices.links import LONGEST_TOKEN
from wataha.server.notices.outbound_http import LONGEST_ADDRESS
from wataha.server.notices.outbox import CONFIRM, EMAIL, PUSH, RECOVER, WEBHOOK
from wataha.server.notices.preferences import MIDNIGHT, Preferences
from wataha.server.notices.web_push import read_keys
from wataha.server.storage.schema import ChannelRow

from .account import AnyPassword, Password
from .games import NAME

router = APIRouter(prefix="/api", tags=["notices"], responses=ERRORS)

Minute = Annotated[int, Field(ge=0, lt=MIDNIGHT, description="After midnight.")]
Token = Annotated[str, Field(min_length=1, max_length=LONGEST_TOKEN)]


class Features(BaseModel):
    """What this site offers of what a living room does without."""

    push: str | None = Field(description="The key that browsers subscribe with.")
    email: bool
    webhooks: bool
    passkeys: bool
    oidc: str | None = Field(description="The name of the OpenID Connect provider.")


class QuietHours(Asked):
    """From when until when nothing is sent, by the clock of one's time zone."""

    begins: Minute
    ends: Minute


class NoticePreferences(Asked):
    """When one wants to be told, of what, and in which language."""

    language: Language
    zone: str = Field(max_length=64, description="A time zone by its name, such as Europe/Warsaw.")
    quiet: QuietHours | None = None
    muted_games: list[Annotated[str, Field(pattern=NAME)]] = Field(default_factory=list, max_length=32)
    muted_paces: list[Literal["untimed", "live", "days"]] = Field(default_factory=list, max_length=3)
    mail_hours: Literal[1, 6, 24] = Field(1, description="At most one mail in so many hours.")


class ChannelInfo(BaseModel):
    """Where one can be told."""

    id: str
    kind: Literal["push", "email", "webhook"]
    address: str = Field(description="The mailbox, or the program's; of a browser the host of its push service.")
    label: str = Field(description="The browser, in words.")
    here: bool = Field(description="Whether it is the browser that asks.")
    active: bool
    confirmed: bool
    failing: bool = Field(description="Whether the last attempt failed.")


class OwnNotices(BaseModel):
    """All that one chose."""

    preferences: NoticePreferences
    channels: list[ChannelInfo]


class NewPush(Asked):
    """A browser's subscription."""

    endpoint: str = Field(max_length=LONGEST_ADDRESS)
    p256dh: str = Field(max_length=100)
    auth: str = Field(max_length=40)


class NewWebhook(Asked):
    """The address of a program."""

    url: str = Field(max_length=LONGEST_ADDRESS)


class AddedWebhook(BaseModel):
    """A webhook with what its requests are signed by, which is not shown again."""

    channel: ChannelInfo
    secret: str


class NewMailbox(Asked):
    """An e-mail address, and the password of the account."""

    mailbox: str = Field(max_length=LONGEST_MAILBOX)
    password: AnyPassword


class Mailbox(Asked):
    """An e-mail address."""

    mailbox: str = Field(max_length=LONGEST_MAILBOX)


class Recovery(Asked):
    """What stood in a link, and a new password."""

    token: Token
    password: Password


class Switch(Asked):
    """Whether notices are wanted there."""

    active: bool


class FollowedLink(Asked):
    """What stood in a link."""

    token: Token


def _describe(channel: ChannelRow, session: str) -> ChannelInfo:
    host = channel.address.split("/")[2] if channel.kind == PUSH else channel.address
    return ChannelInfo(
        id=channel.id,
        kind=channel.kind,  # type: ignore[arg-type]
        address=host,
        label=channel.label,
        here=channel.session == session,
        active=channel.active,
        confirmed=channel.kind != EMAIL or channel.confirmed is not None,
        failing=channel.failures > 0,
    )


@router.get("/features")
async def list_features(notices: AnyNotices, passkeys: AnyPasskeys, oidc: AnyOpenIdConnect) -> Features:
    """What can be asked for here."""
    kinds = notices.senders if notices else {}
    return Features(
        push=notices and notices.push_key,
        email=EMAIL in kinds,
        webhooks=WEBHOOK in kinds,
        passkeys=passkeys is not None,
        oidc=oidc and oidc.name,
    )


@router.get("/me/notices")
async def read_notices(notices: TheNotices, session: MySession) -> OwnNotices:
    """What one chose, and where one can be told."""
    account = session.account.id
    chosen = await notices.preferences.of(account)
    return OwnNotices(
        preferences=NoticePreferences.model_validate(_shown(chosen)),
        channels=[_describe(channel, session.id) for channel in await notices.channels.of(account)],
    )


def _shown(chosen: Preferences) -> dict[str, Any]:
    return {
        "language": chosen.language,
        "zone": chosen.zone,
        "quiet": {"begins": chosen.quiet[0], "ends": chosen.quiet[1]} if chosen.quiet else None,
        "muted_games": sorted(chosen.muted_games),
        "muted_paces": sorted(chosen.muted_paces),
        "mail_hours": chosen.mail_hours,
    }


@router.put("/me/notices", status_code=204)
async def choose(notices: TheNotices, rate_limits: TheRateLimits, me: Me, asked: NoticePreferences) -> None:
    """Choose when one wants to be told, of what, and in which language."""
    rate_limits.take("act", me.id)
    chosen = Preferences(
        asked.language,
        asked.zone,
        (asked.quiet.begins, asked.quiet.ends) if asked.quiet else None,
        frozenset(asked.muted_games),
        frozenset(asked.muted_paces),
        asked.mail_hours,
    )
    await notices.preferences.keep(me.id, chosen)


@router.post("/me/channels/push", status_code=201)
async def add_push(
    notices: TheNotices, rate_limits: TheRateLimits, request: Request, session: MySession, asked: NewPush
) -> ChannelInfo:
    """Be told in this browser, until one is signed out of it."""
    notices.check_offered(PUSH)
    rate_limits.take("channel", session.account.id)
    notices.http.check(asked.endpoint)
    label = describe_agent(request.headers.get("user-agent", ""))
    keys = read_keys(asked.p256dh, asked.auth)
    return _describe(await notices.channels.add_push(session, label, asked.endpoint, keys), session.id)


@router.post("/me/channels/webhook", status_code=201)
async def add_webhook(
    notices: TheNotices, rate_limits: TheRateLimits, session: MySession, asked: NewWebhook
) -> AddedWebhook:
    """Let a program of one's own be told; it is sent a test at once."""
    notices.check_offered(WEBHOOK)
    if not session.account.registered:
        raise Refusal("not-registered")
    rate_limits.take("channel", session.account.id)
    notices.http.check(asked.url)
    added = await notices.channels.add_webhook(session.account.id, asked.url)
    return AddedWebhook(channel=_describe(added, session.id), secret=added.secret["key"])


@router.post("/me/channels/email", status_code=201)
async def add_mailbox(
    notices: TheNotices,
    accounts: TheAccounts,
    rate_limits: TheRateLimits,
    session: MySession,
    where: Address,
    asked: NewMailbox,
) -> ChannelInfo:
    """Have mails sent to an address, once a link that is sent there was followed; it replaces the one before."""
    notices.check_offered(EMAIL)
    me = session.account
    if not me.registered:
        raise Refusal("not-registered")
    mailbox = read_mailbox(asked.mailbox)
    rate_limits.take("password", where, me.id)
    await accounts.check_password(me, asked.password)
    rate_limits.take("letter", me.id, f"to {mailbox.lower()}")
    return _describe(await notices.channels.add_mailbox(me.id, mailbox), session.id)


@router.patch("/me/channels/{channel}", status_code=204)
async def switch(notices: TheNotices, rate_limits: TheRateLimits, me: Me, channel: ChannelId, asked: Switch) -> None:
    """Let notices go there, or not."""
    rate_limits.take("act", me.id)
    await notices.channels.switch(me.id, channel, asked.active)


@router.post("/me/channels/{channel}/test", status_code=204)
async def test(notices: TheNotices, rate_limits: TheRateLimits, me: Me, channel: ChannelId) -> None:
    """Send something there, to see whether it works."""
    rate_limits.take("letter", me.id)
    await notices.channels.test(me.id, channel)


@router.delete("/me/channels/{channel}", status_code=204)
async def remove(notices: TheNotices, me: Me, channel: ChannelId) -> None:
    """Be told there no more."""
    await notices.channels.remove(me.id, channel)


@router.post("/mail/confirm", status_code=204)
async def confirm(notices: TheNotices, asked: FollowedLink) -> None:
    """Prove that a mailbox is one's own, by the link that was sent there."""
    (channel,) = notices.links.read(CONFIRM, asked.token)
    await notices.channels.confirm(channel)


@router.post("/recover", status_code=204)
async def ask_to_recover(notices: TheNotices, rate_limits: TheRateLimits, where: Address, asked: Mailbox) -> None:
    """Have a link for a new password sent to one's mailbox; the answer is the same whether anybody has it."""
    notices.check_offered(EMAIL)
    mailbox = read_mailbox(asked.mailbox)
    rate_limits.take("letter", f"from {where}", f"to {mailbox.lower()}")
    await notices.channels.recover(mailbox)


@router.post("/mail/recover")
async def recover(
    notices: TheNotices,
    accounts: TheAccounts,
    cookies: TheCookies,
    rate_limits: TheRateLimits,
    request: Request,
    response: Response,
    where: Address,
    asked: Recovery,
) -> Person:
    """Have a new password, by the link that was sent to one's mailbox; one is logged out everywhere else."""
    rate_limits.take("password", where)
    account, epoch = notices.links.read(RECOVER, asked.token)
    person = await accounts.recover(account, int(epoch), asked.password)
    await cookies.sign_in(response, request, person)
    return person.describe()


@router.post("/mail/unsubscribe", status_code=204)
async def unsubscribe(notices: TheNotices, asked: FollowedLink) -> None:
    """Get no more notices by mail, by the link in one of them."""
    (channel,) = notices.links.read("unsubscribe", asked.token)
    await notices.channels.unsubscribe(channel)


@router.post("/unsubscribe/{token}", status_code=204)
async def unsubscribe_by_one_click(
    notices: TheNotices, token: Annotated[str, Path(min_length=1, max_length=LONGEST_TOKEN)]
) -> None:
    """The same, for mail programs (RFC 8058)."""
    (channel,) = notices.links.read("unsubscribe", token)
    await notices.channels.unsubscribe(channel)
