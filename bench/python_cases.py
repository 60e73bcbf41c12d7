#!/usr/bin/env python3
"""The Python cases of one library, as a program of the harness: python_cases.py LIBRARY --serve.

LIBRARY is keyfall, torch or numpy. A line `case seconds` on the input is answered by one line of
JSON with the nanoseconds that a run of the case's expression took."""

import contextlib
import json
import sys
import timeit

EXPRESSIONS = {
    "add": "x + y",
    "ops_add": "lib.ops.aten.add.Tensor(x, y)",
    "ops_add_held": "op(x, y)",
    "view": "x.view(1, 1)",
    "index": "x[0]",
    "empty": "lib.empty(1)",
    "python_kernel": "twice(x)",
    "custom_op": "copy(x)",
    "mode": "x + y",
    "from_numpy": "lib.from_dlpack(array)",
    "to_numpy": "numpy.from_dlpack(x)",
    "neg": "lib.neg(x)",
    "add_function": "lib.add(x, y)",
    "mm": "lib.mm(matrix, matrix)",
}
TRACED = "traced_"  # before the name of a case: in `keyfall trace`


def tensor_names(name):
    """What the expressions use, with a tensor library that has PyTorch's names."""
    lib = __import__(name)
    if name == "torch":
        lib.set_num_threads(1)
    library = __import__(f"{name}.library", fromlist=["Library"])
    block = library.Library("bench", "DEF")
    block.define("twice(Tensor x) -> Tensor")
    block.impl("twice", lambda x: x, "CPU")

    def copy(x):
        return x.clone()

    copy.__annotations__ = {"x": lib.Tensor, "return": lib.Tensor}
    names = {"lib": lib, "x": lib.ones(1), "y": lib.ones(1), "matrix": lib.ones(2, 2), "op": lib.ops.aten.add.Tensor,
             "twice": lib.ops.bench.twice.default, "block": block,
             "copy": library.custom_op("bench::copy", copy, mutates_args=())}
    with contextlib.suppress(ImportError):
        import numpy

        names.update(numpy=numpy, array=numpy.ones(1, numpy.float32))
    return names


def numpy_names():
    import numpy

    return {"x": numpy.ones(1, numpy.float32), "y": numpy.ones(1, numpy.float32)}


def pass_through_mode(name):
    modes = __import__(f"{name}.utils._python_dispatch", fromlist=["TorchDispatchMode"])

    class PassThrough(modes.TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            return func(*args, **(kwargs or {}))

    return PassThrough()


@contextlib.contextmanager
def traced():
    """As `keyfall trace` does, without reading the events."""
    import keyfall.fallback

    with keyfall.fallback.bill():
        keyfall._C._profile_start(0)
        try:
            yield
        finally:
            keyfall._C._profile_stop()


def scope_of(name, case):
    if case.startswith(TRACED):
        return traced()
    return pass_through_mode(name) if case == "mode" else contextlib.nullcontext()


def slice_of(timer, seconds):
    """The best average of a slice: runs of about a tenth of it, so that one disturbance of the
    machine does not spoil the whole."""
    timer.timeit(1)  # what a first call does once
    count, took = 1, timer.timeit(1)
    while took < seconds / 10:
        count = max(count * 2, int(count * seconds / 10 / max(took, 1e-9)))
        took = timer.timeit(count)
    best, total = took, took
    while total < seconds:
        took = timer.timeit(count)
        best, total = min(best, took), total + took
    return best / count * 1e9


def serve(measured):
    """Answers each line of the input with what measured(case, seconds) says."""
    for line in sys.stdin:
        case, seconds = line.split()
        try:
            reply = {"ns": measured(case, float(seconds))}
        except Exception as error:  # the harness says which case it was
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


def main():
    name = sys.argv[1]
    names = numpy_names() if name == "numpy" else tensor_names(name)

    def measured(case, seconds):
        timer = timeit.Timer(EXPRESSIONS[case.removeprefix(TRACED)], globals=names)
        with scope_of(name, case):
            return slice_of(timer, seconds)

    serve(measured)


if __name__ == "__main__":
    main()
