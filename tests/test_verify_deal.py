"""`wataha verify-deal`: honest records are proven, and whatever is changed in one is found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.hostile import NOT_JSON, NOT_THIS, wrong_values
from tests.test_cli import Terminal, run
from wataha import Match
from wataha.engine.commitment import commit_to, deal_text
from wataha.engine.errors import WatahaError
from wataha.lab.verify_deal import check_deal, record_address

__all__ = ["run"]

TABLE, SALT = "pYq3xW8sKd2m", "cd" * 16


def record(key: str = "0123456789abcdef" * 2) -> dict[str, Any]:
    """A finished game as a table's page gives it."""
    match = Match("lone_wolves", key=key, board="advanced")
    while not match.over:
        match.play(match.moves()[0])
    kept = match.record()
    commitment = commit_to(deal_text(kept, TABLE, SALT))
    return {**kept, "table": TABLE, "points": match.score(), "salt": SALT, "commitment": commitment}


def test_an_honest_record_is_proven() -> None:
    honest = record()
    assert check_deal(honest).verdict == "proven"
    assert check_deal(honest, honest["commitment"].upper()).verdict == "proven"


def test_the_commitment_is_the_hash_of_the_text_as_it_is_documented() -> None:
    """The figure was computed by sha256sum from a file with the eight lines."""
    heading = {"game": "lone_wolves", "rules": 1, "players": 2, "options": {"b": "x", "a": 1}, "key": "ab" * 16}
    assert deal_text(heading, "pYq3", "cd" * 16).encode() == (
        b'wataha deal 1\ntable pYq3\ngame lone_wolves\nrules 1\nplayers 2\noptions {"a":1,"b":"x"}\n'
        b"key abababababababababababababababab\nsalt cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd\n"
    )
    assert commit_to(deal_text(heading, "pYq3", "cd" * 16)) == FIGURE


FIGURE = "57cd915f8fd4de394d7de12772d9f2bb093e5af2eafbd29eb6efddcb3132a8ff"


@pytest.mark.parametrize(
    "changes",
    [
        {"key": "0123456789abcdef" + "0123456789abcdee"},
        {"salt": "cd" * 15 + "ce"},
        {"table": "pYq3xW8sKd2n"},
        {"options": {"board": "basic", "first_leader": "random"}},
        {"commitment": "00" * 32},
    ],
)
def test_whatever_is_changed_in_what_was_committed_to_is_found(changes: dict[str, Any]) -> None:
    assert check_deal({**record(), **changes}).verdict == "tampered"


def test_another_deal_with_a_commitment_of_its_own_is_found_by_who_noted_the_first() -> None:
    other = record("fedcba9876543210" * 2)
    assert check_deal(other).verdict == "proven"
    assert check_deal(other, record()["commitment"]).verdict == "tampered"


def test_moves_that_were_made_in_another_deal_are_impossible() -> None:
    assert check_deal({**record(), "moves": record("fedcba9876543210" * 2)["moves"]}).verdict == "impossible"
    assert check_deal({**record(), "points": [99, 0]}).verdict == "impossible"


def test_a_game_without_a_commitment_proves_nothing() -> None:
    match = Match("lone_wolves", seed=7)
    assert check_deal(match.record()).verdict == "unproven"
    without = {name: value for name, value in record().items() if name != "commitment"}
    assert check_deal(without).verdict == "unproven"


@pytest.mark.parametrize("changes", [{"salt": 7}, {"table": None}, {"commitment": ["x"]}, {"rules": 99}, {"key": "x"}])
def test_what_cannot_be_read_is_told(changes: dict[str, Any]) -> None:
    with pytest.raises(WatahaError):
        check_deal({**record(), **changes})


def test_the_command_says_what_it_found_and_exits_by_it(run: Terminal, tmp_path: Path) -> None:
    honest = record()
    file = tmp_path / "record.json"
    for kept, more, code, verdict in (
        (honest, [], 0, "proven"),
        (honest, ["--commitment", honest["commitment"]], 0, "proven"),
        (honest, ["--commitment", "0" * 64], 1, "tampered"),
        ({**honest, "moves": ["play K2 cave"] * 3}, [], 1, "impossible"),
        (Match("lone_wolves", seed=7).record(), [], 3, "unproven"),
    ):
        file.write_text(json.dumps(kept), encoding="utf-8")
        done = run("verify-deal", str(file), *more)
        assert (done.returncode, done.stdout.partition(":")[0]) == (code, verdict)
        told = run("verify-deal", str(file), *more, "--json")
        assert (told.returncode, json.loads(told.stdout)["verdict"]) == (code, verdict)
    typed = run("verify-deal", "-", typed=json.dumps(honest))
    assert typed.returncode == 0
    assert honest["commitment"] in typed.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("no-such-file.json",), "no-such-file.json"),
        (("http://127.0.0.1:1/t/pYq3xW8sKd2m",), "cannot be reached"),
        (("https://wataha.example/rules/moonlight",), "not the address of a table"),
        (("-", "--commitment", "beef"), "64 hexadecimal digits"),
        (("-",), "is not JSON"),
    ],
)
def test_wrong_input_gets_one_sentence(run: Terminal, arguments: tuple[str, ...], complaint: str) -> None:
    done = run("verify-deal", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "address",
    ["https://a.example/t/pYq3", "https://a.example/replay/pYq3#key", "https://a.example/api/tables/pYq3/record"],
)
def test_a_table_has_one_record_whatever_page_shows_it(address: str) -> None:
    assert record_address(address) == "https://a.example/api/tables/pYq3/record"


def test_no_record_breaks_the_command(run: Terminal, tmp_path: Path) -> None:
    honest = record()
    file = tmp_path / "record.json"
    corpus = [*NOT_JSON.items(), *NOT_THIS.items()]
    for place, value, changed in wrong_values(honest, *[(part,) for part in honest]):
        corpus.append((f"{place} {str(value)[:20]!r}", json.dumps(changed).encode()))
    for what, content in corpus:
        file.write_bytes(content)
        done = run("verify-deal", str(file))
        assert done.returncode in ((2,) if not done.stdout else (1, 3)), what
        assert len((done.stdout + done.stderr).strip().splitlines()) == 1, what
