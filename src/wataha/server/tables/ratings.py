"""Results and ratings, settled when a game ends; all of it can be computed again from the log."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from openskill.models import PlackettLuce
from sqlalchemy import bindparam, select, update

from wataha.server.bus.bus import LOBBY, ROW, TABLES, Bus, Message, person_subject, table_subject
from wataha.server.play.table_state import Outcome
from wataha.server.storage.database import DIALECTS, Database, Transaction, insert_into
from wataha.server.storage.schema import OVER, PERSON, TableRow, leases, ratings, results, tables
from wataha.server.timestamps import now

from .reliability import counts

MODEL = PlackettLuce()
FIRST_SHOWN = 1000
POINTS_A_STEP = 25

CLOSE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in ("status", "ended", "how", "turn", "due")})
)
DROP_LEASE = leases.delete().where(leases.c.task == bindparam("turn_of"))
OF_KIND = (ratings.c.game == bindparam("of_game"), ratings.c.players == bindparam("of_players"))
FIRST_RATING = {dialect: insert_into(dialect, ratings).on_conflict_do_nothing() for dialect in DIALECTS}
READ_RATINGS = (
    select(ratings)
    .where(ratings.c.account.in_(bindparam("people", expanding=True)), *OF_KIND)
    .order_by(ratings.c.account)
    .with_for_update()
)
CHANGE_RATING = (
    update(ratings)
    .where(ratings.c.account == bindparam("person"), *OF_KIND)
    .values({name: bindparam(f"new_{name}") for name in ("mu", "sigma", "ordinal", "games")})
)
"""What the end of every game needs; SQLAlchemy takes longer to make a statement than SQLite to run it."""


def shown_rating(ordinal: float) -> int:
    """A rating on the scale that people know: 1,000 for beginners, about 2,000 for the best.

    The model's own figure is the skill that someone surely has, mu - 3 sigma: 0 at first, seldom above 40.

    >>> [shown_rating(ordinal) for ordinal in (0.0, -1.8, 14.2, 40.0)]
    [1000, 955, 1355, 2000]
    """
    return round(FIRST_SHOWN + POINTS_A_STEP * ordinal)


class RatingChange(NamedTuple):
    """Someone's rating before a game and after it, as it is shown."""

    before: int | None
    after: int | None


UNRATED = RatingChange(None, None)


class Ended(Protocol):
    """A game that has just ended."""

    @property
    def version(self) -> int: ...

    @property
    def ended_at(self) -> int | None: ...

    def outcome(self) -> Outcome | None: ...


def settle(transaction: Transaction, bus: Bus, table: TableRow, state: Ended) -> None:
    """Write the result of a game that has just ended, rate its people, and tell them."""
    outcome = state.outcome()
    assert outcome is not None
    ended = state.ended_at or now()
    over = {"new_status": OVER, "new_ended": ended, "new_how": outcome.how, "new_turn": -1, "new_due": None}
    transaction.execute(CLOSE, {"table": table.id, **over})
    transaction.execute(DROP_LEASE, {"turn_of": f"turn:{table.id}"})
    settle_result(transaction, table, outcome, ended)

    def tell() -> None:
        bus.publish_elsewhere(table_subject(table.id), Message(ROW, state.version))
        bus.publish(LOBBY, Message(TABLES))
        for seat in table.seats:
            if seat.account:
                bus.publish(person_subject(seat.account), Message(TABLES, table=table.id))

    transaction.after_commit(tell)


def settle_result(transaction: Transaction, table: TableRow, outcome: Outcome, ended: int) -> None:
    """The lines of the result, and the ratings that follow from it."""
    rated = table.rated and outcome.how != "agreed"
    changes = _rate(transaction, table, outcome) if rated else {}
    telling = counts(table)
    transaction.execute(
        results.insert(),
        [
            {
                "table_id": table.id,
                "seat": seat.seat,
                "account": seat.account,
                "game": table.game,
                "players": table.players,
                "points": outcome.points[seat.seat],
                "place": outcome.places[seat.seat],
                "rated": rated,
                "rating_before": changes.get(seat.account, UNRATED).before,
                "rating_after": changes.get(seat.account, UNRATED).after,
                "abandoned": seat.seat in outcome.abandoned if telling and seat.kind == PERSON else None,
                "ended": ended,
            }
            for seat in table.seats
        ],
    )


async def rating_changes(database: Database, table: str) -> list[dict[str, int]]:
    """What a rated game did to the ratings of its seats; nothing for one that was not."""
    rows = await database.rows(
        select(results).where(results.c.table_id == table, results.c.rating_after.is_not(None)).order_by(results.c.seat)
    )
    return [{"seat": row.seat, "before": row.rating_before, "after": row.rating_after} for row in rows]


def _rate(transaction: Transaction, table: TableRow, outcome: Outcome) -> dict[str | None, RatingChange]:
    """Rate the people of a game. Their rows are made, then locked in one order, so that games take turns."""
    people = [seat.account for seat in table.seats if seat.account]
    fresh = MODEL.rating()
    first = {"game": table.game, "players": table.players, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0}
    first["ordinal"] = fresh.ordinal()
    transaction.execute(FIRST_RATING[transaction.dialect], [{"account": person, **first} for person in sorted(people)])
    of_kind = {"of_game": table.game, "of_players": table.players}
    kept = {row.account: row for row in transaction.rows(READ_RATINGS, {"people": people, **of_kind})}
    before = [[MODEL.rating(mu=kept[person].mu, sigma=kept[person].sigma)] for person in people]
    after = MODEL.rate(before, ranks=[float(place) for place in outcome.places])
    transaction.execute(
        CHANGE_RATING,
        [
            {
                "person": person,
                **of_kind,
                "new_mu": rating.mu,
                "new_sigma": rating.sigma,
                "new_ordinal": rating.ordinal(),
                "new_games": kept[person].games + 1,
            }
            for person, (rating,) in zip(people, after, strict=True)
        ],
    )
    return {
        person: RatingChange(shown_rating(kept[person].ordinal), shown_rating(rating.ordinal()))
        for person, (rating,) in zip(people, after, strict=True)
    }
