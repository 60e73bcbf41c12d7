"""Every operator of the catalogue, in all its forms, on its samples: eager and functionalized programs
give the same results, and leave their arguments in the same state."""

import pytest

import keyfall
from example_counts import SHARE, sampled
from keyfall.func import functionalize

pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
from catalogue_calls import arguments, differ, forms, operator_of, out_tensors, run  # noqa: E402

pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.slow]
DTYPES = (keyfall.float32, keyfall.int64, keyfall.bool, keyfall.complex64)
PARTS = 8
# Registered when first used. Other tests may have done so: functionalization must not take them for out= forms.
LATE = (keyfall.ops.aten._native_batch_norm_legit_functional, keyfall.ops.aten.rrelu_with_noise_functional)


REMOVE = ("mutations", "mutations_and_views")


def differences(form, sample, dtype):
    """Returns for each way to functionalize what differs from the eager program: "" is nothing, None that there is
    nothing to compare."""
    operator = operator_of(form.schema)
    try:
        outputs = out_tensors(form, sample, dtype)
        eager = arguments(form, sample, dtype, outputs)
    except Exception:  # noqa: BLE001 - the sample does not support this dtype
        return [None] * len(REMOVE)
    expected, failed = run(lambda given: operator(**given), eager)
    return [difference(operator, arguments(form, sample, dtype, outputs), remove, eager, expected, failed)
            for remove in REMOVE]


def difference(operator, given, remove, eager, expected, failed):
    found, error = run(functionalize(lambda given: operator(**given), remove=remove), given)
    if isinstance(failed, NotImplementedError):  # the functional sibling may compute in another type
        return None
    if (failed is None) != (error is None):
        return f"eager: {failed!r}, functionalized: {error!r}"
    if failed is not None:
        return None if type(failed) is type(error) else f"eager: {failed!r}, found {error!r}"
    if differ(found, expected):
        return f"results: {expected} but {found}"
    return f"arguments: {eager} but {given}" if differ(given, eager) else ""


@pytest.mark.parametrize("part", range(PARTS))
def test_every_operator(part):
    wrong, agreed = [], dict.fromkeys(REMOVE, 0)
    cases = [(form, sample, dtype) for form, listed in forms()[part::PARTS] for sample in listed
             for dtype in DTYPES]
    for form, sample, dtype in sampled(cases):
        for remove, found in zip(REMOVE, differences(form, sample, dtype)):
            agreed[remove] += found == ""
            if found:
                wrong.append(f"{form.schema.full_name}({sample}) {dtype}, {remove} removed: {found}"[:400])
    assert not wrong, f"{len(wrong)} beside {agreed} that agree:\n" + "\n".join(wrong[:40])
    assert min(agreed.values()) > min(1000, 1000 * SHARE)
