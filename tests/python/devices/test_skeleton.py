"""The plug-in to copy (src/backends/skeleton): loaded as the build made it, and copied by
`python -m keyfall new-device`, built outside of the tree and run."""

import gc
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import keyfall
import pytest
from keyfall.devices import _new_device
from paths import BYTECODE, ROOT
from remote_plugin import path_of

SKELETON = ROOT / "src" / "backends" / "skeleton"
MOST_LINES = 400
# The CPU's kernels round a product and a sum once where the machine can; the skeleton always does.
ROUNDS_ONCE = " fma " in Path("/proc/cpuinfo").read_text() or os.uname().machine == "aarch64"


@pytest.fixture
def skeleton():
    """The name of the loaded plug-in, which is its device's name, too."""
    name = keyfall.devices.load_plugin(path_of("skeleton"))
    yield name
    gc.collect()
    keyfall.devices.unload_plugin(name)


def run(*command, status=0, cwd=None, **environment):
    """What a command prints; it must end with this status."""
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
                 **BYTECODE, **environment}
    done = subprocess.run(command, env=variables, cwd=cwd, text=True, timeout=600,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert done.returncode == status, done.stdout
    return done.stdout


def test_it_is_short():
    lines = sum(len((SKELETON / name).read_text().splitlines()) for name in os.listdir(SKELETON)
                if name.endswith((".c", ".txt", ".py")))
    assert lines < MOST_LINES


# ---- Values


def both(function, *inputs):
    """function(*inputs) on the CPU, and on the device without any fallback."""
    moved = [x.detach().to("skeleton") for x in inputs]
    with keyfall.fallback.strict():
        found = function(*moved)
    return function(*inputs), found.cpu()


FORMS = [
    lambda a, b: a + b, lambda a, b: a.add(b, alpha=-3), lambda a, b: keyfall.add(a, 2, alpha=0.5),
    lambda a, b: a.clone().add_(b, alpha=0.1), lambda a, b: 2 + a, lambda a, b: a * b,
    lambda a, b: keyfall.mul(a, b, out=keyfall.empty(0, device=a.device)),
    lambda a, b: a.clone().mul_(b), lambda a, b: a * keyfall.tensor(1.5), lambda a, b: a.relu(),
    lambda a, b: a.clone().relu_(), lambda a, b: a[1:] + b[:-1], lambda a, b: a.t() * b.t(),
    lambda a, b: a.unsqueeze(0) + b.unsqueeze(1), lambda a, b: a.expand(3, *a.shape) * b,
    lambda a, b: a.mm(b.t()), lambda a, b: a.t() @ b, lambda a, b: keyfall.mm(a[:, 1:], b.t()[1:]),
    lambda a, b: keyfall.mm(a, b.t(), out=keyfall.empty(12, 12, device=a.device).t()),
]


@pytest.mark.skipif(not ROUNDS_ONCE, reason="the CPU's kernels round differently here")
@pytest.mark.parametrize("number", range(len(FORMS)))
def test_forms(skeleton, number):
    keyfall.manual_seed(number)
    expected, found = both(FORMS[number], keyfall.randn(12, 10), keyfall.randn(12, 10))
    assert expected.stride() == found.stride() and keyfall.equal(expected, found)


@pytest.mark.parametrize("x", [keyfall.tensor(3.0), keyfall.empty(0, 3), keyfall.arange(24.0).view(2, 3, 4).mT],
                         ids=["scalar", "empty", "strided"])
def test_sums(skeleton, x):
    expected, found = both(lambda a: a.sum(), x)
    assert keyfall.equal(expected, found)


def test_special_values(skeleton):
    x = keyfall.tensor([float("nan"), float("inf"), -float("inf"), -0.0, 0.0])
    expected, found = both(lambda a: a.relu(), x)
    assert keyfall.equal(expected.view(keyfall.int32), found.view(keyfall.int32))


@pytest.mark.parametrize("dtype", [keyfall.float64, keyfall.float16, keyfall.int32, keyfall.complex64])
def test_other_types_are_declined(skeleton, dtype):
    x = keyfall.arange(6).reshape(2, 3).to(dtype)
    moved = x.to("skeleton")
    for function in (lambda a: a + a, lambda a: a * 2, lambda a: a @ a.t(), lambda a: a.sum()):
        assert keyfall.equal(function(x), function(moved).cpu())
        with keyfall.fallback.strict(), pytest.raises(NotImplementedError, match="float32 only"):
            function(moved)


def test_gradients(skeleton):
    keyfall.manual_seed(0)
    inputs = [keyfall.randn(9, 12), keyfall.randn(12, 10), keyfall.randn(10)]
    grads = []
    for device in ("cpu", "skeleton"):
        leaves = [x.to(device, copy=True).requires_grad_() for x in inputs]
        a, b, c = leaves
        ((a @ b + c).relu() * c).sum().backward()
        grads.append([x.grad.cpu() for x in leaves])
    assert all(keyfall.equal(*pair) for pair in zip(*grads))


# ---- Training


def losses(device, loss_function, target, optimizer, **options):
    keyfall.manual_seed(0)
    net = keyfall.nn.Sequential(keyfall.nn.Linear(12, 32), keyfall.nn.ReLU(), keyfall.nn.Linear(32, 10))
    x = keyfall.randn(64, 12).to(device)
    optimizer = optimizer(net.to(device).parameters(), **options)
    for _ in range(5):
        optimizer.zero_grad()
        loss = loss_function(net(x), target.to(device))
        loss.backward()
        optimizer.step()
        yield loss.item()


@pytest.mark.skipif(not ROUNDS_ONCE, reason="the CPU's kernels round differently here")
@pytest.mark.parametrize("optimizer, options", [
    (keyfall.optim.SGD, {"lr": 0.1, "momentum": 0.9, "weight_decay": 0.01}),
    (keyfall.optim.AdamW, {"lr": 0.01})], ids=["SGD", "AdamW"])
def test_training_gives_the_losses_of_the_cpu_bit_for_bit(skeleton, optimizer, options):
    target = keyfall.randn(64, 10, generator=keyfall.Generator().manual_seed(1))
    loss = keyfall.nn.functional.mse_loss
    with keyfall.fallback.bill() as bill:
        found = list(losses("skeleton", loss, target, optimizer, **options))
    assert found == list(losses("cpu", loss, target, optimizer, **options))
    fallen = {entry.op for entry in bill}
    assert "aten::addmm" in fallen
    assert not fallen & {"aten::mm", "aten::relu", "aten::add_.Tensor", "aten::mul.Tensor"}


def test_training_with_a_sum_in_the_loss(skeleton):
    """The skeleton sums in double precision, so the loss may differ in the last bit."""
    target = keyfall.randint(0, 10, (64,), generator=keyfall.Generator().manual_seed(1))
    found, expected = (list(losses(device, keyfall.nn.functional.cross_entropy, target,
                                   keyfall.optim.SGD, lr=0.1)) for device in ("skeleton", "cpu"))
    assert found == pytest.approx(expected, rel=2**-22)


# ---- The plug-in


@pytest.mark.unsanitized  # the sanitizer reports the crash instead
def test_the_host_cannot_touch_its_memory():
    program = ("import ctypes, keyfall, sys; keyfall.devices.load_plugin(sys.argv[1]); "
               "x = keyfall.ones(4, device='skeleton'); ctypes.string_at(x.data_ptr(), 4)")
    run(sys.executable, "-c", program, path_of("skeleton"), status=-signal.SIGSEGV)


def test_unloading_is_refused_while_tensors_live(skeleton):
    x = keyfall.ones(4, device="skeleton")
    with pytest.raises(RuntimeError, match="storage"):
        keyfall.devices.unload_plugin(skeleton)
    assert (x + x).tolist() == [2, 2, 2, 2]


# ---- new-device


@pytest.mark.parametrize("name, problem", [
    ("Npu", "an identifier"), ("9npu", "an identifier"), ("np-u", "an identifier"), ("", "an identifier"),
    ("n" * 25, "25 characters"), ("cpu", "a device 'cpu' already"), ("cuda", "a device 'cuda' already"),
    ("skeleton", "needs another name"), ("lambda", "uses it"), ("install", "uses it"),
    ("nn", "would hide keyfall.nn"), ("float", "would hide keyfall.float"),
])
def test_bad_names_are_refused(tmp_path, name, problem):
    with pytest.raises(_new_device.Refused, match=problem):
        _new_device.new_device(name, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_existing_folders_are_refused(tmp_path):
    with pytest.raises(_new_device.Refused, match="exists already"):
        _new_device.new_device("npu", tmp_path)
    assert not list(tmp_path.iterdir())


def test_loaded_devices_are_refused(tmp_path, skeleton):
    with pytest.raises(_new_device.Refused, match="a device 'skeleton' already"):
        _new_device.new_device(skeleton, tmp_path / "new")


def test_commands(tmp_path):
    keyfall_command = sys.executable, "-m", "keyfall"
    assert "new-device" in run(*keyfall_command)
    assert "new-device" in run(*keyfall_command, "old-device", status=2)
    printed = run(*keyfall_command, "new-device", "cpu", status=2, cwd=tmp_path)
    assert printed == "python -m keyfall new-device: there is a device 'cpu' already\n"
    assert (Path(run(*keyfall_command, "cmake-prefix").strip()) / "include" / "keyfall").is_dir()


@pytest.mark.slow
@pytest.mark.unsanitized
@pytest.mark.skipif(shutil.which("cmake") is None, reason="no cmake here")
def test_a_copy_is_built_outside_of_the_tree(tmp_path):
    folder = tmp_path / "a device"
    printed = run(sys.executable, "-m", "keyfall", "new-device", "tpu_x2", "--folder", str(folder))
    assert sorted(os.listdir(folder)) == ["CMakeLists.txt", "test_tpu_x2.py", "tpu_x2.c"]
    assert not any("skeleton" in (folder / name).read_text().lower() for name in os.listdir(folder))
    # The commands that it printed, with this Python.
    commands = "".join(line for line in printed.splitlines(True) if line.startswith("  "))
    assert "coverage --device tpu_x2" in commands
    run("bash", "-e", "-c", commands.replace("python -m", f"'{sys.executable}' -m"), cwd=tmp_path)


@pytest.mark.slow
@pytest.mark.unsanitized
def test_own_tests_pass():
    run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--assert=plain", "test_skeleton.py",
        SKELETON_PLUGIN=path_of("skeleton"), cwd=SKELETON)
