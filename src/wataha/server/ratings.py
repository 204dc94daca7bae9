"""Results and ratings, settled when a game ends; all of it can be computed again from the log."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import bindparam, select, update

from .course import Course, Standing
from .moment import now
from .often import Often, insert_if_free
from .schema import leases, ratings, results, tables
from .store import Writing
from .tables import OVER, TableRow
from .words import Word

MODEL = PlackettLuce()

CLOSE = Often(update(tables).where(tables.c.id == bindparam("table")), ("status", "ended", "how", "turn", "due"))
DROP_LEASE = Often(leases.delete().where(leases.c.task == bindparam("turn_of")))
NEW_RESULTS = Often(results.insert(), [column.key for column in results.c])
ONE_RATING = (
    ratings.c.account == bindparam("person"),
    ratings.c.game == bindparam("of_game"),
    ratings.c.players == bindparam("of_players"),
)
FIRST_RATING = insert_if_free(ratings)
READ_RATING = Often(select(ratings.c.mu, ratings.c.sigma, ratings.c.games).where(*ONE_RATING).with_for_update())
CHANGE_RATING = Often(update(ratings).where(*ONE_RATING), ("mu", "sigma", "ordinal", "games"))


async def settle(writing: Writing, table: TableRow, course: Course) -> None:
    """Write the result of a game that has just ended, and rate its people."""
    standing = course.standing()
    assert standing is not None
    ended = course.ended_at or now()
    over = {"status": OVER, "ended": ended, "how": standing.how, "turn": -1, "due": None}
    await writing.often(CLOSE, {"table": table.id, **over})
    await writing.often(DROP_LEASE, {"turn_of": f"turn:{table.id}"})
    await settle_result(writing, table, standing, ended)
    writing.tell(Word("table", table.id, course.version))
    for seat in table.seats:
        if seat.account:
            writing.tell(Word("mine", seat.account))


async def settle_result(writing: Writing, table: TableRow, standing: Standing, ended: int) -> None:
    """The lines of the result, and the ratings that follow from it."""
    rated = table.rated and standing.how != "agreed"
    await writing.often(
        NEW_RESULTS,
        [
            {
                "table_id": table.id,
                "seat": seat.seat,
                "account": seat.account,
                "game": table.game,
                "players": table.players,
                "points": standing.points[seat.seat],
                "place": standing.places[seat.seat],
                "rated": rated,
                "ended": ended,
            }
            for seat in table.seats
        ],
    )
    if rated:
        await _rate(writing, table, standing)


async def _rate(writing: Writing, table: TableRow, standing: Standing) -> None:
    """Rate the people of a game. Their rows are made, then locked in one order, so that games take turns."""
    people = [seat.account for seat in table.seats if seat.account]
    of = {"of_game": table.game, "of_players": table.players}
    fresh = _measured(MODEL.rating(), games=0)
    kept: dict[str, tuple[float, float, int]] = {}
    for person in sorted(people):
        first = {"account": person, "game": table.game, "players": table.players, **fresh}
        await writing.often(FIRST_RATING, first)
        ((mu, sigma, games),) = await writing.often(READ_RATING, {"person": person, **of})
        kept[person] = mu, sigma, games
    before = [[MODEL.rating(mu=kept[person][0], sigma=kept[person][1])] for person in people]
    after = MODEL.rate(before, ranks=[float(place) for place in standing.places])
    for person, (rating,) in sorted(zip(people, after, strict=True), key=lambda rated: rated[0]):
        await writing.often(CHANGE_RATING, {"person": person, **of, **_measured(rating, kept[person][2] + 1)})


def _measured(rating: Any, games: int) -> dict[str, float]:
    return {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal(), "games": games}
