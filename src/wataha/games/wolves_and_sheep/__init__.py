"""Wolves and Sheep: secret herds, tiles edge to edge, wolves in the forests; with the expansion Big Fish."""

from __future__ import annotations

from wataha.engine.game import Choice, Game, Number, Supply
from wataha.engine.registry import register

from . import actions, knowledge, rules, scoring, setup
from .components import AUTHORS, INTERRUPTS, LONGEST, MINUTES, MOVE_SECONDS, PLAYERS, TITLES
from .state import DTYPE
from .tiles import HOUSE, HOUSE_FILE, code_numbers

GAME = register(
    Game(
        id="wolves_and_sheep",
        rules_version=1,
        titles=TITLES,
        authors=AUTHORS,
        players=PLAYERS,
        minutes=MINUTES,
        options=(
            Choice("big_fish", ("off", "on"), default="off"),
            Choice("two_player_herds", ("off", "on"), default="off", players=(2,)),
            Choice("interrupts", INTERRUPTS, default=INTERRUPTS[0]),
            Number("move_time", *MOVE_SECONDS, default=0, off="none"),
            Supply("tiles", (HOUSE,), default=HOUSE, numbers=code_numbers),
        ),
        dtype=DTYPE,
        actions=actions.ACTIONS,
        most_choices=actions.MOST_CHOICES,
        longest=LONGEST,
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
        extra_sources=(HOUSE_FILE,),
        time_out=actions.TIME_OUT,
        time_limit="move_time",
    )
)
