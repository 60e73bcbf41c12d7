"""Compiled graphs by their hash."""

from .. import _C


def get_tensors_ts_device_data_node(tensors):
    """Returns (ids, values) of the inputs of the tensors' graph, in the order of its parameters."""
    return _C._lazy_ts_backend._get_tensors_ts_device_data_node(tensors)


def get_graph_hash(tensors):
    """Returns the key of the tensors' graph in the cache of compiled graphs: 16 bytes."""
    return _C._lazy._get_graph_hash(tensors)


def run_cached_graph(hash_str, graph_inputs):
    """Runs the compiled graph with this hash on other inputs, in the order of its parameters."""
    return _C._lazy_ts_backend._run_cached_graph(hash_str, graph_inputs)
