"""Compiled functions that run their graph without their Python code.

Note [What a replay depends on]
A graph is kept for a key: the structure of the arguments, the geometry of their tensors, the other values,
and the state that the function's modules and optimizers had (training or not, numbers of parameter
groups). Tensors that the function finds elsewhere are captured by their memory: replays read and write
them, and a graph is left when one of these has other memory (x.data = y). Gradients are in Note [Gradients of
replays], arguments in Note [Arguments of replays]. Other Python state is read once, when the graph is recorded.

A call that does what no graph can do again (Note [Obstacles] of the library) is no replay: such calls run the
Python code every time, and explain() says why."""

from .. import _C
from .._loading import lazy_module
from ..utils._pytree import tree_flatten, tree_unflatten
from ._arguments import Argument, kind_of
from ._gradients import Gradients, are_tensors, fit, tensors_in
from ._guards import guard_of, numbers_of
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


def eager(value):
    """Returns a result of a lazy call as a tensor of the CPU. Gradients flow through it."""
    if not _is_lazy(value):
        return value
    return value.cpu() if value.requires_grad else _C._lazy._unwrap(value)


def _state_of_module(module):
    numbers = (repr(number) for each in module.modules() for _, number in numbers_of(each))
    return (*numbers, *map(id, module.parameters()), *map(id, module.buffers()))


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


def _described(leaf, tensor):
    """What a key has of a leaf. 0.0 and -0.0 are equal, but not the same number."""
    if _is_tensor(leaf):
        return tensor
    return type(leaf), repr(leaf) if isinstance(leaf, (float, complex)) else leaf, _state_of(leaf)


class Replay:
    """Runs a function by its recorded graphs. Callers ask `_C._lazy._replay` first whether a guard of `guarded`
    passes: most calls then need no Python code."""

    def __init__(self, function, run_lazily):
        self._function = function
        self._run_lazily = run_lazily
        self._graphs = {}
        self.guarded = []  # (*guard.parts(), *recorded.parts()): the latest calls, which need no key
        self._replaced = {}  # for each key: graphs that added to gradients which the program no longer has
        self._every_call = {}  # keys whose calls run the Python code, and why

    def _key(self, leaves, structure):
        """Returns (key, None): what a graph is kept for, or (None, why there is none)."""
        unfit = next(filter(None, (kind_of(leaf) for leaf in leaves if _is_tensor(leaf))), None)
        if unfit is not None:
            return None, unfit
        described = tuple(map(_described, leaves, _C._lazy._describe_inputs(tuple(leaves))))
        used = tuple(_state_of(value) for value in _used_objects(self._function))
        key = (str(structure), described, used, _C._lazy._describe_state())
        try:
            hash(key)
        except TypeError:
            return None, "an argument or a number of an optimizer has no hash"
        return key, None

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
            self._every_call[key] = "it adds to gradients that change between calls"
            graphs.clear()
            self.guarded.clear()
        else:
            graphs.append(kept)

    def _run_code(self, reason, args, kwargs):
        name = getattr(self._function, "__qualname__", type(self._function).__name__)
        _C._lazy._note(f"compile(mode='reduce-overhead') runs the code of {name} at every call: {reason}")
        return self._run_lazily(self._function, args, kwargs)

    def run(self, args, kwargs):
        """Runs a call for which no guard passes."""
        leaves, structure = tree_flatten((args, kwargs))
        if _is_recorded(leaves):
            return self._function(*args, **kwargs)
        key, obstacle = self._key(leaves, structure)
        if key is None or key in self._every_call:
            return self._run_code(obstacle or self._every_call[key], args, kwargs)
        tensors = [leaf for leaf in leaves if _is_tensor(leaf)]
        kept = next((graph for graph in self._graphs.get(key, ()) if graph.fits(tensors)), None)
        if kept is None:
            found = tensors_in(_used_objects(self._function))
            if any(value is tensor for value in tensors for tensor in found):
                return self._run_code("it finds an argument elsewhere, too", args, kwargs)
            kept, obstacle, results = self._record(leaves, structure, found)
            if kept is None:
                self._every_call[key] = obstacle
                return results
            self._keep(key, kept)
        elif not kwargs and not kept.moves:
            self._guard(args, kept)
        return kept(tensors)

    def _record(self, leaves, structure, tensors):
        """Runs the function on lazy tensors. Returns (graph, None, None) before anything is computed, or
        (None, obstacle, results) if a graph alone cannot do what the function does."""
        _C._lazy._mark_step("", (), True)
        with scope(flush=False):  # whose end forgets which lazy tensors stand for tensors of the CPU
            places = {id(leaf): Argument(leaf) for leaf in leaves if _is_tensor(leaf)}
            arguments = [places[id(leaf)] for leaf in leaves if _is_tensor(leaf)]
            inputs = [places[id(leaf)].given if _is_tensor(leaf) else leaf for leaf in leaves]
            args, kwargs = tree_unflatten(inputs, structure)
            gradients = Gradients(tensors)
            _C._lazy._watch_begin()
            try:
                results, result_structure = tree_flatten(self._function(*args, **kwargs))
            except BaseException:
                _C._lazy._watch_end()
                _C._lazy._mark_step("", (), True)
                for argument in places.values():
                    argument.settle(eager)
                raise
            obstacle = _C._lazy._watch_end() or _obstacle_of(arguments, results)
            if obstacle is None:
                recorded = _Recorded(results, result_structure, arguments, tensors)
                graph = _C._lazy._extract_graph([argument.input() for argument in arguments],
                                                [*recorded.roots(), *gradients.end()], True)  # fmt: skip
                graph.watch(tensors)
                recorded.use(graph, gradients.keep(graph))
                return recorded, None, None
            _C._lazy._mark_step("", (), True)
        for argument in places.values():
            argument.settle(eager)
        leaf_of = {id(argument.given): argument.leaf for argument in arguments}
        results = [leaf_of.get(id(result)) if id(result) in leaf_of else eager(result) for result in results]
        return None, obstacle, tree_unflatten(results, result_structure)


def _obstacle_of(arguments, results):
    """Why results or arguments are not what a graph can give; None: they are."""
    if any(_is_lazy(result) and result.requires_grad for result in results
           if not any(result is argument.given for argument in arguments)):  # fmt: skip
        return "a result has a history of gradients"
    if any(_is_tensor(value) and _C._lazy._is_made(value) for value in results + [each.given for each in arguments]):
        return "a result is made from data, without an operator"
    if any(argument.changes_gradient() for argument in arguments):
        return "the gradient of an argument changes, or whether it requires one"
    return None


class _Recorded:
    """A graph with the structure of the function's results."""

    def __init__(self, results, structure, arguments, tensors):
        places = {id(argument.given): index for index, argument in enumerate(arguments)}
        moved = sorted({places[id(argument.given)] for argument in arguments if not argument.stays()})
        self._same = [(index, places[id(result)]) for index, result in enumerate(results)
                      if places.get(id(result)) in moved]  # fmt: skip
        same = {index for index, _ in self._same}
        self._tensors = [index for index, result in enumerate(results) if _is_lazy(result) and index not in same]
        self._results = [None if index in same or _is_lazy(result) else result for index, result in enumerate(results)]
        self._roots = [*(results[index] for index in self._tensors),
                       *(arguments[index].given for index in moved if _is_lazy(arguments[index].given))]  # fmt: skip
        # arguments that the function gives other memory or another geometry; other tensors are always the same
        self.moves = [(index, None if _is_lazy(arguments[index].given) else arguments[index].given) for index in moved]
        self._tensors_found = tensors if moved else ()
        self._structure = structure
        self._is_leaf = structure.is_leaf()

    def roots(self):
        """The results of the graph; gradients follow."""
        roots, self._roots = self._roots, None
        return roots

    def use(self, graph, gradients):
        self._graph = graph
        self.gradients = gradients  # that it needs to find
        self.holds = graph.holds

    def parts(self):
        """(graph, other, convert, gradients). The function returns what `convert` makes of the graph's results; where
        that is None, the graph's only result, or `other` if it has none."""
        if self._is_leaf:
            return self._graph, self._results[0], None, self.gradients
        return self._graph, None, self._convert, self.gradients

    def fits(self, inputs):
        """Whether the graph can run now on these inputs."""
        return (self.holds() and fit(self.gradients) and self._graph.accepts(inputs)
                and not any(value is tensor for value in inputs for tensor in self._tensors_found))  # fmt: skip

    def __call__(self, inputs):
        found = self._graph(inputs)
        places = iter(found[len(self._tensors):])
        for index, tensor in self.moves:
            inputs[index].data = next(places) if tensor is None else tensor
        return self._convert(found, inputs)

    def _convert(self, found, inputs=()):
        if self._is_leaf and not self._same:
            return found[0] if self._tensors else self._results[0]
        results = list(self._results)
        for index, tensor in zip(self._tensors, found):
            results[index] = tensor
        for index, place in self._same:
            results[index] = inputs[place]
        return tree_unflatten(results, self._structure)
