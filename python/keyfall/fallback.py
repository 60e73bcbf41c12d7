"""The CPU fallback: operators that a device has no kernel for run on the CPU, on copies.

    with keyfall.fallback.strict():            # the first fallback raises, with the reason
        y = model(x)

    with keyfall.fallback.bill() as bill:      # what fallbacks cost
        y = model(x)
    print(bill)                                # a table, the most expensive operator first
    print(bill.next_to_port())

Every device has the fallback. `cpu_fallback` is the kernel behind it, for Library.impl (one operator)
and Library.fallback (all operators of a key), or to be called by a kernel in Python:
cpu_fallback(op, *args, **kwargs). It refuses view operators; `cpu_fallback_copying_views` warns, and returns copies.
"""

import contextlib
import threading

from . import _C
from ._C import _cpu_fallback as cpu_fallback
from ._C import _cpu_fallback_copying_views as cpu_fallback_copying_views
from ._loading import lazy_module as _lazy_module
from ._ops import OpOverload, OpOverloadPacket

json = _lazy_module("json")

__all__ = ["Bill", "BillEntry", "bill", "cache_size", "cpu_fallback", "cpu_fallback_copying_views",
           "lists", "policy", "set_cache_limit", "set_lists", "set_policy", "strict"]  # fmt: skip


# ---- Policy -------------------------------------------------------------------------------------


def policy():
    """Returns the policy of this thread: "allow", "warn" (once for each operator) or "strict"."""
    return _C._fallback_policy()


def set_policy(policy):
    """Sets the policy of this thread; gives the one before."""
    return _C._fallback_set_policy(policy)


@contextlib.contextmanager
def _with_policy(name):
    before = set_policy(name)
    try:
        yield
    finally:
        set_policy(before)


def strict():
    """Context in which the first fallback raises NotImplementedError: nothing falls back unseen.
    Operators on the list of allowed ones still may."""
    return _with_policy("strict")


_allowed, _denied = (), ()


def _name(op):
    """aten::sort (all overloads) or aten::sort.stable."""
    if isinstance(op, OpOverload):
        return op._name
    if isinstance(op, OpOverloadPacket):
        return op._qualified_op_name
    if not isinstance(op, str) or not op or "," in op:
        raise TypeError(f"expected an operator or its name, 'aten::sort', found {op!r}")
    return op


def set_lists(allow=(), deny=()):
    """Operators that may fall back whatever the policy is, and operators that never may: names
    ("aten::sort" means all overloads) or operators. An operator on both is denied. For the process."""
    global _allowed, _denied
    allow = [allow] if isinstance(allow, str) else allow
    deny = [deny] if isinstance(deny, str) else deny
    allowed, denied = tuple(map(_name, allow)), tuple(map(_name, deny))
    _C._fallback_set_lists(",".join(allowed) or None, ",".join(denied) or None)
    _allowed, _denied = allowed, denied


@contextlib.contextmanager
def lists(allow=(), deny=()):
    """Context with these lists in place of the ones that set_lists gave."""
    before = _allowed, _denied
    set_lists(allow, deny)
    try:
        yield
    finally:
        set_lists(*before)


# ---- Kept copies --------------------------------------------------------------------------------


def set_cache_limit(bytes):
    """Memory for copies that are kept: those of fallbacks on the host, and those that a device has of tensors of the CPU
    between calls of a compiled function. 256 MiB unless set; 0 keeps none."""
    _C._fallback_set_cache_limit(bytes)


def cache_size():
    """Returns the bytes of host memory that kept copies take."""
    return _C._fallback_cache_size()


# ---- The bill -----------------------------------------------------------------------------------


class BillEntry:
    """What the fallbacks of one operator on one device cost: calls, bytes_out (device to host),
    bytes_in (host to device), copy_ns, kernel_ns, and the site of the first call, "file.py:12"."""

    __slots__ = ("op", "device", "calls", "bytes_out", "bytes_in", "copy_ns", "kernel_ns", "site")

    def __init__(self, *values):
        for name, value in zip(self.__slots__, values):
            setattr(self, name, value)

    @property
    def total_ns(self):
        """Time in copies and in the CPU's kernel."""
        return self.copy_ns + self.kernel_ns

    def as_dict(self):
        """Returns the fields by name."""
        return {name: getattr(self, name) for name in self.__slots__}

    def __repr__(self):
        return f"BillEntry({self.op} on {self.device}: {self.calls} calls, {self.total_ns / 1e6:.3f} ms)"


def _bytes(count):
    for limit, unit in ((1e4, "B"), (1e7, "kB"), (1e10, "MB")):
        if count < limit:
            scale = {"B": 1, "kB": 1e3, "MB": 1e6}[unit]
            return f"{count} B" if unit == "B" else f"{count / scale:.1f} {unit}"
    return f"{count / 1e9:.1f} GB"


class Bill:
    """The entries of a bill, the most expensive operator first. print() shows a table."""

    def __init__(self, entries=(), trace='{"traceEvents": []}'):
        self.entries = sorted(entries, key=lambda entry: -entry.total_ns)
        self._trace = trace

    def __iter__(self):
        return iter(self.entries)

    def __len__(self):
        return len(self.entries)

    def __getitem__(self, op):
        """Returns the entry of an operator, by its number or its full name."""
        if isinstance(op, (int, slice)):
            return self.entries[op]
        for entry in self.entries:
            if entry.op == _name(op):
                return entry
        raise KeyError(op)

    def __str__(self):
        rows = [("operator", "device", "calls", "from it", "to it", "copies", "CPU kernel", "first call")]
        rows += [(e.op, e.device or "?", str(e.calls), _bytes(e.bytes_out), _bytes(e.bytes_in),
                  f"{e.copy_ns / 1e6:.3f} ms", f"{e.kernel_ns / 1e6:.3f} ms", e.site) for e in self]
        widths = [max(map(len, column)) for column in zip(*rows)]
        left = (0, 1, 7)
        return "\n".join("  ".join(
            text.ljust(width) if i in left else text.rjust(width)
            for i, (text, width) in enumerate(zip(row, widths))).rstrip() for row in rows)

    def __repr__(self):
        return f"<Bill of {len(self)} operators, {sum(e.calls for e in self)} calls>"

    def json(self, **options):
        """Returns the entries as JSON text; options are json.dumps'."""
        return json.dumps([entry.as_dict() for entry in self], **options)

    def trace(self):
        """Returns the fallbacks as a timeline, JSON text in the trace-event format that Perfetto and
        chrome://tracing show: each call with its copies and its kernel. That of an inner block has the
        calls of the outer one before it, too."""
        return self._trace

    def next_to_port(self, count=10):
        """Returns what to port next: the operators whose fallbacks cost most, and their shares."""
        total = sum(entry.total_ns for entry in self) or 1
        return [(entry.op, entry.total_ns / total) for entry in self.entries[:count]]


_open_bills, _lock = 0, threading.Lock()


def _entries():
    return {(entry.op, entry.device): entry for entry in (BillEntry(*e) for e in _C._bill_entries())}


def _since(before, after):
    """What was added: counts are differences; the site is that of the operator's first call."""
    for key, entry in after.items():
        old = before.get(key)
        if old is not None and old.calls <= entry.calls:
            for name in ("calls", "bytes_out", "bytes_in", "copy_ns", "kernel_ns"):
                setattr(entry, name, getattr(entry, name) - getattr(old, name))
        if entry.calls:
            yield entry


@contextlib.contextmanager
def bill():
    """Context whose fallbacks, of all threads, are counted. Gives a Bill, which is filled when the
    block ends. Blocks nest."""
    global _open_bills
    result = Bill()
    with _lock:
        _open_bills += 1
        was_on = _C._bill_enable(True)
        before = _entries()
    keep = was_on and _open_bills == 1  # switched on by the environment
    try:
        yield result
    finally:
        with _lock:
            _open_bills -= 1
            result.__init__(_since(before, _entries()), _C._bill_trace())
            if _open_bills == 0 and not keep:
                _C._bill_enable(False)
                _C._bill_clear()
