#!/usr/bin/env python3
"""What NumPy has of tensor_bench.c's cases, as a program of the harness: numpy_cases.py --serve.
Same names and shapes; the environment says how many threads its BLAS has."""

import timeit

import numpy
import python_cases

EXPRESSIONS = {
    "add_4m": "numpy.add(a, b)", "mul_4m": "numpy.multiply(a, b)", "exp_4m": "numpy.exp(a)",
    "tanh_4m": "numpy.tanh(a)", "sum_4m": "a.sum()", "max_4m": "a.max()",
    "mm_64": "square_64 @ square_64", "mm_256": "square_256 @ square_256",
    "mm_1024": "square_1024 @ square_1024",
}


def inputs():
    draw = numpy.random.default_rng(0)

    def normal(*shape):
        return draw.standard_normal(shape, dtype=numpy.float32)

    names = {"numpy": numpy, "a": normal(4096, 1024), "b": normal(4096, 1024)}
    names.update((f"square_{n}", normal(n, n)) for n in (64, 256, 1024))
    return names


def main():
    names = inputs()
    python_cases.serve(lambda case, seconds: python_cases.slice_of(
        timeit.Timer(EXPRESSIONS[case], globals=names), seconds))


if __name__ == "__main__":
    main()
