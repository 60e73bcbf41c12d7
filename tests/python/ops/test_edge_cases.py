"""Uncommon calls with PyTorch's results: values that are not finite, sizes that are too large, masks
without dimensions, out= tensors that stay unchanged."""

import math

import pytest

import keyfall as torch

aten = torch.ops.aten
nan, inf = math.nan, math.inf
LARGE = 2**63 - 1


def same(found, expected):
    found = found.tolist()
    assert len(found) == len(expected)
    for a, b in zip(found, expected):
        assert (math.isnan(a) and math.isnan(b)) or (
            a == b and math.copysign(1, a) == math.copysign(1, b)), (found, expected)


SPECIAL = [nan, inf, -inf, 0.0, -0.0, 1.0, -1.0]


@pytest.mark.parametrize("call, expected", [
    ("aten.hardtanh(s, nan, 2)", [nan] * 7),
    ("aten.hardtanh(s, -1, nan)", [nan] * 7),
    ("aten.hardtanh(s, -1, 1)", [nan, 1, -1, 0.0, -0.0, 1, -1]),
    ("aten.softshrink(s, 0.5)", [nan, inf, -inf, 0.0, -0.0, 0.5, -0.5]),
])
def test_what_is_not_finite(call, expected):
    same(eval(call, {**globals(), "s": torch.tensor(SPECIAL)}), expected)


def test_derivatives_of_what_is_not_finite():
    x, grad = torch.tensor([nan, inf, -inf, -3.0] * 2), torch.full((8,), -inf)
    same(aten.elu_backward(torch.ones(8), 1, 1, 1, False, x)[:3], [nan, 1, 0.0])
    same(aten.hardswish_backward(grad, x)[:4], [nan, -inf, 0.0, 0.0])


def test_slopes_of_losses_far_away():
    for loss in (aten.huber_loss, aten.smooth_l1_loss):
        x = torch.tensor([inf, -inf, 1e30, -0.5, nan], requires_grad=True)
        (grad,) = torch.autograd.grad(loss(x, torch.zeros(5), 0).sum(), x)
        same(grad, [1, -1, 1, -0.5, nan])


def test_gamma_functions_of_large_orders():
    x = torch.tensor([0.0, 0.5, 3.0, inf])
    same(torch.special.gammainc(torch.tensor(1e30), x), [0.0, 0.0, 0.0, 1])
    same(torch.special.gammaincc(torch.tensor(1e30), x), [1, 1, 1, 0.0])


def test_quotients_by_what_is_no_number():
    for dtype in (torch.complex64, torch.complex128):
        for divisor in (complex(nan, 0), complex(0, nan)):
            found = torch.tensor([2 + 3j], dtype=dtype) / torch.tensor([divisor], dtype=dtype)
            assert found.isnan().all() and not found.isinf().any()


def test_nothing_is_behind_a_boundary_that_is_no_number():
    values, boundaries = torch.tensor([nan, inf, 0.0, 2.0]), torch.tensor([0.0, 1.0, 2.0, nan, nan])
    assert torch.bucketize(values, boundaries, right=True).tolist() == [5, 5, 1, 5]
    assert torch.searchsorted(boundaries, values).tolist() == [5, 5, 0, 2]


def test_factors_count_in_the_type_of_the_result():
    small, vector = torch.tensor([[1, 2]], dtype=torch.uint8), torch.ones(2)
    assert torch.addr(small, vector[:1], vector, beta=-2).tolist() == [[-1.0, -3.0]]


@pytest.mark.filterwarnings("ignore:var")
def test_variances_of_nothing():
    for dtype in (torch.float32, torch.complex64):
        for correction in (1, -3):
            same(torch.var(torch.zeros(0, 2, dtype=dtype), [0], correction=correction), [nan, nan])


# ---- Too large


@pytest.mark.parametrize("call", [
    f"torch.tensor_split(x, {LARGE})", f"torch.vsplit(torch.zeros(0, 2), {LARGE})",
    f"torch.tensor_split(x, {2**50})", f"torch.split(torch.zeros(1).expand({2**55}), 1)",
])
def test_more_parts_than_memory(call):
    with pytest.raises((MemoryError, RuntimeError)):
        eval(call, {"torch": torch, "x": torch.ones(3, 4)})


def test_a_stride_that_is_never_taken():
    x = torch.arange(12.0).view(1, 3, 4)
    for dtype in (torch.float32, torch.int64):
        found = torch.conv1d(x.to(dtype), torch.ones(1, 3, 2, dtype=dtype), None, LARGE)
        assert found.tolist() == [[[27]]]
    wide = torch.conv2d(torch.ones(2, 3, 8, 7), torch.ones(4, 3, 3, 3), None, [2, 2**62])
    assert wide.shape == (2, 4, 3, 1)


def test_terms_that_nobody_waits_for():
    with pytest.raises(RuntimeError, match="p is too large"):
        torch.mvlgamma(torch.ones(2), LARGE)
    with pytest.raises(ValueError, match="upscale factor is too large"):
        torch.pixel_shuffle(torch.zeros(1, 4, 2, 2), 2**32)
    with pytest.raises(RuntimeError, match="without overflow"):
        torch.arange(0, 1 + 2j, 0.7)


# ---- Types


def test_unsigned_integers_and_complex_numbers():
    for dtype in (torch.uint16, torch.uint32, torch.uint64):
        x = torch.ones(2, dtype=dtype)
        assert (x * 1j).dtype == torch.complex64 and (x == 1j).tolist() == [False, False]
        assert torch.result_type(x, torch.tensor(1j, dtype=torch.complex128)) == torch.complex128
        assert torch.promote_types(dtype, torch.complex64) == torch.complex64


def test_selecting_names_the_index_that_is_out_of_range():
    x = torch.ones(3, 2)
    for call in (lambda: x.index_select(0, torch.tensor([0, 5])),
                 lambda: torch.nn.functional.embedding(torch.tensor([[5]]), x)):
        with pytest.raises(IndexError, match="index out of range in self: index 5 .* size 3"):
            call()


def test_a_mask_takes_one_number_of_any_type():
    x = torch.arange(6.0).view(2, 3)
    x[x > 3] = torch.tensor(7)
    assert x.tolist() == [[0, 1, 2], [3, 7, 7]]
    x[:, torch.tensor([True, False, False])] = torch.tensor([8.5], dtype=torch.float64)
    assert x[:, 0].tolist() == [8.5, 8.5]
    for values, indices in ((torch.tensor(1j), x > 3), (torch.tensor([1, 2]), x[:, 0] > 3),
                            (torch.tensor(3), torch.tensor([0]))):
        before = x.clone()
        with pytest.raises(RuntimeError):
            x[indices] = values
        assert torch.equal(x, before)


def test_masks_without_dimensions():
    x = torch.ones(1, 3)
    assert x.index_put_([torch.tensor(False)], torch.tensor(3.0)).tolist() == [[1, 1, 1]]
    assert x.index_put_([torch.tensor(True)], torch.tensor(3.0)).tolist() == [[3, 3, 3]]
    assert x[torch.tensor(False)].shape == (0, 1, 3)


def test_probabilities_without_dimensions_are_tensors():
    torch.manual_seed(5)
    expected = torch.zeros(3, 4).bernoulli_(torch.full((3, 4), 0.5))
    torch.manual_seed(5)
    assert torch.equal(torch.zeros(3, 4).bernoulli_(torch.tensor(0.5)), expected)


# ---- Functions are not methods


@pytest.mark.parametrize("name, args", [
    ("permute", (1, 0)), ("permute", (0,)), ("flip", (0,)), ("flip", (0, 1)), ("reshape", (12,)),
    ("tile", (2,)), ("broadcast_to", (3,)),
])
def test_sizes_one_by_one_are_for_methods(name, args):
    with pytest.raises(TypeError):
        getattr(torch, name)(torch.ones(3, 4), *args)
    assert torch.zeros(2, 3).shape == (2, 3) and torch.ones(3, 4).flip(0, 1).shape == (3, 4)


def test_a_reduction_that_is_not_given():
    x = torch.rand(3, 4)
    assert torch.kl_div(x, x).shape == (3, 4)
    assert torch.hinge_embedding_loss(x, x).shape == (3, 4)
    assert torch.kl_div(x, x, reduction=1).shape == ()
    assert aten.kl_div(x, x).shape == ()
    assert aten.huber_loss(x, x, reduction=7).shape == (3, 4)


# ---- Layouts


def test_layouts_of_results():
    images = torch.zeros(2, 8, 2, 4).contiguous(memory_format=torch.channels_last)
    for made in (torch.pixel_shuffle(images, 2), torch.pixel_unshuffle(images, 2),
                 torch.channel_shuffle(images, 2)):
        assert made.is_contiguous(memory_format=torch.channels_last)
    turned = torch.zeros(4, 5).t()
    assert torch.nn.functional.logsigmoid(turned).stride() == (4, 1)
    assert turned.index_fill(0, torch.tensor([0]), 2.0).stride() == (1, 5)
    three, row = torch.zeros(3, 4).t(), torch.tensor([0])
    assert torch.nn.functional.glu(three, 0).stride() == (1, 2)
    assert torch.nn.functional.glu(torch.zeros(4, 3).t(), 1).stride() == (1, 3)
    assert three.index_put((row,), torch.ones(3)).stride() == (1, 4)
    assert three.put(row, torch.ones(1)).stride() == (1, 4)
    assert torch.renorm(three, 2, 0, 1).is_contiguous()
    assert torch.isin(three, 1).is_contiguous()
    for mode in ("reflect", "replicate"):
        padded = torch.nn.functional.pad(images, [1, 1, 1, 1], mode)
        assert padded.is_contiguous(memory_format=torch.channels_last)
    x = torch.zeros(4, 8)[:, ::2]
    assert torch.select_scatter(x, torch.ones(4), 1, 1).stride() == (8, 2)
    assert torch.slice_scatter(x, torch.ones(4, 4), 1).stride() == (8, 2)
    found = torch.as_strided_scatter(x, torch.ones(2), (2,), (1,))
    assert found.stride() == (8, 2) and found.sum() == 1  # the second is between two elements
    assert not found._is_view() and x.sum() == 0


# ---- Gradients, results


def test_noise_is_kept_as_it_was_written():
    for x in (torch.randn(3, 4), torch.randn(4, 3).t(), torch.randn(3, 8)[:, ::2]):
        x.requires_grad_()
        y = torch.rrelu(x, 0.1, 0.9, True)
        (grad,) = torch.autograd.grad(y.sum(), x)
        torch.testing.assert_close(grad * x, y)


def test_slices_always_say_where_they_went():
    x = torch.tensor([[1, 1], [1, 1], [2, 2]])
    for found in (aten.unique_dim(x, 0), aten.unique_dim_consecutive(x, 0),
                  aten.unique_consecutive(x, False, False, 0)):
        assert [t.tolist() for t in found] == [[[1, 1], [2, 2]], [0, 0, 1], [2, 1]]
    with pytest.raises(RuntimeError, match="zero sized dimensions is more than one"):
        torch.unique(torch.zeros(0, 0), dim=0)


def test_one_list_alone_is_its_own_product():
    x = torch.arange(3)
    assert torch.cartesian_prod(x) is x


def test_types_of_losses():
    x = torch.ones(3, dtype=torch.float16)
    found = torch.nn.functional.poisson_nll_loss(x, torch.tensor([1, 2, 3]), full=True)
    assert found.dtype == torch.float16


# ---- Powers of one: only a Python number counts as 1


@pytest.mark.parametrize("dtype", [torch.complex64, torch.complex128])
def test_complex_powers_of_one(dtype):
    exponents = torch.tensor([complex(nan, nan), complex(0, inf), complex(2, 3), complex(-0.0, -0.0)],
                             dtype=dtype)
    for one in (1, 1.0, complex(1, 0), complex(1, -0.0)):
        for powers in (torch.pow(one, exponents), one**exponents, torch.float_power(one, exponents),
                       torch.pow(one, exponents, out=torch.empty(0, dtype=dtype))):
            same(torch.view_as_real(powers).flatten(), [1.0, 0.0] * 4)
    for one in (True, torch.tensor(1.0), torch.tensor(1 + 0j)):
        powers = torch.pow(one, exponents)
        assert torch.isnan(powers).tolist() == [True, True, False, False]
    same(torch.view_as_real(torch.pow(torch.ones(1, dtype=dtype), complex(nan, 0))).flatten(),
         [nan, nan])
    assert torch.pow(1, torch.ones(2, dtype=torch.uint16)).tolist() == [1, 1]


# ---- One value for all positions of a mask


@pytest.mark.parametrize("shape", [(), (1,), (1, 1), (1, 1, 1, 1)])
def test_one_value_for_a_mask(shape):
    """As in masked_fill, the shape of a single value is ignored; its gradient has one element."""
    mask, value = torch.tensor([[True, False], [True, True]]), torch.full(shape, 2.5)
    x = torch.zeros(2, 2)
    for filled in (x.index_put((mask,), value), x.clone().index_put_((mask,), value),
                   aten.index_put.out(x, (mask,), value, out=torch.empty(0))):
        assert filled.tolist() == [[2.5, 0], [2.5, 2.5]]
    assert x.index_put((mask[0],), value).tolist() == [[2.5, 2.5], [0, 0]]
    assert x.int().index_put((mask,), value).tolist() == [[2, 0], [2, 2]]
    value.requires_grad_()
    total = x.index_put((mask,), value).sum()
    if len(shape) > 1:
        with pytest.raises(RuntimeError, match="invalid gradient at index 1 - got"):
            total.backward()
        with pytest.raises(RuntimeError, match="shape mismatch: value tensor of shape"):
            x.index_put((mask,), value, accumulate=True)
    else:
        total.backward()
        assert value.grad.tolist() == torch.full(shape, 3.0).tolist()


def test_one_value_for_a_mask_of_bytes():
    mask, x = torch.tensor([1, 0, 1], dtype=torch.uint8), torch.zeros(3, requires_grad=True)
    for call in (lambda: x.index_put((mask,), torch.tensor(1.0)),
                 lambda: x.detach().__setitem__(mask, 1.0)):
        with pytest.raises(RuntimeError, match="masked_fill_ only supports boolean masks"):
            call()
    with pytest.raises(IndexError, match="shape of the mask"):
        x.index_put((mask[:2],), torch.tensor(1.0))
    with pytest.warns(UserWarning, match="torch.uint8 is now deprecated"):
        x.index_put((mask,), torch.tensor([1.0, 2.0])).sum().backward()
    assert x.grad.tolist() == [0, 1, 0]


# ---- out= tensors are unchanged after an error


@pytest.mark.parametrize("call", [
    "torch.lt(c, c, out=out)", "aten.less.Tensor_out(c, c, out=out)",
    "torch.gcd(x, x, out=out)", "torch.bitwise_and(x, 1, out=out)",
    "torch.add(torch.ones(2, dtype=torch.float8_e5m2), 2, alpha=3, out=out)",
    "torch.take(x, torch.tensor([99]), out=out)",
    "torch.gather(x, 0, torch.tensor([[99]]), out=out)",
    "torch.index_select(x, 0, torch.tensor([99]), out=out)",
    "aten.masked_scatter.out(x, x > 0, x[:1, :1], out=out)",
    "aten.embedding.out(x, torch.tensor([99]), out=out)",
    "torch.sort(x, 0, out=(out, torch.empty(0)))",
    "torch.max(x, 0, out=(out, torch.empty(0)))",
    "aten.native_layer_norm.out(x, [4], None, None, 1e-5, out0=out, out1=out.new_empty(0), "
    "out2=out.new_empty(1).expand(3, 1))",
    "torch.full([], 1e300, out=out)", "torch.linspace(1e300, 1, 2, out=out)",
    "torch.linspace(1e300, 1, 1, out=out)", "torch.logspace(1, 1e300, 5, out=out)", "torch.randint(0, [3], out=out)",
    "torch.normal(0.0, -2.0, (3,), out=out)",
    "torch.randn(3, out=torch.empty(0, dtype=torch.int64).set_(out.long()))",
])
@pytest.mark.filterwarnings("ignore:An output with one")
@pytest.mark.parametrize("shape", [(0,), (5,), (2, 2, 2)])
def test_out_keeps_its_shape(call, shape):
    names = {"torch": torch, "aten": aten, "x": torch.arange(1.0, 13.0).view(3, 4),
             "c": torch.ones(3, dtype=torch.complex64), "out": torch.full(shape, 7.0)}
    out = names["out"]
    stride = out.stride()
    with pytest.raises((RuntimeError, IndexError, NotImplementedError)):
        eval(call, names)
    assert out.shape == shape and out.stride() == stride
    assert out.tolist() == torch.full(shape, 7.0).tolist()


@pytest.mark.parametrize("divisor", ["0", "False", "torch.tensor(0)", "torch.tensor([0])"])
def test_nothing_is_divided_by_zero(divisor):
    x = torch.tensor([5, 7])
    divisor = eval(divisor, {"torch": torch})
    for name in ("remainder_", "fmod_", "floor_divide_"):
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            getattr(x, name)(divisor)
    assert x.tolist() == [5, 7] and torch.zeros(0, dtype=torch.int64).remainder(0).shape == (0,)


# Some divisors are 0, after others that are not; one is surrounded by elements of other tensors, one is
# converted (256 is 0 in int8), one is repeated, one is long enough for several threads.
ZEROS = {
    "plain": lambda: (torch.arange(1, 9), torch.tensor([2, 3, 4, 0, 5, 6, 7, 0])),
    "strided": lambda: (torch.arange(1, 5), torch.tensor([2, 1, 3, 1, 0, 1, 5, 1])[::2]),
    "narrow": lambda: (torch.arange(1, 5, dtype=torch.int16),
                       torch.tensor([2, 3, 0, 4], dtype=torch.uint8)),
    "wide": lambda: (torch.arange(1, 5, dtype=torch.int8), torch.tensor(256)),
    "expanded": lambda: (torch.arange(1, 13).view(3, 4),
                         torch.tensor([[2], [0], [3]]).expand(3, 4)),
    "long": lambda: (torch.arange(300001), torch.arange(300000, -1, -1)),
}


@pytest.mark.parametrize("dividend, divisor", [f() for f in ZEROS.values()], ids=list(ZEROS))
def test_a_division_that_fails_changes_nothing(dividend, divisor):
    calls = {
        "remainder": [torch.remainder, torch.Tensor.remainder_],
        "fmod": [torch.fmod, torch.Tensor.fmod_],
        "floor_divide": [torch.floor_divide, torch.Tensor.floor_divide_],
        "trunc": [lambda *args, **kwargs: torch.div(*args, rounding_mode="trunc", **kwargs),
                  lambda x, y: x.div_(y, rounding_mode="trunc")],
        "floor": [lambda *args, **kwargs: torch.div(*args, rounding_mode="floor", **kwargs),
                  lambda x, y: x.div_(y, rounding_mode="floor")],
    }
    for make, write in calls.values():
        x = dividend.clone()
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            make(x, divisor)
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            make(x, divisor, out=x)
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            write(x, divisor)
        assert torch.equal(x, dividend)
        good = make(x, divisor.masked_fill(divisor == 0, 3) if divisor.dim() else 3)
        assert good.dtype == dividend.dtype and good.shape == dividend.shape


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("order, x, lower", [
    (1e30, 1.0, 0), (1e30, 1e38, 1), (1e38, 1.0, 0), (1e10, 1.0, 0), (1e7, 1e9, 1), (inf, 1.0, 0),
    (1.0, inf, 1), (0.0, 1.0, 1), (1.0, 0.0, 0),
])
def test_incomplete_gamma_functions_at_the_ends(order, x, lower, dtype):
    arguments = torch.tensor(order, dtype=dtype), torch.tensor(x, dtype=dtype)
    assert torch.igamma(*arguments) == lower and torch.igammac(*arguments) == 1 - lower


@pytest.mark.parametrize("name", ["eq", "ne", "lt", "le", "gt", "ge"])
def test_comparisons_in_place_have_a_gradient(name):
    """The gradient is zero for both."""
    other = torch.ones(3, requires_grad=True)
    for x in (torch.arange(3.0), torch.arange(3.0, requires_grad=True) * 1):
        expected = getattr(torch, name)(x, other).float()
        getattr(x, name + "_")(other)
        assert torch.equal(x, expected) and x.grad_fn.name() == f"{name.title()}Backward1"
        assert torch.autograd.grad(x.sum(), other)[0].tolist() == [0, 0, 0]
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        getattr(torch.ones(3, requires_grad=True), name + "_")(1)


def test_copies_to_and_from_the_meta_device():
    nowhere, here = torch.empty(3, device="meta"), torch.ones(3)
    calls = [lambda to, x: to.clone().copy_(x), aten.copy,
             lambda to, x: aten.copy.out(to, x, out=torch.empty_like(to))]
    for copy in calls:
        for x in (here, torch.tensor(1.0), torch.ones(3, dtype=torch.int64)):
            result = copy(nowhere, x)
            assert result.device.type == "meta" and result.dtype == torch.float32
        with pytest.raises(RuntimeError, match="must match the size of tensor b"):
            copy(nowhere, torch.ones(4))
        for to in (here, torch.tensor(1.0)):
            for x in (nowhere, torch.empty((), device="meta")):
                with pytest.raises(NotImplementedError, match="Cannot copy out of meta tensor"):
                    copy(to, x)


def test_an_out_tensor_of_many_dimensions():
    out = torch.full((1,) * 7, 7.0)
    with pytest.raises(NotImplementedError):
        torch.gcd(torch.ones(3), torch.ones(3), out=out)
    assert out.shape == (1,) * 7
    torch.add(torch.ones(3), 1, out=out.resize_(0, 1, 1, 1, 1, 1, 1))
    assert out.tolist() == [2, 2, 2]


def test_out_does_not_share_memory_with_itself():
    with pytest.raises(RuntimeError, match="eye.m_out: unsupported operation"):
        torch.eye(2, 4, out=torch.zeros(1).expand(2, 4))
    with pytest.raises(RuntimeError, match="masked_fill.Tensor_out: unsupported operation"):
        aten.masked_fill.Tensor_out(torch.zeros(2, 4), torch.ones(4, dtype=torch.bool),
                                    torch.tensor(1), out=torch.zeros(1, 1).expand(2, 4))


@pytest.mark.parametrize("name, args", [
    ("cauchy", []), ("uniform", []), ("random", []), ("exponential", []),
    ("geometric", [0.5]), ("log_normal", []), ("poisson", []),
])
def test_numbers_for_out_are_those_of_the_functional_form(name, args):
    packet, x = getattr(aten, name), torch.full((3, 4), 5.0)
    torch.manual_seed(1)
    expected = packet(x, *args)
    for out in (torch.zeros(4, 3).t(), torch.zeros(3, 8)[:, ::2], torch.zeros(0)):
        torch.manual_seed(1)
        assert torch.equal(packet.out(x, *args, out=out), expected)


@pytest.mark.filterwarnings("ignore:An output with one")
def test_layouts_of_out():
    turned = torch.zeros(4, 3).t()
    for out in (torch.zeros(0), torch.zeros(5)):
        assert aten.mul.Scalar_out(turned, 2, out=out).stride() == (4, 1)  # PyTorch generates it
    assert torch.mul(turned, turned, out=torch.zeros(0)).stride() == (1, 3)


@pytest.mark.parametrize("sizes, strides, shape, expected", [
    ((1,), (0,), (-1,), (0,)), ((3, 1), (1, 7), (3, 1), (1, 7)), ((3, 1), (1, 7), (3,), (1,)),
    ((2, 1, 3), (3, 9, 1), (6,), (1,)), ((1, 1), (5, 7), (1,), (7,)),
])
def test_views_take_over_the_last_stride(sizes, strides, shape, expected):
    x = torch.zeros(30).as_strided(sizes, strides)
    assert x.view(shape).stride() == x.reshape(shape).stride() == expected


HUGE = 2**63 - 1


@pytest.mark.parametrize("call", [
    lambda: torch.nn.functional.one_hot(torch.tensor([HUGE])),
    lambda: torch.ones(3).repeat(-HUGE, 2),
    lambda: torch.ones(3).repeat(-HUGE),
    lambda: torch.nn.functional.pad(torch.ones(1, 2, 4), (HUGE, 0), mode="replicate"),
    lambda: torch.nn.functional.pad(torch.ones(1, 2, 4), (1, HUGE), mode="reflect"),
    lambda: torch.nn.functional.pad(torch.ones(1, 2, 4), (-HUGE - 1, -HUGE - 1), mode="circular"),
    lambda: aten.constant_pad_nd(torch.ones(2), [-HUGE - 1, HUGE]),
    lambda: aten.max_unpool2d(torch.ones(1, 1, 1), torch.zeros(1, 1, 1, dtype=torch.int64), [HUGE, 2]),
    lambda: aten.max_unpool3d(torch.ones(1, 1, 1, 1), torch.zeros(1, 1, 1, 1, dtype=torch.int64), [2, HUGE, 2], [1] * 3, [0] * 3),
    lambda: aten.col2im(torch.ones(1, 4, 9), [3, 3], [2, 2], [1, 1], [HUGE, 2**62], [1, 1]),
    lambda: aten.fractional_max_pool2d(torch.ones(1, 3, 3), [3, 3], [HUGE, 1], torch.ones(1, 1, 2)),
    lambda: aten.fractional_max_pool3d(torch.ones(1, 3, 3, 3), [1, HUGE, 2], [1, 2, 1], torch.ones(1, 1, 3)),
    lambda: torch.conv2d(torch.ones(1, 1, 4, 4), torch.ones(1, 1, 2, 2), dilation=HUGE),
    lambda: torch.conv3d(torch.ones(1, 1, 4, 4, 4), torch.ones(1, 1, 2, 2, 2), None, (1, 1), "same"),
    lambda: torch.conv2d(torch.ones(1, 1, 4, 4), torch.ones(1, 1, 2, 2), None, 1, "same", (1, 1, 1)),
])
def test_numbers_without_room_are_refused(call):
    with pytest.raises(RuntimeError):
        call()


def test_parts_of_empty_tensors_behind_the_end_of_their_memory():
    empty = torch.ones(3).as_strided((0, 4), (4, 1), 0)[:, 3:].expand(0, 1)
    beyond = torch.ones(2, 5)[2:, 3:]
    for x in (empty, beyond):
        assert torch.slice_scatter(x, x).shape == x.shape
        assert torch.diagonal_scatter(x, x.diagonal()).shape == x.shape


def test_numbers_without_room_that_do_no_harm():
    x = torch.ones(4, 4, requires_grad=True)
    x.rot90(-HUGE - 1).sum().backward()
    assert x.grad.equal(torch.ones(4, 4))
    x.roll(-HUGE - 1, 0).sum().backward()
    empty = torch.ones(4, 4).as_strided([0], [HUGE])
    assert empty.tolist() == [] and empty.sum() == 0
    assert torch.ones(()).repeat(0, 2**62).sum(1).shape == (0,)
    torch.sum(torch.ones(0, 3), 1, out=empty)
    empty = torch.ones(0, 0, requires_grad=True)
    empty.tile(5, 2, 3, HUGE).sum().backward()
    assert empty.grad.shape == (0, 0)


def test_empty_gradients_of_max_pool3d_take_any_indices():
    x = torch.ones(0, 1, 2, 2, 2)
    gradient = torch.ops.aten.max_pool3d_with_indices_backward(
        torch.ones(0, 1, 1, 1, 1), x, [2, 2, 2], [2, 2, 2], [0, 0, 0], [1, 1, 1], False,
        torch.zeros(3, dtype=torch.int64))
    assert gradient.shape == x.shape


@pytest.mark.parametrize("count", [65, 130])
def test_roll_along_one_dimension_many_times(count):
    x = torch.arange(5.0, requires_grad=True)
    y = x.roll([1] * count, [0] * count)
    assert y.tolist() == [(i - count) % 5 for i in range(5)]
    (y * torch.arange(5.0)).sum().backward()
    assert x.grad.tolist() == [(i + count) % 5 for i in range(5)]


def test_strides_stay_positive_in_smaller_elements():
    windows = torch.arange(3.0).to(torch.complex64).unfold(0, 3, 2**63 - 1)
    assert windows.stride() == (2**63 - 1, 1)
    assert torch.view_as_real(windows).stride() == (2**63 - 1, 2, 1)
    assert windows.view(torch.float32).stride() == (2**63 - 1, 1)
    assert torch.view_as_real(windows).reshape(-1).tolist() == [0, 0, 1, 0, 2, 0]


def test_truncated_quotients_in_narrower_results():
    x = torch.tensor([7.5, -7.5], dtype=torch.float64)
    for dtype in (torch.float16, torch.bfloat16):
        out = torch.div(x, torch.tensor([2.0, 3.0], dtype=torch.float64), rounding_mode="trunc",
                          out=torch.empty(2, dtype=dtype))
        assert out.tolist() == [3, -2]
    halves = torch.ones(2, dtype=torch.float16)
    assert halves.div_(torch.ones(2, dtype=torch.float64), rounding_mode="trunc").tolist() == [1, 1]


@pytest.mark.parametrize("sizes, padding, text", [
    ((2, 3, 4), (4, 1), r"Argument #4: Padding size .*: padding \(4, 1\) at dimension 2 of input \[2, 3, 4\]"),
    ((1, 2, 4, 5), (1, 1, 4, 0), r"Argument #6: Padding size .*: padding \(4, 0\) at dimension 2 of input"),
    ((2, 4, 5), (0, 5, 7, 7), r"Argument #4: Padding size .*: padding \(0, 5\) at dimension 2 of input \[2, 4, 5\]"),
    ((1, 2, 3, 4, 5), (1, 1, 1, 1, 3, 0), r"Argument #8: Padding size .*: padding \(3, 0\) at dimension 2 of input"),
])
def test_reflections_larger_than_the_input(sizes, padding, text):
    with pytest.raises(RuntimeError, match=text):  # recorded from PyTorch 2.13
        torch.nn.functional.pad(torch.zeros(sizes), padding, mode="reflect")


def test_bessel_functions_of_the_largest_numbers():
    x = torch.tensor([1e308, -1.7e308], dtype=torch.float64)
    expected = torch.tensor([3.989422804014327e-155, 3.059747616388294e-155], dtype=torch.float64)  # of PyTorch 2.13
    torch.testing.assert_close(torch.special.i0e(x), expected, rtol=1e-14, atol=0)
    torch.testing.assert_close(torch.special.i1e(x), expected * x.sign(), rtol=1e-14, atol=0)
    assert torch.special.i0(x).tolist() == [float("inf")] * 2
