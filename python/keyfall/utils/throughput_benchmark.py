"""ThroughputBenchmark: how many calls of a module several threads make in a second."""

import threading
import time

from .. import _C
from .._loading import lazy_module as _lazy_module

_profiler = _lazy_module("keyfall.profiler")

__all__ = ["ExecutionStats", "ThroughputBenchmark", "format_time"]


def format_time(time_us=None, time_ms=None, time_s=None):
    """A time as text. It is given in one of the units."""
    if sum(given is not None for given in (time_us, time_ms, time_s)) != 1:
        raise AssertionError("Expected exactly one of time_us, time_ms and time_s")
    us = time_us if time_us is not None else time_ms * 1e3 if time_ms is not None else time_s * 1e6
    for scale, unit in (1e6, "s"), (1e3, "ms"):
        if us >= scale:
            return f"{us / scale:.3f}{unit}"
    return f"{us:.3f}us"


class _Config:
    """What a benchmark was asked for."""

    def __init__(self, num_calling_threads, num_warmup_iters, num_iters, profiler_output_path) -> None:
        self.num_calling_threads, self.num_warmup_iters = num_calling_threads, num_warmup_iters
        self.num_iters, self.profiler_output_path = num_iters, profiler_output_path


class ExecutionStats:
    """What a benchmark measured."""

    def __init__(self, latency_avg_ms, num_iters, benchmark_config) -> None:
        self.latency_avg_ms, self.num_iters, self.benchmark_config = latency_avg_ms, num_iters, benchmark_config

    @property
    def iters_per_second(self):
        """Calls per second, of all threads together."""
        return self.num_iters / self.total_time_seconds

    @property
    def total_time_seconds(self):
        """How long the calls took, with all threads at work."""
        return self.num_iters * self.latency_avg_ms / 1e3 / self.benchmark_config.num_calling_threads

    def __str__(self) -> str:
        return (f"Average latency per example: {format_time(time_ms=self.latency_avg_ms)}\n"
                f"Total number of iterations: {self.num_iters}\n"
                f"Total number of iterations per second (across all threads): {self.iters_per_second:.2f}\n"
                f"Total time: {format_time(time_s=self.total_time_seconds)}")


class ThroughputBenchmark:
    """Calls a module from several threads, each time with one of the inputs that add_input() got."""

    def __init__(self, module) -> None:
        self._module, self._inputs = module, []

    def run_once(self, *args, **kwargs):
        """The result of one call."""
        return self._module(*args, **kwargs)

    def add_input(self, *args, **kwargs):
        """Adds the arguments of a call."""
        self._inputs.append((args, kwargs))

    def benchmark(self, num_calling_threads=1, num_warmup_iters=10, num_iters=100, profiler_output_path=""):
        """Makes num_iters calls, after some for each thread that are not counted, without gradients. With a path, a
        timeline of the counted calls is written there."""
        if not self._inputs:
            raise RuntimeError("Please provide benchmark inputs.Did you forget to call add_input()? ")
        config = _Config(num_calling_threads, num_warmup_iters, num_iters, profiler_output_path)
        run = _Run(self._module, self._inputs, config)
        if profiler_output_path:
            with _profiler.profile() as prof:
                run.run()
            prof.export_chrome_trace(profiler_output_path)
        else:
            run.run()
        return ExecutionStats(run.seconds * 1e3 / max(run.done, 1), run.done, config)


class _Run:
    """The threads of a benchmark. They begin together, and take calls until all are made."""

    def __init__(self, module, inputs, config) -> None:
        self._module, self._inputs, self._config = module, inputs, config
        self._lock, self._begin = threading.Lock(), threading.Barrier(config.num_calling_threads)
        self._left, self._error = config.num_iters, None
        self.done, self.seconds = 0, 0.0  # calls, and the time in all of them

    def run(self):
        threads = [threading.Thread(target=self._work, args=(number,))
                   for number in range(self._config.num_calling_threads)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if self._error is not None:
            raise self._error

    def _take(self):
        with self._lock:
            self._left -= 1
            return self._left >= 0

    def _call(self, at):
        args, kwargs = self._inputs[at % len(self._inputs)]
        self._module(*args, **kwargs)

    def _work(self, number):
        before, count, begin = _C.is_grad_enabled(), 0, 0.0
        _C._set_grad_enabled(False)  # of this thread
        try:
            for at in range(self._config.num_warmup_iters):
                self._call(number + at)
            self._begin.wait()
            begin = time.perf_counter()
            while self._take():
                self._call(number + count)
                count += 1
        except Exception as error:
            self._begin.abort()  # nobody waits for this thread
            if not isinstance(error, threading.BrokenBarrierError):
                self._error = error
        finally:
            _C._set_grad_enabled(before)
            with self._lock:
                self.done += count
                self.seconds += time.perf_counter() - begin if count else 0.0
