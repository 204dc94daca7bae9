"""What nets see, and that they play the same without PyTorch."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training needs PyTorch: pip install 'wataha[train]'")

from wataha.bots.card_net import CardNet, judge_moves, make_sight
from wataha.bots.hex_net import HexNet
from wataha.bots.memory import for_rules
from wataha.bots.net_file import read_net
from wataha.env import make_spec
from wataha.games.the_wolves.components import DIRECTIONS
from wataha.games.the_wolves.hexes import COLUMN
from wataha.train import nets
from wataha.train.export import export
from wataha.train.maps import map_of_the_wolves
from wataha.train.nets import ROUNDS, Net, legal_logits, make_net, sample, unpack

CLOSE = 1e-2


def lively_net(game: str, players: int) -> Net:
    """An untrained net whose heads say something."""
    torch.manual_seed(1)
    net = make_net(make_spec(game, players))
    for name, value in net.named_parameters():
        if "policy" in name or "values" in name:
            torch.nn.init.normal_(value, 0, 0.1)
    net.fit_scale(torch.full_like(net.scale, 3))
    return net.eval()


def some_observations(size: int, count: int = 4) -> np.ndarray:
    """Mostly zeros, as observations are."""
    chance = np.random.default_rng(2)
    return (chance.random((count, size)) < 0.05) * chance.integers(1, 4, (count, size))


@pytest.mark.parametrize("game", ["lone_wolves", "moonlight"])
def test_a_plain_net_plays_the_same_without_pytorch(game: str, tmp_path: Path) -> None:
    spec, net = make_spec(game, 2), lively_net(game, 2)
    export(net, tmp_path / "net.npz")
    own = read_net(tmp_path / "net.npz", spec.observation_size)
    assert isinstance(own, CardNet)
    sight = make_sight(spec.game, own)
    moves = np.arange(0, spec.actions, max(1, spec.actions // spec.game.most_choices))[: spec.game.most_choices]
    for seat, seen in enumerate(some_observations(spec.observation_size, 2)):
        with torch.no_grad():
            logits, values = net(torch.from_numpy(seen[None]))
        sight.seen[:] = seen
        judge_moves(for_rules(own), for_rules(sight), seat, 2, moves, len(moves))
        assert sight.logits[: len(moves)] == pytest.approx(logits[0].numpy()[moves], abs=CLOSE)
        assert [sight.values[seat], sight.values[1 - seat]] == pytest.approx(values[0].tolist(), abs=CLOSE)


@pytest.mark.parametrize("players", [2, 4])
def test_a_net_of_a_map_plays_the_same_without_pytorch(players: int, tmp_path: Path) -> None:
    spec, net = make_spec("the_wolves", players), lively_net("the_wolves", players)
    export(net, tmp_path / "net.npz")
    own = read_net(tmp_path / "net.npz", spec.observation_size)
    assert isinstance(own, HexNet)
    for seen in some_observations(spec.observation_size):
        with torch.no_grad():
            logits, values = net(torch.from_numpy(seen[None]))
        said, expected = own.judge(seen)
        assert said == pytest.approx(logits[0].numpy(), abs=CLOSE)
        assert expected == pytest.approx(values[0].numpy(), abs=CLOSE)
        assert expected.sum() == pytest.approx(0, abs=1e-5)


def test_a_hex_looks_only_as_far_as_it_has_rounds() -> None:
    """Without the overview, a change at a hex shows exactly in the hexes around it that can be reached."""
    net = lively_net("the_wolves", 2)
    assert isinstance(net, nets.HexNet)
    for overlook in net.overlook:
        torch.nn.init.zeros_(overlook.weight)  # type: ignore[arg-type]
    torch.nn.init.zeros_(net.place_policy_in_table.weight)
    hex_map = map_of_the_wolves()
    cells = {int(cell): number for number, cell in enumerate(hex_map.cells)}
    changed = len(cells) // 2
    reached = {changed}
    for _ in range(ROUNDS):
        reached |= {near for number in reached for near in _neighbours(cells, int(hex_map.cells[number]))}
    seen = torch.from_numpy(some_observations(len(net.scale), 1)).float()
    other = seen.clone()
    other[0, len(net.scale) - (hex_map.hexes - changed) * hex_map.numbers] += 3
    with torch.no_grad():
        difference = (net(seen)[0] - net(other)[0])[0].abs()
    differing = {number for number in range(len(cells)) if difference[hex_map.actions[number]].max() > 1e-6}
    assert changed in differing
    assert differing <= reached
    assert len(differing) > len(reached) / 2


def _neighbours(cells: dict[int, int], cell: int) -> list[int]:
    steps = [x * COLUMN + y for x, y in DIRECTIONS.values()]
    return [cells[cell + step] for step in steps if cell + step in cells]


def test_packed_masks_leave_only_legal_actions() -> None:
    masks = torch.tensor([[0b00000101, 0b00000010]], dtype=torch.uint8)
    assert unpack(masks, 10).tolist() == [[True, False, True, False, False, False, False, False, False, True]]
    logits = legal_logits(torch.zeros(1, 10), masks)
    assert logits.isfinite().nonzero()[:, 1].tolist() == [0, 2, 9]
    torch.manual_seed(3)
    drawn = {int(sample(logits)) for _ in range(100)}
    assert drawn == {0, 2, 9}
