"""Inputs of elementwise operators: usual, small, large and extremal values, broadcasting and scalars."""

import itertools

import keyfall

from .core import SampleInput

_SHAPES = ((), (0,), (20,), (4, 5), (2, 3, 4))


def _values(dtype, kind):
    """Returns the numbers of a kind that fit a dtype."""
    if kind == "extremal":
        found = [float("inf"), float("-inf"), float("nan")]
    elif kind == "small":
        found = [0, 1, -1, 2, -2, 9, *((0.5, -0.5, 1e-3, -1e-3) if dtype.is_floating_point or dtype.is_complex else ())]
    elif dtype.is_floating_point or dtype.is_complex:
        found = [113, -501, 1001.2, -13437.7, *((4988429.2, -1e20) if dtype is not keyfall.half else ())]
    else:
        found = [-1113, 1113, -10701, 10701]
    if dtype is keyfall.bool:
        return [False, True]
    if dtype.is_floating_point or dtype.is_complex:
        return found
    limits = keyfall.iinfo(dtype)
    return [number for number in found if limits.min <= number <= limits.max]


def _random(shape, device, dtype, requires_grad, **limits):
    return keyfall.testing.make_tensor(shape, device=device, dtype=dtype, requires_grad=requires_grad, **limits)


def _unary_sample(op, value):
    return SampleInput(value, kwargs=op.sample_kwargs(value.device, value.dtype, value)[0])


def generate_elementwise_unary_tensors(op, *, device, dtype, requires_grad=False, **_kwargs):
    low, high = op.domain
    for shape in _SHAPES:
        yield _unary_sample(op, _random(shape, device, dtype, requires_grad, low=low, high=high))


def _unary_values(kind):
    def generate(op, *, device, dtype, requires_grad=False, **_kwargs):
        low, high = op.domain
        inside = [x for x in _values(dtype, kind) if not ((low is not None and x < low) or (high is not None and x > high))]
        yield _unary_sample(op, keyfall.tensor(inside, device=device, dtype=dtype, requires_grad=requires_grad))

    return generate


generate_elementwise_unary_small_value_tensors = _unary_values("small")
generate_elementwise_unary_large_value_tensors = _unary_values("large")
generate_elementwise_unary_extremal_value_tensors = _unary_values("extremal")


def generate_elementwise_binary_tensors(op, *, device, dtype, requires_grad=False, exclude_zero=False):
    for shape in _SHAPES:
        yield _pair(op, (shape, shape), device, dtype, requires_grad, exclude_zero)


def _pair(op, shapes, device, dtype, requires_grad=False, exclude_zero=False):
    left = _random(shapes[0], device, dtype, requires_grad, **op.lhs_make_tensor_kwargs)
    right = _random(shapes[1], device, dtype, requires_grad, exclude_zero=exclude_zero, **op.rhs_make_tensor_kwargs)
    return SampleInput(left, args=(right,))


def _binary_values(kind):
    def generate(op, *, device, dtype, requires_grad=False, exclude_zero=False):
        values = _values(dtype, kind)
        pairs = [(x, y) for x, y in itertools.product(values, values) if y or not exclude_zero]
        left, right = (keyfall.tensor(each, device=device, dtype=dtype, requires_grad=requires_grad) for each in zip(*pairs))
        yield SampleInput(left, args=(right,))

    return generate


generate_elementwise_binary_small_value_tensors = _binary_values("small")
generate_elementwise_binary_large_value_tensors = _binary_values("large")
generate_elementwise_binary_extremal_value_tensors = _binary_values("extremal")


def generate_elementwise_binary_broadcasting_tensors(op, *, device, dtype, requires_grad=False, exclude_zero=False):
    for shapes in (((1,), ()), ((2,), ()), ((2, 1), (2,)), ((1, 2), (3, 2)), ((1, 3, 2), (2,)), ((3, 1, 2), (1, 3, 2))):
        yield _pair(op, shapes, device, dtype, requires_grad, exclude_zero)


def generate_elementwise_binary_with_scalar_samples(op, *, device, dtype, requires_grad=False):
    """A tensor and a number, either way round where the operator accepts that."""
    for shape in ((), (3,), (5, 3)):
        sample = _pair(op, (shape, ()), device, dtype, requires_grad)
        number = sample.args[0].item()
        if op.supports_rhs_python_scalar:
            yield SampleInput(sample.input, args=(number,))
        if op.supports_one_python_scalar:
            yield SampleInput(number, args=(sample.input,))


def generate_elementwise_binary_with_scalar_and_type_promotion_samples(op, *, device, dtype, requires_grad=False):
    """A tensor and a number whose type may be higher."""
    for number in (True, 3, 2.5):
        yield SampleInput(_random((5,), device, dtype, requires_grad, **op.lhs_make_tensor_kwargs), args=(number,))
