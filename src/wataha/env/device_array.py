"""Arrays on a GPU, handed to PyTorch, JAX and CuPy without a copy: by DLPack and by the CUDA array interface."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from wataha.engine.errors import WatahaError
from wataha.engine.gpu import find_cuda

CPU, CUDA = 1, 2
"""DLPack's numbers for devices."""

IN_ORDER = (-1, 0, 1)
"""Streams of a taker that need no waiting: none wanted, or the default one, which ours is."""

_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
"""DLPack's numbers for kinds of numbers."""

_NAME = b"dltensor"


class _Device(ctypes.Structure):
    _fields_ = (("type", ctypes.c_int32), ("id", ctypes.c_int32))


class _DataType(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _ManagedTensor(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


_lent: dict[int, tuple[Any, ...]] = {}
"""What others hold capsules of, by the address of its description; kept until they let go of it."""


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def _let_go(address: int) -> None:
    _lent.pop(address, None)


@ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
def _drop_capsule(capsule: int) -> None:
    """A capsule that nobody took is gone: whoever takes one renames it."""
    if _is_valid(capsule, _NAME):
        _let_go(_get_pointer(capsule, _NAME))


_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))
_get_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


def dlpack_capsule(owner: Any, address: int, shape: tuple[int, ...], dtype: np.dtype[Any], device: int) -> Any:
    """A DLPack capsule of a contiguous array, which keeps its owner alive until the capsule's taker lets go."""
    if dtype.kind not in _CODES:
        raise WatahaError("Records are no tensor: take the other arrays, or copy_to_host().")
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    strides = (ctypes.c_int64 * len(shape))(*(int(np.prod(shape[axis + 1 :])) for axis in range(len(shape))))
    tensor = _Tensor(
        address,
        _Device(device, 0),
        len(shape),
        _DataType(_CODES[dtype.kind], 8 * dtype.itemsize, 1),
        sizes,
        strides,
        0,
    )
    managed = _ManagedTensor(tensor, None, ctypes.cast(_let_go, ctypes.c_void_p))
    place = ctypes.addressof(managed)
    _lent[place] = (owner, managed, sizes, strides)
    return _new_capsule(place, _NAME, ctypes.cast(_drop_capsule, ctypes.c_void_p))


class DeviceArray:
    """An array of a `GpuEnv`, whose memory `torch.from_dlpack`, `jax.dlpack.from_dlpack` and `cupy.asarray` share."""

    def __init__(self, array: Any) -> None:
        self.array = array
        """The same as Numba knows it, for kernels of one's own."""

    @property
    def shape(self) -> tuple[int, ...]:
        return self.array.shape

    @property
    def dtype(self) -> np.dtype[Any]:
        return np.dtype(self.array.dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self.array.__cuda_array_interface__

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, stream: int | None = None, **_: Any) -> Any:
        """A capsule; a taker who works on a stream of its own gets it when what is under way is done."""
        if stream not in (None, *IN_ORDER):
            find_cuda().synchronize()
        address, _readonly = self.__cuda_array_interface__["data"]
        return dlpack_capsule(self.array, address, self.shape, self.dtype, CUDA)

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        """A copy in the computer's own memory."""
        return self.array.copy_to_host()
