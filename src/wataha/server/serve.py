"""Starting the server."""

from __future__ import annotations

import os
import socket
import sys
import tempfile
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from .http.connection_guard import SPARE_FILES, ConnectionGuard
from .http.static_files import find_web
from .pages_first import PagesFirst
from .settings import Settings

WEBSOCKETS: dict[str, Any] = {
    "ws": "websockets-sansio",
    "ws_max_size": 32 * 1024,  # bytes of a message; larger ones are not even read
    "ws_per_message_deflate": False,
}
"""What uvicorn is told about WebSockets."""

DEAF_SECONDS = 60
"""A client that takes nothing of what it is sent for so long is dropped by the system."""


def serve(settings: Settings, listening: socket.socket | None = None) -> None:
    """Run until told to stop, at a socket that listens already, if one is given."""
    settings.to_environment()
    folder = find_web(settings) if settings.workers == 1 else None
    config = uvicorn.Config(
        PagesFirst(settings, folder) if folder else "wataha.server.app:make_app",
        factory=folder is None,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=10,
        http=guard_for(settings),  # type: ignore[arg-type]
        **WEBSOCKETS,
    )
    with listening or listen(settings.host, settings.port) as opened:
        if settings.workers == 1:
            uvicorn.Server(config).run([opened])
            return
        with tempfile.TemporaryDirectory(prefix="wataha-") as metrics:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = metrics
            Multiprocess(config, [opened]).run()


def guard_for(settings: Settings) -> ConnectionGuard:
    """What stands before every connection, within the limit of open files that the system sets."""
    proxies = frozenset(address.strip() for address in settings.proxies.split(","))
    return ConnectionGuard(settings.limits, proxies, min(settings.connections, most_files() - SPARE_FILES))


def most_files() -> int:
    """Files that this process may have open, raised to as many as it is allowed."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 65536 if hard == resource.RLIM_INFINITY else min(hard, 65536)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        return soft  # macOS names no limit, and has one
    return most


def listen(host: str, port: int) -> socket.socket:
    """The socket that the server listens at."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=2048)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF_SECONDS * 1000)
    return listening
