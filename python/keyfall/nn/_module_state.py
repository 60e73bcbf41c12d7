"""state_dict() and load_state_dict() of modules."""

import itertools
import warnings
from collections import OrderedDict, namedtuple

from .. import _C
from .._loading import lazy_module
from ..autograd.grad_mode import no_grad
from .parameter import Parameter, is_lazy

_module = lazy_module("keyfall.nn.modules.module")
_future = lazy_module("keyfall.__future__")
_swapping = lazy_module("keyfall.utils._swapping")

Tensor = _C.Tensor
EXTRA = "_extra_state"


class _IncompatibleKeys(namedtuple("IncompatibleKeys", ["missing_keys", "unexpected_keys"])):
    """missing_keys: names that only the module has; unexpected_keys: names that only the dictionary has."""

    __slots__ = ()

    def __repr__(self):
        if not self.missing_keys and not self.unexpected_keys:
            return "<All keys matched successfully>"
        return (f"_IncompatibleKeys(missing_keys={self.missing_keys}, "
                f"unexpected_keys={self.unexpected_keys})")

    __str__ = __repr__


# ---- Saving --------------------------------------------------------------------------------------


def collect(module, destination, prefix, keep_vars):
    """Writes the state of the module and its children into the dictionary."""
    if destination is None:
        destination = OrderedDict()
        destination._metadata = OrderedDict()
    metadata = {"version": module._version}
    getattr(destination, "_metadata", {})[prefix[:-1]] = metadata
    for hook in module._state_dict_pre_hooks.values():
        hook(module, prefix, keep_vars)
    module._save_to_state_dict(destination, prefix, keep_vars)
    for name, child in module._modules.items():
        if child is not None:
            child.state_dict(destination=destination, prefix=f"{prefix}{name}.",
                             keep_vars=keep_vars)
    for hook in module._state_dict_hooks.values():
        changed = hook(module, destination, prefix, metadata)
        if getattr(hook, "_from_public_api", False):
            if changed is not None:
                raise RuntimeError("state_dict post-hook must return None")
        elif changed is not None:
            destination = changed
    return destination


def own_tensors(module):
    """Parameters and persistent buffers of the module itself, by name."""
    buffers = ((name, buffer) for name, buffer in module._buffers.items()
               if name not in module._non_persistent_buffers_set)
    return {name: value for name, value in itertools.chain(module._parameters.items(), buffers)
            if value is not None}


# ---- Loading -------------------------------------------------------------------------------------


def _shallow_copy(state_dict):
    """A dictionary that hooks may change, and its metadata."""
    copied, metadata = OrderedDict(state_dict), getattr(state_dict, "_metadata", None)
    if metadata is not None:
        copied._metadata = metadata
    return copied, metadata


def load(module, state_dict, strict, assign):
    """Fills the module and its children; raises RuntimeError with all mismatches."""
    if not hasattr(state_dict, "keys") or not hasattr(state_dict, "__getitem__"):
        raise TypeError(f"Expected state_dict to be dict-like, got {type(state_dict)}.")
    state_dict, metadata = _shallow_copy(state_dict)
    keys = _IncompatibleKeys([], [])
    errors = []
    _load_tree(module, state_dict, "", metadata, assign, keys, errors)
    if strict:
        for what, names in (("Unexpected", keys.unexpected_keys), ("Missing", keys.missing_keys)):
            if names:
                listed = ", ".join(f'"{name}"' for name in names)
                errors.insert(0, f"{what} key(s) in state_dict: {listed}. ")
    if errors:
        lines = "".join(f"\n\t{error}" for error in errors)
        raise RuntimeError(
            f"Error(s) in loading state_dict for {type(module).__name__}:{lines}")
    return keys


def _load_tree(module, state_dict, prefix, metadata, assign, keys, errors):
    own = {} if metadata is None else metadata.get(prefix[:-1], {})
    if assign:
        own["assign_to_params_buffers"] = True
    module._load_from_state_dict(state_dict, prefix, own, True, keys.missing_keys,
                                 keys.unexpected_keys, errors)
    for name, child in module._modules.items():
        if child is not None:
            begin = f"{prefix}{name}."
            part = OrderedDict((key, value) for key, value in state_dict.items()
                               if key.startswith(begin))
            _load_tree(child, part, begin, metadata, assign, keys, errors)
    for hook in module._load_state_dict_post_hooks.values():
        if hook(module, keys) is not None:
            raise AssertionError("Hooks registered with ``register_load_state_dict_post_hook`` are "
                                 "not expected to return new values, if incompatible_keys need to "
                                 "be modified, it should be done inplace.")


def load_own(module, state_dict, prefix, metadata, strict, missing, unexpected, errors):
    """Fills the parameters and buffers of the module itself; adds missing, unexpected and wrong
    ones to the lists."""
    for hook in module._load_state_dict_pre_hooks.values():
        hook(state_dict, prefix, metadata, strict, missing, unexpected, errors)
    assign = metadata.get("assign_to_params_buffers", False)
    known = own_tensors(module)
    for name, current in known.items():
        key = prefix + name
        if key in state_dict:
            _load_tensor(module, name, current, key, state_dict[key], assign, errors)
        elif strict:
            missing.append(key)
    _load_extra(module, state_dict, prefix + EXTRA, strict, missing, unexpected)
    if strict:
        for key in state_dict:
            if key.startswith(prefix) and key != prefix + EXTRA:
                first, dot, _ = key[len(prefix):].partition(".")
                if first not in (module._modules if dot else known):
                    unexpected.append(key)


def _load_tensor(module, name, current, key, given, assign, errors):
    if not isinstance(given, Tensor):
        errors.append(f'While copying the parameter named "{key}", expected torch.Tensor or '
                      f"Tensor-like object from checkpoint but received {type(given)}")
        return
    lazy = is_lazy(current)  # has no shape, and takes one without a shape only
    if not lazy and current.dim() == 0 and len(given.shape) == 1 and len(given) > 0:
        given = given[0]  # versions before 0.4 saved scalars like this
    if not lazy and given.shape != current.shape:
        errors.append(f"size mismatch for {key}: copying a param with shape {given.shape} from "
                      f"checkpoint, the shape in current model is {current.shape}.")
        return
    if current.is_meta and not given.is_meta and not assign:
        warnings.warn(f"for {key}: copying from a non-meta parameter in the checkpoint to a meta "
                      "parameter in the current model, which is a no-op. (Did you mean to pass "
                      "`assign=True` to assign items in the state dictionary to their "
                      "corresponding key in the module instead of copying them in place?)",
                      stacklevel=2)
        return
    swap = _future.get_swap_module_params_on_conversion()
    try:
        with no_grad():
            if swap:
                _swap_loaded(current, given, assign)
                return
            if not assign:
                current.copy_(given)
                return
            if isinstance(current, Parameter):
                if not isinstance(given, Parameter):
                    given = Parameter(given, requires_grad=current.requires_grad)
                else:
                    given.requires_grad_(current.requires_grad)
            setattr(module, name, given)
    except Exception as error:
        errors.append(f'While {"swapping" if swap else "copying"} the parameter named "{key}", whose dimensions in the model '
                      f"are {current.size()} and whose dimensions in the checkpoint are "
                      f"{given.size()}, an exception occurred : {error.args}.")


def _swap_loaded(current, given, assign):
    """Loads into the object that the module has, whose class may decide how."""
    loaded = current.module_load(given, assign=assign)
    if loaded is given or loaded is current:
        raise RuntimeError("module_load returned one of self or other, please .detach() the result if returning one "
                           "of the inputs in module_load")
    _swapping.take_over(current, loaded)


def _load_extra(module, state_dict, key, strict, missing, unexpected):
    if type(module).set_extra_state is not _module.Module.set_extra_state:
        if key in state_dict:
            module.set_extra_state(state_dict[key])
        elif strict:
            missing.append(key)
    elif strict and key in state_dict:
        unexpected.append(key)
