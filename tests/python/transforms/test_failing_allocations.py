"""Transforms without enough memory: an error, and nothing is left behind."""

import shutil

import pytest
from failing_allocations import FailingAllocations

import keyfall
from keyfall.func import functionalize, grad, jvp, vmap

X = keyfall.tensor([[1.0, 2.0], [3.0, 4.0]])


def cubes(a):
    return (a ** 3).sum()


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_failures_are_errors(tmp_path):
    with FailingAllocations(tmp_path) as allocations:
        for function in (lambda: vmap(grad(cubes))(X), lambda: functionalize(grad(cubes))(X),
                         lambda: jvp(keyfall.square, (X,), (X,)), lambda: vmap(lambda a: a.view(2, 1).mul_(2))(X.clone())):
            assert allocations.check(function) > 0
