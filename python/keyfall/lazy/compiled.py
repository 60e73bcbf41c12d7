"""keyfall.compile: functions and modules that run lazily.

Note [Compiled functions]
A call records the function's operators on lazy tensors and runs them as one graph. The function's
Python code runs at every call, so any program keeps its meaning; the graph is compiled at the first
call and found in the cache later. mode="reduce-overhead" keeps the graph: later calls with arguments of
the same kind run it at once, without the Python code."""

import functools

from .. import _C
from .._C import Tensor
from .._loading import lazy_module as _lazy_module
from ..utils._pytree import tree_flatten, tree_unflatten
from ._replay import Replay, eager
from ._scope import scope

_errors = _lazy_module("keyfall._dynamo.exc")
_keyfall = _lazy_module("keyfall")
_nn = _lazy_module("keyfall.nn")

_run_guarded = _C._lazy._replay

_MODES = (None, "default", "reduce-overhead", "max-autotune", "max-autotune-no-cudagraphs")
_EAGER = ("eager", "aot_eager")  # which compile nothing
_BACKENDS = ("inductor", "lazy", *_EAGER)


def _run_lazily(function, args, kwargs):
    with scope():
        results = function(*args, **kwargs)
        if type(results) is not Tensor:
            leaves, structure = tree_flatten(results)
    if type(results) is Tensor:
        return eager(results)
    return tree_unflatten([eager(leaf) for leaf in leaves], structure)


def _check(mode, backend, options):
    if mode not in _MODES:
        raise RuntimeError(f"compile: unknown mode {mode!r}; expected one of {_MODES[1:]}")
    if mode is not None and options is not None:
        raise RuntimeError("Either mode or options can be specified, but both can't be specified at the "
                           "same time.")  # fmt: skip
    if not callable(backend) and backend not in _BACKENDS:
        raise _errors.InvalidBackend(f"Invalid backend: {backend!r}, expected one of {_BACKENDS}")


def _compiled_function(function, mode):
    if mode == "reduce-overhead":
        replay = Replay(function, _run_lazily)
        run, guarded = replay.run, replay.guarded

        def compiled(*args, **kwargs):
            found = guarded if kwargs else _run_guarded(guarded, args)
            return run(args, kwargs) if found is guarded else found
    else:

        def compiled(*args, **kwargs):
            return _run_lazily(function, args, kwargs)

    functools.update_wrapper(compiled, function)

    compiled._torchdynamo_orig_callable = function
    return compiled


def _compiled_module(module, mode):
    return _load_module_class()(module, _compiled_function(module.__call__, mode))


@functools.cache
def _load_module_class():
    class OptimizedModule(_nn.Module):
        """A module whose calls run lazily. Attributes are those of the module, `_orig_mod`."""

        def __init__(self, module, run):
            super().__init__()
            self._orig_mod = module
            object.__setattr__(self, "_run", run)
            self.training = module.training

        def forward(self, *args, **kwargs):
            return self._run(*args, **kwargs)

        def __getattr__(self, name):
            if name == "_orig_mod":
                return self._modules["_orig_mod"]
            return getattr(self._orig_mod, name)

        def train(self, mode=True):
            self._orig_mod.train(mode)
            return super().train(mode)

    return OptimizedModule


def compile(model=None, *, fullgraph=False, dynamic=None, backend="inductor", mode=None, options=None,
            disable=False):  # fmt: skip
    """Returns a function or module that runs lazily: its operators are recorded at each call and run as
    one graph, which is compiled once for each shape of the arguments.

    mode="reduce-overhead" runs the Python code once for each kind of arguments (structure, shapes,
    types, values that are no tensors) and only the graph later. The function must then depend on
    nothing but its arguments, tensors, and the modules and optimizers that it uses.

    backend="eager" or "aot_eager" and disable=True compile nothing; a callable is refused, since there
    are no FX graphs. fullgraph and dynamic are accepted: there are no graph breaks to forbid.

    >>> keyfall.compile(lambda x: x * 2 + 1)(keyfall.tensor([1., 2.]))
    tensor([3., 5.])
    """
    if model is None:
        return functools.partial(compile, fullgraph=fullgraph, dynamic=dynamic, backend=backend,
                                 mode=mode, options=options, disable=disable)  # fmt: skip
    if not callable(model):
        raise TypeError(f"compile: expected a function or a module, found {type(model).__name__}")
    _check(mode, backend, options)
    is_eager = backend in _EAGER
    if is_eager and not disable and isinstance(model, _nn.Module):
        return _load_module_class()(model, model.__call__)
    if disable or is_eager:
        return model
    if callable(backend):
        raise NotImplementedError("compile: a backend that takes FX graphs is not supported; use 'lazy'")
    if isinstance(model, _nn.Module):
        return _compiled_module(model, mode)
    return _compiled_function(model, mode)
