"""What people call the components of a game: a card by suit and value, a board and a tile by what they show.

A name is a phrase of the game's catalogue or of the lab's, so that every language can say it. What a game that the lab
does not know has is called as its moves call it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wataha.engine.game import Choice, Game, Value
from wataha.engine.texts import Phrase, name, phrase

from .components import WORDS

Options = Mapping[str, Value]
Namer = Callable[[str, Options], Phrase]


def name_component(game: Game, component: str, options: Options) -> Phrase:
    """A component by its own name, as players of the game know it.

    >>> import wataha
    >>> name_component(wataha.game("moonlight"), "leader:hand5", {})
    {'key': 'ml-leader-hand5', 'args': {}}
    """
    kind, _, word = component.partition(":")
    if game.id in WORDS and kind == "action":
        return phrase(f"lab-action-{game.id}-{word}")
    namer = NAMERS.get(game.id, {}).get(kind)
    return namer(word, options) if namer else _word(word)


def name_kind(kind: str) -> Phrase:
    """What the components of a kind are called together."""
    return phrase(f"lab-kind-{kind}")


def name_with_kind(game: Game, component: str, options: Options) -> Phrase:
    """A component by its kind and name, for where it stands alone."""
    kind = name_kind(component.partition(":")[0])
    return phrase("lab-component", kind=kind, name=name_component(game, component, options))


def name_option(game: Game, option: str, value: Value) -> Phrase:
    """An option of a game and what was chosen, as the page says them where a table is made."""
    if game.id not in WORDS:
        return phrase("lab-component", kind=_word(option), name=_word(str(value)[:MOST_SHOWN]))
    chosen = next(one for one in game.options if one.name == option)
    has_name = isinstance(chosen, Choice) and value in chosen.values
    said = phrase(f"web-value-{option}-{value}") if has_name else _word(str(value)[:MOST_SHOWN])
    return phrase("lab-component", kind=phrase(f"web-option-{game.id}-{option}"), name=said)


MOST_SHOWN = 40
"""Letters of an option's value: a set of tiles is one."""


def _word(word: str) -> Phrase:
    return phrase("lab-word", word=word.replace("_", " "))


def _card(code: str, _: Options) -> Phrase:
    from wataha.games.lone_wolves.components import SUIT_CODES, SUIT_IDS

    suit = SUIT_IDS[SUIT_CODES.index(code[0])]
    return phrase("lw-card", suit=name(f"lw-{suit}", "of"), value=int(code[1:]))


def _scar_field(place: str, _: Options) -> Phrase:
    one, _border, other = place.partition("+")
    if other:
        return phrase("lw-border-to", one=name(f"lw-{one}"), other=name(f"lw-{other}"))
    return name(f"lw-{place}", "into")


def _honor_token(token: str, _: Options) -> Phrase:
    from wataha.games.lone_wolves.components import HONOR_IDS, HONOR_SIDES

    front, back = HONOR_SIDES[HONOR_IDS.index(token)]
    return phrase("lab-honor", front=front, back=back)


def _moonlight_wolf(kind: str, _: Options) -> Phrase:
    from wataha.games.moonlight.components import BASE_KINDS, KIND_IDS, VALUES

    place = KIND_IDS.index(kind)
    return phrase("ml-wolf" if place < BASE_KINDS else "ml-lone-wolf", value=VALUES[place])


def _region_board(board: str, _: Options) -> Phrase:
    """A board by its five terrains, clockwise from the upper left, the middle last."""
    from wataha.games.the_wolves.components import GROUND_IDS, GROUND_LETTERS, REGION_BOARDS, ZONE_LETTERS

    letters = dict(zip(ZONE_LETTERS, REGION_BOARDS[board], strict=True))
    terrains: dict[str, Any] = {
        side: name(f"tw-{GROUND_IDS[GROUND_LETTERS.index(letters[zone])]}")
        for side, zone in zip(("one", "two", "three", "four", "middle"), "adebc", strict=True)
    }
    return phrase("lab-board", **terrains)


def _tile_face(tile: str, options: Options) -> Phrase:
    """A face by its edges, clockwise from the north, as it is printed."""
    north, east, south, west = (name(f"ws-{edge}") for edge in _edges(tile, options))
    return phrase("lab-face", north=north, east=east, south=south, west=west)


def _figure_tile(tile: str, options: Options) -> Phrase:
    """A tile with a figure by the figure and the sheep on the other face."""
    from wataha.games.wolves_and_sheep.components import TILE_IDS, kind_of

    figure = name(f"ws-{kind_of(TILE_IDS.index(tile))}")
    return phrase("lab-figure", figure=figure, back=name(f"ws-{_edges(f'{tile}A', options)[0]}"))


def _edges(face: str, options: Options) -> list[str]:
    from wataha.games.wolves_and_sheep.components import FACE_IDS, LETTER_IDS, LETTERS, TILE_IDS
    from wataha.games.wolves_and_sheep.tiles import HOUSE, house_tiles, read_code

    tiles = read_code(str(options.get("tiles", HOUSE))) or house_tiles()
    edges = tiles.faces[TILE_IDS.index(face[:-1])][FACE_IDS.index(face[-1])]
    return [LETTER_IDS[LETTERS.index(letter)] for letter in edges]


def _herd(code: str, _: Options) -> Phrase:
    from wataha.games.wolves_and_sheep.components import COLOUR_CODES, COLOUR_IDS

    return name(f"ws-{COLOUR_IDS[COLOUR_CODES.index(code)]}")


def _of_the_wolves(word: str, _: Options) -> Phrase:
    return name(f"tw-{word}")


NAMERS: dict[str, dict[str, Namer]] = {
    "lone_wolves": {
        "card": _card,
        "territory": lambda word, _: name(f"lw-{word}"),
        "scar": lambda word, _: name(f"lw-scar-{word}"),
        "place": _scar_field,
        "honor": _honor_token,
    },
    "moonlight": {
        "wolf": _moonlight_wolf,
        "lone-wolf": _moonlight_wolf,
        "leader": lambda word, _: name(f"ml-leader-{word}"),
    },
    "the_wolves": {
        **dict.fromkeys(("kind", "terrain", "track", "target", "piece"), _of_the_wolves),
        "pack": lambda word, _: name(f"tw-pack-{word}"),
        "faces": lambda word, _: name(f"tw-label-{word}"),
        "region": _region_board,
    },
    "wolves_and_sheep": {
        "tile": _tile_face,
        "special": _figure_tile,
        "colour": _herd,
        "announce": lambda word, _: name(f"ws-{word}"),
    },
}
"""By game and kind, what names a component from its word in moves."""
