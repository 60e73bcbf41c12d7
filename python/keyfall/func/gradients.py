"""Gradients as functions: `grad`, `vjp`, `jvp` and Jacobian matrices. All of them record the function and go
backward. Under vmap, each example has a copy of what is differentiated, and so gradients of its own."""

import functools

from .. import _C
from .._loading import lazy_module as _lazy_module
from ..utils import _pytree as pytree
from . import mapping

_autograd = _lazy_module("keyfall.autograd")


class _Recorded:
    """The arguments of one call, prepared for differentiation."""

    def __init__(self, args, argnums, name):
        chosen = argnums if isinstance(argnums, tuple) else (argnums,)
        if not all(-len(args) <= number < len(args) for number in chosen):
            raise RuntimeError(f"{name}: Got argnum={argnums}, but only {len(args)} positional inputs")
        self._single = not isinstance(argnums, tuple)
        self.args, self.inputs, self._forms = list(args), [], []
        for number in chosen:
            values, form = pytree.tree_flatten(args[number])
            prepared = [self._prepare(value, name) for value in values]
            self._forms.append(form)
            self.args[number] = pytree.tree_unflatten(prepared, form)
        self.levels = tuple(range(len(mapping._thread.calls)))

    def _prepare(self, value, name):
        if not isinstance(value, _C.Tensor):
            raise ValueError(f"{name}: Expected all inputs to be tensors, got unsupported type {type(value)}")
        if not (value.is_floating_point() or value.is_complex()):
            raise RuntimeError(f"{name}: gradients need floating-point or complex inputs, not {value.dtype}")
        outside = _C.is_grad_enabled() and value.requires_grad
        with _autograd.enable_grad():
            plain, levels = mapping._for_each_example(value)
            inner = plain.view_as(plain) if outside else plain.detach().requires_grad_()
            self.inputs.append(inner)
            return mapping._mapped(inner, levels)

    def gradients(self, outputs, cotangents):
        """For each input, zeros where no output depends on it."""
        with _C.DisableTorchFunctionSubclass():
            return _gradients([mapping._plain(output) for output in outputs], self.inputs, cotangents)

    def structured(self, values):
        """Values for the inputs, in the structure of the arguments."""
        values, results = iter([mapping._mapped(value, self.levels) for value in values]), []
        for form in self._forms:
            results.append(pytree.tree_unflatten([next(values) for _ in range(form.num_leaves)], form))
        return results[0] if self._single else tuple(results)

    def free(self, value):
        """A result without the graph of this call, unless something outside of it is differentiated, too."""
        if not isinstance(value, _C.Tensor):
            return value
        with _C.DisableTorchFunctionSubclass():
            outside = value.requires_grad and _C.is_grad_enabled() and self._reaches_outside(value)
            return value if outside else mapping._mapped(mapping._plain(value).detach(), getattr(value, "levels", ()))

    def _reaches_outside(self, value):
        own = {id(each) for each in self.inputs if each.is_leaf}
        waiting, seen = [value.grad_fn], set()
        while waiting:
            node = waiting.pop()
            if node is None or node in seen:
                continue
            seen.add(node)
            variable = getattr(node, "variable", None)
            if variable is not None and id(variable) not in own:
                return True
            waiting += [following for following, _ in node.next_functions]
        return False


def _gradients(outputs, inputs, cotangents):
    pairs = [(output, cotangent) for output, cotangent in zip(outputs, cotangents, strict=True) if output.requires_grad]
    found = [None] * len(inputs)
    if pairs:
        found = _autograd.grad([output for output, _ in pairs], inputs, [cotangent for _, cotangent in pairs],
                               create_graph=True, allow_unused=True)
    return [_C._VariableFunctions.zeros_like(value) if one is None else one
            for value, one in zip(inputs, found, strict=True)]


def _call(func, args, kwargs, has_aux):
    with _autograd.enable_grad():
        result = func(*args, **kwargs)
    if not has_aux:
        return result, None
    if not (isinstance(result, tuple) and len(result) == 2):
        raise RuntimeError("with has_aux=True, the function must return a tuple (output, aux)")
    return result


def _tensors(result, name):
    values, form = pytree.tree_flatten(result)
    if not all(isinstance(value, _C.Tensor) for value in values):
        raise RuntimeError(f"{name}: Expected f(*args) to return only tensors")
    return values, form


def _ones(output):
    with _C.DisableTorchFunctionSubclass():
        return _C._VariableFunctions.ones_like(mapping._plain(output))


def grad_and_value(func, argnums=0, has_aux: bool = False):
    """Returns a function that returns the gradient of `func`, which returns one number, and its value: a
    pair (gradient, value), or with has_aux=True (gradient, (value, aux)). See grad."""

    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        recorded = _Recorded(args, argnums, "grad_and_value(f)(*args)")
        output, aux = _call(func, recorded.args, kwargs, has_aux)
        if not isinstance(output, _C.Tensor):
            raise RuntimeError(f"grad_and_value(f)(*args): Expected f(*args) to return a tensor, got {type(output)}")
        if output.dim() != 0:
            raise RuntimeError("grad_and_value(f)(*args): Expected f(*args) to return a scalar tensor, got tensor with "
                               f"{output.dim()} dims. Maybe you wanted to use the vjp or jacrev APIs instead?")
        with _autograd.enable_grad():
            found = recorded.gradients([output], [_ones(output)])
        gradients = recorded.structured([recorded.free(value) for value in found])
        value = recorded.free(output)
        return gradients, (value, pytree.tree_map(recorded.free, aux)) if has_aux else value

    return wrapper


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
    recorded = _Recorded(primals, tuple(range(len(primals))), "vjp(f, *primals)")
    result, aux = _call(func, recorded.args, {}, has_aux)
    outputs, form = _tensors(result, "vjp(f, *primals)")

    def vjp_fn(cotangents, retain_graph=True, create_graph=None):
        values, its_form = pytree.tree_flatten(cotangents)
        if its_form != form:
            raise RuntimeError("Expected pytree structure of cotangents to be the same as pytree structure of outputs to "
                               "the function")
        plain = [mapping._for_each_example(value)[0] for value in values]
        with _autograd.enable_grad():
            found = recorded.gradients(outputs, plain)
        results = recorded.structured([recorded.free(value) for value in found])
        return results

    value = pytree.tree_map(recorded.free, result)
    return (value, vjp_fn, pytree.tree_map(recorded.free, aux)) if has_aux else (value, vjp_fn)


def jvp(func, primals, tangents, *, strict: bool = False, has_aux: bool = False):
    """Returns (func(*primals), the Jacobian matrix times the tangents), by going backward twice."""
    if not isinstance(primals, tuple) or not isinstance(tangents, tuple) or len(primals) != len(tangents):
        raise RuntimeError("jvp(f, primals, tangents): Expected primals and tangents to be tuples of one length")
    recorded = _Recorded(primals, tuple(range(len(primals))), "jvp(f, primals, tangents)")
    result, aux = _call(func, recorded.args, {}, has_aux)
    outputs, form = _tensors(result, "jvp(f, primals, tangents)")
    vectors = [mapping._for_each_example(value)[0] for value in pytree.tree_leaves(tangents)]
    with _autograd.enable_grad():
        weights = [_ones(output).requires_grad_() for output in outputs]
        moved = _gradients(recorded.gradients(outputs, weights), weights, vectors)
    recorded.inputs += weights  # they belong to the graph of this call, too
    moved = [recorded.free(mapping._mapped(value, getattr(output, "levels", ())))
             for value, output in zip(moved, outputs, strict=True)]
    pair = pytree.tree_map(recorded.free, result), pytree.tree_unflatten(moved, form)
    return (*pair, pytree.tree_map(recorded.free, aux)) if has_aux else pair


def jacrev(func, argnums=0, *, has_aux: bool = False, chunk_size: int | None = None,
           _preallocate_and_copy: bool = False):  # fmt: skip
    """Returns a function that returns the derivatives of each element of the outputs for each of the inputs,
    in tensors with the dimensions of the output and then those of the input."""

    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        recorded = _Recorded(args, argnums, "jacrev(f, ...)(*args)")
        result, aux = _call(func, recorded.args, kwargs, has_aux)
        outputs, form = _tensors(result, "jacrev(f, ...)(*args)")
        with _autograd.enable_grad():
            matrices = [recorded.structured([recorded.free(value) for value in _rows(recorded, output)])
                        for output in outputs]
        jacobian = pytree.tree_unflatten(matrices, form)
        return (jacobian, pytree.tree_map(recorded.free, aux)) if has_aux else jacobian

    return wrapper


def _rows(recorded, output):
    """The derivatives of an output's elements for each input."""
    shape, level_count = tuple(output.shape), len(recorded.levels)
    with _C.DisableTorchFunctionSubclass():
        plain = mapping._for_each_example(output)[0]
        elements = plain.reshape(*plain.shape[:level_count], -1).unbind(-1)
        rows = [recorded.gradients([element], [_ones(element)]) for element in elements]
        return [_C._VariableFunctions.stack(column, level_count).reshape(
                    *value.shape[:level_count], *shape, *value.shape[level_count:])
                if rows else value.new_zeros((*value.shape[:level_count], *shape, *value.shape[level_count:]))
                for value, column in zip(recorded.inputs, zip(*rows, strict=True) if rows else recorded.inputs)]  # fmt: skip


def jacfwd(func, argnums=0, has_aux: bool = False, *, randomness: str = "error"):
    """The derivatives that jacrev returns, computed in the same way."""
    return jacrev(func, argnums, has_aux=has_aux)


def hessian(func, argnums=0):
    """Returns a function that returns the second derivatives of `func`: jacrev, twice."""
    return jacrev(jacrev(func, argnums), argnums)
