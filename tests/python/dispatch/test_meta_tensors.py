"""Meta tensors: forms of other tensors made by MetaConverter, and operators whose results need no values."""

import gc
import weakref

import keyfall
import pytest
from keyfall._subclasses.meta_utils import MetaConverter, assert_metadata_eq, is_sparse_any


def equal(one, other):
    assert one == other


def view_of_a_view_that_became_a_leaf():
    y = keyfall.zeros(8).view(2, 4)
    y.requires_grad = True
    return y.view(2, 2, 2)


def set_leaf():
    x = keyfall.empty(20, requires_grad=True)
    with keyfall.no_grad():
        x.set_(x.storage(), 10, (2,), (2,))
    return x


def with_a_gradient():
    x = keyfall.ones(3, requires_grad=True)
    (x * 2).sum().backward()
    return x


@pytest.mark.parametrize("make", [
    lambda: keyfall.ones(4),
    lambda: keyfall.ones(4, requires_grad=True),
    lambda: keyfall.ones(4, requires_grad=True).neg(),
    lambda: keyfall.ones(4, requires_grad=True).neg()[1:],
    lambda: keyfall.ones(4, requires_grad=True)[:],
    lambda: keyfall.empty(2, 3, 4, 5, memory_format=keyfall.channels_last, requires_grad=True) + 2,
    lambda: keyfall.empty_strided((2, 2), (4, 2), requires_grad=True),
    lambda: keyfall.view_as_real(keyfall.ones(4, dtype=keyfall.complex64)),
    lambda: keyfall.view_as_complex(keyfall.ones(4, 2)),
    lambda: keyfall.ones(4, dtype=keyfall.complex64).imag,
    lambda: keyfall.ones(4, dtype=keyfall.complex64).conj(),
    lambda: keyfall.ones(4).view(keyfall.int32),
    view_of_a_view_that_became_a_leaf, set_leaf, with_a_gradient,
])
def test_a_form_has_the_properties_of_its_tensor(make):
    x = make()
    form = MetaConverter()(x)
    assert form.device.type == "meta" and not is_sparse_any(form)
    assert_metadata_eq(equal, x, form)


def test_the_history_of_a_form_takes_part_in_gradients():
    x = keyfall.empty(2, 3, 4, 5, memory_format=keyfall.channels_last, requires_grad=True) + 2
    form = MetaConverter()(x)
    assert keyfall.autograd.grad(form.sum(), form)[0].shape == (2, 3, 4, 5)
    view = MetaConverter()(keyfall.zeros(4).view(2, 2))
    view.add_(keyfall.ones(2, 2, device="meta", requires_grad=True))
    assert view.requires_grad


def test_forms_of_views_share_a_version():
    x = keyfall.ones(4, requires_grad=True).neg()
    convert = MetaConverter()
    one, other = convert(x[:]), convert(x[:])
    before = one._version
    with keyfall.no_grad():
        one._base.add_(3)
    assert one._version == other._version != before


def test_a_converter_counts_and_forgets():
    convert = MetaConverter()
    x = keyfall.ones(4)
    form = convert(x)
    assert convert(x) is form and convert(3) == 3 and convert("a") == "a"
    assert convert.successful() and not MetaConverter().successful()
    tables = convert.tensor_memo, convert.storage_memo, convert.describer.lookup_tensor, convert.describer.lookup_storage
    assert [len(table) for table in tables] == [1, 1, 1, 1]
    del x, form
    assert [len(table) for table in tables] == [0, 0, 0, 0]
    y = keyfall.ones(2)
    kept, gone = convert(y), weakref.ref(convert)
    gc.disable()
    try:
        del convert
        assert gone() is None and kept.shape == (2,)
    finally:
        gc.enable()


# ---- Operators


def bound(value, dtype=keyfall.float32):
    return keyfall.tensor(value, dtype=dtype, device="meta")


@pytest.mark.parametrize("call, dtype", [
    (lambda: keyfall.linspace(bound(1.), bound(2.), 5), keyfall.float32),
    (lambda: keyfall.linspace(bound(1.), 2, 5), keyfall.float32),
    (lambda: keyfall.linspace(1, bound(2, keyfall.int64), 5, dtype=keyfall.int64), keyfall.int64),
    (lambda: keyfall.linspace(1, bound(2, keyfall.complex64), 5), keyfall.complex64),
    (lambda: keyfall.logspace(bound(1.), 2, 5, 2.0), keyfall.float32),
    (lambda: keyfall.linspace(bound(1.), 2, 5, out=keyfall.empty(0, device="meta")), keyfall.float32),
])
def test_sequences_between_bounds_without_values(call, dtype):
    result = call()
    assert (result.device.type, result.shape, result.dtype) == ("meta", (5,), dtype)


def test_a_bound_without_a_value_gives_no_sequence_elsewhere():
    with pytest.raises(RuntimeError, match="meta tensors"):
        keyfall.linspace(bound(1.), 2, 5, device="cpu")


# PyTorch 2.13's results for the weight arange(12).reshape(4, 3) and the gradient arange(9).reshape(3, 3).
BAGS = {
    0: [[0., 1, 2], [3, 5, 7], [6, 7, 8], [6, 7, 8]],
    1: [[0., .5, 1], [3, 4.5, 6], [3, 3.5, 4], [3, 3.5, 4]],
    2: [[0., 0, 0], [3, 5, 7], [0, 0, 0], [6, 7, 8]],
}


@pytest.mark.parametrize("mode", BAGS)
def test_gradients_of_embedding_bags_by_name(mode):
    weight = keyfall.arange(12.).reshape(4, 3)
    indices, offsets = keyfall.tensor([1, 0, 1, 3, 2]), keyfall.tensor([0, 2, 3])
    grad = keyfall.arange(9.).reshape(3, 3)
    to_bag, sizes = keyfall.tensor([0, 0, 1, 2, 2]), keyfall.tensor([2, 1, 2])
    _, _, _, places = keyfall.ops.aten._embedding_bag(weight, indices, offsets, False, mode)
    call = keyfall.ops.aten._embedding_bag_dense_backward
    given = [grad, indices, to_bag, sizes, places]
    found = call(*given, 4, False, mode, None)
    assert call(*(x.to("meta") for x in given), 4, False, mode, None).shape == (4, 3)
    assert found.tolist() == BAGS[mode]


def test_gradients_of_the_weights_of_samples():
    weight, indices = keyfall.arange(12.).reshape(4, 3), keyfall.tensor([1, 0, 1, 3, 2])
    for to_bag in (keyfall.tensor([0, 0, 1, 2, 2]), keyfall.tensor([], dtype=keyfall.int64)):
        found = keyfall.ops.aten._embedding_bag_per_sample_weights_backward(
            keyfall.arange(9.).reshape(3, 3), weight, indices, keyfall.tensor([0, 2, 3]), to_bag, 0, 3)
        assert found.tolist() == [14., 5., 50., 0., 149.]  # PyTorch's


def test_lengths_of_ctc_loss_may_be_tensors():
    log_probs = keyfall.zeros(3, 1, 2).log_softmax(2)
    targets, one, three = keyfall.tensor([[1]]), keyfall.tensor([1]), keyfall.tensor([3])
    loss, alpha = keyfall.ops.aten._ctc_loss.Tensor(log_probs, targets, three, one)
    expected, _ = keyfall.ops.aten._ctc_loss(log_probs, targets, [3], [1])
    assert keyfall.equal(loss, expected) and round(loss.item(), 4) == 0.2877
    grad = keyfall.ops.aten._ctc_loss_backward.Tensor(keyfall.ones(1), log_probs, targets, three, one, loss, alpha, 0)
    assert grad.shape == (3, 1, 2)


def test_names_that_programs_compare_with():
    aten = keyfall.ops.aten
    assert not aten._use_cudnn_ctc_loss(keyfall.ones(1, 1, 1), keyfall.ones(1, 1), [1], [1], 0)
    for name in ("cudnn_batch_norm", "miopen_batch_norm", "cudnn_grid_sampler"):
        assert str(getattr(aten, name).default) == f"aten.{name}.default"
    with pytest.raises(NotImplementedError):
        aten.cudnn_grid_sampler(keyfall.ones(1, 1, 2, 2), keyfall.ones(1, 2, 2, 2))


def test_strides_are_compared_on_request():
    from keyfall._prims_common import check_all_strides, check_significant_strides, dtype_to_type

    a, b = keyfall.empty_strided((1, 2), (5, 1)), keyfall.empty_strided((1, 2), (2, 1))
    assert check_significant_strides(a, b, only_cuda=False) == (True, None)
    assert check_all_strides(a, b, only_cuda=False) == (False, 0)
    assert check_all_strides(a, b) == (True, None)
    assert [dtype_to_type(dtype) for dtype in (keyfall.bool, keyfall.int8, keyfall.bfloat16, keyfall.complex64)] == [
        bool, int, float, complex]


# ---- Tensors of two devices


@pytest.mark.parametrize("call", [
    lambda real, meta: keyfall.cat([real, meta]), lambda real, meta: keyfall.cat([meta, real]),
    lambda real, meta: keyfall.stack([real, meta]), lambda real, meta: keyfall.cat([keyfall.empty(0), meta]),
    lambda real, meta: real[meta[0].long()], lambda real, meta: keyfall.sparse.mm(real.to_sparse(), meta),
    lambda real, meta: meta + real,
])
def test_values_are_not_invented(call):
    with pytest.raises(RuntimeError, match="device|on the CPU"):
        call(keyfall.ones(2, 2), keyfall.empty(2, 2, device="meta"))


def test_weights_without_values_take_real_indices():
    indices, offsets = keyfall.tensor([1, 2, 4, 5, 4, 3, 2, 9]), keyfall.tensor([0, 4])
    assert keyfall.nn.EmbeddingBag(10, 3, mode="sum", device="meta")(indices, offsets).shape == (2, 3)
    assert keyfall.nn.Embedding(10, 3, device="meta")(indices).shape == (8, 3)
    x = keyfall.empty(3, 4, device="meta")
    assert x.index_select(0, keyfall.tensor([1, 2])).shape == (2, 4)
    assert x.gather(0, keyfall.tensor([[1, 2]])).shape == (1, 2)
