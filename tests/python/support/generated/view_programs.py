#!/usr/bin/env python3
"""Random programs of views and writes as functions, for every way to run a function: eager, functionalized,
on lazy tensors, compiled.

    view_programs.py FIRST COUNT        compares all ways for so many seeds, with gradients
"""

import random
import sys

import keyfall
from keyfall.func import functionalize

VIEWS = (
    lambda r, t: t.view(-1) if t.is_contiguous() else t.reshape(-1),
    lambda r, t: t.t() if t.dim() == 2 else t.unsqueeze(0),
    lambda r, t: t[r.randrange(t.size(0))] if t.dim() and t.size(0) else t.unsqueeze(0),
    lambda r, t: t[r.randrange(2)::r.randrange(1, 3)] if t.dim() else t.view(1),
    lambda r, t: t.unsqueeze(r.randrange(t.dim() + 1)),
    lambda r, t: t.squeeze(),
    lambda r, t: t.permute(*r.sample(range(t.dim()), t.dim())) if t.dim() else t.view(1, 1),
    lambda r, t: t.diagonal() if t.dim() >= 2 else t.alias() if hasattr(t, "alias") else t[...],
    lambda r, t: r.choice(t.unbind(0)) if t.dim() and 0 < t.size(0) < 9 else t[...],
    lambda r, t: r.choice(t.split(2)) if t.dim() and t.size(0) else t[...],
    lambda r, t: r.choice(t.chunk(2, -1)) if t.dim() and t.numel() else t[...],
    lambda r, t: t.unfold(0, 1, 2) if t.dim() and t.size(0) else t[...],
    lambda r, t: t.as_strided((2,), (1,), t.storage_offset()) if t.numel() > 1 and t.dim() == 1
    and t.stride(0) == 1 else t[...],
    lambda r, t: t.expand(1, *t.shape),
    lambda r, t: t.narrow(0, 0, 1) if t.dim() and t.size(0) else t[...],
    lambda r, t: t.movedim(0, -1) if t.dim() else t[...],
)
WRITES = (
    lambda r, t, o: t.add_(o.mean()),
    lambda r, t, o: t.mul_(r.choice((0.5, -1.5))),
    lambda r, t, o: t.copy_(o.sum() * 0.1 + t),
    lambda r, t, o: t.sin_(),
    lambda r, t, o: t.zero_(),
    lambda r, t, o: t.fill_(0.25),
    lambda r, t, o: keyfall.mul(t, 0.5, out=t) if not t.requires_grad else t.mul_(0.5),
    lambda r, t, o: t.clamp_(-1, 1),
    lambda r, t, o: t.masked_fill_(t > 0.5, 0.125),
    lambda r, t, o: t.addcmul_(t, t),
    lambda r, t, o: keyfall._foreach_mul_([t], 0.75),
    lambda r, t, o: t.__setitem__(..., o.mean()),
    lambda r, t, o: t.__setitem__(0, 0.5) if t.dim() and t.size(0) else t.neg_(),
    lambda r, t, o: t.index_fill_(0, keyfall.tensor([0]), 0.5) if t.dim() and t.size(0) else t.abs_(),
)
METADATA = (
    lambda r, t: t.t_() if t.dim() == 2 else t.unsqueeze_(0),
    lambda r, t: t.squeeze_(),
    lambda r, t: t.transpose_(0, -1) if t.dim() else t.unsqueeze_(0),
)


def run(seed, x, y, differentiable):
    """One program. Everything it chooses depends on the seed and on shapes alone."""
    r = random.Random(seed)
    alive = [x if not differentiable else x * 1, y]
    for _ in range(r.randrange(4, 16)):
        kind = r.random()
        index = r.randrange(len(alive))
        t, other = alive[index], r.choice(alive)
        if kind < 0.45:
            alive.append(r.choice(VIEWS)(r, t))
        elif kind < 0.85:
            r.choice(WRITES)(r, t, other)
        elif kind < 0.92:
            alive.append(t * 0.5 + other.mean())
        elif t is not x and t is not y and not differentiable:
            r.choice(METADATA)(r, alive[index])
    return alive[2:]


def inputs(seed):
    r = random.Random(seed)
    g = keyfall.Generator().manual_seed(seed)
    sizes = r.choice([(4,), (3, 4), (2, 3, 2), (1, 5), ()])
    x = keyfall.rand(sizes, generator=g, dtype=keyfall.float64)
    if len(sizes) > 1 and r.random() < 0.3:
        x = x.transpose(0, 1)
    return x, keyfall.rand(3, generator=g, dtype=keyfall.float64)


def attempt(f, *args):
    try:
        return f(*args), None
    except RuntimeError as error:
        return None, error


def same(found, expected):
    """Values may lie in another order in memory, and sums depend on it."""
    return found.shape == expected.shape and keyfall.allclose(found.cpu(), expected, rtol=1e-10, atol=1e-12,
                                                               equal_nan=True)


def gradients(f, seed, device="cpu"):
    """The gradient of x in a program that f runs; None: the results do not depend on it."""
    x, y = (t.to(device) for t in inputs(seed))
    x.requires_grad_()
    results = [t for t in f(seed, x, y, True) if t.requires_grad]
    if not results:
        return None
    return keyfall.autograd.grad(sum((t * t).sum() for t in results), x, allow_unused=True)[0]


# ---- Ways to run a program: (what changes the function, the device of its arguments)

WAYS = {
    "functionalized": (functionalize, "cpu"),
    "lazy": (lambda f: f, "lazy"),
    "compiled": (lambda f: keyfall.compile(f), "cpu"),
}


def compare_values(seed, way):
    """None, or what differs from the eager program."""
    change, device = WAYS[way]
    x, y = inputs(seed)
    a, b = (t.to(device, copy=True) for t in (x, y))
    expected, failed = attempt(run, seed, x, y, False)
    found, error = attempt(change(run), seed, a, b, False)
    if (failed is None) != (error is None):
        return f"eager: {failed!r}, {way}: {error!r}"
    if failed is not None:
        return None
    if not (same(a, x) and same(b, y)):
        return f"arguments: {(x, y)} but {(a, b)}"
    if len(found) != len(expected) or not all(map(same, found, expected)):
        return f"results: {expected} but {found}"
    return None


def compare_gradients(seed, way):
    """None, or what differs. Eager autograd refuses some writes that other ways do not have."""
    change, device = WAYS[way]
    expected, failed = attempt(gradients, run, seed)
    if failed is not None:
        return None
    if way == "compiled":
        found, error = attempt(keyfall.compile(lambda: gradients(run, seed)))
    else:
        found, error = attempt(gradients, change(run), seed, device)
    if error is not None or (expected is None) != (found is None):
        return f"gradient: {expected}, {way}: {found}, {error!r}"
    if expected is not None and not keyfall.allclose(found.cpu(), expected, equal_nan=True):
        return f"gradient: {expected}, {way}: {found}"
    return None


def differences(seeds):
    """The differences of all ways, as text."""
    found = []
    for seed in seeds:
        for way in WAYS:
            for compare in (compare_values, compare_gradients):
                difference = compare(seed, way)
                if difference is not None:
                    found.append(f"seed {seed}: {difference}"[:600])
    return found


if __name__ == "__main__":
    keyfall.lazy.init()
    first, count = int(sys.argv[1]), int(sys.argv[2])
    wrong = differences(range(first, first + count))
    print("\n".join(wrong[:40]))
    print(f"{count} programs, {len(WAYS)} ways, {len(wrong)} differences")
    sys.exit(bool(wrong))
