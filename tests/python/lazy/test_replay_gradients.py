"""Gradients that compiled functions and their replays (mode="reduce-overhead") leave: those of the eager program, whatever the
program does with gradients between the calls."""

import pytest

import keyfall
from keyfall import nn


def zero_inside(model, optimizer, x):
    optimizer.zero_grad()
    loss = model(x).square().mean()
    loss.backward()
    optimizer.step()
    return loss.detach()


def zero_in_place(model, optimizer, x):
    optimizer.zero_grad(set_to_none=False)
    loss = model(x).square().mean()
    loss.backward()
    optimizer.step()
    return loss.detach()


def backward_only(model, optimizer, x):
    loss = model(x).square().mean()
    loss.backward()
    return loss.detach()


def clearing(model, optimizer, x):
    loss = model(x).square().mean()
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()
    return loss.detach()


def half(model, optimizer, x):
    """One layer of two."""
    optimizer.zero_grad()
    loss = model[0](x).square().mean()
    loss.backward()
    return loss.detach()


def assigning(model, optimizer, x):
    """Gradients that no backward has made."""
    loss = model(x).square().mean()
    loss.backward()
    for p in model.parameters():
        p.grad = p.grad * 2 + keyfall.ones(p.shape)
    model[0].bias.grad = keyfall.zeros(4)
    optimizer.step()
    return loss.detach()


def nothing(model, optimizer):
    pass


def read(model, optimizer):
    return [None if p.grad is None else p.grad.tolist() for p in model.parameters()]


def step_outside(model, optimizer):
    optimizer.step()
    optimizer.zero_grad()


def scale(model, optimizer):
    for p in model.parameters():
        if p.grad is not None:
            p.grad.mul_(0.5)


def drop(model, optimizer):
    for p in model.parameters():
        p.grad = None


def replace(model, optimizer):
    for p in model.parameters():
        p.grad = keyfall.ones_like(p)


FUNCTIONS = [zero_inside, zero_in_place, backward_only, clearing, half, assigning]
BETWEEN = [nothing, read, step_outside, scale, drop, replace]


def history(function, between, mode):
    keyfall.manual_seed(4)
    model = nn.Sequential(nn.Linear(3, 4), nn.Linear(4, 2))
    optimizer = keyfall.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)

    def step(x):
        return function(model, optimizer, x)

    if mode != "eager":
        step = keyfall.compile(step, mode=mode)
    seen = []
    for count in range(7):
        seen.append(step(keyfall.full((5, 3), float(count))).item())
        if count % 3 != 2:
            seen.append(between(model, optimizer))
        if count > 4:
            seen.append(read(model, optimizer))
    seen.append([p.tolist() for p in model.parameters()])
    return seen


@pytest.mark.parametrize("mode", ["default", "reduce-overhead"])
@pytest.mark.parametrize("between", BETWEEN)
@pytest.mark.parametrize("function", FUNCTIONS)
def test_gradients_are_the_eager_ones(function, between, mode):
    assert history(function, between, mode) == history(function, between, "eager")


def test_lazy_gradients_are_for_tensors_of_the_cpu_that_are_recorded():
    p, lazy = keyfall.ones(2, requires_grad=True), keyfall.ones(2).to("lazy")
    with pytest.raises(RuntimeError, match="device"):
        p.grad = lazy
    with keyfall.lazy.scope():
        p.grad = lazy + 1
        with pytest.raises(RuntimeError, match="device"):
            p.grad = keyfall.ones(2, device="meta")
    assert p.grad.device.type == "cpu" and p.grad.tolist() == [2, 2]


def test_tensors_of_a_closure():
    weight, others = keyfall.ones(3, requires_grad=True), [keyfall.ones(3, requires_grad=True)]

    @keyfall.compile(mode="reduce-overhead")
    def step(x):
        weight.grad = others[0].grad = None
        (weight * x + others[0]).sum().backward()

    for count in range(1, 5):
        step(keyfall.full((3,), float(count)))
        assert weight.grad.tolist() == [count] * 3 and others[0].grad.tolist() == [1] * 3


def test_gradients_are_new_tensors():
    """A gradient that the program has kept is that of its step."""
    model = nn.Linear(2, 1)

    @keyfall.compile(mode="reduce-overhead")
    def step(x):
        model.zero_grad()
        model(x).sum().backward()

    kept = []
    for count in range(5):
        step(keyfall.full((1, 2), float(count)))
        kept.append(model.weight.grad)
    assert [g.tolist() for g in kept] == [[[count, count]] for count in range(5)]


def test_a_failed_step():
    """It has cleared the gradients, as eager code, and the next one works."""
    model = nn.Linear(3, 2)

    @keyfall.compile(mode="reduce-overhead")
    def step(x, index):
        model.zero_grad()
        model(x).index_select(0, index).sum().backward()

    x, good, bad = keyfall.ones(4, 3), keyfall.tensor([0, 3]), keyfall.tensor([0, 9])
    for _ in range(4):
        step(x, good)
    with pytest.raises((IndexError, RuntimeError), match="index"):
        step(x, bad)
    assert model.weight.grad is None
    step(x, good)
    assert model.weight.grad.tolist() == [[2, 2, 2]] * 2


def test_functions_are_recorded_rarely():
    """The first call finds no gradients, later ones may; no other call runs the Python code."""
    model, calls = nn.Linear(3, 2), []

    @keyfall.compile(mode="reduce-overhead")
    def step(x):
        calls.append(x)
        model.zero_grad()
        model(x).sum().backward()

    for _ in range(8):
        step(keyfall.ones(4, 3))
        assert model.weight.grad.tolist() == [[4, 4, 4]] * 2
    assert len(calls) == 2


def test_bad_arguments():
    graph = keyfall._C._lazy._extract_graph([], [], True)
    with pytest.raises(ValueError, match="fewer than 1 results"):
        graph.keep_gradients([keyfall.ones(1)], [])
    for expected in (1, (), ((1,), (None,)), ((keyfall.ones(1),), ())):
        assert not keyfall._C._lazy._has_gradients(expected)
    with pytest.raises(TypeError):
        graph.reads("storage")
