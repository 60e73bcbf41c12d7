"""Older ways of calling, which programs still use: x.add_(-lr, grad) for x.add_(grad, alpha=-lr),
Mode.push() for Mode()."""

import warnings

# The name of the number that stood behind the first tensor, and how many tensors there are.
_NUMBER_SECOND = {"add": ("alpha", 2), "sub": ("alpha", 2), "addcmul": ("value", 3),
                  "addcdiv": ("value", 3)}  # fmt: skip


def call_older(name, is_method, args):
    """The result of a call in the older order; NotImplemented for any other. `args` starts with the
    tensor of a method."""
    from . import _C

    number, tensors = _NUMBER_SECOND.get(name.rstrip("_"), (None, 0))
    rest = args[:1] + args[2:]
    if len(rest) != tensors or not all(isinstance(value, _C.TensorBase) for value in rest):
        return NotImplemented
    warnings.warn(
        f"This overload of {name} is deprecated:\n\t{name}(Number {number}, Tensor …)\n"
        f"Consider using the following signature instead:\n\t{name}(Tensor …, *, Number {number})",
        stacklevel=2,
    )
    function = getattr(args[0], name) if is_method else getattr(_C._VariableFunctions, name)
    return function(*(rest[1:] if is_method else rest), **{number: args[1]})


def push(cls, *args, **kwargs):
    """`Mode.push(…)`, which was needed once, is `Mode(…)`: a class method of modes."""
    warnings.warn(
        "`Mode.push()` is no longer necessary and can be replaced with just `with Mode()`",
        stacklevel=2,
    )
    return cls(*args, **kwargs)
