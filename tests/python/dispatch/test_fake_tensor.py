"""Fake tensors: programs that run without data, and those that cannot."""

import copy
import gc
import io
import pickle
import subprocess
import sys
import weakref

import keyfall
import numpy
import functional_calls
import pytest
from keyfall import library, nn, ops
from keyfall._subclasses import CrossRefFakeMode, FakeTensor, FakeTensorMode
from keyfall._subclasses.fake_tensor import (
    DataDependentOutputException,
    DynamicOutputShapeException,
    FakeCopyMode,
    FakeTensorDeviceMismatchError,
    MetadataMismatchError,
    UnsupportedOperatorException,
    is_fake,
    maybe_get_fake_mode,
    unset_fake_temporarily,
)
from keyfall.testing._internal.two_tensor import TwoTensor
from keyfall.utils._python_dispatch import TorchDispatchMode, is_in_torch_dispatch_mode

aten = ops.aten


@pytest.fixture
def mode():
    return FakeTensorMode()


@pytest.fixture
def lib():
    with library._scoped_library("tfake", "FRAGMENT") as result:
        yield result


# ---- Properties of fakes -------------------------------------------------------------------------


def test_data_of_others(mode):
    with mode:
        for made in (keyfall.tensor(numpy.ones(2)), keyfall.as_tensor(numpy.ones(2)),
                     keyfall.asarray([1.0, 2.0]), keyfall.tensor([1.0, 2.0]).type("torch.IntTensor"),
                     keyfall.from_numpy(numpy.ones(2)), keyfall.tensor(keyfall.ones(2))):  # fmt: skip
            assert is_fake(made) and made.device.type == "cpu" and made.shape == (2,)


def test_computing_without_memory(mode):
    with mode:
        x = keyfall.randn(10**6, 10**6)
        y = x.half() @ x.t().half() + 1
    assert type(y) is FakeTensor and y.shape == (10**6, 10**6) and y.dtype == keyfall.float16
    assert y.device == keyfall.device("cpu") and y.is_cpu and not y.is_meta
    assert y.fake_mode is mode and y.constant is None


@pytest.mark.parametrize(
    "make, text",
    [
        (lambda: keyfall.empty(2, 3), "FakeTensor(..., size=(2, 3))"),
        (lambda: keyfall.tensor(3), "FakeTensor(..., size=(), dtype=torch.int64)"),
        (lambda: keyfall.rand(2, device="cuda"), "FakeTensor(..., device='cuda:0', size=(2,))"),
        (lambda: keyfall.rand(2, device="meta"), "FakeTensor(..., device='meta', size=(2,))"),
        (
            lambda: keyfall.ones(3, requires_grad=True),
            "FakeTensor(..., size=(3,), requires_grad=True)",
        ),
        (
            lambda: keyfall.ones(3, requires_grad=True) * 2,
            "FakeTensor(..., size=(3,), grad_fn=<MulBackward0>)",
        ),
        (
            lambda: nn.Linear(1, 2, bias=False).weight,
            "Parameter(FakeTensor(..., size=(2, 1), requires_grad=True))",
        ),
    ],
)
def test_printing(mode, make, text):
    with mode:
        assert repr(make()) == text


def test_training_step(mode):
    with mode:
        model = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.ReLU(), nn.Linear(8, 2))
        for optimizer in (
            keyfall.optim.SGD(model.parameters(), lr=0.1, momentum=0.9),
            keyfall.optim.Adam(model.parameters()),
        ):
            loss = nn.functional.cross_entropy(model(keyfall.rand(5, 4)), keyfall.arange(5) % 2)
            loss.backward()
            optimizer.step()
        assert all(type(p.grad) is FakeTensor and p.grad.shape == p.shape
                   for p in model.parameters())  # fmt: skip
        assert isinstance(model[0].weight, nn.Parameter)


def test_views_and_writes(mode):
    with mode:
        x = keyfall.zeros(4, 6)
        v = x[1:].t()
        assert v._base is x and v.stride() == (1, 6) and v.storage_offset() == 6
        assert v.untyped_storage()._cdata == x.untyped_storage()._cdata
        before = x._version
        v.add_(1)
        assert x._version == before + 1 and x.add_(2) is x
        y = keyfall.ones(3)
        assert y.unsqueeze_(0) is y and y.shape == (1, 3)
        out = keyfall.empty(0)
        assert keyfall.add(y, y, out=out) is out and out.shape == (1, 3)


def test_devices(mode):
    with mode:
        x, y = keyfall.rand(3, device="cuda"), keyfall.rand(3)
        assert (x + keyfall.tensor(1.0)).device == (x * 2).device == keyfall.device("cuda", 0)
        assert x.cpu().device == y.device and y.to("cuda:1").device == keyfall.device("cuda", 1)
        assert y.to("cpu") is y and y.to(keyfall.float64).dtype == keyfall.float64
        assert y.to("cpu", copy=True) is not y and x.cuda() is x and y.cuda().is_cuda
        assert keyfall.zeros_like(x).device == x.device and x.new_ones(2).device == x.device
        assert x[keyfall.tensor([0, 1])].device == x.device
        assert x.copy_(y) is x and x.fake_device.type == "cuda"
        with pytest.raises(FakeTensorDeviceMismatchError, match="cuda:0 and cpu"):
            x + y
        with pytest.raises(FakeTensorDeviceMismatchError, match="same device"):
            keyfall.cat([x, y])


def test_copies(mode):
    x = mode.from_tensor(keyfall.ones(2, 3, requires_grad=True))
    for other in (copy.deepcopy(x), copy.copy(x)):
        assert type(other) is FakeTensor and other.shape == (2, 3) and other.requires_grad
        assert other is not x and other.fake_mode is mode
    with pytest.raises(RuntimeError, match="deepcopy"):
        copy.deepcopy(x * 2)
    with FakeCopyMode(mode):
        model = copy.deepcopy(nn.BatchNorm2d(2))
        x = keyfall.ones(2)
        first, second = copy.deepcopy([x, x])
        assert is_fake(x.clone())
    assert is_fake(model.weight) and isinstance(model.weight, nn.Parameter) and first is second
    assert is_fake(model.running_mean) and is_fake(first) and not is_fake(keyfall.ones(2).clone())


# ---- Fakes of real tensors -----------------------------------------------------------------------


def test_from_tensor(mode):
    x = keyfall.rand(4, 4).t()
    fake = mode.from_tensor(x)
    assert fake.stride() == (1, 4) and mode.from_tensor(x) is fake and mode.from_tensor(fake) is fake
    assert FakeTensor.from_tensor(x, mode) is fake
    view = mode.from_tensor(x[1:])
    assert view.untyped_storage()._cdata == fake.untyped_storage()._cdata
    assert view.storage_offset() == 1
    leaf = keyfall.ones(3, requires_grad=True)
    (leaf * 2).sum().backward()
    fake = mode.from_tensor(leaf)
    assert fake.is_leaf and fake.requires_grad and is_fake(fake.grad)
    inner = mode.from_tensor(leaf * 2)
    assert inner.requires_grad and not inner.is_leaf
    assert isinstance(mode.from_tensor(nn.Parameter(leaf)), nn.Parameter)
    wrapped = mode.from_tensor(TwoTensor(keyfall.ones(2), keyfall.ones(2)))
    assert type(wrapped) is TwoTensor and is_fake(wrapped.a)
    assert maybe_get_fake_mode(wrapped) is mode and maybe_get_fake_mode(leaf) is None
    assert keyfall._guards.detect_fake_mode([leaf, wrapped]) is mode


def test_views_of_another_kind(mode):
    z = keyfall.ones(3, dtype=keyfall.complex64)
    for t in (z.conj(), keyfall.view_as_real(z), z.real, z.conj().imag, z.view(keyfall.float32)):
        fake = mode.from_tensor(t)
        assert (fake.shape, fake.dtype, fake.stride()) == (t.shape, t.dtype, t.stride())
        assert fake.is_conj() == t.is_conj() and fake.is_neg() == t.is_neg()


@pytest.mark.slow
def test_calls_of_functions_side_by_side():
    checked = 0
    for text in functional_calls.CALLS.values():
        for call in filter(None, text.split("\n")):
            names = functional_calls.inputs(keyfall)
            try:
                eval(call, dict(names))
            except Exception:
                continue  # an error that the other test covers
            with CrossRefFakeMode(only_check_ops_with_meta=False):
                eval(call, dict(names))
            checked += 1
    assert checked > 250


def test_nothing_is_kept_alive(mode):
    x = keyfall.ones(3)
    fake = mode.from_tensor(x)
    converter, known = mode.fake_tensor_converter, weakref.ref(fake)
    assert len(converter.tensor_memo) == 1
    del fake
    assert known() is None and not converter.tensor_memo
    fake = mode.from_tensor(x)
    del x
    assert not converter.tensor_memo and not converter.meta_converter.describer.lookup_storage
    gc.collect()
    gc.disable()
    try:
        other = FakeTensorMode()
        fake = other.from_tensor(keyfall.ones(2))
        gone = weakref.ref(other)
        del other, fake
        assert gone() is None, "no cycle"
    finally:
        gc.enable()


def test_real_tensors_are_refused(mode):
    x = keyfall.ones(2, 3)
    with pytest.raises(AssertionError, match=r"convert all Tensors .* aten.add.Tensor\(tensor\("):
        with mode:
            x + 1
    with pytest.raises(AssertionError, match="convert all Tensors"):
        mode.from_tensor(x) + x
    with FakeTensorMode(allow_non_fake_inputs=True):
        assert is_fake(x + 1)
    with pytest.raises(AssertionError, match="Mixing fake modes"):
        FakeTensorMode().from_tensor(x) + mode.from_tensor(x)
    with pytest.raises(AssertionError, match="must be 'meta', got cpu"):
        FakeTensor(mode, x, "cpu")
    assert (mode.from_tensor(x) * 2).shape == (2, 3), "fakes compute outside of the mode, too"


# ---- Known values --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "call, error, name",
    [
        (lambda x: x.sum().item(), DataDependentOutputException, "aten._local_scalar_dense.default"),
        (lambda x: bool(x.sum()), DataDependentOutputException, "aten._local_scalar_dense.default"),
        (lambda x: x.tolist(), DataDependentOutputException, "aten._local_scalar_dense.default"),
        (lambda x: keyfall.equal(x, x), DataDependentOutputException, "aten.equal.default"),
        (lambda x: keyfall.allclose(x, x), DataDependentOutputException, "aten.allclose.default"),
        (lambda x: x.nonzero(), DynamicOutputShapeException, "aten.nonzero.default"),
        (lambda x: x[x > 0], DynamicOutputShapeException, "aten.nonzero.default"),
        (lambda x: keyfall.unique(x), DynamicOutputShapeException, "aten._unique2.default"),
        (
            lambda x: x.masked_select(x > 0),
            DynamicOutputShapeException,
            "aten.masked_select.default",
        ),
        (
            lambda x: x.repeat_interleave(keyfall.arange(3)),
            DynamicOutputShapeException,
            "aten.repeat_interleave.Tensor",
        ),
    ],
)
def test_data_is_asked_for(mode, call, error, name):
    with mode, pytest.raises(error) as caught:
        call(keyfall.ones(3))
    assert str(caught.value) == name and str(caught.value.func) == name


def test_known_numbers(mode):
    with mode:
        x = keyfall.tensor(3)
        assert x.item() == 3 and (x + 1).item() == 4 and float(keyfall.tensor(2.0).sqrt()) > 1.41
        view = x.view(1)
        x.add_(2)
        assert int(view) == x.item() == 5 and not is_fake(view.constant)
        x.add_(keyfall.ones((), dtype=keyfall.int64))
        assert x.constant is None and view.constant is None
        assert keyfall.tensor([1, 2]).constant is None
        one = keyfall.tensor([1])
        wide = one.expand([4])
        wide[0] = 1
        assert one.constant is None and wide.constant is None, "they share memory"
        assert keyfall.div(4, 4, rounding_mode="trunc").item() == 1
        steps = [keyfall.tensor(0.0)]
        keyfall._foreach_add_(steps, 1)
        assert steps[0].item() == 1
        steps[0].copy_(keyfall.rand(()))
        assert steps[0].constant is None
        with pytest.raises(RuntimeError, match="not supported for tensor subclasses"):
            keyfall.ones(2).numpy()
        with pytest.warns(UserWarning, match="no memory"):
            assert x.data_ptr() == 0
        with pytest.raises(TypeError, match="no data"):
            keyfall.save(keyfall.ones(2), "nowhere")


# ---- The mode ------------------------------------------------------------------------------------


def test_modes_and_their_order(mode):
    seen = []

    class Log(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            seen.append(func)
            return func(*args, **(kwargs or {}))

    with mode as entered, Log():
        assert entered is mode and is_fake(keyfall.ones(2))
    with Log(), mode:
        assert is_fake(keyfall.ones(2))
    assert seen == [aten.ones.default] * 2 and not is_in_torch_dispatch_mode()
    with mode:
        assert not is_in_torch_dispatch_mode(include_infra_modes=False)
        with FakeTensorMode() as other:
            assert keyfall.ones(2).fake_mode is other
        with mode:
            pass
        assert keyfall.ones(2).fake_mode is mode
        with unset_fake_temporarily() as active:
            assert active is mode and not is_fake(keyfall.ones(2))
    with pytest.raises(ValueError):
        with mode:
            raise ValueError
    assert not is_fake(keyfall.ones(2))
    with pytest.raises(NotImplementedError, match="static_shapes"):
        FakeTensorMode(shape_env=object())


def test_other_subclasses_answer_first(mode):
    wrapped = mode.from_tensor(TwoTensor(keyfall.ones(2), keyfall.ones(2)))
    with mode:
        result = wrapped + 1
    assert type(result) is TwoTensor and is_fake(result.a)


def test_inference_mode(mode):
    with keyfall.inference_mode(), mode:
        x = keyfall.ones(2, 3)
        assert nn.functional.linear(x, keyfall.ones(4, 3)).shape == (2, 4)


# ---- Operators of programs -----------------------------------------------------------------------


def test_operators_with_fake_kernels(lib, mode):
    lib.define("f(Tensor x, int n) -> Tensor")
    lib.impl("f", lambda x, n: x.repeat(n), "CPU")
    x = mode.from_tensor(keyfall.ones(3))
    with pytest.raises(UnsupportedOperatorException, match="tfake.f.default"):
        ops.tfake.f(x, 2)
    library.register_fake("tfake::f", lambda x, n: x.new_empty(x.shape[0] * n), lib=lib)
    result = ops.tfake.f(x, 2)
    assert is_fake(result) and result.shape == (6,) and result.device.type == "cpu"


def test_operators_with_meta_kernels(lib, mode):
    lib.define("g(Tensor x) -> Tensor")
    lib.impl("g", lambda x: keyfall.empty(7, device=x.device), "Meta")
    lib.define("h(Tensor x) -> Tensor")
    lib.impl("h", lambda x: x.exp() + ops.tfake.g(x).sum(), "CompositeImplicitAutograd")
    with mode:
        x = keyfall.ones(3)
        result = ops.tfake.g(x)
        assert is_fake(result) and result.shape == (7,) and result.device.type == "cpu"
        assert ops.tfake.h(x).shape == (3,)
        with keyfall.inference_mode():
            assert ops.tfake.h(x).shape == (3,)


def test_sizes_that_depend_on_data(lib, mode):
    lib.define("k(Tensor x) -> Tensor")

    @library.register_fake("tfake::k", lib=lib)
    def _(x):
        return x.new_empty(library.get_ctx().new_dynamic_size())

    with mode, pytest.raises(DynamicOutputShapeException, match="tfake.k.default"):
        ops.tfake.k(keyfall.ones(3))
    with pytest.raises(RuntimeError, match="meta Tensors"):
        ops.tfake.k(keyfall.ones(3, device="meta"))


def test_kernels_of_the_shown_device(lib, mode):
    lib.define("d(Tensor x) -> Tensor")
    calls = []
    lib.impl("d", lambda x: calls.append("cpu") or ops.aten.clone(x), "AutogradCPU")
    with mode:
        ops.tfake.d(keyfall.ones(2))
    assert calls == ["cpu"]


def test_side_by_side(lib):
    x = keyfall.rand(3, 3)
    with CrossRefFakeMode():
        assert (x @ x + 1).sort().values.shape == (3, 3) and x.nonzero().shape[1] == 2
        assert x.add_(1) is x and x.t()[1:].stride() == (1, 3)
    lib.define("wrong(Tensor x) -> Tensor")
    lib.impl("wrong", lambda x: x.clone(), "CPU")
    lib.impl("wrong", lambda x: x.new_empty(5), "Meta")
    with CrossRefFakeMode(), pytest.raises(MetadataMismatchError, match="Shapes .* not equal"):
        ops.tfake.wrong(x)


def test_import_stays_quick():
    program = "import sys, keyfall; print([m for m in sys.modules if '_subclasses' in m])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr


# ---- Files, devices that do not exist, and graphs


def test_files_are_loaded_without_data():
    file = io.BytesIO()
    keyfall.save(keyfall.nn.Linear(5, 10).state_dict(), file)
    with FakeTensorMode():
        for where, device in ((None, "cpu"), ("cpu", "cpu"), ("meta", "meta"), ({"cpu": "cuda"}, "cuda:0")):
            file.seek(0)
            weight = keyfall.load(file, map_location=where)["weight"]
            assert is_fake(weight) and weight.shape == (10, 5) and str(weight.device) == device


def test_pickles_are_loaded_without_data():
    x = keyfall.tensor([0, 1])
    with FakeTensorMode():
        y = pickle.loads(pickle.dumps(x))
    assert is_fake(y) and (y.shape, y.dtype) == ((2,), keyfall.int64)
    assert pickle.loads(pickle.dumps(x)).tolist() == [0, 1]


def test_data_goes_to_devices_that_need_not_exist():
    with FakeTensorMode():
        for data in (3.14, [[3.14, 2], [1, 2]]):
            assert str(keyfall.tensor(data, device="cuda").device) == "cuda:0"
    assert not keyfall._C._only_lift_cpu_tensors()


def test_graphs_run_on_fakes():
    from keyfall.fx import symbolic_trace
    from keyfall.fx.passes.fake_tensor_prop import FakeTensorProp

    graph = symbolic_trace(keyfall.nn.Linear(5, 10))
    result = FakeTensorProp(graph, FakeTensorMode(allow_non_fake_inputs=True)).propagate(keyfall.ones(2, 5))
    assert is_fake(result) and result.shape == (2, 10)
    values = [node.meta["val"] for node in graph.graph.nodes]
    assert all(is_fake(value) for value in values) and values[-1].shape == (2, 10)


def test_circular_padding_of_fakes():
    with FakeTensorMode():
        padded = nn.functional.pad(keyfall.empty(1, 2, 3, 4), (1, 2, -1, 2), mode="circular")
    assert isinstance(padded, FakeTensor) and padded.shape == (1, 2, 4, 7)
    x = keyfall.arange(24.).view(1, 2, 3, 4).to(memory_format=keyfall.channels_last)
    padded = nn.functional.pad(x, (1, 2, -1, 2), mode="circular")
    assert padded.is_contiguous()
    assert padded[0, 0].tolist() == [[7, 4, 5, 6, 7, 4, 5], [11, 8, 9, 10, 11, 8, 9]] * 2


def test_histograms_and_segments_of_fakes():
    with FakeTensorMode():
        x = keyfall.empty(4)
        counts, edges = keyfall.histogram(x, 3)
        assert (counts.shape, edges.shape, edges.device.type) == ((3,), (4,), "cpu")
        counts, edges = keyfall.histogramdd(keyfall.empty(4, 2), [3, 5])
        assert counts.shape == (3, 5) and [each.shape for each in edges] == [(4,), (6,)]
        lengths = keyfall.tensor([1, 3])
        for unsafe in (False, True):
            found = keyfall.segment_reduce(keyfall.empty(4, 2), "mean", lengths=lengths, unsafe=unsafe)
            assert found.shape == (2, 2) and found.device.type == "cpu"


def test_gradients_of_running_products_without_data():
    x = keyfall.ones(3, device="meta", requires_grad=True)
    x.cumprod(0).sum().backward()
    assert x.grad.shape == (3,) and x.grad.device.type == "meta"
    with FakeTensorMode():
        x = keyfall.ones(2, 3, requires_grad=True)
        x.cumprod(1).sum().backward()
    assert isinstance(x.grad, FakeTensor) and x.grad.shape == (2, 3)
