"""What `make` calls, also where there is no make: `python dev.py test`. Sets up what it needs in .venv, once.

play      start the table and open the browser
test      what every change must pass: linters, types, rules, bots, servers, pages
nightly   the same and what takes long: every screen, whole games by clicking, PostgreSQL, fleets, faults
web       build the browser's side, if anything changed
docs      build the documents as a site, into build/site
portable  the tests that need nothing of POSIX: rules, bots, environments, command, package
fuzz      fifty times the games against the oracles
bench     measure the engine, beside others
lock      write requirements/ anew, after dependencies changed
clean     remove .venv
screenshots     take the pictures of the documents anew; needs Chromium
rules-pictures  take those of the rules anew, from real positions; needs Chromium
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".venv"
BINARIES = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BINARIES / ("python.exe" if os.name == "nt" else "python")
LOCKED = ROOT / "requirements" / "all.txt"
INSTALLED = HOME / "installed"
EXTRAS = ("fleet", "lab", "cluster", "peer", "gymnasium", "pettingzoo", "openspiel")
"""Those that are locked; PyTorch and CUDA come from elsewhere."""


def start(*command: str | Path, **environment: str) -> subprocess.Popen[bytes]:
    """Start a program of .venv (or one by its path) in the root."""
    program = shutil.which(str(command[0]), path=str(BINARIES)) or str(command[0])
    keeping = {"PYTHONDONTWRITEBYTECODE": ""}  # tests start hundreds of processes, which would each compile all sources
    own = {**os.environ, **keeping, **environment}
    return subprocess.Popen([program, *map(str, command[1:])], cwd=ROOT, env=own)


def end(started: subprocess.Popen[bytes]) -> None:
    """Wait for a program; what it fails with is what this fails with."""
    try:
        code = started.wait()
    except KeyboardInterrupt:  # the terminal has told it, too
        code = started.wait()
    if code:
        sys.exit(code)


def run(*command: str | Path, **environment: str) -> None:
    end(start(*command, **environment))


def make_environment() -> None:
    """.venv, with the uv that requirements/uv.txt locks."""
    if not shutil.which("uv", path=str(BINARIES)):
        subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True)
        pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes")
        run(PYTHON, *pip, "-r", "requirements/uv.txt")


def install() -> None:
    """All packages as they are locked, unless they are there already."""
    make_environment()
    newest = max(LOCKED.stat().st_mtime, (ROOT / "pyproject.toml").stat().st_mtime)
    if INSTALLED.exists() and INSTALLED.stat().st_mtime >= newest:
        return
    run("uv", "pip", "sync", "--quiet", "--compile-bytecode", "--python", PYTHON, LOCKED)
    run("uv", "pip", "install", "--quiet", "--python", PYTHON, "--no-deps", "--editable", ".")
    INSTALLED.touch()


def web() -> None:
    install()
    run(PYTHON, "web/build.py")


def play() -> None:
    web()
    port = os.environ.get("PORT")
    run("wataha", *(["--port", port] if port else []))


SETTINGS = ("pyproject.toml", "dev.py", "requirements/all.txt")
"""What decides how everything is checked, and by which versions."""
PYTHON_SOURCES = ("src", "tests", "bench", *SETTINGS)
WEB_SOURCES = ("web", "src/wataha/locales", "docs/rules", *SETTINGS)


def files_of(*sources: str, ending: str = "") -> Iterator[Path]:
    """These files, and those in these folders that somebody wrote."""
    for source in map(ROOT.joinpath, sources):
        if source.is_file():
            yield source
        for folder, folders, names in os.walk(source):
            folders[:] = sorted(name for name in folders if name != "node_modules" and name[0] not in "._")
            yield from (Path(folder, name) for name in sorted(names) if name.endswith(ending))


class Green:
    """Remembers that a check has passed, until something changes that it looks at."""

    def __init__(self, check: str, files: Iterator[Path]) -> None:
        self.mark = HOME / f"green-{check}"
        digest = hashlib.sha256()
        for file in files:
            digest.update(f"{file.relative_to(ROOT)} {file.stat().st_size}\n".encode() + file.read_bytes())
        self.digest = digest.hexdigest()

    def __bool__(self) -> bool:
        return self.mark.exists() and self.mark.read_text() == self.digest

    def note(self) -> None:
        self.mark.write_text(self.digest)


def check() -> None:
    """Linters and types of both languages; the pages are built, too. What takes long is done when there is a reason."""
    install()
    types = Green("types", files_of(*PYTHON_SOURCES, ending=".py"))
    checking = None if types else start("pyright")  # takes one core for as long as the pages take on the other
    web()
    run("ruff", "check", ".")
    run("ruff", "format", "--check", ".")
    run("lint-imports")
    pages = Green("pages", files_of(*WEB_SOURCES))
    if not pages:
        run(PYTHON, "web/build.py", "check")
        pages.note()
    if checking:
        end(checking)
        types.note()


def run_tests(*chosen: str, **environment: str) -> None:
    workers = str((os.cpu_count() or 1) + 1)  # many tests wait for processes of their own
    run("pytest", "-n", workers, "--dist", "worksteal", "--durations", "15", *chosen, **environment)


def test() -> None:
    check()
    run_tests()


def nightly() -> None:
    check()
    run_tests("-m", "nightly or not nightly", WATAHA_FUZZ=os.environ.get("FUZZ", "8000"))


def portable() -> None:
    web()
    folders = ("engine", "games", "contract", "bots", "env", "test_packaging.py", "server/test_launch.py")
    run("pytest", "-n", "auto", *(f"tests/{folder}" for folder in folders))


def docs() -> None:
    install()
    run(PYTHON, "-m", "mkdocs", "build", NO_MKDOCS_2_WARNING="1")


def fuzz() -> None:
    install()
    run("pytest", "-n", "auto", "tests/oracle", WATAHA_FUZZ=os.environ.get("FUZZ", "50000"))


def bench() -> None:
    install()
    run("wataha", "bench", "--peer")


def lock() -> None:
    make_environment()
    compile = ("uv", "pip", "compile", "--universal", "--generate-hashes", "--no-header", "--quiet")
    compile = (*compile, "--python-version", "3.11", "pyproject.toml")
    extras = [word for extra in EXTRAS for word in ("--extra", extra)]
    run(*compile, *extras, "--group", "dev", "--output-file", LOCKED)
    image = ("--constraint", LOCKED, "--no-annotate", "--extra", "fleet", "--output-file", "requirements/image.txt")
    run(*compile, *image)


def screenshots() -> None:
    web()
    run(PYTHON, "-m", "tests.browser.screenshots")


def rules_pictures() -> None:
    web()
    run(PYTHON, "-m", "tests.browser.rules_pictures")


def clean() -> None:
    shutil.rmtree(HOME, ignore_errors=True)


COMMANDS: dict[str, Callable[[], None]] = {
    command.__name__.replace("_", "-"): command
    for command in (play, test, nightly, portable, web, docs, fuzz, bench, lock, clean, screenshots, rules_pictures)
}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    COMMANDS[sys.argv[1]]()
