"""keyfall.utils.data against PyTorch's results for the same programs (see nn_calls.py), and the
difference: workers are threads."""

import threading

import pytest
from test_nn import differences

import keyfall
from keyfall.utils import data


@pytest.mark.parametrize("area", ["loaders", "data"])
def test_gives_what_was_recorded(area):
    wrong = differences(area)
    assert not wrong, "\n".join(wrong)


class Squares(data.Dataset):
    def __init__(self):
        self.seen = set()

    def __len__(self):
        return 23

    def __getitem__(self, index):
        info = data.get_worker_info()
        self.seen.add(None if info is None else (info.id, info.num_workers))
        return index * index


@pytest.mark.parametrize("workers", [1, 2, 3, 30])
def test_workers_give_batches_in_order(workers):
    dataset = Squares()
    loader = data.DataLoader(dataset, batch_size=4, num_workers=workers)
    for _ in range(2):
        found = [number for batch in loader for number in batch.tolist()]
        assert found == [number * number for number in range(23)]
    assert dataset.seen <= {(worker, workers) for worker in range(workers)}
    assert data.get_worker_info() is None


def test_workers_shuffle_as_without():
    plain, threaded = (
        [batch.tolist() for batch in data.DataLoader(
            range(10), 3, shuffle=True, num_workers=workers,
            generator=keyfall.Generator().manual_seed(3))] for workers in (0, 2))
    assert plain == threaded


def test_every_worker_iterates():
    class Numbers(data.IterableDataset):
        def __iter__(self):
            info = data.get_worker_info()
            return iter(range(info.id, 9, info.num_workers))

    loader = data.DataLoader(Numbers(), batch_size=2, num_workers=2)
    assert sorted(number for batch in loader for number in batch.tolist()) == list(range(9))
    assert [batch.tolist() for batch in loader][:2] == [[0, 2], [1, 3]]


def test_worker_init_and_errors():
    begun = []
    loader = data.DataLoader(range(4), num_workers=2, worker_init_fn=begun.append)
    assert len(list(loader)) == 4
    assert sorted(begun) == [0, 1]

    class Bad(data.Dataset):
        def __len__(self):
            return 3

        def __getitem__(self, index):
            raise ValueError("of a worker")

    with pytest.raises(ValueError, match="of a worker"):
        list(data.DataLoader(Bad(), num_workers=2))


def test_an_abandoned_pass_ends_its_workers():
    for batch in data.DataLoader(range(1000), num_workers=3, prefetch_factor=1):
        break
    del batch
    for thread in threading.enumerate():
        if thread.name.startswith("keyfall-data"):
            thread.join()  # would block forever if a worker kept running


def test_timeout():
    gate = threading.Event()

    class Slow(data.Dataset):
        def __len__(self):
            return 1

        def __getitem__(self, index):
            gate.wait()
            return index

    with pytest.raises(RuntimeError, match="timed out"):
        try:
            list(data.DataLoader(Slow(), num_workers=1, timeout=0.01))
        finally:
            gate.set()


def test_numpy_samples():
    numpy = pytest.importorskip("numpy")
    batch = data.default_collate([numpy.ones(2), numpy.zeros(2)])
    assert batch.dtype == keyfall.float64 and batch.tolist() == [[1.0, 1.0], [0.0, 0.0]]
    assert data.default_collate([numpy.float32(2), numpy.float32(3)]).dtype == keyfall.float32
    with pytest.raises(TypeError, match="found <U1"):
        data.default_collate([numpy.array("a")])
    converted = data.default_convert([1, numpy.ones(2), "a", {"b": (numpy.ones(1),)}])
    assert converted[0] == 1 and converted[2] == "a"
    assert isinstance(converted[1], keyfall.Tensor)
    assert isinstance(converted[3]["b"][0], keyfall.Tensor)
