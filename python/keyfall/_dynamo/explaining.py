"""What keyfall.compile recorded of a function: torch._dynamo.explain."""

from collections import Counter
from dataclasses import dataclass

from .._loading import lazy_module

_keyfall = lazy_module("keyfall")
_lazy = lazy_module("keyfall.lazy")


@dataclass
class ExplainOutput:
    """One call of a compiled function. A graph ends, and another begins, where the function needs a value."""

    graph_count: int
    graph_break_count: int
    break_reasons: list[str]
    op_count: int
    ops: Counter  # how often each operator was recorded
    report: str  # keyfall.lazy.explain()

    def __str__(self):
        return f"Graph Count: {self.graph_count}\nGraph Break Count: {self.graph_break_count}\n" \
               f"Op Count: {self.op_count}\n{self.report}"


def _numbers():
    """(graphs that ran, their operators, counters by name) so far."""
    found = _lazy.metrics()
    sizes = found["metrics"].get("TensorsGraphSize", {"samples": 0, "accumulator": 0})
    return sizes["samples"], sizes["accumulator"], Counter(found["counters"])


def _explain(fn, args, kwargs):
    graphs, operators, before = _numbers()
    _keyfall.compile(fn)(*args, **kwargs)
    now_graphs, now_operators, now = _numbers()
    counted = now - before
    count = now_graphs - graphs
    return ExplainOutput(
        count, max(count - 1, 0), [name for name in counted if "::" in name and not name.startswith("lazy::")],
        now_operators - operators,
        Counter({name.removeprefix("lazy::"): times for name, times in counted.items() if name.startswith("lazy::")}),
        _lazy.explain())


def explain(f, *extra_args, **extra_kwargs):
    """explain(f)(*args): calls the function as keyfall.compile does, and says what was recorded. The function runs."""
    if extra_args or extra_kwargs:
        return _explain(f, extra_args, extra_kwargs)
    return lambda *args, **kwargs: _explain(f, args, kwargs)
