"""A bus that loses messages of other processes; a server process that a test starts runs this before it serves."""

from __future__ import annotations

import logging
import random
from typing import Any

from wataha.server.bus.bus import Bus

logger = logging.getLogger("wataha.server.bus")


def lose_one_in(count: int) -> None:
    """Of so many messages one is not heard, the same ones in every run."""
    chance = random.Random(count)
    hear = Bus.hear_elsewhere

    def hear_most(self: Bus, origin: str, subject: str, *message: Any) -> None:
        if origin != self.process and chance.randrange(count) == 0:
            logger.info("lost", extra={"kind": message[0]})
        else:
            hear(self, origin, subject, *message)

    Bus.hear_elsewhere = hear_most
