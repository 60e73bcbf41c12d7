"""annotated_args: {function: the arguments that it needs, as dictionaries}."""

from keyfall import ops, overrides

__all__ = ["annotated_args"]

# The types of schemas by the names that C++ has for them.
_TYPES = {
    "List[Tensor]": "TensorList",
    "List[Optional[Tensor]]": "c10::List<::std::optional<Tensor>>",
    "List[int]": "IntArrayRef",
    "number": "Scalar",
    "int": "int64_t",
    "float": "double",
    "str": "c10::string_view",
}


def _described(argument):
    kind = str(argument.real_type)
    optional = kind.startswith("Optional[")
    if optional:
        kind = kind[len("Optional["):-1]
    row = {"is_kwarg_only": str(argument.kwarg_only), "name": argument.name,
           "simple_type": _TYPES.get(kind, kind) + "?" * optional}
    if argument.N is not None:
        row["size"] = argument.N
    return row


def _of(function):
    """The arguments of the operator with this name that have no default, or None without such an operator."""
    packet = getattr(ops.aten, function.__name__, None)
    if packet is None:
        return None
    schema = getattr(packet, packet.overloads()[0])._schema
    return [_described(argument) for argument in schema.arguments if not argument.has_default_value()]


def _build():
    # Functions written in Python have signatures of their own.
    rows = ((function, _of(function)) for function in overrides.get_testing_overrides()
            if not hasattr(function, "__code__") and function.__name__[:2] != "__")
    return {function: row for function, row in rows if row is not None}


annotated_args = _build()
