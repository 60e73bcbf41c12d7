"""Tables of operators on lists of tensors, reductions and Fourier transforms, made from names."""

import enum
import unittest

import keyfall
from keyfall._loading import lazy_module

from .core import DecorateInfo, OpInfo, ReductionOpInfo, SampleInput, random_tensor

numpy = lazy_module("numpy")
_devices = lazy_module("keyfall.testing._internal.common_device_type")
_FLOATS = (keyfall.float32, keyfall.float64)


# ---- Lists of tensors

class ForeachFuncInfo(OpInfo):
    """An operator on lists, with the one on tensors as its reference."""

    def __init__(self, name, sample_inputs_func, *, supports_scalar_self_arg=False, **options):
        full = f"_foreach_{name}"
        super().__init__(full, sample_inputs_func=sample_inputs_func, ref=getattr(keyfall, name), supports_out=False,
                         supports_scalar_self_arg=supports_scalar_self_arg, backward_requires_result=False,
                         supports_inplace_autograd=True, **options)
        self.method_variant, self.inplace_variant = getattr(keyfall, full), getattr(keyfall, f"{full}_", None)
        self.ref_inplace = getattr(keyfall.Tensor, f"{name}_", None)
        self.has_no_in_place = self.inplace_variant is None

    def sample_zero_size_inputs(self, device, dtype, requires_grad=False, **kwargs):
        """The first inputs, with lists of tensors without elements."""
        for sample in self.sample_inputs(device, dtype, requires_grad):
            empty = [[each[:0] for each in given] if isinstance(given, list) else given
                     for given in (sample.input, *sample.args)]
            yield _list_sample(*empty)
            return


def _list_sample(input, *args, **kwargs):
    sample = SampleInput(input, args=args, kwargs=kwargs)
    return sample.with_metadata(ref_args=args, disable_fastpath=False)


def _lists(count, device, dtype, requires_grad, noncontiguous, low):
    made = []
    for _ in range(count):
        each = [random_tensor((size, size), device, dtype, low=low) for size in (3, 1, 5)]
        made.append([(x.t() if noncontiguous else x).requires_grad_(requires_grad) for x in each])
    return made


def _takes(count, low=-9, numbers=()):
    """Samples of `count` lists, and of all but the last with a number."""

    def make(info, device, dtype, requires_grad, noncontiguous=False, **_):
        yield _list_sample(*_lists(count, device, dtype, requires_grad, noncontiguous, low))
        for number in numbers:
            yield _list_sample(*_lists(count - 1, device, dtype, requires_grad, noncontiguous, low), number)

    return make


def _foreach(names, samples, **options):
    return [ForeachFuncInfo(name, samples, dtypes=_FLOATS, **options) for name in names.split()]


foreach_unary_op_db = [
    *_foreach("abs acos asin atan ceil cos cosh erf erfc exp expm1 floor frac neg reciprocal round sigmoid sign sin sinh "
              "tan tanh trunc", _takes(1)),
    *_foreach("lgamma log log10 log1p log2 rsqrt sqrt", _takes(1, 1))]
foreach_binary_op_db = [
    *_foreach("add sub mul div clamp_max clamp_min", _takes(2, numbers=(2, 0.5))),
    *_foreach("pow", _takes(2, 1, (2, 0.5)), supports_scalar_self_arg=True)]
foreach_pointwise_op_db = _foreach("addcmul addcdiv", _takes(3, 1))
foreach_reduce_op_db = [*_foreach("max", _takes(1)), *_foreach("norm", _takes(1))]
foreach_other_op_db = _foreach("lerp", _takes(3))


# ---- Reductions

def _reduced(name):
    """The reduction of NumPy; lists of dimensions are tuples there."""

    def call(input, *, dim=None, keepdim=False):
        return getattr(numpy, name)(input, axis=tuple(dim) if isinstance(dim, list) else dim, keepdims=keepdim)

    return call


def _generate(input, dim=None, keepdim=False, **_):
    yield (), {}


def _reduction_samples(info, device, dtype, requires_grad, **_):
    for shape in ((), (3, 4), (2, 3, 4)):
        for kwargs in ({}, *([{"dim": -1, "keepdim": True}] if shape else ())):
            yield SampleInput(random_tensor(shape, device, dtype, requires_grad), args=(), kwargs=kwargs)


def _reduction(name, ref=None, dtypes=_FLOATS, **options):
    return ReductionOpInfo(name, ref=_reduced(ref or name), dtypes=dtypes, sample_inputs_func=_reduction_samples,
                           generate_args_kwargs=_generate, **options)


def _fails(*names):
    """Tests that fail with PyTorch, too."""
    return [DecorateInfo(unittest.expectedFailure, "TestReductions", name) for name in names]


_ALL_FOR_NONE = _fails("test_dim_empty", "test_dim_empty_keepdim")
_NO_KEEPDIM = _fails("test_dim_default_keepdim")
_ANY = (*_FLOATS, keyfall.int32, keyfall.int64, keyfall.bool)
reduction_ops = [
    _reduction("sum", dtypes=_ANY, identity=0, nan_policy="propagate", promotes_int_to_int64=True,
               skips=_ALL_FOR_NONE + _NO_KEEPDIM),
    _reduction("nansum", dtypes=_ANY, identity=0, nan_policy="omit", promotes_int_to_int64=True, skips=_ALL_FOR_NONE),
    _reduction("amax", dtypes=_ANY, nan_policy="propagate", skips=_ALL_FOR_NONE),
    _reduction("amin", dtypes=_ANY, nan_policy="propagate", skips=_ALL_FOR_NONE),
    _reduction("mean", nan_policy="propagate",
               skips=_ALL_FOR_NONE + _NO_KEEPDIM + _fails("test_empty_tensor_empty_slice")),
    _reduction("all", dtypes=_ANY, identity=True, result_dtype=keyfall.bool),
    _reduction("any", dtypes=_ANY, identity=False, result_dtype=keyfall.bool),
    _reduction("argmax", dtypes=_ANY[:-1], supports_multiple_dims=False, result_dtype=keyfall.int64),
    _reduction("argmin", dtypes=_ANY[:-1], supports_multiple_dims=False, result_dtype=keyfall.int64),
]


# ---- Fourier transforms

class SpectralFuncType(enum.Enum):
    """How many dimensions a Fourier transform has."""

    OneD = 0
    TwoD = 1
    ND = 2


class SpectralFuncInfo(OpInfo):
    """A Fourier transform."""

    def __init__(self, name, *, ndimensional, **options):
        short = name.rpartition(".")[2]
        ref = getattr(numpy.fft, short, None)  # NumPy lacks hfft2 and its relatives
        super().__init__(name, getattr(keyfall.fft, short), ndimensional=ndimensional, ref=ref, **options)


def _spectral_samples(info, device, dtype, requires_grad, **_):
    many = info.ndimensional is not SpectralFuncType.OneD
    for kwargs in ({}, {"s": (6, 4)} if many else {"n": 6}, {"norm": "ortho"}):
        yield SampleInput(random_tensor((5, 7), device, dtype, requires_grad), args=(), kwargs=kwargs)


def _coarser(test):
    """Sums over six dimensions have errors above the usual tolerance of float32."""
    return _devices.precisionOverride({keyfall.float32: 2e-4, keyfall.complex64: 2e-4})(test)


def _transforms():
    kinds = (("", SpectralFuncType.OneD), ("2", SpectralFuncType.TwoD), ("n", SpectralFuncType.ND))
    for stem in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft"):
        real = stem in ("rfft", "ihfft")
        types = _FLOATS if real else (*_FLOATS, keyfall.complex64, keyfall.complex128)
        for end, kind in kinds:
            yield SpectralFuncInfo(f"fft.{stem}{end}", ndimensional=kind, dtypes=types,
                                   sample_inputs_func=_spectral_samples,
                                   decorators=[_coarser] if kind is SpectralFuncType.ND else [])


spectral_funcs = list(_transforms())
