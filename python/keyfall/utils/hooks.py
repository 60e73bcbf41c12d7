"""Handles of hooks, returned by the register_… functions of tensors and modules."""

import warnings
import weakref
from collections import OrderedDict

__all__ = ["RemovableHandle", "add_hook", "unserializable_hook", "warn_if_has_hooks"]


class RemovableHandle:
    """Removes a hook, by remove() or at the end of a with block.

    Holds the dictionaries of the hook by weak references, so a handle never keeps a module
    alive."""

    next_id = 0

    def __init__(self, hooks_dict, *, extra_dict=None):
        self.id = RemovableHandle.next_id
        RemovableHandle.next_id += 1
        self.hooks_dict_ref = weakref.ref(hooks_dict)
        if extra_dict is None:
            extra_dict = ()
        elif isinstance(extra_dict, dict):
            extra_dict = (extra_dict,)
        self.extra_dict_ref = tuple(map(weakref.ref, extra_dict))

    def remove(self):
        """Removes the hook. Calling it twice is harmless."""
        for reference in (self.hooks_dict_ref, *self.extra_dict_ref):
            hooks = reference()
            if hooks is not None:
                hooks.pop(self.id, None)

    def __getstate__(self):
        state = (self.hooks_dict_ref(), self.id)
        if not self.extra_dict_ref:
            return state
        return (*state, tuple(reference() for reference in self.extra_dict_ref))

    def __setstate__(self, state):
        hooks = OrderedDict() if state[0] is None else state[0]
        self.hooks_dict_ref = weakref.ref(hooks)
        self.id = state[1]
        extras = state[2] if len(state) > 2 and state[2] is not None else ()
        self.extra_dict_ref = tuple(
            weakref.ref(OrderedDict() if extra is None else extra) for extra in extras)
        RemovableHandle.next_id = max(RemovableHandle.next_id, self.id + 1)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        self.remove()


def add_hook(hooks, hook, *extras, prepend=False):
    """Adds a hook to a dictionary, and its id to the dictionaries of hooks with special properties;
    returns the handle."""
    handle = RemovableHandle(hooks, extra_dict=list(extras))
    hooks[handle.id] = hook
    for extra in extras:
        extra[handle.id] = True
    if prepend:
        for one in (hooks, *extras):
            one.move_to_end(handle.id, last=False)
    return handle


def unserializable_hook(hook):
    """Marks a hook to be dropped, with a warning, when its tensor is pickled."""
    hook.__torch_unserializable__ = True
    return hook


def warn_if_has_hooks(tensor):
    """Warns about the hooks that pickling the tensor drops."""
    for hook in (tensor._backward_hooks or {}).values():
        if not hasattr(hook, "__torch_unserializable__"):
            warnings.warn(f"the backward hook {hook!r} of a tensor is not pickled. Decorate it with "
                          "@keyfall.utils.hooks.unserializable_hook to be told no more",
                          stacklevel=2)
