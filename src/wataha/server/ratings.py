"""Results and ratings, settled when a game ends; all of it can be computed again from the log."""

from __future__ import annotations

from openskill.models import PlackettLuce
from sqlalchemy import bindparam, select, update

from .course import Course, Standing
from .moment import now
from .schema import leases, ratings, results, tables
from .store import Store, Writing
from .tables import OVER, TableRow

MODEL = PlackettLuce()


async def settle(writing: Writing, store: Store, table: TableRow, course: Course) -> None:
    """Write the result of a game that has just ended, and rate its people."""
    standing = course.standing()
    assert standing is not None
    ended = course.ended_at or now()
    await writing.run(
        update(tables)
        .where(tables.c.id == table.id)
        .values(status=OVER, ended=ended, how=standing.how, turn=-1, due=None)
    )
    await writing.run(leases.delete().where(leases.c.task == f"turn:{table.id}"))
    await settle_result(writing, store, table, standing, ended)
    writing.tell({"what": "table", "which": table.id, "number": 0})
    for seat in table.seats:
        if seat.account:
            writing.tell({"what": "mine", "which": seat.account, "number": 0})


async def settle_result(writing: Writing, store: Store, table: TableRow, standing: Standing, ended: int) -> None:
    """The lines of the result, and the ratings that follow from it."""
    rated = table.rated and standing.how != "agreed"
    await writing.run(
        results.insert(),
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
        await _rate(writing, store, table, standing)


async def _rate(writing: Writing, store: Store, table: TableRow, standing: Standing) -> None:
    """Rate the people of a game. Their rows are made, then locked in one order, so that games take turns."""
    people = [seat.account for seat in table.seats if seat.account]
    fresh = MODEL.rating()
    start = {"mu": fresh.mu, "sigma": fresh.sigma, "ordinal": fresh.ordinal(), "games": 0}
    rows = [{"account": person, "game": table.game, "players": table.players, **start} for person in sorted(people)]
    await writing.run(store.insert(ratings).on_conflict_do_nothing(), rows)
    same = (ratings.c.game == table.game, ratings.c.players == table.players)
    query = select(ratings).where(ratings.c.account.in_(people), *same).order_by(ratings.c.account).with_for_update()
    kept = {row.account: row for row in await writing.rows(query)}
    before = [[MODEL.rating(mu=kept[person].mu, sigma=kept[person].sigma)] for person in people]
    after = MODEL.rate(before, ranks=[float(place) for place in standing.places])
    await writing.run(
        update(ratings).where(ratings.c.account == bindparam("person"), *same),
        [
            {
                "person": person,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "ordinal": rating.ordinal(),
                "games": kept[person].games + 1,
            }
            for person, (rating,) in zip(people, after, strict=True)
        ],
    )
