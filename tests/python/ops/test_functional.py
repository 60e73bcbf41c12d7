"""Functions written in Python, mainly keyfall.functional and keyfall.nn.functional, against PyTorch's
results: see functional_calls.py."""

import json
import math

import functional_calls
import pytest
from paths import DATA

import keyfall

RECORDED = json.loads((DATA / "functional.json").read_text())


def same(got, expected):
    """Compares numbers up to rounding, everything else exactly."""
    if isinstance(expected, list):
        if len(expected) == 3 and isinstance(expected[0], str) and expected[0] != "Size":
            scale = max(1.0, abs(expected[2][1]))  # the sum of magnitudes, which rounding depends on
            return got[:2] == expected[:2] and all(
                one == pytest.approx(other, abs=2e-6 * scale, rel=1e-5, nan_ok=True)
                for one, other in zip(got[2], expected[2], strict=True))
        return len(got) == len(expected) and all(map(same, got, expected))
    if isinstance(expected, float):
        return math.isclose(got, expected, rel_tol=1e-5)
    return got == expected


@pytest.mark.parametrize("area", functional_calls.CALLS)
def test_gives_what_was_recorded(area):
    found = functional_calls.outcomes(keyfall, area)
    assert list(found) == list(RECORDED[area])
    wrong = [f"{call}: {found[call]} instead of {expected}"
             for call, expected in RECORDED[area].items() if not same(found[call], expected)]
    assert not wrong, "\n".join(wrong)


def test_random_functions():
    keyfall.manual_seed(0)
    functional = keyfall.nn.functional
    ones = keyfall.ones(4, 100)
    dropped = functional.dropout(ones, 0.5)
    assert set(dropped.unique().tolist()) == {0.0, 2.0}
    sample = functional.gumbel_softmax(ones, hard=True)
    assert sample.sum(1).tolist() == pytest.approx([1.0] * 4)
    soft = functional.gumbel_softmax(ones, tau=0.5, dim=0)
    assert soft.sum(0).tolist() == pytest.approx([1.0] * 100)


@pytest.mark.parametrize("module", ["functional", "nn.functional", "linalg", "fft", "special"])
def test_every_function_has_a_docstring(module):
    import importlib

    module = importlib.import_module("keyfall." + module)
    lacking = [name for name, value in vars(module).items()
               if callable(value) and not name.startswith("_") and not value.__doc__]
    assert not lacking


def test_coordinates_are_refused_clearly():
    one = keyfall.tensor([1])
    for arguments, error, message in (
        ((keyfall.tensor(0.5), (2, 2)), TypeError, "expected 'indices' to be integer dtype"),
        ((one, keyfall.tensor([2])), TypeError, "expected 'shape' to be int or sequence of ints"),
        ((one, (1, 2.0)), TypeError, "sequence to only contain ints"),
        ((one, (2, -3)), ValueError, r"cannot have negative values, but got \(2, -3\)"),
    ):
        with pytest.raises(error, match=message):
            keyfall.unravel_index(*arguments)


def test_grids_ask_for_their_order_once():
    keyfall.set_warn_always(True)
    try:
        with pytest.warns(UserWarning, match="required to pass the indexing argument"):
            keyfall.meshgrid(keyfall.ones(2))
    finally:
        keyfall.set_warn_always(False)
    with pytest.raises(RuntimeError, match="same device"):
        keyfall.meshgrid(keyfall.ones(2), keyfall.ones(2, device="meta"), indexing="ij")
    with pytest.warns(UserWarning, match="torch.range is deprecated"):
        keyfall.range(1, 2)
    with pytest.raises(RuntimeError, match="should be Long but got Int"):
        keyfall.take_along_dim(keyfall.ones(2, 2), keyfall.zeros(1, 2, dtype=keyfall.int32), 0)


def test_lengths_that_do_not_fit_warn():
    keyfall.set_warn_always(True)
    try:
        spectra = keyfall.stft(keyfall.ones(2, 100), 16, 7, window=keyfall.ones(16), return_complex=True)
        with pytest.warns(UserWarning, match="The length of signal is shorter than the length parameter."):
            assert keyfall.istft(spectra, 16, 7, window=keyfall.ones(16), length=140).shape == (2, 140)
        for function, length in ((keyfall.fft.fftfreq, 4), (keyfall.fft.rfftfreq, 3)):
            with pytest.warns(UserWarning, match="The out tensor will be resized"):
                assert function(4, 0.5, out=keyfall.empty(())).shape == (length,)
    finally:
        keyfall.set_warn_always(False)
