"""Strategies of the package hypothesis for arrays."""

import functools

import numpy
from hypothesis import strategies


@strategies.composite
def array_shapes(draw, min_dims=1, max_dims=None, min_side=1, max_side=None, max_numel=None):
    """Draws shapes of arrays."""
    most = min_dims + 2 if max_dims is None else max_dims
    sides = strategies.integers(min_side, min_side + 5 if max_side is None else max_side)
    shape = strategies.lists(sides, min_size=min_dims, max_size=most).map(tuple)
    return draw(shape.filter(lambda each: max_numel is None or numpy.prod(each) <= max_numel))


@strategies.composite
def tensor(draw, shapes=None, elements=None, qparams=None, dtype=numpy.float32):
    """Draws pairs of an array and None: there are no parameters of quantization. `shapes`: a strategy, one shape, or
    several to choose from."""
    if qparams is not None:
        raise NotImplementedError("tensor: keyfall's tests have no quantized arrays")
    if isinstance(shapes, strategies.SearchStrategy):
        shape = draw(shapes)
    else:
        shape = draw(strategies.sampled_from(shapes)) if isinstance(shapes[0], (list, tuple)) else tuple(shapes)
    numbers = elements or strategies.floats(-1e6, 1e6, allow_nan=False, width=32)
    count = functools.reduce(int.__mul__, shape, 1)
    drawn = draw(strategies.lists(numbers, min_size=min(count, 16), max_size=min(count, 16)))
    return numpy.resize(numpy.array(drawn, dtype=dtype), shape), None
