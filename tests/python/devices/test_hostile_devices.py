"""Devices that misbehave, and programs that use devices in ways that could end badly: an error each,
never a crash."""

import gc
import os
import subprocess
import sys
import threading
import time

import pytest
from example_counts import examples
from paths import ROOT
from remote_plugin import Remote

import keyfall
from keyfall.devices import PythonDevice


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_device_that_misbehaves_at_random(seed):
    program = ROOT / "tests" / "python" / "support" / "devices" / "hostile_device.py"
    done = subprocess.run([sys.executable, program, str(seed), str(examples(600))], capture_output=True,
                          text=True, timeout=300, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path),
                                                       "PYTHONMALLOC": "debug"})
    assert done.returncode == 0, done.stderr[-3000:]
    assert int(done.stdout) > examples(600) // 4  # it did something


class Odd(PythonDevice):
    """Replaces one of its methods for a while."""

    def __init__(self, name):
        self.instead = {}
        super().__init__(name)

    def allocate(self, index, size):
        return self.instead.get("allocate", super().allocate)(index, size)

    def free(self, index, block):
        self.instead.get("free", super().free)(index, block)

    def copy_in(self, index, block, offset, data):
        return self.instead.get("copy_in", super().copy_in)(index, block, offset, data)

    def copy_out(self, index, block, offset, size):
        return self.instead.get("copy_out", super().copy_out)(index, block, offset, size)


@pytest.fixture
def odd():
    device = Odd("odd")
    keyfall.fallback.set_cache_limit(0)
    yield device
    keyfall.fallback.set_cache_limit(256 << 20)
    device.instead.clear()
    gc.collect()
    device.close()


@pytest.mark.parametrize("result", [
    None, 3, "text", b"", bytes(3), bytes(17), [0] * 16, iter(b"x" * 16), memoryview(bytes(32))[::2],
    object(), keyfall.ones(5)])
def test_what_copy_out_returns(odd, result):
    x = keyfall.ones(4, device="odd")
    odd.instead["copy_out"] = lambda *args: result
    with pytest.raises((TypeError, ValueError, BufferError, RuntimeError)):
        x.tolist()
    odd.instead.clear()
    assert x.tolist() == [1, 1, 1, 1]


def test_blocks_that_change(odd):
    blocks = []
    odd.instead["allocate"] = lambda index, size: blocks.append(bytearray(size)) or blocks[-1]
    x = keyfall.ones(4, device="odd")
    blocks[0].clear()  # the block is too short from now on
    with pytest.raises((ValueError, RuntimeError)):
        x.tolist()
    with pytest.raises((ValueError, RuntimeError)):
        x.exp()
    blocks[0].extend(bytes(16))
    assert x.tolist() == [0, 0, 0, 0]
    same = bytearray(64)
    odd.instead["allocate"] = lambda index, size: same  # two tensors in one block
    a, b = keyfall.zeros(4, device="odd"), keyfall.zeros(4, device="odd")
    assert a.add_(1).tolist() == [1] * 4 and b.tolist() == [1] * 4


def test_methods_that_call_operators(odd):
    odd.instead["copy_in"] = lambda index, block, offset, data: (
        odd.instead.clear(), (keyfall.ones(2, device="odd") + 1).tolist(),
        odd.copy_in(index, block, offset, data))
    assert (keyfall.ones(3, device="odd") + 1).tolist() == [2, 2, 2]
    odd.instead["free"] = lambda index, block: odd.instead.clear() or keyfall.ones(2, device="odd").sum()
    x = keyfall.ones(3, device="odd")
    del x
    gc.collect()
    assert keyfall.ones(3, device="odd").exp().shape == (3,)


def test_methods_that_close_the_device(odd):
    x = keyfall.ones(3, device="odd")
    for method in ("allocate", "copy_in", "copy_out"):
        odd.instead[method] = lambda *args: odd.close()
        with pytest.raises((RuntimeError, TypeError)):
            x.exp()
        odd.instead.clear()
    odd.kernel("aten::tan", lambda x: odd.close())
    with pytest.raises(RuntimeError, match="cannot be closed"):
        x.tan()
    odd.kernel("aten::sin", lambda x: odd._drop_kernels() or x)
    assert x.sin() is x and x.exp().tolist()[0] > 2.7


@pytest.mark.parametrize("make", [type(None), int, str, tuple, list, object, lambda: keyfall.ones(7),
                                  lambda: keyfall.ones(3, device="meta")])
def test_what_kernels_return(odd, make):
    x = keyfall.ones(3, device="odd")
    odd.kernel("aten::sin", lambda x: make())
    odd.kernel("aten::sort", lambda x, dim=-1, descending=False: make())
    for call in (x.sin, x.sort, lambda: keyfall.autograd.grad(x.requires_grad_().sin().sum(), x)):
        try:
            call()
        except (RuntimeError, TypeError, ValueError, AttributeError):  # sin() may be None
            pass
    assert x.detach().cos().shape == (3,)


def test_a_device_without_its_methods():
    class Gone(PythonDevice):
        def allocate(self, index, size):
            del Gone.allocate
            return super().allocate(index, size)

    with Gone("gone") as device:
        x = keyfall.ones(2, device="gone")
        device.copy_out = None
        with pytest.raises(TypeError):
            x.tolist()
        del device.copy_out
        attributes, device.__dict__ = device.__dict__, {}  # not even a name or a count
        with pytest.raises((AttributeError, RuntimeError)):
            keyfall.ones(2, device="gone:1")
        repr(device)
        device.__dict__ = attributes
        assert x.tolist() == [1, 1]
        del x
        gc.collect()


# ---- Threads, forks, unloading -------------------------------------------------------------------


def busy(device, failures, stop):
    """Threads that fall back on the same tensors until `stop` is set."""
    x, y = keyfall.zeros(100, device=device), keyfall.ones(100, device=device)

    def work(row):
        try:
            while not stop.is_set():
                x.view(4, 25)[row].add_(1)
                assert (y * 2).sum().item() == 200 and keyfall.cat([x, y]).sort()[0].shape == (200,)
        except BaseException as error:  # noqa: BLE001
            failures.append(error)

    threads = [threading.Thread(target=work, args=(row,)) for row in range(4)]
    for thread in threads:
        thread.start()
    return threads


def child_result(function):
    child = os.fork()
    if child == 0:
        try:
            os._exit(0 if function() else 1)
        except BaseException:  # noqa: BLE001
            os._exit(2)
    end = time.monotonic() + 60
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status
        time.sleep(0.01)
    os.kill(child, 9)
    os.waitpid(child, 0)
    return "hangs"


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
def check_forks(device):
    failures, stop = [], threading.Event()
    threads = busy(device, failures, stop)
    try:
        results = [child_result(lambda: (keyfall.ones(4, device=device) + 1).tolist() == [2] * 4)
                   for _ in range(8)]
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    assert (results, failures) == ([0] * 8, [])


# The sanitizer's allocator of gcc 12 takes no locks at a fork: a child whose parent's threads allocate may wait for one
# forever. The C tests of forks run under the sanitizer.
@pytest.mark.unsanitized
@pytest.mark.slow
def test_forks_while_threads_fall_back_on_a_plugin():
    plugin = Remote("remote")
    try:
        check_forks("remote")
    finally:
        plugin.unload()  # a plug-in that stays would fail the tests of others


@pytest.mark.unsanitized  # as above
def test_forks_while_threads_fall_back_on_a_python_device():
    with PythonDevice("toy"):
        check_forks("toy")
        gc.collect()


def test_unloading_while_threads_use_the_device():
    plugin = Remote("remote")
    failures, stop = [], threading.Event()
    threads = busy("remote", failures, stop)
    try:
        for _ in range(20):
            with pytest.raises(RuntimeError, match="storage"):
                keyfall.devices.unload_plugin("remote")
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    assert failures == []
    del threads
    plugin.unload()


def test_unloading_with_a_graph_that_needs_the_device():
    plugin = Remote("remote")
    x = keyfall.ones(3, requires_grad=True)
    y = x.remote().exp().cpu().sum()  # saved tensors are on the device
    with pytest.raises(RuntimeError, match="storage"):
        keyfall.devices.unload_plugin("remote")
    y.backward()
    assert x.grad.tolist() == pytest.approx([2.718281828] * 3)
    del y
    plugin.unload()


def test_exceptions_hold_no_device():
    """The traceback of a failed call keeps tensors alive until it goes."""
    plugin = Remote("remote")
    try:
        keyfall.ones(2, device="remote") @ keyfall.ones(3, device="remote")
    except RuntimeError as error:
        kept = error
    with pytest.raises(TypeError):
        keyfall.ones(2, device="remote").exp(3, 4)
    del kept
    plugin.unload()
