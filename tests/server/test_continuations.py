"""The first events of a table that goes on from a finished game, in every game, with polls and hidden steps."""

from __future__ import annotations

import pytest

import wataha
from wataha import Match
from wataha.bots import make_bot
from wataha.server.play.events import PastMove, events_of
from wataha.server.play.table_state import Deal, TableState

MOST = 60


@pytest.mark.parametrize("game", [game.id for game in wataha.games()])
def test_a_game_goes_on_in_the_position_that_it_was_in(game: str) -> None:
    match = Match(game, seed=5, players=max(wataha.game(game).players))
    bots = [make_bot("random", seat) for seat in range(match.players)]
    while not match.over and match.ply < MOST:
        match.play(bots[match.actor].choose(match))
    moves = [PastMove(seat, path, False) for seat, path in zip(match.movers, match.paths, strict=True)]
    deal = Deal(game, match.players, match.options, match.seed, frozenset({0}), started=1000)
    for ply in range(0, len(moves), 7):
        events = events_of(moves[:ply], ["ala", *["bot:pup"] * (match.players - 1)], 2000)
        state = TableState.fold(deal, events)
        then = Match.replay(match.record(), ply)
        assert state.match.states.tobytes() == then.states.tobytes()
        assert state.version == ply
        assert (state.match.actor, state.ended) == (then.actor, None)
