"""call_for_per_sample_grads: a backward that leaves a gradient for each sample in `grad_sample` of the parameters.

The module runs with weights that see the functions they are given to. Each such call is one node of the graph, whose
backward differentiates the call for one sample after the other: what the functions of _FUNCTIONS have in common is that a
sample of their result depends on the same sample of the input alone."""

import functools

from ... import _C
from ..._C import Tensor
from ...autograd import Function, enable_grad, grad
from ...func import functional_call
from ...utils._pytree import arg_tree_leaves
from .. import functional as F
from ..modules.module import Module

_functions = _C._VariableFunctions
_FUNCTIONS = frozenset({F.linear, F.conv1d, F.conv2d, F.conv3d, F.embedding, F.group_norm, F.instance_norm, F.layer_norm})


class _Call(Function):
    """function(input, …) with weights, of which the history sees the input only."""

    @staticmethod
    def forward(ctx, call, expanded, input, *weights):
        ctx.call, ctx.expanded = call, expanded
        ctx.save_for_backward(input, *weights)
        return call(input, weights)

    @staticmethod
    def backward(ctx, upstream):
        input, *weights = ctx.saved_tensors
        with enable_grad():
            weights = [weight.detach().requires_grad_() for weight in weights]
            samples = [grad(ctx.call(one, weights), weights, along)
                       for one, along in zip(input.detach().split(1), upstream.split(1))]
            inner = None
            if ctx.needs_input_grad[2]:
                leaf = input.detach().requires_grad_()
                inner, = grad(ctx.call(leaf, weights), leaf, upstream)
        for expanded, *gradients in zip(ctx.expanded, *samples):
            expanded.add_samples(gradients)
        return (None, None, inner, *[None for _ in weights])


class ExpandedWeight(Tensor):
    """A parameter that collects the gradients of samples."""

    def __new__(cls, original, batch_size, loss_reduction):
        self = Tensor._make_subclass(cls, original.detach(), True)
        self.original, self.batch_size, self.loss_reduction = original, batch_size, loss_reduction
        return self

    def add_samples(self, gradients):
        """Adds to grad_sample of the parameter."""
        with _C.DisableTorchFunctionSubclass():
            if len(gradients) != self.batch_size:
                raise RuntimeError(f"Expected the batch size {self.batch_size}, but a layer got {len(gradients)} samples")
            found = _functions.stack(gradients)
            found = found * self.batch_size if self.loss_reduction == "mean" else found
            before = getattr(self.original, "grad_sample", None)
            self.original.grad_sample = found if before is None else before + found

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if func in _FUNCTIONS:
            return _run(func, args, kwargs)
        name = getattr(func, "__name__", str(func))
        if name in ("__get__", "__set__", "size", "dim", "numel", "is_floating_point", "is_complex", "element_size", "__repr__"):
            with _C.DisableTorchFunctionSubclass():
                return func(*args, **kwargs)
        raise RuntimeError(f"Expanded Weights encountered but cannot handle function {name}")


def _run(func, args, kwargs):
    """Calls a function of the list: the input is the first argument, weights are among the others."""
    input, *others = args if "input" not in kwargs else (kwargs["input"], *args)
    names = [name for name in kwargs if name != "input"]
    others += [kwargs[name] for name in names]
    places = [place for place, other in enumerate(others) if isinstance(other, ExpandedWeight)]
    if isinstance(input, ExpandedWeight):
        raise RuntimeError(f"{func.__name__}: a parameter is the input, so there are no samples")

    def call(input, weights):
        given = list(others)
        for place, weight in zip(places, weights):
            given[place] = weight
        positional = len(given) - len(names)
        return func(input, *given[:positional], **dict(zip(names, given[positional:])))

    expanded = [others[place] for place in places]
    with _C.DisableTorchFunctionSubclass():
        return _Call.apply(call, expanded, input, *[weight.original for weight in expanded])


def _batch_size(args, kwargs, dim):
    sizes = {leaf.shape[dim] for leaf in arg_tree_leaves(*args, **kwargs) if isinstance(leaf, Tensor)}
    if len(sizes) != 1:
        found = f"found {sorted(sizes)} among the arguments" if sizes else "found no tensor among the arguments"
        raise RuntimeError(f"call_for_per_sample_grads: expected one batch size, but {found}; pass batch_size")
    return sizes.pop()


def call_for_per_sample_grads(module, *, batch_size=None, loss_reduction="sum", batch_first=True):
    """Returns a function that calls the module; the backward of its result sets `grad_sample` of each parameter, with a
    gradient for each sample. "mean" multiplies them by the batch size, for losses that are means."""
    if loss_reduction not in ("sum", "mean"):
        raise RuntimeError(f"Expected loss_reduction argument to be sum or mean, got {loss_reduction}")
    if not isinstance(module, Module):
        raise RuntimeError(f"Module passed must be nn.Module, got {type(module).__name__}")
    if batch_size is not None and not isinstance(batch_size, int):
        raise RuntimeError(f"Batch size passed must be None or an integer, got {type(batch_size).__name__}")
    if batch_size is not None and batch_size < 1:
        raise RuntimeError(f"Batch size must be positive, got {batch_size}")
    if not batch_first:
        raise NotImplementedError("call_for_per_sample_grads: expected the samples in the first dimension (batch_first=True)")
    for name, weight in module.named_parameters():
        if getattr(weight, "grad_sample", None) is not None:
            raise RuntimeError(f"call_for_per_sample_grads: clear grad_sample of {name} first; gradients would be added to it")

    @functools.wraps(module.forward)
    def call(*args, **kwargs):
        count = _batch_size(args, kwargs, 0) if batch_size is None else batch_size
        weights = {name: ExpandedWeight(weight, count, loss_reduction) if weight.requires_grad else weight
                   for name, weight in module.named_parameters()}
        return functional_call(module, weights, args, kwargs)

    return call
