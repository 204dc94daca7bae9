"""One's holidays, in which the clocks of games by post stand still."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel, Field

from wataha.server.http.dependencies import (
    ERRORS,
    Asked,
    Me,
    TheHolidayEntries,
    TheHolidays,
    TheRateLimits,
    offered,
)
from wataha.server.tables.holidays import OwnHoliday

router = APIRouter(prefix="/api/me/holiday", tags=["me"], responses=ERRORS, dependencies=[offered("holidays")])

MOST_DAYS = 366


class WantedHoliday(Asked):
    """How many days from now; who is on holiday already counts the day that is on as the first."""

    days: int = Field(ge=1, le=MOST_DAYS)


class HolidayInfo(BaseModel):
    """How one's holidays stand."""

    until: int | None = Field(description="Null if one is not on holiday.")
    left: int = Field(description="Days that one may still take; those of a holiday that is on count as taken.")
    most: int = Field(description="Days that everyone may take within 365 days.")
    pressing: list[str] = Field(description="Tables whose clocks have less than an hour left, which none stops.")


def _shown(holiday: OwnHoliday) -> HolidayInfo:
    return HolidayInfo(**holiday._asdict())


@router.get("")
async def read_holiday(holidays: TheHolidays, me: Me) -> HolidayInfo:
    """Whether one is on holiday, and how many days are left."""
    return _shown(await holidays.of(me.id))


@router.put("")
async def take_holiday(
    holidays: TheHolidays, entries: TheHolidayEntries, rate_limits: TheRateLimits, me: Me, asked: WantedHoliday
) -> HolidayInfo:
    """Be on holiday from now on; who already is changes until when. The clocks stand when this is answered."""
    rate_limits.take("table", me.id)
    taken = await holidays.take(me.id, asked.days)
    await entries.look()
    return _shown(taken)


@router.delete("")
async def come_back(
    holidays: TheHolidays, entries: TheHolidayEntries, rate_limits: TheRateLimits, me: Me
) -> HolidayInfo:
    """Be on holiday no longer: the clocks run on, and days that were not begun are given back."""
    rate_limits.take("table", me.id)
    ended = await holidays.come_back(me.id)
    await entries.look()
    return _shown(ended)
