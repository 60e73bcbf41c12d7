"""Classes that override queries of sizes, device and so on, operators that make these queries, and zeros
without memory."""

import keyfall
import pytest
from keyfall.utils._python_dispatch import TorchDispatchMode

aten = keyfall.ops.aten


class Asked(keyfall.Tensor):
    """Records the queries it gets and returns the values in `answers`."""

    answers = {}
    calls = []

    @staticmethod
    def __new__(cls, data, **options):
        return keyfall.Tensor._make_subclass(cls, data, **options)

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        cls.calls.append(func)
        return cls.answers.get(func, NotImplemented)


@pytest.fixture
def asked():
    Asked.answers, Asked.calls = {}, []
    yield Asked
    Asked.answers, Asked.calls = {}, []


@pytest.mark.parametrize("op, expected", [
    (aten.size.default, [2, 3]), (aten.sym_size.default, [2, 3]), (aten.stride.default, [3, 1]),
    (aten.sym_stride.default, [3, 1]), (aten.dim.default, 2), (aten.numel.default, 6),
    (aten.storage_offset.default, 0), (aten.is_contiguous.default, True),
    (aten.is_non_overlapping_and_dense.default, True),
    (keyfall.ops.prim.device.default, keyfall.device("cpu")),
])
def test_plain_tensors(op, expected):
    found = op(keyfall.ones(2, 3))
    assert (list(found) if isinstance(expected, list) else found) == expected


def test_memory_formats():
    x = keyfall.ones(2, 3, 4, 5).contiguous(memory_format=keyfall.channels_last)
    assert aten.is_contiguous.memory_format(x, keyfall.channels_last)
    assert aten.is_strides_like_format.default(x, keyfall.channels_last)
    assert not aten.is_strides_like_format.default(x, keyfall.contiguous_format)


def test_a_class_answers_what_it_asked_for(asked):
    x = asked(keyfall.ones(2, 3), dispatch_sizes_strides_policy="sizes")
    asked.answers = {aten.sym_size.default: (7, 8), aten.dim.default: 2}
    assert tuple(x.shape) == (7, 8)
    assert aten.dim.default(x) == 2
    assert list(aten.sym_size.default(x)) == [7, 8]
    assert set(asked.calls) == {aten.sym_size.default, aten.dim.default}


def test_other_questions_are_answered_by_the_tensor(asked):
    x = asked(keyfall.ones(2, 3), dispatch_device=True)
    assert aten.dim.default(x) == 2 and not asked.calls


def test_none_means_the_usual_answer(asked):
    x = asked(keyfall.ones(2, 3), dispatch_sizes_strides_policy="strides")
    asked.answers = {aten.is_non_overlapping_and_dense.default: None}
    assert aten.is_non_overlapping_and_dense.default(x)
    assert asked.calls == [aten.is_non_overlapping_and_dense.default]


def test_no_answer(asked):
    x = asked(keyfall.ones(2, 3), dispatch_sizes_strides_policy="strides")
    with pytest.raises(TypeError, match="Multiple dispatch failed for 'torch.ops.aten.is_contig"):
        x.contiguous()
    with pytest.raises(TypeError, match="Multiple dispatch failed for 'torch.ops.aten.stride'"):
        aten.stride.default(x)


def test_device_of_a_class(asked):
    x = asked(keyfall.ones(2, 3), dispatch_device=True)
    asked.answers = {keyfall.ops.prim.device.default: keyfall.device("meta")}
    assert x.device.type == "meta"
    assert keyfall.ones(2).type_as(x).device.type == "meta"


def test_modes_do_not_see_questions():
    class Fails(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            raise AssertionError(func)

    x = keyfall.ones(2)
    with Fails():
        assert aten.dim.default(x) == 1


def test_conversions_name_what_changes():
    seen = []

    class Watch(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            seen.append(kwargs)
            return func(*args, **(kwargs or {}))

    x = keyfall.ones(2)
    with Watch():
        x.to(keyfall.float64)
        x.to("cpu", keyfall.float64)
        x.to(copy=True)
    assert [set(kwargs) for kwargs in seen] == [{"dtype"}, {"dtype", "device"},
                                                {"dtype", "layout", "device"}]


def test_record_stream_is_not_for_the_cpu():
    with pytest.raises(NotImplementedError, match="aten::record_stream.*'CPU' backend"):
        keyfall.ones(1).record_stream(keyfall.Stream(stream_id=1, device_index=2, device_type=3))


def test_zeros_without_memory():
    z, x = keyfall._efficientzerotensor(3), keyfall.ones(3)
    assert z._is_zerotensor() and repr(z) == "tensor([0., 0., 0.])"
    assert (x * z)._is_zerotensor() and (z / x)._is_zerotensor() and z.view(3, 1)._is_zerotensor()
    assert not (x + z)._is_zerotensor() and keyfall.equal(x + z, x)
    assert z.numpy(force=True).tolist() == [0, 0, 0]
    with pytest.raises(RuntimeError, match="ZeroTensors are immutable"):
        z.add_(1)
    with pytest.raises(RuntimeError, match="ZeroTensor to numpy"):
        z.numpy()


def test_indices_that_take_the_call_over():
    class Index(keyfall.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return func.__name__

    x = keyfall.ones(3)
    assert x[[Index(), Index()]] == x[(Index(),)] == x[Index()] == "__getitem__"
