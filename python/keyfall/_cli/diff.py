"""`keyfall diff A B`: compares two recordings call by call."""

import difflib

from .._record.cutter import text_of_call
from .._record.file_format import Recording
from .._record.values import TensorInfo, tensors_in

EXAMPLES = "  keyfall diff before.kfr after.kfr"


def add_arguments(parser):
    parser.add_argument("a", help="a recording")
    parser.add_argument("b", help="another one")
    parser.add_argument("--most", type=int, default=20, metavar="N", help="differences to show (default: 20)")


def _is_uninitialized(op):
    """Whether the values of the result are what the memory had."""
    return op.partition("::")[2].partition(".")[0] in (
        "empty", "empty_like", "empty_permuted", "empty_strided", "new_empty", "new_empty_strided", "resize_")


class _Entry:
    """A call: its operator, its line, and what its results are."""

    def __init__(self, call):
        self.index, self.op, self.text = call.index, call.op, text_of_call(call)
        self.error = call.error
        returned = list(tensors_in(call.returns or []))
        self.shapes = [(info.dtype, tuple(info.size)) for info in returned]
        self.values = [] if _is_uninitialized(call.op) else [info.digest for info in returned]
        self.others = [repr(value) for value in call.returns or [] if not isinstance(value, TensorInfo)]

    def difference(self, other):
        """In what the other call, of the same operator, differs; None: in nothing."""
        if (self.error is None) != (other.error is None):
            return "one of them raises"
        if self.shapes != other.shapes:
            return "results have other types or sizes"
        if self.values != other.values or self.others != other.others:
            return "results have other values"
        return None


def _entries(path):
    with Recording(path) as recording:
        return [_Entry(call) for call in recording]


def _compare(a, b):
    """Differences in the order of the calls: (kind, call of A or None, call of B or None)."""
    matcher = difflib.SequenceMatcher(None, [e.op for e in a], [e.op for e in b], autojunk=False)
    for tag, a0, a1, b0, b1 in matcher.get_opcodes():
        if tag == "equal":
            for one, two in zip(a[a0:a1], b[b0:b1]):
                kind = one.difference(two)
                if kind is not None:
                    yield kind, one, two
            continue
        yield from (("only in the first", one, None) for one in a[a0:a1])
        yield from (("only in the second", None, two) for two in b[b0:b1])


def run(options, out):
    a, b = _entries(options.a), _entries(options.b)
    found = list(_compare(a, b))
    if out.is_json:
        out.data({"calls": [len(a), len(b)], "same": not found, "differences": [
            {"kind": kind, "a": one and {"index": one.index, "text": one.text},
             "b": two and {"index": two.index, "text": two.text}} for kind, one, two in found]})
        return 1 if found else 0
    for kind, one, two in found[:options.most]:
        out.line(out.style(f"{kind}: {(one or two).op}", "bold"))
        for sign, entry, color in (("-", one, "red"), ("+", two, "green")):
            if entry is not None:
                out.line(out.style(f"  {sign} {entry.index:5} {entry.text}", color))
    if len(found) > options.most:
        out.line(f"and {len(found) - options.most} more (--most)")
    out.line(f"{len(a)} and {len(b)} calls, {len(found)} differences" if found else
             f"{len(a)} calls, the same in both")
    return 1 if found else 0
