"""What Ray costs on one machine: the same arena by plain processes and on a cluster of the same cores, in turns.

    python -m bench.cluster_overhead --deals 400 --rounds 5

Both keep their processes from round to round and are warm before the first one. Starting a cluster is told apart: it is
paid once, however long the arena is.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from wataha.engine.registry import find_game
from wataha.lab import arena, cluster
from wataha.lab.contest import Contest
from wataha.lab.contest_log import ContestLog
from wataha.lab.worker_pool import worker_pool

WARM_UP = 8


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.cluster_overhead")
    parser.add_argument("--game", default="lone_wolves")
    parser.add_argument("--bots", nargs=2, default=["scout", "pup"])
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    cores = os.cpu_count() or 1
    began = perf_counter()
    with TemporaryDirectory() as folder, worker_pool(cores) as pool, cluster.joined(cluster.LOCAL) as ray:
        print(f"A cluster of {cores} cores started in {perf_counter() - began:.1f} s.")

        def seconds(name: str, deals: int, seed: int, on_cluster: bool) -> float:
            contest = Contest(find_game(chosen.game), tuple(chosen.bots), deals, 2, {}, None, seed)
            log = ContestLog(Path(folder) / f"{name}-{seed}.jsonl", contest)
            start = perf_counter()
            if on_cluster:
                cluster.run_on_cluster(ray, contest, log)
            else:
                arena.run(contest, log, cores, pool=pool)
            return perf_counter() - start

        for name in ("plain", "ray"):
            seconds(f"{name}-warm", WARM_UP * cores, 0, name == "ray")
        plain: list[float] = []
        on_ray: list[float] = []
        for number in range(1, chosen.rounds + 1):
            plain.append(seconds("plain", chosen.deals, number, on_cluster=False))
            on_ray.append(seconds("ray", chosen.deals, number, on_cluster=True))
            print(f"round {number}: processes {plain[-1]:.2f} s, Ray {on_ray[-1]:.2f} s")
        overhead = median(ours / theirs for ours, theirs in zip(on_ray, plain, strict=True)) - 1
        print(f"Ray takes {overhead:+.1%} of the time of plain processes (median of {chosen.rounds} rounds).")


if __name__ == "__main__":
    main()
