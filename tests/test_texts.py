"""The catalogues: the same keys and variables in every language, none missing, none unused."""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from pathlib import Path

import pytest

import wataha
from tests.catalogues import entries
from tests.text_families import FAMILIES, SAYING, SOURCES, WEB, families_said, members
from wataha.engine.texts import CATALOGUES, LANGUAGES, UNSAID, MissingText, Texts, name, phrase

NAMES = sorted(file.stem for file in (CATALOGUES / "en").glob("*.ftl"))
SAID_IN_WEB = re.compile(r"\b(?:say|phrase)\(\s*([\"`])(.+?)\1")


@cache
def all_keys(language: str) -> set[str]:
    """Every key, and every key.attribute, of a language."""
    return {key for catalogue in NAMES for key in entries(language, catalogue)}


@cache
def used_keys() -> list[re.Pattern[str]]:
    """Every key that the sources say, as a pattern: an f-string stands for all keys of its shape."""
    found: list[re.Pattern[str]] = []
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in SAYING:
                    found += patterns(node)
    return found + web_keys()


def web_keys() -> list[re.Pattern[str]]:
    """Every key that the browser's side says; `${...}` stands for any word."""
    sources = [file for kind in ("*.ts", "*.svelte") for file in WEB.rglob(kind)]
    said = {key for file in sources for _, key in SAID_IN_WEB.findall(file.read_text(encoding="utf-8"))}
    for lesson in (WEB / "lessons").glob("*.json"):
        said |= {step["says"] for step in json.loads(lesson.read_text(encoding="utf-8")) if step["says"]}
    return [re.compile(r"[\w-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", key)))) for key in sorted(said)]


def patterns(call: ast.Call) -> list[re.Pattern[str]]:
    key = call.args[0]
    if isinstance(key, ast.IfExp):
        return [pattern for choice in (key.body, key.orelse) for pattern in shapes(choice)]
    return shapes(key)


def shapes(key: ast.expr) -> list[re.Pattern[str]]:
    if isinstance(key, ast.Constant):
        return [re.compile(re.escape(str(key.value)))]
    if isinstance(key, ast.JoinedStr):
        text = "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+" for part in key.values
        )
        return [re.compile(text)]
    return []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_member_of_a_family_of_keys_has_a_text(family: str, language: str) -> None:
    said = all_keys(language)
    assert [key for key in members(family) if key not in said] == []


def test_every_family_of_keys_is_enumerated() -> None:
    assert {family: files for family, files in families_said().items() if family not in FAMILIES} == {}


def test_no_family_is_enumerated_that_nobody_says() -> None:
    assert set(FAMILIES) - set(families_said()) == set()


@pytest.mark.parametrize("catalogue", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_variables(language: str, catalogue: str) -> None:
    assert entries(language, catalogue) == entries("en", catalogue)


def test_every_game_has_its_catalogue() -> None:
    boards = {name for name in NAMES if name.startswith("board_")}
    others = {"wataha", "account", "bots", "company", "lab", "lobby", "notices", "puzzles", "replay", "server", "web"}
    assert {game.id for game in wataha.games()} | others | boards == set(NAMES)


@pytest.mark.parametrize("catalogue", NAMES)
def test_every_key_is_used(catalogue: str) -> None:
    said, patterns_used = entries("en", catalogue), used_keys()
    used = {key.partition(".")[0] for key in said for pattern in patterns_used if pattern.fullmatch(key)}
    assert sorted(key for key in said if key.partition(".")[0] not in used) == []


def test_every_key_that_is_said_exists() -> None:
    keys = {key for catalogue in NAMES for key in entries("en", catalogue)}
    for pattern in used_keys():
        assert any(pattern.fullmatch(key) for key in keys), pattern.pattern


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "A, one card in hand:"),
        ("en", 5, "A, 5 cards in hand:"),
        ("pl", 1, "A, jedna karta na ręce:"),
        ("pl", 3, "A, 3 karty na ręce:"),
        ("pl", 12, "A, 12 kart na ręce:"),
        ("de", 1, "A, eine Karte auf der Hand:"),
        ("de", 2, "A, 2 Karten auf der Hand:"),
        ("cs", 1, "A, jedna karta v ruce:"),
        ("cs", 4, "A, 4 karty v ruce:"),
        ("cs", 5, "A, 5 karet v ruce:"),
    ],
)
def test_plurals_are_right(language: str, count: int, text: str) -> None:
    assert Texts(language, ("lone_wolves",), names={0: "A"}).say("lw-draw-hand", who=0, count=count) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Follow the 6 of flames: the same suit if you have it, to any territory."),
        ("pl", "Odpowiedz na szóstkę płomieni: do koloru, jeśli masz, na dowolne terytorium."),
        ("cs", "Odpověz na šestku plamenů: stejnou barvou, pokud ji máš, na libovolné území."),
        ("de", "Antworte auf die Flammen-6: Bediene die Farbe, wenn du kannst, in ein beliebiges Gebiet."),
    ],
)
def test_cards_stand_in_their_case(language: str, text: str) -> None:
    card = phrase("lw-card.what", suit=name("lw-red", "of"), value=6)
    said = phrase("lwb-ask-follow", card=card)
    assert Texts(language, ("lone_wolves", "board_lone_wolves"))(said) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "7 more dates until the Crescent scores"),
        ("pl", "Jeszcze 7 pól kalendarza, potem punktuje Sierp"),
        ("cs", "Ještě 7 polí kalendáře a boduje se srpek"),
        ("de", "Noch 7 Kalenderfelder, dann wird die Sichel gewertet"),
    ],
)
def test_moons_stand_in_their_case(language: str, text: str) -> None:
    said = phrase("twb-next-phase", count=7, phase=name("tw-crescent", "the"))
    assert Texts(language, ("the_wolves", "board_the_wolves"))(said) == text


@pytest.mark.parametrize(("most", "text"), [(4, "2–4 hráči"), (5, "2–5 hráčů")])
def test_czech_players_are_counted_by_the_last_number(most: int, text: str) -> None:
    assert Texts("cs", ("web",)).say("web-players-range", least=2, most=most) == text


def test_a_key_that_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    texts = Texts("pl", ("toy",), (toy_catalogues(tmp_path),))
    assert [texts.say("toy-hello"), texts.say("toy-bye")] == ["Witaj", "Bye"]


def test_a_key_that_no_language_has_is_not_shown(tmp_path: Path) -> None:
    texts = Texts("pl", ("toy",), (toy_catalogues(tmp_path),))
    with pytest.warns(MissingText, match="toy-none"):
        assert texts.say("toy-none") == UNSAID


def toy_catalogues(place: Path) -> Path:
    for language, text in (("en", "toy-hello = Hello\ntoy-bye = Bye"), ("pl", "toy-hello = Witaj")):
        (place / language).mkdir()
        (place / language / "toy.ftl").write_text(text, encoding="utf-8")
    return place
