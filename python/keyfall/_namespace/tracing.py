"""explain() says where a call would go and why; trace_calls() says which calls happened."""

from types import MethodType

from .. import _C
from .._ops import OpOverload, OpOverloadPacket, ops
from . import export

__all__ = ["Explanation", "ExplainStep", "TraceEvent", "explain", "trace_calls"]


# ---- Explain -------------------------------------------------------------------------------------


class ExplainStep:
    """One stop of a call: the key, the kernel there, and why it is that one.

    key          the highest key of `keyset`, which chooses the kernel
    keyset       the keys that are left at this stop
    rule         how the kernel came to the key: "kernel", "math kernel", "backend fallback", …
    kind         "typed", "boxed" or "fallthrough"; None for a kernel that only raises
    registered   who registered the kernel
    is_missing   there is no kernel
    """

    __slots__ = ("key", "keyset", "rule", "kind", "registered")

    def __init__(self, key, keyset, rule, kind, registered):
        self.key, self.keyset, self.rule, self.kind = key, keyset, rule, kind
        self.registered = registered

    @property
    def is_missing(self):
        return self.rule == "missing"

    def __repr__(self):
        if self.is_missing:
            return f"<{self.key.name}: no kernel>"
        return f"<{self.key.name}: {self.registered} [{self.rule}]>"


class Explanation:
    """Where a call would go and why. Its text is made to be read; the parts are

    op          the operator, an overload
    arguments   {name: keys} of the arguments that have keys
    keys        the keys of all arguments
    included    what the thread adds
    excluded    what the thread takes away
    mask        the keys for which the operator does not fall through
    skipped     the keys that the mask took away
    final       the keys that chose the kernel
    steps       the kernel that would run first, then those that it and the next ones would hand the
                call on to, if they do
    """

    __slots__ = ("op", "text", "arguments", "keys", "included", "excluded", "mask", "skipped",
                 "final", "steps")

    def __init__(self, op, text, arguments, keys, included, excluded, mask, skipped, final, steps):
        self.op, self.text, self.arguments, self.keys = op, text, arguments, keys
        self.included, self.excluded, self.mask = included, excluded, mask
        self.skipped, self.final = skipped, final
        self.steps = tuple(ExplainStep(*step) for step in steps)

    @property
    def runs(self):
        """The first step: the kernel that would run."""
        return self.steps[0]

    @property
    def then(self):
        """The steps after the first."""
        return self.steps[1:]

    def __str__(self):
        return self.text.rstrip("\n")

    __repr__ = __str__


def _named(name):
    """The operator or packet of a name: "aten::add.Tensor", "aten::add", "add.Tensor" or "add"."""
    namespace, colons, rest = name.partition("::")
    if not colons:
        namespace, rest = "aten", name
    base, _, overload = rest.partition(".")
    if not (namespace.isidentifier() and base.isidentifier()):
        raise ValueError(f"explain(): {name!r} is no name of an operator, such as 'aten::add.Tensor'")
    packet = getattr(getattr(ops, namespace), base)
    return getattr(packet, overload) if overload else packet


def _overloads_explained(packet, args, kwargs):
    refused = []
    for overload in packet.overloads():
        try:
            return _C._explain(getattr(packet, overload), args, kwargs)
        except (RuntimeError, TypeError) as error:
            refused.append(f"{packet}.{overload}: {error}")
    raise TypeError(f"explain(): no overload of {packet} takes these arguments:\n"
                    + "\n".join(refused))


def explain(op, /, *args, **kwargs):
    """Says which kernel a call of the operator would run, and why, without running anything.

    `op` is an operator (keyfall.ops.aten.add.Tensor), one without the overload (keyfall.ops.aten.add),
    a function or method of the catalogue (keyfall.add, keyfall.Tensor.add, x.add) or a name
    ("aten::add.Tensor"); then come the arguments, as in a call. The thread's state counts: modes,
    no_grad, guards.
    """
    if isinstance(op, MethodType):
        op, args = op.__func__, (op.__self__, *args)
    if isinstance(op, str):
        op = _named(op)
    if isinstance(op, OpOverloadPacket):
        return Explanation(*_overloads_explained(op, args, kwargs))
    if not isinstance(op, (OpOverload, _C._Function)):
        raise TypeError(
            f"explain(): expected an operator, a function of the catalogue or a name, found {op!r}; "
            f"trace_calls() shows which operators a Python function calls")
    return Explanation(*_C._explain(op, args, kwargs))


# ---- Trace ---------------------------------------------------------------------------------------


class TraceEvent:
    """A kernel that was about to run.

    op       the operator, an overload
    key      the key that chose the kernel
    kind     "call", "redispatch", or "call for key"
    boxed    whether the arguments were on a stack
    depth    1 for a call that no other is around
    keyset   the keys of the call
    kernel   who registered the kernel
    """

    __slots__ = ("op", "key", "kind", "boxed", "depth", "keyset", "kernel")

    def __init__(self, op, key, kind, boxed, depth, keyset, kernel):
        self.op, self.key, self.kind, self.boxed = op, key, kind, boxed
        self.depth, self.keyset, self.kernel = depth, keyset, kernel

    def __repr__(self):
        return f"{'  ' * (self.depth - 1)}{self.op} {self.key.name} ({self.kind})"


class trace_calls:
    """Scope in which calls of operators are written down, or told to a callback.

    `with trace_calls() as events:` gives a list of TraceEvent; `with trace_calls(callback=f):` calls
    f(event) before each kernel runs. Operators that the callback calls are not traced. An exception
    of the callback changes nothing in the calls: it ends the tracing and is raised at the end of the
    scope. Scopes nest, and each gets every event. Calls of other threads are traced only with
    `all_threads`; then the callback runs on those threads.
    """

    def __init__(self, callback=None, *, all_threads=False):
        if callback is not None and not callable(callback):
            raise TypeError(f"trace: expected a callable as callback, found {callback!r}")
        self._callback, self._all_threads, self._tracer = callback, all_threads, None

    def __enter__(self):
        if self._tracer is not None:
            raise RuntimeError("trace: this scope is open already; make another one to nest them")
        events = []
        tell = events.append if self._callback is None else self._callback
        errors = self._errors = []

        def hear(*parts):
            if errors:
                return
            try:
                tell(TraceEvent(*parts))
            except BaseException as error:
                errors.append(error)

        self._tracer = _C._trace_add(hear, self._all_threads)
        return events if self._callback is None else self

    def __exit__(self, *exception):
        self._tracer = None  # ends it
        errors, self._errors = self._errors, None
        if errors:
            raise errors[0]
        return False


def _trace(name, method, args, kwargs):
    """keyfall.trace() without a matrix."""
    if "input" in kwargs or "out" in kwargs:
        return NotImplemented
    return trace_calls(**kwargs)


export(globals())
