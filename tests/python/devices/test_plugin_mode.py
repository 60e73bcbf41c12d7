"""A mode in C, of a plug-in, together with modes in Python: tests/plugins/op_counter.c."""

import ctypes

import keyfall
import pytest
from keyfall.utils._python_dispatch import TorchDispatchMode
from remote_plugin import path_of

ABOVE_ALL, BELOW_AUTOGRAD, BELOW_PYTHON = range(3)
OK = 0


class Counter:
    def __init__(self):
        path = path_of("op_counter")
        self.plugin = keyfall.devices.load_plugin(path)
        self.code = ctypes.CDLL(path)
        self.unloads = ctypes.c_int(0)
        self.code.op_counter_count_unloads(ctypes.byref(self.unloads))

    def start(self, level):
        assert self.code.op_counter_start(level) == OK

    def stop(self):
        return self.code.op_counter_stop()


@pytest.fixture
def counter():
    loaded = Counter()
    yield loaded
    keyfall.devices.unload_plugin(loaded.plugin)
    assert loaded.unloads.value == 1


class Logging(TorchDispatchMode):
    """Calls each operator it sees twice."""

    def __init__(self):
        super().__init__()
        self.seen = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.seen.append(str(func))
        func(*args, **(kwargs or {}))
        return func(*args, **(kwargs or {}))


@pytest.mark.parametrize("level, calls", [(ABOVE_ALL, 2), (BELOW_AUTOGRAD, 2), (BELOW_PYTHON, 4)])
def test_counts_beside_a_python_mode(counter, level, calls):
    x = keyfall.ones(3)
    counter.start(level)
    with Logging() as mode:
        y = (x * 2).exp()
    assert counter.stop() == calls
    assert len(mode.seen) == 2
    assert y.tolist() == (keyfall.ones(3) * 2).exp().tolist()


def test_counts_without_a_python_mode(counter):
    x = keyfall.ones(3)
    counter.start(BELOW_PYTHON)
    x.add(1).mul(2)
    assert counter.stop() == 2
    x.add(1)
    counter.start(BELOW_PYTHON)
    assert counter.stop() == 0
