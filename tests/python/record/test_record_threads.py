"""Recordings of several threads."""

import gc
import os
import threading
import time
import weakref
from io import BytesIO

import keyfall
import pytest
from keyfall._record.file_format import Recording
from keyfall.utils._python_dispatch import TorchDispatchMode, _get_current_dispatch_mode_stack


def operators(file):
    recording = Recording(file.getvalue())
    found = [call.op for call in recording]
    assert recording.complete
    return found


class Worker(threading.Thread):
    """A thread that runs functions one after the other."""

    def __init__(self):
        super().__init__(daemon=True)
        self.work, self.done, self.result = threading.Semaphore(0), threading.Semaphore(0), None
        self.start()

    def run(self):
        while True:
            self.work.acquire()
            if self.function is None:
                return
            try:
                self.result = self.function()
            except BaseException as error:  # noqa: BLE001
                self.result = error
            self.done.release()

    def __call__(self, function):
        self.function = function
        self.work.release()
        if function is not None:
            assert self.done.acquire(timeout=60)
            if isinstance(self.result, BaseException):
                raise self.result
        else:
            self.join()
            self.wait_for_the_system()
        return self.result

    def wait_for_the_system(self):
        """join() returns before the library's thread-local state is destroyed."""
        while os.path.exists(f"/proc/self/task/{self.native_id}"):
            time.sleep(0.001)


@pytest.fixture
def worker():
    made = Worker()
    yield made
    made(None)


def test_backward_is_recorded(worker):
    """It runs on the thread that calls it, whoever made the graph."""
    x = keyfall.ones(3, requires_grad=True)
    y = worker(lambda: (x * 2).exp().sum())
    file = BytesIO()
    with keyfall.record(file):
        y.backward()
    assert "aten::mul.Tensor" in operators(file) and x.grad is not None
    assert keyfall.replay(file.getvalue()).ok


def test_one_thread_unless_asked(worker):
    file = BytesIO()
    with keyfall.record(file):
        worker(lambda: keyfall.ones(2).sin())
        keyfall.ones(2).cos()
    assert operators(file) == ["aten::ones", "aten::cos"]


def test_all_threads(worker):
    worker(lambda: keyfall.ones(2).exp())
    file = BytesIO()
    with keyfall.record(file, threads="all"):
        worker(lambda: keyfall.ones(2).sin())  # a thread that was there: its first call is recorded, too
        late = Worker()
        late(lambda: keyfall.ones(2).tan())
        keyfall.ones(2).cos()
        late(None)
        worker(lambda: keyfall.ones(3, requires_grad=True).prod().backward())
    worker(lambda: keyfall.ones(2).sinh())
    found = operators(file)
    assert found[:7] == ["aten::ones", "aten::sin", "aten::ones", "aten::tan", "aten::ones", "aten::cos",
                         "aten::ones"]
    assert "aten::prod" in found and "aten::sinh" not in found and len(found) > 9
    assert keyfall.replay(file.getvalue()).ok
    assert worker(_get_current_dispatch_mode_stack) == []
    assert _get_current_dispatch_mode_stack() == []
    assert worker(lambda: keyfall.ones(2).sinh().shape) == (2,)


def test_threads_at_once():
    file, threads, failures = BytesIO(), [], []

    def work(number):
        try:
            x = keyfall.full((10,), float(number))
            for _ in range(20):
                x = x * 1 + 1
            assert x[0].item() == number + 20
        except BaseException as error:  # noqa: BLE001
            failures.append(error)

    with keyfall.record(file, threads="all"):
        for number in range(4):
            threads.append(threading.Thread(target=work, args=(number,)))
            threads[-1].start()
        for thread in threads:
            thread.join()
    assert failures == []
    found = operators(file)
    assert found.count("aten::mul.Tensor") == found.count("aten::add.Tensor") == 80
    report = keyfall.replay(file.getvalue())
    assert report.ok and not report.skipped, report


def test_other_modes_go_on(worker):
    class Seen(TorchDispatchMode):
        names = []

        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            self.names.append(func.name())
            return func(*args, **(kwargs or {}))

    mode, file = Seen(), BytesIO()
    worker(mode.__enter__)
    with keyfall.record(file, threads="all"):
        worker(lambda: keyfall.ones(2).sin())
    worker(lambda: keyfall.ones(2).cos())
    worker(lambda: mode.__exit__(None, None, None))
    worker(lambda: keyfall.ones(2).tan())
    assert operators(file) == ["aten::ones", "aten::sin"]
    assert Seen.names == ["aten::ones", "aten::sin", "aten::ones", "aten::cos"]


def test_errors_and_guards(worker):
    file = BytesIO()

    def guarded():
        with keyfall._C._DisableTorchDispatch():
            started.set()
            go.wait(60)
            keyfall.ones(2).sin()
        return keyfall.ones(2).cos()

    started, go = threading.Event(), threading.Event()
    thread = threading.Thread(target=guarded)
    thread.start()
    started.wait(60)
    with keyfall.record(file, threads="all"):
        go.set()
        thread.join()
        with pytest.raises(RuntimeError):
            worker(lambda: keyfall.ones(2) @ keyfall.ones(3))
    found = operators(file)
    assert found[:2] == ["aten::ones", "aten::cos"] and "aten::sin" not in found


def test_one_recording_of_all_threads_at_a_time():
    with keyfall.record(BytesIO(), threads="all") as first:
        with pytest.raises(RuntimeError, match="all threads are in a mode already"):
            keyfall.record(BytesIO(), threads="all").__enter__()
        with keyfall.record(BytesIO()) as second:
            keyfall.ones(1)
    assert first.calls == second.calls == 1
    with keyfall.record(BytesIO(), threads="all"):
        pass
    with pytest.raises(ValueError, match="threads must be this or all, found 'some'"):
        keyfall.record(BytesIO(), threads="some")


def test_nothing_is_left(worker):
    recorder = keyfall.record(BytesIO(), threads="all")
    with recorder:
        worker(lambda: keyfall.ones(1))
        late = Worker()
        late(lambda: keyfall.ones(1))
        late(None)
    late = Worker()
    worker(lambda: keyfall.ones(1))
    reference = weakref.ref(recorder)
    del recorder
    late(None)
    gc.collect()
    assert reference() is None
