"""Time as the server keeps it: whole milliseconds since 1970, by a clock that never goes back.

The system's clock is read once, when the process starts; from then on time is counted. So whoever sets the system's
clock back or forward gives or takes nobody time. `not_before` carries that over a restart.
"""

from __future__ import annotations

import time

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
YEAR = 365 * DAY


class MonotonicClock:
    """Counts on from when it was made."""

    def __init__(self) -> None:
        self._ahead = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        """This moment."""
        return self._ahead + time.monotonic_ns() // 1_000_000

    def not_before(self, moment: int) -> None:
        """It is at least this late: something is known to have happened then."""
        self._ahead += max(0, moment - self.now())


_clock = MonotonicClock()
now = _clock.now
not_before = _clock.not_before
