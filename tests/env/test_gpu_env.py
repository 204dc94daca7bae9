"""The environment on a GPU is the one on the CPU, byte by byte, and other libraries read its arrays without a copy."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from pathlib import Path

import numpy as np
import pytest

import wataha
from tests.env.lockstep import compare
from tests.variants import sample_variants
from wataha.engine import gpu
from wataha.engine.errors import WatahaError
from wataha.env import CpuEnv, GpuEnv, make_env
from wataha.env.device_array import CPU, dlpack_capsule

GAMES = [game.id for game in wataha.games()]

needs_gpu = pytest.mark.skipif(not gpu.available(), reason="no NVIDIA GPU here: GpuEnv cannot be compared with CpuEnv")
needs_none = pytest.mark.skipif(gpu.available(), reason="a GPU is here")


class Lent:
    """An array of this process, lent as GpuEnv lends those of the device."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return CPU, 0

    def __dlpack__(self, **_: object) -> object:
        array = self.array
        return dlpack_capsule(array, array.ctypes.data, array.shape, array.dtype, CPU)


@needs_gpu
@pytest.mark.parametrize("game", GAMES)
def test_gpu_and_cpu_environments_are_the_same_bytes(game: str) -> None:
    for number, (players, options) in enumerate(sample_variants(game)):
        compare(game, players, options, packed=number % 2 == 1)


@needs_gpu
def test_a_wrong_number_of_actions_is_refused() -> None:
    env = GpuEnv("lone_wolves", 8)
    env.reset()
    with pytest.raises(WatahaError, match="One number for each of 8 games is needed"):
        env.step(np.zeros(7, np.int32))


@needs_gpu
def test_torch_shares_the_memory() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    env = GpuEnv("lone_wolves", 64)
    observations, masks = torch.from_dlpack(env.observations), torch.as_tensor(env.masks, device="cuda")
    env.reset(seed=1)
    assert np.array_equal(observations.cpu().numpy(), env.observations.copy_to_host())
    env.step(masks.int().argmax(dim=1))
    assert int(torch.from_dlpack(env.lengths).sum()) == 64


@needs_gpu
@pytest.mark.parametrize("library", ["torch", "jax", "cupy"])
def test_the_example_for_each_library_runs(library: str) -> None:
    pytest.importorskip(library, reason=f"{library} is not installed")
    example = Path(__file__).parents[2] / "examples" / f"gpu_env_{library}.py"
    done = subprocess.run([sys.executable, str(example)], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "games ended" in done.stdout


@needs_none
def test_without_a_gpu_a_sentence_says_so_and_the_cpu_plays() -> None:
    with pytest.raises(WatahaError, match=r"This needs an NVIDIA GPU"):
        GpuEnv("lone_wolves", 2)
    with pytest.warns(UserWarning, match=r"This needs an NVIDIA GPU.* The CPU plays instead\."):
        env = make_env("lone_wolves", 2, board="advanced")
    assert isinstance(env, CpuEnv)
    assert env.spec.options["board"] == "advanced"


@pytest.mark.parametrize(
    ("kind", "shape"),
    [*((kind, (3, 4)) for kind in ("i1", "u1", "i2", "i4", "i8", "f4", "?")), ("i2", (5,)), ("i2", (2, 1, 3))],
)
def test_a_capsule_shares_memory_until_its_taker_lets_go(kind: str, shape: tuple[int, ...]) -> None:
    array = np.zeros(shape, kind)
    taken = np.from_dlpack(Lent(array))  # type: ignore[arg-type]
    assert taken.dtype == array.dtype
    array[:] = 1
    assert np.array_equal(taken, array)
    del array
    gc.collect()
    assert taken.all()


def test_jax_takes_a_capsule() -> None:
    dlpack = pytest.importorskip("jax.dlpack", reason="JAX is not installed")
    array = np.arange(6, dtype=np.int8).reshape(2, 3)
    assert np.array_equal(dlpack.from_dlpack(Lent(array)), array)


def test_a_capsule_that_nobody_takes_frees_its_array() -> None:
    class Owner:
        pass

    owner = Owner()
    gone = weakref.ref(owner)
    array = np.zeros(3)
    capsule = dlpack_capsule(owner, array.ctypes.data, array.shape, array.dtype, CPU)
    del owner
    gc.collect()
    assert gone() is not None
    del capsule
    gc.collect()
    assert gone() is None


def test_records_are_no_tensors() -> None:
    states = wataha.game("lone_wolves").states(2)
    with pytest.raises(WatahaError, match="Records are no tensor"):
        dlpack_capsule(states, states.ctypes.data, states.shape, states.dtype, CPU)
