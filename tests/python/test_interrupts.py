"""Ctrl-C while an operator or a backward runs: see interrupted.py, whose cases these are."""

import pathlib
import subprocess
import sys

import interrupted
import pytest

pytestmark = pytest.mark.slow  # each waits until something long is under way


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("case", interrupted.CASES)
def test_interrupts(case, threads):
    program = pathlib.Path(interrupted.__file__)
    result = subprocess.run([sys.executable, program, case, str(threads)], capture_output=True,
                            text=True)
    assert (result.returncode, result.stdout) == (0, "done\n"), result.stderr
