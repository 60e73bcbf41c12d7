"""Module: the base of all network layers, a tree of modules with parameters and buffers.

Parameters, buffers and children are stored in the dictionaries `_parameters`, `_buffers` and
`_modules`, and are attributes through __getattr__ and __setattr__. Calls and __getattr__ are in C;
hooks of calls are in nn/_module_hooks.py, state_dict() and load_state_dict() in _state.py.
"""

import functools
import sys
import types
import warnings
import weakref
from collections.abc import Callable, Iterator, Mapping
from collections import OrderedDict

from ... import _C, typename
from ..._loading import lazy_module as _lazy_module
from ..._shared import device_methods
from ..._shared.gradients import zeroed as _zeroed
from ...autograd.grad_mode import no_grad
from ...utils.hooks import add_hook
from .. import _module_state as _state
from .._module_hooks import everywhere, replaced
from .._module_state import _IncompatibleKeys  # noqa: F401
from ..parameter import Buffer, Parameter

inspect = _lazy_module("inspect")
_lazy = _lazy_module("keyfall.lazy.compiled")
_future = _lazy_module("keyfall.__future__")
_swapping = _lazy_module("keyfall.utils._swapping")
_python_dispatch = _lazy_module("keyfall.utils._python_dispatch")

Tensor = _C.Tensor

__all__ = [
    "Module", "register_module_backward_hook", "register_module_buffer_registration_hook",
    "register_module_forward_hook", "register_module_forward_pre_hook",
    "register_module_full_backward_hook", "register_module_full_backward_pre_hook",
    "register_module_module_registration_hook", "register_module_parameter_registration_hook",
]

# Dictionaries of hooks that every module has.
_HOOKS = (
    "_backward_pre_hooks", "_backward_hooks", "_forward_hooks", "_forward_hooks_with_kwargs",
    "_forward_hooks_always_called", "_forward_pre_hooks", "_forward_pre_hooks_with_kwargs",
    "_state_dict_hooks", "_state_dict_pre_hooks", "_load_state_dict_pre_hooks",
    "_load_state_dict_post_hooks",
)


_EXTRA_STATE_KEY_SUFFIX = _state.EXTRA  # how get_extra_state() is called in a state_dict

# PyTorch's names of the hooks of all modules: {suffix: where they are}.
_GLOBAL_HOOKS = {
    "forward_pre_hooks": "forward_pre", "forward_hooks": "forward", "backward_pre_hooks": "backward_pre",
    "backward_hooks": "backward", "forward_hooks_with_kwargs": "forward_with_kwargs",
    "forward_hooks_always_called": "forward_always", "parameter_registration_hooks": "parameter",
    "buffer_registration_hooks": "buffer", "module_registration_hooks": "module",
}


class _WithGlobalHooks(types.ModuleType):
    """This Python module: programs also drop hooks by assigning an empty dictionary."""


for _suffix, _name in _GLOBAL_HOOKS.items():
    setattr(_WithGlobalHooks, f"_global_{_suffix}", property(
        lambda self, _name=_name: getattr(everywhere, _name),
        lambda self, hooks, _name=_name: everywhere.replace(_name, hooks)))
setattr(_WithGlobalHooks, "_global_is_full_backward_hook", property(
    lambda self: everywhere.full, lambda self, full: setattr(everywhere, "full", full)))
sys.modules[__name__].__class__ = _WithGlobalHooks


def _typename(value):
    return typename(value)


def _addindent(s_, numSpaces):
    """Indents all lines of a text but the first."""
    return s_.replace("\n", "\n" + numSpaces * " ")


class _CallSignature:
    """What inspect.signature says of a module, whose call is in C. Classes have that of __init__."""

    def __get__(self, module, owner):
        if module is None:
            return None  # inspect then looks at __init__
        kinds = inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD
        return inspect.Signature([inspect.Parameter(name, kind)
                                  for name, kind in zip(("args", "kwargs"), kinds)])


class _PlainObject:
    """The first base of Module, which thereby has the layout of a plain class: a module's __class__ can be set to a
    class whose first base is a mixin."""


class Module(_PlainObject, _C.ModuleBase):
    """Base class of parts of networks. A subclass calls super().__init__(), assigns parameters and
    other modules to attributes, and defines forward(); the module is called as a function.

        class Model(nn.Module):
            def __init__(self):
                super().__init__()
                self.hidden = nn.Linear(64, 32)
                self.out = nn.Linear(32, 10)

            def forward(self, x):
                return self.out(self.hidden(x).relu())
    """

    _version: int = 1
    training: bool = True
    call_super_init: bool = False
    dump_patches: bool = False

    def __init__(self, *args, **kwargs) -> None:
        if (args or kwargs) and not self.call_super_init:
            found = (f"takes 1 positional argument but {len(args) + 1} were given" if args else
                     f"got an unexpected keyword argument {next(iter(kwargs))!r}")
            raise TypeError(f"{type(self).__name__}.__init__() {found}")
        state = self.__dict__
        state["training"] = True
        state["_parameters"] = {}
        state["_buffers"] = {}
        state["_non_persistent_buffers_set"] = set()
        state["_is_full_backward_hook"] = None
        for name in _HOOKS:
            state[name] = OrderedDict()
        state["_modules"] = {}
        if self.call_super_init:
            super().__init__(*args, **kwargs)

    # ---- Calls -----------------------------------------------------------------------------------

    def forward(self, *input) -> None:
        """Computes the output of the module; every subclass defines it."""
        raise NotImplementedError(
            f'Module [{type(self).__name__}] is missing the required "forward" function')

    __signature__ = _CallSignature()
    # Without hooks, forward(*args, **kwargs); with some, _module_hooks.call(self, args, kwargs).
    __call__ = _call_impl = _wrapped_call_impl = _C.ModuleBase.__call__

    def register_forward_pre_hook(self, hook: Callable, *, prepend: bool = False,
                                  with_kwargs: bool = False):
        """Calls hook(module, args) before forward, or hook(module, args, kwargs) with kwargs; a
        result other than None replaces the arguments."""
        extras = (self._forward_pre_hooks_with_kwargs,) if with_kwargs else ()
        return add_hook(self._forward_pre_hooks, hook, *extras, prepend=prepend)

    def register_forward_hook(self, hook: Callable, *, prepend: bool = False,
                              with_kwargs: bool = False, always_call: bool = False):
        """Calls hook(module, args, output) after forward, or hook(module, args, kwargs, output)
        with kwargs; a result other than None replaces the output. With always_call it is also
        called, with None for the output, if forward or another hook failed."""
        extras = [self._forward_hooks_with_kwargs] if with_kwargs else []
        if always_call:
            extras.append(self._forward_hooks_always_called)
        return add_hook(self._forward_hooks, hook, *extras, prepend=prepend)

    def register_full_backward_pre_hook(self, hook: Callable, prepend: bool = False):
        """Calls hook(module, grad_output) when the gradients of the module's outputs are known; a
        result other than None replaces them."""
        return add_hook(self._backward_pre_hooks, hook, prepend=prepend)

    def register_full_backward_hook(self, hook: Callable, prepend: bool = False):
        """Calls hook(module, grad_input, grad_output) when the gradients of the module's inputs are
        known; a result other than None replaces those of the inputs."""
        self._choose_backward_hooks(True)
        return add_hook(self._backward_hooks, hook, prepend=prepend)

    def register_backward_hook(self, hook: Callable):
        """Deprecated: use register_full_backward_hook. Sees only the last operator of forward."""
        self._choose_backward_hooks(False)
        return add_hook(self._backward_hooks, hook)

    def _choose_backward_hooks(self, full):
        if self._is_full_backward_hook not in (None, full):
            raise RuntimeError("Cannot use both regular backward hooks and full backward hooks on a "
                               "single Module. Please use only one of them.")
        self._is_full_backward_hook = full

    # ---- Attributes ------------------------------------------------------------------------------

    __getattr__ = _C.ModuleBase.__getattr__  # looks in _parameters, _buffers and _modules

    def __setattr__(self, name, value):
        state = self.__dict__
        is_tensor = isinstance(value, Tensor)
        if is_tensor and isinstance(value, Parameter):
            self._drop(name, "_buffers", "_modules")
            self.register_parameter(name, value)
            return
        if name in state.get("_parameters", ()):
            if value is not None:
                raise TypeError(f"cannot assign '{_typename(value)}' as parameter '{name}' "
                                "(torch.nn.Parameter or None expected)")
            self.register_parameter(name, None)
        elif isinstance(value, Module):
            if "_modules" not in state:
                raise AttributeError("cannot assign module before Module.__init__() call")
            self._drop(name, "_parameters", "_buffers")
            state["_modules"][name] = replaced(Module, everywhere.module, self, name, value)
        elif name in state.get("_modules", ()):
            if value is not None:
                raise TypeError(f"cannot assign '{_typename(value)}' as child module '{name}' "
                                "(torch.nn.Module or None expected)")
            state["_modules"][name] = None
        elif name in state.get("_buffers", ()) or is_tensor and isinstance(value, Buffer):
            self._set_buffer(name, value)
        else:
            object.__setattr__(self, name, value)

    def _set_buffer(self, name, value):
        if value is not None and not isinstance(value, Tensor):
            raise TypeError(f"cannot assign '{_typename(value)}' as buffer '{name}' "
                            "(torch.nn.Buffer, torch.Tensor or None expected)")
        if isinstance(value, Buffer):
            if "_buffers" in self.__dict__:
                self._buffers.pop(name, None)
            self._register_given(name, value)
        else:
            self._buffers[name] = replaced(Tensor, everywhere.buffer, self, name, value)

    def _register_given(self, name, buffer):
        """Calls register_buffer, which a class may have overridden without `persistent`."""
        if type(self).register_buffer is not Module.register_buffer:
            if "persistent" not in inspect.signature(self.register_buffer).parameters:
                if not buffer.persistent:
                    raise RuntimeError("Registering a non-persistent buffer on a Module subclass "
                                       "that implements register_buffer() without the persistent "
                                       "argument is not allowed.")
                self.register_buffer(name, buffer)
                return
        self.register_buffer(name, buffer, buffer.persistent)

    def _drop(self, name, *places):
        """Frees a name for a value of another kind."""
        state = self.__dict__
        state.pop(name, None)
        for place in places:
            if name in state.get(place, ()):
                del state[place][name]
                self._non_persistent_buffers_set.discard(name)

    def __delattr__(self, name):
        for place in ("_parameters", "_buffers", "_modules"):
            if name in self.__dict__.get(place, ()):
                del self.__dict__[place][name]
                self._non_persistent_buffers_set.discard(name)
                return
        super().__delattr__(name)

    def __dir__(self):
        names = {*dir(type(self)), *self.__dict__, *self._parameters, *self._modules,
                 *self._buffers}
        return sorted(name for name in names if not name[:1].isdigit())

    def compile(self, *args, **kwargs) -> None:
        """Compiles the calls of the module itself. The arguments are those of keyfall.compile."""
        forward = _lazy.compile(types.MethodType(type(self).forward, self), *args, **kwargs)
        self.__dict__["forward"] = self.__dict__["_compiled_call_impl"] = forward

    def __getstate__(self):
        state = self.__dict__.copy()
        if state.pop("_compiled_call_impl", None) is not None:  # copies and files have no compiled code
            del state["forward"]
        return state

    def __setstate__(self, state):
        self.__dict__.update(state)
        for name in _HOOKS:
            self.__dict__.setdefault(name, OrderedDict())
        self.__dict__.setdefault("_non_persistent_buffers_set", set())
        self.__dict__.setdefault("_is_full_backward_hook", None)

    # ---- Registration ----------------------------------------------------------------------------

    def _check_name(self, name, what, place):
        if place not in self.__dict__:
            raise AttributeError(f"cannot assign {what} before Module.__init__() call")
        kind = what.rstrip("s")
        if not isinstance(name, str):
            raise TypeError(f"{kind} name should be a string. Got {_typename(name)}")
        if "." in name:
            shown = f", got: {name}" if kind == "module" else ""
            raise KeyError(f'{kind} name can\'t contain "."{shown}')
        if name == "":
            raise KeyError(f'{kind} name can\'t be empty string ""')
        if hasattr(self, name) and name not in self.__dict__[place]:
            raise KeyError(f"attribute '{name}' already exists")

    def register_parameter(self, name: str, param: "Parameter | None") -> None:
        """Adds a parameter under a name, or None, which reserves the name."""
        self._check_name(name, "parameters", "_parameters")
        if param is not None:
            if not isinstance(param, Parameter):
                raise TypeError(f"cannot assign '{_typename(param)}' object to parameter '{name}' "
                                "(torch.nn.Parameter or None required)")
            if param.grad_fn is not None:
                raise ValueError(
                    f"Cannot assign non-leaf Tensor to parameter '{name}'. Model parameters must be "
                    "created explicitly. To express a parameter as a function of another Tensor, "
                    "compute the value in the forward() method.")
            param = replaced(Parameter, everywhere.parameter, self, name, param)
        self._parameters[name] = param

    def register_buffer(self, name: str, tensor: Tensor | None, persistent: bool = True) -> None:
        """Adds a buffer under a name, or None, which reserves the name. Only persistent buffers
        are in state_dict()."""
        self._check_name(name, "buffer", "_buffers")
        if tensor is not None and not isinstance(tensor, Tensor):
            raise TypeError(f"cannot assign '{_typename(tensor)}' object to buffer '{name}' (torch "
                            "Tensor or None required)")
        self._buffers[name] = replaced(Tensor, everywhere.buffer, self, name, tensor)
        hidden = self._non_persistent_buffers_set
        (hidden.discard if persistent else hidden.add)(name)

    def add_module(self, name: str, module: "Module | None") -> None:
        """Adds a child under a name, or None, which reserves the name."""
        if module is not None and not isinstance(module, Module):
            raise TypeError(f"{_typename(module)} is not a Module subclass")
        self._check_name(name, "module", "_modules")
        self._modules[name] = replaced(Module, everywhere.module, self, name, module)

    def register_module(self, name: str, module: "Module | None") -> None:
        """Alias of add_module()."""
        self.add_module(name, module)

    # ---- By path ---------------------------------------------------------------------------------

    def _owner(self, target):
        path, _, name = target.rpartition(".")
        owner = self.get_submodule(path)
        if not hasattr(owner, name):
            raise AttributeError(f"{owner._get_name()} has no attribute `{name}`")
        return owner, name

    def get_submodule(self, target: str) -> "Module":
        """Returns the module at a path, "encoder.0"; "" is this one."""
        found = self
        for name in target.split(".") if target else ():
            if not hasattr(found, name):
                raise AttributeError(f"{found._get_name()} has no attribute `{name}`")
            found = getattr(found, name)
            if not isinstance(found, Module):
                raise AttributeError(f"`{name}` is not an nn.Module")
        return found

    def set_submodule(self, target: str, module: "Module", strict: bool = False) -> None:
        """Sets the module at a path; with strict there must be one already."""
        if target == "":
            raise ValueError("Cannot set the submodule without a target name!")
        if not isinstance(module, Module):
            raise ValueError(f"`module` is not an nn.Module, found {type(module)}")
        path, _, name = target.rpartition(".")
        owner = self.get_submodule(path)
        if strict and not hasattr(owner, name):
            raise AttributeError(f"{owner._get_name()} has no attribute `{name}`")
        if hasattr(owner, name) and not isinstance(getattr(owner, name), Module):
            raise AttributeError(f"`{name}` is not an nn.Module")
        setattr(owner, name, module)

    def get_parameter(self, target: str) -> "Parameter":
        """Returns the parameter at a path, "encoder.0.weight"."""
        owner, name = self._owner(target)
        if not isinstance(getattr(owner, name), Parameter):
            raise AttributeError(f"`{name}` is not an nn.Parameter")
        return getattr(owner, name)

    def get_buffer(self, target: str) -> Tensor:
        """Returns the buffer at a path."""
        owner, name = self._owner(target)
        if name not in owner._buffers:
            raise AttributeError(f"`{name}` is not a buffer")
        return owner._buffers[name]

    # ---- Traversal -------------------------------------------------------------------------------

    def _named_members(self, get_members_fn, prefix="", recurse=True, remove_duplicate=True):
        seen = {None}  # no member
        modules = (self.named_modules(prefix=prefix, remove_duplicate=remove_duplicate)
                   if recurse else [(prefix, self)])
        for path, module in modules:
            start = path and path + "."
            for name, value in get_members_fn(module):
                if value not in seen:
                    if remove_duplicate:
                        seen.add(value)
                    yield start + name, value

    def named_parameters(self, prefix: str = "", recurse: bool = True,
                         remove_duplicate: bool = True) -> "Iterator[tuple[str, Parameter]]":
        """Yields names and parameters of this module and, with recurse, of all below it."""
        return self._named_members(lambda module: module._parameters.items(), prefix, recurse,
                                   remove_duplicate)

    def parameters(self, recurse: bool = True) -> "Iterator[Parameter]":
        """The parameters, for an optimizer."""
        for _, parameter in self.named_parameters(recurse=recurse):
            yield parameter

    def named_buffers(self, prefix: str = "", recurse: bool = True,
                      remove_duplicate: bool = True) -> Iterator[tuple[str, Tensor]]:
        """Yields names and buffers of this module and, with recurse, of all below it."""
        return self._named_members(lambda module: module._buffers.items(), prefix, recurse,
                                   remove_duplicate)

    def buffers(self, recurse: bool = True) -> Iterator[Tensor]:
        """The buffers."""
        for _, buffer in self.named_buffers(recurse=recurse):
            yield buffer

    def named_children(self) -> "Iterator[tuple[str, Module]]":
        """Names and modules directly below this one, each module once."""
        seen = {None}
        for name, module in self._modules.items():
            if _is_new(module, seen):
                yield name, module

    def children(self) -> "Iterator[Module]":
        """The modules directly below this one."""
        for _, module in self.named_children():
            yield module

    def named_modules(self, memo: "set[Module] | None" = None, prefix: str = "",
                      remove_duplicate: bool = True):
        """Paths and modules: this one and all below it."""
        memo = set() if memo is None else memo
        if _is_new(self, memo, remove_duplicate):
            yield prefix, self
            start = prefix and prefix + "."
            for name, child in self._modules.items():
                if child is not None:
                    yield from child.named_modules(memo, start + name, remove_duplicate)

    def modules(self, remove_duplicate: bool = True) -> "Iterator[Module]":
        """This module and all below it, each once or at every place."""
        for _, module in self.named_modules(remove_duplicate=remove_duplicate):
            yield module

    # ---- Conversion ------------------------------------------------------------------------------

    def _in_children(self, method, *args):
        """Calls a method of each child, which may override it."""
        for module in self.children():
            getattr(module, method)(*args)

    def apply(self, fn: Callable) -> "Module":
        """Calls the function with every module, children first."""
        self._in_children("apply", fn)
        fn(self)
        return self

    def _apply(self, fn, recurse=True):
        """Replaces parameters, their gradients and buffers by the results of a function."""
        if recurse:
            self._in_children("_apply", fn)
        for name, parameter in self._parameters.items():
            if parameter is not None:
                self._parameters[name] = _converted(parameter, fn, f"{self._get_name()}.{name}")
        for name, buffer in self._buffers.items():
            if buffer is not None:
                self._buffers[name] = fn(buffer)
        return self

    def to(self, *args, **kwargs):
        """Moves parameters and buffers to a device, and casts floating-point ones to a dtype:
        to(device, dtype), to(dtype), to(tensor), to(memory_format=...)."""
        device, dtype, non_blocking, memory_format = _parse_move(*args, **kwargs)
        if dtype is not None and not (dtype.is_floating_point or dtype.is_complex):
            raise TypeError("nn.Module.to only accepts floating point or complex dtypes, but got "
                            f"desired dtype={dtype}")
        if dtype is not None and dtype.is_complex:
            warnings.warn("Complex modules are a new feature under active development whose design "
                          "may change, and some modules might not work as expected when using "
                          "complex tensors as parameters or buffers.", stacklevel=2)

        def convert(tensor):
            cast = dtype if tensor.is_floating_point() or tensor.is_complex() else None
            if memory_format is not None and tensor.dim() in (4, 5):
                return tensor.to(device, cast or tensor.dtype, non_blocking,
                                 memory_format=memory_format)
            return tensor.to(device or tensor.device, cast or tensor.dtype, non_blocking)

        return self._apply(convert)

    def to_empty(self, *, device: str | _C.device | int | None, recurse: bool = True) -> "Module":
        """Moves to a device without copying any values."""
        return self._apply(lambda tensor: _C._VariableFunctions.empty_like(tensor, device=device),
                           recurse)

    def type(self, dst_type: _C.dtype | str) -> "Module":
        """Casts all parameters and buffers."""
        return self._apply(lambda tensor: tensor.type(dst_type))

    def _cast_floating(self, dtype):
        return self._apply(lambda tensor: tensor.to(dtype) if tensor.is_floating_point() else tensor)

    def float(self) -> "Module":
        """Casts floating-point parameters and buffers to float32."""
        return self._cast_floating(_C.float32)

    def double(self) -> "Module":
        """Casts floating-point parameters and buffers to float64."""
        return self._cast_floating(_C.float64)

    def half(self) -> "Module":
        """Casts floating-point parameters and buffers to float16."""
        return self._cast_floating(_C.float16)

    def bfloat16(self) -> "Module":
        """Casts floating-point parameters and buffers to bfloat16."""
        return self._cast_floating(_C.bfloat16)

    def cpu(self) -> "Module":
        """Moves parameters and buffers to the CPU."""
        return self._apply(lambda tensor: tensor.cpu())

    def cuda(self, device: int | _C.device | None = None) -> "Module":
        """Moves parameters and buffers to a CUDA device."""
        return self._apply(lambda tensor: tensor.cuda(device))

    def share_memory(self) -> "Module":
        """Moves parameters and buffers to memory that other processes can map."""
        return self._apply(lambda tensor: tensor.share_memory_())

    # ---- Modes -----------------------------------------------------------------------------------

    def train(self, mode: bool = True) -> "Module":
        """Sets training (or with False, evaluation) mode for this module and all below it."""
        if not isinstance(mode, bool):
            raise ValueError("training mode is expected to be boolean")
        self.training = mode
        self._in_children("train", mode)
        return self

    def eval(self) -> "Module":
        """train(False): disables dropout, and batch normalization uses running statistics."""
        return self.train(False)

    def requires_grad_(self, requires_grad: bool = True) -> "Module":
        """Sets requires_grad of all parameters."""
        for parameter in self.parameters():
            parameter.requires_grad_(requires_grad)
        return self

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Drops the gradients of all parameters, or fills them with zeros."""
        for parameter in self.parameters():
            clear_gradient(parameter, set_to_none)

    # ---- State -----------------------------------------------------------------------------------

    def state_dict(self, *args, destination=None, prefix="", keep_vars=False):
        """Returns parameters and persistent buffers of this module and all below it by path,
        detached unless keep_vars. They share memory with the module's."""
        if args:
            warnings.warn("Positional args are being deprecated, use kwargs instead.",
                          FutureWarning, stacklevel=2)
            given = dict(zip(("destination", "prefix", "keep_vars"), args))
            destination = given.get("destination", destination)
            prefix, keep_vars = given.get("prefix", prefix), given.get("keep_vars", keep_vars)
        return _state.collect(self, destination, prefix, keep_vars)

    def _save_to_state_dict(self, destination, prefix, keep_vars):
        for name, value in _state.own_tensors(self).items():
            destination[prefix + name] = value if keep_vars else value.detach()
        if type(self).get_extra_state is not Module.get_extra_state:
            destination[prefix + _state.EXTRA] = self.get_extra_state()

    def load_state_dict(self, state_dict: Mapping, strict: bool = True, assign: bool = False):
        """Copies tensors into parameters and buffers by path, or with assign replaces them by the
        tensors themselves. With strict the paths must be exactly the module's. Returns the missing
        and unexpected paths."""
        return _state.load(self, state_dict, strict, assign)

    def _load_from_state_dict(self, state_dict, prefix, local_metadata, strict, missing_keys,
                              unexpected_keys, error_msgs):
        _state.load_own(self, state_dict, prefix, local_metadata, strict, missing_keys,
                        unexpected_keys, error_msgs)

    def get_extra_state(self):
        """State of any type that a subclass adds to state_dict(). Defined with set_extra_state."""
        raise RuntimeError(f"{type(self).__name__} does not define get_extra_state()")

    def set_extra_state(self, state) -> None:
        """Restores the result of get_extra_state() from a state_dict()."""
        raise RuntimeError(f"{type(self).__name__} does not define set_extra_state()")

    def register_state_dict_pre_hook(self, hook):
        """Calls hook(module, prefix, keep_vars) before state_dict() collects the state."""
        return add_hook(self._state_dict_pre_hooks, hook)

    def register_state_dict_post_hook(self, hook):
        """Calls hook(module, state_dict, prefix, metadata) after state_dict() collected it."""
        hook._from_public_api = True
        return add_hook(self._state_dict_hooks, hook)

    def _register_state_dict_hook(self, hook):
        if getattr(hook, "_from_public_api", False):
            raise RuntimeError("Cannot register the same function as the state dict post hook that "
                               "was previously registered via register_state_dict_post_hook")
        return add_hook(self._state_dict_hooks, hook)

    def register_load_state_dict_pre_hook(self, hook):
        """Calls hook(module, state_dict, prefix, metadata, strict, missing_keys, unexpected_keys,
        error_msgs) before load_state_dict() fills the module."""
        return self._register_load_state_dict_pre_hook(hook, with_module=True)

    def _register_load_state_dict_pre_hook(self, hook, with_module=False):
        return add_hook(self._load_state_dict_pre_hooks, _WrappedHook(hook, self if with_module else None))

    def register_load_state_dict_post_hook(self, hook):
        """Calls hook(module, incompatible_keys) after load_state_dict() filled the module; the
        hook may change the lists."""
        return add_hook(self._load_state_dict_post_hooks, hook)

    def _replicate_for_data_parallel(self):
        """A shallow copy that shares submodules and buffers, and whose parameters are to be set."""
        replica = self.__new__(type(self))
        replica.__dict__ = dict(self.__dict__, _parameters={}, _buffers=dict(self._buffers), _modules=dict(self._modules),
                                _is_replica=True)
        return replica

    # ---- Printing --------------------------------------------------------------------------------

    def _get_name(self):
        return type(self).__name__

    def extra_repr(self) -> str:
        """Returns the text inside the parentheses of repr(); subclasses define it."""
        return ""

    def __repr__(self):
        extra = self.extra_repr()
        own = extra.split("\n") if extra else []
        children = [f"({name}): {_addindent(repr(module), 2)}"
                    for name, module in self._modules.items()]
        if not children and len(own) <= 1:
            return f"{self._get_name()}({extra})"
        return f"{self._get_name()}(\n  " + "\n  ".join(own + children) + "\n)"


# ---- Shared by methods ---------------------------------------------------------------------------


def _is_new(value, seen, remember=True):
    """True for a value that is not in a set; adds it."""
    if value in seen:
        return False
    if remember:
        seen.add(value)
    return True


class _WrappedHook:
    """A hook of load_state_dict. With a module, it gets that as first argument, without keeping it alive. Files have
    objects of this class, whose name and state are PyTorch's."""

    def __init__(self, hook, module=None):
        self.hook, self.with_module = hook, module is not None
        if self.with_module:
            self.module = weakref.ref(module)
        functools.update_wrapper(self, hook, updated=())

    def __call__(self, *args):
        if not self.with_module:
            return self.hook(*args)
        module = self.module()
        if module is None:
            raise RuntimeError("the module of this hook is gone")
        return self.hook(module, *args)

    def __getstate__(self):
        state = {"hook": self.hook, "with_module": self.with_module}
        if self.with_module:
            state["module"] = self.module()
        return state

    def __setstate__(self, state):
        self.hook, self.with_module = state["hook"], state["with_module"]
        if self.with_module:
            self.module = weakref.ref(state["module"])


def clear_gradient(parameter, set_to_none):
    """Drops a gradient, or fills it with zeros."""
    gradient = parameter.grad
    if gradient is not None:
        parameter.grad = None if set_to_none else _zeroed(gradient)


def _fits(old, new):
    """True if new data can replace old data in the same tensor object. Sparse ones also keep their element type."""
    return (type(old) is type(new) and old.device.type == new.device.type and old.layout is new.layout
            and (old.layout is _C.strided or old.dtype is new.dtype))


def _converted(parameter, fn, label):
    """Returns the parameter after conversion: the same object if possible."""
    with no_grad():
        data = fn(parameter)
        gradient = None if parameter.grad is None else fn(parameter.grad)
    if _future.get_swap_module_params_on_conversion() or _is_wrapper(type(data)):
        return _swapped(parameter, data, gradient, label)
    if _fits(parameter.data, data.data) and not _future.get_overwrite_module_params_on_conversion():
        kept = parameter
        before, kept.grad = kept.grad, None
        kept.data = data.data
    else:
        kept, before = Parameter(data.detach(), parameter.requires_grad), parameter.grad
    if gradient is not None:
        kept.grad = _converted_gradient(before, gradient, kept is parameter)
    return kept


def _converted_gradient(before, gradient, keep):
    """The gradient object of before with new data where that is possible: others may hold it."""
    if keep and _fits(before.data, gradient.data):
        before.data = gradient.data
        return before
    return gradient.detach().requires_grad_(before.requires_grad)


def _is_wrapper(cls):
    """True for a class whose objects hold other tensors, so that their data alone is not all that they stand for."""
    return cls not in (Tensor, Parameter) and _python_dispatch.is_traceable_wrapper_subclass_type(cls)


def _swapped(parameter, data, gradient, label):
    """The parameter object, with the data and gradient that a new one had."""
    before, parameter.grad = parameter.grad, None
    try:
        _swapping.swap_tensors(parameter, Parameter(data.detach(), parameter.requires_grad))
    except RuntimeError as error:
        parameter.grad = before
        raise RuntimeError(f"_apply(): Couldn't swap {label}") from error
    if gradient is not None:
        if gradient is not before:
            _swapping.swap_tensors(before, gradient.detach().requires_grad_(before.requires_grad))
        parameter.grad = before
    return parameter


def _parse_move(*args, **kwargs):
    """Parses the arguments of a module's to(), which changes the module itself."""
    device, dtype, non_blocking, copy, memory_format = _parse_to(*args, **kwargs)
    if copy is not None:
        raise RuntimeError(".to() does not accept copy argument")
    return device, dtype, non_blocking, memory_format


def _parse_to(*args, device=None, dtype=None, non_blocking=False, memory_format=None, copy=None):
    """Parses the arguments of to(): device, dtype, non_blocking, copy and memory_format."""
    args = list(args)
    if args and isinstance(args[0], Tensor):
        other = args.pop(0)
        device, dtype = other.device, other.dtype
    elif args and isinstance(args[0], _C.dtype):
        dtype = args.pop(0)
    elif args and (args[0] is None or isinstance(args[0], (str, int, _C.device))):
        device, *args = args
        if args and (args[0] is None or isinstance(args[0], _C.dtype)):
            dtype = args.pop(0)
        elif args:
            _refuse_to(args)
    if args and isinstance(args[0], bool):
        non_blocking = args.pop(0)
    if args and isinstance(args[0], bool):
        copy = args.pop(0)
    if args:
        _refuse_to(args)
    device = None if device is None else _C.device(device)
    return device, dtype, non_blocking, copy, memory_format


def _refuse_to(args):
    raise TypeError("to() received an invalid combination of arguments: expected (device, dtype, non_blocking), "
                    f"(dtype, non_blocking) or (tensor), found {args}")


# ---- Hooks of all modules ------------------------------------------------------------------------


def register_module_forward_pre_hook(hook):
    """Calls hook(module, args) before forward of any module."""
    return add_hook(everywhere.forward_pre, hook, everywhere.calls)


def register_module_forward_hook(hook, *, with_kwargs=False, always_call=False):
    """Calls hook(module, args, output) after forward of any module."""
    extras = [everywhere.calls]
    if with_kwargs:
        extras.append(everywhere.forward_with_kwargs)
    if always_call:
        extras.append(everywhere.forward_always)
    return add_hook(everywhere.forward, hook, *extras)


def register_module_full_backward_pre_hook(hook):
    """Calls hook(module, grad_output) in the backward of any module."""
    return add_hook(everywhere.backward_pre, hook, everywhere.calls)


def _register_backward(hook, full):
    if everywhere.full not in (None, full):
        raise RuntimeError("Cannot use both regular backward hooks and full backward hooks as a "
                           "global Module hook. Please use only one of them.")
    everywhere.full = full
    return add_hook(everywhere.backward, hook, everywhere.calls)


def register_module_full_backward_hook(hook):
    """Calls hook(module, grad_input, grad_output) in the backward of any module."""
    return _register_backward(hook, True)


def register_module_backward_hook(hook):
    """Deprecated: use register_module_full_backward_hook."""
    return _register_backward(hook, False)


def register_module_parameter_registration_hook(hook):
    """Calls hook(module, name, parameter) when any module gets a parameter; may replace it."""
    return add_hook(everywhere.parameter, hook)


def register_module_buffer_registration_hook(hook):
    """Calls hook(module, name, buffer) when any module gets a buffer; may replace it."""
    return add_hook(everywhere.buffer, hook)


def register_module_module_registration_hook(hook):
    """Calls hook(module, name, submodule) when any module gets a child; may replace it."""
    return add_hook(everywhere.module, hook)


device_methods.add_owner(Module, "module")
