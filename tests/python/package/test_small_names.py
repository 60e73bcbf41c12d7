"""Names of PyTorch's that programs use in passing."""

import inspect
import os
import platform
import subprocess
import sys
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


def test_cpu_capability_is_the_instruction_set_in_use():
    base, name = ("neon", "DEFAULT") if platform.machine() == "aarch64" else ("baseline", "NO AVX")
    assert keyfall.backends.cpu.get_cpu_capability() in (name, "AVX2", "AVX512", "SVE256")
    assert f"CPU capability usage: {keyfall._C._get_cpu_capability()}\n" in keyfall.__config__.show()
    done = subprocess.run(
        [sys.executable, "-c", "import keyfall; print(keyfall.backends.cpu.get_cpu_capability())"],
        capture_output=True, text=True, env={**os.environ, "KEYFALL_CPU_ISA": base})
    assert done.stdout == f"{name}\n", done.stderr
