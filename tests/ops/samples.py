"""The catalogue's samples as PyTorch tensors: the small language in which entries say what to call
an operator with.

    T(2, 3)              a tensor of the case's dtype; T(2, 3, range=(0, 1)) within a range
    I((3,), 0, 5)        int64 between 0 and 4      B((2, 3))    bool      F((2, 3))  float32
    TL(T(2), T(3))       a list of tensors
    float32, channels_last, strided, "cpu"          types, formats, layouts and devices
    T(3, 4).t(), T(4, 6)[:, ::2], T(1, 3).expand(2, 3)      what tensors can do

A mode changes how every T is laid out, so that one sample serves several tests."""

import hashlib

import torch

DTYPES = [torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64,
          torch.float16, torch.bfloat16, torch.float32, torch.float64,
          torch.complex64, torch.complex128, torch.uint16, torch.uint32, torch.uint64]
MODES = ("plain", "transposed", "sliced", "empty", "zero_dim", "special", "channels_last")
NAMES = {str(d).split(".")[1]: d for d in DTYPES}
NAMES.update(contiguous_format=torch.contiguous_format, preserve_format=torch.preserve_format,
             channels_last=torch.channels_last, channels_last_3d=torch.channels_last_3d,
             strided=torch.strided, inf=float("inf"), nan=float("nan"))


class Maker:
    """Makes the tensors of one sample, the same ones every time."""

    def __init__(self, dtype, mode, seed_text):
        self.dtype, self.mode = dtype, mode
        seed = int.from_bytes(hashlib.sha256(seed_text.encode()).digest()[:7], "little")
        self.generator = torch.Generator().manual_seed(seed)

    def values(self, shape, dtype, low, high):
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
                              else (-3.0, 3.0))
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
            made = made.contiguous(memory_format=torch.channels_last)
        if self.mode == "special" and (dtype.is_floating_point or dtype.is_complex):
            flat = made.view(-1)
            odd = [float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1.0, -1.0]
            for at, value in zip(torch.randperm(flat.numel(), generator=self.generator), odd):
                flat[at] = value
        return made

    def integers(self, shape, low=0, high=5):
        return torch.randint(low, high, tuple(shape), generator=self.generator)

    def booleans(self, shape):
        return torch.randint(0, 2, tuple(shape), generator=self.generator).to(torch.bool)

    def floats(self, shape, range=None):  # noqa: A002
        return self.values(tuple(shape), torch.float32, *(range or (-3.0, 3.0)))

    def names(self):
        own = dict(NAMES, T=self.tensor, I=self.integers, B=self.booleans, F=self.floats,
                   TL=lambda *items: list(items), dtype=self.dtype, DTYPE=self.dtype, torch=torch)
        own["__builtins__"] = {}
        own["True"], own["False"], own["None"] = True, False, None
        own["complex"] = complex
        return own


def evaluate(sample, dtype, mode, seed_text):
    """(positional, keyword) arguments of a sample."""
    maker = Maker(dtype, mode, seed_text)
    names = maker.names()
    names["_collect"] = lambda *args, **kwargs: (list(args), kwargs)
    return eval(f"_collect({sample})", names)  # noqa: S307 - the catalogue is our own source
