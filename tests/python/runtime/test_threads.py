"""Threads that call operators while others register, deregister, and enter modes."""

import threading

import keyfall
from keyfall.library import Library, _scoped_library
from keyfall.utils._python_dispatch import TorchDispatchMode


def together(*workers):
    """Runs the workers at once; the first exception of any of them is raised here."""
    failures = []

    def guarded(worker):
        try:
            worker()
        except BaseException as error:  # noqa: BLE001  (raised below)
            failures.append(error)

    threads = [threading.Thread(target=guarded, args=(worker,)) for worker in workers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def test_kernels_come_and_go_under_calls():
    x = keyfall.ones(4)
    with _scoped_library("_busy", "FRAGMENT") as lib:
        lib.define("f(Tensor x) -> Tensor")
        lib.impl("f", lambda x: x + 1, "CompositeExplicitAutograd")
        stop = threading.Event()

        def call():
            while not stop.is_set():
                assert keyfall.ops._busy.f(x)[0].item() in (2, 3)

        def register():
            try:
                for _ in range(200):
                    with _scoped_library("_busy", "IMPL") as other:
                        other.impl("f", lambda x: x + 2, "CPU")
            finally:
                stop.set()

        together(call, call, register)
        assert keyfall.ops._busy.f(x)[0].item() == 2


def test_kernel_that_removes_itself():
    lib = Library("_suicide", "FRAGMENT")
    lib.define("f(Tensor x) -> Tensor")

    def kernel(x):
        lib._destroy()
        return x * 2

    lib.impl("f", kernel, "CPU")
    overload = keyfall.ops._suicide.f.default
    assert overload(keyfall.ones(1)).item() == 2
    try:
        overload(keyfall.ones(1))
    except RuntimeError:
        pass
    else:
        raise AssertionError("the operator is gone")


def test_modes_in_every_thread():
    class Adding(TorchDispatchMode):
        def __init__(self, amount):
            super().__init__()
            self.amount = amount

        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            result = func(*args, **(kwargs or {}))
            return result + self.amount if func is keyfall.ops.aten.neg.default else result

    x = keyfall.ones(1)

    def work(amount):
        for _ in range(200):
            with Adding(amount):
                assert x.neg().item() == amount - 1

    together(*(lambda amount=amount: work(amount) for amount in range(6)))


def test_definitions_in_many_threads():
    def work(number):
        for turn in range(50):
            with _scoped_library(f"_many{number}", "DEF") as lib:
                lib.define(f"f{turn}(Tensor x, int k={turn}) -> Tensor")
                lib.impl(f"f{turn}", lambda x, k=turn: x * k, "CPU")
                operator = getattr(getattr(keyfall.ops, f"_many{number}"), f"f{turn}")
                assert operator(keyfall.ones(1), k=3).item() == 3

    together(*(lambda number=number: work(number) for number in range(4)))
    keyfall._C._dispatch_check_all_invariants()


def test_one_tensor_in_many_threads():
    x = keyfall.zeros(100)

    def work():
        for _ in range(200):
            y = x.view(10, 10)
            y.note = x
            assert y.t().shape == (10, 10)
            assert x[3:7].sum().item() == 0
            assert x.clone().add_(1).sum().item() == 100

    together(*[work] * 6)
