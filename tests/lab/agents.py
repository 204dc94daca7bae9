"""Players whose every move is known."""

from __future__ import annotations

from typing import Any

from .fork import GOLD, LEAD


def gold(_seen: Any, mask: Any) -> int:
    """Takes gold where it can."""
    return GOLD if mask[GOLD] else LEAD


def lead(_seen: Any, mask: Any) -> int:
    """Takes lead where it can."""
    return LEAD if mask[LEAD] else GOLD
