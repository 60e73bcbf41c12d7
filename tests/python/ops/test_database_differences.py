"""What the operator and module databases of PyTorch found to differ once, in types, layouts and refusals
that the recorded cases of test_operator_database.py do not have. Numbers are PyTorch's."""

import warnings

import keyfall as kf
import keyfall.nn.functional as F
import pytest

SHARED = kf.arange(12.)


def close(found, expected, tolerance=1e-3):
    return kf.testing.assert_close(found.cfloat() if found.is_complex() else found.float(),
                                   kf.tensor(expected), rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("dtype, tolerance", [(kf.bfloat16, 1e-2), (kf.float16, 2e-3)])
def test_the_gradient_of_logcumsumexp_in_half_types(dtype, tolerance):
    x = kf.tensor([[1., -2.], [0.5, 3.]], dtype=dtype, requires_grad=True)
    made, = kf.autograd.grad(kf.logcumsumexp(x, 0), x, kf.tensor([[1., -1.], [2., 0.5]], dtype=dtype))
    close(made, [[2.2449, -0.9966], [0.7551, 0.4966]], tolerance)


def test_the_gradient_of_a_large_image_in_bfloat16():
    image = kf.zeros(1, 1, 5, 20, 20, dtype=kf.bfloat16, requires_grad=True)
    grid = kf.full((1, 1, 1, 1, 3), 0.9, dtype=kf.bfloat16)
    made, = kf.autograd.grad(kf.grid_sampler_3d(image, grid, 0, 0, False).sum(), image)
    assert made.nonzero().tolist() == [[0, 0, 4, 18, 18], [0, 0, 4, 18, 19], [0, 0, 4, 19, 18], [0, 0, 4, 19, 19]]


@pytest.mark.parametrize("sample, expected", [(15, [2, 5, 7, 10, 13, 16, 19]), (121, [2, 5, 7, 10, 13, 16, 19]),
                                              (165, [2, 5, 8, 11, 14, 17, 19])])
def test_windows_of_fractional_pooling_in_bfloat16(sample, expected):
    image = kf.arange(20.).bfloat16().view(1, 20, 1, 1).expand(1, 20, 9, 9)
    samples = kf.full((1, 1, 3), sample / 256, dtype=kf.bfloat16)
    assert kf._C._nn.fractional_max_pool3d(image, (3, 1, 1), (7, 1, 1), samples)[0].flatten().tolist() == expected


def test_the_gradient_of_as_strided_scatter_before_the_tensor():
    """Elements before the first one of the tensor are not part of the result."""
    x = kf.arange(12.)[2:8].detach().requires_grad_()
    src = kf.full((2,), 100., requires_grad=True)
    result = kf.as_strided_scatter(x, src, [2], [1], 0)
    assert result.tolist() == [2, 3, 4, 5, 6, 7]
    made = kf.autograd.grad(result, [x, src], kf.arange(1., 7.))
    assert [grad.tolist() for grad in made] == [[1, 2, 3, 4, 5, 6], [0, 0]]


def test_conj_physical_in_place_refuses_a_leaf():
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        kf.ones(2, requires_grad=True).conj_physical_()
    leaf = kf.ones(2, requires_grad=True)
    (leaf * 2).conj_physical_().sum().backward()
    assert leaf.grad.tolist() == [2, 2]


class TestMasked:
    mask = kf.tensor([True, False, True])

    def test_variances_have_the_type_of_the_input(self):
        close(kf.masked.std(kf.tensor([1 + 1j, 5, 2j]), mask=self.mask), 1 + 0j)
        assert kf.masked.var(kf.tensor([1., 5, 2]).half(), correction=1.5, mask=self.mask).dtype == kf.float16

    def test_logsumexp_of_complex_numbers_and_integers(self):
        close(kf.masked.logsumexp(kf.tensor([1j, 1, 2]), mask=self.mask), 2.0762 + 0.1057j)
        found = kf.masked.logsumexp(kf.tensor([1, 5, 2], dtype=kf.int16), mask=self.mask)
        assert found.dtype == kf.int16 and found.item() == 2

    @pytest.mark.parametrize("name, expected", [("cumsum", [1, 1, 3]), ("cumprod", [1, 1, 2])])
    def test_running_sums_of_integers_keep_their_type(self, name, expected):
        found = getattr(kf.masked, name)(kf.tensor([1, 5, 2], dtype=kf.uint8), 0, mask=self.mask)
        assert found.dtype == kf.uint8 and found.tolist() == expected

    def test_the_median_of_integers(self):
        found = kf.masked.median(kf.tensor([4, 9, 2]), 0, mask=self.mask)
        assert found.dtype == kf.int64 and found.item() == 2
        with pytest.raises(ValueError, match="no fully masked out rows"):
            kf.masked.median(kf.tensor([4, 9, 2]), 0, mask=kf.zeros(3, dtype=kf.bool))


def test_convolutions_of_complex32():
    x = kf.tensor([[[1 + 1j, 2, 3j]]], dtype=kf.complex32)
    weight = kf.tensor([[[1j, 2]]], dtype=kf.complex32)
    assert F.conv1d(x, weight).tolist() == [[[3 + 1j, 8j]]]
    assert F.conv_transpose1d(x, weight).tolist() == [[[-1 + 1j, 2 + 4j, 1 + 0j, 6j]]]


def test_names_of_the_database():
    x = kf.tensor([2., 4.])
    assert x.__rdiv__(8).tolist() == [4, 2] and x.__div__(2).tolist() == [1, 2] and x.__idiv__(2) is x
    assert kf._segment_reduce(x, "sum", lengths=kf.tensor([2])).tolist() == [3]
    assert F._threshold(x, 1.5, 0.).tolist() == [0, 2]


def test_foreach_functions_return_tuples():
    assert type(kf._foreach_clone([kf.ones(2)])) is type(kf._foreach_mm([kf.eye(2)], [kf.eye(2)])) is tuple


@pytest.mark.parametrize("call, kind, text", [
    (lambda: kf.nn.HuberLoss(delta=1j), TypeError, "delta must be a float or int, got: <class 'complex'>"),
    (lambda: kf.nn.LinearCrossEntropyLoss(3, 2, weight=kf.ones(3)), RuntimeError,
     r"expected weight shape to be \(2,\), got \(3,\)"),
    (lambda: kf.nn.LinearCrossEntropyLoss(3, 2, label_smoothing=2.0), RuntimeError,
     r"expected label_smoothing to be in range \[0, 1\], got 2.0"),
    (lambda: kf.nn.LinearCrossEntropyLoss(3, 2)(kf.ones(4, 5), kf.ones(4, 2)), RuntimeError,
     "expected equal input and linear_weight last dimensions .in_features., got 5 and 3"),
    (lambda: kf.nn.functional.cross_entropy(kf.ones(2, 3, 5), kf.zeros(2, 4, dtype=kf.int64)), RuntimeError,
     r"Expected target size \[2, 5\], got \[2, 4\]"),
    (lambda: F.adaptive_avg_pool1d(kf.ones(1, 2, 3), ()), RuntimeError, "'output_size' should contain one int"),
    (lambda: F.adaptive_avg_pool3d(kf.ones(2, 2, 2), (2, 2, 2)), ValueError, "Input dimension should be at least 4"),
    (lambda: F.adaptive_max_pool2d(kf.ones(1, 2, 3, 4), ()), RuntimeError,
     r"internal error: output_size.size\(\) must be 2"),
    (lambda: F.adaptive_max_pool2d(kf.ones(1, 1, 1, 1), (-1, 0)), RuntimeError,
     r"Trying to create tensor with negative dimension -1: \[1, 1, -1, 0\]"),
    (lambda: F.adaptive_avg_pool2d(kf.ones(1, 1, 1, 1), (-1, 0)), RuntimeError,
     "elements of output_size must be greater than or equal to 0"),
    (lambda: F.avg_pool1d(kf.ones(0, 1, 49), 2, 50, -1), RuntimeError, "pad must be non-negative"),
    (lambda: F.max_pool1d(kf.ones(0, 1, 49), 2, 50, 4, return_indices=True), RuntimeError,
     "pad should be at most half of effective kernel size"),
    (lambda: F.max_pool1d(kf.ones(0, 1, 49), 2, 50, 4), RuntimeError, "padding should be at most half of kernel size"),
    (lambda: F.max_pool1d(kf.ones(0, 10), 1), RuntimeError, r"Expected 2D or 3D .* but got:\[0, 10\]"),
    (lambda: F.max_pool1d(kf.ones(2, 2, 2), 5, 1), RuntimeError, "Invalid computed output size: -2"),
    (lambda: F.max_pool3d(kf.ones(2, 1, 0, 1, 2), 1), RuntimeError,
     "Expected input's non-batch dimensions to have positive length"),
    (lambda: F.conv2d(kf.ones(1, 1, 4, 3), kf.ones(1, 2, 2), padding="same"), RuntimeError,
     r"Expected 3-dimensional input for 3-dimensional weight\[1, 2, 2\]"),
    (lambda: F.margin_ranking_loss(kf.ones(5, 4), kf.ones(5, 4), kf.ones(5)), RuntimeError,
     "All input tensors should have same dimension but got sizes"),
    (lambda: F.multilabel_margin_loss(kf.ones(5, 0), kf.ones(5, 4)), RuntimeError,
     r"Expected non-empty vector or matrix with optional 0-dim batch size, but got: \[5, 0\]"),
    (lambda: F.triplet_margin_with_distance_loss(kf.ones(3), kf.ones(3, 4), kf.ones(3, 4)), RuntimeError,
     "anchor 1D, positive 2D, and negative 2D"),
    (lambda: F.hardtanh(kf.ones(1), 0.5, -0.5), ValueError, "min_val cannot be greater than max_val"),
    (lambda: kf.narrow_copy(kf.ones(10), 0, 0, -1), RuntimeError,
     r"start \(0\) \+ length \(-1\) exceeds dimension size \(10\)"),
    (lambda: kf.narrow_copy(kf.ones(10), 3, 0, 0), RuntimeError, "Expected dim < "),
    (lambda: kf.cat((kf.ones(1), None)), TypeError, "expected Tensor as element 1 in argument 0, but got NoneType"),
    (lambda: kf.index_put(kf.ones(3), [3], kf.ones(1)), TypeError, "expected Tensor as element 0 in argument 1"),
    (lambda: kf.cat([SHARED[:4], kf.ones(4)], out=SHARED[:8]), RuntimeError, "refer to a single memory location"),
    (lambda: kf.masked_select(SHARED, SHARED > 1, out=SHARED), RuntimeError, "refer to a single memory location"),
    (lambda: kf.kthvalue(SHARED, 2, out=(SHARED, kf.tensor(0))), RuntimeError, "refer to a single memory location"),
    (lambda: kf.gather(kf.ones(1, 1), 1, kf.ones(2, 2, dtype=kf.int64)), RuntimeError,
     "Size does not match at dimension 0 expected index"),
    (lambda: kf.gradient(kf.ones(3, 3), spacing=0.1, dim=(1, 1)), RuntimeError, "dim 1 appears multiple times"),
    (lambda: kf.gradient(kf.ones(3, 3), spacing=[0.1], dim=(1, 0)), RuntimeError,
     "a spacing argument of length 1 and a dim argument of length 2"),
    (lambda: kf.ormqr(kf.ones(5, 0), kf.ones(5), kf.ones(5, 5)), RuntimeError,
     r"tau.shape\[-1\] must be equal to min\(other.shape\[-2\], input.shape\[-1\]\)"),
    (lambda: kf._chunk_cat([kf.ones(2, 3), kf.ones(4)], 1, 3), RuntimeError, "expects dim < ndim for all input tensors"),
    (lambda: kf._chunk_cat([kf.ones(2, 3, requires_grad=True)], 0, 2).sum().backward(), RuntimeError, "aten::_chunk_cat"),
    (lambda: kf.segment_reduce(kf.tensor([1, 2]), "sum", lengths=kf.tensor([2])), NotImplementedError,
     "\"_segment_reduce_cpu\" not implemented for 'Long'"),
    (lambda: kf.signal.windows.general_cosine(3, a=None), TypeError, "Coefficients must be a list/tuple"),
])
def test_refused(call, kind, text):
    with pytest.raises(kind, match=text):
        call()


def test_modules_say_what_pytorch_s_say():
    assert repr(kf.nn.LinearCrossEntropyLoss(3, 2)).splitlines()[1] == (
        "  in_features=3, num_classes=2, out_features=(), bias=False, reduction=mean, ignore_index=None, "
        "label_smoothing=0.0, options=None")
    assert [kf.nn.TransformerEncoderLayer(4, 2, 8, activation=given).activation_relu_or_gelu
            for given in ("relu", kf.nn.GELU(), kf.tanh)] == [1, 2, 0]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        kf.nn.LazyLinear(3)


class TestWarnings:
    """Each comes once in a program, or each time in this state."""

    @pytest.fixture(autouse=True)
    def always(self):
        before = kf.is_warn_always_enabled()
        kf.set_warn_always(True)
        yield
        kf.set_warn_always(before)

    @pytest.mark.parametrize("call, text", [
        (lambda: kf.stft(kf.ones(20), 4, return_complex=True), "A window was not provided"),
        (lambda: kf.stft(kf.ones(20), 4, window=kf.ones(4), return_complex=False), "return_complex=False is deprecated"),
        (lambda: kf.istft(kf.ones(3, 6) + 0j, 4), "A window was not provided"),
        (lambda: kf.zeros(3).scatter(0, kf.tensor([0]), kf.ones(1), reduce="add"),
         "reduce argument of torch.scatter with Tensor src is deprecated"),
        (lambda: kf.qr(kf.eye(2)), "torch.qr is deprecated in favor of torch.linalg.qr and will be removed"),
        (lambda: kf.lu(kf.eye(2)), "deprecated in favor of torch.linalg.lu_factor / torch.linalg.lu_factor_ex"),
        (lambda: kf.nn.functional.conv1d(kf.ones(1, 1, 8), kf.ones(1, 1, 2), padding="same"),
         "may require a zero-padded copy"),
    ])
    def test_warns(self, call, text):
        with pytest.warns(UserWarning, match=text):
            call()

    def test_histograms_with_strided_edges_do_not(self):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert kf.histogram(kf.tensor([0.5]), kf.arange(4.)[::2])[0].tolist() == [1]


class TestSingularMatrices:
    singular = kf.tensor([[1., 2.], [2., 4.]])

    @pytest.mark.parametrize("order", ["nuc", "fro", 1, 2])
    def test_condition_numbers_are_infinite(self, order):
        found = kf.linalg.cond(kf.stack([kf.eye(2), self.singular]), order)
        assert found[0] <= 4 and (found[1] == float("inf") or found[1] > 1e6)
        assert kf.linalg.cond(kf.tensor([[1., 2.], [3., 4.]]), "nuc").item() == pytest.approx(17)
        assert kf.linalg.cond(kf.zeros(2, 2), "nuc").isnan()

    def test_the_old_lu_does_not_refuse_them(self):
        factors, pivots = kf.lu(self.singular)
        assert factors.tolist() == [[2, 4], [0.5, 0]] and pivots.tolist() == [2, 2]

    def test_cholesky_stops_as_lapack_does(self):
        made, info = kf.linalg.cholesky_ex(self.singular)
        assert made.tolist() == [[1, 0], [2, 0]] and info == 2

    @pytest.mark.parametrize("call, text", [
        (lambda: kf.linalg.lu(kf.ones(3)), r"linalg.lu: Expected tensor with 2 or more dimensions. Got size: \[3\]"),
        (lambda: kf.linalg.solve(kf.eye(2), kf.ones(2), left=False),
         r"Incompatible shapes of A and B for the equation XA = B \(2x2 and 2x1\)"),
        (lambda: kf.linalg.solve(kf.eye(2), kf.tensor(1.)), "B must have at least 2 dimensions"),
        (lambda: kf.linalg.tensorsolve(kf.ones(3, 3), kf.ones(2)), r"prod\(self.shape\[:other.ndim\]\), but got 3 != 2"),
    ])
    def test_refused(self, call, text):
        with pytest.raises(RuntimeError, match=text):
            call()


def test_shapes_on_the_meta_device_that_arguments_say():
    where = kf.zeros(4, dtype=kf.int64, device="meta")
    assert F.one_hot(where, 10).shape == (4, 10)
    assert kf.ones(4, 2, device="meta").repeat_interleave(where, 0, output_size=6).shape == (6, 2)


class TestBytesThatAreTrue:
    """Any byte but 0 is true, as in PyTorch's tests of non-standard bools."""

    x = kf.tensor([3, 0, 7, 1], dtype=kf.uint8).view(kf.bool)
    square = kf.tensor([[3, 7], [9, 1]], dtype=kf.uint8).view(kf.bool)

    def test_sums_and_products(self):
        assert self.x.sum() == 3 and self.x[:1].prod() == 1 and self.square.prod() == 1
        assert self.square.sum(0).tolist() == self.square.sum(1).tolist() == [2, 2]
        assert self.square.prod(0).tolist() == [1, 1] and self.x.expand(600, 4).sum(0).tolist() == [600, 0, 600, 600]

    def test_positions(self):
        assert self.x.max(0).indices == 0 and self.square.max(1).indices.tolist() == [0, 0]
        assert self.square.min(1).indices.tolist() == self.square.min(0).indices.tolist() == [0, 0]
        assert self.x.cummax(0).indices.tolist() == [0, 0, 2, 3]

    def test_unique(self):
        assert self.x.unique().tolist() == [False, True]


def test_running_log_of_complex_nans():
    inf, nan = float("inf"), float("nan")
    sums = kf.logcumsumexp(kf.tensor([complex(-inf, 0), complex(0, 1), complex(inf, nan), complex(1, 1)]), 0)
    assert sums[1] == 1j and str(sums[2].item()) == str(sums[3].item()) == "(nan+nanj)"


def test_lists_with_a_vector_of_numbers():
    pair = [kf.ones(2)] * 2
    with pytest.raises(RuntimeError, match="Expected scalars to be contiguous."):
        kf._foreach_addcmul(pair, pair, pair, kf.ones(4)[::2])
    flags, whole = [kf.ones(2, dtype=kf.bool)] * 2, [kf.ones(2, dtype=kf.int32)] * 2
    with pytest.raises(NotImplementedError, match="\"addcmul_cpu_out\" not implemented for 'Bool'"):
        kf._foreach_addcmul(flags, flags, flags, kf.ones(2, dtype=kf.bool))
    with pytest.raises(RuntimeError, match="Integer division with addcdiv is no longer supported"):
        kf._foreach_addcdiv(whole, whole, whole, kf.ones(2, dtype=kf.int32))
    assert kf._foreach_addcmul(whole, whole, whole, kf.tensor([2, 3], dtype=kf.int32))[1].tolist() == [4, 4]
    with pytest.raises(RuntimeError, match="_foreach_max cannot compute the maximum of an empty tensor"):
        kf._foreach_max([kf.ones(2), kf.ones(0)])
    with pytest.raises(RuntimeError, match="Tensor lists must have the same number of tensors, got 0 and 2"):
        kf._foreach_add([], pair)


# ---- Lists of tensors

@pytest.mark.parametrize("name", ["add", "add_", "sub", "mul_", "div", "pow", "maximum_", "minimum", "clamp_min"])
def test_an_empty_list_is_one_of_numbers(name):
    call, tensors = getattr(kf, f"_foreach_{name}"), [kf.ones(1)]
    with pytest.raises(RuntimeError, match="Tensor list must have same number of elements as scalar list."):
        call(tensors, [])
    with pytest.raises(RuntimeError, match="Tensor lists must have the same number of tensors, got 1 and 2"):
        call(tensors, tensors * 2)


def test_tensors_of_one_number_in_a_list_are_no_numbers():
    number = kf.tensor(2., dtype=kf.float64, requires_grad=True)
    made, = kf._foreach_mul([kf.ones(2)], [number])
    assert made.dtype is kf.float32
    made.sum().backward()
    assert number.grad.item() == 2
    with pytest.raises(TypeError):
        kf._foreach_addcmul([kf.ones(2)], [kf.ones(2)], [kf.ones(2)], [kf.tensor(2.)])


@pytest.mark.parametrize("first, second, text", [
    ([], [], "_foreach_mm requires non-empty tensor lists"),
    ([kf.ones(1, 1)], [], "_foreach_mm: self and mat2 must have the same number of tensors"),
    ([kf.ones(1)], [kf.ones(1)], "self must be a matrix")])
def test_products_of_lists_refuse(first, second, text):
    with pytest.raises(RuntimeError, match=text):
        kf._foreach_mm(first, second)


# ---- Reductions

@pytest.mark.parametrize("name, expected", [("sum", 15.), ("amax", 5.), ("amin", 0.), ("mean", 2.5), ("var", 3.5)])
def test_an_empty_list_of_dimensions_is_all_of_a_masked_reduction(name, expected):
    x = kf.arange(6.).reshape(2, 3)
    found = getattr(kf.masked, name)(x, dim=[], keepdim=True)
    assert found.tolist() == [[expected]]
    assert kf.masked.prod(x, dim=[]).tolist() == x.tolist()
    with pytest.raises(RuntimeError, match="dim=1 appears multiple times in the list of dims"):
        getattr(kf.masked, name)(x, dim=[1, -1])


INF, NAN = float("inf"), float("nan")


@pytest.mark.parametrize("numbers, expected", [
    ([complex(-INF, 3), complex(-INF, 1), 2], [complex(-INF, 0), complex(-INF, 0), 2]),
    ([complex(INF, 0), complex(INF, 1)], [complex(INF, 0), complex(INF, 0.785398163397)]),
    ([complex(INF, 0), complex(INF, 3)], [complex(INF, 0), complex(INF, NAN)]),
    ([complex(INF, 3), complex(INF, 3)], [complex(INF, 3), complex(INF, 2.35619449019)])])
def test_infinities_of_logcumsumexp(numbers, expected):
    found = kf.logcumsumexp(kf.tensor(numbers, dtype=kf.complex128), 0)
    kf.testing.assert_close(kf.view_as_real(found), kf.view_as_real(kf.tensor(expected, dtype=kf.complex128)),
                            equal_nan=True)


def test_histograms_of_points_without_coordinates():
    assert kf.histogramdd(kf.ones(3, 0), bins=[]).hist.tolist() == 0
    assert kf.histogramdd(kf.empty(0, 0), bins=[], density=True).hist.isnan()


@pytest.mark.parametrize("text, call", [
    ("but got input with dtype float and bins for dimension 0 with dtype double",
     lambda: kf.histogram(SHARED, kf.tensor(1., dtype=kf.float64))),
    (r"but got input\(float\), and weight\(double\)", lambda: kf.histogram(SHARED, 3, weight=SHARED.double())),
    ("input value can be a scalar only when boundaries tensor dimension is 1, but we got boundaries tensor dim",
     lambda: kf.searchsorted(SHARED.view(3, 4), 1)),
    ("we got output tensor's dtype Float and out_int32 flag is True",
     lambda: kf.bucketize(SHARED, SHARED, out=kf.empty(12), out_int32=True)),
    ("expected scalar type 'Float' but got 'Char' for values output",
     lambda: kf.mode(SHARED, out=(kf.empty(0, dtype=kf.int8), kf.empty(0, dtype=kf.int64)))),
    ("expected scalar type 'Long' but got 'Int' for indices output",
     lambda: kf.mode(SHARED, out=(kf.empty(0), kf.empty(0, dtype=kf.int32))))])
def test_refusals_of_reductions(text, call):
    with pytest.raises(RuntimeError, match=text):
        call()


def test_the_hash_over_no_named_dimension():
    x = kf.arange(6.).reshape(2, 3)
    assert kf.hash_tensor(x, dim=None, keepdim=True).tolist() == [[4610560118520545280]]


@pytest.mark.parametrize("name", ["bessel_j0", "bessel_j1", "bessel_y0", "bessel_y1", "airy_ai"])
def test_waves_have_no_value_at_infinity(name):
    found = getattr(kf.special, name)(kf.tensor([INF, -INF, NAN]))
    assert found.isnan().all()


def test_products_of_bytes_seen_as_bools():
    """Any byte but 0 is true, also where the bytes of two true elements have no common bit."""
    x, source = (kf.tensor(each, dtype=kf.uint8).view(kf.bool) for each in ([2, 64, 255, 0], [128, 4, 1, 3]))
    positions = kf.arange(4)
    assert x.scatter_reduce(0, positions, source, "prod").tolist() == [True, True, True, False]
    assert x.scatter_reduce(0, positions, source, "prod", include_self=False).tolist() == [True] * 4
    assert x.scatter(0, positions, source, reduce="multiply").tolist() == [True, True, True, False]
    assert x.scatter_reduce(0, positions * 0, source, "prod").tolist() == [True, True, True, False]


def test_sequences_are_not_written_to_what_is_recorded():
    for name, args in (("arange", (3,)), ("arange", (0, 3)), ("range", (0, 2)), ("linspace", (0, 1, 3)),
                       ("logspace", (0, 1, 3))):
        out = kf.ones(3, requires_grad=True)
        with pytest.raises(RuntimeError, match=f"{name}.*functions with out=... arguments don't support automatic"):
            getattr(kf, name)(*args, out=out)
        assert out.tolist() == [1, 1, 1]
        with kf.no_grad():
            assert getattr(kf, name)(*args, out=out) is out
