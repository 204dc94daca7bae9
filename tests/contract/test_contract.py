"""What every game keeps, whatever its rules: one suite over all games, player counts and options."""

from __future__ import annotations

import json
import random
import re
from io import StringIO
from typing import Any

import numpy as np
import pytest

import wataha
from tests.variants import sample_variants, variants
from wataha import PUBLIC, Match
from wataha.engine.contract import ACTION, POINTS, SEEN
from wataha.engine.table import Table
from wataha.engine.texts import LANGUAGES, Texts
from wataha.engine.views import View

KEY = "00112233445566778899aabbccddeeff"
HEADER_BYTES = 32
"""Of a record: where chance comes from, and the fields next to that."""
GAMES = [game.id for game in wataha.games()]
SAMPLE = [(game, players, options) for game in GAMES for players, options in sample_variants(game)]
CODE = re.compile(r"-?\d+,-?\d|\b[A-Z]{1,2}\d+\b|_")
"""Coordinates, codes of tiles and cards, ids."""

EARLY = 5
"""So many moves make a position to look at, unless the game would be over by then."""


def play_some(game: str, players: int, options: dict[str, Any], seed: int, plies: int | None = None) -> Match:
    """A random game, whole; or its first moves, less than all of them."""
    match = Match(game, seed, players, **options)
    chooser = random.Random(seed)
    while not match.over and (plies is None or match.ply < plies):
        match.play(chooser.choice(match.actions()))
    if match.over and plies is not None:
        match.undo()
    return match


def midgames(game: str, players: int, options: dict[str, Any], seeds: range, count: int = 8) -> Any:
    """So many positions of some random games, spread from their beginnings to their ends."""
    for seed in seeds:
        paths = play_some(game, players, options, seed).paths
        stops = {(len(paths) * n + seed) // count for n in range(count)}
        match = Match(game, seed, players, **options)
        for ply, path in enumerate(paths):
            if ply in stops:
                yield match
            match.play(path)


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_random_games_end_within_their_bounds(game: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        match = Match(game, seed, players, **options)
        chooser = random.Random(seed)
        while not match.over:
            actions = match.actions()
            assert actions == sorted(set(actions))
            assert 0 < len(actions) <= match.game.most_choices
            assert actions[0] >= 0
            assert actions[-1] < match.game.actions
            assert 0 <= match.actor < players
            match.play(chooser.choice(actions))
        assert match.actions() == []
        assert match.ply <= match.game.longest
        assert match.winners()


@pytest.mark.parametrize("game", GAMES)
def test_ids_and_paths_map_one_to_one(game: str) -> None:
    table = wataha.game(game).table
    paths = [table.path(action) for action in range(wataha.game(game).actions)]
    assert len(set(paths)) == len(paths)
    assert [table.action(path) for path in paths] == list(range(len(paths)))
    assert table.action("fly to the moon") is None


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_every_word_of_a_path_is_shown_in_the_view(game: str, players: int, options: dict[str, Any]) -> None:
    for match in midgames(game, players, options, range(2)):
        view = match.view(match.actor)
        words = {thing.get("word", thing["id"]) for thing in [*view["places"], *view["pieces"]]}
        for path in match.moves():
            assert set(path.split()[1:]) <= words, path


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_views_are_plain_json_with_unique_ids_and_known_places(
    game: str, players: int, options: dict[str, Any]
) -> None:
    for match in midgames(game, players, options, range(2)):
        for eyes in (None, PUBLIC, *range(players)):
            view = match.view(eyes)
            assert json.loads(json.dumps(view)) == view
            places = [place["id"] for place in view["places"]]
            pieces = [piece["id"] for piece in view["pieces"]]
            assert len(set(places)) == len(places)
            assert len(set(pieces)) == len(pieces)
            assert {piece["at"] for piece in view["pieces"]} <= set(places)


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_a_copy_of_the_bytes_is_the_game(game: str, players: int, options: dict[str, Any]) -> None:
    match = play_some(game, players, options, 5, EARLY)
    copied = Match(game, 5, players, **options)
    copied.states[:] = np.frombuffer(match.state.tobytes(), match.game.dtype)
    assert copied.moves() == match.moves()
    action = match.actions()[-1]
    copied.play(action)
    assert match.state.tobytes() != copied.state.tobytes()
    match.play(action)
    assert match.state.tobytes() == copied.state.tobytes()


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_a_copy_is_played_on_by_itself(game: str, players: int, options: dict[str, Any]) -> None:
    match = play_some(game, players, options, 5, EARLY)
    before, record = match.state.tobytes(), match.record()
    twin = match.copy()
    assert (twin.record(), twin.movers, twin.view(0)) == (record, match.movers, match.view(0))
    twin.make(twin.actions()[-1])
    assert (match.state.tobytes(), match.record(), len(match.movers)) == (before, record, match.ply)
    match.make(match.actions()[-1])
    assert (match.state.tobytes(), match.record()) == (twin.state.tobytes(), twin.record())
    twin.undo()
    assert twin.state.tobytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_record_s_fields_are_read_as_they_are_written(game: str) -> None:
    match = play_some(game, max(wataha.game(game).players), {}, seed=1, plies=30)
    fields = match.fields()
    for name in match.game.dtype.fields or {}:
        assert np.array_equal(getattr(fields, name), match.state[name]), name
    assert not hasattr(fields, "no such field")


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_equal_seeds_give_equal_games_and_records_replay(game: str, players: int, options: dict[str, Any]) -> None:
    match = play_some(game, players, options, 11)
    again = Match.replay(json.dumps(match.record()))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.score() == match.score()
    other = Match(game, 12, players, **options)
    assert other.state.tobytes() != Match(game, 11, players, **options).state.tobytes()


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_undo_brings_back_the_position(game: str, players: int, options: dict[str, Any]) -> None:
    match = play_some(game, players, options, 3, EARLY)
    before = match.state.tobytes()
    match.play(match.actions()[0])
    match.undo()
    assert match.state.tobytes() == before


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_others_see_nothing_of_a_half_made_step(game: str, players: int, options: dict[str, Any]) -> None:
    table = wataha.game(game).table
    occurred = 0
    for seed in range(3):
        match = Match(game, seed, players, **options)
        chooser = random.Random(seed)
        whole: dict[int, View] = {}
        while not match.over:
            views = {eyes: match.view(eyes) for eyes in (PUBLIC, *range(players))}
            if table.half_made(match.state):
                occurred += 1
                for eyes in views.keys() - {match.actor}:
                    assert views[eyes] == whole[eyes], (match.paths, eyes)
            else:
                whole = views
            match.play(chooser.choice(match.actions()))
    assert bool(occurred) == (type(table).half_made is not Table.half_made)


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_a_redealt_world_looks_the_same_to_its_seat(game: str, players: int, options: dict[str, Any]) -> None:
    """Secrecy and consistency at once: worlds differ only in what the seat cannot know, so it sees no difference."""
    changed = secrets = False
    for match in midgames(game, players, options, range(2)):
        for seat in range(players):
            secrets |= match.view(seat)["pieces"] != match.view(None)["pieces"]
            for seed in range(2):
                world = match.imagine(seat, seed)
                assert (world.observation(seat) == match.observation(seat)).all()
                assert json.dumps(world.view(seat)) == json.dumps(match.view(seat))
                assert world.actor == match.actor
                if match.actor == seat:
                    assert world.moves() == match.moves()
                assert world.state["seed"] != match.state["seed"]
                changed |= world.state.tobytes()[HEADER_BYTES:] != match.state.tobytes()[HEADER_BYTES:]
    assert changed == secrets


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_a_redealt_world_comes_from_knowledge_and_seed_alone(game: str, players: int, options: dict[str, Any]) -> None:
    """The true world leaves no trace in the imagined one, not even in how its draws fall; so none in a bot's choice."""
    for match in midgames(game, players, options, range(2)):
        for seat in range(players):
            again = match.imagine(seat, 1).imagine(seat, 2)
            assert again.state.tobytes() == match.imagine(seat, 2).state.tobytes()


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_a_game_dealt_from_a_key_is_played_and_replayed(game: str, players: int, options: dict[str, Any]) -> None:
    match = Match(game, players=players, key=KEY, **options)
    chooser = random.Random(1)
    while not match.over:
        match.play(chooser.choice(match.actions()))
    record = json.loads(json.dumps(match.record()))
    assert record["key"] == KEY
    assert "seed" not in record
    assert Match.replay(record).state.tobytes() == match.state.tobytes()
    other = Match(game, players=players, key=KEY[::-1], **options)
    assert other.state.tobytes()[HEADER_BYTES:] != match.dealt().state.tobytes()[HEADER_BYTES:]


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_no_search_sees_a_key(game: str, players: int, options: dict[str, Any]) -> None:
    """Imagined worlds hold none, and are the same whatever the key of the game is."""
    match = Match(game, players=players, key=KEY, **options)
    for _ in range(EARLY):
        if match.over:
            break
        for seat in range(players):
            world = match.imagine(seat, 1)
            assert (world.state["key_low"], world.state["key_high"]) == (0, 0)
            stranger = match.copy()
            stranger.states["key_low"] += 1
            assert stranger.imagine(seat, 1).state.tobytes() == world.state.tobytes()
            assert stranger.observation(seat).tobytes() == match.observation(seat).tobytes()
            assert json.dumps(stranger.view(seat)) == json.dumps(match.view(seat))
        match.play(match.actions()[0])


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_spectators_see_no_more_than_any_seat_knows(game: str, players: int, options: dict[str, Any]) -> None:
    for match in midgames(game, players, options, range(2)):
        for seat in range(players):
            world = match.imagine(seat, 1)
            assert json.dumps(world.view(PUBLIC)) == json.dumps(match.view(PUBLIC))


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_what_a_move_told_its_maker_was_flagged(game: str, players: int, options: dict[str, Any]) -> None:
    """A move that is not marked `revealed` shows its maker the same in every world they held possible."""
    for match in midgames(game, players, options, range(2)):
        seat, action = match.actor, match.actions()[0]
        seen = []
        for seed in range(4):
            world = match.imagine(seat, seed)
            world.play(action)
            if not world.state["revealed"]:
                seen.append(world.observation(seat).tobytes())
        assert len(set(seen)) <= 1


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_worlds_can_be_played_to_their_end(game: str, players: int, options: dict[str, Any]) -> None:
    for match in midgames(game, players, options, range(1)):
        world = match.imagine(match.actor, 9)
        assert world.game.calls.playout(world.states, 0, 4) > 0
        assert world.over


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_the_score_is_made_up_of_its_parts(game: str, players: int, options: dict[str, Any]) -> None:
    match = play_some(game, players, options, 8)
    sheet = match.sheet()
    assert sheet["total"] == match.score()
    assert sheet["winners"] == match.winners()
    for seat in range(players):
        assert sum(row["points"][seat] or 0 for row in sheet["rows"]) == match.score()[seat]


@pytest.mark.parametrize(("game", "players", "options"), SAMPLE)
def test_points_come_from_what_lies_on_the_table(game: str, players: int, options: dict[str, Any]) -> None:
    """What a row of the sheet is about can be pointed at: a piece, a place, or a region that the view tells of."""
    match = play_some(game, players, options, 8)
    for earlier in [match, *midgames(game, players, options, range(8, 9))]:
        view = earlier.view(PUBLIC)
        seen = {thing["id"] for thing in (*view["pieces"], *view["places"], *view["facts"].get("regions", []))}
        for row in earlier.sheet()["rows"]:
            assert set(row["about"]) <= seen, row
            assert len(set(row["about"])) == len(row["about"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_said_and_drawn(game: str, language: str) -> None:
    """No key is missing, and nobody reads coordinates or codes of pieces."""
    from rich.console import Console

    every = variants(game)
    players, options = every[LANGUAGES.index(language) % len(every)]
    match = play_some(game, players, options, 2)
    texts = Texts(language, (game,))
    said = [texts(sentence["phrase"]) for eyes in (None, PUBLIC, 0) for move in match.story(eyes) for sentence in move]
    said += [texts(row["label"]) for row in match.sheet()["rows"]]
    for earlier in midgames(game, players, options, range(2, 3)):
        said += [texts(earlier.game.table.label(path, earlier.view(earlier.actor))) for path in earlier.moves()]
    assert [text for text in said if CODE.search(text)] == []
    for earlier in midgames(game, players, options, range(2, 3)):
        console = Console(width=120, record=True, file=StringIO())
        console.print(earlier.game.table.draw(earlier.view(earlier.actor), texts))
        said.append(console.export_text())
    keys = catalogue_keys(game)
    for text in said:
        assert text
        assert "{" not in text
        assert not keys & set(text.replace(",", " ").split()), text


def catalogue_keys(game: str) -> set[str]:
    from tests.catalogues import entries

    return set(entries("en", game))


@pytest.mark.parametrize("game", GAMES)
def test_layouts_and_scratch_sizes_are_as_declared(game: str) -> None:
    match = Match(game, 1)
    spec = match.game
    choices = np.full(spec.most_choices + 1, -7, ACTION)
    assert spec.calls.legal(match.states, 0, choices[:-1]) == len(match.actions())
    assert choices[-1] == -7
    seen = np.full(spec.observation_size, -999, SEEN)
    spec.calls.observe(match.states, 0, 0, seen)
    assert -999 not in seen
    parts = np.full(spec.breakdown_size, -999, POINTS)
    spec.calls.break_down(match.states, 0, parts)
    assert -999 not in parts
