"""What all servers of the tests need, imported and loaded once."""

from __future__ import annotations

import wataha.server.app
import wataha.server.bots.compiling
import wataha.server.serve  # noqa: F401
from wataha.server.bots.thoughts import get_ready

get_ready("lone_wolves")
