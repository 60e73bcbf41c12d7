"""complex32: pairs of float16, as in PyTorch 2.13. Arithmetic is computed in complex64 and rounded; what
PyTorch refuses on the CPU may work here, but never with another result than that of complex64, rounded."""

import copy
import io
import math
import pickle

import pytest

import keyfall as torch
from example_counts import sampled
from keyfall.utils._pytree import tree_leaves, tree_map

C32 = torch.complex32
OTHERS = [row["dtype"] for row in torch._C._dtype_table() if row["held"] and row["dtype"] is not C32]
pytestmark = pytest.mark.filterwarnings("ignore")


def some():
    return torch.tensor([[1 + 2j, 0.5], [2j, -1.5 + 1j]], dtype=C32)


# ---- Creation and conversion ---------------------------------------------------------------------


def test_factories():
    assert torch.chalf is C32 and torch.empty(2, 3, dtype=C32).shape == (2, 3)
    assert torch.zeros(2, dtype=C32).tolist() == [0, 0] and torch.ones(2, dtype=C32).tolist() == [1, 1]
    assert torch.full((2,), 1 - 2j, dtype=C32).tolist() == [1 - 2j] * 2
    assert torch.tensor([1, 2.5, True, 3j], dtype=C32).tolist() == [1, 2.5, 1, 3j]
    assert torch.ones_like(some()).dtype is C32 and torch.full_like(some(), 2j).tolist() == [[2j, 2j]] * 2
    assert some().new_zeros(2).dtype is C32 and torch.empty_like(some()).dtype is C32
    assert torch.empty(2, dtype=C32, device="meta").dtype is C32
    assert torch.eye(2, dtype=C32).tolist() == [[1, 0], [0, 1]]
    for name in ("linspace", "logspace"):
        with pytest.raises(NotImplementedError, match=f"\"{name}_cpu\" not implemented for 'ComplexHalf'"):
            getattr(torch, name)(0, 1, 3, dtype=C32)


def test_random_numbers():
    """The numbers that PyTorch draws with this seed."""
    torch.manual_seed(0)
    uniform = torch.rand(3, dtype=C32).cfloat()
    torch.manual_seed(0)
    normal = torch.randn(3, dtype=C32).cfloat()
    assert torch.allclose(uniform, torch.tensor([0.4963 + 0.7681j, 0.0885 + 0.1321j, 0.3074 + 0.6343j]), atol=4e-4)
    assert torch.allclose(normal, torch.tensor([1.0898 - 0.2075j, -1.5410 + 0.4019j, -0.7671 - 0.9888j]), atol=2e-3)


def test_numbers_that_do_not_fit():
    for write in (lambda: torch.full((1,), 1e10, dtype=C32), lambda: torch.zeros(1, dtype=C32).fill_(65505j)):
        with pytest.raises(RuntimeError, match="to type c10::complex<c10::Half> without overflow"):
            write()
    assert torch.tensor([1e10], dtype=C32).tolist() == [complex(math.inf, 0)]
    assert torch.full((1,), 65504 - 65504j, dtype=C32).item() == 65504 - 65504j


@pytest.mark.parametrize("other", OTHERS, ids=str)
def test_conversions(other):
    """Conversions from and to each other type go through complex64, for packed and for strided tensors."""
    numbers = torch.tensor([3, 1, 2, 0.5, 4, 8, 64, 100.0] * 200)
    given = numbers.to(other)
    assert given.to(C32).tolist() == given.to(torch.complex64).tolist()
    assert given[::3].to(C32).tolist() == given.to(C32)[::3].tolist()
    halves = torch.complex(numbers, numbers.flip(0) - 3).to(C32)
    assert halves.to(other).tolist() == halves.to(torch.complex64).to(other).tolist()
    target = torch.zeros(len(halves), 2).to(other)
    target[:, 1].copy_(halves)
    assert target[:, 1].tolist() == halves.to(other).tolist()


def test_rounding():
    exact = [1.0, 65504.0, 65519.0, 65520.0, 1e-8, 6e-8, 1 + 2**-11, 1 + 3 * 2**-11, -0.0, math.inf, -math.inf]
    expected = torch.tensor(exact).half()
    found = torch.complex(torch.tensor(exact), torch.tensor(exact[::-1])).to(C32)
    assert found.real.tolist() == expected.tolist() and found.imag.tolist() == expected.flip(0).tolist()
    assert found.dtype is C32 and torch.tensor([complex(math.nan, 1)], dtype=C32).real.isnan().all()
    assert torch.tensor([1 + 1j]).chalf().dtype is C32 and torch.tensor([2.0]).chalf().tolist() == [2]
    assert torch.complex(torch.ones(2).half(), torch.zeros(2).half() - 1).equal(torch.full((2,), 1 - 1j, dtype=C32))


# ---- Access --------------------------------------------------------------------------------------


def test_printing():
    assert repr(some()[0]) == "tensor([1.0000+2.j, 0.5000+0.j], dtype=torch.complex32)"
    assert repr(torch.tensor([1 + 2j, 3 - 1j], dtype=C32)) == "tensor([1.+2.j, 3.-1.j], dtype=torch.complex32)"
    assert some().type() == "torch.ComplexHalfTensor"


def test_elements():
    x = some()
    assert x[0, 0].item() == 1 + 2j and x.tolist() == [[1 + 2j, 0.5], [2j, -1.5 + 1j]]
    assert complex(x[1, 0]) == 2j and bool(x[0, 0]) and not torch.zeros((), dtype=C32)
    x[0] = 3 - 1j
    x[1, 1] = x[1, 0]
    assert x.tolist() == [[3 - 1j, 3 - 1j], [2j, 2j]]
    assert x[:, [1, 0]].tolist() == [[3 - 1j, 3 - 1j], [2j, 2j]] and x[x == 2j].tolist() == [2j, 2j]
    assert torch.cat([x[0], x[1, :1]]).tolist() == [3 - 1j, 3 - 1j, 2j]
    assert x.index_put((torch.tensor([0, 0]),), torch.tensor(1 + 0j).chalf(), accumulate=True)[0, 0].item() == 5 - 1j
    assert torch.zeros(3, dtype=C32).index_add(0, torch.tensor([0, 2, 0]), torch.tensor([1j, 2, 1]).chalf()).tolist() \
        == [1 + 1j, 0, 2]
    assert torch.tensor([0j, 1j, complex(-0.0, -0.0)], dtype=C32).nonzero().tolist() == [[1]]


def test_views():
    x = some()
    assert torch.view_as_real(x).dtype is torch.float16 and torch.view_as_real(x)[1, 1].tolist() == [-1.5, 1]
    assert torch.view_as_complex(torch.ones(2, 2).half()).tolist() == [1 + 1j] * 2
    assert torch.view_as_complex(torch.ones(2, 2).half()).dtype is C32
    assert x.real.tolist() == [[1, 0.5], [0, -1.5]] and x.imag.dtype is torch.float16
    x.imag[0, 0] = 7
    assert x[0, 0].item() == 1 + 7j and x.view(torch.float16).shape == (2, 4)
    assert x.view(torch.int32).view(C32).equal(x) and x.t()[1].tolist() == [0.5, -1.5 + 1j]
    assert x.conj().is_conj() and x.conj().tolist() == [[1 - 7j, 0.5], [-2j, -1.5 - 1j]]
    assert x.conj().imag.tolist() == [[-7, 0], [-2, -1]] and x.mH[0, 1].item() == -2j


def test_files_and_other_programs(tmp_path):
    x = some()
    stream = io.BytesIO()
    torch.save({"x": x}, stream)
    stream.seek(0)
    for read in (torch.load(stream)["x"], pickle.loads(pickle.dumps(x)), copy.deepcopy(x), torch.from_dlpack(x)):
        assert read.dtype is C32 and read.equal(x)
    assert x.untyped_storage().nbytes() == 16 and C32.itemsize == 4 and C32.is_complex and x.is_complex()
    with pytest.raises(TypeError, match="ComplexHalf|complex32"):
        x.numpy()


# ---- Types ---------------------------------------------------------------------------------------


def test_promotion():
    expected = {torch.float16: C32, torch.float32: torch.complex64, torch.float64: torch.complex128,
                torch.bfloat16: torch.complex64, torch.int64: C32, torch.bool: C32, torch.uint8: C32,
                torch.complex64: torch.complex64, torch.complex128: torch.complex128}
    for other, result in expected.items():
        assert torch.promote_types(C32, other) is result and torch.promote_types(other, C32) is result
        assert (some() * torch.ones(2, 2).to(other)).dtype is result
    half = torch.ones(2).half()
    assert torch.result_type(half, 1j) is C32 and (half * 1j).tolist() == [1j, 1j]
    assert (half == 1j).tolist() == [False, False] and torch.result_type(some(), 1.5) is C32
    assert torch.can_cast(C32, torch.complex64) and not torch.can_cast(C32, torch.float32)
    assert torch.can_cast(torch.complex64, C32) and C32.to_real() is torch.float16
    assert repr(torch.finfo(C32)) == repr(torch.finfo(torch.float16))
    with pytest.raises(TypeError, match="only floating-point types"):
        torch.set_default_dtype(C32)
    torch.set_default_dtype(torch.float16)
    try:
        assert torch.tensor([1j]).dtype is C32
    finally:
        torch.set_default_dtype(torch.float32)


def test_arithmetic():
    x = some()
    assert (x + x).tolist() == [[2 + 4j, 1], [4j, -3 + 2j]] and (x - 1).tolist() == [[2j, -0.5], [-1 + 2j, -2.5 + 1j]]
    assert (x * x).tolist() == [[-3 + 4j, 0.25], [-4, 1.25 - 3j]] and (-x)[1, 0].item() == -2j
    assert x.abs().dtype is torch.float16 and x.abs().tolist() == [[2.236328125, 0.5], [2, 1.802734375]]
    assert x.sgn()[0].tolist() == [0.447265625 + 0.89453125j, 1]
    assert x.norm().item() == 3.53515625 and (x == x.clone()).all() and torch.allclose(x, x.clone())
    assert torch.equal(x, x.clone()) and not torch.equal(x, x + 1) and x.sum().item() == 5j
    assert torch.addcmul(x, x, x).tolist() == [[-2 + 6j, 0.75], [-4 + 2j, -0.25 - 2j]]
    assert (x @ x).tolist() == (x.cfloat() @ x.cfloat()).tolist()
    assert (x @ x[0]).tolist() == [-2.75 + 4j, -4.75 + 2.5j] and x[0].dot(x[0]).item() == -2.75 + 4j
    assert torch.vdot(x[0], x[0]).item() == 5.25 and x.trace().item() == -0.5 + 3j
    x += 1j
    assert x[0].tolist() == [1 + 3j, 0.5 + 1j]


def test_gradients():
    x = some().requires_grad_()
    (x * 2j).abs().sum().backward()
    y = some().cfloat().requires_grad_()
    (y * 2j).abs().sum().backward()
    assert x.grad.dtype is C32 and torch.allclose(x.grad.cfloat(), y.grad, rtol=2e-3, atol=2e-3)


# ---- Every operator ------------------------------------------------------------------------------


def halved(value):
    if value is torch.complex64:
        return C32
    return value.to(C32) if isinstance(value, torch.Tensor) and value.dtype is torch.complex64 else value


def widened(value):
    """The same arguments in complex64, with the numbers that complex32 has."""
    if value is C32:
        return torch.complex64
    return value.to(torch.complex64) if isinstance(value, torch.Tensor) and value.dtype is C32 else value


def same(found, expected):
    if isinstance(expected, (float, complex)):
        return abs(found - expected) <= 0.01 * (1 + abs(expected))
    if not isinstance(expected, torch.Tensor):
        return found == expected or (found, expected) == (C32, torch.complex64)
    wide = {C32: torch.complex64, torch.float16: torch.float32}.get(found.dtype, found.dtype)
    wide = found.dtype if found.dtype is expected.dtype else wide  # a type that the operator names
    if wide is not expected.dtype or found.shape != expected.shape:
        return False
    if not (wide.is_floating_point or wide.is_complex):
        return found.tolist() == expected.tolist()
    found = found.to(wide)
    expected = expected.to(torch.complex32 if wide.is_complex else torch.float16).to(wide)
    finite = expected.isfinite()
    size = expected[finite].abs().max().item() if finite.any() else 1
    return torch.allclose(found[finite], expected[finite], rtol=0.02, atol=0.01 * (1 + size))


# Random numbers are drawn as for float16. Recurrent layers enlarge rounding errors near poles of tanh and sigmoid.
OTHER_NUMBERS = ("randn_like", "gru", "lstm", "rnn_")


def outcome(form, sample):
    """What is wrong with the call of an operator on complex32: "" nothing, None if it does not take complex64."""
    from catalogue_calls import arguments, operator_of, out_tensors, run
    if form.schema.name.startswith(OTHER_NUMBERS) or "view" in form.schema.name and form.schema.overload == "dtype":
        return None
    operator = operator_of(form.schema)
    try:
        outputs = out_tensors(form, sample, torch.complex64)
        given = arguments(form, sample, torch.complex64, outputs)
    except Exception:  # noqa: BLE001 - the sample does not support complex64
        return None
    given = {name: tree_map(halved, value) for name, value in given.items()}
    if not any(getattr(leaf, "dtype", leaf) is C32 for leaf in tree_leaves(given)):
        return None
    wide = {name: tree_map(widened, value) for name, value in given.items()}
    given.update((name, given[name].half()) for name, t in outputs.items() if t.dtype is torch.float32)
    expected, failed = run(lambda given: operator(**given), wide)
    found, error = run(lambda given: operator(**given), given)
    if error is not None:
        clear = isinstance(error, (NotImplementedError, RuntimeError, ValueError, IndexError, TypeError))
        clear = clear and (failed is not None or any(name in str(error) for name in ("Half", "complex32", "overflow")))
        return "" if clear else f"error: {error!r}"
    if failed is not None:
        return f"taken, but complex64: {failed!r}"
    found, expected = tree_leaves(found), tree_leaves(expected)
    agree = len(found) == len(expected) and all(map(same, found, expected))
    return "" if agree else f"results: {expected} but {found}"


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_every_operator_computes_or_refuses(part):
    pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
    from catalogue_calls import forms
    wrong, agreed = [], 0
    for form, sample in sampled([(form, sample) for form, listed in forms()[part::4] for sample in listed]):
        found = outcome(form, sample)
        agreed += found == ""
        if found:
            wrong.append(f"{form.schema.full_name}({sample}): {found}"[:400])
    assert not wrong, f"{len(wrong)} of {agreed + len(wrong)}:\n" + "\n".join(wrong[:40])
    assert agreed > 50
