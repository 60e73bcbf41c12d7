"""Gradients of loops over the parts of a tensor: each part is added to one sum, which nobody can notice."""

import random

import pytest

import keyfall

LOOPS = {
    "select": lambda x: [x[i] for i in range(len(x))],
    "narrow": lambda x: [x.narrow(0, i, 1) for i in range(len(x))],
    "slices with steps": lambda x: [x[i::7] for i in range(7)],
    "slices that overlap": lambda x: [x[i:i + 3] for i in range(len(x))],
    "from the end": lambda x: [x[-i - 1] for i in range(len(x))],
    "of columns": lambda x: [x[:, i % 3] for i in range(len(x))],
    "tensor_split": lambda x: x.tensor_split(len(x)),
    "nothing": lambda x: [x[i:i] for i in range(len(x))] + [x],
}


def loss_of(parts):
    return sum((part.sin() * (i + 1)).sum() for i, part in enumerate(parts))


@pytest.mark.parametrize("loop", LOOPS)
def test_one_sum_is_made(loop):
    x = keyfall.randn(40, 3, requires_grad=True)
    loss = loss_of(LOOPS[loop](x))
    wanted, = keyfall.autograd.grad(loss, x, create_graph=True)  # recorded, so nothing is added in place
    with keyfall.profiler.profile() as profile:
        loss.backward()
    assert keyfall.equal(x.grad, wanted.detach())
    made = {event.key: event.count for event in profile.key_averages()}
    assert made.get("aten::select_backward", 0) + made.get("aten::slice_backward", 0) <= 1


@pytest.mark.parametrize("seed", range(20))
def test_random_programs(seed):
    """Gradients that a hook, a program or another node has are not added to; sums of any layout are right."""
    chosen = random.Random(seed)
    x = keyfall.randn(6, 4, dtype=chosen.choice((keyfall.float32, keyfall.float64)), requires_grad=True)
    base = chosen.choice((lambda: x, lambda: x * 2, lambda: x.t(), lambda: x.expand(3, 6, 4), lambda: x.double()))()
    parts, kept = [], []
    for _ in range(12):
        part = base
        for _ in range(chosen.randrange(3)):
            dim = chosen.randrange(-part.dim(), part.dim()) if part.dim() else None
            if dim is None or part.shape[dim] == 0:
                break
            first = chosen.randrange(part.shape[dim])
            part = (part.select(dim, first) if chosen.random() < 0.5 else
                    keyfall.ops.aten.slice(part, dim, first, first + chosen.randrange(4), chosen.randrange(1, 3)))
        if part.requires_grad and part is not x and chosen.random() < 0.2:
            part.register_hook(lambda grad: kept.append((grad, grad.clone())))
        parts.append(part)
    loss = loss_of(parts)
    recorded, = keyfall.autograd.grad(loss, x, create_graph=True)
    for times in (1, 2):
        loss.backward(retain_graph=times == 1)
        assert keyfall.allclose(x.grad, times * recorded, rtol=1e-5, atol=1e-6)
    assert all(keyfall.equal(grad, seen) for grad, seen in kept)


def test_only_some_gradients():
    x, y = keyfall.ones(4, 2, requires_grad=True), keyfall.ones(4, 2, requires_grad=True)
    middle = x * y
    loss = sum(middle[i].sum() * i for i in range(4))
    wanted = [[float(i)] * 2 for i in range(4)]
    assert keyfall.autograd.grad(loss, middle, retain_graph=True)[0].tolist() == wanted
    assert keyfall.autograd.grad(loss, y, retain_graph=True)[0].tolist() == wanted
    first, second = keyfall.autograd.grad(loss, [middle, x])
    assert first.tolist() == second.tolist() == wanted


def test_a_gradient_that_the_program_keeps_stays():
    x = keyfall.ones(3, 2, requires_grad=True)
    x[0].sum().backward()
    kept = x.grad
    (x[1] + x[2]).sum().backward()
    assert kept is x.grad and x.grad.tolist() == [[1, 1]] * 3
    given = keyfall.zeros(3, 2)
    y = x * 1
    keyfall.autograd.backward([y, y[1], y[1]], [given, keyfall.ones(2), keyfall.ones(2)])
    assert given.tolist() == [[0, 0]] * 3 and x.grad.tolist() == [[1, 1], [3, 3], [1, 1]]
