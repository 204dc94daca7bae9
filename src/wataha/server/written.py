"""Messages written as JSON."""

from __future__ import annotations

from typing import Any

import orjson


def write(message: Any) -> bytes:
    """A message as JSON.

    >>> write({"pieces": [{"id": "K2"}]})
    b'{"pieces":[{"id":"K2"}]}'
    """
    return orjson.dumps(message)
