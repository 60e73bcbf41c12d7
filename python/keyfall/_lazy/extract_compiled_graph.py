"""Runs a model on lazy tensors once and returns a function that runs its compiled graph."""

import copy

from .. import _C
from .._loading import lazy_module
from ..utils._pytree import tree_flatten, tree_map, tree_unflatten
from . import metrics

_keyfall = lazy_module("keyfall")


def get_fallback_ops():
    """Returns the operators that ran eagerly since the counters were reset, with their counts."""
    names = (name for name in metrics.counter_names() if name.startswith("aten::"))
    return [f"{name}={metrics.counter_value(name)}" for name in names]


def _to_lazy(value):
    return value.to("lazy") if isinstance(value, _keyfall.Tensor) else value


def extract_compiled_graph(model, example_inputs):
    """Returns optimized(*args): the model's graph for inputs with the shapes and types of the examples,
    compiled, without running the model's Python code again. The model may have any Python code; what
    the code decides is fixed by the examples. Parameters are those of the time of extraction. Raises
    RuntimeError if an operator of the model runs eagerly, since its result would be fixed too."""
    fallbacks = metrics.counter_names()
    before = {name: metrics.counter_value(name) for name in fallbacks if name.startswith("aten::")}
    model = copy.deepcopy(model)
    if isinstance(model, _keyfall.nn.Module):
        model = model.to("lazy")
    inputs = [_to_lazy(value) for value in example_inputs]
    tensors = [value for value in inputs if isinstance(value, _keyfall.Tensor)]
    _C._lazy._sync_multi(tensors, [], True, True)
    with _keyfall.no_grad(), _keyfall.device("lazy"):
        leaves, structure = tree_flatten(model(*inputs))
    new = [name for name in get_fallback_ops() if before.get(name.rpartition("=")[0]) is None]
    if new:
        raise RuntimeError(f"extract_compiled_graph: operators ran eagerly: {', '.join(new)}")
    roots = [leaf for leaf in leaves if isinstance(leaf, _keyfall.Tensor)]
    graph = _C._lazy._extract_graph(tensors, roots)
    home = next((value.device for value in example_inputs if isinstance(value, _keyfall.Tensor)), None)

    def optimized(*args):
        results = iter(graph([value for value in args if isinstance(value, _keyfall.Tensor)]))
        filled = [next(results) if isinstance(leaf, _keyfall.Tensor) else leaf for leaf in leaves]
        values = tree_unflatten(filled, structure)
        return values if home is None else tree_map(lambda value: _moved(value, home), values)

    return optimized


def _moved(value, device):
    return value.to(device) if isinstance(value, _keyfall.Tensor) else value
