"""keyfall.utils.swap_tensors: two tensor objects exchange what they stand for."""

import copyreg
import weakref

from .. import _C
from ..autograd import graph
from ..nn.parameter import Parameter


def _refuse_gradient(_gradients):
    raise RuntimeError("Trying to execute AccumulateGrad node that was poisoned by swap_tensors: the tensor that the "
                       "result was computed from stands for another one since then. Compute the result again.")


def _check(name, tensor):
    if weakref.getweakrefs(tensor):
        raise RuntimeError(f"Cannot swap {name} because it has weakref associated with it")
    count = tensor._use_count()
    if count > (2 if tensor.is_leaf and tensor.requires_grad else 1):
        raise RuntimeError(
            f"Expected use_count of {name} to be 1 or 2 with an AccumulateGrad node but got {count} "
            "make sure you are not holding references to the tensor in other places.")
    if count == 2:  # a graph was recorded, whose gradient would go to the other tensor
        graph.get_gradient_edge(tensor).node.register_prehook(_refuse_gradient)


def swap_tensors(t1: _C.Tensor, t2: _C.Tensor) -> None:
    """Exchanges two tensor objects: data, history, class, attributes and slots.

    Neither may have weak references, or be used by a graph or view.
    """
    _check("t1", t1)
    _check("t2", t2)
    slots = copyreg._slotnames(type(t1))
    if set(slots) != set(copyreg._slotnames(type(t2))):
        raise RuntimeError("Cannot swap t1 and t2 if they have different slots")
    t1.__class__, t2.__class__ = t2.__class__, t1.__class__
    _C._swap_tensor_impl(t1, t2)
    for slot in slots:
        found = [[getattr(tensor, slot)] if hasattr(tensor, slot) else [] for tensor in (t1, t2)]
        for tensor, value in ((t1, found[1]), (t2, found[0])):
            if value:
                setattr(tensor, slot, value[0])
            elif hasattr(tensor, slot):
                delattr(tensor, slot)


def take_over(tensor, value):
    """Makes a tensor object stand for `value`, as a parameter where it is one."""
    if isinstance(tensor, Parameter):
        if isinstance(value, Parameter):
            value.requires_grad_(tensor.requires_grad)
        else:
            value = Parameter(value, tensor.requires_grad)
    swap_tensors(tensor, value)
