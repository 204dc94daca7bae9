"""The fold of the log: clocks, requests, resigning and standing, without a server."""

from __future__ import annotations

import pytest

from wataha.engine.errors import IllegalMove
from wataha.engine.match import Match
from wataha.engine.table import Clock
from wataha.engine.views import PUBLIC
from wataha.server.errors import Refusal
from wataha.server.play.commands import MOST_UNDOS, Command, decide, declines_first
from wataha.server.play.events import (
    AGREE,
    ANSWER,
    ASK_END,
    ASK_UNDO,
    AWAY,
    BACK,
    CLOCK,
    CLOSE,
    HOLIDAY,
    MOVE,
    RESIGN,
    TIME_OUT,
    UNDO,
    Event,
)
from wataha.server.play.holidays import write_until
from wataha.server.play.polls import MOST_ANSWERS, STEP
from wataha.server.play.table_state import Deal, TableState
from wataha.server.timestamps import DAY, MINUTE, now


def deal(**changes: object) -> Deal:
    plain = {
        "game": "lone_wolves",
        "players": 2,
        "options": {"first_leader": "0"},
        "seed": 7,
        "people": frozenset({0, 1}),
        "started": 1_000,
    }
    return Deal(**{**plain, **changes})  # type: ignore[arg-type]


class Log:
    """A log that grows, the state that follows from it, and the time of its last event."""

    def __init__(self, **changes: object) -> None:
        self.state = TableState(deal(**changes))
        self.events: list[Event] = []
        self.now = self.state.deal.started

    def enter(
        self, kind: str, seat: int, at: int = 2_000, by: str = "someone", path: str | None = None, plies: int = 0
    ) -> None:
        if kind == MOVE and path is None:
            path = self.state.match.moves()[0]
        self.events.append(Event(self.state.version + 1, kind, seat, at, by, path, plies))
        self.state = self.state.after(self.events[-1])
        self.now = at

    def play(self, *starts: str, each: int = 1_000) -> None:
        """The next moves, each the first legal one that starts so, so long after the one before."""
        for start in starts:
            path = next(path for path in self.state.match.moves() if path.startswith(start))
            self.enter(MOVE, self.state.actor, self.now + each, path=path)

    def answer(self, seat: int, start: str, each: int = 0, by: str = "someone", at: int | None = None) -> None:
        """A seat answers in a poll: the first move that starts so."""
        path = next(path for path in self.state.match_for(seat).moves() if path.startswith(start))
        self.enter(ANSWER, seat, self.now + each if at is None else at, by, path)

    def close(self) -> None:
        """The poll that is open closes on time."""
        assert self.state.poll is not None
        self.enter(CLOSE, self.state.actor, self.state.poll.ends, CLOCK)

    def offers(self, seat: int, start: str) -> bool:
        return any(path.startswith(start) for path in self.state.match_for(seat).moves())

    def go_on(self) -> None:
        """Whatever comes next, of the quietest kind; nobody interrupts."""
        if self.state.poll:
            self.close()
        else:
            verbs = ("tile", "cell", "turn", "pass", "")
            moves = self.state.match.moves()
            self.play(next(verb for verb in verbs if any(path.startswith(verb) for path in moves)), each=0)

    @property
    def left(self) -> int:
        """Seconds that whoever decides still has."""
        deadline = self.state.deadline()
        assert deadline is not None
        return (deadline - self.now) // 1000

    @property
    def decision(self) -> tuple[int, str, int]:
        """Who decides, what, and how many seconds they have."""
        return self.state.actor, self.state.match.view(None)["decision"], self.left


def timed(wanted: str, **changes: object) -> Log:
    """Wolves and Sheep for three with 30 seconds a turn, up to a main decision where a move of this kind is legal."""
    for seed in range(200):
        log = sheep(seed, **changes)
        for _ in range(30):
            if log.state.poll is None and any(path.startswith(wanted) for path in log.state.match.moves()):
                return log
            log.go_on()
    raise AssertionError(f"no deal allows {wanted}")


def sheep(seed: int, **changes: object) -> Log:
    plain = {"game": "wolves_and_sheep", "players": 3, "options": {"move_time": 30}, "people": frozenset(range(3))}
    return Log(seed=seed, **{**plain, **changes})


def polled(**changes: object) -> tuple[Log, int]:
    """An open poll, and a seat that is asked in another's turn, as not the first one, and could reveal something."""
    for seed in range(200):
        log = sheep(seed, **changes)
        for _ in range(30):
            seat = log.state.poll.seats[-1] if log.state.poll else log.state.match.fields().owner
            if log.state.poll and seat != log.state.match.fields().owner and log.offers(seat, "reveal"):
                return log, seat
            log.go_on()
    raise AssertionError("no deal lets a polled seat reveal")


def test_one_clock_runs_for_all_of_a_turn() -> None:
    """WS-62: D1 and its sub-decisions share the time; the next turn has its own."""
    log = timed("tile")
    owner = log.state.actor
    assert log.left == 30
    log.play("tile", each=5_000)
    assert log.decision == (owner, "cell", 25)
    log.play("cell", each=9_000)
    log.close()
    assert log.decision == ((owner + 1) % 3, "main", 30)


def test_the_clock_stands_still_while_a_poll_is_open() -> None:
    """WS-62: after a reveal at D1 the others are asked; then the owner goes on with what was left."""
    log = timed("reveal")
    owner, steps = log.state.actor, 0
    log.play("reveal", each=6_000)
    while log.state.poll is None:
        log.play("")
        steps += 1
    assert len(log.state.poll.seats) == 2
    assert owner not in log.state.poll.seats
    log.close()
    assert log.decision == (owner, "main", 30 - 6 - steps)


def test_what_begins_in_a_poll_has_a_fresh_clock_that_all_see() -> None:
    """WS-62: S or R started in another's turn gets the whole time, shared by its steps."""
    log, seat = polled()
    log.answer(seat, "reveal")
    log.close()
    assert log.decision == (seat, "shepherd_cell", 30)
    assert len({log.state.deadline(eyes) for eyes in (0, 1, 2, PUBLIC)}) == 1
    log.play("cell", each=12_000)
    assert log.decision == (seat, "bonus_tile", 18)


def test_taking_a_step_back_gives_no_time_back() -> None:
    log = timed("tile")
    owner, ply = log.state.actor, log.state.match.ply
    log.play("tile", each=11_000)
    log.enter(UNDO, owner, at=log.now + 1_000, plies=1)
    assert (log.state.match.ply, log.left) == (ply, 18)
    log.enter(AWAY, owner, at=log.now + 3_000)
    log.enter(BACK, owner, at=log.now + 60_000)
    assert log.left == 15


def test_a_rebuilt_table_has_the_same_clock() -> None:
    log = Log(game="wolves_and_sheep", options={"move_time": 30})
    log.play(*[""] * 40, each=700)
    again = TableState.fold(log.state.deal, log.events)
    assert (again.clocks, again.spent, again.deadline()) == (log.state.clocks, log.state.spent, log.state.deadline())
    assert (again.hidden, again.since) == (log.state.hidden, log.state.since)


def test_without_a_rule_of_its_own_every_decision_has_its_own_clock() -> None:
    match = TableState(deal()).match
    assert match.game.table.clock(20, 3, None, match.fields()) == Clock(20, began=3, turn=3)


def test_on_holiday_the_clock_of_a_seat_stands_still() -> None:
    log = Log(pace="days", seconds=86_400)
    log.enter(HOLIDAY, 0, at=DAY // 2, path=write_until(4 * DAY))
    assert log.state.deadline() == 1_000 + DAY + (4 * DAY - DAY // 2)
    assert (log.state.stands_until(DAY), log.state.stands_until(4 * DAY)) == (4 * DAY, None)
    log.enter(MOVE, 0, at=DAY)
    assert (log.state.deadline(), log.state.stands_until(DAY)) == (2 * DAY, None), "the other is at home"
    log.enter(MOVE, log.state.actor, at=2 * DAY)
    while log.state.actor != 0:
        log.enter(MOVE, log.state.actor, at=2 * DAY)
    assert log.state.deadline() == 5 * DAY, "what is left of the holiday, and a day"
    log.enter(HOLIDAY, 0, at=3 * DAY, path=write_until(6 * DAY))
    assert log.state.deadline() == 7 * DAY
    log.enter(HOLIDAY, 0, at=3 * DAY + 5, path=write_until(3 * DAY))
    assert log.state.deadline() == 4 * DAY + 5, "back early"
    log.enter(HOLIDAY, 0, at=3 * DAY + 10, path=write_until(5 * DAY))
    assert log.state.deadline() == 6 * DAY - 5, "what ran in between is gone"
    again = TableState.fold(log.state.deal, log.events)
    assert (again.holidays, again.deadline()) == (log.state.holidays, log.state.deadline())


def test_a_poll_waits_for_those_who_are_on_holiday() -> None:
    log, seat = polled(pace="days", seconds=86_400, options={})
    assert log.state.poll is not None
    before = log.state.poll.closes
    log.enter(HOLIDAY, seat, at=log.now + 1_000, path=write_until(log.now + 9 * DAY))
    assert log.state.poll.closes == before + 9 * DAY - 1_000
    log.enter(HOLIDAY, seat, at=log.now + 1_000, path=write_until(0))
    assert log.state.poll.closes == before + 1_000


def test_a_holiday_does_not_stop_a_clock_in_its_last_hour() -> None:
    moment = now()
    for left, granted in ((59 * MINUTE, False), (61 * MINUTE, True)):
        log = Log(pace="days", seconds=86_400, started=moment + left - DAY)
        go = Command(HOLIDAY, 0, "someone", path=write_until(moment + 3 * DAY))
        assert is_granted(log.state, go) == granted
        assert is_granted(log.state, go._replace(seat=1)), "whoever does not decide is not in a hurry"
        log.enter(MOVE, 0, at=moment)
        assert is_granted(log.state, go), "with the next turn it begins"
        log.enter(HOLIDAY, 0, at=moment, path=go.path)
        assert not is_granted(log.state, go), "it is known"
        assert is_granted(log.state, go._replace(path=write_until(moment)))
    assert not is_granted(Log(pace="live", seconds=9_999, started=moment).state, go)


def is_granted(state: TableState, command: Command) -> bool:
    try:
        decide(state, command)
    except Refusal:
        return False
    return True


def test_a_game_is_abandoned_by_who_is_away_at_its_end_and_not_by_who_resigned_or_came_back() -> None:
    log = Log(game="the_wolves", players=3, options={}, people=frozenset(range(3)))
    log.enter(AWAY, 0)
    log.enter(AWAY, 1)
    log.enter(BACK, 0)
    log.enter(RESIGN, 0)
    log.enter(RESIGN, 2)
    outcome = log.state.outcome()
    assert outcome is not None
    assert outcome.abandoned == {1}


def test_the_bank_pays_for_what_a_move_takes_beyond_its_time() -> None:
    log = Log(pace="live", seconds=10, bank=30)
    assert log.state.deadline() == 1_000 + 10_000 + 30_000
    log.enter(MOVE, 0, at=9_000)
    assert log.state.bank == (30_000, 30_000)
    assert log.state.deadline() == 9_000 + 40_000
    log.enter(MOVE, 1, at=24_000)
    assert log.state.bank == (30_000, 25_000)


def test_a_clock_that_has_not_run_out_does_nothing() -> None:
    log = Log(pace="live", seconds=10, bank=0, started=4_000_000_000_000)
    with pytest.raises(Refusal, match="time-left"):
        decide(log.state, Command(AWAY, 0, CLOCK))
    log = Log(pace="live", seconds=10, bank=0)
    assert decide(log.state, Command(AWAY, 0, CLOCK)).event.kind == AWAY


def test_an_untimed_table_has_no_deadline_and_a_bot_is_due_at_once() -> None:
    assert TableState(deal()).due() is None
    assert TableState(deal(people=frozenset({1}))).due() == 1_000


def test_a_seat_that_is_away_is_played_by_a_bot_and_its_own_move_brings_it_back() -> None:
    log = Log()
    log.enter(AWAY, 0)
    assert log.state.needs_bot()
    log.enter(MOVE, 0, by="bot:scout")
    assert log.state.away == {0}
    log.enter(MOVE, 1)
    while log.state.actor != 0:
        log.enter(MOVE, 1)
    log.enter(MOVE, 0)
    assert log.state.away == set()


def test_silence_grants_nothing_and_bots_agree_to_nothing() -> None:
    log = Log()
    log.enter(AWAY, 1)
    for kind in (ASK_END, ASK_UNDO):
        with pytest.raises(Refusal, match="nobody-to-ask"):
            decide(log.state, Command(kind, 0, "someone"))
    log = Log(people=frozenset({0}))
    with pytest.raises(Refusal, match="nobody-to-ask"):
        decide(log.state, Command(ASK_END, 0, "someone"))


def test_whoever_leaves_while_asked_says_no_first() -> None:
    log = Log()
    log.enter(ASK_END, 0)
    assert declines_first(log.state, Command(AWAY, 1, CLOCK))
    assert not declines_first(log.state, Command(AWAY, 0, CLOCK))
    assert not declines_first(log.state, Command(MOVE, 1, "someone"))


def test_moves_can_be_taken_back_to_the_same_decision_only_so_often() -> None:
    log = Log(game="the_wolves", options={})
    for _ in range(MOST_UNDOS):
        log.enter(MOVE, log.state.actor)
        assert log.state.match.may_undo(log.state.match.movers[-1])
        event, _ = decide(log.state, Command(UNDO, log.state.match.movers[-1], "someone"))
        log.enter(UNDO, event.seat, plies=event.plies)
    log.enter(MOVE, log.state.actor)
    with pytest.raises(Refusal, match="too-many-undos"):
        decide(log.state, Command(UNDO, log.state.match.movers[-1], "someone"))


def test_in_an_old_log_those_away_were_not_asked() -> None:
    log = Log()
    log.enter(AWAY, 1)
    log.enter(ASK_END, 0)
    assert log.state.ended == "agreed"


def test_in_an_old_log_a_request_was_granted_when_the_last_one_who_had_not_answered_left() -> None:
    log = Log()
    log.enter(ASK_END, 0)
    assert log.state.ended is None
    log.enter(AWAY, 1)
    assert log.state.ended == "agreed"


def test_an_agreed_undo_goes_back_to_the_asker_s_decision() -> None:
    log = Log()
    before = log.state.match.view(0)
    log.enter(MOVE, 0)
    log.enter(MOVE, 1)
    log.enter(ASK_UNDO, 0, plies=2)
    log.enter(AGREE, 1)
    assert log.state.match.view(0) == before
    assert log.state.position == log.state.version


def test_a_log_with_a_gap_is_refused() -> None:
    with pytest.raises(ValueError, match="does not follow"):
        TableState(deal()).after(Event(2, MOVE, 0, 0, "someone", "play K2 cave"))


@pytest.mark.parametrize("pace", ["untimed", "live"])
def test_folding_a_whole_log_is_folding_it_entry_by_entry(pace: str) -> None:
    log = Log(pace=pace, seconds=1, bank=60)
    for number, kind in enumerate([MOVE] * 7 + [AWAY, MOVE, MOVE, BACK] + [MOVE] * 60, 1):
        if log.state.ended:
            break
        if kind == BACK and 1 not in log.state.away:
            kind = ASK_END
        moves = log.state.match.moves()
        path = moves[number % 3 % len(moves)] if kind == MOVE else None
        log.enter(kind, log.state.actor if kind == MOVE else 1, log.now + 700 * (number % 5), path=path)
    one_by_one = log.state
    at_once = TableState.fold(one_by_one.deal, log.events)
    for name in ("version", "position", "away", "resigned", "request", "ended", "ended_at", "since", "bank", "actor"):
        assert getattr(at_once, name) == getattr(one_by_one, name), name
    assert at_once.match.record() == one_by_one.match.record()
    assert at_once.match.movers == one_by_one.match.movers
    assert at_once.match.states.tobytes() == one_by_one.match.states.tobytes()


def test_a_log_with_an_illegal_move_is_refused() -> None:
    with pytest.raises(IllegalMove):
        TableState.fold(deal(), [Event(1, MOVE, 0, 1_000, "someone", "take HIDDEN")])
    with pytest.raises(IllegalMove):
        TableState.fold(deal(), [Event(1, MOVE, 0, 1_000, "someone", "jump")])


def test_who_left_comes_after_who_stayed() -> None:
    for away in (0, 1):
        log = Log()
        while not log.state.ended:
            log.enter(MOVE, log.state.actor, by="bot:scout")
            if not log.state.ended and away not in log.state.away:
                log.enter(AWAY, away)
        outcome = log.state.outcome()
        assert outcome is not None
        assert (outcome.winners, outcome.places[away]) == ([1 - away], 2)


def test_who_resigned_first_is_last() -> None:
    log = Log(game="wolves_and_sheep", players=3, options={}, people=frozenset(range(3)))
    log.enter(RESIGN, 1)
    log.enter(RESIGN, 0)
    outcome = log.state.outcome()
    assert outcome is not None
    assert outcome.places == [2, 3, 1]


def test_resigning_twice_or_coming_back_from_nowhere_is_refused() -> None:
    log = Log(people=frozenset({0, 1}))
    with pytest.raises(Refusal, match="not-away"):
        decide(log.state, Command(BACK, 0, "someone"))
    log.enter(RESIGN, 0)
    standing = log.state.outcome()
    assert standing is not None
    assert (standing.how, standing.winners, standing.places) == ("resigned", [1], [2, 1])
    with pytest.raises(Refusal, match="game-over"):
        decide(log.state, Command(RESIGN, 1, "someone"))


def test_a_game_s_own_clock_moves_by_the_game_s_rules() -> None:
    timed = TableState(deal(game="wolves_and_sheep", options={"move_time": 30}, pace="live", seconds=5, started=1_000))
    assert timed.deadline() == 31_000
    event, _ = decide(timed, Command(TIME_OUT, timed.actor, CLOCK))
    assert timed.after(event).match.ply == 1
    with pytest.raises(Refusal, match="time-left"):
        decide(TableState(deal()), Command(TIME_OUT, 0, CLOCK))


def test_a_poll_closes_at_one_moment_for_all_whatever_is_answered() -> None:
    log, seat = polled()
    before = log.state
    assert before.poll is not None
    for path in ("decline", "reveal", "leave", "reveal"):
        log.answer(seat, path, each=300)
    after = log.state
    assert (after.position, after.since, after.bank, after.actor) == (
        before.position,
        before.since,
        before.bank,
        before.actor,
    )
    for eyes in {0, 1, 2, PUBLIC} - {seat}:
        assert after.view(eyes) == before.view(eyes)
        assert after.version_for(eyes) == before.version_for(eyes)
        assert after.deadline(eyes) == before.deadline(eyes) == before.poll.closes
    assert (after.due(), after.version_for(seat)) == (before.due(), before.version_for(seat) + 4)
    log.close()
    assert (log.state.actor, log.state.match.movers[-2:]) == (seat, list(before.poll.seats))
    for eyes in {0, 1, 2, PUBLIC}:
        assert log.state.version_for(eyes) == before.version_for(eyes) + 1 + (4 if eyes == seat else 0)


def test_answers_count_in_the_order_of_the_rules_and_those_after_an_interruption_not_at_all() -> None:
    """WS-37, WS-38: whoever is asked first goes first, however late the answer came; the others are asked again."""
    log, seat = polled()
    assert log.state.poll is not None
    first = log.state.poll.seats[0]
    log.answer(seat, "leave")
    if log.offers(first, "reveal"):
        log.answer(first, "reveal")
        log.close()
        assert (log.state.actor, log.state.poll) == (first, None)
        assert log.state.match.view(None)["facts"]["ranks"] == [0, 0, 0]
    else:
        log.answer(first, "leave")
        log.close()
        ranks = log.state.match.view(None)["facts"]["ranks"]
        assert (ranks[first], ranks[seat]) == (1, 2)


def test_silence_declines() -> None:
    log, _ = polled()
    assert log.state.poll is not None
    asked, ply = len(log.state.poll.seats), log.state.match.ply
    log.close()
    assert log.state.match.paths[ply:] == ["decline"] * asked
    assert log.state.match.view(None)["decision"] == "main"


def test_what_was_answered_cannot_be_taken_back_once_the_poll_has_closed() -> None:
    log, seat = polled()
    log.answer(seat, "reveal")
    log.close()
    assert log.state.match.may_undo(seat)
    assert not log.state.may_undo(seat)
    with pytest.raises(Refusal, match="undo-needs-consent"):
        decide(log.state, Command(UNDO, seat, "someone"))


def test_a_poll_closes_neither_early_nor_by_anyone_s_hand() -> None:
    log, _ = polled(started=4_000_000_000_000)
    for by in (CLOCK, "someone"):
        with pytest.raises(Refusal, match="time-left"):
            decide(log.state, Command(CLOSE, log.state.actor, by))
    log, seat = polled()
    with pytest.raises(Refusal, match="time-left"):
        decide(log.state, Command(CLOSE, log.state.actor, "someone"))
    assert decide(log.state, Command(CLOSE, log.state.actor, CLOCK)).event.kind == CLOSE
    for kind in (AWAY, TIME_OUT):
        with pytest.raises(Refusal, match="time-left"):
            decide(log.state, Command(kind, log.state.actor, CLOCK))
    for _ in range(MOST_ANSWERS):
        log.answer(seat, "decline")
    with pytest.raises(Refusal, match="too-many-answers"):
        decide(log.state, Command(MOVE, seat, "someone", path="decline"))


@pytest.mark.parametrize(
    ("changes", "length"),
    [
        ({}, 5_000),
        ({"poll": 700}, 700),
        ({"pace": "live", "seconds": 60}, 5_000),
        ({"pace": "days", "seconds": 86_400}, 7_200_000),
    ],
)
def test_how_long_a_poll_lasts_hangs_on_what_everyone_knows(changes: dict[str, object], length: int) -> None:
    log, seat = polled(options={}, **changes)
    assert log.state.poll is not None
    assert log.state.poll.closes == log.state.since + length
    log.enter(AWAY, seat, log.now)
    assert log.state.poll.closes == log.state.since + length


def test_bots_answer_like_everyone_and_only_a_slow_one_moves_the_end_by_whole_steps() -> None:
    log, _ = polled(people=frozenset({0}))
    assert log.state.poll is not None
    closes = log.state.poll.closes
    bots = [other for other in log.state.poll.seats if other]
    assert (log.state.bot_seat(), log.state.due()) == (bots[0], log.state.since)
    with pytest.raises(Refusal, match="time-left"):
        decide(log.state, Command(CLOSE, log.state.actor, CLOCK))
    for bot in bots:
        log.answer(bot, "decline", by="bot:pup", at=closes + 10)
    assert log.state.poll is not None
    assert (log.state.needs_bot(), log.state.due()) == (False, closes + STEP)
    assert log.state.poll.closes == closes


def test_a_log_with_polls_replays_and_so_does_one_from_before_them() -> None:
    log = sheep(7, options={})
    for number in range(120):
        if log.state.poll and number % 3 == 0:
            seat = log.state.poll.seats[number % len(log.state.poll.seats)]
            paths = log.state.match_for(seat).moves()
            log.answer(seat, paths[number % len(paths)])
        log.go_on()
    assert {event.kind for event in log.events} == {MOVE, ANSWER, CLOSE}
    again = TableState.fold(log.state.deal, log.events)
    assert (again.match.record(), again.hidden, again.poll) == (
        log.state.match.record(),
        log.state.hidden,
        log.state.poll,
    )
    assert Match.replay(again.match.record()).states.tobytes() == again.match.states.tobytes()
    old = Log(game="wolves_and_sheep", players=3, options={}, people=frozenset(range(3)))
    old.play(*[""] * 60)
    assert TableState.fold(old.state.deal, old.events).match.record() == old.state.match.record()


def interrupting() -> tuple[Log, int]:
    """Someone interrupts, and is in the middle of it."""
    log, seat = polled()
    log.answer(seat, "reveal")
    log.close()
    return log, seat


def test_hidden_answers_make_nothing_stale_that_others_do() -> None:
    log, seat = polled()
    owner = log.state.match.fields().owner
    seen = log.state.version_for(owner)
    log.answer(seat, "reveal")
    assert decide(log.state, Command(ASK_END, owner, "someone", seen)).event.kind == ASK_END
    assert log.state.number_for(owner, seen) == log.state.version
    with pytest.raises(Refusal, match="stale"):
        decide(log.state, Command(MOVE, seat, "someone", seen + 2, "decline"))
    assert decide(log.state, Command(MOVE, seat, "someone", seen + 1, "decline")).event.kind == ANSWER


def test_a_request_outlives_an_answer_and_lapses_with_what_everyone_sees() -> None:
    log, seat = polled()
    log.enter(ASK_END, log.state.match.fields().owner, log.now)
    log.answer(seat, "reveal")
    assert log.state.request is not None
    log.close()
    assert log.state.request is None
    log, seat = interrupting()
    log.enter(ASK_END, log.state.match.fields().owner, log.now)
    log.play("cell")
    assert log.state.request is None
