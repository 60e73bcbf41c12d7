"""Background loading by worker processes, each with its own copy of the data set and generators. Batches
come back in shared memory."""

import errno
import os
import queue
import random
import sys
import warnings
import weakref
from multiprocessing import connection
from pickle import PicklingError

from ... import _C
from ... import multiprocessing as mp
from ... import random as _random
from ..._loading import lazy_module
from ..._utils import ExceptionWrapper
from . import _ends
from ._ends import End, WorkerInfo
from .datapipes import IterDataPipe, MapDataPipe

_dataloader = lazy_module("keyfall.utils.data.dataloader")
_graph_settings = lazy_module("keyfall.utils.data.graph_settings")
numpy = lazy_module("numpy")


def _caught(number):
    """The exception that is being handled, on its way to the loader."""
    return ExceptionWrapper(where=f"in DataLoader worker process {number}")


class _Job:
    """What a worker process needs, with the attributes of a loader that fetchers read. The loader itself stays here:
    its samplers and generators need not be picklable."""

    def __init__(self, loader, number, seed, jobs, results):
        self.number, self.jobs, self.results = number, jobs, results
        self.dataset, self.collate_fn, self.drop_last = loader.dataset, loader.collate_fn, loader.drop_last
        self._dataset_kind, self._auto_collation = loader._dataset_kind, loader._auto_collation
        self.info = WorkerInfo(number, loader.num_workers, seed + number, loader.dataset)
        self.seed = seed
        self.init = loader.worker_init_fn
        self.has_numpy = "numpy" in sys.modules  # a process that is not forked imports it later


def _generate_state(base_seed, worker_id):
    """Returns four numbers of 32 bits, which seed NumPy's generator in a worker."""
    low, high = base_seed % 2**32, base_seed >> 32
    return numpy.random.SeedSequence([worker_id, low, high, 0]).generate_state(4).tolist()


def _work(job):
    """A worker process: fetches batches by the indices that it gets, until it gets None."""
    _C.set_num_threads(1)
    _random.manual_seed(job.info.seed)
    random.seed(job.info.seed)
    if job.has_numpy:
        numpy.random.seed(_generate_state(job.seed, job.number))
    _ends.current = job.info
    job.results.cancel_join_thread()  # nobody may read them any more
    fetch = problem = None
    try:
        if isinstance(job.dataset, (IterDataPipe, MapDataPipe)):
            _graph_settings.share_with_worker(job.dataset, job.info.num_workers, job.number)
        if job.init is not None:
            job.init(job.number)
    except Exception:
        problem = _caught(job.number)
    parent = os.getppid()
    while True:
        try:
            order = job.jobs.get(timeout=_ends.MP_STATUS_CHECK_INTERVAL)
        except queue.Empty:
            if os.getppid() != parent:
                return
            continue
        if order is None:
            return
        position, index = order
        if position is None:  # a new pass over the data
            fetch = None
            if index is not None:
                _graph_settings.seed_pipes(job.dataset, index)
            continue
        result = problem
        if result is None:
            try:
                fetch = _dataloader.fetcher(job) if fetch is None else fetch
                result = fetch(index)
            except End:
                result = End
            except Exception:
                result = _caught(job.number)
        job.results.put((position, job.number, result))


def _start(process):
    """Starts a worker. Data sets that a fork simply copied fail since Python 3.14, whose default on Linux is
    "forkserver": the warning says so."""
    try:
        process.start()
    except (TypeError, AttributeError, PicklingError):
        warnings.warn("A worker of a DataLoader could not be started, as something that it needs cannot be pickled: "
                      "the data set, collate_fn or worker_init_fn. Since Python 3.14 processes start by 'forkserver' "
                      "where nothing else is said, which pickles them. Define their classes and functions in a "
                      "module, or pass multiprocessing_context='fork'.", stacklevel=7)
        raise


class Pool:
    """The worker processes of a loader."""

    def __init__(self, loader, seed):
        context = loader.multiprocessing_context or mp
        self.results = context.Queue()
        self.queues, self.processes = [], []
        self.passes = self.pending = 0  # how many passes began, and how many results will still come
        self.owner = os.getpid()
        self.stop = weakref.finalize(self, _stop, self.queues, self.processes, self.owner)
        for number in range(loader.num_workers):
            jobs = context.Queue()
            jobs.cancel_join_thread()
            process = context.Process(target=_work, args=(_Job(loader, number, seed, jobs, self.results),),
                                      daemon=True)
            _start(process)
            self.queues.append(jobs)
            self.processes.append(process)

    def abort(self):
        """Ends workers that may be stuck."""
        for process in self.processes:
            process.terminate()
        self.stop()

    def submit(self, worker, position, index):
        self.queues[worker].put((position, index))
        self.pending += 1

    def drain(self, timeout):
        """Drops what is on its way."""
        while self.pending:
            self.next_result(timeout)

    def restart(self, timeout, seed):
        """Starts a new pass over the data in all workers; nothing of the one before may arrive in it. The seed is for
        data pipes."""
        self.drain(timeout)
        for jobs in self.queues:
            jobs.put((None, seed))

    def next_result(self, timeout):
        """Waits for a result of any worker."""
        reader = self.results._reader
        waiting = [reader, *(process.sentinel for process in self.processes)]
        ready = connection.wait(waiting, timeout or None)
        if not ready:
            raise RuntimeError(f"DataLoader timed out after {timeout} seconds")
        if reader in ready:
            try:
                result = self.results.get()
                self.pending -= 1
                return result
            except (OSError, EOFError) as error:  # memory of a worker that is dying
                if getattr(error, "errno", None) == errno.EMFILE:
                    raise RuntimeError("Too many open files: each tensor of a worker needs one. Raise the limit "
                                       "with `ulimit -n` in the shell, or call torch.multiprocessing."
                                       "set_sharing_strategy('file_system') at the beginning") from error
        ended = connection.wait(waiting[1:], 5)
        dead = [process for process in self.processes if process.sentinel in ended]
        for process in dead:
            process.join(5)  # its sentinel is ready a moment before its exit code
        pids = ", ".join(str(process.pid) for process in dead)
        how = ", ".join(_ending(process.exitcode) for process in dead)
        raise RuntimeError(f"DataLoader worker (pid(s) {pids}) exited unexpectedly ({how})")


def _ending(code):
    return f"signal {-code}" if code is not None and code < 0 else f"exit code {code}"


def _stop(queues, processes, owner):
    if os.getpid() != owner:
        return
    for jobs in queues:
        jobs.put(None)
    for process in processes:
        process.join(5)
        if process.is_alive():
            process.terminate()
            process.join()
    for jobs in queues:
        jobs.close()


class _Pass:
    """One pass over the data with a pool: which batch is next, and what arrived early."""

    def __init__(self, loader, pool, indices):
        self.loader, self.pool, self.indices = loader, pool, indices
        self.busy = list(range(loader.num_workers))
        pool.passes += 1
        self.number = pool.passes
        self.sent = self.wanted = self.turn = 0
        self.arrived, self.skipped = {}, set()
        self.load = [0] * loader.num_workers  # how many batches each worker still has to send

    def fill(self):
        """Sends indices until enough batches are on their way."""
        ahead = self.loader.num_workers * max(1, self.loader.prefetch_factor)
        while self.busy and self.on_their_way() < ahead:
            index = next(self.indices, End)
            if index is End:
                self.busy.clear()
                return
            worker = self.next_worker()
            self.pool.submit(worker, self.sent, index)
            self.load[worker] += 1
            self.sent += 1

    def on_their_way(self):
        return self.sent - self.wanted if self.loader.in_order else sum(self.load)

    def next_worker(self):
        """The workers take turns; where the order is free, the one with least to do is next."""
        if not self.loader.in_order:
            return min(self.busy, key=self.load.__getitem__)
        self.turn += 1
        return self.busy[(self.turn - 1) % len(self.busy)]

    def receive(self):
        """Takes one result."""
        position, worker, result = self.pool.next_result(self.loader.timeout)
        self.load[worker] -= 1
        if result is End:  # this worker's part of an iterable data set is done: the others continue
            if worker in self.busy:
                self.busy.remove(worker)
            self.skipped.add(position)
        else:
            self.arrived[position] = result

    def batches(self):
        """Yields the batches, in order unless the loader says otherwise."""
        while self.is_last():
            while self.wanted in self.skipped:
                self.skipped.discard(self.wanted)
                self.wanted += 1
            self.fill()
            if self.wanted == self.sent:
                return
            if not self.loader.in_order and self.arrived:
                position = next(iter(self.arrived))
                yield self._taken(position)
            elif self.wanted in self.arrived:
                yield self._taken(self.wanted)
            else:
                self.receive()

    def _taken(self, position):
        self.skipped.add(position)
        return self.arrived.pop(position)

    def is_last(self):
        """True until another pass begins."""
        return self.pool.passes == self.number


def batches(loader, indices, seed, shared_seed=None):
    """Returns an iterator over the batches that worker processes load, and the processes. The first batches are
    on their way when this returns: samplers draw their random numbers now, not when one is asked for. For an
    error of a worker, the iterator has an ExceptionWrapper."""
    pool = getattr(loader, "_pool", None) if loader.persistent_workers else None
    if pool is None:
        pool = Pool(loader, seed)
        if loader.persistent_workers:
            loader._pool = pool
    else:
        pool.restart(loader.timeout, shared_seed)
    now = _Pass(loader, pool, indices)
    try:
        now.fill()
    except Exception:
        _give_up(loader, pool)
        raise
    return _received(loader, pool, now), pool.processes


def _give_up(loader, pool):
    loader._pool = None
    pool.abort()


def _received(loader, pool, now):
    try:
        yield from now.batches()
    except Exception:
        _give_up(loader, pool)
        raise
    finally:
        if not loader.persistent_workers:
            pool.stop()
        elif pool.stop.alive and now.is_last():
            pool.drain(loader.timeout)
