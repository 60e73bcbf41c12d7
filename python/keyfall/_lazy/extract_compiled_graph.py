"""Runs a model on lazy tensors once and returns a function that runs its compiled graph."""

import copy
from dataclasses import dataclass

from .. import _C
from .._loading import lazy_module
from ..utils._pytree import tree_flatten, tree_map, tree_unflatten
from . import metrics, tensor_factory_functions

_keyfall = lazy_module("keyfall")
_fx = lazy_module("keyfall.fx")


@dataclass
class GraphInputMatcher:
    """Finds the inputs of a cached graph for a call: matcher(args) has, in the order of the graph's
    parameters, the arguments of the call, and the recorded values of parameters that are no arguments.
    `computation.get_tensors_ts_device_data_node` returns the last two fields."""

    tensor_id_to_arg_idx: dict[int, int]  # of the arguments at the time of recording
    graph_input_tensor_ids: list[int]
    graph_input_ivalues: list

    def __call__(self, args):
        recorded = zip(self.graph_input_tensor_ids, self.graph_input_ivalues)
        positions = self.tensor_id_to_arg_idx
        return [args[positions[number]] if number in positions else value for number, value in recorded]


class ReturnValueHandler:
    """Gives each place of a list of lazy tensors the result of its tensor. A compiled graph has one
    result for each distinct tensor, in the order of first occurrence."""

    def __init__(self, lazy_out_list):
        places = {}  # of each distinct tensor; dictionaries keep the order
        for place, tensor in enumerate(lazy_out_list):
            places.setdefault(id(tensor), []).append(place)
        self.index = list(places.values())
        self.total_count = len(lazy_out_list)

    def duplicate_eager_tensors(self, eager_tensor_list):
        """Returns a list with a result for each tensor of the list that the handler was made of."""
        if len(eager_tensor_list) != len(self.index):
            raise AssertionError(f"expected {len(self.index)} results, one for each distinct tensor, "
                                 f"found {len(eager_tensor_list)}")  # fmt: skip
        filled = [None] * self.total_count
        for places, tensor in zip(self.index, eager_tensor_list):
            for place in places:
                filled[place] = tensor
        return filled


def force_lazy_device(model):
    """Changes a `fx.GraphModule` so that the tensors which its graph creates are lazy: every device among
    the arguments of a node becomes the lazy one with its index, and functions that create tensors get a
    device if they have none."""

    def is_device(value):
        return isinstance(value, _keyfall.device)

    def lazy_of(value):
        return _keyfall.device("lazy", index=value.index) if is_device(value) else value

    factories = tensor_factory_functions.tensor_factory_functions
    for node in model.graph.nodes:
        args = tuple(lazy_of(value) for value in node.args)
        kwargs = {name: lazy_of(value) for name, value in node.kwargs.items()}
        if node.target in factories and not any(map(is_device, (*args, *kwargs.values()))):
            kwargs["device"] = _keyfall.device("lazy")
        node.args, node.kwargs = args, kwargs
    model.recompile()


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
    if isinstance(model, _fx.GraphModule):
        force_lazy_device(model)
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
