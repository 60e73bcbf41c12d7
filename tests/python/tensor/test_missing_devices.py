"""Devices that this build does not have: every access raises, with PyTorch's exception classes."""

import io
import zipfile

import pytest

import keyfall

x = keyfall.ones(2)


def in_block(device):
    with keyfall.device(device):
        return keyfall.zeros(2)


def as_default(device):
    keyfall.set_default_device(device)
    try:
        return keyfall.zeros(2)
    finally:
        keyfall.set_default_device(None)


def loaded(device):
    file = io.BytesIO()
    keyfall.save(x, file)
    file.seek(0)
    return keyfall.load(file, map_location=device)


WAYS = {
    "to": x.to, "to(device=)": lambda device: x.to(device=keyfall.device(device)),
    "empty": lambda device: keyfall.empty(2, device=device),
    "rand": lambda device: keyfall.rand(2, device=device),
    "arange": lambda device: keyfall.arange(2, device=device),
    "tensor": lambda device: keyfall.tensor([1.0], device=device),
    "as_tensor": lambda device: keyfall.as_tensor(x, device=device),
    "empty_like": lambda device: keyfall.empty_like(x, device=device),
    "new_zeros": lambda device: x.new_zeros(2, device=device),
    "module.to": lambda device: keyfall.nn.Linear(1, 1).to(device),
    "Linear": lambda device: keyfall.nn.Linear(1, 1, device=device),
    "Generator": keyfall.Generator, "Stream": keyfall.Stream,
    "Event": lambda device: keyfall.Event(device=device),
    "UntypedStorage": lambda device: keyfall.UntypedStorage(4, device=device),
    "load": loaded, "load(device)": lambda device: loaded(keyfall.device(device)),
    "with device": in_block, "set_default_device": as_default,
}


@pytest.mark.parametrize("device", ["cuda", "cuda:0", "xpu", "mps", "mtia"])
@pytest.mark.parametrize("way", WAYS)
def test_ways_to_a_device(way, device):
    kind = device.partition(":")[0]
    with pytest.raises(keyfall.NoDeviceError) as caught:
        WAYS[way](device)
    text = str(caught.value)
    assert f"this build has no {kind} devices, and no plug-in has added any" in text
    assert text.startswith(f"Torch not compiled with {kind.upper()} enabled") and "kf_" not in text


@pytest.mark.parametrize("call", [
    x.cuda, keyfall.nn.Linear(1, 1).cuda, keyfall.cuda.current_device, keyfall.cuda.synchronize,
    keyfall.cuda.init, keyfall.cuda.Stream, keyfall.cuda.Event, keyfall.cuda.device(0).__enter__,
    keyfall.cuda.get_rng_state, keyfall.cuda.current_blas_handle,
    lambda: keyfall.cuda.set_rng_state_all([x]), lambda: keyfall.cuda.can_device_access_peer(0, 1),
])
def test_cuda_by_name(call):
    with pytest.raises(keyfall.NoDeviceError, match="this build has no cuda devices"):
        call()


def test_pytorchs_classes():
    """PyTorch raises AssertionError in some cases, RuntimeError and NotImplementedError in others."""
    for expected in (AssertionError, RuntimeError, NotImplementedError):
        with pytest.raises(expected):
            x.cuda()


def test_types_of_tensors():
    assert "torch.cuda.FloatTensor" in repr(keyfall.cuda.FloatTensor)
    for call in (keyfall.cuda.FloatTensor, lambda: keyfall.cuda.LongTensor(2)):
        with pytest.raises(TypeError, match="Torch not compiled with CUDA enabled"):
            call()
    with pytest.raises(AttributeError, match="no attribute 'NoSuchTensor'"):
        keyfall.cuda.NoSuchTensor


def test_bare_numbers_are_the_accelerators():
    for call in (lambda: keyfall.device(0), lambda: x.to(0), lambda: x.cuda(0),
                 lambda: keyfall.empty(2, device=1)):
        with pytest.raises(RuntimeError, match="no plug-in has added an accelerator"):
            call()
    with pytest.raises(RuntimeError, match="negative"):
        keyfall.device(-1)


def test_asking_is_harmless():
    for module in (keyfall.cuda, keyfall.xpu, keyfall.mps):
        assert not module.is_available() and module.device_count() == 0
        module.manual_seed(3)
        module.empty_cache()
    assert not keyfall.accelerator.is_available() and keyfall.accelerator.device_count() == 0
    assert keyfall.accelerator.current_accelerator() is None
    with pytest.raises(RuntimeError, match="accelerator"):
        keyfall.accelerator.synchronize()
    with keyfall.cuda.device_of(x), keyfall.cuda.device(-1), keyfall.cuda.stream(None):
        assert (x + 1).tolist() == [2, 2]


def test_a_file_from_another_machine_says_what_to_do():
    file = io.BytesIO()
    keyfall.save(x, file)
    parts, changed = zipfile.ZipFile(file), io.BytesIO()
    with zipfile.ZipFile(changed, "w") as archive:
        for name in parts.namelist():
            archive.writestr(name, parts.read(name).replace(b"X\x03\x00\x00\x00cpu",
                                                            b"X\x03\x00\x00\x00xpu"))
    changed.seek(0)
    with pytest.raises(keyfall.NoDeviceError, match="^Attempting to deserialize object on a XPU device but torch.xpu."
                       "is_available\\(\\) is False: .*map_location='cpu'"):
        keyfall.load(changed)
    changed.seek(0)
    assert keyfall.load(changed, map_location="cpu").tolist() == [1, 1]


def test_fake_tensors_need_no_device():
    with keyfall._subclasses.FakeTensorMode():
        assert keyfall.empty(2, device="cuda").device.type == "cuda"
