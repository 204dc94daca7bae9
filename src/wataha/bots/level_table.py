"""How every level thinks, at every table: how far it looks, and how surely it picks the best of what it sees."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from wataha.engine.errors import WatahaError

from .think import Budget

NAMES = ("pup", "scout", "hunter", "alpha")
"""From the weakest to the strongest, for every game."""

LEGEND = "legend"
"""The level above, for games whose nets were trained."""

SECONDS = 1.8
"""No level thinks longer; on a usual machine the iterations end much sooner."""


@dataclass(frozen=True)
class Level:
    """How a level thinks."""

    iterations: int
    """Of the search, over all trees; 0 for one glance at each move by the evaluation."""
    temperature: float = 0.0
    """How much worse a move may look and still be picked, in units of how far the moves lie apart; 0: only the best."""
    trees: int = 1
    seconds: float = SECONDS

    @property
    def budget(self) -> Budget:
        return Budget(self.iterations, self.seconds, self.trees)

    def but(self, changes: dict[str, str]) -> Level:
        """The same with some of it changed, as people write it.

        >>> Level(80).but({"temperature": "0.5"})
        Level(iterations=80, temperature=0.5, trees=1, seconds=1.8)
        """
        try:
            return replace(self, **{name: type(getattr(self, name))(value) for name, value in changes.items()})
        except ValueError as trouble:
            raise WatahaError(f"A bot's setting is not a number: {trouble}.") from trouble


def split_changes(changes: dict[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """What changes how a level thinks, and what does not.

    >>> split_changes({"iterations": "20", "explore": "1"})
    ({'iterations': '20'}, {'explore': '1'})
    """
    own = {field.name for field in fields(Level)}
    return {k: v for k, v in changes.items() if k in own}, {k: v for k, v in changes.items() if k not in own}


PAIR, MORE, CROWD, FIVE = 2, 3, 4, 5
"""From how many players on."""

LEVELS: dict[str, dict[str, dict[int, Level]]] = {
    "": {
        "pup": {PAIR: Level(0, 1.0)},
        "scout": {PAIR: Level(0, 0.2)},
        "hunter": {PAIR: Level(1_000, 0.1)},
        "alpha": {PAIR: Level(24_000, trees=2)},
        "legend": {PAIR: Level(300)},
    },
    "moonlight": {
        "pup": {PAIR: Level(0, 0.8)},
        "scout": {PAIR: Level(0, 0.3)},
        "hunter": {PAIR: Level(150, 0.2)},
        "alpha": {PAIR: Level(40_000, trees=2)},
        "legend": {PAIR: Level(80)},
    },
    "the_wolves": {
        "pup": {PAIR: Level(0, 0.6), MORE: Level(0, 0.9)},
        "scout": {PAIR: Level(0, 0.15), MORE: Level(0, 0.5), FIVE: Level(0, 0.55)},
        "hunter": {PAIR: Level(36, 0.1), FIVE: Level(24, 0.15)},
        "alpha": {PAIR: Level(400, trees=2), CROWD: Level(1_000, trees=2), FIVE: Level(400, trees=2)},
        "legend": {PAIR: Level(64), FIVE: Level(24)},
    },
    "wolves_and_sheep": {
        "pup": {PAIR: Level(0, 1.0)},
        "scout": {PAIR: Level(0, 0.6)},
        "hunter": {PAIR: Level(120, 0.4), CROWD: Level(120, 0.5)},
        "alpha": {PAIR: Level(8_000, trees=2)},
        "legend": {PAIR: Level(0, 0.45), CROWD: Level(1_000)},
    },
}
"""The levels by game, where one needs its own, else those under no name; each from so many players on."""


def level_for(game_id: str, name: str, players: int = PAIR) -> Level:
    """How a level thinks about a game with so many players.

    >>> level_for("the_wolves", "scout") == level_for("the_wolves", "scout", 4)
    False
    """
    levels = LEVELS.get(game_id, LEVELS[""])[name]
    return levels[max(fewest for fewest in levels if fewest <= players)]


def is_quick(game_id: str, name: str) -> bool:
    """Whether a level only glances at each move: it decides within seconds also where rules run interpreted."""
    return name in NAMES and level_for(game_id, name).iterations == 0
