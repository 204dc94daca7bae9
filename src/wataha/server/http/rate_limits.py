"""How often anyone may do what: buckets that fill with time, for each account and each address."""

from __future__ import annotations

import time
from dataclasses import dataclass

from wataha.server.errors import Refusal


@dataclass(frozen=True)
class RateLimit:
    """So many at once, and so many a second in the long run."""

    burst: float
    each_second: float


LIMITS = {
    "request": RateLimit(600, 100),
    "guest": RateLimit(60, 0.2),
    "password": RateLimit(10, 0.1),
    "login-address": RateLimit(30, 0.3),
    "login-name": RateLimit(30, 0.02),
    "table": RateLimit(20, 0.2),
    "act": RateLimit(60, 20),
    "message": RateLimit(120, 40),
    "talk": RateLimit(6, 0.5),
    "hint": RateLimit(6, 0.3),
    "analysis": RateLimit(6, 0.05),
    "bot": RateLimit(10, 0.02),
    "friend": RateLimit(20, 0.1),
    "report": RateLimit(5, 0.005),
    "world": RateLimit(60, 20),
    "connect": RateLimit(200, 20),
    "data": RateLimit(3, 0.001),
    "channel": RateLimit(20, 0.1),
    "letter": RateLimit(5, 0.002),
}
MOST_CONNECTIONS = 20
"""Live connections of one account."""

MOST_BUCKETS = 50_000
"""Buckets kept in memory; beyond, the full ones are forgotten."""


class RateLimits:
    """Counts in this process; several processes together allow that many times more."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, what: str, *who: str) -> None:
        """Count one; `Refusal` says how long to wait when it is too much for any of those who ask."""
        if self.scale <= 0:
            return
        for each in who:
            self._take(what, each)

    def _take(self, what: str, who: str) -> None:
        limit = LIMITS[what]
        burst, pace = limit.burst * self.scale, limit.each_second * self.scale
        moment = time.monotonic()
        level, since = self._buckets.get((what, who), (burst, moment))
        level = min(burst, level + (moment - since) * pace)
        if level < 1:
            raise Refusal("too-fast", 429, seconds=max(1, round((1 - level) / pace)))
        if len(self._buckets) >= MOST_BUCKETS:
            self._forget(moment)
        self._buckets[what, who] = (level - 1, moment)

    def _forget(self, moment: float) -> None:
        """Buckets that are full again need not be remembered; at worst the older half goes."""
        for (what, who), (level, since) in list(self._buckets.items()):
            limit = LIMITS[what]
            if level + (moment - since) * limit.each_second * self.scale >= limit.burst * self.scale:
                del self._buckets[what, who]
        while len(self._buckets) >= MOST_BUCKETS:
            for key in list(self._buckets)[: MOST_BUCKETS // 2]:
                del self._buckets[key]
