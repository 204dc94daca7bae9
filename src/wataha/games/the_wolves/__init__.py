"""The Wolves: packs on a map of hexes, terrain tiles to flip, three moons that score."""

from __future__ import annotations

from dataclasses import dataclass

from wataha.engine.game import Choice, Game, Number, Value
from wataha.engine.registry import register

from . import actions, knowledge, rules, scoring, setup
from .components import (
    AUTHORS,
    FIRST_SEATS,
    MINUTES,
    MOST_STALL_ROUNDS,
    ORIENTATIONS,
    PACK_ASSIGNMENTS,
    PLAYERS,
    RANDOM_SEAT,
    STALL_ROUNDS,
    TILE_STARTS,
    TITLES,
)
from .state import DTYPE


@dataclass(frozen=True)
class FirstSeat(Choice):
    """A seat that drafts and plays first: one at which somebody sits."""

    def suits(self, players: int, value: Value) -> bool:
        return value == self.default or int(value) < players


GAME = register(
    Game(
        id="the_wolves",
        rules_version=1,
        titles=TITLES,
        authors=AUTHORS,
        players=PLAYERS,
        minutes=MINUTES,
        options=(
            Choice("board_orientation", ORIENTATIONS, default="fixed"),
            Choice("tile_start", TILE_STARTS, default="front"),
            Choice("pack_assignment", PACK_ASSIGNMENTS, default="random"),
            FirstSeat("first_seat", FIRST_SEATS, default=FIRST_SEATS[RANDOM_SEAT]),
            Number("stall_rounds", 0, MOST_STALL_ROUNDS, default=STALL_ROUNDS),
        ),
        dtype=DTYPE,
        actions=actions.ACTIONS,
        most_choices=rules.MOST_CHOICES,
        longest=rules.LONGEST,
        observation=knowledge.OBSERVATION,
        breakdown=scoring.BREAKDOWN,
        setup=setup.setup,
        actor=rules.actor,
        legal=rules.legal,
        apply=rules.apply,
        score=scoring.score,
        standing=scoring.standing,
        break_down=scoring.break_down,
        redeal=knowledge.redeal,
        observe=knowledge.observe,
        package=__name__,
    )
)
