"""What the transforms that differentiate have in common: the record of one call of a function. Under vmap, each
example has a copy of what is differentiated, and so gradients of its own."""

import contextlib

from .. import _C
from .._loading import lazy_module as _lazy_module
from ..utils import _pytree as pytree
from . import captured, mapping

_autograd = _lazy_module("keyfall.autograd")


def is_recorded_outside():
    """Whether what a transform computes here is recorded by whoever calls it."""
    return (_C.is_grad_enabled() or captured.is_forward()) and not _C.is_inference_mode_enabled()


@contextlib.contextmanager
def recording():
    """Records operators, whatever the caller's modes are."""
    normal = _autograd.inference_mode(False) if _C.is_inference_mode_enabled() else contextlib.nullcontext()
    with normal, _autograd.enable_grad():
        yield


def is_differentiable(tensor):
    return tensor.is_floating_point() or tensor.is_complex()


def _chosen(argnums, count, name):
    """The places of arguments, from 0."""
    if not (isinstance(argnums, int) or isinstance(argnums, tuple) and all(isinstance(each, int) for each in argnums)):
        raise RuntimeError(f"{name}: argnums must be int or Tuple[int, ...], got: {type(argnums)}")
    numbers = argnums if isinstance(argnums, tuple) else (argnums,)
    if not all(-count <= number < count for number in numbers):
        raise RuntimeError(f"{name}: Got argnum={argnums}, but only {count} positional inputs")
    numbers = tuple(number % count for number in numbers)
    if not numbers:
        raise RuntimeError(f"{name}: argnums must be non-empty")
    if len(set(numbers)) < len(numbers):
        raise RuntimeError(f"{name}: argnums elements must be unique, got {numbers}")
    return numbers


def _leaf(tensor):
    tensor.requires_grad = True  # requires_grad_() is refused in a function that is transformed
    return tensor


class Record:
    """The arguments of one call, prepared for differentiation. Use it inside of recording()."""

    def __init__(self, args, argnums, name, *, outside, refusal=RuntimeError):
        self.name, self._outside, self._refusal = name, outside, refusal
        self._single = not isinstance(argnums, tuple)
        self.args, self.inputs, self._forms = list(args), [], []
        for number in _chosen(argnums, len(args), name) if args or self._single else ():
            values, form = pytree.tree_flatten(args[number])
            prepared = [self._prepare(value) for value in values]
            self._forms.append(form)
            self.args[number] = pytree.tree_unflatten(prepared, form)
        self.levels = mapping.levels_here()

    def _prepare(self, value):
        if not isinstance(value, _C.Tensor):
            raise ValueError(f"{self.name}: Expected all inputs to be tensors, got unsupported type {type(value)}")
        if not is_differentiable(value):
            raise self._refusal(f"{self.name}: gradients need floating-point or complex inputs, not {value.dtype}")
        recorded = self._outside and value.requires_grad
        plain, levels = mapping.for_each_example(captured.saveable(value))
        inner = plain.view_as(plain) if recorded else _leaf(plain.detach())
        self.inputs.append(inner)
        return mapping.mapped(inner, levels)

    def call(self, func, has_aux, kwargs=None, *, forward=False):
        """Calls the function; returns (its result, aux). forward: for derivatives that no_grad does not stop."""
        with captured.guard(self.inputs, forward):
            result = func(*self.args, **(kwargs or {}))
        if not has_aux:
            return result, None
        if not (isinstance(result, tuple) and len(result) == 2):
            raise RuntimeError(f"{self.name}: with has_aux=True, the function must return a tuple (output, aux)")
        if not all(isinstance(each, _C.Tensor) for each in pytree.tree_leaves(result[1])):
            raise RuntimeError(f"{self.name}: Expected tensors in aux")
        return result

    def outputs(self, result):
        """The tensors of a result, and its structure."""
        values, form = pytree.tree_flatten(result)
        if not values:
            raise RuntimeError(f"{self.name}: Expected f to be a function that has non-empty output (got output = {result})")
        for value in values:
            if not isinstance(value, _C.Tensor):
                raise RuntimeError(f"{self.name}: Expected f(*args) to return only tensors, got unsupported type "
                                   f"{type(value)}")
        return values, form

    def cotangents(self, values):
        """What gradients() takes, and Forward the like."""
        return [mapping.for_each_example(captured.saveable(value), self.levels)[0] for value in values]

    def gradients(self, outputs, cotangents):
        """For each input, zeros where no output depends on it."""
        with _C.DisableTorchFunctionSubclass():
            return gradients([mapping.plain(output) for output in outputs], self.inputs, cotangents)

    def structured(self, values):
        """Values for the inputs, in the structure of the arguments."""
        values, results = iter([mapping.mapped(value, self.levels) for value in values]), []
        for form in self._forms:
            results.append(pytree.tree_unflatten([next(values) for _ in range(form.num_leaves)], form))
        return results[0] if self._single else tuple(results)

    def free(self, value, outside=None):
        """A result without the graph of this call, unless something outside of it is differentiated, too."""
        if not isinstance(value, _C.Tensor):
            return value
        with _C.DisableTorchFunctionSubclass():
            recorded = self._outside if outside is None else outside
            if recorded and value.requires_grad and self._reaches(value, outside=True):
                return value
            return mapping.for_all_examples(_C.Tensor.detach, value)

    def depends(self, value):
        """Whether a result was computed from the inputs."""
        return value.requires_grad and self._reaches(value, outside=False)

    def _reaches(self, value, *, outside):
        """Whether the history of a value has a leaf that is an input, or one that is none."""
        own = {id(each) for each in self.inputs if each.is_leaf}
        inner = {each.grad_fn for each in self.inputs if not each.is_leaf}
        if value.grad_fn is None:
            return (id(value) not in own) == outside
        waiting, seen = [value.grad_fn], set()
        while waiting:
            node = waiting.pop()
            if node is None or node in seen:
                continue
            seen.add(node)
            variable = getattr(node, "variable", None)
            if (node in inner and not outside) or (variable is not None and (id(variable) not in own) == outside):
                return True
            waiting += [following for following, _ in node.next_functions]
        return False


def gradients(outputs, inputs, cotangents):
    pairs = [(output, cotangent) for output, cotangent in zip(outputs, cotangents, strict=True) if output.requires_grad]
    found = [None] * len(inputs)
    if pairs:
        found = _autograd.grad([output for output, _ in pairs], inputs, [cotangent for _, cotangent in pairs],
                               create_graph=True, allow_unused=True)
    return [_C._VariableFunctions.zeros_like(value) if one is None else one
            for value, one in zip(inputs, found, strict=True)]


def ones(output):
    with _C.DisableTorchFunctionSubclass():
        return _C._VariableFunctions.ones_like(mapping.plain(output))


class Forward:
    """The derivatives of a recorded call in the direction of its inputs, by going backward twice: the gradients for the
    inputs are linear in weights of the outputs, and their derivatives for the weights are what we look for."""

    def __init__(self, record, outputs):
        self._record, self._outputs = record, outputs
        self._smooth = [output for output in outputs if is_differentiable(output)]
        self._weights = [_leaf(ones(output)) for output in self._smooth]
        self._gradients = record.gradients(self._smooth, self._weights)
        record.inputs += self._weights  # they belong to the graph of the call, too

    def along(self, tangents):
        """For each output, zeros where it depends on no input."""
        return mapping.one_by_one(self._along, tangents, {}, inside=self._record.levels)

    def _along(self, *tangents):
        plain = self._record.cotangents(tangents)
        with _C.DisableTorchFunctionSubclass():
            found = iter(gradients(self._gradients, self._weights, plain))
            moved = [next(found) if is_differentiable(output) else _C._VariableFunctions.zeros_like(mapping.plain(output))
                     for output in self._outputs]
            return [self._record.free(mapping.mapped(value, mapping.levels_of(output)))
                    for value, output in zip(moved, self._outputs, strict=True)]
