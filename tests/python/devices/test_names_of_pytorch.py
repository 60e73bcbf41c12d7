"""Plug-ins that take a name of PyTorch's: programs for cuda run."""

import pytest
from remote_plugin import Remote

import keyfall


def test_a_name_of_pytorchs():
    """A plug-in that takes cuda: the module is there before, and lives while the plug-in does."""
    cuda, is_available = keyfall.cuda, keyfall.cuda.is_available
    assert not is_available() and not keyfall.ones(1).is_cuda
    plugin = Remote("remote_cuda")
    assert keyfall.cuda is cuda and is_available() and cuda.device_count() == 2
    x = keyfall.arange(3.0).cuda()
    assert x.is_cuda and x.device == keyfall.device("cuda:0") and (x + x).tolist() == [0, 2, 4]
    assert repr(x) == "tensor([0., 1., 2.], device='cuda:0')"
    assert keyfall.nn.Linear(1, 1).cuda(1).weight.device == keyfall.device("cuda:1")
    assert cuda.memory_allocated() > 0 and cuda.get_device_name() == "Remote Model 0"
    stream = cuda.Stream(device=1, priority=-1)
    assert isinstance(stream, cuda.Stream) and isinstance(stream, keyfall.Stream)
    with cuda.stream(stream):
        assert cuda.current_stream() == stream and cuda.current_device() == 1
    event = cuda.Event(enable_timing=True)
    event.record()
    assert event.query() and isinstance(event, keyfall.Event)
    with keyfall.autocast("cuda"):
        assert keyfall.mm(x.view(1, 3), x.view(3, 1)).dtype is keyfall.float16
    assert keyfall.accelerator.current_accelerator() == keyfall.device("cuda")
    with pytest.raises(NotImplementedError, match="current_blas_handle"):
        cuda.current_blas_handle()
    del x, stream, event
    plugin.unload()
    assert not is_available() and not keyfall.accelerator.is_available()
    with pytest.raises(keyfall.NoDeviceError, match="this build has no cuda devices"):
        cuda.current_device()


def test_several_devices_at_once():
    cuda, remote = Remote("remote_cuda"), Remote("remote")
    x = keyfall.arange(3.0).cuda()
    y = x.remote(1)
    assert y.tolist() == y.cuda(1).tolist() == [0, 1, 2] and y.cuda(1).device.index == 1
    assert keyfall.from_dlpack(x).data_ptr() == x.data_ptr() and x.__dlpack_device__()[0] == 2
    for call in (lambda: x + y, lambda: y + keyfall.ones(3), lambda: y.add_(x),
                 lambda: keyfall.cat([x, y]), lambda: y + y.to("remote:0")):
        with pytest.raises(RuntimeError, match="to be on the same device"):
            call()
    assert (y + keyfall.tensor(2.0)).tolist() == [2, 3, 4]  # a number, wherever it is
    del x, y
    remote.unload()
    cuda.unload()


def test_older_names_of_mixed_precision():
    amp = keyfall.cuda.amp
    with pytest.warns(FutureWarning, match=r"use `torch.amp.GradScaler\('cuda', args...\)` instead"):
        scaler = amp.GradScaler(enabled=False)
    assert isinstance(scaler, keyfall.amp.GradScaler) and amp.amp_definitely_not_available()
    assert amp.autocast is amp.autocast_mode.autocast and amp.grad_scaler.GradScaler is amp.GradScaler
    plugin = Remote("remote_cuda")
    assert not amp.amp_definitely_not_available()
    seen = []

    class Product(keyfall.autograd.Function):
        @staticmethod
        def forward(ctx, a, b):
            seen.append(a.dtype)
            ctx.save_for_backward(a, b)
            return a @ b

        @staticmethod
        def backward(ctx, grad):
            a, b = ctx.saved_tensors
            seen.append((a @ b).dtype)
            return grad @ b.t(), a.t() @ grad

    with pytest.warns(FutureWarning, match="custom_fwd"):
        Product.forward = staticmethod(amp.custom_fwd(cast_inputs=keyfall.float32)(Product.forward))
    with pytest.warns(FutureWarning, match="custom_bwd"):
        Product.backward = staticmethod(amp.custom_bwd(Product.backward))
    x = keyfall.ones(2, 2, dtype=keyfall.float16, device="cuda", requires_grad=True)
    with pytest.warns(FutureWarning, match="autocast"), amp.autocast():
        assert (x @ x).dtype is keyfall.float16
        Product.apply(x, x).sum().backward()
    assert seen == [keyfall.float32, keyfall.float32]
    del x
    plugin.unload()
