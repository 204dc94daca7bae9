"""For the host: administration, metrics, logs, upkeep."""
