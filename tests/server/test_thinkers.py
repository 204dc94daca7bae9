"""Thinking happens elsewhere: turns come first, queues are fair and bounded, and a thinker can die."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from functools import partial

import pytest

from tests.server.waiting import until
from wataha.bots import make_bot
from wataha.bots.adviser import Adviser
from wataha.engine.match import Match
from wataha.engine.registry import all_games
from wataha.server.bots import thinkers as pool_of
from wataha.server.bots.fair_queue import Asker, FairQueue, QueueFull
from wataha.server.bots.game_warm_up import GameWarmUp
from wataha.server.bots.hints import Hints
from wataha.server.bots.service import BotService
from wataha.server.bots.thinkers import Kind, Thinkers, Turn
from wataha.server.bots.thoughts import World
from wataha.server.errors import Refusal

pytestmark = pytest.mark.anyio

VICTIM = Asker("victim", "198.51.100.7")
GUESTS = [Asker(f"guest{number}", "203.0.113.9") for number in range(60)]


@pytest.fixture
def pool() -> Iterator[Thinkers]:
    thinkers = Thinkers(2, turns=256, others=64)
    yield thinkers
    thinkers.stop()


# Fair queues.


def test_sixty_guests_of_one_address_do_not_hold_up_another() -> None:
    queue: FairQueue[tuple[str, int]] = FairQueue(most=1000)
    for number in range(6):
        for guest in GUESTS:
            queue.add(guest, (guest.person, number))
    queue.add(VICTIM, ("victim", 0))
    assert queue.ahead(("victim", 0)) == 1
    assert [queue.pop() for _ in range(3)] == [("guest0", 0), ("victim", 0), ("guest1", 0)]


def test_at_an_address_its_people_take_turns() -> None:
    queue: FairQueue[str] = FairQueue(most=10)
    for item in ("a1", "a2", "a3"):
        queue.add(Asker("ala", "home"), item)
    queue.add(Asker("ola", "home"), "o1")
    assert list(queue) == ["a1", "o1", "a2", "a3"]


def test_in_a_full_queue_whoever_has_most_gives_way_and_nobody_else_does() -> None:
    queue: FairQueue[str] = FairQueue(most=4)
    for item in ("a1", "a2", "a3"):
        queue.add(Asker("ala", "home"), item)
    queue.add(Asker("ola", "home"), "o1")
    with pytest.raises(QueueFull):
        queue.add(Asker("ala", "home"), "a4")
    assert queue.add(VICTIM, "v1") == "a3"
    assert queue.add(VICTIM, "v2") == "a2"
    with pytest.raises(QueueFull):
        queue.add(VICTIM, "v3")
    assert sorted(queue) == ["a1", "o1", "v1", "v2"]


def test_who_waits_no_longer_leaves_the_queue() -> None:
    queue: FairQueue[str] = FairQueue(most=4)
    queue.add(VICTIM, "v1")
    queue.add(VICTIM, "v2")
    queue.remove("v1")
    queue.remove("v1")
    assert (list(queue), queue.ahead("v1"), len(queue)) == (["v2"], None, 1)


# The pool.


def granted(turn: Turn) -> bool:
    return turn.granted.done()


async def test_turns_come_before_hints_and_those_before_analyses() -> None:
    pool, order = Thinkers(1, turns=9, others=9), list[str]()
    first = pool.line_up("turn", VICTIM)

    async def take(kind: Kind) -> None:
        async with pool.line_up(kind, VICTIM):
            order.append(kind)

    kinds: tuple[Kind, ...] = ("analysis", "hint", "turn", "analysis", "hint", "turn")
    tasks = [asyncio.create_task(take(kind)) for kind in kinds]
    await asyncio.sleep(0)
    first.leave()
    await asyncio.gather(*tasks)
    assert order == ["turn", "turn", "hint", "hint", "analysis", "analysis"]


async def test_sixty_guests_with_six_hints_each_keep_no_bot_from_its_turn(pool: Thinkers) -> None:
    refused = 0
    for _ in range(6):
        for guest in GUESTS:
            try:
                pool.line_up("hint", guest)
            except Refusal:
                refused += 1
    assert refused == 360 - 64 - 1, "one is thought about, so many wait, and the others are told so"
    assert granted(pool.line_up("turn", VICTIM))
    hint = pool.line_up("hint", VICTIM)
    assert hint.ahead == 1, "and a hint for somebody else is next but one"


async def test_turns_of_one_address_keep_no_other_from_theirs(pool: Thinkers) -> None:
    for guest in GUESTS:
        pool.line_up("turn", guest)
    assert pool.line_up("turn", VICTIM).ahead == 1


async def test_one_thinker_is_kept_for_turns(pool: Thinkers) -> None:
    assert granted(pool.line_up("analysis", VICTIM))
    assert not granted(pool.line_up("hint", VICTIM))
    turns = [pool.line_up("turn", VICTIM) for _ in range(2)]
    assert [granted(turn) for turn in turns] == [True, False]


async def test_whoever_gives_way_is_told_so() -> None:
    pool = Thinkers(1, turns=1, others=2)
    pool.line_up("turn", VICTIM)
    waiting = [pool.line_up("hint", guest) for guest in GUESTS[:2]]
    pool.line_up("hint", VICTIM)
    with pytest.raises(Refusal, match="queue-full"):
        await waiting[1].granted


async def test_a_turn_that_is_given_up_leaves_the_thinker_to_others() -> None:
    pool = Thinkers(1, turns=4, others=4)
    first, second, third = (pool.line_up("turn", VICTIM) for _ in range(3))
    second.leave()
    first.leave()
    first.leave()
    assert granted(third)


# Thinkers.


def die_once(marker: str) -> str:
    """Die in the middle of a thought, but not the second time."""
    if not os.path.exists(marker):
        open(marker, "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    return "thought"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hang() -> None:
    signal.pause()


def stumble(hand: str) -> None:
    raise ValueError(f"the hand is {hand}")


async def test_a_thought_whose_process_is_killed_is_thought_again(
    pool: Thinkers, tmp_path: pytest.TempPathFactory
) -> None:
    async with pool.line_up("turn", VICTIM) as turn:
        assert await turn.think(die_once, f"{tmp_path}/died") == "thought"
    assert len(pool.pids) == 1


async def test_a_thought_that_always_kills_is_refused_and_the_next_one_is_thought(pool: Thinkers) -> None:
    async with pool.line_up("turn", VICTIM) as turn:
        with pytest.raises(Refusal, match="thought-failed"):
            await turn.think(die)
        assert await turn.think(len, "word") == 4


async def test_a_thought_that_hangs_is_ended(pool: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_of, "HUNG_SECONDS", 0.5)
    async with pool.line_up("turn", VICTIM) as turn:
        with pytest.raises(Refusal, match="thought-failed"):
            await turn.think(hang)
    assert pool.pids == []


async def test_a_thought_that_fails_names_no_hand_and_its_process_goes_on(
    pool: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    async with pool.line_up("turn", VICTIM) as turn:
        await turn.think(len, "")
        pids = pool.pids
        with pytest.raises(Refusal, match="thought-failed"):
            await turn.think(stumble, "two wolves")
        assert pool.pids == pids
    (record,) = (record for record in caplog.records if record.message == "a thought failed")
    assert "ValueError" in record.__dict__["trouble"]
    assert "two wolves" not in str(record.__dict__)


async def test_processes_end_with_the_pool(pool: Thinkers) -> None:
    async with pool.line_up("turn", VICTIM) as turn:
        pid = await turn.think(os.getpid)
    assert pool.pids == [pid]
    assert pid != os.getpid()
    pool.stop()
    assert pool.pids == []
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


# What a thinker is told.


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_bot_chooses_the_same_in_a_world_that_it_could_believe_in(game: str) -> None:
    match = Match(game, seed=11)
    for ply in range(24):
        world = World.imagined(match, seed=ply).match()
        assert world.view(world.actor) == match.view(match.actor)
        assert make_bot("scout", 5).choose(world) == make_bot("scout", 5).choose(match)
        match.play(match.moves()[ply % len(match.moves())])


def test_a_world_tells_nothing_that_its_seat_cannot_know() -> None:
    match = Match("lone_wolves", seed=7, first_leader="0")
    others = [match.imagine(0, seed) for seed in range(20)]
    assert len({other.states.tobytes() for other in others}) == 20
    assert len({World.imagined(other, seed=3).record for other in others}) == 1


# Hints.


class Answering(BotService):
    """Bots whose hints are there when a test says so."""

    def __init__(self, pool: Thinkers) -> None:
        super().__init__("secret", pool)
        self.there = asyncio.Event()
        self.thought = 0

    async def advise(self, turn: Turn, adviser: Adviser, table: str, match: Match, version: int) -> dict[str, object]:
        assert adviser == Adviser("alpha", has_net=False), "the net is not compiled yet"
        self.thought += 1
        await self.there.wait()
        return {"moves": [table], "line": []}


class Ready(GameWarmUp):
    """Games whose bots can think."""

    def are_bots_ready(self, game: str) -> bool:
        return game in self.games


async def test_there_are_no_hints_before_the_bots_can_think() -> None:
    pool = Thinkers(1, turns=4, others=4)
    hints = Hints(Answering(pool), GameWarmUp((), Answering(pool)))
    with pytest.raises(Refusal, match="game-not-ready"):
        await hints.ask("mine", Match("lone_wolves", seed=7), 0, VICTIM, lambda: None)


async def test_who_waits_for_a_hint_sees_where_they_stand_and_asking_again_costs_nothing() -> None:
    pool, counted = Thinkers(1, turns=4, others=4), list[str]()
    bots, match = Answering(pool), Match("lone_wolves", seed=7)
    hints = Hints(bots, Ready((), bots), answer=0.01)
    ask = [
        partial(hints.ask, table, match, 0, asker, lambda table=table: counted.append(table))
        for table, asker in (("mine", VICTIM), ("one", GUESTS[0]), ("two", GUESTS[1]))
    ]
    assert [await each() for each in ask] == [0, 0, 1]
    assert await ask[2]() == 1
    assert counted == ["mine", "one", "two"]
    bots.there.set()
    assert await asyncio.wait_for(_answered(ask[2]), 30) == {"moves": ["two"], "line": []}
    assert bots.thought == 3
    await hints.stop()


async def _answered(ask: Callable[[], Awaitable[object]]) -> object:
    while isinstance(answer := await ask(), int):
        await asyncio.sleep(0)
    return answer


async def test_a_hint_that_nobody_asks_for_any_more_is_forgotten() -> None:
    pool = Thinkers(1, turns=4, others=4)
    bots, match = Answering(pool), Match("lone_wolves", seed=7)
    hints = Hints(bots, Ready((), bots), answer=0.01, forget=0.01)
    pool.line_up("turn", VICTIM)
    await hints.ask("mine", match, 0, VICTIM, lambda: None)
    other = pool.line_up("hint", VICTIM)
    await until(lambda: other.ahead == 0)
    await hints.stop()
