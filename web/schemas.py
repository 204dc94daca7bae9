"""What crosses the border between server and browser, as schemas: `python web/schemas.py` prints them as JSON.

web/generate-types.mjs makes TypeScript of them. This is the only place of web/ that knows Python modules of the server.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from pydantic.json_schema import models_json_schema

from wataha.server.app import make_app
from wataha.server.messages import CLIENT_MODELS, SERVER_MODELS


def schemas() -> dict[str, Any]:
    """`openapi`: the calls over HTTP. `messages`: a schema whose $defs have ClientMessage and ServerMessage.

    The two are unions of the messages that either side may send over the live connection.
    """
    modes = [(model, "validation") for model in CLIENT_MODELS] + [(model, "serialization") for model in SERVER_MODELS]
    _, messages = models_json_schema(modes)  # type: ignore[arg-type]
    sides = {"ClientMessage": CLIENT_MODELS, "ServerMessage": SERVER_MODELS}
    for side, models in sides.items():
        messages["$defs"][side] = {"anyOf": [{"$ref": f"#/$defs/{model.__name__}"} for model in models]}
    return {"openapi": make_app().openapi(), "messages": messages}


if __name__ == "__main__":
    json.dump(schemas(), sys.stdout)
