"""The test case and the decorators of PyTorch's tests."""

import contextlib
import functools
import gc
import importlib.util
import inspect
import io
import itertools
import os
import pathlib
import platform
import random
import re
import sys
import tempfile
import time
import unittest
import unittest.mock  # tests find it as an attribute of unittest
import urllib.request
import warnings
from collections.abc import Mapping
from numbers import Number

import keyfall
from keyfall import storage
from keyfall._loading import lazy_module
from keyfall.utils._pytree import tree_leaves

from .. import _comparison
from .._comparison import default_tolerances
from . import _sparse_inputs
from ._matrices import (  # noqa: F401
    bytes_to_scalar,
    iter_indices,
    make_fullrank_matrices_with_distinct_singular_values,
    make_symmetric_matrices,
    make_symmetric_pd_matrices,
    noncontiguous_like,
    random_hermitian_matrix,
    random_hermitian_pd_matrix,
    random_hermitian_psd_matrix,
    random_lowrank_matrix,
    random_sparse_matrix,
    random_sparse_pd_matrix,
    random_square_matrix_of_rank,
    random_symmetric_matrix,
    random_symmetric_pd_matrix,
    random_symmetric_psd_matrix,
    random_well_conditioned_matrix,
)

numpy = lazy_module("numpy")
subprocess = lazy_module("subprocess")
request = lazy_module("urllib.request")

IS_LINUX = sys.platform == "linux"
IS_MACOS = sys.platform == "darwin"
IS_WINDOWS = sys.platform == "win32"
IS_X86 = platform.machine() in ("x86_64", "i386")
IS_ARM64 = platform.machine() in ("arm64", "aarch64")
IS_CI = bool(os.environ.get("CI"))
IS_FBCODE = IS_SANDCASTLE = IS_REMOTE_GPU = IS_JETSON = False
TEST_CUDA = TEST_CUDA_GRAPH = TEST_MULTIGPU = TEST_MPS = TEST_XPU = TEST_ACCELERATOR = False
TEST_WITH_ROCM = TEST_WITH_ASAN = TEST_WITH_TSAN = TEST_WITH_UBSAN = False
NOTEST_CPU = TEST_WITH_TORCHDYNAMO = TEST_WITH_TORCHINDUCTOR = TEST_WITH_AOT_EAGER = False
TEST_WITH_CROSSREF = TEST_WITH_SLOW = TEST_SKIP_FAST = TEST_HPU = False
TEST_WITH_SLOW_GRADCHECK = os.environ.get("PYTORCH_TEST_WITH_SLOW_GRADCHECK", "0") == "1"
TEST_WITH_MTIA = TEST_WITH_MIOPEN_SUGGEST_NHWC = TEST_DILL = TEST_FAIRSEQ = False
TEST_MKL = TEST_LIBROSA = TEST_OPT_EINSUM = TEST_CUDA_MEM_LEAK_CHECK = IS_PPC = False
TEST_CUDA_CUDSS = TEST_PRIVATEUSE1 = NO_MULTIPROCESSING_SPAWN = IS_S390X = False
TEST_PRIVATEUSE1_DEVICE_TYPE = "privateuse1"
IS_FILESYSTEM_UTF8_ENCODING = sys.getfilesystemencoding() == "utf-8"
MACOS_VERSION = -1.0
GRAPH_EXECUTOR = None
GRADCHECK_NONDET_TOL = 1e-12
SEED = 1234

# The absolute tolerance of old tests.
dtype2prec_DONTUSE = {
    keyfall.float32: 1e-5,
    keyfall.float64: 1e-5,
    keyfall.float16: 1e-2,
    keyfall.bfloat16: 1e-1,
}


def _has_module(name):
    return importlib.util.find_spec(name) is not None


def __getattr__(name):
    """Tables between NumPy's dtypes and this package's; imports NumPy on access."""
    if name not in ("numpy_to_torch_dtype_dict", "torch_to_numpy_dtype_dict"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    shared = [row["dtype"] for row in keyfall._C._dtype_table() if row["letter"]]
    table = {numpy.dtype(str(each).partition(".")[2]).type: each for each in shared}
    if name == "torch_to_numpy_dtype_dict":
        table = {ours: theirs for theirs, ours in table.items()}
        table.update({keyfall.bfloat16: numpy.float32, keyfall.complex32: numpy.complex64})
    return table


TEST_NUMPY = _has_module("numpy")
TEST_SCIPY = _has_module("scipy")


# ---- The test case ------------------------------------------------------------------------------


class _Comparison:
    """Compares nested values; `check` returns None or a description of the difference."""

    def __init__(
        self, rtol, atol, equal_nan, exact_dtype, exact_device, exact_layout, exact_stride, least
    ):
        self.rtol, self.atol, self.equal_nan, self.least = rtol, atol, equal_nan, least
        self.exact_dtype, self.exact_device = exact_dtype, exact_device
        self.exact_layout, self.exact_stride = exact_layout, exact_stride

    def tolerance(self, usual):
        """Returns (rtol, atol): as requested, else the default; at least those of the test case."""
        rtol, atol = usual if self.rtol is None else (self.rtol, self.atol)
        return max(rtol, self.least[0]), max(atol, self.least[1])

    def check(self, a, b, path=""):
        Tensor = keyfall.Tensor
        if isinstance(a, Tensor) and isinstance(b, Tensor):
            return self.tensors(a, b, path)
        if isinstance(a, Tensor) or isinstance(b, Tensor):
            return self.tensor_and_other(a, b, path)
        if isinstance(a, storage.TypedStorage) and isinstance(b, storage.TypedStorage):
            return self.tensors(a._tensor(), b._tensor(), path)
        a, b = (x.item() if _is_numpy(x) and not x.ndim else x for x in (a, b))
        if isinstance(a, Number) and isinstance(b, Number) and not _both(a, b, bool):
            return self.numbers(a, b, path)
        if _both(a, b, storage.TypedStorage):
            return self.tensors(*(keyfall.tensor(x.tolist(), dtype=x.dtype) for x in (a, b)), path)
        if _is_numpy(a) or _is_numpy(b):
            return self.arrays(a, b, path)
        if _is_mapping(a) and _is_mapping(b):
            return self.mappings(a, b, path)
        if _is_sequence(a) and _is_sequence(b):
            return self.sequences(a, b, path)
        return None if a == b else f"{a!r} is not {b!r}{path}"

    def numbers(self, a, b, path):
        if isinstance(a, (int, bool)) and isinstance(b, (int, bool)):
            return None if a == b else f"{a} is not {b}{path}"
        rtol, atol = self.tolerance(default_tolerances(keyfall.float32))
        if a == b or (self.equal_nan and a != a and b != b):
            return None
        close = abs(a - b) <= atol + rtol * abs(b)
        return None if close else f"{a} is not close to {b} (rtol {rtol}, atol {atol}){path}"

    def tensors(self, a, b, path):
        if tuple(a.shape) != tuple(b.shape):
            return f"The shapes {tuple(a.shape)} and {tuple(b.shape)} do not match{path}"
        for what, exact in (
            ("dtype", self.exact_dtype),
            ("device", self.exact_device),
            ("layout", self.exact_layout),
        ):
            if exact and getattr(a, what) != getattr(b, what):
                return f"{what}: {getattr(a, what)} is not {getattr(b, what)}{path}"
        if self.exact_stride and a.stride() != b.stride():
            return f"strides: {a.stride()} is not {b.stride()}{path}"
        if a.device.type == "meta" or b.device.type == "meta" or a.numel() == 0:
            return None
        return self.values(a, b, path)

    def values(self, a, b, path):
        rtol, atol = self.tolerance(default_tolerances(a.dtype, b.dtype))
        with keyfall.no_grad():
            if a.dtype != b.dtype:
                common = _comparison._common_dtype(a.dtype, b.dtype)
                a, b = a.to(common), b.to(common)
            if a.layout != b.layout:
                a, b = a.to_dense(), b.to_dense()
            if a.layout is not keyfall.strided:
                try:
                    return _comparison._compare_sparse(a, b, rtol, atol, self.equal_nan)
                except AssertionError as error:
                    return f"{error}{path}"
            close = keyfall.isclose(a, b, rtol=rtol, atol=atol, equal_nan=self.equal_nan)
            if bool(close.all()):
                return None
        return f"Tensor-likes are not close (rtol {rtol}, atol {atol}){path}:\n{a}\nand\n{b}"

    def tensor_and_other(self, a, b, path):
        a, b = (x.item() if _is_numpy(x) and not x.ndim else x for x in (a, b))
        if _is_numpy(a) or _is_numpy(b):
            a, b = (keyfall.as_tensor(x) for x in (a, b))
            return self.tensors(a, b, path)
        if isinstance(a, Number) or isinstance(b, Number):
            a, b = (x.item() if isinstance(x, keyfall.Tensor) else x for x in (a, b))
            return self.numbers(a, b, path)
        if _is_sequence(a):
            return self.tensors(keyfall.as_tensor(list(a), dtype=b.dtype, device=b.device), b, path)
        if _is_sequence(b):
            return self.tensors(a, keyfall.as_tensor(list(b), dtype=a.dtype, device=a.device), path)
        return f"{type(a).__name__} and {type(b).__name__} cannot be compared{path}"

    def arrays(self, a, b, path):
        if _is_numpy(a) and _is_numpy(b) and a.dtype.kind in "biufc" and b.dtype.kind in "biufc":
            return self.tensors(keyfall.as_tensor(a), keyfall.as_tensor(b), path)
        a, b = (x.tolist() if _is_numpy(x) else x for x in (a, b))
        return self.check(a, b, path)

    def sequences(self, a, b, path):
        if len(a) != len(b):
            return f"The lengths {len(a)} and {len(b)} do not match{path}"
        for i, (x, y) in enumerate(zip(a, b)):
            problem = self.check(x, y, f"{path} at [{i}]")
            if problem is not None:
                return problem
        return None

    def mappings(self, a, b, path):
        if set(a) != set(b):
            return f"The keys {list(a)} and {list(b)} do not match{path}"
        for key in a:
            problem = self.check(a[key], b[key], f"{path} at [{key!r}]")
            if problem is not None:
                return problem
        return None


def _both(a, b, kind):
    return isinstance(a, kind) and isinstance(b, kind)


def _is_numpy(value):
    return type(value).__module__ == "numpy" and hasattr(value, "ndim")


def _is_sequence(value):
    if isinstance(value, (list, tuple, range, memoryview)):
        return True
    data = sys.modules.get("keyfall.utils.data.dataset")
    if data is not None and isinstance(value, data.Dataset) and hasattr(value, "__len__"):
        return not isinstance(value, data.IterableDataset)  # which may have one iterator at a time
    nn = sys.modules.get("keyfall.nn.modules.container")
    return nn is not None and isinstance(
        value, (nn.Sequential, nn.ModuleList, nn.ParameterList)
    )


def _is_mapping(value):
    nn = sys.modules.get("keyfall.nn.modules.container")
    return isinstance(value, Mapping) or nn is not None and isinstance(value, (nn.ModuleDict, nn.ParameterDict))


class TestCase(unittest.TestCase):
    """unittest.TestCase with comparisons of tensors and of inline expected text."""

    precision = 0.0
    rel_tol = 0.0
    maxDiff = None
    _ignore_not_implemented_error = False

    def setUp(self):
        set_rng_seed(SEED)
        checks = keyfall.sparse.check_sparse_tensor_invariants
        self.addCleanup(checks.enable if checks.is_enabled() else checks.disable)
        checks.enable()

    def _problem(self, x, y, **options):
        names = "rtol atol equal_nan exact_dtype exact_device exact_layout exact_stride".split()
        defaults = (None, None, True, True, False, False, False)
        chosen = {name: options.pop(name, None) for name in names}
        for name, default in zip(names, defaults):
            if chosen[name] is None:
                chosen[name] = default
        if chosen["rtol"] is None and chosen["atol"] is not None:
            chosen["rtol"] = 0.0
        if chosen["atol"] is None and chosen["rtol"] is not None:
            chosen["atol"] = 0.0
        return _Comparison(**chosen, least=(self.rel_tol, self.precision)).check(x, y)

    def assertEqual(self, x, y, msg=None, **options):
        problem = self._problem(x, y, **options)
        if problem is not None:
            text = msg(problem) if callable(msg) else msg
            raise self.failureException(problem if text is None else f"{text}\n{problem}")

    def assertObjectIn(self, obj, iterable):
        """Checks that an iterable has this object, not only an equal one."""
        self.assertTrue(any(obj is other for other in iterable), "object not found in iterable")

    def assertNotEqual(self, x, y, msg=None, **options):
        if self._problem(x, y, **options) is None:
            raise self.failureException(msg or f"{x!r} and {y!r} are equal")

    def assertEqualIgnoreType(self, x, y, msg=None, **options):
        self.assertEqual(x, y, msg, exact_dtype=False, **options)

    def assertEqualBroadcasting(self, x, y, *args, **options):
        self.assertEqual(
            x, y.expand_as(x) if isinstance(y, keyfall.Tensor) else y, *args, **options
        )

    def assertEqualTypeString(self, x, y):
        """Asserts that both have the same device and type."""
        self.assertEqual((x.device, x.dtype, x.type()), (y.device, y.dtype, y.type()))

    def assertExpectedInline(self, actual, expect, skip=0):
        """Asserts that `actual` equals the inline expected text exactly."""
        self.assertMultiLineEqual(expect, str(actual))

    def assertExpectedRaisesInline(self, exc_type, callable, expect, *args, skip=0, **kwargs):
        """Asserts that the call raises `exc_type` with exactly this text."""
        try:
            callable(*args, **kwargs)
        except exc_type as error:
            self.assertMultiLineEqual(expect, str(error))
        else:
            raise self.failureException(f"did not raise {exc_type.__name__}")

    def assertExpected(self, text, subname=None):
        """Asserts that `text` equals a file in the folder `expect` next to the test."""
        where = os.path.dirname(os.path.realpath(sys.modules[type(self).__module__].__file__))
        name = ".".join(self.id().split(".")[-2:]) + (f"-{subname}" if subname else "")
        with open(os.path.join(where, "expect", name + ".expect")) as file:
            self.assertMultiLineEqual(file.read().rstrip("\n"), str(text).rstrip("\n"))

    def compare_with_numpy(
        self, torch_fn, np_fn, tensor_like, device=None, dtype=None, **options
    ):
        """Asserts that both functions return the same for the same input."""
        if isinstance(tensor_like, keyfall.Tensor):
            tensor, array = tensor_like, tensor_like.detach().cpu()
            array = (array.float() if array.dtype is keyfall.bfloat16 else array).numpy()
        else:
            tensor = keyfall.tensor(tensor_like, device=device, dtype=dtype)
            array = numpy.array(tensor_like, dtype=tensor.numpy().dtype)
        theirs, ours = np_fn(array), torch_fn(tensor)
        if type(theirs).__module__ == "numpy":
            theirs = keyfall.from_numpy(theirs.copy()) if theirs.ndim else theirs.item()
            if isinstance(theirs, keyfall.Tensor) and tensor.dtype is keyfall.bfloat16:
                theirs = theirs.to(ours.dtype)  # NumPy has no such type
        self.assertEqual(theirs, ours, **{"exact_device": False, **options})

    @contextlib.contextmanager
    def assertRaisesRegexIgnore(self, *args):
        with self.assertRaisesRegex(*args):
            yield

    @contextlib.contextmanager
    def assertWarnsOnceRegex(self, category, regex=""):
        with warnings.catch_warnings(record=True) as caught, set_warn_always_context(True):
            warnings.simplefilter("always")
            yield
        texts = [str(w.message) for w in caught if issubclass(w.category, category)]
        if not any(re.search(regex, text) for text in texts):
            raise self.failureException(f"no warning matches {regex!r}: {texts}")

    def check_nondeterministic_alert(self, fn, caller_name, should_alert=True):
        """Asserts that the function raises, or warns, where deterministic algorithms are required, or that it does not."""
        text = f"{caller_name} does not have a deterministic implementation, but you set"
        with DeterministicGuard(True):
            if should_alert:
                self.assertRaisesRegex(RuntimeError, text, fn)
            else:
                fn()
        with DeterministicGuard(True, warn_only=True), warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            fn()
        self.assertEqual(should_alert, any(re.search(text, str(each.message)) for each in caught))

    def assertNotWarn(self, callable, msg=""):
        """Asserts that a call of the function warns of nothing."""
        with warnings.catch_warnings(record=True) as caught, set_warn_always_context(True):
            warnings.simplefilter("always")
            callable()
        self.assertFalse(caught, msg)

    def genSparseTensor(self, size, sparse_dim, nnz, is_uncoalesced, device, dtype):
        """Returns a random sparse tensor with copies of its indices and values; if wanted, half of the indices occur twice."""
        size, nnz = list(size), int(nnz)
        indices = _sparse_inputs.random_indices(size[:sparse_dim], nnz, is_uncoalesced).to(device)
        values = keyfall.testing.make_tensor([nnz, *size[sparse_dim:]], device=device, dtype=dtype, low=-1, high=1)
        made = keyfall.sparse_coo_tensor(indices, values, size, dtype=dtype, device=device)
        made = made._coalesced_(False) if is_uncoalesced else made.coalesce()
        return made, made._indices().clone(), made._values().clone()

    def safeToDense(self, t):
        """Returns a sparse tensor as a dense one."""
        return (t.coalesce() if t.layout == keyfall.sparse_coo else t).to_dense()

    def _make_crow_indices(self, n_rows, n_cols, nnz, *, device, dtype, random=True):
        """Returns the row pointers of a CSR matrix with `nnz` entries."""
        chosen = {} if random else {"chosen": lambda places, count: places[:count]}
        return _sparse_inputs.compressed_indices(n_rows, n_cols, nnz, **chosen)[0].to(device, dtype)

    def genSparseCompressedTensor(self, size, nnz, *, layout, device, dtype, index_dtype, blocksize=(), dense_dims=0):
        """Returns a random compressed tensor with `nnz` elements in each matrix, those of blocks included."""
        return _sparse_inputs.random_compressed(size, nnz, layout, device, dtype, index_dtype, blocksize, dense_dims)

    def genSparseCSRTensor(self, size, nnz, **options):
        return self.genSparseCompressedTensor(size, nnz, layout=keyfall.sparse_csr, **options)

    def genSparseCSCTensor(self, size, nnz, **options):
        return self.genSparseCompressedTensor(size, nnz, layout=keyfall.sparse_csc, **options)

    def genSparseBSRTensor(self, size, blocksize, nnz, **options):
        return self.genSparseCompressedTensor(size, nnz, layout=keyfall.sparse_bsr, blocksize=blocksize, **options)

    def genSparseBSCTensor(self, size, blocksize, nnz, **options):
        return self.genSparseCompressedTensor(size, nnz, layout=keyfall.sparse_bsc, blocksize=blocksize, **options)

    def generate_simple_inputs(self, layout, device=None, dtype=None, index_dtype=None, pin_memory=None,
                               members_pin_memory=None, enable_batch=True, enable_hybrid=True, enable_zero_sized=True,
                               enable_non_contiguous_indices=True, enable_non_contiguous_values=True,
                               enable_batch_variable_nse=False, output_tensor=True, patterns=None):
        """Yields small tensors of a layout, the same in every layout: with batches, dense dimensions, gaps in memory,
        and without elements if wanted; or the arguments (positional, by name) that make them."""
        for parts, size in _sparse_inputs.simple_inputs(layout, device, dtype, index_dtype, enable_batch, enable_hybrid,
                                                        enable_zero_sized, enable_non_contiguous_indices,
                                                        enable_non_contiguous_values, patterns):
            parts = tuple(each.pin_memory() for each in parts) if members_pin_memory else parts
            named = {"device": device, "dtype": dtype}
            if layout != keyfall.strided:
                named.update(size=size, pin_memory=pin_memory)
            if not output_tensor:
                yield parts, named
            elif layout == keyfall.strided:
                yield parts[0]
            elif layout == keyfall.sparse_coo:
                yield keyfall.sparse_coo_tensor(*parts, **named)
            else:
                yield keyfall.sparse_compressed_tensor(*parts, layout=layout, **named)

    @staticmethod
    def run_process_no_exception(code, env=None):
        """Runs a program in another process; returns what it wrote to stdout and stderr, as bytes."""
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=env)
        return done.stdout, done.stderr

    @staticmethod
    def run_process_no_exception(code, env=None):
        """Runs a program in another process; returns what it wrote to stdout and stderr, as bytes."""
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=env)
        return done.stdout, done.stderr

    @staticmethod
    def runWithPytorchAPIUsageStderr(code):
        result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        return result.stderr


def set_rng_seed(seed=None):
    """Seeds the generators, so that every run draws the same random numbers."""
    seed = SEED if seed is None else seed
    random.seed(seed)
    keyfall.manual_seed(seed)
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed(seed)


def run_tests(argv=None):
    """Runs the tests of the calling module."""
    unittest.main(argv=sys.argv if argv is None else argv)


# ---- Parametrized tests -------------------------------------------------------------------------


class subtest:
    """One set of arguments of a parametrized test, with an optional name and decorators."""

    __slots__ = ("arg_values", "name", "decorators")

    def __init__(self, arg_values, name=None, decorators=None):
        self.arg_values = arg_values
        self.name = name
        self.decorators = decorators or []


def _short(value):
    """Formats a value as part of a test's name."""
    if isinstance(value, keyfall.dtype):
        text = str(value).rpartition(".")[2]
    elif isinstance(value, type) or callable(value):
        text = getattr(value, "__name__", str(value))
    else:
        text = str(value)
    return "".join(char if char.isalnum() or char == "_" else "_" for char in text)


class _TestParametrizer:
    """A decorator that makes several tests of one: _parametrize_test() of subclasses yields
    (test, name suffix, keyword arguments, function from those to decorators)."""

    needs_device = False

    def _parametrize_test(self, test, generic_cls, device_cls):
        raise NotImplementedError

    def cases(self, test, cls):
        """Yields (name suffix, keyword arguments, decorators[, test to run instead]) of each."""
        for made, suffix, arguments, decorators in self._parametrize_test(test, cls, None):
            yield suffix, arguments, list(decorators(arguments)), made

    def decorators_of(self, cls, name, arguments):
        """Returns further decorators, which depend on all arguments of the test."""
        return ()

    def __call__(self, test):
        test.parametrizations = [self, *getattr(test, "parametrizations", [])]
        return test


class parametrize(_TestParametrizer):
    """Decorator: runs the test once for each value (a tuple of values for several names)."""

    def __init__(self, arg_str, arg_values, name_fn=None):
        self.names = [name.strip() for name in arg_str.split(",") if name.strip()]
        self.values = list(arg_values)
        self.name_fn = name_fn

    def __call__(self, test):
        return super().__call__(test) if self.names else test

    def cases(self, test, cls):
        """Yields (name suffix, keyword arguments, decorators) for each value."""
        if not self.values:
            raise ValueError(f"An empty arg_values was passed to parametrize() of {test.__name__}: a used generator?")
        for index, value in enumerate(self.values):
            decorators, name = [], None
            if isinstance(value, subtest):
                value, name, decorators = value.arg_values, value.name, value.decorators
            values = [value] if len(self.names) == 1 else list(value)
            if name is None and self.name_fn is not None:
                name = self.name_fn(*values)
            if name is None:
                # Text with an address differs from run to run.
                name = "_".join(f"{n}{index}" if " at 0x" in str(v) and not hasattr(v, "__name__") else f"{n}_{_short(v)}"
                                for n, v in zip(self.names, values))
            yield name, dict(zip(self.names, values)), decorators


class reparametrize(_TestParametrizer):
    """Decorator: a parametrization whose cases a function changes. It gets the suffix and the arguments of a case, and
    yields new ones, or None for none."""

    def __init__(self, parametrizer, adapter_fn):
        self.parametrizer, self.adapter_fn = parametrizer, adapter_fn
        self.needs_device = parametrizer.needs_device

    def cases(self, test, cls):
        for suffix, arguments, *rest in self.parametrizer.cases(test, cls):
            for changed in self.adapter_fn(suffix, arguments):
                if changed is not None:
                    yield *changed, *rest

    def decorators_of(self, cls, name, arguments):
        return self.parametrizer.decorators_of(cls, name, arguments)


def _decorated(test, decorators):
    for decorator in decorators:
        test = decorator(test)
    return test


def expand_test(name, test, cls, **fixed):
    """Yields (name, function) for each case of a test, passing the `fixed` arguments it accepts."""
    accepted = inspect.signature(test).parameters
    fixed = {key: value for key, value in fixed.items() if key in accepted}
    sources = getattr(test, "parametrizations", [])
    for combination in itertools.product(*(list(source.cases(test, cls)) for source in sources)):
        arguments, run = dict(fixed), test
        suffixes, decorators = [], []
        for suffix, values, more, *instead in combination:
            twice = sorted(arguments.keys() & values.keys())
            if twice:
                raise RuntimeError(f"{name}: {', '.join(twice)} is handled multiple times, "
                                   "by multiple parametrization decorators")
            arguments.update(values)
            suffixes.append(suffix)
            decorators.extend(more)
            run = instead[0] if instead else run
        for source in sources:
            decorators.extend(source.decorators_of(cls, name, arguments))
        made = _decorated(_bind(run, arguments), decorators)
        for condition in getattr(test, "conditional", ()):
            made = condition.apply(made, arguments)
        made.arguments = arguments
        yield "_".join([name, *suffixes]), made


def _bind(test, arguments):
    """Returns the test as a method without arguments, with the tolerances for its dtype. Decorators of tables' entries
    set these later, on the method."""

    @functools.wraps(test)
    def bound(self):
        method = getattr(self, self._testMethodName, test)
        tolerances = getattr(method, "tolerances", {}).get(arguments.get("dtype"))
        if tolerances is not None:
            self.precision, self.rel_tol = tolerances
        return test(self, **arguments)

    del bound.__wrapped__
    return bound


def instantiate_parametrized_tests(cls):
    """Replaces the parametrized tests of a class by one test for each case."""
    for name, test in list(vars(cls).items()):
        if name.startswith("test") and getattr(test, "parametrizations", None):
            if any(source.needs_device for source in test.parametrizations):
                raise RuntimeError(f"{name}: its decorator is intended to be used in a device-specific context, "
                                   "with instantiate_device_type_tests()")
            delattr(cls, name)
            for case, function in expand_test(name, test, cls):
                setattr(cls, case, function)
    return cls


# ---- Decorators ---------------------------------------------------------------------------------


def _keep(*_args, **_kwargs):
    """A decorator, or factory of one, for a condition that never holds here."""
    if len(_args) == 1 and not _kwargs and (callable(_args[0]) or isinstance(_args[0], type)):
        return _args[0]
    return lambda test: test


skipIfTorchDynamo = xfailIfTorchDynamo = unMarkDynamoStrictTest = markDynamoStrictTest = _keep
skipIfRocm = skipIfRocmArch = skipIfXpu = skipIfMPS = skipIfHpu = skipIfMTIA = _keep
skipIfCrossRef = skipIfTorchInductor = skipIfSlowGradcheckEnv = skipIfTBB = _keep
suppress_warnings = deprecated = wrapDeterministicFlagAPITest = dontRunInSlowGradcheck = _keep
slowTest = slowTestIf = xfailIf = xfailIfS390X = skipIfWindows = serialTest = gcIfJetson = _keep
skipIfRocmVersionLessThan = skipRocmIfTorchInductor = skipIfNotMiopenSuggestNHWC = _keep
skipCUDAMemoryLeakCheckIf = skipCUDANonDefaultStreamIf = _keep
setLinalgBackendsToDefaultFinally = setBlasBackendsToDefaultFinally = _keep


def skipIfNoLapack(test):
    return test


def xfailIfLinux(test):
    return unittest.expectedFailure(test) if IS_LINUX and not IS_PPC else test


def get_function_arglist(func):
    """Returns the names of a function's parameters."""
    return inspect.getfullargspec(func).args


def retry(ExceptionToCheck, tries=3, delay=3, skip_after_retries=False):
    """Decorator: calls a function again, after a delay, while it raises this exception."""
    def decorate(function):
        @functools.wraps(function)
        def repeated(*args, **kwargs):
            for turn in range(tries):
                try:
                    return function(*args, **kwargs)
                except ExceptionToCheck as error:
                    if turn + 1 == tries:
                        if skip_after_retries:
                            raise unittest.SkipTest(f"Skipping after {tries} consecutive {error!r}") from error
                        raise
                time.sleep(delay)
        return repeated
    return decorate


def download_file(url, binary=True):
    """Returns the path of a file of this address, which is downloaded once; skips the test if it cannot be."""
    path = os.path.join(tempfile.gettempdir(), f"keyfall-{os.path.basename(url)}")
    if not os.path.exists(path):
        try:
            data = urllib.request.urlopen(url, timeout=15).read()
        except OSError as error:
            raise unittest.SkipTest(f"could not download test file '{url}': {error}") from error
        with open(path, "wb") as file:
            file.write(data)
    return path


def skipIfNoDill(test):
    return unittest.skip("dill is not installed")(test)


def load_tests(loader, tests, pattern):
    """Returns all tests: none is excluded by name."""
    return tests


class decorateIf:
    """Decorator: applies another one to the cases whose parameters the predicate accepts."""

    def __init__(self, decorator, predicate_fn):
        self.decorator, self.predicate = decorator, predicate_fn

    def __call__(self, test):
        test.conditional = [*getattr(test, "conditional", []), self]
        return test

    def apply(self, made, arguments):
        return self.decorator(made) if self.predicate(arguments) else made


@contextlib.contextmanager
def _restored(get, put, *change):
    """Context at whose end put(get()) restores a setting. change: functions that set it, each
    with its argument."""
    before = get()
    for function, value in change:
        function(value)
    try:
        yield
    finally:
        put(before)


def _switch_gc(on):
    (gc.enable if on else gc.disable)()


def disable_gc():
    """Context or decorator that disables garbage collection."""
    return _restored(gc.isenabled, _switch_gc, (_switch_gc, False))


def skipIfNoSciPy(test):
    return test if TEST_SCIPY else unittest.skip("SciPy is not installed")(test)


def skipIfUnsupportedMinOpsetVersion(*_args):
    return lambda test: test


def skipIf(condition, reason):
    return unittest.skipIf(condition, reason)


def onlyCPU(test):
    return test


def scoped_load_inline(test):
    """Skips: this package does not compile C++ extensions."""
    return unittest.skip("compiles a C++ extension against PyTorch's headers")(test)


def find_library_location(lib_name):
    """The path of a library that is beside this package's own; skips where it is not: PyTorch's tests have some."""
    path = pathlib.Path(keyfall.__file__).parent / "lib" / lib_name
    if not path.exists():
        raise unittest.SkipTest(f"{lib_name} is a library of PyTorch's own tests")
    return path


def set_cwd(path):
    """Context with another working directory."""
    return _restored(os.getcwd, os.chdir, (os.chdir, path))


def xfail_inherited_tests(tests):
    """Decorates a class: these tests of its base classes are expected to fail."""

    def decorate(cls):
        for name in tests:
            inherited = getattr(cls, name)  # the base class runs the function itself
            setattr(cls, name, unittest.expectedFailure(functools.wraps(inherited)(
                lambda self, inherited=inherited: inherited(self))))
        return cls

    return decorate


def first_sample(test_case, samples):
    """Returns the first sample input; skips the test if there is none."""
    for sample in samples:
        return sample
    raise unittest.SkipTest("the operator has no sample inputs")


def set_default_dtype(dtype):
    """Context with another default dtype."""
    put = keyfall.set_default_dtype
    return _restored(keyfall.get_default_dtype, put, (put, dtype))


def set_default_tensor_type(tensor_type):
    """Context with another default dtype, given as a tensor class or its name."""
    return _restored(keyfall.get_default_dtype, keyfall.set_default_dtype,
                     (keyfall.set_default_tensor_type, tensor_type))


def set_warn_always_context(new_val):
    """Context that sets whether one-time warnings are always shown."""
    put = keyfall.set_warn_always
    return _restored(keyfall.is_warn_always_enabled, put, (put, new_val))


class DeterministicGuard:
    """Context that allows only deterministic algorithms, or any."""

    def __init__(self, deterministic, *, warn_only=False, fill_uninitialized_memory=True):
        self.deterministic, self.warn_only = deterministic, warn_only
        self.fill = fill_uninitialized_memory

    def __enter__(self):
        settings = keyfall.utils.deterministic
        self.before = (
            keyfall.are_deterministic_algorithms_enabled(),
            keyfall.is_deterministic_algorithms_warn_only_enabled(),
            settings.fill_uninitialized_memory,
        )
        keyfall.use_deterministic_algorithms(self.deterministic, warn_only=self.warn_only)
        settings.fill_uninitialized_memory = self.fill

    def __exit__(self, *exception):
        deterministic, warn_only, fill = self.before
        keyfall.use_deterministic_algorithms(deterministic, warn_only=warn_only)
        keyfall.utils.deterministic.fill_uninitialized_memory = fill


def CudaSyncGuard(sync_debug_mode):
    """Context with another mode of reports about waiting for CUDA devices."""
    put = keyfall.cuda.set_sync_debug_mode
    return _restored(keyfall.cuda.get_sync_debug_mode, put, (put, sync_debug_mode))


class AlwaysWarnTypedStorageRemoval:
    """Context in which typed storages warn always, or once."""

    def __init__(self, always_warn):
        self.always_warn = always_warn

    def __enter__(self):
        self.before = storage._get_always_warn_typed_storage_removal()
        storage._set_always_warn_typed_storage_removal(self.always_warn)

    def __exit__(self, *exception):
        storage._set_always_warn_typed_storage_removal(self.before)


class BytesIOContext(io.BytesIO):
    """BytesIO as a context manager."""


def wrapSwapTensorsTest(swap=None):
    """Decorator: the test may choose whether modules swap tensors, or this is chosen for it."""
    put = keyfall.__future__.set_swap_module_params_on_conversion

    def decorate(test):
        @functools.wraps(test)
        def wrapped(*args, **kwargs):
            change = () if swap is None else ((put, swap),)
            with _restored(keyfall.__future__.get_swap_module_params_on_conversion, put, *change):
                test(*args, **kwargs)

        return wrapped

    return decorate


class swap(_TestParametrizer):
    """Decorator: runs the test once for each way in which modules may replace their tensors."""

    def __init__(self, swap_values):
        self.swap_values = swap_values

    def _parametrize_test(self, test, generic_cls, device_cls):
        for value in self.swap_values:
            yield wrapSwapTensorsTest(value)(test), f"swap_{value}", {}, lambda _arguments: ()


def _with_fast_mode(kwargs):
    """Options of a check of derivatives. Tests compare random directions, unless they ask for every entry."""
    fast = kwargs.get("fast_mode")
    return {**kwargs, "fast_mode": not TEST_WITH_SLOW_GRADCHECK if fast is None else fast}


def gradcheck(fn, inputs, **kwargs):
    """autograd.gradcheck, in fast mode by default."""
    return keyfall.autograd.gradcheck(fn, inputs, **_with_fast_mode(kwargs))


def gradgradcheck(fn, inputs, grad_outputs=None, **kwargs):
    """autograd.gradgradcheck, in fast mode by default."""
    return keyfall.autograd.gradgradcheck(fn, inputs, grad_outputs, **_with_fast_mode(kwargs))


def _assertGradAndGradgradChecks(test_case, apply_fn, inputs, **kwargs):
    test_case.assertTrue(gradcheck(apply_fn, inputs, **kwargs))
    test_case.assertTrue(gradgradcheck(apply_fn, inputs, **kwargs))


def mock_wrapper(method):
    """Returns `method` with an attribute `mock`, a mock that sees the arguments of every call."""
    mock = unittest.mock.MagicMock()

    @functools.wraps(method)
    def wrapper(self, *args, **kwargs):
        mock(*args, **kwargs)
        return method(self, *args, **kwargs)

    wrapper.mock = mock
    return wrapper


def get_tensors_from(args, kwargs):
    """Returns the tensors among arguments."""
    return set(tensors_in([*args, *kwargs.values()]))


def dtype_name(dtype):
    """Returns the name of a dtype without its module."""
    return str(dtype).rpartition(".")[2]


def do_test_dtypes(self, dtypes, layout, device):
    """Checks dtype, layout and device of zeros()."""
    for dtype in dtypes:
        out = keyfall.zeros((2, 3), dtype=dtype, layout=layout, device=device)
        self.assertIs(dtype, out.dtype)
        self.assertIs(layout, out.layout)
        self.assertEqual(device, out.device)


def coalescedonoff(test):
    """Decorator: runs the test with coalesced=True and with coalesced=False."""

    @functools.wraps(test)
    def both(self, *args, **kwargs):
        for coalesced in (True, False):
            test(self, *args, **kwargs, coalesced=coalesced)

    return both


def is_coalesced_indices(s):
    """Whether the indices of a sparse tensor are sorted and distinct."""
    indices = s._indices().t().tolist()
    return all(a < b for a, b in zip(indices, indices[1:]))


def do_test_empty_full(self, dtypes, layout, device):
    """Checks the results of empty, full and similar functions."""
    shape = keyfall.Size([2, 3])

    def check(tensor, dtype, shape=shape, value=None, requires_grad=False):
        self.assertEqual(shape, tensor.shape)
        self.assertIs(dtype, tensor.dtype)
        self.assertIs(layout, tensor.layout)
        self.assertEqual(requires_grad, tensor.requires_grad)
        if value is not None:
            self.assertEqual(tensor, tensor.new_empty(shape).fill_(value))

    for dtype in dtypes:
        number = dtype.is_floating_point or dtype.is_complex
        for requires_grad in (False, True) if number else (False,):
            options = dict(dtype=dtype, layout=layout, device=device, requires_grad=requires_grad)
            check(keyfall.empty(shape, **options), dtype, requires_grad=requires_grad)
            full = keyfall.full(shape, 1, **options)
            check(full, dtype, value=1, requires_grad=requires_grad)
            check(keyfall.empty_like(full), dtype)
            check(keyfall.full_like(full, 5), dtype, value=5)
            check(full.new_empty((4, 1)), dtype, keyfall.Size([4, 1]))
            check(full.new_full((4, 1), 7), dtype, keyfall.Size([4, 1]), 7)
            other = keyfall.int64
            check(keyfall.empty_like(full, dtype=other), other)
            check(keyfall.full_like(full, 3, dtype=other), other, value=3)


def freeze_rng_state():
    """Context that restores the state of the random number generators."""
    return _restored(keyfall.get_rng_state, keyfall.set_rng_state)


@contextlib.contextmanager
def TemporaryFileName(*args, **kwargs):
    """Context that yields the name of a file and removes the file at the end."""
    file = tempfile.NamedTemporaryFile(*args, delete=False, **kwargs)
    file.close()
    try:
        yield file.name
    finally:
        os.unlink(file.name)


TemporaryDirectoryName = tempfile.TemporaryDirectory


def download_file(url, binary=True):
    """Returns the path of a downloaded file; skips the test where there is no network."""
    path = os.path.join(tempfile.gettempdir(), os.path.basename(url))
    try:
        if not os.path.exists(path):
            request.urlretrieve(url, path)
    except OSError as error:
        raise unittest.SkipTest(f"could not download test file '{url}'") from error
    return path


class CapturedOutput:
    """Context that captures what is written to a file descriptor."""

    def __init__(self, fd=1):
        self.fd = fd

    def __enter__(self):
        self._file = tempfile.TemporaryFile("w+")
        self._saved = os.dup(self.fd)
        os.dup2(self._file.fileno(), self.fd)
        return self

    def __exit__(self, *exception):
        os.dup2(self._saved, self.fd)
        os.close(self._saved)
        self._file.seek(0)
        self.capturedtext = self._file.read()
        self._file.close()


def make_tensor(*args, **kwargs):
    return keyfall.testing.make_tensor(*args, **kwargs)


def is_iterable_of_tensors(iterable, include_empty=False):
    if not isinstance(iterable, (list, tuple)):
        return False
    if not iterable:
        return include_empty
    return all(isinstance(item, keyfall.Tensor) for item in iterable)


def clone_input_helper(value):
    if isinstance(value, keyfall.Tensor):
        return value.clone()
    if isinstance(value, (list, tuple)):
        return type(value)(clone_input_helper(item) for item in value)
    return value


def tensors_in(value):
    """Returns the tensors in a nested value."""
    return [leaf for leaf in tree_leaves(value) if isinstance(leaf, keyfall.Tensor)]
