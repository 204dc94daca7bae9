"""Settings that all tests share."""

from __future__ import annotations

from hypothesis import settings

# The first call of a compiled function takes seconds, and a failure must be the same for everyone.
settings.register_profile("wataha", deadline=None, derandomize=True)
settings.load_profile("wataha")
