"""Whole runs: the command line, processes, reports, samples of others, random calls."""

import json
import struct
import subprocess
import sys
import xml.etree.ElementTree
import zlib

import pytest
from conformance_runs import kernels, on_cpu, run
from keyfall._record.values import Cursor
from keyfall.conformance import options, runner
from keyfall.conformance.report.progress import Progress
from keyfall.conformance.samples import random_maker, shrink
from remote_plugin import path_of

import keyfall
import keyfall.library

pytestmark = pytest.mark.filterwarnings("ignore")  # samples have uncommon arguments on purpose
EXP = on_cpu("exp")


def command(*words, timeout=300):
    return subprocess.run([sys.executable, "-m", "keyfall.conformance", *words], capture_output=True,
                          text=True, timeout=timeout)


@pytest.mark.slow
@pytest.mark.unsanitized  # other tests run the same checks in their own process
def test_command_line(tmp_path):
    files = {name: tmp_path / name for name in ("report.json", "report.xml", "report.html")}
    done = command("--device", "remote", "--plugin", path_of("remote"), "--only", "aten::mul*", "--jobs", "2",
                   "--json", str(files["report.json"]), "--junit", str(files["report.xml"]),
                   "--html", str(files["report.html"]))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "operator forms" in done.stdout
    data = json.loads(files["report.json"].read_text())
    assert data["passed"] and data["kinds"]["fallback"] > 3 and data["operators"][0]["cases"] > 10
    suite = xml.etree.ElementTree.parse(files["report.xml"]).getroot()
    assert int(suite.get("tests")) == len(data["operators"]) and suite.get("failures") == "0"
    page = files["report.html"].read_text()
    assert "aten::mul.Tensor" in page and "http" not in page


@pytest.mark.parametrize("words, message", [
    (["--device", "nosuch"], "nosuch"),
    (["--device", "cpu", "--only", "nothing"], "matches no operator"),
    (["--device", "cpu", "--plugin", "./nosuch.so"], "nosuch.so"),
    (["--device", "cpu", "--expect", "nosuch.toml"], "nosuch.toml"),
    (["--device", "cpu", "--samples", "nosuch.toml"], "nosuch.toml"),
])
def test_misuse(words, message, capsys):
    assert runner.main([*words, "--jobs", "0"]) == 2
    assert message in capsys.readouterr().err


CRASH = """
import ctypes
import keyfall, keyfall.library
library = keyfall.library.Library("aten", "IMPL")
def crash(x):
    if x.dim() == 0:
        ctypes.string_at(0)
    return x.cpu().exp().to(x.device)
library.impl("exp", crash, keyfall._C._dispatch_key_for_device("remote"))
"""


@pytest.mark.slow
@pytest.mark.unsanitized  # the sanitizer reports the crash instead
def test_a_crash_costs_one_operator(tmp_path):
    path = tmp_path / "crash.py"
    path.write_text(CRASH)
    words = ["--device", "remote", "--plugin", path_of("remote"), "--plugin", str(path), "--jobs", "1",
             "--only", "aten::exp.default", "--only", "aten::sin", "--only", "aten::mul*"]
    done = command(*words)
    assert done.returncode == 1
    assert "the process was ended by SIGSEGV" in done.stdout
    assert " 1 failed" in done.stdout.replace(",", " ")


@pytest.mark.slow  # waits for a time limit
@pytest.mark.unsanitized  # the kernel is Python code that sleeps
def test_a_kernel_that_hangs(tmp_path):
    path = tmp_path / "hang.py"
    path.write_text(CRASH.replace("import ctypes", "import time").replace("ctypes.string_at(0)",
                                                                         "time.sleep(100)"))
    done = command("--device", "remote", "--plugin", path_of("remote"), "--plugin", str(path),
                   "--jobs", "1", "--timeout", "10", "--only", "aten::exp.default", "--only", "aten::sin")
    assert done.returncode == 1 and "there was no result after 10 s" in done.stdout
    assert "1 failed" in done.stdout


def test_samples_of_others(tmp_path):
    path = tmp_path / "samples.toml"
    path.write_text('[[op]]\nschema = "conf::twice(Tensor self) -> Tensor"\nkind = "elementwise"\n'
                    'samples = ["T(3,4)", "T(2,3).t()"]\n')
    with pytest.raises(ValueError, match="no operator 'conf::twice'"):
        run("--samples", str(path))
    with keyfall.library._scoped_library("conf", "DEF") as library:
        library.define("twice(Tensor self) -> Tensor")
        library.impl("twice", lambda x: x + x, "CPU")
        report = run("--samples", str(path), "--only", "conf::*")
        assert not report.failed and report.forms[0].cases > 20, report.summary()
        library.impl("twice", lambda x: x * 3, keyfall._C._dispatch_key_for_device("remote"))
        assert run("--samples", str(path), "--only", "conf::*").failed


class TestExport:
    """The samples file of keyfall-conformance; tests/conformance reads it in C."""

    def chunks(self, path):
        data, position = path.read_bytes(), 16
        assert data[:8] == b"KFRECORD"
        while position < len(data):
            kind, size = struct.unpack_from("<4sQ", data, position)
            payload = data[position + 16:position + 16 + size]
            assert struct.unpack_from("<I", data, position + 16 + size)[0] == zlib.crc32(payload)
            yield kind, payload
            position += size + 20

    def test_cases(self, tmp_path, capsys):
        path = tmp_path / "samples.kfr"
        assert runner.main(["--export", str(path), "--only", "aten::add*"]) == 0
        assert "cases of" in capsys.readouterr().out
        found = [(kind, payload) for kind, payload in self.chunks(path)]
        cases = [payload for kind, payload in found if kind == b"CASE"]
        assert struct.unpack("<Q", found[-1][1])[0] == len(cases) > 500
        cursor = Cursor(cases[0], 8)
        name, values, about = cursor.take(), cursor.take(), cursor.take()
        cursor.expect_end()
        assert name == "aten::add.Tensor" and about[0] == "functional" and "T(" in about[1]
        assert values["self"].size == tuple(values["self"].size) and values["self"].device == "cpu"

    def test_every_fourth_case(self, tmp_path):
        paths = [tmp_path / "all", tmp_path / "some"]
        for path, every in zip(paths, ("1", "4")):
            assert runner.main(["--export", str(path), "--only", "aten::exp", "--every", every]) == 0
        whole, part = [sum(kind == b"CASE" for kind, _ in self.chunks(path)) for path in paths]
        assert whole / 5 < part < whole / 3

    def test_every_counts_from_one(self, capsys):
        with pytest.raises(SystemExit):
            runner.main(["--export", "nowhere", "--every", "0"])
        assert "expected a positive number, found 0" in capsys.readouterr().err

    def test_the_same_bytes_every_time(self, tmp_path):
        paths = [tmp_path / "one", tmp_path / "two"]
        for path in paths:
            runner.main(["--export", str(path), "--only", "aten::mul.Tensor"])
        assert paths[0].read_bytes() == paths[1].read_bytes()

    def test_it_is_no_recording_of_calls(self, tmp_path):
        path = tmp_path / "samples.kfr"
        runner.main(["--export", str(path), "--only", "aten::relu"])
        with pytest.raises(keyfall.RecordingError, match="samples"):
            keyfall.replay(path)


class TestRandom:
    def test_truth(self):
        report = run("--random", "300", "--seed", "5")
        assert not report.failed, report.summary()
        assert sum(form.cases for form in report.forms) == 300

    def test_a_seed_gives_the_same_calls(self):
        draws = [repr(random_maker.draw(random_maker.stream(seed, 3), "T(3,4)")) for seed in (1, 1, 2)]
        assert draws[0] == draws[1] != draws[2]

    def test_a_lie_is_found_and_made_small(self):
        def lie(x):
            made = EXP(x)
            if made.numel() > 3:
                made.view(-1)[3] = 0 if made.is_contiguous() else made.view(-1)[3]
            return made

        with kernels(exp=lie):
            report = run("--random", "60", "--only", "aten::exp.default")
        assert report.failed
        text = report.failed[0].failures[0].reproduction
        scope = {}
        with kernels(exp=lie):
            exec(text.replace("print(call", "results = globals().setdefault('results', []); results.append(call"), scope)
        expected, found = scope["results"]
        assert found.cpu().tolist() != expected.tolist() and expected.numel() <= 8

    def test_shrinking(self):
        start = random_maker.Variation("int64", {3: 9, 4: 17}, ["stepped", "plain"], ["", "bool"], True, 7)
        small = shrink.shrink(start, [4, 3], lambda v: v.sizes.get(4, 4) >= 5 and v.layouts[:1] == ("stepped",))
        assert small.dtype == "float32" and not any(small.dtypes) and not small.special
        assert small.sizes[4] == 5 and small.layouts[0] == "stepped"


def test_progress_bar():
    class Terminal:
        def __init__(self):
            self.text = ""

        def isatty(self):
            return True

        def write(self, text):
            self.text += text

        def flush(self):
            pass

    terminal = Terminal()
    bar = Progress(2, terminal)
    bar.step("aten::exp", False)
    bar.step("aten::sin", True)
    bar.finish()
    assert "2/2  1 failed  aten::sin" in terminal.text


def test_defaults():
    settings = options.parse(["--device", "npu"])
    assert settings.jobs >= 1 and settings.random == 0 and settings.plugin == []
