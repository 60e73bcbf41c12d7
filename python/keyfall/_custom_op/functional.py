"""Functional counterparts of operators that write to their arguments."""

import re

from .._library import utils
from .._ops import OpOverload


def register_functional_op(lib, new_op_name, mutable_op):
    """Defines `new_op_name`, the functional form of `mutable_op`: it copies the arguments that
    `mutable_op` writes to, runs it on the copies and returns them after the results.
    Functionalization runs it instead of `mutable_op`."""
    _check(mutable_op)
    schema = mutable_op._schema
    lib.define(_functional_schema(new_op_name, schema))
    written = [i for i, argument in enumerate(schema.arguments) if argument.is_write]
    returns = len(schema.returns)

    def functional(*args):
        args = list(args)
        for index in written:
            if args[index] is not None:
                args[index] = args[index].clone()
        result = mutable_op(*args)
        results = [] if returns == 0 else [result] if returns == 1 else list(result)
        results += [args[index] for index in written if args[index] is not None]
        return tuple(results)

    lib.impl(new_op_name, functional, "CompositeExplicitAutograd")
    functional_op = utils.lookup_op(f"{lib.ns}::{new_op_name}")

    def functionalized(*args, **kwargs):
        raise NotImplementedError(
            f"{mutable_op}: functionalization, which would run {functional_op} instead, is not "
            "part of this version of keyfall"
        )

    lib.impl(mutable_op, functionalized, "Functionalize")


def _check(op):
    if not isinstance(op, OpOverload):
        raise TypeError(
            f"register_functional_op(mutable_op): expected mutable_op to be instance of "
            f"OpOverload but got {type(op)}"
        )
    schema = op._schema
    arguments, returns = utils.alias_annotations(schema)
    if not schema.is_mutable or any(result.write for result in returns):
        raise RuntimeError(
            "Expected op to be mutable (as opposed to functional, inplace or out); got schema "
            f"{schema}"
        )
    if any(
        argument.is_write and utils.is_tensorlist_like_type(argument.type)
        for argument in schema.arguments
    ):
        raise RuntimeError(
            f"NYI: register_functional_op(op) where op writes to lists. Got {schema}"
        )
    if any(result.names for result in returns):
        raise RuntimeError(f"NYI: register_functional_op(op) where op returns views. Got {schema}")


def _functional_schema(name, schema):
    """Returns the schema without write annotations; the written arguments become extra returns."""
    text = str(schema)
    body = text[text.index("(") :]
    arguments, _, returns = body.rpartition(" -> ")
    arguments = re.sub(r"\([a-z]\w*!\)", "", arguments)
    results = (
        [] if returns.strip() == "()" else [returns.strip().removeprefix("(").removesuffix(")")]
    )
    for argument in schema.arguments:
        if argument.is_write:
            results.append("Tensor" if str(argument.type) == "Tensor" else "Tensor?")
    return f"{name}{arguments} -> ({', '.join(results)})"
