"""Random variations of a sample: other sizes, layouts, types and values of its tensors. A variation is
plain data, so that it can be printed and made smaller."""

import hashlib
import random
import re

import keyfall

from . import language

LAYOUTS = ("plain", "transposed", "stepped", "offset", "expanded", "channels_last")
SIZES = (0, 1, 1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 33)
COMMON = ("float32",) * 6 + ("float64",) * 2 + ("int64",) * 2 + ("bool", "complex64", "float16")
SPECIAL = (float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1e30)


class Variation:
    """sizes: a size of the sample → another one. layouts, dtypes: of the tensors in their order.
    dtype: of tensors without a type of their own."""

    def __init__(self, dtype, sizes=None, layouts=(), dtypes=(), special=False, seed=0):
        self.dtype, self.sizes, self.seed = dtype, dict(sizes or {}), seed
        self.layouts, self.dtypes, self.special = tuple(layouts), tuple(dtypes), special

    def __repr__(self):
        return (f"Variation({self.dtype!r}, {self.sizes}, {self.layouts}, {self.dtypes}, "
                f"{self.special}, {self.seed})")

    def replaced(self, **changes):
        return Variation(**{**vars(self), **changes})


def sizes_in(sample):
    """The numbers of a sample that may be sizes, the largest first."""
    return sorted({int(digits) for digits in re.findall(r"\d+", sample)} - {0}, reverse=True)


def draw(numbers, sample):
    """A random variation of a sample; `numbers` is a random.Random."""
    dtype = numbers.choice(language.DTYPES if numbers.random() < 0.3 else COMMON)
    sizes = {}
    if numbers.random() < 0.7:
        sizes = {size: numbers.choice(SIZES) for size in sizes_in(sample)
                 if numbers.random() < 0.6}
    layouts = [numbers.choice(LAYOUTS) if numbers.random() < 0.5 else "plain" for _ in range(5)]
    dtypes = [numbers.choice(COMMON) if numbers.random() < 0.12 else "" for _ in range(5)]
    return Variation(dtype, sizes, layouts, dtypes, numbers.random() < 0.1, numbers.getrandbits(30))


def laid_out(made, layout):
    """The same values in another layout."""
    if layout == "transposed" and made.dim() > 1:
        return made.transpose(0, -1).contiguous().transpose(0, -1)
    if layout == "stepped" and made.dim():
        wide = keyfall.zeros((*made.shape[:-1], 2 * made.shape[-1] + 1), dtype=made.dtype)
        wide[..., 1::2] = made
        return wide[..., 1::2]
    if layout == "offset":
        flat = keyfall.zeros(made.numel() + 3, dtype=made.dtype)
        flat[3:] = made.reshape(-1)
        return flat[3:].view(made.shape)
    if layout == "expanded" and made.dim() and made.shape[0] > 1:
        return made[:1].expand(made.shape)
    if layout == "channels_last" and made.dim() == 4:
        return made.contiguous(memory_format=keyfall.channels_last)
    return made


def maker_of(variation):
    """A class for language.evaluate that varies the tensors of a sample."""

    class RandomMaker(language.Maker):
        def __init__(self, torch, dtype, mode, seed_text):
            super().__init__(torch, getattr(torch, variation.dtype), "plain",
                             f"{seed_text} {variation.seed}")
            self.made = 0

        def _shape(self, shape):
            if len(shape) == 1 and isinstance(shape[0], (tuple, list)):
                shape = shape[0]
            return tuple(variation.sizes.get(size, size) for size in shape)

        def tensor(self, *shape, range=None, dtype=None):  # noqa: A002 - the language's own word
            position, self.made = self.made, self.made + 1
            given = variation.dtypes[position] if position < len(variation.dtypes) else ""
            dtype = dtype or (getattr(self.torch, given) if given else None)
            made = super().tensor(*self._shape(shape), range=range, dtype=dtype)
            if variation.special and made.is_floating_point() and made.numel():
                at = variation.seed % made.numel()
                made.view(-1)[at] = SPECIAL[variation.seed % len(SPECIAL)]
            layout = variation.layouts[position] if position < len(variation.layouts) else "plain"
            return laid_out(made, layout)

        def integers(self, shape, low=0, high=5):
            return super().integers(self._shape(shape), low, high)

        def booleans(self, shape):
            return super().booleans(self._shape(shape))

        def floats(self, shape, range=None):  # noqa: A002
            return super().floats(self._shape(shape), range)

    return RandomMaker


def stream(seed, number):
    """The random numbers of one call of a run."""
    digest = hashlib.sha256(f"{seed} {number}".encode()).digest()
    return random.Random(int.from_bytes(digest[:8], "little"))
