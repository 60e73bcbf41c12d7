"""Runs the units of work in several processes. A process that dies (a kernel that writes anywhere can
end it) or that gives no result in time costs the unit that it was at: this is reported as a failure,
and a new process goes on."""

import collections
import gc
import multiprocessing
import multiprocessing.connection
import signal
import time
import warnings

from . import units
from .context import Context


def _work(connection, settings, expectations):
    """A worker: gets numbers of units, sends results. The first message is the number of units, or a
    text when the device cannot be opened."""
    warnings.simplefilter("ignore")
    try:
        context = Context(settings.device, settings.plugin, expectations)
        listed = units.make_units(settings)
    except Exception as error:  # noqa: BLE001 - the parent reports it
        connection.send(f"{type(error).__name__}: {error}")
        return
    gc.freeze()  # the collector need not look at what lives as long as the process
    connection.send(len(listed))
    while True:
        number = connection.recv()
        if number is None:
            return
        connection.send((number, listed[number].run(context)))


class _Worker:
    def __init__(self, start):
        method = multiprocessing.get_context("spawn")
        self.connection, theirs = method.Pipe()
        self.process = method.Process(target=_work, args=(theirs, *start), daemon=True)
        self.process.start()
        theirs.close()
        self.unit, self.is_ready, self.given_at = None, False, time.monotonic()

    def give(self, number):
        self.unit, self.given_at = number, time.monotonic()
        self.connection.send(number)

    def end(self):
        self.connection.close()
        self.process.join(timeout=10)
        if self.process.is_alive():
            self.process.terminate()
            self.process.join()

    def cause_of_death(self):
        self.process.join(timeout=10)
        code = self.process.exitcode
        if code is not None and code < 0:
            try:
                return f"the process was ended by {signal.Signals(-code).name}"
            except ValueError:
                return f"the process was ended by signal {-code}"
        return f"the process ended with status {code}"


class Pool:
    """Hands units to workers and yields (number, results) as they come."""

    def __init__(self, jobs, start, listed, timeout):
        self.start, self.listed, self.timeout = start, listed, timeout
        self.waiting = collections.deque(range(len(listed)))
        self.workers = [_Worker(start) for _ in range(min(jobs, len(listed)))]

    def _next(self, worker):
        """The worker's next unit; without one it ends."""
        if self.waiting:
            worker.give(self.waiting.popleft())
            return
        worker.connection.send(None)
        worker.end()
        self.workers.remove(worker)

    def _bury(self, worker, cause):
        """The results of the unit that a dead worker was at; another worker takes its seat."""
        worker.end()
        self.workers.remove(worker)
        if worker.unit is None:
            raise RuntimeError(f"a worker cannot start: {cause}")
        if self.waiting:
            self.workers.append(_Worker(self.start))
        return worker.unit, self.listed[worker.unit].died(cause)

    def _overdue(self):
        """Workers that had their unit for too long, ended."""
        limit = time.monotonic() - self.timeout
        late = [worker for worker in self.workers if worker.given_at < limit]
        for worker in late:
            worker.process.kill()
        return late

    def run(self):
        try:
            while self.workers:
                for worker in self._overdue():
                    yield self._bury(worker, f"there was no result after {self.timeout:g} s")
                ready = multiprocessing.connection.wait([w.connection for w in self.workers],
                                                        timeout=1)
                for worker in [w for w in self.workers if w.connection in ready]:
                    try:
                        message = worker.connection.recv()
                    except (EOFError, ConnectionResetError):
                        yield self._bury(worker, worker.cause_of_death())
                        continue
                    if isinstance(message, str):
                        raise RuntimeError(message)
                    if worker.is_ready:
                        yield message
                    worker.is_ready = True
                    self._next(worker)
        finally:
            for worker in self.workers:
                worker.process.terminate()
                worker.end()


def run_units(context, settings, listed):
    """(number, result) of all units, in this process with jobs=0."""
    if settings.jobs == 0:
        for number, unit in enumerate(listed):
            yield number, unit.run(context)
        return
    yield from Pool(settings.jobs, (settings, context.expectations), listed,
                    settings.timeout).run()
