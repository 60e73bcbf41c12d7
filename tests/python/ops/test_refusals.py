"""Calls that are rejected or accepted, as in PyTorch 2.13: dtypes without a kernel, empty tensors, out=
of another dtype, shapes of losses, and the kinds of errors."""

import pytest

import keyfall as torch

aten = torch.ops.aten
NAMES = {
    "torch": torch, "aten": aten,
    "x": torch.tensor([[0.25, 0.5], [0.75, 0.125]]), "y": torch.tensor([[0.5, 1.0], [0.0, 0.25]]),
    "i": torch.tensor([[1, 2], [3, -4]]), "b": torch.tensor([[True, False], [True, True]]),
    "c": torch.ones(2, 2, dtype=torch.complex64), "t": torch.tensor([1, 0]),
    "nothing": torch.zeros(0, 2, dtype=torch.int64), "number": torch.tensor(1.0),
    "d": torch.zeros(2, 2, dtype=torch.float64),
}


def run(call):
    return eval(call, dict(NAMES))


@pytest.mark.parametrize("error, call", [
    # No kernel for the dtype.
    (NotImplementedError, "torch.median(b)"),
    (NotImplementedError, "torch.median(c, 0)"),
    (NotImplementedError, "torch.kthvalue(c, 1)"),
    (NotImplementedError, "torch.mode(c)"),
    (RuntimeError, "torch.topk(b, 1)"),
    (NotImplementedError, "torch.searchsorted(b[0], b[1])"),
    (NotImplementedError, "torch.repeat_interleave(x[0])"),
    (NotImplementedError, "aten.mse_loss(i, i)"),
    (NotImplementedError, "aten.smooth_l1_loss(c, c)"),
    (NotImplementedError, "aten.huber_loss(b, b)"),
    # The dtype is checked before the dimensions, or after them.
    (RuntimeError, "i.mean(5)"),
    (IndexError, "x.mean(5)"),
    (IndexError, "x.scatter(5, i, x, reduce='max')"),
    (RuntimeError, "x.scatter(1, b.long(), x, reduce='max')"),
    # Dimensions out of range.
    (IndexError, "torch.mv(number, x[0])"),
    (IndexError, "torch.baddbmm(x[None], x[None], x)"),
    (RuntimeError, "torch.baddbmm(x[None], x, x[None])"),
    (IndexError, "torch.addbmm(x, number, x[None])"),
    (RuntimeError, "torch.searchsorted(number, 1)"),
    # index_copy raises its own kinds of errors.
    (IndexError, "x.index_copy(0, t, x[:1])"),
    (IndexError, "x.index_copy(0, t, number)"),
    (IndexError, "x.index_copy(0, t[:1], x[0])"),
    (RuntimeError, "x.index_copy(0, t, x[:, :1])"),
    (RuntimeError, "x.index_copy(0, t.int(), x)"),
    (RuntimeError, "x.index_add(0, t, x[:1])"),
    (RuntimeError, "x.index_add(0, t, d)"),
    (RuntimeError, "x.index_add(0, t, x[:, :1])"),
    # Losses.
    (RuntimeError, "aten.mse_loss(x, y, 3)"),
    (RuntimeError, "aten.huber_loss(i, y)"),
    (RuntimeError, "aten.soft_margin_loss(x[0], y)"),
    (RuntimeError, "aten.soft_margin_loss(i, y)"),
    (RuntimeError, "aten.binary_cross_entropy(x, y, y[None])"),
    (RuntimeError, "aten.binary_cross_entropy(x, y + 1)"),
    (RuntimeError, "aten.smooth_l1_loss(x, y, 1, float('nan'))"),
    (RuntimeError, "aten.binary_cross_entropy_with_logits(x, y[0])"),
    (RuntimeError, "aten.binary_cross_entropy_with_logits(x, i)"),
    (RuntimeError, "aten.hinge_embedding_loss(i, t)"),
    (ValueError, "aten.nll_loss(x[0], t)"),
    (IndexError, "aten.nll_loss(x, t[0])"),
    (RuntimeError, "aten.nll_loss(x, t, d[0])"),
    (RuntimeError, "aten.nll_loss(x, t, x[:1])"),
    (IndexError, "aten.cross_entropy_loss(number, t)"),
    # Numbers that the dtype cannot hold.
    (RuntimeError, "aten.elu(x, 1e300)"),
    (RuntimeError, "aten.leaky_relu(x, 1 + 2j)"),
    (RuntimeError, "aten.softplus_backward(x, x, 1e39, 20)"),
    (RuntimeError, "aten.logit(x, 1e300)"),
    (RuntimeError, "aten.hardtanh(i, -1, 1e300)"),
    # Empty lists.
    (ValueError, "torch.cat([])"),
    (IndexError, "aten.index(x, [])"),
    (RuntimeError, "torch.nanmean(x, dtype=torch.int64)"),
    (RuntimeError, "torch.isin(x, True)"),
    # out= of another dtype, where PyTorch's form is generated or says so.
    (RuntimeError, "aten.add.Scalar_out(x, 1, out=d)"),
    (RuntimeError, "aten.masked_fill.Scalar_out(x, b, 1, out=d)"),
    (RuntimeError, "torch.clamp(x, 0, 1, out=d)"),
    (RuntimeError, "torch.matmul(x, x, out=d)"),
    (RuntimeError, "torch.diag(x[0], out=d)"),
    (RuntimeError, "aten.uniform.out(x, out=d)"),
    (RuntimeError, "aten.bincount.out(t, out=d)"),
])
def test_refused(error, call):
    with pytest.raises(error) as caught:
        run(call)
    assert caught.type is error, caught.value


@pytest.mark.parametrize("call, shape", [
    ("torch.softmax(nothing, 1)", [0, 2]),
    ("torch.mm(torch.zeros(2, 0, dtype=torch.bool), torch.zeros(0, 3, dtype=torch.bool))", [2, 3]),
    ("torch.mm(nothing.bool(), b)", [0, 2]),
    ("nothing.normal_()", [0, 2]),
    ("nothing.exponential_()", [0, 2]),
    ("torch.bernoulli(nothing)", [0, 2]),
    ("torch.amax(nothing.to(torch.complex64), 1)", [0]),
    ("torch.searchsorted(torch.arange(3), nothing.to(torch.complex64))", [0, 2]),
])
def test_nothing_has_any_type(call, shape):
    found = run(call)
    assert list(found.shape) == shape
    assert not found.any()


def test_results_that_can_be_cast_go_into_out():
    x, wide = NAMES["x"], torch.zeros(0, dtype=torch.float64)
    assert torch.stack([x[0], x[1]], out=wide).tolist() == x.tolist()
    assert torch.logsumexp(x, 0, out=torch.zeros(2, dtype=torch.float64)).dtype == torch.float64
    assert aten.tril_indices.out(2, 2, out=torch.zeros(2, 3, dtype=torch.int32)).tolist() == [
        [0, 1, 1], [0, 0, 1]]


def test_losses_have_the_type_of_what_they_are_written_over():
    x, y = NAMES["x"], NAMES["y"]
    assert aten.huber_loss(x, y.double(), 0).dtype == torch.float32
    assert aten.soft_margin_loss(x, y.double(), 0).dtype == torch.float32
    found = aten.hinge_embedding_loss(NAMES["i"], torch.tensor([1, -1]), 1.5, 0)
    assert found.dtype == torch.int64 and found.tolist() == [[1, 0], [3, 5]]


def test_gradients_of_activations_take_types_that_promote():
    x = NAMES["x"]
    assert aten.hardswish_backward(x, x.double()).dtype == torch.float64


def test_one_truth_value_is_the_least():
    values, indices = torch.kthvalue(torch.tensor(True), 1)
    assert values.tolist() is True and indices.tolist() == 0


def test_a_batch_of_one_class():
    x, one = NAMES["x"][0], torch.tensor([1])
    for reduction in range(3):
        assert aten.nll_loss(x, one, None, reduction).tolist() == -0.5
        assert aten.nll_loss_nd(x, one, None, reduction).shape == ()
        assert aten.cross_entropy_loss(x, one, None, reduction).shape == ()
    # A reduction other than the three is a sum; a label smoothing below zero is ignored.
    assert aten.nll_loss(NAMES["x"], NAMES["t"], None, 7).tolist() == -1.25
    plain = aten.cross_entropy_loss(NAMES["x"], NAMES["t"])
    assert aten.cross_entropy_loss(NAMES["x"], NAMES["t"], None, 1, -100, -1.5) == plain


STACKS = ("hstack", "vstack", "row_stack", "dstack", "column_stack", "stack", "cat", "concat",
          "concatenate")


@pytest.mark.parametrize("name", STACKS)
def test_joined_into_a_type_that_does_not_take_it(name):
    """The out= forms of all joins reject what cat rejects, with the same messages."""
    join, x, c = getattr(torch, name), NAMES["x"], NAMES["c"]
    text = r"torch.cat\(\): input types can't be cast to the desired output type "
    for tensors, out in (([x, x], torch.int64), ([c, c], torch.float32), ([x, c], torch.float64),
                         ([NAMES["i"], x], torch.int32), ([x, x], torch.bool)):
        with pytest.raises(TypeError, match=text):
            join(tensors, out=torch.empty(0, dtype=out))
    if name != "stack":  # it checks the shapes first
        with pytest.raises(TypeError, match=text):
            join([x, torch.ones(3, 4)], out=torch.empty(0, dtype=torch.int64))
    with pytest.raises(IndexError if "cat" in name else RuntimeError):
        join([x, x], dim=5, out=torch.empty(0, dtype=torch.int64)) if "cat" in name else join(
            [], out=torch.empty(0, dtype=torch.int64))
    out = torch.empty(0, dtype=torch.float64)
    assert join([x, x], out=out) is out and out.tolist() == join([x, x]).tolist()


@pytest.mark.parametrize("name", STACKS)
def test_what_a_mode_sees_of_joining(name):
    names = []

    class Mode(torch.utils._python_dispatch.TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            names.append(str(func))
            return func(*args, **(kwargs or {}))

    x, out = torch.ones(2, 2, 2), torch.empty(0)
    with Mode():
        getattr(torch, name)([x, x], out=out)
    assert names == ["aten.stack.out" if name == "stack" else "aten.cat.out"]
    g = x.clone().requires_grad_()
    op = "stack" if name == "stack" else "cat"
    with pytest.raises(RuntimeError, match=rf"{op}\(\): functions with out=... arguments"):
        getattr(torch, name)([g, g], out=out)
    names.clear()
    if name in ("hstack", "vstack", "dstack", "column_stack"):
        with Mode():
            getattr(torch, name)([NAMES["number"], NAMES["number"]])
        assert names == ["aten.view.default", "aten.view.default", "aten.cat.default"]


@pytest.mark.parametrize("dtype", ["float32", "int64", "bool"])
def test_complex_values_are_not_filled_into_real_tensors(dtype):
    x = torch.zeros(2, dtype=getattr(torch, dtype))
    for index in (torch.tensor([0]), torch.tensor([7])):
        with pytest.raises(RuntimeError, match=r"^index_fill_\(\): Converting complex Scalar to non-complex type is not"):
            x.index_fill(0, index, 1 + 1j)
    assert x.tolist() == [0, 0]


@pytest.mark.parametrize("input, grid, text", [
    ((5, 5, 5, 5, 5), (1, 1, 1, 4, 4), "grid and input to have same batch size, but got input with sizes [5, 5, 5, 5, 5]"),
    ((5, 5, 5, 5, 5), (5, 5, 5, 5), "grid to have size 3 in last dimension, but got grid with sizes [5, 5, 5, 5]"),
    ((5, 5, 5, 5), (5, 5, 5, 5, 5), "grid to have size 2 in last dimension, but got grid with sizes [5, 5, 5, 5, 5]"),
    ((5, 5, 0, 5), (5, 5, 5, 2), "input to have non-empty spatial dimensions, but input has sizes [5, 5, 0, 5] with"),
])
def test_grids_are_checked_before_the_number_of_dimensions(input, grid, text):
    for name in ("grid_sampler_2d", "grid_sampler_3d"):
        with pytest.raises(RuntimeError) as caught:
            getattr(torch, name)(torch.empty(input), torch.empty(grid), 0, 0, True)
        assert str(caught.value).startswith("grid_sampler(): expected " + text)


def test_quantized_types_have_no_sign():
    with pytest.raises(RuntimeError, match="^isSignedType not supported for quantized types"):
        torch.quint8.is_signed


@pytest.mark.parametrize("call, text", [  # of PyTorch 2.13
    ("torch.linalg.cond(x, out=i[0, 0].clone())",
     "Expected result to be safely castable from Float dtype, but got result with dtype Long"),
    ("torch.cholesky_solve(x, x, out=i.clone())", "Expected result to be safely castable from Float dtype"),
    ("torch.linalg.matrix_rank(x, out=b[0, 0].clone())", "from Long dtype, but got result with dtype Bool"),
    ("torch.ormqr(torch.eye(3), torch.ones(3), torch.ones(2, 3))",
     r"torch.ormqr: other.shape\[-2\] must be equal to input.shape\[-2\]"),
    ("x.symeig()", "This function was deprecated since version 1.9 and is now removed"),
    ("torch._compute_linear_combination(number, x)", "Empty tensor not supported"),
])
def test_linear_algebra_refuses(call, text):
    with pytest.raises(RuntimeError, match=text):
        run(call)


@pytest.mark.parametrize("error, call, text", [  # of PyTorch 2.13
    (NotImplementedError, "torch.nansum(x, 0, out=i[0].clone())", "\"nansum_cpu\" not implemented for 'Long'"),
    (NotImplementedError, "torch.nansum(x, 0, out=b[0].clone())", "\"nansum_cpu\" not implemented for 'Bool'"),
    (RuntimeError, "x.clone().index_add_(1, t + 3, x)", "index 4 is out of bounds for dimension 1 with size 2"),
    (IndexError, "x[0].clone().index_add_(0, t + 3, x[0])", "out of"),
    (IndexError, "x[:0, 0].index_select(0, t)", "index out of range in self"),
    (RuntimeError, "x[:0].index_select(0, t)", r"index_select\(\): self indexing axis dim should be positive"),
    (RuntimeError, "torch.cummax(x, 0, out=(i.clone(), i.clone()))", "expected scalar_type Float but found Long"),
    (RuntimeError, "torch.cummin(x, 0, out=(x.clone(), x.clone()))", "expected scalar_type Long but found Float"),
    (RuntimeError, "torch.logcumsumexp(x, 0, out=d.clone())", "expected scalar_type Float but found Double"),
    # The dimension is named as it was written.
    (RuntimeError, "x.split([1, 2], -1)", r"sum exactly to 2 \(input tensor's size at dimension -1\), but got split_sizes=\[1, 2\]"),
    (RuntimeError, "x.repeat_interleave(3, dim=-1, output_size=4)", "Invalid output_size, expected 6 but got 4"),
    (RuntimeError, "number.repeat_interleave(0, output_size=1)", "Invalid output_size, expected 0 but got 1"),
    (RuntimeError, "torch.set_num_threads(True)", "set_num_threads expects an int, but got bool"),
])
def test_errors_have_the_types_of_pytorch(error, call, text):
    with pytest.raises(error, match=text) as caught:
        run(call)
    assert caught.type is error


def test_sums_of_integers_and_converted_sums_need_no_nan():
    assert torch.nansum(torch.tensor([1, 2]), 0, out=torch.empty(0, dtype=torch.int32)).tolist() == 3
    assert torch.nansum(torch.tensor([1.0, 2.0]), 0, dtype=torch.int32).tolist() == 3


@pytest.mark.parametrize("dims, shape", [(1, (1, 1, 4)), (2, (1, 1, 4, 4)), (3, (1, 1, 2, 2, 2))])
def test_unpooling_is_not_deterministic(dims, shape):
    nn = torch.nn
    pool = getattr(nn, f"MaxPool{dims}d")(2, return_indices=True)
    unpool = getattr(nn, f"MaxUnpool{dims}d")(2)
    values, indices = pool(torch.rand(shape))
    assert unpool(values, indices).shape == shape
    torch.use_deterministic_algorithms(True)
    try:
        with pytest.raises(RuntimeError, match=f"max_unpooling{max(dims, 2)}d_forward_out does not have a deterministic"):
            unpool(values, indices)
    finally:
        torch.use_deterministic_algorithms(False)
