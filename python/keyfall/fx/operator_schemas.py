"""Arguments of calls in the order of a function's signature."""

import inspect
from typing import NamedTuple

from .. import _ops

__all__ = ["ArgsKwargsPair", "get_signature_for_torch_op", "normalize_function",
           "normalize_module"]  # fmt: skip


class ArgsKwargsPair(NamedTuple):
    """Positional and keyword arguments."""

    args: tuple
    kwargs: dict


def _signature_of(schema):
    kinds = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY
    parameters = []
    for argument in schema.arguments:
        default = argument.default_value if argument.has_default_value() else inspect.Parameter.empty
        name = "input" if argument.name == "self" else argument.name
        parameters.append(inspect.Parameter(name, kinds[argument.kwarg_only], default=default))
    return inspect.Signature(parameters)


def get_signature_for_torch_op(op, return_schemas=False):
    """The signatures of an operator's overloads, or None for a function that is no operator."""
    schemas = []
    if isinstance(op, _ops.OpOverload):
        schemas = [op._schema]
    else:
        packet = getattr(_ops.ops.aten, getattr(op, "__name__", "?"), None)
        if packet is not None:
            schemas = [getattr(packet, name)._schema for name in packet.overloads()]
            schemas = [schema for schema in schemas if not schema.overload_name.endswith("out")]
    signatures = []
    for schema in schemas:
        try:
            signatures.append(_signature_of(schema))
        except ValueError:  # a parameter without a default behind one with it
            continue
    if return_schemas:
        return (signatures, schemas) if schemas else (None, None)
    return signatures or None


def _bound(signature, args, kwargs, only_kwargs):
    """The arguments with defaults filled in: required ones by position, others by name."""
    bound = signature.bind(*args, **kwargs)
    bound.apply_defaults()
    positional, named = [], {}
    for name, parameter in signature.parameters.items():
        value = bound.arguments[name]
        if parameter.kind is parameter.VAR_POSITIONAL:
            positional.extend(value)
        elif parameter.kind is parameter.VAR_KEYWORD:
            named.update(value)
        elif only_kwargs or parameter.default is not parameter.empty:
            named[name] = value
        else:
            positional.append(value)
    return ArgsKwargsPair(tuple(positional), named)


def normalize_function(target, args, kwargs=None, arg_types=None, kwarg_types=None,
                       normalize_to_only_use_kwargs=False):
    """The arguments of a call in the order of its signature, with defaults; None where several overloads
    or none could be meant."""
    kwargs = kwargs or {}
    signatures = get_signature_for_torch_op(target)
    if signatures is None or hasattr(target, "__wrapped__") or inspect.isfunction(target):
        try:
            signatures = [inspect.signature(inspect.unwrap(target))]
        except (TypeError, ValueError):
            signatures = signatures or []
    found = []
    for signature in signatures:
        try:
            found.append(_bound(signature, args, kwargs, normalize_to_only_use_kwargs))
        except TypeError:
            continue
    return found[0] if found and all(one == found[0] for one in found[1:]) else None


def normalize_module(root, target, args, kwargs=None, normalize_to_only_use_kwargs=False):
    """The same for the forward method of a submodule."""
    try:
        module = root.get_submodule(target)
    except AttributeError as error:
        raise RuntimeError(f"Tried to normalize node with target {target} but root did not have that "
                           "target!") from error
    return _bound(inspect.signature(module.forward), args, kwargs or {}, normalize_to_only_use_kwargs)
