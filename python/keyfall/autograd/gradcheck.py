"""Checks gradients against finite differences.

Everything is treated as a function of real numbers: a complex input or output is a pair of them.
backward with gradient 1 gives the derivative of an output's real part, with 1j that of its
imaginary part. The real part of a complex input's gradient is the derivative by the input's real
part, the imaginary part the derivative by its imaginary part."""

import sys
import types
import warnings
from collections.abc import Callable, Sequence
from itertools import product

from .._C import Tensor
from .. import _C
from .._loading import lazy_module as _lazy_module
from .engine import grad as _grad

_sparse_parts = _lazy_module("keyfall.sparse.parts")

__all__ = ["GradcheckError", "gradcheck", "gradgradcheck"]

_functions = _C._VariableFunctions


class GradcheckError(RuntimeError):
    """Raised by gradcheck and gradgradcheck if a gradient is wrong."""


# ---- Inputs and outputs --------------------------------------------------------------------------


def _tensors_in(values):
    """Returns the tensors among the arguments, including those in lists."""
    if isinstance(values, _C.TensorBase):
        return [values]
    if isinstance(values, (tuple, list)):
        return [tensor for value in values for tensor in _tensors_in(value)]
    return []


def _is_double(tensor):
    return tensor.dtype in (_C.float64, _C.complex128)


def _check_inputs(inputs):
    """Returns the inputs that require gradients."""
    checked = [tensor for tensor in _tensors_in(inputs) if tensor.requires_grad]
    if not checked:
        raise ValueError("gradcheck expects at least one input tensor to require gradient, but "
                         "none of them have requires_grad=True.")
    for at, tensor in enumerate(checked):
        if not _is_double(tensor):
            warnings.warn(f"Input #{at} requires gradient and is not a double precision floating "
                          "point or complex. This check will likely fail if all the inputs are "
                          "not of double precision floating point or complex.", stacklevel=4)
        if tensor.layout is _C.strided and any(
                step == 0 and size > 1 for step, size in zip(tensor.stride(), tensor.size())):
            raise RuntimeError(f"The {at}th input has a dimension with stride 0. gradcheck only "
                               "supports inputs that are non-overlapping to be able to compute the "
                               "numerical gradients correctly. You should call .contiguous on the "
                               "input before passing it to gradcheck.")
        if not tensor.is_leaf:
            tensor.retain_grad()
    return checked


def _outputs_of(result):
    """Returns the outputs, and those that are differentiable."""
    outputs = result if isinstance(result, (tuple, list)) else (result,)
    tensors = tuple(output for output in outputs if isinstance(output, _C.TensorBase))
    if any(output.layout is not _C.strided for output in tensors):
        raise ValueError("Sparse output is not supported at gradcheck yet. Please call "
                         "to_dense(masked_grad=...) on the output of fn for gradcheck.")
    return tensors, tuple(output for output in tensors if output.requires_grad)


def _parts(tensor):
    """Returns the number of real numbers per element."""
    return 2 if tensor.is_complex() else 1


def _flat(tensor):
    """Returns all real numbers of a tensor as a vector, complex ones as pairs; without history."""
    tensor = tensor.detach()
    if tensor.is_complex():
        tensor = _functions.view_as_real(tensor.resolve_conj())
    return tensor.reshape(-1)


def _positions(tensor):
    """Returns the index of each element."""
    return product(*map(range, tensor.size()))


# ---- Finite differences --------------------------------------------------------------------------


def _evaluated(function, inputs, kept):
    """Returns the outputs at the indices `kept` as new tensors."""
    result = function(*inputs)
    outputs = result if isinstance(result, (tuple, list)) else (result,)
    tensors = [output for output in outputs if isinstance(output, _C.TensorBase)]
    return [tensors[at].detach().clone() for at in kept]


def _check_same(above, below, eps, place):
    """Checks that outputs are of one kind on both sides of an input."""
    for what, a, b in (("shape", above.shape, below.shape), ("dtype", above.dtype, below.dtype)):
        if a != b:
            raise AssertionError(f"Expected `func` to return outputs with the same {what} when inputs are perturbed{place} by "
                                 f"{eps}, but got: {what}s {b} and {a}.")


def _difference(function, inputs, kept, move, eps, place=""):
    """Returns the change of the outputs as vectors while `move` shifts an input by +eps and -eps."""
    move(eps)
    above = _evaluated(function, inputs, kept)
    move(-2 * eps)
    below = _evaluated(function, inputs, kept)
    move(eps)
    for a, b in zip(above, below):
        _check_same(a, b, eps, place)
    return [(_flat(a) - _flat(b)) / (2 * eps) for a, b in zip(above, below)]


def _numerical_jacobians(function, inputs, tensor, kept, eps):
    """Returns for each output its matrix of derivatives: one row per number of the input."""
    data = tensor.data
    rows = [[] for _ in kept]
    for at in _positions(tensor):
        for unit in (1, 1j)[:_parts(tensor)]:
            before = data[at].clone()

            def move(step):
                data[at] += step * unit

            for row, change in zip(rows, _difference(function, inputs, kept, move, eps, f" on index {at}")):
                row.append(change)
            data[at] = before
    return [_functions.stack(row) if row else None for row in rows]


def _iter_tensors(values, only_requiring_grad=False):
    """The tensors in nested sequences, in order. PyTorch's tests of modules call this name, and the next."""
    return iter([tensor for tensor in _tensors_in(values) if tensor.requires_grad or not only_requiring_grad])


def _get_numerical_jacobian(fn, inputs, outputs=None, target=None, eps=1e-3, is_forward_ad=False):
    """For each tensor of target (the inputs unless said otherwise) that requires a gradient: the matrices of all outputs,
    with a row for each of its elements."""
    inputs = (inputs,) if isinstance(inputs, _C.TensorBase) else inputs
    outputs = _tensors_in(fn(*inputs) if outputs is None else outputs)
    if not is_forward_ad and any(output.is_complex() for output in outputs):
        raise ValueError("Expected output to be non-complex. get_numerical_jacobian no longer supports functions that "
                         "return complex outputs.")
    kept = [at for at, output in enumerate(outputs) if output.is_floating_point() or output.is_complex()]
    return [tuple(_joined(matrix, tensor, outputs[at])
                  for at, matrix in zip(kept, _numerical_jacobians(fn, inputs, tensor, kept, eps)))
            for tensor in _iter_tensors(inputs if target is None else target, True)]


def _joined(matrix, tensor, output):
    """The matrix with one complex row where it has two real ones for each complex element."""
    if matrix is None:
        return output.new_zeros((0, output.numel()))
    return _functions.complex(matrix[::2], matrix[1::2]) if tensor.is_complex() else matrix


# ---- Gradients -----------------------------------------------------------------------------------


def _backward(output, inputs, vector):
    """Returns the gradients of the inputs, None for those that the output does not depend on."""
    return _grad(output, inputs, vector, retain_graph=True, allow_unused=True)


def _analytical_jacobians(output, inputs):
    """Returns for each input its matrix of derivatives: one column per number of the output."""
    columns = [[] for _ in inputs]
    for at in _positions(output):
        for unit in (1, 1j)[:_parts(output)]:
            vector = _functions.zeros_like(output, memory_format=_C.contiguous_format).detach()
            vector[at] = unit
            for column, tensor, gradient in zip(columns, inputs, _backward(output, inputs, vector)):
                column.append(_gradient_row(tensor, gradient))
    return [_functions.stack(column, 1) if column else None for column in columns]


def _gradient_row(tensor, gradient):
    if gradient is None:
        return _flat(_functions.zeros_like(tensor))
    if gradient.size() != tensor.size():
        raise GradcheckError("Analytical gradient has incorrect size: the input has size "
                             f"{tuple(tensor.size())}, its gradient {tuple(gradient.size())}")
    if gradient.layout != tensor.layout:
        raise GradcheckError(f"grad is incorrect layout ({gradient.layout} is not {tensor.layout})")
    if gradient.is_complex() != tensor.is_complex():
        raise GradcheckError("Analytical gradient has incorrect type: the input is of type "
                             f"{tensor.dtype}, its gradient of type {gradient.dtype}")
    return _flat(gradient)


def _check_dtypes(output, inputs):
    """Checks that gradients have exactly the dtype of their inputs."""
    gradients = _backward(output, inputs, _functions.ones_like(output).detach())
    for at, (tensor, gradient) in enumerate(zip(inputs, gradients)):
        if gradient is not None and gradient.dtype != tensor.dtype:
            raise GradcheckError(f"Gradient has dtype mismatch: input {at} is of type "
                                 f"{tensor.dtype}, its gradient of type {gradient.dtype}")


# ---- Comparison ----------------------------------------------------------------------------------


class _Check:
    """One call of gradcheck: the function, its inputs and outputs, and the tolerances."""

    def __init__(self, function, inputs, checked, outputs, eps, atol, rtol, nondet_tol):
        self.function = function
        self.inputs = inputs
        self.checked = checked
        self.outputs = outputs
        self.eps, self.atol, self.rtol, self.nondet_tol = eps, atol, rtol, nondet_tol

    def positions(self):
        """The indices of the differentiable outputs among all outputs."""
        return [at for at, output in enumerate(self.outputs) if output.requires_grad]

    def close(self, a, b):
        return bool(_functions.allclose(a, b.to(a.dtype), self.rtol, self.atol))

    # Slow mode: every number of every output by every number of every input.

    def slow(self):
        kept = self.positions()
        numerical = [_numerical_jacobians(self.function, self.inputs, tensor, kept, self.eps)
                     for tensor in self.checked]
        for o, position in enumerate(kept):
            output = self.outputs[position]
            analytical = _analytical_jacobians(output, self.checked)
            again = _analytical_jacobians(output, self.checked)
            for i, found in enumerate(analytical):
                expected = numerical[i][o]
                if found is None or expected is None:
                    continue
                self.compare_again(found, again[i])
                self.compare_parts(found, expected, o, i)

    def compare_parts(self, found, expected, o, i):
        """Compares two matrices of derivatives; of a complex output, the imaginary part first."""
        output, tensor = self.outputs[self.positions()[o]], self.checked[i]
        for part, at in (("imaginary", 1), ("real", 0)) if output.is_complex() else (("", 0),):
            one, two = ((m[:, at::_parts(output)] for m in (found, expected)))
            if self.close(one, two):
                continue
            where = f"While considering the {part} part of complex outputs only, " if part else ""
            raise GradcheckError(where + _mismatch(one, two, o, i, output, tensor))

    def compare_again(self, first, second):
        if not bool(((first - second).abs() <= self.nondet_tol).all()):
            raise GradcheckError(
                "Backward is not reentrant, i.e., running backward with same input and "
                "grad_output multiple times gives different values, although analytical gradient "
                "matches numerical gradient. The tolerance for nondeterminism was "
                f"{self.nondet_tol}.")

    # Fast mode: one random direction for each input, and one for each output.

    def fast(self):
        kept = self.positions()
        vectors = [_random_like(self.outputs[at]) for at in kept]
        gradients = [[_backward(self.outputs[at], self.checked, vector) for _ in range(2)]
                     for at, vector in zip(kept, vectors)]
        for i, tensor in enumerate(self.checked):
            direction = _random_like(tensor)
            data = tensor.data
            before = data.clone()

            def move(step):
                data.add_(direction, alpha=step)

            changes = _difference(self.function, self.inputs, kept, move, self.eps)
            data.copy_(before)
            for o, position in enumerate(kept):
                output = self.outputs[position]
                expected = (changes[o] * _flat(vectors[o])).sum()
                found, again = ((_gradient_row(tensor, of_inputs[i]) * _flat(direction)).sum()
                                for of_inputs in gradients[o])
                self.compare_again(found, again)
                if not self.close(found, expected):
                    self.explain(found, expected, o, i, output, tensor)

    def explain(self, found, expected, o, i, output, tensor):
        note = ("The above quantities relating the numerical and analytical jacobians are computed "
                "in fast mode. To see the entries of the jacobian, use fast_mode=False.")
        try:
            self.slow()
        except GradcheckError as error:
            note += "\n\nIn slow mode:\n\n" + str(error)
        raise GradcheckError(_mismatch(found, expected, o, i, output, tensor) + note)

    # Values that must be zero.

    def constant(self):
        """Checks outputs that do not depend on the inputs: they must not change with them."""
        kept = range(len(self.outputs))
        for tensor in self.checked:
            for at, jacobian in enumerate(
                    _numerical_jacobians(self.function, self.inputs, tensor, kept, self.eps)):
                if jacobian is not None and not bool((jacobian.abs() <= self.atol).all()):
                    raise GradcheckError("Numerical gradient for function expected to be zero, but "
                                         f"output {at} changes with the inputs")

    def zero_gradients(self):
        """Checks that gradients of zero give gradients of zero."""
        outputs = [output for output in self.outputs if output.requires_grad]
        zeros = [_functions.zeros_like(output).detach() for output in outputs]
        gradients = _grad(outputs, self.checked, zeros, retain_graph=True, allow_unused=True)
        if not any(gradient is not None for gradient in gradients):
            raise GradcheckError("no Tensors requiring grad found in inputs of the function: its "
                                 "outputs depend on none of them")
        for tensor, gradient in zip(self.checked, gradients):
            if gradient is None:
                continue
            if not bool((gradient == 0).all()):
                raise GradcheckError("backward not multiplied by grad_output")
            if gradient.device != tensor.device or gradient.layout != tensor.layout:
                raise GradcheckError("grad is not of the device and layout of its input: "
                                     f"{gradient.device}, {gradient.layout} for {tensor.device}, "
                                     f"{tensor.layout}")
            if gradient.size() != tensor.size():
                raise GradcheckError("grad has not the size of its input")

    def undefined_gradients(self):
        """Checks that undefined gradients of all outputs, or of one, are treated as zeros."""
        outputs = _outputs_of(self.function(*self.inputs))[1]
        undefined = _C._functions.UndefinedGrad()
        self.expect_zeros([undefined(output) for output in outputs])
        if len(outputs) > 1:
            for at in range(len(outputs)):
                self.expect_zeros([undefined(output) if at == k else output
                                   for k, output in enumerate(outputs)])

    def expect_zeros(self, outputs):
        zeros = [_functions.zeros_like(output).detach() for output in outputs]
        try:
            gradients = _grad(outputs, self.checked, zeros, retain_graph=True, allow_unused=True)
        except RuntimeError as error:
            warnings.warn("Backwards compatibility: New undefined gradient support checking feature is enabled by default, but "
                          "it may break existing callers of this function. If this is true for you, you can call this "
                          'function with "check_undefined_grad=False" to disable the feature', stacklevel=5)
            raise GradcheckError("Expected backward function to handle undefined output grads: use "
                                 "None where a gradient is None, or let zeros be made of them"
                                 ) from error
        for gradient in gradients:
            if gradient is not None and not bool((gradient == 0).all()):
                raise GradcheckError("Expected all input grads to be undefined or zero when all "
                                     "output grads are undefined or zero")


def _random_like(tensor):
    """Returns a random direction of length 1."""
    generator = _C.Generator()
    generator.manual_seed(0)
    numbers = _functions.rand(tuple(tensor.size()), generator=generator, dtype=_C.float64)
    if tensor.is_complex():
        other = _functions.rand(tuple(tensor.size()), generator=generator, dtype=_C.float64)
        numbers = _functions.complex(numbers, other)
    norm = float(_flat(numbers).square().sum().sqrt()) or 1.0
    return (numbers / norm).to(dtype=tensor.dtype, device=tensor.device)


def _mismatch(found, expected, o, i, output, tensor):
    parts = ""
    if output.is_complex() or tensor.is_complex():
        parts = ("(complex numbers are compared as pairs of real ones: real part, imaginary "
                 "part)\n")
    return (f"Jacobian mismatch for output {o} with respect to input {i},\n"
            f"numerical:{expected}\nanalytical:{found}\n{parts}")


# ---- Entry points --------------------------------------------------------------------------------


def _refuse(**asked):
    for name, value in asked.items():
        if value:
            raise NotImplementedError(f"gradcheck: keyfall does not support {name}=True")


def _is_sparse(value):
    return isinstance(value, _C.Tensor) and value.requires_grad and value.layout is not _C.strided


def _by_values(func, inputs):
    """Returns a function of the values of sparse inputs, and these values: only they are moved and checked."""
    if not any(map(_is_sparse, inputs)):
        return func, inputs
    plain = [value.detach() if _is_sparse(value) else value for value in inputs]
    values = [_sparse_parts.values_of(plain[at]).detach().clone().requires_grad_() if _is_sparse(value) else value
              for at, value in enumerate(inputs)]

    def of_values(*given):
        return func(*(_sparse_parts.with_values(plain[at], value) if _is_sparse(inputs[at]) else value
                      for at, value in enumerate(given)))

    return of_values, tuple(values)


def gradcheck(func: Callable, inputs: Tensor | Sequence[Tensor], *, eps: float = 1e-6,
              atol: float = 1e-5, rtol: float = 1e-3, raise_exception: bool = True,
              nondet_tol: float = 0.0, check_undefined_grad: bool = True,
              check_grad_dtypes: bool = False, check_batched_grad: bool = False,
              check_batched_forward_grad: bool = False, check_forward_ad: bool = False,
              check_backward_ad: bool = True, fast_mode: bool = False,
              masked: bool | None = None) -> bool:
    """Checks the gradients of the function at these inputs against differences with step `eps`.

    Returns True if they agree within `atol` and `rtol`; else raises GradcheckError, or returns
    False without `raise_exception`. Checks the inputs that require gradients, which should be
    float64 or complex128. With `fast_mode`, compares random directions instead of all
    derivatives."""
    # Batched gradients are computed row by row here, so there is nothing to compare.
    _refuse(check_forward_ad=check_forward_ad,
            check_batched_forward_grad=check_batched_forward_grad)
    if not check_backward_ad:
        raise AssertionError("Expected at least one of check_forward_ad or check_backward_ad to be "
                             "True")
    inputs = tuple(inputs) if isinstance(inputs, (tuple, list)) else (inputs,)
    recording = _C.is_grad_enabled()
    _C._set_grad_enabled(True)
    try:
        func, inputs = _by_values(func, inputs)
        checked = _check_inputs(inputs)
        outputs, differentiable = _outputs_of(func(*inputs))
        check = _Check(func, inputs, checked, outputs, eps, atol, rtol, nondet_tol)
        _run(check, differentiable, fast_mode, check_undefined_grad, check_grad_dtypes)
    except GradcheckError:
        if raise_exception:
            raise
        return False
    finally:
        _C._set_grad_enabled(recording)
    return True


def _run(check, differentiable, fast_mode, check_undefined_grad, check_grad_dtypes):
    if not differentiable:
        check.constant()
        return
    if check_grad_dtypes:
        for output in differentiable:
            _check_dtypes(output, check.checked)
    if fast_mode:
        check.fast()
    else:
        check.slow()
    check.zero_gradients()
    if check_undefined_grad:
        check.undefined_gradients()


def gradgradcheck(func: Callable, inputs: Tensor | Sequence[Tensor],
                  grad_outputs: Tensor | Sequence[Tensor | None] | None = None, *,
                  eps: float = 1e-6, atol: float = 1e-5, rtol: float = 1e-3,
                  gen_non_contig_grad_outputs: bool = False, raise_exception: bool = True,
                  nondet_tol: float = 0.0, check_undefined_grad: bool = True,
                  check_grad_dtypes: bool = False, check_batched_grad: bool = False,
                  check_fwd_over_rev: bool = False, check_rev_over_rev: bool = True,
                  fast_mode: bool = False, masked: bool = False) -> bool:
    """Checks the second derivatives of the function: the gradients of its gradients, by the inputs
    and by the gradients of the outputs (random unless given). Otherwise like gradcheck."""
    _refuse(check_fwd_over_rev=check_fwd_over_rev)
    if not check_rev_over_rev:
        raise AssertionError("Expected at least one of check_fwd_over_rev or check_rev_over_rev to "
                             "be True")
    inputs = tuple(inputs) if isinstance(inputs, (tuple, list)) else (inputs,)
    if grad_outputs is None:
        outputs = _outputs_of(func(*inputs))[1]
        grad_outputs = tuple(_random_gradient(output, gen_non_contig_grad_outputs)
                             for output in outputs)
    elif isinstance(grad_outputs, _C.TensorBase):
        grad_outputs = (grad_outputs,)
    count = len(grad_outputs)

    def gradients(*args):
        own, vectors = args[:len(args) - count], args[len(args) - count:]
        outputs = _outputs_of(func(*own))[1]
        wanted = [tensor for tensor in _tensors_in(own) if tensor.requires_grad]
        found = _grad(outputs, wanted, vectors, create_graph=True, allow_unused=True)
        return tuple(gradient for gradient in found if gradient is not None)

    return gradcheck(gradients, (*inputs, *grad_outputs), eps=eps, atol=atol, rtol=rtol,
                     raise_exception=raise_exception, nondet_tol=nondet_tol,
                     check_undefined_grad=check_undefined_grad,
                     check_grad_dtypes=check_grad_dtypes, check_batched_grad=check_batched_grad,
                     fast_mode=fast_mode, masked=masked)


def _random_gradient(output, scattered):
    """Returns random numbers like the output; `scattered` makes them noncontiguous."""
    sizes = tuple(output.size())
    numbers = _functions.randn((*sizes, 2) if scattered else sizes, dtype=output.dtype,
                               device=output.device)
    return (numbers[..., 0] if scattered else numbers).requires_grad_()


# ---- Jacobians, for old programs -----------------------------------------------------------------


def _deprecated(name, grad_out):
    warnings.warn(f"`{name}` was part of PyTorch's private API and is deprecated: call autograd.gradcheck instead.",
                  FutureWarning, stacklevel=3)
    if grad_out != 1.0:
        raise ValueError(f"Expected grad_out to be 1.0. {name} no longer supports values of grad_out != 1.0.")


def get_numerical_jacobian(fn, inputs, target=None, eps=1e-3, grad_out=1.0):
    """The matrices of derivatives of the first output of fn(inputs), by each input that requires a gradient."""
    _deprecated("get_numerical_jacobian", grad_out)
    wanted = [tensor for tensor in _tensors_in(inputs if target is None else target) if tensor.requires_grad]
    return tuple(_numerical_jacobians(lambda *given: fn(given), inputs, tensor, [0], eps)[0] for tensor in wanted)


def get_analytical_jacobian(inputs, output, nondet_tol=0.0, grad_out=1.0):
    """(matrices of derivatives, whether two backwards agree, True, True). The last two say that gradients have the
    right sizes and types, which backward itself ensures."""
    _deprecated("get_analytical_jacobian", grad_out)
    wanted = [tensor for tensor in _tensors_in(inputs) if tensor.requires_grad]
    first, second = (_analytical_jacobians(output, wanted) for _ in range(2))
    same = all(bool(((a - b).abs() <= nondet_tol).all()) for a, b in zip(first, second) if a is not None)
    return tuple(first), same, True, True


class _Callable(types.ModuleType):
    """`autograd.gradcheck` is a function that hides this module. An import of the module under
    another name replaces the function, so the module is callable, too."""

    def __call__(self, *args, **kwargs):
        return gradcheck(*args, **kwargs)


sys.modules[__name__].__class__ = _Callable
