"""What waits for the night: it takes long, and `make test` sees a part of it, or sees it elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

nightly = pytest.mark.nightly


def by_night(*values: Any) -> Any:
    """A set of values for `parametrize` that only the night sees."""
    return pytest.param(*values, marks=nightly)


def by_day(values: Iterable[Any], *seen: Any) -> list[Any]:
    """All of these for `parametrize`, of which `make test` sees some."""
    return [value if value in seen else by_night(value) for value in values]
