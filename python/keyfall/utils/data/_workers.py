"""Background loading. Workers are threads of this process: they overlap I/O (files, networks) and
operators, which release the interpreter's lock, but not pure Python code; they share memory,
generators and the data set with everything else."""

import threading
from collections import deque

from ..._loading import lazy_module

futures = lazy_module("concurrent.futures")

__all__ = ["get_worker_info"]

_current = threading.local()


class End(Exception):
    """The end of a pass over an iterable data set, of a worker or the only one."""


class WorkerInfo:
    """The identity of a worker: id, num_workers, seed and dataset."""

    def __init__(self, id, num_workers, seed, dataset):
        self.id, self.num_workers, self.seed, self.dataset = id, num_workers, seed, dataset

    def __repr__(self):
        return (f"WorkerInfo(id={self.id}, num_workers={self.num_workers}, seed={self.seed}, "
                f"dataset={self.dataset!r})")


def get_worker_info():
    """Returns the WorkerInfo in a worker of a DataLoader; elsewhere None."""
    return getattr(_current, "info", None)


class Worker:
    """A thread with its own fetcher; jobs run one after the other."""

    def __init__(self, loader, number, seed):
        self.info = WorkerInfo(number, loader.num_workers, seed + number, loader.dataset)
        self.pool = futures.ThreadPoolExecutor(1, f"keyfall-data-{number}")
        self.loader, self.fetch = loader, None

    def submit(self, index):
        return self.pool.submit(self._run, index)

    def _run(self, index):
        if self.fetch is None:
            _current.info = self.info
            if self.loader.worker_init_fn is not None:
                self.loader.worker_init_fn(self.info.id)
            self.fetch = self.loader._fetcher()
        return self.fetch(index)

    def stop(self):
        """Stops accepting jobs; drops those that wait."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def batches(loader, indices, seed):
    """Yields the batches in order, some of them prefetched."""
    workers = [Worker(loader, number, seed) for number in range(loader.num_workers)]
    ahead = loader.num_workers * max(1, loader.prefetch_factor)
    busy, turn, waiting = list(workers), 0, deque()
    try:
        while True:
            while busy and len(waiting) < ahead:
                index = next(indices, End)
                if index is End:
                    busy.clear()
                    break
                worker = busy[turn % len(busy)]
                waiting.append((worker, worker.submit(index)))
                turn += 1
            if not waiting:
                return
            worker, job = waiting.popleft()
            try:
                yield job.result(loader.timeout or None)
            except End:  # this worker's part of an iterable data set is done: the others continue
                if worker in busy:
                    busy.remove(worker)
            except futures.TimeoutError:
                raise RuntimeError(f"DataLoader timed out after {loader.timeout} seconds") from None
    finally:
        for worker in workers:
            worker.stop()
