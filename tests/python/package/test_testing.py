"""keyfall.testing: assert_close and make_tensor. The messages are those of PyTorch."""

import importlib
import logging
import os
import unittest
import warnings

import pytest

import keyfall
from keyfall import tensor
from keyfall.testing import FileCheck, assert_close, make_tensor

NAN, INF = float("nan"), float("inf")

EQUAL = [
    (tensor([1.0, 2.0]), tensor([1.0, 2.0 + 1e-7])), (1.0, 1.0 + 1e-9), (1, 1), (True, True),
    (None, None), ([1, (2.0,)], [1, (2.0,)]), ({"a": tensor(1)}, {"a": tensor(1)}),
    (tensor([INF]), tensor([INF])), (keyfall.ones(0), keyfall.ones(0)), ((1, 2), [1, 2]),
    (keyfall.ones(2, device="meta"), keyfall.zeros(2, device="meta")),
]

DIFFERENT = [
    (tensor([1.0, 2.0, 3.0]), tensor([1.0, 2.5, 3.0]), {},
     "Tensor-likes are not close!\n\nMismatched elements: 1 / 3 (33.3%)\n"
     "Greatest absolute difference: 0.5 at index (1,) (up to 1e-05 allowed)\n"
     "Greatest relative difference: 0.20000000298023224 at index (1,) (up to 1.3e-06 allowed)"),
    (tensor([1, 2, 3]), tensor([1, 2, 4]), {},
     "Tensor-likes are not equal!\n\nMismatched elements: 1 / 3 (33.3%)\n"
     "Greatest absolute difference: 1 at index (2,)\n"
     "Greatest relative difference: 0.25 at index (2,)"),
    (tensor([[0.0, 1.0], [4.0, 3.0]]), tensor([[0.0, 2.0], [0.0, 3.0]]), {},
     "Tensor-likes are not close!\n\nMismatched elements: 2 / 4 (50.0%)\n"
     "Greatest absolute difference: 4.0 at index (1, 0) (up to 1e-05 allowed)\n"
     "Greatest relative difference: inf at index (1, 0) (up to 1.3e-06 allowed)"),
    (tensor([1.0]), tensor([1.0], dtype=keyfall.float64), {},
     "The values for attribute 'dtype' do not match: torch.float32 != torch.float64."),
    (tensor([1.0]), tensor([[1.0]]), {},
     "The values for attribute 'shape' do not match: torch.Size([1]) != torch.Size([1, 1])."),
    (keyfall.ones(2, 3).t(), keyfall.ones(3, 2), {"check_stride": True},
     "The values for attribute 'stride()' do not match: (1, 3) != (2, 1)."),
    (keyfall.ones(2, device="meta"), keyfall.ones(2), {},
     "The values for attribute 'device' do not match: meta != cpu."),
    (tensor(NAN), tensor(NAN), {},
     "Scalars are not close!\n\nExpected nan but got nan.\n"
     "Absolute difference: nan (up to 1e-05 allowed)\n"
     "Relative difference: nan (up to 1.3e-06 allowed)"),
    (1.0, 2.0, {},
     "Scalars are not close!\n\nExpected 2.0 but got 1.0.\n"
     "Absolute difference: 1.0 (up to 1e-07 allowed)\n"
     "Relative difference: 0.5 (up to 1e-07 allowed)"),
    (1, 2, {}, "Scalars are not equal!\n\nExpected 2 but got 1.\nAbsolute difference: 1\n"
               "Relative difference: 0.5"),
    (1.0, 1, {}, "The (d)types do not match: <class 'float'> != <class 'int'>."),
    (True, False, {}, "Booleans mismatch: True is not False"),
    (None, 1, {}, "None mismatch: None is not 1"),
    ([1], [1, 2], {}, "The length of the sequences mismatch: 1 != 2"),
    ({"a": 1}, {"b": 1}, {}, "The keys of the mappings do not match:\nMissing keys in the actual "
                             "mapping: ['b']\nAdditional keys in the actual mapping: ['a']"),
    ({"a": [1, 2]}, {"a": [1, 3]}, {},
     "Scalars are not equal!\n\nExpected 3 but got 2.\nAbsolute difference: 1\n"
     "Relative difference: 0.3333333333333333\n\nThe failure occurred for item ['a'][1]"),
    (1, 2, {"msg": "mine"}, "mine"),
    (True, False, {"msg": lambda text: text + "!"}, "Booleans mismatch: True is not False!"),
]


@pytest.mark.parametrize("actual, expected", EQUAL)
def test_close(actual, expected):
    assert_close(actual, expected)


@pytest.mark.parametrize("actual, expected, options, text", DIFFERENT)
def test_not_close(actual, expected, options, text):
    with pytest.raises(AssertionError) as found:
        assert_close(actual, expected, **options)
    assert str(found.value) == text


def test_options():
    assert_close(tensor(NAN), tensor(NAN), equal_nan=True)
    assert_close(tensor([1.0]), tensor([1.05]), rtol=0.1, atol=0)
    assert_close(tensor([1.0]), tensor([1.0], dtype=keyfall.float64), check_dtype=False)
    with pytest.raises(ValueError, match="but got no atol"):
        assert_close(1.0, 1.0, rtol=0.1)
    for one, other in (("a", "a"), (tensor(1.0), 1.0), (object(), object())):
        with pytest.raises(TypeError, match="No comparison pair"):
            assert_close(one, other)


def test_integers_that_no_type_holds_together():
    large = tensor([3, 200], dtype=keyfall.uint64)
    for dtype in (keyfall.int8, keyfall.int64):
        signed = tensor([3, 100], dtype=dtype)
        assert_close(large[:1], signed[:1], check_dtype=False)
        with pytest.raises(AssertionError, match="Greatest absolute difference: 100 at index"):
            assert_close(large, signed, check_dtype=False)
    keyfall.testing._internal.common_utils.TestCase().assertEqual(large, large.long(), exact_dtype=False)


def test_numpy_arrays():
    numpy = pytest.importorskip("numpy")
    assert_close(numpy.ones(3), numpy.ones(3))
    with pytest.raises(AssertionError, match="up to 1e-07"):
        assert_close(numpy.ones(3), numpy.zeros(3))


DTYPES = [keyfall.bool, keyfall.uint8, keyfall.int8, keyfall.int32, keyfall.int64, keyfall.float16,
          keyfall.bfloat16, keyfall.float32, keyfall.float64, keyfall.complex64, keyfall.complex128]


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_make_tensor(dtype):
    made = make_tensor(20, 30, dtype=dtype, device="cpu")
    assert made.shape == (20, 30) and made.dtype == dtype and made.is_contiguous()
    numbers = keyfall.view_as_real(made) if dtype.is_complex else made.to(keyfall.float64)
    assert -9 <= numbers.min().item() and numbers.max().item() <= 9
    assert numbers.unique().numel() > 1
    strided = make_tensor((4, 5), dtype=dtype, device="cpu", noncontiguous=True)
    assert strided.shape == (4, 5) and not strided.is_contiguous()
    nonzero = make_tensor(50, dtype=dtype, device="cpu", low=0, high=2, exclude_zero=True)
    assert bool((nonzero != 0).all())


def test_make_tensor_options():
    made = make_tensor((2, 3, 4, 4), dtype=keyfall.float32, device="cpu", requires_grad=True,
                       memory_format=keyfall.channels_last, low=2, high=3)
    assert made.requires_grad and made.is_contiguous(memory_format=keyfall.channels_last)
    assert bool(((made >= 2) & (made <= 3)).all())
    assert make_tensor((), dtype=keyfall.int64, device="cpu").dim() == 0
    for options in ({"low": 3, "high": 2}, {"low": NAN}, {"requires_grad": True},
                    {"noncontiguous": True, "memory_format": keyfall.channels_last}):
        with pytest.raises(ValueError):
            make_tensor(2, dtype=keyfall.int32, device="cpu", **options)


# ---- Helpers of PyTorch's own tests --------------------------------------------------------------


def test_tests_of_devices_and_types():
    from keyfall.testing._internal import common_device_type as devices
    from keyfall.testing._internal.common_utils import TestCase, parametrize

    class TestThings(TestCase):
        @devices.dtypes(keyfall.float32, keyfall.float64)
        @devices.precisionOverride({keyfall.float32: 0.5})
        def test_plain(self, device, dtype):
            self.assertEqual(tensor(1.0, dtype=dtype), tensor(1.4, dtype=dtype))

        @devices.dtypes((keyfall.float32, keyfall.int32))
        @devices.dtypesIfCPU((keyfall.int8, keyfall.bool))
        def test_pairs(self, device, dtypes):
            self.assertEqual(dtypes, (keyfall.int8, keyfall.bool))

        @parametrize("flag", [True, False])
        def test_flag(self, device, flag):
            self.assertEqual(tensor([1, 2]), [1, 2])

        @devices.onlyCUDA
        def test_elsewhere(self, device):
            raise AssertionError

    scope = {"TestThings": TestThings}
    devices.instantiate_device_type_tests(TestThings, scope)
    (made,) = scope.values()
    names = {name for name in dir(made) if name.startswith("test") and getattr(made, name)}
    assert names == {
        "test_plain_cpu_float32", "test_plain_cpu_float64", "test_pairs_cpu_int8_bool",
        "test_flag_flag_True_cpu", "test_flag_flag_False_cpu", "test_elsewhere_cpu",
    }
    results = {name: made(name).run() for name in names}
    failed = [name for name, result in results.items() if not result.wasSuccessful()]
    assert failed == ["test_plain_cpu_float64"]
    assert len(results["test_elsewhere_cpu"].skipped) == 1


def test_matrices_of_known_rank_and_spectrum():
    utils = importlib.import_module("keyfall.testing._internal.common_utils")
    keyfall.manual_seed(0)
    assert keyfall.linalg.matrix_rank(utils.random_square_matrix_of_rank(6, 3)) == 3
    values = keyfall.linalg.svdvals(utils.random_well_conditioned_matrix(2, 3, 4, dtype=keyfall.complex64, device="cpu"))
    assert_close(values, keyfall.ones(2, 3), atol=0.02, rtol=0)
    sparse = utils.random_sparse_matrix(40, 30, 0.2)
    assert sparse.layout is keyfall.sparse_coo and 150 < sparse._nnz() < 330
    spectrum = keyfall.linalg.svdvals(sparse.to_dense())
    assert spectrum[0] > 0.1 and spectrum[-1] < 1e-3 * spectrum[0]
    positive = utils.random_sparse_pd_matrix(10, 0.4)
    assert positive._nnz() >= 40
    assert_close(keyfall.linalg.eigvalsh(positive.to_dense()), keyfall.arange(1, 11, dtype=keyfall.float64) / 10)


def test_matrices_of_tests():
    from keyfall.testing._internal import common_utils as utils

    a = utils.random_hermitian_pd_matrix(4, 2, dtype=keyfall.complex128, device="cpu")
    x = keyfall.randn(2, 4, 1, dtype=keyfall.complex128)
    assert keyfall.allclose(a, a.mH) and bool(((x.mH @ a @ x).real > 0).all())
    b = utils.random_symmetric_matrix(3, 2)
    assert b.shape == (2, 3, 3) and keyfall.equal(b, b.mT)
    assert list(utils.iter_indices(keyfall.ones(2, 1))) == [(0, 0), (1, 0)]
    assert not utils.noncontiguous_like(keyfall.ones(2, 3)).is_contiguous()


def _run_all(cls):
    """Runs all tests of a class; returns {name: result}."""
    return {name: cls(name).run() for name in dir(cls) if name.startswith("test") and getattr(cls, name)}


def test_tables_of_optimizers():
    from keyfall.testing._internal import common_device_type as devices
    from keyfall.testing._internal import common_optimizers as table
    from keyfall.testing._internal.common_utils import TestCase

    class TestSteps(TestCase):
        @table.optims(table.optim_db, dtypes=[keyfall.float64])
        def test_step(self, device, dtype, optim_info):
            inputs = table._get_optim_inputs_including_global_cliquey_kwargs(device, dtype, optim_info)
            assert len(inputs) == len(optim_info.optim_inputs_func()) * (1 + len(optim_info.supported_impls))
            for each in inputs:
                assert sum(each.kwargs.get(flag, False) for flag in ("foreach", "fused", "differentiable")) <= 1
                optim_info.optim_cls([keyfall.nn.Parameter(keyfall.ones(2, dtype=dtype))], **each.kwargs)
            for error in optim_info.optim_error_inputs_func(device=device, dtype=dtype):
                with self.assertRaisesRegex(error.error_type, error.error_regex):
                    optim_info.optim_cls(error.optimizer_error_input.params, **error.optimizer_error_input.kwargs)

    scope = {"TestSteps": TestSteps}
    devices.instantiate_device_type_tests(TestSteps, scope)
    results = _run_all(scope["TestStepsCPU"])
    assert "test_step_SGD_cpu_float64" in results and len(results) == len(table.optim_db)
    assert all(result.wasSuccessful() for result in results.values())
    tracker, case = table.TensorTracker({"atol": 0.5, "rtol": 0}), TestCase()
    tracker.add(tensor([1.0]))
    second = tensor([1.25])
    tracker.pop_check_set(second, case)
    assert tracker.all_popped() and second.item() == 1.0


def test_table_of_modules():
    from keyfall.testing._internal import common_device_type as devices
    from keyfall.testing._internal import common_modules as table
    from keyfall.testing._internal.common_utils import TestCase

    class TestCalls(TestCase):
        @table.modules(table.module_db, allowed_dtypes=[keyfall.float64])
        def test_call(self, device, dtype, module_info, training):
            for each in module_info.module_inputs_func(module_info, device, dtype, False, training):
                module = module_info.module_cls(*each.constructor_input.args, **each.constructor_input.kwargs).to(dtype)
                module.train(training)
                found = module(*each.forward_input.args, **each.forward_input.kwargs)
                if each.reference_fn is not None:
                    self.assertEqual(found, each.reference_fn(module, *each.forward_input.args))

    scope = {"TestCalls": TestCalls}
    devices.instantiate_device_type_tests(TestCalls, scope)
    results = _run_all(scope["TestCallsCPU"])
    assert {"test_call_nn_Linear_cpu_float64", "test_call_nn_LSTM_eval_mode_cpu_float64"} <= set(results)
    assert all(result.wasSuccessful() for result in results.values())


def test_decorators_of_entries_and_parametrizations():
    from keyfall.testing._internal import common_device_type as devices
    from keyfall.testing._internal import common_utils as utils
    from keyfall.testing._internal.common_modules import ModuleInfo, modules
    from keyfall.testing._internal.opinfo import DecorateInfo

    def mark(test):
        test.marked = True
        return test

    info = ModuleInfo(keyfall.nn.ReLU, module_inputs_func=lambda *_: [], decorators=[
        DecorateInfo(mark, "TestMarks", "test_a", dtypes=[keyfall.float64], active_if=lambda p: p["x"] == 2)])

    class Doubled(utils._TestParametrizer):
        def _parametrize_test(self, test, generic_cls, device_cls):
            def instead(self, n):
                return test(self, n=n * 2)

            yield instead, "doubled", {"n": 3}, lambda arguments: [mark]

    class TestMarks(utils.TestCase):
        def setUp(self):
            super(self.__class__, self).setUp()

        @modules([info])
        @utils.parametrize("x", [2, object()])
        def test_a(self, device, dtype, module_info, training, x):
            pass

        @Doubled()
        def test_b(self, n):
            assert n == 6

    scope = {"TestMarks": TestMarks}
    devices.instantiate_device_type_tests(TestMarks, scope)
    made = scope["TestMarksCPU"]
    assert {name: hasattr(test, "marked") for name, test in vars(made).items() if name.startswith("test")} == {
        "test_a_nn_ReLU_x_2_cpu_float32": False, "test_a_nn_ReLU_x_2_cpu_float64": True,
        "test_a_nn_ReLU_x1_cpu_float32": False, "test_a_nn_ReLU_x1_cpu_float64": False, "test_b_doubled_cpu": True}
    assert all(result.wasSuccessful() for result in _run_all(made).values())


def test_entries_of_tables_set_tolerances():
    from keyfall.testing._internal import common_device_type as devices
    from keyfall.testing._internal import common_utils as utils
    from keyfall.testing._internal.opinfo import DecorateInfo, OpInfo

    coarse = DecorateInfo(devices.precisionOverride({keyfall.float32: 0.5}), "TestNear", "test_near")
    entry = OpInfo("neg", decorators=[coarse], dtypes=[keyfall.float32, keyfall.float64])

    class TestNear(utils.TestCase):
        @devices.ops([entry])
        def test_near(self, device, dtype, op):
            self.assertEqual(keyfall.ones(1, dtype=dtype), keyfall.full((1,), 1.25, dtype=dtype))

    scope = {"TestNear": TestNear}
    devices.instantiate_device_type_tests(TestNear, scope)
    results = {name: result.wasSuccessful() for name, result in _run_all(scope["TestNearCPU"]).items()}
    assert results == {"test_near_neg_cpu_float32": True, "test_near_neg_cpu_float64": False}


def test_modules_swap_tensors_as_a_test_asks():
    from keyfall.testing._internal import common_utils as utils

    seen = []

    class TestSwap(utils.TestCase):
        @utils.swap([True, False])
        def test(self):
            seen.append((self._testMethodName, keyfall.__future__.get_swap_module_params_on_conversion()))

    utils.instantiate_parametrized_tests(TestSwap)
    assert all(result.wasSuccessful() for result in _run_all(TestSwap).values())
    assert sorted(seen) == [("test_swap_False", False), ("test_swap_True", True)]
    assert not keyfall.__future__.get_swap_module_params_on_conversion()


def test_checks_of_derivatives_compare_random_directions_unless_told_otherwise():
    from keyfall.testing._internal import common_utils as utils

    calls = []

    def cube(x):
        calls.append(x)
        return x ** 3

    counts = []
    for options in ({}, {"fast_mode": None}, {"fast_mode": False}):
        for check in (utils.gradcheck, utils.gradgradcheck):
            calls.clear()
            assert check(cube, keyfall.rand(30, dtype=keyfall.float64, requires_grad=True), **options)
            counts.append(len(calls))
    assert max(counts[:4]) < 30 and min(counts[4:]) >= 60


def test_parametrizations_are_refused():
    from keyfall.testing._internal import common_utils as utils
    from keyfall.testing._internal.common_modules import module_db, modules

    def refused(decorate, error, text):
        def test(self, x):
            pass

        with pytest.raises(error, match=text):
            utils.instantiate_parametrized_tests(type("TestX", (utils.TestCase,), {"test": decorate(test)}))

    twice = utils.parametrize("x", [1])
    refused(modules(module_db), RuntimeError, "intended to be used in a device-specific context")
    refused(lambda test: twice(twice(test)), RuntimeError, "multiple parametrization decorators")
    refused(utils.parametrize("x", []), ValueError, "An empty arg_values was passed")


def test_helpers_of_sparse_and_linalg_tests():
    from keyfall._subclasses.meta_utils import assert_metadata_eq
    from keyfall.testing._internal import common_utils as utils
    from keyfall.testing._internal.common_methods_invocations import op_db
    from keyfall.testing._internal.opinfo.definitions.linalg import sample_inputs_linalg_solve
    from keyfall.testing._internal.opinfo.definitions.sparse import validate_sample_input_sparse

    a = utils.make_fullrank_matrices_with_distinct_singular_values(2, 4, 3, device="cpu", dtype=keyfall.float64)
    assert_close(keyfall.linalg.svdvals(a), keyfall.tensor([1.5, 1.25, 2 / 3], dtype=keyfall.float64).expand(2, 3))
    for sample in sample_inputs_linalg_solve(None, "cpu", keyfall.float64):
        keyfall.linalg.solve(sample.input, *sample.args)
        assert validate_sample_input_sparse(op_db[0], sample) is sample
    assert utils.is_coalesced_indices(keyfall.eye(3).to_sparse())
    assert not utils.is_coalesced_indices(keyfall.sparse_coo_tensor([[1, 0]], [1.0, 2.0]))
    utils.do_test_dtypes(utils.TestCase(), [keyfall.int8, keyfall.half], keyfall.sparse_coo, keyfall.device("cpu"))
    seen = []
    utils.coalescedonoff(lambda self, coalesced: seen.append(coalesced))(None)
    assert seen == [True, False]

    def equal(x, y):
        assert x == y

    assert_metadata_eq(equal, keyfall.ones(2, 3).t(), keyfall.ones(2, 3, device="meta").t())
    with pytest.raises(AssertionError):
        assert_metadata_eq(equal, keyfall.ones(2, 3).t(), keyfall.ones(3, 2, device="meta"))
    with pytest.raises(AssertionError, match="Broadcast function not implemented for CPU tensors"):
        keyfall.nn.parallel._functions.Broadcast.apply((0, 1), keyfall.ones(1))
    assert keyfall._running_with_deploy() is False


def test_tests_of_modules_and_losses():
    from keyfall.testing._internal import common_nn
    from keyfall.testing._internal.common_utils import TestCase

    x, y = keyfall.randn(4, 5, dtype=keyfall.float64), keyfall.randn(4, 5, dtype=keyfall.float64)
    test = common_nn.NewModuleTest(keyfall.nn.Linear, constructor_args=(3, 2), input_size=(3,), default_dtype=keyfall.double,
                                   reference_fn=common_nn.single_batch_reference_fn)
    assert test.get_name() == "test_Linear" and test.input_size == (3,)
    test(TestCase())
    wrong = common_nn.CriterionTest(keyfall.nn.MSELoss, input_size=(2, 3), target_size=(2, 3), desc="wrong",
                                    reference_fn=lambda x, target, module: (x - target).abs().mean())
    with pytest.raises(AssertionError):
        wrong(TestCase())
    sign = tensor([1.0, -1.0, 1.0, -1.0]).double()
    assert_close(common_nn.loss_reference_fns["CosineEmbeddingLoss"](x, y, sign, margin=0.25),
                 keyfall.nn.functional.cosine_embedding_loss(x, y, sign, margin=0.25))
    assert_close(common_nn.loss_reference_fns["TripletMarginLoss"](x, y, x + 0.5, swap=True),
                 keyfall.nn.functional.triplet_margin_loss(x, y, x + 0.5, swap=True))
    logs, targets = keyfall.randn(6, 2, 4).log_softmax(2), tensor([[1, 1, 2], [3, 2, 0]])
    for reduction in ("none", "mean", "sum"):
        assert_close(common_nn.ctcloss_reference(logs, targets, [6, 5], [3, 2], reduction=reduction),
                     keyfall.nn.functional.ctc_loss(logs, targets, (6, 5), (3, 2), reduction=reduction))


def test_tables_of_lists_reductions_and_transforms():
    from keyfall.testing._internal import common_methods_invocations as table
    from keyfall.testing._internal.common_device_type import OpDTypes, ops

    lists = (table.foreach_unary_op_db + table.foreach_binary_op_db + table.foreach_pointwise_op_db
             + table.foreach_other_op_db)
    for op in lists:
        for sample in op.sample_inputs("cpu", keyfall.float64, noncontiguous=True):
            apart = [each if isinstance(each, list) else [each] * 3 for each in (sample.input, *sample.ref_args)]
            expected = [op.ref(*each) for each in zip(*apart)]
            assert_close(list(op.method_variant(sample.input, *sample.args)), expected, equal_nan=True)
            op.inplace_variant(sample.input, *sample.args)
            assert_close(sample.input, expected, equal_nan=True)
        assert all(x.numel() == 0 for s in op.sample_zero_size_inputs("cpu", keyfall.float64) for x in s.input)
    for op in table.reduction_ops + [op for op in table.spectral_funcs if op.ref is not None]:
        for sample in op.sample_inputs("cpu", keyfall.float64):
            if op not in table.reduction_ops or sample.kwargs or sample.input.dim():
                assert_close(op(sample.input, **sample.kwargs),
                             keyfall.as_tensor(op.ref(sample.input.numpy(), **sample.kwargs)), check_dtype=False)
    assert {op.name for op in table.spectral_funcs} >= {"fft.fft", "fft.hfft2", "fft.irfftn"}
    assert [given for _, given, _ in ops(table.reduction_ops[:1], dtypes=OpDTypes.none).cases(None, None)] == [
        {"op": table.reduction_ops[0]}]
    doubled = sample.transform(lambda x: 2 * x)
    assert_close(doubled.input, 2 * sample.input)


def test_inputs_of_elementwise_operators():
    from keyfall._prims_common import corresponding_complex_dtype, corresponding_real_dtype
    from keyfall.testing._internal import common_methods_invocations as table

    unary = {name: make for name, make in vars(table).items() if name.startswith("generate_elementwise_unary")}
    binary = {name: make for name, make in vars(table).items() if name.startswith("generate_elementwise_binary")}
    assert len(unary) == 4 and len(binary) == 7
    cases = [(op, make) for op in table.unary_ufuncs for make in unary.values()]
    cases += [(op, make) for op in table.binary_ufuncs for make in binary.values()]
    for op, make in cases:
        samples = list(make(op, device="cpu", dtype=keyfall.float64))
        assert samples
        for sample in samples:
            numbers = [x.numpy() if isinstance(x, keyfall.Tensor) else x for x in (sample.input, *sample.args)]
            assert_close(op(sample.input, *sample.args, **sample.kwargs), keyfall.as_tensor(op.ref(*numbers)),
                         equal_nan=True)
    small = next(table.generate_elementwise_unary_small_value_tensors(table.unary_ufuncs[0], device="cpu", dtype=keyfall.uint8))
    assert small.input.tolist() == [0, 1, 2, 9]
    assert corresponding_complex_dtype(keyfall.float16) is keyfall.complex32
    assert corresponding_complex_dtype(keyfall.bfloat16) is keyfall.complex64
    assert corresponding_real_dtype(keyfall.complex128) is keyfall.float64
    with pytest.raises(KeyError):
        corresponding_complex_dtype(keyfall.int8)


def _parts(made):
    rows = made.layout in (keyfall.sparse_csr, keyfall.sparse_bsr)
    names = ("crow_indices", "col_indices") if rows else ("ccol_indices", "row_indices")
    return (*(getattr(made, name)() for name in names), made.values())


@pytest.mark.parametrize("name", ["strided", "sparse_coo", "sparse_csr", "sparse_csc", "sparse_bsr", "sparse_bsc"])
def test_simple_inputs(name):
    from keyfall.testing._internal.common_utils import TestCase

    case, layout = TestCase(), getattr(keyfall, name)
    made = list(case.generate_simple_inputs(layout, "cpu", keyfall.float64))
    dense = list(case.generate_simple_inputs(keyfall.strided, "cpu", keyfall.float64))
    assert all(x.layout == layout and x.dtype is keyfall.float64 for x in made)
    assert len(made) == len(dense) and all(keyfall.equal(x.to_dense(), y) for x, y in zip(made, dense))
    assert {x.dim() for x in made} == {2, 3, 4} and made[-1].shape == (0, 0)
    assert dense[0].tolist() == [[1, 2, 0, 0], [0, 3, 0, 0], [0, 0, 0, 0], [4, 0, 5, 6]]
    pattern = ([[0, 1], [1, 0]], [(1, 2)], [(2, 2)])
    (args, named), = case.generate_simple_inputs(
        layout, dtype=keyfall.float32, index_dtype=keyfall.int32, enable_zero_sized=False, output_tensor=False,
        enable_non_contiguous_values=False, patterns=[pattern])
    assert named["dtype"] is keyfall.float32
    if name == "sparse_csr":
        assert args[0].tolist() == [0, 1, 2] and args[0].dtype is keyfall.int32 and named["size"] == (2, 2, 2, 2)
        assert args[2].tolist() == [[[1, 11], [2, 12]], [[2, 12], [3, 13]]]  # recorded from PyTorch


def test_random_sparse_tensors():
    from keyfall.testing._internal.common_utils import TestCase

    case = TestCase()
    options = {"device": "cpu", "dtype": keyfall.float64, "index_dtype": keyfall.int32}
    for made, nnz in ((case.genSparseCSRTensor((2, 3, 4, 2), 5, dense_dims=1, **options), 5),
                      (case.genSparseCSCTensor((3, 4), 0, **options), 0),
                      (case.genSparseBSRTensor((4, 6), (2, 3), 18, **options), 3),
                      (case.genSparseBSCTensor((2, 4, 6), (2, 3), 18, **options), 3)):
        assert made._nnz() == nnz and made.values().dtype is keyfall.float64
        keyfall._validate_sparse_compressed_tensor_args(*_parts(made), made.shape, made.layout)
    twice = case.genSparseTensor((50, 60), 2, 10, True, "cpu", keyfall.float64)[0]
    assert twice._nnz() == 10 and twice.coalesce()._nnz() == 5
    assert case.genSparseTensor((5, 6), 2, 10, False, "cpu", keyfall.float64)[0]._nnz() == 10
    assert case._make_crow_indices(3, 2, 3, device="cpu", dtype=keyfall.int32, random=False).tolist() == [0, 2, 3, 3]
    for twice in (True, False):
        x, indices, values = case.genSparseTensor((4, 5, 2), 2, 6, twice, "cpu", keyfall.float64)
        assert case.genSparseTensor((4,), 1, 0, twice, "cpu", keyfall.float64)[0].is_coalesced() is not twice
        assert x.is_coalesced() is not twice and keyfall.equal(x._indices(), indices) and values.shape[1:] == (2,)
        assert keyfall.equal(case.safeToDense(x), x.to_dense())


def test_switches_for_deterministic_algorithms():
    from keyfall.testing._internal.common_utils import DeterministicGuard

    assert keyfall.get_deterministic_debug_mode() == 0
    with DeterministicGuard(True, warn_only=True):
        assert keyfall.are_deterministic_algorithms_enabled()
        assert keyfall.is_deterministic_algorithms_warn_only_enabled()
        keyfall.set_deterministic_debug_mode("error")
        assert keyfall.get_deterministic_debug_mode() == 2
    assert not keyfall.are_deterministic_algorithms_enabled()
    with pytest.raises(RuntimeError, match="expected one of"):
        keyfall.set_deterministic_debug_mode("sometimes")
    with pytest.raises(TypeError, match="must be bool"):
        keyfall.use_deterministic_algorithms(1)


@pytest.fixture
def deterministic():
    keyfall.use_deterministic_algorithms(True)
    yield keyfall.utils.deterministic
    keyfall.utils.deterministic.fill_uninitialized_memory = True
    keyfall.use_deterministic_algorithms(False)


@pytest.mark.parametrize("dtype, text", [
    ("float32", "nan"), ("float16", "nan"), ("float8_e5m2", "nan"), ("complex64", "(nan+0j)"), ("int8", "127"), ("uint8", "255"),
    ("int64", "9223372036854775807"), ("uint64", "18446744073709551615"), ("bool", "True")])
def test_new_memory_is_filled(deterministic, dtype, text):
    """Recorded from PyTorch."""
    dtype = getattr(keyfall, dtype)
    x, out = keyfall.zeros(2, dtype=dtype), keyfall.zeros(2, dtype=dtype)
    for made in (keyfall.empty(2, dtype=dtype), keyfall.empty_like(x), x.new_empty(2), keyfall.empty_strided((2,), (1,), dtype=dtype),
                 keyfall.empty_permuted((2,), (0,), dtype=dtype), x.new_empty_strided((2,), (3,)), keyfall.empty(2, out=out)):
        assert str(made.tolist()) == f"[{text}, {text}]"
    assert str(x.resize_(3).tolist()[2]) == text and not x[:2].to(keyfall.float32).any()
    assert keyfall.empty(2, dtype=dtype)._version == 0


def test_memory_that_stays_as_it_is(deterministic):
    view = keyfall.ones(6)[4:].resize_(4)
    assert view[:2].tolist() == [1, 1] and view[2:].isnan().all() and view.resize_(1).tolist() == [1]
    assert keyfall.empty(2, 2, device="meta").shape == (2, 2) and keyfall.empty(0).numel() == 0
    with pytest.raises(RuntimeError, match="^expected a bool, but got int$"):
        deterministic.fill_uninitialized_memory = 3
    assert deterministic.fill_uninitialized_memory
    deterministic.fill_uninitialized_memory = False
    assert not keyfall.zeros(8).resize_(2).resize_(8).isnan().any()
    deterministic.set_fill_uninitialized_memory(True)
    assert deterministic.fill_uninitialized_memory and keyfall.empty(2).isnan().all()


def test_sparse_tensors_are_compared_by_their_parts():
    def coo(indices, values):
        return keyfall.sparse_coo_tensor([indices], values, (3,))

    one = coo([0, 1], [1.0, 2.0])
    assert_close(one, coo([0, 1], [1.0, 2.0]))
    assert_close(one.coalesce(), one)
    assert_close(one, one.to_dense(), check_layout=False)
    for other, text in (
            (coo([0, 1], [1.0, 3.0]), "Sparse COO values are not close!\n\nMismatched elements: 1 / 2 (50.0%)\n"
             "Greatest absolute difference: 1.0 at index (1,) (up to 1e-05 allowed)\n"
             "Greatest relative difference: 0.3333333432674408 at index (1,) (up to 1.3e-06 allowed)"),
            (coo([0, 2], [1.0, 2.0]), "Sparse COO indices are not equal!\n\nMismatched elements: 1 / 2 (50.0%)\n"
             "Greatest absolute difference: 1 at index (0, 1)\nGreatest relative difference: 0.5 at index (0, 1)"),
            (coo([1], [2.0]), "The number of specified values in sparse COO tensors does not match: 2 != 1")):
        with pytest.raises(AssertionError) as raised:
            assert_close(one, other)
        assert str(raised.value) == text
    dense = tensor([[1.0, 0.0], [2.0, 3.0]])
    for layout, part in (("csr", "crow"), ("csc", "row")):
        compressed = [getattr(each, f"to_sparse_{layout}")() for each in (dense, dense, dense * 2, dense.flip(0))]
        assert_close(*compressed[:2])
        for other, name in zip(compressed[2:], ("values are not close", f"{part}_indices are not equal")):
            with pytest.raises(AssertionError, match=f"^Sparse {layout.upper()} {name}!"):
                assert_close(compressed[0], other)


def test_file_checks():
    text = "one two\nthree\nthree\nshown\n~~~~~\nfour5\n"
    FileCheck().check("one").check_same("two").check_count("three", 2, exactly=True).check_source_highlighted("shown").check_regex(
        r"four\d").run(text)
    lines = "# CHECK: one\n# CHECK-NOT: six\n# CHECK-NEXT: three\n# CHECK-COUNT-1: three\n# CHECK-REGEX: four.\n"
    FileCheck().run(lines, text)
    for check, message in (
            (FileCheck().check("six"), 'Expected to find "six" but did not find it'),
            (FileCheck().check_not("one"), 'Expected to not find "one" but found it'),
            (FileCheck().check_source_highlighted("three"), 'Expected to find "three"highlighted but it is not.'),
            (FileCheck().check_regex("x+"), 'Expected to find "x.*" but')):
        with pytest.raises(RuntimeError, match=f"^{message}"):
            check.run(text)


@pytest.mark.parametrize("dtype", [keyfall.float16, keyfall.bfloat16, keyfall.float32, keyfall.complex32])
def test_high_is_never_reached(dtype):
    """Halves of numbers just below it are rounded up to it."""
    values = make_tensor(30000, dtype=dtype, device="cpu", low=0, high=1)
    values = keyfall.view_as_real(values) if dtype.is_complex else values
    assert bool(((values >= 0) & (values < 1)).all())


def test_equal_limits():
    with pytest.warns(FutureWarning, match="^Passing `low==high` to `torch.testing.make_tensor` for floating"):
        assert make_tensor(2, dtype=keyfall.float32, device="cpu", low=1, high=1).tolist() == [1.0, 1.0]
    with pytest.raises(ValueError, match="^`low` must be less than `high`, but got 0 >= 0$"):
        make_tensor(2, dtype=keyfall.int64, device="cpu", low=0, high=0)


def test_sample_inputs_and_decorators():
    opinfo = pytest.importorskip("keyfall.testing._internal.opinfo.core")
    sample = opinfo.SampleInput(1, 2, 3, d=4)
    assert (sample.input, sample.args, sample.kwargs) == (1, (2, 3), {"d": 4})
    other = opinfo.SampleInput(1, args=(2,), kwargs={"d": 4}, name="n")
    assert (other.args, other.kwargs, other.name, other.broadcasts_input) == ((2,), {"d": 4}, "n", False)
    assert sample.with_metadata(broadcasts_input=True) is sample and sample.broadcasts_input
    with pytest.raises(AssertionError):
        opinfo.SampleInput(1, 2, args=(3,))
    info = opinfo.DecorateInfo(len, "Cls", dtypes=[keyfall.float32], active_if=lambda parameters: parameters["x"])
    assert info.is_active("Cls", "test", "cpu", keyfall.float32, {"x": True})
    assert not info.is_active("Cls", "test", "cpu", keyfall.float32, {"x": False})
    assert not info.is_active("Cls", "test", "cpu", keyfall.float64, {"x": True})


def test_a_single_parameter_may_be_a_tuple():
    utils = pytest.importorskip("keyfall.testing._internal.common_utils")
    seen = []

    @utils.instantiate_parametrized_tests
    class Cases(utils.TestCase):
        @utils.parametrize("shape", [(), (0,), (1, 2), 3])
        def test_shape(self, shape):
            seen.append(shape)

    for name in sorted(name for name in vars(Cases) if name.startswith("test_")):
        Cases(name).debug()
    assert sorted(seen, key=str) == [(), (0,), (1, 2), 3]


def test_values_are_compared_as_in_tests_of_pytorch():
    numpy = pytest.importorskip("numpy")
    from keyfall.testing._internal.common_utils import TestCase

    case = TestCase()
    for one, other in ((1.0, 1 + 1e-5), (1j, 1j + 1e-6), (tensor(1.0, dtype=keyfall.float64), 1 + 1e-6), (True, 1.0),
                       (numpy.float32(1), 1 + 1e-6), (numpy.float64(1), tensor(1.0)), (numpy.ones(2), tensor([1.0, 1]).double()),
                       (memoryview(b"ab"), tensor([97, 98], dtype=keyfall.uint8)), (keyfall.eye(2).to_sparse(), keyfall.eye(2)),
                       (keyfall.FloatStorage([1, 2]), keyfall.FloatStorage([1, 2]))):
        case.assertEqual(one, other)
    for one, other in ((1.0, 1 + 3e-5), (tensor(1.0, dtype=keyfall.float16), 1.0005), (numpy.ones(2), numpy.ones(2) + 1e-6),
                       (numpy.ones(2), numpy.ones(2, numpy.float32)), (keyfall.FloatStorage([1, 2]), keyfall.FloatStorage([1, 3]))):
        case.assertNotEqual(one, other)


def test_alerts_of_algorithms_that_are_not_deterministic():
    from keyfall.testing._internal.common_utils import TestCase

    def alert():
        text = "mine does not have a deterministic implementation, but you set it"
        if keyfall.is_deterministic_algorithms_warn_only_enabled():
            return warnings.warn(text, stacklevel=1)
        raise RuntimeError(text)

    TestCase().check_nondeterministic_alert(alert, "mine")
    TestCase().check_nondeterministic_alert(lambda: None, "mine", False)
    with pytest.raises(AssertionError):
        TestCase().check_nondeterministic_alert(lambda: None, "mine")


def test_subclasses_of_tests():
    from keyfall.testing._internal.common_subclass import DiagTensorBelow, subclass_db

    for kind, info in subclass_db.items():
        made = info.create_fn(3)
        assert type(made) is kind and isinstance(made + made, kind if info.closed_under_ops else keyfall.Tensor)
    diagonal = DiagTensorBelow(tensor([1.0, 2]))
    assert diagonal.shape == (2, 2) and isinstance(diagonal * 2, DiagTensorBelow) and (diagonal * 2).diag.tolist() == [2, 4]


def test_models_for_gradient_scaling():
    from keyfall.testing._internal.common_cuda import _create_scaling_case

    plain, scaled, *optimizers, data, loss, skipped = _create_scaling_case("cpu")
    assert [keyfall.equal(a, b) for a, b in zip(plain.parameters(), scaled.parameters())] == [True] * 4
    assert len(optimizers) == 2 and len(data) == 4 and loss(*data[0]).dim() == 0 and skipped == 2


def test_a_device_for_a_function():
    from keyfall.utils._device import set_device

    assert set_device("meta")(lambda: keyfall.ones(1).device.type)() == "meta" and keyfall.ones(1).device.type == "cpu"


def test_asserted_metadata():
    x = keyfall.ones(2, 3)
    right = {"size": (2, 3), "stride": [3, 1], "dtype": keyfall.float32, "device": "cpu", "layout": keyfall.strided}
    assert keyfall._assert_tensor_metadata(x, **right) is None and keyfall._assert_tensor_metadata(x, None) is None
    for name, value, text in (("size", [4], r"sizes mismatch! Expected: \[4\], Got: \[2, 3\]"),
                              ("stride", [4], r"strides mismatch! Expected: \[4\], Got: \[3, 1\]"), ("dtype", keyfall.int32, "dtype mismatch"),
                              ("device", "meta", "device mismatch! Expected: meta, Got: cpu"), ("layout", keyfall.sparse_coo, "layout mismatch")):
        with pytest.raises(RuntimeError, match="Tensor " + text):
            keyfall._assert_tensor_metadata(x, **{name: value})


def test_make_tensor_of_one_value():
    with pytest.warns(FutureWarning, match="low==high"):
        made = make_tensor(3, dtype=keyfall.float64, device="cpu", low=2.5, high=2.5)
    assert made.tolist() == [2.5] * 3
    assert keyfall.backends.cuda.preferred_linalg_library() == "default"
    with pytest.raises(RuntimeError, match="Unknown input value"):
        keyfall.backends.cuda.preferred_blas_library("none")


def test_helpers_of_test_files():
    common, calls = keyfall.testing._internal.common_utils, []
    assert common.get_function_arglist(lambda a, b=1: 0) == ["a", "b"]

    @common.retry(ValueError, tries=3, delay=0)
    def third(calls):
        calls.append(1)
        if len(calls) < 3:
            raise ValueError
        return len(calls)

    assert third(calls) == 3
    with pytest.raises(ValueError):
        common.retry(ValueError, tries=1, delay=0)(third.__wrapped__)([])
    seeded = keyfall.testing._internal.common_methods_invocations.wrapper_set_seed
    before = keyfall.get_rng_state()
    assert keyfall.equal(seeded(keyfall.rand, 3), seeded(keyfall.rand, 3))
    assert keyfall.equal(keyfall.get_rng_state(), before)


def test_records_of_loggers():
    utils = importlib.import_module("keyfall.testing._internal.logging_utils")
    seen = []

    class Case(utils.LoggingTestCase):
        @utils.make_logging_test(example=logging.DEBUG)
        def test_one(self, records):
            logging.getLogger("torch.example").debug("value %d", 3)
            logging.getLogger("torch.other").debug("elsewhere")
            seen.extend(record.getMessage() for record in records)
            assert self.hasRecord(records, "value") and self.getRecord(records, "3") is records[0]

    case = Case("test_one")
    case.debug()
    case.debug()
    assert seen == ["value 3"] * 2 and not logging.getLogger("torch.example").handlers


def test_arguments_that_functions_need():
    table = importlib.import_module("keyfall.testing._internal.generated.annotated_fn_args").annotated_args
    # as PyTorch's table has them
    own = {"is_kwarg_only": "False", "name": "self", "simple_type": "Tensor"}
    assert table[keyfall.abs] == [own]
    assert table[keyfall.outer] == [own, {**own, "name": "vec2"}]
    assert table[keyfall.cat][0] == {"is_kwarg_only": "False", "name": "tensors", "simple_type": "TensorList"}
    assert len(table) > 900


def test_lists_of_autocast():
    lists = importlib.import_module("keyfall.testing._internal.autocast_test_lists")
    own, case = lists.AutocastCPUTestLists(keyfall.device("cpu")), lists.TestAutocast()
    for rows, result, module in ((own.torch_16, keyfall.bfloat16, keyfall), (own.nn_16, keyfall.bfloat16, keyfall._C._nn),
                                 (own.torch_fp32, keyfall.float32, keyfall),
                                 (own.nn_fp32, keyfall.float32, keyfall._C._nn)):
        for name, args, options in map(case.args_maybe_kwargs, rows):
            case._run_autocast_outofplace(name, args, result, "cpu", module=module, add_kwargs=options)
    with pytest.raises(AssertionError, match="the type of mm's result"):
        case._run_autocast_outofplace("mm", own.torch_16[6][1], keyfall.float32, "cpu")


def test_copies_of_tests_with_other_options():
    testing, config = (importlib.import_module(f"keyfall._dynamo.{name}") for name in ("testing", "config"))
    seen = []

    class Case(unittest.TestCase):
        def test_it(self):
            seen.append(config.verbose)

    copy = testing.make_test_cls_with_patches(Case, "Loud", "_loud", (config, "verbose", "loud"))
    assert copy.__name__ == "LoudCase" and unittest.defaultTestLoader.getTestCaseNames(copy) == ["test_it_loud"]
    copy("test_it_loud").debug()
    assert seen == ["loud"] and config.verbose != "loud"
    made = testing.rand_strided((2, 3), (1, 4))
    assert made.stride() == (1, 4) and made.untyped_storage().nbytes() == 4 * 10
    assert not testing.rand_strided((2,), (1,), keyfall.int64).any()


def test_inherited_tests_that_fail(tmp_path):
    common = keyfall.testing._internal.common_utils

    class Case(unittest.TestCase):
        def test_it(self):
            self.fail()

    @common.xfail_inherited_tests(["test_it"])
    class Other(Case):
        pass

    assert Other("test_it").run().expectedFailures and Case("test_it").run().failures
    before = os.getcwd()
    with common.set_cwd(tmp_path):
        assert os.path.samefile(os.getcwd(), tmp_path)
    assert os.getcwd() == before
    with pytest.raises(unittest.SkipTest, match="x.so is a library of PyTorch's own tests"):
        common.find_library_location("x.so")


def test_numbers_of_numpy_have_no_type_to_compare():
    numpy = pytest.importorskip("numpy")

    class Case(keyfall.testing._internal.common_utils.TestCase):
        def runTest(self):
            self.assertEqual(tensor(0.5), numpy.float64(0.5))
            with self.assertRaises(AssertionError):
                self.assertEqual(tensor(0.5), numpy.float64(0.75))

    Case().runTest()


@pytest.mark.filterwarnings("ignore:TypedStorage")
def test_storages_are_compared_by_their_elements():
    class Case(keyfall.testing._internal.common_utils.TestCase):
        def runTest(self):
            self.assertEqual(tensor([1.0, 2.0]).storage(), tensor([1.0, 2.0]).storage())
            with self.assertRaises(AssertionError):
                self.assertEqual(tensor([1.0, 2.0]).storage(), tensor([1.0, 3.0]).storage())

    Case().runTest()


def test_flags_of_backends_decorate():
    @keyfall.backends.cudnn.flags(enabled=False)
    def inside():
        return keyfall.backends.cudnn.enabled

    assert inside() is False


def test_parametrizations_that_a_function_changes():
    from keyfall.testing._internal import common_utils

    def even_only(suffix, arguments):
        yield None if arguments["x"] % 2 else (suffix + "_even", {**arguments, "half": arguments["x"] // 2})

    class Test(common_utils.TestCase):
        @common_utils.reparametrize(common_utils.parametrize("x", range(5)), even_only)
        def test_it(self, x, half):
            self.assertEqual(x, 2 * half)

    common_utils.instantiate_parametrized_tests(Test)
    names = sorted(name for name in vars(Test) if name.startswith("test"))
    assert names == ["test_it_x_0_even", "test_it_x_2_even", "test_it_x_4_even"]
    for name in names:
        getattr(Test(name), name)()


@pytest.mark.parametrize("name", ["float8_e4m3fn", "float8_e5m2"])
def test_random_tensors_of_eight_bits(name):
    dtype = getattr(keyfall, name)
    values = keyfall.testing.make_tensor(200, dtype=dtype, device="cpu", low=-1, high=2).float()
    assert float(values.min()) >= -1 and float(values.max()) <= 2  # drawn as float32, rounded as PyTorch does


def test_programs_in_other_processes():
    from keyfall.testing._internal import common_utils

    out, error = common_utils.TestCase.run_process_no_exception("import sys; print(1); sys.exit('no')")
    assert (out.strip(), error.strip()) == (b"1", b"no")


def test_functions_that_must_not_warn_are_called():
    from keyfall.testing._internal import common_utils

    case, calls = common_utils.TestCase(), []
    case.assertNotWarn(lambda: calls.append(1))
    assert calls == [1]
    with pytest.raises(AssertionError, match="too loud"):
        case.assertNotWarn(lambda: warnings.warn("x"), "too loud")


def test_data_sets_are_compared_by_their_items():
    from keyfall.testing._internal import common_utils
    from keyfall.utils.data import TensorDataset, random_split

    case, data = common_utils.TestCase(), TensorDataset(keyfall.arange(6))
    one, two, other = (random_split(data, [2, 4], keyfall.Generator().manual_seed(seed)) for seed in (1, 1, 2))
    case.assertEqual(one, two)
    case.assertNotEqual(one, other)


def test_inputs_of_losses_have_finite_results():
    from keyfall.testing._internal.common_modules import module_db
    for info in module_db:
        if not info.name.endswith("Loss"):
            continue
        for case in info.module_inputs_func(info, "cpu", keyfall.float64, requires_grad=False, training=True):
            module = info.module_cls(*case.constructor_input.args, **case.constructor_input.kwargs)
            assert module(*case.forward_input.args).isfinite().all(), info


def test_tensors_of_more_dimensions_than_reductions_take():
    made = keyfall.testing.make_tensor([1] * 65, dtype=keyfall.float32, device="cpu")
    with pytest.raises(RuntimeError, match="only tensors with up to 64 dims are supported"):
        made.sum(0)


def test_mappings_and_objects_are_compared():
    from keyfall.testing._internal.common_utils import TestCase

    case, parameter = TestCase(), keyfall.nn.Parameter(keyfall.ones(2))
    case.assertEqual({"a": None, "b": parameter}, keyfall.nn.ParameterDict({"a": None, "b": parameter}))
    with pytest.raises(AssertionError):
        case.assertEqual({"a": parameter}, keyfall.nn.ParameterDict({"b": parameter}))
    case.assertObjectIn(parameter, [1, parameter])
    with pytest.raises(AssertionError, match="object not found"):
        case.assertObjectIn(parameter, [parameter.clone()])


def test_precision_of_cuda_products_is_a_context():
    from keyfall.testing._internal.common_cuda import tf32_off, tf32_on

    with tf32_off(), tf32_on(None, 1e-5):
        pass


def test_samples_become_arrays_and_lose_their_order():
    from keyfall.testing._internal.opinfo.core import SampleInput

    sample = SampleInput(keyfall.ones(2, 3, dtype=keyfall.bfloat16), [keyfall.arange(4).view(2, 2)], dtype=keyfall.int32)
    arrays = sample.numpy()
    assert arrays.input.dtype == "float32" and arrays.args[0][0].tolist() == [[0, 1], [2, 3]]
    assert arrays.kwargs["dtype"]().dtype == "int32"
    turned = sample.noncontiguous()
    assert not turned.input.is_contiguous() and turned.input.equal(sample.input)
    assert not turned.args[0][0].is_contiguous() and turned.kwargs["dtype"] is keyfall.int32


@pytest.mark.parametrize("dtype, options, expected", [  # recorded from PyTorch 2.13
    (keyfall.float32, {}, [-8.478373527526855, -1.765825867652893, -4.3228044509887695]),
    (keyfall.float16, {"noncontiguous": True}, [-1.765625, -2.400390625, 3.611328125]),
    (keyfall.complex64, {}, [-8.478373527526855 - 1.765825867652893j, -4.3228044509887695 - 2.400455951690674j])])
def test_made_tensors_have_pytorchs_numbers(dtype, options, expected):
    keyfall.manual_seed(1234)
    made = keyfall.testing.make_tensor((4, 5), dtype=dtype, device="cpu", **options)
    assert made.flatten().tolist()[:len(expected)] == expected
    wide = keyfall.testing.make_tensor(9, dtype=dtype, device="cpu", low=-float("inf"), high=float("inf"))
    assert wide.isfinite().all()
