"""Results and ratings, settled when a game ends; all of it can be computed again from the log."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import select, update

from wataha.server.bus.bus import LOBBY, ROW, TABLES, Bus, Message, person_subject, table_subject
from wataha.server.play.table_state import Outcome, TableState
from wataha.server.storage.database import Transaction
from wataha.server.storage.schema import OVER, TableRow, leases, ratings, results, tables
from wataha.server.timestamps import now

MODEL = PlackettLuce()


def settle(transaction: Transaction, bus: Bus, table: TableRow, state: TableState) -> None:
    """Write the result of a game that has just ended, rate its people, and tell them."""
    outcome = state.outcome()
    assert outcome is not None
    ended = state.ended_at or now()
    over = {"status": OVER, "ended": ended, "how": outcome.how, "turn": -1, "due": None}
    transaction.execute(update(tables).where(tables.c.id == table.id).values(**over))
    transaction.execute(leases.delete().where(leases.c.task == f"turn:{table.id}"))
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
                "ended": ended,
            }
            for seat in table.seats
        ],
    )
    if rated:
        _rate(transaction, table, outcome)


def _rate(transaction: Transaction, table: TableRow, outcome: Outcome) -> None:
    """Rate the people of a game. Their rows are made, then locked in one order, so that games take turns."""
    people = [seat.account for seat in table.seats if seat.account]
    kind = {"game": table.game, "players": table.players}
    fresh = _measured(MODEL.rating(), games=0)
    insert = transaction.insert(ratings).on_conflict_do_nothing()
    transaction.execute(insert, [{"account": person, **kind, **fresh} for person in sorted(people)])
    of_kind = (ratings.c.game == table.game, ratings.c.players == table.players)
    locked = select(ratings).where(ratings.c.account.in_(people), *of_kind).order_by(ratings.c.account)
    kept = {row.account: row for row in transaction.rows(locked.with_for_update())}
    before = [[MODEL.rating(mu=kept[person].mu, sigma=kept[person].sigma)] for person in people]
    after = MODEL.rate(before, ranks=[float(place) for place in outcome.places])
    for person, (rating,) in zip(people, after, strict=True):
        values = _measured(rating, kept[person].games + 1)
        transaction.execute(update(ratings).where(ratings.c.account == person, *of_kind).values(**values))


def _measured(rating: Any, games: int) -> dict[str, float]:
    return {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal(), "games": games}
