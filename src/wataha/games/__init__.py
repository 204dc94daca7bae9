"""The games, one package each, all of the same shape."""

BUILT_IN = ("lone_wolves",)
"""Their ids, which are the names of their packages."""
