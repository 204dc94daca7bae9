"""The schemas of messages in docs/protocol.md: `python docs/protocol_schemas.py FILE` fills them in."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from wataha.server.live.messages import CLIENT_MODELS, SERVER_MODELS, schema_of, type_of

WIDTH = 110

BLOCK = re.compile(r"(<!-- schema (client|server) (\w+) -->\n)(?:```json\n.*?\n```\n)?", re.DOTALL)


def _lay_out(part: Any, indent: str = "") -> str:
    """JSON with a line for whatever fits on one.

    >>> _lay_out({"type": "object"})
    '{"type": "object"}'
    """
    line = json.dumps(part, ensure_ascii=False)
    if len(indent) + len(line) <= WIDTH or not isinstance(part, dict | list) or not part:
        return line
    inner = indent + "  "
    if isinstance(part, dict):
        lines = [f"{inner}{json.dumps(key)}: {_lay_out(value, inner)}" for key, value in part.items()]
        return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
    return "[\n" + ",\n".join(inner + _lay_out(value, inner) for value in part) + f"\n{indent}]"


def fill_in(text: str) -> str:
    """A document with the schema of each message after its mark."""
    models = {
        **{("client", type_of(model)): model for model in CLIENT_MODELS},
        **{("server", type_of(model)): model for model in SERVER_MODELS},
    }

    def block(found: re.Match[str]) -> str:
        shown = _lay_out(schema_of(models[found[2], found[3]]))
        return f"{found[1]}```json\n{shown}\n```\n"

    return BLOCK.sub(block, text)


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(fill_in(file.read_text(encoding="utf-8")), encoding="utf-8")
