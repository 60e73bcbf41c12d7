"""Devices written wholly in Python."""

import gc
import os
import sys
import threading

import pytest
from remote_plugin import run

import keyfall
from keyfall import nn
from keyfall.devices import PythonDevice

numpy = pytest.importorskip("numpy")


class Arrays(PythonDevice):
    """Memory is NumPy arrays; counts, and fails on request."""

    def __init__(self, *args, **kwargs):
        self.live, self.error = 0, None
        super().__init__(*args, **kwargs)

    def allocate(self, index, size):
        if self.error is not None:
            raise self.error
        self.live += 1
        return numpy.zeros(size, numpy.uint8)

    def free(self, index, block):
        self.live -= 1

    def copy_out(self, index, block, offset, size):
        if self.error is not None:
            raise self.error
        return super().copy_out(index, block, offset, size)


@pytest.fixture
def toy():
    device = Arrays("toy", count=2)
    yield device
    device.error = None
    gc.collect()
    device.close()


def test_everything_works_by_the_fallback(toy):
    x = keyfall.arange(6.0, device="toy").view(2, 3)
    assert (x @ x.t()).tolist() == [[5, 14], [14, 50]] and x.toy(1).device.index == 1
    assert repr(x[1]) == "tensor([3., 4., 5.], device='toy:0')" and x.is_toy
    assert keyfall.toy.device_count() == 2 and keyfall.toy.memory_allocated() > 0
    model = nn.Linear(3, 1).toy()
    model(x).sum().backward()
    assert model.weight.grad.tolist() == [[3, 5, 7]]
    assert "toy" in repr(toy)


def test_kernels(toy):
    @toy.kernel("aten::relu")
    def relu(x):
        out = keyfall.empty_like(x)
        numpy.maximum(toy.array(x), 0, out=toy.array(out))
        return out

    @toy.kernel(keyfall.ops.aten.add_.Tensor)
    def add_(x, other, alpha=1):
        toy.array(x)[...] += toy.array(other) * alpha
        return x

    x = keyfall.tensor([[-1.0, 2.0], [3.0, -4.0]], device="toy", requires_grad=True)
    with keyfall.fallback.bill() as bill:
        y = x.relu()
    assert len(bill) == 0 and y.tolist() == [[0, 2], [3, 0]]
    y.sum().backward()
    assert x.grad.tolist() == [[0, 1], [1, 0]]
    z = keyfall.zeros(2, 2, device="toy")
    z.exp()  # keeps a copy, which the write below makes stale
    z.t()[0].add_(keyfall.ones(2, device="toy"), alpha=3)
    assert z.tolist() == [[3, 0], [3, 0]] and z.exp()[0, 1] == 1 and z.exp()[0, 0] > 20
    block, offset = toy.block(z[1])
    assert isinstance(block, numpy.ndarray) and offset == 8
    assert toy.array(keyfall.empty(0, device="toy")).shape == (0,)
    with pytest.raises(ValueError, match="not on device toy"):
        toy.block(keyfall.ones(1))
    with pytest.raises(ValueError, match="name of an operator"):
        toy.kernel("relu", relu)
    with pytest.raises(TypeError):
        toy.kernel("aten::exp", 3)


def test_explain_names_the_line_of_a_kernel(toy):
    line = sys._getframe().f_lineno + 1
    toy.kernel("aten::relu", lambda x: keyfall.empty_like(x))
    toy.kernel("aten::neg", lambda x: keyfall.empty_like(x))
    x = keyfall.ones(2, device="toy")
    for number, name in enumerate(("relu", "neg")):
        assert f"test_python_device.py:{line + number}" in str(keyfall.explain(f"aten::{name}", x))


def test_exceptions_come_through(toy):
    class Mine(Exception):
        pass

    x = keyfall.ones(3, device="toy")
    keyfall.fallback.set_cache_limit(0)
    toy.error = Mine("no more")
    for call in (lambda: keyfall.ones(3, device="toy"), x.exp, x.tolist, x.clone, lambda: x[0].item()):
        with pytest.raises(Mine, match="no more"):
            call()
    assert repr(x) == "tensor(..., device='toy:0', size=(3,))"
    toy.error = MemoryError()
    with pytest.raises(keyfall.OutOfMemoryError, match="no memory for 12 bytes"):
        keyfall.ones(3, device="toy")
    toy.error = None
    keyfall.fallback.set_cache_limit(256 << 20)
    assert x.tolist() == [1, 1, 1]

    @toy.kernel("aten::sin")
    def sin(x):
        raise Mine("a kernel")

    with pytest.raises(Mine, match="a kernel"):
        x.sin()


class Wrong(PythonDevice):
    result = None

    def allocate(self, index, size):
        return self.result if self.result is not bytes else bytes(size)

    def copy_out(self, index, block, offset, size):
        return super().copy_out(index, block, offset, size)[1:]


@pytest.mark.parametrize("result", [None, 3, "text", bytes, bytearray(1), [1, 2]])
def test_wrong_memory(result):
    with Wrong("wrong") as device:
        device.result = result
        with pytest.raises((TypeError, ValueError, RuntimeError)):
            keyfall.ones(4, device="wrong")
        device.result = bytearray(64)
        with pytest.raises(ValueError, match="^device [a-z]*:0: copy_out.. returned 15 bytes, not 16$"):
            keyfall.ones(4, device="wrong").tolist()
        gc.collect()


@pytest.mark.parametrize("arguments", [("CPU",), ("cpu",), ("cuda",), ("",), (3,), ("a b",), ("x" * 99,),
                                       ("toy", -1), ("toy", "2"), ("toy", True), ("toy", 1.5)])
def test_wrong_devices(arguments):
    with pytest.raises((RuntimeError, TypeError, ValueError)):
        PythonDevice(*arguments)
    assert keyfall.devices.names() == []


def test_closing(toy):
    x = keyfall.ones(3, device="toy")
    with pytest.raises(RuntimeError, match="cannot be closed: 1 block is in use"):
        toy.close()
    empty = keyfall.empty(0, device="toy")
    del x
    toy.kernel("aten::sinh", lambda x: x)
    with pytest.raises(RuntimeError):
        toy.close()  # a tensor without memory
    y = keyfall.ones(1, device="toy")
    assert y.sinh() is y and y.exp().item() > 2  # nothing changed
    del empty, y
    toy.close()
    toy.close()
    assert not hasattr(keyfall.Tensor, "toy") and toy.live == 0 and "closed" in repr(toy)
    for call in (lambda: keyfall.ones(1, device="toy"), lambda: toy.kernel("aten::exp", id),
                 lambda: toy.block(keyfall.ones(1))):
        with pytest.raises(RuntimeError):
            call()
    with PythonDevice("toy") as again:
        assert keyfall.ones(1, device="toy").exp().item() > 2 and again.count == 1
        gc.collect()


def test_a_dropped_device_goes_on():
    """In a process of its own: the device stays."""
    run("""
import gc, keyfall
keyfall.devices.PythonDevice("toy")
gc.collect()
x = keyfall.arange(3.0, device="toy")
assert (x + 1).tolist() == [1, 2, 3]
keyfall.devices.PythonDevice("other")
y = x.to("other")
kept = [x, y, x.exp()]  # freed while the interpreter shuts down
import atexit
atexit.register(lambda: print(x.sum().item()))
""")


def test_threads(toy):
    failures, x = [], keyfall.ones(100, device="toy")

    def work():
        try:
            for _ in range(50):
                assert (x * 2).sum().item() == 200
        except BaseException as error:  # noqa: BLE001
            failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_a_child_process(toy):
    x = keyfall.ones(3, device="toy")
    child = os.fork()
    if child == 0:
        try:
            os._exit(0 if (x + 1).tolist() == [2, 2, 2] else 1)
        except BaseException:  # noqa: BLE001
            os._exit(2)
    assert os.waitpid(child, 0)[1] == 0


def test_a_lost_device(toy):
    x = keyfall.ones(1, device="toy:1")
    keyfall.devices.lose("toy:1")
    with pytest.raises(RuntimeError, match="toy:1 is lost"):
        x.item()
    keyfall.devices.reopen("toy:1")
    assert x.item() == 1


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_no_devices():
    with PythonDevice("none", count=0) as none:
        assert not keyfall.none.is_available()
        with pytest.raises(keyfall.NoDeviceError, match="there are 0 none devices"):
            keyfall.ones(1, device="none")
        none.count = 3
        assert keyfall.ones(1, device="none:2").item() == 1
        none.count = "many"
        with pytest.raises((RuntimeError, TypeError)):
            keyfall.ones(1, device="none:2")
        none.count = 1
        gc.collect()
