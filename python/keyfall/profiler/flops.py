"""Floating-point operations of a call, counted as PyTorch's profiler does: products of matrices, two-dimensional
convolutions, sums and products of elements. Other operators count as 0."""

import math


def _product(first):
    """Of the matrices or batches at two places of the arguments."""

    def count(shapes, values):
        a, b = shapes[first], shapes[first + 1]
        return 2 * math.prod(a) * b[-1] if len(a) >= 2 and len(b) == len(a) else 0

    return count


def _elementwise(shapes, values):
    return math.prod(shapes[0])


def _pair(value):
    value = value if isinstance(value, list) else [value]
    return value * 2 if len(value) == 1 else value


def _convolution(shapes, values):
    x, weight = shapes[0], shapes[1]
    if len(x) != 4 or len(weight) != 4:
        return 0
    stride, padding, dilation = map(_pair, values[3:6])
    sizes = [(size + 2 * pad - far * (kernel - 1) - 1) // step + 1
             for size, kernel, step, pad, far in zip(x[2:], weight[2:], stride, padding, dilation)]
    return 2 * x[0] * math.prod(weight) * math.prod(sizes)


_COUNTS = {"aten::mm": _product(0), "aten::bmm": _product(0), "aten::addmm": _product(1),
           "aten::baddbmm": _product(1), "aten::add": _elementwise, "aten::mul": _elementwise,
           "aten::conv2d": _convolution}


def flops_of(name, shapes, values):
    """The operations of a call; `values` are the arguments that are no tensors, None for the others."""
    count = _COUNTS.get(name)
    try:
        return count(shapes, values) if count else 0
    except (IndexError, TypeError, ValueError, ZeroDivisionError):  # arguments that the operator refuses
        return 0
