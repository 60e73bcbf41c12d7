"""Random numbers of the OpenCL device: Philox on the device, without a fallback."""

import math

import pytest

import keyfall as kf

N = 20000
DRAWS = {  # mean, deviation, lowest, highest
    "uniform": (lambda t: t.uniform_(-1, 3), 1, 4 / math.sqrt(12), -1, 3),
    "normal": (lambda t: t.normal_(2, 3), 2, 3, -40, 40),
    "exponential": (lambda t: t.exponential_(2), 0.5, 0.5, 0, 20),
    "geometric": (lambda t: t.geometric_(0.25), 4, math.sqrt(12), 1, 200),
    "log_normal": (lambda t: t.log_normal_(0, 0.5), math.exp(0.125), 0.604, 0, 60),
    "bernoulli": (lambda t: t.bernoulli_(0.3), 0.3, math.sqrt(0.21), 0, 1),
    "integers": (lambda t: t.random_(-5, 5), -0.5, math.sqrt(99 / 12), -5, 4),
}


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [kf.float32, kf.float64, kf.float16, kf.bfloat16])
@pytest.mark.parametrize("name", DRAWS)
def test_distributions(name, dtype):
    draw, mean, deviation, lowest, highest = DRAWS[name]
    with kf.fallback.strict():
        found = draw(kf.empty(200, N // 200, dtype=dtype, device="opencl").t()).cpu().double()
    assert abs(found.mean().item() - mean) < 5 * deviation / math.sqrt(N) + 0.01 * abs(mean)
    assert abs(found.std().item() - deviation) < 0.06 * deviation
    assert lowest <= found.min().item() and found.max().item() <= highest


@pytest.mark.parametrize("dtype, end", [(kf.bool, 1), (kf.uint8, 255), (kf.int8, 127), (kf.int64, 2**63 - 1),
                                        (kf.float16, 2**11), (kf.float32, 2**24)])
def test_random_fills_the_range_of_a_type(dtype, end):
    with kf.fallback.strict():
        found = kf.empty(N, dtype=dtype, device="opencl").random_().cpu().double()
    assert 0 <= found.min().item() <= 0.01 * end and 0.99 * end <= found.max().item() <= end


def test_factories_dropout_and_probabilities():
    with kf.fallback.strict():
        assert kf.rand(1000, device="opencl").cpu().unique().numel() > 990
        assert abs(kf.randn(1000, device="opencl").cpu().mean().item()) < 0.2
        assert set(kf.randint(-2, 3, (1000,), device="opencl").cpu().tolist()) == {-2, -1, 0, 1, 2}
        kept = kf.nn.functional.dropout(kf.ones(N, device="opencl"), 0.25).cpu()
        output, mask = kf.native_dropout(kf.ones(N, device="opencl"), 0.25, True)
    assert abs((kept != 0).double().mean().item() - 0.75) < 0.02 and kept.max().item() == pytest.approx(4 / 3)
    assert kf.equal(output.cpu() != 0, mask.cpu())
    p = kf.tensor([0.0, 1.0, 0.0, 1.0]).to("opencl")
    assert p.bernoulli().cpu().tolist() == [0, 1, 0, 1]
    with pytest.raises(RuntimeError, match="p_in >= 0"):
        kf.full((3,), 1.5).to("opencl").bernoulli().cpu()


def philox(seed, block):
    """The definition in keyfall/generator.h."""
    a, b, c, d, key, high = block & 0xffffffff, block >> 32, 0, 0, seed & 0xffffffff, seed >> 32
    for _ in range(10):
        p, q = 0xD2511F53 * a, 0xCD9E8D57 * c
        a, b, c, d = (q >> 32) ^ b ^ key, q & 0xffffffff, (p >> 32) ^ d ^ high, p & 0xffffffff
        key, high = (key + 0x9E3779B9) & 0xffffffff, (high + 0xBB67AE85) & 0xffffffff
    return a, b, c, d


def test_numbers_are_those_of_philox():
    generator = kf.Generator(device="opencl").manual_seed(123456789012345)
    found = kf.empty(2, 3, device="opencl").uniform_(generator=generator)
    again = kf.empty(5, device="opencl").uniform_(generator=generator)  # goes on after six elements
    expected = [(philox(123456789012345, i)[0] & 0xffffff) / 2**24 for i in range(11)]
    assert found.cpu().flatten().tolist() == expected[:6] and again.cpu().tolist() == expected[6:]


def test_the_layout_of_a_tensor_does_not_change_its_numbers():
    def draw(tensor):
        return tensor.normal_(generator=kf.Generator(device="opencl").manual_seed(5)).cpu()

    packed = draw(kf.empty(4, 6, device="opencl"))
    assert kf.equal(draw(kf.empty(6, 4, device="opencl").t()), packed)
    assert kf.equal(draw(kf.zeros(9, 9, device="opencl")[2:6, 1:7]), packed)
