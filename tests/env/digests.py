"""What an environment's id promises, as digests: its observations, its actions and its rules.

After a change that is meant, raise the game's version in `wataha.env.spec.VERSIONS`; then `python -m tests.env.digests`
writes down what the new id promises.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np

import wataha
from tests.variants import sample_variants
from wataha.engine.chance import pick
from wataha.env import CpuEnv, env_id, make_spec
from wataha.env.miniatures import MINIATURES

FILE = Path(__file__).with_name("digests.json")
LANES = 3
STEPS = 120


def digests_of(game_id: str) -> dict[str, Any]:
    """The digests of a game's environments: of the actions once, of observations and rules for a sample of variants.

    Of a miniature there is one variant, and its deals have a digest, too.
    """
    if game_id in MINIATURES:
        deals = _digest(MINIATURES[game_id].deals.tobytes())
        return {"deals": deals, "variants": {"[2, {}]": variant_digests(game_id, 2, {})}}
    game = wataha.game(game_id)
    paths = "\n".join(game.table.path(action) for action in range(game.actions))
    return {
        "actions": _digest(paths.encode()),
        "variants": {
            json.dumps([players, options]): variant_digests(game_id, players, options)
            for players, options in sample_variants(game_id)
        },
    }


def variant_digests(game_id: str, players: int, options: dict[str, Any], steps: int = STEPS) -> dict[str, str]:
    """Of the observations' layout, and of all that some steps of random play lead to."""
    spec = make_spec(game_id, players, "place", options)
    layout = [(part.name, part.size, part.meaning) for part in spec.game.observation]
    env = CpuEnv(spec, LANES, threads=1)
    env.reset(seed=16)
    played = hashlib.sha256()
    for step in range(steps):
        for name in ("observations", "actors", "masks", "rewards", "terminated", "points"):
            played.update(getattr(env, name).tobytes())
        env.step(np.array([env.choices[i, pick(i, step, int(env.counts[i]))] for i in range(LANES)]))
    return {
        "observation": _digest(json.dumps([layout, spec.observation_dtype.str]).encode()),
        "rules": played.hexdigest()[:16],
    }


def _digest(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:16]


def promised() -> dict[str, Any]:
    """What each id promises, as it was written down."""
    return json.loads(FILE.read_text(encoding="utf-8"))


def main() -> None:
    """Write down what ids promise that are not written down yet; a promise that was made is kept."""
    kept = promised() if FILE.exists() else {}
    for name in (*(game.id for game in wataha.games()), *MINIATURES):
        if env_id(name) not in kept:
            kept[env_id(name)] = digests_of(name)
    FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
