"""Compiled functions that run their graph without their Python code.

Note [What a replay depends on]
A graph is kept for a key: the structure of the arguments, the geometry of their tensors, the other values,
and the state that the function's modules and optimizers had (training or not, numbers of parameter
groups). Tensors that the function finds elsewhere are captured by their memory: replays read and write
them, and a graph is left when one of these has other memory (x.data = y). Gradients are in Note [Gradients of
replays]. Other Python state is read once, when the graph is recorded."""

from .. import _C
from .._loading import lazy_module
from ..utils._pytree import tree_flatten, tree_unflatten
from ._gradients import Gradients, are_tensors, fit, tensors_in
from ._guards import guard_of
from ._scope import scope

_keyfall = lazy_module("keyfall")
_nn = lazy_module("keyfall.nn")
_optimizer = lazy_module("keyfall.optim.optimizer")

_MOST_GUARDS = 4
_MOST_REPLACED = 2


def _is_tensor(value):
    return isinstance(value, _keyfall.Tensor)


def _is_lazy(value):
    """Whether a result is one of the graph. A captured tensor of the CPU is returned as it is."""
    return _is_tensor(value) and value.device.type == "lazy"


def _is_recorded(leaves):
    """Whether a call is recorded anyway, as a part of another compiled function or on lazy tensors."""
    return _C._dispatch_tls_is_dispatch_key_included("Lazy") or any(map(_is_lazy, leaves))


def _flush_count():
    """How many graphs have run so far."""
    _, hits, misses, _ = _C._lazy._cache_stats()
    return hits + misses


def eager(value):
    """Returns a result of a lazy call as a tensor of the CPU. Gradients flow through it."""
    if not _is_lazy(value):
        return value
    return value.cpu() if value.requires_grad else _C._lazy._unwrap(value)


def _state_of_module(module):
    return (*(each.training for each in module.modules()), *map(id, module.parameters()),
            *map(id, module.buffers()))  # fmt: skip


def _state_of_optimizer(optimizer):
    """Numbers of the groups and which tensors there are. A number in a parameter's state changes with
    every step: a list cannot be part of a key."""
    groups = tuple(tuple((name, number) for name, number in group.items() if name != "params")
                   for group in optimizer.param_groups)  # fmt: skip
    states = tuple((name, id(value) if value is None or _is_tensor(value) else [])
                   for state in optimizer.state.values() for name, value in state.items())  # fmt: skip
    return groups, states


def _state_of(value):
    """Returns what a replay depends on in an object that the function uses; None: nothing."""
    if isinstance(value, _nn.Module):
        return _state_of_module(value)
    return _state_of_optimizer(value) if isinstance(value, _optimizer.Optimizer) else None


def _used_objects(function):
    """The modules and optimizers that a function's code mentions: closure, globals, its own object."""
    owner = getattr(function, "__self__", None)
    function = getattr(function, "__func__", function)
    found = [] if owner is None else [owner, *vars(owner).values()] if hasattr(owner, "__dict__") else [owner]
    for cell in getattr(function, "__closure__", None) or ():
        try:
            found.append(cell.cell_contents)
        except ValueError:  # assigned later
            pass
    code, names = getattr(function, "__code__", None), getattr(function, "__globals__", {})
    found.extend(names[name] for name in (code.co_names if code else ()) if name in names)
    return found


class Replay:
    """Runs a function by its recorded graphs. Callers ask `_C._lazy._replay` first whether a guard of `guarded`
    passes: most calls then need no Python code."""

    def __init__(self, function, run_lazily):
        self._function = function
        self._run_lazily = run_lazily
        self._graphs = {}
        self.guarded = []  # (*guard.parts(), *recorded.parts()): the latest calls, which need no key
        self._replaced = {}  # for each key: graphs that added to gradients which the program no longer has
        self._every_call = set()  # keys whose calls run the Python code

    def _key(self, leaves, structure):
        """Returns what a graph is kept for; None: it cannot be."""
        if _keyfall.is_grad_enabled() and any(_is_tensor(leaf) and leaf.requires_grad for leaf in leaves):
            return None  # gradients flow to the arguments
        described = tuple(
            (leaf.dtype, leaf.device, leaf.shape, leaf.stride()) if _is_tensor(leaf) else (type(leaf), leaf)
            for leaf in leaves)  # fmt: skip
        used = tuple(_state_of(value) for value in _used_objects(self._function))
        key = (str(structure), described, used, _keyfall.is_grad_enabled())
        try:
            hash(key)
        except TypeError:
            return None
        return key

    def _guard(self, args, kept):
        """Lets later calls like this one run the graph without a key."""
        guard = guard_of(self._function, args)
        if guard is not None:
            self.guarded[:] = [(*guard.parts(), *kept.parts()), *self.guarded[:_MOST_GUARDS - 1]]

    def _keep(self, key, kept):
        """Keeps a graph. Those that add to gradients keep these alive: there is one for each key."""
        graphs = self._graphs.setdefault(key, [])
        graphs[:] = [graph for graph in graphs if graph.holds()]
        if are_tensors(kept.gradients):
            fixed = [graph for graph in graphs if not are_tensors(graph.gradients)]
            self._replaced[key] = self._replaced.get(key, 0) + len(graphs) - len(fixed)
            graphs[:] = fixed
            self.guarded[:] = [entry for entry in self.guarded if not are_tensors(entry[-1])]
        if kept.gradients is None or self._replaced.get(key, 0) > _MOST_REPLACED:
            self._every_call.add(key)
            graphs.clear()
            self.guarded.clear()
        else:
            graphs.append(kept)

    def run(self, args, kwargs):
        """Runs a call for which no guard passes."""
        leaves, structure = tree_flatten((args, kwargs))
        if _is_recorded(leaves):
            return self._function(*args, **kwargs)
        key = self._key(leaves, structure)
        if key is None or key in self._every_call:
            return self._run_lazily(self._function, args, kwargs)
        kept = next((graph for graph in self._graphs.get(key, ()) if graph.fits()), None)
        if kept is None:
            kept, results = self._record(leaves, structure)
            if kept is None:
                self._every_call.add(key)
                return results
            self._keep(key, kept)
        elif not kwargs:
            self._guard(args, kept)
        return kept([leaf for leaf in leaves if _is_tensor(leaf)])

    def _record(self, leaves, structure):
        """Runs the function on lazy tensors. Returns (graph, None) before anything is computed, or
        (None, results) if a graph alone cannot do what the function does: values were used while it
        ran, a result has a history, or gradients are added to others."""
        inputs = [_C._lazy._wrap(leaf) if _is_tensor(leaf) else leaf for leaf in leaves]
        args, kwargs = tree_unflatten(inputs, structure)
        _C._lazy._mark_step("", (), True)
        flushes = _flush_count()
        with scope(flush=False):  # whose end forgets which lazy tensors stand for tensors of the CPU
            tensors = tensors_in(_used_objects(self._function))
            gradients = Gradients(tensors)
            results, result_structure = tree_flatten(self._function(*args, **kwargs))
            roots = [*filter(_is_lazy, results), *gradients.end()]
            if _flush_count() == flushes and not any(root.requires_grad for root in roots):
                own = [value for value in inputs if _is_tensor(value)]
                graph = _C._lazy._extract_graph(own, roots, True)
                graph.watch([tensor for tensor in tensors if graph.reads(_C._lazy._storage_id(tensor))])
                return _Recorded(graph, gradients.keep(graph), results, result_structure), None
            _C._lazy._mark_step("", (), True)
        return None, tree_unflatten([eager(result) for result in results], result_structure)


class _Recorded:
    """A graph with the structure of the function's results."""

    def __init__(self, graph, gradients, results, structure):
        self._graph, self._structure = graph, structure
        self.gradients = gradients  # that it needs to find
        self.holds = graph.holds
        self._tensors = [index for index, result in enumerate(results) if _is_lazy(result)]
        self._results = [None if _is_lazy(result) else result for result in results]
        self._is_leaf = structure.is_leaf()

    def parts(self):
        """(graph, other, convert, gradients). The function returns what `convert` makes of the graph's results; where
        that is None, the graph's only result, or `other` if it has none."""
        if self._is_leaf:
            return self._graph, self._results[0], None, self.gradients
        return self._graph, None, self._convert, self.gradients

    def fits(self):
        """Whether the graph can run now."""
        return self.holds() and fit(self.gradients)

    def __call__(self, inputs):
        return self._convert(self._graph(inputs))

    def _convert(self, found):
        if self._is_leaf:
            return found[0] if self._tensors else self._results[0]
        results = list(self._results)
        for index, tensor in zip(self._tensors, found):
            results[index] = tensor
        return tree_unflatten(results, self._structure)
