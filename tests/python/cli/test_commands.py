"""The command `keyfall`: for every subcommand its text, its JSON and its exit status; mistakes are one
line without a traceback; colours and progress only on a terminal."""

import io
import json
import os
import pty
import shutil
import subprocess
import sys

import keyfall
import pytest
from keyfall._cli import argspecs, output
from keyfall._cli.commands import COMMANDS
from keyfall._cli.main import main
from keyfall._cli.pages import lazy_graphs, timeline
from paths import ROOT

# Commands are Python code; what they read from the library is tested under the sanitizer where it is made.
pytestmark = pytest.mark.unsanitized

PROGRAM = """
import sys
import keyfall
x = keyfall.arange(4.0, requires_grad=True)
with keyfall.profiler.record_function("block"):
    y = (x * 2).sum()
y.backward()
if "nan" in sys.argv:
    keyfall.log(x.detach() - 1)
if "fail" in sys.argv:
    raise ValueError("the program's own")
if "exit" in sys.argv:
    sys.exit("bye")
print("done", *sys.argv[1:])
"""


@pytest.fixture
def program(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "prog.py").write_text(PROGRAM)
    return tmp_path


def run(capsys, *arguments):
    """(status, standard output, standard error) of the command."""
    try:
        status = main(list(map(str, arguments)))
    except SystemExit as end:  # argparse
        status = end.code
    found = capsys.readouterr()
    assert "Traceback" not in found.err or "fail" in arguments
    return status, found.out, found.err


def of_json(capsys, *arguments, status=0):
    found, text, _ = run(capsys, *arguments)
    assert found == status, text
    return json.loads(text)


# ---- Text ---------------------------------------------------------------------------------------

TEXTS = [
    # arguments, status, texts of the output (those of standard error for status 2)
    ([], 0, ["usage: keyfall COMMAND", "trace", "--json"]),
    (["--version"], 0, [f"keyfall {keyfall.__version__}"]),
    (["ops", "mm"], 0, ["aten::mm(Tensor self, Tensor mat2) -> Tensor\n    kernels ", "operators"]),
    (["ops", "mm*", "--names"], 0, ["aten::mm\n"]),
    (["ops", "--tag", "core", "add.*", "--key", "CPU"], 0, ["tags core, pointwise", "operators"]),
    (["show", "add.Tensor"], 0, ["computed table", "cpu_add", "arithmetic.c:", " keys) ", "autograd "]),
    (["show", "linear", "--full"], 0, ["other overloads", "AutogradCPU ", "composite"]),
    (["show", "add"], 0, ["overloads\n  aten::add.Scalar("]),
    (["explain", "add", "cpu:f32[2,3]:grad", "f32[3]"], 0,
     ["argument self ", "falls through", "1  AutogradCPU  autograd autograd_add_Tensor",
      "2  CPU          kernel cpu_add", "a kernel was registered", "arithmetic.c:"]),
    (["explain", "cat", "[f32[2], f32[2]]", "dim=0", "--no-grad"], 0, ["cpu_cat"]),
    (["explain", "sum", "meta:f32[2]", "--inference"], 0, ["Meta"]),
    (["coverage", "--device", "cpu", "mm*"], 0, ["cpu (key CPU): ", "native", "made of other operators"]),
    (["coverage", "--device", "cpu", "mm*", "--list", "native"], 0, ["aten::mm\n"]),
    (["conform", "--device", "cpu", "--only", "aten::mm", "--jobs", "0", "--quiet"], 0, ["passed"]),
    (["explorer", "mm", "-o", "e.html"], 0, ["wrote e.html: ", " operators, "]),
    (["doctor"], 0, ["✓ keyfall ", "C compiler", "no problems"]),
    (["bench", "neg", "f32[4]", "--seconds", "0.01"], 0, ["aten::neg", "f32[4]", "s"]),
    (["cmake-prefix"], 0, ["keyfall"]),
    (["completion", "bash"], 0, ["complete -o filenames -F _keyfall keyfall", "--device"]),
    (["completion", "zsh"], 0, ["#compdef keyfall"]),
    (["completion", "fish"], 0, ["complete -c keyfall", "-l html"]),
    (["man"], 0, [".TH KEYFALL 1", ".SS trace", ".SH EXIT STATUS"]),
    # mistakes
    (["explain", "nonzero", "f32[2]", "--plugin", "/none.so"], 2, ["/none.so"]),
    (["shw"], 2, ["keyfall: there is no command 'shw'; did you mean 'show'?"]),
    (["show"], 2, ["the following arguments are required: op"]),
    (["show", "ad.Tensor"], 2, ["keyfall show: there is no operator 'ad.Tensor'; close: aten::add.Tensor"]),
    (["ops", "no_such_operator"], 2, ["there is no operator"]),
    (["ops", "mm", "--tag", "nothing"], 2, ["no operator matches"]),
    (["explain", "mm", "f32[2]"], 2, ["no overload of 'mm' takes these arguments", "aten::mm(Tensor self"]),
    (["explain", "neg", "f32[2]:nice"], 2, ["'nice' is no flag; there are grad"]),
    (["explain", "neg", "f31[2]"], 2, ["'f31' is no element type"]),
    (["explain", "neg", "npu:f32[2]"], 2, ["npu"]),
    (["explain", "neg", "f32[2"], 2, ["is no argument; a tensor is DEVICE:TYPE[SIZES]:FLAGS"]),
    (["coverage", "--device", "npu"], 2, ["npu", "--plugin loads one"]),
    (["conform", "--device", "npu"], 2, ["npu"]),
    (["conform"], 2, ["expected --device"]),
    (["conform", "--device", "cpu", "--only", "none"], 2, ["matches no operator"]),
    (["trace", "none.py"], 2, ["keyfall trace: there is no file 'none.py'"]),
    (["record", "none.py"], 2, ["there is no file 'none.py'"]),
    (["replay", "show", "none.kfr"], 2, ["none.kfr"]),
    (["diff", "none.kfr", "none.kfr"], 2, ["none.kfr"]),
    (["explorer", "--trace", "prog.py"], 2, ["prog.py is not what 'keyfall trace -o' writes"]),
    (["explorer", "--graph", "prog.py"], 2, ["prog.py has no lazy graph"]),
    (["explorer", "no_such"], 2, ["no operator matches"]),
    (["new-device", "cpu"], 2, ["keyfall new-device: there is a device 'cpu' already"]),
    (["bench", "mm", "f32[2,3]", "f32[2,3]"], 2, ["aten::mm"]),
    (["completion", "tcsh"], 2, ["invalid choice"]),
]


@pytest.mark.parametrize("arguments, status, texts", TEXTS, ids=lambda value: " ".join(map(str, value))
                         if isinstance(value, list) else None)
def test_texts(capsys, program, arguments, status, texts):
    found, out, err = run(capsys, *arguments)
    shown = err if status == 2 else out
    assert found == status, out + err
    for text in texts:
        assert text in shown
    assert "\033" not in out


def test_negative_results(capsys):
    library = keyfall.library.Library("clitest", "DEF")
    library.define("lonely(Tensor x) -> Tensor")
    try:
        status, out, _ = run(capsys, "explain", "clitest::lonely", "f32[2]")
        assert status == 1 and "the call fails: no kernel" in out and "nothing is registered" in out
        assert of_json(capsys, "explain", "clitest::lonely", "f32[2]", "--json", status=1)["steps"][-1]["kind"] == "missing"
        assert of_json(capsys, "coverage", "--device", "cpu", "lonely", "--json", status=1)["counts"]["missing"] == 1
        assert "registered\n    nothing" in run(capsys, "show", "clitest::lonely")[1]
    finally:
        library._destroy()


def test_every_command_has_help_and_is_documented(capsys):
    for name in COMMANDS:
        status, out, _ = run(capsys, name, "--help")
        assert status == 0 and "--json" in out and f"keyfall {name}" in out
    assert {arguments[0] for arguments, *_ in TEXTS if arguments} >= set(COMMANDS)


def test_the_wheels_manual_page_is_current(capsys):
    """`keyfall man > cmake/keyfall.1` makes it."""
    assert run(capsys, "man")[1] == (ROOT / "cmake" / "keyfall.1").read_text()


# ---- JSON ---------------------------------------------------------------------------------------

def test_json(capsys, program):
    def data(*arguments, status=0):
        return of_json(capsys, *arguments, "--json", status=status)

    assert {"name", "schema", "tags", "kernels"} == set(data("ops", "mm")[0])
    assert data("ops", "no_such_operator", status=1) == []
    shown = data("show", "add.Tensor")
    assert {"key": "CPU", "kernel": "cpu_add", "kind": "kernel", "rule": "kernel"}.items() <= shown["table"][0].items()
    keys = {slot["key"] for slot in shown["registrations"]}  # those of lazy and sparse tensors come at their first use
    assert {"ZeroTensor", "CPU", "Meta", "Autograd"} <= keys
    assert len(data("show", "add")) == 4
    explained = data("explain", "add", "f32[2]:grad", 1)
    assert explained["final"] == ["CPU", "AutogradCPU"] and explained["skipped"]
    assert [step["key"] for step in explained["steps"]] == ["AutogradCPU", "CPU"]
    covered = data("coverage", "--device", "cpu", "mm")
    assert sum(covered["counts"].values()) == sum(map(len, covered["operators"].values())) > 0
    assert data("conform", "--device", "cpu", "--only", "aten::mm", "--jobs", "0", "--quiet")
    assert {item["state"] for item in data("doctor")} <= {"ok", "note"}
    assert data("bench", "neg", "f32[4]", "--seconds", "0.01")[0]["best_ns"] > 0
    assert os.path.isdir(data("cmake-prefix")["folder"])
    assert data("new-device", "npu")["files"] and (program / "npu").is_dir()
    assert data("completion", "bash")["shell"] == "bash" and data("man")["page"].startswith(".TH")


TALKER = """
import atexit, os, subprocess, sys, keyfall
atexit.register(print, "at exit")
print("python")
sys.__stdout__.write("buffered\\n")
subprocess.run(["echo", "child"])
os.write(1, b"written\\n")
keyfall.ones(2).neg()
"""


@pytest.mark.parametrize("command", ["trace", "record"])
def test_json_is_apart_from_what_the_program_prints(program, command):
    (program / "talker.py").write_text(TALKER)
    done = subprocess.run([sys.executable, "-m", "keyfall", command, "--json", "talker.py"], capture_output=True, text=True)
    assert done.returncode == 0 and json.loads(done.stdout)["status"] == 0
    assert sorted(done.stderr.split("\n")) == ["", "at exit", "buffered", "child", "python", "written"]


# ---- Programs -----------------------------------------------------------------------------------

def test_trace(capsys, program):
    status, out, _ = run(capsys, "trace", "-o", "t.json", "--html", "t.html", "prog.py", "--own", "option")
    assert status == 0 and out.startswith("done --own option\n")
    for text in ("operator calls", "kernels ", "the program ", "aten::mul.Tensor", "AutogradCPU > CPU",
                 "memory peak  cpu ", "fallbacks    none", "wrote t.json", "wrote t.html"):
        assert text in out
    events = json.loads((program / "t.json").read_text())["traceEvents"]
    by_name = {event["name"]: event for event in events}
    assert by_name["aten::mul.Tensor"]["dur"] > 0 and by_name["block"]["cat"] == "block"
    page = (program / "t.html").read_text()
    assert page.startswith("<!doctype html>") and "aten::mul.Tensor" in page and "http" not in page

    status, out, errors = run(capsys, "trace", "--json", "prog.py")
    report = json.loads(out)
    assert status == 0 and errors == "done\n" and report["operator_calls"] < report["dispatched_calls"]
    assert sum(report["split_ns"].values()) == pytest.approx(report["wall_ns"], rel=0.2)
    assert sum(entry["self_ns"] for entry in report["operators"]) == sum(
        entry["self_ns"] for entry in report["keys"])

    status, out, _ = run(capsys, "trace", "--nan", "prog.py", "nan")
    assert status == 1 and "first NaN    call" in out and "aten::log(float32[4])" in out and "prog.py:9" in out
    assert "first NaN    none" in run(capsys, "trace", "--nan", "prog.py")[1]
    watched = json.loads(run(capsys, "trace", "--nan", "--json", "prog.py")[1])
    calls, plain = ({entry["op"]: entry["calls"] for entry in made["operators"]} for made in (watched, report))
    assert {op: calls[op] for op in plain} == plain and "aten::isnan" not in calls  # what the watch calls does not count


@pytest.mark.slow
def test_trace_of_a_device_has_the_bill(program):
    (program / "dev.py").write_text("import keyfall\nkeyfall.devices.PythonDevice('clitrace')\n"
                                    "keyfall.ones(4, device='clitrace').cumsum(0)\n")
    done = subprocess.run([sys.executable, "-m", "keyfall", "trace", "--json", "dev.py"], cwd=program,
                          capture_output=True, text=True, check=True)  # the device stays registered
    report = json.loads(done.stdout)
    assert "aten::cumsum" in {entry["op"] for entry in report["fallbacks"]} | {
        entry["op"].partition(".")[0] for entry in report["fallbacks"]}
    assert "clitrace" in report["memory_peak_bytes"] and report["split_ns"]["copy"] > 0
    done = subprocess.run([sys.executable, "-m", "keyfall", "trace", "--nan", "--json", "dev.py"], cwd=program,
                          capture_output=True, text=True, check=True)
    watched = json.loads(done.stdout)
    assert [entry["op"] for entry in watched["fallbacks"]] == [entry["op"] for entry in report["fallbacks"]]
    assert watched["nan"] is None and watched["operator_calls"] == report["operator_calls"]


@pytest.mark.parametrize("command", ["trace", "record"])
def test_programs_that_fail(capsys, program, command):
    status, _, err = run(capsys, command, "prog.py", "fail")
    assert status == 1 and "ValueError: the program's own" in err and "_cli" not in err
    status, _, err = run(capsys, command, "prog.py", "exit")
    assert status == 1 and err == "bye\n"


def test_record_replay_diff(capsys, program):
    status, out, _ = run(capsys, "record", "-o", "a.kfr", "prog.py")
    assert status == 0 and "wrote a.kfr: " in out
    assert run(capsys, "record", "-o", "b.kfr", "--json", "prog.py", "nan")[0] == 0
    assert "aten::mul.Tensor(" in run(capsys, "replay", "show", "a.kfr")[1]
    lines = run(capsys, "replay", "show", "a.kfr", "--json", "--op", "mul")[1].splitlines()
    assert all("aten::mul" in json.loads(line)["op"] for line in lines) and lines
    assert of_json(capsys, "replay", "run", "a.kfr", "--json")["ok"]
    assert of_json(capsys, "replay", "cut", "a.kfr", 0, "one.kfr", "--json")["call"] == 0
    assert run(capsys, "replay", "cut", "a.kfr", 9999, "one.kfr")[0] == 2
    assert "the same in both" in run(capsys, "diff", "a.kfr", "a.kfr")[1]
    status, out, _ = run(capsys, "diff", "a.kfr", "b.kfr")
    assert status == 1 and "only in the second: aten::log\n  + " in out
    found = of_json(capsys, "diff", "a.kfr", "b.kfr", "--json", status=1)
    assert not found["same"] and found["differences"][-1]["a"] is None


# ---- Terminals ----------------------------------------------------------------------------------

class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_colors_and_progress_are_for_terminals(monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert output.Output(stream=Terminal()).style("x", "bold") == "\033[1mx\033[0m"
    assert output.Output(stream=io.StringIO()).style("x", "bold") == "x"
    assert output.Output(color="always", stream=io.StringIO()).has_color
    assert not output.Output(True, "always").has_color
    monkeypatch.setenv("NO_COLOR", "")
    assert not output.Output(stream=Terminal()).has_color
    clock = iter(range(100))
    monkeypatch.setattr(output.time, "monotonic", lambda: next(clock))
    for stream, drawn in ((Terminal(), True), (io.StringIO(), False)):
        assert list(output.Progress("items", range(4), stream)) == [0, 1, 2, 3]
        assert ("3/4 items" in stream.getvalue()) is drawn


@pytest.mark.slow
def test_the_command_on_a_terminal_and_in_a_pipe():
    command = [sys.executable, "-m", "keyfall", "show", "add.Tensor"]
    main_end, other_end = pty.openpty()
    subprocess.run(command, stdout=other_end, check=True, env={**os.environ, "TERM": "xterm"})
    os.close(other_end)
    assert b"\033[1m" in os.read(main_end, 100)
    os.close(main_end)
    done = subprocess.run(f"'{sys.executable}' -m keyfall ops | head -1", shell=True, capture_output=True, text=True)
    assert done.stdout.startswith("aten::") and done.stderr == ""


# ---- Arguments ----------------------------------------------------------------------------------

def test_argument_texts():
    args, kwargs = argspecs.parse(["2", "1.5", "1+2j", "true", "none", "[1,[2,3]]", "float32", "cpu:0", "sum",
                                   "alpha=2", "(f32[2], f32[3])"])
    assert args[:6] == [2, 1.5, 1 + 2j, True, None, [1, [2, 3]]]
    assert args[6] is keyfall.float32 and args[7] == keyfall.device("cpu:0") and args[8] == "sum"
    assert kwargs == {"alpha": 2} and [len(tensor) for tensor in args[9]] == [2, 3]
    tensor = argspecs.value("cpu:c64[2,3]:t:conj:grad")
    assert tensor.shape == (3, 2) and tensor.is_conj() and tensor.requires_grad
    assert argspecs.value("bf16[]").dtype is keyfall.bfloat16 and argspecs.value("f32[2]:neg").is_neg()


# ---- The explorer -------------------------------------------------------------------------------

def test_explorer(capsys, program):
    status, out, _ = run(capsys, "trace", "--json", "prog.py")
    (program / "report.json").write_text(out)
    made = of_json(capsys, "explorer", "mul*", "--trace", "report.json", "--json")
    page = (program / "explorer.html").read_text()
    assert made["bytes"] == len(page.encode()) and "://" not in page
    data = json.loads(page.partition('id="data">')[2].partition("</script>")[0])
    at = data["names"].index("aten::mul.Tensor")
    row = [slot for slot, count in zip(*[iter(data["ops"][at][2])] * 2) for _ in range(count)]
    assert len(row) == len(data["keys"])
    kinds = {key: data["slots"][slot][0] for key, slot in zip(data["keys"], row) if slot >= 0}
    assert (kinds["CPU"], kinds["AutogradCPU"], kinds["BackendSelect"]) == ("kernel", "autograd", "fallthrough")
    order = [data["keys"].index(key) for key in ("CPU", "ADInplaceOrView", "AutogradCPU", "AutocastCPU")]
    assert order == sorted(order)  # the page takes the last key of a set
    assert {"cpu", "meta", "cpu, sparse COO"} <= {tensor["name"] for tensor in data["cases"]["tensors"]}
    assert data["key_bits"][data["keys"].index("CPU")] == ["1", "2"]
    assert data["trace"]["calls"]["aten::mul.Tensor"][0] == 2 and not data["trace"]["timeline"]["start"]

    assert run(capsys, "trace", "-o", "t.json.gz", "prog.py")[0] == 0
    assert run(capsys, "explorer", "mul*", "--trace", "t.json.gz")[0] == 0
    page = (program / "explorer.html").read_text()
    trace = json.loads(page.partition('id="data">')[2].partition("</script>")[0])["trace"]
    shown = trace["timeline"]
    assert len(shown["start"]) == trace["report"]["dispatched_calls"] + 1  # and the block
    assert {"aten::mul.Tensor", "block"} <= set(shown["names"]) and sum(shown["start"]) <= shown["end"]
    assert {len(shown[name]) for name in ("dur", "name", "key", "depth", "thread", "part")} == {len(shown["start"])}


@pytest.mark.parametrize("text", ["[]", "{}", '{"operators": []}', '{"traceEvents": [], "keyfall": 1}', "\xff", '{"traceEvents": []}'])
def test_files_that_are_no_traces(capsys, program, text):
    (program / "wrong.json").write_text(text, encoding="latin-1")
    status, _, err = run(capsys, "explorer", "--trace", "wrong.json")
    assert status == 2 and err.startswith("keyfall explorer: wrong.json is not what") and err.count("\n") == 1


def test_the_longest_calls_are_shown():
    rows = [(begin, begin + begin % 7, "op", "CPU", 1, 1, "kernel") for begin in range(100)]
    shown = timeline.Events(rows, 14).as_dict()
    assert shown["dur"] == [6] * 14 and shown["left_out"] == 86


LAZY = """
import keyfall
keyfall.lazy.init()
x = keyfall.ones(2, 3, device="lazy")
y = (x * 2 + 1).relu()
for name in ("text", "dot", "backend"):
    open(name, "w").write(keyfall.lazy.graph(y, format=name))
keyfall.lazy.mark_step()
"""


def test_lazy_graphs_are_read(program):
    (program / "lazy.py").write_text(LAZY)
    subprocess.run([sys.executable, "-m", "keyfall", "trace", "-o", "t.json", "lazy.py"], cwd=program, check=True,
                   capture_output=True, env={**os.environ, "LTC_SAVE_TENSORS_FILE": "saved"})
    step = json.loads((program / "t.json").read_text())["keyfall"]["lazy_step"]
    texts = {name: (program / name).read_text() for name in ("text", "dot", "backend", "saved")}
    for name, text in {**texts, **step}.items():
        (graph,) = lazy_graphs.read(text)
        names = [node[0] for node in graph["nodes"]]
        at = {title.partition(".")[0]: i for i, title in enumerate(names)}
        assert {"aten::mul", "aten::add", "aten::relu"} <= set(at), name
        assert [at["aten::mul"], at["aten::add"]] in graph["edges"] and [at["aten::add"], at["aten::relu"]] in graph["edges"]
        assert graph["nodes"][at["aten::relu"]][4] >= 0 and graph["runs"] == 1
        if name in ("text", "dot", "recorded"):
            assert graph["nodes"][at["aten::relu"]][2] == "Float[2,3]"
    assert "lazy.py:8" in lazy_graphs.read(texts["saved"])[0]["title"]
    assert lazy_graphs.read(texts["text"] * 2)[0]["runs"] == 2 and lazy_graphs.read("nothing") == []


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_scripts_of_pages_parse(capsys, program):
    assert run(capsys, "explorer", "mm")[0] == run(capsys, "trace", "--html", "t.html", "prog.py")[0] == 0
    check = ("for (const f of ['explorer.html', 't.html']) new Function("
             "require('fs').readFileSync(f, 'utf8').match(/<script>([^]*)<.script>/)[1]);")
    subprocess.run(["node", "-e", check], check=True, cwd=program)
