"""The SQLite file as the system sees it: who may read it, and whether the library at hand keeps it whole."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from pathlib import Path

PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700
OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite adds to the name of the file for those that it keeps beside it."""

OWN_FOLDER = "wataha"
"""The name of a folder that holds nothing but what is ours, whatever it holds."""

FIXED = ((3, 51, 3), (3, 50, 7), (3, 44, 6))
"""Releases in which a WAL that is reset at a bad moment no longer corrupts the database; each for its own line, the
first for all that came later."""

logger = logging.getLogger("wataha.server.storage")


def keep_private(file: Path) -> None:
    """Make the file and its folder, and keep all that is ours from other users: it holds secrets."""
    missing = not file.parent.exists()
    file.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    if os.name != "posix":
        return
    if not missing:
        _tighten_folder(file)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    for ending in BESIDE:  # SQLite makes new ones with the rights of the file
        _tighten(Path(f"{file}{ending}"), PRIVATE_FILE)


def make_durable(file: Path) -> None:
    """Sync what a process that was killed had written and not synced: it is read as if it were there for good."""
    for ending in BESIDE:
        try:
            found = os.open(f"{file}{ending}", os.O_RDWR)
        except FileNotFoundError:
            continue
        try:
            os.fsync(found)
        finally:
            os.close(found)


def _tighten_folder(file: Path) -> None:
    """Close the folder to others, if it is there for the database: one with other things in it, or one for everybody
    such as /tmp, is not ours to close."""
    folder = file.parent
    ours = {f"{file.name}{ending}" for ending in BESIDE}
    own = folder.name == OWN_FOLDER or all(entry.name in ours for entry in folder.iterdir())
    mode = folder.stat().st_mode
    if own and not mode & stat.S_ISVTX:
        _tighten(folder, PRIVATE_FOLDER)
    elif mode & OTHERS:
        logger.warning("others may look into the folder of the database", extra={"path": str(folder)})


def _tighten(path: Path, mode: int) -> None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return
    if not found.st_mode & OTHERS:
        return
    if found.st_uid != os.getuid():
        logger.warning("others may read what holds secrets, and it is not ours to close", extra={"path": str(path)})
        return
    path.chmod(mode)
    logger.warning("others could read what holds secrets; it is closed to them now", extra={"path": str(path)})


def keeps_wal_whole(version: tuple[int, ...]) -> bool:
    """Whether a version of SQLite has the repair of the WAL's reset.

    >>> keeps_wal_whole((3, 51, 2)), keeps_wal_whole((3, 51, 3)), keeps_wal_whole((3, 50, 7))
    (False, True, True)
    """
    return version >= FIXED[0] or any(version[:2] == fixed[:2] and version >= fixed for fixed in FIXED)


def warn_of_old_library() -> None:
    """Say once, at the start, when the library at hand may corrupt the database."""
    if not keeps_wal_whole(sqlite3.sqlite_version_info):
        wanted = ", ".join(".".join(map(str, fixed)) for fixed in FIXED)
        logger.warning(
            "this SQLite can, in rare cases, corrupt a database; docs/hosting.md tells what to do",
            extra={"version": sqlite3.sqlite_version, "repaired_in": wanted},
        )
