"""Logs for machines to read: one JSON object a line, and never a secret in it."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

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
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


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
