"""The variants of each game that nets learn from, so that they can play all of them."""

from __future__ import annotations

from itertools import product

from wataha.engine.game import Choice, Game, Option, Value

LEARNED: dict[str, dict[str, tuple[Value, ...]]] = {
    "lone_wolves": {"board": ("basic", "advanced")},
    "moonlight": {
        "moon_set": ("ones_twos", "twos"),
        "leader_pool": ("all", "book"),
        "max_undecided": (1, 3, 10),
    },
    "the_wolves": {
        "board_orientation": ("fixed", "random"),
        "tile_start": ("front", "back", "choice"),
        "pack_assignment": ("random", "chosen"),
    },
    "wolves_and_sheep": {
        "big_fish": ("off", "on"),
        "two_player_herds": ("off", "on"),
        "interrupts": ("any_time", "own_turn"),
    },
}
"""The options that vary in the games from which nets learn, and their values. Of the others some do not show in what a
net sees (a clock, own tiles), and some are drawn by lot as they are (who begins).
"""


def learned_variants(game: Game, players: int) -> list[dict[str, Value]]:
    """Every variant that is dealt, in turn, to nets that learn a game for so many players.

    >>> import wataha
    >>> learned_variants(wataha.game("lone_wolves"), 2)
    [{'board': 'basic'}, {'board': 'advanced'}]
    """
    learned = LEARNED.get(game.id, {})
    options = [option for option in game.options if option.name in learned]
    values = [[value for value in learned[option.name] if _suits(option, players, value)] for option in options]
    return [{option.name: value for option, value in zip(options, chosen, strict=True)} for chosen in product(*values)]


def _suits(option: Option, players: int, value: Value) -> bool:
    return not isinstance(option, Choice) or option.suits(players, value)
