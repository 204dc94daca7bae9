"""Lone Wolves: two packs, thirteen tricks, five territories."""

from __future__ import annotations

from wataha.engine.game import Choice, Game
from wataha.engine.registry import register

from . import knowledge, rules, scoring
from .components import AUTHORS, BOARD_IDS, FIRST_LEADERS, MINUTES, SEATS, TITLES
from .state import DTYPE

GAME = register(
    Game(
        id="lone_wolves",
        rules_version=1,
        titles=TITLES,
        authors=AUTHORS,
        players=(SEATS,),
        minutes=MINUTES,
        options=(
            Choice("board", BOARD_IDS, default="basic"),
            Choice("first_leader", FIRST_LEADERS, default="random"),
        ),
        dtype=DTYPE,
        actions=rules.ACTIONS,
        most_choices=rules.MOST_CHOICES,
        longest=rules.LONGEST,
        observation=knowledge.OBSERVATION,
        breakdown=scoring.BREAKDOWN,
        setup=rules.setup,
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
