"""Losses during the training of small models equal PyTorch's step by step, within rounding, from the
same seed. Recorded losses always; live ones if KEYFALL_TORCH_PYTHON names a Python with PyTorch."""

import json
import os
import subprocess

import pytest
from paths import DATA, SUPPORT

import training_programs

RECORDED = json.loads((DATA / "training.json").read_text())
TORCH = os.environ.get("KEYFALL_TORCH_PYTHON")


def compare(found, expected, is_double):
    begin, losses, end, state = found
    assert begin == expected[0], "the first parameters differ"
    # Rounding errors grow with every step, most with Adam, which divides small numbers.
    close = (lambda value: pytest.approx(value, rel=1e-9)) if is_double else (
        lambda value: pytest.approx(value, rel=5e-3))
    assert losses == pytest.approx(expected[1], rel=1e-9 if is_double else 1e-4)
    assert losses[0] == pytest.approx(expected[1][0], rel=1e-12 if is_double else 1e-6)
    assert [end, state] == close(expected[2:])
    assert losses[-1] < 0.7 * losses[0], "nothing was learned"


@pytest.mark.parametrize("name", RECORDED)
def test_losses_are_those_of_pytorch(name):
    model, *optimizer, dtype = name.split()
    found = training_programs.train(training_programs.library("keyfall"), model,
                                    " ".join(optimizer), dtype == "float64")
    compare(found, RECORDED[name], dtype == "float64")


@pytest.mark.skipif(not TORCH, reason="KEYFALL_TORCH_PYTHON names no Python with PyTorch")
def test_losses_are_those_of_the_pytorch_that_is_installed():
    done = subprocess.run([TORCH, str(SUPPORT / "recorded" / "training_programs.py")], capture_output=True,
                          text=True, check=True)
    live = json.loads(done.stdout)
    assert list(live) == list(RECORDED)
    found = training_programs.outcomes(training_programs.library("keyfall"))
    for name, expected in live.items():
        compare(found[name], expected, name.endswith("float64"))
