"""Runs of keyfall.conformance inside of the test's process, on the device of tests/plugins/remote.c."""

import contextlib

import keyfall
import keyfall.library
from keyfall.conformance import options, runner


def run(*arguments, device="remote"):
    """The report of a run in this process."""
    words = ["--device", device, "--jobs", "0", "--quiet", *arguments]
    return runner.run(options.parse(words))


def run_only(*patterns, device="remote"):
    return run(*(word for pattern in patterns for word in ("--only", pattern)), device=device)


@contextlib.contextmanager
def kernels(**functions):
    """Kernels of the device for a test: name of an operator, with __ for its dot, to a function."""
    key = keyfall._C._dispatch_key_for_device("remote")
    with keyfall.library._scoped_library("aten", "IMPL") as library:
        for name, function in functions.items():
            library.impl(name.replace("__", "."), function, key, allow_override=True)
        yield


def on_cpu(name):
    """A kernel that computes by the CPU: what a device's own kernel would do."""
    packet, _, overload = name.partition(".")
    operator = getattr(getattr(keyfall.ops.aten, packet), overload or "default")

    def moved(value, device):
        if isinstance(value, keyfall.Tensor):
            return value.to(device)
        return [moved(item, device) for item in value] if isinstance(value, list) else value

    def call(*args, **kwargs):
        result = operator(*(moved(a, "cpu") for a in args),
                          **{key: moved(a, "cpu") for key, a in kwargs.items()})
        return moved(result, "remote")

    return call
