"""The rules for players: every game has them in every language, and all languages say them in the same order."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import wataha
from tests.browser.rules_pictures import DRAWN_FROM, PICTURES_OF_RULES, digest, drawn_from
from wataha.engine.game import Number
from wataha.engine.texts import LANGUAGES, rules_of
from wataha.engine.views import facts_of

RULES = Path(__file__).parents[1] / "docs" / "rules"
GAMES = [game.id for game in wataha.games()]
PICTURE = re.compile(r"!\[(?P<says>.*)\]\(\.\./(?P<file>pictures/.+\.jpg)\)$")


def outline(text: str) -> list[str]:
    """What stands where, without its words: headings with their level, tables with their shape, items, pictures."""
    found: list[str] = []
    for line in text.splitlines():
        if heading := re.match(r"(#+) ", line):
            found.append(heading[1])
        elif line.startswith("|"):
            found.append(f"{line.count('|') - 1} cells")
        elif re.match(r"\s*([-*]|\d+\.) ", line):
            found.append("item")
        elif picture := PICTURE.match(line):
            found.append(picture["file"])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_written_in_every_language_with_the_same_outline(game: str) -> None:
    first = outline((RULES / LANGUAGES[0] / f"{game}.md").read_text(encoding="utf-8"))
    assert len(first) > 20
    for language in LANGUAGES[1:]:
        assert outline((RULES / language / f"{game}.md").read_text(encoding="utf-8")) == first, language


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_begin_with_the_title_of_the_game(game: str, language: str) -> None:
    text = rules_of(game, language)
    assert text
    assert text.splitlines()[0] == f"# {wataha.game(game).titles[language]}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_name_the_range_of_every_option_that_is_a_number(game: str, language: str) -> None:
    text = rules_of(game, language) or ""
    for option in wataha.game(game).options:
        if isinstance(option, Number):
            least = option.least or 1
            assert re.search(rf"\b{least} \w+ {option.most}\b", text), option.name
            assert option.least or re.search(rf"\b0 \w+ {option.most}\b", text), option.name


def test_there_are_no_rules_of_an_unknown_game() -> None:
    assert [rules_of("chess", language) for language in LANGUAGES] == [None] * len(LANGUAGES)


def test_every_picture_is_there_and_shown_and_says_what_it_shows() -> None:
    shown: set[str] = set()
    for page in RULES.glob("*/*.md"):
        for line in page.read_text(encoding="utf-8").splitlines():
            if "](" in line and line.startswith("!["):
                picture = PICTURE.match(line)
                assert picture, line
                assert len(picture["says"]) > 10, line
                shown.add(picture["file"])
    assert shown == {f"pictures/{file.name}" for file in (RULES / "pictures").glob("*.jpg")}


@pytest.mark.parametrize("name", sorted(PICTURES_OF_RULES))
def test_pictures_show_positions_as_the_rules_make_them(name: str) -> None:
    kept = json.loads(DRAWN_FROM.read_text(encoding="utf-8"))
    assert kept[name] == digest(drawn_from(name)), "Draw the pictures anew: make rules-pictures"


@pytest.mark.parametrize("name", [name for name in sorted(PICTURES_OF_RULES) if name.startswith("the_wolves")])
def test_in_pictures_nobody_stands_in_the_water_or_in_the_chasm(name: str) -> None:
    view = drawn_from(name)["view"]
    land = {place["id"] for place in view["places"] if facts_of(place).get("ground") not in ("water", "chasm")}
    pack = ("wolf", "alpha", "den", "lair")
    assert all(piece["at"] in land for piece in view["pieces"] if piece["kind"] in pack and "," in piece["at"])
