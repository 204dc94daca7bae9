"""How Numba finds compiled code that is kept by contents: in the directory it is given, wherever the sources lie.

By itself Numba adds the path of a source to the place of its code, so that a second checkout, an environment made anew
or an image compile what is there already. `code_cache` names directories after all that went into them.
"""

from __future__ import annotations

from typing import Any

from numba.core.caching import UserProvidedCacheLocator


class ContentLocator(UserProvidedCacheLocator):
    """Compiled code lies in the directory that Numba is told to use, and not below it."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: Any) -> str:  # noqa: ARG003 Numba's signature
        return ""
