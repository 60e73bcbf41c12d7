"""The graph that backward runs: its nodes and saved tensors."""

from collections import namedtuple
from functools import wraps
from heapq import heappop, heappush

from .. import _C
from .._loading import lazy_module as _lazy_module
from ..utils.hooks import RemovableHandle

_grad_mode = _lazy_module("keyfall.autograd.grad_mode")
_mutation = _lazy_module("keyfall.autograd._mutation")

__all__ = ["GradientEdge", "Node", "allow_mutation_on_saved_tensors",
           "disable_saved_tensors_hooks", "get_gradient_edge", "increment_version",
           "register_multi_grad_hook", "save_on_cpu", "saved_tensors_hooks"]


class _NodeMeta(type):
    """isinstance() accepts the nodes of `_C`; issubclass() also functions that make nodes."""

    def __instancecheck__(cls, value):
        return isinstance(value, _C._autograd.Node)

    def __subclasscheck__(cls, other):
        made = _C._functions.DelayedError, _C._functions.UndefinedGrad
        return other is cls or issubclass(other, (_C._autograd.Node, *made))


class Node(metaclass=_NodeMeta):
    """Base of all nodes of a graph."""


def __getattr__(name):
    if name == "allow_mutation_on_saved_tensors":
        return _mutation.allow_mutation_on_saved_tensors
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


_InputMetadata = namedtuple("_InputMetadata", ["shape", "dtype", "device"])


class GradientEdge(namedtuple("GradientEdge", ["node", "output_nr", "ownership_token"])):
    """The position of a tensor's gradient in the graph: output `output_nr` of the operation that
    `node` differentiates. backward and grad accept it in place of a tensor."""

    __slots__ = ()

    def __new__(cls, node, output_nr, ownership_token=None):
        return super().__new__(cls, node, output_nr, ownership_token)


def get_gradient_edge(tensor):
    """Returns the GradientEdge of a tensor."""
    if not tensor.requires_grad:
        raise RuntimeError("It is not possible to get the gradient edge for a Tensor that does not "
                           "require gradients")
    return GradientEdge(*_C._autograd._gradient_edge(tensor))


def increment_version(tensor):
    """Bumps the version of one or more tensors, after writes that no operator makes."""
    tensors = (tensor,) if isinstance(tensor, _C.TensorBase) else tuple(tensor)
    _C._increment_version(tuple(each for each in tensors if not each.is_inference()))


# ---- Saved tensors -------------------------------------------------------------------------------


class saved_tensors_hooks:
    """Context in which tensors saved for backward pass through `pack_hook(tensor)`, which may
    return anything, and are restored by `unpack_hook(packed)`, which returns a tensor."""

    def __init__(self, pack_hook, unpack_hook):
        self.pack_hook = pack_hook
        self.unpack_hook = unpack_hook

    def __enter__(self):
        _C._autograd._push_saved_tensors_default_hooks(self.pack_hook, self.unpack_hook)

    def __exit__(self, *unused):
        _C._autograd._pop_saved_tensors_default_hooks()


class save_on_cpu(saved_tensors_hooks):
    """Context in which saved tensors are kept on the CPU and moved back when they are needed."""

    def __init__(self, pin_memory=False, device_type="cuda"):
        def pack(tensor):
            return tensor.device, tensor.cpu()

        def unpack(packed):
            device, tensor = packed
            return tensor.to(device, non_blocking=pin_memory)

        super().__init__(pack, unpack)


class disable_saved_tensors_hooks:
    """Context or decorator: inside, installing hooks for saved tensors raises this message."""

    def __init__(self, error_message):
        self.error_message = error_message

    def __call__(self, function):
        @wraps(function)
        def wrapper(*args, **kwargs):
            with disable_saved_tensors_hooks(self.error_message):
                return function(*args, **kwargs)

        return wrapper

    def __enter__(self):
        self._before = _C._autograd._saved_tensors_hooks_get_disabled_error_message()
        _C._autograd._saved_tensors_hooks_disable(self.error_message)

    def __exit__(self, *unused):
        if self._before is None:
            _C._autograd._saved_tensors_hooks_enable()
        else:
            _C._autograd._saved_tensors_hooks_disable(self._before)


# ---- Hooks on several tensors --------------------------------------------------------------------


class _MultiHandle(RemovableHandle):
    """Removes the hooks of several tensors together."""

    def __init__(self, handles):
        self.handles = handles

    def remove(self):
        for handle in self.handles:
            handle.remove()

    def __getstate__(self):
        return self.handles

    def __setstate__(self, state):
        self.handles = state


def register_multi_grad_hook(tensors, fn, *, mode="all"):
    """Calls fn(grads) once the gradients of all tensors are computed, or at the end of a backward
    that does not reach all of them (None for the others); with mode "any", fn(grad) at the
    first."""
    if mode not in ("all", "any"):
        raise ValueError(f"Expects mode to be one of ('all', 'any') but got {mode}")
    seen = {}  # for each running backward: the gradients so far
    count = len(tensors)

    def collect(at):
        def hook(grad):
            grads = _started(seen, [None] * count + [0], finish)
            grads[at] = grad
            grads[-1] += 1
            if grads[-1] == count:
                finish(_C._current_graph_task_id())

        return hook

    def finish(task):
        grads = seen.pop(task, None)
        if grads is not None:
            fn(grads[:-1])

    def first(grad):
        if _C._current_graph_task_id() not in seen:
            _started(seen, True, seen.pop)
            fn(grad)

    hooks = (collect(at) for at in range(count)) if mode == "all" else (first,) * count
    return _MultiHandle([tensor.register_hook(hook) for tensor, hook in zip(tensors, hooks)])


def _started(seen, initial, finish):
    """Returns the entry of the running backward; `finish` is called when it ends."""
    task = _C._current_graph_task_id()
    if task not in seen:
        seen[task] = initial
        if task >= 0:
            _C._autograd._queue_callback(lambda: finish(task))
    return seen[task]


# ---- The order of a backward ---------------------------------------------------------------------


def _will_run(node):
    """Whether the running backward gets to a node."""
    try:
        return _C._will_engine_execute_node(node)
    except RuntimeError:  # a leaf whose gradient grad() returns
        return True


def _edges_to(roots):
    """{node: number of edges that lead to it}, for all nodes behind the roots."""
    counts, waiting = dict.fromkeys(roots, 0), list(roots)
    while waiting:
        for node, _ in waiting.pop().next_functions:
            if node is None:
                continue
            if node not in counts:
                counts[node] = 0
                waiting.append(node)
            counts[node] += 1
    return counts


def _execution_order():
    """The nodes that the running backward runs, in its order: of those that are ready, the youngest."""
    roots = list(dict.fromkeys(_C._autograd._current_roots()))
    if not roots:
        raise RuntimeError("_current_graph_task_execution_order should only be called during the backward pass")
    if _grad_mode.set_multithreading_enabled._state:
        raise RuntimeError("_current_graph_task_execution_order expects the current backward to be executed with "
                           "multithreading disabled, e.g. by running:\n\nwith torch.autograd.set_multithreading_enabled"
                           "(False):\n    torch.autograd.grad(...)\n")
    pending, ready, order = _edges_to(roots), [], []
    for root in roots:
        if pending[root] == 0:
            heappush(ready, (-root._sequence_nr(), len(ready), root))
    while ready:
        order.append(heappop(ready)[2])
        for node, _ in order[-1].next_functions:
            if node is None:
                continue
            pending[node] -= 1
            if pending[node] == 0 and _will_run(node):
                heappush(ready, (-node._sequence_nr(), len(order) + len(ready), node))
    return order
