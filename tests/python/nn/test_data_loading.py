"""keyfall.utils.data against PyTorch's results for the same programs (see nn_calls.py), and worker
processes."""

import gc
import multiprocessing
import os
import pickle
import random
import sqlite3
import time

import pytest
from test_nn import differences

import keyfall
from keyfall.utils import data


@pytest.mark.parametrize("area", ["loaders", "data"])
def test_gives_what_was_recorded(area):
    wrong = differences(area)
    assert not wrong, "\n".join(wrong)


class Squares(data.Dataset):
    def __len__(self):
        return 23

    def __getitem__(self, index):
        return index * index


@pytest.mark.parametrize("workers", [1, 2, 9])
def test_workers_give_batches_in_order(workers):
    loader = data.DataLoader(Squares(), batch_size=4, num_workers=workers)
    for _ in range(2):
        found = [number for batch in loader for number in batch.tolist()]
        assert found == [number * number for number in range(23)]
    assert data.get_worker_info() is None


def test_workers_shuffle_as_without():
    plain, threaded = (
        [batch.tolist() for batch in data.DataLoader(
            range(10), 3, shuffle=True, num_workers=workers,
            generator=keyfall.Generator().manual_seed(3))] for workers in (0, 2))
    assert plain == threaded


class Numbers(data.IterableDataset):
    def __iter__(self):
        info = data.get_worker_info()
        return iter(range(info.id, 9, info.num_workers))


def test_every_worker_iterates():
    loader = data.DataLoader(Numbers(), batch_size=2, num_workers=2)
    assert sorted(number for batch in loader for number in batch.tolist()) == list(range(9))
    assert [batch.tolist() for batch in loader][:2] == [[0, 2], [1, 3]]


class Bad(data.Dataset):
    def __len__(self):
        return 3

    def __getitem__(self, index):
        raise ValueError("of a worker")


def test_worker_init_and_errors():
    begun = multiprocessing.SimpleQueue()
    loader = data.DataLoader(range(4), num_workers=2, worker_init_fn=begun.put)
    assert len(list(loader)) == 4
    assert sorted([begun.get(), begun.get()]) == [0, 1]
    with pytest.raises(ValueError, match="(?s)Caught ValueError in DataLoader worker process 0.*of a worker"):
        list(data.DataLoader(Bad(), num_workers=2))


def test_an_abandoned_pass_ends_its_workers():
    for batch in data.DataLoader(range(1000), num_workers=3, prefetch_factor=1):
        break
    del batch
    gc.collect()
    assert multiprocessing.active_children() == []


class Slow(data.Dataset):
    def __len__(self):
        return 1

    def __getitem__(self, index):
        time.sleep(60)


def test_timeout():
    with pytest.raises(RuntimeError, match="timed out after 0.01 seconds"):
        list(data.DataLoader(Slow(), num_workers=1, timeout=0.01))


class Identity(data.Dataset):
    """Samples that say who made them."""

    def __len__(self):
        return 4

    def __getitem__(self, index):
        info = data.get_worker_info()
        return os.getpid(), info.id, info.seed, random.random(), keyfall.rand(()).item()


def test_workers_are_processes():
    keyfall.manual_seed(0)
    rows = list(data.DataLoader(Identity(), None, num_workers=2))
    assert len({row[0] for row in rows} | {os.getpid()}) == 3
    assert [row[1] for row in rows] == [0, 1, 0, 1]
    assert rows[1][2] == rows[0][2] + 1
    assert len({row[3] for row in rows}) == len({row[4] for row in rows}) == 4
    tensor = next(iter(data.DataLoader([keyfall.ones(3)], num_workers=1)))
    assert tensor.is_shared() and tensor.tolist() == [[1, 1, 1]]


@pytest.mark.parametrize("context", [None, "spawn"])
def test_persistent_workers(context):
    loader = data.DataLoader(Identity(), None, num_workers=1, persistent_workers=True,
                             multiprocessing_context=context)
    next(iter(loader))  # abandoned
    passes = [list(loader), list(loader)]
    assert len({row[0] for rows in passes for row in rows}) == 1
    assert [len(rows) for rows in passes] == [4, 4]


def doubled(samples):
    return [2 * sample for sample in samples]


@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_every_start_method(method):
    """Of a loader, workers get the data set and the functions; the rest may be what no pickle takes."""
    class Backwards(data.Sampler):
        def __iter__(self):
            return reversed(range(23))

    class Loader(data.DataLoader):
        pass

    context = multiprocessing.get_context(method)
    begun = context.SimpleQueue()
    loader = Loader(Squares(), 10, sampler=Backwards(), num_workers=2, collate_fn=doubled, worker_init_fn=begun.put,
                    multiprocessing_context=context)
    loader.note = lambda: None
    squares = [2 * number * number for number in reversed(range(23))]
    assert list(loader) == [squares[:10], squares[10:20], squares[20:]]
    assert sorted([begun.get(), begun.get()]) == [0, 1]
    counting = data.DataLoader(Numbers(), batch_size=2, num_workers=2, drop_last=True, multiprocessing_context=method)
    assert [batch.tolist() for batch in counting] == [[0, 2], [1, 3], [4, 6], [5, 7]]
    with pytest.raises(ValueError, match="Caught ValueError in DataLoader worker process 0"):
        list(data.DataLoader(Bad(), num_workers=1, multiprocessing_context=method))


@pytest.mark.parametrize("method", ["forkserver", "spawn"])
def test_says_why_a_worker_cannot_start(method):
    class Local(Squares):
        pass

    with (pytest.warns(UserWarning, match="multiprocessing_context='fork'") as warned,
          pytest.raises((AttributeError, pickle.PicklingError), match="Local")):
        iter(data.DataLoader(Local(), num_workers=2, multiprocessing_context=method))
    assert warned[0].filename == __file__
    assert len(list(data.DataLoader(Local(), num_workers=1, multiprocessing_context="fork"))) == 23


class Mortal(data.Dataset):
    def __len__(self):
        return 8

    def __getitem__(self, index):
        if index == 5:
            os._exit(3)
        return index


def test_a_worker_that_dies():
    with pytest.raises(RuntimeError, match=r"DataLoader worker \(pid\(s\) \d+\) exited unexpectedly"):
        list(data.DataLoader(Mortal(), num_workers=2))
    with pytest.raises(ValueError, match="valid start method"):
        data.DataLoader(range(3), num_workers=1, multiprocessing_context="bad")
    with pytest.raises(ValueError, match="multi-process loading"):
        data.DataLoader(range(3), multiprocessing_context="fork")


class Rows(data.Dataset):
    """A data base, which each process opens for itself."""

    connection = None

    def __init__(self, path):
        self.path = path

    def __len__(self):
        return 6

    def __getitem__(self, index):
        if self.connection is None:
            self.connection = sqlite3.connect(self.path)
        return self.connection.execute("SELECT x FROM t WHERE i=?", (index,)).fetchone()[0]


def test_libraries_end_persistent_workers():
    others = multiprocessing.active_children()  # of loaders that are garbage, but not collected yet
    loader = data.DataLoader(Squares(), 4, num_workers=2, persistent_workers=True)
    assert loader._iterator is None
    first = [batch.tolist() for batch in loader]
    workers = [child for child in multiprocessing.active_children() if child not in others]
    assert isinstance(loader._iterator, data.dataloader._BaseDataLoaderIter) and len(workers) == 2
    loader._iterator._shutdown_workers()
    for worker in workers:
        worker.join()
    assert [batch.tolist() for batch in loader] == first  # with new ones
    loader._iterator._shutdown_workers()
    plain = data.DataLoader(Squares(), 4)
    iter(plain)._shutdown_workers()
    assert plain._iterator is None


class Repeated(data.DataLoader):
    """Replaces its sampler once it is made, as loaders of libraries do."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self._DataLoader__initialized = False
        self.batch_sampler = list(self.batch_sampler) * 2
        self._DataLoader__initialized = True


def test_subclasses_that_replace_their_sampler():
    loader = Repeated(Squares(), 10)
    assert [len(batch) for batch in loader] == [10, 10, 3] * 2
    with pytest.raises(ValueError, match="should not be set after Repeated is initialized"):
        loader.batch_size = 3


def test_rows_of_a_data_base(tmp_path):
    with sqlite3.connect(tmp_path / "rows.db") as made:
        made.execute("CREATE TABLE t (i INTEGER, x REAL)")
        made.executemany("INSERT INTO t VALUES (?, ?)", [(i, i / 2) for i in range(6)])
    batches = data.DataLoader(Rows(tmp_path / "rows.db"), 3, num_workers=2, in_order=False)
    assert sorted(x for batch in batches for x in batch.tolist()) == [0, 0.5, 1, 1.5, 2, 2.5]


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


def test_kept_workers_draw_no_more_seeds():
    keyfall.manual_seed(0)
    loader = data.DataLoader(range(6), 2, num_workers=2, shuffle=True, persistent_workers=True)
    passes = [[batch.tolist() for batch in loader] for _ in range(3)]
    # Recorded from PyTorch 2.13.
    assert passes == [[[0, 4], [3, 5], [2, 1]], [[5, 0], [3, 2], [1, 4]], [[2, 3], [1, 5], [4, 0]]]
    assert keyfall.rand(1).item() == pytest.approx(0.4556, abs=1e-4)


def test_more_workers_than_cores_warn():
    with pytest.warns(UserWarning, match="This DataLoader will create 10000 worker processes in total"):
        data.DataLoader([1], num_workers=10000)


@pytest.mark.parametrize("kept", [False, True])
def test_workers_get_their_first_indices_when_a_pass_begins(kept):
    loader = data.DataLoader(range(6), 2, num_workers=2, shuffle=True, persistent_workers=kept)
    passes = []
    for _ in range(2):
        keyfall.manual_seed(0)
        batches = iter(loader)
        keyfall.manual_seed(1)  # too late for the order of this pass
        passes.append([batch.tolist() for batch in batches])
    # Recorded from PyTorch 2.13: workers that are kept need no seed, so the second order is another one.
    first, other = [[0, 4], [3, 5], [2, 1]], [[0, 1], [2, 3], [5, 4]]
    assert passes == [first, other if kept else first]
    iter(loader)  # nothing of a pass that nobody reads arrives in the next one
    assert sorted(x for batch in loader for x in batch.tolist()) == list(range(6))


def test_errors_of_samplers_come_when_a_pass_begins():
    class Failing(data.Sampler):
        def __iter__(self):
            raise KeyError("no order")

    with pytest.raises(KeyError, match="no order"):
        iter(data.DataLoader(range(6), 2, num_workers=1, sampler=Failing()))


class _Fails(data.Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        if index % 2:
            raise KeyError(index)
        return index


@pytest.mark.parametrize("workers", [0, 2])
def test_an_error_does_not_end_the_pass(workers):
    loader, seen = iter(data.DataLoader(_Fails(), batch_size=None, num_workers=workers)), []
    for _ in range(4):
        try:
            seen.append(next(loader))
        except KeyError:
            seen.append("error")
    assert seen == [0, "error", 2, "error"]
    assert next(loader, "end") == "end"


class _Quicker(data.Dataset):
    """Sample 0 is not there until the others of the other worker are."""

    def __init__(self, others):
        self.others = others

    def __len__(self):
        return 8

    def __getitem__(self, index):
        if index == 0:
            for _ in range(4):
                self.others.acquire(timeout=20)
        else:
            self.others.release()
        return index


def test_a_slow_worker_does_not_hold_up_the_other_out_of_order():
    others = multiprocessing.get_context("fork").Semaphore(0)
    loader = data.DataLoader(_Quicker(others), batch_size=None, num_workers=2, in_order=False, prefetch_factor=1,
                             multiprocessing_context="fork")
    found = list(loader)
    assert sorted(found) == list(range(8))
    assert found.index(0) >= 3  # the fourth of the others may still be on its way


class _Counting(data.IterableDataset):
    def __len__(self):
        return 2

    def __iter__(self):
        return iter(range(3))


def test_warns_of_more_samples_than_the_length_said():
    loader = data.DataLoader(_Counting(), batch_size=None)
    assert sum(1 for _ in loader) == 3
    assert len(loader) == 2
    with pytest.warns(UserWarning, match=r"was reported to be 2 \(when accessing len\(dataloader\)\), but 3 samples"):
        assert list(loader) == [0, 1, 2]


def test_a_stack_asks_for_several_samples_at_once():
    class Several(data.Dataset):
        def __len__(self):
            return 4

        def __getitem__(self, index):
            raise AssertionError("one by one")

        def __getitems__(self, indices):
            return [10 * index for index in indices[:3]]

    stack = data.StackDataset(Several(), [1, 2, 3, 4])
    assert stack.__getitems__([0, 2]) == [(0, 1), (20, 3)]
    assert data.StackDataset(a=Several(), b=[1, 2, 3, 4]).__getitems__([1]) == [{"a": 10, "b": 2}]
    with pytest.raises(ValueError, match="Nested dataset's output size mismatch. Expected 4, got 3"):
        stack.__getitems__([0, 1, 2, 3])
    with pytest.raises(ValueError, match="At least one dataset should be passed"):
        data.StackDataset()
    with pytest.raises(ValueError, match="Supported either"):
        data.StackDataset([1], a=[2])


@pytest.mark.parametrize("sampler", [data.SubsetRandomSampler(range(10)),
                                     data.WeightedRandomSampler([1.0] * 10, 5)])
def test_samplers_draw_when_the_first_index_is_asked_for(sampler):
    drawn = []
    for indices in [iter(sampler), iter(sampler)]:
        keyfall.manual_seed(0)
        drawn.append([next(indices) for _ in range(len(sampler))])
    assert drawn[0] == drawn[1]
