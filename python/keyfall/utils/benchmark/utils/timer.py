"""Times a statement with a fixed number of threads."""

import enum
import textwrap
import time
import timeit

from .common import Measurement, TaskSpec, set_torch_threads



class Language(enum.Enum):
    PYTHON = 0
    CPP = 1


def timer():
    """Seconds. Operators of the CPU have finished when they return, so nothing is waited for."""
    return time.perf_counter()


def _clean(code, what):
    """Removes the indentation that code in a triple-quoted string has."""
    if not isinstance(code, str):
        raise ValueError(f"Timer: expected a string of code for {what}, got {type(code).__name__}")
    return textwrap.dedent(code.removeprefix("\n")).rstrip()


class Timer:
    """Measures the time of a statement, with `num_threads` threads (1 by default). `timeit(number)` takes
    one time, blocked_autorange() as many as fill `min_run_time` seconds, adaptive_autorange() as many as
    the spread asks for. `label`, `sub_label` and `description` become title, row and column of Compare.

        >>> from keyfall.utils.benchmark import Timer
        >>> Timer("x.sum()", "import keyfall; x = keyfall.ones(10)").timeit(100).number_per_run
        100
    """

    _timer_cls = timeit.Timer

    def __init__(self, stmt="pass", setup="pass", global_setup="", timer=timer, globals=None, label=None,
                 sub_label=None, description=None, env=None, num_threads=1, language=Language.PYTHON):
        if language not in (Language.PYTHON, "py", "python"):
            raise ValueError(f"Timer: expected language 'python', got {language!r}: statements in C++ are "
                             "not supported")
        if global_setup:
            raise ValueError("Timer: global_setup is for statements in C++; use setup")
        stmt, setup = _clean(stmt, "stmt"), _clean(setup, "setup")
        self._globals = dict(globals or {})
        self._task_spec = TaskSpec(stmt=stmt, setup=setup, global_setup="", label=label,
                                   sub_label=sub_label, description=description, env=env,
                                   num_threads=num_threads)
        self._timer = self._timer_cls(stmt=stmt, setup=setup, timer=timer, globals=self._globals)

    def _timeit(self, number):
        # Clocks that jump back give negative times.
        return max(self._timer.timeit(number), 1e-9)

    def timeit(self, number=1000000):
        """Executes the statement `number` times, after a few times that do not count."""
        with set_torch_threads(self._task_spec.num_threads):
            self._timeit(max(int(number // 100), 2))
            return Measurement(number, [self._timeit(number)], self._task_spec)

    def _block_size(self, min_run_time):
        """Returns how many executions make the cost of reading the clock less than a thousandth."""
        overhead = min(self._clock() for _ in range(5))
        number = 1
        while True:
            seconds = self._timeit(number)
            if seconds >= min_run_time / 1000 and overhead / seconds <= 1e-4 or seconds > min_run_time:
                return number
            number *= 10

    def _clock(self):
        return max(self._timer_cls("pass", timer=self._timer.timer).timeit(0), 0.0)

    def blocked_autorange(self, callback=None, min_run_time=0.2):
        """Takes times of blocks of executions until they add up to `min_run_time` seconds."""
        with set_torch_threads(self._task_spec.num_threads):
            number = self._block_size(min_run_time)
            times = self._until(number, callback, lambda times: sum(times) >= min_run_time)
        return Measurement(number, times, self._task_spec)

    def adaptive_autorange(self, threshold=0.1, *, min_run_time=0.01, max_run_time=10.0, callback=None):
        """Takes times until the interquartile range is below `threshold` of the median, for at least
        `min_run_time` and about `max_run_time` seconds."""
        with set_torch_threads(self._task_spec.num_threads):
            number = self._block_size(min_run_time)

            def enough(times):
                total = sum(times)
                if total >= max_run_time:
                    return True
                return total >= min_run_time and len(times) > 3 and Measurement(
                    number, times, self._task_spec).meets_confidence(threshold)

            times = self._until(number, callback, enough)
        return Measurement(number, times, self._task_spec)

    def _until(self, number, callback, enough):
        times = []
        while not enough(times):
            times.append(self._timeit(number))
            if callback is not None:
                callback(number, times[-1])
        return times

    def repeat(self, repeat=-1, number=-1):
        raise NotImplementedError("Timer.repeat: use blocked_autorange")

    def autorange(self, callback=None):
        raise NotImplementedError("Timer.autorange: use blocked_autorange")

    def collect_callgrind(self, number=100, *, repeats=None, collect_baseline=True, retain_out_file=False):
        raise NotImplementedError("Timer.collect_callgrind: not supported; run the program under "
                                  "`valgrind --tool=callgrind`")
