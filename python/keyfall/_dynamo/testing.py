"""What tests of PyTorch's compiler use elsewhere, too."""

import contextlib
import functools
import unittest

from .. import _C


def rand_strided(size, stride, dtype=_C.float32, device="cpu", extra_size=0):
    """A tensor of random numbers with these sizes and strides; zeros where the dtype is not a floating-point type."""
    functions = _C._VariableFunctions
    count = 0 if 0 in size else 1 + sum((n - 1) * step for n, step in zip(size, stride))
    make = functions.randn if dtype.is_floating_point else functions.zeros
    return functions.as_strided(make(count + extra_size, dtype=dtype, device=device), size, stride)


def _with_options(test, patches):
    @functools.wraps(test)
    def run(*args, **kwargs):
        with contextlib.ExitStack() as stack:
            for options, name, value in patches:
                stack.enter_context(options.patch({name: value}))
            return test(*args, **kwargs)

    return run


def make_test_cls_with_patches(cls, cls_prefix, fn_suffix, *patches, xfail_prop=None, decorator=lambda test: test):
    """A copy of a test case that runs with other options. patches: (options, name, value)."""
    members = {}
    for name in dir(cls):
        member = getattr(cls, name)
        if not name.startswith("test_") or not callable(member):
            continue
        test = decorator(_with_options(member, patches))
        fails = xfail_prop is not None and hasattr(member, xfail_prop)
        members[f"{name}{fn_suffix}"] = unittest.expectedFailure(test) if fails else test
        members[name] = None  # the test itself runs in its own class
    return type(f"{cls_prefix}{cls.__name__}", (cls,), {**members, "__qualname__": f"{cls_prefix}{cls.__name__}"})
