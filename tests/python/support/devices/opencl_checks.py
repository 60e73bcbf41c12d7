"""Comparing the OpenCL device with the CPU."""

import os
import pathlib

import numpy as np
import pytest

import keyfall as kf

TOLERANCE = {kf.float16: 2e-3, kf.bfloat16: 1.6e-2, kf.float32: 5e-6, kf.float64: 1e-12}


def plugin_path():
    """The plug-in beside the package of the build tree, or the one that the environment names."""
    named = os.environ.get("KEYFALL_OPENCL_PLUGIN")
    built = pathlib.Path(kf.__file__).absolute().parents[2] / "plugins" / "libkeyfall_opencl.so"
    return named or str(built)


def flat(result):
    if isinstance(result, kf.Tensor):
        return [result]
    return [tensor for part in result for tensor in flat(part)]


def move(value):
    if isinstance(value, kf.Tensor):
        return value.to("opencl")
    return type(value)(map(move, value)) if isinstance(value, (list, tuple)) else value


def same(expected, found, tolerance=None):
    assert found.device.type == "opencl"
    assert (found.dtype, found.shape) == (expected.dtype, expected.shape)
    tolerance = tolerance or TOLERANCE.get(expected.dtype, 0)
    np.testing.assert_allclose(found.cpu().to(kf.float64).numpy(), expected.to(kf.float64).numpy(),
                               rtol=tolerance, atol=tolerance)


def check(function, *arguments, tolerance=None):
    """The device gives what the CPU gives, without a fallback, or the same error."""
    moved = move(arguments)
    try:
        expected = flat(function(*arguments))
    except Exception as error:  # the CPU has no kernel for this type: the call falls back there
        with pytest.raises(type(error)):
            for tensor in flat(function(*moved)):
                tensor.cpu()
        return
    with kf.fallback.strict():
        found = flat(function(*moved))
    for pair in zip(expected, found, strict=True):
        same(*pair, tolerance)


def integers(*sizes, low=-9, high=9, dtype=kf.int32):
    return kf.randint(low, high, sizes).to(dtype)


def check_allowing_fallback(function, *arguments, tolerance=None):
    try:
        expected = flat(function(*arguments))
    except Exception as error:
        with pytest.raises(type(error)):
            for tensor in flat(function(*move(arguments))):
                tensor.cpu()
        return
    for pair in zip(expected, flat(function(*move(arguments))), strict=True):
        same(*pair, tolerance)


def with_gradient(function):
    def both(tensor):
        tensor = tensor.detach().clone().requires_grad_()
        result = function(tensor)
        (result * result).sum().backward()
        return [result.detach(), tensor.grad]
    return both


def with_gradients(function):
    def both(*tensors):
        tensors = [tensor.detach().clone().requires_grad_() for tensor in tensors]
        result = function(*tensors)
        (result * result).sum().backward()
        return [result.detach(), *(tensor.grad for tensor in tensors)]
    return both
