"""Programs that tests need besides Python packages."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest


def find_program(package: str, *names: str) -> str:
    """A program of this machine, by its names or that of its Debian package; root installs it if there is none."""
    names = names or (package,)
    if not any(map(shutil.which, names)) and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        subprocess.run(
            ["apt-get", "install", "-y", "--no-install-recommends", package], capture_output=True, check=False
        )
    for name in names:
        if found := shutil.which(name):
            return found
    pytest.fail(f"These tests need {package}: install it (on Debian: apt-get install {package}).")
