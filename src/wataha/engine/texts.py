"""Texts in every language, from Fluent catalogues that Python and the browser read alike.

A `Phrase` is a key with arguments, still in no language. An argument may be a phrase itself: `name("swamp", "in")` asks
for the form of a name that stands in "in the swamp", whatever case that takes in the language at hand. A phrase that
names a piece or place may carry it as its `thing`: a page draws a small picture of it beside the words.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict, get_args

Language = Literal["en", "pl", "de", "cs"]
"""The one place that names the languages. Each has a folder of catalogues and one of rules; English stands in."""

LANGUAGES: tuple[Language, ...] = get_args(Language)
CATALOGUES = Path(__file__).parents[1] / "locales"
COMMON = "wataha"
"""The catalogue that every game shares."""

UNSAID = "…"
"""Shown where no catalogue has a text: nobody is shown a key."""


class MissingText(UserWarning):
    """Something was to be said for which no catalogue has a text; the tests take it for an error."""


class Thing(TypedDict):
    """A piece or place that words name: as much of it as a picture needs."""

    id: str
    kind: str
    facts: dict[str, Any]


class Phrase(TypedDict):
    """Words to be said in some language: a key of the catalogues, and what is put into them."""

    key: str
    args: dict[str, Any]
    thing: NotRequired[Thing]


def phrase(key: str, **args: Any) -> Phrase:
    """A phrase of the catalogues.

    >>> phrase("trick-number", number=3)
    {'key': 'trick-number', 'args': {'number': 3}}
    """
    return {"key": key, "args": args}


@cache
def name(key: str, form: str = "") -> Phrase:
    """The name of a piece or place, perhaps in the form that a preposition asks for."""
    return phrase(f"{key}.{form}" if form else key)


RULES = (Path(__file__).parents[1] / "rules", Path(__file__).parents[3] / "docs" / "rules")
"""Where the rules for players are: in the installed package, or beside its sources."""


def rules_of(game: str, language: str) -> str | None:
    """The rules of a game for its players, as Markdown; in English where they lack the language, None if unwritten."""
    from .titles import retitle

    for spoken in dict.fromkeys((language, LANGUAGES[0])):
        for place in (*RULES, *_folders((game,), "rules")):
            file = place / spoken / f"{game}.md"
            if file.exists():
                return retitle(file.read_text(encoding="utf-8"), game, spoken)
    return None


def _folders(games: tuple[str, ...], name: str) -> list[Path]:
    """The folders of that name in the packages of these games."""
    from .errors import UnknownGame
    from .registry import find_game

    found: list[Path] = []
    for game in games:
        with suppress(UnknownGame):
            found.append(find_game(game).folder / name)
    return found


class Texts:
    """The catalogues of one language: call it with a phrase, or `say` a key.

    The texts of a game are kept in Wataha's own catalogues or in a folder `locales` of the game's package. The argument
    `who` of a phrase is a seat; it is said by the name of whoever sits there.

    >>> Texts("de", ("lone_wolves",), names={0: "Ada"}).say("lw-draw-hand", who=0, count=2)
    'Ada, 2 Karten auf der Hand:'
    """

    def __init__(
        self,
        language: str,
        games: tuple[str, ...] = (),
        catalogues: tuple[Path, ...] = (),
        names: Mapping[int, str] | None = None,
    ) -> None:
        self.language = language
        self.names = names or {}
        self._bundles = [_bundle(language, games, catalogues)]
        if language != LANGUAGES[0]:
            self._bundles.append(_bundle(LANGUAGES[0], games, catalogues))

    def __call__(self, said: Phrase) -> str:
        args = {key: self(value) if isinstance(value, Mapping) else value for key, value in said["args"].items()}  # type: ignore[arg-type]
        return self.say(said["key"], **args)

    def say(self, key: str, **args: Any) -> str:
        """The text of a key; in English where the language lacks it."""
        if isinstance(args.get("who"), int):
            args["who"] = self.who(args["who"])
        message_id, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(message_id):
                continue
            message = bundle.get_message(message_id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None and attribute:
                pattern = message.value
            text, _ = bundle.format_pattern(pattern, args)
            return str(text)
        warnings.warn(f"No catalogue has a text for {key}.", MissingText, stacklevel=2)
        return UNSAID

    def who(self, seat: int) -> str:
        """The name of whoever sits in a seat; the seat's own name where nobody said one."""
        return self.names.get(seat) or self.say("seat", letter=chr(ord("A") + seat))


@cache
def _bundle(language: str, games: tuple[str, ...], catalogues: tuple[Path, ...]) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for place in (CATALOGUES, *_folders(games, "locales"), *catalogues):
        for catalogue in (COMMON, *games):
            file = place / language / f"{catalogue}.ftl"
            if file.exists():
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
