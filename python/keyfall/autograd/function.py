"""Functions with custom derivatives.

A function is a class with the static methods `forward` and `backward`, called through `apply`. Each
class has a context class, `FooBackward`: the context of a call is also the graph node that backward
runs."""

import warnings
from collections import OrderedDict
from functools import wraps

from .. import _C
from .._loading import lazy_module as _lazy_module

inspect = _lazy_module("inspect")
_hooks = _lazy_module("keyfall.utils.hooks")

__all__ = ["Function", "FunctionCtx", "BackwardCFunction", "FunctionMeta", "InplaceFunction",
           "once_differentiable"]


class FunctionCtx:
    """The methods that `forward` and `backward` call on their context."""

    def save_for_backward(self, *tensors):
        """Saves tensors (or None) for backward, which finds them in `saved_tensors`. Tensors that
        are neither inputs nor outputs are saved without history."""
        self.to_save = tensors

    def save_for_forward(self, *tensors):
        """Saves tensors for jvp."""
        for at, tensor in enumerate(tensors):
            if tensor is not None and not isinstance(tensor, _C.TensorBase):
                raise TypeError("save_for_forward expects all arguments to be tensors or None, but "
                                f"argument {at} is of type {type(tensor).__name__}")
        self.saved_for_forward = tensors

    def mark_dirty(self, *args):
        """Declares that forward wrote these inputs in-place. It must return them."""
        self.dirty_tensors = args

    def mark_shared_storage(self, *pairs):
        """Has no effect."""
        warnings.warn("mark_shared_storage is deprecated: tensors with shared storages are tracked "
                      "without it", FutureWarning, stacklevel=2)

    def mark_non_differentiable(self, *args):
        """Declares that these outputs have no gradient."""
        self.non_differentiable = args

    def set_materialize_grads(self, value: bool):
        """Sets whether backward gets zeros (the default) or None for undefined gradients."""
        self.materialize_grads = value


class _HookMixin:
    @staticmethod
    def _register_hook(backward_hooks, hook):
        hooks = OrderedDict() if backward_hooks is None else backward_hooks
        return hooks, _hooks.add_hook(hooks, hook)


class BackwardCFunction(_C._FunctionBase, FunctionCtx, _HookMixin):
    """Base of the context classes of all functions."""

    def apply(self, *args):
        """Calls the function's backward with these gradients."""
        return self._get_user_fn()(self, *args)

    def apply_jvp(self, *args):
        """Calls the function's jvp."""
        return self._forward_cls.jvp(self, *args)


class FunctionMeta(type):
    """Creates the context class of each function."""

    def __init__(cls, name, bases, attributes):
        cls._backward_cls = type(name + "Backward", (BackwardCFunction,), {
            "_forward_cls": cls, "__module__": "torch.autograd.function"})
        super().__init__(name, bases, attributes)


class Function(_C._FunctionBase, FunctionCtx, _HookMixin, metaclass=FunctionMeta):
    """A function with a hand-written derivative.

    `forward(ctx, *args)` computes the outputs and saves on ctx what `backward(ctx, *grads)` needs
    to return a gradient, or None, for each argument. Alternatively `forward(*args)` takes no
    context, and `setup_context(ctx, inputs, output)` fills it in afterwards. Call it through
    `apply`."""

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
        """Computes the outputs. Every function must define it."""
        raise NotImplementedError(
            "You must implement the forward function for custom autograd.Function."
        )

    @staticmethod
    def setup_context(ctx, inputs: tuple, output):
        """Fills in the context for backward, if forward does not take one."""
        raise NotImplementedError("setup_context is not implemented.")

    @staticmethod
    def backward(ctx, *grad_outputs):
        """Computes the gradients of the arguments from those of the outputs."""
        raise NotImplementedError("You must implement either the backward or vjp method for your "
                                  "custom autograd.Function to use it with backward mode AD.")

    vjp = backward

    @staticmethod
    def jvp(ctx, *grad_inputs):
        """The forward-mode derivative."""
        raise NotImplementedError("You must implement the jvp function for custom "
                                  "autograd.Function to use it with forward mode AD.")

    @staticmethod
    def vmap(info, in_dims, *args):
        """The batched form of the function."""
        raise NotImplementedError("To use autograd.Function with vmap, you must either override "
                                  "the vmap staticmethod or set generate_vmap_rule=True.")


class InplaceFunction(Function):
    """A function that may work in-place; an older form."""

    def __init__(self, inplace=False):
        super().__init__()
        self.inplace = inplace


def _is_setup_context_defined(function):
    return function is not Function.setup_context


def _complete_arguments(forward, has_setup, args, kwargs):
    """Returns the arguments of forward by position, including defaults."""
    if has_setup:
        bound = inspect.signature(forward).bind(*args, **kwargs)
        bound.apply_defaults()
        return bound.args
    bound = inspect.signature(forward).bind(None, *args, **kwargs)
    return bound.args[1:]


def once_differentiable(fn):
    """Decorator for backward: it is not recorded, so its results cannot be differentiated."""
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
