"""Bots of the lab: what one may not use it uses only under duress, and none that cheats gets out of the lab."""

from __future__ import annotations

import pytest

import wataha
from wataha.bots import make_bot
from wataha.bots.question import legal_moves
from wataha.engine.errors import WatahaError
from wataha.lab.components import components_of
from wataha.lab.contest import Contest
from wataha.lab.lab_bots import make_lab_bot


@pytest.mark.parametrize("level", ["pup", "hunter:iterations=30,seconds=inf"])
@pytest.mark.parametrize("component", ["territory:cave", "honor:H2", "card:G4"])
def test_a_restricted_bot_uses_a_component_only_where_nothing_else_is_left(level: str, component: str) -> None:
    game = wataha.game("lone_wolves")
    states = game.deal(5)
    bot = make_lab_bot(f"{level} without {component}", 1)
    spared = 0
    while game.calls.actor(states, 0) >= 0:
        using = [component in components_of(game, states, 0, move) for move in legal_moves(game, states, 0).tolist()]
        action = bot.move(game, states, 0, 2)
        assert all(using) or component not in components_of(game, states, 0, action)
        spared += any(using) and not all(using)
        game.calls.apply(states, 0, action)
    assert spared, component


def test_components_are_named_as_moves_name_them() -> None:
    game = wataha.game("lone_wolves")
    states = game.deal(5)
    action = game.table.action("play K2 cave")
    assert action is not None
    token = f"honor:H{int(states[0]['honor'][0]) + 1}"
    assert components_of(game, states, 0, action) == ("action:play", "card:K2", "territory:cave", token)


def test_regions_of_the_wolves_are_those_of_the_map() -> None:
    game = wataha.game("the_wolves")
    states = game.deal(5, 3)
    used = {
        component
        for action in range(game.actions)
        for component in components_of(game, states, 0, action)
        if component.startswith("region:")
    }
    on_the_map = {f"region:R{board + 1}" for board in states[0]["board"].tolist() if board >= 0}
    assert used == on_the_map


@pytest.mark.parametrize("name", ["peeking", "honest", "pup without card:K2"])
def test_no_table_can_seat_a_bot_of_the_lab(name: str) -> None:
    with pytest.raises(WatahaError):
        make_bot(name, 0)


@pytest.mark.parametrize("name", ["pup without card:Q9", "pup without nothing", "peeking:worlds=0"])
def test_what_the_lab_does_not_know_is_refused(name: str) -> None:
    with pytest.raises(WatahaError):
        Contest(wataha.game("lone_wolves"), ("pup", name), 1, 2, {})
