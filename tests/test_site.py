"""The documents as a site: it builds offline, every link of it leads somewhere, and it holds what it promises."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import wataha
from wataha.engine.texts import LANGUAGES, rules_of

ROOT = Path(__file__).parents[1]
NOWHERE = "http://127.0.0.1:9"
"""A proxy that is not there: whoever asks the network for anything fails."""


class Page(HTMLParser):
    """What a page links to, and the places in it that can be linked to."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.places: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.add(value)
            elif name in ("id", "name") and value:
                self.places.add(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    environment = os.environ | {"http_proxy": NOWHERE, "https_proxy": NOWHERE, "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return folder


def test_every_link_leads_somewhere(site: Path) -> None:
    pages = {file: Page(file) for file in site.rglob("*.html") if file.name != "404.html"}
    lost: list[str] = []
    for file, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            place = unquote(parts.fragment)
            if not target.exists() or (place and target in pages and place not in pages[target].places):
                lost.append(f"{file.relative_to(site)}: {link}")
    assert len(pages) > 30
    assert lost == []


def test_no_page_fetches_anything_from_elsewhere(site: Path) -> None:
    for file in site.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        assert 'src="http' not in text, file
        assert 'rel="stylesheet" href="http' not in text, file


def test_the_rules_are_there_in_every_language(site: Path) -> None:
    for language in LANGUAGES:
        for game in wataha.games():
            title = (rules_of(game.id, language) or "").partition("\n")[0].removeprefix("# ")
            assert title in (site / "rules" / language / f"{game.id}.html").read_text(encoding="utf-8")


def test_docstrings_reports_and_pictures_are_part_of_it(site: Path) -> None:
    reference = (site / "reference" / "library.html").read_text(encoding="utf-8")
    assert "The table as a seat sees it" in reference
    assert (site / "lab" / "lone_wolves.html").exists()
    assert (site / "pictures" / "the_wolves.jpg").exists()


def test_everything_can_be_searched(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = " ".join(entry["text"] for entry in index["docs"])
    assert "The move log is the truth" in found
