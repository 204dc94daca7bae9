"""What Prometheus is told."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

commands = Counter("wataha_commands_total", "Commands at tables, by kind and outcome.", ["kind", "outcome"])
count_command = cache(commands.labels)
"""The counter of a kind and an outcome; to look it up takes longer than to count."""
TIMED = 8
"""Of so many commands one is timed: to note a time takes longer than many a step of the command itself."""
command_seconds = Histogram(
    "wataha_command_seconds",
    f"From a command's arrival to its acknowledgement; one in {TIMED} is timed.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
log_batch = Histogram(
    "wataha_log_batch", "Events of the move log written together.", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)
connections = Gauge("wataha_connections", "Open live connections.", multiprocess_mode="livesum")
tables_in_memory = Gauge(
    "wataha_tables_in_memory", "Tables that this process holds in memory.", multiprocess_mode="livesum"
)
bot_queue = Gauge("wataha_bot_queue", "Bot turns that wait or are thought about.", multiprocess_mode="livesum")
thoughts_waiting = Gauge(
    "wataha_thoughts_waiting", "What waits for a process that thinks.", ["kind"], multiprocess_mode="livesum"
)
bot_seconds = Histogram("wataha_bot_seconds", "How long a bot thought.", ["level"])
requests = Counter("wataha_http_requests_total", "HTTP requests.", ["method", "route", "status"])
request_seconds = Histogram("wataha_http_seconds", "How long HTTP requests took.", ["route"])
clashes = Counter("wataha_log_clashes_total", "Events whose place in the log was taken.")
notices = Counter("wataha_notices_total", "Notices to people, by channel and outcome.", ["kind", "outcome"])
