"""A library that is loaded before a server, and lets the power go and the clock be wrong; compiled on the fly."""

from __future__ import annotations

import shutil
import struct
import subprocess
from pathlib import Path

SOURCE = Path(__file__).with_name("preload.c")
NO_COMPILER = "no C compiler (cc) here: clocks keep right, and no power is cut"
"""What is said where the library cannot be made."""


class Machine:
    """The disk and the clock of the machine that a server believes to run on."""

    def __init__(self, library: Path, home: Path, folder: Path | None = None) -> None:
        self._state = home / "state"
        self._state.write_bytes(struct.pack("qq", 0, False))
        self._folder = folder
        self._durable = home / "durable"
        self._durable.mkdir(exist_ok=True)
        self.environment = {"LD_PRELOAD": str(library), "FAULTS_STATE": str(self._state)}
        if folder is not None:
            self.environment |= {"FAULTS_FOLDER": str(folder), "FAULTS_DURABLE": str(self._durable)}

    def set_clock(self, seconds: int) -> None:
        """Let the system's clock go wrong by so much, from now on."""
        with self._state.open("r+b") as file:
            file.write(struct.pack("q", seconds * 1000))

    def let_disk_lie(self) -> None:
        """From now on the disk claims to have synced, and has not: nothing is kept then, and a checker must see it."""
        with self._state.open("r+b") as file:
            file.seek(struct.calcsize("q"))
            file.write(struct.pack("q", True))

    def lose_unsynced(self) -> None:
        """After a power cut the disk has only what was synced; no process may have it open."""
        assert self._folder is not None
        for file in self._folder.iterdir():
            file.unlink()
        for file in self._durable.iterdir():
            shutil.copy2(file, self._folder / file.name)


def compile_library(home: Path) -> Path | None:
    """The library, made for this machine; None where there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    library = home / "preload.so"
    command = [compiler, "-shared", "-fPIC", "-O2", "-o", str(library), str(SOURCE), "-ldl", "-lpthread"]
    subprocess.run(command, check=True)
    return library
