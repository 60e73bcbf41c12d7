"""spawn: runs a function in several processes, and raises what one of them raised."""

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import pathlib
import pickle
import signal
import sys
import tempfile
import time
import traceback

ENV_VAR_PARALLEL_START = "TORCH_MP_PARALLEL_START"


class ProcessException(Exception):
    """A process that did not end well."""

    __slots__ = ["error_index", "error_pid"]

    def __init__(self, msg, error_index, pid):
        super().__init__(msg)
        self.msg, self.error_index, self.pid = msg, error_index, pid

    def _arguments(self):
        return self.msg, self.error_index, self.pid

    def __reduce__(self):
        return type(self), self._arguments()


class ProcessRaisedException(ProcessException):
    """The function raised."""

    def __init__(self, msg, error_index, error_pid):
        super().__init__(msg, error_index, error_pid)


class ProcessExitedException(ProcessException):
    """The process ended with a signal or an exit code."""

    __slots__ = ["exit_code"]

    def __init__(self, msg, error_index, error_pid, exit_code, signal_name=None):
        super().__init__(msg, error_index, error_pid)
        self.exit_code, self.signal_name = exit_code, signal_name

    def _arguments(self):
        return (*super()._arguments(), self.exit_code, self.signal_name)


@contextlib.contextmanager
def _reported(path):
    """Writes the traceback of what the block raises to a file, and ends the process. An interrupt just ends
    the block: the parent was interrupted, too."""
    try:
        with contextlib.suppress(KeyboardInterrupt):
            yield
    except Exception:
        pathlib.Path(path).write_bytes(pickle.dumps(traceback.format_exc()))
        sys.exit(1)


def _wrap(fn, i, args, error_file):
    with _reported(error_file):
        fn(i, *args)


class ProcessContext:
    """Processes that `start_processes` started."""

    def __init__(self, processes, error_files):
        self.error_files, self.processes = error_files, processes
        self.sentinels = {process.sentinel: index for index, process in enumerate(processes)}

    def pids(self):
        """The numbers of the processes."""
        return [int(process.pid) for process in self.processes]

    def join(self, timeout=None, grace_period=None):
        """Waits for a process to end. True when all have. Raises if one failed, after it stopped the
        others."""
        if not self.sentinels:
            return True
        ready = multiprocessing.connection.wait(list(self.sentinels), timeout=timeout)
        failed = next((index for index in map(self._ended, ready) if self.processes[index].exitcode), None)
        if failed is None:
            return not self.sentinels
        self._stop(grace_period)
        self._raise(failed)

    def _ended(self, sentinel):
        """The index of a process that has ended."""
        index = self.sentinels.pop(sentinel)
        self.processes[index].join()
        return index

    def _stop(self, grace_period):
        end = None if grace_period is None else time.monotonic() + grace_period
        for process in self.processes:
            if end is not None:
                process.join(max(0, end - time.monotonic()))
            if process.is_alive():
                process.terminate()
            process.join()

    def _raise(self, index):
        process = self.processes[index]
        path = self.error_files[index]
        if os.path.exists(path) and os.path.getsize(path):
            with open(path, "rb") as file:
                text = pickle.load(file)
            os.unlink(path)
            message = f"\n\n-- Process {index} terminated with the following error:\n{text}"
            raise ProcessRaisedException(message, index, process.pid)
        code = process.exitcode
        if code < 0:
            try:
                name = signal.Signals(-code).name
            except ValueError:
                name = f"<Unknown signal {-code}>"
            raise ProcessExitedException(f"process {index} terminated with signal {name}", index, process.pid,
                                         code, name)
        raise ProcessExitedException(f"process {index} terminated with exit code {code}", index, process.pid, code)


class SpawnContext(ProcessContext):
    """Processes that `spawn` started."""


def start_processes(fn, args=(), nprocs=1, join=True, daemon=False, start_method="spawn"):
    """Calls fn(index, *args) in `nprocs` processes."""
    context = multiprocessing.get_context(start_method)
    processes, files = [], []
    for index in range(nprocs):
        fd, path = tempfile.mkstemp(prefix="keyfall-spawn-", suffix=".pickle")
        os.close(fd)
        process = context.Process(target=_wrap, args=(fn, index, args, path), daemon=daemon)
        process.start()
        processes.append(process)
        files.append(path)
    running = ProcessContext(processes, files)
    if not join:
        return running
    try:
        while not running.join():
            pass
    finally:
        for path in files:
            if os.path.exists(path):
                os.unlink(path)
    return None


def spawn(fn, args=(), nprocs=1, join=True, daemon=False, start_method="spawn"):
    """Calls fn(index, *args) in `nprocs` new interpreters."""
    return start_processes(fn, args, nprocs, join, daemon, start_method="spawn")
