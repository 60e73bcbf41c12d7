"""Steps with differentiable=True: gradients by the parameter, its gradient and the state. Numbers are PyTorch's."""

import keyfall as kf
import pytest
from keyfall import optim

SMALL, LARGE = [0.1, 0.2, 0.3], [0.5, 0.6, 0.7]
MOMENTS = {"step": 10., "exp_avg": SMALL, "exp_avg_sq": LARGE}
CASES = [  # class, options, state, gradients by the parameter and by its gradient
    (optim.SGD, {"momentum": 0.9, "weight_decay": 0.1}, {"momentum_buffer": SMALL},
     [2.13642, 3.87684, 6.508261], [1.378001, -1.244001, 5.134005]),
    (optim.Adam, {"amsgrad": True}, MOMENTS | {"max_exp_avg_sq": LARGE},
     [1.99994, 3.999969, 5.999829], [0.028956, 0.011118, 0.105145]),
    (optim.Adam, {"weight_decay": 0.1, "maximize": True}, MOMENTS,
     [2.000894, 4.006163, 6.001475], [-0.009157, -0.062806, -0.015116]),
    (optim.AdamW, {}, MOMENTS, [1.9999, 3.999889, 5.999709], [0.028956, 0.01352, 0.099519]),
    (optim.Adagrad, {"lr": 0.9}, {"step": 0., "sum": SMALL},
     [0.478722, 5.643168, 4.263926], [0.491923, -5.572723, 34.270887]),
    (optim.Adamax, {}, {"step": 10., "exp_avg": SMALL, "exp_inf": LARGE},
     [1.998368, 3.999534, 5.99863], [1.030097, -1.986098, 4.09518]),
    (optim.NAdam, {}, MOMENTS | {"mu_product": 1.},
     [1.999657, 4.000516, 5.998869], [0.028374, 0.012459, 0.098055]),
    (optim.RAdam, {}, MOMENTS, [1.999997, 3.999998, 5.999991], [0.028997, 0.013594, 0.099621]),
    (optim.RMSprop, {}, {"step": 0., "square_avg": LARGE},
     [1.985822, 4.025734, 5.953279], [-0.018063, -0.075102, -0.007101]),
    (optim.RMSprop, {"momentum": 0.9, "centered": True, "weight_decay": 0.1},
     {"step": 0., "square_avg": LARGE, "grad_avg": SMALL, "momentum_buffer": SMALL},
     [2.249839, 3.778578, 6.664686], [2.688248, -2.391215, 7.274289]),
    (optim.Rprop, {}, {"step": 0., "prev": SMALL, "step_size": LARGE}, [0.8, 4.0, 4.32], [1.0, 0.0, 4.0]),
]


def tensor(values):
    return kf.tensor(values, dtype=kf.float64, requires_grad=True)


@pytest.mark.parametrize("kind, options, state, by_param, by_grad", CASES)
def test_gradients_of_a_step(kind, options, state, by_param, by_grad):
    first, grad = tensor([1., 2., 3.]), tensor([0.5, -1., 2.])
    param = first.clone()
    param.grad = grad
    optimizer = kind([param], differentiable=True, **options)
    optimizer.state[param].update((name, tensor(value).clone() if isinstance(value, list) else kf.tensor(value))
                                  for name, value in state.items())
    optimizer.step()
    results = [param, *(kept for kept in optimizer.state[param].values() if kept.requires_grad)]
    made = kf.autograd.grad(sum((result**2).sum() for result in results), [first, grad])
    for found, expected in zip(made, (by_param, by_grad)):
        kf.testing.assert_close(found, kf.tensor(expected, dtype=kf.float64), rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("kind, options, expected", [
    (optim.SGD, {}, -91.8), (optim.SGD, {"weight_decay": 0.1}, -104.908768), (optim.RAdam, {}, -73.228465),
    (optim.Adam, {}, -33.368984), (optim.AdamW, {}, -35.242440)])
def test_the_gradient_by_the_learning_rate(kind, options, expected):
    param, grad, lr = tensor([1., 2., 3.]), tensor([0.5, -1., 2.]), tensor(0.1)
    moved = param.clone()
    optimizer = kind([moved], lr=lr, differentiable=True, **options)
    for step in range(1, 4):
        moved.grad = grad * step
        optimizer.step()
    made, = kf.autograd.grad(moved.sum()**2, lr)
    assert made.item() == pytest.approx(expected, rel=1e-5)


def test_rprop_changes_step_sizes_in_their_type():
    param = kf.nn.Parameter(tensor([1.]).detach())
    optimizer = optim.Rprop([param], lr=0.5)
    for _ in range(2):
        param.grad = tensor([1.]).detach()
        optimizer.step()
    assert optimizer.state[param]["step_size"].item() == 0.6
