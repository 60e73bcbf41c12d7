"""out= that overlaps an argument in part: which functions refuse it, as PyTorch does (recorded from version 2.13), and
that the others compute what they would without the overlap."""

import pytest

import keyfall as kf

REFUSED = "unsupported operation: some elements of the input tensor and the written-to tensor refer"
INDICES = kf.int64


def overlapping(shape, result):
    """An argument and a result of one storage, shifted by an element."""
    count, wanted = (kf.ones(size).numel() for size in (shape, result))
    base = kf.arange(1.0, 1 + max(count, wanted + 1))
    return base[:count].view(shape), base[1:wanted + 1].view(result)


def pair(values, of=INDICES):
    return values, kf.empty(values.shape, dtype=of)


# What is called, the shape of the argument, that of the result
CALLS = {
    "addbmm": (lambda x, out: kf.addbmm(x, kf.ones(1, 2, 2), kf.ones(1, 2, 2), out=out), (2, 2), (2, 2)),
    "addmm": (lambda x, out: kf.addmm(x, kf.ones(2, 2), kf.ones(2, 2), out=out), (2, 2), (2, 2)),
    "addmv": (lambda x, out: kf.addmv(x, kf.ones(2, 2), kf.ones(2), out=out), (2,), (2,)),
    "addr": (lambda x, out: kf.addr(x, kf.ones(2), kf.ones(2), out=out), (2, 2), (2, 2)),
    "aminmax": (lambda x, out: kf.aminmax(x, dim=1, out=pair(out, kf.float32)), (3, 2), (3,)),
    "baddbmm": (lambda x, out: kf.baddbmm(x, kf.ones(1, 2, 2), kf.ones(1, 2, 2), out=out), (1, 2, 2), (1, 2, 2)),
    "bernoulli": (lambda x, out: kf.bernoulli(x, out=out), (3,), (3,)),
    "cross": (lambda x, out: kf.linalg.cross(x, kf.ones(3), out=out), (3,), (3,)),
    "frexp": (lambda x, out: kf.frexp(x, out=pair(out, kf.int32)), (3,), (3,)),
    "outer of the second": (lambda x, out: kf.outer(kf.ones(3), x, out=out), (3,), (3, 3)),
    "kron": (lambda x, out: kf.kron(x, kf.ones(2), out=out), (3,), (6,)),
    "ldexp": (lambda x, out: kf.ldexp(x, kf.ones(3), out=out), (3,), (3,)),
    "masked_select": (lambda x, out: kf.masked_select(x, x > 1, out=out), (3,), (2,)),
    "max": (lambda x, out: kf.max(x, 1, out=pair(out)), (3, 2), (3,)),
    "median": (lambda x, out: kf.median(x, 1, out=pair(out)), (3, 2), (3,)),
    "min": (lambda x, out: kf.min(x, 1, out=pair(out)), (3, 2), (3,)),
    "mode": (lambda x, out: kf.mode(x, 1, out=pair(out)), (3, 2), (3,)),
    "msort": (lambda x, out: kf.msort(x, out=out), (3,), (3,)),
    "outer": (lambda x, out: kf.outer(x, kf.ones(3), out=out), (3,), (3, 3)),
    "renorm": (lambda x, out: kf.renorm(x, 2, 0, 1, out=out), (2, 2), (2, 2)),
    "sort": (lambda x, out: kf.sort(x, out=pair(out)), (3,), (3,)),
    "topk": (lambda x, out: kf.topk(x, 2, out=pair(out)), (3,), (2,)),
}


@pytest.mark.parametrize("name", CALLS)
def test_refused(name):
    call, shape, result = CALLS[name]
    argument, out = overlapping(shape, result)
    before = argument.tolist()
    with pytest.raises(RuntimeError, match=REFUSED):
        call(argument, out)
    assert argument.tolist() == before


def test_computed():
    argument, out = overlapping((2, 2), (2, 2))
    kf.addmm(kf.zeros(2, 2), argument, kf.eye(2), out=out)
    assert out.tolist() == [[1, 2], [3, 4]]


def test_the_argument_itself():
    x = kf.tensor([3.0, 1.0, 2.0])
    assert kf.msort(x, out=x).tolist() == [1, 2, 3]
    x = kf.ones(2, 2)
    assert kf.addmm(x, kf.eye(2), kf.eye(2), out=x).tolist() == [[2, 1], [1, 2]]
    x = kf.ones(3)
    with pytest.raises(RuntimeError, match=REFUSED):  # PyTorch refuses this one, too
        kf.linalg.cross(x, kf.arange(3.0), out=x)


def test_indices_as_results():
    """gather may store its result in the index itself; nonzero must not write what it reads."""
    index = kf.tensor([[1, 0], [0, 1]])
    assert kf.gather(kf.tensor([[1, 0], [0, 1]]), 0, index, out=index).tolist() == [[0, 0], [1, 1]]
    flat = kf.arange(4)
    for call in (
        lambda: kf.gather(index, 0, kf.zeros(2, 2, dtype=kf.int64), out=index),
        lambda: kf.gather(kf.arange(9), 0, flat[:3], out=flat[1:]),
        lambda: kf.nonzero(index, out=index),
    ):
        with pytest.raises(RuntimeError, match="single memory location"):
            call()
