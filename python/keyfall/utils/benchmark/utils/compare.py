"""A table of measurements: a block for each label, a column for each description, a row for each
sub-label and environment, in sections by the number of threads."""

import enum
import math

from .common import Measurement, ordered_unique, select_unit, trim_sigfig, unit_to_english

_BEST, _GOOD, _BAD, _WORST = "\033[92m\033[1m", "\033[34m", "\033[2m\033[91m", "\033[31m\033[1m"
_END = "\033[0m\033[0m"


class Colorize(enum.Enum):
    NONE = "none"
    COLUMNWISE = "columnwise"
    ROWWISE = "rowwise"


def _colour(ratio):
    """The escape sequence for a time that is `ratio` times the best one."""
    for limit, sequence in ((1.1, _BEST), (1.25, _GOOD), (2.0, ""), (5.0, _BAD)):
        if ratio <= limit:
            return sequence
    return _WORST


class _Column:
    """The cells of one description: the same unit and number of digits for all."""

    def __init__(self, name, found, scale, trim, warn):
        self.found, self.scale, self.trim, self.warn = found, scale, trim, warn
        self.digits = min((self._digits(result) for result in found if result), default=1)
        widest = max((len(self._number(result)) for result in found if result), default=0)
        cells = [self._number(result).rjust(widest) + self._mark(result) if result else ""
                 for result in found]
        width = max(map(len, cells), default=0)
        self.cells = [cell.ljust(width) if cell else "" for cell in cells]
        self.width = max(width, len(name))
        self.head = name.center(self.width)

    def _digits(self, result):
        if not self.trim:
            return 1
        value = result.median / self.scale
        return max(result.significant_figures - 1 - math.floor(math.log10(value)), 0) if value else 0

    def _number(self, result):
        value = result.median / self.scale
        if self.trim:
            value = trim_sigfig(value, result.significant_figures)
        return f"{value:.{self.digits}f}"

    def _mark(self, result):
        if not (self.warn and result.has_warnings):
            return ""
        return f" (! {result.iqr / result.median * 100:.0f}%)"

    def text(self, row, best=None):
        cell = self.cells[row].center(self.width)
        if best is None or not self.found[row]:
            return cell
        sequence = _colour(self.found[row].median / best)
        return f"{sequence}{cell}{_END}" if sequence else cell


class _Table:
    """The measurements of one label."""

    def __init__(self, results, trim, warn, colorize):
        self.results, self.colorize, self.warn = results, colorize, warn
        self.unit, scale = select_unit(min(result.median for result in results))
        self.rows = ordered_unique((r.num_threads, r.env, r.as_row_name)
                                   for r in sorted(results, key=lambda r: r.num_threads))
        names = ordered_unique(r.description or "" for r in results)
        found = {((r.num_threads, r.env, r.as_row_name), r.description or ""): r for r in results}
        self.columns = [_Column(name, [found.get((row, name)) for row in self.rows], scale, trim, warn)
                        for name in names]

    def _best(self, column, row):
        if self.colorize == Colorize.NONE:
            return None
        if self.colorize == Colorize.ROWWISE:
            times = [c.found[row].median for c in self.columns if c.found[row]]
        else:
            times = [r.median for r, key in zip(column.found, self.rows) if r and key[0] == self.rows[row][0]]
        return min(times, default=None)

    def render(self):
        several = len({env for _, env, _ in self.rows}) > 1
        names = [f"      {f'({env}) ' if several and env else ''}{name}" for _, env, name in self.rows]
        first = max(map(len, names))
        head = " " * first + "  |  " + "  |  ".join(column.head for column in self.columns)
        title = self.results[0].label or self.results[0].stmt
        lines = [f"[{f' {title} '.center(max(len(head) - 2, len(title) + 4), '-')}]", head.rstrip()]
        threads = None
        for index, ((number, _, _), name) in enumerate(zip(self.rows, names)):
            if number != threads:
                threads = number
                lines.append(f"{number} threads: ".ljust(len(head), "-"))
            cells = (column.text(index, self._best(column, index)) for column in self.columns)
            lines.append(f"{name.ljust(first)}  |  " + "  |  ".join(cells))
        lines += ["", f"Times are in {unit_to_english(self.unit)}s ({self.unit})."]
        if self.warn and any(result.has_warnings for result in self.results):
            lines.append("(! XX%): the interquartile range is XX% of the median.")
        return "\n".join(lines) + "\n"


class Compare:
    """Prints measurements side by side.

        >>> from keyfall.utils.benchmark import Compare, Timer
        >>> times = [Timer("sum(x)", f"x = range({n})", sub_label=str(n), description="sum").timeit(10)
        ...          for n in (10, 100)]
        >>> print("threads" in str(Compare(times)))
        True
    """

    def __init__(self, results):
        self._results = []
        self._trim, self._warn, self._colorize = False, False, Colorize.NONE
        self.extend_results(results)

    def extend_results(self, results):
        """Adds measurements."""
        results = list(results)
        for result in results:
            if not isinstance(result, Measurement):
                raise ValueError(f"Compare: expected a Measurement, got {type(result).__name__}")
        self._results += results

    def trim_significant_figures(self):
        """Shows only the digits that the spread of the times justifies."""
        self._trim = True

    def colorize(self, rowwise=False):
        """Shows times that are close to the best of their column, or row, in green, and bad ones in red."""
        self._colorize = Colorize.ROWWISE if rowwise else Colorize.COLUMNWISE

    def highlight_warnings(self):
        """Marks times that vary much."""
        self._warn = True

    def __str__(self):
        groups = {}
        for result in Measurement.merge(self._results):
            groups.setdefault(result.label or result.stmt, []).append(result)
        return "\n".join(_Table(group, self._trim, self._warn, self._colorize).render()
                         for group in groups.values())

    def print(self):
        print(self)
