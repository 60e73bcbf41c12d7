"""Deprecated calls that programs still make: x.add_(-lr, grad) for x.add_(grad, alpha=-lr), and
Mode.push() for Mode()."""

import warnings

from .. import _C

# For each name: the keywords of the numbers that used to be positional, then the deprecated orders
# of tensors (t) and numbers (n), for the function and for the method. A method's tensor comes
# first.
_SUMS = (("alpha",), ("tnt", "tnn", "nnn"), ("tnt", "tnn"))
_SCALED = (("value",), ("tntt",), ("tntt",))
_PRODUCTS = (("beta", "alpha"), ("ntntt", "nttt"), ("tnntt", "tntt"))
_ORDERS = {"add": _SUMS, "sub": _SUMS, "addcmul": _SCALED, "addcdiv": _SCALED,
           **dict.fromkeys(("addmm", "addmv", "addr", "addbmm", "baddbmm", "sspaddmm"), _PRODUCTS)}  # fmt: skip
_warned = set()  # the name of the first one


def _with_numbers(kinds, args, orders):
    """Takes tensors of no dimensions for the numbers of a deprecated order, if one fits so."""
    for order in orders:
        if len(order) == len(kinds) and all(
                kind == wanted or kind == "t" and wanted == "n" and not value.dim() and not value.requires_grad
                for kind, wanted, value in zip(kinds, order, args)):
            return order
    return kinds


def call_older(name, is_method, args, named):
    """Runs a call with the deprecated order of arguments; returns NotImplemented for any other
    call. For a method, args[0] is the tensor."""
    if (orders := _ORDERS.get(name.rstrip("_"))) is None:
        return NotImplemented
    if orders is _SUMS and "other" in named:
        args += (named.pop("other"),)
    kinds = "".join(
        "t" if isinstance(value, _C.TensorBase) else "n" if isinstance(value, (int, float, complex)) else "-"
        for value in args)  # fmt: skip
    kinds = _with_numbers(kinds, args, orders[1 + is_method])
    if kinds not in orders[1 + is_method] or named.keys() - {"out"}:
        return NotImplemented
    count = 1 if orders is _SUMS else kinds.count("n")  # the last number of a sum is the addend
    first = orders is _SUMS  # what the numbers are added to, whatever it is
    positions = [at for at, kind in enumerate(kinds) if kind == "n" and at >= first][:count]
    numbers = {number: args[at] for number, at in zip(orders[0], positions)}
    others = [value for at, value in enumerate(args) if at not in positions]
    if not _warned or _C.is_warn_always_enabled():  # once for all names
        _warned.add(name)
        warnings.warn(
            f"This overload of {name} is deprecated:\n\t{name}(Number {orders[0][0]}, Tensor …)\n"
            f"Consider using one of the following signatures instead:\n\t{name}(Tensor …, *, Number "
            f"{orders[0][0]})",
            stacklevel=2,
        )
    function = getattr(args[0], name) if is_method else getattr(_C._VariableFunctions, name, None)
    if function is None:  # a function of sparse tensors
        return getattr(others[0], name)(*others[1:], **numbers, **named)
    return function(*(others[1:] if is_method else others), **numbers, **named)


def push(cls, *args, **kwargs):
    """A class method of modes: `Mode.push(…)` is the deprecated form of `Mode(…)`."""
    warnings.warn(
        "`Mode.push()` is no longer necessary and can be replaced with just `with Mode()`",
        stacklevel=2,
    )
    return cls(*args, **kwargs)
