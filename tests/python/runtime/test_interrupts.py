"""Ctrl-C while an operator or a backward runs: the cases of interrupted_calls.py."""

import subprocess
import sys

import interrupted_calls
import pytest
from paths import SUPPORT

pytestmark = pytest.mark.slow  # each waits until a long call is running


@pytest.mark.parametrize("threads", [pytest.param(1, marks=pytest.mark.unsanitized), 2])
@pytest.mark.parametrize("case", interrupted_calls.CASES)
def test_interrupts(case, threads):
    program = SUPPORT / "interrupted_calls.py"
    result = subprocess.run([sys.executable, program, case, str(threads)], capture_output=True,
                            text=True)
    assert (result.returncode, result.stdout) == (0, "done\n"), result.stderr
