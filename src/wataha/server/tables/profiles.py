"""Profiles and leaderboards: what the results say of people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, case, func, select

from wataha.server.errors import Refusal
from wataha.server.storage.database import Database
from wataha.server.storage.schema import BOT, OVER, TableRow, accounts, ratings, results, seats, tables

from .ratings import shown_rating


async def profile(database: Database, account: str) -> dict[str, Any]:
    """Someone's games in numbers, by game and number of players."""
    person = await database.row(select(accounts).where(accounts.c.id == account, accounts.c.deleted.is_(None)))
    if person is None:
        raise Refusal("no-such-account", 404)
    played = (
        select(
            results.c.game,
            results.c.players,
            func.count().label("games"),
            func.sum(case((and_(results.c.place == 1, tables.c.how != "agreed"), 1), else_=0)).label("wins"),
            func.sum(case((tables.c.how == "agreed", 1), else_=0)).label("draws"),
            func.sum(results.c.points).label("points"),
            func.max(results.c.points).label("best"),
        )
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.account == account, tables.c.origin.is_(None))
        .group_by(results.c.game, results.c.players)
        .order_by(results.c.game, results.c.players)
    )
    rated = {
        (row.game, row.players): row for row in await database.rows(select(ratings).where(ratings.c.account == account))
    }
    statistics = []
    for row in await database.rows(played):
        rating = rated.get((row.game, row.players))
        statistics.append(
            {
                "game": row.game,
                "players": row.players,
                "games": row.games,
                "wins": int(row.wins),
                "draws": int(row.draws),
                "points": round(float(row.points) / row.games, 2),
                "best": row.best,
                "rating": rating and shown_rating(rating.ordinal),
                "rated_games": rating.games if rating else 0,
            }
        )
    return {
        "id": person.id,
        "name": person.name,
        "registered": person.name_key is not None,
        "since": person.created,
        "owner": person.owner and await _owner(database, person.owner),
        "statistics": statistics,
        "ladder": await _ladder(database, account),
    }


async def _owner(database: Database, account: str) -> dict[str, str]:
    """Whose bot it is."""
    owner = await database.row(select(accounts.c.id, accounts.c.name).where(accounts.c.id == account))
    return {"id": owner.id, "name": owner.name}


async def _ladder(database: Database, account: str) -> list[dict[str, Any]]:
    """Someone's games against bots of one level each, by game and level; one played on from another counts for none."""
    met = (
        select(results.c.game, func.min(seats.c.level).label("level"), func.min(results.c.place).label("place"))
        .join(tables, tables.c.id == results.c.table_id)
        .join(seats, seats.c.table_id == results.c.table_id)
        .where(results.c.account == account, seats.c.kind == BOT, tables.c.origin.is_(None), tables.c.how != "agreed")
        .group_by(results.c.table_id, results.c.game, results.c.players)
        .having(and_(func.count() == results.c.players - 1, func.min(seats.c.level) == func.max(seats.c.level)))
        .subquery()
    )
    won = func.sum(case((met.c.place == 1, 1), else_=0))
    query = (
        select(met.c.game, met.c.level, func.count().label("games"), won.label("wins"))
        .group_by(met.c.game, met.c.level)
        .order_by(met.c.game, met.c.level)
    )
    rows = await database.rows(query)
    return [{"game": row.game, "level": row.level, "games": row.games, "wins": int(row.wins)} for row in rows]


async def leaderboard(
    database: Database, game: str, players: int, bots: bool, page: int, size: int
) -> list[dict[str, Any]]:
    """Registered people, or people's bots, by rating: the skill that they surely have."""
    of_kind = accounts.c.owner.is_not(None) if bots else accounts.c.owner.is_(None)
    query = (
        select(ratings, accounts.c.name)
        .join(accounts, accounts.c.id == ratings.c.account)
        .where(ratings.c.game == game, ratings.c.players == players, accounts.c.name_key.is_not(None), of_kind)
        .order_by(ratings.c.ordinal.desc(), ratings.c.account)
        .offset(page * size)
        .limit(size)
    )
    return [
        {
            "rank": page * size + number,
            "account": row.account,
            "name": row.name,
            "rating": shown_rating(row.ordinal),
            "mu": round(row.mu, 3),
            "sigma": round(row.sigma, 3),
            "games": row.games,
        }
        for number, row in enumerate(await database.rows(query), 1)
    ]


async def results_at(database: Database, shown: Sequence[TableRow]) -> dict[str, list[dict[str, int]]]:
    """Points and places of the seats of tables that are over, by table."""
    over = [table.id for table in shown if table.status == OVER]
    found: dict[str, list[dict[str, int]]] = {table: [] for table in over}
    query = select(results).where(results.c.table_id.in_(over)).order_by(results.c.table_id, results.c.seat)
    for row in await database.rows(query) if over else []:
        found[row.table_id].append({"seat": row.seat, "points": row.points, "place": row.place})
    return found


async def ratings_at(database: Database, shown: Sequence[TableRow]) -> dict[str, dict[int, int]]:
    """The ratings of those who sit at tables, in games of their kind, by table and seat."""
    people = {seat.account for table in shown for seat in table.seats if seat.account}
    query = select(ratings).where(ratings.c.account.in_(people))
    rows = await database.rows(query) if people else []
    known = {(row.account, row.game, row.players): shown_rating(row.ordinal) for row in rows}
    return {
        table.id: {
            seat.seat: known[seat.account or "", table.game, table.players]
            for seat in table.seats
            if (seat.account, table.game, table.players) in known
        }
        for table in shown
    }
