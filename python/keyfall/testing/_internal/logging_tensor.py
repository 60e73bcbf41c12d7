"""A tensor and a mode that log the operator calls that reach them."""

import contextlib
import itertools
import logging
import weakref

import keyfall
from keyfall.overrides import enable_reentrant_dispatch
from keyfall.utils._mode_utils import no_dispatch
from keyfall.utils._python_dispatch import TorchDispatchMode
from keyfall.utils._pytree import tree_map

__all__ = [
    "LoggingTensor",
    "LoggingTensorMode",
    "LoggingTensorReentrant",
    "capture_logs",
    "capture_logs_with_logging_tensor_mode",
    "log_input",
    "no_dispatch",
]

_LOGGER = "LoggingTensor"


def _log(func, args, kwargs, result):
    name = f"{func.__module__}.{func.__name__}"
    logging.getLogger(_LOGGER).info(name, args, kwargs, result)


class LoggingTensor(keyfall.Tensor):
    """A wrapper around `elem` that logs each call and runs it on the wrapped tensor."""

    elem: keyfall.Tensor
    __slots__ = ["elem"]
    context = contextlib.nullcontext

    @staticmethod
    def __new__(cls, elem, *args, **kwargs):
        kind = {name: getattr(elem, name) for name in ("dtype", "layout", "device")}
        result = keyfall.Tensor._make_wrapper_subclass(
            cls, elem.size(), elem.stride(), elem.storage_offset(),
            requires_grad=kwargs.get("requires_grad", False), **kind)
        result.elem = elem.detach() if result.requires_grad else elem
        return result

    def __repr__(self):
        return super().__repr__(tensor_contents=f"{self.elem}")

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        def unwrap(value):
            return value.elem if isinstance(value, cls) else value

        def wrap(value):
            return cls(value) if isinstance(value, keyfall.Tensor) else value

        kwargs = kwargs or {}
        with cls.context():
            result = func(*tree_map(unwrap, args), **tree_map(unwrap, kwargs))
        result = tree_map(wrap, result)
        _log(func, args, kwargs, result)
        return result


class LoggingTensorReentrant(LoggingTensor):
    """Runs the inner call with the caller's autograd and modes."""

    context = enable_reentrant_dispatch


class LoggingTensorMode(TorchDispatchMode):
    """Logs each call."""

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        result = func(*args, **kwargs)
        _log(func, args, kwargs, result)
        return result


class _Numbers:
    """A number for each tensor seen, while it is alive."""

    def __init__(self):
        self._known = {}
        self._next = 0

    def of(self, tensor):
        entry = self._known.get(id(tensor))
        if entry is None or entry[0]() is not tensor:
            entry = self._known[id(tensor)] = weakref.ref(tensor), self._next
            self._next += 1
        return entry[1]


class LoggingTensorHandler(logging.Handler):
    """Turns log records into lines: `$3: f32[1] = torch._ops.aten.mul.Tensor($2, $0)`."""

    def __init__(self, log_list, use_shortid_for_all_tensors=False):
        super().__init__()
        self.log_list = log_list
        self._kind = keyfall.Tensor if use_shortid_for_all_tensors else LoggingTensor
        self._numbers = _Numbers()

    def _short(self, value):
        if isinstance(value, self._kind):
            return f"${self._numbers.of(value)}"
        return repr(value)

    def _typed(self, value):
        if not isinstance(value, self._kind):
            return repr(value)
        sizes = ", ".join(str(size) for size in value.shape)
        return f"{self._short(value)}: {value.dtype.abbr}[{sizes}]"

    def emit(self, record):
        args, kwargs, result = record.args
        shown = itertools.chain(
            (str(tree_map(self._short, value)) for value in args),
            (f"{name}={tree_map(self._short, value)}" for name, value in kwargs.items()),
        )
        arguments = ", ".join(shown)
        self.log_list.append(f"{tree_map(self._typed, result)} = {record.msg}({arguments})")


def log_input(name, var):
    """Assigns a number to a tensor and logs it."""
    logging.getLogger(_LOGGER).info("input", (name,), {}, var)


@contextlib.contextmanager
def capture_logs(is_mode=False, python_tb=False, script_tb=False, cpp_tb=False):
    """Context that yields the list of logged lines. `is_mode`: also numbers plain tensors."""
    logger = logging.getLogger(_LOGGER)
    lines = []
    handler = LoggingTensorHandler(lines, use_shortid_for_all_tensors=is_mode)
    level, propagate = logger.level, logger.propagate
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logger.propagate = False
    try:
        yield lines
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
        logger.propagate = propagate


@contextlib.contextmanager
def capture_logs_with_logging_tensor_mode(python_tb=False, script_tb=False, cpp_tb=False):
    """Context that yields the list of all calls made inside."""
    with LoggingTensorMode(), capture_logs(True) as lines:
        yield lines
