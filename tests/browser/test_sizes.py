"""Every board is whole on every screen, with the drawer and without it."""

from __future__ import annotations

import pytest

from .conftest import Sit
from .tables import sit_with_bots
from .wholeness import SIZES, faults_of

TABLES: dict[str, tuple[int, int, dict[str, object]]] = {
    "lone_wolves": (2, 5, {}),
    "moonlight": (2, 5, {}),
    "the_wolves": (5, 5, {}),
    "wolves_and_sheep": (4, 5, {"big_fish": "on", "interrupts": "any_time"}),
}
"""Each game with as many players as crowd it most, the moves between two looks, and its options."""

LOOKS = 3


@pytest.mark.parametrize("game", TABLES)
def test_what_is_lit_can_be_clicked_and_every_text_be_read(sit: Sit, game: str) -> None:
    player = sit()
    players, moves, options = TABLES[game]
    sit_with_bots(player, game, players, **options)
    faults: list[str] = []
    for look in range(LOOKS):
        player.page.set_viewport_size({"width": 1440, "height": 900})
        for _ in range(moves):
            if not player.move():
                break
        if not player.wait_for_turn():
            break
        for width, height in SIZES:
            for drawer in (False, True):
                where = f"{width}x{height}{' with the drawer' if drawer else ''}, look {look + 1}"
                found = faults_of(player, width, height, drawer)
                faults += [f"{where}: {fault}" for fault in found]
                if found:
                    player.picture(where.replace(" ", "-"))
        faults_of(player, 1440, 900, drawer=False)
    assert faults == []
