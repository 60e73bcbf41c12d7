"""Matrices of derivatives as functions: `jacrev`, `jacfwd`, `hessian`. All of them go backward once for each element
of the outputs."""

import contextlib
import functools

from .. import _C
from ..utils import _pytree as pytree
from . import functionalization, mapping
from .gradients import check_differentiable
from .recording import Record, is_differentiable, is_recorded_outside, ones, recording


def jacrev(func, argnums=0, *, has_aux: bool = False, chunk_size: int | None = None,
           _preallocate_and_copy: bool = False):  # fmt: skip
    """Returns a function that returns the derivatives of each element of the outputs for each of the inputs,
    in tensors with the dimensions of the output and then those of the input."""
    if not (chunk_size is None or chunk_size > 0):
        raise ValueError(f"jacrev: chunk_size should be None or greater than 0. (got {chunk_size})")

    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        return functionalization.outside(_jacobian, func, args, kwargs, argnums, has_aux, "jacrev", contextlib.nullcontext())

    return wrapper


def jacfwd(func, argnums=0, has_aux: bool = False, *, randomness: str = "error"):
    """The derivatives that jacrev returns, in the element type of the outputs, which may be integers, too. randomness:
    whether `func` may use random numbers ("same", "different") or not ("error")."""
    mapping.check_randomness(randomness)

    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        random = mapping.without_random_numbers() if randomness == "error" else contextlib.nullcontext()
        return functionalization.outside(_jacobian, func, args, kwargs, argnums, has_aux, "jacfwd", random)

    return wrapper


def hessian(func, argnums=0):
    """Returns a function that returns the second derivatives of `func`."""
    return jacfwd(jacrev(func, argnums), argnums)


def _jacobian(func, args, kwargs, argnums, has_aux, kind, random):
    outside, is_forward = is_recorded_outside(), kind == "jacfwd"
    with recording():
        record = Record(args, argnums, f"{kind}(f, ...)(*args)", outside=outside,
                        refusal=ValueError if is_forward else RuntimeError)
        _check_real(record.inputs, kind, "inputs")
        with random:
            result, aux = record.call(func, has_aux, kwargs, forward=is_forward)
        outputs, form = record.outputs(result)
        _check_real(outputs, kind, "outputs")
        if kind == "jacrev":
            check_differentiable(outputs, record.name)
        matrices = [record.structured([_result(record, value, output, kind) for value in _rows(record, output)])
                    for output in outputs]
        jacobian = pytree.tree_unflatten(matrices, form)
        return (jacobian, pytree.tree_map(record.free, aux)) if has_aux else jacobian


def _check_real(tensors, kind, what):
    if any(tensor.is_complex() for tensor in tensors):
        raise RuntimeError(f"{kind}: Expected all {what} to be real but received a complex tensor")


def _result(record, value, output, kind):
    freed = record.free(value)
    return freed.to(output.dtype) if kind == "jacfwd" else freed


def _rows(record, output):
    """The derivatives of an output's elements for each input."""
    shape, level_count = tuple(output.shape), len(record.levels)
    with _C.DisableTorchFunctionSubclass():
        plain = mapping.for_each_example(output)[0]
        rows = []
        if is_differentiable(output):
            elements = plain.reshape((*plain.shape[:level_count], -1)).unbind(-1) if plain.numel() else ()
            rows = [record.gradients([element], [ones(element)]) for element in elements]
        shapes = [(*value.shape[:level_count], *shape, *value.shape[level_count:]) for value in record.inputs]
        if not rows:
            return [value.new_zeros(each) for value, each in zip(record.inputs, shapes, strict=True)]
        return [_C._VariableFunctions.stack(column, level_count).reshape(each)
                for column, each in zip(zip(*rows, strict=True), shapes, strict=True)]
