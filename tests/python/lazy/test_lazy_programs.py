"""Random programs with views, in-place writes and gradients give the same results eager and lazily."""

import pytest
import random_programs
import view_programs
from example_counts import examples

import keyfall

keyfall.lazy.init()


class LazyProgram(random_programs.Program):
    """A program whose tensors are lazy."""

    def numbers(self, shape, is_complex=None):
        return super().numbers(shape, is_complex).to("lazy")

    @staticmethod
    def memory(tensor):
        return keyfall._lazy.get_tensor_id(tensor)


def outcome(program_class, seed, monkeypatch):
    monkeypatch.setattr(random_programs, "Program", program_class)
    return random_programs.run(keyfall, seed)


@pytest.fixture(autouse=True)
def without_fused_loops():
    """Sums inside of fused loops may add in another order."""
    keyfall.lazy.options.fuse = False
    yield
    keyfall.lazy.options.fuse = True


@pytest.mark.parametrize("first", range(0, examples(2000), 50))
def test_programs(first, monkeypatch):
    plain = random_programs.Program
    for seed in range(first, first + 50):
        found, wanted = outcome(LazyProgram, seed, monkeypatch), outcome(plain, seed, monkeypatch)
        assert str(found) == str(wanted), seed  # as text: NaN is not equal to itself


@pytest.mark.parametrize("part", range(2))
def test_views_and_writes_in_every_way(part):
    """tests/python/support/generated/view_programs.py runs as many programs as one likes."""
    assert not view_programs.differences(range(part, examples(240), 2))


def test_results_have_the_strides_of_new_tensors():
    """A contiguous view may have any stride in a dimension of one element."""
    for device in ("cpu", "lazy"):
        x = keyfall.ones((), device=device).expand(3).split(1)[1]
        assert x.stride() == (0,) and x.is_contiguous()
        assert (x * 2).stride() == (x + 1.5).stride() == (x * x).stride() == x.neg().stride() == (1,)
