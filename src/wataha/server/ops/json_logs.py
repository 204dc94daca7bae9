"""Logs for machines to read: one JSON object a line, and never a secret in it."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime

from sqlalchemy.exc import StatementError

_STANDARD = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """A record as a line of JSON, with whatever was passed as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in _STANDARD})
        if record.exc_info and record.exc_info[1]:
            line["trouble"] = "".join(_tell(record.exc_info[1], set()))
        return json.dumps(line, default=str, ensure_ascii=False)


def _tell(trouble: BaseException, told: set[int]) -> Iterator[str]:
    """An exception and what led to it, each once; of PostgreSQL only the kind, as it quotes what was to be written."""
    if id(trouble) in told:
        return
    told.add(id(trouble))
    before = trouble.__cause__ or (None if trouble.__suppress_context__ else trouble.__context__)
    if before is not None:
        yield from _tell(before, told)
        yield "\nwhich led to\n\n"
    yield from traceback.format_tb(trouble.__traceback__)
    kind = type(trouble)
    if isinstance(trouble, StatementError) or "asyncpg" in kind.__module__:
        known = getattr(trouble, "sqlstate", None) or getattr(trouble, "statement", None) or ""
        yield f"{kind.__module__}.{kind.__qualname__} {known}\n"
    else:
        yield from traceback.format_exception_only(trouble)
    if isinstance(trouble, BaseExceptionGroup):
        for part in trouble.exceptions:
            yield from _tell(part, told)


def set_up(level: str) -> None:
    """Let everything that is logged go to standard error, as lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel("WARNING")  # what others tell in detail, headers and queries, may hold secrets
    logging.getLogger("wataha").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel("WARNING")
