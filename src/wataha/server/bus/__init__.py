"""Publish and subscribe between the processes of a server: in one process, over PostgreSQL, or over NATS."""
