"""The README stays true: its C program is examples/readme.c, its Python program runs."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()


def block(language):
    return re.search(rf"```{language}\n(.*?)```", README, re.S).group(1)


def test_the_c_program_is_the_one_that_is_built():
    source = (ROOT / "examples" / "readme.c").read_text()
    assert block("c") == source[source.index("#include <keyfall"):]


def test_the_python_program_runs():
    library = ROOT / "build" / "release"
    if not (library / "libkeyfall.so.0").exists():
        pytest.skip("the release build is not there")
    done = subprocess.run([sys.executable, "-c", block("python")], capture_output=True, text=True,
                          env={**os.environ, "LD_LIBRARY_PATH": str(library)})
    assert done.returncode == 0, done.stderr
    assert "135 AutogradCPU" in done.stdout
    assert "my::f(Tensor x, *, int n=2) -> Tensor" in done.stdout
