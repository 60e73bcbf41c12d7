"""PyTorch's operator database: samples of each of its operators, replayed without PyTorch. Results and
gradients were recorded by tests/ops/database/operator_database.py."""

import pathlib
import warnings

import database_calls
import keyfall
import pytest

FILE = pathlib.Path(__file__).parents[1] / "data" / "operator_database.json.xz"


@pytest.fixture(scope="module")
def entries():
    return database_calls.read(FILE)


def problems(entries, letters):
    """What differs from PyTorch in the operators whose names begin with one of the letters."""
    for name, variant, cases in entries:
        short = name.removeprefix("nn.functional.").removeprefix("linalg.").lstrip("_")
        if short[0] not in letters or name in database_calls.KNOWN_DIFFERENCES:
            continue
        for case in cases:
            try:
                why = database_calls.problem(case, keyfall)
            except database_calls.MissingFunction as error:
                why = f"missing: {error}"
            if why:
                yield name, variant, why


@pytest.mark.parametrize("letters", ["abcde", "fghijkl", "mnopqr", "stuvwxyzTHm"])
def test_results_and_gradients_are_those_of_pytorch(entries, letters):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert list(problems(entries, letters)) == []


def test_nearly_all_operators_are_compared(entries):
    compared = [entry for entry in entries if entry[2] and entry[0] not in database_calls.KNOWN_DIFFERENCES]
    assert len(entries) == 750
    assert len(compared) > 700
    assert sum(len(entry[2]) for entry in entries) > 5000
