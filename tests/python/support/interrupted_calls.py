"""Calls of operators that a signal interrupts; run as a program with the name of a case.

The signal arrives while the operator runs, on a fast or slow machine: a second thread sends it, and that
thread runs only when the main thread releases the GIL, which happens inside the operator. If a call ends
before it notices the signal, it is repeated with twice the work. `extend` and `starmap` run no Python
code around a call, so a missing result means that the call did not finish."""

import gc
import itertools
import os
import signal
import sys
import threading

import keyfall

signal.signal(signal.SIGINT, signal.default_int_handler)  # shells start background jobs without it


def send():
    os.kill(os.getpid(), signal.SIGINT)


def interrupted(function, *args):
    """Calls the function while a signal is sent; returns (results, exception)."""
    begin, results, raised = threading.Lock(), [], None
    begin.acquire()
    thread = threading.Thread(target=lambda: (begin.acquire(), send()))
    sys.setswitchinterval(1000)
    thread.start()
    try:
        try:
            begin.release()
            results.extend(itertools.starmap(function, [args]))
        finally:
            sys.setswitchinterval(0.005)
            thread.join()
    except BaseException as error:  # noqa: BLE001 (returned)
        raised = error
    return results, raised


def until_stopped(make, function, size=1 << 20, limit=1 << 25):
    """Interrupts the function with more and more work until it stops early."""
    before = keyfall._C._memory_in_use()
    while size <= limit:
        results, raised = interrupted(function, *make(size))
        assert type(raised) is KeyboardInterrupt, raised
        if not results:
            break
        size *= 2
    assert not results, "always ran to its end"
    del raised
    gc.collect()
    assert keyfall._C._memory_in_use() == before


def vector(size):
    return keyfall.rand(size)


def matrix(size):
    side = int(size**0.5)
    return keyfall.rand(side, side)


def images(size):
    return keyfall.rand(size >> 16, 16, 64, 64)


WEIGHT = keyfall.rand(64, 16, 5, 5)
OPERATORS = {  # how to make the arguments, and what to call: no Python functions
    "elementwise": (lambda size: [vector(size)], keyfall.lgamma),
    "strided": (lambda size: [matrix(size).t()], keyfall.lgamma),
    "matmul": (lambda size: [matrix(size)] * 2, keyfall.matmul),
    "matmul_wide": (lambda size: [matrix(size).bfloat16()] * 2, keyfall.matmul),
    "sort": (lambda size: [vector(size)], keyfall.sort),
    "topk": (lambda size: [matrix(size).double(), 40], keyfall.topk),
    "cumsum": (lambda size: [vector(4 * size).double(), 0], keyfall.cumsum),
    "cumprod": (lambda size: [matrix(4 * size).double(), 0], keyfall.cumprod),
    "sum": (lambda size: [matrix(8 * size).bfloat16().t(), 0], keyfall.sum),
    "softmax": (lambda size: [matrix(size), 0], keyfall.softmax),
    "var": (lambda size: [matrix(4 * size), 0], keyfall.var),
    "convolution": (lambda size: [images(size), WEIGHT], keyfall.conv2d),
}


def graph(size):
    leaves = [keyfall.rand(64, 64).div_(64).requires_grad_() for _ in range(size)]
    x = leaves[0]
    for y in leaves[1:]:
        x = x @ y
    return leaves, x.sum()


def stop_backward():
    size = 64
    while True:
        leaves, loss = graph(size)
        _, raised = interrupted(keyfall.Tensor.backward, loss)
        assert type(raised) is KeyboardInterrupt, raised
        missing = sum(x.grad is None for x in leaves)
        if 0 < missing < size:
            break
        size *= 2
    leaves, loss = graph(64)  # another graph still runs
    loss.backward()
    assert all(x.grad is not None for x in leaves)


def raise_another():
    mine = ValueError("mine")

    def handler(number, frame):
        raise mine

    signal.signal(signal.SIGINT, handler)
    size = 1 << 20
    while True:
        results, raised = interrupted(keyfall.lgamma, vector(size))
        assert raised is mine and raised.args == ("mine",)
        if not results:
            break
        size *= 2


def go_on():
    """If the signal handler returns, the operator finishes."""
    seen, size = [], 1 << 20
    while not any(seen):
        results, x = [], vector(size)
        begin = threading.Lock()
        begin.acquire()
        signal.signal(signal.SIGINT, lambda number, frame: seen.append(results == []))
        thread = threading.Thread(target=lambda: (begin.acquire(), send()))
        sys.setswitchinterval(1000)
        thread.start()
        begin.release()
        results.extend(itertools.starmap(keyfall.lgamma, [(x,)]))
        sys.setswitchinterval(0.005)
        thread.join()
        whole = keyfall.cat([keyfall.lgamma(part) for part in x.split(1000)])
        assert results[0].equal(whole)
        size *= 2


def write_whole():
    """Tensors of the caller, in-place or out=, are written completely."""
    for size in (1 << 20, 1 << 21, 1 << 22):
        x = vector(size)
        expected = keyfall.cat([keyfall.lgamma(part) for part in x.split(1000)])
        results, raised = interrupted(keyfall.Tensor.lgamma_, x)
        assert type(raised) is KeyboardInterrupt and len(results) == 1 and x.equal(expected)


def leave_other_threads():
    """Signals interrupt the main thread only: other threads finish their calls."""
    x, found = vector(1 << 22), []
    expected = keyfall.cat([keyfall.lgamma(part) for part in x.split(1000)])
    thread = threading.Thread(target=lambda: found.append(keyfall.lgamma(x)))
    try:
        thread.start()
        send()
        thread.join()
    except KeyboardInterrupt:
        thread.join()
    assert found[0].equal(expected)


CASES = {name: lambda case=case: until_stopped(*case) for name, case in OPERATORS.items()}
CASES.update(backward=stop_backward, another_exception=raise_another, handler_returns=go_on,
             caller_tensors=write_whole, other_threads=leave_other_threads)

if __name__ == "__main__":
    keyfall.set_num_threads(int(sys.argv[2]))
    CASES[sys.argv[1]]()
    print("done")
