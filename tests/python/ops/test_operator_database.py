"""PyTorch's operator database: samples of each of its operators, replayed without PyTorch. Results and
gradients were recorded by tests/ops/database/operator_database.py."""

import pathlib
import string
import warnings

import database_calls
import keyfall
import pytest

# Operators whose samples need an NVIDIA GPU in PyTorch 2.13: the database has none for the CPU.
NOT_RECORDED = {
    "jiterator_2inputs_2outputs", "jiterator_4inputs_with_extra_args", "jiterator_binary",
    "jiterator_binary_return_by_ref", "jiterator_unary", "nn.functional.batch_norm",
    "torch._scaled_mm", "torch._scaled_mm_v2", "torch.ops.aten._efficient_attention_forward",
    "torch.ops.aten._flash_attention_forward"}
FILE = pathlib.Path(__file__).parents[1] / "data" / "operator_database.json.xz"
VARIANTS = FILE.with_name("operator_database_variants.json.xz")  # recorded by database_variants.py


@pytest.fixture(scope="module")
def entries():
    return database_calls.read(FILE)


def problems(entries, letters):
    """What differs from PyTorch in the operators whose names begin with one of the letters."""
    for name, variant, cases in entries:
        short = name.removeprefix("nn.functional.").removeprefix("linalg.").lstrip("_")
        if short[0] not in letters:
            continue
        for case in cases:
            if not database_calls.is_supported(case, keyfall):
                continue
            try:
                why = database_calls.problem(case, keyfall, database_calls.known_parts(name, case))
            except database_calls.MissingFunction as error:
                why = f"missing: {error}"
            if why:
                yield name, variant, why


@pytest.mark.parametrize("letters", ["abcde", "fghijkl", "mnopqr", "stuvwxyzTHm"])
def test_results_and_gradients_are_those_of_pytorch(entries, letters):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert list(problems(entries, letters)) == []


@pytest.fixture(scope="module")
def variants():
    return database_calls.read(VARIANTS)


# Second derivatives that differ on purpose: those of norms at 0 are 0 here, also going backward twice, where PyTorch has
# NaN; going forward it has 0, too.
KNOWN_SECOND = {("linalg.norm", "subgradients_at_zero")}


@pytest.mark.parametrize("kind", ["in-place", "out", "strides", "second", "error"])
def test_other_ways_to_call(variants, kind):
    chosen = [(name, variant, [case for case in cases if case["kind"] == kind]) for name, variant, cases in variants]
    assert sum(len(cases) for _, _, cases in chosen) > 250
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = list(problems(chosen, string.printable))
    known = KNOWN_SECOND if kind == "second" else set()
    assert [each for each in found if each[:2] not in known] == []
    assert known <= {each[:2] for each in found}


def test_known_differences_occur(entries):
    """A difference that does not exist any more must leave the list."""
    for operator, dtypes, part, _ in database_calls.KNOWN_DIFFERENCES:
        cases = [case for name, _, cases in entries if name == operator for case in cases
                 if dtypes is None or case["tensors"][0]["dtype"] in dtypes]
        found = [database_calls.problem(case, keyfall) or "" for case in cases]
        assert any(why.startswith(part) for why in found), (operator, part)


def test_nearly_all_operators_are_compared(entries):
    not_recorded = {name for name, _, cases in entries if not cases}
    assert len(entries) == 750
    assert not_recorded == NOT_RECORDED
    assert sum(len(entry[2]) for entry in entries) > 5000
