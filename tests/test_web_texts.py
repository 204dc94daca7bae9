"""The browser's side says nothing that is not in the catalogues."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web" / "src"
DRAFTS = {"Gallery.svelte", "Fixture.svelte"}
"""Sheets for those who draw; no part of the build."""

SAME_EVERYWHERE = {"Wataha"}
SPOKEN = ("aria-label", "title", "placeholder", "alt", "aria-description")
"""Attributes that people read or hear."""

COMPONENTS = sorted(file for file in WEB.rglob("*.svelte") if file.name not in DRAFTS)


def template(source: str) -> str:
    """A component without its scripts, styles and comments."""
    return re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.DOTALL)


def without_code(text: str) -> str:
    """A template with everything in braces left out, however deep."""
    kept, depth = [], 0
    for sign in text:
        depth += sign == "{"
        if depth == 0:
            kept.append(sign)
        depth -= sign == "}"
    return "".join(kept)


def hard_coded(source: str) -> list[str]:
    """Words between tags and in attributes that people read."""
    plain = without_code(template(source))
    spoken = re.findall(rf"\b(?:{'|'.join(SPOKEN)})=\"([^\"]*)\"", plain)
    between = re.findall(r">([^<>]*)<", plain.replace("=>", ""))
    found = re.findall(r"[^\W\d_]{2,}", " ".join([*spoken, *between]))
    return [word for word in found if word not in SAME_EVERYWHERE]


def test_hard_coded_words_are_found() -> None:
    assert hard_coded('<p title="Hello">{say("web-x")} there</p>') == ["Hello", "there"]
    assert hard_coded('<script>const a = "x y";</script><p aria-label={say("k")}>{a} · 3×</p>') == []


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda file: file.stem)
def test_nothing_is_hard_coded(component: Path) -> None:
    assert hard_coded(component.read_text(encoding="utf-8")) == []
