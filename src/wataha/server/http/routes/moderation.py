"""Reports about people, and the hosts' page: what was reported, what was done, and what is to be done."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field

from wataha.server.errors import Refusal
from wataha.server.http.dependencies import (
    ERRORS,
    AccountId,
    Asked,
    Host,
    Me,
    TableId,
    TheModeration,
    TheRateLimits,
    offered,
)
from wataha.server.ids import PATTERN
from wataha.server.moderation.moderation import Complaint
from wataha.server.tables.chat import read_text
from wataha.server.tables.names import LONGEST_NAME

router = APIRouter(prefix="/api", tags=["moderation"], responses=ERRORS, dependencies=[offered("moderation")])

LONGEST_NOTE = 280
Note = Annotated[str, Field(max_length=LONGEST_NOTE)]
Word = Annotated[str, Field(min_length=1, max_length=40)]


class NewReport(Asked):
    """What is wrong with someone, or with something that they said at a table."""

    account: str = Field(pattern=PATTERN)
    table: str | None = Field(None, pattern=PATTERN)
    number: int | None = Field(None, ge=0, lt=2**53, description="Of the message.")
    reason: str = Field(min_length=1, max_length=LONGEST_NOTE)


class ReportInfo(BaseModel):
    """A report."""

    id: int
    reporter: str
    reporter_name: str
    account: str
    name: str
    table: str | None
    said: str | None
    reason: str
    at: int


class Reports(BaseModel):
    """Reports, the newest first."""

    reports: list[ReportInfo]


class DeedInfo(BaseModel):
    """Something that a host did."""

    id: int
    host: str
    host_name: str
    deed: Literal["silence", "ban", "rename", "free", "close", "words"]
    account: str | None
    name: str | None
    table: str | None
    note: str
    at: int


class Deeds(BaseModel):
    """What hosts did, the newest first."""

    deeds: list[DeedInfo]


class WantedDeed(Asked):
    """What is to be done about someone."""

    deed: Literal["silence", "ban", "rename", "free"]
    days: int = Field(7, ge=1, le=36_500, description="Of silence, or of a ban.")
    name: str = Field("", max_length=64, description="The new one.")
    note: Note = ""


class Closing(Asked):
    """Why a table is closed."""

    note: Note = ""


class Words(BaseModel):
    """Words that nobody may say or be called; `*` at the end stands for any ending."""

    words: list[str]


class WantedWords(Asked):
    """All words that are to be blocked."""

    words: list[Word] = Field(max_length=500)


@router.post("/reports", status_code=204)
async def report(moderation: TheModeration, rate_limits: TheRateLimits, me: Me, asked: NewReport) -> None:
    """Tell the hosts about someone, or about what they said."""
    rate_limits.take("report", me.id)
    await moderation.report(me.id, Complaint(asked.account, read_text(asked.reason), asked.table, asked.number))


@router.get("/host/reports")
async def list_reports(moderation: TheModeration, _host: Host, closed: Annotated[bool, Query()] = False) -> Reports:
    """Reports that wait, or those that were dealt with."""
    rows = [{**row._mapping, "table": row.table_id} for row in await moderation.reports(closed)]
    return Reports.model_validate({"reports": rows})


@router.post("/host/reports/{report}/close", status_code=204)
async def close_report(moderation: TheModeration, _host: Host, report: Annotated[int, Path(ge=1, lt=2**53)]) -> None:
    """A report was dealt with."""
    await moderation.close_report(report)


@router.get("/host/log")
async def read_log(moderation: TheModeration, _host: Host) -> Deeds:
    """What hosts did."""
    rows = [{**row._mapping, "table": row.table_id} for row in await moderation.log()]
    return Deeds.model_validate({"deeds": rows})


@router.post("/host/people/{account}", status_code=204)
async def do_to_person(moderation: TheModeration, host: Host, account: AccountId, asked: WantedDeed) -> None:
    """Silence someone, let them in no more, rename them; or let them talk and come in again."""
    match asked.deed:
        case "silence":
            await moderation.silence(host, account, asked.days, asked.note)
        case "ban":
            await moderation.ban(host, account, asked.days, asked.note)
        case "rename":
            if not asked.name:
                raise Refusal("bad-name", 422, longest=LONGEST_NAME)
            await moderation.rename(host, account, asked.name, asked.note)
        case "free":
            await moderation.free(host, account, asked.note)


@router.post("/host/tables/{table}/close", status_code=204)
async def close_table(moderation: TheModeration, host: Host, table: TableId, asked: Closing) -> None:
    """Close a table; a game under way ends without a winner."""
    await moderation.close_table(host, table, asked.note)


@router.get("/host/words")
async def read_words(moderation: TheModeration, _host: Host) -> Words:
    """The blocked words."""
    return Words(words=await moderation.words())


@router.put("/host/words", status_code=204)
async def block_words(moderation: TheModeration, host: Host, asked: WantedWords) -> None:
    """Let these be the blocked words."""
    await moderation.block_words(host, asked.words)
