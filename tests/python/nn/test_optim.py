"""keyfall.optim against PyTorch's results for the same programs: see nn_calls.py. Parameters after each
step are compared bit for bit."""

import copy
import warnings

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


# After one differentiable step: the gradients of (moved ** 2).sum() for the start and for the rate, and the parameter.
# Recorded from PyTorch 2.13.
DIFFERENTIABLE = {
    "SGD": ([1.44, 1.92], -14.6, [0.9, 1.6]),
    "Adam": ([1.800001, 3.800001], -5.599965, [0.900001, 1.900001]),
    "AdamW": ([1.796203, 3.792205], -5.687865, [0.899001, 1.898001]),
    "NAdam": ([1.78871, 3.78871], -5.892275, [0.894355, 1.894355]),
    "RAdam": ([1.44, 1.92], -14.6, [0.9, 1.6]),
}


def differentiable_step(name, steps=1, **options):
    start = keyfall.tensor([1.0, 2.0], dtype=keyfall.float64, requires_grad=True)
    rate = keyfall.tensor(0.1, dtype=keyfall.float64, requires_grad=True)
    moved = start.clone()
    optimizer = getattr(keyfall.optim, name)([moved], lr=rate, differentiable=True, **options)
    for _ in range(steps):
        moved.grad = start**2
        optimizer.step()
    (moved**2).sum().backward()
    return start.grad.tolist(), rate.grad and rate.grad.item(), moved.tolist()


@pytest.mark.parametrize("name", DIFFERENTIABLE)
def test_differentiable_steps(name):
    for found, expected in zip(differentiable_step(name), DIFFERENTIABLE[name], strict=True):
        assert found == pytest.approx(expected, rel=1e-5)


@pytest.mark.parametrize("name", ["SGD", "Adam", "AdamW", "Adagrad", "Adadelta", "Adamax", "NAdam", "RAdam", "RMSprop"])
@pytest.mark.parametrize("options", [{}, {"weight_decay": 0.1}])
def test_two_differentiable_steps_give_the_gradient_of_the_rate(name, options):
    def loss(value):
        start = keyfall.tensor([1.0, 2.0], dtype=keyfall.float64)
        moved = keyfall.nn.Parameter(start.clone())
        optimizer = getattr(keyfall.optim, name)([moved], lr=value, **options)
        for _ in range(2):
            moved.grad = start**2
            optimizer.step()
        return (moved**2).sum().item()

    _, slope, _ = differentiable_step(name, 2, **options)
    assert slope == pytest.approx((loss(0.1 + 1e-6) - loss(0.1 - 1e-6)) / 2e-6, rel=1e-5)


def test_numbers_of_the_state_have_the_default_type():
    keyfall.set_default_dtype(keyfall.float64)
    try:
        for name in ("Adam", "NAdam", "ASGD", "Adagrad", "Rprop", "Adafactor"):
            param = keyfall.nn.Parameter(keyfall.ones(2, 2))
            param.grad = keyfall.ones(2, 2)
            optimizer = getattr(keyfall.optim, name)([param])
            optimizer.step()
            assert optimizer.state[param]["step"].dtype == keyfall.float64, name
    finally:
        keyfall.set_default_dtype(keyfall.float32)


def test_optimizers_refuse_what_they_cannot_update():
    param = keyfall.nn.Parameter(keyfall.ones(2, dtype=keyfall.complex64))
    with pytest.raises(ValueError, match=r"Complex params at indices \[\[0, 0\]\]"):
        keyfall.optim.SparseAdam([param])
    param.grad = keyfall.ones_like(param)
    with pytest.raises(RuntimeError, match="Adafactor does not support complex parameters"):
        keyfall.optim.Adafactor([param]).step()
    for name in ("Adafactor", "ASGD"):
        param = keyfall.nn.Parameter(keyfall.ones(2, 2))
        param.grad = keyfall.ones(2, 2).to_sparse()
        with pytest.raises(RuntimeError, match=f"{name} does not support sparse gradients"):
            getattr(keyfall.optim, name)([param]).step()


def test_a_copied_adafactor_has_no_more_options():
    optimizer = copy.deepcopy(keyfall.optim.Adafactor([keyfall.nn.Parameter(keyfall.ones(2))]))
    assert sorted(optimizer.param_groups[0]) == ["beta2_decay", "d", "eps", "foreach", "lr", "maximize", "params",
                                                 "weight_decay"]


def test_the_start_of_a_schedule_is_no_step():
    optimizer = keyfall.optim.SGD([keyfall.nn.Parameter(keyfall.ones(1))], 0.1)
    schedules = [keyfall.optim.lr_scheduler.ConstantLR(optimizer, 0.1, 2),
                 keyfall.optim.lr_scheduler.ExponentialLR(optimizer, 0.9)]
    sequence = keyfall.optim.lr_scheduler.SequentialLR(optimizer, schedules, [2])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in range(4):
            optimizer.step()
            sequence.step()
    assert [(one._step_count, one.last_epoch) for one in schedules] == [(2, 1), (3, 2)]


def test_averages_of_counting_buffers():
    model = keyfall.nn.BatchNorm1d(1)
    average = keyfall.optim.swa_utils.AveragedModel(model, use_buffers=True)
    for _ in range(4):
        model(keyfall.ones(2, 1))
        average.update_parameters(model)
    assert average.module.num_batches_tracked.item() == 1  # 1, then 1.5, 2 and 2.5 without their fractions


def test_optimizers_of_programs_decorate_their_step():
    class Own(keyfall.optim.Optimizer):
        @keyfall.optim.Optimizer.profile_hook_step
        def step(self, closure=None):
            return 3

    assert Own([keyfall.nn.Parameter(keyfall.ones(1))], {}).step() == 3


def test_plateaus_call_a_replaced_reduction():
    optimizer = keyfall.optim.SGD([keyfall.nn.Parameter(keyfall.ones(1))], lr=1.0)
    schedule, epochs = keyfall.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=0), []
    schedule._reduce_lr = epochs.append
    for value in (1.0, 2.0, 3.0):
        schedule.step(value)
    assert epochs == [2, 3] and schedule.get_last_lr() == [1.0]  # recorded from PyTorch 2.13
