"""Tests run for each device, dtype and operator of a list; the only device is the CPU."""

import enum
import functools
import os
import unittest

import keyfall

from .common_utils import TEST_WITH_ROCM as TEST_WITH_ROCM
from .common_utils import TEST_WITH_TSAN as TEST_WITH_TSAN
from .common_utils import _short, _TestParametrizer, expand_test
from .common_utils import skipIf as skipIf

PYTORCH_CUDA_MEMCHECK = False
PYTORCH_TESTING_DEVICE_ONLY_FOR_KEY = "PYTORCH_TESTING_DEVICE_ONLY_FOR"
PYTORCH_TESTING_DEVICE_EXCEPT_FOR_KEY = "PYTORCH_TESTING_DEVICE_EXCEPT_FOR"
DEVICE = "cpu"

# ---- Types --------------------------------------------------------------------------------------


class dtypes:
    """Decorator: runs the test once for each of the dtypes, passed as `dtype`; or once for each
    group of dtypes, passed as `dtypes`."""

    def __init__(self, *args, device_type="all"):
        for each in args:
            members = each if isinstance(each, (tuple, list)) else (each,)
            if not all(isinstance(t, keyfall.dtype) for t in members):
                raise TypeError(f"dtypes: expected types or groups of types, found {each!r}")
        self.types = args
        self.device_type = device_type

    def __call__(self, test):
        known = dict(getattr(test, "dtypes", {}))
        if self.device_type in known:
            raise RuntimeError(f"types of {self.device_type} are given twice for {test.__name__}")
        known[self.device_type] = self.types
        test.dtypes = known
        return test


def dtypesIfCPU(*args):
    return dtypes(*args, device_type="cpu")


def dtypesIfCUDA(*args):
    return dtypes(*args, device_type="cuda")


def dtypesIfMPS(*args):
    return dtypes(*args, device_type="mps")


def dtypesIfXPU(*args):
    return dtypes(*args, device_type="xpu")


def dtypesIfHPU(*args):
    return dtypes(*args, device_type="hpu")


def dtypesIfPRIVATEUSE1(*args):
    return dtypes(*args, device_type="privateuse1")


def _types_of(test):
    """Returns (name or None, keyword arguments) for each dtype of the test."""
    known = getattr(test, "dtypes", {})
    types = known.get(DEVICE, known.get("all"))
    if types is None:
        return [(None, {})]
    cases = []
    for each in types:
        if isinstance(each, (tuple, list)):
            cases.append(("_".join(_short(t) for t in each), {"dtypes": each}))
        else:
            cases.append((_short(each), {"dtype": each}))
    return cases


# ---- Operators ----------------------------------------------------------------------------------


class OpDTypes(enum.Enum):
    """The dtypes that an operator is tested with."""

    supported = 0
    unsupported = 1
    supported_backward = 2
    unsupported_backward = 3
    any_one = 4
    none = 5
    any_common_cpu_cuda_one = 6


class PerDevice(_TestParametrizer):
    """A parametrization that only instantiate_device_type_tests() applies."""

    needs_device = True

    def decorators_of(self, cls, name, arguments):
        """The decorators that the tables' entries have for this test."""
        for info in arguments.values():
            for each in getattr(info, "decorators", None) or ():
                if not hasattr(each, "is_active"):
                    yield each
                elif each.is_active(cls.__name__, name, DEVICE, arguments.get("dtype"), arguments):
                    yield from each.decorators


class ops(PerDevice):
    """Decorator: runs the test for each operator of a list and each of its dtypes, passed as `op`
    and `dtype`; without types, there is no `dtype`."""

    def __init__(self, op_list, *, dtypes=OpDTypes.supported, allowed_dtypes=None, **_options):
        self.op_list = list(op_list)
        self.dtypes = dtypes
        self.allowed = allowed_dtypes

    def _types(self, op):
        if self.dtypes is OpDTypes.none:
            return [None]
        if isinstance(self.dtypes, (tuple, list)):
            chosen = list(self.dtypes)
        else:
            chosen = list(op.dtypes)
        chosen = [t for t in chosen if self.allowed is None or t in self.allowed]
        if self.dtypes in (OpDTypes.any_one, OpDTypes.any_common_cpu_cuda_one):
            preferred = [t for t in chosen if t is keyfall.float32]
            return (preferred or chosen)[:1]
        return chosen

    def cases(self, test, cls):
        for op in self.op_list:
            for dtype in self._types(op):
                name = op.name.replace(".", "_")
                if op.variant_test_name:
                    name += f"_{op.variant_test_name}"
                yield name, {"op": op} if dtype is None else {"op": op, "dtype": dtype}, []


# ---- Devices ------------------------------------------------------------------------------------


def _is_for_this_device(only_for, except_for):
    def listed(names):
        return DEVICE in ((names,) if isinstance(names, str) else names)

    if only_for is not None and not listed(only_for):
        return False
    return except_for is None or not listed(except_for)


def instantiate_device_type_tests(generic, scope, except_for=None, only_for=None, **_options):
    """Replaces the generic class in the scope by a class `<name>CPU`, with its tests for the device
    "cpu"."""
    scope.pop(generic.__name__, None)
    if not _is_for_this_device(only_for, except_for):
        return
    name = f"{generic.__name__}CPU"
    members = {
        "device_type": DEVICE,
        "device": DEVICE,
        "__module__": generic.__module__,
        "__qualname__": name,
        "get_primary_device": classmethod(lambda cls: DEVICE),
        "get_all_devices": classmethod(lambda cls: [DEVICE]),
    }
    for each in {"setUp", "tearDown"} & vars(generic).keys():  # they may call super(self.__class__, self)
        members[each] = vars(generic)[each]
        delattr(generic, each)
    for each in dir(generic):
        test = getattr(generic, each)
        if each.startswith("test") and callable(test):
            members.update(_tests_of(each, test, generic))
            if each in vars(generic):
                delattr(generic, each)
            else:
                members.setdefault(each, None)  # hides an inherited generic test
    scope[name] = type(name, (generic,), members)


def _tests_of(name, test, generic):
    """Returns {name: function} of the tests made from one generic test: the device comes after the
    suffix of the parameters, the dtype at the end."""
    made = {}
    for suffix, type_arguments in _types_of(test):
        cases = expand_test(name, test, generic, device=DEVICE, devices=[DEVICE], **type_arguments)
        for case, function in cases:
            dtype = function.arguments.get("dtype")
            last = suffix if suffix is not None or dtype is None else _short(dtype)
            made[f"{case}_{DEVICE}" + (f"_{last}" if last else "")] = function
    return made


def get_all_device_types():
    return [DEVICE]


def get_device_type_test_bases():
    return []


# ---- Decorators ---------------------------------------------------------------------------------


class tol:
    """Tolerances of one dtype."""

    __slots__ = ("atol", "rtol")

    def __init__(self, atol, rtol):
        self.atol, self.rtol = atol, rtol


def toleranceOverride(tolerances):
    """Decorator: sets the tolerances of the test's comparisons for these dtypes."""

    def apply(test):
        test.tolerances = {t: (each.atol, each.rtol) for t, each in tolerances.items()}
        return test

    return apply


def precisionOverride(precisions):
    """Decorator: sets the absolute tolerance of the test's comparisons for these dtypes."""

    def apply(test):
        test.tolerances = {t: (atol, 0.0) for t, atol in precisions.items()}
        return test

    return apply


def _pass(*_args, **_kwargs):
    """A decorator, or factory of one, for a condition about devices other than the CPU."""
    if len(_args) == 1 and callable(_args[0]) and not _kwargs:
        return _args[0]
    return lambda test: test


def _never(reason):
    return lambda test: unittest.skip(reason)(test)


onlyCPU = onlyNativeDeviceTypes = onlyNativeDeviceTypesAnd = _pass
skipCPUIfNoLapack = skipCPUIfNoFFT = skipCPUIfNoMkl = _pass
skipMeta = skipXLA = skipLazy = skipMPS = skipHPU = skipXPU = skipPRIVATEUSE1 = _pass
skipMPSIf = skipMPSVersionIfLessThan = skipXPUIf = skipGPUIf = skipCUDAIf = skipCUDAIfRocm = _pass
skipCUDAIfNotRocm = skipCUDAIfRocmVersionLessThan = skipCUDAIfCudnnVersionLessThan = _pass
skipCUDAVersionIn = skipCUDAIfNoCudnn = skipCUDAIfMiopen = skipCUDAIfNoMiopen = _pass
skipCUDAIfNoMagma = skipCUDAIfNoCusolver = skipCUDAIfNoMagmaAndNoCusolver = _pass
skipCUDAIfNoMagmaAndNoLinalgsolver = skipCUDAIfNotMiopenSuggestNHWC = skipCUDAIfNoSparseGeneric = _pass
expectedFailureMeta = expectedFailureXLA = expectedFailureCUDA = expectedFailureHPU = _pass
expectedFailureMPS = expectedFailureMPSPre14 = expectedFailureMPSPre15 = _pass
disablecuDNN = disableMkldnn = _pass
onlyCUDA = _never("only runs on cuda")
onlyMPS = _never("only runs on mps")
onlyXPU = _never("only runs on xpu")
onlyHPU = _never("only runs on hpu")
onlyPRIVATEUSE1 = onlyCUDAAndPRIVATEUSE1 = onlyAcceleratorAndMPS = _never("not for the CPU")
skipCPUIfNoMkldnn = skipCPUIfNoMklSparse = _never("there is no MKL")


def skipCPUIf(condition, reason):
    return skipIf(condition, reason)


def expectedFailure(device_type):
    return unittest.expectedFailure if device_type == DEVICE else _pass


def onlyOn(device_type):
    names = (device_type,) if isinstance(device_type, str) else tuple(device_type)
    return _pass if DEVICE in names else _never(f"only runs on {', '.join(names)}")


def deviceCountAtLeast(count):
    """Decorator: the test needs this many devices."""
    return _pass if count <= 1 else _never(f"needs {count} devices")


def _bytes_of(text):
    units = {"GB": 1 << 30, "MB": 1 << 20, "KB": 1 << 10}
    return float(text[:-2]) * units[text[-2:].upper()]


def largeTensorTest(size, device=None, inductor=False):
    """Decorator: skips the test if too little memory is free. `size` is a number of bytes, a string
    such as "12GB", or a function of the test's arguments that returns either."""

    def apply(test):
        @functools.wraps(test)
        def guarded(self, *args, **kwargs):
            needed = size(self, *args, **kwargs) if callable(size) else size
            needed = _bytes_of(needed) if isinstance(needed, str) else needed
            if needed > os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"):
                raise unittest.SkipTest(f"needs {size} of free memory")
            return test(self, *args, **kwargs)

        return guarded

    return apply


def has_cusolver():
    return False


def has_hipsolver():
    return False
