"""Every error is an object `error` with a code that clients can say in the player's language."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException

from wataha.engine.errors import WatahaError
from wataha.server.errors import Refusal
from wataha.server.storage.database import DatabaseAway

CODES = {404: "no-such-page", 405: "no-such-method"}


def answer_errors(app: FastAPI) -> None:
    """Let all that goes wrong in a request be answered in one form."""

    def answer(status: int, code: str, **args: Any) -> JSONResponse:
        return JSONResponse({"error": {"code": code, "args": args}}, status)

    @app.exception_handler(Refusal)
    async def refused(_request: Request, refusal: Refusal) -> JSONResponse:
        return answer(refusal.status, refusal.code, **refusal.args_said)

    @app.exception_handler(WatahaError)
    async def mistaken(_request: Request, mistake: WatahaError) -> JSONResponse:
        return answer(422, "bad-options", reason=str(mistake))

    @app.exception_handler(RequestValidationError)
    async def unreadable(_request: Request, trouble: RequestValidationError) -> JSONResponse:
        places = [".".join(map(str, error["loc"])) for error in trouble.errors()]
        return answer(422, "bad-request", where=", ".join(places))

    @app.exception_handler(HTTPException)
    async def other(_request: Request, trouble: HTTPException) -> JSONResponse:
        code = CODES.get(trouble.status_code, "bad-request")
        response = answer(trouble.status_code, code, **({"where": ""} if code == "bad-request" else {}))
        response.headers.update(trouble.headers or {})
        return response

    @app.exception_handler(DatabaseAway)
    @app.exception_handler(OperationalError)
    @app.exception_handler(OSError)
    async def unavailable(_request: Request, _trouble: Exception) -> JSONResponse:
        return answer(503, "unavailable")
