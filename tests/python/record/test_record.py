"""keyfall.record and keyfall.replay: what a recording contains, that it replays exactly, and how a
replay names what differs."""

import json
import os
import signal
import subprocess
import sys
from io import BytesIO

import keyfall
import overload_calls
import pytest
from keyfall._record.file_format import Recording
from keyfall.library import Library
from keyfall.utils._python_dispatch import TorchDispatchMode

DTYPES = [keyfall.bool, keyfall.uint8, keyfall.int16, keyfall.int64, keyfall.uint64, keyfall.float16,
          keyfall.bfloat16, keyfall.float32, keyfall.float64, keyfall.complex64, keyfall.complex128,
          keyfall.float8_e4m3fn, keyfall.float8_e5m2]


def recorded(function, tensors="full"):
    file = BytesIO()
    with keyfall.record(file, tensors=tensors):
        function()
    return file.getvalue()


def calls_of(data):
    recording = Recording(data)
    found = list(recording)
    assert recording.complete
    return found


def check_exact(data, **options):
    report = keyfall.replay(data, **options)
    assert report.ok and not report.skipped, str(report)
    assert report.compared == report.calls == len(calls_of(data))
    return report


def train():
    keyfall.manual_seed(1)
    model = keyfall.nn.Sequential(keyfall.nn.Linear(4, 8), keyfall.nn.BatchNorm1d(8), keyfall.nn.ReLU(),
                                  keyfall.nn.Dropout(0.5), keyfall.nn.Linear(8, 3))
    optimizer = keyfall.optim.Adam(model.parameters())
    for _ in range(2):
        loss = keyfall.nn.functional.cross_entropy(model(keyfall.randn(5, 4)), keyfall.tensor([0, 1, 2, 0, 1]))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


@pytest.mark.parametrize("chain", [False, True])
def test_training_replays_exactly(chain):
    data = recorded(train)
    names = {call.op for call in calls_of(data)}
    assert {"aten::addmm", "aten::mm", "aten::threshold_backward"} <= names  # below autograd, with backward
    check_exact(data, chain=chain)


@pytest.mark.parametrize("tensors", ["inputs", "hash"])
def test_hashes_replay_as_a_chain(tensors):
    keyfall.manual_seed(3)
    outside = keyfall.randn(4)
    report = keyfall.replay(recorded(lambda: (keyfall.arange(3.0).exp().sum(), outside.sin().cos()), tensors))
    assert report.ok and report.calls == 5
    assert all("does not have the values of float32[4]" in reason for _, _, reason in report.skipped)
    assert [op for _, op, _ in report.skipped] == ([] if tensors == "inputs" else ["aten::sin", "aten::cos"])


def test_hash_recording_is_small():
    big = keyfall.zeros(100_000)
    sizes = [len(recorded(lambda: (big + 1) * 2, tensors)) for tensors in ("full", "inputs", "hash")]
    assert sizes[0] > 1_200_000 and 400_000 < sizes[1] < 410_000 and sizes[2] < 1000


def test_every_overload_replays():
    """The calls of the overload tests, each recorded on its own."""
    def run():
        overload_calls.operators(keyfall, TorchDispatchMode)
    data = recorded(run)
    report = check_exact(data)
    assert report.calls > 300
    assert keyfall.replay(data, device="meta").calls == report.calls


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_types(dtype):
    source = keyfall.tensor([[0, 1, 2], [3, 4, 5]]).to(dtype)
    check_exact(recorded(lambda: (source.t().clone(), source[:, 1:].contiguous(), source.to(keyfall.float32))))


def test_values_of_all_kinds():
    x = keyfall.arange(6.0).reshape(2, 3)
    generator = keyfall.Generator()
    generator.manual_seed(5)

    def run():
        keyfall.cat([x, x.t().reshape(2, 3)], dim=1)
        x[keyfall.tensor([1, 0])], x[None, :, keyfall.tensor([True, False, True])]
        keyfall.add(x, 2, alpha=0.5, out=keyfall.empty(2, 3))
        keyfall.rand(3, generator=generator)
        keyfall.full((2,), 1 + 2j), keyfall.full((2,), float("nan")), keyfall.full((2,), 2**62)
        x.clone(memory_format=keyfall.contiguous_format), x.sum().item(), x.max(1), keyfall.split(x, 1)
        keyfall.empty(0, 3).sum(), keyfall.div(x, 2, rounding_mode="floor")
        keyfall.complex(x, x).conj().imag.clone(), keyfall.nn.functional.pad(x, (1, 1))
    data = recorded(run)
    check_exact(data)
    check_exact(data, chain=True)


def test_writes_and_views_share_storage():
    x = keyfall.zeros(4)

    def run():
        view = x[1:3]
        view.add_(1)
        x.mul_(2)
    calls = calls_of(recorded(run))
    written = [call.written["self"].storage for call in calls if call.written]
    assert len(written) == 2 and written[0] == written[1] == calls[0].args[0].storage
    assert [len(call.after) for call in calls if call.written] == [1, 1]
    x.zero_()
    check_exact(recorded(run))


def test_storages_as_arguments():
    x = keyfall.arange(4.0)
    data = recorded(lambda: keyfall.empty(0).set_(x.untyped_storage()).add(1))
    assert [call.op for call in calls_of(data)][1] == "aten::set_.source_Storage"
    check_exact(data)


def test_an_interrupt_leaves_a_readable_file():
    file = BytesIO()
    library = Library("record_test", "DEF")
    library.define("interrupted(Tensor x) -> Tensor")

    def interrupt(x):
        raise KeyboardInterrupt
    library.impl("interrupted", interrupt, "CPU")
    with keyfall.record(file):
        with pytest.raises(KeyboardInterrupt):
            keyfall.ops.record_test.interrupted(keyfall.ones(1))
        keyfall.ones(2)
    library._destroy()
    assert [call.error and call.error[0] for call in calls_of(file.getvalue())] == [None, "KeyboardInterrupt", None]


def test_random_states_are_kept():
    keyfall.manual_seed(7)
    data = recorded(lambda: (keyfall.rand(3), keyfall.randn(3), keyfall.randperm(5)))
    keyfall.manual_seed(8)
    before = keyfall.get_rng_state().tolist()
    check_exact(data)
    assert keyfall.get_rng_state().tolist() == before


def test_errors_are_recorded():
    def run():
        with pytest.raises(RuntimeError):
            keyfall.zeros(2) + keyfall.zeros(3)
    data = recorded(run)
    assert calls_of(data)[-1].error[0] == "RuntimeError"
    assert keyfall.replay(data).ok


def test_other_modes_and_the_result_are_untouched():
    seen = []

    class Outer(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            seen.append(str(func))
            return func(*args, **(kwargs or {}))

    x = keyfall.ones(3)
    with Outer():
        with keyfall.record(BytesIO()):
            y = x + 1
    assert seen == ["aten.add.Tensor"] and y.tolist() == [2, 2, 2]


def test_subclasses_are_recorded_as_what_they_call():
    class Twice(keyfall.Tensor):
        @staticmethod
        def __new__(cls, inner):
            return keyfall.Tensor._make_wrapper_subclass(cls, inner.shape, dtype=inner.dtype)

        def __init__(self, inner):
            self.inner = inner

        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            return func(*[arg.inner if isinstance(arg, cls) else arg for arg in args], **(kwargs or {}))

    data = recorded(lambda: Twice(keyfall.ones(2)) + 1)
    assert calls_of(data)[-1].op == "aten::add.Tensor"
    check_exact(data)


# ---- Differences ---------------------------------------------------------------------------------


@pytest.fixture
def wrong_exp():
    """Within it, exp is wrong in one element."""
    library = Library("aten", "IMPL")

    def install():
        def exp(x):
            result = keyfall.full(x.shape, 1.0, dtype=x.dtype)
            result.copy_(keyfall.ops.aten.exp2(x * 1.4426950408889634))
            result.view(-1)[2] += 0.5
            return result
        library.impl("exp", exp, "CPU", allow_override=True)
    yield install
    library._destroy()


def test_the_first_difference_is_named(wrong_exp):
    x = keyfall.tensor([[0.0, 1.0], [2.0, 3.0]])
    data = recorded(lambda: (x.sin(), x.exp().cos()))
    wrong_exp()
    report = keyfall.replay(data, rtol=1e-4, atol=0)
    first = report.first
    assert not report.ok and len(report.differences) == 1  # cos gets its recorded input
    assert (first.index, first.op, first.kind, first.position) == (1, "aten::exp", "value", [1, 0])
    assert first.max_abs == pytest.approx(0.5, 1e-3) and first.max_rel == pytest.approx(0.5 / 7.389, 1e-3)
    assert first.count == 1 and first.total == 4 and first.actual == pytest.approx(first.expected + 0.5)
    assert "call 1, aten::exp, result: 1 of 4 elements differ; at [1, 0] expected 7.389" in str(report)
    assert json.loads(report.to_json())["differences"][0]["position"] == [1, 0]
    chained = keyfall.replay(data, rtol=1e-4, atol=0, chain=True)
    assert [difference.op for difference in chained.differences] == ["aten::exp", "aten::cos"]
    assert len(keyfall.replay(data, rtol=1e-4, atol=0, chain=True, stop=True).differences) == 1


def test_hash_differences(wrong_exp):
    data = recorded(lambda: keyfall.arange(4.0).exp(), "hash")
    wrong_exp()
    assert keyfall.replay(data).first.kind == "hash"


@pytest.mark.parametrize("kernel, kind, text", [
    (lambda x: x.double(), "metadata", "expected torch.float32, found torch.float64"),
    (lambda x: keyfall.zeros(5), "metadata", "expected size [4], found [5]"),
    (lambda x: x, "alias", "shares memory with an argument"),
    (lambda x: 1 / 0, "error", "raised ZeroDivisionError"),
], ids=["type", "size", "alias", "error"])
def test_kinds_of_differences(kernel, kind, text):
    data = recorded(lambda: keyfall.arange(4.0).exp())
    library = Library("aten", "IMPL")
    library.impl("exp", kernel, "CPU", allow_override=True)
    try:
        first = keyfall.replay(data).first
    finally:
        library._destroy()
    assert first.kind == kind and text in str(first)


def test_nan_and_infinity():
    x = keyfall.tensor([float("nan"), float("inf"), -float("inf"), -0.0])
    check_exact(recorded(lambda: (x + 1, x * 2, x.isnan())))


# ---- Cutting and the command line ----------------------------------------------------------------


def run_command(*arguments):
    return subprocess.run([sys.executable, "-m", "keyfall", "replay", *map(str, arguments)],
                          capture_output=True, text=True)


def test_cut(tmp_path):
    path = tmp_path / "all.kfr"
    x = keyfall.arange(6.0)
    with keyfall.record(path):
        x.view(2, 3)[1].mul_(2)
        keyfall.bernoulli(x / 20)
    for index, call in enumerate(calls_of(path.read_bytes())):
        keyfall.cut_recording(path, index, tmp_path / "one.kfr")
        one = (tmp_path / "one.kfr").read_bytes()
        assert [found.op for found in calls_of(one)] == [call.op]
        check_exact(one)
    with pytest.raises(IndexError, match="has no call 99"):
        keyfall.cut_recording(path, 99, tmp_path / "none.kfr")
    assert not (tmp_path / "none.kfr").exists()


def test_cut_needs_values(tmp_path):
    with keyfall.record(tmp_path / "h.kfr", tensors="hash"):
        keyfall.arange(3) + 1
    with pytest.raises(ValueError, match="recorded with tensors='hash', cutting needs 'full'"):
        keyfall.cut_recording(tmp_path / "h.kfr", 1, tmp_path / "one.kfr")


@pytest.mark.slow
@pytest.mark.unsanitized  # other tests call the same functions in their own process
def test_command_line(tmp_path):
    path = tmp_path / "a.kfr"
    with keyfall.record(path):
        (keyfall.arange(3.0) + 1).sum()
    shown = run_command("show", path)
    assert shown.returncode == 0 and "1 aten::add.Tensor(float32[3]@1, 1) -> float32[3]@2" in shown.stdout
    assert "complete, tensors=full" in shown.stdout
    ran = run_command("run", path, "--json")
    assert ran.returncode == 0 and json.loads(ran.stdout)["compared"] == 3
    program = tmp_path / "test_case.py"
    assert run_command("cut", path, 1, program).returncode == 0
    alone = subprocess.run([sys.executable, program], capture_output=True, text=True)
    assert "1 calls on the recorded devices, 1 compared" in alone.stdout, alone.stderr
    path.write_bytes(b"nonsense, but long enough")
    failed = run_command("run", path)
    assert failed.returncode == 2 and "not a recording" in failed.stderr and "Traceback" not in failed.stderr


# ---- Files ---------------------------------------------------------------------------------------


def test_a_crash_leaves_the_call_in_the_file(tmp_path):
    path = tmp_path / "crash.kfr"
    program = ("import os, signal, keyfall\n"
               "library = keyfall.library.Library('crash', 'DEF')\n"
               "library.define('now(Tensor x) -> Tensor')\n"
               "library.impl('now', lambda x: os.kill(os.getpid(), signal.SIGKILL), 'CPU')\n"
               f"with keyfall.record({str(path)!r}):\n"
               "    keyfall.ops.crash.now(keyfall.arange(3) * 2)\n")
    assert subprocess.run([sys.executable, "-c", program]).returncode == -signal.SIGKILL
    with Recording(path) as recording:
        calls = list(recording)
        assert not recording.complete
    assert [call.op for call in calls] == ["aten::arange", "aten::mul.Tensor", "crash::now"]
    assert calls[-1].returns is None
    report = keyfall.replay(path)
    assert report.ok and report.compared == 2 and "has no end" in str(report)


def test_arguments_are_checked(tmp_path):
    with pytest.raises(ValueError, match="tensors must be one of full, inputs, hash, found 'some'"):
        keyfall.record(tmp_path / "x", tensors="some")
    with pytest.raises(FileNotFoundError):
        keyfall.replay(tmp_path / "absent")
    recording = keyfall.record(BytesIO())
    with recording, pytest.raises(RuntimeError, match="has begun already"):
        recording.__enter__()
    with pytest.raises(RuntimeError):
        keyfall.replay(recorded(lambda: keyfall.zeros(2)), device="no such device")
    with pytest.raises(ValueError, match="chain=False"):
        keyfall.replay(recorded(lambda: keyfall.zeros(2), "hash"), chain=False)


def test_a_full_disk_is_an_error():
    if not os.path.exists("/dev/full"):
        pytest.skip("needs /dev/full")
    with pytest.raises(OSError, match="No space left"):
        with keyfall.record("/dev/full"):
            keyfall.zeros(2)
    assert keyfall.zeros(2).tolist() == [0, 0]  # the mode is gone


def test_a_disk_that_fills_up_leaves_a_prefix():
    class Disk(BytesIO):
        def write(self, data):
            space = max(0, 2000 - self.tell())
            if space < len(data):
                super().write(data[:space])
                raise OSError(28, "No space left on device")
            return super().write(data)

    disk = Disk()
    with pytest.raises(OSError, match="No space left|could not be written"):
        with keyfall.record(disk):
            keyfall.ones(100).add(1).add(1).add(1).add(1)
    recording = Recording(disk.getvalue())
    assert 1 <= len(list(recording)) < 5 and not recording.complete


def test_not_loaded_without_use():
    program = "import sys, keyfall; keyfall.zeros(2) + 1; print([m for m in sys.modules if '_record' in m])"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout == "[]\n"
