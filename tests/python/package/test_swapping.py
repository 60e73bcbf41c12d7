"""keyfall.utils.swap_tensors."""

import gc
import weakref

import pytest

import keyfall
from keyfall.utils import swap_tensors


class Named(keyfall.Tensor):
    pass


class Slotted(keyfall.Tensor):
    __slots__ = ("label",)


def test_objects_exchange_everything():
    a, b = keyfall.ones(2).as_subclass(Named), keyfall.zeros(3, dtype=keyfall.int64)
    a.label = "first"
    swap_tensors(a, b)
    assert type(a) is keyfall.Tensor and type(b) is Named and b.label == "first" and not hasattr(a, "label")
    assert a.tolist() == [0, 0, 0] and b.tolist() == [1.0, 1.0]
    assert a.view(3)._base is a
    a, b = keyfall.ones(1).as_subclass(Slotted), keyfall.zeros(1).as_subclass(Slotted)
    a.label = 1
    swap_tensors(a, b)
    assert b.label == 1 and not hasattr(a, "label")


def test_parameters_of_a_module():
    layer = keyfall.nn.Linear(2, 1)
    layer(keyfall.ones(1, 2)).sum().backward()
    parameter, other = layer.weight, keyfall.nn.Parameter(keyfall.full((1, 2), 5.0))
    swap_tensors(parameter, other)
    assert layer.weight is parameter and parameter.tolist() == [[5.0, 5.0]] and parameter.grad is None
    assert other.grad.tolist() == [[1.0, 1.0]]
    layer(keyfall.ones(1, 2)).sum().backward()
    assert parameter.grad.tolist() == [[1.0, 1.0]]


@pytest.mark.slow
def test_refusals():
    a, b = keyfall.ones(2), keyfall.zeros(2)
    view = a.view(2)
    with pytest.raises(RuntimeError, match="Expected use_count of t1"):
        swap_tensors(a, b)
    with pytest.raises(RuntimeError, match="Expected use_count of t2"):
        swap_tensors(b, a)
    del view
    reference = weakref.ref(a)
    with pytest.raises(RuntimeError, match="Cannot swap t1 because it has weakref"):
        swap_tensors(a, b)
    del reference
    with pytest.raises(RuntimeError, match="different slots"):
        swap_tensors(a.as_subclass(Slotted), b)
    with pytest.raises(TypeError):
        keyfall._C._swap_tensor_impl(a, 1)
    swap_tensors(a, a)
    swap_tensors(a, b)
    gc.collect()
    assert (a.tolist(), b.tolist()) == ([0.0, 0.0], [1.0, 1.0])
