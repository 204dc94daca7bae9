"""What nets see, and that they play the same without PyTorch."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training needs PyTorch: pip install 'wataha[train]'")


from tests.bots.positions import decisions
from wataha.bots.card_net import CardNet, judge_moves, make_sight
from wataha.bots.features import DESCRIBE, describe, row_shape
from wataha.bots.memory import for_rules
from wataha.bots.net_file import read_net
from wataha.bots.position_net import judge_position, make_position_sight
from wataha.engine.registry import find_game
from wataha.env import make_spec
from wataha.train import nets
from wataha.train.export import export
from wataha.train.nets import Net, legal_logits, sample, unpack
from wataha.train.position_fit import PositionModel, Sample

CLOSE = 1e-2


def lively_net(game: str, players: int) -> Net:
    """An untrained net whose heads say something."""
    torch.manual_seed(1)
    net = nets.CardNet(make_spec(game, players))
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
    own = read_net(tmp_path / "net.npz", spec.game)
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
@pytest.mark.parametrize("name", ["the_wolves", "wolves_and_sheep"])
def test_a_net_of_positions_plays_the_same_without_pytorch(name: str, players: int) -> None:
    """In PyTorch it says strengths, where it plays chances; there the scale is in its first layer."""
    game = find_game(name)
    DESCRIBE.link(game)
    torch.manual_seed(1)
    model = PositionModel(row_shape(name))
    matches = [match.copy() for match in decisions(game.id, players, {}, 5, 6)]
    sights = [make_position_sight(game, model.exported()) for _ in matches]
    for match, sight in zip(matches, sights, strict=True):
        describe(for_rules((match.states,))[0][0], for_rules(sight).rows)
    rows = np.stack([sight.rows[:players] for sight in sights])
    model.fit_scale([Sample(rows, *[np.zeros(0)] * 3)])
    with torch.no_grad():
        chances = torch.softmax(model(torch.from_numpy(rows))[0], 1).numpy()
    net = for_rules(model.exported())
    for match, sight, expected in zip(matches, sights, chances, strict=True):
        judge_position(net, for_rules(sight), for_rules((match.states,))[0][0], players)
        assert sight.chances[:players] == pytest.approx(expected, abs=CLOSE)


def test_packed_masks_leave_only_legal_actions() -> None:
    masks = torch.tensor([[0b00000101, 0b00000010]], dtype=torch.uint8)
    assert unpack(masks, 10).tolist() == [[True, False, True, False, False, False, False, False, False, True]]
    logits = legal_logits(torch.zeros(1, 10), masks)
    assert logits.isfinite().nonzero()[:, 1].tolist() == [0, 2, 9]
    torch.manual_seed(3)
    drawn = {int(sample(logits)) for _ in range(100)}
    assert drawn == {0, 2, 9}
