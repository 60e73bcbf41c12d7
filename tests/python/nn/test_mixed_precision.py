"""Mixed precision, and programs that ask for GPUs, which are not available."""

import threading

import keyfall
import pickle

import pytest
from keyfall import nn
from keyfall.amp import GradScaler, autocast, custom_bwd, custom_fwd
from keyfall.nn import functional as F

x = keyfall.rand(2, 2)
HALF, FULL = keyfall.bfloat16, keyfall.float32


@pytest.mark.parametrize(
    "call, dtype",
    [
        (lambda: x @ x, HALF),
        (lambda: F.linear(x, x, x[0]), HALF),
        (lambda: F.conv2d(x[None, None], x[None, None]), HALF),
        (lambda: keyfall.einsum("ij,jk->ik", x, x), HALF),
        (lambda: F.scaled_dot_product_attention(x[None], x[None], x[None]), HALF),
        (lambda: F.softmax(x @ x, -1), HALF),
        (lambda: x + x, FULL),
        (lambda: x.double() @ x.double(), keyfall.float64),
        (lambda: F.mse_loss(x.to(HALF), x.to(HALF)), FULL),
        (lambda: F.cross_entropy(x @ x, keyfall.tensor([0, 1])), FULL),
        (lambda: keyfall.cat([x, x.to(HALF)]), FULL),
        (lambda: keyfall.stack([x.to(HALF), x.to(HALF)]), HALF),
    ],
)
def test_types(call, dtype):
    with autocast("cpu"):
        assert call().dtype is dtype


def test_blocks():
    assert not keyfall.is_autocast_enabled("cpu")
    with keyfall.autocast("cpu", dtype=keyfall.float16):
        assert keyfall.is_autocast_enabled("cpu") and (x @ x).dtype is keyfall.float16
        with autocast("cpu", enabled=False):
            assert (x @ x).dtype is FULL
        assert keyfall.get_autocast_dtype("cpu") is keyfall.float16
    assert (x @ x).dtype is FULL and keyfall.get_autocast_cpu_dtype() is HALF
    with pytest.raises(KeyError):
        with autocast("cpu"):
            raise KeyError
    assert not keyfall.is_autocast_cpu_enabled()
    assert autocast("cpu")(lambda: x @ x)().dtype is HALF
    with pytest.warns(UserWarning, match="not supported. Disabling"), autocast("cpu", FULL):
        assert (x @ x).dtype is FULL
    with pytest.warns(UserWarning, match="CUDA is not available"), autocast("cuda"):
        assert (x @ x).dtype is FULL
    with pytest.raises(RuntimeError, match="unsupported autocast device_type"):
        autocast("meta")


def test_kernels_of_programs_come_first():
    with keyfall.library._scoped_library("aten", "IMPL") as lib:
        lib.impl("mm", keyfall.library.fallthrough_kernel, "AutocastCPU")
        with autocast("cpu"):
            assert keyfall.mm(x, x).dtype is FULL and keyfall.matmul(x, x).dtype is HALF
    with autocast("cpu"):
        assert keyfall.mm(x, x).dtype is HALF


def test_threads_are_apart():
    seen = []
    with autocast("cpu"):
        thread = threading.Thread(target=lambda: seen.append((x @ x).dtype))
        thread.start()
        thread.join()
    assert seen == [FULL]


def test_training():
    keyfall.manual_seed(0)
    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1))
    optimizer = keyfall.optim.SGD(model.parameters(), lr=0.1)
    scaler = GradScaler("cpu", init_scale=128.0, growth_interval=5)
    data, target = keyfall.rand(16, 4), keyfall.rand(16, 1)
    losses = []
    for _ in range(10):
        optimizer.zero_grad()
        with autocast("cpu"):
            loss = F.mse_loss(model(data), target)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
        losses.append(loss.item())
    assert losses[-1] < losses[0] and model[0].weight.grad.dtype is FULL
    assert scaler.get_scale() == 512.0, "it grew twice"


def test_scaler_leaves_out_steps():
    weight = nn.Parameter(keyfall.ones(2))
    optimizer = keyfall.optim.SGD([weight], lr=1.0)
    scaler = GradScaler("cpu", init_scale=4.0)
    scaler.scale(weight.sum() * keyfall.inf).backward()
    scaler.unscale_(optimizer)
    with pytest.raises(RuntimeError, match="already been called"):
        scaler.unscale_(optimizer)
    scaler.step(optimizer)
    scaler.update()
    assert weight.tolist() == [1, 1] and scaler.get_scale() == 2.0
    other = GradScaler("cpu")
    other.load_state_dict(scaler.state_dict())
    assert other.get_scale() == 2.0
    with pytest.warns(UserWarning, match="Disabling"):
        off = GradScaler()
    loss = weight.sum()
    assert off.scale(loss) is loss and not off.is_enabled() and off.get_scale() == 1.0


def test_functions_with_derivatives():
    seen = []

    class Product(keyfall.autograd.Function):
        @staticmethod
        @custom_fwd(device_type="cpu", cast_inputs=FULL)
        def forward(ctx, a, b):
            seen.append((a.dtype, (a @ b).dtype))
            ctx.save_for_backward(a, b)
            return a @ b

        @staticmethod
        @custom_bwd(device_type="cpu")
        def backward(ctx, grad):
            a, b = ctx.saved_tensors
            seen.append((a @ b).dtype)
            return grad @ b.t(), a.t() @ grad

    w = keyfall.rand(2, 2, requires_grad=True)
    with autocast("cpu"):
        Product.apply(x.to(HALF), w).sum().backward()
    assert seen == [(FULL, FULL), FULL] and w.grad.dtype is FULL


def test_no_gpu():
    cuda = keyfall.cuda
    assert not cuda.is_available() and cuda.device_count() == 0 and cuda.get_rng_state_all() == []
    cuda.manual_seed_all(3)
    cuda.empty_cache()
    assert cuda.memory_allocated() == cuda.max_memory_allocated() == 0
    for name in ("current_device", "get_device_name", "synchronize"):
        with pytest.raises(AssertionError, match="not compiled with CUDA"):
            getattr(cuda, name)()
    assert keyfall.version.cuda is None and keyfall.version.__version__ == keyfall.__version__
    keyfall.set_float32_matmul_precision("high")
    assert keyfall.get_float32_matmul_precision() == "high"
    keyfall.set_float32_matmul_precision("highest")


def test_checks():
    keyfall._check(True)
    with pytest.raises(RuntimeError, match="why"):
        keyfall._check(False, lambda: "why")
    with pytest.raises(ValueError, match="Expected cond"):
        keyfall._check_value(False)
    with pytest.raises(TypeError, match="must be a bool"):
        keyfall._check(1)


def test_types_of_autocast_on_devices_that_are_absent():
    # Recorded from PyTorch 2.13.
    assert [keyfall.get_autocast_dtype(name) for name in ("mps", "xpu", "hpu", "xla", "mtia")] == [
        keyfall.float16, keyfall.float16, keyfall.bfloat16, keyfall.bfloat16, keyfall.float16]


def test_state_of_a_scaler_as_libraries_read_it():
    scaler = GradScaler("cpu", init_scale=3.0, growth_factor=4.0, growth_interval=2)
    assert scaler._scale is None and scaler.scale(keyfall.tensor([4.0])).tolist() == [12.0]
    assert (scaler._scale.item(), scaler._scale.dtype, scaler._growth_tracker.dtype) == (3.0, FULL, keyfall.int32)
    loaded = pickle.loads(pickle.dumps(scaler))
    assert loaded._scale is None and loaded.get_scale() == 3.0 and loaded._init_growth_tracker == 0
    assert loaded._per_optimizer_states["any"] == {"stage": keyfall.amp.grad_scaler.OptState.READY, "found_inf_per_device": {}}
    with pytest.raises(AssertionError, match="may only be pickled"):
        pickle.dumps(loaded)
    with pytest.raises(AssertionError, match="1-element"):
        scaler.update(keyfall.ones(2))
    scaler.update(keyfall.tensor([8.0]))
    assert scaler.get_scale() == 8.0


def test_gradients_are_unscaled_by_device():
    inverse = keyfall.tensor([0.25])
    for values, found in (([4.0, 8.0], 0), ([4.0, keyfall.inf], 1), ([keyfall.nan, 1.0], 1)):
        weights = [keyfall.zeros(2), keyfall.zeros(2, dtype=keyfall.float16)]
        weights[0].grad, weights[1].grad = keyfall.tensor(values), keyfall.tensor([4.0, 8.0], dtype=keyfall.float16)
        optimizer, nothing = keyfall.optim.SGD(weights, lr=1.0), keyfall.zeros(1)
        (device, result), = GradScaler("cpu")._unscale_grads_(optimizer, inverse, nothing, True).items()
        assert (device.type, result.item(), nothing.item()) == ("cpu", found, 0)
        assert weights[1].grad.tolist() == [1, 2] and (found or weights[0].grad.tolist() == [1, 2])
        with pytest.raises(ValueError, match="FP16"):
            GradScaler("cpu")._unscale_grads_(optimizer, inverse, nothing, False)


def test_scales_grow_and_shrink():
    scale, count, found = keyfall.tensor([4.0]), keyfall.zeros(1, dtype=keyfall.int32), keyfall.zeros(1)
    states = []
    for bad in (0, 0, 1):
        keyfall._amp_update_scale_(scale, count, found.fill_(bad), 2.0, 0.25, 2)
        states.append((scale.item(), count.item()))
    assert states == [(4, 1), (8, 0), (2, 0)]
    assert keyfall._amp_update_scale_(scale.fill_(3e38), count.fill_(1), found.fill_(0), 2.0, 0.25, 2).isfinite()


@pytest.mark.parametrize("unscaled", [False, True])
def test_optimizers_that_unscale_by_themselves(unscaled):
    seen = []

    class Scaling(keyfall.optim.SGD):
        _step_supports_amp_scaling = True

        def step(self, closure=None):
            seen.append((self.grad_scale, self.found_inf.item()))

    weight = keyfall.ones(2, requires_grad=True)
    optimizer, scaler = Scaling([weight], lr=1.0), GradScaler("cpu", init_scale=4.0)
    scaler.scale(weight.sum()).backward()
    if unscaled:
        scaler.unscale_(optimizer)
    scaler.step(optimizer)
    assert seen == [(None if unscaled else 4.0, 0)] and not hasattr(optimizer, "grad_scale")
    assert weight.grad.tolist() == ([1, 1] if unscaled else [4, 4])
    scaler.update()
