"""Shows the runnable examples of docstrings in the reference as what they are: a session with Python."""

from __future__ import annotations

import re
from typing import Any

import griffe

SESSION = re.compile(r"^>>> .*(?:\n(?!\n).+)*", re.MULTILINE)
"""An example, up to the next empty line."""


class Doctests(griffe.Extension):
    """Fences every example."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = SESSION.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
