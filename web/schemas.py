"""What crosses the border between server and browser, as schemas: `python web/schemas.py` prints them as JSON.

web/generate-types.mjs makes TypeScript of them. This is the only place of web/ that knows Python modules of the server.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from wataha.server.app import make_app
from wataha.server.live.messages import message_schemas


def schemas() -> dict[str, Any]:
    """`openapi`: the calls over HTTP. `messages`: a schema whose $defs have ClientMessage and ServerMessage."""
    return {"openapi": make_app().openapi(), "messages": message_schemas()}


if __name__ == "__main__":
    json.dump(schemas(), sys.stdout)
