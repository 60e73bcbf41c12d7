"""keyfall.optim against what PyTorch gave for the same programs: see nn_calls.py. Parameters after
each step are compared bit for bit."""

import pytest
from test_nn import differences

AREAS = ["optim_bits", "optim_state", "optim", "schedules", "schedules_errors"]


@pytest.mark.parametrize("area", AREAS)
def test_gives_what_was_recorded(area):
    wrong = differences(area)
    assert not wrong, "\n".join(wrong)
