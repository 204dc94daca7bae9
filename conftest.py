"""What pytest leaves out here: examples in modules whose packages are not installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["src/wataha/train/*.py", "tests/train/references.py"]
