"""Sobol sequences: points that fill the unit cube evenly."""

import keyfall

__all__ = ["SobolEngine"]


class SobolEngine:
    """A Sobol sequence of up to MAXDIM dimensions; scrambled, if asked, by a seed."""

    MAXBIT = 30
    MAXDIM = 21201

    def __init__(self, dimension, scramble=False, seed=None):
        if dimension > self.MAXDIM or dimension < 1:
            raise ValueError("Supported range of dimensionality for SobolEngine is [1, "
                             f"{self.MAXDIM}]")
        self.seed, self.scramble, self.dimension = seed, scramble, dimension
        self.sobolstate = keyfall.zeros(dimension, self.MAXBIT, dtype=keyfall.long)
        keyfall._sobol_engine_initialize_state_(self.sobolstate, dimension)
        if scramble:
            self._scramble()
        else:
            self.shift = keyfall.zeros(dimension, dtype=keyfall.long)
        self.quasi = self.shift.clone(memory_format=keyfall.contiguous_format)
        self._first_point = (self.quasi / 2**self.MAXBIT).reshape(1, -1)
        self.num_generated = 0

    def _scramble(self):
        generator = None
        if self.seed is not None:
            generator = keyfall.Generator()
            generator.manual_seed(self.seed)
        bits = keyfall.randint(2, (self.dimension, self.MAXBIT), generator=generator)
        self.shift = keyfall.mv(bits, keyfall.pow(2, keyfall.arange(0, self.MAXBIT)))
        matrices = keyfall.randint(2, (self.dimension, self.MAXBIT, self.MAXBIT), generator=generator).tril()
        keyfall._sobol_engine_scramble_(self.sobolstate, matrices, self.dimension)

    def draw(self, n=1, out=None, dtype=None):
        """The next n points, (n, dimension)."""
        dtype = keyfall.get_default_dtype() if dtype is None else dtype
        if self.num_generated == 0:
            if n == 1:
                result = self._first_point.to(dtype)
            else:
                result, self.quasi = keyfall._sobol_engine_draw(
                    self.quasi, n - 1, self.sobolstate, self.dimension, self.num_generated, dtype=dtype)
                result = keyfall.cat((self._first_point.to(dtype), result), dim=-2)
        else:
            result, self.quasi = keyfall._sobol_engine_draw(
                self.quasi, n, self.sobolstate, self.dimension, self.num_generated - 1, dtype=dtype)
        self.num_generated += n
        if out is None:
            return result
        out.resize_as_(result).copy_(result)
        return out

    def draw_base2(self, m, out=None, dtype=None):
        """The next 2 ** m points."""
        n, total = 2**m, self.num_generated + 2**m
        if not total & (total - 1) == 0:
            raise ValueError("The balance properties of Sobol' points require n to be a power of 2. "
                             f"{self.num_generated} points have been previously generated, then: n="
                             f"{self.num_generated}+2**{m}={total}. If you still want to do this, please use "
                             "'SobolEngine.draw()' instead.")
        return self.draw(n=n, out=out, dtype=dtype)

    def reset(self):
        """Starts again."""
        self.quasi.copy_(self.shift)
        self.num_generated = 0
        return self

    def fast_forward(self, n):
        """Skips n points."""
        keyfall._sobol_engine_ff_(self.quasi, n if self.num_generated else n - 1, self.sobolstate, self.dimension,
                                  self.num_generated - 1 if self.num_generated else 0)
        self.num_generated += n
        return self

    def __repr__(self):
        text = f"{type(self).__name__}(dimension={self.dimension}"
        if self.scramble:
            text += ", scramble=True"
        if self.seed is not None:
            text += f", seed={self.seed}"
        return text + ")"
