"""Higher-order operators, and modes that see calls before autograd.

A HigherOrderOperator is dispatched in Python, by the keys of its tensors and of the thread, to
kernels registered with `py_impl`.
"""

import contextlib

from .. import _C
from .._loading import lazy_module
from .._ops import DispatchKey, OperatorBase, _higher_order_ops, resolve_key
from ..overrides import handle_torch_function, has_torch_function
from ..utils._pytree import tree_leaves

_python_dispatch = lazy_module("keyfall.utils._python_dispatch")

_TORCH_DISPATCH_MODES = _C._TorchDispatchModeKey

# Keys that fall through unless the operator has a kernel for them.
_HIGHER_ORDER_OP_DEFAULT_FALLTHROUGH_DISPATCH_KEYS = [
    getattr(DispatchKey, name) for name in ("PythonDispatcher", "PythonTLSSnapshot", "ADInplaceOrView",
                                            "BackendSelect", "AutocastCPU", "AutocastCUDA")]


def _tensors_in(args, kwargs):
    """Yields the tensors among the arguments and in lists among them (one level deep)."""
    for value in (*args, *kwargs.values()):
        if isinstance(value, _C.TensorBase):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from (item for item in value if isinstance(item, _C.TensorBase))


def key_extractor(tensors, mask):
    """Returns the keys of a call with these tensors on this thread, restricted to `mask`."""
    keys = _C._dispatch_tls_local_include_set()
    for tensor in tensors:
        keys = keys | _C._dispatch_keys(tensor)
    return (keys - _C._dispatch_tls_local_exclude_set()) & mask


def _overriding_classes(tensors):
    """Returns the tensors' classes with __torch_dispatch__, subclasses before their bases."""
    classes = []
    for tensor in tensors:
        cls = type(tensor)
        if cls in classes or not _C._dispatch_keys(tensor).has(DispatchKey.Python):
            continue
        later = (i for i, other in enumerate(classes) if issubclass(cls, other))
        classes.insert(next(later, len(classes)), cls)
    return classes


class HigherOrderOperator(OperatorBase):
    """Base of operators that take functions. A subclass passes its name to `__init__` and defines
    `__call__`, which ends in `super().__call__(...)`; kernels are added with `py_impl`."""

    __module__ = "keyfall._ops"  # programs look it up there

    def __new__(cls, *args, **kwargs):
        if cls is HigherOrderOperator:
            raise RuntimeError(
                "Direct instantiation of HigherOrderOperator is not allowed. Please subclass it."
            )
        return super().__new__(cls)

    def __init__(self, name, *, cacheable=False, supports_training_input_mutation=False):
        super().__init__()
        self._name = self.__name__ = name
        self._ns = "higher_order"
        self.__module__ = "torch.ops.higher_order"
        self._cacheable = cacheable
        self._supports_training_input_mutation = supports_training_input_mutation
        self.non_fallthrough_keys = _C.DispatchKeySet.from_raw_repr((1 << 64) - 1)
        for key in _HIGHER_ORDER_OP_DEFAULT_FALLTHROUGH_DISPATCH_KEYS:
            self.fallthrough(key)
        _higher_order_ops[name] = self

    def name(self):
        return self._name

    @property
    def namespace(self):
        return self._ns

    def cacheable(self):
        return self._cacheable

    def __str__(self):
        return self._name

    def fallthrough(self, key):
        """Makes calls skip this key."""
        self.non_fallthrough_keys = self.non_fallthrough_keys.remove(key)

    def py_impl(self, key):
        if isinstance(key, DispatchKey) and not self.non_fallthrough_keys.has(key):
            self.non_fallthrough_keys = self.non_fallthrough_keys.add(key)
        return super().py_impl(key)

    def py_autograd_impl(self, function):
        """Registers a kernel for every autograd key."""
        return self.py_impl(DispatchKey.Autograd)(function)

    def __call__(self, /, *args, **kwargs):
        leaves = tuple(tree_leaves((args, kwargs)))
        if has_torch_function(leaves):
            return handle_torch_function(self, leaves, *args, **kwargs)
        tensors = tuple(_tensors_in(args, kwargs))
        keys = key_extractor(tensors, self.non_fallthrough_keys)
        return self.dispatch(keys.highestPriorityTypeId(), *args, **kwargs)

    def dispatch(self, key, /, *args, **kwargs):
        """Runs the kernel registered for a key."""
        if key in self._dispatch_cache:
            return self._dispatch_cache[key](*args, **kwargs)
        if key == DispatchKey.Python:
            return self._dispatch_python(args, kwargs)
        if key == DispatchKey.PreDispatch:
            mode = _get_current_dispatch_mode_pre_dispatch()
            if mode is not None:
                return self._pre_dispatch(mode, args, kwargs)
        try:
            kernel = self.py_kernels[resolve_key(self, key)]
        except (NotImplementedError, KeyError):
            raise NotImplementedError(
                f"could not find kernel for HigherOrderOperator {self._name} at dispatch key "
                f"{key} (resolved from {key})"
            ) from None
        self._dispatch_cache[key] = kernel
        return kernel(*args, **kwargs)

    def _dispatch_python(self, args, kwargs):
        mode = _python_dispatch._get_current_dispatch_mode()
        if mode is not None and not _C._dispatch_tls_is_dispatch_key_excluded(DispatchKey.Python):
            with _python_dispatch._pop_mode_temporarily() as mode:
                result = self._ask_mode(mode, args, kwargs)
            if result is not NotImplemented:
                return result
        for cls in _overriding_classes(_tensors_in(args, kwargs)):
            rule = self.python_key_table.get(cls)
            if rule is None:
                raise NotImplementedError(
                    f"There was no rule registered for HOP {self._name} and subclass {cls}. "
                    "We recommend filing an issue."
                )
            result = rule(*args, **kwargs)
            if result is not NotImplemented:
                return result
        raise TypeError(
            f"HigherOrderOperator '{self._name}' is not supported for the given arguments: every "
            "mode and tensor subclass that was asked returned NotImplemented"
        )

    def _ask_mode(self, mode, args, kwargs):
        rule = self.python_key_table.get(type(mode))
        if rule is not None:
            return rule(mode, *args, **kwargs)
        if getattr(mode, "supports_higher_order_operators", False):
            return mode.__torch_dispatch__(self, [], args, kwargs)
        raise NotImplementedError(
            f"There was no rule registered for HigherOrderOperator {self._name} and mode {mode}."
            f"Hint: set {mode}'s supports_higher_order_operators to True. Its __torch_dispatch__ "
            "then gets the higher-order operators too; it can return NotImplemented for those "
            "that it does not know."
        )

    def _pre_dispatch(self, mode, args, kwargs):
        rule = self.python_key_table.get(type(mode))
        if rule is None:
            raise NotImplementedError(
                f"There was no rule registered for HOP {self._name} and mode {mode}. "
                "We recommend filing an issue."
            )
        with _popped_pre_dispatch_mode() as mode:
            return rule(mode, *args, **kwargs)


# ---- Modes that see calls before autograd --------------------------------------------------------


class _PreDispatchStack:
    """The modes with `_dispatch_key=PreDispatch`: one slot for each kind. There are no user modes
    here, so they need no order."""

    def __init__(self):
        self._slots = {"schema_check": None, "functional": None, "proxy": None}

    def _slot(self, mode_key):
        if mode_key == _TORCH_DISPATCH_MODES.FUNCTIONAL:
            return "functional"
        if mode_key == _TORCH_DISPATCH_MODES.PROXY:
            return "proxy"
        raise AssertionError(f"the pre-dispatch stack takes no mode of kind {mode_key}")

    def set(self, mode):
        key = getattr(mode, "_mode_key", None)
        slot = "schema_check" if key is None else self._slot(key)
        if self._slots[slot] is not None:
            raise AssertionError(f"the pre-dispatch stack already has a {slot} mode")
        self._slots[slot] = mode
        self._tell_dispatcher()

    def unset(self, key):
        slot = "schema_check" if key is None else self._slot(key)
        mode, self._slots[slot] = self._slots[slot], None
        self._tell_dispatcher()
        return mode

    def get(self, key):
        return self._slots[self._slot(key)]

    def in_order(self):
        """Returns the modes from bottom to top."""
        order = ("proxy", "functional", "schema_check")
        return [self._slots[slot] for slot in order if self._slots[slot] is not None]

    def pop(self):
        modes = self.in_order()
        if not modes:
            raise AssertionError("trying to pop from an empty pre-dispatch stack")
        self.unset(getattr(modes[-1], "_mode_key", None))
        return modes[-1]

    def _tell_dispatcher(self):
        _C._dispatch_tls_set_dispatch_key_included(DispatchKey.PreDispatch, bool(self.in_order()))


_pre_dispatch = _PreDispatchStack()


def mode_stack_state_for_pre_dispatch():
    """Returns the stack of modes that see calls before autograd."""
    return _pre_dispatch


def _set_mode_pre_dispatch(mode):
    _pre_dispatch.set(mode)


def unset_mode_pre_dispatch(mode_key, schema_check=False):
    return _pre_dispatch.unset(None if schema_check else mode_key)


def _pop_mode_from_pre_dispatch():
    return _pre_dispatch.pop()


def _get_dispatch_mode_pre_dispatch(mode_key):
    return _pre_dispatch.get(mode_key)


def _get_current_dispatch_mode_pre_dispatch():
    modes = _pre_dispatch.in_order()
    return modes[-1] if modes else None


def _len_torch_dispatch_stack_pre_dispatch():
    return len(_pre_dispatch.in_order())


@contextlib.contextmanager
def _popped_pre_dispatch_mode():
    mode = _pre_dispatch.pop()
    try:
        yield mode
    finally:
        _pre_dispatch.set(mode)


def pre_dispatch_target(op):
    """Returns the Python dispatcher's target for an operator at PreDispatch."""
    mode = _get_current_dispatch_mode_pre_dispatch()
    if mode is None:
        return op.py_kernels.get(DispatchKey.PreDispatch, DispatchKey.PreDispatch)

    def ask_mode(*args, **kwargs):
        with _popped_pre_dispatch_mode() as mode:
            rule = op.python_key_table.get(type(mode))
            if rule is not None:
                return rule(mode, *args, **kwargs)
            return mode.__torch_dispatch__(op, (), args, kwargs)

    return ask_mode
