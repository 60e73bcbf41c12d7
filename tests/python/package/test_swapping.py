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


@pytest.fixture
def swapping():
    keyfall.__future__.set_swap_module_params_on_conversion(True)
    yield
    keyfall.__future__.set_swap_module_params_on_conversion(False)


@pytest.mark.parametrize("assign, dtype", [(False, keyfall.float64), (True, keyfall.float32)])
def test_state_is_loaded_into_the_same_objects(swapping, assign, dtype):
    layer, source = keyfall.nn.Linear(2, 1, dtype=keyfall.float64), keyfall.nn.Linear(2, 1)
    held = layer.weight
    layer.load_state_dict(source.state_dict(), assign=assign)
    assert layer.weight is held and held.dtype is dtype and held.requires_grad
    assert held.tolist() == source.weight.tolist() and (held.data_ptr() == source.weight.data_ptr()) is assign


def test_classes_decide_how_state_is_loaded(swapping):
    class Loading(keyfall.Tensor):
        copies = True

        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            if func is keyfall.Tensor.module_load:
                return args[1].detach() * 2 if cls.copies else args[1]
            return super().__torch_function__(func, types, args, kwargs or {})

    layer = keyfall.nn.Linear(2, 1, bias=False)
    layer.load_state_dict({"weight": keyfall.ones(1, 2).as_subclass(Loading)})
    assert layer.weight.tolist() == [[2.0, 2.0]] and isinstance(layer.weight, keyfall.nn.Parameter)
    Loading.copies = False
    with pytest.raises(RuntimeError, match='While swapping the parameter named "weight".*module_load returned one of self'):
        layer.load_state_dict({"weight": keyfall.ones(1, 2).as_subclass(Loading)})


def test_parameters_that_cannot_be_swapped_are_named(swapping):
    layer = keyfall.nn.Linear(2, 1)
    reference = weakref.ref(layer.weight)
    with pytest.raises(RuntimeError, match=r"_apply\(\): Couldn't swap Linear.weight"):
        layer.double()
    assert reference().dtype is keyfall.float32


def test_module_load_returns_a_new_tensor():
    own, other = keyfall.nn.Parameter(keyfall.zeros(2)), keyfall.nn.Parameter(keyfall.ones(2))
    with keyfall.no_grad():
        for assign in (False, True):
            loaded = own.module_load(other, assign=assign)
            assert type(loaded) is keyfall.Tensor and not loaded.requires_grad and loaded.tolist() == [1.0, 1.0]


def test_parametrized_buffers_stay_the_same_objects():
    class Doubled(keyfall.nn.Module):
        def forward(self, value):
            return value * 2

    module = keyfall.nn.Module()
    module.buf = keyfall.nn.Buffer(keyfall.ones(2))
    held, parametrize = module.buf, keyfall.nn.utils.parametrize
    parametrize.register_parametrization(module, "buf", Doubled())
    parametrize.remove_parametrizations(module, "buf")
    assert module.buf is held and held.tolist() == [2.0, 2.0]


def test_a_graph_from_before_the_exchange_is_refused(swapping):
    layer = keyfall.nn.Linear(2, 3)
    result = layer(keyfall.ones(2, 2))
    layer.half()
    with pytest.raises(RuntimeError, match="Trying to execute AccumulateGrad node that was poisoned by swap_tensors"):
        result.sum().backward()
    layer(keyfall.ones(2, 2, dtype=keyfall.float16)).sum().backward()
    layer.float()
    layer.zero_grad()
    layer(keyfall.ones(2, 2)).sum().backward()
    assert layer.bias.grad.tolist() == [2.0, 2.0, 2.0]
