"""The bus of a server that is one process."""

from __future__ import annotations

from .bus import Bus


class InProcessBus(Bus):
    """There is nobody else to tell."""
