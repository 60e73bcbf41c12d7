"""`__torch_function__`: classes and modes that override whole functions, above the dispatcher.

The package's built-in functions check the classes of their arguments themselves; this module is for
functions written in Python, for modes, and for listing what can be overridden.
"""

import contextlib
import functools
import warnings

import keyfall
from collections.abc import Callable, Iterable

from . import _C
from ._C import (_get_function_stack_at, _has_torch_function, _has_torch_function_unary,
                 _has_torch_function_variadic, _len_torch_function_stack, _pop_torch_function_stack,
                 _push_on_torch_function_stack)
from ._ops import OpOverload, OpOverloadPacket
from ._loading import lazy_module as _lazy_module
from ._shared import deprecated_calls as _deprecated_calls

inspect = _lazy_module("inspect")

__all__ = ["enable_reentrant_dispatch", "get_ignored_functions", "get_overridable_functions",
           "get_testing_overrides", "handle_torch_function", "has_torch_function", "is_tensor_like",
           "is_tensor_method_or_property", "resolve_name", "wrap_torch_function"]

has_torch_function = _has_torch_function
has_torch_function_unary = _has_torch_function_unary
has_torch_function_variadic = _has_torch_function_variadic


# ---- Overriding classes and modes ---------------------------------------------------------------


def _get_overloaded_args(relevant_args, get_type_fn=type):
    """Returns one argument for each class that overrides functions, in call order: from left to
    right, but a subclass before its bases."""
    if not _C._is_torch_function_enabled():
        return []
    found = []
    for argument in relevant_args:
        kind = get_type_fn(argument)
        function = getattr(kind, "__torch_function__", None)
        if function is None or function is _C._disabled_torch_function_impl:
            continue
        if any(get_type_fn(other) is kind for other in found):
            continue
        behind = (i for i, other in enumerate(found) if issubclass(kind, get_type_fn(other)))
        found.insert(next(behind, len(found)), argument)
    return found


def _method_of(argument):
    """The method of an argument's class."""
    method = argument.__torch_function__
    if getattr(method, "__self__", None) is argument:
        warnings.warn("Defining your `__torch_function__ as a plain method is deprecated and will be an error in future, "
                      "please define it as a classmethod.", DeprecationWarning, stacklevel=2)
    return method


def handle_torch_function(public_api: Callable, relevant_args: Iterable, *args, **kwargs):
    """Calls the function mode, then the classes of `relevant_args`, in turn until one returns
    something other than NotImplemented. To be called by a function if
    `has_torch_function(relevant_args)` is true."""
    arguments = _get_overloaded_args(relevant_args)
    types = tuple(map(type, arguments))
    handlers = [_method_of(argument) for argument in arguments]
    if _is_torch_function_mode_enabled():
        handlers.insert(0, _call_mode)
    for handle in handlers:
        result = handle(public_api, types, args, kwargs)
        if result is not NotImplemented:
            return result
    message = (f"no implementation found for '{public_api.__module__}.{public_api.__name__}' on types that "
               f"implement __torch_function__: {list(types)}")
    if _is_torch_function_mode_enabled():
        message += f" nor in mode {_get_current_function_mode()}"
    raise TypeError(message)


def wrap_torch_function(dispatcher: Callable) -> Callable:
    """Decorator: makes a function check for overrides among `dispatcher(*args, **kwargs)`, which
    returns the relevant arguments."""

    def decorate(function):
        @functools.wraps(function)
        def wrapped(*args, **kwargs):
            relevant = tuple(dispatcher(*args, **kwargs))
            if has_torch_function(relevant):
                return handle_torch_function(wrapped, relevant, *args, **kwargs)
            return function(*args, **kwargs)

        return wrapped

    return decorate


def is_tensor_like(inp):
    """True for a tensor, or an object whose class imitates one with `__torch_function__`."""
    return type(inp) is _C.Tensor or hasattr(inp, "__torch_function__")


# ---- Modes --------------------------------------------------------------------------------------


class TorchFunctionMode:
    """Sees every call of a function of the package made inside `with mode:`. A subclass defines
    `__torch_function__(self, func, types, args=(), kwargs=None)`, in which the mode is disabled."""

    def __init__(self):
        pass

    def __torch_function__(self, func, types, args=(), kwargs=None):
        raise NotImplementedError

    def __enter__(self):
        return _push_mode(self)

    def __exit__(self, exc_type, exc_value, traceback):
        _pop_mode()

    push = classmethod(_deprecated_calls.push)


class BaseTorchFunctionMode(TorchFunctionMode):
    """A mode that changes nothing."""

    def __torch_function__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


def _is_torch_function_mode_enabled():
    return _len_torch_function_stack() > 0 and not _C._is_torch_function_all_disabled()


def _get_current_function_mode():
    """Returns the mode that the next call goes to, or None."""
    count = _len_torch_function_stack()
    return _get_function_stack_at(count - 1) if count else None


def _get_current_function_mode_stack():
    """Returns the active modes from bottom to top."""
    return [_get_function_stack_at(i) for i in range(_len_torch_function_stack())]


def _push_mode(mode):
    _push_on_torch_function_stack(mode)
    return mode


@contextlib.contextmanager
def _enable_torch_function():
    """Context in which classes override functions again, inside of one that disables that."""
    with _C._EnableTorchFunction():
        yield


def _call_mode(func, types, args, kwargs):
    """The answer of the current mode, which is not active while it computes it."""
    with _pop_mode_temporarily() as mode:
        if getattr(mode.__torch_function__, "__self__", None) is type(mode):
            raise RuntimeError("Defining your mode's `__torch_function__` as a classmethod is not supported, please "
                               "make it a plain method")
        return mode.__torch_function__(func, types, args, kwargs)


def _pop_mode():
    return _pop_torch_function_stack()


@contextlib.contextmanager
def _pop_mode_temporarily():
    mode = _pop_mode()
    try:
        yield mode
    finally:
        _push_mode(mode)


@contextlib.contextmanager
def enable_reentrant_dispatch():
    """Context inside a `__torch_dispatch__` that runs operators with the caller's thread state:
    autograd, autocast and modes."""
    with _C._RestorePythonTLSSnapshot():
        yield


def redispatch_function(func, types, args=(), kwargs=None):
    """Calls `func` for a class that does not handle it, without checking classes again."""
    with _C.DisableTorchFunctionSubclass():
        return func(*args, **(kwargs or {}))


# ---- Overridable functions ----------------------------------------------------------------------

# Functions that create tensors from no tensor, or that query the process: their arguments cannot
# override them.
_WITHOUT_TENSORS = """
    arange as_tensor bartlett_window blackman_window can_cast compiled_with_cxx11_abi
    complex device dtype empty empty_permuted empty_strided eye finfo fork_rng from_dlpack from_file
    from_numpy frombuffer full full_like get_default_device get_default_dtype get_num_threads
    get_rng_state hamming_window hann_window iinfo initial_seed is_grad_enabled
    is_inference_mode_enabled is_storage is_tensor is_anomaly_enabled kaiser_window linspace load
    logspace manual_seed normal ones promote_types rand randint randn randperm range save
    scalar_tensor seed set_default_device set_default_dtype set_default_tensor_type
    set_flush_denormal set_grad_enabled set_num_threads set_printoptions set_rng_state
    sparse_coo_tensor sparse_compressed_tensor tensor tril_indices triu_indices typename vander
    zeros
    are_deterministic_algorithms_enabled as_strided asarray autocast_decrement_nesting autocast_increment_nesting
    broadcast_shapes clear_autocast_cache compile cond cut_recording eig explain get_autocast_cpu_dtype
    get_autocast_dtype get_autocast_gpu_dtype get_deterministic_debug_mode get_device_module get_float32_matmul_precision
    get_num_interop_threads get_printoptions has_torch_messages init_num_threads install_as_torch
    is_anomaly_check_nan_enabled is_autocast_cache_enabled is_autocast_cpu_enabled is_autocast_enabled
    is_deterministic_algorithms_warn_only_enabled is_vulkan_available is_warn_always_enabled lstsq matrix_rank parse_schema
    replay result_type set_anomaly_enabled set_autocast_cache_enabled set_autocast_cpu_dtype set_autocast_cpu_enabled
    set_autocast_dtype set_autocast_enabled set_autocast_gpu_dtype set_deterministic_debug_mode
    set_float32_matmul_precision set_num_interop_threads set_torch_messages set_warn_always solve sparse_bsc_tensor
    sparse_bsr_tensor sparse_csc_tensor sparse_csr_tensor symeig use_deterministic_algorithms vmap while_loop
""".split()
_TENSOR_IGNORED = """
    __new__ __init__ __subclasshook__ __init_subclass__ __class__ __delattr__ __setattr__ __dict__
    __doc__ __module__ __weakref__ __torch_function__ __torch_dispatch__ __dir__ __getattribute__
    __getstate__ __reduce__ __sizeof__ __slotnames__ __array_priority__ __array_wrap__ __dlpack__
    _make_subclass _make_wrapper_subclass _make_dtensor as_subclass new new_tensor solve symeig
    lstsq eig to_dense __dlpack_device__ __del__ __delitem__ __divmod__ __rdivmod__ __array_namespace__ __array_ufunc__
    __iter__ _is_zerotensor _rev_view_func_unsafe _typed_storage _use_count _view_func _view_func_unsafe _reduce_ex_internal reinforce
""".split()


_COMPARISONS = frozenset({"__eq__", "__ge__", "__gt__", "__le__", "__lt__", "__ne__"})


def _own_modules():
    for name in ("functional", "nn.functional", "linalg", "fft", "special"):
        module = keyfall
        try:
            for part in name.split("."):
                module = getattr(module, part)
        except AttributeError:
            continue
        yield module


@functools.lru_cache(None)
def get_ignored_functions() -> set[Callable]:
    """Returns the public functions that `__torch_function__` cannot override."""
    found = {getattr(keyfall, name) for name in _WITHOUT_TENSORS if hasattr(keyfall, name)}
    for name in _TENSOR_IGNORED:
        method = getattr(keyfall.Tensor, name, None)
        try:
            found.add(method)
        except TypeError:  # unhashable
            pass
    found.discard(None)
    found.update({keyfall.fft.fftfreq, keyfall.fft.rfftfreq, keyfall.to_dlpack, handle_torch_function, has_torch_function})
    return found


@functools.lru_cache(None)
def get_default_nowrap_functions():
    """Returns the functions whose results the default `__torch_function__` does not convert."""
    Tensor = _C.Tensor
    names = ("_base", "grad", "_grad")
    return {getattr(Tensor, name).__get__ for name in names if hasattr(Tensor, name)}


@functools.lru_cache(None)
def _get_overridable_functions():
    ignored = get_ignored_functions()
    overridable, names = {}, {}

    def add(space, function, name):
        overridable.setdefault(space, []).append(function)
        names[function] = name

    for module in (keyfall, *_own_modules()):
        label = module.__name__.replace("keyfall", "torch", 1)
        for name in dir(module):
            function = getattr(module, name, None)
            if name[0] == "_" or name[0].isupper() or name[-1] == "_" or isinstance(function, type) or not callable(function):
                continue
            if module is not keyfall and getattr(keyfall, name, None) is function:
                continue
            if function not in ignored:
                add(module, function, f"{label}.{name}")
    Tensor = keyfall.Tensor
    for name in dir(Tensor):
        if name in _TENSOR_IGNORED or (name.startswith("__") and name in dir(object) and name not in _COMPARISONS):
            continue
        member = getattr(Tensor, name)
        if callable(member):
            if member not in ignored:
                add(Tensor, member, f"torch.Tensor.{name}")
        elif hasattr(member, "__get__"):
            add(member, member.__get__, f"torch.Tensor.{name}.__get__")
            if hasattr(member, "__set__"):
                names[member.__set__] = f"torch.Tensor.{name}.__set__"
    return overridable, names


def get_overridable_functions() -> dict:
    """{module or class: functions that `__torch_function__` can override}"""
    return {space: list(functions) for space, functions in _get_overridable_functions()[0].items()}


@functools.lru_cache(None)
def _get_tensor_methods():
    return set(get_overridable_functions().get(_C.Tensor, ()))


def is_tensor_method_or_property(func: Callable) -> bool:
    """True for a method of Tensor or the `__get__` of one of its properties."""
    return func in _get_tensor_methods() or getattr(func, "__name__", None) == "__get__"


def resolve_name(f):
    """Returns a readable name of a function passed to `__torch_function__`; None if unknown."""
    if isinstance(f, (OpOverload, OpOverloadPacket)):
        return str(f)
    return _get_overridable_functions()[1].get(f)


@functools.lru_cache(None)
def get_testing_overrides() -> dict[Callable, Callable]:
    """Returns {function: a function of the same arguments that returns -1} for every function that
    can be overridden."""
    return {function: _dummy_for(function) for functions in get_overridable_functions().values() for function in functions}


def _dummy_for(function):
    """A function that returns -1, with the parameters of the function where they are known."""

    def dummy(*args, **kwargs):
        return -1

    with contextlib.suppress(TypeError, ValueError):
        known = [each.replace(annotation=inspect.Parameter.empty) for each in inspect.signature(function).parameters.values()]
        if function in _get_tensor_methods() and [each.name for each in known[:1]] != ["self"]:
            known.insert(0, inspect.Parameter("self", inspect.Parameter.POSITIONAL_ONLY))  # texts of built-in methods leave it out
        dummy.__signature__ = inspect.Signature(known)
    return dummy
