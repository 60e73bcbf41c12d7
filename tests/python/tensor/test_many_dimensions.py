"""Tensors of more than 64 dimensions: what works, and what is refused, as PyTorch 2.13 has it. A tensor has
at most 128."""

import pytest

import keyfall as kf
from keyfall.nn import functional as F

WORKS = {
    "add": lambda x: x + x, "in place": lambda x: x.add_(1), "sum": lambda x: x.sum(),
    "mean": lambda x: x.mean(), "max": lambda x: x.max(), "amax": lambda x: x.amax(),
    "argmax": lambda x: x.argmax(), "prod": lambda x: x.prod(), "nansum": lambda x: x.nansum(),
    "count_nonzero": lambda x: x.count_nonzero(), "median": lambda x: x.median(-1)[0],
    "cumsum": lambda x: x.cumsum(-1), "sort": lambda x: x.sort(-1)[0], "topk": lambda x: x.topk(1)[0],
    "softmax": lambda x: x.softmax(-1), "permute": lambda x: x.permute(*reversed(range(x.dim()))),
    "movedim": lambda x: x.movedim(-1, 0), "transpose": lambda x: x.transpose(-1, 0),
    "squeeze": lambda x: x.squeeze(), "squeeze one": lambda x: x.squeeze(-2),
    "unsqueeze": lambda x: x.unsqueeze(-1), "select": lambda x: x[0], "last": lambda x: x[..., 1],
    "all indices": lambda x: x[(0,) * x.dim()], "mask": lambda x: x[x > 5],
    "list": lambda x: x[kf.tensor([0])], "flatten": lambda x: x.flatten(), "clone": lambda x: x.clone(),
    "double": lambda x: x.double(), "cat": lambda x: kf.cat([x, x], -1), "stack": lambda x: kf.stack([x, x]),
    "where": lambda x: kf.where(x > 0, x, x), "roll": lambda x: x.roll(1, -1),
    "repeat": lambda x: x.repeat([1] * (x.dim() - 1) + [2]), "tile": lambda x: x.tile([2]),
    "expand": lambda x: x.expand([2] + list(x.shape[1:])), "nonzero": lambda x: x.nonzero(),
    "gather": lambda x: x.gather(-1, (x * 0).long()), "isin": lambda x: kf.isin(x, x),
    "kron": lambda x: kf.kron(x, x), "matmul": lambda x: x @ x.mT, "linear": lambda x: F.linear(x, kf.ones(3, 2)),
    "layer_norm": lambda x: F.layer_norm(x, [2]), "pad": lambda x: F.pad(x, (1, 1)),
    "fft": lambda x: kf.fft.fftn(x, dim=(-1,)), "view_as_real": lambda x: kf.view_as_real(x.to(kf.complex64)),
    "one_hot": lambda x: F.one_hot(x.long()), "embedding": lambda x: F.embedding((x * 0).long(), kf.ones(2, 3)),
    "einsum": lambda x: kf.einsum("...->...", x), "random": lambda x: kf.rand_like(x),
    "unfold": lambda x: x.unfold(-1, 1, 1), "unflatten": lambda x: x.unflatten(0, (1, 1)),
    "resize": lambda x: x.resize_([1, *x.shape]), "sparse": lambda x: x.to_sparse().to_dense(),
}
REFUSED = {
    "sum": lambda x: x.sum(0), "sum of a list": lambda x: x.sum([0, 1]), "max": lambda x: x.max(0),
    "amax": lambda x: x.amax(-1), "argmax": lambda x: x.argmax(0), "prod": lambda x: x.prod(-1),
    "all": lambda x: x.all(), "any": lambda x: x.any(), "var": lambda x: x.var(-1), "norm": lambda x: x.norm(),
    "squeeze": lambda x: x.squeeze([0, 1]), "flip": lambda x: x.flip(-1), "logsumexp": lambda x: x.logsumexp(0),
}


def made(count):
    """Returns the numbers 1 and 2 in the last of this many dimensions."""
    return kf.tensor([1.0, 2.0]).view([1] * (count - 1) + [2])


@pytest.mark.parametrize("count", [65, 100, 127])
@pytest.mark.parametrize("name", WORKS)
def test_works(name, count):
    """The same numbers as of a tensor of few dimensions, whose leading ones are left out."""
    found, expected = WORKS[name](made(count)), WORKS[name](made(3))
    if name in ("mask", "nonzero", "random"):
        assert found.dim() == (count if name == "random" else expected.dim())
    else:
        assert found.dtype == expected.dtype
        assert found.reshape(-1).tolist() == expected.reshape(-1).tolist()
        assert found.dim() in (expected.dim(), expected.dim() + count - 3)


@pytest.mark.parametrize("count", [65, 128])
@pytest.mark.parametrize("name", REFUSED)
def test_refused(name, count):
    with pytest.raises(RuntimeError, match="only tensors with up to 64 dims are supported"):
        REFUSED[name](made(count))
    assert REFUSED[name](made(64)) is not None


@pytest.mark.parametrize("make", [
    lambda sizes: kf.ones(sizes), lambda sizes: kf.empty_strided(sizes, sizes),
    lambda sizes: kf.ones(1).view(sizes), lambda sizes: kf.ones(1).expand(sizes),
    lambda sizes: kf.ones(1).as_strided(sizes, sizes), lambda sizes: kf.ones(sizes[1:]).unsqueeze(0),
    lambda sizes: kf.stack([kf.ones(sizes[1:])]), lambda sizes: kf.ones(1).repeat(sizes),
    lambda sizes: kf.ones(sizes, device="meta"), lambda sizes: kf.ones(1).resize_(sizes),
])
def test_the_limit(make):
    assert make([1] * 128).dim() == 128
    with pytest.raises(RuntimeError, match="128 dim"):
        make([1] * 129)


def test_lists_are_nested_as_deep():
    data = 5
    for _ in range(128):
        data = [data]
    assert kf.tensor(data).dim() == 128 and kf.tensor(data).tolist() == data
    with pytest.raises(ValueError, match="too many dimensions 'list'"):
        kf.tensor([data])


def test_printing_and_gradients():
    assert repr(kf.ones([1] * 100)) == f"tensor({'[' * 100}1.{']' * 100})"
    x = made(100).requires_grad_()
    (x * x).sum().backward()
    assert x.grad.flatten().tolist() == [2, 4] and x.grad.shape == x.shape
    x.grad = None
    x.unsqueeze(0).squeeze().cumsum(0).mean().backward()
    assert x.grad.flatten().tolist() == [1, 0.5]


def test_order_of_memory():
    x = made(70).expand([3] + [1] * 68 + [2]).contiguous().transpose(0, -1)
    assert not x.is_contiguous() and x.clone().stride() == x.stride()
    assert kf.equal((x + x).flatten(), x.flatten() * 2) and (x + x).stride() == x.stride()


def test_no_array_has_so_many():
    pytest.importorskip("numpy")
    with pytest.raises(ValueError, match="dimensions"):
        made(65).numpy()
