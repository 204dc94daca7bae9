"""A real cluster of two Ray nodes on this machine: the results of one machine, also when a node is killed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wataha
from bench import fit_the_wolves
from tests.nightly import nightly
from tests.puzzle_files import PLAN, break_off
from wataha.engine.errors import WatahaError
from wataha.lab import cluster
from wataha.lab.arena import run
from wataha.lab.contest import Contest
from wataha.lab.contest_log import ContestLog
from wataha.lab.puzzle_maker import make_puzzles
from wataha.lab.simulate import simulate

pytest.importorskip("ray")
cluster_utils = pytest.importorskip("ray.cluster_utils")


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A head without cores and two nodes that play."""
    made = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    workers = [made.add_node(num_cpus=1) for _ in range(2)]
    made.wait_for_nodes()
    yield made, workers
    made.shutdown()


def contest(deals: int) -> Contest:
    return Contest(wataha.game("lone_wolves"), ("scout", "pup"), deals, 2, {}, None, 7)


def strip(lines: list[dict[str, Any]]) -> list[Any]:
    """What was played, without how long it took."""
    return [[{**game, "seconds": None} for game in line["games"]] for line in lines]


@nightly
def test_a_series_of_seeds_is_the_same_on_a_cluster(nodes: Any) -> None:
    game = wataha.game("lone_wolves")
    here = simulate(game, 9_000, 3)
    there = cluster.simulate_on_cluster(game, 9_000, 3, None, None, nodes[0].address)
    for name, column in here.columns().items():
        assert np.array_equal(column, there.columns()[name]), name


@nightly
def test_a_node_killed_in_the_middle_costs_nothing_but_time(nodes: Any, tmp_path: Path) -> None:
    made, workers = nodes
    asked = contest(40)
    here = ContestLog(tmp_path / "here.jsonl", asked)
    run(asked, here, workers=1)
    there = ContestLog(tmp_path / "there.jsonl", asked)
    told: list[int] = []

    def advance(done: int) -> None:
        told.append(done)
        if sum(told) == 4:
            made.remove_node(workers.pop(), allow_graceful=False)

    with cluster.joined(made.address) as ray:
        cluster.run_on_cluster(ray, asked, there, advance)
    assert sum(told) == 40
    assert len(workers) == 1
    assert strip(there.results()) == strip(here.results())


@nightly
def test_puzzles_are_those_of_one_machine(nodes: Any, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    whole = break_off(file)
    assert make_puzzles(PLAN, len(whole), file, 1, cluster=nodes[0].address) == len(whole)
    assert file.read_text(encoding="utf-8").splitlines() == whole


@nightly
def test_a_fit_is_that_of_one_machine(nodes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_the_wolves, "RANGE", 2)
    here, there = (fit_the_wolves.play(2, 5, 1, cluster) for cluster in (None, nodes[0].address))
    for name, column in vars(here).items():
        assert np.array_equal(column, vars(there)[name]), name


@nightly
def test_results_come_in_the_order_of_their_tasks(nodes: Any) -> None:
    found = cluster.map_on_cluster(nodes[0].address, "lone_wolves", divmod, ((n, 7) for n in count()))
    assert list(islice(found, 40)) == [divmod(n, 7) for n in range(40)]


@nightly
def test_a_node_with_other_sources_refuses_to_play(nodes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_code", lambda _game: "others")
    with pytest.raises(WatahaError, match="install the same on all nodes"):
        cluster.simulate_on_cluster(wataha.game("lone_wolves"), 10, 3, None, None, nodes[0].address)


def test_where_there_is_no_cluster_a_sentence_says_so() -> None:
    with pytest.raises(WatahaError, match="There is no Ray cluster at"), cluster.joined("127.0.0.1:1"):
        pass
