"""Players that are programs. A bot decides from what its seat knows, and from nothing else."""

from __future__ import annotations

from .bot import Bot
from .level_table import LEGEND, NAMES
from .levels import OTHERS, UnknownBot, make_bot
from .player import Player, make

__all__ = ["LEGEND", "NAMES", "OTHERS", "Bot", "Player", "UnknownBot", "make", "make_bot"]
