"""E-mail, by the host's own mail server."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

import aiosmtplib

from wataha.server.storage.schema import ChannelRow

from .links import SignedLinks
from .notice import Notice
from .outbound_http import Undeliverable
from .outbox import CONFIRM, RECOVER, TURN

SECONDS = 20
"""For each answer of the mail server."""
NO_SUCH_MAILBOX = (550, 551, 553, 554)


class MailSender:
    """Writes mails, and hands them to the mail server."""

    def __init__(self, smtp: str, mail_from: str, links: SignedLinks) -> None:
        self._server = urlsplit(smtp)
        self._from = mail_from
        self._links = links

    async def send(self, channel: ChannelRow, notice: Notice) -> None:
        """`Undeliverable` if the mail server does not take it."""
        server = self._server
        implicit = server.scheme == "smtps"
        try:
            await aiosmtplib.send(
                self.write(channel, notice),
                hostname=server.hostname,
                port=server.port or (465 if implicit else 587),
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=implicit,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as trouble:
            codes = {refused.code for refused in trouble.recipients}
            raise Undeliverable("no such mailbox", for_good=bool(codes & set(NO_SUCH_MAILBOX))) from trouble
        except aiosmtplib.SMTPResponseException as trouble:
            raise Undeliverable(f"status {trouble.code}") from trouble
        except (aiosmtplib.SMTPException, OSError) as trouble:
            raise Undeliverable(type(trouble).__name__) from trouble

    def write(self, channel: ChannelRow, notice: Notice) -> EmailMessage:
        """A mail; of notices one can be rid by one click in the mail program, as RFC 8058 wants it."""
        mail = EmailMessage()
        mail["From"] = self._from
        mail["To"] = channel.address
        mail["Subject"] = notice.title()
        mail["Date"] = formatdate()
        mail["Message-ID"] = f"<{notice.id}@{parseaddr(self._from)[1].rpartition('@')[2]}>"
        mail["Auto-Submitted"] = "auto-generated"
        if notice.what == TURN:
            token = self._links.token("unsubscribe", channel.id)
            mail["List-Unsubscribe"] = f"<{self._links.page(f'/api/unsubscribe/{token}')}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content("\n".join(self._lines(channel, notice)))
        return mail

    def _lines(self, channel: ChannelRow, notice: Notice) -> list[str]:
        say = notice.texts.say
        lines = [say("mail-hello", name=notice.account.name), ""]
        if notice.what == CONFIRM:
            return [*lines, say("mail-confirm"), "", self._links.link(CONFIRM, channel.id), "", say("mail-not-you")]
        if notice.what == RECOVER:
            link = self._links.link(RECOVER, notice.account.id, str(notice.account.epoch))
            return [*lines, say("mail-recover"), "", link, "", say("mail-not-you")]
        if notice.what != TURN:
            return [*lines, say("mail-test")]
        for turn in notice.turns:
            lines += [notice.tell_turn(turn), self._links.page(turn.path), ""]
        return [
            *lines,
            "-- ",
            say("mail-often", hours=notice.preferences.mail_hours),
            self._links.page("/me"),
            say("mail-unsubscribe"),
            self._links.link("unsubscribe", channel.id),
        ]
