"""What registrations need to know about schemas, operators and the place they are made from."""

import sys
from collections import namedtuple

from .. import _C
from .._lazy import lazy_module
from .._ops import OpOverload, ops

inspect = lazy_module("inspect")
_custom_ops = lazy_module("keyfall._library.custom_ops")
_simple_registry = lazy_module("keyfall._library.simple_registry")

# ---- Names and places ---------------------------------------------------------------------------


def parse_namespace(qualname):
    """("ns", "name.overload") of "ns::name.overload"."""
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
    """The OpOverload of "ns::name.overload"; no overload means the default one."""
    namespace, name = parse_namespace(qualname)
    name, _, overload = name.partition(".")
    return getattr(getattr(getattr(ops, namespace), name), overload or "default")


def qualname_of(op):
    """The name of an operator given as a text, an OpOverload or a CustomOpDef; None for others."""
    if isinstance(op, OpOverload):
        return op._name
    if isinstance(op, str):
        return op
    return op._qualname if isinstance(op, _custom_ops.CustomOpDef) else None


_REGISTERING = ("keyfall.library", "keyfall._library", "keyfall._custom_op", "contextlib")


def caller_frame():
    """The frame of the nearest caller outside the modules for registrations: who registers."""
    frame = sys._getframe(1)
    while frame.f_back is not None:
        if not frame.f_globals.get("__name__", "").startswith(_REGISTERING):
            break
        frame = frame.f_back
    return frame


def caller_source():
    """`file:line` of who registers something."""
    frame = caller_frame()
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


class Kernel:
    """A function and the place it was registered from."""

    __slots__ = ("func", "source")

    def __init__(self, func, source):
        self.func = func
        self.source = source

    def __call__(self, *args, **kwargs):
        return self.func(*args, **kwargs)


class RegistrationHandle:
    """Undoes a registration when it is destroyed."""

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
    """Is this Tensor or Tensor?"""
    return str(typ) in _TENSORS


def is_tensorlist_like_type(typ):
    """Is this a list of tensors, optional or of optional ones?"""
    return str(typ) in _TENSOR_LISTS


def _is_any_tensor_type(typ):
    return is_tensor_like_type(typ) or is_tensorlist_like_type(typ)


def has_tensor_arg(schema):
    """Does the operator take tensors?"""
    return any(_is_any_tensor_type(argument.type) for argument in schema.arguments)


def has_kwarg_only_args(schema):
    """Are there arguments that have to be given by name?"""
    return any(argument.kwarg_only for argument in schema.arguments)


def has_kwarg_only_tensors(schema):
    """Are there tensors that have to be given by name?"""
    return any(
        argument.kwarg_only and _is_any_tensor_type(argument.type) for argument in schema.arguments
    )


def get_device_arg_index(schema):
    """The number of the argument `device`; None when there is none."""
    for index, argument in enumerate(schema.arguments):
        if str(argument.type) in ("Device", "Optional[Device]") and argument.name == "device":
            return index
    return None


# ---- Aliasing -----------------------------------------------------------------------------------

Alias = namedtuple("Alias", "names write")
_NO_ALIAS = Alias(frozenset(), False)


def _split_top_level(text):
    """The parts of an argument list, split at the commas outside brackets and strings."""
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
    """The annotation of one argument: of `Tensor(a! -> b)[] x` the names a and writes."""
    kind, opened, rest = text.partition("(")
    if not opened or "=" in kind or " " in kind.strip():
        return _NO_ALIAS
    before = rest.partition(")")[0].partition("->")[0]
    names = frozenset(name.strip(" !") for name in before.split("|"))
    return Alias(names - {"", "*"}, "!" in before)


def alias_annotations(schema):
    """For each argument and for each return of a schema an Alias: the names of its alias sets
    before the call, and whether it is written to. (The annotations of lists are in the schema's
    text alone.)"""
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
    """Does the operator neither write to its arguments nor return views of them, and return
    something? With `allow_valid_view` one view of the first argument is all right, too."""
    if isinstance(schema, str) or not hasattr(schema, "_is_view_op"):
        schema = _C.parse_schema(str(schema))
    if schema.is_mutable or not schema.returns:
        return False
    aliases = [ret.alias_info for ret in schema.returns if ret.alias_info is not None]
    if not aliases:
        return True
    return allow_valid_view and is_single_view(schema)


def is_single_view(schema):
    """Is the one result a view of the first argument?"""
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
    """Is this like `add_`: writes to its first argument alone and returns it?"""
    schema = op._schema
    if not schema.arguments or len(schema.returns) != 1:
        return False
    arguments, (result,) = alias_annotations(schema)
    first, *others = arguments
    return first.write and first.names == result.names and not any(o.write for o in others)


def mutated_args_kwargs(schema):
    """The numbers of the positional arguments that are written to, and the names of the others."""
    numbers, names = [], []
    for index, argument in enumerate(schema.arguments):
        if argument.is_write:
            if argument.kwarg_only:
                names.append(argument.name)
            else:
                numbers.append(index)
    return numbers, names


# ---- Arguments of a call -------------------------------------------------------------------------


def fill_defaults(schema, args, kwargs):
    """The arguments of a call with the defaults that it left out: (tuple, dict)."""
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
    """(argument of the schema, value) for each argument that a call gave."""
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
    """The tensors among the arguments of a call, also in lists."""
    for value in (*args, *kwargs.values()):
        if isinstance(value, _C.TensorBase):
            yield value
        elif allowed_nesting > 0 and isinstance(value, (list, tuple)):
            yield from iter_tensors(value, {}, allowed_nesting - 1)


def signature_of_schema(schema):
    """The inspect.Signature of a call of the operator."""
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
        # A schema may have a parameter without a default behind one with it; Python may not.
        loose = [p.replace(default=inspect.Parameter.empty) for p in parameters]
        return inspect.Signature(loose, return_annotation=result)


# ---- Operators ----------------------------------------------------------------------------------


def is_builtin(op):
    """Does the operator come with the package?"""
    return op.namespace in {"aten", "prim", "prims"}


def has_fake_kernel(op):
    """Can the operator be run without data?"""
    if can_generate_trivial_fake_impl(op):
        return True
    name = op._name
    keys = ("CompositeImplicitAutograd", "CompositeExplicitAutograd", "Meta")
    if any(_C._dispatch_has_kernel_for_dispatch_key(name, key) for key in keys):
        return True
    return _simple_registry.singleton.find(name).fake_impl.kernel is not None


def can_generate_trivial_fake_impl(op):
    """Is a call without data one that does nothing: writes only, returns nothing?"""
    if is_builtin(op):
        return False
    schema = op._schema
    return schema.is_mutable and not schema.returns


def is_out(op):
    """Does the operator write its results to `out` arguments?"""
    return any(argument.is_out for argument in op._schema.arguments)


def is_inplace(op):
    """Is this the in-place form of an operator, like `add_`?"""
    return op._opname.endswith("_") and mutates_and_returns_first_arg(op)


def requires_set_python_module():
    """Must operators defined in C say in which Python module their fake kernels are?"""
    return False


_ALIASING = (
    "The output of this custom operator (1) must not also be an input to this custom operator and "
    "(2) may not alias any inputs to this custom operator or other returns. The most common way to "
    "trigger this error is if we have y = custom_op(x) and y and x are the same Tensor. Please "
    "return a clone of the offending output tensor(s) (e.g. return x.clone()) or refactor the "
    "custom operator to not return y."
)


def aliasing_error(name, function):
    """The error of a kernel that returns what it must not."""
    module = inspect.getmodule(function)
    return RuntimeError(f"{name} (with implementation in {module}): {_ALIASING}")


# The most constrained layout tag comes first.
tags_by_priority = [
    _C.Tag.needs_exact_strides,
    _C.Tag.needs_contiguous_strides,
    _C.Tag.needs_fixed_stride_order,
    _C.Tag.flexible_layout,
]


def get_layout_constraint_tag(op, *, with_default=True):
    """The tag that says what layouts the operator's kernels take."""
    for tag in tags_by_priority:
        if tag in op.tags:
            return tag
    if not with_default:
        return None
    return _C.Tag.flexible_layout if is_builtin(op) else _C.Tag.needs_fixed_stride_order
