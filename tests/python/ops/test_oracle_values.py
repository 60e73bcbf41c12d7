"""Values that were compared with PyTorch's: what is expected is what PyTorch 2.13 gives."""

import itertools
import math

import pytest

import keyfall as kf

INTEGERS = (kf.bool, kf.uint8, kf.int8, kf.int16, kf.int32, kf.int64, kf.uint16, kf.uint32, kf.uint64)


def test_numbers_of_different_elements_with_nan():
    x = kf.tensor([[1.0, 1.0], [1.0, math.nan], [math.inf, 2.0]])
    found = kf.nn.functional.pdist(x, 0).tolist()
    assert math.isnan(found[0]) and found[1] == 2 and math.isnan(found[2])
    assert [[math.isnan(n) for n in row] for row in kf.cdist(x, x, 0).tolist()] == [
        [False, True, False], [True, True, True], [False, True, True]]


def test_gradient_of_a_distance_of_nan():
    x = kf.tensor([[math.nan, 1.0], [2.0, 3.0]], requires_grad=True)
    kf.nn.functional.pdist(x, 1).sum().backward()
    assert [[math.isnan(n) for n in row] for row in x.grad.tolist()] == [[True, False], [True, False]]
    assert x.grad[:, 1].tolist() == [-1, 1]


@pytest.mark.parametrize("dtype", [kf.uint8, kf.int8])
@pytest.mark.parametrize("shape", [(1, 1, 1), (2, 8, 8), (17, 33, 40), (64, 128, 96)])
def test_products_of_bytes(dtype, shape):
    m, k, n = shape
    info = kf.iinfo(dtype)
    a = kf.arange(m * k).remainder(info.max - info.min + 1).add(info.min).reshape(m, k)
    a[0] = info.max
    b = kf.arange(k * n).mul(7).remainder(256).sub(128).reshape(k, n)
    b[:, 0] = -128
    found = kf._int_mm(a.to(dtype), b.to(kf.int8))
    assert found.dtype == kf.int32 and found.tolist() == (a @ b).tolist()
    with pytest.raises(RuntimeError):
        kf._int_mm(b.to(kf.int8).t(), a.to(kf.uint8).t())


@pytest.mark.parametrize("first, second", list(itertools.product(INTEGERS, INTEGERS)))
def test_types_of_shifts(first, second):
    if first == second == kf.bool:
        return
    a, b = kf.ones(2).to(first), kf.ones(2).to(second)
    try:
        wanted = kf.promote_types(first, second)
    except RuntimeError:
        with pytest.raises(RuntimeError):
            a >> b
        return
    for found, number in ((a >> b, 0), (a << b, 2), (kf.bitwise_right_shift(a, b), 0)):
        assert found.dtype == wanted and found.tolist() == [number] * 2


def test_a_tensor_copied_to_itself():
    x = kf.ones(1).expand(3)
    assert x.copy_(x) is x and x._version == 1
    base = kf.ones(1)
    assert base.expand(3).copy_(base.expand(3)).tolist() == [1, 1, 1] and base._version == 1
    for other in (kf.zeros(3), x.clone(), base.expand(3).to(kf.float64)):
        with pytest.raises(RuntimeError, match="more than one element"):
            x.copy_(other)


def test_set_to_itself_is_a_write():
    x = kf.zeros(3)
    x.set_(x)
    assert x._version == 1 and x.tolist() == [0, 0, 0]
    x.set_(x.untyped_storage())
    assert x._version == 2


def sampled(mode, padding, align_corners, position):
    x = kf.arange(12.0).reshape(1, 1, 3, 4).requires_grad_()
    grid = kf.tensor([[[position]]], requires_grad=True)
    found = kf.nn.functional.grid_sample(x, grid, mode, padding, align_corners)
    found.sum().backward()
    return found.item(), x.grad.flatten().tolist(), grid.grad.flatten().tolist()


@pytest.mark.parametrize("padding", ["border", "reflection"])
def test_gradients_of_samples_at_nan(padding):
    _, by_input, by_grid = sampled("bilinear", padding, False, [0.2, math.nan])
    assert [k for k, n in enumerate(by_input) if math.isnan(n)] == [1, 2, 5, 6]
    assert math.isnan(by_grid[0]) and by_grid[1] == 6
    assert sampled("nearest", padding, False, [math.nan, 0.2])[:2] == (4, [0.0] * 4 + [1.0] + [0.0] * 7)
    _, by_input, _ = sampled("bicubic", padding, True, [0.2, math.nan])
    assert [k for k, n in enumerate(by_input) if math.isnan(n)] == [0, 1, 2, 3]


@pytest.mark.parametrize("far", [1e10, -1e10, 1e38])
def test_reflections_from_far_away(far):
    found, by_input, _ = sampled("nearest", "reflection", True, [far, 0.3])
    assert found == 4 and by_input[4] == 1
    assert not math.isnan(sampled("bilinear", "zeros", False, [far, 0.3])[0])


@pytest.mark.parametrize("equation, shapes, strides", [
    ("ij,jk->ki", [(2, 3), (3, 4)], (2, 1)),
    ("jil,jkl->kij", [(2, 3, 3), (2, 3, 3)], (3, 1, 9)),
    ("abz,cdz->cabd", [(2, 3, 6), (4, 5, 6)], (5, 60, 20, 1)),
    ("abz,cdz->dcab", [(2, 3, 6), (4, 5, 6)], (24, 6, 3, 1)),
    ("lk,kij->ilj", [(1, 4), (4, 2, 3)], (3, 3, 1)),  # nothing has a size other than 1 for l
    ("il,ik", [(1, 1), (1, 2)], (1, 2)),
    ("k,ijl->kl", [(1,), (1, 1, 2)], (2, 1)),
    ("ij,jk,kl->li", [(2, 3), (3, 4), (4, 5)], (1, 5)),
])
def test_strides_of_einsum(equation, shapes, strides):
    operands = [kf.arange(float(math.prod(shape))).reshape(shape) for shape in shapes]
    found = kf.einsum(equation, *operands)
    assert found.stride() == strides
    assert kf.equal(found, kf.einsum(equation, *(n.double() for n in operands)).float())


def test_largest_differences_with_nan():
    x = kf.tensor([[5.0, math.nan, 2.0], [math.nan] * 3, [math.inf, 0.0, math.nan]], requires_grad=True)
    y = kf.zeros(1, 3, requires_grad=True)
    found = kf.cdist(x, y, math.inf)
    assert found.flatten().tolist() == [5, 0, math.inf]
    found.sum().backward()
    assert [[math.isnan(n) for n in row] for row in x.grad.tolist()] == [
        [False, True, False], [True, True, True], [True, False, True]]
    assert x.grad[0, ::2].tolist() == [1, 0]
    x = kf.tensor([[math.nan, 1.0], [2.0, 3.0], [2.0, 7.0]], requires_grad=True)
    found = kf.nn.functional.pdist(x, math.inf)
    assert [math.isnan(n) for n in found.tolist()] == [True, True, False] and found[2] == 4
    found.sum().backward()
    assert x.grad.isnan().all()


@pytest.mark.parametrize("padding", ["zeros", "border", "reflection"])
@pytest.mark.parametrize("position", [[0.2, math.nan, 0.3], [math.nan, 0.1, 0.3], [math.nan] * 3])
def test_samples_of_volumes_at_nan_have_no_gradient(padding, position):
    x = kf.arange(60.0).reshape(1, 1, 3, 4, 5).requires_grad_()
    grid = kf.tensor([[[[position]]]], requires_grad=True)
    kf.nn.functional.grid_sample(x, grid, "bilinear", padding, False).sum().backward()
    assert grid.grad.flatten().tolist() == [0, 0, 0] and not x.grad.any()


def test_densities_in_several_dimensions_have_gradients():
    x = kf.tensor([[0.0, 0.0, 0.0], [1.0, 0.5, 2.0], [0.5, 1.0, 4.0]])
    weight = kf.tensor([1.0, 2.0, 1.0], requires_grad=True)
    found, edges = kf.histogramdd(x, [2, 1, 4], weight=weight, density=True)
    volume = edges[0].diff()[:, None, None] * edges[1].diff()[:, None] * edges[2].diff()
    assert (found * volume).sum() == 1 and found[1, 0, 2] == 1
    found[1, 0, 2].backward()
    assert weight.grad.tolist() == [-0.25, 0.25, -0.25]
