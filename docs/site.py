"""What MkDocs is told beside mkdocs.yml: the root's pages are pages of the site, and sources are named, not linked."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]

FROM_ROOT = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CHANGELOG.md": "changelog.md",
}
"""Pages of the root, and where the site has them."""

FOLDERS = {"docs/rules": "rules/en/lone_wolves.md"}
"""Folders that pages link to, and the page that stands for each."""

LINK = re.compile(r"(?P<text>!?\[[^\]]*\])\((?P<target>[^)\s#]+)(?P<anchor>#[^)]*)?\)")
OUTSIDE = re.compile(r"^(?:[a-z]+:|#)")


def on_files(files: Files, config: Any) -> Files:
    for name, page in FROM_ROOT.items():
        text = rewrite((ROOT / name).read_text(encoding="utf-8"), ".", page)
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    uri = page.file.src_uri
    return markdown if uri in FROM_ROOT.values() else rewrite(markdown, posixpath.dirname(f"docs/{uri}"), uri)


def rewrite(markdown: str, folder: str, page: str) -> str:
    """A page as the site shows it: links by where the site has their targets, none to what it has not."""

    def follow(link: re.Match[str]) -> str:
        target = link["target"]
        if OUTSIDE.match(target):
            return link[0]
        path = posixpath.normpath(posixpath.join(folder, target))
        place = FROM_ROOT.get(path) or FOLDERS.get(path) or (path[len("docs/") :] if path.startswith("docs/") else None)
        if place is None or not place.endswith((".md", ".html", ".ipynb", ".json", ".jpg", ".png", ".svg")):
            return link["text"].strip("!")[1:-1]
        return f"{link['text']}({posixpath.relpath(place, posixpath.dirname(page) or '.')}{link['anchor'] or ''})"

    return LINK.sub(follow, markdown)
