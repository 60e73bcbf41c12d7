"""What was measured (TaskSpec), the times and their statistics (Measurement), and units of time."""

import contextlib
import dataclasses
import math
import statistics
import textwrap
from typing import Any

from .... import _C

_UNITS = {"ns": ("nanosecond", 1e-9), "us": ("microsecond", 1e-6), "ms": ("millisecond", 1e-3),
          "s": ("second", 1.0)}
NOISY, VERY_NOISY = 0.1, 0.25  # interquartile range over median
_FINEST = 25e-9  # seconds: no clock justifies a narrower confidence interval


@dataclasses.dataclass(init=True, repr=False, eq=True, frozen=True)
class TaskSpec:
    """The statement that was timed, and how it is labelled. Equal tasks are merged."""

    stmt: str
    setup: str
    global_setup: str = ""
    label: str | None = None
    sub_label: str | None = None
    description: str | None = None
    env: str | None = None
    num_threads: int = 1

    @property
    def title(self):
        """The label, or else the statement."""
        name = self.label if self.label is not None else self.stmt
        return name if self.sub_label is None else f"{name}: {self.sub_label}"

    def setup_str(self):
        """The setup as text for a report; empty when there is none."""
        if not self.setup or self.setup == "pass":
            return ""
        if "\n" not in self.setup:
            return f"setup: {self.setup}"
        return "setup:\n" + textwrap.indent(self.setup, "  ")

    def summarize(self):
        """Title, description and setup, a line each."""
        lines = [self.title, self.description or "", self.setup_str()]
        return "\n".join(line for line in lines if line)


def _quantile(ordered, share):
    """Interpolates between the two nearest of the ordered values."""
    position = share * (len(ordered) - 1)
    below = math.floor(position)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (position - below) * (ordered[above] - ordered[below])


@dataclasses.dataclass(init=True, repr=False)
class Measurement:
    """Times of one task. `raw_times` are seconds of `number_per_run` executions; `times` are seconds of
    one. Fields of the task can be read from the measurement, too."""

    number_per_run: int
    raw_times: list[float]
    task_spec: TaskSpec
    metadata: dict[Any, Any] | None = None

    def __getattr__(self, name):
        if name in TaskSpec.__dataclass_fields__ and "task_spec" in self.__dict__:
            return getattr(self.task_spec, name)
        raise AttributeError(f"Measurement has no attribute '{name}'")

    @property
    def times(self):
        return [seconds / self.number_per_run for seconds in self.raw_times]

    def _ordered(self):
        times = sorted(self.times)
        if not times:
            raise ValueError("Measurement: no times were recorded")
        return times

    @property
    def median(self):
        return _quantile(self._ordered(), 0.5)

    @property
    def mean(self):
        return statistics.fmean(self._ordered())

    @property
    def iqr(self):
        """The interquartile range: the width of the middle half of the times."""
        ordered = self._ordered()
        return _quantile(ordered, 0.75) - _quantile(ordered, 0.25)

    @property
    def significant_figures(self):
        """How many digits of the median the spread of the times justifies, from 1 to 5. The confidence
        interval (90%) comes from the middle half of the times, which ignores outliers."""
        ordered = self._ordered()
        middle = ordered[len(ordered) // 4:math.ceil(3 * len(ordered) / 4)]
        deviation = statistics.pstdev(middle) if middle else 0.0
        interval = max(1.645 * deviation / math.sqrt(max(len(middle), 1)), _FINEST)
        median = _quantile(ordered, 0.5)
        figures = math.floor(math.log10(median / interval)) if median > 0 else 1
        return min(max(figures, 1), 5)

    @property
    def has_warnings(self):
        return not self.meets_confidence(NOISY)

    def meets_confidence(self, threshold=NOISY):
        """Whether the interquartile range is below this share of the median."""
        return self.iqr / (self.median or 1.0) < threshold

    @property
    def title(self):
        return self.task_spec.title

    @property
    def as_row_name(self):
        return self.sub_label or self.stmt or "[Unknown]"

    def __repr__(self):
        lines = [object.__repr__(self), self.task_spec.summarize(), *self._numbers(), self._counts()]
        noise = self.iqr / self.median if self.median else 0.0
        if len(self.raw_times) > 1 and noise > NOISY:
            cause = "strong" if noise > VERY_NOISY else "some"
            lines.append(f"  WARNING: the interquartile range is {noise * 100:.1f}% of the median:\n"
                         f"           other load on the machine had a {cause} influence.")
        return "\n".join(lines)

    def _numbers(self):
        unit, scale = select_unit(self.median)
        if len(self.raw_times) == 1:
            return [f"  {self.median / scale:.2f} {unit}"]
        lines = [f"  Median: {self.median / scale:.2f} {unit}"]
        if len(self.raw_times) >= 4:
            ordered = self._ordered()
            low, high = (_quantile(ordered, share) / scale for share in (0.25, 0.75))
            lines.append(f"  IQR:    {high - low:.2f} {unit} ({low:.2f} to {high:.2f})")
        return lines

    def _counts(self):
        def counted(number, word):
            return f"{number} {word}" if number == 1 else f"{number} {word}s"

        return (f"  {counted(len(self.raw_times), 'measurement')}, {counted(self.number_per_run, 'run')} "
                f"per measurement, {counted(self.num_threads, 'thread')}")

    @staticmethod
    def merge(measurements):
        """Returns one measurement for each task, with the times of all measurements of it."""
        groups = {}
        for measurement in measurements:
            groups.setdefault(measurement.task_spec, []).extend(measurement.times)
        return [Measurement(1, times, spec) for spec, times in groups.items()]


def select_unit(t):
    """Returns the name and the seconds of the largest unit that `t` seconds have one of."""
    fitting = [(name, scale) for name, (_, scale) in _UNITS.items() if scale <= t]
    return fitting[-1] if fitting else ("ns", 1e-9)


def unit_to_english(u):
    return _UNITS[u][0]


def trim_sigfig(x, n):
    """Rounds x to n significant figures."""
    if n != int(n):
        raise ValueError(f"trim_sigfig: expected an integer for n, got {n}")
    if x == 0 or not math.isfinite(x):
        return float(x)
    return round(x, int(n) - 1 - math.floor(math.log10(abs(x))))


def ordered_unique(elements):
    """Returns the different elements in the order of their first occurrence."""
    return list(dict.fromkeys(elements))


@contextlib.contextmanager
def set_torch_threads(n):
    """Runs a block with n threads."""
    before = _C.get_num_threads()
    _C.set_num_threads(n)
    try:
        yield
    finally:
        _C.set_num_threads(before)
