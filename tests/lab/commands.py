"""The command, run in this process."""

from __future__ import annotations

import pytest

from wataha.cli import main


def command(*arguments: str, code: int = 0) -> None:
    """Run the command, and see that it ends as it should."""
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    assert end.value.code == code
