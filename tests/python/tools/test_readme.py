"""The README is correct: its C program is examples/c/readme.c, its Python program runs."""

import os
import re
import subprocess
import sys

import pytest
from paths import ROOT

README = (ROOT / "README.md").read_text()


EXPECTED = """\
tensor([[ 6., 15.],
        [15., 51.]])
tensor([[0.0000, 0.5000, 1.0000],
        [1.5000, 2.0000, 2.5000]])
torch.Size([2, 3])
calling aten.select.int
calling aten.mean.default
calling aten.sub.Tensor
calling aten.relu.default
calling my.scale.default
"""


def blocks(language):
    return re.findall(rf"```{language}\n(.*?)```", README, re.S)


def run(program):
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_c_program_is_the_one_that_is_built():
    source = (ROOT / "examples" / "c" / "readme.c").read_text()
    assert blocks("c") == [source[source.index("#include <keyfall"):]]


def test_the_python_program_runs():
    assert run(blocks("python")[0]) == EXPECTED


def test_the_training_learns():
    _, training = blocks("python")
    assert float(run("import keyfall\nkeyfall.manual_seed(0)\n" + training)) < 1e-2  # 0.1 at first


def test_the_figures_are_those_that_were_recorded():
    recorded = (ROOT / "docs" / "measurements" / "calls.md").read_text()
    said = re.findall(r"^\| ([^|]+) \| ([\d.]+ ns) \| ([\d.]+ ns) \|$", README, re.M)
    assert len(said) == 3
    for row, ours, peer in said:
        assert f"| {row} | {ours} | {peer}, " in recorded, row
    date = re.search(r"Recorded on (\d{4}-\d\d-\d\d) on a Neoverse N1 at 2.5 GHz, against libtorch 2.13", README)[1]
    assert f"{date}, `make bench`, a Neoverse N1 at 2.5 GHz, libtorch 2.13" in recorded
