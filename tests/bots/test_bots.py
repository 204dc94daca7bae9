"""What every bot keeps, in every game: legal moves, from its own knowledge alone, the same for the same seed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import wataha
from tests.bots.positions import decisions, some_variants
from wataha import Match
from wataha.bots import NAMES, OTHERS, make_bot
from wataha.bots.adviser import Adviser
from wataha.bots.explain import compare_with_net, explain, explain_why
from wataha.bots.level_table import LEGEND, LEVELS, level_for
from wataha.bots.levels import LevelBot
from wataha.bots.pick import soft_pick
from wataha.bots.question import Question
from wataha.bots.search_settings import search_settings_for
from wataha.bots.think import Budget, Thought, Weighed, think
from wataha.engine.texts import LANGUAGES, Texts

GAMES = [game.id for game in wataha.games()]
SAMPLE = some_variants()
QUICK = tuple(f"{level}:iterations=40,trees=1" for level in NAMES if level not in ("pup", "scout"))
WHOLE_GAME = ("scout", "random", "pup", "greedy")
BOTS = (*OTHERS[:2], "flat:iterations=40", "pup", "scout", *QUICK)


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_every_bot_plays_legal_moves_in_every_variant(game: str, players: int, options: dict[str, Any]) -> None:
    for match in decisions(game, players, options, 5, 3):
        for name in BOTS:
            assert make_bot(name, 1).choose(match) in match.actions()


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_whole_games(game: str) -> None:
    for players in wataha.game(game).players:
        match = Match(game, 4, players)
        bots = [make_bot(WHOLE_GAME[seat % len(WHOLE_GAME)], seat) for seat in range(players)]
        while not match.over:
            match.play(bots[match.actor].choose(match))
        assert match.winners()


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_worlds_come_from_knowledge_and_seed_alone(game: str, players: int, options: dict[str, Any]) -> None:
    """What a seat imagines must not depend on what is true: else a bot's choices would, with it."""
    for match in decisions(game, players, options, 7, 6):
        for seat in range(players):
            other_truth = match.imagine(seat, 1)
            assert other_truth.imagine(seat, 2).state.tobytes() == match.imagine(seat, 2).state.tobytes()


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_two_worlds_of_equal_knowledge_get_equal_answers(game: str, players: int, options: dict[str, Any]) -> None:
    """A bot that peeped at a hidden card, at the deck or at the chance to come would tell the worlds apart."""
    for match in decisions(game, players, options, 7, 3):
        worlds = [match, *(match.imagine(match.actor, seed) for seed in range(2))]
        for name in BOTS:
            assert len({make_bot(name, 9).choose(world) for world in worlds}) == 1, name
        settings, budget = search_settings_for(game), Budget(60, trees=2)
        thoughts = [think(world.game, Question.of(world), settings, budget, 3) for world in worlds]
        assert thoughts[0] == thoughts[1] == thoughts[2]


@pytest.mark.parametrize("game", GAMES)
def test_explanations_add_up_and_tell_no_secret(game: str) -> None:
    for match in decisions(game, min(wataha.game(game).players), {}, 2, 3):
        told = explain(match, 5, Budget(80))
        assert sum(move["share"] for move in told["moves"]) == pytest.approx(1)
        assert sorted(move["path"] for move in told["moves"]) == sorted(match.moves())
        assert all(0 <= move["result"] <= 1 for move in told["moves"])
        assert [move["visits"] for move in told["moves"]] == sorted(
            (move["visits"] for move in told["moves"]), reverse=True
        )
        assert told["line"][0]["path"] == told["moves"][0]["path"]
        assert told == explain(match.imagine(match.actor, 8), 5, Budget(80))
        for language in LANGUAGES:
            texts = Texts(language, (game, "bots"))
            assert all(texts(move["label"]) for move in (*told["moves"], *told["line"]))
            assert texts(told["why"])
            assert texts.say("hint-title", level=texts.say(f"bot-{told['level']}"))
            assert told["net"]
            assert texts(told["net"])


def weighed(match: Match, *found: tuple[int, float, float], line: tuple[tuple[int, int], ...] = ()) -> Thought:
    """What a search could have found of the first moves: visits, the share of the win, the margin."""
    moves = [
        Weighed(action, visits, 0.5, result, result, margin)
        for action, (visits, result, margin) in zip(match.actions(), found, strict=False)
    ]
    return Thought(match.actor, tuple(moves), ((match.actor, moves[0].action),), line, 100)


@pytest.mark.parametrize(
    ("found", "why"),
    [
        ([(100, 0.6, 2.0)], {"key": "why-only"}),
        ([(95, 0.6, 2.0), (2, 0.1, -9.0)], {"key": "why-clear", "wins": 60}),
        ([(60, 0.62, 2.0), (40, 0.5, 2.0)], {"key": "why-wins", "wins": 62, "other_wins": 50}),
        ([(60, 0.52, 5.0), (40, 0.5, 2.1)], {"key": "why-margin", "points": 3}),
        ([(60, 0.52, 2.2), (40, 0.5, 2.1)], {"key": "why-close"}),
    ],
)
def test_a_hint_says_what_the_best_move_gains(found: list[tuple[int, float, float]], why: dict[str, Any]) -> None:
    match = Match("lone_wolves", 3)
    said = explain_why(match, weighed(match, *found), 1)
    assert {"key": said["key"], **said["args"]}.items() >= why.items()


@pytest.mark.parametrize(
    ("liked", "said"),
    [
        (0, {"key": "net-agrees"}),
        (1, {"key": "net-differs", "wins": 62, "other_wins": 50}),
        (2, {"key": "net-dropped"}),
    ],
)
def test_a_hint_says_whether_net_and_search_agree(liked: int, said: dict[str, Any]) -> None:
    match = Match("lone_wolves", 3)
    thought = weighed(match, (60, 0.62, 2.0), (40, 0.5, 2.0), (2, 0.3, 0.0))
    told = compare_with_net(match, thought, thought.moves[liked].action)
    assert told
    assert {"key": told["key"], **told["args"]}.items() >= said.items()


def test_a_hint_says_nothing_of_a_net_that_was_not_asked() -> None:
    match = Match("lone_wolves", 3)
    assert compare_with_net(match, weighed(match, (60, 0.62, 2.0), (40, 0.5, 2.0)), None) is None
    assert compare_with_net(match, weighed(match, (60, 0.62, 2.0)), match.actions()[0]) is None
    assert Adviser.of(match.game, with_net=False).first_sight(match, 1) is None


def test_a_hint_says_what_another_could_do_otherwise() -> None:
    match = Match("lone_wolves", 3)
    other = match.actions()[1]
    world = match.imagine(match.actor, 1)
    world.play(other)
    line = ((match.actor, other), (world.actor, world.actions()[0]))
    said = explain_why(match, weighed(match, (60, 0.62, 2.0), (40, 0.5, 2.0), line=line), 1)
    assert said["key"] == "why-prevents"
    assert said["args"]["who"] == world.actor
    assert said["args"]["answer"]["key"] == "lw-label-play"


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_give_equal_thoughts_however_they_are_threaded(game: str) -> None:
    match = next(decisions(game, min(wataha.game(game).players), {}, 3, 1))
    settings = search_settings_for(game)

    def ponder(seed: int, trees: int) -> Any:
        return think(match.game, Question.of(match), settings, Budget(90, trees=trees), seed)

    assert ponder(1, 3) == ponder(1, 3)
    if game == "lone_wolves":  # in a game without chance or secrets, seeds may make no difference
        assert ponder(1, 3) != ponder(2, 3)
    assert ponder(1, 1).iterations == ponder(1, 3).iterations == 90


def test_a_single_legal_move_is_played_without_thinking() -> None:
    match = Match("lone_wolves", 3)
    while len(match.actions()) > 1:
        match.play(match.actions()[0])
    assert not match.over
    assert make_bot("alpha:iterations=1000000000,seconds=inf", 1).choose(match) == match.actions()[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names_in_every_language(language: str) -> None:
    texts = Texts(language, ("bots",))
    names = [texts.say(f"bot-{name}") for name in (*NAMES, *OTHERS)]
    assert len(set(names)) == len(names)
    assert not any(name.startswith("bot-") for name in names)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("game", LEVELS)
def test_levels_are_in_order(game: str, players: int) -> None:
    levels = [level_for(game, name, players) for name in NAMES]
    assert [level.iterations for level in levels] == sorted(level.iterations for level in levels)
    assert all(level.seconds <= 2 for level in levels)
    assert [level.temperature for level in levels] == sorted((level.temperature for level in levels), reverse=True)
    assert levels[-1].temperature == 0
    legend = level_for(game, LEGEND, players)
    assert legend.seconds == levels[-1].seconds
    assert legend.temperature == 0 or legend.iterations == 0


def test_a_level_may_think_otherwise_among_more() -> None:
    pup = make_bot("pup", 1)
    assert isinstance(pup, LevelBot)
    for players in (2, 3, 5):
        level, _ = pup.for_table(wataha.game("the_wolves"), players)
        assert level == level_for("the_wolves", "pup", players)
    assert level_for("the_wolves", "pup", 2) != level_for("the_wolves", "pup", 5)
    assert level_for("lone_wolves", "pup", 3) == level_for("lone_wolves", "pup")


def test_noise_prefers_what_is_nearly_as_good() -> None:
    worth = np.array([0.5, 0.48, 0.3, 0.0])
    picked = [soft_pick(worth, 0.3, seed) for seed in range(400)]
    counts = [picked.count(move) for move in range(4)]
    assert counts[0] > counts[1] > 10 * counts[3]
    assert soft_pick(worth, 0, 1) == 0


@pytest.mark.parametrize("name", ["genius", "alpha:wit=3", "alpha:explore", "alpha:explore=much", "greedy:depth=2"])
def test_a_bot_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(wataha.WatahaError):
        make_bot(name, 1)
