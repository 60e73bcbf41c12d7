#!/usr/bin/env python3
"""Large operators and training steps with one library and one number of threads, as a program of the
harness: thread_cases.py LIBRARY THREADS --serve.

LIBRARY is keyfall or torch. A case of CASES is a function of the library that returns the step to be timed."""

import math
import platform
import sys
import timeit
import warnings

import python_cases
import training_cases


def product(size):
    def make(lib):
        a, b = lib.randn(size, size), lib.randn(size, size)
        return lambda: lib.mm(a, b)

    return make


def half_product(size):
    def make(lib):
        a, b = lib.randn(size, size).bfloat16(), lib.randn(size, size).bfloat16()
        return lambda: lib.mm(a, b)

    return make


def autocast_linear(rows, inputs, outputs):
    """A linear layer in bfloat16, whose weights are converted in each step."""
    def make(lib):
        x, linear = lib.randn(rows, inputs), lib.nn.Linear(inputs, outputs)

        def step():
            with lib.no_grad(), lib.autocast("cpu", dtype=lib.bfloat16):
                return linear(x)

        return step

    return make


def half_linear(rows, inputs, outputs):
    def make(lib):
        x, linear = lib.randn(rows, inputs).bfloat16(), lib.nn.Linear(inputs, outputs).bfloat16()

        def step():
            with lib.no_grad():
                return linear(x)

        return step

    return make


def int8_linear(rows, inputs, outputs):
    """A dynamically quantized linear layer. PyTorch's default engine does not know all processors."""
    def make(lib):
        if lib.__name__ == "torch" and platform.machine() == "aarch64":
            lib.backends.quantized.engine = "qnnpack"
        warnings.simplefilter("ignore")
        model = lib.nn.Sequential(lib.nn.Linear(inputs, outputs))
        linear, x = lib.ao.quantization.quantize_dynamic(model, {lib.nn.Linear}, dtype=lib.qint8)[0], lib.randn(rows, inputs)

        def step():
            with lib.no_grad():
                return linear(x)

        return step

    return make


LINEAR_SHAPES = ((128, 768, 768), (128, 768, 3072), (1, 768, 768))


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
    "mm_bf16_1024": half_product(1024),
    **{f"{kind}_{'x'.join(map(str, shape))}": make(*shape) for shape in LINEAR_SHAPES
       for kind, make in (("bf16", half_linear), ("autocast", autocast_linear), ("int8", int8_linear))},
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
