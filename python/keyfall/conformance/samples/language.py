"""The catalogue's samples as tensors, of PyTorch or of Keyfall, whichever is given as `torch`: the
small language in which entries say what to call an operator with.

    T(2, 3)              a tensor of the case's dtype; T(2, 3, range=(0, 1)) within a range
    I((3,), 0, 5)        int64 between 0 and 4      B((2, 3))    bool      F((2, 3))  float32
    TL(T(2), T(3))       a list of tensors
    float32, channels_last, strided, "cpu"          types, formats, layouts and devices
    file(12)             the path of a file with 12 bytes, each of them 0 or 1
    T(3, 4).t(), T(4, 6)[:, ::2], T(1, 3).expand(2, 3)      what tensors can do

A mode changes how every T is laid out, so that one sample serves several tests."""

import atexit
import functools
import hashlib
import os
import tempfile

DTYPES = ("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32",
          "float64", "complex64", "complex128", "uint16", "uint32", "uint64")
OTHERS = ("contiguous_format", "preserve_format", "channels_last", "channels_last_3d", "strided")
MODES = ("plain", "transposed", "sliced", "empty", "zero_dim", "special", "channels_last")


class Maker:
    """Makes the tensors of one sample, the same ones every time. `span`: where numbers of floating
    and complex types are drawn from when the sample does not say."""

    def __init__(self, torch, dtype, mode, seed_text, span=(-3.0, 3.0)):
        self.torch, self.dtype, self.mode, self.span = torch, dtype, mode, span
        seed = int.from_bytes(hashlib.sha256(seed_text.encode()).digest()[:7], "little")
        self.generator = torch.Generator().manual_seed(seed)

    def values(self, shape, dtype, low, high):
        torch = self.torch
        if dtype == torch.bool:
            return torch.randint(0, 2, shape, generator=self.generator).to(torch.bool)
        if dtype.is_complex:
            real = torch.float64
            parts = [torch.rand(shape, generator=self.generator, dtype=real) * (high - low) + low
                     for _ in range(2)]
            return torch.complex(*parts).to(dtype)
        if dtype.is_floating_point:
            wide = torch.rand(shape, generator=self.generator, dtype=torch.float64)
            return (wide * (high - low) + low).to(dtype)
        low, high = int(low), max(int(high), int(low) + 1)
        if not dtype.is_signed:
            low, high = max(low, 0), max(high, 1)
        return torch.randint(low, high + 1, shape, generator=self.generator).to(dtype)

    def tensor(self, *shape, range=None, dtype=None):  # noqa: A002 - the language's own word
        dtype = dtype or self.dtype
        if len(shape) == 1 and isinstance(shape[0], (tuple, list)):
            shape = tuple(shape[0])
        low, high = range or ((-4, 9) if not (dtype.is_floating_point or dtype.is_complex)
                              else self.span)
        if self.mode == "zero_dim":
            shape = ()
        if self.mode == "empty" and shape:
            shape = (0, *shape[1:])
        if self.mode == "transposed" and len(shape) > 1:
            made = self.values(shape[::-1], dtype, low, high)
            return made.permute(*reversed([d for d, _ in enumerate(shape)]))
        if self.mode == "sliced" and shape:
            wide = self.values((*shape[:-1], 2 * shape[-1] + 1), dtype, low, high)
            return wide[..., 1::2]
        made = self.values(shape, dtype, low, high)
        if self.mode == "channels_last" and len(shape) == 4:
            made = made.contiguous(memory_format=self.torch.channels_last)
        if self.mode == "special" and (dtype.is_floating_point or dtype.is_complex):
            flat = made.view(-1)
            odd = [float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1.0, -1.0]
            for at, value in zip(self.torch.randperm(flat.numel(), generator=self.generator), odd):
                flat[at] = value
        return made

    def integers(self, shape, low=0, high=5):
        return self.torch.randint(low, high, tuple(shape), generator=self.generator)

    def booleans(self, shape):
        made = self.torch.randint(0, 2, tuple(shape), generator=self.generator)
        return made.to(self.torch.bool)

    def floats(self, shape, range=None):  # noqa: A002
        return self.values(tuple(shape), self.torch.float32, *(range or (-3.0, 3.0)))

    def names(self):
        own = _constants(self.torch).copy()
        own.update(T=self.tensor, I=self.integers, B=self.booleans, F=self.floats, dtype=self.dtype,
                   DTYPE=self.dtype)
        return own


@functools.lru_cache(maxsize=8)
def _file(size):
    """The path of a file, which is removed at the end of the process."""
    handle, path = tempfile.mkstemp(prefix="keyfall-sample-")
    with open(handle, "wb") as file:
        file.write(bytes(index % 3 % 2 for index in range(size)))
    atexit.register(os.remove, path)
    return path


def _collect(*args, **kwargs):
    return list(args), kwargs


@functools.lru_cache(maxsize=2)
def _constants(torch):
    """The names that are the same in all samples."""
    own = {name: getattr(torch, name) for name in DTYPES + OTHERS}
    own.update(inf=float("inf"), nan=float("nan"), TL=lambda *items: list(items), torch=torch,
               complex=complex, file=_file, __builtins__={}, _collect=_collect)
    return own


@functools.lru_cache(maxsize=16)
def _compiled(sample):
    return compile(f"_collect({sample})", sample, "eval")


def evaluate(torch, sample, dtype, mode, seed_text, maker=Maker, **options):
    """(positional, keyword) arguments of a sample. `maker`: Maker or a class derived from it."""
    names = maker(torch, dtype, mode, seed_text, **options).names()
    return eval(_compiled(sample), names)  # noqa: S307 - samples are source text
