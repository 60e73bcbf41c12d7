"""What programs that a launcher starts say about their failure. Programs run in one process here, and nobody else reads
it: exceptions pass through."""

import functools

__all__ = ["ChildFailedError", "record"]


class ChildFailedError(Exception):
    """A process that a launcher started failed. `failures` are by rank."""

    def __init__(self, name, failures):
        self.name, self.failures = name, failures
        super().__init__(f"{name}: processes of ranks {sorted(failures)} failed")

    def get_first_failure(self):
        """The rank that failed first, and its failure."""
        return min(self.failures.items(), key=lambda pair: getattr(pair[1], "timestamp", 0))


def record(fn, error_handler=None):
    """Decorates the main function of a program. It returns None if the function exits with code 0."""

    @functools.wraps(fn)
    def call(*args, **kwargs):
        try:
            return fn(*args, **kwargs)
        except SystemExit as exit:
            if exit.code:
                raise
            return None

    return call
