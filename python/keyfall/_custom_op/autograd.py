"""Builds a CustomOp's derivative from its save_for_backward and backward functions."""

import functools
from collections import namedtuple

from .. import _C
from .._library import utils
from ..autograd.function import Function
from ..utils._pytree import tree_flatten, tree_leaves, tree_unflatten


def autograd_kernel(custom_op):
    """Returns the Autograd kernel of a CustomOp. It looks up the registrations at each call."""

    def kernel(*args, **kwargs):
        has = [custom_op._has_impl(kind) for kind in ("save_for_backward", "backward")]
        if all(has):
            return differentiable(custom_op)(*args, **kwargs)
        if any(has):
            _one_half_is_missing(
                custom_op, present=("save_for_backward", "backward")[has.index(True)]
            )
        return without_derivative(custom_op, *args, **kwargs)

    return kernel


def _one_half_is_missing(custom_op, present):
    missing = "backward" if present == "save_for_backward" else "save_for_backward"
    location = custom_op._get_impl(present)[1]
    raise RuntimeError(
        f"We found a '{present}' registration for {custom_op._overload} at "
        f"{location} but were unable to find a '{missing}' registration. "
        f"To use the CustomOp API to register a backward formula, "
        f"please provide us both a backward function and a "
        f"'save for backward' function via `impl_backward` and "
        f"`impl_save_for_backward` respectively."
    )


def without_derivative(custom_op, *args, **kwargs):
    """Redispatches below autograd; raises if a gradient is required."""
    if _C.is_grad_enabled() and any(
        isinstance(leaf, _C.TensorBase) and leaf.requires_grad
        for leaf in tree_leaves((args, kwargs))
    ):
        raise RuntimeError(
            f"Autograd has not been implemented for operator {custom_op._qualname}: register it "
            "with impl_save_for_backward and impl_backward"
        )
    with _C._AutoDispatchBelowAutograd():
        return custom_op._overload(*args, **kwargs)


@functools.lru_cache(None)
def _inputs_class(schema_text, names):
    return namedtuple("Inputs", names)


def differentiable(custom_op):
    """Runs the operator and records its derivative."""
    schema, op = custom_op._schema, custom_op._overload
    save, save_location = custom_op._get_impl("save_for_backward")
    backward, location = custom_op._get_impl("backward")
    differentiability = custom_op._output_differentiability
    inputs_class = _inputs_class(str(schema), tuple(a.name for a in schema.arguments))

    def apply(*args, **kwargs):
        flat_inputs, input_spec = tree_flatten((args, kwargs))
        shape = {}

        def forward(ctx, *flat):
            args, kwargs = tree_unflatten(list(flat), input_spec)
            with _C._AutoDispatchBelowAutograd():
                output = op(*args, **kwargs)
            positional, by_name = utils.fill_defaults(schema, args, kwargs)
            inputs = inputs_class(*positional, **by_name)
            saved, ctx.saved_spec = tree_flatten(save(inputs, output))
            ctx.saved_kinds = [isinstance(value, _C.TensorBase) for value in saved]
            ctx.save_for_backward(*(v for v in saved if isinstance(v, _C.TensorBase)))
            ctx.saved_others = [v for v in saved if not isinstance(v, _C.TensorBase)]
            ctx.inputs = inputs_class(*(_kind_of(value) for value in inputs))
            flat_output, shape["output"] = tree_flatten(output)
            _mark_outputs(ctx, op, output, schema, differentiability)
            return tuple(flat_output)

        def run_backward(ctx, *flat_grads):
            tensors, others = iter(ctx.saved_tensors), iter(ctx.saved_others)
            saved = [next(tensors) if is_tensor else next(others) for is_tensor in ctx.saved_kinds]
            saved = tree_unflatten(saved, ctx.saved_spec)
            grads = tree_unflatten(list(flat_grads), shape["output"])
            if len(schema.returns) == 1:
                grads = (grads,)
            result = backward(_BackwardContext(ctx), saved, *grads)
            _check_grads(custom_op, location, ctx.inputs, result)
            return _flat_grads(schema, ctx.inputs, result, input_spec)

        members = {"forward": staticmethod(forward), "backward": staticmethod(run_backward)}
        function = type(f"{custom_op._opname}_customop", (Function,), members)
        return tree_unflatten(list(function.apply(*flat_inputs)), shape["output"])

    return apply


class _BackwardContext:
    """The `ctx` of a backward function: says which gradients are needed."""

    def __init__(self, ctx):
        self.needs_input_grad = ctx.needs_input_grad


def _kind_of(value):
    """Returns "tensor", the length of a list of tensors, or None if the value has no gradient."""
    if isinstance(value, _C.TensorBase):
        return "tensor"
    if isinstance(value, (list, tuple)) and any(isinstance(v, _C.TensorBase) for v in value):
        return len(value)
    return None


def _mark_outputs(ctx, op, output, schema, differentiability):
    if differentiability is None:
        return
    outputs = (output,) if len(schema.returns) == 1 else tuple(output)
    for value, differentiable_, ret in zip(outputs, differentiability, schema.returns):
        tensors = [v for v in tree_leaves(value) if isinstance(v, _C.TensorBase)]
        if not differentiable_:
            ctx.mark_non_differentiable(*tensors)
        elif not tensors:
            raise RuntimeError(
                f"With output_differentiability={differentiability}, the output of {op} of type "
                f"{ret.type} is marked as differentiable but is not a Tensor"
            )


def _check_grads(custom_op, location, kinds, result):
    def refuse(what):
        raise RuntimeError(
            f"In the backward function defined for {custom_op._qualname} at {location} using the "
            f"CustomOp API, {what}"
        )

    schema = custom_op._schema
    if not isinstance(result, dict):
        refuse(f"expected the output of the backward function to be a dict but got {type(result)}")
    expected = {
        argument.name for argument in schema.arguments if utils._is_any_tensor_type(argument.type)
    }
    names = {argument.name for argument in schema.arguments}
    if set(result) != expected:
        text = (
            f"expected the returned grad_input dict to have keys {expected} but got "
            f"{set(result)}. The backward function must return a gradient (can be None) for each "
            "arg to the CustomOp that may be a Tensor or Sequence[Tensor]. Args declared to be "
            "non-Tensor-like types should not appear in the grad_input dict"
        )
        refuse(text if set(result) <= names or expected else text)
    for name, grad in result.items():
        _check_grad(refuse, name, getattr(kinds, name), grad)


def _check_grad(refuse, name, kind, grad):
    if isinstance(kind, int):
        if not isinstance(grad, (list, tuple)):
            refuse(
                f"for input '{name}' expected the grad_input dict to hold a list of gradients but "
                f"got object of type {type(grad)}."
            )
        if len(grad) != kind:
            refuse(
                f"for input '{name}' expected the grad_input dict to hold a list of {kind} "
                f"gradients but got {len(grad)}"
            )
        for item in grad:
            if item is not None and not isinstance(item, _C.TensorBase):
                refuse(
                    f"for input '{name}' expected the grad_input dict to hold a list of None or "
                    f"Tensor gradients but got object of {type(item)}"
                )
    elif grad is not None and not isinstance(grad, _C.TensorBase):
        refuse(
            f"got object of type {type(grad)} as the gradient for input '{name}', but expected the "
            "gradient to be either None or a Tensor"
        )


def _flat_grads(schema, kinds, result, input_spec):
    """Returns the gradients in the order of the flattened inputs."""
    flat = []
    args_spec, kwargs_spec = input_spec.children()
    named = [a.name for a in schema.arguments]
    specs = [*zip(named, args_spec.children()), *zip(kwargs_spec.context, kwargs_spec.children())]
    for name, spec in specs:
        grad = result.get(name)
        if isinstance(grad, (list, tuple)):
            flat.extend(grad)
        else:
            flat.extend([grad] if spec.is_leaf() else [None] * spec.num_leaves)
    return tuple(flat)
