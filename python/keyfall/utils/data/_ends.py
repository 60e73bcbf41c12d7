"""What loaders and their workers know of each other: the identity of a worker, and the end of its data."""

__all__ = ["get_worker_info"]

MP_STATUS_CHECK_INTERVAL = 5.0  # seconds between two looks of a worker whether the main process lives
current = None  # the WorkerInfo of this process


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
    return current
