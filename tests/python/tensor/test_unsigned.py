"""uint16, uint32 and uint64 in ordinary operators and in promotion, against NumPy. PyTorch lacks most of it."""

import keyfall as kf
import numpy as np
import pytest

NAMES = ("uint16", "uint32", "uint64")
BINARY = {
    "add": "add", "sub": "subtract", "mul": "multiply", "floor_divide": "floor_divide", "remainder": "remainder",
    "fmod": "fmod", "lt": "less", "le": "less_equal", "gt": "greater", "ge": "greater_equal", "maximum": "maximum",
    "minimum": "minimum", "fmax": "fmax", "fmin": "fmin", "logical_and": "logical_and", "logical_or": "logical_or",
    "logical_xor": "logical_xor", "bitwise_xor": "bitwise_xor", "gcd": "gcd",
}  # fmt: skip
UNARY = {"neg": "negative", "abs": "abs", "sign": "sign", "bitwise_not": "invert", "logical_not": "logical_not",
         "square": "square"}  # fmt: skip
REDUCED = {"amax": "max", "amin": "min", "argmax": "argmax", "argmin": "argmin"}


def values(name, count, low=0):
    """Numbers of all sizes, with small ones among them."""
    generator = np.random.default_rng(count)
    found = generator.integers(low, np.iinfo(name).max, count, dtype=name, endpoint=True)
    found[::5] = generator.integers(low, 7, len(found[::5]))
    return found


def same(tensor, expected):
    found = tensor.numpy()
    assert found.dtype == expected.dtype
    np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("count", [1, 17, 1000])
def test_elementwise(name, count):
    a, b = values(name, count), values(name, count, low=1)
    x, y, small = kf.from_numpy(a.copy()), kf.from_numpy(b.copy()), np.array(5, name)
    for own, theirs in BINARY.items():
        same(getattr(kf, own)(x, y), getattr(np, theirs)(a, b))
    for own, theirs in UNARY.items():
        same(getattr(kf, own)(x), getattr(np, theirs)(a))
    same(x << y % 5, a << b % small)
    same(x >> y % 5, a >> b % small)
    same(x ** (y % 5), a ** (b % small))
    same(x + 1, a + np.array(1, name))
    same(7 - x, np.array(7, name) - a)
    same(x.clamp(5, 1000), a.clip(5, 1000))
    same(kf.add(x, y, alpha=3), a + b * np.array(3, name))
    same(kf.addcmul(x, x, y), a + a * b)
    same(kf.where(x > y, x, y), np.where(a > b, a, b))
    same(x.masked_fill(x > y, 7), np.where(a > b, np.array(7, name), a))
    same(x[x > 5], a[a > 5])
    same(kf.lcm(x % 100, y % 100), np.lcm(a % np.array(100, name), b % np.array(100, name)))
    same(kf.div(x, y, rounding_mode="trunc"), a // b)
    same(x.clone().add_(y).mul_(3), (a + b) * np.array(3, name))
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        x // (y * 0)


@pytest.mark.parametrize("name", NAMES)
def test_reductions(name):
    a = values(name, 120).reshape(3, 40)
    for x, array in ((kf.from_numpy(a.copy()), a), (kf.from_numpy(a.copy()).t(), a.T)):
        for own, theirs in REDUCED.items():
            for dim in (0, 1):
                same(getattr(x, own)(dim), getattr(array, theirs)(dim))
        for dim in (0, 1):
            same(x.max(dim).values, array.max(dim))
            same(x.min(dim).indices, array.argmin(dim))
            same(x.cummax(dim).values, np.maximum.accumulate(array, dim))
            same(x.cummin(dim).values, np.minimum.accumulate(array, dim))
        assert x.max().item() == array.max() and x.min().item() == array.min()
        same(kf.stack(x.aminmax(dim=1)), np.stack([array.min(1), array.max(1)]))
    small = a % np.array(9, name)
    same(kf.from_numpy(small).flatten().bincount(), np.bincount(small.ravel().astype("int64")))


@pytest.mark.parametrize("name", NAMES)
def test_products_and_ranges(name):
    a, b = values(name, 12).reshape(3, 4), values(name, 20).reshape(4, 5)
    x, y = kf.from_numpy(a), kf.from_numpy(b)
    same(x @ y, a @ b)
    same(x[0].dot(y[:, 0]), np.array(a[0] @ b[:, 0]))
    same(kf.linalg.cross(x[:, :3], x[:, 1:]), np.cross(a[:, :3], a[:, 1:]).astype(name))
    dtype = getattr(kf, name)
    same(kf.arange(5, dtype=dtype), np.arange(5, dtype=name))
    same(kf.linspace(0, 60000, 4, dtype=dtype), np.array([0, 20000, 40000, 60000], name))


def test_promotion():
    numbers = ("bool", "uint8", *NAMES, "int8", "int16", "int32", "int64")
    for one in NAMES:
        for two in numbers:
            pair = getattr(kf, one), getattr(kf, two)
            if one == "uint64" and two[0] == "i":
                with pytest.raises(RuntimeError, match="Promotion for uint16, uint32, uint64 types is not"):
                    kf.promote_types(*pair)
                continue
            expected = getattr(kf, str(np.promote_types(one, two)))
            assert kf.promote_types(*pair) == kf.promote_types(*pair[::-1]) == expected
    assert kf.promote_types(kf.uint64, kf.float16) == kf.float16
    assert kf.promote_types(kf.complex64, kf.uint16) == kf.complex64
    mixed = kf.tensor([1, 65535], dtype=kf.uint16) + kf.tensor([-2, -2], dtype=kf.int8)
    same(mixed, np.array([-1, 65533], "int32"))


LARGE = (2**63, 2**63 + 5, 2**64 - 1)


@pytest.mark.parametrize("number", LARGE)
def test_python_ints_beyond_int64(number):
    """They are numbers of uint64: exact there, modulo 2**64 in narrower integers, rounded in floats."""
    a = np.array([1, 7, 2**63, 2**64 - 1], "uint64")
    x, n = kf.from_numpy(a.copy()), np.uint64(number)
    with np.errstate(over="ignore"):
        for own in ("add", "sub", "mul", "floor_divide", "remainder", "fmod", "lt", "le", "gt", "ge", "bitwise_xor"):
            same(getattr(kf, own)(x, number), getattr(np, BINARY[own])(a, n))
        same(number - x, n - a)
        same((kf.tensor([3, -1]) * number), np.array([3, -1]) * np.array(number, "uint64").astype("int64"))
    assert x.clone().fill_(number).tolist() == [number] * 4
    assert kf.full((2,), number, dtype=kf.uint64).tolist() == [number] * 2
    assert kf.full_like(x, number).tolist() == [number] * 4
    assert x.masked_fill(x < 5, number).tolist() == [number, 7, 2**63, 2**64 - 1]
    assert kf.where(x < 5, x, number).tolist() == [1] + [number] * 3
    assert x.clamp(max=number).tolist() == [min(v, number) for v in a.tolist()]
    assert kf.add(x, x, alpha=number).tolist() == [(v + v * number) % 2**64 for v in a.tolist()]
    assert kf.sub(x, x, alpha=number).tolist() == [(v - v * number) % 2**64 for v in a.tolist()]
    assert kf.scalar_tensor(number, dtype=kf.uint64).item() == number
    assert number in kf.tensor([number], dtype=kf.uint64)
    assert kf.nn.functional.pad(x[:1], (1, 0), value=number).tolist()[1] == 1
    floats = kf.ones(2, requires_grad=True)
    (floats * number).sum().backward()
    assert floats.grad.tolist() == [float(np.float32(number))] * 2
    assert (kf.ones(1, dtype=kf.float64) + number).item() == float(number) + 1
    assert kf.ones(1, dtype=kf.bool).fill_(number).item() is True
    assert kf.ones(1, dtype=kf.complex128).fill_(number).item() == complex(number)
    assert (kf.ones(2) < number).all() and kf.result_type(x, number) == kf.uint64


@pytest.mark.parametrize("number", LARGE)
def test_python_ints_beyond_int64_are_assigned(number):
    for key in (0, slice(0, 2), ..., None, kf.tensor([True, False, True]), kf.tensor([0, 2]), True):
        x, wanted = kf.zeros(3, dtype=kf.uint64), np.zeros(3, "uint64")
        x[key], wanted[key.numpy() if isinstance(key, kf.Tensor) else key] = number, number
        assert x.tolist() == wanted.tolist()
    for dtype in (kf.int64, kf.uint32, kf.float64):
        with pytest.raises(ValueError, match="Overflow when unpacking long long"):
            kf.zeros(3, dtype=dtype)[0] = number
    for outside in (2**64, -(2**63) - 1):
        with pytest.raises(ValueError, match="Overflow when unpacking long long"):
            kf.zeros(3, dtype=kf.uint64)[0] = outside


@pytest.mark.parametrize("number", LARGE)
def test_python_ints_beyond_int64_where_they_do_not_fit(number):
    for refused in (lambda: kf.zeros(2, dtype=kf.int64).fill_(number), lambda: kf.full((2,), number),
                    lambda: kf.full((2,), number, dtype=kf.int8)):  # fmt: skip
        with pytest.raises(RuntimeError, match="without overflow"):
            refused()
    for refused in (lambda: kf.ones(2).sum(number), lambda: kf.zeros(number), lambda: kf.ones(2) + 2**64):
        with pytest.raises((OverflowError, TypeError, ValueError)):
            refused()


def test_python_ints_beyond_int64_in_compiled_functions():
    def mixed(x):
        return (x * 0x9E3779B97F4A7C15) ^ (x + (2**64 - 1))

    for dtype in (kf.uint64, kf.int64):
        x = kf.arange(5).to(dtype)
        assert kf.compile(mixed)(x).equal(mixed(x))
