"""Sobol sequences: points that fill a cube more evenly than random ones."""

from . import _C
from ._loading import lazy_module as _lazy_module

_functions = _C._VariableFunctions
_sobol = _lazy_module("keyfall._late.sobol")

__all__ = ["SobolEngine"]


class SobolEngine:
    """Draws points of a Sobol sequence. scramble: the sequence is scrambled and shifted at random, by a
    generator with this seed."""

    MAXBIT = 30
    MAXDIM = 21201  # above 512, with SciPy's numbers

    def __init__(self, dimension, scramble=False, seed=None):
        if not 1 <= dimension <= self.MAXDIM:
            raise ValueError("Supported range of dimensionality for SobolEngine is "
                             f"[1, {self.MAXDIM}]")
        self.seed = seed
        self.scramble = scramble
        self.dimension = dimension
        self.sobolstate = _functions.zeros(dimension, self.MAXBIT, dtype=_C.int64)
        _functions._sobol_engine_initialize_state_(self.sobolstate, dimension)
        if scramble:
            self._scramble()
        else:
            self.shift = _functions.zeros(dimension, dtype=_C.int64)
        self.quasi = self.shift.clone()
        self._first_point = (self.quasi / 2 ** self.MAXBIT).reshape(1, -1)
        self.num_generated = 0

    def _scramble(self):
        generator = _C.Generator()
        if self.seed is None:
            generator.seed()
        else:
            generator.manual_seed(self.seed)
        bits = _functions.randint(2, (self.dimension, self.MAXBIT), generator=generator)
        self.shift = (bits << _functions.arange(self.MAXBIT)).sum(1)
        triangle = _functions.randint(2, (self.dimension, self.MAXBIT, self.MAXBIT),
                                      generator=generator).tril()
        _functions._sobol_engine_scramble_(self.sobolstate, triangle, self.dimension)

    def draw(self, n=1, out=None, dtype=None):
        """Returns the next n points, one in each row; into `out` if it is given."""
        dtype = dtype or _C.get_default_dtype()
        parts, rows = [], n
        if self.num_generated == 0:
            parts, rows = [self._first_point.to(dtype)], n - 1
        if rows or not parts:
            points, self.quasi = _functions._sobol_engine_draw(
                self.quasi, rows, self.sobolstate, self.dimension,
                max(self.num_generated - 1, 0), dtype)
            parts.append(points)
        self.num_generated += n
        result = parts[0] if len(parts) == 1 else _functions.cat(parts)
        return result if out is None else out.resize_as_(result).copy_(result)

    def draw_base2(self, m, out=None, dtype=None):
        """Returns the next 2 ** m points. The number of all points must stay a power of 2."""
        n = 2 ** m
        total = self.num_generated + n
        if total & (total - 1):
            raise ValueError(
                "The balance properties of Sobol' points require n to be a power of 2. "
                f"{self.num_generated} points have been previously generated, then: "
                f"n={self.num_generated}+2**{m}={total}. If you still want to do this, please use "
                "'SobolEngine.draw()' instead.")
        return self.draw(n, out=out, dtype=dtype)

    def reset(self):
        """Goes back to the first point."""
        self.quasi.copy_(self.shift)
        self.num_generated = 0
        return self

    def fast_forward(self, n):
        """Skips n points."""
        steps = n - 1 if self.num_generated == 0 else n
        _functions._sobol_engine_ff_(self.quasi, steps, self.sobolstate, self.dimension,
                                     max(self.num_generated - 1, 0))
        self.num_generated += n
        return self

    def __repr__(self):
        parts = [f"dimension={self.dimension}"]
        if self.scramble:
            parts.append("scramble=True")
        if self.seed is not None:
            parts.append(f"seed={self.seed}")
        return f"SobolEngine({', '.join(parts)})"
