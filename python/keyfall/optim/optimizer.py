"""Optimizer: parameter groups with their options, and the state of each parameter.

Subclasses in programs define step(). The optimizers of this package define _update() instead, which
gets the parameters of a group that have gradients, and the gradients, with recording disabled.
"""

import functools
import warnings
from collections.abc import Callable, Iterable
from collections import OrderedDict, defaultdict

from .. import _C
from .._loading import lazy_module as _lazy_module
from .._shared import profiling as _profiling
from .._shared.gradients import zero_gradients as _zero_gradients
from ..autograd.grad_mode import enable_grad
from ..utils.hooks import add_hook

copy = _lazy_module("copy")
_foreach_utils = _lazy_module("keyfall.utils._foreach_utils")

Tensor = _C.Tensor

__all__ = ["Optimizer", "register_optimizer_step_post_hook", "register_optimizer_step_pre_hook"]

# What optimizers accept: parameters, groups of them, or parameters with names.
ParamsT = Iterable[Tensor] | Iterable[dict] | Iterable[tuple]

_every_pre_hook, _every_post_hook = OrderedDict(), OrderedDict()
_HOOKS = tuple(f"_optimizer_{what}_{when}_hooks" for what in ("step", "state_dict", "load_state_dict")
               for when in ("pre", "post"))


def register_optimizer_step_pre_hook(hook):
    """Calls hook(optimizer, args, kwargs) before step() of any optimizer."""
    return add_hook(_every_pre_hook, hook)


def register_optimizer_step_post_hook(hook):
    """Calls hook(optimizer, args, kwargs) after step() of any optimizer."""
    return add_hook(_every_post_hook, hook)


def _with_hooks(step):
    """Wraps the step() of a class with the hooks."""
    def run(self, *args, **kwargs):
        pre_hooks = self.__dict__.get("_optimizer_step_pre_hooks")
        # Optimizers that wrap another one need not call Optimizer.__init__, and have no hooks then.
        if pre_hooks is None or not (pre_hooks or self._optimizer_step_post_hooks
                                     or _every_pre_hook or _every_post_hook):
            return step(self, *args, **kwargs)
        args = (self, *args)
        for hook in [*_every_pre_hook.values(), *self._optimizer_step_pre_hooks.values()]:
            changed = hook(self, args, kwargs)
            if changed is not None:
                if not isinstance(changed, tuple) or len(changed) != 2:
                    raise RuntimeError(f"{step} must return None or a tuple of (new_args, "
                                       f"new_kwargs), but got {changed}.")
                args, kwargs = changed
        result = step(*args, **kwargs)
        for hook in [*self._optimizer_step_post_hooks.values(), *_every_post_hook.values()]:
            hook(self, args, kwargs)
        return result

    @functools.wraps(step)
    def hooked(self, *args, **kwargs):
        if _profiling.sessions:
            return _profiling.named(f"Optimizer.step#{type(self).__name__}.step", run, self, *args, **kwargs)
        return run(self, *args, **kwargs)

    hooked.hooked = True
    return hooked


class _RequiredParameter:
    """The class of `required`, the default of arguments that an optimizer must be given."""

    def __repr__(self):
        return "<required parameter>"


required = _RequiredParameter()


class Optimizer:
    """Base class of optimizers. `params` is an iterable of tensors, of (name, tensor) pairs, or of
    dictionaries with "params" and options; `defaults` are the options that a group omits."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 defaults: dict) -> None:
        self.defaults = defaults
        self._make_hooks()
        if isinstance(params, Tensor):
            raise TypeError("params argument given to the optimizer should be an iterable of "
                            f"Tensors or dicts, but got {params.type()}")
        self.state = defaultdict(dict)
        self.param_groups = []
        groups = list(params)
        if not groups:
            raise ValueError("optimizer got an empty parameter list")
        if not isinstance(groups[0], dict):
            groups = [{"params": groups}]
        for group in groups:
            self.add_param_group(group)

    def __init_subclass__(cls):
        if "step" in cls.__dict__ and not hasattr(cls.__dict__["step"], "hooked"):
            cls.step = _with_hooks(cls.__dict__["step"])

    def _patch_step_function(self):
        """Makes sure that step() calls the hooks: for optimizers that skip Optimizer.__init__."""
        self._make_hooks()

    def _make_hooks(self):
        for name in _HOOKS:
            self.__dict__.setdefault(name, OrderedDict())

    def __getstate__(self):
        return {"defaults": self.defaults, "state": self.state, "param_groups": self.param_groups}

    def __setstate__(self, state):
        self.__dict__.update(state)
        self._make_hooks()
        self.defaults.setdefault("differentiable", False)

    def __repr__(self):
        lines = []
        for number, group in enumerate(self.param_groups):
            lines.append(f"\nParameter Group {number}\n")
            lines += [f"    {key}: {_shown(group[key])}\n" for key in sorted(group)
                      if key != "params"]
        return f"{type(self).__name__} (" + "".join(lines) + ")"

    # ---- Groups ----------------------------------------------------------------------------------

    def add_param_group(self, param_group: dict) -> None:
        """Adds a parameter group: a dictionary with "params" and options."""
        if not isinstance(param_group, dict):
            raise TypeError(f"param_group must be a dict, but got {type(param_group)}")
        params = param_group["params"]
        if isinstance(params, set):
            raise TypeError("optimizer parameters need to be organized in ordered collections, but "
                            "the ordering of tensors in sets will change between runs. Please use a "
                            "list instead.")
        params = [params] if isinstance(params, Tensor) else list(params)
        if any(isinstance(param, tuple) for param in params):
            if not all(isinstance(param, tuple) for param in params):
                raise ValueError("all optimizer params should be with/without names. Some param "
                                 "names are missing")
            param_group["param_names"] = [name for name, _ in params]
            params = [param for _, param in params]
        param_group["params"] = params
        for param in params:
            self._check(param)
        for name, default in self.defaults.items():
            param_group.setdefault(name, default)
        if len({id(param) for param in params}) != len(params):
            warnings.warn("optimizer contains a parameter group with duplicate parameters; in "
                          "future, this will cause an error", stacklevel=3)
        known = {id(param) for group in self.param_groups for param in group["params"]}
        if not known.isdisjoint(map(id, params)):
            raise ValueError("some parameters appear in more than one parameter group")
        named = "param_names" in param_group
        if any(("param_names" in group) != named for group in self.param_groups):
            raise ValueError("all optimizer param groups should be with/without names. cannot add param group "
                             f"{'with' if named else 'without'} names to the optimizer")
        self.param_groups.append(param_group)

    def _check(self, param):
        if not isinstance(param, Tensor):
            raise TypeError("optimizer can only optimize Tensors, but one of the params is "
                            f"{type(param).__name__}")
        if not (self.defaults.get("differentiable") or param.is_leaf or param.retains_grad):
            raise ValueError("can't optimize a non-leaf Tensor")

    # ---- Steps -----------------------------------------------------------------------------------

    def zero_grad(self, set_to_none=True):
        """Drops the gradients of all parameters, or fills them with zeros."""
        if _profiling.sessions:
            _profiling.named(f"Optimizer.zero_grad#{type(self).__name__}.zero_grad", self._zero_grad, set_to_none)
        else:
            self._zero_grad(set_to_none)

    def _zero_grad(self, set_to_none):
        for group in self.param_groups:
            if set_to_none:
                for param in group["params"]:
                    param.grad = None
            else:
                _zero_gradients(group["params"])

    def step(self, closure: Callable | None = None) -> float | None:
        """Takes one optimization step; an optional closure recomputes the loss."""
        raise NotImplementedError

    @staticmethod
    def profile_hook_step(func: Callable) -> Callable:
        """Returns a step() as it is: optimizers of programs have it as a decorator. Hooks run for every step()."""
        return func

    def register_step_pre_hook(self, hook: Callable):
        """Calls hook(optimizer, args, kwargs) before step(); may return new args and kwargs."""
        return add_hook(self._optimizer_step_pre_hooks, hook)

    def register_step_post_hook(self, hook: Callable):
        """Calls hook(optimizer, args, kwargs) after step()."""
        return add_hook(self._optimizer_step_post_hooks, hook)

    # ---- State -----------------------------------------------------------------------------------

    def state_dict(self):
        """Returns the state by parameter index, and the groups with indices as parameters."""
        for hook in self._optimizer_state_dict_pre_hooks.values():
            hook(self)
        numbers, groups = {}, []
        for group in self.param_groups:
            packed = {key: value for key, value in group.items() if key != "params"}
            packed["params"] = [numbers.setdefault(id(param), len(numbers))
                                for param in group["params"]]
            groups.append(packed)
        state = {(numbers[id(key)] if isinstance(key, Tensor) else key): value
                 for key, value in self.state.items()}
        return self._changed_by(self._optimizer_state_dict_post_hooks, {"state": state, "param_groups": groups})

    def _changed_by(self, hooks, state_dict):
        """The state after hooks that may return another one."""
        for hook in hooks.values():
            changed = hook(self, state_dict)
            state_dict = state_dict if changed is None else changed
        return state_dict

    def load_state_dict(self, state_dict):
        """Restores the state_dict() of an optimizer with the same number of parameters. Tensors are
        cast to the dtype of their parameter, otherwise shared."""
        state_dict = self._changed_by(self._optimizer_load_state_dict_pre_hooks, state_dict.copy())
        saved = state_dict["param_groups"]
        if len(saved) != len(self.param_groups):
            raise ValueError("loaded state dict has a different number of parameter groups")
        if any(len(one["params"]) != len(group["params"])
               for one, group in zip(saved, self.param_groups)):
            raise ValueError("loaded state dict contains a parameter group that doesn't match the "
                             "size of optimizer's group")
        # One copy of all groups: what they share, such as a cache among the defaults, stays shared.
        saved = copy.deepcopy(saved)
        owners = {}
        groups = [self._loaded_group(one, group, owners)
                  for one, group in zip(saved, self.param_groups)]
        state = defaultdict(dict)
        for key, value in state_dict["state"].items():
            owner = owners.get(key)
            if owner is None:
                state[key] = value
            else:
                state[owner[0]] = _cast(value, *owner)
        self.__setstate__({"state": state, "param_groups": groups})
        for hook in self._optimizer_load_state_dict_post_hooks.values():
            hook(self)

    @staticmethod
    def _loaded_group(saved, group, owners):
        """Joins the saved options with the group's parameters; notes the owner of each state."""
        loaded = {key: value for key, value in saved.items() if key != "params"}
        owners.update((number, (param, loaded))
                      for number, param in zip(saved["params"], group["params"]))
        loaded["params"] = group["params"]
        if "param_names" in group:
            loaded.setdefault("param_names", group["param_names"])
        return loaded

    def register_state_dict_pre_hook(self, hook, prepend=False):
        """Calls hook(optimizer) before state_dict() collects the state."""
        return add_hook(self._optimizer_state_dict_pre_hooks, hook, prepend=prepend)

    def register_state_dict_post_hook(self, hook, prepend=False):
        """Calls hook(optimizer, state_dict) after state_dict(); may return a replacement."""
        return add_hook(self._optimizer_state_dict_post_hooks, hook, prepend=prepend)

    def register_load_state_dict_pre_hook(self, hook, prepend=False):
        """Calls hook(optimizer, state_dict) before it is loaded; may return a replacement."""
        return add_hook(self._optimizer_load_state_dict_pre_hooks, hook, prepend=prepend)

    def register_load_state_dict_post_hook(self, hook, prepend=False):
        """Calls hook(optimizer) after a state_dict was loaded."""
        return add_hook(self._optimizer_load_state_dict_post_hooks, hook, prepend=prepend)

    # Optimizers that libraries copy from PyTorch call these.

    def _accelerator_graph_capture_health_check(self):
        """Does nothing: steps are not recorded as graphs of GPUs."""

    _cuda_graph_capture_health_check = _optimizer_step_code = _accelerator_graph_capture_health_check

    @staticmethod
    def _group_tensors_by_device_and_dtype(tensorlistlist, with_indices=False):
        return _foreach_utils._group_tensors_by_device_and_dtype(tensorlistlist, with_indices)

    @staticmethod
    def _process_value_according_to_param_policy(param, value, param_id, param_groups, key=None):
        group = next(group for group in param_groups if param_id in group["params"])
        return _cast(value, param, group, key)


def _shown(value):
    return value.item() if isinstance(value, Tensor) and value.dim() == 0 else value


def _cast(value, param, group, key=None):
    """Converts a saved value for the parameter: tensors move to its device, floating-point ones to
    its dtype; step counts stay unchanged."""
    if isinstance(value, Tensor):
        if key == "step":
            on_device = group.get("capturable") or group.get("fused")
            return value.to(param.device, _C.float32) if on_device else value
        if param.is_floating_point():
            return value.to(param.device, param.dtype)
        return value.to(param.device)
    if isinstance(value, dict):
        return {name: _cast(item, param, group, name) for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(_cast(item, param, group) for item in value)
    return value


# ---- Shared by the optimizers of this package ----------------------------------------------------


def _refuse_sparse(optimizer, grads):
    """Names the reason, if a step failed because a gradient is sparse."""
    if any(grad.is_sparse for grad in grads):
        name = type(optimizer).__name__
        text = {"Adam": "Adam", "AdamW": "Adam"}.get(name)
        raise RuntimeError(f"{text or name} does not support sparse gradients"
                           + (", please consider SparseAdam instead" if text else "")) from None


class Stepper(Optimizer):
    """An optimizer whose step() gathers gradients and calls _update(group, params, grads)."""

    _on_xla = True  # what a message about capturable=True names

    def step(self, closure=None):
        """Takes one optimization step; an optional closure recomputes the loss."""
        loss = None
        if closure is not None:
            with enable_grad():
                loss = closure()
        before = _C.is_grad_enabled()
        for group in self.param_groups:
            params, grads = [], []
            for param in group["params"]:
                grad = param.grad
                if grad is not None:
                    params.append(param)
                    grads.append(grad)
            if not params:
                continue
            _C._set_grad_enabled(before and group.get("differentiable", False))
            try:
                if group.get("capturable"):
                    _check_capturable(params, not group.get("foreach") and self._on_xla)
                if group.get("fused"):
                    _check_fused(params)
                self._update(group, params, grads)
            except NotImplementedError:
                _refuse_sparse(self, grads)
                raise
            finally:
                _C._set_grad_enabled(before)
        return loss


def check_single(lr):
    """Raises for a learning rate that is several numbers."""
    if isinstance(lr, Tensor) and lr.numel() != 1:
        raise ValueError("Tensor lr must be 1-element")


def check_options(lr, fused=None, foreach=None, differentiable=False, **numbers):
    """Raises for numbers below 0 (named as in the messages) and for mutually exclusive options."""
    check_single(lr)
    for name, value in (("learning rate", lr), *numbers.items()):
        if not value >= 0.0:  # NaN, too
            raise ValueError(f"Invalid {name.replace('__', ' ')}: {value}")
    if fused and differentiable:
        raise RuntimeError("`fused` does not support `differentiable`")
    if fused and foreach:
        raise RuntimeError("`fused` and `foreach` cannot be `True` together.")


def check_bounds(lr, **numbers):
    """Raises for a number outside of its bound: {name: (bound, number)}, name and bound as in the message.
    A number of None is not checked."""
    check_single(lr)
    for name, (bound, value) in {"Learning__rate": (">= 0", lr), **numbers}.items():
        relation, limit = bound.split()
        above, below = (value, float(limit)) if relation == ">=" else (float(limit), value)
        if value is not None and not above >= below:
            raise ValueError(f"{name.replace('__', ' ')} should be {bound} but is: {value}")


def check_betas(betas):
    """Raises if a factor of a running mean is not in [0, 1)."""
    for place in (0, 1):
        if not 0.0 <= betas[place] < 1.0:
            raise ValueError(f"Invalid beta parameter at index {place}: {betas[place]}")


def as_number(value):
    """Converts a number that may be given as a tensor."""
    return value.item() if isinstance(value, Tensor) else value


def rate_of(group):
    """Returns the learning rate of a group as a number. In a differentiable step a tensor stays one: it may require
    a gradient."""
    return group["lr"] if group.get("differentiable") else as_number(group["lr"])


def advance(group, param, rate, above, below=None):
    """param += rate * above / below. A differentiable step takes copies: backward may need the operands after the
    next step has changed them."""
    if group["differentiable"]:
        move = above.clone() if below is None else above.clone() / below.clone()
        param.add_(move * rate)
    elif below is None:
        param.add_(above, alpha=rate)
    else:
        param.addcdiv_(above, below, value=rate)


def scalar_type(fused=None):
    """Returns the type of step counts and other numbers of a state."""
    double = not fused and _C.get_default_dtype() == _C.float64
    return _C.float64 if double else _C.float32


def new_step(value=0.0, fused=None):
    """Returns a step count: a tensor, as in PyTorch."""
    return _C.tensor(float(value), dtype=scalar_type(fused))


def steps_as_tensors(state):
    """Converts step counts that older versions saved as numbers to tensors."""
    for kept in state.values():
        if "step" in kept and not isinstance(kept["step"], Tensor):
            kept["step"] = new_step(kept["step"])


def real(tensor):
    """Views a complex tensor as a real one with an extra dimension of size 2."""
    return _C._VariableFunctions.view_as_real(tensor) if tensor.is_complex() else tensor


def all_real(params, *lists):
    """Applies real() to complex parameters and to the tensors that belong to them."""
    lists = [params, *lists]
    if True not in [param.is_complex() for param in params]:
        return lists
    return [[real(tensor) for tensor in tensors] for tensors in lists]


def zeros_like(tensor):
    return _C._VariableFunctions.zeros_like(tensor, memory_format=_C.preserve_format)


# ---- Helpers that other libraries' optimizers import from here -----------------------------------


def _use_grad_for_differentiable(func):
    """Wraps a step(): gradients are recorded in it only for optimizers made with differentiable=True."""
    @functools.wraps(func)
    def step(self, *args, **kwargs):
        before = _C.is_grad_enabled()
        _C._set_grad_enabled(before and self.defaults.get("differentiable", False))
        try:
            return func(self, *args, **kwargs)
        finally:
            _C._set_grad_enabled(before)

    return step


def _default_to_fused_or_foreach(params, differentiable, use_fused=False):
    """Returns whether an optimizer should use fused steps, and steps of whole lists, by default: not on
    the CPU."""
    return False, False


def _check_fused(params):
    """Raises for parameters that fused steps do not have."""
    for param in params:
        if not param.is_floating_point() or param.is_meta:
            raise RuntimeError("`fused=True` requires all the params to be floating point Tensors of supported "
                               f"devices: {_FUSED_DEVICES} but {param.dtype} and {param.device.type}")


_FUSED_DEVICES = ["mps", "cuda", "xpu", "hpu", "cpu", "mtia", "privateuseone"]


def _check_capturable(params, supports_xla):
    """Raises for capturable=True where steps are not captured: on the CPU."""
    if any(param.device.type == "cpu" for param in params):
        raise AssertionError("If capturable=True, params and state_steps must be on supported devices: "
                             f"{_get_capturable_supported_devices(supports_xla)}.")


def _get_capturable_supported_devices(supports_xla=True):
    """The kinds of devices for capturable=True, as text."""
    return ["cuda", "xpu", "hpu", "privateuseone", *(["xla"] if supports_xla else [])]
