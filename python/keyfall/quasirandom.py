"""Points that fill a cube evenly: Sobol' sequences. The direction numbers (Joe and Kuo, 2008) are those in
the file of SciPy, which must be installed."""

import functools

from . import _C
from ._loading import lazy_module

importlib_util = lazy_module("importlib.util")
numpy = lazy_module("numpy")
os = lazy_module("os")

__all__ = ["SobolEngine"]

_f = _C._VariableFunctions


@functools.cache
def _table():
    """Returns (polynomials, initial numbers), lists with an entry for each dimension."""
    found = importlib_util.find_spec("scipy")
    path = found and os.path.join(os.path.dirname(found.origin), "stats", "_sobol_direction_numbers.npz")
    if not path or not os.path.exists(path):
        raise ModuleNotFoundError("SobolEngine needs SciPy's table of direction numbers: pip install scipy",
                                  name="scipy")  # fmt: skip
    with numpy.load(path) as file:
        return file["poly"].tolist(), file["vinit"]


def _directions(polynomial, initial, bits):
    """The direction numbers of one dimension, left-aligned in `bits` bits. The polynomial's coefficients
    modulo 2 are the bits of a number; `initial` has as many numbers as its degree."""
    degree = polynomial.bit_length() - 1
    numbers = [int(number) for number in initial[:degree]] if degree else [1] * bits
    for index in range(len(numbers), bits):
        number = numbers[index - degree] ^ (numbers[index - degree] << degree)
        for step in range(1, degree):
            if polynomial >> (degree - step) & 1:
                number ^= numbers[index - step] << step
        numbers.append(number)
    return [number << (bits - 1 - index) for index, number in enumerate(numbers)]


class SobolEngine:
    """Generates a Sobol' sequence of points in [0, 1) with `dimension` coordinates.

    scramble: whether the points are shuffled, without losing their evenness, by a random linear map and
    shift. seed: of the generator for that; the default generator is used without it."""

    MAXBIT = 30
    MAXDIM = 21201

    def __init__(self, dimension, scramble=False, seed=None):
        if not 1 <= dimension <= self.MAXDIM:
            raise ValueError(f"Supported range of dimensionality for SobolEngine is [1, {self.MAXDIM}]")
        self.seed, self.scramble, self.dimension = seed, scramble, dimension
        polynomials, initial = _table()
        self.sobolstate = _C.tensor([_directions(polynomials[at], initial[at], self.MAXBIT)
                                     for at in range(dimension)], device="cpu")
        self.shift = _f.zeros(dimension, dtype=_C.int64, device="cpu")
        if scramble:
            self._scramble()
        self.reset()

    def reset(self):
        """Starts again with the first point; returns the engine."""
        self.quasi, self.num_generated = self.shift.clone(), 0
        return self

    def fast_forward(self, n):
        """Leaves out n points; returns the engine."""
        if self.num_generated + n:
            self.quasi = self._numbers(self.num_generated + n - 1, 1)[0]
        self.num_generated += n
        return self

    def draw(self, n=1, out=None, dtype=None):
        """Returns the next n points, a tensor (n, dimension)."""
        if dtype is None:
            dtype = _C.get_default_dtype()
        numbers = self._numbers(self.num_generated, n)
        if n:
            self.quasi = numbers[-1].clone()
        self.num_generated += n
        points = numbers.to(dtype) * 2.0**-self.MAXBIT
        if out is None:
            return points
        return out.resize_(points.shape).copy_(points)

    def draw_base2(self, m, out=None, dtype=None):
        """Returns the next 2**m points, which must end at a power of two to be even."""
        total = self.num_generated + 2**m
        if total & (total - 1):
            raise ValueError(
                "The balance properties of Sobol' points require n to be a power of 2. "
                f"{self.num_generated} points have been previously generated, then: "
                f"n={self.num_generated}+2**{m}={total}. If you still want to do this, please use "
                "'SobolEngine.draw()' instead.")  # fmt: skip
        return self.draw(2**m, out=out, dtype=dtype)

    def _numbers(self, first, count):
        """Points as integers: the exclusive or of the direction numbers at the bits of each index's Gray
        code."""
        index = _f.arange(first, first + count, device="cpu")
        gray = index ^ (index >> 1)
        numbers = self.shift.expand(count, -1).clone()
        for bit in range((first + count).bit_length()):
            numbers ^= (gray >> bit & 1)[:, None] * self.sobolstate[:, bit]
        return numbers

    def _scramble(self):
        """Draws a shift, and a lower triangular matrix for each dimension that maps the bits of its
        direction numbers, beginning with the highest."""
        generator = None
        if self.seed is not None:
            generator = _C.Generator()
            generator.manual_seed(self.seed)
        bits = _f.arange(self.MAXBIT, device="cpu")
        shape = self.dimension, self.MAXBIT
        self.shift = (_f.randint(2, shape, device="cpu", generator=generator) << bits).sum(1)
        maps = _f.randint(2, (*shape, self.MAXBIT), device="cpu", generator=generator).tril()
        maps.diagonal(dim1=1, dim2=2).fill_(1)
        falling = bits.flip(0)
        vectors = self.sobolstate[:, None, :] >> falling[:, None] & 1  # (dimension, bit, number)
        mapped = (maps.double() @ vectors.double()).long() & 1
        self.sobolstate = (mapped << falling[:, None]).sum(1)

    def __repr__(self):
        options = [f"dimension={self.dimension}"]
        if self.scramble:
            options.append("scramble=True")
        if self.seed is not None:
            options.append(f"seed={self.seed}")
        return f"{type(self).__name__}({', '.join(options)})"
