"""Messages written as JSON. Groups of a view's places or pieces are written once and copied from then on."""

from __future__ import annotations

from typing import Any

import orjson

from wataha.engine.views import Gathered, Group


def write(message: Any) -> bytes:
    """A message as JSON.

    >>> write({"pieces": Gathered([Group(({"id": "K2"},)), Group(()), Group(({"id": "K3"},))])})
    b'{"pieces":[{"id":"K2"},{"id":"K3"}]}'
    """
    return orjson.dumps(message, _copy, orjson.OPT_PASSTHROUGH_SUBCLASS)


def _copy(value: Any) -> orjson.Fragment:
    if not isinstance(value, Gathered):
        raise TypeError(f"{type(value).__name__} has no place in a message")
    if value.written is None:
        value.written = b"[%b]" % b",".join([group.written or _write_group(group) for group in value.groups if group])
    return orjson.Fragment(value.written)


def _write_group(group: Group[Any]) -> bytes:
    group.written = orjson.dumps(tuple(group))[1:-1]
    return group.written
