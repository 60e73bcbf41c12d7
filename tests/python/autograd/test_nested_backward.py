"""Backward inside of backward, deeper than the stack of one thread allows."""

import os
import subprocess
import sys
import threading
import traceback

import pytest

import keyfall
from keyfall import _C, autograd
from keyfall.utils.checkpoint import checkpoint


def nested(depth, at_end=lambda: None, run=None):
    """The gradient of a function whose backward runs the backward of the next level, `depth` times."""
    class Level(autograd.Function):
        @staticmethod
        def forward(ctx, x, left):
            ctx.left = left
            return x.clone()

        @staticmethod
        def backward(ctx, grad):
            if ctx.left == 0:
                at_end()
                return grad * 2, None
            with keyfall.enable_grad():
                x = grad.detach().requires_grad_()
                if run is not None:
                    return run(Level.apply(x, ctx.left - 1), x), None
                Level.apply(x, ctx.left - 1).sum().backward()
            return x.grad, None

    x = keyfall.ones(2, requires_grad=True)
    Level.apply(x, depth).sum().backward()
    return x.grad


def test_deep():
    assert nested(2000).tolist() == [2, 2]


def test_results_of_grad():
    grads = nested(300, run=lambda y, x: autograd.grad(y.sum(), x)[0])
    assert grads.tolist() == [2, 2]
    grads = nested(150, run=lambda y, x: autograd.grad([autograd.graph.get_gradient_edge(y)], x, keyfall.ones(2))[0])
    assert grads.tolist() == [2, 2]


def test_errors_keep_their_exception():
    class Wrong(Exception):
        pass

    def fail():
        raise Wrong("at the end")

    with pytest.raises(Wrong, match="at the end") as caught:
        nested(150, at_end=fail)
    names = [frame.name for frame in traceback.extract_tb(caught.value.__traceback__)]
    assert names[-1] == "fail" and names.count("backward") > 150
    with pytest.raises(RuntimeError, match="sizes|shape|size"):
        nested(150, at_end=lambda: keyfall.ones(2) + keyfall.ones(3))
    assert nested(150).tolist() == [2, 2]


class Counting(keyfall.utils._python_dispatch.TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.threads = set()

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.threads.add(threading.get_ident())
        return func(*args, **(kwargs or {}))


def state():
    x = keyfall.ones(2, 2, requires_grad=True)
    return {
        "keys": (str(_C._dispatch_tls_local_include_set()), str(_C._dispatch_tls_local_exclude_set())),
        "grad": keyfall.is_grad_enabled(),
        "inference": keyfall.is_inference_mode_enabled(),
        "anomaly": keyfall.is_anomaly_enabled(),
        "autocast": (keyfall.is_autocast_enabled("cpu"), keyfall.get_autocast_dtype("cpu"), (x @ x).dtype),
        "device": keyfall.empty(0).device.type,
        "modes": _C._len_torch_dispatch_stack(),
        "functions": _C._is_torch_function_enabled(),
        "node": type(_C._current_autograd_node()).__name__,
    }


@pytest.mark.parametrize("enter", [
    lambda: keyfall.autocast("cpu", dtype=keyfall.float16), lambda: keyfall.autograd.detect_anomaly(False),
    lambda: Counting(), lambda: _C._ExcludeDispatchKeyGuard(_C.DispatchKeySet(_C.DispatchKey.ADInplaceOrView)),
    lambda: keyfall.device("meta"), lambda: _C.DisableTorchFunction()],
    ids=["autocast", "anomaly", "mode", "keys", "device", "function"])
@pytest.mark.filterwarnings("ignore:Anomaly Detection")
def test_state_moves(enter):
    """What code sees on the thread of the caller it sees 150 levels below, too."""
    def run(levels):
        with keyfall.enable_grad():
            Once.apply(keyfall.ones(2, device="cpu", requires_grad=True), levels).sum().backward()
        return states.pop()

    class Once(autograd.Function):
        @staticmethod
        def forward(ctx, x, left):
            ctx.left = left
            return x.clone()

        @staticmethod
        def backward(ctx, grad):
            if ctx.left == 0:
                states.append(state())
            else:
                with keyfall.enable_grad():
                    Once.apply(grad.detach().requires_grad_(), ctx.left - 1).sum().backward()
            return grad, None

    states = []
    plain = run(1)
    with enter():
        outside, near, far = state(), run(1), run(150)
    assert far == near != plain
    names = ("modes", "functions", "autocast", "device", "anomaly")
    assert [far[name] for name in names] == [outside[name] for name in names]
    assert run(150) == plain


def test_another_thread_runs_and_changes_come_back():
    idents, packed = set(), []
    assert nested(100, at_end=lambda: idents.add(threading.get_ident())).tolist() == [2, 2]
    assert threading.get_ident() not in idents
    with autograd.graph.saved_tensors_hooks(lambda t: packed.append(1) or t, lambda t: t):
        nested(100, at_end=keyfall.enable_grad()(lambda: keyfall.ones(1, requires_grad=True).exp()))
    before = len(packed)
    keyfall.ones(1, requires_grad=True).exp()
    assert before > 0 and len(packed) == before
    try:
        nested(100, at_end=lambda: keyfall.set_default_device("meta"))
        assert keyfall.empty(0).device.type == "meta"
    finally:
        keyfall.set_default_device("cpu")


def test_callbacks_and_order():
    calls = []
    engine = autograd.Variable._execution_engine
    nested(130, at_end=lambda: engine.queue_callback(lambda: calls.append("end")))
    assert calls == ["end"]


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:None of the inputs")
def test_checkpoints():
    """Checkpoints inside of checkpoints: as deep as Python calls forward."""
    def level(x, left):
        return checkpoint(level, x * 1.0, left - 1, use_reentrant=True) if left > 0 else x.exp()

    before = sys.getrecursionlimit()
    sys.setrecursionlimit(3000)
    try:
        x = keyfall.zeros(2, requires_grad=True)
        level(x, 220).sum().backward()
        assert x.grad.tolist() == [1, 1]
    finally:
        sys.setrecursionlimit(before)


@pytest.mark.parametrize("depth", [90, 210])
def test_checkpoints_inside_of_backward(depth):
    """Each backward of a checkpoint runs the next checkpoint."""
    class Next(autograd.Function):
        @staticmethod
        def forward(ctx, x, left):
            ctx.left = left
            return x.clone()

        @staticmethod
        def backward(ctx, grad):
            if ctx.left == 0:
                return grad, None
            with keyfall.enable_grad():
                x = grad.detach().requires_grad_()
                checkpoint(lambda y: Next.apply(y, ctx.left - 1), x, use_reentrant=True).sum().backward()
            return x.grad, None

    x = keyfall.ones(2, requires_grad=True)
    Next.apply(x, depth).sum().backward()
    assert x.grad.tolist() == [1, 1]


def test_threads_at_once():
    results = []
    threads = [threading.Thread(target=lambda: results.append(nested(200).tolist())) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [[2, 2]] * 4


INSIDE_OF_ACCUMULATION = """
import threading
import keyfall

class Sum(keyfall.Tensor):
    pending = None

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        if cls.pending is not None:
            pending, cls.pending = cls.pending, None
            pending.backward()
        with keyfall._C._DisableTorchDispatch():
            return func(*args, **(kwargs or {}))

together = threading.Barrier(2)

class Wait(keyfall.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x.clone()

    @staticmethod
    def backward(ctx, grad):
        together.wait()
        return grad

def overlap():
    Wait.apply(keyfall.ones(1, requires_grad=True)).sum().backward()

threads = [threading.Thread(target=overlap) for _ in range(2)]  # leaves are locked from then on
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
x = keyfall.ones(4, requires_grad=True)
x.grad = keyfall.Tensor._make_subclass(Sum, keyfall.zeros(4))
leaves = [keyfall.ones(4, requires_grad=True) for _ in range(64)]  # more than there are locks
Sum.pending = sum((leaf * 3).sum() for leaf in leaves)
(x * 2).sum().backward()
print(x.grad, {tuple(leaf.grad.tolist()) for leaf in leaves})
"""


def test_inside_of_accumulation():
    """The addition to a gradient runs the backward of leaves that share its lock."""
    done = subprocess.run([sys.executable, "-c", INSIDE_OF_ACCUMULATION], capture_output=True, text=True,
                          timeout=300)
    assert done.stdout.split("\n")[0] == "Sum([2., 2., 2., 2.]) {(3.0, 3.0, 3.0, 3.0)}", done.stderr


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.filterwarnings("ignore:.*fork")
def test_after_fork():
    assert nested(100).tolist() == [2, 2]
    child = os.fork()
    if child == 0:
        try:
            os._exit(0 if nested(200).tolist() == [2, 2] else 1)
        finally:
            os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


NO_THREADS = """
import resource, keyfall
from keyfall import autograd

class Level(autograd.Function):
    @staticmethod
    def forward(ctx, x, left):
        ctx.left = left
        return x.clone()

    @staticmethod
    def backward(ctx, grad):
        if ctx.left == 60:  # from here on, there is no memory for the stack of a thread
            pages = int(open("/proc/self/statm").read().split()[0])
            resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + (4 << 20), -1))
        if ctx.left > 0:
            with keyfall.enable_grad():
                Level.apply(grad.detach().requires_grad_(), ctx.left - 1).sum().backward()
        return grad, None

try:
    Level.apply(keyfall.ones(2, requires_grad=True), 100).sum().backward()
except RuntimeError as error:
    print(error)
"""


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="needs the size of the process")
@pytest.mark.skipif(bool(os.environ.get("LD_PRELOAD")), reason="sanitizers need the address space")
def test_no_thread():
    result = subprocess.run([sys.executable, "-c", NO_THREADS], capture_output=True, text=True, check=True,
                            env={**os.environ, "KEYFALL_NUM_THREADS": "1"})
    assert result.stdout.startswith("cannot start a thread for deeply nested calls: "), result.stderr
