"""Moonlight: two packs fight over a mountain, row by row, for two rounds won."""

from __future__ import annotations

from wataha.engine.game import Choice, Game, Number
from wataha.engine.registry import register

from . import knowledge, placing, rules, scoring
from .components import AUTHORS, FIRST_PLAYERS, LEADER_POOLS, MAX_UNDECIDED, MINUTES, MOON_SET_IDS, SEATS, TITLES
from .state import DTYPE

GAME = register(
    Game(
        id="moonlight",
        rules_version=1,
        titles=TITLES,
        authors=AUTHORS,
        players=(SEATS,),
        minutes=MINUTES,
        options=(
            Choice("first_player", FIRST_PLAYERS, default="random"),
            Choice("moon_set", MOON_SET_IDS, default="ones_twos"),
            Choice("leader_pool", LEADER_POOLS, default="all"),
            Number("max_undecided", 1, MAX_UNDECIDED, default=MAX_UNDECIDED),
        ),
        dtype=DTYPE,
        actions=placing.ACTIONS,
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
