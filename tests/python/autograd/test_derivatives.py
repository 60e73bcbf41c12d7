"""First and second derivatives of every operator of the catalogue against differences: all samples in
float64 and complex128, with contiguous tensors and in one of two noncontiguous layouts."""

import functools
import re

import pytest
from example_counts import SHARE, sampled

import keyfall
from keyfall.autograd import gradcheck, gradgradcheck

pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
import catalogue_families  # noqa: E402
import samples  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")  # samples have uncommon arguments on purpose
DOUBLES = (keyfall.float64, keyfall.complex128)
LAYOUTS = ("plain", "transposed", "sliced")
# A sanitizer checks memory accesses, so the layout with gaps suffices; ops.gradients runs all formulas,
# first and second, on plain tensors under it.
SANITIZED = [layout if layout == "sliced" else pytest.param(layout, marks=pytest.mark.unsanitized)
             for layout in LAYOUTS]
# Above this many numbers only random directions are checked; KEYFALL_EXAMPLES=2 doubles it.
SMALL = round(6 * max(SHARE, 1))

# Ranges of the inputs that make results finite, or derivatives correct.
POSITIVE, UNIT = (0.2, 3.0), (0.1, 0.9)
SPANS = {
    **dict.fromkeys(["log", "log2", "log10", "sqrt", "rsqrt", "special_entr", "polar"], POSITIVE),
    **dict.fromkeys(["acos", "asin", "atanh", "arccos", "arcsin", "arctanh", "erfinv", "logit",
                     "logit_backward", "special_ndtri", "special_logit"], UNIT),
    **dict.fromkeys(["acosh", "arccosh"], (1.1, 3.0)),
}
# Samples that cannot be checked: operator, parts of samples, and why.
LEFT_OUT = {
    "_foobar": ([""], "gives its argument back"),
    "_reshape_alias": ([""], "its strides are for tensors that lie in order"),
    "_reshape_alias_copy": ([""], "its strides are for tensors that lie in order"),
    "log_sigmoid_backward": ([""], "takes a buffer that depends on another argument"),
    "as_strided_scatter": (["[4,1], 5"], "the layout decides which elements are replaced"),
    "embedding": (["), 1"], "the row for padding has no gradient by definition"),
    "quantile": (["[0.25"], "at a kink"), "nanquantile": (["[0.25"], "at a kink"),
    "_fft_c2r": ([", 0, 7", ", 0, 0"], "has no derivative by numbers that it does not look at"),
    "scatter.src": (["[:, :1]"], "has none by a source larger than the index, as in PyTorch"),
    "scatter_add": (["I((3,8)"], "has none by a source larger than the index, as in PyTorch"),
    "_adaptive_avg_pool2d": (["T(0,", "[0,2]"], "takes complex numbers only where there are none"),
    "grid_sampler_2d": (["T(2,0,"], "takes complex numbers only where there are none"),
    "index_put": (["T(1,1)"], "has none by one value with more dimensions, as in PyTorch"),
    "_ctc_loss": ([""], "has the gradient by logits, as in PyTorch: test_ctc.py"),
    "ctc_loss.IntList": ([""], "as _ctc_loss"), "ctc_loss.Tensor": ([""], "as _ctc_loss"),
    "igamma": ([""], "only one of its derivatives is known"),
    "igammac": ([""], "only one of its derivatives is known"),
    "special_gammainc": ([""], "igamma"), "special_gammaincc": ([""], "igammac"),
    "special_zeta": ([""], "only one of its derivatives is known"),
    "mkldnn_rnn_layer": ([""], "has no samples: see test_recurrent_layers.py"),
    "native_layer_norm_backward": ([""], "takes statistics for functions of the input, see "
                                         "test_norm_gradients.py"),
    "native_batch_norm_backward": (["True, 1e-5"], "the same"),
    "_unique": ([""], "calls _unique2, which has no derivative, as in PyTorch"),
    **dict.fromkeys(["fake_quantize_per_tensor_affine", "fake_quantize_per_tensor_affine.tensor_qparams",
                     "fake_quantize_per_channel_affine"],
                    ([""], "has the gradient of the values before they are rounded, by definition")),
    **dict.fromkeys(["linalg_cholesky_ex", "linalg_cholesky", "cholesky", "_linalg_eigh", "linalg_eigh",
                     "linalg_eigvalsh", "cholesky_solve", "cholesky_inverse"],
                    ([""], "reads one triangle, see test_linalg.py")),
    **dict.fromkeys(["_linalg_svd", "linalg_svd", "svd", "linalg_eig"],
                    ([""], "complex vectors have any phase, see test_linalg.py")),
    "linalg_pinv.atol_rtol_tensor": (["hermitian", "rtol"], "reads one triangle; no tolerance has one"),
    "linalg_pinv.rcond_tensor": ([""], "has none by its tolerance, as in PyTorch"),
    "linalg_ldl_factor": ([""], "has none, as in PyTorch"),
    "lu_unpack": (["int32), False"], "results that are not asked for depend on nothing"),
    "linalg_qr": (["complete", "'r'"], "Q beyond the columns of A is arbitrary"),
    "qr": (["False"], "Q beyond the columns of A is arbitrary"),
}


@functools.lru_cache(None)
def families():
    return [family for family in catalogue_families.families()
            if not family.draws and not family.entry.get("without_gradient")]


def forms(family):
    """Returns the differentiable forms. Only optimizers write to lists of parameters."""
    return [form for form in family.forms
            if form.how != "out" and not form.schema.name.startswith(("_fused_sgd", "_fused_ada"))]


def is_smooth(value):
    """True for tensors that can be compared with differences. Sparse ones are for tests/python/sparse."""
    return (isinstance(value, keyfall.Tensor) and value.dtype in DOUBLES
            and value.layout == keyfall.strided)


def mapped(function, value):
    return [mapped(function, v) for v in value] if isinstance(value, list) else function(value)


def flattened(value):
    return [t for v in value for t in flattened(v)] if isinstance(value, (list, tuple)) else [value]


class Call:
    """One operator with one sample: a function of the tensors that require gradients."""

    def __init__(self, form, sample, dtype, layout, unwanted=()):
        self.label = f"{form.schema.full_name}({sample}) {dtype} {layout}"
        seed = f"{form.family.schema.full_name} {sample} {layout}"
        span = SPANS.get(form.family.schema.name, (-3.0, 3.0)) if not dtype.is_complex else (-3, 3)
        args, kwargs = samples.evaluate(keyfall, sample, dtype, layout, seed, span=span)
        schema = form.schema
        packet = getattr(keyfall.ops.aten, schema.name)
        self.operator = getattr(packet, schema.overload or "default")
        own = dict(zip((a.name for a in form.family.schema.arguments), args), **kwargs)
        self.written = {a.name for a in schema.arguments if a.written}
        if form.how == "inplace":
            own.setdefault(schema.arguments[0].name, args[0])
        own = self.in_types(own)
        # Written arguments other than the first are statistics.
        wanted = {a.name for a in schema.arguments
                  if not a.written or a is schema.arguments[0]} - set(unwanted)
        self.values = {name: mapped(self.wanting, v) if name in wanted else v
                       for name, v in own.items() if name in {a.name for a in schema.arguments}}
        self.inputs = [v for v in flattened(list(self.values.values())) if self.wants(v)]
        self.changing = {name: v for name, v in self.values.items() if any(map(self.wants, flattened([v])))}

    def in_types(self, arguments):
        """Returns the arguments in the dtypes of the sample."""
        return arguments

    @staticmethod
    def wanting(value):
        return value.detach().requires_grad_() if is_smooth(value) else value

    @staticmethod
    def wants(value):
        return is_smooth(value) and value.requires_grad

    def run(self, inputs):
        given = iter(inputs)
        own = {**self.values, **{name: mapped(lambda v: next(given) if self.wants(v) else v, value)
                                 for name, value in self.changing.items()}}
        for name in self.written:
            own[name] = mapped(lambda v: v if v is None else v.clone(), own[name])
        results = self.operator(**own)
        if results is None:
            results = [own[name] for name in self.written]
        return [t for t in flattened([results]) if isinstance(t, keyfall.Tensor)]

    def __call__(self, *inputs):
        return tuple(t for t in self.run(inputs) if t.requires_grad)

    def is_possible(self):
        """True if floating-point results depend on floating-point inputs."""
        if any(step == 0 and size > 1 for t in self.inputs for step, size in zip(t.stride(),
                                                                                 t.size())):
            return False
        outputs = self(*self.inputs)
        return bool(outputs) and all(is_smooth(t) and bool(t.isfinite().all()) for t in outputs)

    def check(self):
        slow = sum(t.numel() for t in self.inputs) <= SMALL
        gradcheck(self, self.inputs, fast_mode=not slow)
        gradgradcheck(self, self.inputs, fast_mode=True)


def accepted(form, sample, dtype, layout, kind):
    """Returns the call; None if the operator does not accept the sample at all."""
    try:
        call = kind(form, sample, dtype, layout)
        with keyfall.no_grad():
            call.run(call.inputs)
    except (RuntimeError, NotImplementedError, IndexError, ValueError, TypeError):
        return None
    return call


def is_left_out(form, sample):
    parts, _ = LEFT_OUT.get(form.family.schema.full_name, ((), ""))
    return any(part in sample for part in parts)


def made(form, sample, dtype, layout, kind=Call):
    """Returns the call, or None if there is nothing to check."""
    call, unwanted = None if is_left_out(form, sample) else accepted(form, sample, dtype, layout, kind), []
    while call is not None:
        try:
            return call if call.inputs and call.is_possible() else None
        except RuntimeError as error:
            # Arguments and dtypes for which PyTorch has no derivatives either.
            if "not support automatic differentiation for outputs with complex" in str(error):
                return None
            found = re.search("not differentiable with respect to argument '(.*)'", str(error))
            if found is None or found[1] in unwanted:
                raise
            unwanted.append(found[1])
        call = kind(form, sample, dtype, layout, unwanted)


def is_refused(family):
    """True if backward reports that there is no derivative, as in PyTorch."""
    formulas = family.entry.get("derivative")
    return formulas == "not implemented" or isinstance(formulas, dict) and all(
        text.startswith("not implemented") for text in formulas.values())


def calls(family, layouts=LAYOUTS):
    for form in forms(family):
        for sample in family.entry.get("samples", []):
            for dtype in DOUBLES:
                for layout in layouts:
                    yield form, sample, dtype, layout


@pytest.mark.slow
@pytest.mark.parametrize("layout", SANITIZED)
@pytest.mark.parametrize("area", sorted({family.area for family in families()}))
def test_against_differences(area, layout):
    wrong = []
    cases = [case for family in families() if family.area == area and not is_refused(family)
             for case in calls(family, [layout])]
    if layout != "plain":  # one of the two others for each sample and dtype, in turn
        cases = [case for at, case in enumerate(cases) if (at + at // 2) % 2 == LAYOUTS.index(layout) - 1]
    for form, sample, dtype, _ in sampled(cases):
        try:
            call = made(form, sample, dtype, layout)
            if call is not None:
                call.check()
        except Exception as error:  # noqa: BLE001 - all of them are told
            wrong.append(f"{form.schema.full_name}({sample}) {dtype}: {error}")
    assert not wrong, f"{len(wrong)} are wrong:\n" + "\n".join(wrong[:10])


def test_every_formula_is_checked():
    """Each operator with formulas has a sample that the test above can use."""
    with_formulas = [family for family in families()
                     if isinstance(family.entry.get("derivative"), dict) and not is_refused(family)
                     and family.schema.full_name not in LEFT_OUT]
    assert len(with_formulas) > 300
    unchecked = [family.schema.full_name for family in with_formulas
                 if all(made(*one) is None for one in calls(family, ["plain"]))]
    assert unchecked == []


@pytest.mark.parametrize("family", [family for family in families()
                                    if is_refused(family) and "samples" in family.entry],
                         ids=lambda family: family.schema.full_name)
def test_refused_derivatives(family):
    for form, sample, dtype, _ in calls(family, ["plain"]):
        call = made(form, sample, dtype, "plain")
        if call is not None:
            with pytest.raises(RuntimeError, match="derivative for .* is not implemented"):
                keyfall.autograd.grad(sum(t.abs().sum() for t in call(*call.inputs)), call.inputs,
                                      allow_unused=True)
            return
    pytest.fail("no sample can be used")


NAN = float("nan")


@pytest.mark.parametrize("reduce, initial, expected", [  # recorded from PyTorch
    ("max", None, [1, 2, 0, 0, 1.5, 1.5]), ("max", 2, [0, 2, 0, 0, 1.5, 1.5]), ("min", None, [1, 2, 0, 3, 0, 0]),
    ("min", 0, [0, 2, 0, 0, 0, 0]), ("mean", 0, [1, 1, 1, 1, 1, 1]), ("sum", None, [1, 2, 2, 3, 3, 3]),
    ("prod", None, [1, 6, NAN, 75, 60, 60]), ("prod", 2, [2, 12, NAN, 150, 120, 120])])
def test_gradients_of_segments_with_nan(reduce, initial, expected):
    for arguments in ({"lengths": keyfall.tensor([1, 2, 3, 0])}, {"offsets": keyfall.tensor([0, 1, 3, 6, 6])}):
        x = keyfall.tensor([1, NAN, 3, 4, 5, 5], requires_grad=True)
        y = keyfall.segment_reduce(x, reduce, initial=initial, **arguments)
        assert y.grad_fn.name() == "SegmentReduceBackward0"
        y.backward(keyfall.tensor([1.0, 2, 3, 4]))
        assert keyfall.allclose(x.grad, keyfall.tensor(expected, dtype=keyfall.float32), equal_nan=True)


def test_gradients_of_segments_share_with_equal_elements_only():
    x = keyfall.tensor([2.0, 0, 3, 0, 0, 5], requires_grad=True)
    keyfall.segment_reduce(x, "min", lengths=keyfall.tensor([1, 2, 3]), initial=0).sum().backward()
    assert x.grad.tolist() == [0, 1, 0, 0.5, 0.5, 0]  # PyTorch does not count the initial value
    rows = keyfall.tensor([[1, NAN], [3, 4], [5, 5], [NAN, 0]], requires_grad=True)
    keyfall.segment_reduce(rows, "prod", lengths=keyfall.tensor([2, 2]), initial=1).sum().backward()
    assert str(rows.grad.tolist()) == "[[3.0, 4.0], [1.0, nan], [nan, 0.0], [5.0, 5.0]]"
    data = keyfall.tensor([[1.5, 2, 0, 4, 0.5]] * 2, dtype=keyfall.float64, requires_grad=True)
    lengths = keyfall.tensor([[2, 3], [1, 4]])
    for reduce in ("sum", "mean", "prod"):
        assert keyfall.autograd.gradcheck(lambda x: keyfall.segment_reduce(x, reduce, lengths=lengths, axis=1), data)


@pytest.mark.parametrize("reduce, values, gradient", [
    ("sum", [5, 4], [0, 1, 1, 1, 0]), ("mean", [2.5, 4], [0, .5, .5, 1, 0]), ("max", [3, 4], [0, 0, 1, 1, 0]),
    ("prod", [6, 4], [0, 3, 2, 1, 0])])
def test_elements_outside_of_all_segments_have_no_gradient(reduce, values, gradient):
    x = keyfall.tensor([float("nan"), 2., 3., 4., float("nan")], requires_grad=True)
    made = keyfall.segment_reduce(x, reduce, offsets=keyfall.tensor([1, 3, 4]))
    assert made.tolist() == values
    assert keyfall.autograd.grad(made.sum(), x)[0].tolist() == gradient
    x = keyfall.tensor([2., 3., 4., float("nan"), float("nan")], requires_grad=True)
    made = keyfall.segment_reduce(x, reduce, lengths=keyfall.tensor([2, 1]), unsafe=True)
    assert keyfall.autograd.grad(made.sum(), x)[0].tolist() == [*gradient[1:4], 0, 0]
