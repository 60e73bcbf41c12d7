"""Tensors in shared memory: queues, pipes, pools, both strategies, every way to start processes."""

import gc
import os
import signal
import subprocess
import sys

import keyfall
import pytest
from keyfall import multiprocessing as mp
from keyfall import nn

pytestmark = pytest.mark.unsanitized


@pytest.fixture(params=["file_descriptor", "file_system"])
def strategy(request):
    mp.set_sharing_strategy(request.param)
    yield request.param
    mp.set_sharing_strategy("file_descriptor")


def fill(queue, back):
    while (tensor := queue.get()) is not None:
        tensor.add_(1)
        back.put((tensor.is_shared(), tensor * 2))
    assert back is not None


@pytest.mark.parametrize("method", ["fork", "forkserver", "spawn"])
def test_queues(strategy, method):
    context = mp.get_context(method)
    queue, back = context.Queue(), context.SimpleQueue()
    process = context.Process(target=fill, args=(queue, back))
    process.start()
    base = keyfall.arange(6.0).reshape(2, 3)
    queue.put(base)
    shared, twice = back.get()
    assert shared and base.is_shared()
    assert base.tolist() == [[1, 2, 3], [4, 5, 6]]  # written by the other process
    assert twice.tolist() == [[2, 4, 6], [8, 10, 12]]
    queue.put(base.t()[1:])
    assert back.get()[1].tolist() == [[6, 12], [8, 14]]
    assert base.tolist() == [[1, 3, 4], [4, 6, 7]]
    queue.put(None)
    process.join()
    assert process.exitcode == 0


def step(index, model, done):
    with keyfall.no_grad():
        for parameter in model.parameters():
            parameter.fill_(index + 1.0)
    done.put(index)


def test_spawned_processes_share_a_module():
    model = nn.Linear(2, 2).share_memory()
    assert all(parameter.is_shared() for parameter in model.parameters())
    done = mp.get_context("spawn").SimpleQueue()
    mp.spawn(step, (model, done), nprocs=1)
    assert done.get() == 0 and model.weight.tolist() == [[1, 1], [1, 1]]


def fail(index):
    if index == 1:
        raise ValueError("index one")


def die(index):
    os.kill(os.getpid(), signal.SIGKILL)


def test_failures_of_processes():
    with pytest.raises(mp.ProcessRaisedException, match="(?s)Process 1 terminated.*ValueError: index one"):
        mp.start_processes(fail, nprocs=2, start_method="fork")
    with pytest.raises(mp.ProcessExitedException, match="process 0 terminated with signal SIGKILL"):
        mp.start_processes(die, nprocs=1, start_method="fork")


def double(tensor):
    return tensor * 2


def test_pools_and_pipes(strategy):
    with mp.get_context("fork").Pool(1) as pool:
        assert [one.tolist() for one in pool.map(double, [keyfall.ones(2), keyfall.zeros(0)])] == [[2, 2], []]
    here, there = mp.Pipe()
    parameter = nn.Parameter(keyfall.ones(3), requires_grad=False)
    here.send(parameter)
    got = there.recv()
    assert type(got) is nn.Parameter and not got.requires_grad
    got.data.fill_(5)
    assert parameter.tolist() == [5, 5, 5]
    here.send(parameter)
    assert there.recv().data_ptr() == got.data_ptr()  # one mapping


def test_what_cannot_be_sent():
    x = keyfall.ones(2, requires_grad=True) * 2
    with pytest.raises(RuntimeError, match="Cowardly refusing to serialize non-leaf tensor"):
        mp.Pipe()[0].send(x)
    with pytest.raises(AssertionError):
        mp.set_sharing_strategy("mail")
    assert mp.get_all_sharing_strategies() == {"file_descriptor", "file_system"}


def test_memory_is_given_back(strategy):
    def open_files():
        return len(os.listdir("/proc/self/fd"))

    def names():
        return [name for name in os.listdir("/dev/shm") if name.startswith(f"keyfall_{os.getpid()}_")]

    gc.collect()
    before = open_files(), len(names())
    for _ in range(20):
        tensor = keyfall.ones(100).share_memory_()
        view = tensor[3:]
        assert view.is_shared() and tensor.sum() == 100
        del tensor, view
    gc.collect()
    assert (open_files(), len(names())) == before


def send_back(queue, back):
    while (value := queue.get()) is not None:
        back.put(value)
    queue.get()


def test_sparse_tensors_are_sent_by_their_parts(strategy):
    context = mp.get_context("fork")
    queue, back = context.SimpleQueue(), context.SimpleQueue()
    process = context.Process(target=send_back, args=(queue, back))
    process.start()
    dense = keyfall.tensor([[0.0, 2.0], [3.0, 0.0]])
    for made in (dense.to_sparse(), dense.to_sparse().requires_grad_(), dense.to_sparse_csr(), dense.to_sparse_bsc((1, 1))):
        queue.put(made)
        found = back.get()
        assert found.layout == made.layout and found.requires_grad == made.requires_grad
        assert found.to_dense().equal(dense)
    queue.put(None)
    queue.put(None)
    process.join()
    assert process.exitcode == 0


def test_storages_in_shared_memory(strategy):
    assert keyfall.UntypedStorage._new_shared(8).is_shared()
    typed = keyfall.LongStorage([1, 2]).share_memory_()
    assert typed.is_shared() and typed.tolist() == [1, 2]
    batch = keyfall.ones(3, dtype=keyfall.int64).storage()._new_shared(6)  # as collating functions of programs do
    assert (batch.is_shared(), batch.size(), batch.dtype) == (True, 6, keyfall.int64)
    assert keyfall.ones(1, dtype=keyfall.int64).new(batch).resize_(2, 3).is_shared()
    assert keyfall.ones(2).storage()._new_shared(0).size() == 0


def test_storages_of_shared_tensors_say_so():
    program = "import keyfall; print(keyfall.ones(2).share_memory_().untyped_storage().is_shared())"
    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "True\n"
    program = "import keyfall; print(keyfall.UntypedStorage._new_shared(8).is_shared())"  # the class alone
    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "True\n"


def test_sharing_a_view_moves_its_base():
    base = keyfall.zeros(6)
    view, other, saved = base[2:4], base.view(2, 3), keyfall.ones(6, requires_grad=True)
    product = base * saved  # saved for backward, with the memory that moves
    assert view.share_memory_() is view
    assert base.is_shared() and other.is_shared() and base.untyped_storage().resizable()
    view.fill_(3)
    assert base.tolist() == [0, 0, 3, 3, 0, 0] and other.tolist() == [[0, 0, 3], [3, 0, 0]]
    assert base.data_ptr() + 8 == view.data_ptr()
    assert view.share_memory_().data_ptr() == base.data_ptr() + 8
    del product


def test_storages_move_with_their_tensors():
    for kind in ("untyped_storage", "_typed_storage"):
        tensor = keyfall.arange(4.0)
        storage = getattr(tensor, kind)()
        assert storage.share_memory_() is storage
        assert storage.is_shared() and tensor.is_shared() and tensor.tolist() == [0, 1, 2, 3]
    with pytest.raises(RuntimeError, match="_share_fd_: only available on CPU"):
        keyfall.ones(2, device="meta").share_memory_()


def test_arrays_of_moved_memory_stay_valid():
    numpy = pytest.importorskip("numpy")
    tensor = keyfall.zeros(5000)
    array = tensor.numpy()
    tensor.share_memory_().add_(1)
    assert tensor.sum() == 5000 and array.sum() == 0
    array = numpy.zeros(3, dtype=numpy.float32)
    tensor = keyfall.from_numpy(array).share_memory_()
    assert tensor.add_(1).tolist() == [1, 1, 1] and array.tolist() == [0, 0, 0]


def test_handles_of_storages():
    tensor = keyfall.arange(4.0)
    storage = tensor.untyped_storage()
    fd, nbytes = storage._share_fd_cpu_()
    opened = keyfall.UntypedStorage._new_shared_fd_cpu(os.dup(fd), nbytes)
    assert nbytes == 16 and tensor.is_shared() and opened.is_shared()
    tensor[1] = 7
    assert keyfall.empty(0).set_(opened).tolist() == [0, 7, 2, 3]
    folder, name, nbytes = storage._share_filename_cpu_()
    assert isinstance(folder, bytes) and isinstance(name, bytes) and nbytes == 16
    opened = keyfall.UntypedStorage._new_shared_filename_cpu(folder, name, nbytes)
    tensor[2] = 8
    assert keyfall.empty(0).set_(opened).tolist() == [0, 7, 8, 3]
    assert keyfall.UntypedStorage._new_using_fd_cpu(16).is_shared()
    assert keyfall.UntypedStorage._new_using_filename_cpu(16).is_shared()


def fill_views(queue, back):
    base, view = queue.get()
    view.fill_(5)
    back.put((base.tolist(), base.untyped_storage().data_ptr() == view.untyped_storage().data_ptr()))
    base, view = queue.get(), queue.get()
    view.fill_(6)
    back.put(base.tolist())
    queue.get()


@pytest.mark.parametrize("method", ["fork", "forkserver", "spawn"])
def test_views_that_are_sent_share_memory(strategy, method):
    context = mp.get_context(method)
    queue, back = context.Queue(), context.SimpleQueue()
    process = context.Process(target=fill_views, args=(queue, back))
    process.start()
    base = keyfall.zeros(4)
    queue.put((base, base[1:3]))
    assert back.get() == ([0, 5, 5, 0], True) and base.tolist() == [0, 5, 5, 0]
    queue.put(base)
    queue.put(base[1:3])
    assert back.get() == [0, 6, 6, 0] and base.tolist() == [0, 6, 6, 0]
    queue.put(None)
    process.join()
    assert process.exitcode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="threads have names in /proc")
def test_names_of_threads():
    before = mp._get_thread_name()
    try:
        mp._set_thread_name("abcdefghijklmnopqr")
        assert mp._get_thread_name() == "abcdefghijklmno"  # as much as the system keeps
    finally:
        mp._set_thread_name(before)


def test_a_mapped_file_stays_the_memory(tmp_path):
    """Sharing a tensor of from_file does not copy it: writes still reach the file. Files are shared from the start."""
    path = tmp_path / "numbers"
    path.write_bytes(bytes(16))
    mapped = keyfall.from_file(str(path), shared=True, size=4)
    assert mapped.is_shared() and keyfall.UntypedStorage.from_file(str(path), True, 8).is_shared()
    assert not keyfall.ones(2).is_shared()
    part = keyfall.from_file(str(path), shared=True, size=2).share_memory_()
    mapped.share_memory_()
    assert (part.numel(), mapped.numel(), mapped.untyped_storage().nbytes()) == (2, 4, 16)
    mapped.fill_(1)
    assert path.read_bytes() == b"\x00\x00\x80?" * 4 and part.tolist() == [1, 1]
