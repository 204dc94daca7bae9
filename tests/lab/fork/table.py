"""Fork in words; nobody looks at it."""

from __future__ import annotations

from typing import Any, ClassVar

from wataha.engine.table import ListedTable


class ForkTable(ListedTable):
    """Paths alone."""

    paths: ClassVar[list[str]] = ["take gold", "take lead", "end"]

    def view(self, position: Any, seat: Any) -> Any:
        raise NotImplementedError

    tell = sheet = draw = label = view  # type: ignore[assignment]


TABLE = ForkTable()
