"""The browser's side, where it has been built: files, and one page for every address of the application."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from wataha.server.settings import Settings

PACKAGED = Path(__file__).parents[2] / "web"
FOREVER = "public, max-age=31536000, immutable"


class Pages(StaticFiles):
    """Files as they are; any other address is the application's own, and gets its page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as trouble:
            if trouble.status_code != 404 or "." in Path(path).name or path.startswith("api"):
                raise
            return FileResponse(Path(str(self.directory)) / "index.html")
        if path.startswith("assets/"):
            response.headers["Cache-Control"] = FOREVER
        return response


def offer_web(app: FastAPI, settings: Settings) -> None:
    """Serve the browser's side, if it is there."""
    folder = Path(settings.web) if settings.web else PACKAGED
    if (folder / "index.html").exists():
        app.mount("/", Pages(directory=folder, html=True), name="web")
