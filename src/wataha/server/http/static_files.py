"""The browser's side, where it was built: its files, packed for browsers that unpack, and one page for all else."""

from __future__ import annotations

import base64
import hashlib
import os
import re
from mimetypes import MimeTypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from wataha.server.settings import Settings

from .middleware import HEADERS

PACKAGED = Path(__file__).parents[2] / "web"
FOREVER = "public, max-age=31536000, immutable"
PACKED = {"br": ".br", "gzip": ".gz"}
"""How the build packs files, the best first, and what their names end with."""
KINDS = MimeTypes()
"""What files are by their names, whatever this machine takes them for: Windows may say that scripts are plain text."""
KINDS.add_type("text/javascript", ".js")
KINDS.add_type("font/woff2", ".woff2")
POLICY = "Content-Security-Policy"
OF_THE_APP = {"sw.js", "push-worker.js", "manifest.webmanifest"}
"""Files that keep their names from version to version: a browser asks each time whether they have changed."""


class Pages(StaticFiles):
    """Files as they are; any other address is the application's own, and gets its page."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, html=True)
        self._page = directory / "index.html"
        self._policy = allow_styles(HEADERS[POLICY], self._page.read_text(encoding="utf-8"))

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as trouble:
            if trouble.status_code != 404 or "." in Path(path).name or path.startswith("api"):
                raise
            response = self.file_response(self._page, os.stat(self._page), scope)
        if path.startswith("assets/"):
            response.headers["Cache-Control"] = FOREVER
        elif path in OF_THE_APP:
            response.headers["Cache-Control"] = "no-cache"
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, packed if it lies there so and the browser can unpack it; or that it has not changed."""
        asked = Headers(scope=scope)
        encoding, file = packed_for(asked.get("accept-encoding", ""), Path(full_path))
        headers = {"Vary": "Accept-Encoding"}
        if encoding:
            headers["Content-Encoding"] = encoding
            stat_result = os.stat(file)
        kind = KINDS.guess_type(full_path)[0]
        response: Response = FileResponse(file, status_code, headers, media_type=kind, stat_result=stat_result)
        if self.is_not_modified(response.headers, asked):
            response = NotModifiedResponse(response.headers)
        if Path(full_path) == self._page:
            response.headers.update({POLICY: self._policy, "Cache-Control": "no-cache"})
        return response


def packed_for(accepted: str, file: Path) -> tuple[str | None, Path]:
    """The best packing of a file that a browser takes, and where it lies."""
    taken = takes(accepted)
    for encoding, suffix in PACKED.items():
        packed = file.with_name(file.name + suffix)
        if encoding in taken and packed.exists():
            return encoding, packed
    return None, file


def takes(accepted: str) -> set[str]:
    """The encodings that an Accept-Encoding header names, and does not rule out.

    >>> sorted(takes("gzip, br;q=0.8, zstd;q=0"))
    ['br', 'gzip']
    """
    named = (part.strip().lower().partition(";") for part in accepted.split(","))
    return {encoding.strip() for encoding, _, rest in named if not re.fullmatch(r"\s*q=0(\.0*)?\s*", rest)}


def allow_styles(policy: str, page: str) -> str:
    """A policy that lets a page have the styles that stand in it: its frame is drawn before any file has come."""
    styles = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
    digests = (hashlib.sha256(style.encode()).digest() for style in styles)
    sources = "".join(f" 'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    return policy.replace("style-src 'self'", f"style-src 'self'{sources}")


def find_web(settings: Settings) -> Path | None:
    """Where the browser's side lies, if it was built."""
    folder = Path(settings.web) if settings.web else PACKAGED
    return folder if (folder / "index.html").exists() else None
