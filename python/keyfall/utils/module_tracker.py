"""Which modules are being executed, forward or backward."""

import weakref

from .. import _C
from .._loading import lazy_module as _lazy_module

_graph = _lazy_module("keyfall.autograd.graph")
_hooks = _lazy_module("keyfall.nn.modules.module")
_pytree = _lazy_module("keyfall.utils._pytree")
_variable = _lazy_module("keyfall.autograd.variable")

__all__ = ["ModuleTracker"]


def _differentiable(values):
    return [each for each in _pytree.tree_leaves(values) if isinstance(each, _C.Tensor) and each.requires_grad]


class ModuleTracker:
    """Context whose `parents` are the names of the modules that run at the moment, and "Global"."""

    def __init__(self) -> None:
        self.parents = {"Global"}
        self._names = weakref.WeakKeyDictionary()
        self._handles = ()
        self._ends_with_backward = False

    @property
    def is_bw(self):
        """Whether backward is running."""
        return _C._current_graph_task_id() != -1

    def _name(self, module):
        if module not in self._names:  # the outermost module: those below it have its name before their own
            own = type(module).__name__
            for name, each in module.named_modules():
                self._names[each] = f"{own}.{name}" if name else own
        return self._names[module]

    def _enter_backward(self, name):
        if not self._ends_with_backward:
            self._ends_with_backward = True
            _variable.Variable._execution_engine.queue_callback(self._end_backward)
        self.parents.add(name)

    def _end_backward(self):
        self._ends_with_backward = False
        self.parents = {"Global"}

    def _before(self, module, inputs):
        name = self._name(module)
        self.parents.add(name)
        tensors = _differentiable(inputs)
        if tensors and not self.is_bw:
            _graph.register_multi_grad_hook(tensors, lambda gradients: self.parents.discard(name))

    def _after(self, module, inputs, outputs):
        name = self._name(module)
        self.parents.discard(name)
        tensors = _differentiable(outputs)
        if tensors and not self.is_bw:
            _graph.register_multi_grad_hook(tensors, lambda gradient: self._enter_backward(name), mode="any")

    def __enter__(self):
        self._handles = (_hooks.register_module_forward_pre_hook(self._before),
                         _hooks.register_module_forward_hook(self._after, always_call=True))
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        for handle in self._handles:
            handle.remove()
