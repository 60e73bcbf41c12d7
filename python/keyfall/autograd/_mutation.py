"""allow_mutation_on_saved_tensors: copies tensors saved for backward before they are written to."""

import weakref

from .. import _C
from ..utils._python_dispatch import TorchDispatchMode
from .graph import saved_tensors_hooks

_active = None  # the open context


class _Handle:
    """The graph's stand-in for a saved tensor, which is released with it."""

    __slots__ = ("__weakref__",)


class _Saved:
    """The tensors saved in one context: maps each handle to its tensor, or to a copy made before
    the tensor was written to. `tid_to_weakhandle` finds the handle of a tensor at a version, and
    `by_memory` all handles that share its memory at that version."""

    def __init__(self):
        self.cloned = weakref.WeakKeyDictionary()
        self.original = weakref.WeakKeyDictionary()
        self.tid_to_weakhandle = weakref.WeakValueDictionary()
        self.by_memory = {}

    def clear(self):
        self.cloned.clear()
        self.original.clear()
        self.tid_to_weakhandle.clear()
        self.by_memory.clear()

    def handle_of(self, tensor):
        name = id(tensor), tensor._version
        handle = self.tid_to_weakhandle.get(name)
        if handle is None or self.original.get(handle) is not tensor:
            handle = _Handle()
            self.tid_to_weakhandle[name] = handle
            self.original[handle] = tensor
            self.by_memory.setdefault(_memory(tensor), weakref.WeakSet()).add(handle)
        return handle

    def copy_before_write(self, tensor):
        for handle in self.by_memory.pop(_memory(tensor), ()):
            self.cloned[handle] = self.original.pop(handle).clone()


def _memory(tensor):
    return tensor.untyped_storage()._cdata, tensor._version


class _Packing(saved_tensors_hooks):
    def __init__(self, saved):
        def unpack(handle):
            if _active is not saved:
                raise AssertionError("Trying to backward outside of the "
                                     "'allow_mutation_on_saved_tensors' context in which the graph "
                                     "was originally recorded.")
            return saved.cloned[handle] if handle in saved.cloned else saved.original[handle]

        super().__init__(saved.handle_of, unpack)


class _Copying(TorchDispatchMode):
    """Copies saved tensors before an operator writes to them."""

    def __init__(self, saved):
        self.saved = saved

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        for at, argument in enumerate(func._schema.arguments):
            if argument.alias_info is None or not argument.alias_info.is_write:
                continue
            value = args[at] if at < len(args) else kwargs.get(argument.name)
            for tensor in value if isinstance(value, (tuple, list)) else (value,):
                if isinstance(tensor, _C.TensorBase):
                    self.saved.copy_before_write(tensor)
        return func(*args, **kwargs)


class allow_mutation_on_saved_tensors:
    """Context in which tensors saved for backward may be written to: they are copied first.
    Backward must also run inside."""

    def __enter__(self):
        global _active
        if _active is not None:
            raise RuntimeError("allow_mutation_on_saved_tensors contexts cannot be nested")
        _active = self._saved = _Saved()
        self._parts = _Packing(_active), _Copying(_active)
        for part in self._parts:
            part.__enter__()
        return _active

    def __exit__(self, *exception):
        global _active
        for part in reversed(self._parts):
            part.__exit__(*exception)
        self._saved.clear()
        _active = None
