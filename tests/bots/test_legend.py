"""Legend: the nets of the package say what PyTorch said, and the search with them keeps what every bot keeps."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import wataha
from tests.bots.package_nets import NET_FILES, table_of
from tests.bots.positions import decisions
from tests.nightly import by_day
from tests.variants import sample_variants
from wataha import Match
from wataha.bots import make_bot
from wataha.bots.card_net import CardNet, judge_moves, make_sight
from wataha.bots.features import DESCRIBE
from wataha.bots.legend import LegendBot
from wataha.bots.memory import for_rules
from wataha.bots.net_file import NETS, NoNet, find_net, has_nets, read_net
from wataha.bots.pick import SERIOUS
from wataha.bots.position_net import PositionNet, judge_position, make_position_sight
from wataha.bots.question import Question
from wataha.bots.think import Weighed
from wataha.engine.contract import ACTION
from wataha.engine.errors import WatahaError
from wataha.engine.registry import find_game

REFERENCES = np.load(Path(__file__).parent / "net_references.npz")
"""What PyTorch says of some positions; tests/train/references.py writes it."""

GAMES = [game.id for game in wataha.games()]
CLOSE = 1e-2
SEARCH = "legend:iterations=40,seconds=inf"
ALONE = "legend:iterations=0"


CARDS = ["lone_wolves", "moonlight"]
OF_POSITIONS = [file for file in NET_FILES if table_of(file)[0] not in CARDS]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_net_for_every_number_of_players(game: str) -> None:
    assert has_nets(find_game(game))


def test_every_net_is_found() -> None:
    assert {find_net(game.id, players) for game in wataha.games() for players in game.players} == {*NET_FILES}


def test_a_net_for_one_number_of_players_goes_before_that_for_all() -> None:
    assert [find_net("the_wolves", players).stem for players in (2, 3, 4, 5)] == ["the_wolves-2", *["the_wolves"] * 3]


@pytest.mark.parametrize("file", OF_POSITIONS, ids=lambda file: file.stem)
def test_nets_of_positions_say_what_pytorch_said(file: Path) -> None:
    name, players = table_of(file)
    game = find_game(name)
    DESCRIBE.link(game)
    net = read_net(file, game)
    assert isinstance(net, PositionNet)
    sight = make_position_sight(game, net)
    references = REFERENCES[f"{file.stem}.chances"]
    for match, chances in zip(decisions(name, players, {}, 3, len(references)), references, strict=True):
        judge_position(for_rules(net), for_rules(sight), for_rules((match.states,))[0][0], players)
        assert sight.chances[:players] == pytest.approx(chances, abs=CLOSE)


@pytest.mark.parametrize("name", CARDS)
def test_nets_say_what_pytorch_said(name: str) -> None:
    game = find_game(name)
    net = read_net(find_net(name, 2), game)
    assert isinstance(net, CardNet)
    sight = make_sight(game, net)
    parts = (REFERENCES[f"{name}.{part}"] for part in ("seen", "logits", "values"))
    for seen, logits, values in zip(*parts, strict=True):
        sight.seen[:] = seen
        for first in range(0, game.actions, game.most_choices):
            moves = np.arange(first, min(first + game.most_choices, game.actions), dtype=ACTION)
            judge_moves(for_rules(net), for_rules(sight), 1, 2, moves, len(moves))
            assert sight.logits[: len(moves)] == pytest.approx(logits[moves], abs=CLOSE)
        assert sight.values[[1, 0]] == pytest.approx(values, abs=CLOSE)


@pytest.mark.parametrize("file", NET_FILES, ids=lambda file: file.stem)
def test_nets_are_small(file: Path) -> None:
    assert file.stat().st_size <= 4_000_000


@pytest.mark.parametrize("game", GAMES)
def test_legend_knows_only_what_its_seat_knows(game: str) -> None:
    for match in decisions(game, 2, {}, 7, 3):
        worlds = [match, *(match.imagine(match.actor, seed) for seed in range(2))]
        for name in (ALONE, SEARCH):
            (chosen,) = {make_bot(name, 9).choose(world) for world in worlds}
            assert chosen in match.actions()


@pytest.mark.parametrize("game", by_day(GAMES, "lone_wolves", "moonlight", "wolves_and_sheep"))
def test_legend_plays_whole_games_and_beats_random(game: str) -> None:
    wins = 0.0
    for seed in range(10):
        match = Match(game, seed)
        bots = [make_bot(ALONE if seat == seed % 2 else "random", seed) for seat in range(2)]
        while not match.over:
            match.play(bots[match.actor].choose(match))
        wins += (seed % 2 in match.winners()) / len(match.winners())
    assert wins >= 8


def test_a_search_follows_the_net_and_adds_up() -> None:
    match = Match("lone_wolves", 3)
    question = Question.of(match)
    bot = make_bot("legend:iterations=200,trees=2,seconds=inf", 1)
    assert isinstance(bot, LegendBot)
    thought = bot.think(match.game, question)
    assert thought == bot.think(match.game, question)
    assert thought.iterations == 200
    assert sum(move.visits for move in thought.moves) == 200 - 2  # the first of each tree only looks at the root
    assert all(0 <= move.reward <= 1 for move in thought.moves)
    logits, values = bot.judge(match.game, question)
    assert question.moves[logits.argmax()] in [move.action for move in thought.moves[:2]]
    assert values.sum() == pytest.approx(0, abs=1e-6)


def test_with_a_temperature_a_move_that_is_nearly_as_good_is_played_now_and_then() -> None:
    match = next(decisions("wolves_and_sheep", 2, {}, 7, 1))
    question = Question.of(match)

    def searched(change: str) -> list[tuple[int, tuple[Weighed, ...]]]:
        bots = [LegendBot(seed, {"iterations": "60", "seconds": "inf", "temperature": change}) for seed in range(40)]
        return [(bot.choose(match), bot.think(match.game, question).moves) for bot in bots]

    assert all(chosen == moves[0].action for chosen, moves in searched("0"))
    softly = searched("0.5")
    assert 10 <= sum(chosen == moves[0].action for chosen, moves in softly) < len(softly)
    for chosen, moves in softly:
        (visits,) = (move.visits for move in moves if move.action == chosen)
        assert visits * SERIOUS >= moves[0].visits


def test_with_a_temperature_the_net_alone_is_a_little_careless_too() -> None:
    match = next(decisions("wolves_and_sheep", 2, {}, 7, 1))
    question = Question.of(match)

    def hits(temperature: str) -> int:
        """How often so many bots play what they like best."""
        bots = [LegendBot(seed, {"iterations": "0", "temperature": temperature}) for seed in range(40)]
        best = [question.moves[bot.judge(match.game, question)[0].argmax()] for bot in bots]
        return sum(bot.choose(match) == move for bot, move in zip(bots, best, strict=True))

    assert hits("0") == 40
    assert 20 <= hits("0.45") < 40


def test_a_net_alone_plans_its_turn_where_nothing_is_hidden() -> None:
    game = find_game("the_wolves")
    bot = LegendBot(1, {"iterations": "0"})
    match = Match("the_wolves", 4, 3)
    sharpness = bot.settings(game, bot.net(game, 3)).sharpness
    for _ in range(60):
        question = Question.of(match)
        logits, values = bot.judge(game, question)
        chances = logits * sharpness
        assert ((chances >= 0) & (chances <= 1)).all()
        assert chances.max() == pytest.approx((1 + values[match.actor]) / 2, abs=1e-5)
        assert (1 + values).sum() / 2 == pytest.approx(1, abs=1e-5)
        assert np.array_equal(logits, bot.judge(game, question)[0])
        match.play(int(question.moves[logits.argmax()]))


def test_a_net_of_positions_that_sees_fewer_numbers_is_refused(tmp_path: Path) -> None:
    numbers = dict(np.load(find_net("the_wolves", 2)))
    own, part = len(numbers["own"]) - numbers["part"].shape[1], len(numbers["part"])
    np.savez(tmp_path / "older.npz", **{**numbers, "own": numbers["own"][:-5], "others": numbers["others"][:-5]})
    with pytest.raises(NoNet, match=rf"another game or version: it sees {own - 5} \+ {part} numbers, and not {own} \+"):
        read_net(tmp_path / "older.npz", find_game("the_wolves"))


def test_without_a_net_a_sentence_says_which_there_are(tmp_path: Path) -> None:
    with pytest.raises(NoNet, match="lone_wolves"):
        find_net("chess", 2)
    with pytest.raises(NoNet, match="another game"):
        make_bot(f"legend:net={NETS / 'moonlight.npz'}", 1).choose(Match("lone_wolves", 1))
    (tmp_path / "broken.npz").write_bytes(b"not a net")
    with pytest.raises(NoNet, match="not a net"):
        make_bot(f"legend:net={tmp_path / 'broken.npz'}", 1).choose(Match("lone_wolves", 1))


@pytest.mark.parametrize("game", GAMES)
def test_legend_plays_every_number_of_players(game: str) -> None:
    for players, options in sample_variants(game):
        match = Match(game, 5, players, **options)
        assert make_bot("legend:iterations=8,trees=1,seconds=inf", 1).choose(match) in match.actions()


@pytest.mark.parametrize("name", ["legend:iterations=many", "legend:wit=3"])
def test_a_wrong_setting_is_told(name: str) -> None:
    with pytest.raises(WatahaError):
        make_bot(name, 1)
