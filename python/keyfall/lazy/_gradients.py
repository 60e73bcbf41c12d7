"""The gradients that a recorded call leaves in the tensors of a program.

Note [Gradients of replays]
A recorded step may set gradients of parameters, add to them, or clear them. A replay does the same, whatever the
program did with the gradients between two calls. New gradients are results of the graph, which each run gives to
the parameters. A graph that depends on the gradients before the call, because it adds to them or because there
were none, is kept with what they were; another state is another graph."""

import weakref

from .. import _C
from .._loading import lazy_module

_keyfall = lazy_module("keyfall")
_nn = lazy_module("keyfall.nn")
_optimizer = lazy_module("keyfall.optim.optimizer")


def _tensors_in(value):
    if isinstance(value, _keyfall.Tensor):
        return [value]
    if isinstance(value, _nn.Module):
        return [*value.parameters(), *value.buffers()]
    if isinstance(value, _optimizer.Optimizer):
        return [tensor for group in value.param_groups for tensor in group["params"]]
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, (list, tuple)):
        return []
    return [tensor for tensor in value if isinstance(tensor, _keyfall.Tensor)]


def tensors_in(objects):
    """Returns the tensors that a function can find in the objects that it uses."""
    return list({id(tensor): tensor for value in objects for tensor in _tensors_in(value)}.values())


class _Gradient:
    """A gradient before the call, which the call may free."""

    def __init__(self, tensor):
        self._find = weakref.ref(tensor)
        self._storage = _C._lazy._storage_id(tensor)

    def is_(self, tensor):
        return tensor is not None and self._find() is tensor

    def is_read_by(self, graph):
        return graph.reads(self._storage)


class Gradients:
    """What a call does to the gradients of tensors. Made before the call, in the scope that records it."""

    def __init__(self, tensors):
        self._leaves = [tensor for tensor in tensors if tensor.requires_grad and tensor.is_leaf]
        self._before = [None if leaf.grad is None else _Gradient(leaf.grad) for leaf in self._leaves]
        self._after = None

    def _changes(self):
        """For each leaf: the gradient before, the one after, and whether it is the same."""
        for leaf, old, new in zip(self._leaves, self._before, self._after):
            yield leaf, old, new, new is None if old is None else old.is_(new)

    def end(self):
        """Looks at the gradients after the call. Returns those that are new."""
        self._after = [leaf.grad for leaf in self._leaves]
        return [new for _, _, new, is_same in self._changes() if new is not None and not is_same]

    def keep(self, graph):
        """Has runs of the graph set gradients: the new ones are its last results. Returns what must be there before a
        run, for fit(); None: the graph is good for one run."""
        given, cleared, expected, is_good = [], [], [], True
        for leaf, old, new, is_same in self._changes():
            adds = old is not None and old.is_read_by(graph)
            is_good &= is_same or not adds
            if old is None or adds:
                expected.append((leaf, new if adds else None))
            if not is_same and new is not None:
                given.append(leaf)
            elif not is_same:
                cleared.append(leaf)
        graph.keep_gradients(given, cleared)
        self._after = None
        if not is_good:
            return None
        return (tuple(leaf for leaf, _ in expected), tuple(old for _, old in expected)) if expected else ()


def fit(expected):
    """Whether gradients are as `keep` said."""
    return not expected or _C._lazy._has_gradients(expected)


def are_tensors(expected):
    """Whether some of the expected gradients are tensors, which a graph then adds to."""
    return bool(expected) and any(gradient is not None for gradient in expected[1])
