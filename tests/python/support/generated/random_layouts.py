"""NumPy arrays as tensors with random layouts: dimensions permuted, with gaps, with an offset, expanded
by strides of 0, or overlapping."""

import math

import numpy as np
from hypothesis import strategies as st

import keyfall

FLOATS = ("float32", "float64")
REAL = FLOATS + ("int64", "int32", "uint8")
EVERY = REAL + ("bool", "complex64", "complex128", "int8", "int16")
seeds = st.integers(0, 2**32 - 1)
sizes = st.sampled_from((0, 1, 1, 2, 3, 4, 5, 7))
shapes = st.lists(sizes, max_size=4).map(tuple)


def numbers(seed, shape, dtype, low=-4.0, high=4.0):
    """Returns numbers between low and high: integers in the dtype's range, some special floats."""
    rng = np.random.default_rng(seed)
    dtype = np.dtype(dtype)
    if dtype == bool:
        return rng.random(shape) < 0.5
    if dtype.kind in "iu":
        return rng.integers(max(0, int(low)) if dtype.kind == "u" else int(low), int(high) + 1, shape,
                            dtype)
    made = rng.uniform(low, high, shape)
    if dtype.kind == "c":
        made = made + 1j * rng.uniform(low, high, shape)
    return made.astype(dtype)


class Memory:
    """Draws layouts from its own random.Random, so that a test can make many."""

    def __init__(self, random):
        self.random = random

    def tensor(self, array):
        """Returns a tensor of these numbers."""
        array = np.asarray(array)
        how = self.random.choice(("plain", "strided", "strided", "strided", "repeated"))
        if how == "plain":
            return keyfall.from_numpy(np.ascontiguousarray(array).reshape(array.shape).copy())
        if how == "repeated":
            array, kept = self.folded(array)
            return self.strided(array).expand(kept)
        return self.strided(array)

    @staticmethod
    def folded(array):
        """Reduces dimensions with equal elements to one element; also returns the original shape."""
        kept = array.shape
        for dim, size in enumerate(kept):
            first = array.take([0], dim) if size > 1 else array
            if size > 1 and first.tobytes() * size == np.moveaxis(array, dim, 0).tobytes():
                array = first
        return array, kept

    def strided(self, array):
        flat, stride, offset = self.buffer(array.shape)
        dtype = getattr(keyfall, array.dtype.name)
        memory = keyfall.zeros(flat, dtype=dtype)
        made = memory.as_strided(array.shape, stride, offset)
        made.copy_(keyfall.from_numpy(np.ascontiguousarray(array).reshape(array.shape).copy()))
        return made

    def buffer(self, shape):
        """Returns (elements, strides, offset) of a new buffer without overlap."""
        order = list(range(len(shape)))
        self.random.shuffle(order)
        stride, step = [0] * len(shape), self.random.choice((1, 1, 2, 3))
        for dim in order:
            stride[dim] = step
            step *= max(shape[dim], 1)
            step += self.random.choice((0, 0, 1, 5))
        offset = self.random.choice((0, 0, 1, 7))
        reach = sum((n - 1) * s for n, s in zip(shape, stride)) + 1 if math.prod(shape) else 0
        return offset + reach + self.random.choice((0, 3)), tuple(stride), offset

    def again(self, tensor):
        """Returns a tensor with the numbers of another one, in new memory."""
        wide = tensor.dtype in (keyfall.bfloat16,)
        plain = tensor.detach().resolve_conj().resolve_neg()
        made = self.tensor((plain.to(keyfall.float32) if wide else plain).numpy())
        return made.to(tensor.dtype) if wide else made


def array(tensor):
    return tensor.resolve_conj().resolve_neg().numpy()


def assert_same(found, expected, rtol=None, atol=None):
    """Compares shapes and numbers; NaN equals NaN."""
    found, expected = array(found), np.asarray(expected)
    assert found.shape == expected.shape
    if rtol is None:
        single = found.dtype in (np.float32, np.complex64, np.float16)
        rtol, atol = (2e-5, 2e-5) if single else (1e-9, 1e-9)
    np.testing.assert_allclose(found.astype(expected.dtype) if found.dtype == bool else found,
                               expected, rtol=rtol, atol=atol)
