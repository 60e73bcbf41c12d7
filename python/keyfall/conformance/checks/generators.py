"""Random numbers: a seed gives the same numbers again, and a saved state continues."""

import keyfall

from .registry import Skip, check, expect

GROUP = "generators"
DRAWS = {
    "rand": lambda device, g: keyfall.rand(37, generator=g, device=device),
    "randn": lambda device, g: keyfall.randn(37, generator=g, device=device),
    "randint": lambda device, g: keyfall.randint(0, 1000, (37,), generator=g, device=device),
    "randperm": lambda device, g: keyfall.randperm(37, generator=g, device=device),
    "uniform_": lambda device, g: keyfall.empty(37, device=device).uniform_(generator=g),
    "bernoulli": lambda device, g: keyfall.full((37,), 0.5, device=device).bernoulli(generator=g),
}


def _generator(context, seed=1):
    if not context.has_memory:
        raise Skip("meta draws no numbers")
    return keyfall.Generator(device=context.device).manual_seed(seed)


@check(GROUP, "seeds")
def seeds(context):
    for name, draw in DRAWS.items():
        one = draw(context.device, _generator(context, 5)).cpu()
        same = draw(context.device, _generator(context, 5)).cpu()
        other = draw(context.device, _generator(context, 6)).cpu()
        expect(keyfall.equal(one, same), f"{name}: the same seed gave other numbers")
        expect(not keyfall.equal(one, other), f"{name}: another seed gave the same numbers")


@check(GROUP, "a generator moves on")
def moves_on(context):
    for name, draw in DRAWS.items():
        generator = _generator(context, 5)
        one, other = draw(context.device, generator).cpu(), draw(context.device, generator).cpu()
        expect(not keyfall.equal(one, other), f"{name}: two draws gave the same numbers")


@check(GROUP, "saved states")
def states(context):
    for name, draw in DRAWS.items():
        generator = _generator(context, 5)
        draw(context.device, generator)
        state = generator.get_state()
        one = draw(context.device, generator).cpu()
        generator.set_state(state)
        expect(keyfall.equal(draw(context.device, generator).cpu(), one),
               f"{name}: a restored state gave other numbers")
        copy = _generator(context, 99)
        copy.set_state(state)
        expect(keyfall.equal(draw(context.device, copy).cpu(), one),
               f"{name}: another generator with the state gave other numbers")


@check(GROUP, "manual_seed")
def manual_seed(context):
    _generator(context)
    draws = []
    for _ in range(2):
        keyfall.manual_seed(11)
        draws.append(keyfall.rand(20, device=context.device).cpu())
    expect(keyfall.equal(*draws), "keyfall.manual_seed(11) did not repeat the numbers")


@check(GROUP, "distributions")
def distributions(context):
    generator = _generator(context, 3)
    uniform = keyfall.rand(4000, generator=generator, device=context.device).cpu()
    expect(bool(((uniform >= 0) & (uniform < 1)).all()), "rand() left [0, 1)")
    expect(abs(uniform.mean().item() - 0.5) < 0.05, f"the mean of rand() is {uniform.mean().item()}")
    normal = keyfall.randn(4000, generator=generator, device=context.device).cpu()
    expect(abs(normal.mean().item()) < 0.1 and abs(normal.std().item() - 1) < 0.1,
           f"randn() has mean {normal.mean().item()} and deviation {normal.std().item()}")
    order = keyfall.randperm(100, generator=generator, device=context.device).cpu()
    expect(sorted(order.tolist()) == list(range(100)), "randperm() is no permutation")
