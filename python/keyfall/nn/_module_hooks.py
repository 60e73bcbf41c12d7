"""Calls of modules that have hooks, and the hooks shared by all modules.

A call without any hook never comes here: see _C.ModuleBase.
"""

import warnings
from collections import OrderedDict
from functools import partial

from .. import _C
from .._loading import lazy_module

_functions = lazy_module("keyfall.nn.modules._functions")

Tensor = _C.Tensor


class _Everywhere:
    """Hooks of all modules. `calls` has an entry for each one that calls must run. The dictionaries stay the same
    objects: handles refer to them."""

    def __init__(self):
        self.calls = OrderedDict()
        self.forward_pre, self.forward = OrderedDict(), OrderedDict()
        self.forward_with_kwargs, self.forward_always = OrderedDict(), OrderedDict()
        self.backward_pre, self.backward = OrderedDict(), OrderedDict()
        self.full = None  # whether `backward` holds full hooks
        self.parameter, self.buffer, self.module = OrderedDict(), OrderedDict(), OrderedDict()


    def replace(self, name, hooks):
        """Replaces one of the dictionaries: its hooks are forgotten."""
        kept = getattr(self, name)
        if hooks is kept:
            return
        for number in kept:
            self.calls.pop(number, None)
        kept.clear()
        kept.update(hooks)
        if name.startswith(("forward", "backward")):
            self.calls.update(dict.fromkeys(hooks, True))


everywhere = _Everywhere()


def replaced(kind, hooks, owner, name, value):
    """Applies the registration hooks of all modules to a value that is being registered."""
    for hook in hooks.values():
        changed = hook(owner, name, value)
        if changed is not None:
            if not isinstance(changed, kind):
                raise TypeError(f"a registration hook must return None or a {kind.__name__}, found "
                                f"{type(changed).__name__}")
            value = changed
    return value


# ---- A call --------------------------------------------------------------------------------------


def call(module, args, kwargs):
    """Runs module.forward(*args, **kwargs) with its forward and backward hooks."""
    full, older = _backward_hooks(module)
    before = [*everywhere.backward_pre.values(), *module._backward_pre_hooks.values()]
    called = set()
    try:
        args, kwargs = _run_before(module, args, kwargs)
        gates = Gates(module, full, before) if full or before else None
        if gates is not None:
            args = gates.enter(args)
        result = _run_after(module, args, kwargs, module.forward(*args, **kwargs), called)
        if gates is not None:
            result = gates.leave(result)
    except Exception:
        _run_always(module, args, kwargs, called)
        raise
    if older:
        _add_older(module, older, args, result)
    return result


_C._set_module_hooks(everywhere.calls, call)


def _run_before(module, args, kwargs):
    for number, hook in [*everywhere.forward_pre.items(), *module._forward_pre_hooks.items()]:
        if number in module._forward_pre_hooks_with_kwargs:
            changed = hook(module, args, kwargs)
            if changed is not None:
                if not isinstance(changed, tuple) or len(changed) != 2:
                    raise RuntimeError("forward pre-hook must return None or a tuple of (new_args, "
                                       f"new_kwargs), but got {changed}.")
                args, kwargs = changed
        else:
            changed = hook(module, args)
            if changed is not None:
                args = changed if isinstance(changed, tuple) else (changed,)
    return args, kwargs


def _run_after(module, args, kwargs, result, called):
    with_kwargs = {**everywhere.forward_with_kwargs, **module._forward_hooks_with_kwargs}
    for number, hook in [*everywhere.forward.items(), *module._forward_hooks.items()]:
        called.add(number)
        changed = (hook(module, args, kwargs, result) if number in with_kwargs
                   else hook(module, args, result))
        if changed is not None:
            result = changed
    return result


def _run_always(module, args, kwargs, called):
    """After a failure: runs the always_call hooks that have not run yet."""
    for own, always, with_kwargs in (
            (everywhere.forward, everywhere.forward_always, everywhere.forward_with_kwargs),
            (module._forward_hooks, module._forward_hooks_always_called,
             module._forward_hooks_with_kwargs)):
        for number, hook in own.items():
            if number not in always or number in called:
                continue
            try:
                if number in with_kwargs:
                    hook(module, args, kwargs, None)
                else:
                    hook(module, args, None)
            except Exception as error:
                warnings.warn("module forward hook with ``always_call=True`` raised an exception "
                              f"that was silenced as another error was raised in forward: {error}",
                              stacklevel=4)


# ---- Backward ------------------------------------------------------------------------------------


def _backward_hooks(module):
    """Returns the backward hooks: full ones, and those of the older kind."""
    full, older = [], []
    if everywhere.backward:
        (full if everywhere.full else older).extend(everywhere.backward.values())
    if module._backward_hooks:
        (full if module._is_full_backward_hook else older).extend(module._backward_hooks.values())
    return full, older


class Gates:
    """Identity nodes around the inputs and outputs of one module call, through which backward
    passes the gradients of both to the hooks."""

    def __init__(self, module, hooks, hooks_before):
        self.module, self.hooks, self.hooks_before = module, hooks, hooks_before
        self.inputs = self.outputs = 0       # how many there are, tensors or not
        self.inputs_at = self.outputs_at = None  # which of them passed through a gate
        self.zeros = []  # for each such input, a function that makes a gradient of zeros
        self.grad_outputs = None

    def enter(self, args):
        args, self.inputs_at = self._through(args, self._of_inputs)
        self.inputs = len(args)
        self.zeros = [_zeros_like(args[place]) for place in self.inputs_at or ()]
        return args

    def leave(self, result):
        single = isinstance(result, Tensor)
        results = (result,) if single else result
        if not isinstance(results, tuple):
            warnings.warn("For backward hooks to be called, module output should be a Tensor or a "
                          f"tuple of Tensors but received {type(result)}", stacklevel=5)
            return result
        self.outputs = len(results)
        results, self.outputs_at = self._through(results, self._of_outputs)
        return results[0] if single else results

    @staticmethod
    def _through(values, watch):
        """Returns the values with the tensors among them passed through the gate, and their
        positions; None if nothing is differentiable."""
        at = [place for place, value in enumerate(values) if isinstance(value, Tensor)]
        if not (_C.is_grad_enabled() and any(values[place].requires_grad for place in at)):
            return values, None
        values, kind = list(values), type(values)
        passed = _functions.BackwardHookFunction.apply(watch, *[values[place] for place in at])
        for place, tensor in zip(at, passed):
            values[place] = tensor
        return (kind(*values) if hasattr(kind, "_fields") else tuple(values)), at

    @staticmethod
    def _spread(gradients, at, count):
        """Returns the gradients at their positions among all inputs or outputs, None elsewhere."""
        places = [None] * count
        for place, gradient in zip(at, gradients):
            places[place] = gradient
        return tuple(places)

    def _of_outputs(self, gradients):
        self.grad_outputs = self._spread(gradients, self.outputs_at, self.outputs)
        for hook in self.hooks_before:
            changed = hook(self.module, self.grad_outputs)
            if changed is not None:
                self.grad_outputs = self._checked(changed, self.outputs, "pre hook", "grad_output")
        passed = self.grad_outputs
        if self.inputs_at is None:
            self._without_inputs()
        return [passed[place] for place in self.outputs_at]

    def _without_inputs(self):
        """Without inputs that require gradients, the hooks run with those of the outputs."""
        if self.hooks:
            warnings.warn("Full backward hook is firing when gradients are computed with respect "
                          "to module outputs since no inputs require gradients.", stacklevel=4)
        for hook in self.hooks:
            changed = hook(self.module, (None,) * self.inputs, self.grad_outputs)
            if changed is not None and not all(one is None for one in changed):
                raise RuntimeError("Backward hook for Modules where no input requires gradient "
                                   "should always return None or None for all gradients.")
        self.grad_outputs = None

    def _of_inputs(self, gradients):
        gradients = [zeros() if gradient is None else gradient
                     for gradient, zeros in zip(gradients, self.zeros)]
        if self.grad_outputs is None:  # the outputs were not used: nothing to report to the hooks
            return gradients
        grad_inputs = self._spread(gradients, self.inputs_at, self.inputs)
        for hook in self.hooks:
            changed = hook(self.module, grad_inputs, self.grad_outputs)
            if changed is not None:
                grad_inputs = self._checked(changed, self.inputs, "hook", "grad_input")
        self.grad_outputs = None
        return [grad_inputs[place] for place in self.inputs_at]

    @staticmethod
    def _checked(changed, count, what, name):
        changed = changed if isinstance(changed, tuple) else (changed,)
        if len(changed) != count:
            raise RuntimeError(f"Backward {what} returned an invalid number of {name}, got "
                               f"{len(changed)}, but expected {count}")
        return changed


def _zeros_like(tensor):
    """Returns a function that makes zeros of the tensor's shape without keeping the tensor."""
    return partial(_C._VariableFunctions.zeros, tensor.size(), dtype=tensor.dtype,
                   device=tensor.device)


def _why_incomplete(args, result, node):
    """What keeps a hook of the older kind from all gradients, in words of PyTorch's warnings; "" if nothing does."""
    results = (result,) if isinstance(result, Tensor) else result
    for given, what in ((results, "return"), (args, "take as input")):
        if not isinstance(given, tuple) or not all(isinstance(one, Tensor) for one in given):
            return f"non-full backward hooks on a Module that does not {what} a single Tensor or a tuple of Tensors"
    nodes = {one.grad_fn for one in results} - {None}
    if len(nodes) > 1:
        return "a non-full backward hook when outputs are generated by different autograd Nodes"
    before = {one.grad_fn for one in args} - {None}
    following = {one for one, _ in node.next_functions}
    if before != following:
        return "a non-full backward hook when the forward contains multiple autograd Nodes"
    return ""


def _add_older(module, hooks, args, result):
    """Hooks of the older kind see only the node of the first tensor of the result."""
    found = result
    while not isinstance(found, Tensor):
        if isinstance(found, dict):
            found = next((one for one in found.values() if isinstance(one, Tensor)), None)
        elif isinstance(found, (tuple, list)) and found:
            found = found[0]
        else:
            return
        if found is None:
            return
    if found.grad_fn is None:
        return
    why = _why_incomplete(args, result, found.grad_fn)
    if why:
        warnings.warn(f"Using {why} is deprecated: the hook misses some gradients. Please use "
                      "register_full_backward_hook to get the documented behavior.", FutureWarning, stacklevel=4)
    for hook in hooks:
        found.grad_fn.register_hook(
            lambda grad_inputs, grad_outputs, hook=hook: hook(module, grad_inputs, grad_outputs))
