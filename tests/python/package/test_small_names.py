"""Names of PyTorch's that programs use in passing."""

import copy
import importlib
import inspect
import os
import platform
import re
import subprocess
import sys
import traceback
import typing

import pytest

import keyfall
from keyfall import nn
from keyfall.optim.lr_scheduler import LRScheduler, _LRScheduler
from keyfall.optim.optimizer import required


def test_functions():
    y = keyfall.tensor([1.0, 3.0, 5.0])
    assert keyfall.trapz(y).item() == 6 and keyfall.trapz(y, dx=2.0, axis=0).item() == 12
    assert keyfall.trapz(y, keyfall.tensor([0.0, 1.0, 3.0])).item() == 10
    assert keyfall.get_device(y) == -1
    flags = keyfall.tensor([True, False])
    assert keyfall._is_any_true(flags).item() and not keyfall._is_all_true(flags).item()
    with pytest.raises(RuntimeError, match="expected a tensor of bools, found torch.float32"):
        keyfall._is_all_true(y)
    keyfall._assert(keyfall.tensor(True), "never")
    with pytest.raises(AssertionError, match="^why$"):
        keyfall._assert(False, "why")


def test_dense_tensors_are_dense():
    x = keyfall.ones(2)
    assert x.to_dense() is x and x.to_dense(keyfall.float64).dtype is keyfall.float64


def test_annotations():
    assert (keyfall.FloatTensor | None) == typing.Optional[keyfall.FloatTensor]
    assert (keyfall.FloatTensor | keyfall.LongTensor) == typing.Union[keyfall.FloatTensor, keyfall.LongTensor]
    assert (int | keyfall.FloatTensor) == typing.Union[int, keyfall.FloatTensor]
    with pytest.raises(TypeError):
        keyfall.FloatTensor | 3


def test_signatures_of_modules():
    assert str(inspect.signature(nn.Linear(1, 1))) == "(*args, **kwargs)"
    assert "in_features" in str(inspect.signature(nn.Linear))
    assert "input" in str(inspect.signature(nn.Linear.forward))


def test_optimizers():
    assert repr(required) == "<required parameter>" and issubclass(_LRScheduler, LRScheduler)

    class Half(_LRScheduler):
        def get_lr(self):
            return [rate / 2**self.last_epoch for rate in self.base_lrs]

    optimizer = keyfall.optim.SGD([keyfall.ones(1, requires_grad=True)], lr=1.0)
    scheduler = Half(optimizer)
    optimizer.step()
    scheduler.step()
    assert scheduler.get_last_lr() == [0.5]


def test_sizes_of_storages():
    small, large = keyfall.ones(1).untyped_storage(), keyfall.ones(1001).untyped_storage()
    assert sys.getsizeof(large) - sys.getsizeof(small) == 4000


def test_autocast_of_absent_devices():
    assert not keyfall.is_autocast_enabled("mps") and not keyfall.is_autocast_enabled("xpu")
    with pytest.raises(RuntimeError):
        keyfall.is_autocast_enabled("meta")


def test_storages_of_files(tmp_path):
    path = tmp_path / "bytes"
    path.write_bytes(bytes(range(16)))
    assert keyfall.UntypedStorage.from_file(str(path), False, 3).tolist() == [0, 1, 2]
    keyfall.UntypedStorage.from_file(str(path), shared=True, nbytes=8)[0] = 9
    assert path.read_bytes()[:2] == b"\x09\x01"
    floats = keyfall.FloatStorage.from_file(str(path), False, 2)
    assert len(floats) == 2 and floats.dtype is keyfall.float32
    assert keyfall.UntypedStorage.from_file(str(path)).nbytes() == 0
    for call in (lambda: keyfall.UntypedStorage.from_file(str(tmp_path / "none"), False, 8),
                 lambda: keyfall.UntypedStorage.from_file(str(path), False, 80),
                 lambda: keyfall.TypedStorage.from_file(str(path), False, 1)):
        with pytest.raises(RuntimeError):
            call()


@pytest.mark.unsanitized  # a sanitized build has one instruction set
def test_cpu_capability_is_the_instruction_set_in_use():
    base, name = ("neon", "DEFAULT") if platform.machine() == "aarch64" else ("baseline", "NO AVX")
    assert keyfall.backends.cpu.get_cpu_capability() in (name, "AVX2", "AVX512", "SVE256")
    assert f"CPU capability usage: {keyfall._C._get_cpu_capability()}\n" in keyfall.__config__.show()
    done = subprocess.run(
        [sys.executable, "-c", "import keyfall; print(keyfall.backends.cpu.get_cpu_capability())"],
        capture_output=True, text=True, env={**os.environ, "KEYFALL_CPU_ISA": base})
    assert done.stdout == f"{name}\n", done.stderr


def test_conversions_of_modules_by_switches():
    future = keyfall.__future__
    assert not future.get_overwrite_module_params_on_conversion() and not future.get_swap_module_params_on_conversion()

    def converted(change):
        module = keyfall.nn.Linear(2, 2)
        module(keyfall.ones(2)).sum().backward()
        weight = module.weight
        change(True)
        try:
            module.double()
        finally:
            change(False)
        assert module.weight.dtype == module.weight.grad.dtype == keyfall.float64 and module.weight.requires_grad
        return weight is module.weight, weight.dtype

    assert converted(lambda on: None) == (True, keyfall.float64)
    assert converted(future.set_overwrite_module_params_on_conversion) == (False, keyfall.float32)
    assert converted(future.set_swap_module_params_on_conversion) == (True, keyfall.float64)


def test_classes_of_extensions():
    with pytest.raises(RuntimeError, match="Tried to instantiate class 'foo.Bar', but it does not exist!"):
        keyfall.classes.foo.Bar
    with pytest.raises(OSError, match="Could not load this library: /nowhere.so"):
        keyfall.classes.load_library("/nowhere.so")


def test_options_of_compilers():
    config = importlib.import_module("keyfall._dynamo.config")
    assert keyfall._dynamo.config is config and config.cache_size_limit == 8
    with config.patch(cache_size_limit=16), config.patch({"triton.cudagraphs": True}), config.patch("verbose", 1):
        assert (config.cache_size_limit, config.triton.cudagraphs, config.verbose) == (16, True, 1)
    assert (config.cache_size_limit, config.triton.cudagraphs, config.verbose) == (8, None, None)
    config.suppress_errors = True
    assert config.suppress_errors
    del config.suppress_errors


def test_grouped_products():
    a = (keyfall.arange(24.0) / 10).reshape(6, 4)
    b = keyfall.arange(24.0).reshape(2, 4, 3) / 10
    ends = keyfall.tensor([2, 6], dtype=keyfall.int32)
    rows = keyfall._grouped_mm(a, b, offs=ends)
    assert keyfall.allclose(rows, keyfall.cat([a[:2] @ b[0], a[2:] @ b[1]]))
    assert rows[5].tolist() == pytest.approx([14.34, 15.2, 16.06])
    columns = keyfall.nn.functional.grouped_mm(keyfall.ones(2, 3, 4), a.t().contiguous(), offs=ends)
    assert columns[0].tolist() == pytest.approx([0.6, 2.2, 3.8, 5.4, 7.0, 8.6])
    summed = keyfall._grouped_mm(a.t().contiguous(), a, offs=ends)
    assert summed.shape == (2, 4, 4) and summed[0, 0].tolist() == pytest.approx([0.16, 0.2, 0.24, 0.28])
    assert keyfall.equal(keyfall._grouped_mm(b, b.mT), b @ b.mT)
    assert keyfall._grouped_mm(a, b[:0], offs=ends[:0]).shape == (6, 3)  # recorded from PyTorch 2.13
    assert keyfall._grouped_mm(b.mT[:0], a.t().contiguous(), offs=ends[:0]).shape == (3, 6)
    assert keyfall._grouped_mm(a, b[0], offs=ends[:0]).shape == (0, 6, 3)
    for text, call in {
            "Have to provide offsets if there is a 2d matrix": lambda: keyfall._grouped_mm(a, b),
            "Offsets have to be int32": lambda: keyfall._grouped_mm(a, b, offs=ends.long()),
            "Bias not supported yet": lambda: keyfall._grouped_mm(a, b, offs=ends, bias=a),
            "matrix batch sizes have to match": lambda: keyfall._grouped_mm(a, b, offs=ends[:1])}.items():
        with pytest.raises(RuntimeError, match=text):
            call()


def test_reductions_of_losses():
    """Codes and older arguments, recorded from PyTorch."""
    reduction = keyfall.nn._reduction
    assert [reduction.get_enum(name) for name in ("none", "mean", "sum")] == [0, 1, 2]
    with pytest.raises(ValueError, match="^bad is not a valid value for reduction$"):
        reduction.get_enum("bad")
    values = (None, True, False)
    assert [reduction.legacy_get_enum(size_average, reduce, False) for size_average in values for reduce in values] == [
        1, 1, 0, 1, 1, 0, 2, 2, 0]
    with pytest.warns(UserWarning, match="please use reduction='sum' instead"):
        assert reduction.legacy_get_string(False, None) == "sum"


def test_older_names_of_amp_warn():
    for name in ("autocast", "GradScaler"):
        with pytest.warns(FutureWarning, match=rf"^`torch.cpu.amp.{name}\(args...\)` is deprecated"):
            getattr(keyfall.cpu.amp, name)()


def test_operators_with_an_underscore_are_functions():
    x = keyfall.tensor([[1.0, -2.0], [3.0, 4.0]])
    bias = keyfall.tensor([0.5, -20.0])
    assert keyfall._addmm_activation(bias, x, x).tolist() == [[0.0, 0.0], [15.5, 0.0]]
    with keyfall.autocast("cpu"):
        assert keyfall._addmm_activation(bias, x, x).dtype is keyfall.bfloat16
    keyfall._assert_tensor_metadata(x, [2, 2], [2, 1], keyfall.float32)
    for options, text in (({"size": [3, 3]}, "sizes mismatch! Expected: [3, 3], Got: [2, 2]"),
                          ({"stride": [1, 1]}, "strides mismatch! Expected: [1, 1], Got: [2, 1]"),
                          ({"device": keyfall.device("meta")}, "device mismatch! Expected: meta, Got: cpu")):
        with pytest.raises(RuntimeError, match=f"^Tensor {re.escape(text)}"):
            keyfall._assert_tensor_metadata(x, **options)
    assert not hasattr(keyfall, "_no_operator_has_this_name")


def test_marks_for_vtune_are_not_there():
    itt = keyfall.profiler.itt
    assert not itt.is_available()
    with pytest.raises(RuntimeError, match="ITT functions not installed"), itt.range("block"):
        pass


def test_shapes_of_gradients():
    x, grad = keyfall.ones(10, 5), keyfall.ones(4, 10, 5)
    assert keyfall.autograd._calculate_shape(x, grad[0], False) == ((10, 5), (10, 5))
    assert keyfall.autograd._calculate_shape(x, grad, True) == ((10, 5), (10, 5))
    edge = keyfall.autograd.graph.get_gradient_edge(x.requires_grad_() * 2)
    assert keyfall.autograd._calculate_shape(edge, grad, False) == ((10, 5), (4, 10, 5))
    with pytest.raises(RuntimeError, match="Batched grads are not supported with GradientEdge"):
        keyfall.autograd._calculate_shape(edge, grad, True)
    nested = keyfall.nested.as_nested_tensor([keyfall.ones(2, 3), keyfall.ones(4, 3)])
    own, other = keyfall.autograd._calculate_shape(nested, nested, False)
    assert own.tolist() == other.tolist() == [[2, 3], [4, 3]]


def test_compared_metadata():
    compare, x = keyfall._prims.utils.compare_tensor_meta, keyfall.ones(2, 3)
    compare(x, x.clone(), check_strides=True)
    compare(x, x.t().contiguous().t())
    for other, text in ((x.double(), "differ in dtype$"), (x.to("meta"), "device"), (x[:1], "sizes"),
                        (x.t().contiguous().t(), "in strides$"), (x._neg_view(), "flags")):
        with pytest.raises(RuntimeError, match=text):
            compare(x, other, check_strides=True)


def test_calls_as_text():
    x = keyfall.ones(100, 100)
    # recorded from PyTorch
    assert keyfall._utils.render_call(keyfall.sum, [x], {"dim": 0}) == "torch.sum(tensor([...], size=(100, 100)), dim=0)"
    assert keyfall._utils.render_call(keyfall.ops.aten.add.Tensor, [x, 1], {}) == (
        "aten.add.Tensor(tensor([...], size=(100, 100)), 1)")


def test_types_of_numbers_for_dtypes():
    found = map(keyfall._prims_common.dtype_to_type, (keyfall.bool, keyfall.uint8, keyfall.bfloat16, keyfall.complex32))
    assert list(found) == [bool, int, float, complex]
    with pytest.raises(AssertionError, match="Expected torch.dtype, got <class 'str'>"):
        keyfall._prims_common.dtype_to_type("float32")


def test_suggested_memory_formats():
    suggest = keyfall._prims_common.suggest_memory_format
    last, plain = keyfall.channels_last, keyfall.contiguous_format
    x = keyfall.ones(2, 3, 4, 5)
    tensors = [x, x.to(memory_format=last), x.to(memory_format=last)[:, :, ::2], x.transpose(2, 3), keyfall.ones(2, 3),
               keyfall.ones(2, 1, 3, 3).to(memory_format=last), keyfall.ones(2, 1, 3, 3), keyfall.ones(2, 3, 1, 1)]
    # recorded from PyTorch
    assert [suggest(each) for each in tensors] == [plain, last, last, plain, plain, last, plain, plain]
    volume = keyfall.ones(1, 2, 2, 2, 2).to(memory_format=keyfall.channels_last_3d)
    assert suggest(volume) is keyfall.channels_last_3d


def test_kept_stacks():
    module = importlib.import_module("keyfall.utils._traceback")
    kept = module.CapturedTraceback.extract()
    assert kept.summary()[-1].name == "test_kept_stacks" and "test_kept_stacks" in kept.format()[-1]
    assert module.CapturedTraceback.extract(skip=1).summary()[-1].name != "test_kept_stacks"
    assert module.CapturedTraceback.format_all([kept, kept]) == [kept.format()] * 2
    text = "def f(x):\n    raise RuntimeError(x)  # here\n"
    scope = {"__compile_source__": text}
    exec(compile(text, "<made>", "exec"), scope)
    with pytest.raises(RuntimeError) as caught, module.report_compile_source_on_error():
        scope["f"](1)
    assert "# here" in "".join(traceback.format_tb(caught.value.__traceback__))
    assert module.format_traceback_short(caught.value.__traceback__) == "<made>:2 in f"


def test_one_implementation_of_trees():
    other = importlib.import_module("keyfall.utils._cxx_pytree")
    assert other.__all__ == keyfall.utils._pytree.__all__ and other.tree_leaves({"a": [1, 2]}) == [1, 2]


def test_weak_references_with_their_own_hash():
    class Key:
        def __init__(self, value):
            self.value = value

        def __hash__(self):
            return hash(self.value)

        def __eq__(self, other):
            return self.value == other.value

    from keyfall.utils.weak import WeakIdKeyDictionary, _WeakHashRef

    one, table = Key(1), WeakIdKeyDictionary(ref_type=_WeakHashRef)
    table[one] = "one"
    assert table[Key(1)] == "one" and Key(2) not in table
    del one
    assert not len(table)


def test_copies_of_weak_dictionaries():
    from keyfall.utils.weak import WeakIdKeyDictionary

    x, y = keyfall.ones(1), keyfall.ones(1)
    table, other = WeakIdKeyDictionary({x: [1]}), WeakIdKeyDictionary({y: [2]})
    assert table.copy()[x] is table[x] and copy.copy(table)[x] is table[x]
    deep = copy.deepcopy(table)
    assert deep[x] == [1] and deep[x] is not table[x] and y not in deep
    assert list((table | other).values()) == [[1], [2]] and len(table) == 1
    assert list(({y: [3]} | table).values()) == [[3], [1]]
    table |= other
    assert len(table) == 2 and re.fullmatch("<WeakIdKeyDictionary at 0x[0-9a-f]+>", repr(table))


def test_storages_are_told_apart():
    ref, x = keyfall.multiprocessing.reductions.StorageWeakRef, keyfall.ones(4)
    one, same, other = (ref(each.untyped_storage()) for each in (x, x[2:], x.clone()))
    kept = x.clone()
    assert one == same and hash(one) == hash(same) and one != ref(kept.untyped_storage())
    assert ref(x._typed_storage()) == one and one.cdata == x.untyped_storage()._cdata
    assert other.expired() and not one.expired()
    del x
    assert one.expired() and one == same and same.expired() and not ref(kept.untyped_storage()).expired()


def test_the_address_of_a_storage_is_not_used_again_while_a_weak_reference_lives():
    refs = [keyfall.multiprocessing.reductions.StorageWeakRef(keyfall.ones(4).untyped_storage()) for _ in range(20)]
    assert all(ref.expired() for ref in refs) and len({ref.cdata for ref in refs}) == 20
    storages, gone = keyfall.UntypedStorage, refs.pop().cdata
    for number in (gone, 0, 1, -1):
        for function in (storages._expired, storages._free_weak_ref):
            with pytest.raises(ValueError, match=f"^{number} is no weak reference to a storage$"):
                function(number)


def test_older_names_of_profiles():
    tracker, walk = keyfall.autograd.profiler.KinetoStepTracker, keyfall.profiler._utils
    begin = tracker.current_step()
    assert tracker.increment_step("one") == begin + 1 and tracker.increment_step("one") == begin + 2
    assert tracker.increment_step("two") == begin + 3 and tracker.erase_step_count("one")
    assert tracker.erase_step_count("two") and not tracker.erase_step_count("two")
    tree = {"a": ["b", "c"], "b": ["d"], "e": []}
    below = lambda name: tree.get(name, [])  # noqa: E731
    # as PyTorch's functions walk
    assert "".join(walk.traverse_dfs(["a", "e"], children_fn=below)) == "abdce"
    assert "".join(walk.traverse_dfs(["a", "e"], children_fn=below, reverse=False)) == "eacbd"
    assert "".join(walk.traverse_dfs(["a", "e"], children_fn=below, reverse=True)) == "abdce"
    assert "".join(walk.traverse_bfs(["a", "e"], children_fn=below)) == "aebcd"
    assert "".join(walk.traverse_bfs(["a", "e"], children_fn=below, reverse=True)) == "eacbd"
    assert walk.index_of_first_match([1, 5, 7], lambda x: x > 4) == 1 and walk.argmax([1, 9, 3], start=2) == 2
    with importlib.import_module("keyfall.autograd.profiler_legacy").profile() as prof:
        handle = keyfall.autograd._record_function_with_args_enter("block", 1, "x")
        keyfall.autograd._record_function_with_args_exit(handle)
    assert [event.name for event in prof.function_events] == ["block"]


def test_names_that_exist_to_be_imported():
    shapes = importlib.import_module("keyfall.fx.experimental.symbolic_shapes")
    for name in (shapes.ShapeEnv, keyfall._guards.TracingContext, keyfall._guards.tracing):
        with pytest.raises(NotImplementedError, match="^keyfall has no `torch."):
            name(None)


def test_resize_of_old_programs():
    x = keyfall.ones(2, 3, requires_grad=True)
    y = importlib.import_module("keyfall.autograd._functions").Resize.apply(x.t(), (2, 3))
    y.sum().backward()
    assert y.shape == x.grad.shape == (2, 3) and x.grad.tolist() == [[1.0] * 3] * 2
    util = importlib.import_module("keyfall.autograd.profiler_util")
    assert util._format_time(1500.0) == "1.500ms" and util.EventList is keyfall.profiler.EventList
    assert util.FunctionEvent(id=0, node_id=3, name="foo", thread=0, start_us=10, end_us=15).cpu_time_total == 5


def test_typenames():
    """Recorded from PyTorch."""
    for value, name in ((nn.functional.dropout, "torch.nn.functional.dropout"), (len, "len"), (keyfall.ones(1), "torch.FloatTensor"),
                        (nn.Linear, "torch.nn.modules.linear.Linear"), (nn.Linear(1, 1), "torch.nn.modules.linear.Linear"),
                        (3, "int"), (None, "NoneType"), (type, "type")):
        assert keyfall.typename(value).replace("keyfall", "torch") == name
    assert keyfall.typename(keyfall.log_).endswith("log_")


def test_default_types_are_types_of_tensors():
    for wrong in (keyfall.float32, keyfall.ones(1), 3):
        with pytest.raises(TypeError, match="only floating-point types are supported as the default type"):
            keyfall.set_default_tensor_type(wrong)
    keyfall.set_default_tensor_type("torch.DoubleTensor")
    assert keyfall.get_default_dtype() is keyfall.float64
    keyfall.set_default_tensor_type(keyfall.FloatTensor)
    assert keyfall.get_default_dtype() is keyfall.float32


def test_operators_that_are_no_functions():
    # PyTorch's operator database asserts that these are missing, and uses the forms in place.
    for name in ("_foreach_zero", "_foreach_copy", "_version"):
        assert not hasattr(keyfall, name)
        assert hasattr(keyfall.ops.aten, name)
    assert hasattr(keyfall, "_foreach_zero_")


def test_overlap_within_a_tensor():
    x = keyfall.ones(3, 3)
    cases = {0: (x, x.t(), x[:1].expand(1, 3)), 1: (x[:1].expand(3, 3),), 2: (keyfall.ones(9)[::2], keyfall.ones(12).as_strided((3, 3), (2, 1)))}
    for answer, tensors in cases.items():
        assert [keyfall._debug_has_internal_overlap(tensor) for tensor in tensors] == [answer] * len(tensors)


def test_the_default_tensor_type_is_deprecated_once():
    before = keyfall.is_warn_always_enabled()
    keyfall.set_warn_always(True)
    try:
        with pytest.warns(UserWarning, match=r"^torch.set_default_tensor_type\(\) is deprecated as of PyTorch 2.1, please use"):
            keyfall.set_default_tensor_type(keyfall.FloatTensor)
    finally:
        keyfall.set_warn_always(before)


@pytest.mark.parametrize("text", ["cpu:x", "cuda:-1", "cpu:00", "cpu:1:1", "cpu:", ":0", "cpu 0"])
def test_indices_of_devices(text):
    with pytest.raises(RuntimeError, match=f"^Invalid device string: '{text}'$"):
        keyfall.device(text)
    with pytest.raises(RuntimeError, match="^Device string must not be empty$"):
        keyfall.device("")
    with pytest.raises(RuntimeError, match="device type at start of device string: foo$"):
        keyfall.device("foo:1")


def test_what_compile_recorded():
    def step(x):
        y = (x * 2).sin()
        if y.sum().item() > 0:
            y = y + 1
        return y.sum()

    x = keyfall.ones(3)
    found = keyfall._dynamo.explain(step)(x)
    assert (found.graph_count, found.graph_break_count, found.op_count) == (2, 1, 5)
    assert found.break_reasons == ["aten::_local_scalar_dense"] and found.ops["sum"] == 2
    assert str(found).startswith("Graph Count: 2\nGraph Break Count: 1\nOp Count: 5\n")
    assert "its result is not a tensor" in found.report
    assert keyfall._dynamo.explain(keyfall.exp, x).graph_count == 1


def test_names_of_the_compiler():
    dynamo = keyfall._dynamo
    assert dynamo.list_backends() == keyfall.compiler.list_backends() and "inductor" in dynamo.list_backends()
    assert dynamo.optimize("eager")(keyfall.exp)(keyfall.zeros(2)).tolist() == [1, 1]
    assert dynamo.nonstrict_trace(keyfall.exp) is keyfall.exp
    dynamo.reset_code_caches()
    assert not dynamo.utils.counters["frames"]
    dynamo.config.ignore_logger_methods.add(print)
    assert dynamo.config.ignore_logger_methods == {print}
    dynamo.config.ignore_logger_methods.clear()
    assert keyfall.utils._pytree.treespec_leaf() == keyfall.utils._pytree.tree_structure(1)
    keyfall._check_is_size(0)
    for size, most in ((-1, None), (3, 2)):
        with pytest.raises(RuntimeError):
            keyfall._check_is_size(size, max=most)
    assert keyfall.utils.cpp_extension.CUDA_HOME is None


def test_sources_of_layers():
    for value in (nn.Linear, nn.Linear.forward, nn.functional.softmax, keyfall.optim.Adam, keyfall.hub.load):
        assert inspect.getsource(value).lstrip().startswith(("class ", "def ", "@"))
    assert "in_features" in inspect.getsource(nn.Linear)
