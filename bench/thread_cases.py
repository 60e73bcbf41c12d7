#!/usr/bin/env python3
"""Large operators and training steps with one library and one number of threads, as a program of the
harness: thread_cases.py LIBRARY THREADS --serve.

LIBRARY is keyfall or torch. A case of CASES is a function of the library that returns the step to be timed."""

import math
import sys
import timeit

import python_cases
import training_cases


def product(size):
    def make(lib):
        a, b = lib.randn(size, size), lib.randn(size, size)
        return lambda: lib.mm(a, b)

    return make


def unary(name, *sizes):
    def make(lib):
        x, function = lib.randn(*sizes), getattr(lib, name)
        return lambda: function(x)

    return make


def reduction(name, dim, *sizes):
    def make(lib):
        x, function = lib.randn(*sizes), getattr(lib, name)
        return lambda: function(x, dim)

    return make


def layer_norm(lib):
    x, weight, bias = lib.randn(4096, 1024), lib.randn(1024), lib.randn(1024)
    return lambda: lib.nn.functional.layer_norm(x, (1024,), weight, bias)


def convolution(images, channels, size, outputs):
    def make(lib):
        x, weight = lib.randn(images, channels, size, size), lib.randn(outputs, channels, 3, 3)
        return lambda: lib.nn.functional.conv2d(x, weight, padding=1)

    return make


def convolution_gradient(of, images, channels, size, outputs):
    """The gradient of the input ("x") or of the weight ("w"), of a 3 x 3 convolution."""
    def make(lib):
        x = lib.randn(images, channels, size, size, requires_grad=of == "x")
        weight = lib.randn(outputs, channels, 3, 3, requires_grad=of == "w")
        wanted, gradient = (x if of == "x" else weight), lib.ones(images, outputs, size, size)
        y = lib.nn.functional.conv2d(x, weight, padding=1)
        return lambda: lib.autograd.grad(y, wanted, gradient, retain_graph=True)

    return make


def attention(lib):
    """As a program writes it: two batched products around a softmax."""
    q, k, v = (lib.randn(8, 8, 256, 64) for _ in range(3))
    return lambda: (q @ k.transpose(-2, -1) / math.sqrt(64)).softmax(-1) @ v


def fused_attention(lib):
    q, k, v = (lib.randn(8, 8, 256, 64) for _ in range(3))
    return lambda: lib.nn.functional.scaled_dot_product_attention(q, k, v)


def mlp(lib):
    nn = lib.nn
    return (nn.Sequential(nn.Linear(784, 1024), nn.ReLU(), nn.Linear(1024, 1024), nn.ReLU(),
                          nn.Linear(1024, 10)), lib.randn(512, 784), lib.randint(10, (512,)))


def cnn(lib):
    nn = lib.nn
    return (nn.Sequential(nn.Conv2d(3, 64, 3, padding=1), nn.ReLU(),
                          nn.Conv2d(64, 64, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
                          nn.Conv2d(64, 128, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
                          nn.Flatten(), nn.Linear(128 * 8 * 8, 10)),
            lib.randn(64, 3, 32, 32), lib.randint(10, (64,)))


def training(model):
    return lambda lib: training_cases.training_step(lib, model)


CASES = {
    "mm_64": product(64), "mm_256": product(256), "mm_1024": product(1024), "mm_2048": product(2048),
    "conv2d": convolution(8, 16, 32, 32), "conv2d_64": convolution(64, 64, 32, 64),
    "conv2d_back_x": convolution_gradient("x", 64, 64, 32, 64),
    "conv2d_back_w": convolution_gradient("w", 64, 64, 32, 64),
    "conv2d_16_back_x": convolution_gradient("x", 64, 64, 16, 128),
    "conv2d_16_back_w": convolution_gradient("w", 64, 64, 16, 128),
    "conv2d_3_back_w": convolution_gradient("w", 64, 3, 32, 64),
    "tanh_4m": unary("tanh", 4096, 1024), "exp_4m": unary("exp", 4096, 1024),
    "add_16m": lambda lib: (lambda x: lambda: x + x)(lib.randn(4096, 4096)),
    "layer_norm_4m": layer_norm, "softmax_4m": reduction("softmax", -1, 4096, 1024),
    "column_sums": reduction("sum", 0, 4096, 4096), "row_sums": reduction("sum", 1, 4096, 4096),
    "attention": attention, "fused_attention": fused_attention,
    "mlp_step": training(mlp), "cnn_step": training(cnn),
    "transformer_step": training(training_cases.transformer),
}


def main():
    lib = __import__(sys.argv[1])
    for part in ("nn", "optim"):
        __import__(f"{sys.argv[1]}.{part}")
    lib.set_num_threads(int(sys.argv[2]))
    timers = {}

    def measured(case, seconds):
        if case not in timers:
            timers[case] = timeit.Timer(CASES[case](lib))
        return python_cases.slice_of(timers[case], seconds)

    python_cases.serve(measured)


if __name__ == "__main__":
    main()
