"""What a trace says: time by operator and by what it was spent on, fallbacks, memory."""

from .. import _C
from . import registry
from .output import Progress

PARTS = ("kernel", "copy", "dispatch")
PART_TEXTS = {"kernel": "kernels", "copy": "copies", "dispatch": "dispatch", "program": "the program"}
_COPIES = {"aten::copy_", "aten::_to_copy", "aten::clone", "aten::_copy_from", "aten::_copy_from_and_resize",
           "aten::contiguous", "aten::_pin_memory"}


class Parts:
    """Says what the time of a call was spent on, without that of the calls inside: the kernel of a
    backend, copies (those of fallbacks included), or dispatch, which is autograd, composites, and modes.
    A composite that calls nothing is a kernel."""

    def __init__(self):
        self._known, self._tables = {}, {}

    def kind(self, op, key):
        """How the slot of a key is filled."""
        if op not in self._tables:
            try:
                self._tables[op] = {slot.key: slot.kind for slot in registry.table_of(op)}
            except RuntimeError:  # the operator is gone
                self._tables[op] = {}
        return self._tables[op].get(key, "kernel")

    def of(self, op, key, is_leaf=False):
        found = self._known.get((op, key))
        if found is None:
            found = self._known[op, key] = self._find(op, key)
        if found == "composite":
            return "kernel" if is_leaf else "dispatch"
        return found

    def _find(self, op, key):
        if key.startswith(("Autograd", "Autocast", "FuncTorch", "Python", "PreDispatch", "Mode")) or key in (
                "BackendSelect", "ADInplaceOrView", "Functionalize", "Conjugate", "Negative", "ZeroTensor"):
            return "dispatch"
        kind = self.kind(op, key)
        if kind == "fallback":
            return "copy"
        if op.partition(".")[0] in _COPIES:
            return "copy"
        return "composite" if kind == "composite" else "kernel"


def with_self_times(calls):
    """(call, ns in the call without the calls inside, whether it is outermost, whether it calls nothing) of
    each call."""
    ordered = sorted(calls, key=lambda call: (call.thread, call.begin, -call.end))
    inside, stack, tops = [0] * len(ordered), [], []
    for index, call in enumerate(Progress("calls", ordered)):
        while stack and (ordered[stack[-1]].thread != call.thread or ordered[stack[-1]].end <= call.begin):
            stack.pop()
        tops.append(not stack)
        if stack:
            inside[stack[-1]] += call.end - call.begin
        stack.append(index)
    return [(call, max(0, call.end - call.begin - inner), top, inner == 0)
            for call, inner, top in zip(ordered, inside, tops)]


class Timed:
    """A call with the part that its own time belongs to; `own` is without the calls inside."""

    __slots__ = ("call", "is_outermost", "own", "part")

    def __init__(self, call, own, is_outermost, part):
        self.call, self.own, self.is_outermost, self.part = call, own, is_outermost, part


def timed_calls(session):
    """All calls of a session as Timed."""
    parts = Parts()
    return [Timed(call, own, top, parts.of(call.op, call.key, is_leaf))
            for call, own, top, is_leaf in with_self_times(session.calls)]


def _devices():
    return {name: _C._device_memory_stats(_C.device(name))["allocated_peak"] for name in _C._added_devices()}


def summarize(session, bill, timed):
    """The report of a trace as data; times are in nanoseconds. `timed` is what timed_calls returned."""
    operators, keys = {}, {}
    split = dict.fromkeys(PARTS, 0)
    in_operators = 0
    for item in Progress("calls", timed):
        call, own, part = item.call, item.own, item.part
        split[part] += own
        in_operators += call.end - call.begin if item.is_outermost else 0
        entry = operators.setdefault(call.op, {"op": call.op, "calls": 0, "total_ns": 0, "self_ns": 0,
                                               **dict.fromkeys((f"{name}_ns" for name in PARTS), 0),
                                               "keys": []})
        entry["self_ns"] += own
        entry[f"{part}_ns"] += own
        if not call.is_redispatch:
            entry["calls"] += 1
            entry["total_ns"] += call.end - call.begin
        if call.key not in entry["keys"]:
            entry["keys"].append(call.key)
        at_key = keys.setdefault(call.key, {"key": call.key, "calls": 0, "self_ns": 0})
        at_key["calls"] += 1
        at_key["self_ns"] += own
    wall = session.end - session.begin
    calls = sum(entry["calls"] for entry in operators.values())
    return {"wall_ns": wall, "operator_calls": calls, "dispatched_calls": len(session.calls),
            "dropped": session.dropped, "threads": len({call.thread for call in session.calls}),
            "split_ns": {**split, "program": max(0, wall - in_operators)},
            "operators": sorted(operators.values(), key=lambda entry: -entry["self_ns"]),
            "keys": sorted(keys.values(), key=lambda entry: -entry["self_ns"]),
            "fallbacks": [entry.as_dict() for entry in bill],
            "memory_peak_bytes": {"cpu": session.peak_bytes, **_devices()}}
