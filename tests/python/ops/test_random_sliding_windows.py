"""Random convolutions, pooling, columns, padding and resampling of small images, live against PyTorch if
KEYFALL_TORCH_PYTHON names a Python that has it: values, indices, shapes, gradients, and rejected
calls."""

import os
import re
import warnings

import pytest

import keyfall

pytest.importorskip("tomllib")  # random_calls reads the catalogue with Python 3.11 or later
import random_sliding_windows  # noqa: E402
from call_differences import difference  # noqa: E402
from test_random_calls import TORCH, compare  # noqa: E402

FIRST, COUNT = (int(n) for n in os.environ.get("KEYFALL_RANDOM_WINDOWS", "0 2500").split())

# Known differences, with reasons: patterns for "function: part: how; arguments", with the parts of
# test_random_calls.
KNOWN = {
    r"conv\S*: (wild )?stride": "which of its libraries computes decides about the layout there",
    r": (wild )?gradient's stride": "gradients are laid out as they come",
    r"pad: (wild )?stride": "nothing to pad is a copy in the order of the input there",
    r"(max_pool1d|interpolate): (wild )?stride": "layouts of what goes through other dimensions",
    r"max_pool3d: taken: .*memory format": "no need to refuse",
    r"conv_transpose\dd: refused: .*output padding must be": "there are no images to compute",
    r"conv_transpose\dd: refused: .*Output size is too small":
        "some of its libraries make a result without elements",
    r"(adaptive_avg_pool1d|interpolate): refused: .*non-zero size": "a mean of nothing",
    r"conv3d: gradient's values: .*; bfloat16": "wrong there, by the same in float64",
    r"interpolate: gradients: .*adaptive_avg_pool\dd_backward": "of a result without elements",
    r"pad: taken: .*single memory location": "stumbles over its own steps",
    r"pad: refused: .*(wrapping around|too small for the padding)": "nothing is left to continue",
}


def differs(found, expected):
    said = difference(found, expected)
    if said is None:
        return None
    line = f"{found['form']}: {said[0]}: {said[1]}; {found['arguments']}"
    return None if any(re.search(pattern, line) for pattern in KNOWN) else line


@pytest.mark.skipif(not TORCH, reason="KEYFALL_TORCH_PYTHON names no Python with PyTorch")
def test_live():
    compare(FIRST, COUNT, "random_sliding_windows.py",
            lambda seed: random_sliding_windows.run(keyfall, seed), differs)


@pytest.mark.slow
def test_calls_are_the_same_again():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for seed in range(300):
            first, again = (random_sliding_windows.run(keyfall, seed) for _ in range(2))
            assert difference(first, again) is None, seed
            assert first["arguments"] == again["arguments"], seed
