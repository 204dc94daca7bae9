"""What the server says no to: a code with arguments, which the browser says in the player's language."""

from __future__ import annotations

from typing import Any

from wataha.engine.errors import WatahaError
from wataha.engine.texts import Phrase, phrase

from .live.messages import Error


class Refusal(WatahaError):
    """A request that cannot be granted. The game goes on as it was."""

    def __init__(self, code: str, status: int = 409, **args: Any) -> None:
        self.code = code
        self.status = status
        self.args_said = args
        super().__init__(code)

    @property
    def phrase(self) -> Phrase:
        """The refusal in words, in no language yet."""
        return phrase(f"refused-{self.code}", **self.args_said)

    def describe(self) -> Error:
        return {"code": self.code, "args": self.args_said}
