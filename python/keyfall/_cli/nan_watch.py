"""Finds the first operator whose result has a NaN that none of its arguments has."""

import bisect
import threading
import time
import traceback

from .. import _C
from ..utils._python_dispatch import TorchDispatchMode

_functions = _C._VariableFunctions


def _tensors(values):
    for value in values:
        if isinstance(value, _C.Tensor):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from _tensors(value)


def _has_nan(tensor):
    """On the CPU: the check must not fall back, which would be part of the bill."""
    if not (tensor.dtype.is_floating_point or tensor.dtype.is_complex) or tensor.device.type == "meta":
        return False
    tensor = tensor.detach()
    if tensor.layout is not _C.strided:
        tensor = tensor.values() if tensor.layout is not _C.sparse_coo else tensor._values()
    return bool(_functions.isnan(tensor.cpu()).any())


def _site():
    """The line of the program that made the call: the innermost outside of the package."""
    folder = __file__.rpartition("_cli")[0]
    for frame in reversed(traceback.extract_stack()):
        if not frame.filename.startswith((folder, "<")):
            return f"{frame.filename}:{frame.lineno}"
    return ""


class NanWatch(TorchDispatchMode):
    """`found` describes the first such call, or is None. `checks` has (thread, begin, end) of the checks, in
    nanoseconds: they are not part of the program."""

    def __init__(self):
        super().__init__()
        self.found, self.calls, self.checks = None, 0, []

    def _any_nan(self, tensors):
        begin = time.monotonic_ns()
        found = any(map(_has_nan, tensors))
        self.checks.append((threading.get_native_id(), begin, time.monotonic_ns()))
        return found

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        given = list(_tensors([*args, *kwargs.values()]))
        watches = self.found is None and not func._name.startswith(("aten::empty", "aten::isnan"))
        writes = watches and func._schema.is_mutable
        had = self._any_nan(given) if writes else None  # later the arguments have the results
        result = func(*args, **kwargs)
        self.calls += 1
        if watches and not had:
            results = list(_tensors([result]))
            if self._any_nan(results) and (writes or not self._any_nan(given)):
                bad = next(filter(_has_nan, results))
                self.found = {"call": self.calls, "op": func._name, "result": _shape(bad),
                              "arguments": [_shape(tensor) for tensor in given], "site": _site()}
        return result

    def without_checks(self, calls):
        """The calls of the program. What a check called is left out, and a call that this mode repeats is a
        redispatch of the call that came to it."""
        spans = {}
        for thread, begin, end in self.checks:
            spans.setdefault(thread, []).append((begin, end))

        def is_check(call):
            of_thread = spans.get(call.thread, ())
            at = bisect.bisect_right(of_thread, (call.begin, 1 << 63)) - 1
            return at >= 0 and call.begin < of_thread[at][1]

        found = sorted((call for call in calls if not is_check(call)),
                       key=lambda call: (call.thread, call.begin, -call.end))
        around = []
        for call in found:
            while around and (around[-1].thread != call.thread or around[-1].end <= call.begin):
                around.pop()
            if around and around[-1].key == "Python" and around[-1].op == call.op:
                call.kind = 1
            around.append(call)
        return found


def _shape(tensor):
    return f"{str(tensor.dtype).rpartition('.')[2]}{list(tensor.shape)}"
