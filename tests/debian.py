"""Programs that tests need besides Python packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

PATIENCE = 300
"""Seconds for an installation."""


def find_program(package: str, *names: str) -> str:
    """A program of this machine: that of a Debian package, which root installs, or another that does as well."""
    names = (package, *names)
    if not shutil.which(package) and shutil.which("apt-get") and os.geteuid() == 0:
        _install(package)
    for name in names:
        if found := shutil.which(name):
            return found
    pytest.fail(f"These tests need {package}: install it (on Debian: apt-get install {package}).")


@cache
def _install(package: str) -> None:
    """Try once to install a package, one process after the other."""
    import fcntl  # where there is apt-get, there is this

    with (Path(tempfile.gettempdir()) / "wataha-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not shutil.which(package):
            with suppress(subprocess.TimeoutExpired):
                if not _apt_get("install", "-y", "--no-install-recommends", package):
                    _apt_get("update")  # a machine that is new knows of no packages
                    _apt_get("install", "-y", "--no-install-recommends", package)


def _apt_get(*arguments: str) -> bool:
    done = subprocess.run(["apt-get", *arguments], capture_output=True, check=False, timeout=PATIENCE)
    return done.returncode == 0
