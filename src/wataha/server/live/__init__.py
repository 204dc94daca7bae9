"""The live channel: WebSocket connections, their messages, and who is shown what."""
