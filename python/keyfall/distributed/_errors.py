"""Errors of distributed programs."""


class DistError(RuntimeError):
    """The base of errors of distributed programs."""


class DistBackendError(DistError):
    """A process group has failed."""


class DistNetworkError(DistError):
    """A process could not be reached."""


class DistStoreError(DistError):
    """A store has failed."""


class QueueEmptyError(DistStoreError):
    """A queue of a store has no value."""


for _class in (DistError, DistBackendError, DistNetworkError, DistStoreError, QueueEmptyError):
    _class.__module__ = __name__.rpartition(".")[0]
