"""Dispatch modes, and helpers for tensor subclasses that handle operator calls themselves.

class Count(TorchDispatchMode):
    calls = 0

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.calls += 1
        return func(*args, **(kwargs or {}))

with Count() as count:
    x + y
"""

import contextlib
import functools

from .. import Tensor, _C, ops
from .._loading import lazy_module
from .._shared import deprecated_calls

_library_utils = lazy_module("keyfall._library.utils")
_higher_order = lazy_module("keyfall._shared.higher_order")

_get_dispatch_stack_at = _C._get_dispatch_stack_at
_len_torch_dispatch_stack = _C._len_torch_dispatch_stack
_pop_torch_dispatch_stack = _C._pop_torch_dispatch_stack
_push_on_torch_dispatch_stack = _C._push_on_torch_dispatch_stack


class TorchDispatchMode:
    """Sees every operator call made inside `with mode:`, below autograd. A subclass defines
    `__torch_dispatch__(self, func, types, args=(), kwargs=None)`, in which the mode is disabled;
    calls made there go to the mode that was entered before it.

    A mode with `_dispatch_key=DispatchKey.PreDispatch` sees calls above autograd."""

    # Whether __torch_dispatch__ also accepts higher-order operators.
    supports_higher_order_operators = False

    def __init__(self, _dispatch_key=None):
        if _dispatch_key is not None:
            if not isinstance(_dispatch_key, _C.DispatchKey):
                raise AssertionError(f"expected a DispatchKey, got {_dispatch_key!r}")
            self.__dict__["_dispatch_key"] = _dispatch_key

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        raise NotImplementedError

    def __enter__(self):
        _push_mode(self)
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        _pop_mode(self.__dict__.get("_dispatch_key") or getattr(self, "_mode_key", None))

    push = classmethod(deprecated_calls.push)

    @classmethod
    def is_infra_mode(cls):
        """True for infrastructure (tracing, fake tensors), not a mode of a user's program."""
        return False

    @classmethod
    def ignore_compile_internals(cls):
        """True if compiled code should hide its inner calls from this mode."""
        return False


class BaseTorchDispatchMode(TorchDispatchMode):
    """A mode that changes nothing."""

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


# ---- The stack of modes -------------------------------------------------------------------------


def _get_current_dispatch_mode():
    """Returns the mode that the next call goes to, or None."""
    count = _len_torch_dispatch_stack()
    return _get_dispatch_stack_at(count - 1) if count else None


def _get_current_dispatch_mode_stack():
    """Returns the active modes from bottom to top."""
    return [_get_dispatch_stack_at(i) for i in range(_len_torch_dispatch_stack())]


def any_torch_dispatch_mode_on_stack():
    """True if a mode is active that is not only for compiled code."""
    return _len_torch_dispatch_stack() > 0


def is_in_torch_dispatch_mode(include_infra_modes=True):
    """True if a mode is active; without infra modes, a mode of a user's program."""
    if include_infra_modes:
        return _len_torch_dispatch_stack() > 0
    return any(not mode.is_infra_mode() for mode in _get_current_dispatch_mode_stack())


def is_in_any_mode_without_ignore_compile_internals():
    """True if a mode is active that sees the inner calls of compiled code."""
    return any(not mode.ignore_compile_internals() for mode in _get_current_dispatch_mode_stack())


def _push_mode(mode):
    key = getattr(mode, "__dict__", {}).get("_dispatch_key")
    if key is None:
        _push_on_torch_dispatch_stack(mode)
    elif key == _C.DispatchKey.PreDispatch:
        _higher_order._set_mode_pre_dispatch(mode)
    else:
        raise AssertionError(
            f"a mode can have the dispatch key PreDispatch or none, but {mode} has {key}"
        )


def _pop_mode(key=None):
    if key == _C.DispatchKey.PreDispatch:
        return _higher_order._pop_mode_from_pre_dispatch()
    return _pop_torch_dispatch_stack(key)


@contextlib.contextmanager
def _pop_mode_temporarily(key=None):
    """Context that pops the top mode off the stack and pushes it back at the end."""
    mode = _pop_mode(key)
    try:
        yield mode
    finally:
        _push_mode(mode)


@contextlib.contextmanager
def _disable_current_modes():
    """Context that pops all modes off both stacks and restores them at the end; yields a list of
    them, those above autograd first, each from bottom to top."""
    above = []
    while _higher_order._len_torch_dispatch_stack_pre_dispatch():
        above.append(_higher_order._pop_mode_from_pre_dispatch())
    below = []
    while _len_torch_dispatch_stack():
        below.append(_pop_torch_dispatch_stack())
    try:
        yield above[::-1] + below[::-1]
    finally:
        for mode in reversed(below):
            _push_on_torch_dispatch_stack(mode)
        for mode in reversed(above):
            _higher_order._set_mode_pre_dispatch(mode)


def _infra_modes(key):
    if key not in (_C._TorchDispatchModeKey.FUNCTIONAL, _C._TorchDispatchModeKey.PROXY):
        raise AssertionError(f"expected the key FUNCTIONAL or PROXY, got {key}")
    above, below = _higher_order._get_dispatch_mode_pre_dispatch(key), _C._get_dispatch_mode(key)
    if above is not None and below is not None:
        raise AssertionError(f"both above and below autograd there is a mode of kind {key}")
    return above, below


def _detect_infra_mode(key):
    """Returns the active mode of an infra key, above or below autograd, or None."""
    above, below = _infra_modes(key)
    return below if above is None else above


def _unset_infra_mode(key):
    """Removes the active mode of an infra key and returns it."""
    above, below = _infra_modes(key)
    if above is not None:
        return _higher_order.unset_mode_pre_dispatch(key)
    if below is not None:
        return _C._unset_dispatch_mode(key)
    return None


@contextlib.contextmanager
def _disable_infra_mode(key):
    """Context that removes the mode of an infra key and restores it at the end."""
    mode = _unset_infra_mode(key)
    try:
        yield mode
    finally:
        if mode is not None:
            _push_mode(mode)


# ---- Wrapper subclasses -------------------------------------------------------------------------


def _has_wrapper_protocol(cls):
    return hasattr(cls, "__tensor_flatten__") and hasattr(cls, "__tensor_unflatten__")


def is_traceable_wrapper_subclass(t):
    """True for a tensor subclass that defines how to flatten and unflatten it."""
    return is_traceable_wrapper_subclass_type(type(t))


def is_traceable_wrapper_subclass_type(t):
    """True for such a class."""
    return issubclass(t, _C.TensorBase) and t is not Tensor and _has_wrapper_protocol(t)


def transform_subclass(t, callback, outer_size=None, outer_stride=None):
    """Returns a wrapper like `t` whose inner tensors are `callback(name, tensor)` of those of `t`,
    with the given outer size and strides, by default those of `t`."""
    outer_size = t.size() if outer_size is None else outer_size
    outer_stride = t.stride() if outer_stride is None else outer_stride
    names, context = t.__tensor_flatten__()
    inner = {name: callback(name, getattr(t, name)) for name in names}
    result = type(t).__tensor_unflatten__(inner, context, outer_size, outer_stride)
    for what, expected, found in (
        ("size", outer_size, result.size()),
        ("stride", outer_stride, result.stride()),
    ):
        if tuple(found) != tuple(expected):
            raise AssertionError(
                f"{type(t).__name__}.__tensor_unflatten__ was asked for {what} {expected}, but "
                f"made a tensor of {what} {found}"
            )
    return result


class _Aliasing:
    """The arguments that an operator writes to, and those that its results alias."""

    def __init__(self, op):
        schema = op._schema
        self.schema = schema
        arguments, returns = _library_utils.alias_annotations(schema)
        self.arguments = list(schema.arguments)
        # For each result: the indices of the arguments that it views.
        self.views = [
            [
                i
                for i, other in enumerate(arguments)
                if result.names & other.names and not other.write
            ]
            for result in returns
        ]
        # For each result: the index of the argument that it is, or None.
        self.same = [
            next(
                (
                    i
                    for i, other in enumerate(arguments)
                    if other.write and result.names & other.names
                ),
                None,
            )
            for result in returns
        ]
        writes = [result.write for result in returns]
        self.mixed = any(writes) and not all(writes)
        self.writes = bool(writes) and all(writes)
        self.changes_shape = _C.Tag.inplace_view in op.tags


@functools.lru_cache(maxsize=1024)
def _aliasing_of(op):
    return _Aliasing(op)


def _argument(info, index, args, kwargs):
    """Returns an argument of a call by index; None if the call omitted it."""
    if index < len(args):
        return args[index]
    return kwargs.get(info.arguments[index].name)


def _share_storage(source, result):
    """Gives a wrapper the storage of the wrapper that it views, only for alias tracking."""
    if not isinstance(source, _C.TensorBase) or not isinstance(result, _C.TensorBase):
        return
    before = _C._meta_in_tls_dispatch_include()
    guard = _C._DisableTorchDispatch()
    try:
        # The Meta kernel changes metadata and neither touches nor allocates memory.
        _C._set_meta_in_tls_dispatch_include(True)
        ops.aten.set_.source_Storage_storage_offset(
            result,
            source.untyped_storage(),
            result.storage_offset(),
            result.shape,
            result.stride(),
        )
    finally:
        _C._set_meta_in_tls_dispatch_include(before)
        del guard


def _check_view(func, source, result):
    if isinstance(source, (list, tuple)):
        return
    for tensor in result if isinstance(result, (list, tuple)) else [result]:
        if type(tensor) is not type(source) and is_traceable_wrapper_subclass(source):
            raise AssertionError(
                f"{func}: called with a {type(source).__name__}, a view of it must be one, too, "
                f"but is a {type(tensor).__name__}"
            )


def return_and_correct_aliasing(func, args, kwargs, out):
    """Returns the result of a wrapper subclass's `__torch_dispatch__`, given the result `out`
    computed on its inner tensors: a view gets the storage of the wrapper that it views, and an
    operator that writes to an argument returns that argument."""
    info = _aliasing_of(func)
    kwargs = kwargs or {}
    if info.mixed:
        raise RuntimeError(f"Unsupported schema: {info.schema}")
    outs = list(out) if isinstance(out, tuple) and len(info.views) > 1 else [out]
    for result, views in zip(outs, info.views):
        for index in views:
            source = _argument(info, index, args, kwargs)
            if not isinstance(source, _C.TensorBase):
                continue
            _check_view(func, source, result)
            for tensor in result if isinstance(result, (list, tuple)) else [result]:
                _share_storage(source, tensor)
    if info.changes_shape:
        _follow_shape(func, args, kwargs)
    if not info.writes:
        return out
    same = [_argument(info, index, args, kwargs) for index in info.same if index is not None]
    return same[0] if len(info.same) == 1 else type(out)(same)


def _follow_shape(func, args, kwargs):
    """Applies an operator that changes an argument's shape in-place to the wrapper itself."""
    changed = next((arg for arg in args if isinstance(arg, _C.TensorBase)), None)
    if changed is None or not is_traceable_wrapper_subclass(changed):
        return
    before = _C._meta_in_tls_dispatch_include()
    guard = _C._DisableTorchDispatch()
    try:
        _C._set_meta_in_tls_dispatch_include(True)
        if func.overloadpacket.__name__ != "set_":
            func(*args, **kwargs)
    finally:
        _C._set_meta_in_tls_dispatch_include(before)
        del guard
