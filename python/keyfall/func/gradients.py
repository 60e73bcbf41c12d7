"""Gradients as functions: `grad`, `vjp`, `jvp`, `linearize`. All of them record the function and go backward."""

import functools

from .. import _C
from ..utils import _pytree as pytree
from . import functionalization, mapping
from .recording import Forward, Record, is_differentiable, is_recorded_outside, ones, recording


def grad_and_value(func, argnums=0, has_aux: bool = False):
    """Returns a function that returns the gradient of `func`, which returns one number, and its value: a
    pair (gradient, value), or with has_aux=True (gradient, (value, aux)). See grad."""

    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        return functionalization.outside(_grad_and_value, func, args, kwargs, argnums, has_aux)

    return wrapper


def _grad_and_value(func, args, kwargs, argnums, has_aux):
    outside = is_recorded_outside()
    with recording():
        record = Record(args, argnums, "grad_and_value(f)(*args)", outside=outside)
        output, aux = record.call(func, has_aux, kwargs)
        _check_number(output)
        gradients = record.structured([record.free(value) for value in record.gradients([output], [ones(output)])])
        value = record.free(output)
        return gradients, (value, pytree.tree_map(record.free, aux)) if has_aux else value


def _check_number(output):
    if not isinstance(output, _C.Tensor):
        raise RuntimeError(f"grad_and_value(f)(*args): Expected f(*args) to return a tensor, got {type(output)}")
    if output.dim() != 0:
        raise RuntimeError("grad_and_value(f)(*args): Expected f(*args) to return a scalar tensor, got tensor with "
                           f"{output.dim()} dims. Maybe you wanted to use the vjp or jacrev APIs instead?")
    if output.is_complex() and output.requires_grad:
        raise RuntimeError("grad_and_value(f)(*args): a complex number has no gradient without a cotangent, got a tensor "
                           f"of {output.dtype}. Maybe you wanted to use the vjp API instead?")


def grad(func, argnums=0, has_aux: bool = False):
    """Returns a function that returns the gradient of `func`, which returns one number, for the arguments
    `argnums`; with has_aux=True, a pair of it and of the second thing that `func` returns.

        keyfall.func.grad(lambda x: x.sin())(keyfall.tensor(0.0))
    """
    both = grad_and_value(func, argnums, has_aux)

    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        gradients, rest = both(*args, **kwargs)
        return (gradients, rest[1]) if has_aux else gradients

    return wrapper


def vjp(func, *primals, has_aux: bool = False):
    """Returns (func(*primals), a function that multiplies vectors with the Jacobian matrix), and with
    has_aux=True the second thing that `func` returns."""
    return functionalization.outside(_vjp, func, primals, has_aux)


def _vjp(func, primals, has_aux):
    outside = is_recorded_outside()
    with recording():
        record = Record(primals, tuple(range(len(primals))), "vjp(f, *primals)", outside=outside)
        result, aux = record.call(func, has_aux)
        outputs, form = record.outputs(result)
        check_differentiable(outputs, record.name)

        def vjp_fn(cotangents, retain_graph=True, create_graph=None):
            return functionalization.outside(_pull_back, None, record, outputs, form, cotangents)

        value = pytree.tree_map(record.free, result)
        return (value, vjp_fn, pytree.tree_map(record.free, aux)) if has_aux else (value, vjp_fn)


def check_differentiable(outputs, name):
    for output in outputs:
        if not is_differentiable(output):
            raise RuntimeError(f"{name}: All outputs of f must be floating-point or complex Tensors, got Tensor with dtype "
                               f"{output.dtype}")


def _pull_back(_, record, outputs, form, cotangents):
    values, its_form = pytree.tree_flatten(cotangents)
    if its_form != form:
        raise RuntimeError("Expected pytree structure of cotangents to be the same as pytree structure of outputs to the "
                           "function")
    outside = is_recorded_outside()

    def of_example(*cotangents):
        found = record.gradients(outputs, record.cotangents(cotangents))
        return record.structured([record.free(value, outside) for value in found])

    with recording():
        return mapping.one_by_one(of_example, values, {}, inside=record.levels)


def jvp(func, primals, tangents, *, strict: bool = False, has_aux: bool = False):
    """Returns (func(*primals), the Jacobian matrix times the tangents). strict=True refuses an output that depends on
    no input."""
    return functionalization.outside(_jvp, func, primals, tangents, strict, has_aux)


def _jvp(func, primals, tangents, strict, has_aux):
    name, outside = "jvp(f, primals, tangents)", is_recorded_outside()
    vectors = _checked_tangents(primals, tangents, name)
    with recording():
        record = Record(primals, tuple(range(len(primals))), name, outside=outside)
        result, aux = record.call(func, has_aux, forward=True)
        outputs, form = record.outputs(result)
        if strict and not all(map(record.depends, outputs)):
            raise RuntimeError(f"{name}: The output of f is independent of the inputs. This is not allowed with strict=True.")
        moved = Forward(record, outputs).along(vectors)
        pair = pytree.tree_map(record.free, result), pytree.tree_unflatten(moved, form)
        return (*pair, pytree.tree_map(record.free, aux)) if has_aux else pair


def _checked_tangents(primals, tangents, name):
    """The tensors of the tangents."""
    flat = []
    for what, values in (("primals", primals), ("tangents", tangents)):
        if not isinstance(values, tuple):
            raise RuntimeError(f"{name}: Expected {what} to be tuples, got {type(values)}")
        flat.append(pytree.tree_flatten(values))
    (values, form), (vectors, its_form) = flat
    if form != its_form:
        raise RuntimeError(f"{name}: Expected primals and tangents to be tuples of the same python structure")
    for what, leaves in (("primals", values), ("tangents", vectors)):
        if not leaves or not all(isinstance(leaf, _C.Tensor) for leaf in leaves):
            raise RuntimeError(f"{name}: Expected {what} to contain tensors, and nothing else")
    _check_primals(values)
    return vectors


def _check_primals(values):
    for value in values:
        if not is_differentiable(value):
            raise ValueError(f"Expected primal to be floating point or complex, but got: {value.dtype}")


def linearize(func, *primals):
    """Returns (func(*primals), a function that multiplies the Jacobian matrix with vectors). The function `func` is
    called once.

        value, along = keyfall.func.linearize(keyfall.sin, keyfall.tensor(0.0))
        along(keyfall.tensor(2.0))
    """
    return functionalization.outside(_linearize, func, primals)


def _linearize(func, primals):
    outside = is_recorded_outside()
    values, form = pytree.tree_flatten(primals)
    _check_primals(values)
    with recording():
        record = Record(primals, tuple(range(len(primals))), "linearize(f, *primals)", outside=outside)
        result, _ = record.call(func, has_aux=False, forward=True)
        outputs, out_form = record.outputs(result)
        forward = Forward(record, outputs)

    def push_forward(_, tangents):
        vectors, its_form = pytree.tree_flatten(tangents)
        if its_form != form:
            raise RuntimeError(f"Expected the tangents {its_form} to have the same argspec as the primals {form}")
        for vector, value in zip(vectors, values, strict=True):
            if vector.shape != value.shape or vector.dtype != value.dtype:
                raise RuntimeError(f"a tangent with shape {vector.shape} and dtype {vector.dtype} doesn't match the shape "
                                   f"{value.shape} and dtype {value.dtype} of the corresponding primal.")
        with recording():
            return pytree.tree_unflatten(forward.along(vectors), out_form)

    def jvp_fn(*tangents):
        return functionalization.outside(push_forward, None, tangents)

    return pytree.tree_map(record.free, result), jvp_fn
