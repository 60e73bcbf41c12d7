"""The examples in Python run, and print what they are about; so does the demo of `make demo`. Programs in C
are tests of their own (ctest -L example)."""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as xml

import keyfall
import pytest
from abacus import PLUGIN
from nn_calls import digits
from paths import BYTECODE, ROOT

pytestmark = pytest.mark.unsanitized  # other tests run the same operators under sanitizers
FOLDER = ROOT / "examples" / "python"


def run(script, *arguments, status=0, **environment):
    """What a program prints; it must end with this status."""
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
                 **BYTECODE, **environment}
    done = subprocess.run([sys.executable, script, *map(str, arguments)], env=variables, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert done.returncode == status, done.stdout
    return done.stdout


def test_every_example_is_tested_and_listed():
    names = {path.name for path in FOLDER.glob("*.py")}
    assert names == {"characters.py", "digits.py", "interchange.py", "logging_mode.py", "python_device.py"}
    index = (ROOT / "examples" / "README.md").read_text()
    programs = [*FOLDER.glob("*.py"), *(ROOT / "examples" / "c").glob("*.c")]
    assert [path.name for path in programs if f"/{path.name})" not in index] == []


def test_digits(tmp_path):
    saved = tmp_path / "digits.safetensors"
    text = run(FOLDER / "digits.py", "--quick", "--save", saved)
    assert "epoch  1 of 1   loss 1.6" in text
    assert float(re.search(r"([\d.]+)% of 360", text).group(1)) > 75
    model = digits.network(keyfall)
    model.load_state_dict(keyfall.safetensors.load_file(saved))


def test_digits_on_a_device():
    text = run(FOLDER / "digits.py", "--quick", "--device", "abacus", "--plugin", PLUGIN)
    assert "What abacus left to the CPU" in text
    assert "aten::max_pool2d_with_indices" in text and "aten::addmm " not in text


@pytest.mark.parametrize("arguments, message", [
    (["--plugin", "nowhere.so"], "digits.py: plug-in .*nowhere.so: cannot be loaded"),
    (["--device", "nowhere"], "digits.py: Expected one of cpu, .* nowhere"),
    (["--epochs", "0"], "--epochs must be at least 1, found 0"),
])
def test_mistakes(arguments, message):
    text = run(FOLDER / "digits.py", *arguments, status=2 if "--epochs" in arguments else 1)
    assert re.search(message, text) and "Traceback" not in text


@pytest.mark.slow
def test_characters(tmp_path):
    text = run(FOLDER / "characters.py", "--quick", "--start", "Keyfall")
    losses = [float(loss) for loss in re.findall(r"loss ([\d.]+)", text)]
    assert len(losses) == 10 and losses[-1] < losses[0] - 0.3
    assert "\nKeyfall" in text
    (tmp_path / "short").write_text("short")
    assert "too short" in run(FOLDER / "characters.py", "--text", tmp_path / "short", status=1)


def test_logging_mode():
    text = run(FOLDER / "logging_mode.py")
    forward, backward = text.index("forward:"), text.index("backward:")
    assert forward < text.index("aten.addmm.default(float32[16], float32[4, 8], float32[8, 16])") < backward
    assert text.index("aten.mm.default(") > backward
    assert "aten._foreach_add_.List" in text[text.index("optimizer:"):]


def test_python_device():
    text = run(FOLDER / "python_device.py")
    counts = re.findall(r"loss ([\d.]+) -> ([\d.]+), ([\d.]+) kB copied, (\d+) fallbacks", text)
    (first, last, copied, fallbacks), (_, _, fewer_copied, fewer) = [map(float, row) for row in counts]
    assert last < first / 2 and fewer_copied < copied and fewer < fallbacks


def test_interchange():
    numpy = pytest.importorskip("numpy")
    text = run(FOLDER / "interchange.py")
    assert "NumPy to keyfall:   [[0.0, 10.0, 20.0], [30.0, 40.0, 50.0]]" in text
    assert str(numpy.ones(2, numpy.float32)) in text
    assert ("PyTorch to keyfall: [0.5, 1.5, 2.5, 3.5]" in text) != ("torch is not installed" in text)


def test_interchange_leaves_out_what_is_missing():
    program = f"import sys; sys.modules['numpy'] = sys.modules['torch'] = None; import runpy; " \
              f"runpy.run_path({str(FOLDER / 'interchange.py')!r}, run_name='__main__')"
    text = run("-c", program)
    assert text.splitlines() == [f"{name} is not installed: this part is left out"
                                 for name in ("numpy", "torch")]


@pytest.mark.slow
def test_demo(tmp_path):
    text = run(ROOT / "examples" / "demo" / "demo.py", "--epochs", "1", "--plugin", PLUGIN, "--out", tmp_path,
               KEYFALL_TORCH_PYTHON=str(tmp_path / "none"))
    lines = text.splitlines()
    assert f"Written to {tmp_path}" in lines
    assert len(lines) <= 75 and all(len(line) <= 100 for line in lines if str(tmp_path) not in line), text
    row = next(line for line in lines if line.startswith("   aten::convolution_backward"))
    assert row.endswith(" -")  # on the bill with five functions, not on the one with six
    assert "could not run" in text and "Port next: aten::" in text and "abacus_relu" in text
    plot = xml.parse(tmp_path / "plot.svg").getroot()
    names = [element.text for element in plot.iter("{http://www.w3.org/2000/svg}text")]
    assert {"CPU", "abacus, five functions", "abacus, six functions", "lazy",
            "convolution_backward"} <= set(names)
    assert len(list(plot.iter("{http://www.w3.org/2000/svg}polyline"))) == 4
    for name in ("report.html", "explorer.html"):
        assert "abacus" in (tmp_path / name).read_text()
