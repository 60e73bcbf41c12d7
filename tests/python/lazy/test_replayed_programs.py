"""Random functions, compiled in every mode and called often enough to be fused, give the results of eager calls: results,
arguments that are written to, and gradients of parameters."""

import random

import pytest
from example_counts import examples

import keyfall

SHAPES = ((6, 8), (8, 6), (6, 1), (8,), (48,), (2, 3, 8))
UNARY = ("tanh", "sigmoid", "relu", "neg", "exp", "abs", "square", "cos")
BINARY = ("add", "sub", "mul", "maximum")


def draw_view(x, random):
    kind = random.randrange(6)
    if kind == 0 and x.dim() >= 2:
        return x.transpose(0, -1)
    if kind == 1 and x.is_contiguous():
        return x.view(-1)
    if kind == 2 and x.is_contiguous() and x.numel() % 6 == 0:
        return x.view(6, -1)
    if kind == 3 and x.dim() >= 1 and x.shape[0] > 1:
        return x[1:]
    if kind == 4 and x.dim() >= 1:
        return x[::2]
    return x.unsqueeze(0)


def draw_step(tensors, random):
    """Returns a new tensor, or writes to one. The shapes decide what fits, so a seed draws the same steps in every mode."""
    x = random.choice(tensors)
    kind = random.randrange(12)
    if kind < 3:
        return getattr(x, random.choice(UNARY))()
    if kind < 5:
        fitting = [y for y in tensors if y.shape == x.shape] + [random.choice((2.0, -0.5))]
        other = random.choice(fitting)
        name = random.choice(BINARY[:3])
        return getattr(keyfall, name)(x, other)
    if kind == 5:
        fitting = [y for y in tensors if y.dim() == 2 and x.dim() == 2 and x.shape[1] == y.shape[0]]
        return (x @ random.choice(fitting)).tanh() if fitting else x * 0.5
    if kind < 8:
        return draw_view(x, random)
    if kind == 8:
        return x.sum(-1, keepdim=True) if x.dim() else x + 1
    if kind == 9:
        return (x * 0.25).softmax(-1) if x.dim() else x.exp()
    if kind == 10:
        x.mul_(0.5)
        return x
    fitting = [y for y in tensors if y.shape == x.shape]
    x.add_(random.choice(fitting).tanh())
    return x


def function_of(seed, weight):
    def function(*inputs):
        if weight is not None:
            weight.grad = None
        draw = random.Random(seed)
        tensors = [x * 1.0 if draw.random() < 0.7 else x for x in inputs]
        if weight is not None:
            tensors.append((tensors[0] @ weight).tanh() if tensors[0].dim() == 2 and tensors[0].shape[1] == 8 else weight.sum())
        for _ in range(draw.randint(4, 16)):
            tensors.append(draw_step(tensors, draw))
        results = draw.sample(tensors, min(3, len(tensors)))
        if weight is not None:
            (sum(x.sum() for x in results) + weight.sum()).backward()
        return [x.detach() for x in results]

    return function


def history(seed, mode):
    """What five calls return and leave; `mode` is "eager", or one of compile's."""
    draw = random.Random(-seed)
    generator = keyfall.Generator().manual_seed(seed)
    shapes = [draw.choice(SHAPES) for _ in range(draw.randint(1, 3))]

    def numbers(shape):
        return keyfall.rand(shape, generator=generator, dtype=keyfall.float64)

    weight = numbers((8, 6)).requires_grad_() if draw.random() < 0.4 else None
    function = function_of(seed, weight)
    if mode != "eager":
        function = keyfall.compile(function, mode=mode)
    seen = []
    for _ in range(5):
        inputs = [numbers(shape) for shape in shapes]
        try:
            seen.append([x.clone() for x in function(*inputs)])
        except RuntimeError as error:  # a write to a value that backward needs
            seen.append(type(error))
            break
        seen.append([*inputs, *([] if weight is None else [weight.grad.clone()])])
    return seen


def agree(found, wanted):
    if len(found) != len(wanted):
        return False
    for some, others in zip(found, wanted):
        if isinstance(some, type) or isinstance(others, type):
            if some is not others:
                return False
        elif not all(x.shape == y.shape and keyfall.allclose(x, y, rtol=1e-9, atol=1e-9, equal_nan=True)
                     for x, y in zip(some, others)):  # fmt: skip
            return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, examples(80), 20))
def test_functions(first):
    for seed in range(first, first + 20):
        wanted = history(seed, "eager")
        for mode in (None, "reduce-overhead"):
            assert agree(history(seed, mode), wanted), (seed, mode)
