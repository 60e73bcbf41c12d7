"""Random programs with views and in-place writes: values, errors, first and second derivatives equal
PyTorch's. Recorded programs always; live ones if KEYFALL_TORCH_PYTHON names a Python with PyTorch."""

import json
import math
import os
import subprocess

import pytest
from paths import DATA, SUPPORT

import keyfall
import random_programs

RECORDED = json.loads((DATA / "random_programs.json").read_text())
TORCH = os.environ.get("KEYFALL_TORCH_PYTHON")
pytestmark = pytest.mark.filterwarnings("ignore")


def same(found, expected):
    if isinstance(found, float) and isinstance(expected, float):
        return (math.isnan(found) and math.isnan(expected) or found == expected
                or abs(found - expected) <= 1e-8 * max(1.0, abs(expected)))
    if isinstance(found, list) and isinstance(expected, list):
        return len(found) == len(expected) and all(map(same, found, expected))
    return found == expected


def check(seed, expected):
    found = random_programs.run(keyfall, seed)
    for part in ("refused", "values", "gradients"):
        assert same(found[part], expected[part]), (
            f"program {seed}: {part}:\n{found[part]}\ninstead of\n{expected[part]}")


def test_there_is_something_to_compare():
    assert len(RECORDED) >= 250
    assert sum(len(one["gradients"]) == 2 for one in RECORDED) > 150
    assert sum(len(one["refused"]) > 0 for one in RECORDED) > 100


@pytest.mark.parametrize("first", range(0, len(RECORDED), 25))
def test_recorded(first):
    for seed in range(first, min(first + 25, len(RECORDED))):
        check(seed, RECORDED[seed])


@pytest.mark.skipif(not TORCH, reason="KEYFALL_TORCH_PYTHON names no Python with PyTorch")
def test_live():
    done = subprocess.run([TORCH, str(SUPPORT / "generated" / "random_programs.py"), "1000", "3000"],
                          capture_output=True, text=True, check=True)
    for at, expected in enumerate(json.loads(done.stdout)):
        check(1000 + at, expected)
