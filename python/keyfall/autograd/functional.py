"""Derivatives of functions: vector products, Jacobians and Hessians."""

from .. import _C
from .engine import grad as _grad

__all__ = ["vjp", "jvp", "jacobian", "hessian", "hvp", "vhp"]


# ---- Arguments and results -----------------------------------------------------------------------


def _as_tensors(values, what, function):
    """Returns the values as a tuple of tensors, and whether they were a tuple."""
    several = isinstance(values, (tuple, list))
    values = tuple(values) if several else (values,)
    for at, value in enumerate(values):
        if not isinstance(value, _C.TensorBase):
            where = f"value at index {at}" if several else "value"
            raise TypeError(f"The {what} given to {function} must be either a Tensor or a tuple of "
                            f"Tensors, but the given {where} has type {type(value).__name__}.")
    return values, several


def _outputs_of(func, inputs, function):
    return _as_tensors(func(*inputs), "outputs of the user-provided function", function)


def _prepared(inputs, create_graph):
    """Returns the inputs as new tensors that require gradients."""
    result = []
    for tensor in inputs:
        if create_graph and tensor.requires_grad:
            result.append(tensor.view_as(tensor))
        else:
            result.append(tensor.detach().requires_grad_())
    return tuple(result)


def _finished(tensors, create_graph, several):
    if not create_graph:
        tensors = tuple(tensor.detach() for tensor in tensors)
    return tensors if several else tensors[0]


def _checked_vector(vector, like, what, function):
    vectors, _ = _as_tensors(vector, what, function)
    if len(vectors) != len(like):
        if len(like) == 1:
            raise RuntimeError(f"The given {what} should contain a single Tensor.")
        raise RuntimeError(f"{what} is a tuple of invalid length: should be {len(like)} but got "
                           f"{len(vectors)}.")
    for at, (found, wanted) in enumerate(zip(vectors, like)):
        if found.size() != wanted.size():
            entry = f"Entry {at} in " if len(like) > 1 else ""
            raise RuntimeError(f"{entry}{what} has invalid size: should be {wanted.size()} but got "
                               f"{found.size()}.")
    return vectors


def _vector_or_one(vector, like, function, made_of):
    """Returns the vector `v`, or 1 for a single number."""
    if vector is not None:
        return _checked_vector(vector, like, "v", function)
    if len(like) == 1 and like[0].numel() == 1:
        return (_C._VariableFunctions.ones_like(like[0]),)
    raise RuntimeError(f"The vector v can only be None if {made_of} a single Tensor with a single "
                       "element.")


def _or_zeros(grads, like):
    zeros = _C._VariableFunctions.zeros_like
    return tuple(zeros(at) if grad is None else grad for grad, at in zip(grads, like))


# Errors of strict mode.
_CONSTANT = "Output {} of the user-provided function does not require gradients."
_UNUSED = "The output of the user-provided function is independent of input {}."
_LINEAR = "The jacobian of the user-provided function is independent of input {}."
_CONSTANT_GRADIENT = ("The jacobian of the user-provided function with respect to input {} is "
                      "independent of all inputs.")
_UNUSED_TWICE = "The hessian of the user-provided function has no entries for input {}."
_OF_OUTPUTS = _CONSTANT, _UNUSED
_OF_GRADIENT = _CONSTANT_GRADIENT, _UNUSED_TWICE


def _refuse(message, at):
    raise RuntimeError(message.format(at) + " This is not allowed in strict mode.")


def _derivative(outputs, inputs, vectors, create_graph=False, strict=None):
    """Returns the gradients of the outputs that have a graph, with zeros for inputs that no output
    depends on. `strict`, two messages for an output and for an input, makes either an error."""
    pairs = []
    for at, (output, vector) in enumerate(zip(outputs, vectors)):
        if output.requires_grad:
            pairs.append((output, vector))
        elif strict:
            _refuse(strict[0], at)
    if not pairs:
        return tuple(map(_C._VariableFunctions.zeros_like, inputs))
    grads = _grad([output for output, _ in pairs], inputs, [vector for _, vector in pairs],
                  retain_graph=True, create_graph=create_graph, allow_unused=True)
    if strict and None in grads:
        _refuse(strict[1], grads.index(None))
    return _or_zeros(grads, inputs)


def _check_graph(results, strict, create_graph):
    """In strict mode with create_graph, checks that the results depend on the inputs."""
    for at, result in enumerate(results if strict and create_graph else ()):
        if not result.requires_grad:
            _refuse(_LINEAR, at)


class _Recording:
    """Context in which everything is recorded."""

    def __enter__(self):
        self.before = _C.is_grad_enabled()
        _C._set_grad_enabled(True)

    def __exit__(self, *unused):
        _C._set_grad_enabled(self.before)


_ONE_INPUT = "the input to the user-provided function is"


# ---- Vector products -----------------------------------------------------------------------------


def vjp(func, inputs, v=None, create_graph=False, strict=False):
    """Returns the function's outputs, and the product of the vector `v`, shaped like them, with its
    Jacobian."""
    with _Recording():
        inputs, several = _as_tensors(inputs, "inputs", "vjp")
        inputs = _prepared(inputs, create_graph)
        outputs, several_out = _outputs_of(func, inputs, "vjp")
        v = _vector_or_one(v, outputs, "vjp", "the user-provided function returns")
        products = _derivative(outputs, inputs, v, create_graph, strict and _OF_OUTPUTS)
        _check_graph(products, strict, create_graph)
    return (_finished(outputs, create_graph, several_out),
            _finished(products, create_graph, several))


def jvp(func, inputs, v=None, create_graph=False, strict=False):
    """Returns the function's outputs, and the product of its Jacobian with the vector `v`, shaped
    like the inputs. Computed by differentiating a vjp with respect to its vector."""
    with _Recording():
        inputs, _ = _as_tensors(inputs, "inputs", "jvp")
        v = _vector_or_one(v, inputs, "jvp", _ONE_INPUT)
        inputs = _prepared(inputs, create_graph)
        outputs, several_out = _outputs_of(func, inputs, "jvp")
        duals = tuple(_C._VariableFunctions.zeros_like(output).requires_grad_()
                      for output in outputs)
        back = _derivative(outputs, inputs, duals, True, strict and _OF_OUTPUTS)
        products = _derivative(back, duals, v, create_graph)
        _check_graph(products, strict, create_graph)
    return (_finished(outputs, create_graph, several_out),
            _finished(products, create_graph, several_out))


def _gradient_of_number(func, inputs, function, strict):
    output, _ = _outputs_of(func, inputs, function)
    if len(output) != 1:
        raise RuntimeError(f"The function given to {function} should return a single Tensor")
    if output[0].numel() != 1:
        raise RuntimeError(f"The Tensor returned by the function given to {function} should "
                           "contain a single element")
    ones = tuple(map(_C._VariableFunctions.ones_like, output))
    return output[0], _derivative(output, inputs, ones, True, strict)


def vhp(func, inputs, v=None, create_graph=False, strict=False):
    """Returns the output of a scalar function, and the product of the vector `v`, shaped like the
    inputs, with its Hessian."""
    with _Recording():
        inputs, several = _as_tensors(inputs, "inputs", "vhp")
        v = _vector_or_one(v, inputs, "vhp", _ONE_INPUT)
        inputs = _prepared(inputs, create_graph)
        output, gradient = _gradient_of_number(func, inputs, "vhp", strict and _OF_OUTPUTS)
        products = _derivative(gradient, inputs, v, create_graph, strict and _OF_GRADIENT)
    return (_finished((output,), create_graph, False), _finished(products, create_graph, several))


def hvp(func, inputs, v=None, create_graph=False, strict=False):
    """Returns the output of a scalar function, and the product of its Hessian with the vector `v`,
    shaped like the inputs."""
    with _Recording():
        inputs, several = _as_tensors(inputs, "inputs", "hvp")
        v = _vector_or_one(v, inputs, "hvp", _ONE_INPUT)
        inputs = _prepared(inputs, create_graph)
        output, gradient = _gradient_of_number(func, inputs, "hvp", strict and _OF_OUTPUTS)
        duals = tuple(_C._VariableFunctions.zeros_like(part).requires_grad_() for part in inputs)
        back = _derivative(gradient, inputs, duals, True, strict and _OF_GRADIENT)
        products = _derivative(back, duals, v, create_graph)
    return (_finished((output,), create_graph, False), _finished(products, create_graph, several))


# ---- Jacobians and Hessians ----------------------------------------------------------------------


def _rows(output, inputs, create_graph, strict):
    """Returns the Jacobian of one output: per input a tensor of output shape + input shape."""
    flat = output.reshape(-1)
    columns = [[] for _ in inputs]
    for number in flat.unbind():
        ones = (_C._VariableFunctions.ones_like(number),)
        grads = _derivative((number,), inputs, ones, create_graph, strict)
        for column, grad in zip(columns, grads):
            column.append(grad)
    result = []
    for column, tensor in zip(columns, inputs):
        sizes = tuple(output.shape) + tuple(tensor.shape)
        if column:
            result.append(_C._VariableFunctions.stack(column).reshape(sizes))
        else:
            result.append(tensor.new_zeros(sizes))
    return tuple(result)


def _construct_standard_basis_for(tensors, tensor_numels):
    """Returns the rows of an identity matrix, split into parts of these numbers of elements, each
    like its tensor."""
    if len(tensors) != len(tensor_numels) or not tensors:
        raise AssertionError("expected as many numbers of elements as tensors, and at least one")
    total = sum(tensor_numels)
    parts, start = [], 0
    for tensor, numel in zip(tensors, tensor_numels):
        part = tensor.new_zeros(total, numel)
        part.diagonal(-start).fill_(1)
        parts.append(part)
        start += numel
    return tuple(parts)


def _check_strategy(strategy, vectorize, strict, name):
    if strategy not in ("reverse-mode", "forward-mode"):
        raise ValueError(f"{name}: the strategy must be 'reverse-mode' or 'forward-mode', not "
                         f"{strategy!r}")
    if strategy == "forward-mode":
        raise NotImplementedError(f"{name}: keyfall has no forward mode; use the strategy "
                                  "'reverse-mode'")
    if vectorize and strict:
        raise RuntimeError(f"{name}: strict=True and vectorize=True are not supported together")


def jacobian(func, inputs, create_graph=False, strict=False, vectorize=False,
             strategy="reverse-mode"):
    """Returns the derivatives of all output elements by all input elements: a tensor of shape
    output shape + input shape, or a tuple of these for several outputs or inputs. Each row is one
    backward; `vectorize` is accepted but ignored."""
    _check_strategy(strategy, vectorize, strict, "torch.autograd.functional.jacobian")
    with _Recording():
        inputs, several = _as_tensors(inputs, "inputs", "jacobian")
        inputs = _prepared(inputs, create_graph)
        outputs, several_out = _outputs_of(func, inputs, "jacobian")
        rows = []
        for at, output in enumerate(outputs):
            unused = f"Output {at} of the user-provided function is independent of input {{}}."
            if strict and not output.requires_grad:
                _refuse(_CONSTANT, at)
            row = _rows(output, inputs, create_graph, strict and (_CONSTANT, unused))
            _check_graph(row, strict, create_graph)
            rows.append(_finished(row, create_graph, several))
    return tuple(rows) if several_out else rows[0]


def hessian(func, inputs, create_graph=False, strict=False, vectorize=False,
            outer_jacobian_strategy="reverse-mode"):
    """Returns the second derivatives of a scalar function: for each pair of inputs a tensor whose
    shape joins both shapes."""
    _check_strategy(outer_jacobian_strategy, vectorize, strict,
                    "torch.autograd.functional.hessian")
    inputs, several = _as_tensors(inputs, "inputs", "hessian")

    messages = strict and (_CONSTANT, _CONSTANT_GRADIENT)

    def gradient(*tensors):
        result = _gradient_of_number(func, tensors, "hessian", messages)[1]
        for at, part in enumerate(result):
            if strict and not part.requires_grad:
                _refuse(_CONSTANT_GRADIENT, at)
        return result

    result = jacobian(gradient, inputs, create_graph=create_graph, strict=strict)
    return result if several else result[0][0]


# ---- PyTorch's names, which other libraries import ----------------------------------------------


def _as_tuple(inp, arg_name=None, fn_name=None):
    """Returns (whether `inp` is a tuple, `inp` as a tuple of tensors)."""
    if arg_name is None and fn_name is None:
        return isinstance(inp, tuple), inp if isinstance(inp, tuple) else (inp,)
    values, several = _as_tensors(inp, arg_name, fn_name)
    return several, values


def _grad_preprocess(inputs, create_graph, need_graph):
    """Returns new tensors to differentiate by; without need_graph, ones that require no gradient."""
    if need_graph:
        return _prepared(inputs, create_graph)
    return tuple(tensor.view_as(tensor) if create_graph and tensor.requires_grad else tensor.detach()
                 for tensor in inputs)


def _grad_postprocess(inputs, create_graph):
    """Returns the tensors of a (nested) tuple, without their history unless create_graph."""
    if create_graph:
        return inputs
    if isinstance(inputs[0], _C.TensorBase):
        return tuple(tensor.detach() for tensor in inputs)
    return tuple(_grad_postprocess(part, create_graph) for part in inputs)


def _tuple_postprocess(res, to_unpack):
    """Undoes _as_tuple: returns the only item unless it was a tuple."""
    if not isinstance(to_unpack, tuple):
        return res if to_unpack else res[0]
    outer, inner = to_unpack
    if not inner:
        res = tuple(part[0] for part in res)
    return res if outer else res[0]
