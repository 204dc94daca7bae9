"""A net that sees a map, at play: each hex looks at its neighbours a few times, with what is known of the table."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


class HexNet:
    """A net from its file: NumPy's matrix products over all hexes at a time."""

    def __init__(self, numbers: dict[str, Array]) -> None:
        self._numbers: dict[str, Array] = {
            name: value if value.dtype.kind == "i" else np.ascontiguousarray(value, np.float32)
            for name, value in numbers.items()
        }
        self.hexes = len(numbers["neighbours"])
        self.rounds = sum(name.startswith("look.") and name.endswith(".bias") for name in numbers)
        self.map_size = self.hexes * numbers["place.weight"].shape[1]
        self.actions = len(numbers["actions_at"]) + len(numbers["other_actions"])

    def judge(self, seen: Array) -> tuple[Array, Array]:
        """A logit for every action, and what the seats can expect, the viewer first: -1 to 1, zero in sum."""
        scaled = seen * self._numbers["scale"]
        table = _at_least_zero(self._layer("table", scaled[: -self.map_size]))
        places = self._layer("place", scaled[-self.map_size :].reshape(self.hexes, -1))
        places = _at_least_zero(places + self._layer("place_in_table", table))
        for number in range(self.rounds):
            places = places + self._look_around(number, places)
        overview = _at_least_zero(self._layer("overview", np.concatenate((table, _pooled(places)))))
        here = self._layer("place_policy", places) + self._layer("place_policy_in_table", overview)
        logits = np.empty(self.actions, np.float32)
        logits[self._numbers["actions_at"]] = here.ravel()
        logits[self._numbers["other_actions"]] = self._layer("policy", overview)
        values = self._layer("values", overview)
        return logits, np.array([values[0], -values[0]]) if len(values) == 1 else values - values.mean()

    def _look_around(self, number: int, places: Array) -> Array:
        edge = np.concatenate((places, np.zeros((1, places.shape[1]), np.float32)))
        around = np.concatenate((places, edge[self._numbers["neighbours"]].reshape(self.hexes, -1)), 1)
        return _at_least_zero(
            self._layer(f"look.{number}", around) + self._layer(f"overlook.{number}", _pooled(places))
        )

    def _layer(self, name: str, inputs: Array) -> Array:
        out = inputs @ self._numbers[f"{name}.weight"].T
        bias = self._numbers.get(f"{name}.bias")
        return out if bias is None else out + bias


def _at_least_zero(values: Array) -> Array:
    return np.maximum(values, 0, out=values)


def _pooled(places: Array) -> Array:
    return np.concatenate((places.mean(0), places.max(0)))
