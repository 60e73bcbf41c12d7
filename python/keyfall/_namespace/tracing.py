"""explain() shows where a call would go and why; trace_calls() records the calls that happen."""

from types import MethodType

from .. import _C
from .._ops import OpOverload, OpOverloadPacket, ops
from . import export

__all__ = ["Explanation", "ExplainStep", "TraceEvent", "explain", "trace_calls"]


# ---- Explain -------------------------------------------------------------------------------------


class ExplainStep:
    """One step of a call: the key, its kernel, and why that kernel is chosen.

    key          the highest key of `keyset`, which selects the kernel
    keyset       the keys that are left at this step
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
    """Where a call would go and why. str() gives a readable report; the parts are

    op          the operator, an overload
    arguments   {name: keys} of the arguments that have keys
    keys        the keys of all arguments
    included    the keys that the thread includes
    excluded    the keys that the thread excludes
    mask        the keys for which the operator does not fall through
    skipped     the keys that the mask removed
    final       the keys that selected the kernel
    steps       the kernel that would run first, then the kernels that a chain of redispatches would
                reach
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
    """Looks up an operator or packet: "aten::add.Tensor", "aten::add", "add.Tensor" or "add"."""
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
    """Explains which kernel a call of the operator would run and why, without running it.

    `op` is an overload (keyfall.ops.aten.add.Tensor), a packet (keyfall.ops.aten.add), a function
    or method of the catalogue (keyfall.add, keyfall.Tensor.add, x.add) or a name
    ("aten::add.Tensor"); the arguments follow as in a call. The state of the thread counts: modes,
    no_grad, guards.

    >>> keyfall.explain(keyfall.add, keyfall.ones(2), 1).runs.key.name
    'AutogradCPU'
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
    """A kernel that is about to run.

    op       the operator, an overload
    key      the key that selected the kernel
    kind     "call", "redispatch", or "call for key"
    boxed    whether the arguments are on a stack
    depth    1 for an outermost call
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
    """Context that records the calls of operators, or passes them to a callback.

    `with trace_calls() as events:` yields a list of TraceEvent; `with trace_calls(callback=f):`
    calls f(event) before each kernel runs. Operators that the callback calls are not traced. An
    exception in the callback does not affect the calls: it ends the tracing and is raised at the
    end of the scope. Scopes nest, and each gets every event. Calls on other threads are traced only
    with `all_threads`; the callback then runs on those threads.
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
        self._tracer = None  # stops tracing
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
