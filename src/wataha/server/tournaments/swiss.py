"""The Swiss system for two: the Dutch rules of FIDE, by py4swiss. Who has white there sits in the first seat here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from py4swiss.engines.common import PairingError
from py4swiss.engines.dutch import Engine
from py4swiss.trf import ParsedTrf
from py4swiss.trf.codes import PlayerCode
from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
from py4swiss.trf.sections import PlayerSection, XSection

from .standings import POINT, Game, tally_up

NOT_PAIRED = RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.ZERO_POINT_BYE)
LEFT_OVER = RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.PAIRING_ALLOCATED_BYE)
HALF_A_POINT = RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.HALF_POINT_BYE)
A_POINT = RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.FULL_POINT_BYE)
COLOURLESS = {
    ResultToken.WIN: HALF_A_POINT,
    ResultToken.DRAW: HALF_A_POINT,
    ResultToken.LOSS: NOT_PAIRED,
    ResultToken.FORFEIT_WIN: A_POINT,
    ResultToken.FORFEIT_LOSS: NOT_PAIRED,
    ResultToken.ZERO_POINT_BYE: NOT_PAIRED,
    ResultToken.PAIRING_ALLOCATED_BYE: LEFT_OVER,
}
"""Results as they are told where colours are not to count; who has won may still be left over once."""
PLAYED = (ResultToken.LOSS, ResultToken.DRAW, ResultToken.WIN)


def pair_next_round(
    people: Sequence[str], missing: Collection[str], games: Sequence[Game], done: int, rounds: int
) -> list[tuple[str, ...]]:
    """The pairs of the round after `done` of them, in the order of seats, one who is left over alone.

    `people` are in the order of their ratings, `missing` do not play on. Where few are left to meet, FIDE's rules can
    leave no pairing: then those about colours are left out, and if that does not help, people meet again.
    """
    number = {person: place for place, person in enumerate(people, 1)}
    zeroed = {number[person] for person in missing}
    past = {person: [_result(person, round, games, number) for round in range(1, done + 1)] for person in people}
    colourless = {person: [COLOURLESS[result.result] for result in results] for person, results in past.items()}
    forgotten = {person: [NOT_PAIRED] * done for person in people}
    met = {(number[game.people[0]], number[game.people[1]]) for game in games if len(game.people) == 2}
    for told, apart in ((past, set[tuple[int, int]]()), (colourless, met), (forgotten, set[tuple[int, int]]())):
        section = XSection(number_of_rounds=rounds, zeroed_ids=zeroed, forbidden_pairs=apart)
        try:
            return _pair(people, games, told, section)
        except PairingError:
            continue
    raise AssertionError("people who may meet anybody can be paired")


def _pair(
    people: Sequence[str], games: Sequence[Game], past: Mapping[str, list[RoundResult]], section: XSection
) -> list[tuple[str, ...]]:
    tallies = tally_up(people, games)
    sections = [
        PlayerSection(
            code=PlayerCode.PLAYER,
            starting_number=number,
            points_times_ten=tallies[person].units * 10 // POINT,
            rank=number,
            results=past[person],
        )
        for number, person in enumerate(people, 1)
    ]
    pairs = Engine.generate_pairings(ParsedTrf(player_sections=sections, x_section=section))
    return [tuple(people[seat - 1] for seat in (pair.white, pair.black) if seat) for pair in pairs]


def _result(person: str, round: int, games: Sequence[Game], number: dict[str, int]) -> RoundResult:
    """How a round went for someone, as FIDE's tournament reports say it."""
    game = next((game for game in games if game.round == round and person in game.people), None)
    if game is None:
        return NOT_PAIRED
    if len(game.people) == 1:
        return LEFT_OVER
    other = next(other for other in game.people if other != person)
    colour = ColorToken.WHITE if game.people[0] == person else ColorToken.BLACK
    won = game.result(person, other)
    if game.absent:
        return RoundResult(id=number[other], color=colour, result=_forfeit(won))
    return RoundResult(id=number[other], color=colour, result=PLAYED[won])


def _forfeit(won: int) -> ResultToken:
    return ResultToken.FORFEIT_WIN if won else ResultToken.FORFEIT_LOSS
