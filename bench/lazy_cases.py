#!/usr/bin/env python3
"""Lazy and compiled execution with one library, as a program of the harness: lazy_cases.py LIBRARY --serve.

LIBRARY is keyfall or torch. A case is NAME or NAME_HOW: HOW is `eager`, `compiled` (keyfall.compile or
torch.compile), `replay` (keyfall.compile with mode="reduce-overhead") or `kernel` (the operator that the
library has for what the case writes from primitive operators)."""

import math
import sys
import timeit

import python_cases
import training_cases

LARGE = 4 << 20
MIDDLE = 1 << 20


def chain(lib, x):
    y = x * 1.5
    y = y + x
    y = y.abs()
    y = y.sqrt()
    y = y - x
    y = y * y
    y = y + 0.5
    y = lib.maximum(y, x)
    y = y.neg()
    return (y * 0.25).sum()


def thousand(lib, x):
    for _ in range(500):
        x = x * 1.0001
        x = x + 0.001
    return x


def gelu(lib, x):
    return x * 0.5 * (1 + lib.erf(x * math.sqrt(0.5)))


def layer_norm(lib, x):
    centered = x - x.mean(-1, keepdim=True)
    variance = (centered * centered).mean(-1, keepdim=True)
    return centered * lib.rsqrt(variance + 1e-5)


def softmax(lib, x):
    e = lib.exp(x - x.amax(-1, keepdim=True))
    return e / e.sum(-1, keepdim=True)


def adamw(lib, p, g, m, v):
    p.mul_(1 - 1e-5)
    m.lerp_(g, 0.1)
    v.mul_(0.999).add_(g * g * 0.001)
    p.sub_(m / (v.sqrt() + 1e-8) * 1e-3)
    return p


def adamw_kernel(lib, p, g, m, v):
    step = lib.ones(())
    lib._fused_adamw_([p], [g], [m], [v], [], [step], lr=1e-3, beta1=0.9, beta2=0.999,
                      weight_decay=1e-2, eps=1e-8, amsgrad=False, maximize=False)  # fmt: skip
    return p


def written_from_primitives(lib):
    """(function, kernel, arguments) of each name."""
    functional, square = lib.nn.functional, lib.randn(1024, 1024)
    flat = [lib.rand(MIDDLE) for _ in range(4)]
    return {
        "chain": (chain, None, (lib.rand(LARGE) + 0.5,)),
        "thousand": (thousand, None, (lib.ones(1),)),
        "gelu": (gelu, lambda lib, x: functional.gelu(x), (flat[0],)),
        "layer_norm": (layer_norm, lambda lib, x: functional.layer_norm(x, (1024,)), (square,)),
        "softmax": (softmax, lambda lib, x: lib.softmax(x, -1), (square,)),
        "adamw": (adamw, adamw_kernel, tuple(flat)),
    }


def compiled(lib, function, how):
    if how == "eager":
        return function
    if how == "replay":
        return lib.compile(function, mode="reduce-overhead")
    return lib.compile(function)


def step_of(lib, case):
    name, _, how = case.rpartition("_")
    if name in training_cases.MODELS:
        return compiled(lib, training_cases.training_step(lib, training_cases.MODELS[name]), how)
    function, kernel, arguments = written_from_primitives(lib)[name]
    chosen = kernel if how == "kernel" else function
    call = compiled(lib, lambda *args: chosen(lib, *args), "eager" if how == "kernel" else how)
    return lambda: call(*arguments)


def recording(lib):
    """Of one operator, without its execution: results are dropped before the graph runs."""
    lib.lazy.init()
    x = lib.ones(1, device="lazy")
    lib.lazy.sync(x)

    def run():
        y = x
        for _ in range(1000):
            y = y + x

    return run


def timer_of(lib, case):
    return timeit.Timer(recording(lib) if case == "record" else step_of(lib, case))


def main():
    lib = __import__(sys.argv[1])
    lib.set_num_threads(1)
    timers = {}

    def measured(case, seconds):
        if case not in timers:
            timers[case] = timer_of(lib, case)
        calls = 1000 if case == "record" else 1
        return python_cases.slice_of(timers[case], seconds) / calls

    python_cases.serve(measured)


if __name__ == "__main__":
    main()
