"""Starting the server."""

from __future__ import annotations

import os
import tempfile

from .settings import Settings


def serve(settings: Settings) -> None:
    """Run until told to stop."""
    import uvicorn

    from .live import LARGEST_MESSAGE

    settings.to_environment()
    with tempfile.TemporaryDirectory(prefix="wataha-metrics-") as folder:
        if settings.workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        uvicorn.run(
            "wataha.server.app:make_app",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            proxy_headers=True,
            forwarded_allow_ips=settings.proxies,
            access_log=False,
            log_config=None,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE * 4,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=10,
        )
