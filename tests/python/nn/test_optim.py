"""keyfall.optim against PyTorch's results for the same programs: see nn_calls.py. Parameters after each
step are compared bit for bit."""

import pytest
from test_nn import differences

import keyfall

AREAS = ["optim_bits", "optim_state", "optim", "schedules", "schedules_errors"]


@pytest.mark.parametrize("area", AREAS)
def test_gives_what_was_recorded(area):
    wrong = differences(area)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name, options", [
    ("SGD", {}), ("SGD", {"momentum": 0.9, "weight_decay": 0.1}),
    ("SGD", {"momentum": 0.9, "nesterov": True, "maximize": True}),
    ("Adam", {}), ("Adam", {"amsgrad": True, "weight_decay": 0.1}),
    ("AdamW", {}), ("AdamW", {"maximize": True})])
def test_fused_differs_by_rounding_alone(name, options):
    results = []
    for fused in (False, True):
        keyfall.manual_seed(0)
        param = keyfall.nn.Parameter(keyfall.randn(50))
        optimizer = getattr(keyfall.optim, name)([param], lr=0.01, fused=fused, **options)
        for _ in range(5):
            param.grad = keyfall.randn(50)
            optimizer.step()
        results.append((param.tolist(), sorted(optimizer.state[param])))
    assert results[0][0] == pytest.approx(results[1][0], rel=1e-5, abs=1e-6)
    assert results[0][1] == results[1][1]


def test_parameters_that_had_no_gradient_in_some_steps():
    keyfall.manual_seed(0)
    params = [keyfall.nn.Parameter(keyfall.randn(3)) for _ in range(3)]
    alone = [keyfall.nn.Parameter(param.detach().clone()) for param in params]
    together = keyfall.optim.Adam(params, lr=0.1)
    single = [keyfall.optim.Adam([param], lr=0.1) for param in alone]
    for turn in range(6):
        for number, (param, twin) in enumerate(zip(params, alone, strict=True)):
            grad = keyfall.randn(3) if turn % (number + 1) == 0 else None
            param.grad, twin.grad = grad, grad
        together.step()
        for optimizer in single:
            optimizer.step()
    assert [param.tolist() for param in params] == [param.tolist() for param in alone]
    assert [together.state[param]["step"].item() for param in params] == [6.0, 3.0, 2.0]
