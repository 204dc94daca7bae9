"""Some seconds of `python -m bench.faults`; and that its checker sees what it is there to see."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import pytest

from bench.faults.history import History
from bench.faults.preload import NO_COMPILER, compile_library
from bench.faults.rigs import Alone
from bench.faults.run import run, schedule
from tests.nightly import nightly
from tests.server.conftest import Fresh
from tests.server.pairs import Crowd
from tests.server.test_secrecy import secrets_of

pytestmark = pytest.mark.anyio

SEED = 14
SECONDS = 12


@nightly
async def test_whatever_breaks_every_promise_is_kept() -> None:
    report = await run(SECONDS, SEED)
    assert report.verdict.wrong == []
    assert report.faults.total() >= 2
    assert min(report.verdict.acts, report.verdict.entries, report.verdict.views, report.verdict.secrets) > 0


def test_a_seed_settles_what_breaks_and_in_which_order() -> None:
    def first(seed: int) -> list[tuple[str, float]]:
        return [(name, chance.random()) for name, chance in itertools.islice(schedule(["a", "b", "c"], seed), 30)]

    assert first(1) == first(1)
    assert first(1) != first(2)
    assert {name for name, _ in first(1)[:3]} == {"a", "b", "c"}


@nightly
@pytest.mark.parametrize("lies", [False, True])
async def test_a_disk_that_only_claims_to_have_synced_is_found_out(tmp_path: Path, lies: bool) -> None:
    library = compile_library(tmp_path)
    if library is None:
        pytest.skip(NO_COMPILER)
    rig, history = Alone(tmp_path, library), History(random.Random(SEED))
    await rig.start()
    try:
        crowd = Crowd(rig.relay.base, 2, history.hear)
        await crowd.start()
        await crowd.make_moves(5)
        if lies:
            assert rig.machine is not None
            rig.machine.let_disk_lie()
        await crowd.make_moves(5)
        await crowd.stop()
        await rig.cut_power(random.Random(SEED))
        verdict = await history.check(rig.server, crowd.pairs)
        await crowd.leave()
    finally:
        await rig.stop()
    assert verdict.acts >= 20
    if lies:
        assert any("acknowledged acts and the log disagree" in wrong for wrong in verdict.wrong)
        assert any("shown, and not in the log as shown" in wrong for wrong in verdict.wrong)
    else:
        assert verdict.wrong == []


async def test_a_key_in_any_message_is_found(fresh: Fresh) -> None:
    server, history = fresh("sqlite"), History(random.Random(SEED))
    crowd = Crowd(server.base, 1, history.hear)
    await crowd.start()
    await crowd.make_moves(2)
    await crowd.stop()
    assert (await history.check(server, crowd.pairs)).wrong == []
    key = (await secrets_of(server, crowd.pairs[0].table))[0]
    history.hear({"type": "pong", "now": 0}, f'{{"type":"pong","now":"{key}"}}')
    assert (await history.check(server, crowd.pairs)).wrong == ["1 secrets were in what clients received"]
    await crowd.leave()


async def test_another_order_and_another_s_path_are_found_in_what_was_received() -> None:
    history = History(random.Random(SEED))
    entry = {"number": 1, "kind": "move", "seat": 0, "at": 5, "path": None}
    told = {"type": "state", "table": "t", "eyes": 1, "version": 1, "result": None, "view": {}, "moves": None}
    history.hear({**told, "entries": [entry]}, "{}")
    history.hear({**told, "entries": [{**entry, "seat": 1}]}, "{}")
    history.hear({**told, "entries": [{**entry, "path": "play K2 cave"}]}, "{}")
    assert sorted(history.wrong) == [
        "a move's path was told to another than its maker",
        "two clients were told different entries under one number",
    ]
