"""Functions with derivatives of their own.

A function is a class with the static methods `forward` and `backward`, called by `apply`. Each
class has a class of contexts beside it, `FooBackward`: the context of a call is also the node of
the graph that backward runs."""

import warnings
from collections import OrderedDict
from functools import wraps

from .. import _C
from .._lazy import lazy_module

inspect = lazy_module("inspect")
_hooks = lazy_module("keyfall.utils.hooks")

__all__ = ["Function", "FunctionCtx", "BackwardCFunction", "FunctionMeta", "InplaceFunction",
           "once_differentiable"]


class FunctionCtx:
    """What `forward` and `backward` call on their context."""

    def save_for_backward(self, *tensors):
        """Keeps tensors (or None) for backward, which finds them in `saved_tensors`. They have to
        be inputs or outputs, or they are kept without a history of their own."""
        self.to_save = tensors

    def save_for_forward(self, *tensors):
        """Keeps tensors for jvp."""
        for at, tensor in enumerate(tensors):
            if tensor is not None and not isinstance(tensor, _C.TensorBase):
                raise TypeError("save_for_forward expects all arguments to be tensors or None, but "
                                f"argument {at} is of type {type(tensor).__name__}")
        self.saved_for_forward = tensors

    def mark_dirty(self, *args):
        """Says that forward wrote these inputs in place. It has to return them."""
        self.dirty_tensors = args

    def mark_shared_storage(self, *pairs):
        """Has no effect any more."""
        warnings.warn("mark_shared_storage is deprecated: tensors with shared storages are tracked "
                      "without it", FutureWarning, stacklevel=2)

    def mark_non_differentiable(self, *args):
        """Says that these outputs have no gradient."""
        self.non_differentiable = args

    def set_materialize_grads(self, value):
        """Whether backward gets zeros (the default) or None for undefined gradients."""
        self.materialize_grads = value


class _HookMixin:
    @staticmethod
    def _register_hook(backward_hooks, hook):

        if backward_hooks is None:
            backward_hooks = OrderedDict()
        handle = _hooks.RemovableHandle(backward_hooks)
        backward_hooks[handle.id] = hook
        return backward_hooks, handle


class BackwardCFunction(_C._FunctionBase, FunctionCtx, _HookMixin):
    """The base of the contexts of all functions."""

    def apply(self, *args):
        """Calls the backward of the function with these gradients."""
        return self._get_user_fn()(self, *args)

    def apply_jvp(self, *args):
        """Calls the jvp of the function."""
        return self._forward_cls.jvp(self, *args)


class FunctionMeta(type):
    """Gives each function its class of contexts."""

    def __init__(cls, name, bases, attributes):
        cls._backward_cls = type(name + "Backward", (BackwardCFunction,), {
            "_forward_cls": cls, "__module__": "torch.autograd.function"})
        super().__init__(name, bases, attributes)


class Function(_C._FunctionBase, FunctionCtx, _HookMixin, metaclass=FunctionMeta):
    """A function whose derivative is written by hand.

    `forward(ctx, *args)` computes the outputs and keeps on ctx what `backward(ctx, *grads)` needs
    to give a gradient, or None, for each argument. Alternatively `forward(*args)` gets no context,
    and `setup_context(ctx, inputs, output)` prepares it afterwards. Call it by `apply`."""

    generate_vmap_rule = False

    def __init__(self, *args, **kwargs):
        warnings.warn(f"{self.__class__} should not be instantiated. Methods on autograd functions "
                      "are all static, so you should invoke them on the class itself. "
                      "Instantiating an autograd function will raise an error in a future version.",
                      DeprecationWarning, stacklevel=2)

    def __call__(self, *args, **kwargs):
        raise RuntimeError("Legacy autograd function with non-static forward method is deprecated. "
                           "Please use new-style autograd function with static forward method: "
                           "define forward and backward as static methods and call apply.")

    @staticmethod
    def forward(*args, **kwargs):
        """Computes the outputs. Every function defines it."""
        raise NotImplementedError(
            "You must implement the forward function for custom autograd.Function."
        )

    @staticmethod
    def setup_context(ctx, inputs, output):
        """Prepares the context for backward, for functions whose forward does not take it."""
        raise NotImplementedError("setup_context is not implemented.")

    @staticmethod
    def backward(ctx, *grad_outputs):
        """Computes the gradients of the arguments from those of the outputs."""
        raise NotImplementedError("You must implement either the backward or vjp method for your "
                                  "custom autograd.Function to use it with backward mode AD.")

    vjp = backward

    @staticmethod
    def jvp(ctx, *grad_inputs):
        """The derivative in forward mode."""
        raise NotImplementedError("You must implement the jvp function for custom "
                                  "autograd.Function to use it with forward mode AD.")

    @staticmethod
    def vmap(info, in_dims, *args):
        """The function over a batch."""
        raise NotImplementedError("To use autograd.Function with vmap, you must either override "
                                  "the vmap staticmethod or set generate_vmap_rule=True.")


class InplaceFunction(Function):
    """A function that may work in place; an older form."""

    def __init__(self, inplace=False):
        super().__init__()
        self.inplace = inplace


def _is_setup_context_defined(function):
    return function is not Function.setup_context


def _complete_arguments(forward, has_setup, args, kwargs):
    """The arguments of forward by position, defaults included."""
    if has_setup:
        bound = inspect.signature(forward).bind(*args, **kwargs)
        bound.apply_defaults()
        return bound.args
    bound = inspect.signature(forward).bind(None, *args, **kwargs)
    return bound.args[1:]


def once_differentiable(fn):
    """Decorator of backward: it is not recorded, and its results cannot be differentiated."""
    @wraps(fn)
    def wrapper(ctx, *args):
        recording = _C.is_grad_enabled()
        _C._set_grad_enabled(False)
        try:
            outputs = fn(ctx, *args)
        finally:
            _C._set_grad_enabled(recording)
        if not recording or not _C._any_requires_grad(*args):
            return outputs
        several = isinstance(outputs, tuple)
        error = _C._functions.DelayedError(
            "trying to differentiate twice a function that was marked with @once_differentiable",
            len(outputs) if several else 1,
        )

        values = outputs if several else (outputs,)
        results = error(*(None if each is None else each.detach().requires_grad_()
                          for each in values))
        results = results if len(values) != 1 else (results,)
        return results if several else results[0]

    return wrapper
