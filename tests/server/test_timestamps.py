"""The server's clock goes forward, whatever is done to the system's."""

from __future__ import annotations

import time

import pytest

from wataha.server.timestamps import MonotonicClock

HOUR = 3_600_000


def test_setting_the_system_s_clock_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = MonotonicClock()
    before, real = clock.now(), time.time_ns()
    for moved in (-HOUR, HOUR):
        monkeypatch.setattr(time, "time_ns", lambda moved=moved: real + moved * 1_000_000)
        assert 0 <= clock.now() - before < 60_000


def test_time_goes_on_after_what_is_known_to_have_happened() -> None:
    clock = MonotonicClock()
    later = clock.now() + HOUR
    clock.not_before(later)
    assert 0 <= clock.now() - later < 60_000
    clock.not_before(0)
    assert clock.now() >= later
