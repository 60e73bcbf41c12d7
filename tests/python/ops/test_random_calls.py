"""Random calls of the catalogue's operators, live against PyTorch if KEYFALL_TORCH_PYTHON names a Python
that has it, and recorded ones: call_differences.py says what is compared. tools/fuzz_differences.py makes
more of them and sorts what it finds."""

import json
import lzma
import math
import os
import pickle
import subprocess
import warnings

import pytest
from call_differences import differs
from paths import DATA, SUPPORT

import keyfall

pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
import random_calls  # noqa: E402

TORCH = os.environ.get("KEYFALL_TORCH_PYTHON")
FIRST, COUNT = (int(n) for n in os.environ.get("KEYFALL_RANDOM_CALLS", "0 4000").split())


def theirs(first, count, program_file):
    """Yields (seed, PyTorch's result), without seeds that kill its process."""
    end = first + count
    while first < end:
        program = subprocess.Popen(
            [TORCH, str(SUPPORT / "generated" / program_file), str(first), str(end - first)],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        with program:
            while True:
                try:
                    first, outcome = pickle.load(program.stdout)
                except (EOFError, pickle.UnpicklingError):
                    break
                yield first, outcome
                first += 1
        first += 1  # the seed that killed it


def compare(first, count, program_file, run, differs):
    """Makes this many calls with both; fails with all differences, or if hardly any call is accepted."""
    wrong, taken = [], 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for seed, expected in theirs(first, count, program_file):
            found = run(seed)
            taken += bool(found and "results" in found)
            said = differs(found, expected)
            if said:
                wrong.append(f"{seed}: {found['name']}({found['arguments']}) {found['changes']}: {said}")
    assert not wrong, "\n".join([f"{len(wrong)} of {count}", *wrong])
    assert taken > count / 3


@pytest.mark.skipif(not TORCH, reason="KEYFALL_TORCH_PYTHON names no Python with PyTorch")
def test_live():
    forms = random_calls.read_forms()
    compare(FIRST, COUNT, "random_calls.py", lambda seed: random_calls.run(keyfall, seed, forms),
            differs)


@pytest.mark.unsanitized  # the calls that fuzz_calls.py makes with the sanitizer
def test_recorded():
    """Written by `tools/fuzz_differences.py --record`."""
    forms = dict((form.schema.full_name, form) for form, _ in random_calls.read_forms())
    with lzma.open(DATA / "random_calls.json.xz", "rt") as file:
        recorded = json.load(file)
    wrong = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, sample, seed, expected in recorded:
            found = random_calls.run_sample(keyfall, seed, forms[name], sample)
            said = differs(random_calls.as_recorded(found), expected)
            if said:
                wrong.append(f"{name} {sample} {seed}: {found['name']}({found['arguments']}): {said}")
    assert not wrong, "\n".join([f"{len(wrong)} of {len(recorded)}", *wrong])
    assert len(recorded) > 500


@pytest.mark.slow
def test_calls_are_the_same_again():
    forms = random_calls.read_forms()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for seed in range(200):
            first, again = (random_calls.run(keyfall, seed, forms) for _ in range(2))
            assert differs(first, again) is None, seed
            assert (first or {}).get("arguments") == (again or {}).get("arguments"), seed


@pytest.mark.parametrize("make", [
    lambda x: x, lambda x: x.t(), lambda x: x[:, ::2], lambda x: x[0, 0], lambda x: x[:0], lambda x: x > 1,
    lambda x: x[:1].expand(2, 3), lambda x: x / 0, lambda x: (x * 1j).conj(), lambda x: x.to(keyfall.int16),
    lambda x: x.clone().requires_grad_()])
def test_expressions_of_tensors(make):
    """fuzz_differences.py prints calls as Python code."""
    x = make(keyfall.arange(6.0).view(2, 3))
    code = random_calls.expression(keyfall, x)
    made = eval(code, {"torch": keyfall, "nan": None, "inf": None})
    assert made.shape == x.shape and made.dtype == x.dtype and made.stride() == x.stride(), code
    assert made.requires_grad == x.requires_grad and made.is_conj() == x.is_conj()
    assert keyfall.equal(made.nan_to_num() if x.is_floating_point() else made,
                         x.nan_to_num() if x.is_floating_point() else x)


@pytest.mark.filterwarnings("ignore")
def test_changes_can_be_omitted():
    """A call without one of its changes has the others, and the arguments that were not changed."""
    forms = random_calls.read_forms()
    calls = [(random_calls.run(keyfall, seed, forms), random_calls.run(keyfall, seed, forms, (0,)))
             for seed in range(100)]
    fewer = [(a, b) for a, b in calls if a and b and len(b["changes"]) < len(a["changes"])]
    assert len(fewer) > 30 and all(a["form"] == b["form"] for a, b in fewer if "form" in a and "form" in b)


def test_differences_are_seen():
    result = {"dtype": "float32", "shape": [2], "stride": [1], "values": [1.0, 2.0]}
    call = {"form": "add.Tensor", "arguments": "float32[2]", "changes": [], "wild": False,
            "plain": None, "results": [("tensor", result)], "after": [], "gradients": None}
    assert differs(call, call) is None
    for part, value in (("dtype", "int64"), ("shape", [2, 1]), ("values", [1.0, 2.1]),
                        ("values", [1.0, math.inf]), ("stride", [2])):
        assert differs({**call, "results": [("tensor", {**result, part: value})]}, call)
    assert differs({**call, "gradients": [result]}, call)
    refusal = {"error": "RuntimeError", "says": "no", "harmed": [], "arguments": "float32[2]",
               "changes": [], "form": "add.Tensor"}
    assert differs(refusal, call) and differs(call, refusal) and differs(refusal, refusal) is None
    assert differs({**refusal, "harmed": [0]}, refusal)
    assert differs({**refusal, "error": "IndexError"}, refusal)
    assert differs({**refusal, "error": "NotImplementedError"}, refusal) is None
