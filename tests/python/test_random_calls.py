"""Random calls of the catalogue's operators, live against PyTorch where KEYFALL_TORCH_PYTHON names a
Python that has it: what PyTorch takes is taken and gives the same, and what is refused changes
nothing. Which error comes first when two things are wrong, and what is taken beyond what PyTorch
takes, is not compared."""

import math
import os
import pathlib
import pickle
import re
import subprocess
import warnings

import pytest

import keyfall

pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
import random_calls  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
TORCH = os.environ.get("KEYFALL_TORCH_PYTHON")
FIRST, COUNT = (int(n) for n in os.environ.get("KEYFALL_RANDOM_CALLS", "0 4000").split())
TOLERANCES = {"float16": (8e-3, 2e-2), "bfloat16": (6e-2, 0.1), "float32": (1e-4, 1e-4),
              "complex64": (1e-4, 1e-4), "float64": (1e-6, 1e-6), "complex128": (1e-6, 1e-6)}

# Forms (as regular expressions) whose results are not compared, with the reason.
KNOWN = {
    # Where equal elements end up is nobody's promise.
    r"sort|argsort|topk|kthvalue|median|mode": "order",
    # PyTorch's answers depend on where in memory its arguments are.
    r"(native_group_norm|adaptive_max_pool3d|_?embedding_bag)[a-z_]*": "reads them as contiguous",
    # A reduction that is none of the three, a loss of sizes that broadcast.
    r".*loss.*|kl_div|nll_.*|poisson_nll.*|binary_cross.*": "reductions",
    # Terms of series for arguments that nobody has.
    r"(special_)?(polygamma|igammac?|gammaincc?|zeta|multigammaln|mvlgamma).*": "series",
    # Numbers for out= are drawn in the order of its memory there, and here.
    r"(normal|uniform|random|exponential|cauchy|geometric|log_normal|bernoulli|rand|randn|randint|"
    r"poisson|rrelu)[a-z_]*\..*": "order of drawing",
    r"promote_types|result_type.*": "numbers for types there",
    r"(linspace|logspace|arange|range)\..*out": "keeps a shape with as many elements",
    r"hardtanh_backward.*|mish_backward": "other numbers at the end of a tensor than before",
    r"unique_consecutive|lift_fresh|_foobar.*|randint_like.*|native_dropout.*": "not for programs",
    r"fft_.*|_fft.*": "orders of sums with infinities",
}
REFUSED_HERE = (
    "single memory location", "not implemented for", "needs? the inverse", "must be 0, 1 or 2",
    "should contain", "Expected out tensor", "out of range", "positional argument", "bad axis",
    "is too small", "expected 1 argument", "too large", "overflow", "non-negative p", "pdist only",
    "must be defined in evaluation", "Negative strides", "dtype.* but", "out of bounds", "same dtype",
    "Expected a proper Tensor", "Found dtype", "Expected reduction dim", "size mismatch", "in range",
    "should match", "broadcast shape", "Expected self.dtype", "to have same size", "to have the shape", "vector of size", "must not decrease", "cannot cast|can't be cast",
    "Expected .*D.* tensor", "non-zero size", "label_smoothing", "size.* == ", "scalar type",
    "bias type", "expected grad_output", "complex32", "weight should", "out of memory", "continuous probability", "index is out",
)


def close(found, expected, rtol, atol):
    if isinstance(found, list):
        return isinstance(expected, list) and len(found) == len(expected) and all(
            close(a, b, rtol, atol) for a, b in zip(found, expected))
    if isinstance(found, complex) or isinstance(expected, complex):
        a, b = complex(found), complex(expected)
        size = math.hypot(b.real, b.imag)
        atol += rtol * size if math.isfinite(size) else 0.0
        return close(a.real, b.real, rtol, atol) and close(a.imag, b.imag, rtol, atol)
    if isinstance(found, float) and isinstance(expected, float):
        if not (math.isfinite(found) and math.isfinite(expected)):
            return found == expected or (math.isnan(found) and math.isnan(expected))
        return abs(found - expected) <= atol + rtol * abs(expected)
    return found == expected


def tensor_differs(found, expected, kinds, values):
    """What is different about a result, if anything."""
    for part in ("dtype", "shape"):
        if found[part] != expected[part]:
            return f"{part} {found[part]}, not {expected[part]}"
    rtol, atol = max(TOLERANCES.get(kind, (0.0, 0.0)) for kind in (*kinds, found["dtype"]))
    if values and not close(found["values"], expected["values"], rtol, atol):
        return f"{str(found['values'])[:200]}, not {str(expected['values'])[:200]}"
    return None


def is_known(call):
    return any(re.fullmatch(rf"(?:{pattern})_?(?:\..*)?", call["form"]) for pattern in KNOWN)


def results_differ(found, expected):
    if is_known(found) or any(change.startswith("no tensor") for change in found["changes"]):
        return None
    if len(found["results"]) != len(expected["results"]):
        return "another number of results"
    kinds = [kind for kind in TOLERANCES if kind in found["arguments"]]
    values = not (found["wild"] or re.search(r"e\+\d{2}|\b\d{8,}", found["arguments"]))
    values = values and not (found["form"].startswith("ldexp") and "special" in found["changes"])
    # Negative numbers as unsigned integers are anything; out= has its own strides, and bugs there.
    values = values and "uint" not in found["arguments"]
    theirs = expected["results"]
    if found["plain"] is not None and expected["plain"] is not None:
        theirs = [("tensor", item) for item in expected["plain"]]
        if "out type" in found["changes"]:
            return None
    for (kind, a), (other, b) in zip(found["results"], theirs):
        if kind != other:
            return "another kind of result"
        if kind == "tensor":
            said = tensor_differs(a, b, kinds, values)
            if said:
                return said
        elif values and not close(a, b, 1e-5, 1e-5):
            return f"{a}, not {b}"
    return None


def differs(found, expected):
    """What is wrong with an outcome, or None."""
    if found is None or expected is None or "unusable" in found or "unusable" in expected:
        return None
    if found["arguments"] != expected["arguments"]:  # an out= form whose functional form differs
        return None
    if "error" in found:
        if found["harmed"]:
            return f"arguments {found['harmed']} changed, though there was an error: {found['says']}"
        if "error" in expected or any(re.search(text, found["says"]) for text in REFUSED_HERE):
            return None
        return f"refused: {found['error']}: {found['says']}"
    return None if "error" in expected else results_differ(found, expected)


def theirs(first, count):
    """(seed, what PyTorch gives); without those that end its process."""
    end = first + count
    while first < end:
        program = subprocess.Popen(
            [TORCH, str(HERE / "random_calls.py"), str(first), str(end - first)],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        with program:
            while True:
                try:
                    first, outcome = pickle.load(program.stdout)
                except (EOFError, pickle.UnpicklingError):
                    break
                yield first, outcome
                first += 1
        first += 1  # the one at which it ended


@pytest.mark.skipif(not TORCH, reason="KEYFALL_TORCH_PYTHON names no Python with PyTorch")
def test_live():
    forms, wrong, taken = random_calls.read_forms(), [], 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for seed, expected in theirs(FIRST, COUNT):
            found = random_calls.run(keyfall, seed, forms)
            taken += bool(found and "results" in found)
            said = differs(found, expected)
            if said:
                wrong.append(f"{seed}: {found['name']}({found['arguments']}) {found['changes']}: {said}")
    assert not wrong, "\n".join([f"{len(wrong)} of {COUNT}", *wrong])
    assert taken > COUNT / 3


def test_calls_are_the_same_again():
    forms = random_calls.read_forms()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for seed in range(200):
            first, again = (random_calls.run(keyfall, seed, forms) for _ in range(2))
            assert differs(first, again) is None, seed
            assert (first or {}).get("arguments") == (again or {}).get("arguments"), seed


def test_differences_are_seen():
    result = {"dtype": "float32", "shape": [2], "stride": [1], "values": [1.0, 2.0]}
    call = {"form": "add.Tensor", "arguments": "float32[2]", "changes": [], "wild": False,
            "plain": None, "results": [("tensor", result)]}
    assert differs(call, call) is None
    for part, value in (("dtype", "int64"), ("shape", [2, 1]), ("values", [1.0, 2.1])):
        assert differs({**call, "results": [("tensor", {**result, part: value})]}, call)
    refusal = {"error": "RuntimeError", "says": "no", "harmed": [], "arguments": "float32[2]"}
    assert differs(refusal, call) and differs(refusal, refusal) is None
    assert differs({**refusal, "harmed": [0]}, refusal)
