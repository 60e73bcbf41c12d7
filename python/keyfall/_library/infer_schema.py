"""Infers schemas from the annotations of Python functions."""

import collections.abc
import inspect
import typing
from collections.abc import Callable, Sequence

from .. import _C
from .._shared.torch_messages import UNSUPPORTED_DEFAULT, in_full

Number = int | float | bool  # as in keyfall.types


def _derived(base, name, *, lists, optional_elements, optional_lists):
    """Yields (annotation, schema type) for each annotation derived from a base type."""

    def lists_of(element):
        return (
            typing.Sequence[element],
            typing.List[element],
            collections.abc.Sequence[element],
            list[element],
        )

    yield base, name
    yield typing.Optional[base], f"{name}?"
    if lists:
        for annotation in lists_of(base):
            yield annotation, f"{name}[]"
    if optional_elements:
        for annotation in lists_of(typing.Optional[base]):
            yield annotation, f"{name}?[]"
    if optional_lists:
        for annotation in lists_of(base):
            yield typing.Optional[annotation], f"{name}[]?"


def get_supported_param_types():
    """{annotation of a parameter: type of the schema}"""
    Tensor = _C.Tensor
    rows = (
        # type, name, its lists, lists of optional elements, optional lists
        (Tensor, "Tensor", True, True, False),
        (int, "SymInt", True, False, True),
        (float, "float", True, False, True),
        (bool, "bool", True, False, True),
        (str, "str", False, False, False),
        (Number, "Scalar", True, False, False),
        (_C.dtype, "ScalarType", False, False, False),
        (_C.device, "Device", False, False, False),
    )
    result = {}
    for base, name, lists, optional_elements, optional_lists in rows:
        result.update(
            _derived(
                base,
                name,
                lists=lists,
                optional_elements=optional_elements,
                optional_lists=optional_lists,
            )
        )
    return result


SUPPORTED_PARAM_TYPES = get_supported_param_types()
SUPPORTED_RETURN_TYPES = {
    _C.Tensor: "Tensor",
    typing.List[_C.Tensor]: "Tensor[]",
    list[_C.Tensor]: "Tensor[]",
    int: "SymInt",
    float: "float",
    bool: "bool",
    Number: "Scalar",
}


def infer_schema(prototype_function: Callable, /, *, mutates_args, op_name: str | None = None,
                 tags=()) -> str:
    """The schema of an operator with the parameters of a Python function, from its annotations:
    `(Tensor x, SymInt y=2, *, float z) -> Tensor`. `mutates_args` names the arguments that are
    written to, or is "unknown", which means every tensor."""
    if isinstance(mutates_args, str) and mutates_args != "unknown":
        raise ValueError(
            "mutates_args must either be a sequence of the names of "
            "the arguments that are mutated or the string 'unknown'. "
        )
    return _Inference(prototype_function, mutates_args, tags).schema(op_name)


def _is_param(param):
    return param.kind in (param.POSITIONAL_OR_KEYWORD, param.KEYWORD_ONLY)


class _Inference:
    """Infers the schema of one function."""

    def __init__(self, function, mutates_args, tags):
        self.function = function
        self.signature = inspect.signature(function)
        self.mutates_args = mutates_args
        tags = (tags,) if isinstance(tags, _C.Tag) else tuple(tags or ())
        self.is_out = _has_tag(tags, "out")
        self.is_inplace = _has_tag(tags, "inplace")

    def error(self, what):
        return ValueError(f"infer_schema(func): {what} Got func with signature {self.signature})")

    def schema(self, op_name):
        params = list(self.signature.parameters.items())
        if not all(_is_param(param) for _, param in params):
            raise self.error("We do not support positional-only args, varargs, or varkwargs.")
        texts, star = [], False
        for index, (name, param) in enumerate(params):
            if param.kind == param.KEYWORD_ONLY and not star:
                texts.append("*")
                star = True
            texts.append(self.parameter(index, name, param))
        if self.mutates_args != "unknown":
            unknown = set(self.mutates_args) - {name for name, _ in params}
            if unknown:
                raise self.error(
                    f"{unknown} in mutates_args were not found in "
                    "the custom op's signature. "
                    "mutates_args should contain the names of all args that the "
                    "custom op mutates, or just the string 'unknown' if you don't know."
                )
        returns = self.returns(params)
        return f"{op_name or ''}({', '.join(texts)}) -> {returns}"

    # -- Parameters --

    def annotation(self, annotation):
        """Resolves an annotation; strings are evaluated in the function's module."""
        if not isinstance(annotation, str):
            return annotation
        try:
            return eval(annotation, getattr(self.function, "__globals__", {}))
        except Exception as error:
            raise self.error(
                f"Unsupported type annotation {annotation}. It is not a type. ({error}). The "
                "annotations that are strings, as they all are after 'from __future__ import "
                "annotations', must name things of the function's module."
            ) from None

    def parameter(self, index, name, param):
        if param.annotation is inspect.Parameter.empty:
            raise self.error(f"Parameter {name} must have a type annotation.")
        annotation = self.annotation(param.annotation)
        schema_type = _lookup(SUPPORTED_PARAM_TYPES, annotation)
        if schema_type is None:
            raise self.error(_unsupported_parameter(name, annotation))
        if self.writes(name, schema_type):
            schema_type = schema_type.replace("Tensor", f"Tensor(a{index}!)", 1)
        if param.default is inspect.Parameter.empty:
            return f"{schema_type} {name}"
        return f"{schema_type} {name}={self.default(name, param.default)}"

    def writes(self, name, schema_type):
        is_tensor = schema_type.startswith("Tensor")
        if self.mutates_args == "unknown":
            return is_tensor
        if name not in self.mutates_args:
            return False
        if not is_tensor:
            raise self.error(
                f"Parameter {name} is in mutable_args but only Tensors or collections of "
                "Tensors can be mutated"
            )
        return True

    def default(self, name, value):
        if value is None or isinstance(value, (int, float, bool)):
            return str(value)
        if isinstance(value, (str, _C.device)):
            return f'"{value}"'
        if isinstance(value, _C.dtype):
            return str(value).rpartition(".")[2]
        raise self.error(
            f"Parameter {name} has an unsupported default value type {type(value)}."
            + in_full(UNSUPPORTED_DEFAULT, " Defaults are None, numbers, bools, strings, devices and "
                                           "dtypes.")
        )

    # -- Returns --

    def returns(self, params):
        annotation = self.signature.return_annotation
        if annotation is inspect.Signature.empty:
            raise self.error("No return type annotation was provided. Please add one.")
        annotation = self.annotation(annotation)
        if self.is_out or self.is_inplace:
            return self.aliased_returns(params)
        if annotation is None or annotation is type(None):
            return "()"
        single = _lookup(SUPPORTED_RETURN_TYPES, annotation)
        if single is not None:
            return single
        if annotation is typing.Tuple or typing.get_origin(annotation) is tuple:
            elements = typing.get_args(annotation)
            types = [_lookup(SUPPORTED_RETURN_TYPES, element) for element in elements]
            if None not in types:
                # Extra brackets tell a one-element tuple from a single value.
                return f"(({types[0]}))" if len(types) == 1 else f"({', '.join(types)})"
        raise self.error(
            f"Return has unsupported type {annotation}. "
            f"The valid types are: {SUPPORTED_RETURN_TYPES}."
        )

    def aliased_returns(self, params):
        """An operator tagged `out` or `inplace` returns the arguments that it writes to."""
        written = []
        for index, (name, param) in enumerate(params):
            if name in self.mutates_args:
                if self.is_out and param.kind != param.KEYWORD_ONLY:
                    raise self.error("torch.Tag.out requires mutable arguments to be keyword-only.")
                written.append(f"Tensor(a{index}!)")
        return written[0] if len(written) == 1 else f"({', '.join(written)})"


def _has_tag(tags, name):
    tag = getattr(_C.Tag, name, None)
    return tag is not None and tag in tags


def _lookup(table, annotation):
    try:
        return table.get(annotation)
    except TypeError:  # not hashable, so not a type
        return None


def _unsupported_parameter(name, annotation):
    what = f"Parameter {name} has unsupported type {annotation}. "
    if annotation is typing.Tuple or typing.get_origin(annotation) is tuple or annotation is tuple:
        instead = tuple_to_list(annotation)
        example = ""
        if _lookup(SUPPORTED_PARAM_TYPES, instead) is not None:
            example = f"For example, {instead}."
        what += (
            "We do not support Tuple inputs in schema. As a workaround, please try to use List "
            f"instead. {example}\n\n"
        )
    return what + f"The valid types are: {SUPPORTED_PARAM_TYPES.keys()}."


def tuple_to_list(tuple_type):
    """Returns the list type that can replace a tuple type in a signature."""
    args = typing.get_args(tuple_type)
    if not args:
        return list
    if len(args) == 1 or (len(args) == 2 and args[1] is Ellipsis):
        return list[args[0]]
    return list[typing.Union[args]]


def parse_return(annotation, error_fn):
    """Returns the text of a schema's returns for an annotation."""
    function = lambda: None  # noqa: E731
    function.__annotations__["return"] = annotation
    try:
        return _Inference(function, (), ()).returns([])
    except ValueError as error:
        error_fn(str(error))
