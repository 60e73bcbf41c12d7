#!/usr/bin/env python3
"""Training in Python with one library, as a program of the harness: training_cases.py LIBRARY --serve.

LIBRARY is keyfall or torch. Cases are whole steps: forward, loss, backward, optimizer. Those of recurrent layers
(`GRU_training`) have no optimizer, or are forward without gradients (`GRU_inference`); one step of
`backward` is mul, sum, backward. `training_cases.py LIBRARY --memory CASE` prints as JSON by how many
bytes the process grew in thirty steps."""

import json
import math
import resource
import sys
import timeit

import python_cases

STEPS_FOR_MEMORY = 30


def mlp(lib):
    nn = lib.nn
    return (nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 10)),
            lib.randn(32, 16), lib.randint(10, (32,)))


def cnn(lib):
    nn = lib.nn
    return (nn.Sequential(nn.Conv2d(1, 16, 3, padding=1), nn.BatchNorm2d(16), nn.ReLU(),
                          nn.MaxPool2d(2), nn.Conv2d(16, 32, 3, padding=1), nn.ReLU(),
                          nn.MaxPool2d(2), nn.Flatten(), nn.Linear(32 * 7 * 7, 10)),
            lib.randn(8, 1, 28, 28), lib.randint(10, (8,)))


def block_class(lib):
    nn, functional = lib.nn, lib.nn.functional

    class Block(nn.Module):
        """Attention and a perceptron, each after a normalization and around a short cut."""

        def __init__(self, width, heads):
            super().__init__()
            self.heads = heads
            self.first, self.second = nn.LayerNorm(width), nn.LayerNorm(width)
            self.three, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
            self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

        def attention(self, x):
            batch, length, width = x.shape
            q, k, v = (each.view(batch, length, self.heads, -1).transpose(1, 2)
                       for each in self.three(x).chunk(3, -1))
            weights = (q @ k.transpose(-2, -1) / math.sqrt(width // self.heads)).softmax(-1)
            return self.out((weights @ v).transpose(1, 2).reshape(batch, length, width))

        def forward(self, x):
            x = x + self.attention(self.first(x))
            return x + self.down(functional.gelu(self.up(self.second(x))))

    return Block


def transformer(lib):
    nn, block = lib.nn, block_class(lib)
    return (nn.Sequential(block(64, 4), block(64, 4), nn.Flatten(0, 1), nn.Linear(64, 10)),
            lib.randn(8, 32, 64), lib.randint(10, (8 * 32,)))


def training_step(lib, make):
    lib.manual_seed(0)
    model, images, wanted = make(lib)
    loss_of = lib.nn.CrossEntropyLoss()
    optimizer = lib.optim.SGD(model.parameters(), lr=0.01, momentum=0.9)

    def step():
        optimizer.zero_grad()
        loss_of(model(images), wanted).backward()
        optimizer.step()

    return step


def recurrent(lib, kind):
    """The layers and their input; `relu` is a plain layer."""
    options = {"nonlinearity": "relu"} if kind == "relu" else {}
    layers = getattr(lib.nn, "RNN" if kind == "relu" else kind)
    return layers(28, 128, 2, **options), lib.randn(28, 100, 28)


def recurrent_step(lib, kind):
    """Forward and backward, without an optimizer."""
    lib.manual_seed(0)
    model, x = recurrent(lib, kind)

    def step():
        model.zero_grad()
        model(x)[0].sum().backward()

    return step


def recurrent_inference(lib, kind):
    lib.manual_seed(0)
    model, x = recurrent(lib, kind)

    def step():
        with lib.no_grad():
            model(x)

    return step


def backward_step(lib):
    x, y = lib.ones(1, requires_grad=True), lib.ones(1, requires_grad=True)

    def step():
        (x * y).sum().backward()

    return step


MODELS = {"mlp": mlp, "cnn": cnn, "transformer": transformer}


def step_of(lib, case):
    if case == "backward":
        return backward_step(lib)
    kind, _, what = case.partition("_")
    if what:
        return {"training": recurrent_step, "inference": recurrent_inference}[what](lib, kind)
    return training_step(lib, MODELS[case])


def growth(lib, case):
    """In bytes; the first step, which loads code and makes the optimizer's state, counts too."""
    step = step_of(lib, case)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(STEPS_FOR_MEMORY):
        step()
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024


def main():
    lib = __import__(sys.argv[1])
    for part in ("nn", "optim"):
        __import__(f"{sys.argv[1]}.{part}")
    lib.set_num_threads(1)
    if sys.argv[2] == "--memory":
        print(json.dumps({"bytes": growth(lib, sys.argv[3])}))
        return
    timers = {}

    def measured(case, seconds):
        if case not in timers:
            timers[case] = timeit.Timer(step_of(lib, case))
        return python_cases.slice_of(timers[case], seconds)

    python_cases.serve(measured)


if __name__ == "__main__":
    main()
