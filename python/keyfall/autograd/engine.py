"""backward() and grad(): check their arguments and call the engine in `_C`."""

import warnings
from collections.abc import Sequence

from .._C import Tensor
from .. import _C
from .._loading import lazy_module as _lazy_module

_overrides = _lazy_module("keyfall.overrides")

__all__ = ["backward", "grad"]

# A class of tensors that stand for many examples, and `grad` for them, once there is one.
mapped_class, mapped_grad = None, None


def _is_end(value):
    """True for a tensor or a GradientEdge."""
    return isinstance(value, _C.TensorBase) or _is_edge(value)


def _is_edge(value):
    return isinstance(value, tuple) and hasattr(value, "output_nr") and hasattr(value, "node")


def _as_tuple(values):
    return (values,) if _is_end(values) or hasattr(type(values), "__torch_function__") else tuple(values)


def _check_outputs(outputs):
    for output in outputs:
        if not _is_end(output):
            raise TypeError(
                f"gradients start at tensors or gradient edges, but got {type(output).__name__}"
            )


def _as_gradients(grads, count):
    """Returns a tuple of gradients, one or None for each of `count` outputs."""
    if grads is None:
        return (None,) * count
    return (grads,) if isinstance(grads, _C.TensorBase) else tuple(grads)


def _calculate_shape(output, grad, is_grads_batched):
    """The sizes of an output and of a gradient for it, without the batch's dimension. Libraries that check gradients
    themselves call it."""
    if getattr(output, "is_nested", False):
        if is_grads_batched:
            raise RuntimeError("Batched grads are not supported with Nested Tensor.")
        return output._nested_tensor_size(), grad._nested_tensor_size()
    if _is_edge(output):
        if is_grads_batched:
            raise RuntimeError("Batched grads are not supported with GradientEdge")
        output = output.node._input_metadata[output.output_nr]
    return _C.Size(output.shape), grad.shape[1:] if is_grads_batched else grad.shape


def _check_edges(outputs, grads):
    """Checks gradients given for edges against their nodes; tensors are checked below."""
    for at, (output, grad) in enumerate(zip(outputs, grads)):
        if grad is None or not _is_edge(output):
            continue
        wanted = output.node._input_metadata[output.output_nr]
        if wanted is None:
            continue
        if grad.shape != wanted.shape:
            raise RuntimeError(f"Mismatch in shape: grad_output[{at}] has a shape of {grad.shape} "
                               f"and output[{at}] has a shape of {wanted.shape}.")
        if grad.dtype.is_complex != wanted.dtype.is_complex:
            raise RuntimeError("For complex Tensors, both grad_output and output are required to "
                               f"have the same dtype. Mismatch in dtype: grad_output[{at}] has a "
                               f"dtype of {grad.dtype} and output[{at}] has a dtype of "
                               f"{wanted.dtype}.")


def backward(tensors, grad_tensors: Tensor | Sequence[Tensor | None] | None = None,
             retain_graph: bool | None = None, create_graph: bool = False,
             grad_variables: Tensor | Sequence[Tensor | None] | None = None, inputs=None) -> None:
    """Computes the gradients of the leaves that the tensors depend on and adds them to their
    `grad`; with `inputs`, only of those.

    `grad_tensors` are the gradients of the tensors themselves; None stands for 1. The graph is
    freed on the way unless `retain_graph`. With `create_graph` the gradients can themselves be
    differentiated, and the graph is retained by default."""
    if grad_variables is not None:
        warnings.warn("`grad_variables` is deprecated. Use `grad_tensors` instead.",
                      FutureWarning, stacklevel=2)
        if grad_tensors is not None:
            raise RuntimeError("`grad_tensors` and `grad_variables` (deprecated) arguments both "
                               "passed to `backward()`. Please only use `grad_tensors`.")
        grad_tensors = grad_variables
    tensors = _as_tuple(tensors)
    if inputs is not None:
        inputs = _as_tuple(inputs)
    if _C._has_torch_function(tensors):
        return _overrides.handle_torch_function(
            backward, tensors, tensors, grad_tensors=grad_tensors, retain_graph=retain_graph, create_graph=create_graph,
            inputs=inputs)
    _check_outputs(tensors)
    if inputs is not None:
        if not inputs:
            raise RuntimeError("`inputs` argument to `backward()` cannot be empty.")
    if not tensors:
        return
    grads = _as_gradients(grad_tensors, len(tensors))
    if len(grads) > len(tensors) and all(grad is None for grad in grads[len(tensors):]):
        grads = grads[:len(tensors)]
    _check_edges(tensors, grads)
    retain_graph = create_graph if retain_graph is None else retain_graph
    _C._autograd._run_backward(tensors, grads, retain_graph, create_graph, inputs, True, True)


def grad(outputs, inputs, grad_outputs: Tensor | Sequence[Tensor | None] | None = None,
         retain_graph: bool | None = None, create_graph: bool = False, only_inputs: bool = True,
         allow_unused: bool | None = None, is_grads_batched: bool = False,
         materialize_grads: bool = False) -> tuple[Tensor, ...] | dict[str, Tensor]:
    """Returns the gradients of the outputs with respect to the inputs as a tuple; changes no
    tensor's `grad`.

    An input that the outputs do not depend on raises; with `allow_unused` its gradient is None,
    with `materialize_grads` zeros. With `is_grads_batched` the gradients of the outputs have an
    extra leading dimension, and so do the results."""
    outputs, inputs = _as_tuple(outputs), _as_tuple(inputs)
    grads = _as_gradients(grad_outputs, len(outputs))
    if mapped_class is not None and any(isinstance(each, mapped_class) for each in (*outputs, *inputs, *grads)):
        return mapped_grad(outputs, inputs, grads, retain_graph, create_graph, allow_unused=allow_unused,
                           is_grads_batched=is_grads_batched, materialize_grads=materialize_grads)
    if _C._has_torch_function(outputs + inputs):
        return _overrides.handle_torch_function(
            grad, outputs + inputs, outputs, inputs, grad_outputs=grad_outputs, retain_graph=retain_graph,
            create_graph=create_graph, only_inputs=only_inputs, allow_unused=allow_unused,
            is_grads_batched=is_grads_batched, materialize_grads=materialize_grads)
    if materialize_grads and allow_unused is False:
        raise ValueError("Expected allow_unused to be True or not passed when "
                         "materialize_grads=True, but got: allow_unused=False.")
    if allow_unused is None:
        allow_unused = materialize_grads
    if not only_inputs:
        warnings.warn("only_inputs argument is deprecated and is ignored now (defaults to True). "
                      "To accumulate gradient for other parts of the graph, please use "
                      "torch.autograd.backward.", FutureWarning, stacklevel=2)
    _check_outputs(outputs)
    if not inputs:
        raise RuntimeError("`inputs` argument to `grad()` cannot be empty.")
    retain_graph = create_graph if retain_graph is None else retain_graph
    if not is_grads_batched:
        _check_edges(outputs, grads)
    if is_grads_batched:
        result = _batched(outputs, inputs, grads, retain_graph, create_graph, allow_unused)
    else:
        result = _C._autograd._run_backward(outputs, grads, retain_graph, create_graph, inputs,
                                            allow_unused, False)
    if materialize_grads:
        if any(value is None and not isinstance(at, _C.TensorBase)
               for value, at in zip(result, inputs)):
            raise RuntimeError("materialize_grads cannot be used when the given input is a "
                               "GradientEdge")
        result = tuple(_C._VariableFunctions.zeros_like(at, requires_grad=create_graph)
                       if value is None else value
                       for value, at in zip(result, inputs))
    return result


def _batched(outputs, inputs, grads, retain_graph, create_graph, allow_unused):
    """Runs one backward for each row of the gradients."""
    sizes = {grad.shape[0] for grad in grads if grad is not None and grad.dim() > 0}
    if len(sizes) != 1 or any(grad is None or grad.dim() == 0 for grad in grads):
        raise ValueError("is_grads_batched needs a gradient for each output, all of which have the "
                         "same number of rows")
    for at, (output, grad) in enumerate(zip(outputs, grads)):
        if isinstance(output, _C.TensorBase) and grad.shape[1:] != output.shape:
            raise RuntimeError(
                "If `is_grads_batched=True`, we interpret the first dimension of each grad_output "
                "as the batch dimension. The sizes of the remaining dimensions are expected to "
                f"match the shape of corresponding output, but a mismatch was detected: "
                f"grad_output[{at}] has a shape of {grad.shape[1:]} and output[{at}] has a shape "
                f"of {output.shape}.")
    (count,) = sizes
    rows = []
    for i in range(count):
        keep = retain_graph or i + 1 < count
        rows.append(_C._autograd._run_backward(outputs, tuple(grad[i] for grad in grads), keep,
                                               create_graph, inputs, allow_unused, False))
    return tuple(None if column[0] is None else _C._VariableFunctions.stack(list(column))
                 for column in zip(*rows))
