"""Tensors on a device whose memory the host cannot touch: every service works from its interface."""

import copy
import io
import os
import pickle
import threading

import pytest

import keyfall
from keyfall import nn


def numbers():
    """Not a fixture: pytest would hold the last one while it unloads the plug-in."""
    return keyfall.arange(6.0, device="remote").view(2, 3)


def test_where_tensors_are(remote):
    x = numbers()
    assert x.device == keyfall.device("remote:0") and x.get_device() == 0
    assert x.is_remote and not x.cpu().is_remote and not x.is_cuda
    assert x.to("remote") is x and x.remote() is x and x.to("remote:0") is x
    y = x.remote(1)
    assert y.device == keyfall.device("remote:1") and y.tolist() == x.tolist()
    assert x.cpu().remote("remote:1").get_device() == 1
    with pytest.raises(RuntimeError, match="must be remote device: cpu"):
        x.remote("cpu")
    for wrong in ("remote:2", "remote:7"):
        with pytest.raises(keyfall.NoDeviceError, match=f"{wrong} is not available: there are 2"):
            keyfall.ones(2, device=wrong)
        with pytest.raises(keyfall.NoDeviceError, match="there are 2 remote devices"):
            x.to(wrong)
    assert "Torch not compiled" not in str(pytest.raises(
        keyfall.NoDeviceError, keyfall.ones, 2, device="remote:9").value)


def test_printing(remote):
    x = numbers()
    assert repr(x) == "tensor([[0., 1., 2.],\n        [3., 4., 5.]], device='remote:0')"
    assert repr(x[0, ::2]) == "tensor([0., 2.], device='remote:0')"
    assert repr(x.sum()) == "tensor(15., device='remote:0')" and f"{x.sum():.1f}" == "15.0"
    assert repr(x[:0]) == "tensor([], device='remote:0', size=(0, 3))"
    assert repr(x.t()[1]) == "tensor([1., 4.], device='remote:0')"
    assert repr(keyfall.ones(2, device="remote", requires_grad=True)) == (
        "tensor([1., 1.], device='remote:0', requires_grad=True)")
    assert repr(x.to(keyfall.complex64)[0, :2].conj()).startswith("tensor([0.-0.j, 1.-0.j]")


def test_elements(remote):
    x = numbers()
    assert x[1, 2].item() == 5 and x.tolist() == [[0, 1, 2], [3, 4, 5]]
    assert bool(x[0, 1]) and int(x[1, 1]) == 4 and float(x[1, 0]) == 3
    assert x[x > 2].tolist() == [3, 4, 5]
    assert x[keyfall.tensor([1, 0], device="remote"), 1].tolist() == [4, 1]
    x[0] = 7
    x[:, 1:] += 1
    assert x.tolist() == [[7, 8, 8], [3, 5, 6]]
    assert [row.tolist() for row in x][1] == [3, 5, 6] and len(x) == 2


def test_copies_of_all_kinds(remote):
    x = numbers()
    for other in (copy.deepcopy(x), copy.copy(x), pickle.loads(pickle.dumps(x)), x.clone()):
        assert other.device == x.device and other.tolist() == x.tolist()
    parameter = copy.deepcopy(nn.Parameter(x))
    assert isinstance(parameter, nn.Parameter) and parameter.device == x.device
    view = x.t()
    assert pickle.loads(pickle.dumps(view)).tolist() == view.tolist()


def test_saving_and_loading(remote, tmp_path):
    x = numbers()
    file = io.BytesIO()
    keyfall.save({"x": x, "view": x[1]}, file)
    for where, device in ((None, "remote:0"), ("cpu", "cpu"), ("remote:1", "remote:1"),
                          ({"remote:0": "remote:1"}, "remote:1"),
                          (lambda storage, location: storage, "cpu")):
        file.seek(0)
        loaded = keyfall.load(file, map_location=where)
        assert str(loaded["x"].device) == device and loaded["x"].tolist() == x.tolist()
        loaded["x"][1, 0] = 9
        assert loaded["view"][0] == 9
    file.seek(0)
    with pytest.raises(RuntimeError, match="remote:5"):
        keyfall.load(file, map_location="remote:5")
    path = tmp_path / "x.safetensors"
    keyfall.safetensors.save_file({"x": x}, path)
    assert keyfall.safetensors.load_file(path, device="remote:1")["x"].device.index == 1
    assert keyfall.safetensors.load_file(path)["x"].tolist() == x.tolist()


def test_dlpack_is_refused_clearly(remote):
    x = numbers()
    with pytest.raises(BufferError, match="remote"):
        x.__dlpack__()
    with pytest.raises(ValueError, match="Unknown device type remote"):
        x.__dlpack_device__()
    assert keyfall.from_dlpack(x.cpu()).remote().tolist() == x.tolist()
    with pytest.raises(TypeError, match=r"Use Tensor.cpu\(\)"):
        x.numpy()


def test_default_device(remote):
    with keyfall.device("remote:1"):
        assert keyfall.zeros(2).device.index == 1 and keyfall.tensor([1]).device.index == 1
        assert nn.Linear(1, 1).weight.is_remote
    keyfall.set_default_device("remote")
    try:
        assert keyfall.ones(1).device == keyfall.device("remote:0")
    finally:
        keyfall.set_default_device(None)
    assert keyfall.ones(1).device.type == "cpu"


def test_modules_train(remote):
    keyfall.manual_seed(0)
    model = nn.Sequential(nn.Linear(3, 8), nn.ReLU(), nn.Linear(8, 1))
    moved = copy.deepcopy(model).remote()
    assert {p.device for p in moved.parameters()} == {keyfall.device("remote:0")}
    data, target = keyfall.randn(16, 3), keyfall.randn(16, 1)
    losses = []
    for one, a, b in ((model, data, target), (moved, data.remote(), target.remote())):
        optimizer = keyfall.optim.SGD(one.parameters(), lr=0.1, momentum=0.9)
        losses.append([])
        for _ in range(4):
            optimizer.zero_grad()
            loss = nn.functional.mse_loss(one(a), b)
            loss.backward()
            optimizer.step()
            losses[-1].append(loss.item())
    assert losses[0] == losses[1]  # bit for bit


def test_autocast(remote):
    a = keyfall.ones(2, 2, device="remote")
    assert keyfall.amp.autocast_mode.is_autocast_available("remote")
    with keyfall.autocast("remote", dtype=keyfall.bfloat16):
        assert keyfall.is_autocast_enabled("remote") and not keyfall.is_autocast_enabled("cpu")
        assert (a @ a).dtype is keyfall.bfloat16
        assert keyfall.ones(2, 2).mm(keyfall.ones(2, 2)).dtype is keyfall.float32
        with keyfall.autocast("remote", enabled=False):
            assert (a @ a).dtype is keyfall.float32
    assert not keyfall.is_autocast_enabled("remote") and (a @ a).dtype is keyfall.float32
    with keyfall.autocast("remote"):
        assert (a @ a).dtype is keyfall.float16


def test_pinned_memory(remote):
    x = keyfall.arange(4.0).view(2, 2).t()
    assert not x.is_pinned() and not x.untyped_storage().is_pinned()
    before = remote.number("pinned")
    y = x.pin_memory()
    assert y.is_pinned() and y.is_pinned("remote") and y.tolist() == x.tolist()
    assert y.untyped_storage().is_pinned() and y[0].is_pinned()
    assert y.pin_memory() is y and y.remote().tolist() == x.tolist()
    assert remote.number("pinned") == before + 1
    z = keyfall.tensor([1.0], pin_memory=True, requires_grad=True)
    assert z.is_pinned() and z.requires_grad and z.is_leaf
    assert keyfall.ones(0).pin_memory().is_pinned()
    del y, z
    assert remote.number("pinned") == before
    with pytest.raises(RuntimeError, match="only dense CPU tensors"):
        keyfall.ones(1, device="remote").pin_memory()
    with pytest.raises(RuntimeError):
        x.pin_memory("cpu")
    with pytest.raises(TypeError):
        x.is_pinned(1.5)


def test_a_loader_pins(remote):
    data = [{"x": keyfall.ones(2), "y": (i, "text")} for i in range(4)]
    for workers in (0, 2):
        loader = keyfall.utils.data.DataLoader(data, batch_size=2, pin_memory=True, num_workers=workers)
        batches = list(loader)
        assert len(batches) == 2 and batches[0]["x"].is_pinned() and batches[0]["y"][0].is_pinned()
    assert not next(iter(keyfall.utils.data.DataLoader(data)))["x"].is_pinned()


# ---- Faults --------------------------------------------------------------------------------------


def test_failing_allocations_and_copies(remote):
    x = keyfall.ones(100, device="remote")
    keyfall.remote.empty_cache()
    remote.fail(allocation=1)
    with pytest.raises(keyfall.OutOfMemoryError, match="remote:0 is full"):
        x + 1
    kept = keyfall.ones(4096, device="remote")
    del kept  # its memory is kept for reuse
    remote.fail(allocation=1)
    y = x + 1  # the core frees it, and tries again
    assert keyfall.remote.memory_stats()["retries"] > 0
    remote.fail(copy=1)
    with pytest.raises(RuntimeError, match="the copy failed"):
        x.clone().cpu()
    remote.fail()
    assert y.sum().item() == 200 and x.sum().item() == 100


def test_a_failing_fallback_changes_nothing(remote):
    x = keyfall.arange(8.0, device="remote")
    keyfall.fallback.set_cache_limit(0)
    try:
        for nth in range(1, 6):
            remote.fail(copy=nth)
            try:
                x.exp_()
            except RuntimeError:
                remote.fail()
                assert x.tolist() == list(range(8))
            else:
                break
            finally:
                remote.fail()
        assert nth > 1
    finally:
        keyfall.fallback.set_cache_limit(256 << 20)


def test_lost_devices(remote):
    x, y = keyfall.ones(1, device="remote:0"), keyfall.ones(2, device="remote:1")
    keyfall.devices.lose("remote:0", "it fell off the bus")
    try:
        assert keyfall.devices.is_lost("remote:0") and not keyfall.devices.is_lost("remote:1")
        for call in (x.cpu, x.exp, x.item, lambda: keyfall.ones(1, device="remote"), x.clone,
                     lambda: keyfall.remote.synchronize(0), lambda: y.to("remote:0"),
                     lambda: keyfall.Stream("remote:0"), lambda: keyfall.Event("remote:0")):
            with pytest.raises(RuntimeError, match="remote:0 is lost: it fell off the bus"):
                call()
        assert "tensor(" in repr(x) and (y + 1).tolist() == [2, 2]
    finally:
        keyfall.devices.reopen("remote:0")
    assert keyfall.ones(2, device="remote").tolist() == [1, 1]
    with pytest.raises(ValueError, match="cannot be lost"):
        keyfall.devices.lose("cpu")
    with pytest.raises((TypeError, RuntimeError)):
        keyfall.devices.lose(None)


def test_threads_share_a_device(remote):
    shared, failures = keyfall.arange(64.0, device="remote"), []

    def work(number):
        try:
            for _ in range(30):
                with keyfall.remote.device(number % 2):
                    y = (shared.to(f"remote:{number % 2}") / 32).exp().log() * 64
                    assert y.device.index == number % 2
                    assert abs(y.sum().item() - 4032) < 1
        except BaseException as error:  # noqa: BLE001
            failures.append(error)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_a_child_process_goes_on(remote):
    x = keyfall.arange(4.0, device="remote")
    child = os.fork()
    if child == 0:
        try:
            good = (x + 1).tolist() == [1, 2, 3, 4] and keyfall.rand(2, device="remote:1").sum() >= 0
            os._exit(0 if good else 1)
        except BaseException:  # noqa: BLE001
            os._exit(2)
    assert os.waitpid(child, 0)[1] == 0


def test_nothing_leaks(remote):
    keyfall.fallback.set_cache_limit(0)
    keyfall.remote.empty_cache()
    before = remote.number("blocks")
    x = keyfall.randn(8, 8, device="remote", requires_grad=True)
    (x @ x).relu().sum().backward()
    assert remote.number("blocks") > before
    del x
    keyfall.remote.empty_cache()
    keyfall.fallback.set_cache_limit(256 << 20)
    assert remote.number("blocks") == before
