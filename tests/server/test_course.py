"""The fold of the log: clocks, requests, resigning and standing, without a server."""

from __future__ import annotations

import pytest

from wataha.engine.errors import IllegalMove
from wataha.engine.table import Clock
from wataha.server.acts import Act, decide
from wataha.server.course import (
    AGREE,
    ASK_END,
    ASK_UNDO,
    AWAY,
    BACK,
    CLOCK,
    MOVE,
    RESIGN,
    TIME_OUT,
    UNDO,
    Course,
    Deal,
    Entry,
)
from wataha.server.refusal import Refusal


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


def enter(course: Course, kind: str, seat: int, at: int = 2_000, by: str = "someone", plies: int = 0) -> None:
    path = course.match.moves()[0] if kind == MOVE else None
    course.take(Entry(course.version + 1, kind, seat, at, by, path, plies))


def timed(wanted: str, decision: str) -> Course:
    """Wolves and Sheep for three with 30 seconds a turn, up to a decision where a move of this kind is legal."""
    for seed in range(200):
        options = {"move_time": 30}
        people = frozenset(range(3))
        course = Course(deal(game="wolves_and_sheep", players=3, options=options, seed=seed, people=people))
        for _ in range(30):
            moves = course.match.moves()
            if course.match.view(None)["decision"] == decision and any(path.startswith(wanted) for path in moves):
                return course
            verbs = ("tile", "cell", "turn", "decline", "pass")
            play(course, next(verb for verb in verbs if any(path.startswith(verb) for path in moves)), each=0)
    raise AssertionError(f"no deal allows {wanted}")


def play(course: Course, *starts: str, each: int = 1_000) -> None:
    """The next moves, each the first legal one that starts so, so long after the one before."""
    for start in starts:
        path = next(path for path in course.match.moves() if path.startswith(start))
        course.take(Entry(course.version + 1, MOVE, course.actor, course.since + each, "someone", path))


def left(course: Course) -> int:
    """Seconds that whoever decides still has."""
    deadline = course.deadline()
    assert deadline is not None
    return (deadline - course.since) // 1000


def decision(course: Course) -> tuple[int, str, int]:
    """Who decides, what, and how many seconds they have."""
    return course.actor, course.match.view(None)["decision"], left(course)


def test_one_clock_runs_for_all_of_a_turn() -> None:
    """WS-62: D1, its sub-decisions and the owner's polls share the time; the next turn has its own."""
    course = timed("tile", "main")
    owner = course.actor
    assert left(course) == 30
    play(course, "tile", each=5_000)
    assert decision(course) == (owner, "cell", 25)
    play(course, "cell", each=9_000)
    assert decision(course) == (owner, "poll", 16)
    play(course, "decline")
    assert decision(course) == ((owner + 2) % 3, "poll", 10)
    play(course, "decline", each=9_000)
    assert decision(course) == ((owner + 1) % 3, "main", 30)


def test_the_clock_stands_still_while_others_are_asked() -> None:
    """WS-62: after a reveal at D1 the others are polled; then the owner goes on with what was left."""
    course = timed("reveal", "main")
    owner, steps, asked = course.actor, 0, 0
    play(course, "reveal", each=6_000)
    while course.actor == owner:
        play(course, "")
        steps += 1
    while course.actor != owner:
        assert left(course) == 10
        play(course, "decline", each=8_000)
        asked += 1
    assert asked == 2
    assert decision(course) == (owner, "main", 30 - 6 - steps)


def test_what_begins_in_a_poll_has_a_fresh_clock() -> None:
    """WS-62: S or R started in another's turn gets the whole time, shared by its steps."""
    course = timed("reveal", "poll")
    while course.actor == course.match.fields().owner:
        play(course, "decline")
    polled = course.actor
    assert left(course) == 10
    play(course, "reveal", each=9_000)
    assert decision(course) == (polled, "shepherd_cell", 30)
    play(course, "cell", each=12_000)
    assert decision(course) == (polled, "bonus_tile", 18)


def test_taking_a_step_back_gives_no_time_back() -> None:
    course = timed("tile", "main")
    owner, ply = course.actor, course.match.ply
    play(course, "tile", each=11_000)
    course.take(Entry(course.version + 1, UNDO, owner, course.since + 1_000, "someone", None, 1))
    assert (course.match.ply, left(course)) == (ply, 18)
    enter(course, AWAY, owner, at=course.since + 3_000)
    enter(course, BACK, owner, at=course.since + 60_000)
    assert left(course) == 15


def test_a_rebuilt_table_has_the_same_clock() -> None:
    course = Course(deal(game="wolves_and_sheep", options={"move_time": 30}))
    entries: list[Entry] = []
    for _ in range(40):
        path = course.match.moves()[0]
        entries.append(Entry(course.version + 1, MOVE, course.actor, course.since + 700, "someone", path))
        course.take(entries[-1])
    again = Course.of(course.deal, entries)
    assert (again.clocks, again.spent, again.deadline()) == (course.clocks, course.spent, course.deadline())


def test_without_a_rule_of_its_own_every_decision_has_its_own_clock() -> None:
    match = Course(deal()).match
    assert match.game.table.clock(20, 3, None, match.fields()) == Clock(20, began=3, turn=3)


def test_the_bank_pays_for_what_a_move_takes_beyond_its_time() -> None:
    course = Course(deal(pace="live", seconds=10, bank=30))
    assert course.deadline() == 1_000 + 10_000 + 30_000
    enter(course, MOVE, 0, at=9_000)
    assert course.bank == [30_000, 30_000]
    assert course.deadline() == 9_000 + 40_000
    enter(course, MOVE, 1, at=24_000)
    assert course.bank == [30_000, 25_000]


def test_a_clock_that_has_not_run_out_does_nothing() -> None:
    course = Course(deal(pace="live", seconds=10, bank=0, started=4_000_000_000_000))
    with pytest.raises(Refusal, match="time-left"):
        decide(course, Act(AWAY, 0, CLOCK))
    course = Course(deal(pace="live", seconds=10, bank=0))
    assert decide(course, Act(AWAY, 0, CLOCK)).kind == AWAY


def test_an_untimed_table_has_no_deadline_and_a_bot_is_due_at_once() -> None:
    assert Course(deal()).due() is None
    assert Course(deal(people=frozenset({1}))).due() == 1_000


def test_a_seat_that_is_away_is_played_by_a_bot_and_its_own_move_brings_it_back() -> None:
    course = Course(deal())
    enter(course, AWAY, 0)
    assert course.needs_bot()
    enter(course, MOVE, 0, by="bot:scout")
    assert course.away == {0}
    enter(course, MOVE, 1)
    while course.actor != 0:
        enter(course, MOVE, 1)
    enter(course, MOVE, 0)
    assert course.away == set()


def test_those_away_are_not_asked() -> None:
    course = Course(deal())
    enter(course, AWAY, 1)
    enter(course, ASK_END, 0)
    assert course.ended == "agreed"


def test_a_request_is_granted_when_the_last_one_who_has_not_answered_leaves() -> None:
    course = Course(deal())
    enter(course, ASK_END, 0)
    assert course.ended is None
    enter(course, AWAY, 1)
    assert course.ended == "agreed"


def test_an_agreed_undo_goes_back_to_the_asker_s_decision() -> None:
    course = Course(deal())
    before = course.match.view(0)
    enter(course, MOVE, 0)
    enter(course, MOVE, 1)
    enter(course, ASK_UNDO, 0, plies=2)
    enter(course, AGREE, 1)
    assert course.match.view(0) == before
    assert course.position == course.version


def test_a_course_refuses_a_log_with_a_gap() -> None:
    with pytest.raises(ValueError, match="does not follow"):
        Course(deal()).take(Entry(2, MOVE, 0, 0, "someone", "play K2 cave"))


@pytest.mark.parametrize("pace", ["untimed", "live"])
def test_folding_a_whole_log_is_folding_it_entry_by_entry(pace: str) -> None:
    one_by_one = Course(deal(pace=pace, seconds=1, bank=60))
    entries: list[Entry] = []
    at = 1_000
    for number, kind in enumerate([MOVE] * 7 + [AWAY, MOVE, MOVE, BACK] + [MOVE] * 60, 1):
        if one_by_one.ended:
            break
        at += 700 * (number % 5)
        path = one_by_one.match.moves()[number % 3 % len(one_by_one.match.moves())] if kind == MOVE else None
        seat = one_by_one.actor if kind == MOVE else 1
        if kind == BACK and 1 not in one_by_one.away:
            kind = ASK_END
        entries.append(Entry(one_by_one.version + 1, kind, seat, at, "someone", path))
        one_by_one.take(entries[-1])
    at_once = Course.of(one_by_one.deal, entries)
    for name in ("version", "position", "away", "resigned", "request", "ended", "ended_at", "since", "bank", "actor"):
        assert getattr(at_once, name) == getattr(one_by_one, name), name
    assert at_once.match.record() == one_by_one.match.record()
    assert at_once.match.movers == one_by_one.match.movers
    assert at_once.match.states.tobytes() == one_by_one.match.states.tobytes()


def test_a_log_with_an_illegal_move_is_refused() -> None:
    with pytest.raises(IllegalMove):
        Course.of(deal(), [Entry(1, MOVE, 0, 1_000, "someone", "take HIDDEN")])
    with pytest.raises(IllegalMove):
        Course.of(deal(), [Entry(1, MOVE, 0, 1_000, "someone", "jump")])


def test_who_left_comes_after_who_stayed_and_who_resigned_first_is_last() -> None:
    course = Course(deal())
    course.away = {0}
    assert course._rank(0, 99) < course._rank(1, 1)
    course.resigned = [1, 0]
    assert course._rank(1, 99) < course._rank(0, 1)


def test_resigning_twice_or_coming_back_from_nowhere_is_refused() -> None:
    course = Course(deal(people=frozenset({0, 1})))
    with pytest.raises(Refusal, match="not-away"):
        decide(course, Act(BACK, 0, "someone"))
    enter(course, RESIGN, 0)
    standing = course.standing()
    assert standing is not None
    assert (standing.how, standing.winners, standing.places) == ("resigned", [1], [2, 1])
    with pytest.raises(Refusal, match="game-over"):
        decide(course, Act(RESIGN, 1, "someone"))


def test_a_game_s_own_clock_moves_by_the_game_s_rules() -> None:
    timed = Course(deal(game="wolves_and_sheep", options={"move_time": 30}, pace="live", seconds=5, started=1_000))
    assert timed.deadline() == 31_000
    entry = decide(timed, Act(TIME_OUT, timed.actor, CLOCK))
    timed.take(entry)
    assert timed.match.ply == 1
    with pytest.raises(Refusal, match="time-left"):
        decide(Course(deal()), Act(TIME_OUT, 0, CLOCK))
