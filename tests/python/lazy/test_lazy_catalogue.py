"""Every operator of the catalogue, in all its forms, on its samples: on lazy tensors, and forced to fall
back, the results and what is left in the arguments are the eager ones. The transforms' test of the catalogue
has the functionalized calls; `python -m keyfall.conformance --device lazy --plugin keyfall.lazy` has all types
and layouts. KEYFALL_EXAMPLES=24 runs all calls."""

import pytest
from example_counts import SHARE

import keyfall
from keyfall.conformance.operators.outcome import Outcome, compare_errors
from keyfall.conformance.operators.storages import HOST_ARGUMENTS, Mover
from keyfall.utils._pytree import tree_map

pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
from catalogue_calls import arguments, differ, forms, operator_of, out_tensors, run  # noqa: E402

pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.slow]
DTYPES = (keyfall.float32, keyfall.int64, keyfall.complex64)
EVERY = max(round(24 / SHARE), 1)  # calls, of which one is tried

keyfall.lazy.init()


@pytest.fixture(autouse=True)
def nothing_is_forced():
    yield
    keyfall.lazy.options.force_fallback = ""
    keyfall.lazy.mark_step()


def moved(form, given):
    """The arguments with the same strides on the lazy device."""
    mover, stay = Mover(keyfall.device("lazy:0")), HOST_ARGUMENTS.get(form.schema.name, ())
    return {name: value if name in stay else mover.value(value) for name, value in given.items()}


def on_cpu(value):
    return tree_map(lambda x: x.cpu() if isinstance(x, keyfall.Tensor) and x.device.type == "lazy" else x, value)


def lazily(operator, given):
    """Calls an operator and computes what it returns while that is alive."""
    result = operator(**given)
    keyfall.lazy.mark_step()
    return on_cpu(result)


def throw(error):
    if error is not None:
        raise error


def differences(form, sample, dtype, forced):
    operator = operator_of(form.schema)
    try:
        outputs = out_tensors(form, sample, dtype)
        eager = arguments(form, sample, dtype, outputs)
    except Exception:  # noqa: BLE001 - the sample does not support this dtype
        return None
    given = moved(form, arguments(form, sample, dtype, outputs))
    expected, failed = run(lambda given: operator(**given), eager)
    keyfall.lazy.options.force_fallback = form.schema.full_name if forced else ""
    found, error = run(lambda given: lazily(operator, given), given)
    if forced and error is not None and "appears to be a view operator" in str(error):
        return None  # views are never forced: they share memory
    if failed is not None or error is not None:
        ours, theirs = Outcome(throw, error), Outcome(throw, failed)
        return compare_errors(ours, theirs, True)
    if differ(found, expected):
        return f"results: {expected} but {found}"
    left = {name: on_cpu(value) for name, value in given.items() if name != "device"}
    eager.pop("device", None)
    return f"arguments: {eager} but {left}" if differ(left, eager) else ""


@pytest.mark.parametrize("forced", [False, True])
def test_every_operator(forced):
    wrong, agreed, number = [], 0, 0
    for form, listed in forms():
        for sample in listed:
            for dtype in DTYPES:
                number += 1
                if number % EVERY:
                    continue
                difference = differences(form, sample, dtype, forced)
                agreed += difference == ""
                if difference:
                    wrong.append(f"{form.schema.full_name}({sample}) {dtype}: {difference}"[:400])
    assert not wrong, f"{len(wrong)} of {agreed + len(wrong)}:\n" + "\n".join(wrong[:40])
    assert agreed > 50
