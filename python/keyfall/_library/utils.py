"""Helpers for registrations: names, schemas, aliasing, and the source location of the caller."""

import sys
from collections import namedtuple

from .. import _C
from .._loading import lazy_module
from .._ops import OpOverload, ops

inspect = lazy_module("inspect")
_custom_ops = lazy_module("keyfall._library.custom_ops")
_simple_registry = lazy_module("keyfall._library.simple_registry")

# ---- Names and source locations -----------------------------------------------------------------


def parse_namespace(qualname):
    """Splits "ns::name.overload" into ("ns", "name.overload")."""
    parts = qualname.split("::")
    if len(parts) != 2:
        raise ValueError(
            f"Expected `qualname` to be of the form "
            f'"namespace::name", but got {qualname}. '
            f"The qualname passed to the torch.library APIs must consist "
            f"of a namespace and a name, e.g. aten::sin"
        )
    return parts[0], parts[1]


def lookup_op(qualname):
    """Returns the OpOverload of "ns::name.overload"; the default overload if none is named."""
    namespace, name = parse_namespace(qualname)
    name, _, overload = name.partition(".")
    return getattr(getattr(getattr(ops, namespace), name), overload or "default")


def qualname_of(op):
    """Returns the name of an operator given by name, OpOverload or CustomOpDef; None for others."""
    if isinstance(op, OpOverload):
        return op._name
    if isinstance(op, str):
        return op
    return op._qualname if isinstance(op, _custom_ops.CustomOpDef) else None


_REGISTERING = ("keyfall.library", "keyfall._library", "keyfall._custom_op", "keyfall.devices._python_device",
                "contextlib")


def caller_frame():
    """Returns the frame of the nearest caller outside the modules that register: the registrant."""
    frame = sys._getframe(1)
    while frame.f_back is not None:
        spec = frame.f_globals.get("__spec__")  # its name does not change
        if not getattr(spec, "name", "").startswith(_REGISTERING):
            break
        frame = frame.f_back
    return frame


def caller_source():
    """Returns `file:line` of the code that registers something."""
    frame = caller_frame()
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


class Kernel:
    """A function and the source location of its registration."""

    __slots__ = ("func", "source")

    def __init__(self, func, source):
        self.func = func
        self.source = source

    def __call__(self, *args, **kwargs):
        return self.func(*args, **kwargs)


class RegistrationHandle:
    """Undoes a registration: call destroy()."""

    def __init__(self, on_destroy):
        self._on_destroy = on_destroy

    def destroy(self):
        self._on_destroy()


# ---- Types of schemas ---------------------------------------------------------------------------

_TENSORS = {"Tensor", "Optional[Tensor]"}
_TENSOR_LISTS = {
    f"{optional}{element}{close}"
    for element in ("List[Tensor]", "List[Optional[Tensor]]")
    for optional, close in (("", ""), ("Optional[", "]"))
}


def is_tensor_like_type(typ):
    """True for `Tensor` and `Tensor?`."""
    return str(typ) in _TENSORS


def is_tensorlist_like_type(typ):
    """True for lists of tensors, also optional ones and those with optional elements."""
    return str(typ) in _TENSOR_LISTS


def _is_any_tensor_type(typ):
    return is_tensor_like_type(typ) or is_tensorlist_like_type(typ)


def has_tensor_arg(schema):
    """True if the operator takes tensors."""
    return any(_is_any_tensor_type(argument.type) for argument in schema.arguments)


def has_kwarg_only_args(schema):
    """True if there are keyword-only arguments."""
    return any(argument.kwarg_only for argument in schema.arguments)


def has_kwarg_only_tensors(schema):
    """True if there are keyword-only tensor arguments."""
    return any(
        argument.kwarg_only and _is_any_tensor_type(argument.type) for argument in schema.arguments
    )


def get_device_arg_index(schema):
    """Returns the index of the argument `device`, or None."""
    for index, argument in enumerate(schema.arguments):
        if str(argument.type) in ("Device", "Optional[Device]") and argument.name == "device":
            return index
    return None


# ---- Aliasing -----------------------------------------------------------------------------------

Alias = namedtuple("Alias", "names write")
_NO_ALIAS = Alias(frozenset(), False)


def _split_top_level(text):
    """Splits an argument list at the commas outside brackets and strings."""
    parts, depth, quote, start = [], 0, None, 0
    for i, char in enumerate(text):
        if quote is not None:
            if char == quote and text[i - 1] != "\\":
                quote = None
        elif char in "\"'":
            quote = char
        elif char in "([":
            depth += 1
        elif char in ")]":
            depth -= 1
        elif char == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    parts.append(text[start:].strip())
    return [part for part in parts if part and part != "*"]


def _alias_of(text):
    """Parses one argument's alias annotation: `Tensor(a! -> b)[] x` has names {a} and write."""
    kind, opened, rest = text.partition("(")
    if not opened or "=" in kind or " " in kind.strip():
        return _NO_ALIAS
    before = rest.partition(")")[0].partition("->")[0]
    names = frozenset(name.strip(" !") for name in before.split("|"))
    return Alias(names - {"", "*"}, "!" in before)


def alias_annotations(schema):
    """Returns an Alias for each argument and for each return of a schema: the names of its alias
    sets before the call, and whether it is written to. (The annotations of lists are found only in
    the schema's text.)"""
    text = str(schema)
    depth = 0
    start = end = text.index("(")
    for end in range(start, len(text)):
        depth += (text[end] == "(") - (text[end] == ")")
        if depth == 0:
            break
    returns = text[end + 1 :].partition("->")[2].strip()
    if returns.startswith("(") and returns.endswith(")"):
        returns = returns[1:-1]
    arguments = [_alias_of(part) for part in _split_top_level(text[start + 1 : end])]
    return arguments, [_alias_of(part) for part in _split_top_level(returns)]


def is_functional_schema(schema, *, allow_valid_view=False):
    """True if the operator returns something, writes to no argument and returns no views of them.
    `allow_valid_view` permits a single view of the first argument."""
    if isinstance(schema, str) or not hasattr(schema, "_is_view_op"):
        schema = _C.parse_schema(str(schema))
    if schema.is_mutable or not schema.returns:
        return False
    aliases = [ret.alias_info for ret in schema.returns if ret.alias_info is not None]
    if not aliases:
        return True
    return allow_valid_view and is_single_view(schema)


def is_single_view(schema):
    """True if the only result is a view of the first argument."""
    if schema.is_mutable or len(schema.returns) != 1 or not schema.arguments:
        return False
    arguments, (result,) = alias_annotations(schema)
    return (
        bool(result.names)
        and str(schema.returns[0].type) == "Tensor"
        and bool(arguments[0].names & result.names)
        and not any(other.names for other in arguments[1:])
    )


def mutates_and_returns_first_arg(op):
    """True for operators like `add_`, which write only to their first argument and return it."""
    schema = op._schema
    if not schema.arguments or len(schema.returns) != 1:
        return False
    arguments, (result,) = alias_annotations(schema)
    first, *others = arguments
    return first.write and first.names == result.names and not any(o.write for o in others)


def mutated_args_kwargs(schema):
    """Returns the indices of written positional and the names of written keyword arguments."""
    written = [(index, argument) for index, argument in enumerate(schema.arguments) if argument.is_write]
    return ([index for index, argument in written if not argument.kwarg_only],
            [argument.name for _, argument in written if argument.kwarg_only])


# ---- Arguments of a call -------------------------------------------------------------------------


def fill_defaults(schema, args, kwargs):
    """Adds the omitted defaults to the arguments of a call: returns (tuple, dict)."""
    positional, by_name = [], {}
    for index, argument in enumerate(schema.arguments):
        if argument.kwarg_only:
            by_name[argument.name] = (
                kwargs[argument.name] if argument.name in kwargs else argument.default_value
            )
        elif index < len(args):
            positional.append(args[index])
        else:
            positional.append(kwargs.get(argument.name, argument.default_value))
    return tuple(positional), by_name


def zip_schema(schema, args, kwargs):
    """Yields (argument of the schema, value) for each argument passed in a call."""
    if len(schema.arguments) < len(args) + len(kwargs):
        raise AssertionError(f"{schema}: the call has more arguments than the schema")
    for index, argument in enumerate(schema.arguments):
        if argument.kwarg_only:
            if argument.name in kwargs:
                yield argument, kwargs[argument.name]
        elif index < len(args):
            yield argument, args[index]
        elif argument.name in kwargs:
            yield argument, kwargs[argument.name]


def iter_tensors(args, kwargs, allowed_nesting=1):
    """Yields the tensors among the arguments of a call, also those in lists."""
    for value in (*args, *kwargs.values()):
        if isinstance(value, _C.TensorBase):
            yield value
        elif allowed_nesting > 0 and isinstance(value, (list, tuple)):
            yield from iter_tensors(value, {}, allowed_nesting - 1)


def signature_of_schema(schema):
    """Returns the inspect.Signature of a call of the operator."""
    parameters = []
    for argument in schema.arguments:
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        if argument.kwarg_only:
            kind = inspect.Parameter.KEYWORD_ONLY
        default = inspect.Parameter.empty
        if argument.has_default_value():
            default = argument.default_value
        parameters.append(
            inspect.Parameter(argument.name, kind, default=default, annotation=str(argument.type))
        )
    types = [str(ret.type) for ret in schema.returns]
    result = types[0] if len(types) == 1 else f"Tuple[{', '.join(types)}]" if types else None
    try:
        return inspect.Signature(parameters, return_annotation=result)
    except ValueError:
        # A schema allows a parameter without a default after one with a default; Python does not.
        loose = [p.replace(default=inspect.Parameter.empty) for p in parameters]
        return inspect.Signature(loose, return_annotation=result)


# ---- Operators ----------------------------------------------------------------------------------


def is_builtin(op):
    """True if the operator is part of the package."""
    return op.namespace in {"aten", "prim", "prims"}


def has_fake_kernel(op):
    """True if the operator can run on fake tensors."""
    if can_generate_trivial_fake_impl(op):
        return True
    name = op._name
    keys = ("CompositeImplicitAutograd", "CompositeExplicitAutograd", "Meta")
    if any(_C._dispatch_has_kernel_for_dispatch_key(name, key) for key in keys):
        return True
    return _simple_registry.singleton.find(name).fake_impl.kernel is not None


def can_generate_trivial_fake_impl(op):
    """True if a fake kernel can do nothing: the operator only writes and returns nothing."""
    if is_builtin(op):
        return False
    schema = op._schema
    return schema.is_mutable and not schema.returns


def is_out(op):
    """True if the operator writes its results to `out` arguments."""
    return any(argument.is_out for argument in op._schema.arguments)


def is_inplace(op):
    """True for the in-place form of an operator, like `add_`."""
    return op._opname.endswith("_") and mutates_and_returns_first_arg(op)


def requires_set_python_module():
    """True if operators defined in C must name the Python module of their fake kernels."""
    return False


_ALIASING = (
    "The output of this custom operator (1) must not also be an input to this custom operator and "
    "(2) may not alias any inputs to this custom operator or other returns. The most common way to "
    "trigger this error is if we have y = custom_op(x) and y and x are the same Tensor. Please "
    "return a clone of the offending output tensor(s) (e.g. return x.clone()) or refactor the "
    "custom operator to not return y."
)


def aliasing_error(name, function):
    """Returns the error for a kernel whose results alias what they must not."""
    module = inspect.getmodule(function)
    return RuntimeError(f"{name} (with implementation in {module}): {_ALIASING}")


# Layout tags, most constrained first.
tags_by_priority = [
    _C.Tag.needs_exact_strides,
    _C.Tag.needs_contiguous_strides,
    _C.Tag.needs_fixed_stride_order,
    _C.Tag.flexible_layout,
]


def get_layout_constraint_tag(op, *, with_default=True):
    """Returns the tag that says which layouts the operator's kernels accept."""
    for tag in tags_by_priority:
        if tag in op.tags:
            return tag
    if not with_default:
        return None
    return _C.Tag.flexible_layout if is_builtin(op) else _C.Tag.needs_fixed_stride_order
