"""Whatever the server refuses can be said in the player's language, with the arguments that it gives."""

from __future__ import annotations

from tests.catalogues import entries
from tests.server.refusals import codes


def test_every_refusal_has_its_text_and_every_text_its_refusal() -> None:
    refused = codes()
    said = {key.removeprefix("refused-"): variables for key, variables in entries("en", "server").items()}
    assert set(said) == set(refused)
    for code, variables in said.items():
        assert variables <= refused[code], code
