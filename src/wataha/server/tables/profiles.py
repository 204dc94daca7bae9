"""Profiles and leaderboards: what the results say of people."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, case, func, select

from wataha.server.errors import Refusal
from wataha.server.storage.database import Database
from wataha.server.storage.schema import accounts, ratings, results, tables

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
        .where(results.c.account == account)
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
        "statistics": statistics,
    }


async def leaderboard(database: Database, game: str, players: int, page: int, size: int) -> list[dict[str, Any]]:
    """Registered people by rating: the skill that they surely have."""
    query = (
        select(ratings, accounts.c.name)
        .join(accounts, accounts.c.id == ratings.c.account)
        .where(ratings.c.game == game, ratings.c.players == players, accounts.c.name_key.is_not(None))
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
