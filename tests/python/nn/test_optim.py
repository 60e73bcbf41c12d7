"""keyfall.optim against PyTorch's results for the same programs: see nn_calls.py. Parameters after each
step are compared bit for bit."""

import copy
import importlib
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


@pytest.mark.parametrize("schedule", ["LambdaLR", "MultiplicativeLR"])
@pytest.mark.parametrize("function", [5, [5], "a"])
def test_schedules_refuse_what_is_no_function(schedule, function):
    optimizer = keyfall.optim.SGD([keyfall.ones(2, requires_grad=True)], lr=1.0)
    with pytest.raises(TypeError, match="should be a function"):
        getattr(keyfall.optim.lr_scheduler, schedule)(optimizer, function)


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


def _optimizer(rate=0.05, **options):
    return keyfall.optim.SGD([keyfall.nn.Parameter(keyfall.ones(2))], lr=rate, **options)


def test_schedules_keep_their_own_tensors():
    schedules = keyfall.optim.lr_scheduler
    for make, names in ((lambda optimizer, **values: schedules.CyclicLR(optimizer, keyfall.tensor(0.1),
                                                                        keyfall.tensor(0.5), **values),
                         ("max_momentum", "base_momentum")),
                        (lambda optimizer, **values: schedules.OneCycleLR(optimizer, keyfall.tensor(0.5),
                                                                          total_steps=9, **values),
                         ("max_momentum", "base_momentum", "max_lr"))):
        optimizer = _optimizer(momentum=0.9)
        most = keyfall.tensor(0.9)
        make(optimizer, base_momentum=keyfall.tensor(0.8), max_momentum=most)
        group = optimizer.param_groups[0]
        before = {name: group[name].clone() for name in names}
        group["momentum"] *= 0.5
        most *= 0.5
        for name in names:
            assert group[name] == before[name]
    optimizer, rate = _optimizer(), keyfall.tensor(0.05)
    keyfall.optim.swa_utils.SWALR(optimizer, rate)
    rate *= 0.5
    assert optimizer.param_groups[0]["swa_lr"] == keyfall.tensor(0.05)


def test_a_sequence_of_schedules_may_begin_with_a_chain():
    # recorded from PyTorch: ConstantLR and LinearLR start from 0.05 * 0.1
    schedules, optimizer = keyfall.optim.lr_scheduler, _optimizer()
    constant = schedules.ConstantLR(optimizer, factor=0.1, total_iters=5)
    linear = schedules.LinearLR(optimizer, start_factor=0.1, total_iters=5)
    chain = schedules.ChainedScheduler([linear, constant])
    later = schedules.ConstantLR(optimizer, factor=0.5, total_iters=5)
    schedule, rates = schedules.SequentialLR(optimizer, [chain, later], [5]), []
    for _ in range(7):
        rates.append(optimizer.param_groups[0]["lr"])
        optimizer.step()
        schedule.step()
    assert rates == pytest.approx([0.0005, 0.0014, 0.0023, 0.0032, 0.0041, 0.025, 0.025])


def test_one_cycle_restores_a_state_that_holds_its_function():
    schedules, optimizer = keyfall.optim.lr_scheduler, _optimizer(momentum=0.9)
    schedule = schedules.OneCycleLR(optimizer, 25, total_steps=10, final_div_factor=2)
    del schedule._anneal_func_type
    state = {**schedule.state_dict(), "anneal_func": schedules.OneCycleLR._annealing_linear}
    schedule.load_state_dict(state)
    optimizer.step()
    schedule.step()
    assert schedule.get_last_lr() == [13.0]
    assert schedules.OneCycleLR._annealing_cos(1, 2, 0.3) == pytest.approx(1.2061073738537633)
    assert schedules.CyclicLR(optimizer, 0.1, 0.5, mode="triangular2")._scale_fn_ref(3) == 0.25


def test_lbfgs_steps_without_a_gradient():
    param = keyfall.nn.Parameter(keyfall.zeros(2))
    optimizer = keyfall.optim.LBFGS([param], tolerance_grad=-1.0)

    def closure():
        optimizer.zero_grad()
        loss = (param * 0).sum()
        loss.backward()
        return loss

    assert optimizer.step(closure) == 0
    assert param.tolist() == [0.0, 0.0]


def test_a_differentiable_nadam_passes_gradients_to_its_product():
    start = keyfall.tensor(0.5, dtype=keyfall.float64, requires_grad=True)
    param = keyfall.ones(2, dtype=keyfall.float64, requires_grad=True).clone()
    optimizer = keyfall.optim.NAdam([param], lr=0.1, differentiable=True)
    param.grad = keyfall.tensor([1.0, 2.0], dtype=keyfall.float64)
    zeros = keyfall.zeros_like(param)
    optimizer.state[param] = {"step": keyfall.tensor(0.0), "exp_avg": zeros.clone(), "exp_avg_sq": zeros.clone(),
                              "mu_product": start.clone()}
    optimizer.step()
    param.sum().backward()
    assert start.grad.item() == pytest.approx(-0.08468276470006515)  # recorded from PyTorch


def test_a_given_epoch_is_deprecated():
    optimizer = keyfall.optim.SGD([keyfall.zeros(1, requires_grad=True)], 0.1)
    scheduler = keyfall.optim.lr_scheduler.ReduceLROnPlateau(optimizer)
    with pytest.warns(UserWarning, match="^The epoch parameter in `scheduler.step"):
        scheduler.step(1.0, 3)
    assert scheduler.last_epoch == 3


def test_warnings_about_the_order_of_steps_say_where_to_read_on():
    optimizer = keyfall.optim.SGD([keyfall.zeros(1, requires_grad=True)], lr=0.1)
    schedule = keyfall.optim.lr_scheduler.StepLR(optimizer, 2)
    with pytest.warns(UserWarning, match="how-to-adjust-learning-rate"):
        schedule.step()
    schedule = keyfall.optim.lr_scheduler.StepLR(keyfall.optim.SGD([keyfall.zeros(1, requires_grad=True)], lr=0.1), 2)
    schedule.optimizer.step = lambda: None
    with pytest.warns(UserWarning, match="has been overridden.*how-to-adjust-learning-rate"):
        schedule.step()


STEPS = {  # {function: (numbers of the state, options, PyTorch's parameters after a step)}
    "adadelta": ((.3, .3, 2.), dict(lr=.1, rho=.9, eps=1e-6, weight_decay=.01, maximize=False), [0.94866, 2.08872]),
    "adagrad": ((.3, 2.), dict(lr=.1, weight_decay=.01, lr_decay=.1, eps=1e-6, maximize=False), [0.94321, 2.07274]),
    "adam": ((.3, .3, .3, 2.), dict(amsgrad=True, beta1=.9, beta2=.99, lr=.1, weight_decay=.01, eps=1e-6,
                                    maximize=False), [0.96273, 1.98025]),
    "adamax": ((.3, .3, 2.), dict(eps=1e-6, beta1=.9, beta2=.99, lr=.1, weight_decay=.01), [0.76775, 1.93524]),
    "adamw": ((.3, .3, .3, 2.), dict(amsgrad=True, beta1=.9, beta2=.99, lr=.1, weight_decay=.01, eps=1e-6,
                                     maximize=True), [0.97346, 1.95553]),
    "asgd": ((.3, 1., .1, 2.), dict(lambd=1e-4, lr=.1, t0=1e6, alpha=.75, weight_decay=.01), [0.94899, 2.09798]),
    "nadam": ((.3, .3, 1., 2.), dict(beta1=.9, beta2=.99, lr=.1, weight_decay=.01, momentum_decay=4e-3, eps=1e-6),
              [0.97823, 2.02748]),
    "radam": ((.3, .3, 2.), dict(beta1=.9, beta2=.99, lr=.1, weight_decay=.01, eps=1e-6), [0.88155, 1.93653]),
    "rmsprop": ((.3, .3, .3, 2.), dict(lr=.1, alpha=.75, eps=1e-6, weight_decay=.01, momentum=.9, centered=True),
                [0.84774, 2.11676]),
    "rprop": ((.3, .1, 2.), dict(step_size_min=1e-6, step_size_max=50., etaminus=.5, etaplus=1.2), [0.88, 2.0]),
    "sgd": ((None,), dict(weight_decay=.01, momentum=.9, lr=.1, dampening=.1, nesterov=False, maximize=False),
            [0.949, 2.098]),
}


@pytest.mark.parametrize("name", STEPS)
def test_steps_as_functions(name):
    """The functions beside the classes change the parameters and the lists of the state."""
    function = getattr(importlib.import_module(f"keyfall.optim.{name}"), name)
    numbers, options, expected = STEPS[name]
    params, grads = [keyfall.tensor([1., 2.])], [keyfall.tensor([.5, -1.])]
    state = [[None if number is None else
              keyfall.tensor(number) if number in (1., 2.) or (name, place) == ("asgd", 2) else
              keyfall.full((2,), number)] for place, number in enumerate(numbers)]
    function(params, grads, *state, **options)
    assert params[0].tolist() == pytest.approx(expected, abs=1e-5)
    if name == "sgd":
        assert state[0][0].tolist() == pytest.approx([0.51, -0.98])
    else:
        assert state[-1][0].item() == 3
        with pytest.raises(RuntimeError, match="state_steps. argument must contain a list of singleton tensors"):
            function(params, grads, *state[:-1], [3], **options)


def test_loaded_groups_share_what_saved_ones_share():
    """Optimizers of libraries keep a cache among their defaults, one for all groups."""

    class Cached(keyfall.optim.Optimizer):
        def __init__(self, params):
            super().__init__(params, {"lr": 0.1, "cache": [None]})

    def make():
        return Cached([{"params": [keyfall.zeros(1)]}, {"params": [keyfall.zeros(1)], "lr": 0.2}])

    one, other = make(), make()
    other.load_state_dict(one.state_dict())
    caches = [group["cache"] for group in other.param_groups]
    assert caches[0] is caches[1] and caches[0] is not one.param_groups[0]["cache"]
