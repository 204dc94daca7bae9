"""Whatever file a command is given, it ends with a sentence and exit code 2, never with a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import wataha
from tests.hostile import NOT_JSON, NOT_THIS, Place, cut, put, without, wrong_values
from tests.test_cli import Terminal, run
from wataha.engine.errors import DamagedRecord, WatahaError
from wataha.engine.outside_json import BadJson, read_json
from wataha.games.wolves_and_sheep.tiles import HOUSE_FILE, SETS_KEPT, BadTiles, load_tiles, read_code

__all__ = ["run"]

LONGEST_SENTENCE = 2000
ANY = {**NOT_JSON, **NOT_THIS}


def record() -> dict[str, Any]:
    match = wataha.Match("lone_wolves", seed=4)
    for _ in range(8):
        match.play(match.moves()[0])
    return match.record()


def hostile_records() -> list[tuple[str, bytes]]:
    whole = record()
    places: list[Place] = [*((part,) for part in whole), ("options", "board"), ("moves", 3)]
    harmless = (("options", {}), ("moves", []), ("seed", 10**19 - 1))
    return [
        *ANY.items(),
        *((f"without {part}", json.dumps(without(whole, (part,))).encode()) for part in whole),
        *(
            (f"{place} {str(value)[:20]!r}", json.dumps(changed).encode())
            for place, value, changed in wrong_values(whole, *places)
            if not any(place == (part,) and value == right and part != "seed" for part, right in harmless)
        ),
        *((f"{name} among the options", json.dumps(put(whole, ("options", name), 1)).encode()) for name in OPTIONS),
        *((f"cut to {len(part)}", part) for part in cut(json.dumps(whole).encode(), 12)),
    ]


OPTIONS = ("seed", "key", "self", "game", "players", "__class__", "")


def hostile_tiles() -> list[tuple[str, bytes]]:
    whole = json.loads(HOUSE_FILE.read_text(encoding="utf-8"))
    whole["fish"] = {"P01": [1, 1]}
    places: list[Place] = [
        ("game",),
        ("format",),
        ("base",),
        ("base", "land"),
        ("base", "land", "L01"),
        ("base", "land", "L01", 0),
        ("expansion", "pond"),
        ("fish", "P01"),
        ("fish", "P01", 1),
    ]
    return [
        *ANY.items(),
        *((f"without {place}", json.dumps(without(whole, place)).encode()) for place in places[:7]),
        *(
            (f"{place} {str(value)[:20]!r}", json.dumps(changed).encode())
            for place, value, changed in wrong_values(whole, *places)
        ),
        ("more tiles", json.dumps(put(whole, ("base", "land"), {f"\x1b{n}": [] for n in range(2000)})).encode()),
        *((f"cut to {len(part)}", part) for part in cut(HOUSE_FILE.read_bytes(), 12)),
    ]


def check_sentence(done: Any, what: str, begins: str = "wataha: ") -> None:
    assert done.returncode == 2, (what, done)
    lines = done.stderr.splitlines()
    assert len(lines) == 1, (what, done.stderr[:500])
    assert lines[0].startswith(begins)
    assert len(lines[0]) < LONGEST_SENTENCE, what
    assert lines[0].isprintable(), what


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_no_record_breaks_a_command(run: Terminal, tmp_path: Path, command: str) -> None:
    corpus = hostile_records()
    assert len(corpus) > 150
    file = tmp_path / "record.json"
    for what, content in corpus:
        file.write_bytes(content)
        check_sentence(run(command, str(file)), what)


def test_no_kept_game_breaks_resuming(run: Terminal, tmp_path: Path) -> None:
    kept = {"record": record(), "seat": 0, "language": "en", "level": "scout"}
    (tmp_path / "kept").mkdir()
    file = tmp_path / "kept" / "lone_wolves-4.json"
    corpus = [
        *ANY.items(),
        *(
            (what, b'{"record": %b, "seat": 0, "language": "en", "level": "scout"}' % text)
            for what, text in NOT_THIS.items()
        ),
        *(
            (f"{place} {str(value)[:20]!r}", json.dumps(changed).encode())
            for place, value, changed in wrong_values(kept, *[(part,) for part in kept])
        ),
    ]
    for what, content in corpus:
        file.write_bytes(content)
        check_sentence(run("play", "--resume"), what)
    check_sentence(run("play", "../..", "--resume"), "a path for a game")


def test_no_set_of_tiles_breaks_the_check(run: Terminal, tmp_path: Path) -> None:
    corpus = hostile_tiles()
    assert len(corpus) > 150
    file = tmp_path / "tiles.json"
    for what, content in corpus:
        file.write_bytes(content)
        done = run("tiles", "check", str(file))
        assert done.returncode == 2, what
        lines = done.stderr.splitlines()
        assert lines, what
        assert all(line.startswith(f"{file}: ") and line.isprintable() for line in lines), what
        assert max(map(len, lines)) < LONGEST_SENTENCE, what
        with pytest.raises(BadTiles):
            load_tiles(file)


def test_no_set_of_tiles_breaks_a_game(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "tiles.json"
    for what, content in hostile_tiles()[::3]:
        file.write_bytes(content)
        check_sentence(run("record", "wolves_and_sheep", "--seed", "1", "-o", f"tiles=@{file}"), what)


def test_no_log_of_an_arena_breaks_it_and_no_other_file_is_cut(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    arena = ("arena", "lone_wolves", "--bots", "random", "greedy", "--deals", "1", "--workers", "1", "--log", str(file))
    for what, content in (NOT_JSON | NOT_THIS | {"a letter": b"Dear Ala,\nall is well"}).items():
        if what in ("empty", "too large", "half", "open string"):
            continue  # the latter two are how a heading begins that was torn
        for text in (content, content + b"\n"):
            file.write_bytes(text)
            check_sentence(run(*arena), what)
            assert file.read_bytes() == text, what
    file.unlink()
    assert run(*arena).returncode == 0
    heading, line = file.read_text().splitlines()
    for place, value, changed in wrong_values(json.loads(line), ("pair",), ("pair", 0), ("deal",), ("games",)):
        if place == ("deal",) and value == 10**19 - 1:
            continue
        file.write_text(f"{heading}\n{json.dumps(changed)}\n")
        check_sentence(run(*arena), f"{place} {value}")


@pytest.mark.parametrize("what", NOT_JSON)
def test_the_reader_refuses_what_is_not_json_in_one_sentence(what: str) -> None:
    with pytest.raises(BadJson) as trouble:
        read_json(NOT_JSON[what], "The record")
    assert str(trouble.value).endswith(".")
    assert "\n" not in str(trouble.value)


def test_the_reader_reads_what_is_json() -> None:
    document = {"a": [1, -9_223_372_036_854_775_808, 0.25, 1e-7, True, None, "Ł\U0001f43a \\ud800 [{"], "": {}}
    assert read_json(json.dumps(document)) == document
    assert read_json(json.dumps(document, ensure_ascii=False).encode()) == document
    assert read_json("[" * 32 + "]" * 32)


def test_a_move_that_is_an_action_id_is_no_move() -> None:
    damaged = record()
    damaged["moves"][0] = 0
    with pytest.raises(DamagedRecord):
        wataha.Match.replay(damaged)


@pytest.mark.parametrize("players", [True, 2.0, "2", [2]])
def test_players_are_counted_in_whole_numbers(players: Any) -> None:
    with pytest.raises(WatahaError):
        wataha.Match("lone_wolves", players=players)


def test_sets_of_tiles_of_users_do_not_fill_the_memory() -> None:
    text = HOUSE_FILE.read_text(encoding="utf-8")
    for number in range(3 * SETS_KEPT):
        assert read_code(text + " " * number) is not None
    assert read_code.cache_info().currsize <= SETS_KEPT
    assert read_code(text + " " * 100_000) is None
